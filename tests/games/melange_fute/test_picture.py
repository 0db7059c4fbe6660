"""Does the picture show what a player has to see?"""

from gobelet.core.picture import Box, Mark
from gobelet.games.melange_fute import GAME
from gobelet.games.melange_fute.state import State
from tests.games.melange_fute.table import after, table


def box(state: State, id: str, seat: int = 0) -> Box:
    return GAME.look.picture(state, seat).box(id)


def test_mf10_the_top_row_says_what_must_not_be_reached() -> None:
    state = table("A yellow  5 3 / 1 / 6")

    assert [str(box(state, id).label) for id in ("top2", "top3", "top4", "middle2", "bottom2")] == [
        "3", "<3", "<", "−", "+",
    ]  # fmt: skip


def test_mf10_after_a_one_the_top_row_and_its_bonuses_are_lost() -> None:
    state = table("A yellow  5 1 / 2 / 3")

    assert [box(state, id).mark for id in ("top2", "top3", "yellow-bonus3")] == [Mark.DONE, Mark.LOST, Mark.LOST]


def test_mf10_a_complete_column_is_strung_and_its_points_stand_out() -> None:
    state = table("A yellow  5 3 / 1 / 6")

    assert [box(state, f"yellow-column{n}").mark for n in (1, 2)] == [Mark.DONE, Mark.OPEN]
    assert [box(state, f"yellow-star{n}").mark for n in (1, 2)] == [Mark.DONE, Mark.PRINTED]


def test_mf11_boxes_ticked_from_the_start_are_printed() -> None:
    assert box(table(), "blueprinted1").mark == Mark.PRINTED


def test_mf12_a_full_pair_shows_left_less_right() -> None:
    state = table("A green   12 3 / 2 8 / 8 _")

    assert [str(box(state, f"green-star{pair}").label) for pair in (1, 2, 3)] == ["9", "−6", "–"]


def test_mf13_skipped_boxes_and_the_bonuses_beside_them_are_lost() -> None:
    state = table("A orange  1 2 5")

    assert [box(state, f"orange{n}").mark for n in (2, 3, 6)] == [Mark.DONE, Mark.LOST, Mark.OPEN]
    assert [box(state, f"orange-bonus{n}").mark for n in (1, 2, 5)] == [Mark.DONE, Mark.LOST, Mark.OPEN]


def test_mf14_high_violet_numbers_show_their_extra_points() -> None:
    state = table("A violet  4 7 11 15 20")

    assert [str(box(state, f"violet{n}").note) for n in range(1, 6)] == ["", "+1", "+2", "+3", "+4"]


def test_mf20_each_bar_can_be_pointed_at() -> None:
    ids = {box.id for box in GAME.look.picture(table("A owes    mix"), 0).boxes}

    assert {"polish", "takeback", "joker", "joker1", "joker2", "joker3"} <= ids


def test_mf23_jokers_are_used_in_any_order() -> None:
    state = table("A has     3 jokers\nA used    joker2")

    assert [box(state, f"joker{n}").mark for n in (1, 2, 3)] == [Mark.OPEN, Mark.LOST, Mark.OPEN]
    assert [str(box(state, f"joker{n}").label) for n in (1, 2, 3)] == ["5", "6", "?"]


def test_mf25_a_changed_die_is_not_turned_but_said() -> None:
    state = table("""
        turn      A chooses, roll 1
        rolled    white2 yellow3 blue4 green1 orange6 violet5
        A has     1 joker
    """)
    changed = after(state, "A yellow joker1 change")

    assert str(box(changed, "yellow").label) == "3"
    assert str(box(changed, "changed").label) == "the yellow die counts as 5"
