"""How is a position of Très futé drawn in a test? Who has to do what, where the dice lie, and what stands on a sheet.

    round     4
    turn      A chooses, roll 2
    rolled    white4 orange6 violet2
    slots     yellow3
    platter   blue1 green2
    A yellow  3a 6a 5a
    A blue    2 3 4 12
    A green   5
    A orange  5 2 3 12
    A violet  2 5 6
    A has     2 rerolls, 1 extra, 1 fox
    A owes    blue orange5

Yellow and blue name the ticked boxes, green says how many there are, orange and violet show what is written. What is
left out is empty, and a bonus without a legal mark is lost. Without a turn line A is about to roll all six dice in
round 1; without `seats` there are two.

Stories go on from a position: events with commas between them, six signs for dice that fall, in the order white,
yellow, blue, green, orange, violet, a dot for each that does not; the rest is written as in a record.

    342615, A white blue7, ..1.3., A reroll, ..2.6., B pass, platter blue+green+violet
"""

import re

from gobelet.core.event import Event, Rolled
from gobelet.core.fields import copy_of
from gobelet.core.game import Choose, Over, Roll, read_seat, seat_name
from gobelet.core.record import read_event
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.bonuses import lose_useless
from gobelet.games.tres_fute.notation import box_name
from gobelet.games.tres_fute.places import BLUE_PLACE, GREEN_PLACE
from gobelet.games.tres_fute.sheet import NAMES, PAPER
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.notation import COLOURS
from gobelet.parts.fute.table import Duty, Lies, Player, Stage

EDITIONS = ("new", "original")
PLACES = {"in hand": Lies.IN_HAND, "rolled": Lies.ROLLED, "slots": Lies.SLOT, "platter": Lies.PLATTER}
BOXES = {
    "yellow": [box_name(PAPER, box) for box in range(BLUE_PLACE)],
    "blue": [box_name(PAPER, box) for box in range(BLUE_PLACE, GREEN_PLACE)],
}


def table(drawing: str = "", edition: str = "new") -> State:
    """The position that is drawn."""
    lines = [re.split(r"\s{2,}", line.strip(), maxsplit=1) for line in drawing.splitlines() if line.strip()]
    seats = next((int(rest) for word, rest in lines if word == "seats"), 2)
    state: State = set_up(GAME, seats, {"edition": edition}).start()
    for player in state.players:
        player.rerolls_won = 0
    for word, rest in lines:
        _draw(state, word, rest)
    for seat in range(seats):
        lose_useless(state, seat)
    return state


def after(state: State, story: str) -> State:
    """The position when the story goes on like this, each event of which must be legal."""
    later = copy_of(state)
    for word in filter(None, map(str.strip, story.replace("\n", ",").split(","))):
        advance(GAME, later, _event(later, word))
    return later


def begun(story: str = "", seats: int = 2, edition: str = "new") -> State:
    """A game from its very start."""
    return after(set_up(GAME, seats, {"edition": edition}).start(), story)


def asked(state: State) -> str:
    """The seats that owe a choice, `roll` if dice are owed, or `over`."""
    match GAME.turn(state):
        case Choose(seats):
            return "".join(seat_name(seat) for seat in seats)
        case Roll():
            return "roll"
        case Over():
            return "over"


def owed(state: State) -> str:
    """The dice that must be rolled now."""
    turn = GAME.turn(state)
    return " ".join(GAME.dice[die].name for die in turn.dice) if isinstance(turn, Roll) else ""


def sayings(state: State, seat: str = "A") -> list[str]:
    """All that a seat may say now."""
    return GAME.sayings(state, read_seat(seat, 4))


def lying(state: State, place: str) -> str:
    """The dice on the `slots`, the `platter`, `rolled` or `in hand`."""
    return " ".join(c for die, c in enumerate(COLOURS) if state.table.lies[die] == PLACES[place])


def zone(state: State, name: str, seat: str = "A") -> str:
    """A zone as it would be drawn."""
    sheet = state.sheets[read_seat(seat, 4)]
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
    player = state.players[read_seat(seat, 4)]
    counts = {
        "reroll": player.rerolls_won - player.rerolls_used,
        "extra": player.extras_won - player.extras_used,
        "fox": player.foxes,
    }
    shown = [f"{n} {word}{('s', 'es')[word == 'fox'] if n > 1 else ''}" for word, n in counts.items() if n]
    return ", ".join(shown)


def points(state: State, seat: str = "A") -> dict[str, int]:
    return GAME.score(state, read_seat(seat, 4)).as_dict()


def winners(state: State) -> str:
    return "".join(seat_name(seat) for seat in GAME.winners(state))


def _draw(state: State, word: str, rest: str) -> None:
    match word.split():
        case ["seats"]:
            pass
        case ["round"]:
            state.table.round_number = int(rest)
        case ["turn"]:
            _give_turn(state, rest)
        case [seat, "has"]:
            _give(state.players[read_seat(seat, 4)], rest)
        case [seat, "owes"]:
            player = state.players[read_seat(seat, 4)]
            for name in rest.split():
                player.heap[NAMES[name]] += 1
                player.due += 1
        case [seat, name] if name != "hand":
            _fill(state, read_seat(seat, 4), name, rest.split())
        case _:
            for die in rest.split():
                number = COLOURS.index(die[:-1])
                state.table.dice[number], state.table.lies[number] = int(die[-1]), PLACES[word]


def _give_turn(state: State, drawn: str) -> None:
    """`A rolls 2`, `A chooses, roll 2`, `A extra dice`, `A serves BC`, `A serves, C extra dice`."""
    middle, active = state.table, state.players[read_seat(drawn[0], 4)]
    middle.active = read_seat(drawn[0], 4)
    if fitting := re.fullmatch(r"\w rolls (\d)", drawn):
        middle.stage, middle.rolls = Stage.ROLLING, int(fitting[1]) - 1
    elif fitting := re.fullmatch(r"\w chooses, roll (\d)", drawn):
        middle.stage, middle.rolls, active.duty = Stage.ROLLING, int(fitting[1]) - 1, Duty.CHOOSE
    elif re.fullmatch(r"\w extra dice", drawn):
        middle.stage, active.duty = Stage.ROLLED_OUT, Duty.EXTRA
    elif fitting := re.fullmatch(r"\w serves (\w+)", drawn):
        middle.stage = Stage.SERVING
        for seat in fitting[1]:
            state.players[read_seat(seat, 4)].duty = Duty.SERVE
    else:
        fitting = re.fullmatch(r"\w serves, (\w+) extra dice", drawn)
        assert fitting, f"{drawn} is no turn"
        middle.stage = Stage.SERVING
        for seat in fitting[1]:
            state.players[read_seat(seat, 4)].duty = Duty.EXTRA


def _give(player: Player, drawn: str) -> None:
    for count, word in (item.split() for item in drawn.split(",")):
        match word.rstrip("s"):
            case "reroll":
                player.rerolls_won = int(count)
            case "extra":
                player.extras_won = int(count)
            case _:
                player.foxes = int(count)


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


def _event(state: State, word: str) -> Event:
    if word.startswith("platter "):
        return read_event(GAME, 1, f"roll platter={word.removeprefix('platter ')}")
    if re.fullmatch(r"[1-6.]{6}", word):
        return Rolled((*(0 if sign == "." else int(sign) for sign in word), 0))
    return read_event(GAME, state.table.seats, word)
