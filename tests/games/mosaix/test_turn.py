"""How does a turn go? MX1 to MX3."""

import pytest

from gobelet.core.dice import outcomes
from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games.mosaix import GAME
from tests.games.mosaix.board import EMPTY, A, B, after, asked, drawn, position, rows, sayings

CENTRE = """
    .......
    .......
    .......
    ...{}...
    .......
    .......
    .......
"""
BORDER_OF_CORNERS = """
    .xtoxt.
    xotxoto
    otxoxox
    xotxoto
    otxoxox
    xotxoto
    .toxot.
"""  # only the corners are free: a square reaches one with a single die, and so does every other shape


@pytest.mark.parametrize(("seat", "sign"), list(enumerate("toxt")))
def test_mx1_a_symbol_is_printed_in_the_centre_of_every_grid(seat: int, sign: str) -> None:
    state = set_up(GAME, 4).start()

    assert drawn(state, seat) == rows(CENTRE.format(sign))


@pytest.mark.parametrize(("seat", "box", "sign"), [(0, "c4", "t"), (1, "e4", "o"), (2, "e5", "x"), (3, "c3", "t")])
def test_mx1_off_centre_every_grid_has_another_printed_box(seat: int, box: str, sign: str) -> None:
    state = set_up(GAME, 4, {"printed": "off_centre"}).start()

    row = drawn(state, seat).split()[int(box[1]) - 1]
    assert (row["abcdefg".index(box[0])], drawn(state, seat).count(".")) == (sign, 48)


def test_mx1_a_solo_player_has_the_grid_of_the_first_seat() -> None:
    state = set_up(GAME, 1).start()

    assert drawn(state, A) == rows(CENTRE.format("t"))


def test_mx1_all_symbols_are_equally_likely() -> None:
    state = set_up(GAME, 2).start()

    weights = dict(outcomes(GAME.possible(state), [die.kind for die in GAME.dice]))
    assert (weights[1, 1, 1, 1], weights[1, 1, 2, 2], weights[1, 1, 2, 3], sum(weights.values())) == (1, 6, 12, 3**4)


def test_mx2_the_first_seat_rolls_first() -> None:
    assert asked(after(position(EMPTY, EMPTY, EMPTY), "ooxt")) == "A"


def test_mx2_the_next_seat_rolls_next() -> None:
    state = after(position(EMPTY, EMPTY, EMPTY), "oooo, A oa1 ob1 oc1 od1, A up1 a1, B up1 a1, C up1 a1, ooxt")

    assert asked(state) == "B"


def test_mx2_after_the_last_seat_the_first_rolls_again() -> None:
    turn = "oooo, {} oa1 ob1 oc1 od1, A up1 a{}, B up1 a{}"
    state = after(position(EMPTY, EMPTY), f"{turn.format('A', 1, 1)}, {turn.format('B', 2, 2)}, ooxt")

    assert asked(state) == "A"


def test_mx2_the_order_of_the_dice_does_not_matter() -> None:
    assert sayings(after(position(EMPTY, EMPTY), "oxto"), A) == sayings(after(position(EMPTY, EMPTY), "toox"), A)


@pytest.mark.parametrize("laid", ["oa1 xb1 xc1 td1", "oa1 xb1 xa2 tb2", "oa1 tb1 xc1 xb2", "xb1 oc1 ta2 xb2"])
def test_mx2_any_die_may_lie_in_any_place(laid: str) -> None:
    assert laid in sayings(after(position(EMPTY, EMPTY), "oxxt"), A)


def test_mx2_mirror_images_are_different() -> None:
    offered = sayings(after(position(EMPTY, EMPTY), "oxxt"), A)

    assert {"oa1 xb1 xc1 ta2", "xa1 xb1 oc1 tc2"} <= set(offered)


def test_mx2_quarter_turns_are_the_same_formation() -> None:
    """Four in a row, read from either end, are one."""
    offered = sayings(after(position(EMPTY, EMPTY), "oxxt"), A)

    assert ("oa1 xb1 xc1 td1" in offered, "ta1 xb1 xc1 od1" in offered) == (True, False)


ONE_HOLE_FOR_FOUR = """
    xotxotx
    oxtoxto
    xotxotx
    t....xo
    xotxotx
    oxtoxto
    xotxotx
"""  # inside: nothing but four in a row can be written here


def test_mx2_the_roller_shows_what_they_can_write() -> None:
    state = after(position(ONE_HOLE_FOR_FOUR, EMPTY), "oooo")

    assert sayings(state, A) == ["oa1 ob1 oc1 od1"]


def test_mx2_what_the_others_can_write_does_not_matter() -> None:
    state = after(position(EMPTY, ONE_HOLE_FOR_FOUR), "oooo")

    assert len(sayings(state, A)) == 7


def test_mx2_with_the_option_the_roller_may_show_what_they_cannot_write() -> None:
    state = after(position(ONE_HOLE_FOR_FOUR, EMPTY, roller_must_write="no"), "oooo")

    assert len(sayings(state, A)) == 7


def test_mx2_the_option_is_not_for_a_solo_player() -> None:
    with pytest.raises(Refusal, match="roller_must_write must be yes"):
        set_up(GAME, 1, {"roller_must_write": "no"})


def test_mx2_a_corner_is_enough_for_every_shape() -> None:
    assert len(sayings(after(position(BORDER_OF_CORNERS, EMPTY), "oooo"), A)) == 7


def test_mx3_everybody_writes_the_roller_too() -> None:
    assert asked(after(position(EMPTY, EMPTY, EMPTY), "oooo, A oa1 ob1 oc1 od1")) == "ABC"


def test_mx3_they_write_in_any_order() -> None:
    shown = after(position(EMPTY, EMPTY), "oxxt, A oa1 xb1 xc1 td1")

    assert after(shown, "A up1 a1, B up1 a2") == after(shown, "B up1 a2, A up1 a1")


def test_mx3_contact_with_earlier_symbols_is_not_needed() -> None:
    state = after(position(CENTRE.format("t"), EMPTY), "oooo, A oa1 ob1 oa2 ob2")

    assert {"up1 a1", "up1 f6", "up1 c2"} <= set(sayings(state, A))


def test_mx3_what_one_seat_writes_has_no_effect_on_another() -> None:
    shown = after(position(EMPTY, EMPTY), "oxxt, A oa1 xb1 xc1 td1")

    assert sayings(after(shown, "A up1 a1"), B) == sayings(shown, B)


def test_mx3_all_must_have_written_before_the_next_roll() -> None:
    state = after(position(EMPTY, EMPTY), "oooo, A oa1 ob1 oc1 od1, B up1 a1")

    assert asked(state) == "A"


def test_a_position_is_not_changed_by_asking() -> None:
    state = after(position(EMPTY, EMPTY), "oooo, A oa1 ob1 oc1 od1")
    before = copy_of(state)
    sayings(state, A)

    assert state == before
