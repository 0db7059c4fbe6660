"""Which uses of dice do the clauses allow? Every combination tried one by one, straight from the rules page.

Nothing of the room's rules is used here but the state, and nothing of its sheet but the file: two readings of the same
clauses must agree.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files

from gobelet.games.melange_fute.state import State
from gobelet.parts.fute.table import Duty, Lies

PRINTED = tomllib.loads(files("gobelet.games.melange_fute").joinpath("sheet.toml").read_text("utf-8"))
COLOURS = ["white", "yellow", "blue", "green", "orange", "violet"]
ROWS = ["top", "middle", "bottom"]
BLUE = [number for row in PRINTED["blue"]["boxes"] for number in row]
BOXES = [
    *(("yellow", row, column) for row in range(3) for column in range(6)),
    *(("blue", 0, total) for total in range(2, 13)),
    *((zone, 0, box) for zone, boxes in (("green", 12), ("orange", 12), ("violet", 11)) for box in range(boxes)),
]
STEPS = range(-3, 4)


@dataclass(frozen=True)
class Use:
    """A die with joker and polish, marked in a box; and what that costs and writes."""

    die: str
    joker: int  # the box from 1; 0: none
    number: int  # that the joker makes; 0: none
    own: int  # polish on the die itself
    box: str
    spent: int  # polish on the die and on its partner
    written: int


def uses(state: State, seat: int) -> set[Use]:
    """All that may be done with a die in this decision."""
    duty = state.players[seat].duty
    lies = dict(zip(COLOURS, state.table.lies, strict=True))
    if duty == Duty.CHOOSE:
        dice = [die for die in COLOURS if lies[die] == Lies.ROLLED]
    elif duty == Duty.EXTRA:
        dice = [die for n, die in enumerate(COLOURS) if not state.players[seat].spent & 1 << n]
    else:  # MF27
        dice = [die for die in COLOURS if lies[die] == Lies.PLATTER]
        unchanged = [use for die in dice for use in _uses_of(state, seat, die) if not use.joker and not use.spent]
        if not unchanged:
            dice = [die for die in COLOURS if lies[die] in (Lies.PLATTER, Lies.SLOT)]
    return {use for die in dice for use in _uses_of(state, seat, die)}


def _uses_of(state: State, seat: int, die: str) -> Iterator[Use]:
    sheet, face = state.sheets[seat], _face(state, die)
    partner = "blue" if die == "white" else "white"
    left = sheet.polish_won - sheet.polish_used
    for joker, number in [(0, 0), *_jokers(state, seat, face)]:
        for own in STEPS:
            value = (number or face) + own
            if not 1 <= value <= 6 or (own and not _on_platter(state, die)):
                continue
            for box in BOXES:
                for other in STEPS if box[0] == "blue" else (0,):
                    shown = _face(state, partner) + other
                    if other and not (_on_platter(state, partner) and 1 <= shown <= 6):
                        continue
                    written = _written(state, seat, die, value, shown, box)
                    if written and abs(own) + abs(other) <= left:
                        yield Use(die, joker, number, own, _name(box), abs(own) + abs(other), written)


def _jokers(state: State, seat: int, face: int) -> Iterator[tuple[int, int]]:
    """MF23."""
    for box, shown in enumerate(PRINTED["jokers"][: state.sheets[seat].jokers_won]):
        if not state.sheets[seat].jokers_used & 1 << box:
            for number in range(1, 7):
                if number != face and shown in ("?", str(number)):
                    yield box + 1, number


def _written(state: State, seat: int, die: str, value: int, shown: int, box: tuple[str, int, int]) -> int:
    """What would be written or ticked in a box; 0 if that is not allowed."""
    sheet, (zone, row, place) = state.sheets[seat], box
    if die not in (zone, "white"):
        return 0
    match zone:
        case "yellow":
            before = sheet.yellow_numbers[6 * row : 6 * row + place]
            free = sheet.yellow_numbers[6 * row + place] == 0 and 0 not in before
            return value if free and (row > 0 or not before or before[-1] > value) else 0
        case "blue":
            ticked = sheet.blue & 1 << BLUE.index(place)
            return place if value + shown == place and not ticked else 0
        case "green":
            earlier = sheet.green[: place - place % 2]
            return value * PRINTED["green"]["boxes"][place] if 0 not in earlier and sheet.green[place] == 0 else 0
        case "orange":
            further = sheet.orange < 1 << place
            return value if further and PRINTED["orange"]["boxes"][place] == value else 0
        case _:
            others = [_face(state, other) for other in COLOURS if other != die and _on_platter(state, other)]
            numbers = sheet.violet_numbers[: sheet.violet]
            total = value + sum(others)
            return total if place == len(numbers) and total > max(numbers, default=0) else 0


def _name(box: tuple[str, int, int]) -> str:
    zone, row, place = box
    if zone == "yellow":
        return f"{ROWS[row]}{place + 1}"
    return f"blue{place}" if zone == "blue" else f"{zone}{place + 1}"


def _face(state: State, die: str) -> int:
    return state.table.dice[COLOURS.index(die)]


def _on_platter(state: State, die: str) -> bool:
    return state.table.lies[COLOURS.index(die)] == Lies.PLATTER
