"""Were the dice of a game fair? A page on which the reader's own browser rolls all of them again."""

from collections.abc import Mapping, Sequence
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from gobelet.core.commitment import Commitment
from gobelet.core.game import Game, seat_name
from gobelet.core.record import Record, read_record
from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, Translate
from gobelet.table.fair import CheckedRoll, check_dice, rolls_of
from gobelet.table.session import FAIR, Session
from gobelet.table.telling import told
from gobelet.web.dependencies import TheChannel, TheHall
from gobelet.web.heavy import heavily
from gobelet.web.language import translator
from gobelet.web.render import page

router = APIRouter(include_in_schema=False)


@router.get("/table/{id}/dice", response_class=HTMLResponse)
async def dice(channel: TheChannel, hall: TheHall, request: Request) -> HTMLResponse:
    """All rolls of a finished game; the browser puts the ticks."""
    session = channel.session
    if not session.over:
        raise Refusal("The dice can be checked when the game is over.")
    if session.dice != FAIR:
        return page(request, "dice.html", session=session, objection=None)
    key = ("proof", translator(request))
    if key not in channel.cache:
        channel.cache[key] = await heavily(request, _proof, session, hall.games, translator(request))
    return page(request, "dice.html", session=session, **channel.cache[key])


def verdict(record: Record) -> tuple[Commitment | None, Text | None]:
    """The commitment from which all dice of a record follow, if it has one; else an objection, if they do not."""
    if not record.commitment or not record.secret:
        return None, None
    try:
        check_dice(record, record.commitment, bytes.fromhex(record.secret))
    except Refusal as refusal:
        return None, refusal.text
    return record.commitment, None


def _proof(session: Session, games: Mapping[str, Game], translate: Translate) -> dict[str, Any]:
    text = session.record()
    record = read_record(text, games)
    _, objection = verdict(record)
    names = [seat.name or seat_name(number) for number, seat in enumerate(session.seats)]
    rolls = list(rolls_of(record, session.commitment, session.secret))
    return {
        "objection": objection,
        "rolls": [(roll.event, told(session.game, record.events[roll.event], names, translate)) for roll in rolls],
        "record": text,
        "faces": {str(roll.event): _dice(session.game, roll) for roll in rolls},
    }


def _dice(game: Game, roll: CheckedRoll) -> Sequence[tuple[str, list[str]]]:
    """The dice that fell, each with the faces it could show, as a record names them."""
    pairs = zip(game.dice, roll.possible, strict=True)
    return [(die.name, [die.faces[face - 1] for face in faces]) for die, faces in pairs if faces]
