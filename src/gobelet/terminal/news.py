"""What has happened since somebody looked last? Every event in words, under the round and turn in which it happened."""

from textwrap import shorten
from typing import NamedTuple

from gobelet.bots import BOTS
from gobelet.core.event import Played
from gobelet.core.game import seat_name
from gobelet.core.text import NOTHING, Text, say, with_names
from gobelet.table.telling import headings, summed_up, told
from gobelet.terminal.seated import PERSON
from gobelet.terminal.sitting import Sitting

MOST_LINES = 3  # of a summary


class News(NamedTuple):
    lines: list[tuple[str, str]]  # each with its style
    by_others: bool  # whether somebody else did any of it


def show_news(sitting: Sitting, seat: int) -> News:
    """The lines of the log that this seat has not seen, or not like this."""
    found = _news(sitting, seat)
    for line, style in found.lines:
        sitting.screen.show(line, style=style)
    return found


def _news(sitting: Sitting, seat: int) -> News:
    table, translate = sitting.table, sitting.screen.translate
    log, who = table.log_for(seat), names(sitting)
    now = [told(table.game, event, who, translate, deed) for event, (deed, _) in zip(log, table.told, strict=True)]
    reader = sitting.reader(seat)
    before = sitting.lines.get(reader, [])
    sitting.lines[reader] = now
    lines: list[tuple[str, str]] = []
    by_others = False
    for number, (line, event, heading) in enumerate(zip(now, log, headings(table.told), strict=True)):
        if line in before[number : number + 1]:
            continue
        if heading != NOTHING:
            lines.append((translate(with_names(heading, who)), "bold"))
        lines.append((line, "dim"))
        by_others = by_others or (isinstance(event, Played) and event.seat != seat)
    return News(lines, by_others)


def summary(sitting: Sitting, seat: int) -> str:
    """What everybody else did in their latest turn, in a few lines."""
    table, screen = sitting.table, sitting.screen
    done = summed_up(table.game, table.log_for(seat), table.told, seat, names(sitting), screen.translate)
    return shorten(done, MOST_LINES * (screen.console.width - 10), placeholder=" …")


def names(sitting: Sitting) -> list[Text | str]:
    """The seats, with the names of the bots that have taken them."""
    return [
        seat_name(seat) if who == PERSON else say("{seat} ({bot})", seat=seat_name(seat), bot=BOTS[who].title)
        for seat, who in enumerate(sitting.seats)
    ]
