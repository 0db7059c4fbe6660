"""Does a batch offer, act, show and count as the game does, in both gears?"""

from typing import Any

import pytest

from gobelet.core.falling import NOBODY
from gobelet.core.game import Choose, Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.lab.batch import GEARS, Batch

each_gear = pytest.mark.parametrize("gear", GEARS)
CARDS = set_up(GAMES["objectif"], 3)


def batch(gear: str, auto_reset: bool = False, games: int = 5) -> Batch:
    return Batch(CARDS, games, seed=3, gear=gear, auto_reset=auto_reset)


def first_legal(batch: Batch) -> list[int]:
    return [(batch.legal(game) or [0])[0] for game in range(len(batch))]


def played_out(batch: Batch) -> Batch:
    while any(turn != NOBODY for turn in batch.turns):
        batch.act(first_legal(batch))
    return batch


def lists(rows: Any) -> list[Any]:
    return [list(row) for row in rows]


@each_gear
def test_a_new_batch_waits_for_choices(gear: str) -> None:
    games = batch(gear)
    turn = CARDS.game.turn(games.state(0))

    assert isinstance(turn, Choose)
    assert list(games.turns) == [turn.seats[0]] * 5


@each_gear
def test_a_mask_marks_the_legal_moves(gear: str) -> None:
    games = batch(gear)

    for game, row in enumerate(games.masks()):
        assert len(row) == CARDS.game.notation.move_count
        assert [move for move, mark in enumerate(row) if mark] == games.legal(game)


@each_gear
def test_a_move_that_is_not_legal_changes_nothing(gear: str) -> None:
    games = batch(gear)
    before, chosen = [games.state(game) for game in range(5)], first_legal(games)
    chosen[3] = -7

    with pytest.raises(Refusal, match=r"^Move -7 is not legal in game 3 of the batch; legal: 0, 1, 2"):
        games.act(chosen)
    assert [games.state(game) for game in range(5)] == before


@each_gear
@pytest.mark.parametrize("moves", [[0], [0] * 6, 5, None, "abcde", [0.5] * 5, [float("nan")] * 5, [10**30] * 5])
def test_anything_but_a_move_for_each_game_is_refused(gear: str, moves: Any) -> None:
    games = batch(gear)
    before = [games.state(game) for game in range(5)]

    with pytest.raises(Refusal):
        games.act(moves)
    assert [games.state(game) for game in range(5)] == before


@each_gear
def test_a_finished_game_stays_as_it_is(gear: str) -> None:
    games = played_out(batch(gear))
    before = [games.state(game) for game in range(5)]
    games.act([0] * 5)

    assert [games.state(game) for game in range(5)] == before
    assert not any(map(any, lists(games.masks())))


@each_gear
def test_with_auto_reset_a_finished_game_begins_anew_with_other_dice(gear: str) -> None:
    games = batch(gear, auto_reset=True)
    first = [games.state(game).dice for game in range(5)]
    played_out(games)
    games.act([0] * 5)

    assert list(games.turns) == [0] * 5
    assert [games.state(game).played for game in range(5)] == [0] * 5
    assert [games.state(game).dice for game in range(5)] != first


@each_gear
def test_the_result_is_what_the_game_counts(gear: str) -> None:
    games = played_out(batch(gear))
    points, won = games.result()

    for game in range(5):
        state = games.state(game)
        counted = [[part for _, part in CARDS.game.score(state, seat).parts] for seat in range(3)]
        assert lists(points[game]) == counted
        assert sum(1 << seat for seat in CARDS.game.winners(state)) == won[game]


def test_both_gears_go_the_same_way() -> None:
    slow, fast = batch("first"), batch("second")
    while any(turn != NOBODY for turn in slow.turns):
        assert (list(slow.turns), lists(slow.masks())) == (fast.turns.tolist(), fast.masks().tolist())
        chosen = [(slow.legal(game) or [0])[-1] for game in range(5)]
        slow.act(chosen)
        fast.act(chosen)

    assert [slow.state(game) for game in range(5)] == [fast.state(game) for game in range(5)]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_room_is_an_environment(game: Game) -> None:
    games = Batch(set_up(game, game.seats[-1]), 2, seed=1, gear="first")
    for _ in range(30):
        assert len(games.observe()[0]) == len(game.inputs)
        games.act(first_legal(games))

    assert len(games.result()[0][0]) == game.seats[-1]


def test_a_batch_without_games_is_refused() -> None:
    with pytest.raises(Refusal, match="at least one game"):
        batch("first", games=0)


def test_an_unknown_gear_is_refused() -> None:
    with pytest.raises(Refusal, match="first or second"):
        batch("third")
