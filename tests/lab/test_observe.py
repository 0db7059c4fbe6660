"""Do both gears look alike at what a seat may know?"""

import pytest

from gobelet.core.falling import NOBODY
from gobelet.core.game import Game
from gobelet.core.setup import set_up, setups
from gobelet.games import GAMES
from gobelet.lab.batch import GEARS, Batch


@pytest.mark.dear  # all rooms are compiled
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_batch_observes_from_views_alike_in_both_gears(game: Game) -> None:
    for setup in (set_up(game, game.seats[-1]), next(setups(game))):
        batches = [Batch(setup, 2, 3, gear=gear) for gear in GEARS]
        while any(turn != NOBODY for turn in batches[0].turns):
            plain, compiled = ([list(row) for row in batch.observe()] for batch in batches)
            views = [(batches[0].state(number), batches[0].turns[number]) for number in range(2)]
            asked = [game.observe(game.view(state, seat), seat) for state, seat in views if seat != NOBODY]

            assert plain == compiled
            assert [row for row, (_, seat) in zip(plain, views, strict=True) if seat != NOBODY] == asked
            legal = [batches[0].legal(number) for number in range(2)]
            chosen = [moves[len(moves) * 2 // 3] if moves else 0 for moves in legal]
            for batch in batches:
                batch.act(chosen)
