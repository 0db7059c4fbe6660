"""Is a record read back to the letter, and a damaged one refused?"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.record import read_record, write_record
from gobelet.core.refusal import Refusal
from gobelet.core.replay import replay
from gobelet.games import GAMES
from tests.games.qwixx_duel.board import SETUP

TWO_GAMES = {name: GAMES[name] for name in ("qwixx_duel", "objectif")}
ROLL = "roll white1=4 white2=1 red=2 yellow=3 green=3 blue=6"
SWAPPED = "roll white2=1 white1=4 red=2 yellow=3 green=3 blue=6"
FIVES = "red5, yellow5, green5, blue5, pass"
SCORE = "score A=-9 B=-9 winners=AB"
CRLF = "the line ends with a carriage return; only a line feed may end it."
END = "the record should end here, with a line break after its last line."
MISSES = """\
roll white1=6 white2=6 red=6 yellow=6 green=6 blue=6
A pass
A pass
roll white1=1 white2=1 red=1 yellow=1 green=1 blue=1
B pass
B pass
"""
GAME = f"""\
gobelet record 1
game qwixx_duel
version 1
seats 2

roll white1=4 white2=1 red=2 yellow=3 green=3 blue=6
A yellow5
A blue10
roll white1=2 white2=3 red=1 yellow=1 green=1 blue=1
B yellow5
B pass
{MISSES}{MISSES}
score A=-9 B=-9 winners=AB
"""
OBJECTIF = """\
gobelet record 1
game objectif
version 1
seats 2
option rounds equal
option packs 1

"""


def refused(text: str) -> str:
    with pytest.raises(Refusal) as refusal:
        read_record(text, TWO_GAMES)
    return str(refusal.value)


def written_again(text: str) -> str:
    record = read_record(text, GAMES)
    return write_record(record.setup, record.events, record.state)


def proper(text: str) -> bool:
    try:
        read_record(text, GAMES)
    except Refusal as refusal:
        assert str(refusal).startswith("Line ")
        return False
    return True


def test_a_game_is_read_back_to_the_letter() -> None:
    assert written_again(GAME) == GAME


def test_the_state_is_the_one_after_the_last_event() -> None:
    record = read_record(GAME, GAMES)

    assert record.state == replay(record.setup, record.events)


def test_a_game_that_goes_on_has_no_closing_line() -> None:
    begun = GAME[: GAME.index("B yellow5")]

    assert written_again(begun) == begun


def test_a_game_without_events_is_a_record_too() -> None:
    assert written_again(write_record(SETUP, [], SETUP.start())) == write_record(SETUP, [], SETUP.start())


def test_options_are_read_back_to_the_letter() -> None:
    assert written_again(OBJECTIF) == OBJECTIF


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("gobelet record 1", "gobelet record 2", "Line 1: expected 'gobelet record 1', found 'gobelet record 2'."),
        ("game qwixx_duel\nversion 1", "version 1\ngame qwixx_duel", "Line 2: expected 'game ...', found 'version 1'."),
        ("qwixx_duel", "qwixx", "Line 2: there is no game 'qwixx'; the games are qwixx_duel or objectif."),
        ("version 1", "version 9", "Line 3: the record was written by version '9' of the rules, this is version 1."),
        ("version 1", "version 01", "Line 3: the record was written by version '01' of the rules, this is version 1."),
        ("seats 2", "seats two", "Line 4: Qwixx Duel cannot have 'two' seats, only 2."),
        ("seats 2", "seats 3", "Line 4: Qwixx Duel cannot have '3' seats, only 2."),
        ("seats 2\n", "seats 2\noption packs 1\n", "Line 5: expected an empty line, found 'option packs 1'."),
        ("seats 2\n\n", "seats 2\n", f"Line 5: expected an empty line, found '{ROLL}'."),
        ("white1=4", "pink=4", "Line 6: 'pink=4' is no die; the dice are white1, white2, red, yellow, green or blue."),
        ("white1=4", "white1=7", "Line 6: Die white1 cannot show '7'; its faces are 1, 2, 3, 4, 5 or 6."),
        ("white1=4", "white1", "Line 6: Die white1 cannot show ''; its faces are 1, 2, 3, 4, 5 or 6."),
        ("white1=4 ", "white1=4 white1=4 ", "Line 6: Die white1 stands there twice."),
        ("white1=4 ", "", "Line 6: Die white1 must be rolled too and show 1, 2, 3, 4, 5 or 6."),
        (ROLL, SWAPPED, f"Line 6: this must be written '{ROLL}', found '{SWAPPED}'."),
        ("A yellow5", "A yellow6", f"Line 7: Seat A may not play 'yellow6' now; legal: {FIVES}."),
        ("A yellow5", "A yellow99", "Line 7: 'yellow99' is no move of Qwixx Duel."),
        ("A yellow5", "A  yellow5", "Line 7: ' yellow5' is no move of Qwixx Duel."),
        ("A yellow5", "A", "Line 7: '' is no move of Qwixx Duel."),
        ("A yellow5", "A ...", "Line 7: '...' is no move of Qwixx Duel."),
        ("A yellow5", "C yellow5", "Line 7: 'C' is no seat; the seats are A or B."),
        ("A yellow5", "B yellow5", "Line 7: It is seat A's turn, not B's."),
        ("A yellow5\nA blue10", "A blue10\nA yellow5", f"Line 7: Seat A may not play 'blue10' now; legal: {FIVES}."),
        ("A blue10\n", "", "Line 8: No dice are owed: seat A must choose first."),
        ("B pass\n\n", "B pass\nA pass\n\n", "Line 24: The game is over: nothing can be played."),
        ("A=-9", "A=-8", f"Line 25: expected '{SCORE}', found 'score A=-8 B=-9 winners=AB'."),
        ("winners=AB", "winners=A", f"Line 25: expected '{SCORE}', found 'score A=-9 B=-9 winners=A'."),
        (f"\n{SCORE}\n", "", f"Line 25: expected '{SCORE}', found ''."),
        ("winners=AB\n", "winners=AB", f"Line 26: {END}"),
        ("winners=AB\n", "winners=AB\n\n", f"Line 26: {END}"),
        ("winners=AB\n", "winners=AB\nmore\n", f"Line 26: {END}"),
        ("A blue10\n", "\nA blue10\n", f"Line 8: {END}"),
        ("\n", "\r\n", f"Line 1: {CRLF}"),
        ("A yellow5\n", "A yellow5\r\n", f"Line 7: {CRLF}"),
        ("A yellow5", f"A {'y' * 1000}", "Line 7: the line is too long for a record."),
    ],
)  # fmt: skip
def test_a_damaged_record_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert refused(GAME.replace(old, new)) == reason


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("option rounds equal\n", "", "Line 5: expected option 'rounds', found 'packs'."),
        ("option packs 1\n", "", "Line 6: expected 'option ...', found ''."),
        ("packs 1", "packs 3", "Line 6: Option packs cannot be '3'; it is 1 or 2."),
        ("seats 2\noption rounds equal\noption packs 1", "seats 3\noption rounds equal\noption packs 2",
         "Line 6: Two packs are for two players only; with 3 seats, packs must be 1."),
    ],
)  # fmt: skip
def test_damaged_options_are_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    assert refused(OBJECTIF.replace(old, new)) == reason


def test_an_empty_file_is_refused() -> None:
    assert refused("") == "Line 1: expected 'gobelet record 1', found ''."


def test_a_record_cut_short_is_refused_unless_the_game_goes_on_after_a_whole_line() -> None:
    whole_lines = {length for length in range(len(GAME)) if GAME[:length].endswith("\n")}
    goes_on = range(GAME.index("roll"), GAME.rindex("B pass") + 1)

    assert {length for length in range(len(GAME)) if proper(GAME[:length])} == whole_lines & set(goes_on)


@given(st.integers(0, len(GAME)), st.integers(0, 3), st.text(alphabet="ABroedw15=- \n\r", max_size=3))
def test_damage_is_refused_or_makes_another_proper_record(place: int, lost: int, put: str) -> None:
    damaged = GAME[:place] + put + GAME[place + lost :]

    assert not proper(damaged) or written_again(damaged) == damaged
