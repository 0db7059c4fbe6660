"""How is a game of Objectif told in a test? A line for each round, its events with commas between them.

    11235, A pair, B full_house, A d3 d4 reroll, ..66., A stop

Five signs are dice that fall, a dot for each that stays where it lies. The rest is written as in a record.
"""

from collections.abc import Iterator
from functools import partial

from gobelet.core.event import Event, Rolled
from gobelet.core.record import read_event, write_event
from gobelet.core.replay import advance, replay, seen
from gobelet.core.setup import Setup, set_up
from gobelet.core.structs import copy_of
from gobelet.core.text import SEAT_NAMES
from gobelet.games.objectif import GAME
from gobelet.games.objectif.state import State
from tests import turns

A, B, C = 0, 1, 2

asked, winners = partial(turns.asked, GAME), partial(turns.winners, GAME)


def table(seats: int = 2, **options: str) -> Setup:
    return set_up(GAME, seats, options)


def events(setup: Setup, story: str) -> list[Event]:
    words = [word.strip() for line in story.strip().splitlines() for word in line.split(",")]
    return [_event(setup, word) for word in words]


def played(story: str, seats: int = 2, **options: str) -> State:
    """The position at the end of the story, each event of which must be legal."""
    setup = table(seats, **options)
    state: State = replay(setup, events(setup, story))
    return state


def after(state: State, story: str) -> State:
    """The position when the story goes on like this."""
    later = copy_of(state)
    for event in events(table(state.seats), story):
        advance(GAME, later, event)
    return later


def log(story: str, seat: int, seats: int = 2, **options: str) -> str:
    """The story as a seat may read it."""
    setup = table(seats, **options)
    told = events(setup, story)
    return ", ".join(_written(event) for event in seen(GAME, replay(setup, told), told, seat))


def sayings(state: State, seat: int) -> list[str]:
    return GAME.sayings(state, seat)


def points(state: State, *, captured: bool = False) -> list[int]:
    """Of each seat: the total, or only the part for captured cards."""
    scores = [GAME.score(state, seat).as_dict() for seat in range(state.seats)]
    return [score["captured" if captured else "total"] for score in scores]


def dull_rounds(setup: Setup) -> Iterator[State]:
    """Round by round, the position in which all lay: they lay what comes first, and nobody re-rolls."""
    state: State = setup.start()
    while asked(state) != "over":
        GAME.rules.land(state, (1, 2, 3, 4, 6))
        yield copy_of(state)
        for seat in range(setup.seats):
            GAME.rules.play(state, seat, GAME.moves(state, seat)[0])
        GAME.rules.play(state, state.active, GAME.read("stop"))


def _event(setup: Setup, word: str) -> Event:
    if word[0] in SEAT_NAMES:
        return read_event(GAME, setup.seats, word)
    return Rolled(tuple(0 if sign == "." else int(sign) for sign in word))


def _written(event: Event) -> str:
    if isinstance(event, Rolled):
        return "".join(str(face) if face else "." for face in event.faces)
    return write_event(GAME, event)
