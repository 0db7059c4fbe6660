"""Is a game told as players would, in chapters, and summed up without what is secret?"""

from pathlib import Path

import pytest

from gobelet.core.event import Played
from gobelet.core.record import read_event, read_record
from gobelet.core.setup import Setup, set_up
from gobelet.core.story import Chapter, Story
from gobelet.core.text import NOTHING, with_names
from gobelet.core.verbs import SPECTATOR
from gobelet.games import GAMES
from gobelet.table.table import Table
from gobelet.table.telling import headings, summed_up, told
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS, draws, opened, someone_answers

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ["Ada", "Béa", "Cid"]
A, B = 0, 1
FIVE = "roll d1=1 d2=1 d3=2 d4=3 d5=5"
SIX = "roll white=1 yellow=2 blue=3 green=4 orange=5 violet=6"

each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


def at_table(setup: Setup, lines: str) -> Table:
    return Table(setup, [read_event(setup.game, setup.seats, line) for line in lines.split("; ")])


def latest(table: Table) -> str:
    """What happened last, in words."""
    return told(table.game, table.events[-1], NAMES, str, table.told[-1].deed)


def chapters(table: Table) -> list[str]:
    return [str(with_names(text, NAMES)) for text in headings(table.told) if str(text)]


DUEL = set_up(GAMES["qwixx_duel"], 2)
ROLL = "roll white1=3 white2=4 red=1 yellow=2 green=3 blue=4"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (f"{ROLL}; A red7", "Ada: red 7"),
        (f"{ROLL}; A red7; A pass; {ROLL}; B red7", "Béa: captures red 7"),
        (f"{ROLL}; A red7; A pass; {ROLL}; B pass; B pass", "Béa: passes, a miss"),
        (f"{ROLL}; A red7; A pass; {ROLL}; B blue7; B pass; {ROLL}; A red7", "Ada: stacks on red 7"),
    ],
)
def test_a_pawn_is_told_with_what_it_did(lines: str, sentence: str) -> None:
    assert latest(at_table(DUEL, lines)) == sentence


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (f"{SIX}; A white yellow1a", "Ada: yellow 1 with the white die"),
        (f"{SIX}; A yellow yellow2a", "Ada: yellow 2"),
        (f"{SIX}; A orange orange1", "Ada: 5 on orange box 1"),
    ],
)
def test_a_mark_is_told_with_its_number(lines: str, sentence: str) -> None:
    assert latest(at_table(set_up(GAMES["tres_fute"], 2), lines)) == sentence


def test_a_bonus_is_told_where_it_is_won_and_where_it_is_used() -> None:
    record = read_record((RECORDS / "tres_fute/000.game").read_text("utf-8"), GAMES)
    table = Table(record.setup, record.events)
    names = ["A", "B", "C", "D"]
    lines = [
        told(table.game, event, names, str, deed) for event, (deed, _) in zip(table.events, table.told, strict=True)
    ]

    assert any("(brings " in line for line in lines)
    assert any(line.endswith(" by bonus") or " by bonus (" in line for line in lines)


def test_cards_are_told_with_what_became_of_them() -> None:
    setup = set_up(GAMES["objectif"], 2)
    table = at_table(setup, f"{FIVE}; A pair; B no_odd; A stop")

    assert latest(table) == "Ada: keeps the dice: Ada makes pair, Béa fails no odd"


def test_symbols_are_told_with_what_was_dropped() -> None:
    setup = set_up(GAMES["mosaix"], 2)
    table = at_table(setup, "roll d1=circle d2=circle d3=cross d4=triangle; A oa1 ob1 xc1 td1; A up4 a1")

    assert latest(table) == "Ada: writes 1 triangle, drops 3"


def test_a_log_is_in_chapters_by_round_and_turn() -> None:
    table = at_table(set_up(GAMES["objectif"], 2), f"{FIVE}; A pair; B joker; A stop; {FIVE}")

    assert chapters(table) == ["Round 1 of 10 · Ada is active", "Round 2 of 10 · Béa is active"]


def test_a_round_is_told_with_its_gift() -> None:
    table = at_table(set_up(GAMES["tres_fute"], 2), f"{SIX}; A pass")

    assert chapters(table) == ["Round 1 of 6: re-roll for everybody · Ada's turn"]


@pytest.mark.parametrize(("name", "seats"), [(name, seats) for name, game in GAMES.items() for seats in game.seats])
def test_every_room_says_why_a_game_ended_and_whose_turn_it_is(name: str, seats: int) -> None:
    setup = set_up(GAMES[name], seats)
    session, _ = opened(setup)
    chance = draws(11)
    turns = set()
    while someone_answers(session, chance):
        turns.add(session.table.told[-1].chapter.turn)

    assert str(session.game.story.chapter(session.table.state).round).startswith("The game is over")
    assert seats == 1 or len(turns) > 1


@each_setup
def test_chapters_tell_no_secret(setup: Setup) -> None:
    """They are the same, whoever looks."""
    session, _ = opened(setup)
    chance = draws(5)
    chapter, game = setup.game.story.chapter, setup.game
    for _ in range(60):
        someone_answers(session, chance)
        for seat in (*range(setup.seats), SPECTATOR):
            assert chapter(game.view(session.table.state, seat)) == chapter(session.table.state)


def summary(table: Table, seat: int) -> str:
    return summed_up(table.game, table.log_for(seat), table.told, seat, NAMES, str)


def test_the_latest_turn_of_everybody_else_is_summed_up() -> None:
    table = at_table(DUEL, f"{ROLL}; A red7; A pass; {ROLL}; B red7; B pass; {ROLL}; A blue7; A pass; {ROLL}")

    assert summary(table, A) == "Béa: captures red 7; passes"
    assert summary(table, B) == "Ada: blue 7; passes"
    assert summary(table, SPECTATOR) == "Béa: captures red 7; passes · Ada: blue 7; passes"


def test_what_is_sealed_is_not_summed_up() -> None:
    table = at_table(set_up(GAMES["objectif"], 2), f"{FIVE}; B joker")

    assert (summary(table, A), summary(table, SPECTATOR)) == ("", "")


def test_cards_are_summed_up_by_what_became_of_them_first() -> None:
    rerolls = "A d1 reroll; roll d1=2; A d1 reroll; roll d1=1"
    table = at_table(set_up(GAMES["objectif"], 2), f"{FIVE}; A pair; B joker; {rerolls}; {FIVE}")

    assert summary(table, A) == "Ada makes pair, Béa makes joker · Béa: lays joker"


def test_nothing_is_told_of_what_was_taken_back() -> None:
    table = at_table(DUEL, f"{ROLL}; A red7")
    table.undo([A])

    assert len(table.told) == len(table.events) == 1


def test_a_room_that_says_nothing_is_told_as_it_is_written() -> None:
    quiet: Story[object] = Story()

    assert quiet.chapter(object()) == Chapter(NOTHING, NOTHING)
    assert told(DUEL.game, Played(A, 0), NAMES, str, quiet.deed(object(), Played(A, 0), object())) == "Ada: red 2"
