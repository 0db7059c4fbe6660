"""Do the numbers that a player looks at mean what their names say, in every room?"""

from collections import defaultdict
from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

import pytest

from gobelet.core.encoding import FAR, WHO
from gobelet.core.game import Game
from gobelet.core.setup import Setup, set_up
from gobelet.core.structs import copy_of
from gobelet.games import GAMES
from gobelet.games.mosaix.scoring import points as points_in_mosaix
from gobelet.games.mosaix.state import HIDDEN
from gobelet.games.mosaix.state import free_boxes as free_in_mosaix
from gobelet.games.qwixx_duel.scoring import total as points_in_duel
from gobelet.games.qwixx_duel.sheet import NUMBERS
from gobelet.games.qwixx_duel.state import front, is_closed, supply
from tests.positions import SETUPS, every_position, setup_name
from tests.sheets import changed

UNWRITTEN = 99.0

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


class Views(NamedTuple):
    """Some positions of a random game, as each seat sees them."""

    setup: Setup
    each: list[tuple[Any, int]]


@pytest.fixture(scope="module", params=SETUPS, ids=setup_name)
def views(request: pytest.FixtureRequest) -> Views:
    states = islice(every_position(request.param, 5), 0, None, 17)
    view, seats = request.param.game.view, range(request.param.seats)
    return Views(request.param, [(view(state, seat), seat) for state in states for seat in seats])


def named(game: Game, view: Any, seat: int) -> dict[str, float]:
    return dict(zip(game.inputs, game.observe(view, seat), strict=True))


@each_game
def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    assert game.inputs
    assert len(set(game.inputs)) == len(game.inputs)


@each_game
def test_orders_in_which_inputs_mean_the_same_have_all_of_them_and_leave_one_way_as_it_is(game: Game) -> None:
    as_it_is = tuple(range(len(game.inputs)))

    assert all(sorted(order) == list(as_it_is) for order in game.alike)
    assert not game.alike or as_it_is in game.alike


def test_exactly_the_named_numbers_are_written(views: Views) -> None:
    names = views.setup.game.inputs
    for view, seat in views.each:
        before = copy_of(view)
        into = [UNWRITTEN] * (len(names) + 1)
        views.setup.game.rules.observe(view, seat, into)

        assert [name for name, number in zip(names, into, strict=False) if not -FAR <= number <= FAR] == []
        assert into[-1] == UNWRITTEN
        assert view == before


def test_names_stand_where_their_numbers_do(views: Views) -> None:
    """Of `x = 1`, `x = 2`, ... at most one is so, and `x >= 1`, `x >= 2`, ... fall from 1 to 0."""
    for view, seat in views.each:
        one_of, rising = defaultdict(list), defaultdict(list)
        for name, number in named(views.setup.game, view, seat).items():
            if " = " in name:
                one_of[name.rpartition(" = ")[0]].append(number)
            elif " >= " in name:
                rising[name.rpartition(" >= ")[0]].append(number)

        assert {what: numbers for what, numbers in one_of.items() if sum(numbers) not in (0, 1)} == {}
        assert {what: numbers for what, numbers in rising.items() if numbers != sorted(numbers)[::-1]} == {}
        assert {number for numbers in (*one_of.values(), *rising.values()) for number in numbers} <= {0, 1}


def _hot(numbers: dict[str, float], what: str) -> str:
    """The value that `what = value` tells; nothing if none is so."""
    return "".join(name.rpartition(" = ")[2] for name in numbers if name.startswith(f"{what} = ") and numbers[name])


def _count(numbers: dict[str, float], what: str) -> float:
    """How many `what >= number` tells."""
    return sum(numbers[name] for name in numbers if name.startswith(f"{what} >= "))


def _in_duel(numbers: dict[str, float], view: Any, seat: int) -> None:
    blue, other = 3, 1 - seat
    lead = points_in_duel(view, seat) - points_in_duel(view, other)
    box = -1 if is_closed(view, blue) else front(view, other, blue)
    assert _hot(numbers, "blue: other's front") == (str(NUMBERS[blue][box]) if box >= 0 else "")
    assert numbers["other's supply"] == supply(view, other) / 22
    assert _count(numbers, "own misses") == view.misses[seat]
    assert numbers["own lead, its sign"] == (lead > 0) - (lead < 0)


def _in_objectif(numbers: dict[str, float], view: Any, seat: int) -> None:
    lying = [face for die, face in enumerate(view.dice) if face and not view.picked_up >> die & 1]
    assert [_count(numbers, f"dice showing {face}") for face in range(1, 7)] == [lying.count(f) for f in range(1, 7)]
    assert numbers["own: laid and seen: pair"] * view.packs == view.laid[seat].count(1)
    assert numbers["last round"] == (view.played == view.rounds - 1)
    for place, who in enumerate(WHO):
        other, there = (seat + place) % view.seats, place < view.seats
        assert numbers[f"{who}: active"] == (there and view.active == other)
        assert numbers[f"{who}: unplayed: four"] * view.packs == there * view.hand[other][9]
        assert numbers[f"{who}: laid and seen: four"] * view.packs == there * view.laid[other].count(9)


def _in_mosaix(numbers: dict[str, float], view: Any, seat: int) -> None:
    assert numbers["free boxes"] == numbers["own: free boxes"] == free_in_mosaix(view, seat).bit_count() / 49
    assert numbers["cross: boxes in all"] == view.grids[seat][1].bit_count() / 16
    assert numbers["own: roller"] == (view.roller == seat)
    assert numbers["triangle: points"] == numbers["own: points: triangle"]
    assert numbers["next: has written"] == (view.seats > 1 and view.answers[(seat + 1) % view.seats] == HIDDEN)
    for place, who in enumerate(WHO[:4]):
        there, last = place < view.seats, view.grids[(seat + place) % view.seats][2]
        assert numbers[f"{who}: points: triangle"] == there * min(FAR, points_in_mosaix(last) / 40)


def _in_tres_fute(numbers: dict[str, float], view: Any, seat: int) -> None:
    sheet, table = view.sheets[seat], view.table
    assert _hot(numbers, "green ticks") == str(sheet.green)
    assert _hot(numbers, "last violet number") == (str(sheet.violet_numbers[sheet.violet - 1]) if sheet.violet else "")
    assert _hot(numbers, "violet die shows") == (str(table.dice[5]) if table.lies[5] else "")
    assert numbers["own turn"] == (table.active == seat)
    assert numbers["white die fits: orange"] == (table.lies[0] > 0 and sheet.orange < 11)


def _in_melange_fute(numbers: dict[str, float], view: Any, seat: int) -> None:
    sheet = view.sheets[seat]
    assert _hot(numbers, "yellow middle written") == str(sheet.yellow[1])
    assert _count(numbers, "orange ticks") == sheet.orange.bit_count()
    assert _hot(numbers, "violet written") == str(sheet.violet)
    assert _hot(numbers, "polish left") == str(sheet.polish_won - sheet.polish_used)
    assert (_hot(numbers, "changed die") == "") == (sheet.changed_die < 0)


MEANT: dict[str, Callable[[dict[str, float], Any, int], None]] = {
    "qwixx_duel": _in_duel,
    "objectif": _in_objectif,
    "mosaix": _in_mosaix,
    "tres_fute": _in_tres_fute,
    "melange_fute": _in_melange_fute,
}


def test_numbers_mean_what_their_names_say(views: Views) -> None:
    for view, seat in views.each:
        MEANT[views.setup.game.name](named(views.setup.game, view, seat), view, seat)


SEATED = {  # who is active, and what each seat has
    "qwixx_duel": ("active", "pawns", "locks", "misses"),
    "objectif": ("active", "hand", "laid", "won", "lost", "captured"),
    "mosaix": ("roller", "answers", "grids"),
    "tres_fute": ("active", "players", "sheets"),
    "melange_fute": ("active", "players", "sheets"),
}
BY_ORDER = "own turns left"  # in the futé games: whether the own turn of a round is over goes by the order of seats


def test_a_seat_looks_from_its_own_place(views: Views) -> None:
    """Everybody moves on by a seat: each sees the same as before."""
    for view, seat in views.each:
        moved = copy_of(view)
        active, *of_seats = SEATED[views.setup.game.name]
        holder = getattr(moved, "table", moved)
        setattr(holder, active, (getattr(holder, active) + 1) % views.setup.seats)
        for name in of_seats:
            seated = getattr(moved, name)
            seated[: views.setup.seats] = [seated[views.setup.seats - 1], *seated[: views.setup.seats - 1]]
        before = named(views.setup.game, view, seat)
        after = named(views.setup.game, moved, (seat + 1) % views.setup.seats)

        assert {name for name in before if before[name] != after[name]} <= {BY_ORDER}


def test_numbers_follow_a_sheet_of_ones_own() -> None:
    sheets = [GAMES["tres_fute"], changed("tres_fute", {"[3, 6, 5, 0]": "[3, 1, 5, 0]"})]
    printed, own = (named(game, set_up(game, 1).start(), 0) for game in sheets)

    assert [printed[f"yellow 6 open >= {number}"] for number in (1, 2)] == [1, 1]
    assert [own[f"yellow 6 open >= {number}"] for number in (1, 2)] == [1, 0]
