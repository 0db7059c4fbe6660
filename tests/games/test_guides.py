"""Does somebody who has never played know what each decision is about?"""

import re
from collections.abc import Iterator

import pytest
from hypothesis import given

from gobelet.core.game import Choose, Game
from gobelet.core.replay import advance
from gobelet.core.setup import Setup, setups
from gobelet.core.verbs import SPECTATOR
from gobelet.games import GAMES
from tests.positions import Moment, positions, random_game

PATIENCE = 200  # random games with each setup, for what is rare

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@given(positions)
def test_every_decision_has_a_guide_and_nothing_else_has(position: Moment) -> None:
    game, turn = position.game, position.game.turn(position.state)
    asked = set(turn.seats) if isinstance(turn, Choose) else set()
    for seat in (SPECTATOR, *range(position.setup.seats)):
        guides = game.look.question(game.view(position.state, seat), seat).guides

        assert bool(guides) == (seat in asked)
        assert set(guides) <= set(game.look.guides)


@each_game
def test_every_guide_is_met(game: Game) -> None:
    left = set(game.look.guides)
    for seed in range(PATIENCE):
        for setup in setups(game):
            if left:
                left -= set(met(setup, seed))

    assert left == set()


def met(setup: Setup, seed: int) -> Iterator[str]:
    """The guides of all decisions in a random game."""
    state = setup.start()
    for event in random_game(setup, seed):
        for seat in range(setup.seats):
            yield from setup.game.look.question(state, seat).guides
        advance(setup.game, state, event)


@each_game
def test_a_guide_is_a_few_sentences(game: Game) -> None:
    lengths = {name: len(str(text)) for name, text in game.look.guides.items()}

    assert {name: length for name, length in lengths.items() if length > 430} == {}
    assert all(re.fullmatch(r"[A-Z][^{}]+\.", str(text)) for text in game.look.guides.values())
