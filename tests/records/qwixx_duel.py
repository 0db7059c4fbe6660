"""What must the golden records of Qwixx Duel show? Every way to end, to close, to capture and to stack."""

from random import Random

from gobelet.core.event import Event, Played
from gobelet.core.setup import Setup
from gobelet.games.qwixx_duel.moves import PASS, box_of, row_of
from gobelet.games.qwixx_duel.sheet import LAST, MISSES, ROWS
from gobelet.games.qwixx_duel.state import Stage, State, front, is_closed, opponent, pawns_in, supply
from tests.records.traits import Traits, steps

WANTED = frozenset(
    {
        "QD7: a miss",
        "QD7: nothing was possible",
        "QD12: a capture",
        "QD13: a stack of three",
        "QD20: a row closed in action 1",
        "QD20: a row closed in action 2",
        "QD21: the last number with the last pawn",
        "QD21: a row closed with the last two pawns",
        "QD30: the last pawn in action 1",
        "QD30: the last pawn in action 2",
        "QD30: the last pawn on a miss",
        "QD30: the fourth miss",
        "QD30: the second row in action 1",
        "QD30: the second row in action 2",
        "QD31: a draw",
        "QD31: more than twelve pawns in a row",
    }
)


def found(setup: Setup, events: tuple[Event, ...]) -> set[str]:
    state, traits = setup.start(), set()
    for before, event in steps(setup, state, events):
        if isinstance(event, Played) and event.move is not None:
            moves = setup.game.moves(before, event.seat)
            traits |= {trait for trait, shown in _shown(before, state, event.seat, event.move, moves).items() if shown}
    if len(setup.game.winners(state)) == 2 and state.stage == Stage.OVER:
        traits.add("QD31: a draw")
    return traits


def _shown(before: State, after: State, seat: int, move: int, moves: list[int]) -> dict[str, bool]:
    row, box = row_of(move), box_of(move)
    placed, action = move != PASS, before.stage
    missed = after.misses[seat] > before.misses[seat]
    spent = supply(after, seat) == 0
    closed = placed and is_closed(after, row)
    return {
        "QD7: a miss": missed,
        "QD7: nothing was possible": missed and moves == [PASS],
        "QD12: a capture": placed and before.pawns[opponent(seat)][row][box] == 1,
        "QD13: a stack of three": placed and after.pawns[seat][row][box] == 3,
        f"QD20: a row closed in action {action:d}": closed,
        "QD21: the last number with the last pawn": placed and box == LAST and not closed,
        "QD21: a row closed with the last two pawns": closed and spent,
        f"QD30: the last pawn in action {action:d}": spent and placed,
        "QD30: the last pawn on a miss": spent and missed,
        "QD30: the fourth miss": missed and sum(after.misses) == MISSES,
        f"QD30: the second row in action {action:d}": closed and sum(is_closed(after, r) for r in range(ROWS)) == 2,
        "QD31: more than twelve pawns in a row": any(pawns_in(after, seat, r) > 12 for r in range(ROWS)),
    }


def choose(random: Random, state: State, seat: int, moves: list[int]) -> int:
    """Advance in small steps, mostly: rows fill up, and every kind of end is reached."""
    if random.random() < 0.1:
        return random.choice(moves)

    def stride(move: int) -> int:
        return box_of(move) - front(state, seat, row_of(move))

    best = min(moves[:-1], key=lambda move: (stride(move), random.random()), default=PASS)
    hasty = best != PASS and stride(best) > 2 and state.stage == Stage.ACTION_1
    return PASS if hasty else best


TRAITS = Traits(WANTED, found, choose)
