"""How is a position of Qwixx Duel drawn in a test? As the printed numbers with the pawns behind them.

    red     2  3B  4  5A  6  7A  8  9  10  11  12
    green   12  11AA  10  9  8  7  6  5  4  3  2A  lockA
    misses  B B
    dice    4 1  red 2  yellow 3  blue 6
    turn    A, action 2 after yellow5

`7A` is a pawn of A on the 7, `7AA` a stack, `7Ax9` a tall one. Rows that are left out are empty; without
a turn line seat A is about to roll.
"""

import re
from collections.abc import Iterator
from functools import partial
from itertools import count

from gobelet.core.game import read_seat, seat_name
from gobelet.core.record import read_event
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games.qwixx_duel import GAME
from gobelet.games.qwixx_duel.moves import PASS
from gobelet.games.qwixx_duel.sheet import COLOURS, NUMBERS
from gobelet.games.qwixx_duel.state import Stage, State, is_closed, supply
from tests import turns

STAGES = {"roll": Stage.ROLL, "action 1": Stage.ACTION_1, "action 2": Stage.ACTION_2}
SETUP = set_up(GAME, 2)

winners = partial(turns.winners, GAME)


def board(drawing: str) -> State:
    """The position that is drawn."""
    state: State = SETUP.start()
    for line in drawing.strip().splitlines():
        word, rest = line.split(maxsplit=1)
        match word:
            case "misses":
                for owner in rest.split():
                    state.misses[read_seat(owner, 2)] += 1
            case "dice":
                _lay_dice(state, rest)
            case "turn":
                _give_turn(state, rest)
            case colour:
                _fill_row(state, COLOURS.index(colour), rest.split())
    assert state.stage == Stage.ROLL or all(bool(state.dice[2 + n]) != is_closed(state, n) for n in range(4))
    return state


def row(state: State, colour: str) -> str:
    """A row as it would be drawn."""
    number = COLOURS.index(colour)
    boxes = [f"{printed}{_drawn(state, number, box)}" for box, printed in enumerate(NUMBERS[number])]
    boxes += [f"lock{seat_name(seat)}" for seat in (0, 1) if state.locks[seat][number]]
    return " ".join(boxes)


def after(state: State, *lines: str) -> State:
    """The position after these lines of a record, each of which must be legal: `A red9`."""
    state = copy_of(state)
    for line in lines:
        advance(GAME, state, read_event(GAME, 2, line))
    return state


def sayings(state: State, seat: str) -> list[str]:
    """All that a seat may say now."""
    return GAME.sayings(state, read_seat(seat, 2))


def numbers(state: State, seat: str, colour: str) -> set[int]:
    """The numbers of a row on which a seat could place a pawn in action 1, whatever the white dice show."""
    state = copy_of(state)
    state.active, state.stage, state.first_action = read_seat(seat, 2), Stage.ACTION_1, PASS
    legal: set[str] = set()
    for one, other in _every_sum():
        state.dice[0], state.dice[1] = one, other
        legal.update(sayings(state, seat))
    return {printed for printed in NUMBERS[COLOURS.index(colour)] if f"{colour}{printed}" in legal}


def pawns_left(state: State, seat: str) -> int:
    return supply(state, read_seat(seat, 2))


def points(state: State, seat: str) -> dict[str, int]:
    return GAME.score(state, read_seat(seat, 2)).as_dict()


def _every_sum() -> Iterator[tuple[int, int]]:
    return ((total // 2, total - total // 2) for total in range(2, 13))


def _fill_row(state: State, number: int, boxes: list[str]) -> None:
    assert len(boxes) in (11, 12), "a row has eleven numbers, and a lock that may be left out"
    for box, drawn in zip(count(), boxes):
        fitting = re.fullmatch(r"(\d+|lock)(?:(A+|B+)(?:x(\d+))?)?", drawn)
        assert fitting and fitting[1] == [*map(str, NUMBERS[number]), "lock"][box], f"{drawn} is drawn amiss"
        if pawns := fitting[2]:
            owner, height = read_seat(pawns[0], 2), int(fitting[3] or len(pawns))
            if fitting[1] == "lock":
                state.locks[owner][number] = height
            else:
                state.pawns[owner][number][box] = height


def _lay_dice(state: State, drawn: str) -> None:
    one, other, *coloured = drawn.split()
    state.dice[:2] = int(one), int(other)
    for colour, face in zip(coloured[::2], coloured[1::2], strict=True):
        state.dice[2 + COLOURS.index(colour)] = int(face)


def _give_turn(state: State, drawn: str) -> None:
    fitting = re.fullmatch(r"([AB]), (roll|action 1|action 2)(?: after (\w+))?", drawn.strip())
    assert fitting, f"{drawn} is no turn"
    state.active, state.stage = read_seat(fitting[1], 2), STAGES[fitting[2]]
    if state.stage == Stage.ACTION_2:
        state.first_action = GAME.read(fitting[3])


def _drawn(state: State, number: int, box: int) -> str:
    tall = [(seat_name(seat), state.pawns[seat][number][box]) for seat in (0, 1)]
    return "".join(name * height if height < 4 else f"{name}x{height}" for name, height in tall if height)
