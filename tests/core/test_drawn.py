"""What is drawn anew, and can a drawing see more than what it is cached by?"""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import pytest

import gobelet
from gobelet.core.drawn import MOST_DRAWN, drawn_once, forget_drawings, part_of, still
from gobelet.core.structs import Int8, array, struct


@struct
class Player:
    pawns: Annotated[list[int], array(Int8, 2)]
    misses: Int8


@struct
class State:
    stage: Int8
    board: Annotated[list[list[int]], array(Int8, 2, 2)]
    first: Player
    players: Annotated[list[Player], array(Player, 2)]


def test_what_was_drawn_is_drawn_again_when_something_else_is_seen() -> None:
    made: list[int] = []
    count, player, seen = counting(made), Player(), still(Player)
    player.pawns[:] = 1, 1
    counts = [count(seen(player)), count(seen(player))]
    player.pawns[0] = 5

    assert (counts, count(seen(player)), made) == ([2, 2], 6, [2, 6])


def test_what_was_drawn_can_be_forgotten() -> None:
    made: list[int] = []
    count, seen = counting(made), still(Player)
    count(seen(Player()))
    forget_drawings()
    count(seen(Player()))

    assert made == [0, 0]


def counting(made: list[int]) -> Callable[[Player], int]:
    """Counts pawns, and writes down when it had to."""

    @drawn_once
    def count(player: Player) -> int:
        made.append(sum(player.pawns))
        return made[-1]

    return count


def test_a_still_has_every_declared_field_down_to_the_last_number() -> None:
    state, seen = State(), still(State)
    stills = [seen(state)]
    state.stage = 1
    stills.append(seen(state))
    state.board[1][1] = 1
    stills.append(seen(state))
    state.first.misses = 1
    stills.append(seen(state))
    state.players[1].pawns[1] = 1
    stills.append(seen(state))

    assert len(set(stills)) == 5
    assert (stills[4].board[1][1], stills[4].players[1].pawns[1]) == (1, 1)


@pytest.mark.parametrize("value", [State(), Player(), [1, 2], {"a": 1}], ids=lambda value: type(value).__name__)
def test_what_can_change_is_refused(value: object) -> None:
    draw = drawn_once(repr)

    with pytest.raises(TypeError, match="unhashable"):
        draw(value)


def test_a_part_shows_nothing_else() -> None:
    for part in (still(State, "stage")(State()), part_of(State, "stage")((3,))):
        with pytest.raises(AttributeError):
            _ = part.board


def test_a_part_has_declared_fields_only() -> None:
    with pytest.raises(TypeError, match="State has no field stages"):
        part_of(State, "stages")


def test_drawings_of_all_rooms_see_only_their_arguments() -> None:
    """Nothing reaches them through a closure, and what they know of their modules are constants and functions."""
    drawings = list(drawn_functions())
    changing = [
        (draw.__module__, draw.__qualname__, name)
        for draw in drawings
        for name, value in inspect.getclosurevars(draw).globals.items()
        if isinstance(value, list | set | bytearray) or (hasattr(value, "__struct__") and not isinstance(value, type))
    ]

    assert len(drawings) > 80
    assert [draw for draw in drawings if draw.__closure__] == []
    assert changing == []


def drawn_functions() -> Iterator[Any]:
    """Every function of the house that is cached as a drawing."""
    for module in pkgutil.walk_packages(gobelet.__path__, "gobelet."):
        if module.name.split(".")[1] in ("core", "parts", "games"):
            for value in vars(importlib.import_module(module.name)).values():
                if hasattr(value, "cache_info") and value.cache_parameters()["maxsize"] == MOST_DRAWN:
                    yield inspect.unwrap(value)
