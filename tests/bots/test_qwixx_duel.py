"""Is the shipped net of Qwixx Duel what it should be? `python -m bench.bots qwixx_duel` measures how strong that is."""

import pytest

from gobelet import simulate
from gobelet.bots import BOTS, sit
from gobelet.bots.apart import compiled
from gobelet.bots.judging import HAIR, Goal, judge, weigh
from gobelet.bots.levels import policy_of
from gobelet.bots.weights import find
from gobelet.core.decision import Decision, Player
from gobelet.core.gear import Gear, first_gear, second_gear
from gobelet.core.setup import set_up
from gobelet.games.qwixx_duel import GAME
from tests.bots.test_levels import decisions

DUEL = set_up(GAME, 2)
TOLERANCE = HAIR  # of a win: single and double precision differ by less

compiles = pytest.mark.xdist_group("qwixx_duel")


def strong() -> Player:
    return sit(policy_of(DUEL, "strong"), DUEL)


def test_strong_plays_as_well_as_it_did() -> None:
    """Exactly: everything follows from the seed."""
    played = simulate(GAME, [strong(), "greedy"], games=4, seed=1, rotate=True)

    assert played.totals.tolist() == FLOOR


FLOOR = [[29, 46], [67, 18], [67, 29], [27, 34]]


def test_the_net_is_for_these_rules_and_its_card_tells_how_it_was_made() -> None:
    found = find(DUEL)

    assert found
    assert (found.card.version, found.card.goal, found.card.whole_turn) == (GAME.version, "WINS", True)
    assert (found.card.made["plan"]["seed"], len(found.card.made["curve"])) == (0, 20)
    assert found.card.strength


def test_only_a_master_needs_more_than_plain_python() -> None:
    heavy = [bot.name for bot in BOTS.values() if bot.policy(DUEL).heavy]

    assert heavy == ["master"]


def test_who_sits_down_anew_at_every_turn_plays_the_same_game() -> None:
    """A restart in the middle changes nothing: all that a bot goes by is in the question."""

    def anew(asked: Decision) -> str | int:
        return strong()(asked)

    staying, coming = (simulate(GAME, [player, player], games=1, seed=4) for player in (strong(), anew))

    assert coming.totals.tolist() == staying.totals.tolist()
    assert coming.lengths.tolist() == staying.lengths.tolist()


def judged(gear: Gear, decision: Decision) -> list[float]:
    """How good each move seems."""
    found, most = find(DUEL), GAME.notation.most_moves
    assert found
    states, legal, values = gear.batch(GAME.state, 4), gear.block(most), gear.floats(most)
    judging = judge(gear, DUEL, found.net(gear), Goal.WINS, whole_turn=True)
    gear.put(states, 3, decision.view)
    legal[: len(decision.moves)] = decision.moves
    gear.call["weigh"](states[3], decision.seat, legal, len(decision.moves), judging, states, gear.block(most), values)
    return list(values[: len(decision.moves)])


@pytest.mark.dear
@compiles
def test_both_gears_judge_moves_alike_and_choose_the_same() -> None:
    plain, quick = strong(), compiled(policy_of(DUEL, "strong"), DUEL)
    gears = first_gear(GAME, [weigh]), second_gear(GAME, [weigh])

    for decision in decisions(DUEL, 11, 30):
        first, second = (judged(gear, decision) for gear in gears)
        assert second == pytest.approx(first, abs=TOLERANCE)
        chosen, chosen_quick = (first[decision.moves.index(player(decision))] for player in (plain, quick))
        assert chosen_quick == pytest.approx(chosen, abs=2 * TOLERANCE)


@pytest.mark.dear
@compiles
@pytest.mark.parametrize(("better", "worse"), [("beginner", "greedy"), ("casual", "beginner"), ("strong", "casual")])
def test_levels_stand_on_a_ladder(better: str, worse: str) -> None:
    first = simulate(GAME, [better, worse], games=1000, seed=5, rotate=True).summary().players[0]

    assert first.wins > 0.5 + 2 * first.wins_error


@pytest.mark.dear
@compiles
def test_strong_wins_three_games_in_four_against_greedy() -> None:
    first = simulate(GAME, ["strong", "greedy"], games=2000, seed=6, rotate=True).summary().players[0]

    assert first.wins > 0.75
