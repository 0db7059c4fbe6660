"""Does the picture show what a player has to see?"""

import pytest

from gobelet.core.glyph import CROSS
from gobelet.core.picture import Box, Mark, Shape
from gobelet.core.verbs import SPECTATOR
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.picture.glyphs import NOW
from tests.games.tres_fute.table import begun, table


def box(state: State, id: str, seat: int = 0) -> Box:
    return GAME.look.picture(state, seat).box(id)


def test_tf1_rounds_that_are_not_played_with_so_many_are_out() -> None:
    state = begun(seats=4)

    assert [box(state, f"round{number}").mark for number in (4, 5, 6)] == [Mark.OPEN, Mark.LOST, Mark.LOST]


def test_tf3_past_rounds_are_struck_and_the_current_one_is_marked() -> None:
    state = table("round     2")

    assert [box(state, f"round{number}").glyph for number in (1, 2, 3)] == [CROSS, NOW, None]


@pytest.mark.parametrize(("edition", "symbols"), [("new", ["?", "?", "4", "?"]), ("original", ["X", "6", "4", "X6"])])
def test_tf40_each_edition_prints_its_own_symbols(edition: str, symbols: list[str]) -> None:
    state = table("", edition)
    shown = [box(state, id) for id in ("yellow-bonus1", "blue-bonus-column3", "yellow-bonus2", "round4-bonus")]

    assert [str(bonus.label) for bonus in shown] == symbols


def test_tf41_a_complete_row_is_strung_and_its_bonus_received() -> None:
    state = table("A yellow  3a 6a 5a")

    assert [box(state, "yellow-row1").mark, box(state, "yellow-bonus1").mark] == [Mark.DONE, Mark.DONE]
    assert [box(state, "yellow-row2").mark, box(state, "yellow-bonus2").mark] == [Mark.OPEN, Mark.OPEN]


def test_tf41_the_points_of_a_complete_column_stand_out() -> None:
    state = table("A yellow  3a 2a 1b")

    assert [box(state, f"yellow-star{column}").mark for column in (1, 2)] == [Mark.DONE, Mark.PRINTED]
    assert str(box(state, "yellow-points").label) == "10"


def test_tf42_the_number_of_blue_boxes_that_was_reached_stands_out() -> None:
    state = table("A blue    2 3 4")

    assert [n for n in range(1, 12) if box(state, f"blue-star{n}").mark == Mark.DONE] == [3]


def test_tf44_an_orange_box_shows_its_factor_and_then_what_is_written() -> None:
    state = table("A orange  5 2 3 12")

    assert [str(box(state, id).label) for id in ("orange3", "orange4", "orange7", "orange8")] == ["3", "12", "×2", ""]


def test_tf45_the_next_violet_box_says_what_must_be_exceeded() -> None:
    state = table("A violet  2 5")

    assert [str(box(state, f"violet{number}").label) for number in (2, 3, 4)] == ["5", ">5", ">"]


def test_tf45_after_a_six_anything_fits() -> None:
    assert str(box(table("A violet  6"), "violet2").label) == ""


def test_tf46_actions_are_locked_unlocked_or_used() -> None:
    state = table("A has     2 rerolls")
    state.players[0].rerolls_used = 1

    assert [box(state, f"rerolls{n}").mark for n in (1, 2, 3)] == [Mark.LOST, Mark.OPEN, Mark.PRINTED]


def test_tf11_dice_lie_where_they_were_laid() -> None:
    state = table("""
        turn      A chooses, roll 2
        rolled    yellow3 green4
        slots     white5
        platter   blue1 violet2 orange1
    """)
    titles = [str(box(state, die).title) for die in ("yellow", "white", "blue")]

    assert titles == ["yellow die: 3, rolled", "white die: 5, on a slot", "blue die: 1, on the platter"]


def test_tf40_bonuses_that_are_due_are_shown_with_their_number() -> None:
    state = table("A owes    blue blue violet")

    assert [str(box(state, id).title) for id in ("due1", "due2")] == ["bonus: blue ?", "bonus: violet ?"]
    assert str(box(state, "due1").note) == "2"


def test_a_spectator_sees_the_sheet_of_the_active_player() -> None:
    state = table("turn      B rolls 1\nA blue    2\nB blue    3")

    assert box(state, "blue3", SPECTATOR).mark == Mark.DONE
    assert box(state, "blue2", SPECTATOR).mark == Mark.OPEN


def test_every_player_has_a_line_with_points_and_actions() -> None:
    state = table("seats     3\nC orange  6 5\nC has     2 rerolls, 1 extra, 1 fox")
    shown = ("c-orange", "c-foxes", "c-rerolls", "c-extras", "c-total")

    assert [str(box(state, id).label) for id in shown] == ["11", "1: 0", "2", "1", "11"]
    assert box(state, "c-total").shape == Shape.STAR
