"""What is it worth?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.core.verbs import Numbers
from gobelet.games.objectif.sheet import CAPTURED_POINTS, CARDS, POINTS, Card
from gobelet.games.objectif.state import State


@rule
def is_made(card: int, dice: Sequence[int]) -> bool:
    """OB8: whether the final dice meet the card; more satisfies less."""
    match card:
        case Card.PAIR:
            made = faces_on(2, dice) >= 1
        case Card.THREE:
            made = faces_on(3, dice) >= 1
        case Card.TWO_PAIRS:
            made = faces_on(2, dice) == 2
        case Card.SMALL_STRAIGHT:
            made = longest_run(dice) >= 4
        case Card.NO_EVEN:
            made = odd_dice(dice) == len(dice)
        case Card.NO_ODD:
            made = odd_dice(dice) == 0
        case Card.FULL_HOUSE:
            made = faces_on(2, dice) == 2 and faces_on(3, dice) == 1
        case Card.LARGE_STRAIGHT:
            made = longest_run(dice) == 5
        case Card.FOUR:
            made = faces_on(4, dice) >= 1
        case _:  # the joker
            made = True
    return made


@rule
def dice_showing(face: int, dice: Sequence[int]) -> int:
    count = 0
    for shown in dice:
        count += shown == face
    return count


@rule
def faces_on(at_least: int, dice: Sequence[int]) -> int:
    """How many faces lie on so many dice or more."""
    faces = 0
    for face in range(1, 7):
        faces += dice_showing(face, dice) >= at_least
    return faces


@rule
def longest_run(dice: Sequence[int]) -> int:
    """How many faces follow one another without a gap; 6 and 1 are no neighbours."""
    longest = run = 0
    for face in range(1, 7):
        run = run + 1 if dice_showing(face, dice) else 0
        longest = max(longest, run)
    return longest


@rule
def odd_dice(dice: Sequence[int]) -> int:
    count = 0
    for shown in dice:
        count += shown % 2
    return count


@rule
def card_points(state: State, seat: int) -> int:
    """OB6: what is printed on the own cards won."""
    points = 0
    for card in range(CARDS):
        points += POINTS[card] * state.won[seat][card]
    return points


@rule
def captured_points(state: State, seat: int) -> int:
    """OB7: whatever their faces."""
    return CAPTURED_POINTS * state.captured[seat]


@rule
def score(state: State, seat: int, into: Numbers) -> None:
    into[0] = card_points(state, seat)
    into[1] = captured_points(state, seat)


@rule
def rounds_since_active(state: State, seat: int) -> int:
    """OB10: who was never active is placed as if the laps had begun before the first round."""
    return (state.active - seat) % state.seats


@rule
def winners(state: State) -> int:
    """OB10: the most points; tied, the one who was active most recently."""
    best = 0
    for seat in range(1, state.seats):
        ahead = card_points(state, seat) + captured_points(state, seat)
        ahead -= card_points(state, best) + captured_points(state, best)
        later = rounds_since_active(state, seat) < rounds_since_active(state, best)
        if ahead > 0 or (ahead == 0 and later):
            best = seat
    return 1 << best
