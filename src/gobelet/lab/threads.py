"""How do policies play on all cores? Threads take chunks of games, in loops that hold no lock of Python's."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from threading import Lock

from numba.core.errors import NumbaError

from gobelet.core.game import Game
from gobelet.core.gear import Gear, second_gear
from gobelet.core.policy import Policy
from gobelet.core.refusal import Refusal
from gobelet.core.rule import BrokenRule, Function
from gobelet.core.sfc32 import Sfc32
from gobelet.lab.match import ALL_LEGAL, PLAYERS, play_games
from gobelet.lab.simulation import Simulation

Progress = Callable[[int, int], None]  # so many of so many games are played
CHUNK = 2_000  # games that a thread plays before it takes more
HEAVY_CHUNK = 10  # the same if somebody thinks hard


@lru_cache(maxsize=16)
def _match(game: Game, policies: tuple[Policy, ...]) -> Gear:
    """The loop of a match, compiled; seats that nobody takes are filled up, and never asked."""
    everybody = (*policies, *[policies[0]] * (len(PLAYERS) - len(policies)))
    return second_gear(
        game, [play_games], {verb: _chooses(game, policy) for verb, policy in zip(PLAYERS, everybody, strict=True)}
    )


@lru_cache(maxsize=64)
def _chooses(game: Game, policy: Policy) -> Function:
    """A policy, compiled and kept apart like a room's rules: another opponent compiles it no second time.

    One that no module holds, such as one typed at a prompt, is compiled with the loop: coming from the cache, it would
    be looked for in a module.
    """
    if getattr(sys.modules.get(policy.choose.__module__), policy.choose.__name__, None) is not policy.choose:
        return policy.choose
    return second_gear(game, [policy.choose]).call[policy.choose.__name__]


def play_in_threads(result: Simulation, policies: Sequence[Policy], jobs: int, report: Progress) -> None:
    """Play all games of a simulation in second gear."""
    gear = _match(result.setup.game, tuple(policies))
    size = HEAVY_CHUNK if any(policy.heavy for policy in policies) else CHUNK
    chunks, counted = _Chunks(len(result), size), _Counted(len(result), report)
    result.gear, result.jobs = gear.name, min(jobs, -(-len(result) // size))
    try:
        _work(result, gear, policies, [slice(0, 0)], counted)  # compiles, which two threads should not do at once
    except NumbaError as error:
        names, reason = ", ".join(dict.fromkeys(result.players)), str(error).strip().splitlines()[0]
        raise BrokenRule(f"Second gear cannot compile what was given ({names}): {reason}") from error
    with ThreadPoolExecutor(result.jobs) as pool:
        for done in [pool.submit(_work, result, gear, policies, chunks, counted) for _ in range(result.jobs)]:
            done.result()


def _work(
    result: Simulation, gear: Gear, policies: Sequence[Policy], chunks: Iterable[slice], counted: "_Counted"
) -> None:
    """One thread: blocks of its own, and chunk after chunk."""
    setup, game = result.setup, result.setup.game
    states, chances = gear.batch(game.state, 3), gear.batch(Sfc32, 1 + setup.seats)
    minds = tuple(policy.mind(gear, setup) for policy in policies)
    minds += (minds[0],) * (len(PLAYERS) - len(minds))
    faces, legal, options = (
        gear.block(len(game.dice)),
        gear.block(game.notation.most_moves),
        gear.block(len(game.options)),
    )
    options[:] = game.places(setup.options)
    number = result.seed - 2**64 * (result.seed >= 2**63)  # the same bits in the signed numbers of second gear
    for games in chunks:
        wrong = gear.call["play_games"](
            states, chances, minds, setup.seats, options, number, games.start, int(result.rotated), faces, legal,
            result.scores[games], result.winners[games], result.lengths[games],
        )  # fmt: skip
        if wrong != ALL_LEGAL:
            raise Refusal("The policy {name} chose a move that is not legal.", name=result.players[wrong])
        counted.add(games.stop - games.start)


class _Counted:
    """Counts the games played, whichever thread reports them."""

    def __init__(self, of: int, report: Progress) -> None:
        self.of, self.done, self.report, self.lock = of, 0, report, Lock()

    def add(self, games: int) -> None:
        with self.lock:
            self.done += games
            self.report(self.done, self.of)


class _Chunks(Iterator[slice]):
    """Slices of games, each handed out once, whichever thread asks."""

    def __init__(self, games: int, size: int) -> None:
        self._left, self._lock = iter(range(0, games, size)), Lock()
        self._games, self._size = games, size

    def __next__(self) -> slice:
        with self._lock:
            start = next(self._left)
        return slice(start, min(start + self._size, self._games))
