"""What came of many games? Points by part, winners and lengths as arrays; a summary, a file, a picture."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy

from gobelet.core.missing import needs
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Array = numpy.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Fared:
    """How one player fared: means, each with its standard error, and what lies around them."""

    player: str
    points: float
    points_error: float
    deviation: float
    least: int
    median: float
    most: int
    wins: float  # share of games; a shared win counts in equal parts
    wins_error: float


@dataclass(frozen=True, slots=True)
class Summary:
    title: str
    players: tuple[Fared, ...]
    events: float  # of a game, on average
    events_error: float

    def as_dict(self) -> dict[str, Any]:
        players = [{name: getattr(each, name) for name in Fared.__slots__} for each in self.players]
        return {"title": self.title, "players": players, "events": self.events, "events_error": self.events_error}

    def __str__(self) -> str:
        rows = [("player", "points", "sd", "least", "median", "most", "wins")]
        rows += [
            (
                each.player,
                f"{each.points:.2f} ± {each.points_error:.2f}",
                f"{each.deviation:.1f}",
                str(each.least),
                f"{each.median:g}",
                str(each.most),
                f"{each.wins:.1%} ± {each.wins_error:.1%}",
            )
            for each in self.players
        ]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join([self.title, *lines, f"{self.events:.1f} ± {self.events_error:.1f} events a game"])

    __repr__ = __str__


@dataclass(eq=False, repr=False)
class Simulation:
    """The results of many games. All arrays are by game first; players are in the order in which they were given."""

    setup: Setup
    players: tuple[str, ...]
    seed: int
    rotated: bool
    gear: str  # the one it was played in
    jobs: int  # threads
    scores: Array  # game, player, part
    winners: Array  # game, player: 1 for a winner
    lengths: Array  # game: how many events

    def __len__(self) -> int:
        return len(self.lengths)

    def __repr__(self) -> str:
        return f"<{self.title}>"

    @property
    def title(self) -> str:
        threads = f", {self.jobs} threads" if self.jobs > 1 else ""
        return f"{len(self):,} games of {self.setup.game.name} in {self.gear} gear{threads}, seed {self.seed}"

    @property
    def parts(self) -> tuple[str, ...]:
        """The names of the parts of a score, in the order of `scores`."""
        return tuple(self.setup.game.parts)

    @property
    def totals(self) -> Array:
        """Points by game and player."""
        return numpy.asarray(self.scores.sum(axis=2))

    @property
    def wins(self) -> Array:
        """By game and player: 1 for a win, a share of it for a shared one."""
        return numpy.asarray(self.winners / self.winners.sum(axis=1, keepdims=True))

    def summary(self) -> Summary:
        """Means with their standard errors."""
        totals, wins = self.totals, self.wins
        fared = [_fared(name, totals[:, place], wins[:, place]) for place, name in enumerate(self.players)]
        return Summary(self.title, tuple(fared), float(self.lengths.mean()), _error(self.lengths))

    def to_parquet(self, path: str | Path) -> None:
        """A row for each game and player: their names, points by part, total, win and the length of the game."""
        with needs("lab"):
            import pyarrow
            from pyarrow import parquet
        games, players = self.winners.shape
        columns: dict[str, Any] = {
            "game": numpy.repeat(numpy.arange(games), players),
            "player": numpy.tile(numpy.array(self.players), games),
            "place": numpy.tile(numpy.arange(players), games),
            **{part: self.scores[:, :, number].ravel() for number, part in enumerate(self.parts)},
            "total": self.totals.ravel(),
            "win": self.wins.ravel(),
            "events": numpy.repeat(self.lengths, players),
        }
        try:
            parquet.write_table(pyarrow.table(columns), path)
        except OSError as error:
            pattern = "The file {path} cannot be written: {reason}."
            raise Refusal(pattern, path=str(path), reason=(error.strerror or str(error)).lower()) from None

    def plot(self, path: str | Path | None = None) -> "Figure":
        """The distribution of points, as a figure that a notebook shows; with a path, written there as well."""
        with needs("lab"):
            from matplotlib.figure import Figure
        figure = Figure(figsize=(7, 4), layout="constrained")
        axes = figure.subplots()
        totals = self.totals
        low, high = int(totals.min()), int(totals.max())
        bins = numpy.arange(low, high + 2) - 0.5 if high - low < 80 else numpy.linspace(low - 0.5, high + 0.5, 60)
        for place, name in enumerate(self.players):
            label = f"{name}: {totals[:, place].mean():.1f}"
            axes.hist(totals[:, place], bins=list(bins), histtype="step", linewidth=1.6, label=label)
        axes.set(xlabel="points", ylabel="games", title=self.title)
        axes.legend()
        if path is not None:
            figure.savefig(path)
        return figure


def _fared(name: str, totals: Array, wins: Array) -> Fared:
    return Fared(
        player=name,
        points=float(totals.mean()),
        points_error=_error(totals),
        deviation=float(totals.std(ddof=1)) if len(totals) > 1 else 0.0,
        least=int(totals.min()),
        median=float(numpy.median(totals)),
        most=int(totals.max()),
        wins=float(wins.mean()),
        wins_error=_error(wins),
    )


def _error(values: Array) -> float:
    """The standard error of the mean; of a single game, nothing can be said."""
    return float(values.std(ddof=1) / len(values) ** 0.5) if len(values) > 1 else float("nan")
