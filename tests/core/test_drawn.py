"""What is drawn anew, and can a drawing see more than what it is cached by?"""

import importlib
import inspect
import pkgutil
from collections.abc import Callable, Iterator
from typing import Annotated, Any

import pytest

import gobelet.core
import gobelet.games
import gobelet.parts
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
    count, player = counting(made), Player()
    player.pawns[:] = 1, 1
    counts = [count(still(player)), count(still(player))]
    player.pawns[0] = 5

    assert (counts, count(still(player)), made) == ([2, 2], 6, [2, 6])


def test_what_was_drawn_can_be_forgotten() -> None:
    made: list[int] = []
    count = counting(made)
    count(still(Player()))
    forget_drawings()
    count(still(Player()))

    assert made == [0, 0]


def counting(made: list[int]) -> Callable[[Player], int]:
    """Counts pawns, and writes down when it had to."""

    @drawn_once
    def count(player: Player) -> int:
        made.append(sum(player.pawns))
        return made[-1]

    return count


def test_a_still_has_every_declared_field_down_to_the_last_number() -> None:
    state = State()
    stills = [still(state)]
    state.stage = 1
    stills.append(still(state))
    state.board[1][1] = 1
    stills.append(still(state))
    state.first.misses = 1
    stills.append(still(state))
    state.players[1].pawns[1] = 1
    stills.append(still(state))

    assert len(set(stills)) == 5
    assert (stills[4].board[1][1], stills[4].players[1].pawns[1]) == (1, 1)


@pytest.mark.parametrize("value", [State(), Player(), [1, 2], {"a": 1}], ids=lambda value: type(value).__name__)
def test_what_can_change_is_refused(value: object) -> None:
    draw = drawn_once(repr)

    with pytest.raises(TypeError, match="unhashable"):
        draw(value)


def test_a_part_shows_nothing_else() -> None:
    for part in (still(State(), "stage"), part_of(State, stage=3)):
        with pytest.raises(AttributeError):
            _ = part.board


def test_a_part_has_declared_fields_only() -> None:
    with pytest.raises(TypeError, match="State has no field stages"):
        part_of(State, stages=3)


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
    for package in (gobelet.core, gobelet.games, gobelet.parts):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            for value in vars(importlib.import_module(module.name)).values():
                if hasattr(value, "cache_info") and value.cache_parameters()["maxsize"] == MOST_DRAWN:
                    yield inspect.unwrap(value)
