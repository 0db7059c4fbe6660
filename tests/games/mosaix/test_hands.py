"""How are dice laid by hand, and what is said by that?"""

from collections import Counter

import pytest

from gobelet.core.question import Hand
from gobelet.core.saying import tokens
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.state import State
from tests.games.mosaix.board import EMPTY, A, B, after, position

NEARLY_FULL = """
    ooxxoox
    ooxxoox
    xxooxxo
    xxooxxo
    ooxxoox
    ooxx...
    xxoo.xo
"""


def hand(state: State, seat: int) -> Hand:
    found = GAME.look.question(state, seat).hand
    assert found
    return found


def said(story: str, saying: str) -> tuple[str, ...]:
    return GAME.notation.moves_in(after(position(EMPTY, EMPTY), story), A, saying)


def test_mx2_the_rolled_dice_are_laid() -> None:
    assert hand(after(position(EMPTY, EMPTY), "oxxt"), A).pieces == (
        ("die1", "o"), ("die2", "x"), ("die3", "x"), ("die4", "t"),
    )  # fmt: skip


def test_mx2_every_shape_has_a_spot_on_the_board_and_in_the_grid() -> None:
    spots = hand(after(position(EMPTY, EMPTY), "oxxt"), A).spots

    assert {"lay-a1 lay-b1 lay-c1 lay-d1", "lay-b1 lay-c1 lay-b2 lay-c2", "a4 a5 a6 a7", "f6 g6 f7 g7"} <= set(spots)
    assert Counter(frozenset(tokens(spot)) for spot in spots).most_common(1)[0][1] == 1  # each of them once


def test_mx5_in_the_grid_only_free_boxes_are_offered() -> None:
    spots = hand(after(position(NEARLY_FULL, EMPTY), "oxxt"), A).spots

    assert [spot for spot in spots if "lay" not in spot] == ["e6 f6 g6 e7"]


def test_mx2_who_does_not_roll_lays_nothing() -> None:
    assert GAME.look.question(after(position(EMPTY, EMPTY), "oxxt"), B).hand is None


def test_what_lies_on_the_board_is_shown_and_nothing_else() -> None:
    assert said("oxxt", "x:lay-c2 o:lay-b1 x:lay-b2 t:lay-d2") == ("ob1 xb2 xc2 td2",)


def test_what_lies_in_the_grid_is_shown_and_written() -> None:
    state = after(position(EMPTY, EMPTY), "oxxt")
    shown, written = GAME.notation.moves_in(state, A, "o:b3 x:b4 x:b5 t:c4")
    drawing = GAME.look.picture(after(state, f"A {shown}, A {written}"), A)

    assert [str(drawing.box(box).title) for box in ("b3", "b4", "b5", "c4")] == [
        "b3: circle", "b4: cross", "b5: cross", "c4: triangle",
    ]  # fmt: skip


def alone(story: str, left: int = 8) -> State:
    state = after(position(EMPTY), story)
    state.scale = left
    return state


def test_mx9_alone_dice_may_be_left_out_at_the_edge() -> None:
    found = hand(alone("oxxt"), A)

    assert {"a1", "a1 a2", "a1 b1 c1"} <= set(found.spots)
    assert "b2 c2 d2" not in found.spots
    assert [str(text) for text in found.left] == ["drops 1 symbol", "drops 2 symbols", "drops 3 symbols"]


@pytest.mark.parametrize(("left", "fewest"), [(8, 1), (3, 1), (2, 2), (1, 3), (0, 4)])
def test_mx9_as_many_as_boxes_of_the_scale_are_left(left: int, fewest: int) -> None:
    assert min(len(tokens(spot)) for spot in hand(alone("oxxt", left), A).spots) == fewest


def test_with_others_all_dice_are_laid_for_they_copy_the_formation() -> None:
    found = hand(after(position(EMPTY, EMPTY), "oxxt"), A)

    assert (min(len(tokens(spot)) for spot in found.spots), found.left) == (4, ())


@pytest.mark.parametrize(("story", "letters"), [("oxxt", "oxxt"), ("ooxt", "oxot"), ("tttt", "tttt")])
def test_mx9_whatever_is_left_out_at_the_edge_can_be_shown_and_written(story: str, letters: str) -> None:
    """Every spot that is offered, with the dice in some order: so many symbols are written, the others dropped."""
    state = alone(story)
    for spot in hand(state, A).spots:
        boxes = tokens(spot)
        if len(boxes) == 4:
            continue
        saying = " ".join(f"{letter}:{box}" for letter, box in zip(letters, boxes, strict=False))
        shown, written = GAME.notation.moves_in(state, A, saying)
        laid = after(state, f"A {shown}")
        drawing, later = GAME.look.picture, after(laid, f"A {GAME.notation.write(GAME.spellings(laid, A)[written])}")

        names = {"o": "circle", "x": "cross", "t": "triangle"}
        assert [str(drawing(later, A).box(box).title) for box in boxes] == [
            f"{box}: {names[letter]}" for letter, box in zip(letters, boxes, strict=False)
        ]
        assert later.scale == 4 + len(boxes)


@pytest.mark.parametrize("saying", ["o:b2 x:c2 x:d2", "o:a1 o:a2 x:a3", "o:a1 x:a3"])
def test_mx9_what_cannot_hang_over_the_edge_stays_as_it_was_said(saying: str) -> None:
    assert GAME.notation.moves_in(alone("oxxt"), A, saying) == (saying,)


@pytest.mark.parametrize(
    "saying",
    ["o:a1 x:a2 x:a3 t:a5", "o:a1 x:a2 x:a3 t:lay-a1", "o:a1 x:a2 x:a3", "o:a1 x:a1 x:a2 t:a3", "q:a1 x:a2 x:a3 t:a4",
     "o:h9 x:a2 x:a3 t:a4", "stop", ""],
)  # fmt: skip
def test_what_is_no_formation_stays_as_it_was_said(saying: str) -> None:
    assert said("oxxt", saying) == (saying,)


def test_mx4_a_formation_is_carried_in_four_turns_each_die_at_the_same_place() -> None:
    state = after(position(EMPTY, EMPTY), "oxxt, A oa1 xb1 xc1 td1")
    ghosts = hand(state, B).ghosts
    symbols = [[str(GAME.look.picture(state, B).box(grip).title).partition(",")[0] for grip in each] for each in ghosts]

    assert ghosts[2] == ("down4", "down3", "down2", "down1")
    assert symbols == [["circle", "cross", "cross", "triangle"]] * 4
