"""How are the examples of the rules drawn? Each is a short record, of which the interesting part is shown."""

import tomllib
from dataclasses import dataclass, field
from functools import cache

from gobelet.core.event import Event, Played
from gobelet.core.game import read_seat
from gobelet.core.picture import Picture
from gobelet.core.record import Record, read_record
from gobelet.core.replay import replay
from gobelet.core.saying import lit, tokens
from gobelet.draw.cut import before_and_after, cut, then
from gobelet.draw.svg import svg
from gobelet.games import GAMES
from gobelet.languages import ENGLISH, translator
from gobelet.web.docs import docs


@dataclass(frozen=True)
class Example:
    """An entry of examples.toml, which says what of a record is shown."""

    panels: list[str]  # of the picture, row by row
    seat: str = "A"  # whose view is drawn
    pointed: str = ""  # lit is what may be pointed at after these tokens
    effect: int = 0  # so many events at the end are shown by a picture before and one after them
    then: list[str] = field(default_factory=list)  # the panels after them, if those are others


@cache
def examples() -> dict[str, Example]:
    entries = tomllib.loads((docs() / "rules/examples/examples.toml").read_text("utf-8"))
    return {name: Example(**entry) for name, entry in entries.items()}


def record_of(name: str) -> Record:
    # docs/ tell the rules of exactly these games, whatever a hall offers
    return read_record((docs() / "rules/examples" / f"{name}.game").read_text("utf-8"), GAMES)


@cache
def drawing(name: str, language: str = ENGLISH) -> str:
    """The SVG file of an example, with its style."""
    example, record = examples()[name], record_of(name)
    seat, events = read_seat(example.seat, record.setup.seats), list(record.events)
    if not example.effect:
        pointable = lit(list(record.setup.game.spellings(record.state, seat)), tokens(example.pointed))
        return svg(cut(_seen(record, events, seat), example.panels), pointable, translate=translator(language))
    happened = len(events) - example.effect
    before, after = _seen(record, events[:happened], seat), _seen(record, events, seat)
    both = before_and_after(cut(before, example.panels), cut(after, example.then or example.panels))
    fresh = [then(box.id) for box in set(after.boxes) - set(before.boxes)]
    return svg(both, _said(record, events[happened]), fresh, translate=translator(language))


def _seen(record: Record, events: list[Event], seat: int) -> Picture:
    game = record.setup.game
    return game.look.picture(game.view(replay(record.setup, events), seat), seat)


def _said(record: Record, event: Event) -> tuple[str, ...]:
    """What was pointed at."""
    if isinstance(event, Played) and event.move is not None:
        return tokens(record.setup.game.notation.write(event.move))
    return ()
