"""How is a printed sheet read from its file? With one clear sentence, naming the line, if something is wrong."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from gobelet.core.refusal import Refusal, choices
from gobelet.core.text import Text, say
from gobelet.parts.fute.table import Bonus

NOTHING_PRINTED = "-"


class Printed:
    """The text of a sheet, taken apart. What was asked for is remembered: anything else is a mistake."""

    def __init__(self, text: str, names: Mapping[str, Bonus]) -> None:
        self.text, self.names = text, names
        self.asked = {("", "game")}  # zone and key; whose sheet it is was asked by whoever opened the file
        self.icons: list[int] = []
        try:
            self.values: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Refusal("The sheet is no TOML: {error}.", error=str(error)) from None

    @property
    def digest(self) -> str:
        """Tells one sheet from another in the header of a record."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]

    def number(self, zone: str, key: str, least: int = 0, most: int = 99) -> int:
        value = self._value(zone, key)
        if type(value) is not int or not least <= value <= most:
            why = say("{key} must be a number from {least} to {most}.", key=key, least=least, most=most)
            raise self.refusal(zone, key, why)
        return value

    def words(self, zone: str, key: str, length: int, known: Sequence[str]) -> tuple[str, ...]:
        """A row of words."""
        value = self._value(zone, key)
        if not isinstance(value, list) or len(value) != length or any(word not in known for word in value):
            why = say("{key} must be a row of {length}, each {known}.", key=key, length=length, known=choices(known))
            raise self.refusal(zone, key, why)
        return tuple(value)

    def row(self, zone: str, key: str, length: int | None, allowed: range) -> tuple[int, ...]:
        """A row of numbers."""
        value = self._value(zone, key)
        if length is None and not isinstance(value, list):
            raise self.refusal(zone, key, say("{key} must be a row of numbers.", key=key))
        if length is not None and (not isinstance(value, list) or len(value) != length):
            raise self.refusal(zone, key, say("{key} must be a row of {length} numbers.", key=key, length=length))
        self._check_numbers(zone, key, value, allowed)
        return tuple(value)

    def _check_numbers(self, zone: str, key: str, numbers: Sequence[Any], allowed: range) -> None:
        if wrong := [item for item in numbers if type(item) is not int or item not in allowed]:
            pattern = "{key} cannot hold {wrong}, only {least} to {most}."
            why = say(pattern, key=key, wrong=repr(wrong[0]), least=allowed[0], most=allowed[-1])
            raise self.refusal(zone, key, why)

    def grid(self, zone: str, key: str, height: int, width: int, allowed: range) -> tuple[int, ...]:
        """A block of numbers, row by row."""
        value = self._value(zone, key)
        shape = say("{key} must be {height} rows of {width} numbers.", key=key, height=height, width=width)
        if not isinstance(value, list) or len(value) != height:
            raise self.refusal(zone, key, shape)
        for row in value:
            if not isinstance(row, list) or len(row) != width:
                raise self.refusal(zone, key, shape)
        numbers = [item for row in value for item in row]
        self._check_numbers(zone, key, numbers, allowed)
        return tuple(numbers)

    def bonus(self, zone: str, key: str) -> int:
        return self._bonus(zone, key, self._value(zone, key))

    def bonuses(self, zone: str, key: str, length: int) -> tuple[int, ...]:
        value = self._value(zone, key)
        if not isinstance(value, list) or len(value) != length:
            raise self.refusal(zone, key, say("{key} must be a row of {length} bonuses.", key=key, length=length))
        return tuple(self._bonus(zone, key, item) for item in value)

    def sums(self, zone: str, key: str, height: int, width: int, least: int) -> tuple[int, ...]:
        """TF42: a block with every sum of two dice; 0 is the picture of them, -1 a box ticked from the start."""
        numbers = self.grid(zone, key, height, width, range(least, 13))
        if sorted(number for number in numbers if number > 0) != list(range(2, 13)) or numbers.count(0) != 1:
            pattern = "{key} must hold every sum from 2 to 12 once, and one 0 for the dice."
            raise self.refusal(zone, key, say(pattern, key=key))
        self.check_open(zone, key, printed_boxes(numbers), [*chain(*lines(height, width))])
        return numbers

    def check_open(self, zone: str, key: str, printed: int, together: Sequence[int]) -> None:
        """TF40: a line pays the moment it is complete, which none can be from the start."""
        if any(printed & line == line for line in together):
            raise self.refusal(zone, key, say("{key} must leave a box to mark in every line.", key=key))

    def check_bar(self, key: str, bonus: Bonus) -> None:
        """TF46: as many boxes in a bar as icons on the sheet unlock it."""
        boxes, icons = self.number("", key), self.icons.count(bonus)
        if icons != boxes:
            pattern = "{key} is {boxes}, but the sheet shows {icons} icons for it."
            raise self.refusal("", key, say(pattern, key=key, boxes=boxes, icons=icons))

    def check_nothing_else(self) -> None:
        """What the game never asks for was spelled wrong, or belongs to another game."""
        zones = {zone for zone, _ in self.asked}
        for name, value in self.values.items():
            if not isinstance(value, dict) and ("", name) not in self.asked:
                raise self.refusal("", name, say("there is no {key} at the top of this sheet.", key=name))
            if isinstance(value, dict) and name not in zones:
                raise self.refusal(name, "", say("there is no zone [{zone}] on this sheet.", zone=name))
            for key in value if isinstance(value, dict) else ():
                if (name, key) not in self.asked:
                    raise self.refusal(name, key, say("there is no {key} in [{zone}].", key=key, zone=name))

    def levels(self) -> tuple[int, ...]:
        """The points from which each solo level is reached."""
        levels = self.row("", "levels", None, range(1000))
        if list(levels) != sorted(set(levels), reverse=True):
            raise self.refusal("", "levels", say("levels must fall: the highest level comes first."))
        return levels

    def refusal(self, zone: str, key: str, why: Text) -> Refusal:
        return Refusal("Line {line} of the sheet: {why}", line=self._line(zone, key), why=why)

    def _value(self, zone: str, key: str) -> Any:
        self.asked.add((zone, key))
        section = self.values.get(zone, {}) if zone else self.values
        if not isinstance(section, dict) or key not in section:
            pattern = "The sheet lacks {key} in [{zone}]." if zone else "The sheet lacks {key} at its top."
            raise Refusal(pattern, key=key, zone=zone)
        return section[key]

    def _bonus(self, zone: str, key: str, name: object) -> int:
        if name == NOTHING_PRINTED:
            return Bonus.NONE.value
        if not isinstance(name, str) or name not in self.names:
            known = choices([*self.names, NOTHING_PRINTED])
            why = say("{key} cannot hold {wrong}, only {known}.", key=key, wrong=repr(name), known=known)
            raise self.refusal(zone, key, why)
        if zone and self.names[name] == Bonus.BLACK:  # TF3: elsewhere each has the colour of a zone
            raise self.refusal(zone, key, say("{key} cannot hold 'black', which only rounds can.", key=key))
        self.icons.append(self.names[name])
        return int(self.names[name])

    def _line(self, zone: str, key: str) -> int:
        """Where a key of a zone stands, or without a key the zone itself; zones are headed [zone]."""
        here = ""
        for number, line in enumerate(self.text.splitlines(), 1):
            if heading := re.match(r"\s*\[(\w+)\]", line):
                here = heading[1]
            if here == zone and (not key or re.match(rf"\s*[\"']?{re.escape(key)}[\"']?\s*=", line)):
                return number
        return 1


ONLY_SHOWN = {"digest", "levels", "blue_numbers"}  # fields of a sheet that no rule asks for


def constants(paper: object) -> dict[str, object]:
    """Each other field of a sheet is known to the rules by its name in capitals."""
    return {name.upper(): value for name, value in vars(paper).items() if name not in ONLY_SHOWN}


def printed_boxes(numbers: Sequence[int]) -> int:
    """The boxes that are ticked from the start or are none, one bit each."""
    return sum(1 << box for box, number in enumerate(numbers) if number <= 0)


def boxes_showing(numbers: Sequence[int], wanted: int) -> int:
    """The boxes with a number, one bit each."""
    return sum(1 << box for box, number in enumerate(numbers) if number == wanted)


def lines(height: int, width: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows and the columns of a block, as sets of boxes with one bit each."""
    rows = tuple(sum(1 << row * width + column for column in range(width)) for row in range(height))
    columns = tuple(sum(1 << row * width + column for row in range(height)) for column in range(width))
    return rows, columns
