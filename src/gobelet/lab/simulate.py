"""How do players fare over many games? Policies on all cores in second gear, anybody else in plain Python."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from threading import Lock
from typing import Any

import numpy

from gobelet.bots import BOTS, Bot, sit
from gobelet.core.decision import Decision, Player
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over
from gobelet.core.gear import Gear, second_gear
from gobelet.core.policy import Policy
from gobelet.core.position import Position
from gobelet.core.refusal import Refusal, choices
from gobelet.core.replay import advance, seen
from gobelet.core.setup import no_such_game, set_up
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.games import GAMES
from gobelet.lab.match import ALL_LEGAL, PLAYERS, STREAMS, play_games
from gobelet.lab.simulation import Simulation

Anybody = str | Policy | Player  # the name of a bot, a compiled policy, or a Python function
Progress = Callable[[int, int], None]  # so many of so many games are played
MOST_GAMES = 2**32 // STREAMS  # as many as have random numbers of their own
MOST_SEED = 2**63 - 1
CHUNK = 2_000  # games that a thread plays before it looks again


def simulate(
    game: str | Game,
    players: Anybody | Sequence[Anybody],
    games: int = 1_000,
    seed: int = 0,
    jobs: int | None = None,
    rotate: bool = False,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play many games and count: game number n of a seed is the same whatever `jobs` is.

    One player for each seat: the name of a bot, a `@policy`, or a function of a `Decision` that answers with one of its
    `legal` sayings; a single one takes all seats of the smallest table. With `rotate`, the players move on by a seat
    from game to game, so that everybody begins equally often; results are by player, not by seat.
    """
    found = _game(game)
    sitting = [players] * found.seats[0] if isinstance(players, str | Policy) or callable(players) else list(players)
    setup = set_up(found, len(sitting), {name: str(value) for name, value in (options or {}).items()})
    known = [_player(one) for one in sitting]
    _check_number("games", games, 1, MOST_GAMES)
    _check_number("seed", seed, 0, MOST_SEED)
    _check_number("jobs", jobs if jobs is not None else 1, 1, 1024)
    shape = (games, setup.seats)
    result = Simulation(
        setup=setup,
        players=tuple(name for name, _ in known),
        seed=seed,
        rotated=rotate,
        gear="second" if all(isinstance(one, Policy) for _, one in known) else "first",
        jobs=min(jobs or os.cpu_count() or 1, -(-games // CHUNK)),
        scores=numpy.zeros((*shape, len(found.parts)), numpy.int64),
        winners=numpy.zeros(shape, numpy.int64),
        lengths=numpy.zeros(games, numpy.int64),
    )
    made = [one for _, one in known]
    report = progress or (lambda done, of: None)
    if result.gear == "second":
        _in_second_gear(result, [one for one in made if isinstance(one, Policy)], report)
    else:
        result.jobs = 1
        _in_first_gear(result, [sit(one, setup) if isinstance(one, Policy) else one for one in made], report)
    return result


def _game(game: str | Game) -> Game:
    if isinstance(game, Game):
        return game
    if not isinstance(game, str) or game not in GAMES:
        raise no_such_game(str(game), GAMES)
    return GAMES[game]


def _player(one: object) -> tuple[str, Policy | Player]:
    """What to call somebody, and how they decide."""
    if isinstance(one, str) and one in BOTS:
        return one, BOTS[one].policy
    if isinstance(one, Bot):
        return one.name, one.policy
    if isinstance(one, Policy):
        return one.name, one
    if callable(one):
        return getattr(one, "__name__", type(one).__name__), one
    pattern = "{one!r} cannot play; a player is a policy, a function, or a bot: {known}."
    raise Refusal(pattern, one=str(one), known=choices(list(BOTS)))


def _check_number(name: str, value: object, least: int, most: int) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        pattern = "{name} must be a whole number from {least} to {most}, not {value}."
        raise Refusal(pattern, name=name, least=least, most=most, value=repr(value))


@lru_cache(maxsize=16)
def _match(game: Game, policies: tuple[Policy, ...]) -> Gear:
    """The loop of a match, compiled; seats that nobody takes are filled up, and never asked."""
    everybody = (*policies, *[policies[0]] * (len(PLAYERS) - len(policies)))
    return second_gear(
        game, [play_games], {verb: policy.choose for verb, policy in zip(PLAYERS, everybody, strict=True)}
    )


def _in_second_gear(result: Simulation, policies: Sequence[Policy], report: Progress) -> None:
    """Threads take chunks of games; the loops hold no lock of Python's."""
    gear = _match(result.setup.game, tuple(policies))
    chunks, counted = _chunks(len(result)), _Counted(len(result), report)
    _work(result, gear, policies, [next(chunks)], counted)  # compiles, which two threads should not do at once
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
    for games in chunks:
        wrong = gear.call["play_games"](
            states, chances, minds, setup.seats, options, result.seed, games.start, int(result.rotated), faces, legal,
            result.scores[games], result.winners[games], result.lengths[games],
        )  # fmt: skip
        if wrong != ALL_LEGAL:
            raise Refusal("The policy {name} chose a move that is not legal.", name=result.players[wrong])
        counted.add(games.stop - games.start)


class _Counted:
    """How many games are played, told by any thread."""

    def __init__(self, of: int, report: Progress) -> None:
        self.of, self.done, self.report, self.lock = of, 0, report, Lock()

    def add(self, games: int) -> None:
        with self.lock:
            self.done += games
            self.report(self.done, self.of)


class _chunks(Iterator[slice]):  # noqa: N801
    """Slices of games, each handed out once, whichever thread asks."""

    def __init__(self, games: int) -> None:
        self._left, self._lock = iter(range(0, games, CHUNK)), Lock()
        self._games = games

    def __next__(self) -> slice:
        with self._lock:
            start = next(self._left)
        return slice(start, min(start + CHUNK, self._games))


def _in_first_gear(result: Simulation, players: Sequence[Player], report: Progress) -> None:
    for number in range(len(result)):
        shift = number % result.setup.seats if result.rotated else 0
        state, result.lengths[number] = _played(result, players, number, shift)
        game, seats = result.setup.game, result.setup.seats
        for seat in range(seats):
            player = (seat + shift) % seats
            result.scores[number, player] = [points for _, points in game.score(state, seat).parts]
            result.winners[number, player] = seat in game.winners(state)
        report(number + 1, len(result))


def _played(result: Simulation, players: Sequence[Player], number: int, shift: int) -> tuple[Any, int]:
    """One game to its end, with the same random numbers as in second gear; its last state, and how many events."""
    setup, game = result.setup, result.setup.game
    state, events = setup.start(), list[Event]()
    dice, *chances = (_stream(result.seed, number * STREAMS + stream) for stream in range(1 + setup.seats))
    while True:
        position = Position(game, state)
        match position.turn:
            case Over():
                return state, len(events)
            case Choose((seat, *_)):
                player = (seat + shift) % setup.seats
                log = seen(game, state, events, seat)
                decision = Decision(setup, seat, game.view(state, seat), log, position.moves(seat), chances[player])
                event: Event = Played(seat, _answer(decision, players[player], result.players[player]))
            case _:
                faces = (faces[below(dice, len(faces))] if faces else 0 for faces in position.possible)
                event = Rolled(tuple(faces))
        advance(game, state, event, position)
        events.append(event)


def _answer(decision: Decision, player: Player, name: str) -> int:
    answer = player(decision)
    try:
        move = decision.read(answer)
    except (Refusal, TypeError):
        move = -1
    if move not in decision.moves:
        pattern = "The player {name} answered {answer!r}; legal: {legal}."
        raise Refusal(pattern, name=name, answer=str(answer), legal=", ".join(decision.legal))
    return move


def _stream(number: int, stream: int) -> Sfc32:
    generator = Sfc32()
    seed(generator, number, stream)
    return generator
