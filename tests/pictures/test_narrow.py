"""Can every game be played on a phone? On narrow paper is all that is on wide paper, large enough for fingers."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest

from gobelet.core.picture import NARROW, Box, Picture
from gobelet.core.replay import replay
from gobelet.core.saying import tokens
from gobelet.core.setup import Setup, set_up
from gobelet.core.verbs import SPECTATOR
from gobelet.games import GAMES
from tests.positions import random_game, setup_name

PHONE, FINGERTIP = 360, 40  # pixels
PAPERS = [
    *(set_up(game, seats) for game in GAMES.values() for seats in sorted({game.seats[0], game.seats[-1]})),
    set_up(GAMES["tres_fute"], 4, {"edition": "original"}),
    set_up(GAMES["objectif"], 2, {"packs": "2"}),
]


class Look(NamedTuple):
    """What somebody sees on both papers, and the boxes that some saying of theirs names."""

    wide: Picture
    narrow: Picture
    pointable: set[str]


@pytest.fixture(scope="module", params=PAPERS, ids=setup_name)
def looks(request: pytest.FixtureRequest) -> list[Look]:
    return list(_looks(request.param))


def _looks(setup: Setup) -> Iterator[Look]:
    game, events = setup.game, random_game(setup, 3)
    for happened in range(0, len(events) + 1, 7):
        for seat in {SPECTATOR, 0, setup.seats - 1}:
            view = game.view(replay(setup, events[:happened]), seat)
            sayings = game.spellings(view, seat) if seat != SPECTATOR else ()
            pointable = {token for saying in sayings for token in tokens(saying)} - set(game.notation.words)
            if (hand := game.look.question(view, seat).hand) and hand.pieces:  # they are laid on spots
                pointable = {place for spot in hand.spots for place in tokens(spot)} | dict(hand.pieces).keys()
            yield Look(game.look.picture(view, seat), game.look.narrow(view, seat), pointable)


def test_whatever_may_be_pointed_at_is_on_both_papers(looks: list[Look]) -> None:
    for look in looks:
        for paper in (look.wide, look.narrow):
            assert look.pointable <= {box.id for box in paper.boxes}


def test_every_box_has_a_name_of_its_own(looks: list[Look]) -> None:
    for look in looks:
        assert len({box.id for box in look.narrow.boxes}) == len(look.narrow.boxes)


def test_every_box_lies_on_the_paper(looks: list[Look]) -> None:
    for look in looks:
        paper = look.narrow
        beyond = [b.id for b in paper.boxes if b.x < 0 or b.x + b.w > NARROW or b.y < 0 or b.y + b.h > paper.height]

        assert (paper.width, beyond) == (NARROW, [])


def test_whatever_may_be_pointed_at_is_as_large_as_a_fingertip(looks: list[Look]) -> None:
    for look in looks:
        lit = [box for box in look.narrow.boxes if box.id in look.pointable]

        assert [box.id for box in lit if min(box.w, box.h) * PHONE / NARROW < FINGERTIP] == []


def test_what_may_be_pointed_at_does_not_overlap(looks: list[Look]) -> None:
    for look in looks:
        for paper in (look.wide, look.narrow):
            lit = [box for box in paper.boxes if box.id in look.pointable]

            assert [(one.id, other.id) for one, other in combinations(lit, 2) if overlap(one, other)] == []


def overlap(one: Box, other: Box) -> bool:
    across = min(one.x + one.w, other.x + other.w) - max(one.x, other.x)
    down = min(one.y + one.h, other.y + other.h) - max(one.y, other.y)
    return min(across, down) > 0.001
