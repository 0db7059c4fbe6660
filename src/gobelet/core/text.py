"""How does a sentence stay translatable? As its English pattern and what is filled in."""

from typing import NamedTuple


class Text(NamedTuple):
    """A sentence or a word: its English pattern, and the values for the names in braces."""

    pattern: str
    values: tuple[tuple[str, "Text | str | int"], ...] = ()

    def __str__(self) -> str:
        return self.pattern.format(**{name: str(value) for name, value in self.values})


def say(pattern: str, **values: "Text | str | int") -> Text:
    """A text with its fillings: `say("{who} rolls", who="A")`."""
    return Text(pattern, tuple(values.items()))


def listed(texts: "list[Text | str]") -> Text:
    """Several texts in a row, with commas."""
    pattern = ", ".join(f"{{item{number}}}" for number in range(len(texts)))
    return say(pattern, **{f"item{number}": text for number, text in enumerate(texts)})


NOTHING = Text("")
