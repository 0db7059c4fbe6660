"""Do both gears play the same game? Random games side by side, compared after every event."""

from collections.abc import Callable

from gobelet.core.setup import Setup
from gobelet.lab.playouts import Playouts, loops


def compare_gears(
    setup: Setup, games: int, seed: int, check_bounds: bool = False, tick: Callable[[], None] = lambda: None
) -> int:
    """Play games in both gears; answer how many events were compared, or say where the gears part."""
    first, second = loops(setup.game, "first"), loops(setup.game, "second", check_bounds)
    events = 0
    for number in range(games):
        plain, compiled = Playouts(setup, 1, seed, number, first), Playouts(setup, 1, seed, number, second)
        while True:
            happened, again = plain.step(0), compiled.step(0)
            if happened != again or plain.states[0] != compiled.state(0):
                raise AssertionError(
                    f"{setup.game.name} game {number} of seed {seed}, event {events}:\n"
                    f"first gear:  {happened}\n{plain.states[0]}\nsecond gear: {again}\n{compiled.state(0)}"
                )
            if happened is None:
                break
            events += 1
        tick()
    return events
