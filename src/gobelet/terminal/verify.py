"""Do these records follow the rules? The work of `gobelet verify`."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from gobelet.core.game import Game, Over
from gobelet.core.record import read_record
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say
from gobelet.table.fair import check_dice
from gobelet.table.file import Unreadable, read_file
from gobelet.terminal.screen import Screen

GOOD, BAD, UNREADABLE = 0, 1, 2


def verify(screen: Screen, files: Sequence[Path], as_json: bool, games: Mapping[str, Game]) -> int:
    """Judge every file; the answer is the worst of them: 0 good, 1 against the rules, 2 no text to judge."""
    worst = GOOD
    for file in files:
        code, judged = judge(file, games)
        if as_json:
            click.echo(json.dumps({name: str(value) if name == "reason" else value for name, value in judged.items()}))
        elif code == UNREADABLE:
            sys.stderr.write(f"{screen.translate(judged['reason'])}\n")
        else:
            screen.show(sentence(file, judged), style="red" if code else "")
        worst = max(worst, code)
    return worst


def judge(file: Path, games: Mapping[str, Game]) -> tuple[int, dict[str, Any]]:
    judged: dict[str, Any] = {"file": str(file), "good": False}
    try:
        text = read_file(file)
        record = read_record(text, games)
        if record.commitment and record.secret:
            check_dice(record, record.commitment, bytes.fromhex(record.secret))
    except Unreadable as refusal:
        return UNREADABLE, {**judged, "reason": refusal.text}
    except Refusal as refusal:
        return BAD, {**judged, "reason": refusal.text}
    game = record.setup.game
    over = isinstance(game.turn(record.state), Over)
    fair = {"fair": True} if record.secret else {}
    return GOOD, {**judged, "good": True, "game": game.name, "events": len(record.events), "over": over, **fair}


def sentence(file: Path, judged: dict[str, Any]) -> Text:
    if not judged["good"]:
        return say("{file}: {reason}", file=str(file), reason=judged["reason"])
    pattern = "{file}: {events} events of {game} follow the rules so far; it is not over."
    if judged["over"]:
        pattern = "{file}: {events} events of {game} follow the rules to its end."
    if "fair" in judged:
        pattern = (
            "{file}: {events} events of {game} follow the rules to its end, "
            "and all dice follow from the secret that was promised."
        )
    return say(pattern, file=str(file), events=judged["events"], game=judged["game"])
