"""What does a player look at?"""

from gobelet.core.encoding import WHO, at_least, flag, is_one, nothing, of, one_hot, scaled, thermometer
from gobelet.core.rule import rule
from gobelet.core.verbs import Floats
from gobelet.games.objectif.scoring import captured_points, card_points, is_made
from gobelet.games.objectif.sheet import CARDS, DICE, NAMES, REROLLS
from gobelet.games.objectif.state import MOST_PACKS, MOST_SEATS, Stage, State, has_laid

FACES = 6
STAGES = len(Stage)
FEWEST_SEATS = 2
NUMBERS_OF_SEATS = MOST_SEATS - FEWEST_SEATS + 1
HIGH = 30  # points of a good game
FAR_AHEAD = 20  # points

_OF_A_SEAT = (
    "active",
    "points",
    "captured cards",
    "lead",  # of the seat that looks; its own: over the best of the others
    "has laid",
    *of("unplayed", NAMES),  # a laid card counts until it is judged
    *of("laid and seen", NAMES),
)
INPUTS = (
    *is_one("stage", (stage.name.lower() for stage in Stage)),
    *is_one("seats", range(FEWEST_SEATS, MOST_SEATS + 1)),
    "two packs",
    "rounds left",
    "last round",
    *at_least("re-rolls made", REROLLS),
    "dice picked up",
    *(name for face in range(1, FACES + 1) for name in at_least(f"dice showing {face}", DICE)),
    *of("made by the dice", NAMES),
    *(name for who in WHO[:MOST_SEATS] for name in of(who, _OF_A_SEAT)),
)
NUMBERS_OF_A_SEAT = len(_OF_A_SEAT)


@rule
def observe(view: State, seat: int, into: Floats) -> None:
    at = one_hot(into, 0, view.stage, STAGES)
    at = one_hot(into, at, view.seats - FEWEST_SEATS, NUMBERS_OF_SEATS)
    at = flag(into, at, view.packs == MOST_PACKS)
    at = scaled(into, at, view.rounds - view.played, CARDS)
    at = flag(into, at, view.rounds - view.played == 1)
    at = dice(view, into, at)
    for who in range(view.seats):
        at = seat_as_seen(view, seat, (seat + who) % view.seats, into, at)
    nothing(into, at, (MOST_SEATS - view.seats) * NUMBERS_OF_A_SEAT)


@rule
def dice(view: State, into: Floats, at: int) -> int:
    """Those that lie there: not what was picked up, and nothing before the first roll of a round."""
    at = thermometer(into, at, view.rerolls, REROLLS)
    picked_up = 0
    for die in range(DICE):
        picked_up += int(view.picked_up) >> die & 1
    at = scaled(into, at, picked_up, DICE)
    for face in range(1, FACES + 1):
        lying = 0
        for die in range(DICE):
            lying += view.dice[die] == face and not int(view.picked_up) >> die & 1
        at = thermometer(into, at, lying, DICE)
    all_lie = view.dice[0] > 0 and picked_up == 0
    for card in range(CARDS):
        at = flag(into, at, all_lie and is_made(card, view.dice))
    return at


@rule
def seat_as_seen(view: State, seat: int, other: int, into: Floats, at: int) -> int:
    at = flag(into, at, view.active == other)
    at = scaled(into, at, points(view, other), HIGH)
    at = scaled(into, at, view.captured[other], CARDS)
    at = scaled(into, at, lead_over(view, seat, other), FAR_AHEAD)
    at = flag(into, at, has_laid(view, other))
    for card in range(CARDS):
        at = scaled(into, at, view.hand[other][card], view.packs)
    for card in range(CARDS):
        seen = 0
        for place in range(view.packs):
            seen += view.laid[other][place] == card
        at = scaled(into, at, seen, view.packs)
    return at


@rule
def points(view: State, seat: int) -> int:
    return card_points(view, seat) + captured_points(view, seat)


@rule
def lead_over(view: State, seat: int, other: int) -> int:
    """By how many points a seat leads another one; over itself: over the best of the others."""
    if seat != other:
        return points(view, seat) - points(view, other)
    best = 0
    for rival in range(view.seats):
        if rival != seat:
            best = max(best, points(view, rival))
    return points(view, seat) - best
