"""How is a game reviewed at a terminal? The work of `gobelet review`: a bar, then who had luck and what cost most."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click
from rich.box import SIMPLE
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from gobelet.coach.advice import Estimate
from gobelet.coach.curve import FORMS, curve
from gobelet.coach.kinds import called
from gobelet.coach.report import as_dict
from gobelet.coach.review import Review, Reviewed, Reviewing
from gobelet.coach.rollouts import MARGIN, POINTS, WINS, Rollouts
from gobelet.core.game import Game, Over, seat_name
from gobelet.core.record import Record
from gobelet.core.refusal import Refusal, choices
from gobelet.core.text import Text, listed, say
from gobelet.table.file import load, unwritable
from gobelet.terminal.screen import Screen

SHOWN = 5  # decisions of each seat
WORTH_A_WORD = 0.5  # points of a part of the score
MOST_PARTS = 3
TIGHT: dict[str, Any] = {"box": SIMPLE, "pad_edge": False, "padding": (0, 1, 0, 0), "title_justify": "left"}


@dataclass(frozen=True)
class Wish:
    """What the command line said."""

    games: int | None = None
    seed: int | None = None
    plot: Path | None = None
    as_json: bool = False


def review_file(screen: Screen, file: Path, games: Mapping[str, Game], wish: Wish) -> None:
    record = load(file, games)
    if not record.events:
        raise Refusal("Nothing has happened in {file} yet.", file=str(file))
    form = wish.plot.suffix.removeprefix(".") if wish.plot else ""
    if wish.plot and form not in FORMS:
        known = choices([f".{each}" for each in FORMS])
        raise Refusal(
            "A curve is written to a file that ends in {known}, not {file}.", known=known, file=wish.plot.name
        )
    review = _reviewed(screen, record, wish)
    if wish.plot:
        _write(wish.plot, curve(review, form, screen.translate))
    if wish.as_json:
        click.echo(json.dumps(as_dict(review)))
        return
    over = isinstance(record.setup.game.turn(record.state), Over)
    for outcome in (POINTS,) if record.setup.seats == 1 else (WINS, MARGIN):
        screen.show(_balances(screen, review, outcome, over))
    for seat in range(record.setup.seats):
        _show_costs(screen, review, seat)
    screen.show(say("What luck and cost mean, and how sure they are: docs/coach.md."))


def _reviewed(screen: Screen, record: Record, wish: Wish) -> Review:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(screen.translate(say("compiling, the first time")), total=None)
        reviewing = Reviewing(Rollouts(record.setup), record.events, wish.games or 0, *_numbers(wish))
        for done in reviewing.steps():
            bar.update(
                task,
                completed=done,
                total=len(reviewing),
                description=screen.translate(say("playing on after each event")),
            )
    return reviewing.done()


def _numbers(wish: Wish) -> tuple[int, ...]:
    return () if wish.seed is None else (wish.seed,)


def _write(file: Path, content: bytes) -> None:
    try:
        file.write_bytes(content)
    except OSError as error:
        raise unwritable(file, error) from None


def _balances(screen: Screen, review: Review, outcome: int, over: bool) -> Grid:
    """A line for each seat."""
    titles = {POINTS: say("Points"), MARGIN: say("Lead over the best of the others"), WINS: say("Chance to win, %")}
    result = say("result") if over else say("expected now")
    headings = [say("at the start"), say("luck"), say("own decisions"), say("decisions of others"), result]
    if len(review.balances) == 1:
        headings.remove(say("decisions of others"))
    headings.append(say("without luck"))
    grid = Grid("", *map(screen.translate, headings), title=screen.translate(titles[outcome]), **TIGHT)
    for column in grid.columns[1:]:
        column.justify = "right"
    for seat, balances in enumerate(review.balances):
        balance = balances[outcome]
        parts = [balance.luck, balance.own] + [balance.others] * (len(review.balances) > 1)
        came = shown(Estimate(balance.result, 0.0), outcome).partition(" ±")[0]
        changes = [shown(each, outcome, signed=True) for each in parts]
        grid.add_row(seat_name(seat), shown(balance.start, outcome), *changes, came, shown(balance.adjusted, outcome))
    return grid


def _show_costs(screen: Screen, review: Review, seat: int) -> None:
    costly = review.costliest(seat)
    who, unit = seat_name(seat), say("points") if review.goal == POINTS else say("% of a win")
    if not costly:
        screen.show(say("{seat}: no better move was found for any decision.", seat=who), style="bold")
        return
    whole = shown(review.cost(seat), review.goal)
    screen.show(
        say("{seat}: all decisions together cost {cost} {unit}.", seat=who, cost=whole, unit=unit), style="bold"
    )
    headings = [say("event"), say("played"), say("better"), say("cost"), say("where that brings more")]
    grid = Grid(*map(screen.translate, headings), **TIGHT)
    for each in costly[:SHOWN]:
        tell = review.setup.game.notation.tell
        deeds = [screen.translate(tell(move)) for move in (each.move, each.best)]
        more = screen.translate(listed(_more(review, each)))
        grid.add_row(str(each.place + 1), *deeds, shown(each.cost, review.goal), more)
    kinds = Grid(*map(screen.translate, [say("kind of decision"), say("how many"), say("cost")]), **TIGHT)
    for kind, (many, cost) in by_kind(review, seat).items():
        kinds.add_row(screen.translate(called(kind)), str(many), shown(cost, review.goal))
    screen.show(grid, kinds)


def _more(review: Review, each: Reviewed) -> list[Text]:
    """The parts of the score to which the better move would have brought more, the most first."""
    parts = zip(review.setup.game.parts.values(), each.parts, strict=True)
    found = sorted([(more, name) for name, more in parts if more >= WORTH_A_WORD], key=lambda part: -part[0])
    return [say("{part} {more}", part=name, more=f"+{more:.1f}") for more, name in found[:MOST_PARTS]]


def by_kind(review: Review, seat: int) -> dict[str, tuple[int, Estimate]]:
    """How many decisions of each kind there were, and what they cost together; the costliest kind first."""
    costs: dict[str, list[Estimate]] = {}
    for each in review.decisions:
        if each.seat == seat:
            costs.setdefault(each.kind, []).append(each.cost)
    sums = {
        kind: (len(found), Estimate(sum(cost.mean for cost in found), sum(cost.error**2 for cost in found) ** 0.5))
        for kind, found in costs.items()
    }
    return dict(sorted(sums.items(), key=lambda item: -item[1][1].mean))


def shown(estimate: Estimate, outcome: int, signed: bool = False) -> str:
    """A number with its standard error; chances in percent."""
    scale = 100 if outcome == WINS else 1
    mean, error = scale * estimate.mean, scale * estimate.error
    return f"{mean:+.1f} ± {error:.1f}".replace("-", "−") if signed else f"{mean:.1f} ± {error:.1f}".replace("-", "−")
