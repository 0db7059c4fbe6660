"""How is a sheet of Très futé drawn in a test? (The table and stories: tests/fute.py.)

    A yellow  3a 6a 5a
    A blue    2 3 4 12
    A green   5
    A orange  5 2 3 12
    A violet  2 5 6
    A has     2 rerolls, 1 extra, 1 fox
    A owes    blue orange5

Yellow and blue name the ticked boxes, green says how many there are, orange and violet show what is written. What is
left out is empty, and a bonus without a legal mark is lost.
"""

from functools import partial

from gobelet.core.setup import set_up
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.bonuses import lose_useless
from gobelet.games.tres_fute.notation import box_name
from gobelet.games.tres_fute.places import BLUE_PLACE, GREEN_PLACE
from gobelet.games.tres_fute.sheet import NAMES, PAPER
from gobelet.games.tres_fute.state import State
from tests import fute, turns
from tests.fute import number_of

EDITIONS = ("new", "original")
BOXES = {
    "yellow": [box_name(PAPER, box) for box in range(BLUE_PLACE)],
    "blue": [box_name(PAPER, box) for box in range(BLUE_PLACE, GREEN_PLACE)],
}

asked, winners = partial(turns.asked, GAME), partial(turns.winners, GAME)
owed = partial(fute.owed, GAME)
sayings = partial(fute.sayings, GAME)
points = partial(fute.points, GAME)
lying = fute.lying


def table(drawing: str = "", edition: str = "new") -> State:
    """The position that is drawn."""
    state: State = set_up(GAME, fute.seats_of(drawing), {"edition": edition}).start()
    return fute.drawn(state, drawing, _draw_sheet, lose_useless)


def after(state: State, story: str) -> State:
    """The position when the story goes on like this, each event of which must be legal."""
    return fute.after(GAME, state, story)


def begun(story: str = "", seats: int = 2, edition: str = "new") -> State:
    """A game from its very start."""
    return after(set_up(GAME, seats, {"edition": edition}).start(), story)


def zone(state: State, name: str, seat: str = "A") -> str:
    """A zone as it would be drawn."""
    sheet = state.sheets[number_of(seat)]
    match name:
        case "green":
            return str(sheet.green)
        case "orange":
            return " ".join(map(str, sheet.orange_numbers[: sheet.orange]))
        case "violet":
            return " ".join(map(str, sheet.violet_numbers[: sheet.violet]))
    ticked = {"yellow": sheet.yellow & ~PAPER.yellow_start, "blue": sheet.blue & ~PAPER.blue_start}[name]
    return " ".join(box.removeprefix(name) for n, box in enumerate(BOXES[name]) if ticked >> n & 1)


def has(state: State, seat: str = "A") -> str:
    """What a player can still use, and the foxes: `2 rerolls, 1 extra`."""
    player = state.players[number_of(seat)]
    counts = {
        "reroll": player.rerolls_won - player.rerolls_used,
        "extra": player.extras_won - player.extras_used,
        "fox": player.foxes,
    }
    shown = [f"{n} {word}{('s', 'es')[word == 'fox'] if n > 1 else ''}" for word, n in counts.items() if n]
    return ", ".join(shown)


def _draw_sheet(state: State, seat: int, name: str, drawn: str) -> None:
    match name:
        case "has":
            for count, word in (item.split() for item in drawn.split(",")):
                fute.give(state.players[seat], int(count), word)
        case "owes":
            fute.owe(state.players[seat], NAMES, drawn)
        case _:
            _fill(state, seat, name, drawn.split())


def _fill(state: State, seat: int, name: str, words: list[str]) -> None:
    sheet = state.sheets[seat]
    match name:
        case "yellow":
            sheet.yellow |= sum(1 << BOXES[name].index(name + word) for word in words)
        case "blue":
            sheet.blue |= sum(1 << BOXES[name].index(name + word) for word in words)
        case "green":
            sheet.green = int(words[0])
        case "orange":
            sheet.orange = len(words)
            sheet.orange_numbers[: len(words)] = map(int, words)
        case "violet":
            sheet.violet = len(words)
            sheet.violet_numbers[: len(words)] = map(int, words)
        case _:
            raise AssertionError(f"{name} is no zone")
