"""What is Objectif between two worth, round by round? From the last round back, for every pair of hands."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import floor
from typing import Any, NamedTuple

import numpy

from gobelet.bots.objectif_duel import FINE, RESTS, WAYS, duel, is_turned, mirrored_hand, place_of, solve_round
from gobelet.bots.objectif_file import card_of, write_table
from gobelet.bots.objectif_rolls import ORDERS, ROLLS, blank_plan
from gobelet.bots.objectif_solved import GAINS, MIXES, PLANS, REPLIES, rest_name
from gobelet.bots.objectif_table import LATER
from gobelet.core.gear import Gear, second_gear
from gobelet.core.rule import rule
from gobelet.games.objectif import GAME
from gobelet.games.objectif.sheet import CARDS
from gobelet.lab.objectif_later import later
from gobelet.lab.objectif_plans import chosen_plans, many_mixes
from gobelet.lab.objectif_reply import (
    LANES,
    find_known,
    hands_of,
    line_up,
    reply_at_once,
    reply_in_lanes,
    reply_passive,
    replying,
)
from gobelet.lab.threads import Progress

WHOLE = 7776
MIXES_TRIED, NEAR, SEED = 1800, 0.008, 1  # plans are the best replies to so many mixes, or near them in points


@rule
def solve_some(duel: Any, mind: Any, worth: Any, hands: Any, place: int) -> None:
    """One hand against all others of its size: what they are worth is written down, in the mirror as well.

    All of them with one roll, then with the next: so the plans for a roll stay at hand.
    """
    own, (values, active, passive) = hands[place], worth
    for pair in range(len(hands)):
        values[pair] = active[pair] = passive[pair] = 0.0
    for roll in range(ROLLS):
        solve_roll(duel, mind, worth, hands, own, roll)
    for pair in range(len(hands)):
        if not is_turned(own, hands[pair]):
            here, twin = place_of(own, hands[pair]), place_of(mirrored_hand(own), mirrored_hand(hands[pair]))
            duel.rest[here] = duel.rest[twin] = floor(values[pair] / WHOLE + 0.5)
            mind.active[here] = mind.active[twin] = active[pair] / WHOLE
            mind.passive[here] = mind.passive[twin] = passive[pair] / WHOLE


@rule
def solve_roll(duel: Any, mind: Any, worth: Any, hands: Any, own: int, roll: int) -> None:
    """Add what this roll brings to who is active; and to who replies to the solution, active or passive."""
    values, active, passive = worth
    lane = 0
    for pair in range(len(hands)):
        other = hands[pair]
        if not is_turned(own, other):
            won, rows, columns = solve_round(duel, roll, own, other)
            values[pair] += ORDERS[roll] * won
            passive[pair] += ORDERS[roll] * reply_passive(mind, duel, own, other, rows, columns)
            promising = reply_at_once(mind, duel, pair, roll, own, other, rows, columns)
            for card in range(CARDS):
                if promising >> card & 1:
                    line_up(mind, lane, duel, pair, own, other, card, columns)
                    lane += 1
                    if lane == LANES:
                        reply_in_lanes(mind, roll, lane)
                        lane = 0
    reply_in_lanes(mind, roll, lane)
    for pair in range(len(hands)):
        active[pair] += ORDERS[roll] * mind.most[pair]


class Library(NamedTuple):
    """The plans that all rounds are solved with."""

    start: Any  # by roll and card: the first of its plans
    replies: Any  # by plan: the mix that it replies to
    mixes: Any  # by mix and card
    gains: Any  # by plan and the other's card, not rounded


def make_library(report: Callable[[int], None]) -> Library:
    """Only those of the mixes are kept that some plan replies to."""
    mixes = many_mixes(MIXES_TRIED, SEED)
    start, replies, gains = chosen_plans(mixes, NEAR, report)
    used, replies = numpy.unique(replies, return_inverse=True)
    return Library(start, replies, mixes[used], gains)


def solve(longest: int, report: Progress, lanes: int = 1) -> tuple[bytes, dict[str, Any]]:
    """All numbers of rounds up to the longest; the file and its card, with what a best reply wins of each."""
    gear = second_gear(GAME, [solve_some, find_known])
    sizes = {rounds: range(CARDS - rounds + 1, CARDS + 1) for rounds in range(1, longest + 1)}
    of = ROLLS + sum(WAYS[size] for some in sizes.values() for size in some)
    library, done, proof = make_library(lambda rolls: report(rolls, of)), ROLLS, dict[str, Any]()
    blocks: dict[str, Any] = {
        LATER: later(),
        PLANS: library.start[1:] - library.start[:-1],
        REPLIES: library.replies,
        MIXES: library.mixes.ravel(),
        GAINS: library.gains.round(),
    }

    def count_hand() -> None:  # by whichever thread: a bar need not be exact
        nonlocal done
        done += 1
        report(done, of)

    for rounds in sizes:
        blocks[rest_name(rounds)], proof[str(rounds)] = solve_length(gear, library, rounds, count_hand, lanes)
    made = {"mixes": MIXES_TRIED, "near": NEAR, "seed": SEED}
    content = write_table({name: [int(one) for one in block] for name, block in blocks.items()}, made, proof)
    return content, card_of(content)


def solve_length(
    gear: Gear, library: Library, rounds: int, report: Callable[[], None], lanes: int = 1
) -> tuple[Any, dict[str, Any]]:
    """What each pair of hands is worth in a game of so many rounds, from the last one back.

    Then how strong that is: its value for the first seat, and what a best reply wins more in the first seat and in the
    second. As many hands are looked at side by side as there are lanes; each has its own scratch paper.
    """
    known, gains = gear.floats(ROLLS * CARDS * CARDS), library.gains.round()
    gear.call["find_known"](blank_plan(gear), gear.floats(ROLLS), gear.floats(CARDS), known)
    rest, active, passive = gear.floats(RESTS), gear.floats(RESTS), gear.floats(RESTS)

    def solve_every(first: int, hands: Any) -> None:
        game = duel(gear, library.start, gains, rest)
        mind = replying(gear, library.gains, known)._replace(active=active, passive=passive)
        worth = gear.floats(max(WAYS)), gear.floats(max(WAYS)), gear.floats(max(WAYS))
        for place in range(first, len(hands), lanes):
            gear.call["solve_some"](game, mind, worth, hands, place)
            report()

    with ThreadPoolExecutor(lanes) as pool:
        for size in range(CARDS - rounds + 1, CARDS + 1):
            for lane in [pool.submit(solve_every, first, hands_of(gear, size)) for first in range(lanes)]:
                lane.result()
    value, first, second = (float(worth[-1]) / FINE for worth in (rest, active, passive))
    return rest, {"value": value, "best_reply": [round(first - value, 5), round(second + value, 5)]}
