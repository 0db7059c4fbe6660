"""What is asked of a seat? One sentence, and for a newcomer what it is about."""

from collections.abc import Sequence
from typing import NamedTuple

from gobelet.core.text import Sitter, Text, listed, plural


def wins(who: Sitter, points: int) -> Text:
    return plural(
        "The game is over: {who} wins with {n} point.",
        "The game is over: {who} wins with {n} points.",
        points,
        who=who,
    )


def you_win(points: int) -> Text:
    return plural("The game is over: you win with {n} point.", "The game is over: you win with {n} points.", points)


def share_the_win(sitters: Sequence[Sitter], points: int) -> Text:
    return plural(
        "The game is over: {names} share the win with {n} point.",
        "The game is over: {names} share the win with {n} points.",
        points,
        names=listed(sitters),
    )


class Hand(NamedTuple):
    """What is moved by hand in a picture, instead of being pointed out token by token."""

    pieces: tuple[tuple[str, str], ...] = ()  # boxes that are picked up and laid, and how each is named then
    spots: tuple[str, ...] = ()  # boxes on which all pieces may lie together, any piece on any of them
    ghosts: tuple[tuple[str, ...], ...] = ()  # turns of what is carried as a whole: tokens that hold it, part by part
    left: tuple[Text, ...] = ()  # what it costs to lay all but one, two ... pieces, where some spots are as small


class Question(NamedTuple):
    """What is asked now, and the room's guides that explain such a decision to a newcomer, in this order."""

    text: Text
    guides: tuple[str, ...] = ()  # none for a seat that is not asked
    hand: Hand | None = None  # how it is answered by hand, where a room offers that
