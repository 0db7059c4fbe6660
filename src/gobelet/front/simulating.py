"""How are many games played from Python? By any players, with results that follow from the seed alone."""

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gobelet.bots import BOTS, Bot
from gobelet.core.decision import Player
from gobelet.core.game import Game
from gobelet.core.policy import Policy
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup, find_game, set_up
from gobelet.front.given import Options, options_of, seed_of, shown, whole, word
from gobelet.games import GAMES

if TYPE_CHECKING:
    from gobelet.lab.simulation import Simulation
    from gobelet.lab.threads import Progress

Anybody = str | Bot | Policy | Player  # the name of a bot or one itself, a compiled policy, or a Python function
MOST_JOBS = 1024


def simulate(
    game: str | Game,
    players: Anybody | Sequence[Anybody],
    games: int = 1_000,
    seed: int = 0,
    jobs: int | None = None,
    rotate: bool = False,
    options: Options | None = None,
    progress: "Progress | None" = None,
) -> "Simulation":
    """Play many games and count. Game number n of a seed is the same whatever `games` and `jobs` are.

    One player for each seat: the name of a bot, a `@policy`, or a function of a `Decision` that answers with one of its
    `legal` sayings; a single one takes all seats of the smallest table. Policies and bots play in second gear, in as
    many threads as there are cores or `jobs` says; with a function among the players, plain Python plays.

    With `rotate`, the players move on by a seat from game to game, so that everybody begins equally often; results are
    by player, not by seat. `progress` is called now and then with the number of games played, and of all.
    """
    from gobelet.lab.simulate import MOST_GAMES, played

    found = game if isinstance(game, Game) else find_game(GAMES, word(game))
    several = isinstance(players, Sequence) and not isinstance(players, str)
    given = list(players if several else [players] * found.seats[0])  # type: ignore[arg-type]
    setup = set_up(found, len(given), options_of(options))
    sitting = [_player(one, setup) for one in given]
    count = _number("games", games, MOST_GAMES)
    threads = _number("jobs", (os.cpu_count() or 1) if jobs is None else jobs, MOST_JOBS)
    return played(setup, sitting, count, seed_of(seed) or 0, threads, bool(rotate), progress)


def _player(one: object, setup: Setup) -> tuple[str, Policy | Player]:
    """What to call somebody, and how they decide."""
    if isinstance(one, str) and one in BOTS:
        one = BOTS[one]
    if isinstance(one, Bot):
        return one.name, one.policy(setup)
    if isinstance(one, Policy):
        return one.name, one
    if callable(one):
        return getattr(one, "__name__", type(one).__name__), one
    pattern = "{one} cannot play; a player is a policy, a function, or a bot: {known}."
    raise Refusal(pattern, one=shown(one), known=choices(list(BOTS)))


def _number(name: str, given: object, most: int) -> int:
    number = whole(given)
    if number is None or not 1 <= number <= most:
        pattern = "{name} must be a whole number from 1 to {most}, not {given}."
        raise Refusal(pattern, name=name, most=most, given=shown(given))
    return number
