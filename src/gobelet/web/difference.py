"""How does a seat view travel? Whole, as plain data, or as the difference from the one that was sent before."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import zip_longest
from typing import Any

import msgspec

from gobelet.bots import BOTS
from gobelet.core.game import Die, Game, seat_name
from gobelet.core.picture import Box, Picture
from gobelet.core.text import NOTHING, Translate, say, with_names
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.panes import lengths, told_panes
from gobelet.draw.svg import MOST_GROUPS, group
from gobelet.table.people import PERSON
from gobelet.table.telling import headings, summed_up, told
from gobelet.web.hand import told_hand
from gobelet.web.seat_view import SeatView

PREFIX = "box-"  # keeps the ids of boxes apart from those of a page

Exchange = tuple[int, int, list[str]]  # from a place on, so many boxes make room for these; one after the other


def whole(now: SeatView, translate: Translate) -> dict[str, Any]:
    """Everything that a page needs."""
    return {
        **in_words(now, translate),
        "boxes": groups(now.picture.boxes, translate),
        "order": [box.id for box in now.picture.boxes],
        "log": told_from(now, 0, translate),
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
        "log": told_from(now, same, translate),
    }


def redrawn(before: Picture, now: Picture) -> tuple[list[Box], list[Exchange]]:
    """The boxes that have changed; and where others lie than before. Most zones are the very same."""
    changed: list[Box] = []
    exchanged: list[Exchange] = []
    pairs = enumerate(zip_longest(before.zones, now.zones, fillvalue=()))
    for number, old, new in [(number, old, new) for number, (old, new) in pairs if old is not new]:
        others = [(was, box) for was, box in zip(old, new, strict=False) if was is not box]
        if len(old) == len(new) and all(was.id == box.id for was, box in others):
            changed += [box for was, box in others if was != box]
        else:
            known = {box.id: box for box in old}
            changed += [box for box in new if known.get(box.id) != box]
            exchanged.append((sum(map(len, now.zones[:number])), len(old), [box.id for box in new]))
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
    game, names, standing = now.game, names_at(now), now.standing
    verdict = game.verdict(sum(points for _, points in now.scores[0])) if now.over and len(now.scores) == 1 else None
    return {
        "position": standing.length,
        "seat": seat_name(now.seat) if now.seat != SPECTATOR else None,
        "since": standing.length if now.seat == SPECTATOR else standing.since[now.seat],
        "question": translate(with_names(now.question.text, names)),
        "round": translate(now.round),
        "chapter": translate(with_names(now.chapter.round, names)),
        "turn": translate(with_names(now.chapter.turn, names)),
        "summary": summed_up(now.game, now.log, now.story, now.seat, names, translate),
        "guides": now.question.guides,
        "sayings": now.sayings,
        "costs": {translate(cost): places for cost, places in now.costs},
        "hand": told_hand(now.question.hand, translate),
        "words": _words(game, translate),
        "panes": told_panes(now.picture, translate),
        "lengths": lengths(now.picture),
        "owed": [_owed(die, faces, translate) for die, faces in now.owed],
        "rolls": now.rolls,
        "seats": [_seat(now, number, names[number], translate) for number in range(len(now.people))],
        "over": now.over,
        "verdict": translate(verdict) if verdict else None,
        "may_undo": now.may_undo,
        "waits": standing.envelopes is not None,
        "vacancy": _vacancy(now, names, translate),
        "rematch": standing.rematch or None,
        "dice": {
            "kind": standing.dice,
            "table": standing.commitment.table,
            "commitment": standing.commitment.digest,
            "added": standing.commitment.added,
            "secret": standing.secret or None,
            "version": standing.commitment.version,
            "round": standing.envelopes.round if standing.envelopes else standing.commitment.round,
            "envelopes": _envelopes(now),
        },
    }


def _envelopes(now: SeatView) -> list[dict[str, Any]]:
    """What lies on the table before the first roll, for every person."""
    envelopes = now.standing.envelopes
    if envelopes is None:
        return []
    return [
        {
            "seat": seat_name(number),
            "sealed": envelopes.seals.get(number),
            "opened": envelopes.shares.get(number),
            "without": number in envelopes.without,
        }
        for number, person in enumerate(now.people)
        if person.kind == PERSON
    ]


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
        "away": _away(now, number),
        "awaited": number in now.awaited,
        "parts": [[part, called[part], points] for part, points in scores],
        "total": sum(points for _, points in scores),
        "wins": number in now.winners,
    }


def _away(now: SeatView, number: int) -> int | None:
    """Since when somebody is away whom the reader could wait for, in seconds since 1970."""
    person = now.people[number]
    other = person.kind == PERSON and number != now.seat and person.is_here and not person.left and not now.over
    return int(person.away) or None if other else None


def _note(now: SeatView, number: int, translate: Translate) -> str:
    """The small print below a name: the seat's letter in pictures, and whether it is a bot, you, away, nobody yet."""
    person = now.people[number]
    notes = [seat_name(number)] if person.name else []
    if person.kind != PERSON:
        notes.append(translate(say("bot")))
    elif number == now.seat:
        notes.append(translate(say("you")))
    elif person.left:
        notes.append(translate(say("has left")))
    elif not person.is_here:
        notes.append(translate(say("not here yet")))
    elif _away(now, number):
        notes.append(translate(say("away")))
    return " · ".join(notes) if len(now.people) > 1 else ""


def _vacancy(now: SeatView, names: Sequence[str], translate: Translate) -> str | None:
    """What those who sit there are told of a seat that was given up: how it can go on, and whether they are asked."""
    free = [number for number, person in enumerate(now.people) if person.left]
    if not free or now.over or now.seat == SPECTATOR or now.standing.envelopes is not None:
        return None
    proposed = [
        (number, person.proposal) for number, person in enumerate(now.people) if person.left and person.proposal
    ]
    for number, proposal in proposed:
        if now.seat not in proposal.agreed:
            pattern = "{name} has left, and the {bot} bot is proposed to go on there. Do you agree?"
            return translate(say(pattern, name=names[number], bot=BOTS[proposal.bot].title))
    if proposed:
        return translate(say("A bot goes on as soon as all who sit here agree."))
    return translate(say("{name} has left. Invite somebody else, or let a bot go on.", name=names[free[0]]))


@lru_cache
def _words(game: Game, translate: Translate) -> dict[str, str]:
    return {name: translate(text) for name, text in game.notation.words.items()}


@lru_cache
def _parts(game: Game, translate: Translate) -> dict[str, str]:
    return {name: translate(text) for name, text in game.parts.items()}


def names_at(now: SeatView) -> list[str]:
    """What everybody is called there."""
    return [person.name or seat_name(number) for number, person in enumerate(now.people)]


def told_from(now: SeatView, first: int, translate: Translate) -> dict[str, Any]:
    """The log from a line on; headings stand above the lines with these numbers, where a chapter begins."""
    names, above = names_at(now), enumerate(headings(now.story, first), first)
    events = zip(now.log[first:], now.story[first:], strict=True)
    return {
        "from": first,
        "lines": [told(now.game, event, names, translate, deed) for event, (deed, _) in events],
        "headings": {place: translate(with_names(text, names)) for place, text in above if text != NOTHING},
    }


def _common(before: SeatView, now: SeatView) -> int:
    """How many lines of the log are still the same: all of them, as long as nothing is taken back, shown or renamed."""
    if before.people != now.people and names_at(before) != names_at(now):
        return 0
    old, new = before.log, now.log
    if new[: len(old)] == old:
        return len(old)
    pairs = zip(old, new, strict=False)
    return next((number for number, (one, other) in enumerate(pairs) if one != other), min(len(old), len(new)))
