"""How is a move said? By pointing: its tokens are boxes of the picture, or closing words.

A saying may be pointed out in any order: what counts is which tokens, and how often each.
"""

from collections import Counter
from collections.abc import Iterable, Sequence


def tokens(saying: str) -> tuple[str, ...]:
    return tuple(saying.split())


def fitting(sayings: Iterable[str], pointed: Sequence[str]) -> list[str]:
    """The sayings that what was pointed at so far can still become."""
    return [saying for saying in sayings if Counter(pointed) <= Counter(tokens(saying))]


def lit(sayings: Iterable[str], pointed: Sequence[str]) -> list[str]:
    """What may still be pointed at, in the order in which the sayings name it."""
    found: dict[str, None] = {}
    for saying in fitting(sayings, pointed):
        found.update(dict.fromkeys((Counter(tokens(saying)) - Counter(pointed)).elements()))
    return list(found)


def said(sayings: Iterable[str], pointed: Sequence[str]) -> str | None:
    """The saying that has been pointed out completely, if any."""
    return next((s for s in sayings if Counter(pointed) == Counter(tokens(s))), None)
