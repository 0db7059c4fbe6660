"""Does every game still look as it did? Positions of random games, compared to the letter.

GOBELET_UPDATE=1 draws them anew: then look at what changed before it is kept.
"""

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.replay import replay
from gobelet.core.saying import lit
from gobelet.core.setup import set_up
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.svg import svg
from gobelet.draw.text import text
from gobelet.games import GAMES
from tests.positions import random_game

ROOT = Path(__file__).parent.parent.parent


@dataclass(frozen=True)
class Snapshot:
    """Somewhere in a random game, seen from a seat."""

    game: str
    name: str
    seats: int
    share: float  # of all events of the game
    seat: int = 0
    seed: int = 1
    options: dict[str, str] = field(default_factory=dict)

    def drawn(self, glowing: bool = True) -> dict[str, str]:
        """The drawing and the terminal's text, by the ending of their files."""
        setup = set_up(GAMES[self.game], self.seats, self.options)
        events = random_game(setup, self.seed)
        happened = round(self.share * len(events))
        state, before = replay(setup, events[:happened]), replay(setup, events[: max(0, happened - 1)])
        picture, earlier = self.picture(state), self.picture(before)
        pointable = [] if self.seat == SPECTATOR else lit(setup.game.spellings(state, self.seat), ())
        fresh = [box.id for box in set(picture.boxes) - set(earlier.boxes)] if happened and glowing else []
        question = setup.game.look.question(setup.game.view(state, self.seat), self.seat).text
        lines = text(picture, pointable, fresh).splitlines()
        return {
            "svg": svg(picture, pointable, fresh),
            "txt": "".join(f"{line.rstrip()}\n" for line in (str(question), "", *lines)),
        }

    def picture(self, state: Any) -> Any:
        game = GAMES[self.game]
        return game.look.picture(game.view(state, self.seat), self.seat)


FUTE = (
    Snapshot("tres_fute", "original-served", 4, 0.7, 1, seed=5, options={"edition": "original"}),
    Snapshot("tres_fute", "extra-die", 2, 97 / 107, seed=101),
    Snapshot("tres_fute", "slot-die", 4, 178 / 181, seed=36),
    Snapshot("melange_fute", "bonuses-due", 2, 104 / 128, seed=2),
    Snapshot("melange_fute", "second-roll", 2, 99 / 117, seed=132),
)


def snapshots() -> Iterator[Snapshot]:
    for name, game in GAMES.items():
        fewest, most = game.seats[0], game.seats[-1]
        yield Snapshot(name, "start", fewest, 0)
        yield Snapshot(name, "middle", fewest, 0.5)
        yield Snapshot(name, "end", fewest, 1)
        yield Snapshot(name, "spectator", most, 0.6, SPECTATOR, seed=2)
    yield Snapshot("qwixx_duel", "closed-row", 2, 0.99, seed=165)
    yield Snapshot("objectif", "two-packs", 2, 0.52, 1, options={"packs": "2"})
    yield Snapshot("mosaix", "laying", 1, 1 / 36, seed=8)
    yield Snapshot("mosaix", "writing", 4, 0.8, 2, seed=5)
    yield Snapshot("mosaix", "dropped", 2, 40 / 88, seed=3)
    yield from (snapshot for snapshot in FUTE if snapshot.game in GAMES)


SHOWN_FUTE = (
    Snapshot("tres_fute", "tres_fute", 3, 108 / 134, 0, seed=10),
    Snapshot("melange_fute", "melange_fute", 2, 102 / 122, 0, seed=100),
)
SHOWN_IN_THE_README = (
    Snapshot("qwixx_duel", "qwixx_duel", 2, 50 / 57, 0, seed=1237),
    Snapshot("objectif", "objectif", 3, 0.5, 0, seed=4),
    Snapshot("mosaix", "mosaix", 3, 77 / 90, 0, seed=3428),
    *(snapshot for snapshot in SHOWN_FUTE if snapshot.game in GAMES),
)


@pytest.mark.parametrize("snapshot", list(snapshots()), ids=lambda s: f"{s.game}-{s.name}")
@pytest.mark.parametrize("kind", ["svg", "txt"])
def test_a_position_looks_as_it_did(snapshot: Snapshot, kind: str) -> None:
    kept = ROOT / "tests/pictures" / snapshot.game / f"{snapshot.name}.{kind}"

    assert_kept(kept, snapshot.drawn()[kind])


@pytest.mark.parametrize("snapshot", SHOWN_IN_THE_README, ids=lambda s: s.game)
def test_the_pictures_of_the_readme_are_what_the_code_draws(snapshot: Snapshot) -> None:
    assert_kept(ROOT / "docs/pictures" / f"{snapshot.name}.svg", snapshot.drawn(glowing=False)["svg"])


def test_every_game_is_shown_in_the_readme() -> None:
    assert {snapshot.game for snapshot in SHOWN_IN_THE_README} == set(GAMES)


def assert_kept(kept: Path, drawn: str) -> None:
    if os.environ.get("GOBELET_UPDATE") == "1":
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(drawn, "utf-8")

    assert drawn == kept.read_text("utf-8")
