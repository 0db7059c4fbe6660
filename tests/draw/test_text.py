"""Does the terminal say the same, also with colours switched off?"""

import pytest
from hypothesis import given

from gobelet.core.glyph import REROLL, Glyph, dice
from gobelet.core.picture import Box, Mark, Picture, Shape, panel
from gobelet.core.saying import lit
from gobelet.core.text import say
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.text import text
from tests.positions import Moment, positions

STACK, TARGET, SYMBOL = Glyph("stack", "B"), Glyph("target", "▽"), Glyph("cross", "×", kind="symbol")


def written(*boxes: Box, lit: tuple[str, ...] = (), fresh: tuple[str, ...] = ()) -> list[str]:
    return [line.rstrip() for line in text(Picture(8, 4, (boxes,)), lit, fresh).splitlines()]


def test_boxes_on_one_level_share_a_line() -> None:
    assert written(Box("a", 0, 0, label=say("9")), Box("b", 2, 0.1, label=say("10"))) == ["  9          10"]


def test_a_lit_box_stands_in_brackets() -> None:
    assert written(Box("a", 0, 0, label=say("9")), lit=("a",)) == [" [9]"]


def test_a_fresh_box_has_an_asterisk() -> None:
    assert written(Box("a", 0, 0, label=say("9")), fresh=("a",)) == ["  9*"]


def test_a_lost_box_is_struck_out_with_a_tilde() -> None:
    assert written(Box("a", 0, 0, label=say("9"), mark=Mark.LOST)) == ["  ~9"]


@pytest.mark.parametrize(
    ("ink", "sign"), [("white", "○"), ("red", "♥"), ("yellow", "★"), ("green", "▲"), ("blue", "●"), ("violet", "◆")]
)
def test_a_die_shows_the_sign_of_its_colour(ink: str, sign: str) -> None:
    assert written(Box("d", 0, 0, label=say("4"), shape=Shape.DIE, ink=ink)) == [f"  {sign}4"]


def test_a_stack_shows_owner_number_and_height() -> None:
    assert written(Box("a", 0, 0, label=say("9"), glyph=STACK, note=say("3"), mark=Mark.DONE)) == [" B9³"]


def test_a_badge_is_written_before_what_it_lies_on() -> None:
    badge = Box("b", 0, 0, 0.4, 0.4, glyph=TARGET, shape=Shape.DISC)

    assert written(Box("a", 0, 0, label=say("9")), badge) == ["  ▽9"]


def test_a_bonus_shows_its_colour_and_whether_it_was_received() -> None:
    open_one = Box("a", 0, 0, label=say("?"), shape=Shape.TOKEN, ink="blue")
    received = Box("b", 2, 0, label=say("4"), shape=Shape.TOKEN, ink="orange", mark=Mark.DONE)

    assert written(open_one, received)[0].split() == ["●?", "✓■4"]


def test_an_action_is_locked_unlocked_or_used() -> None:
    marks = (Mark.PRINTED, Mark.OPEN, Mark.LOST)
    bar = [Box(f"a{n}", n, 0, shape=Shape.DISC, glyph=REROLL, mark=mark) for n, mark in enumerate(marks)]

    assert written(*bar)[0].split() == ["·", "↻", "~↻"]


def test_several_of_a_bonus_are_counted() -> None:
    assert written(Box("a", 0, 0, label=say("?"), shape=Shape.TOKEN, ink="green", note=say("2"))) == [" ▲?²"]


def test_an_extra_die_has_a_tick() -> None:
    assert written(Box("d", 0, 0, label=say("4"), shape=Shape.DIE, ink="blue", mark=Mark.DONE)) == [" ●4✓"]


def test_rails_are_not_written() -> None:
    assert written(Box("r", 0, 0, 3, 0, shape=Shape.RAIL), Box("a", 0, 0, label=say("9"))) == ["  9"]


def test_wide_paper_has_fewer_columns_a_square() -> None:
    nine = Box("a", 19, 0, label=say("9"))

    assert text(Picture(20, 1, ((nine,),))).index("9") == 78


def test_a_card_takes_two_lines() -> None:
    card = Box("c", 0, 0, 3, 2, say("pair"), glyph=dice("33???"), note=say("1"), shape=Shape.CARD)

    assert [line.strip() for line in written(card)] == ["pair", "33??? ★1"]


def test_a_die_of_symbols_shows_its_symbol_and_its_number() -> None:
    die = Box("up1", 0, 0, ink="red", shape=Shape.DIE, glyph=SYMBOL, note=say("1"))

    assert [line.strip() for line in written(die)] == ["×1"]


def test_a_blank_line_parts_two_panels() -> None:
    assert written(panel("a", 0, 0, 4, 1, say("one")), panel("b", 0, 1.2, 4, 1, say("two"))) == ["  one", "", "  two"]


def test_what_is_pushed_beyond_the_edge_pushes_back() -> None:
    long = Box("long", 11, 0, 3, label=say("x" * 30))

    assert text(Picture(14, 1, ((long,),))) == " " * 50 + "x" * 30


@given(positions)
def test_any_position_fits_eighty_columns_and_brackets_what_may_be_pointed_at(position: Moment) -> None:
    state = position.state
    for seat in (SPECTATOR, *range(position.setup.seats)):
        picture = position.game.look.picture(position.game.view(state, seat), seat)
        sayings = [] if seat == SPECTATOR else list(position.game.spellings(state, seat))
        pointable = set(lit(sayings, ())) & {box.id for box in picture.boxes}
        drawn = text(picture, pointable)

        assert max(len(line) for line in drawn.splitlines()) <= 80
        assert drawn.count("[") == drawn.count("]") == len(pointable)
