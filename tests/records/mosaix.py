"""What must the golden records of Mosaix show? Every shape, everything dropped, and every way to end."""

from random import Random

from gobelet.core.dice import Faces, Possible, seeded_dice
from gobelet.core.event import Event, Played
from gobelet.core.setup import Setup
from gobelet.games.mosaix.formations import SHAPE, symbol_on
from gobelet.games.mosaix.moves import FIRST_PLACE, PASS, STOP
from gobelet.games.mosaix.options import OPTIONS
from gobelet.games.mosaix.placing import OFF_GRID, box_under
from gobelet.games.mosaix.scoring import total
from gobelet.games.mosaix.sheet import BRILLIANT, DICE, GOOD, SHAPES, SIZE
from gobelet.games.mosaix.spelling import taken_apart
from gobelet.games.mosaix.state import Stage, State, free_boxes
from tests.records.traits import Dice, Traits, steps

Written = frozenset[tuple[int, int]]  # boxes and the symbols in them


def written(formation: int, turn: int, die: int, box: int) -> Written:
    """What a formation writes when this die of it lies on this box."""
    under = [box_under(SHAPE[formation], turn, die, box, other) for other in range(DICE)]
    return frozenset((b, symbol_on(formation, turn, other)) for other, b in enumerate(under) if b != OFF_GRID)


WANTED = frozenset(
    {
        *(f"seats {seats}" for seats in range(1, 5)),
        *(f"{option.name} {value}" for option in OPTIONS for value in option.values),
        *(f"MX2: {shape} shown" for shape in SHAPES),
        "MX2: the roller cannot write what they show",
        *(f"MX5: {dropped} dropped" for dropped in range(4)),
        "MX6: nothing can be written",
        "MX7: a full grid",
        "MX7: isolated boxes",
        "MX8: a tie",
        "MX9: a full grid",
        "MX9: no shape fits within the scale",
        "MX9: stopped",
        f"MX9: {GOOD} points",
        f"MX9: {BRILLIANT} points",
    }
)

TARGET = """
    ooxxxoo
    ooxxxoo
    ootttoo
    xxtttoo
    xxtttxx
    xxoooxx
    xxoooxx
"""  # seven areas: 3 x 20 circles, 3 x 20 crosses, 1 x 9 triangles
SYMBOLS = ["oxt".index(sign) for sign in "".join(TARGET.split())]


def _line(row: int, column: int, down: bool) -> Written:
    boxes = [(row + n * down) * SIZE + column + n * (not down) for n in range(4)]
    return frozenset((box, SYMBOLS[box]) for box in boxes)


LINES = [  # four dice in a row, twelve times: they fill a grid around its centre
    *(_line(row, 0, down=False) for row in range(3)),
    *(_line(0, column, down=True) for column in range(4, 7)),
    *(_line(row, 3, down=False) for row in range(4, 7)),
    *(_line(3, column, down=True) for column in range(3)),
]


def found(setup: Setup, events: tuple[Event, ...]) -> set[str]:
    traits = {f"seats {setup.seats}", *(f"{name} {value}" for name, value in setup.options.items())}
    state = setup.start()
    for before, event in steps(setup, state, events):
        if isinstance(event, Played) and event.move is not None:
            traits |= _decided(before, event.seat, event.move)
    if state.stage == Stage.OVER:
        traits |= _ended_alone(state, "MX9: stopped" in traits) if setup.seats == 1 else _ended(setup, state)
    return traits


def _decided(before: State, seat: int, move: int) -> set[str]:
    if move == PASS:
        roller = "MX2: the roller cannot write what they show"
        return {"MX6: nothing can be written", *([roller] if seat == before.roller else [])}
    if move >= FIRST_PLACE:
        return {f"MX5: {4 - len(written(before.shown, *taken_apart(move)))} dropped"}
    return {"MX9: stopped"} if move == STOP else {f"MX2: {SHAPES[SHAPE[move]]} shown"}


def _ended(setup: Setup, state: State) -> set[str]:
    full = any(free_boxes(state, seat) == 0 for seat in range(setup.seats))
    tie = {"MX8: a tie"} if len(setup.game.winners(state)) > 1 else set()
    return {"MX7: a full grid" if full else "MX7: isolated boxes"} | tie


def _ended_alone(state: State, stopped: bool) -> set[str]:
    levels = {f"MX9: {level} points" for level in (GOOD, BRILLIANT) if level <= total(state, 0) < level + 10}
    full = free_boxes(state, 0) == 0
    return levels | ({"MX9: a full grid" if full else "MX9: no shape fits within the scale"} if not stopped else set())


def _tidy(state: State, seat: int) -> bool:
    """Whether a seat is still on the way to the target; its symbols matter to a solo player only."""
    if state.off_centre or state.seats > 2 or not state.must_write:
        return False
    if state.seats > 1:
        return True
    return all(SYMBOLS[box] == symbol for symbol in range(3) for box in range(49) if state.grids[0][symbol] >> box & 1)


def _open_lines(state: State, seat: int) -> list[Written]:
    return [line for line in LINES if all(free_boxes(state, seat) >> box & 1 for box, _ in line)]


def lucky_dice(seed: int) -> Dice:
    """For a solo player on the way to the target: the symbols of a line that is still free."""
    fall, random = seeded_dice(seed), Random(seed)

    def dice(state: State, possible: Possible) -> Faces:
        lines = _open_lines(state, 0) if state.seats == 1 and _tidy(state, 0) else []
        return tuple(symbol + 1 for _, symbol in sorted(random.choice(lines))) if lines else fall(possible)

    return dice


def choose(random: Random, state: State, seat: int, moves: list[int]) -> int:
    if not _tidy(state, seat) or random.random() < 0.01:
        return random.choice(moves)
    if state.stage == Stage.ARRANGE:
        if state.seats == 1 and GOOD <= total(state, 0) < BRILLIANT and random.random() < 0.5:
            return STOP
        lines = [move for move in moves if move < STOP and _fills_a_line(state, seat, move)]
        return random.choice(lines or moves)
    wanted = [{box for box, _ in line} for line in _open_lines(state, seat)]
    exact = [move for move in moves if move >= FIRST_PLACE and written(state.shown, *taken_apart(move)) in LINES]
    fills = [move for move in moves if move >= FIRST_PLACE and _boxes(state, move) in wanted]
    return random.choice((exact if state.seats == 1 else []) or fills or moves)


def _fills_a_line(state: State, seat: int, formation: int) -> bool:
    """Whether a formation is four in a row, solo with the symbols of a line that is still free."""
    if SHAPE[formation]:
        return False
    ways = [
        written(formation, turn, 0, min(box for box, _ in line))
        for turn in range(4)
        for line in _open_lines(state, seat)
    ]
    return state.seats > 1 or any(way in LINES for way in ways)


def _boxes(state: State, move: int) -> set[int]:
    return {box for box, _ in written(state.shown, *taken_apart(move))}


TRAITS = Traits(WANTED, found, choose, lucky_dice)
