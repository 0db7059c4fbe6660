"""How does a game go between players in plain Python? Event by event, with the random numbers of second gear."""

from collections.abc import Sequence
from typing import Any

from gobelet.core.decision import Decision, Player
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Over
from gobelet.core.position import Position
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, seen
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.lab.match import STREAMS
from gobelet.lab.simulation import Simulation
from gobelet.lab.threads import Progress


def play_plainly(result: Simulation, players: Sequence[Player], report: Progress) -> None:
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
                moves = tuple(position.moves(seat))
                decision = Decision(setup, seat, game.view(state, seat), log, moves, chances[player])
                event: Event = Played(seat, _answer(decision, players[player], result.players[player]))
            case _:
                faces = (faces[below(dice, len(faces))] if faces else 0 for faces in position.possible)
                event = Rolled(tuple(faces))
        advance(game, state, event, position)
        events.append(event)


def _answer(decision: Decision, player: Player, name: str) -> int:
    answer = player(decision)
    try:
        return decision.read(answer)
    except Refusal as refusal:
        raise Refusal("The player {name} is mistaken: {reason}", name=name, reason=refusal.text) from None


def _stream(number: int, stream: int) -> Sfc32:
    generator = Sfc32()
    seed(generator, number, stream)
    return generator
