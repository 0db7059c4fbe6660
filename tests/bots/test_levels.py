"""Does each level play soundly where it should, from its view only, and the same in every process?"""

from dataclasses import replace
from typing import Any

import pytest

from gobelet import simulate
from gobelet.bots import BOTS, sit
from gobelet.bots.apart import apart, compiled, first_question, warm
from gobelet.bots.levels import LEVELS, by_points_only, policy_of
from gobelet.bots.weights import misfit, read_card, shipped, write_weights
from gobelet.core.decision import Decision
from gobelet.core.game import Choose
from gobelet.core.gear import first_gear
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup, set_up
from gobelet.core.structs import copy_of
from gobelet.games import GAMES
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS, draws

DUEL = set_up(GAMES["qwixx_duel"], 2)
LIGHT = [setup for setup in SMALL_SETUPS if not policy_of(setup, "casual").heavy]


def decisions(setup: Setup, number: int, most: int) -> list[Decision]:
    """The first questions of a game in which everybody plays at random."""
    game, state, chance, found = setup.game, setup.start(), draws(number), list[Decision]()
    while len(found) < most:
        turn = game.turn(state)
        if isinstance(turn, Choose):
            seat = turn.seats[0]
            view = game.view(state, seat)
            decision: Decision = Decision(setup, seat, view, [], tuple(game.moves(view, seat)), draws(len(found)))
            found.append(decision)
            game.rules.play(state, seat, decision.any_of(decision.moves))
        else:
            possible = game.possible(state)
            game.rules.land(state, [faces[chance.a % len(faces)] if faces else 0 for faces in possible])
            chance = draws(number + len(found) + 1)
    return found


@pytest.mark.parametrize("setup", LIGHT, ids=setup_name)
@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_level_answers_with_a_legal_move(setup: Setup, level: str) -> None:
    player = sit(policy_of(setup, level), setup)

    for decision in decisions(setup, 5, 6):
        assert player(decision) in decision.moves


@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_level_leaves_its_view_alone_and_repeats_itself(level: str) -> None:
    for decision in decisions(DUEL, 3, 6):
        before, answers = copy_of(decision.view), set()
        for _ in range(2):
            again = Decision(DUEL, decision.seat, decision.view, [], decision.moves, draws(9))
            answers.add(sit(policy_of(DUEL, level), DUEL)(again))

        assert len(answers) == 1
        assert decision.view == before


def test_where_nobody_has_learned_a_beginner_strays_and_casual_does_not() -> None:
    decision = max(decisions(DUEL, 3, 12), key=lambda each: len(each.moves))

    def answers(level: str) -> set[int]:
        player = sit(by_points_only(DUEL, level), DUEL)
        asked = [Decision(DUEL, decision.seat, decision.view, [], decision.moves, draws(n)) for n in range(60)]
        return {int(player(each)) for each in asked}

    assert len(answers("casual")) == 1
    assert len(answers("beginner")) > 1


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_another_process_thinks_the_same() -> None:
    policy = policy_of(DUEL, "casual")
    plain, here, there = sit(policy, DUEL), compiled(policy, DUEL), apart("casual", DUEL)

    for decision in decisions(DUEL, 8, 10):
        assert here(decision) == there(decision) == plain(decision)


def test_bots_stand_in_the_order_of_their_levels() -> None:
    assert [bot.level for bot in BOTS.values()] == sorted(bot.level for bot in BOTS.values())


@pytest.mark.parametrize(("name", "points"), [("tres_fute", [294, 247]), ("melange_fute", [263])])
def test_the_shipped_weights_play_as_well_as_they_did(name: str, points: list[int]) -> None:
    """Exactly: everything follows from the seed. `python -m bench.bots` measures how good that is."""
    setup = set_up(GAMES[name], 1)
    player = sit(policy_of(setup, "strong"), setup)

    assert simulate(name, [player], games=len(points), seed=1).totals.ravel().tolist() == points


def test_every_shipped_file_fits_the_game_it_is_for() -> None:
    for name in ("tres_fute", "melange_fute", "mosaix", "qwixx_duel"):
        for weights in shipped(name):
            for seats in weights.card.seats:
                assert misfit(weights.card, set_up(GAMES[name], seats, weights.card.options)) is None


def test_weights_for_something_else_are_refused_with_a_sentence() -> None:
    card, duel = shipped("tres_fute")[0].card, set_up(GAMES["tres_fute"], 2)

    def why(**other: Any) -> str:
        return str(misfit(replace(card, **other), duel))

    assert "version 99 of the rules" in why(version=99)
    assert why(sheet="abc") == "They were made for another sheet."
    assert "other inputs" in why(inputs="abc")
    assert why(seats=(1,)) == "They were made for 1 seats, not for 2."
    assert "edition=original, not for edition=new" in why(options={"edition": "original"})
    assert "options that the game does not have" in why(options={"colour": "red"})


def test_weights_are_written_and_read() -> None:
    found = shipped("mosaix")[0]
    written = write_weights(found.card, found.net(first_gear(GAMES["mosaix"], [])))

    assert read_card(written) == found.card
    assert written.split(b"\n", 1)[1] == found.file.read_bytes().split(b"\n", 1)[1]
    with pytest.raises(Refusal, match="no file of weights"):
        read_card(b"anything")


@pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)
def test_a_game_has_a_first_question_by_which_it_can_be_warmed_up(setup: Setup) -> None:
    asked = first_question(setup)

    assert asked.moves
    assert asked.moves == tuple(setup.game.moves(asked.view, asked.seat))


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")
def test_masters_are_warmed_up_in_the_process_that_thinks() -> None:
    warm(["qwixx_duel", "a game of somebody else"])
    asked = first_question(DUEL)

    assert apart("master", DUEL)(asked) in asked.moves
