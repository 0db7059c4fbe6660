"""What is shown to a seat? Its own view and nothing else, as plain data that a page or a program can use."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over, Roll, seat_name
from gobelet.core.picture import Box, Picture
from gobelet.core.question import Question
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay
from gobelet.core.saying import lit, tokens
from gobelet.core.text import Text
from gobelet.core.verbs import SPECTATOR
from gobelet.draw.svg import group
from gobelet.table.live import TYPED, Live
from gobelet.table.telling import told

Translate = Callable[[Text], str]
PREFIX = "box-"  # keeps the ids of boxes apart from those of a page


@dataclass(frozen=True)
class Sight:
    """A position as one seat sees it; made once for all who look through its eyes."""

    position: int
    seat: int
    picture: Picture
    sayings: tuple[str, ...]
    question: Question
    awaited: tuple[int, ...]
    owed: tuple[tuple[str, tuple[str, ...]], ...]  # real dice to be typed in, and the faces they can show
    rolls: int  # so far
    log: tuple[Event, ...]  # sealed answers without their move
    scores: tuple[tuple[tuple[str, int], ...], ...]
    over: bool
    winners: tuple[int, ...]
    may_undo: bool
    secret: str  # of the fair dice, once the game is over
    narrow: bool  # drawn in one column, for a phone

    @cached_property
    def pointable(self) -> frozenset[str]:
        """Every box that some saying names: each is drawn with a ring, which shows when it is lit."""
        return frozenset(token for saying in self.sayings for token in tokens(saying))

    @cached_property
    def drawn(self) -> dict[str, tuple[Box, bool]]:
        """Every box by its id, and whether it has a ring."""
        return {box.id: (box, box.id in self.pointable) for box in self.picture.boxes}


def sight(live: Live, seat: int, narrow: bool = False) -> Sight:
    game, table, turn = live.game, live.table, live.table.turn()
    view = table.view(seat)
    over = isinstance(turn, Over)
    return Sight(
        position=live.position,
        seat=seat,
        picture=_picture(game, view, seat, narrow),
        sayings=tuple(game.spellings(view, seat)) if seat != SPECTATOR else (),
        question=game.question(view, seat),
        awaited=turn.seats if isinstance(turn, Choose) else (),
        owed=_owed(live) if isinstance(turn, Roll) and live.dice == TYPED else (),
        rolls=sum(isinstance(event, Rolled) for event in table.events),
        log=tuple(table.seen(seat)),
        scores=tuple(game.score(view, number).parts for number in range(live.setup.seats)),
        over=over,
        winners=game.winners(table.state) if over else (),
        may_undo=seat != SPECTATOR and table.may_undo([seat]),
        secret=live.secret.hex() if over else "",
        narrow=narrow,
    )


def _picture(game: Game, view: Any, seat: int, narrow: bool) -> Picture:
    return game.narrow(view, seat) if narrow and game.narrow else game.picture(view, seat)


def _owed(live: Live) -> tuple[tuple[str, tuple[str, ...]], ...]:
    possible = zip(live.game.dice, live.game.possible(live.table.state), strict=True)
    return tuple(
        (die.name, tuple(die.faces[face - 1] for face in sorted(set(faces)))) for die, faces in possible if faces
    )


def as_json(live: Live, now: Sight, before: Sight | None, translate: Translate) -> dict[str, Any]:
    """Everything that a page needs; of the picture and the log only what is not in the sight before."""
    game = live.game
    shown = lit(now.sayings, [])
    known = before.drawn if before else {}
    changed = [drawn[0] for id, drawn in now.drawn.items() if known.get(id) != drawn]
    same = _common(before.log, now.log) if before else 0
    names = [chair.name or seat_name(number) for number, chair in enumerate(live.seats)]
    verdict = game.verdict(sum(points for _, points in now.scores[0])) if now.over and len(now.scores) == 1 else None
    return {
        "position": now.position,
        "seat": seat_name(now.seat) if now.seat != SPECTATOR else None,
        "question": translate(now.question.text),
        "guides": now.question.guides,
        "sayings": now.sayings,
        "lit": shown,
        "words": {word: translate(text) for word, text in game.words.items()},
        "boxes": groups(changed, now.pointable, translate),
        "order": [box.id for box in now.picture.boxes] if _reordered(before, now) else None,
        "size": [now.picture.width, now.picture.height],
        "owed": [{"die": die, "faces": faces} for die, faces in now.owed],
        "rolls": now.rolls,
        "log": {"from": same, "lines": [translate(told(game, event, names)) for event in now.log[same:]]},
        "seats": [
            {
                "seat": seat_name(number),
                "name": chair.name or seat_name(number),
                "kind": chair.kind,
                "awaited": number in now.awaited,
                "parts": [[name, translate(game.parts[name]), points] for name, points in now.scores[number]],
                "total": sum(points for _, points in now.scores[number]),
                "wins": number in now.winners,
            }
            for number, chair in enumerate(live.seats)
        ],
        "over": now.over,
        "verdict": translate(verdict) if verdict else None,
        "may_undo": now.may_undo,
        "waits": live.waits,
        "dice": {
            "kind": live.dice,
            "table": live.promised.table,
            "commitment": live.promised.commitment,
            "added": live.promised.added,
            "secret": now.secret or None,
        },
    }


def groups(boxes: Sequence[Box], pointable: frozenset[str], translate: Translate) -> dict[str, str]:
    """Boxes as markup, ready to take the place of those with the same names."""
    return {box.id: group(box, box.id in pointable, False, PREFIX, translate) for box in boxes}


def _reordered(before: Sight | None, now: Sight) -> bool:
    return before is None or list(now.drawn) != list(before.drawn)


def _common(before: Sequence[Event], now: Sequence[Event]) -> int:
    """How many lines of the log are still the same."""
    pairs = zip(before, now, strict=False)
    return next((number for number, (one, other) in enumerate(pairs) if one != other), min(len(before), len(now)))


def picture_after(live: Live, seat: int, saying: str, narrow: bool = False) -> tuple[Picture, Picture] | None:
    """What a seat would see changed by a saying: its own picture before and after, while nothing counts.

    A saying that would turn up secrets is tried out as if those answers had not been given yet; where that cannot
    be, nothing can be shown beforehand.
    """
    game, table = live.game, live.table
    move = game.spellings(table.view(seat), seat)[saying]
    tried = table.copied()
    tried.play(seat, move)
    if not table.secrets() - tried.secrets() - {seat}:
        return _tried(game, table.view(seat), seat, move, narrow)
    hidden = [
        number for number, event in enumerate(table.seen(seat)) if isinstance(event, Played) and event.move is None
    ]
    try:
        without = replay(live.setup, [event for number, event in enumerate(table.events) if number not in hidden])
        return _tried(game, game.view(without, seat), seat, move, narrow)
    except Refusal:
        return None


def _tried(game: Game, view: Any, seat: int, move: int, narrow: bool) -> tuple[Picture, Picture]:
    before = _picture(game, view, seat, narrow)
    advance(game, view, Played(seat, move))
    return before, _picture(game, view, seat, narrow)
