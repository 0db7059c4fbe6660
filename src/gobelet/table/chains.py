"""How long was the longest chain? So many bonuses set off one another, without a choice of one's own between them."""

from collections.abc import Sequence

from gobelet.core.event import Event, Played
from gobelet.core.replay import advance
from gobelet.core.setup import Setup


def longest_chains(setup: Setup, events: Sequence[Event]) -> list[int]:
    """For each seat the most bonuses that it used in a row; none where a game has no such bonuses.

    A chain ends with a choice of one's own, with dice, and with bonuses that come from somewhere else.
    """
    game, state = setup.game, setup.start()
    if game.bonus_from is None:
        return []
    longest, chain, source = ([0] * setup.seats for _ in range(3))
    for event in events:
        if isinstance(event, Played):
            seat = event.seat
            brought = game.bonus_from(state, seat)
            chain[seat] = 0 if not brought else chain[seat] + 1 if brought == source[seat] else 1
            source[seat], longest[seat] = brought, max(longest[seat], chain[seat])
        else:
            source = [0] * setup.seats
        advance(game, state, event)
    return longest
