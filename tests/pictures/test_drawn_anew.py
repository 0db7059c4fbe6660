"""Is a zone that was kept from an earlier position always what would be drawn now?"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from gobelet.core.drawn import drawn_once, forget_drawings
from gobelet.core.game import Game
from gobelet.core.picture import Picture
from gobelet.core.verbs import SPECTATOR
from gobelet.games import GAMES
from tests.positions import SETUPS, every_position

pytestmark = pytest.mark.dear  # thousands of pictures

PLAYED, COMPARED = 8, 500  # games, and pictures


class Look(NamedTuple):
    """Somebody looks at a position, on wide or narrow paper."""

    draw: Callable[[Any, int], Picture]
    view: Any
    seat: int


def looks(game: Game) -> Iterator[Look]:
    """At some random games with few and many seats and various options, one after the other."""
    setups = [setup for setup in SETUPS if setup.game is game]
    for number in range(PLAYED):
        setup = setups[number * len(setups) // PLAYED]
        for state in every_position(setup, number):
            for seat in (SPECTATOR, *range(setup.seats)):
                view = game.view(state, seat)
                yield from (Look(draw, view, seat) for draw in (game.look.picture, game.look.narrow))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_picture_does_not_depend_on_what_was_drawn_before(game: Game) -> None:
    drawn = [(look, look.draw(look.view, look.seat)) for look in looks(game)]
    some = drawn[:: len(drawn) // COMPARED]

    assert [look for look, picture in some if drawn_anew(look) != picture] == []


def test_it_would_be_noticed() -> None:
    """A drawing that depends on more than its arguments."""
    width = [1]

    @drawn_once
    def careless(view: Any, seat: int) -> Picture:
        return Picture(width[0], 1, ())

    look, before = Look(careless, 0, 0), careless(0, 0)
    width[0] = 2

    assert careless(0, 0) == before
    assert drawn_anew(look) != before


def drawn_anew(look: Look) -> Picture:
    forget_drawings()
    return look.draw(look.view, look.seat)
