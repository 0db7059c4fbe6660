"""How does a sentence stay translatable? As its English pattern and what is filled in."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

Filling: TypeAlias = "Text | Sitter | str | int"
SEAT_NAMES = "ABCDE"


class Sitter(NamedTuple):
    """Whoever has a seat: called by its letter where no name is known."""

    seat: int

    def __str__(self) -> str:
        return SEAT_NAMES[self.seat]


class Text(NamedTuple):
    """A sentence or a word: its English pattern, and the values for the names in braces."""

    pattern: str
    values: tuple[tuple[str, Filling], ...] = ()
    several: str = ""  # the pattern for any number but 1; the first value is the number

    def __str__(self) -> str:
        pattern, values, several = self
        if not values:
            return pattern
        if several and values[0][1] != 1:
            pattern = several
        return pattern.format(**{name: str(value) for name, value in values})


Translate = Callable[[Text], str]  # turns texts into sentences of one language


def say(pattern: str, **values: Filling) -> Text:
    """A text with its fillings: `say("{who} rolls", who="A")`."""
    return Text(pattern, tuple(values.items()))


def plural(one: str, several: str, n: int, **values: Filling) -> Text:
    """A text that depends on a number: `plural("{n} point", "{n} points", points)`."""
    return Text(one, (("n", n), *values.items()), several)


def listed(texts: Sequence[Filling]) -> Text:
    """Several texts in a row, with commas."""
    pattern = ", ".join(f"{{item{number}}}" for number in range(len(texts)))
    return say(pattern, **{f"item{number}": text for number, text in enumerate(texts)})


def with_names(text: Text, names: Sequence[Text | str]) -> Text:
    """The same, with the names of those who sit there."""

    def named(filling: Filling) -> Filling:
        if isinstance(filling, Sitter):
            return names[filling.seat]
        return with_names(filling, names) if isinstance(filling, Text) else filling

    return text._replace(values=tuple((key, named(filling)) for key, filling in text.values))


NOTHING = Text("")
