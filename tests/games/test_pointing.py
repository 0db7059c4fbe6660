"""Can everything that is legal be pointed out, and nothing else?"""

from collections import Counter

import pytest
from hypothesis import given

from gobelet.core.game import Game
from gobelet.core.saying import fitting, lit, said, tokens
from gobelet.games import GAMES
from tests.positions import Moment, positions


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_two_moves_are_pointed_out_by_the_same_tokens(game: Game) -> None:
    spelled = Counter(
        frozenset(Counter(tokens(game.notation.write(move))).items()) for move in range(game.notation.move_count)
    )

    assert spelled.most_common(1)[0][1] == 1


@given(positions)
def test_every_legal_move_and_no_other_can_be_pointed_out(position: Moment) -> None:
    game = position.game
    for seat in range(position.setup.seats):
        view = game.view(position.state, seat)
        spellings = game.spellings(view, seat)
        drawn = {box.id for box in game.look.picture(view, seat).boxes}
        hand = game.look.question(view, seat).hand
        needed = {token for saying in spellings for token in tokens(saying)}
        if hand and hand.pieces:  # are laid instead, on spots
            needed = {place for spot in hand.spots for place in tokens(spot)} | {piece for piece, _ in hand.pieces}

        assert needed <= drawn | set(game.notation.words)
        assert _pointed_out(list(spellings)) == set(spellings)
        assert [spellings[saying] for saying in game.sayings(view, seat)] == game.moves(view, seat)
        assert set(spellings.values()) == set(game.moves(view, seat))


def _pointed_out(sayings: list[str]) -> set[str]:
    """All sayings that can be completed by pointing at what is lit, and only that."""
    complete, visited = set(), set()
    waiting: list[tuple[tuple[str, ...], list[str]]] = [((), sayings)]
    while waiting:
        pointed, among = waiting.pop()
        fits = fitting(among, pointed)
        assert fits or not sayings
        if saying := said(fits, pointed):
            complete.add(saying)
        for token in lit(fits, pointed):
            longer = tuple(sorted((*pointed, token)))
            if longer not in visited:
                visited.add(longer)
                waiting.append((longer, fits))
    return complete
