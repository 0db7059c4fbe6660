"""How is a move said? By pointing: its tokens are boxes of the picture, or closing words.

A saying may be pointed out in any order: what counts is which tokens, and how often each.
"""

from collections import Counter
from collections.abc import Iterable, Sequence


def tokens(saying: str) -> tuple[str, ...]:
    return tuple(saying.split())


def fitting(sayings: Iterable[str], pointed: Sequence[str]) -> list[str]:
    """The sayings that still fit what was pointed at so far."""
    held = Counter(pointed)
    return [saying for saying in sayings if held <= Counter(tokens(saying))]


def lit(sayings: Iterable[str], pointed: Sequence[str]) -> list[str]:
    """What may still be pointed at, in the order in which the sayings name it."""
    if not pointed:
        return list(dict.fromkeys(token for saying in sayings for token in tokens(saying)))
    found: dict[str, None] = {}
    held = Counter(pointed)
    for saying in fitting(sayings, pointed):
        found.update(dict.fromkeys((Counter(tokens(saying)) - held).elements()))
    return list(found)


def said(sayings: Iterable[str], pointed: Sequence[str]) -> str | None:
    """The saying that has been pointed out completely, if any."""
    held = sorted(pointed)
    return next((saying for saying in sayings if sorted(tokens(saying)) == held), None)
