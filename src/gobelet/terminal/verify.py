"""Do these records follow the rules? The work of `gobelet verify`."""

import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from gobelet.core.commitment import HEX
from gobelet.core.game import Game, Over
from gobelet.core.record import Record, read_record
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say
from gobelet.table.fair import check_dice
from gobelet.table.file import LARGEST, Unreadable, read_file
from gobelet.terminal.screen import Screen

GOOD, BAD, UNREADABLE = 0, 1, 2
STANDARD_INPUT = "-"


def verify(
    screen: Screen,
    files: Sequence[Path],
    as_json: bool,
    games: Mapping[str, Game],
    kept: str | None = None,
    shares: Sequence[str] = (),
) -> int:
    """Judge every file; the answer is the worst of them: 0 good, 1 against the rules, 2 no text to judge.

    With a commitment that somebody kept, a record whose dice follow from another one is not good either; nor, with
    shares like `A=20...5f`, one in which these seats have others.
    """
    if kept is not None and not re.fullmatch(HEX, kept):
        raise Refusal("A commitment has 64 hexadecimal digits, found {text!r}.", text=kept)
    for share in shares:
        if not re.fullmatch(f"[A-Z]={HEX}", share):
            raise Refusal("A share is the letter of a seat, = and 64 hexadecimal digits, found {text!r}.", text=share)
    worst = GOOD
    for file in files:
        code, judged = judge(file, games, kept, shares)
        if as_json:
            click.echo(json.dumps({name: str(value) if name == "reason" else value for name, value in judged.items()}))
        elif code == UNREADABLE:
            sys.stderr.write(f"{screen.translate(judged['reason'])}\n")
        else:
            screen.show(sentence(file, judged), style="red" if code else "")
        worst = max(worst, code)
    return worst


def judge(file: Path, games: Mapping[str, Game], kept: str | None, shares: Sequence[str]) -> tuple[int, dict[str, Any]]:
    judged: dict[str, Any] = {"file": str(file), "good": False}
    try:
        record = read_record(_piped() if str(file) == STANDARD_INPUT else read_file(file), games)
        if record.commitment and record.secret:
            check_dice(record, record.commitment, bytes.fromhex(record.secret))
        if kept is not None or shares:
            _check_kept(record, kept, shares)
    except Unreadable as refusal:
        return UNREADABLE, {**judged, "reason": refusal.text}
    except Refusal as refusal:
        return BAD, {**judged, "reason": refusal.text}
    game = record.setup.game
    over = isinstance(game.turn(record.state), Over)
    fair = {"fair": True, "kept": kept is not None, **_about(record, shares)} if record.secret else {}
    return GOOD, {**judged, "good": True, "game": game.name, "events": len(record.events), "over": over, **fair}


def _piped() -> str:
    """What another program passes on, by the same measure as a file."""
    text = sys.stdin.read(LARGEST + 1) if sys.stdin else ""
    if len(text.encode("utf-8", "replace")) > LARGEST:
        raise Unreadable("The file {path} cannot be read: it is too large.", path=STANDARD_INPUT)
    return text


def _check_kept(record: Record, kept: str | None, shares: Sequence[str]) -> None:
    if not record.commitment or not record.secret:
        raise Refusal("This record does not prove its dice: it has no commitment and no secret.")
    if kept is not None and record.commitment.digest != kept:
        raise Refusal("The dice follow from another commitment than the one that you kept.")
    for seat, share in (each.split("=") for each in shares):
        if (seat, share) not in record.commitment.shares:
            raise Refusal("The dice follow from another share of seat {seat} than the one that you kept.", seat=seat)


def _about(record: Record, shares: Sequence[str]) -> dict[str, Any]:
    """What the proof rests on: its version, who had a share, whose was kept, and how often envelopes were sealed."""
    assert record.commitment
    seats = "".join(seat for seat, _ in record.commitment.shares)
    known = "".join(sorted({share[0] for share in shares}))
    return {
        "version": record.commitment.version,
        "shares": seats,
        "kept_shares": known,
        "round": record.commitment.round,
    }


def sentence(file: Path, judged: dict[str, Any]) -> Text:
    if not judged["good"]:
        return say("{file}: {reason}", file=str(file), reason=judged["reason"])
    pattern = "{file}: {events} events of {game} follow the rules so far; it is not over."
    if judged["over"]:
        pattern = "{file}: {events} events of {game} follow the rules to its end."
    if "fair" in judged:
        pattern = (
            "{file}: {events} events of {game} follow the rules to its end, and all dice from the secret in it. "
            "Only a commitment kept from before the first roll shows that it was not made up later: --commitment."
        )
        if judged["kept"]:
            pattern = (
                "{file}: {events} events of {game} follow the rules to its end, and all dice from the secret "
                "behind the commitment that you kept. Whoever knew that secret could have made it up with other "
                "shares: give those that you kept, too, with --share."
            )
        if judged["kept"] and judged["shares"] and judged["shares"] == judged["kept_shares"]:
            pattern = (
                "{file}: {events} events of {game} follow the rules to its end, and all dice from the secret "
                "behind the commitment and from the shares that you kept."
            )
    return say(pattern, file=str(file), events=judged["events"], game=judged["game"])
