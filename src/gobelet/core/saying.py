"""How is a move said? By pointing: its tokens are boxes of the picture, or closing words.

A saying may be pointed out in any order: what counts is which tokens, and how often each.
"""

from collections import Counter
from collections.abc import Container, Iterable, Sequence
from functools import reduce
from operator import and_


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


def chosen(sayings: Iterable[str], pointed: Sequence[str]) -> list[str]:
    """What was pointed at, and what that brings along: every token that all fitting sayings name."""
    fits = [Counter(tokens(saying)) for saying in fitting(sayings, pointed)]
    if not fits:
        return list(pointed)
    return [*pointed, *(reduce(and_, fits) - Counter(pointed)).elements()]


def clicked(sayings: Sequence[str], pointed: Sequence[str], token: str, boxes: Container[str]) -> list[str] | None:
    """What is pointed at after a click on a token; None if the click plays what was said.

    What can still be added is added. What is chosen already is dropped, but a move is played by the box that its saying
    names last, or by its closing word if that came along by itself. Anything else takes the place of what does not go
    with it.
    """
    held = chosen(sayings, pointed)
    if token not in held or token in lit(sayings, held):
        kept: list[str] = []
        for each in pointed:
            if fitting(sayings, [*kept, each, token]):
                kept.append(each)
        return [*kept, token] if fitting(sayings, [token]) else list(pointed)
    saying = said(sayings, held)
    if saying and token == tokens(saying)[-1] and (token in boxes or token not in pointed):
        return None
    left = [each for each in pointed if each != token]
    while left and token in chosen(sayings, left):
        left.pop()
    return left
