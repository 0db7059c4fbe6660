"""How does somebody train a net? The work of `gobelet train`: a bar with the curve, and a card at the end."""

import json
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gobelet.bots import BOTS
from gobelet.bots.own_weights import place_for
from gobelet.bots.strength import POINTS, Strength
from gobelet.bots.weights import Card, Weights, write_weights
from gobelet.core.gear import first_gear
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup
from gobelet.core.text import Text, say
from gobelet.lab.beginning import weights_to_begin_with
from gobelet.lab.checkpoint import keep, take_up, write_at_once
from gobelet.lab.course import Course, begin, games_within, strengths, written_plan
from gobelet.lab.plans import Recipe, recipe_for
from gobelet.table.file import is_taken, unwritable
from gobelet.table.private import make_folder
from gobelet.terminal.screen import Screen

UNFINISHED = ".training"  # added to the name of a file of weights
PAUSE = 30.0  # seconds after which a training is kept again
INTERRUPTED = 130
BARS = "▁▂▃▄▅▆▇█"
Update = Callable[[int, Text], None]


@dataclass(frozen=True)
class Wish:
    """What the command line said; whatever is missing is up to the recipe."""

    games: int | None = None
    minutes: int | None = None
    seed: int | None = None
    lanes: int | None = None
    begin_with: Path | None = None
    out: Path | None = None
    resume: bool = False
    as_json: bool = False


def train(screen: Screen, setup: Setup, wish: Wish) -> int:
    """Learn to the end, or until somebody interrupts: then everything is kept."""
    if wish.games and wish.minutes:
        raise Refusal("Say either --games or --minutes.")
    out = wish.out or place_for(setup)
    kept = out.with_name(f"{out.name}{UNFINISHED}")
    _check_files(out, kept, wish)
    try:
        if not wish.out:
            make_folder(out.parent)
        course = _taken_up(setup, kept, wish) if wish.resume else _begun(screen, setup, wish)
        keep(course, kept)
        if not _learn(screen, course, kept):
            pattern = "The training is kept in {file}; the same command with --resume goes on with it."
            click.echo(screen.translate(say(pattern, file=str(kept))), err=True)
            return INTERRUPTED
        card = _finish(screen, course, out)
        kept.unlink()
    except OSError as error:
        raise unwritable(out, error) from None
    _show(screen, card, out, wish.as_json)
    return 0


def _check_files(out: Path, kept: Path, wish: Wish) -> None:
    """Hours of work are neither overwritten nor done in vain."""
    if is_taken(out):
        raise Refusal("The file {file} exists already.", file=str(out))
    if wish.out and not out.parent.is_dir():
        raise Refusal("There is no folder {folder}.", folder=str(out.parent))
    if wish.resume and not is_taken(kept):
        raise Refusal("There is no training in {file} to go on with.", file=str(kept))
    if not wish.resume and is_taken(kept):
        raise Refusal("In {file} is an unfinished training: go on with --resume, or delete it.", file=str(kept))


def _begun(screen: Screen, setup: Setup, wish: Wish) -> Course:
    recipe = _changed(recipe_for(setup), wish)
    if wish.minutes:
        with _bar(screen, say("measuring how fast this machine learns"), None):
            games = games_within(setup, recipe, wish.minutes)
        recipe = replace(recipe, plan=replace(recipe.plan, games=games))
    return begin(setup, recipe, _start(setup, wish))


def _start(setup: Setup, wish: Wish) -> Weights | None:
    return weights_to_begin_with(setup, wish.begin_with) if wish.begin_with else None


def _changed(recipe: Recipe, wish: Wish) -> Recipe:
    plan = recipe.plan
    games, seed = wish.games or plan.games, plan.seed if wish.seed is None else wish.seed
    return replace(recipe, plan=replace(plan, games=games, seed=seed, lanes=wish.lanes or plan.lanes))


def _taken_up(setup: Setup, kept: Path, wish: Wish) -> Course:
    """A training goes on as it was planned."""
    course = take_up(setup, recipe_for(setup), kept, _start(setup, wish))
    planned = written_plan(course.plan)
    for name, chosen in (("games", wish.games), ("seed", wish.seed), ("lanes", wish.lanes)):
        if chosen is not None and chosen != planned[name]:
            pattern = "The training in {file} was begun with --{name} {planned}, not {chosen}."
            raise Refusal(pattern, file=str(kept), name=name, planned=planned[name], chosen=chosen)
    return course


def _learn(screen: Screen, course: Course, kept: Path) -> bool:
    """Whether it came to its end."""
    latest, seen = time.monotonic(), len(course.curve)
    with _interruption() as interrupted, _bar(screen, _curve(course), course.plan.games) as update:
        for learned in course.go_on():
            update(learned, _curve(course))
            stops = interrupted.is_set()
            if stops or len(course.curve) > seen or time.monotonic() - latest > PAUSE:
                keep(course, kept)
                latest, seen = time.monotonic(), len(course.curve)
            if stops:
                return course.is_over
    return True


def _finish(screen: Screen, course: Course, out: Path) -> Card:
    """Write the weights, and measure those that were written: half-precision numbers play a little differently."""
    card, net = course.card, course.learner.net
    write_at_once(out, write_weights(card, net))
    with _bar(screen, say("playing on seeds that were never learned from"), None):
        card = replace(card, strength=strengths(Weights(card, out), course))
    write_at_once(out, write_weights(card, Weights(card, out).net(first_gear(course.setup.game, []))))
    return card


def _show(screen: Screen, card: Card, out: Path, as_json: bool) -> None:
    if as_json:
        click.echo(json.dumps({"file": str(out), **asdict(card)}))
        return
    screen.show(say("The weights are in {file}.", file=str(out)))
    for each in card.strength:
        screen.show(_fared(each))


def _fared(each: Strength) -> Text:
    bot, games = BOTS[each.level].title, each.games
    if each.measure == POINTS:
        points, error = f"{each.mean:.1f}", f"{each.error:.1f}"
        return say("{bot}: {points} ± {error} points ({games} games)", bot=bot, points=points, error=error, games=games)
    share, error = f"{100 * each.mean:.1f}", f"{100 * each.error:.1f}"
    other = BOTS[each.against].title if each.against in BOTS else each.against
    pattern = "{bot}: wins {share} ± {error} % against {other} ({games} games)"
    return say(pattern, bot=bot, share=share, error=error, other=other, games=games)


def _curve(course: Course) -> Text:
    """The curve as a small drawing, and its latest point."""
    if not course.curve:
        return say("learning")
    means = [mean for _, mean, _ in course.curve]
    low, high = min(means), max(means)
    drawn = "".join(BARS[int((mean - low) / (high - low or 1) * (len(BARS) - 1))] for mean in means)
    if course.setup.seats == 1:
        return say("{curve} {points} points", curve=drawn, points=f"{means[-1]:.1f}")
    pattern = "{curve} {share} % of wins against {rival}"
    return say(pattern, curve=drawn, share=f"{100 * means[-1]:.1f}", rival=course.rival_name)


@contextmanager
def _bar(screen: Screen, text: Text, games: int | None) -> Iterator[Update]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(screen.translate(text), total=games)
        yield lambda done, text: progress.update(task, completed=done, description=screen.translate(text))


@contextmanager
def _interruption() -> Iterator[threading.Event]:
    """Ctrl-C lets a step end, so that what is kept is whole; a second one waits for nothing."""
    asked = threading.Event()

    def ask(*_: object) -> None:
        asked.set()
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)
