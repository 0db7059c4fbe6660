"""Does every room draw pictures that the house can show and point at?"""

import re

from hypothesis import given

from gobelet.core.verbs import SPECTATOR
from gobelet.draw.glyphs import DICE, GLYPHS
from gobelet.draw.theme import inks
from tests.positions import Moment, positions


@given(positions)
def test_ids_fit_into_a_page(position: Moment) -> None:
    for seat in (SPECTATOR, *range(position.setup.seats)):
        ids = [box.id for box in position.game.look.picture(position.game.view(position.state, seat), seat).boxes]

        assert [id for id in ids if not re.fullmatch("[a-z][a-z0-9_-]*", id)] == []


@given(positions)
def test_inks_and_glyphs_exist(position: Moment) -> None:
    boxes = position.game.look.picture(position.game.view(position.state, 0), 0).boxes

    assert {box.ink for box in boxes} <= set(inks(dark=False))
    assert {box.glyph for box in boxes if not box.glyph.startswith(DICE)} <= {"", *GLYPHS}


@given(positions)
def test_one_sentence_asks(position: Moment) -> None:
    for seat in (SPECTATOR, *range(position.setup.seats)):
        question = str(position.game.look.question(position.game.view(position.state, seat), seat).text)

        assert re.fullmatch(r"[A-Z][^{}]+\.", question)
        assert len(question) <= 110
