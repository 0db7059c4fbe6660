"""Can every picture be taken apart and laid out by a page that knows no game?"""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from gobelet.core.picture import Picture, Role, Shape
from gobelet.core.replay import replay
from gobelet.core.saying import tokens
from gobelet.core.setup import Setup
from gobelet.core.verbs import SPECTATOR
from tests.pictures.test_narrow import PAPERS
from tests.positions import random_game, setup_name

SLIGHTLY = 0.2  # squares: a star or a badge may look over the edge of its pane


class Shown(NamedTuple):
    """What somebody sees: both pictures, both pages, and the boxes that some saying of theirs names."""

    pictures: tuple[Picture, Picture]
    pages: tuple[Picture, Picture]
    pointable: set[str]


@pytest.fixture(scope="module", params=PAPERS, ids=setup_name)
def shown(request: pytest.FixtureRequest) -> list[Shown]:
    return list(_shown(request.param))


def _shown(setup: Setup) -> Iterator[Shown]:
    game, events, look = setup.game, random_game(setup, 5), setup.game.look
    for happened in (*range(0, len(events), 9), len(events)):
        for seat in {SPECTATOR, 0, setup.seats - 1}:
            view = game.view(replay(setup, events[:happened]), seat)
            sayings = game.spellings(view, seat) if seat != SPECTATOR else ()
            pointable = {token for saying in sayings for token in tokens(saying)} - set(game.notation.words)
            pages = look.on_page(view, seat), look.on_page(view, seat, narrow=True)
            yield Shown((look.picture(view, seat), look.narrow(view, seat)), pages, pointable)


def test_every_box_lies_on_its_pane(shown: list[Shown]) -> None:
    for look in shown:
        for picture in (*look.pictures, *look.pages):
            for pane in picture.panes:
                x, y, w, h = pane.ground
                beyond = [
                    box.id
                    for zone in pane.zones
                    for box in zone
                    if min(box.x - x, box.y - y, x + w - box.x - box.w, y + h - box.y - box.h) < -SLIGHTLY
                ]

                assert (pane.id, beyond) == (pane.id, [])


def test_the_panes_of_a_picture_are_all_of_it(shown: list[Shown]) -> None:
    for look in shown:
        for picture in look.pictures:
            assert [zone for pane in picture.panes for zone in pane.zones] == list(picture.zones)


def test_a_page_has_every_box_once_and_whatever_may_be_pointed_at(shown: list[Shown]) -> None:
    for look in shown:
        for page in look.pages:
            ids = [box.id for box in page.boxes]

            assert len(ids) == len(set(ids))
            assert look.pointable <= set(ids)


def test_dice_lie_on_a_pane_that_stays_in_sight_and_never_on_the_sheet(shown: list[Shown]) -> None:
    for look in shown:
        for page in look.pages:
            lying = [(pane.role, box.shape) for pane in page.panes for zone in pane.zones for box in zone]

            assert (Role.DICE, Shape.DIE) in lying
            assert (Role.SHEET, Shape.DIE) not in lying


def test_a_page_leaves_out_points_that_it_shows_itself(shown: list[Shown]) -> None:
    for look in shown:
        assert {pane.role for page in look.pages for pane in page.panes} <= {Role.DICE, Role.SIDE, Role.SHEET}
