"""What is a hand of Objectif still worth? For somebody who is active and passive so many times more, in any order."""

from typing import Any

import numpy

from gobelet.bots.objectif_rolls import ORDERS, alone, before
from gobelet.bots.objectif_table import DOUBT, FINE, HANDS, MOST_ACTIVE, MOST_PASSIVE
from gobelet.games.objectif.sheet import CARDS, POINTS


def later() -> Any:
    """By active and passive rounds to come, and hand: points in the mean, when others re-roll for their own cards."""
    points, weights = numpy.array(POINTS), numpy.array(ORDERS) / sum(ORDERS)
    chances = numpy.array([alone(card) for card in range(CARDS)])
    own = points * numpy.array([chances[card, :, card] for card in range(CARDS)]).T
    likely = numpy.exp((own - points * numpy.array([before(card) for card in range(CARDS)])) / DOUBT)
    others = points * numpy.einsum("rc,crd->rd", likely / likely.sum(axis=1, keepdims=True), chances)
    found = numpy.zeros((MOST_ACTIVE, MOST_PASSIVE, HANDS))
    for rounds in range(1, CARDS + 1):
        for active in range(min(rounds, MOST_ACTIVE - 1) + 1):
            if rounds - active < MOST_PASSIVE:
                _fill(found, active, rounds - active, own, others, weights)
    return numpy.rint(found * FINE).astype(numpy.int64).ravel()


def _fill(found: Any, active: int, passive: int, own: Any, others: Any, weights: Any) -> None:
    rounds = active + passive
    for hand in range(HANDS):
        cards = [card for card in range(CARDS) if hand >> card & 1]
        if len(cards) < rounds:
            continue
        rest = [hand & ~(1 << card) for card in cards]
        value = 0.0
        if active:
            value += active / rounds * (weights @ (own[:, cards] + found[active - 1, passive, rest]).max(axis=1))
        if passive:
            value += passive / rounds * (weights @ (others[:, cards] + found[active, passive - 1, rest]).max(axis=1))
        found[active, passive, hand] = value
