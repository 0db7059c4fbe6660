"""Can an independent program check our rules? A stream of random games with all that was legal."""

import json
from collections.abc import Iterator
from typing import Any

from gobelet.core.event import Rolled
from gobelet.core.game import Game
from gobelet.core.gear import Gear
from gobelet.core.setup import Setup
from gobelet.lab.playouts import Happened, Playouts, loops


def audit(setup: Setup, games: int, seed: int, gear: str) -> Iterator[str]:
    """The lines of JSON for so many random games (docs/notation.md says what each holds)."""
    in_gear = loops(setup.game, gear)  # at once: an unknown gear is refused before the first line
    lines = (line for number in range(games) for line in _game(setup, number, seed, in_gear))
    return (json.dumps(line, separators=(",", ":")) for line in lines)


def _game(setup: Setup, number: int, seed: int, gear: Gear) -> Iterator[dict[str, Any]]:
    game = setup.game
    yield {
        "game": game.name,
        "version": game.version,
        "seats": setup.seats,
        "options": dict(setup.options),
        "seed": seed,
        "number": number,
    }
    batch = Playouts(setup, 1, seed, number, gear)
    yield from (_line(game, happened) for happened in batch.walk(0))
    state = batch.state(0)
    yield {
        "scores": [game.score(state, seat).as_dict() for seat in range(setup.seats)],
        "winners": list(game.winners(state)),
    }


def _line(game: Game, happened: Happened) -> dict[str, Any]:
    event = happened.event
    if isinstance(event, Rolled):
        fallen = zip(game.dice, event.faces, strict=True)
        return {"roll": {die.name: die.worth(face) for die, face in fallen if face}}
    assert event.move is not None
    return {
        "seat": event.seat,
        "legal": [game.notation.write(move) for move in happened.legal],
        "move": game.notation.write(event.move),
    }
