"""Can a whole game be played in a terminal?"""

from pathlib import Path

import pytest

from gobelet.core.game import Over
from gobelet.games import GAMES
from gobelet.table.file import load
from tests.terminal.piped import Shell

DUEL = ("play", "qwixx_duel", "--seats", "me,random", "--seed", "7")
PASSING = "pass\npass\n\n" * 9  # two actions, and Enter to roll


def test_a_game_goes_to_its_end_and_shows_score_and_winner(shell: Shell) -> None:
    ran = shell(*DUEL, typed=PASSING)

    assert ran.code == 0
    assert "misses" in ran.shown
    assert ran.shown.endswith("The game is over: B wins by 7 to −20 points.\n")


def test_ob10_the_end_says_who_wins_a_tie(shell: Shell) -> None:
    turns = ("11234", "", "joker", "", "pair", "", "stop", "")
    chosen = ("play", "objectif", "--seats", "me,me", "--option", "rounds=1", "--dice", "typed")
    ran = shell(*chosen, typed="\n".join(turns) + "\n")

    assert ran.shown.endswith("The game is over: A wins with 1 point, tied but active last.\n")


def test_the_same_seed_gives_the_same_game(shell: Shell) -> None:
    assert shell(*DUEL, typed=PASSING).shown == shell(*DUEL, typed=PASSING).shown


def test_other_seeds_give_other_games(shell: Shell) -> None:
    assert shell(*DUEL, typed=PASSING).shown != shell(*DUEL[:-1], "8", typed=PASSING).shown


def test_the_question_and_all_it_allows_are_shown(shell: Shell) -> None:
    shown = shell(*DUEL, typed="quit\n").shown

    assert "Action 1: the white dice make 12." in shown
    assert all(word in shown for word in ("green12", "blue12", "pass"))


def test_an_illegal_saying_is_answered_with_what_would_be_legal(shell: Shell) -> None:
    shown = shell(*DUEL, typed="red7\nquit\n").shown

    assert "'red7' is not possible now; it may be 'green12', 'blue12' or 'pass'." in shown


def test_enter_says_the_only_thing_that_can_be_said(shell: Shell) -> None:
    """A's pawns on 2 stand behind B's on 7, so another 2 can be used nowhere."""
    turns = ("111111", "red2", "yellow2", "344444", "red7", "yellow7", "111111", "", "quit")
    shown = shell("play", "qwixx_duel", "--seats", "me,me", "--dice", "typed", typed="\n".join(turns) + "\n").shown

    assert "Only one move: press Enter." in shown
    assert "A: pass" in shown


def test_undo_asks_again(shell: Shell) -> None:
    shown = shell(*DUEL, typed="green12\nundo\nquit\n").shown

    assert shown.count("Action 1: the white dice make 12.") == 2
    assert "Taken back." in shown


def test_undo_is_still_possible_before_dice_are_rolled(shell: Shell) -> None:
    shown = shell(*DUEL, typed="pass\npass\nundo\nquit\n").shown

    assert shown.count("Action 2:") == 2


def test_undo_stops_at_the_dice(shell: Shell) -> None:
    assert "Nothing can be taken back" in shell(*DUEL, typed="undo\nquit\n").shown


def test_help_says_what_the_decision_is_about(shell: Shell) -> None:
    shown = shell(*DUEL, typed="help\nquit\n").shown

    assert str(GAMES["qwixx_duel"].look.guides["action_1"]) in shown


def test_help_explains_and_asks_again(shell: Shell) -> None:
    shown = shell(*DUEL, typed="help\nquit\n").shown

    assert "docs/rules/qwixx_duel.md" in shown
    assert shown.count("Action 1: the white dice make 12.") == 2


def test_input_that_ends_is_said_and_is_an_error(shell: Shell) -> None:
    ran = shell(*DUEL, typed="pass\n")

    assert (ran.code, ran.refused) == (2, "The input ended before the game did.\n")


def test_real_dice_are_typed_in(shell: Shell) -> None:
    shown = shell(*DUEL, "--dice", "typed", typed="1 2 3\n123456\nquit\n").shown

    assert "6 faces are needed" in shown
    assert "Action 1: the white dice make 3." in shown


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_bots_play_among_themselves(shell: Shell, tmp_path: Path, name: str, seats: int) -> None:
    file = tmp_path / "bots.game"
    bots = ",".join(["random"] * seats)
    ran = shell("play", name, "--seats", bots, "--seed", "3", "--record", str(file))
    record = load(file, GAMES)

    assert ran.code == 0
    assert isinstance(GAMES[name].turn(record.state), Over)


def test_the_record_is_complete_after_every_event(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "duel.game"
    shell(*DUEL, "--record", str(file), typed="green12\n")

    assert file.read_text("utf-8").endswith("\nA green12\n")


def test_a_kept_game_goes_on_with_the_same_dice(shell: Shell, tmp_path: Path) -> None:
    halves, whole = tmp_path / "halves.game", tmp_path / "whole.game"
    shell(*DUEL, "--record", str(whole), typed=PASSING)
    shell(*DUEL, "--record", str(halves), typed="pass\npass\n\npass\n")
    shell("play", *DUEL[2:], "--record", str(halves), typed="pass\n\n" + PASSING)

    assert halves.read_text("utf-8") == whole.read_text("utf-8")


def test_a_game_that_is_over_is_never_overwritten(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "duel.game"
    shell(*DUEL, "--record", str(file), typed=PASSING)
    before = file.read_bytes()
    ran = shell(*DUEL, "--record", str(file), typed=PASSING)

    assert (ran.code, file.read_bytes()) == (2, before)
    assert "is over" in ran.refused


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("play", "objectif"), "holds a game of Qwixx Duel"),
        (("play", "--seats", "me,me,me"), "has 2 seats, not 3"),
        (("play", "--option", "rounds=3"), "was not begun with rounds=3"),
    ],
)
def test_a_kept_game_is_not_taken_for_another(
    shell: Shell, tmp_path: Path, arguments: tuple[str, ...], reason: str
) -> None:
    file = tmp_path / "duel.game"
    shell(*DUEL, "--record", str(file), typed="pass\n")
    before = file.read_bytes()
    ran = shell(*arguments, "--record", str(file))

    assert (ran.code, file.read_bytes()) == (2, before)
    assert reason in ran.refused


def test_going_on_does_not_ask_again_who_sits_where(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "duel.game"
    shell(*DUEL, "--record", str(file), typed="pass\n")
    ran = shell("play", "--record", str(file), typed="quit\n")

    assert "The seats are as before: A: me, B: random." in ran.shown
    assert "Who takes each seat?" not in ran.shown


def test_other_seats_may_be_named_when_going_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "duel.game"
    shell(*DUEL, "--record", str(file), typed="pass\n")
    shell("play", "--seats", "random,me", "--record", str(file), typed="quit\n")

    assert (tmp_path / "duel.game.seats").read_text() == "random,me\n"


def test_a_file_of_seats_that_makes_no_sense_is_left_alone_and_the_seats_are_asked_for(
    shell: Shell, tmp_path: Path
) -> None:
    file, beside = tmp_path / "duel.game", tmp_path / "duel.game.seats"
    beside.write_text("my notes")
    shell(*DUEL, "--record", str(file), typed="pass\n")
    ran = shell("play", "--record", str(file), typed="quit\n")

    assert "Who takes each seat?" in ran.shown
    assert beside.read_text() == "my notes"


def test_the_seats_go_when_the_game_is_over(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "bots.game"
    shell("play", "qwixx_duel", "--seats", "random,random", "--seed", "3", "--record", str(file))

    assert [each.name for each in tmp_path.iterdir()] == ["bots.game"]
