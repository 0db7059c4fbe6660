"""Do those who know Objectif re-roll as well as possible, mix as nobody can beat, and see no hidden card?"""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from gobelet import simulate
from gobelet.bots import sit
from gobelet.bots.levels import LEVELS, policy_of
from gobelet.bots.objectif_file import block_of, card_of, write_table
from gobelet.bots.objectif_levels import KNOWING
from gobelet.bots.objectif_matrix import blank_matrix, solve_matrix
from gobelet.bots.objectif_rolls import (
    FIRST_ROLL,
    KEPT,
    MADE,
    ROLLS,
    Plan,
    alone,
    before,
    kept_of,
    picked_up_for,
    plan_for,
    roll_of,
)
from gobelet.bots.objectif_solved import is_solved
from gobelet.core.decision import Decision
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.gear import first_gear
from gobelet.core.refusal import Refusal
from gobelet.core.replay import replay
from gobelet.core.setup import Setup, set_up
from gobelet.games.objectif import GAME
from gobelet.games.objectif.options import OPTIONS
from gobelet.games.objectif.sheet import CARDS, NAMES, Card
from tests.positions import setup_name
from tests.table.tables import draws

A, B = 0, 1
DUEL = set_up(GAME, 2)
RULES = Path(__file__).parents[2] / "docs" / "rules" / "objectif.md"
SEVERAL = [DUEL, set_up(GAME, 2, {"packs": "2"}), *(set_up(GAME, seats) for seats in (3, 4, 5))]


@pytest.mark.parametrize("card", Card)
def test_chances_are_those_that_the_rules_print(card: Card) -> None:
    line = next(line for line in RULES.read_text("utf-8").splitlines() if line.startswith(f"| `{NAMES[card]}` |"))

    assert f"{before(card):.5f}" == re.findall(r"[\d.]+", line)[-1]


def test_a_plan_is_as_good_as_trying_everything() -> None:
    """The last re-roll for a full house, by all 32 ways to pick up dice and all that can fall."""
    dice, plan = (2, 2, 3, 5, 5), Plan([0.0] * KEPT, [0.0] * KEPT, [0] * KEPT, [0] * KEPT)
    aim = [float(MADE[roll * CARDS + Card.FULL_HOUSE]) for roll in range(ROLLS)]
    plan_for(plan, aim)
    chances = {}
    for picked_up in range(32):
        ways = [(face,) if not picked_up >> die & 1 else range(1, 7) for die, face in enumerate(dice)]
        fallen = [aim[roll_of(rolled)] for rolled in product(*ways)]
        chances[picked_up] = sum(fallen) / len(fallen)
    wanted = picked_up_for(dice, plan.once[FIRST_ROLL + roll_of(dice)])

    assert chances[wanted] == max(chances.values())
    assert kept_of(dice, wanted) == plan.once[FIRST_ROLL + roll_of(dice)]


def test_re_rolling_for_a_card_changes_the_chances_of_others() -> None:
    straight = roll_of((1, 2, 3, 4, 6))

    assert alone(Card.JOKER)[straight][Card.SMALL_STRAIGHT] == 1
    assert alone(Card.LARGE_STRAIGHT)[straight][Card.LARGE_STRAIGHT] == pytest.approx(1 - (5 / 6) ** 2)


@pytest.mark.parametrize(
    ("rows", "value", "row_mix", "column_mix"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),  # stone, paper, scissors
        ([[3, 5], [4, 7]], 4, [0, 1], [1, 0]),  # a saddle
        ([[2, -3], [-3, 4]], -1 / 12, [7 / 12, 5 / 12], [7 / 12, 5 / 12]),  # Morra with two fingers
        ([[1, 1], [0, 9], [9, 0]], 4.5, [0, 0.5, 0.5], [0.5, 0.5]),
    ],
)
def test_small_matrices_are_solved(
    rows: list[list[float]], value: float, row_mix: list[float], column_mix: list[float]
) -> None:
    matrix = blank_matrix(first_gear(GAME, []), len(rows), len(rows[0]))
    for number, row in enumerate(rows):
        for column, won in enumerate(row):
            matrix.table[column][number] = float(won)

    assert solve_matrix(matrix, len(rows), len(rows[0])) == pytest.approx(value)
    assert matrix.row_mix == pytest.approx(row_mix)
    assert matrix.column_mix == pytest.approx(column_mix)


def after(setup: Setup, *sayings: str, dice: tuple[int, ...] = (1, 2, 3, 4, 6)) -> object:
    """Everybody has laid; `sayings` are theirs, then the active seat's."""
    events: list[Event] = [Rolled(dice)]
    events += [Played(seat if seat < setup.seats else A, setup.game.read(said)) for seat, said in enumerate(sayings)]
    return replay(setup, events)


def asked(setup: Setup, state: object, seat: int, number: int) -> Decision:
    view = setup.game.view(state, seat)
    return Decision(setup, seat, view, [], tuple(setup.game.moves(view, seat)), draws(number))


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_face_down_makes_no_difference(level: str) -> None:
    player = sit(policy_of(DUEL, level), DUEL)
    answers = [
        [player(asked(DUEL, after(DUEL, "large_straight", card), A, number)) for number in range(3)]
        for card in ("joker", "small_straight", "four")
    ]

    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize("setup", SEVERAL, ids=setup_name)
def test_cards_of_others_face_down_make_no_difference(setup: Setup) -> None:
    two = setup.options["packs"] == "2"
    player, own = sit(policy_of(setup, "strong"), setup), "pair large_straight" if two else "large_straight"
    answers = {
        player(asked(setup, after(setup, own, *[f"joker {card}" if two else card] * (setup.seats - 1)), A, 1))
        for card in ("joker", "small_straight", "four")
    }

    assert len(answers) == 1


@pytest.mark.parametrize("setup", SEVERAL, ids=setup_name)
@pytest.mark.parametrize("level", KNOWING)
def test_a_card_laid_before_others_makes_no_difference(setup: Setup, level: str) -> None:
    player, first = sit(policy_of(setup, level), setup), "joker " * (setup.options["packs"] == "2")
    answers = {
        player(asked(setup, after(setup, f"{first}{card}"), B, 1)) for card in ("pair", "large_straight", "four")
    }

    assert len(answers) == 1


@pytest.mark.parametrize("setup", [set_up(GAME, 2, {"rounds": "4"}), *SEVERAL[1:]], ids=setup_name)
@pytest.mark.parametrize("level", KNOWING)
def test_strong_players_answer_alike_after_a_restart(setup: Setup, level: str) -> None:
    """Nothing that counts is remembered: one player for a whole game, or a new one for each question."""
    policy = policy_of(setup, level)
    lasting = [sit(policy, setup)] * setup.seats

    def newcomer(asked: Decision) -> int:
        return int(sit(policy, setup)(asked))

    one, other = (
        simulate(GAME, players, 1, 3, options=setup.options) for players in (lasting, [newcomer] * setup.seats)
    )

    assert (one.scores == other.scores).all()


@pytest.mark.parametrize("rounds", OPTIONS[0].values)
def test_every_length_of_a_duel_is_solved(rounds: str) -> None:
    assert is_solved(set_up(GAME, 2, {"rounds": rounds}))


@pytest.mark.parametrize("level", KNOWING)
def test_who_takes_over_in_a_round_re_rolls_all_the_same(level: str) -> None:
    """Nobody who knows the solution would have laid the four here: the best reply to what the other may have laid."""
    state = after(DUEL, "four", "joker", "d1 d2 d3 d4 d5 reroll")
    DUEL.game.rules.land(state, [5, 5, 5, 5, 2])
    decision = asked(DUEL, state, A, 1)

    assert sit(policy_of(DUEL, level), DUEL)(decision) in decision.moves


def test_in_the_mirror_the_same_is_laid() -> None:
    """Without no even against without no odd: each face read as seven less it, the same answers to the same seeds."""
    player = sit(policy_of(DUEL, "strong"), DUEL)
    answers = list[list[str]]()
    for card, dice in (("no_even", (1, 2, 3, 4, 6)), ("no_odd", (6, 5, 4, 3, 1))):
        state: Any = after(DUEL, dice=dice)
        state.hand[A][Card[card.upper()]] = state.hand[B][Card.JOKER] = 0
        said = [
            GAME.notation.write(int(player(asked(DUEL, state, seat, number)))) for seat in (A, B) for number in range(4)
        ]
        answers.append([MIRROR.get(one, one) for one in said] if card == "no_odd" else said)

    assert answers[0] == answers[1]


MIRROR = {"no_even": "no_odd", "no_odd": "no_even"}


def test_a_file_is_written_and_read() -> None:
    content = write_table({"one": [1, -2, 300], "two": [4]}, {"by": "hand"}, {})

    assert card_of(content)["made"] == {"by": "hand"}
    assert [list(block_of(content, name)) for name in ("one", "two")] == [[1, -2, 300], [4]]
    with pytest.raises(Refusal, match="has no three"):
        block_of(content, "three")
    with pytest.raises(Refusal, match="no solution"):
        card_of(b"anything")


@pytest.mark.dear
@pytest.mark.xdist_group("objectif")
@pytest.mark.parametrize("setup", SEVERAL, ids=setup_name)
@pytest.mark.parametrize("level", ["casual", *KNOWING])
def test_both_gears_choose_the_same(setup: Setup, level: str) -> None:
    policy = policy_of(setup, level)
    games = 3 if level == "master" else 10
    one, other = (
        simulate(GAME, [player] * setup.seats, games, 9, options=setup.options)
        for player in (sit(policy, setup), policy)
    )

    assert (one.gear, other.gear) == ("first", "second")
    assert (one.scores == other.scores).all()
