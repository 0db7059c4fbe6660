"""How does a bot think hard while others want to play? Compiled, in a process of its own."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from gobelet.bots.thinkers import Thinkers, thinkers
from gobelet.core.decision import Decision, Player
from gobelet.core.game import Choose
from gobelet.core.gear import second_gear
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup, set_up, setups
from gobelet.core.sfc32 import Sfc32

Chosen = tuple[tuple[str, str], ...]


def compiled(policy: Policy, setup: Setup) -> Player:
    """A policy as a player in second gear."""
    gear = second_gear(setup.game, [policy.choose])
    choose, mind = gear.call[policy.choose.__name__], policy.mind(gear, setup)
    views, chances = gear.batch(setup.game.state, 1), gear.batch(Sfc32, 1)
    legal = gear.block(setup.game.notation.most_moves)

    def answer(asked: Decision) -> int:
        gear.put(views, 0, asked.view)
        gear.put(chances, 0, asked.chance)
        legal[: len(asked.moves)] = asked.moves
        return int(choose(views[0], asked.seat, legal, len(asked.moves), chances[0], mind))

    return answer


def apart(level: str, setup: Setup) -> Player:
    """A level as a player whose thoughts another process thinks; only for games that this process could find there."""
    kind = (setup.game.name, setup.seats, tuple(setup.options.items()), level)

    def answer(asked: Decision) -> int:
        return int(thinkers.ask(_thought, *kind, asked.view, asked.seat, asked.moves, asked.chance))

    return answer


def warm(games: Iterable[str]) -> None:
    """Have everybody who thinks in these games compiled before somebody meets them, one game after the other.

    A process of its own does that, so that those who think at tables go on; then they find it in the cache.
    """
    from gobelet.bots import READY
    from gobelet.games import GAMES

    compiler = Thinkers(1)
    known = [name for name in games if name in GAMES]
    for name in known:
        compiler.ask(_warmed, name)
    compiler.end()
    for name in known:
        thinkers.ask(_warmed, name)
        READY.add(name)


def _warmed(name: str) -> None:
    """Let everybody who decides in another way answer the first question of a game."""
    from gobelet.bots.levels import LEVELS, policy_of
    from gobelet.games import GAMES

    met = set()
    for setup in setups(GAMES[name]):
        for level in LEVELS:
            if (choose := policy_of(setup, level).choose) not in met:
                met.add(choose)
                _player(name, setup.seats, tuple(setup.options.items()), level)(first_question(setup))


def first_question(setup: Setup) -> Decision:
    """What somebody is asked once the first dice have fallen, in a game with any dice."""
    game, state = setup.game, setup.start()
    while not isinstance(turn := game.turn(state), Choose):
        game.rules.land(state, [faces[-1] if faces else 0 for faces in game.possible(state)])
    seat = turn.seats[0]
    view = game.view(state, seat)
    return Decision(setup, seat, view, [], tuple(game.moves(view, seat)), Sfc32())


@lru_cache(maxsize=64)
def _player(game: str, seats: int, options: Chosen, level: str) -> Player:
    from gobelet.bots.levels import policy_of
    from gobelet.games import GAMES

    setup = set_up(GAMES[game], seats, dict(options))
    return compiled(policy_of(setup, level), setup)


def _thought(
    game: str, seats: int, options: Chosen, level: str, view: Any, seat: int, moves: Sequence[int], chance: Sfc32
) -> int:
    from gobelet.games import GAMES

    setup = set_up(GAMES[game], seats, dict(options))
    decision: Decision = Decision(setup, seat, view, [], tuple(moves), chance)
    return int(_player(game, seats, options, level)(decision))
