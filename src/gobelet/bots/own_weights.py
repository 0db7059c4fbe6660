"""Which nets has somebody trained themselves? Those in GOBELET_WEIGHTS, or in the folder `weights` of the data folder.

GOBELET_WEIGHTS names files and folders, separated as in PATH; if it is set but empty, there are none.
"""

import os
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from gobelet.bots.weights import SUFFIX, Card, Weights, read_card, stale
from gobelet.core.folders import data_folder
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.core.text import Text, say

VARIABLE = "GOBELET_WEIGHTS"
WEIGHTS = "weights"  # a folder in the data folder


def own(game: str) -> Iterator[Weights]:
    """All weights of one's own for a game; files that cannot be read are passed over (see `complaints`)."""
    for file in own_files():
        try:
            card = card_of(file)
        except (Refusal, OSError):
            continue
        if card.game == game:
            yield Weights(card, file)


def own_files() -> Iterator[Path]:
    named = os.environ.get(VARIABLE)
    places = [data_folder() / WEIGHTS] if named is None else [Path(place) for place in named.split(os.pathsep) if place]
    for place in places:
        if place.is_dir():
            yield from sorted(place.glob(f"*{SUFFIX}"))
        elif place.exists():
            yield place


def card_of(file: Path) -> Card:
    found = file.stat()
    return _card(file, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=256)
def _card(file: Path, changed: int, size: int) -> Card:
    """Read once, as long as the file stays the same: a lobby asks again and again."""
    return read_card(file.read_bytes())


def use(file: Path) -> None:
    """Prefer these weights from now on, also in processes that this one starts."""
    try:
        card_of(file)
    except Refusal as refusal:
        raise Refusal("The file {file} cannot be used. {why}", file=str(file), why=refusal.text) from None
    named = os.environ.get(VARIABLE, str(data_folder() / WEIGHTS))
    os.environ[VARIABLE] = os.pathsep.join([str(file.absolute()), *([named] if named else [])])


def complaints(games: Mapping[str, Game]) -> Iterator[Text]:
    """A sentence for each file of one's own that nobody can play with; what else fits is played with instead."""
    for file in own_files():
        try:
            card = card_of(file)
            why = stale(card, games[card.game]) if card.game in games else say("Their game is not here.")
        except (Refusal, OSError) as error:
            why = error.text if isinstance(error, Refusal) else say("{reason}", reason=str(error))
        if why:
            yield say("The weights in {file} are not used. {why}", file=str(file), why=why)


def place_for(setup: Setup) -> Path:
    """Where weights for a game are looked for: one file for each number of seats, sheet and choice of options."""
    game = setup.game
    chosen = [setup.options[option.name] for option in game.options if setup.options[option.name] != option.default]
    words = [game.name, str(setup.seats), *chosen, *([game.own_sheet[:8]] if game.own_sheet else [])]
    named = os.environ.get(VARIABLE, "").split(os.pathsep)
    folder = Path(named[0]) if named[0] and not named[0].endswith(SUFFIX) else data_folder() / WEIGHTS
    return folder / f"{'_'.join(words)}{SUFFIX}"
