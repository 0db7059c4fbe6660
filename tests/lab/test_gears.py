"""Do both gears play the same games, and does the audit stream show it?"""

import itertools
import json

import pytest

from gobelet.core.game import Game
from gobelet.core.record import read_event
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay
from gobelet.core.setup import Setup, setups
from gobelet.games import GAMES
from gobelet.lab.audit import audit
from gobelet.lab.compare import compare_gears
from gobelet.lab.playouts import Playouts, loops
from tests.positions import SETUPS, setup_name

GAMES_COMPARED = 200  # of each game, spread over its setups; bench/compare_gears.py plays a million

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@each_game
def test_both_gears_agree_after_every_event(game: Game) -> None:
    every = list(setups(game))
    each = -(-GAMES_COMPARED // len(every))

    assert sum(compare_gears(setup, each, seed=11) for setup in every) > GAMES_COMPARED


@each_game
def test_no_rule_reads_beyond_its_tables(game: Game) -> None:
    """Compiled with bounds checks, an index out of range raises instead of reading garbage."""
    assert sum(compare_gears(setup, 5, seed=12, check_bounds=True) for setup in setups(game)) > 0


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_audit_stream_is_the_same_in_both_gears(setup: Setup) -> None:
    assert list(audit(setup, 3, 5, "first")) == list(audit(setup, 3, 5, "second"))


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_the_audit_stream_tells_enough_to_follow_the_game(setup: Setup) -> None:
    header, *lines, result = (json.loads(line) for line in audit(setup, 1, 9, "first"))
    game, state = setup.game, setup.start()
    for line in lines:
        if "roll" in line:
            text = f"roll {' '.join(f'{die}={face}' for die, face in line['roll'].items())}"
        else:
            assert line["legal"] == game.sayings(state, line["seat"])
            text = f"{'ABCDE'[line['seat']]} {line['move']}"
        advance(game, state, read_event(game, setup.seats, text))

    assert (header["game"], header["options"]) == (game.name, setup.options)
    assert result["scores"] == [game.score(state, seat).as_dict() for seat in range(setup.seats)]
    assert result["winners"] == list(game.winners(state))


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_playing_and_replaying_lead_to_the_same_state(setup: Setup) -> None:
    batch = Playouts(setup, 1, 5, 0, loops(setup.game, "first"))
    events = [happened.event for happened in batch.walk(0)]

    assert replay(setup, events) == batch.state(0)


@each_game
def test_a_game_is_the_same_in_every_batch(game: Game) -> None:
    setup = next(setups(game))
    gear = loops(game, "second")
    together, alone = Playouts(setup, 20, 3, 0, gear), Playouts(setup, 1, 3, 17, gear)
    together.play_out()
    alone.play_out()

    assert together.state(17) == alone.state(0)


@each_game
def test_another_seed_is_another_game(game: Game) -> None:
    setup = next(setups(game))
    seeds = itertools.product((1, 2), (0, 1))

    assert len({tuple(audit(setup, 1 + number, seed, "first"))[-1] for seed, number in seeds}) > 1


def test_an_unknown_gear_is_refused() -> None:
    with pytest.raises(Refusal, match="first or second"):
        loops(next(iter(GAMES.values())), "third")
