"""How is a game told while it is played? In chapters, and by what each event came to."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple

from gobelet.core.event import Event
from gobelet.core.structs import S
from gobelet.core.text import NOTHING, Text


class Chapter(NamedTuple):
    """Where a game is: its round with what that brings, and in it whose turn. At the end, instead: why it ended."""

    round: Text = NOTHING
    turn: Text = NOTHING


def no_chapter(state: Any) -> Chapter:
    """For rooms that do not say."""
    return Chapter()


def as_it_is_written(before: Any, event: Event, after: Any) -> Text | None:
    """For rooms in which a move says enough, and dice speak for themselves."""
    return None


@dataclass(frozen=True, slots=True)
class Story(Generic[S]):
    """What everybody may hear: chapters are the same whatever a seat may not know."""

    chapter: Callable[[S], Chapter] = no_chapter
    deed: Callable[[S, Event, S], Text | None] = as_it_is_written
    """What an answer did, as a player would say it, or what the fallen dice brought; None where nothing is to be added
    to how the event is written."""


class Told(NamedTuple):
    """An event in words: what came of it, and the chapter in which it happened."""

    deed: Text | None
    chapter: Chapter
