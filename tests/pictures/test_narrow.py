"""Is everything on narrow paper that is on wide paper?"""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from gobelet.core.picture import Picture
from gobelet.core.replay import replay
from gobelet.core.saying import lit
from gobelet.core.setup import Setup, set_up
from gobelet.games import melange_fute, tres_fute
from gobelet.games.melange_fute.picture import narrow as narrow_melange
from gobelet.games.melange_fute.sheet import PAPER as MELANGE
from gobelet.games.tres_fute.picture import narrow as narrow_tres
from gobelet.games.tres_fute.sheet import PAPER as TRES
from tests.positions import random_game

Narrow = Callable[[Any, int], Picture]
BOTH = (
    (set_up(tres_fute.GAME, 1), partial(narrow_tres, TRES)),
    (set_up(tres_fute.GAME, 4, {"edition": "original"}), partial(narrow_tres, TRES)),
    (set_up(melange_fute.GAME, 1), partial(narrow_melange, MELANGE)),
    (set_up(melange_fute.GAME, 4), partial(narrow_melange, MELANGE)),
)
each = pytest.mark.parametrize(("setup", "narrow"), BOTH, ids=lambda value: getattr(value, "seats", ""))


@each
def test_whatever_may_be_pointed_at_is_there_once_in_both(setup: Setup, narrow: Narrow) -> None:
    events = random_game(setup, 3)
    for happened in range(0, len(events) + 1, 5):
        state = replay(setup, events[:happened])
        for seat in range(setup.seats):
            pointable = set(lit(setup.game.spellings(state, seat), ())) - set(setup.game.words)
            wide_ids = [box.id for box in setup.game.picture(state, seat).boxes]
            narrow_ids = [box.id for box in narrow(state, seat).boxes]

            assert pointable <= set(wide_ids) & set(narrow_ids)
            assert len(set(narrow_ids)) == len(narrow_ids)


@each
def test_narrow_paper_is_ten_squares_wide_and_holds_its_boxes(setup: Setup, narrow: Narrow) -> None:
    picture = narrow(replay(setup, random_game(setup, 4)), 0)
    beyond = [b.id for b in picture.boxes if b.x < 0 or b.x + b.w > picture.width or b.y + b.h > picture.height]

    assert (picture.width, beyond) == (10, [])


@each
def test_boxes_are_as_large_on_narrow_paper(setup: Setup, narrow: Narrow) -> None:
    state = setup.start()
    tokens = {token for move in range(setup.game.move_count) for token in setup.game.write(move).split()}
    large = {box.id for box in setup.game.picture(state, 0).boxes if box.id in tokens and box.w >= 1}

    assert {box.id for box in narrow(state, 0).boxes if box.id in large and min(box.w, box.h) < 1} == set()
