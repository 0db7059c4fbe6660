"""How is a printed sheet read from its file? With one clear sentence, naming the line, if something is wrong."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from gobelet.core.refusal import Refusal, choices
from gobelet.parts.fute.table import Bonus

NOTHING_PRINTED = "-"


class Printed:
    """The text of a sheet, taken apart."""

    def __init__(self, text: str, names: Mapping[str, Bonus]) -> None:
        self.text, self.names = text, names
        try:
            self.values: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise Refusal(f"The sheet is no TOML: {error}.") from None

    @property
    def digest(self) -> str:
        """Tells one sheet from another in the header of a record."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:12]

    def number(self, zone: str, key: str, least: int = 0, most: int = 99) -> int:
        value = self._value(zone, key)
        if type(value) is not int or not least <= value <= most:
            raise self.refusal(zone, key, f"must be a number from {least} to {most}")
        return value

    def words(self, zone: str, key: str, length: int, known: Sequence[str]) -> tuple[str, ...]:
        """A row of words."""
        value = self._value(zone, key)
        if not isinstance(value, list) or len(value) != length or any(word not in known for word in value):
            raise self.refusal(zone, key, f"must be a row of {length}, each {choices(known)}")
        return tuple(value)

    def row(self, zone: str, key: str, length: int | None, allowed: range) -> tuple[int, ...]:
        """A row of numbers."""
        value = self._value(zone, key)
        if not isinstance(value, list) or (length is not None and len(value) != length):
            raise self.refusal(zone, key, f"must be a row of {'' if length is None else f'{length} '}numbers")
        if wrong := [item for item in value if type(item) is not int or item not in allowed]:
            raise self.refusal(zone, key, f"cannot hold {wrong[0]!r}, only {allowed[0]} to {allowed[-1]}")
        return tuple(value)

    def grid(self, zone: str, key: str, height: int, width: int, allowed: range) -> tuple[int, ...]:
        """A block of numbers, row by row."""
        value = self._value(zone, key)
        shape = f"must be {height} rows of {width} numbers"
        if not isinstance(value, list) or len(value) != height:
            raise self.refusal(zone, key, shape)
        for row in value:
            if not isinstance(row, list) or len(row) != width:
                raise self.refusal(zone, key, shape)
        numbers = [item for row in value for item in row]
        if wrong := [item for item in numbers if type(item) is not int or item not in allowed]:
            raise self.refusal(zone, key, f"cannot hold {wrong[0]!r}, only {allowed[0]} to {allowed[-1]}")
        return tuple(numbers)

    def bonus(self, zone: str, key: str) -> int:
        return self._bonus(zone, key, self._value(zone, key))

    def bonuses(self, zone: str, key: str, length: int) -> tuple[int, ...]:
        value = self._value(zone, key)
        if not isinstance(value, list) or len(value) != length:
            raise self.refusal(zone, key, f"must be a row of {length} bonuses")
        return tuple(self._bonus(zone, key, item) for item in value)

    def check_bar(self, key: str, bonus: Bonus, icons: Sequence[int]) -> int:
        """TF46: as many boxes in a bar as icons on the sheet unlock it."""
        boxes = self.number("", key)
        if icons.count(bonus) != boxes:
            raise self.refusal("", key, f"is {boxes}, but the sheet shows {icons.count(bonus)} icons for it")
        return boxes

    def check_black(self, rows: Mapping[tuple[str, str], Sequence[int]]) -> None:
        """TF3: only a round pays a black bonus; elsewhere each has the colour of a zone."""
        for (zone, key), bonuses in rows.items():
            if zone and Bonus.BLACK in bonuses:
                raise self.refusal(zone, key, "cannot hold 'black', which only rounds can")

    def levels(self) -> tuple[int, ...]:
        """The points from which each solo level is reached."""
        levels = self.row("", "levels", None, range(1000))
        if list(levels) != sorted(set(levels), reverse=True):
            raise self.refusal("", "levels", "must fall: the highest level comes first")
        return levels

    def refusal(self, zone: str, key: str, why: str) -> Refusal:
        return Refusal(f"Line {self._line(zone, key)} of the sheet: {key} {why}.")

    def _value(self, zone: str, key: str) -> Any:
        section = self.values.get(zone, {}) if zone else self.values
        if not isinstance(section, dict) or key not in section:
            raise Refusal(f"The sheet lacks {key}{f' in [{zone}]' if zone else ' at its top'}.")
        return section[key]

    def _bonus(self, zone: str, key: str, name: object) -> int:
        if name == NOTHING_PRINTED:
            return Bonus.NONE.value
        if not isinstance(name, str) or name not in self.names:
            known = choices([*self.names, NOTHING_PRINTED])
            raise self.refusal(zone, key, f"cannot hold {name!r}, only {known}")
        return int(self.names[name])

    def _line(self, zone: str, key: str) -> int:
        """Where a key of a zone stands; zones are headed [zone]."""
        here = ""
        for number, line in enumerate(self.text.splitlines(), 1):
            if heading := re.match(r"\s*\[(\w+)\]", line):
                here = heading[1]
            if here == zone and re.match(rf"\s*{re.escape(key)}\s*=", line):
                return number
        return 1


def boxes_showing(numbers: Sequence[int], wanted: int) -> int:
    """The boxes with a number, one bit each."""
    return sum(1 << box for box, number in enumerate(numbers) if number == wanted)


def lines(height: int, width: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The rows and the columns of a block, as sets of boxes with one bit each."""
    rows = tuple(sum(1 << row * width + column for column in range(width)) for row in range(height))
    columns = tuple(sum(1 << row * width + column for row in range(height)) for column in range(width))
    return rows, columns
