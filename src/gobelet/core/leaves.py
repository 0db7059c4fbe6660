"""Which numbers of a state ever change, how far do they go, whose are they, who can see them? As random games show."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gobelet.core.game import Choose, Game, Over
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.core.structs import S, declared

GAMES_LOOKED_AT = 20  # of each number of seats
MOST_EVENTS = 3_000  # of a game
Way = tuple[str | int, ...]  # from a state to one of its numbers


@dataclass
class Leaf:
    """A number of a state, and what random games have shown of it."""

    code: str
    least: int
    most: int
    own_hidden: bool = False  # also from the seat that it belongs to, if there is one
    hidden: bool = False  # from anybody

    @property
    def size(self) -> int:
        return self.most - self.least + 1


@dataclass
class Seen:
    """What random games have shown of a game."""

    by_seat: set[str]  # fields that have a place for each seat
    counts: set[Way]  # numbers that are always the number of seats
    codes: dict[Way, str]  # how each number is kept
    points: int = 1  # the most that anybody had
    points_hidden: bool = False  # at times, from others
    leaves: dict[Way, Leaf] = field(default_factory=dict)  # in fields by seat, those of all seats together


def looked_at(game: Game) -> Seen:
    """Random games of the smallest and the largest table; first, what belongs to whom."""
    most, blank = game.seats[-1], dict(_numbers(game.state()))
    tables = [set_up(game, seats) for seats in sorted({game.seats[0], most})]
    by_seat = {each.name for each in declared(game.state) if most > 1 and each.kind.shape[:1] == (most,)}
    seen = Seen(by_seat, {way for way in blank if is_single(way)}, _codes(game.state))
    for setup in tables:
        blank = dict(_numbers(setup.start()))
        for state in _positions(setup):
            now = dict(_numbers(state))
            changed = {way for way, value in now.items() if value != blank[way]}
            seen.by_seat -= {str(way[0]) for way in changed if way[1:] and _place(way) >= setup.seats}
            seen.counts &= {way for way in seen.counts if now[way] == setup.seats}
    for setup in tables:
        for state in _positions(setup):
            for seat in range(setup.seats):
                _note(game, seen, state, seat, setup.seats)
    return seen


def is_single(way: Way) -> bool:
    """Whether a number stands for itself, not in a list."""
    return all(isinstance(step, str) for step in way)


def _place(way: Way) -> int:
    return way[1] if isinstance(way[1], int) else -1


def _note(game: Game, seen: Seen, state: Any, seat: int, seats: int) -> None:
    """What a seat can see of a position, and what it cannot."""
    view, now = game.view(state, seat), dict(_numbers(state))
    made, shown = ([game.score(each, other).total for other in range(seats)] for each in (state, view))
    seen.points, seen.points_hidden = max(seen.points, abs(made[seat])), seen.points_hidden or made != shown
    for way, value in _numbers(view):
        theirs = way[0] in seen.by_seat
        leaf = seen.leaves.setdefault((way[0], *way[2:]) if theirs else way, Leaf(seen.codes[way], value, value))
        leaf.least, leaf.most = min(leaf.least, value), max(leaf.most, value)
        if value != now[way]:
            leaf.hidden = True
            leaf.own_hidden |= not theirs or way[1] == seat


def _positions(setup: Setup[S]) -> Iterator[S]:
    """Of games in which everybody plays anything; always the same."""
    game, chance = setup.game, Sfc32()
    for number in range(GAMES_LOOKED_AT):
        seed(chance, number, setup.seats)
        state = setup.start()
        for _ in range(MOST_EVENTS):
            yield state
            match game.turn(state):
                case Over():
                    break
                case Choose((seat, *_)):
                    game.rules.play(state, seat, _one_of(game.moves(state, seat), chance))
                case _:
                    possible = game.possible(state)
                    game.rules.land(state, [_one_of(faces, chance) if faces else 0 for faces in possible])


def _one_of(values: Any, chance: Sfc32) -> int:
    return int(values[below(chance, len(values))])


def _numbers(value: Any, way: Way = ()) -> Iterator[tuple[Way, int]]:
    """All numbers of a state, each with the way to it."""
    if isinstance(value, list):
        for place, item in enumerate(value):
            yield from _numbers(item, (*way, place))
    elif hasattr(value, "__struct__"):
        for each in declared(type(value)):
            yield from _numbers(getattr(value, each.name), (*way, each.name))
    else:
        yield way, value


def _codes(state: type) -> dict[Way, str]:
    """How each number of a state is kept."""
    found = {}
    for way, _ in _numbers(state()):
        inside, code = state, ""
        for name in (step for step in way if isinstance(step, str)):
            kind = next(each.kind for each in declared(inside) if each.name == name)
            inside, code = kind.nested or inside, kind.code
        found[way] = code
    return found
