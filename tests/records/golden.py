"""Golden records: where they lie, and how they are found anew (`python -m tests.records.golden GAME`)."""

import itertools
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import cast

from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over
from gobelet.core.record import Record, read_record, write_record
from gobelet.core.replay import advance, replay
from gobelet.core.setup import Setup, setups
from gobelet.games import GAMES
from gobelet.terminal.sheets import games_with
from tests.records.traits import Traits

FOLDER = Path(__file__).parent
KEPT = "kept-*.game"  # games that a longer search has found; they stay when the others are found anew
FEWEST = 50
TRIES = 20_000


def traits_of(game: Game) -> Traits:
    return cast(Traits, import_module(f"tests.records.{game.name}").TRAITS)


def read(path: Path) -> Record:
    """A golden record; a sheet of its own lies beside it under the same name."""
    sheet = path.with_suffix(".toml")
    return read_record(path.read_bytes().decode("utf-8"), games_with(sheet if sheet.exists() else None))


def played(setup: Setup, traits: Traits, seed: int) -> tuple[Event, ...]:
    """A whole game with the choices that the traits prefer."""
    random, dice = Random(seed), traits.dice(seed)
    game, state = setup.game, setup.start()
    events: list[Event] = []
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Choose):
            seat = random.choice(turn.seats)
            event: Event = Played(seat, traits.choose(random, state, seat, game.moves(state, seat)))
        else:
            event = Rolled(dice(state, game.possible(state)))
        advance(game, state, event)
        events.append(event)
    return tuple(events)


def find(game: Game) -> list[tuple[Setup, tuple[Event, ...]]]:
    """Games that show every trait that no kept record shows, and at least so many of them."""
    traits = traits_of(game)
    missing = dict.fromkeys(traits.wanted, 1)
    for path in (FOLDER / game.name).glob(KEPT):
        record = read(path)
        missing = {
            trait: left for trait, left in missing.items() if trait not in traits.found(record.setup, record.events)
        }
    chosen: list[tuple[Setup, tuple[Event, ...]]] = []
    for seed, setup in zip(range(TRIES), itertools.cycle(list(setups(game))), strict=False):
        events = played(setup, traits, seed)
        news = [trait for trait in traits.found(setup, events) if missing.get(trait)]
        if news or (not missing and len(chosen) < FEWEST):
            chosen.append((setup, events))
            missing = {trait: left - (trait in news) for trait, left in missing.items() if left > (trait in news)}
        if not missing and len(chosen) >= FEWEST:
            return chosen
    raise SystemExit(f"no record of {game.name} shows {', '.join(sorted(missing))}")


def write_all(game: Game) -> None:
    folder = FOLDER / game.name
    folder.mkdir(exist_ok=True)
    for old in folder.glob("[0-9]*.game"):
        old.unlink()
    for number, (setup, events) in enumerate(find(game)):
        text = write_record(setup, events, replay(setup, events))
        (folder / f"{number:03}.game").write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_all(GAMES[name])
