"""How does a seat view travel? Whole, as plain data, or as the difference from the one that was sent before."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any

import msgspec

from gobelet.core.game import Die, Game, seat_name
from gobelet.core.picture import Box, Picture
from gobelet.core.text import Translate, say, with_names
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.svg import MOST_GROUPS, group
from gobelet.table.people import PERSON
from gobelet.table.telling import told
from gobelet.web.seat_view import SeatView

PREFIX = "box-"  # keeps the ids of boxes apart from those of a page

Exchange = tuple[int, int, list[str]]  # from a place on, so many boxes make room for these; one after the other


def whole(now: SeatView, translate: Translate) -> dict[str, Any]:
    """Everything that a page needs."""
    return {
        **in_words(now, translate),
        "boxes": groups(now.picture.boxes, translate),
        "order": [box.id for box in now.picture.boxes],
        "log": {"from": 0, "lines": _lines(now, 0, translate)},
    }


def difference(now: SeatView, before: SeatView, translate: Translate) -> dict[str, Any]:
    """What has to change in a page that shows the view before; nothing is sent twice."""
    known, same = in_words(before, translate), _common(before, now)
    changed = {key: value for key, value in in_words(now, translate).items() if known[key] != value}
    boxes, exchanged = redrawn(before.picture, now.picture)
    return {
        **changed,
        "position": now.standing.length,
        "boxes": groups(boxes, translate),
        "exchanged": exchanged,
        "log": {"from": same, "lines": _lines(now, same, translate)},
    }


def redrawn(before: Picture, now: Picture) -> tuple[list[Box], list[Exchange]]:
    """The boxes that have changed; and where others lie than before. Most zones are the very same."""
    changed: list[Box] = []
    exchanged: list[Exchange] = []
    place = 0
    for old, new in zip_longest(before.zones, now.zones, fillvalue=()):
        if old is not new:
            others = [(was, box) for was, box in zip(old, new, strict=False) if was is not box]
            if len(old) == len(new) and all(was.id == box.id for was, box in others):
                changed += [box for was, box in others if was != box]
            else:
                known = {box.id: box for box in old}
                changed += [box for box in new if known.get(box.id) != box]
                exchanged.append((place, len(old), [box.id for box in new]))
        place += len(new)
    return changed, exchanged


def groups(boxes: Iterable[Box], translate: Translate) -> dict[str, msgspec.Raw]:
    """Boxes as markup, ready to take the place of those with the same names."""
    return {box.id: _group(box, translate) for box in boxes}


@lru_cache(maxsize=MOST_GROUPS)
def _group(box: Box, translate: Translate) -> msgspec.Raw:
    """As JSON already: to escape it takes longer than to send it."""
    return msgspec.Raw(msgspec.json.encode(group(box, prefix=PREFIX, translate=translate, ring=True)))


def in_words(now: SeatView, translate: Translate) -> dict[str, Any]:
    """A seat view without its picture and its log; made once for each language."""
    found: dict[str, Any] | None = now.told.get(translate)
    if found is None:
        found = now.told[translate] = _in_words(now, translate)
    return found


def _in_words(now: SeatView, translate: Translate) -> dict[str, Any]:
    game, names, standing = now.game, _names(now), now.standing
    verdict = game.verdict(sum(points for _, points in now.scores[0])) if now.over and len(now.scores) == 1 else None
    return {
        "position": standing.length,
        "seat": seat_name(now.seat) if now.seat != SPECTATOR else None,
        "since": standing.length if now.seat == SPECTATOR else standing.since[now.seat],
        "question": translate(with_names(now.question.text, names)),
        "guides": now.question.guides,
        "sayings": now.sayings,
        "words": _words(game, translate),
        "size": [now.picture.width, now.picture.height],
        "owed": [_owed(die, faces, translate) for die, faces in now.owed],
        "rolls": now.rolls,
        "seats": [_seat(now, number, names[number], translate) for number in range(len(now.people))],
        "over": now.over,
        "verdict": translate(verdict) if verdict else None,
        "may_undo": now.may_undo,
        "waits": standing.waits,
        "rematch": standing.rematch or None,
        "dice": {
            "kind": standing.dice,
            "table": standing.commitment.table,
            "commitment": standing.commitment.digest,
            "added": standing.commitment.added,
            "secret": standing.secret or None,
        },
    }


def _owed(die: Die, faces: Sequence[int], translate: Translate) -> dict[str, Any]:
    return {
        "die": die.name,
        "title": translate(die.title),
        "faces": [die.faces[face - 1] for face in faces],
        "shown": [translate(die.says(face)) for face in faces],
    }


def _seat(now: SeatView, number: int, name: str, translate: Translate) -> dict[str, Any]:
    scores, called = now.scores[number], _parts(now.game, translate)
    return {
        "seat": seat_name(number),
        "name": name,
        "note": _note(now, number, translate),
        "kind": now.people[number].kind,
        "awaited": number in now.awaited,
        "parts": [[part, called[part], points] for part, points in scores],
        "total": sum(points for _, points in scores),
        "wins": number in now.winners,
    }


def _note(now: SeatView, number: int, translate: Translate) -> str:
    """The small print below a name: the seat's letter in pictures, and whether it is a bot, you, or nobody yet."""
    person = now.people[number]
    notes = [seat_name(number)] if person.name else []
    if person.kind != PERSON:
        notes.append(translate(say("bot")))
    elif number == now.seat:
        notes.append(translate(say("you")))
    elif not person.is_here:
        notes.append(translate(say("not here yet")))
    return " · ".join(notes) if len(now.people) > 1 else ""


@lru_cache
def _words(game: Game, translate: Translate) -> dict[str, str]:
    return {name: translate(text) for name, text in game.notation.words.items()}


@lru_cache
def _parts(game: Game, translate: Translate) -> dict[str, str]:
    return {name: translate(text) for name, text in game.parts.items()}


def _names(now: SeatView) -> list[str]:
    return [person.name or seat_name(number) for number, person in enumerate(now.people)]


def _lines(now: SeatView, first: int, translate: Translate) -> list[str]:
    names = _names(now)
    return [told(now.game, event, names, translate) for event in now.log[first:]]


def _common(before: SeatView, now: SeatView) -> int:
    """How many lines of the log are still the same: all of them, as long as nothing is taken back, shown or renamed."""
    if _names(before) != _names(now):
        return 0
    old, new = before.log, now.log
    if new[: len(old)] == old:
        return len(old)
    pairs = zip(old, new, strict=False)
    return next((number for number, (one, other) in enumerate(pairs) if one != other), min(len(old), len(new)))
