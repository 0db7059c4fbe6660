"""Do the levels of Mosaix play compiled as they should? Like in plain Python, as well as they did, on every seat."""

from functools import cache
from itertools import chain

import pytest

from gobelet import simulate
from gobelet.bots import sit
from gobelet.bots.levels import LEVELS, MASTER, STRONG, policy_of
from gobelet.bots.mosaix import best_place, by_symbols
from gobelet.bots.mosaix_judging import GRID, INPUTS, consider_all, copy_grid, judge
from gobelet.bots.mosaix_search import by_search
from gobelet.bots.net import blank_net
from gobelet.core.decision import Decision, Player
from gobelet.core.gear import Gear, first_gear, second_gear
from gobelet.core.rule import Function
from gobelet.core.setup import Setup, set_up, setups
from gobelet.core.sfc32 import Sfc32
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.moves import STOP
from gobelet.games.mosaix.state import State
from tests.bots.test_mosaix import NEAR_THE_END, ROWS_FREE, SQUARE_FREE
from tests.games.mosaix.board import A, after, position
from tests.positions import setup_name
from tests.table.tables import draws

pytestmark = [pytest.mark.dear, pytest.mark.xdist_group("mosaix")]  # all is compiled together, once

STATE = after(position("oo..... .xo.... ..xtt.. ..oxt.. .....xo tt...oo xxt..x.", scale=3), "ooxt")
FORMATIONS = [move for move in GAME.moves(STATE, A) if move != STOP]
ENTRIES: list[Function] = [consider_all, best_place, by_symbols, by_search]
TOLERANCE = 0.01  # points: single precision differs by less


@cache
def compiled() -> Gear:
    return second_gear(GAME, ENTRIES)


def seated(level: str, setup: Setup) -> Player:
    """A level as a player in second gear."""
    gear, policy = compiled(), policy_of(setup, level)
    choose, thoughts = gear.call[policy.choose.__name__], policy.mind(gear, setup)
    views, chances = gear.batch(GAME.state, 1), gear.batch(Sfc32, 1)
    legal = gear.block(GAME.notation.most_moves)

    def answer(asked: Decision) -> int:
        gear.put(views, 0, asked.view)
        gear.put(chances, 0, asked.chance)
        legal[: len(asked.moves)] = asked.moves
        return int(choose(views[0], asked.seat, legal, len(asked.moves), chances[0], thoughts))

    return answer


def judged(gear: Gear) -> tuple[list[float], list[tuple[int, float]]]:
    """All that is told of the ways to write a roll, and the best place of each formation."""
    net = blank_net(gear, (INPUTS, 6, 4))
    for number, row in enumerate(chain(*net)):
        row[:] = [((number * 7 + place * 5) % 11 - 4) / 9 for place in range(len(row))]
    judges, grid, most = judge(gear, net), gear.block(GRID), gear.block(3)
    most[:] = [2, 1, 1]
    copy_grid(STATE, A, grid)
    for unit in range(6):
        judges.sums[unit] = net.first[INPUTS][unit]
    gear.call["consider_all"](judges, grid, most)
    return list(judges.told), [gear.call["best_place"](judges.told, grid, formation) for formation in FORMATIONS]


def test_both_gears_judge_a_grid_alike() -> None:
    (told, bests), (told_2, bests_2) = judged(first_gear(GAME, ENTRIES)), judged(compiled())

    assert any(told)
    assert told_2 == pytest.approx(told, abs=TOLERANCE / 60)
    assert [hope for _, hope in bests_2] == pytest.approx([hope for _, hope in bests], abs=TOLERANCE)
    assert [move for move, _ in bests_2] == [move for move, _ in bests]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("dice", ["ooxt", "xxtt"])
@pytest.mark.parametrize("state", [position(NEAR_THE_END, scale=2), position(ROWS_FREE, SQUARE_FREE)], ids=["1", "2"])
def test_both_gears_choose_the_same(state: State, dice: str, level: str) -> None:
    setup, rolled = set_up(GAME, state.seats), after(state, dice)
    views = [rolled, after(rolled, f"A {GAME.sayings(rolled, A)[0]}")]

    def answers(player: Player) -> list[int]:
        return [int(player(Decision(setup, A, view, [], tuple(GAME.moves(view, A)), draws(4)))) for view in views]

    assert answers(sit(policy_of(setup, level), setup)) == answers(seated(level, setup))


@pytest.mark.parametrize(
    ("level", "points"),
    [
        (STRONG, [[151], [93, 98], [104, 107, 119], [118, 97, 111, 110]]),
        (MASTER, [[123], [108, 101]]),
    ],
)
def test_the_shipped_weights_play_as_well_as_they_did(level: str, points: list[list[int]]) -> None:
    """Exactly: everything follows from the seed. `python -m bench.bots mosaix` measures how good that is."""
    made = []
    for seats in range(1, len(points) + 1):
        player = seated(level, set_up(GAME, seats))
        made.append(simulate(GAME, [player] * seats, 1, 1).totals.ravel().tolist())

    assert made == points


@pytest.mark.parametrize("setup", list(setups(GAME)), ids=setup_name)
def test_every_level_plays_every_kind_of_game_without_a_fault(setup: Setup) -> None:
    """Each on the seat of the others as well; `python -m bench.bots --faults mosaix` plays 200 games of each."""
    players = [seated(level, setup) for level in LEVELS]
    for first in range(len(LEVELS)):
        played = simulate(GAME, (players * 2)[first : first + setup.seats], 1, first, options=setup.options)

        assert played.lengths[0] > 0


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("level", ["casual", MASTER])
def test_a_restart_in_the_middle_changes_nothing(level: str, seats: int) -> None:
    """Nothing is remembered: one player for a whole game, or a new one for each question."""
    setup = set_up(GAME, seats)
    lasting = seated(level, setup)

    def newcomer(asked: Decision) -> int:
        return int(seated(level, setup)(asked))

    one, other = (simulate(GAME, [player] * seats, 1, 3) for player in (lasting, newcomer))

    assert (one.scores == other.scores).all()
