"""Does every room draw pictures that the house can show and point at?"""

import re
from collections import Counter

import pytest
from hypothesis import given

from gobelet.core.game import Game
from gobelet.core.setup import set_up
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.theme import inks
from gobelet.games import GAMES
from tests.positions import Moment, positions


@given(positions)
def test_ids_fit_into_a_page(position: Moment) -> None:
    for seat in (SPECTATOR, *range(position.setup.seats)):
        ids = [box.id for box in position.game.look.picture(position.game.view(position.state, seat), seat).boxes]

        assert [id for id in ids if not re.fullmatch("[a-z][a-z0-9_-]*", id)] == []


@given(positions)
def test_inks_exist(position: Moment) -> None:
    boxes = position.game.look.picture(position.game.view(position.state, 0), 0).boxes

    assert {box.ink for box in boxes} <= set(inks(dark=False))


@given(positions)
def test_one_sentence_asks(position: Moment) -> None:
    for seat in (SPECTATOR, *range(position.setup.seats)):
        question = str(position.game.look.question(position.game.view(position.state, seat), seat).text)

        assert re.fullmatch(r"[A-Z][^{}]+\.", question)
        assert len(question) <= 110


@pytest.mark.parametrize("narrow", [False, True], ids=["wide", "narrow"])
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.look.sheet], ids=lambda game: game.name)
def test_a_viewer_is_told_whose_sheet_is_shown(game: Game, viewer: int, narrow: bool) -> None:
    view = game.view(set_up(game, 3).start(), viewer)
    picture = game.look.drawn(view, viewer, narrow, shown=1)
    names = [str(picture.box(f"{seat}-name").label) for seat in "abc"]

    assert names == ["A (you)" if viewer == 0 else "A", "B (you)" if viewer == 1 else "B (shown)", "C"]


@given(positions)
def test_boxes_have_distinct_ids_and_lie_on_the_paper(position: Moment) -> None:
    for seat in (*range(position.setup.seats), SPECTATOR):
        picture = position.game.look.picture(position.game.view(position.state, seat), seat)

        assert max(Counter(box.id for box in picture.boxes).values()) == 1
        assert all(box.x >= 0 and box.x + box.w <= picture.width for box in picture.boxes)
        assert all(box.y >= 0 and box.y + box.h <= picture.height for box in picture.boxes)
