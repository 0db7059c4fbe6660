"""How did that game go? The work of `gobelet replay`: a record, event by event."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gobelet.core.game import Game, Over, seat_name
from gobelet.core.record import Record
from gobelet.core.refusal import Refusal
from gobelet.core.replay import replay
from gobelet.core.text import say
from gobelet.core.verbs import SPECTATOR
from gobelet.front.match import Match
from gobelet.front.opening import read
from gobelet.table.file import load
from gobelet.table.telling import told
from gobelet.terminal.ending import score_table
from gobelet.terminal.fitting import fitted
from gobelet.terminal.screen import Screen

AROUND = 14  # lines: heading, event, question and prompt, and blank ones between strips


def step_through(screen: Screen, file: Path, games: Mapping[str, Game]) -> None:
    """Enter goes on, b back, a number jumps, q leaves; without a person, every position is shown."""
    record = load(file, games)
    screen.warn_if_narrow()
    last = len(record.events)
    at = 0
    while True:
        show_step(screen, record, at)
        if not screen.live:
            if at == last:
                return
            at += 1
            continue
        going = move_on(screen, at, last)
        if going is None:
            return
        at = going


def move_on(screen: Screen, at: int, last: int) -> int | None:
    """The place to show next; None to leave."""
    while True:
        try:
            typed = screen.ask(say("Enter: on, b: back, 0-{last}: jump, q: quit >", last=last))
        except EOFError:
            return None
        try:
            return read_step(typed, at, last)
        except Refusal as refusal:
            screen.show(refusal.text, style="red")


def read_step(typed: str, at: int, last: int) -> int | None:
    if typed == "":
        return at + 1 if at < last else None
    if typed in ("b", "back"):
        return max(at - 1, 0)
    if typed in ("q", "quit"):
        return None
    if typed.isdecimal() and int(typed) <= last:
        return int(typed)
    pattern = "'{typed}' is not possible: Enter goes on, b goes back, a number from 0 to {last} jumps, q leaves."
    raise Refusal(pattern, typed=typed, last=last)


def show_step(screen: Screen, record: Record, at: int) -> None:
    setup, game = record.setup, record.setup.game
    state = replay(setup, record.events[:at])
    names = [seat_name(seat) for seat in range(setup.seats)]
    screen.rule(say("{title}: {at} of {last}", title=game.title, at=at, last=len(record.events)))
    if at:
        screen.show(told(game, record.events[at - 1], names, screen.translate), style="bold")
    picture = game.look.picture(state, SPECTATOR)
    shown = fitted(game, picture, (), (), screen.rows - AROUND, screen.translate)
    screen.draw(shown.strips, brief=bool(shown.left_out))
    screen.show("")
    if isinstance(game.turn(state), Over):
        screen.show(score_table(screen, game, state, names))
    screen.show(game.look.question(state, SPECTATOR).text, style="bold")


def as_json(file: Path, games: Mapping[str, Game]) -> str:
    """Each event as its line, and everybody's score after it."""
    whole = read(file, games=games)
    game, so_far = whole.game, Match(whole.table.setup)
    events: list[dict[str, Any]] = []
    for event, line in zip(whole.table.events, whole.events, strict=True):
        so_far.table.happen(event)
        events.append({"text": line, "scores": so_far.scores()})
    header = {"game": game.name, "version": game.version, "seats": len(whole.seats), "options": whole.options}
    won = list(whole.winners) if whole.over else None
    return json.dumps({**header, "events": events, "over": whole.over, "winners": won}, indent=2)
