"""How is a sheet of Mélange futé drawn in a test? (The table: tests/fute.py.)

    A yellow  6 5 4 3 / 1 2 1 / 6 3 5 1
    A blue    2 3 12
    A green   12 3 / 8 2 / _ 4
    A orange  1 2 5
    A violet  2 3 5 7
    A has     2 rerolls, 1 extra, 1 fox, 3 polish, 1 takeback, 2 jokers
    A used    joker1
    A owes    blue mix

The yellow rows and the green blocks have a stroke between them, and a green box that is empty beside a written one is
`_`. Blue names the ticked sums, orange the ticked places. What is left out is empty; a bonus without a legal mark is
lost.
"""

from functools import partial

from gobelet.core.game import Game
from gobelet.core.setup import set_up
from gobelet.games.melange_fute import GAME
from gobelet.games.melange_fute.bonuses import lose_useless
from gobelet.games.melange_fute.sheet import GREEN_BLOCK, NAMES, PAPER, YELLOW_WIDTH
from gobelet.games.melange_fute.state import Sheet, State
from gobelet.parts.fute.table import Player
from tests import fute, turns
from tests.fute import number_of

FULL_FOR_B = """
    B yellow  6 1 / 1 1 1 1 1 1 / 1 1 1 1 1 1
    B blue    6
    B green   2 3 / 2 2 / 2 1 / 3 2 / 3 1 / 4 1
"""  # hardly a die fits: blue sums but for 6, orange and violet are left

asked = partial(turns.asked, GAME)
owed = partial(fute.owed, GAME)
sayings = partial(fute.sayings, GAME)
points = partial(fute.points, GAME)
lying = fute.lying


def table(drawing: str = "", foxes_below_zero: str = "no", game: Game = GAME) -> State:
    """The position that is drawn."""
    state: State = set_up(game, fute.seats_of(drawing), {"foxes_below_zero": foxes_below_zero}).start()
    return fute.drawn(state, drawing, _draw_sheet, lose_useless)


def after(state: State, story: str) -> State:
    """The position when the story goes on like this, each event of which must be legal."""
    return fute.after(GAME, state, story)


def begun(story: str = "", seats: int = 2) -> State:
    """A game from its very start."""
    return after(set_up(GAME, seats).start(), story)


def die_moves(state: State, die: str, seat: str = "A") -> list[str]:
    """What may be said of a die, without its name."""
    return [saying.removeprefix(f"{die} ") for saying in sayings(state, seat) if saying.startswith(f"{die} ")]


def zone(state: State, name: str, seat: str = "A") -> str:
    """A zone as it would be drawn."""
    sheet = state.sheets[number_of(seat)]
    match name:
        case "yellow":
            return " / ".join(" ".join(map(str, _row(sheet, row))) for row in range(3))
        case "blue":
            ticked = sheet.blue & ~PAPER.blue_start
            return " ".join(str(n) for n in range(2, 13) if ticked >> PAPER.blue_showing[n] & 1)
        case "green":
            blocks = [sheet.green[box : box + GREEN_BLOCK] for box in range(0, len(sheet.green), GREEN_BLOCK)]
            return " / ".join(" ".join(str(n or "_") for n in block) for block in blocks if any(block))
        case "orange":
            return " ".join(str(box + 1) for box in range(12) if sheet.orange >> box & 1)
        case _:
            return " ".join(map(str, sheet.violet_numbers[: sheet.violet]))


def has(state: State, seat: str = "A") -> str:
    """What a player can still use, and the foxes: `2 reroll, 1 fox, 1 polish, joker2`."""
    player, sheet = state.players[number_of(seat)], state.sheets[number_of(seat)]
    counts = {
        "reroll": player.rerolls_won - player.rerolls_used,
        "extra": player.extras_won - player.extras_used,
        "fox": player.foxes,
        "polish": sheet.polish_won - sheet.polish_used,
        "takeback": sheet.back_won - sheet.back_used,
    }
    jokers = [f"joker{box + 1}" for box in range(sheet.jokers_won) if not sheet.jokers_used >> box & 1]
    return ", ".join([*(f"{count} {word}" for word, count in counts.items() if count), *jokers])


def _row(sheet: Sheet, row: int) -> list[int]:
    return sheet.yellow_numbers[row * YELLOW_WIDTH : row * YELLOW_WIDTH + sheet.yellow[row]]


def _draw_sheet(state: State, seat: int, name: str, drawn: str) -> None:
    sheet, player = state.sheets[seat], state.players[seat]
    match name:
        case "yellow":
            for row, numbers in enumerate(drawn.split("/")):
                sheet.yellow[row] = len(numbers.split())
                written = [*map(int, numbers.split()), *[0] * YELLOW_WIDTH][:YELLOW_WIDTH]
                sheet.yellow_numbers[row * YELLOW_WIDTH : (row + 1) * YELLOW_WIDTH] = written
        case "blue":
            sheet.blue |= sum(1 << PAPER.blue_showing[int(number)] for number in drawn.split())
        case "green":
            for box, number in enumerate(drawn.replace("/", " ").split()):
                sheet.green[box] = 0 if number == "_" else int(number)
        case "orange":
            sheet.orange = sum(1 << int(place) - 1 for place in drawn.split())
        case "violet":
            sheet.violet = len(drawn.split())
            sheet.violet_numbers[: sheet.violet] = map(int, drawn.split())
        case "owes":
            fute.owe(player, NAMES, drawn)
        case "used":
            sheet.jokers_used = sum(1 << int(word.removeprefix("joker")) - 1 for word in drawn.split())
        case _:
            _give(sheet, player, drawn)


def _give(sheet: Sheet, player: Player, drawn: str) -> None:
    for count, word in (item.split() for item in drawn.split(",")):
        match word.rstrip("s"):
            case "polish":
                sheet.polish_won = int(count)
            case "takeback":
                sheet.back_won = int(count)
            case "joker":
                sheet.jokers_won = int(count)
            case _:
                fute.give(player, int(count), word)
