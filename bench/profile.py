"""Where does the time of second gear go? `python -m bench.profile [GAME ...]`: nanoseconds for each verb of a room."""

import statistics
import time
from typing import Any

import click

from bench.figures import show
from gobelet.core.falling import fall
from gobelet.core.gear import Gear, second_gear
from gobelet.core.rule import rule
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.structs import into_record
from gobelet.core.verbs import Numbers, asked, moves, owed, play
from gobelet.games import GAMES
from gobelet.lab.playouts import Playouts, loops

SAMPLES = 5_000  # positions from random games
RUNS = 7  # the median of so many counts


@rule
def only_copy(states: Any, scratch: Any, chances: Any, faces: Numbers, into: Numbers) -> int:
    for game in range(len(states)):
        scratch[0] = states[game]
    return 0


@rule
def ask(states: Any, scratch: Any, chances: Any, faces: Numbers, into: Numbers) -> int:
    seats = 0
    for game in range(len(states)):
        seats += asked(states[game]) + owed(states[game])
    return seats


@rule
def list_moves(states: Any, scratch: Any, chances: Any, faces: Numbers, into: Numbers) -> int:
    found = 0
    for game in range(len(states)):
        found += moves(states[game], lowest(asked(states[game])), into)
    return found


@rule
def list_and_play(states: Any, scratch: Any, chances: Any, faces: Numbers, into: Numbers) -> int:
    found = 0
    for game in range(len(states)):
        scratch[0] = states[game]
        seat = lowest(asked(scratch[0]))
        count = moves(scratch[0], seat, into)
        play(scratch[0], seat, into[game % count])
        found += count
    return found


@rule
def throw_and_land(states: Any, scratch: Any, chances: Any, faces: Numbers, into: Numbers) -> int:
    for game in range(len(states)):
        scratch[0] = states[game]
        fall(scratch[0], chances[0], faces)
    return 0


@rule
def lowest(seats: int) -> int:
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


PROBES = (only_copy, ask, list_moves, list_and_play, throw_and_land)


def sampled(setup: Setup, gear: Gear, choosing: bool) -> Any:
    """Positions in which somebody decides, or in which dice are owed, from as many random games as it takes."""
    states = gear.batch(setup.game.state, SAMPLES)
    found = number = 0
    while found < SAMPLES:
        batch = Playouts(setup, 1, 1, number, loops(setup.game, "second"))
        number += 1
        while batch.step(0) and found < SAMPLES:
            state = batch.state(0)
            wanted = setup.game.rules.asked(state) if choosing else setup.game.rules.owed(state)
            if wanted:
                states[found] = batch.states[0]
                found += 1
    return states


def nanoseconds(gear: Gear, probe: str, states: Any, scratch: Any, chances: Any, faces: Any, into: Any) -> float:
    """For one position."""
    function = gear.call[probe]
    function(states, scratch, chances, faces, into)

    def once() -> float:
        start = time.process_time_ns()
        function(states, scratch, chances, faces, into)
        return (time.process_time_ns() - start) / SAMPLES

    return statistics.median(once() for _ in range(RUNS))


def profile(name: str) -> dict[str, float]:
    game = GAMES[name]
    setup, gear = set_up(game, game.seats[0]), second_gear(game, PROBES)
    deciding, rolling = sampled(setup, gear, True), sampled(setup, gear, False)
    scratch, chances = gear.batch(game.state, 1), gear.batch(Sfc32, 1)
    generator = Sfc32()
    seed(generator, 1, 0)
    into_record(generator, chances[0])
    blocks = (scratch, chances, gear.block(len(game.dice)), gear.block(game.notation.most_moves))
    took = {probe.__name__: nanoseconds(gear, probe.__name__, deciding, *blocks) for probe in PROBES[:-1]}
    took["throw_and_land"] = nanoseconds(gear, "throw_and_land", rolling, *blocks)
    copy = took["only_copy"]
    return {
        "asked and owed": took["ask"],
        "moves": took["list_moves"],
        "play": took["list_and_play"] - took["list_moves"] - copy,
        "throw and land": took["throw_and_land"] - copy,
        "(copying a state)": copy,
    }


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
def main(names: tuple[str, ...]) -> None:
    figures = {name: profile(name) for name in names or GAMES}
    show(figures, "second gear", "nanoseconds a call, fewest seats")


if __name__ == "__main__":
    main()
