"""How is a position of a futé game drawn in a test, whatever the sheet? Who has to do what, and where the dice lie.

    seats     3
    round     4
    turn      A chooses, roll 2
    rolled    white4 orange6 violet2
    slots     yellow3
    platter   blue1 green2

Without `seats` there are two, without a turn line A is about to roll all six dice in round 1. Other turns are
`A rolls 2`, `A extra dice`, `A serves BC` and `A serves, C extra dice`. The sheets each room draws for itself.

Stories go on from a position: events with commas between them, six signs for dice that fall, in the order white,
yellow, blue, green, orange, violet, a dot for each that does not; the rest is written as in a record.

    342615, A white blue7, ..1.3., A reroll, ..2.6., B pass, platter blue+green+violet
"""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from gobelet.core.event import Event, Rolled
from gobelet.core.game import Game, Roll, read_seat
from gobelet.core.record import read_event
from gobelet.core.replay import advance
from gobelet.core.rule import Function
from gobelet.core.structs import copy_of
from gobelet.parts.fute.notation import COLOURS
from gobelet.parts.fute.table import HEAP, MOST_SEATS, Duty, Lies, Player, Stage, State

PLACES = {"in hand": Lies.IN_HAND, "rolled": Lies.ROLLED, "slots": Lies.SLOT, "platter": Lies.PLATTER}
S = TypeVar("S", bound=State)


def lines_of(drawing: str) -> list[tuple[str, str]]:
    """Each line as its word and what is drawn there, with at least two blanks between them."""
    lines = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in drawing.splitlines() if line.strip()]
    return [(word, rest) for word, rest in lines]


def seats_of(drawing: str) -> int:
    return next((int(rest) for word, rest in lines_of(drawing) if word == "seats"), 2)


def draw_table(state: State, word: str, rest: str) -> None:
    """A line that is about the middle of the table."""
    match word:
        case "seats":
            pass
        case "round":
            state.table.round_number = int(rest)
        case "turn":
            _give_turn(state, rest)
        case _:
            for die in rest.split():
                number = COLOURS.index(die[:-1])
                state.table.dice[number], state.table.lies[number] = int(die[-1]), PLACES[word]


def drawn(state: S, drawing: str, draw_sheet: Callable[[S, int, str, str], None], lose_useless: Function) -> S:
    """A new game as it is drawn: without the bonus of the first round, nor any that has no legal mark."""
    for player in state.players:
        player.rerolls_won = player.due = 0
        player.heap = [0] * HEAP
    for word, rest in lines_of(drawing):
        match word.split():
            case [seat, name] if len(seat) == 1:
                draw_sheet(state, number_of(seat), name, rest)
            case _:
                draw_table(state, word, rest)
    for number in range(state.table.seats):
        lose_useless(state, number)
    return state


def after(game: Game, state: S, story: str) -> S:
    """The position when the story goes on like this, each event of which must be legal."""
    later: S = copy_of(state)
    for word in filter(None, map(str.strip, story.replace("\n", ",").split(","))):
        advance(game, later, _event(game, later, word))
    return later


def owed(game: Game, state: State) -> str:
    """The dice that must be rolled now."""
    turn = game.turn(state)
    return " ".join(game.dice[die].name for die in turn.dice) if isinstance(turn, Roll) else ""


def sayings(game: Game, state: State, seat: str = "A") -> list[str]:
    """All that a seat may say now."""
    return game.sayings(state, number_of(seat))


def points(game: Game, state: State, seat: str = "A") -> dict[str, int]:
    return game.score(state, number_of(seat)).as_dict()


def lying(state: State, place: str) -> str:
    """The dice on the `slots`, the `platter`, `rolled` or `in hand`."""
    return " ".join(colour for die, colour in enumerate(COLOURS) if state.table.lies[die] == PLACES[place])


def owe(player: Player, names: Mapping[str, int], drawn: str) -> None:
    """Bonuses that are still due."""
    for bonus in drawn.split():
        player.heap[names[bonus]] += 1
        player.due += 1


def give(player: Player, count: int, word: str) -> None:
    """What either sheet has to win: `2 extras`."""
    match word.rstrip("s"):
        case "reroll":
            player.rerolls_won = count
        case "extra":
            player.extras_won = count
        case _:
            player.foxes = count


def number_of(seat: str) -> int:
    return read_seat(seat, MOST_SEATS)


def _give_turn(state: State, drawn: str) -> None:
    middle, active = state.table, state.players[number_of(drawn[0])]
    middle.active = number_of(drawn[0])
    if fitting := re.fullmatch(r"\w rolls (\d)", drawn):
        middle.stage, middle.rolls = Stage.ROLLING, int(fitting[1]) - 1
    elif fitting := re.fullmatch(r"\w chooses, roll (\d)", drawn):
        middle.stage, middle.rolls, active.duty = Stage.ROLLING, int(fitting[1]) - 1, Duty.CHOOSE
    elif re.fullmatch(r"\w extra dice", drawn):
        middle.stage, active.duty = Stage.ROLLED_OUT, Duty.EXTRA
    else:
        fitting = re.fullmatch(r"\w serves(?: (\w+)|, (\w+) extra dice)", drawn)
        assert fitting, f"{drawn} is no turn"
        middle.stage = Stage.SERVING
        for seat in fitting[1] or fitting[2]:
            state.players[number_of(seat)].duty = Duty.SERVE if fitting[1] else Duty.EXTRA


def _event(game: Game, state: State, word: str) -> Event:
    if word.startswith("platter "):
        return read_event(game, 1, f"roll platter={word.removeprefix('platter ')}")
    if re.fullmatch(r"[1-6.]{6}", word):
        return Rolled((*(0 if sign == "." else int(sign) for sign in word), 0))
    return read_event(game, state.table.seats, word)
