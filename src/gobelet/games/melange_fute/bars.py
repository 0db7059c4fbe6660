"""How do the Mix bars and a changed die look?"""

from typing import NamedTuple

from gobelet.core.drawn import drawn_once, still
from gobelet.core.glyph import TURN, Glyph
from gobelet.core.picture import Box, Run, Shape, Zone, numeral
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.melange_fute.notation import BARS
from gobelet.games.melange_fute.sheet import ANY_NUMBER, Paper
from gobelet.games.melange_fute.state import NO_DIE, Sheet
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.bars import ACTION, action, draw_bar

NAMES = (say("polish"), say("take back"), say("joker"))
GLYPHS = (
    Glyph("polish", "±1", "M-9 -2H-3M-6 -5V1M-9 5H-3M3.5 -4L7 -6.5V7"),
    Glyph("take_back", "↩", "M-3.5 -7.5L-8 -3L-3.5 1.5M-8 -3H3A4.7 4.7 0 0 1 3 6.5H-4"),
    Glyph("joker", "J", full="M-8 6.5L-9.5 -4L-4 0.5L0 -7L4 0.5L9.5 -4L8 6.5Z"),
)
_bars = still(Sheet, "polish_won", "polish_used", "back_won", "back_used", "jokers_won", "jokers_used")


class Bar(NamedTuple):
    """Where the icon of a bar stands, and where its boxes do."""

    icon: tuple[float, float]
    boxes: Run


def draw_mix(paper: Paper, sheet: Sheet, bars: tuple[Bar, ...], size: float = ACTION) -> Zone:
    """Icons, which unlock the next box of their bar, and jokers are pointed at: their size can be chosen."""
    return _mix(paper, _bars(sheet), bars, size)


@drawn_once
def _mix(paper: Paper, sheet: Sheet, bars: tuple[Bar, ...], size: float) -> Zone:
    polish, back, jokers = (run for _, run in bars)
    boxes = [
        *(_icon(bar, *icon, size) for bar, (icon, _) in enumerate(bars)),
        *draw_bar(BARS[0], GLYPHS[0], NAMES[0], paper.polish_boxes, sheet.polish_won, sheet.polish_used, polish),
        *draw_bar(BARS[1], GLYPHS[1], NAMES[1], paper.back_boxes, sheet.back_won, sheet.back_used, back),
    ]
    for box, number in enumerate(paper.joker_numbers):
        won, used, printed = box < sheet.jokers_won, bool(sheet.jokers_used >> box & 1), _printed(number)
        name = say("joker {number}", number=printed)
        boxes.append(action(f"joker{box + 1}", *jokers.at(box), None, name, won, used, printed, size))
    return tuple(boxes)


def _icon(bar: int, x: float, y: float, size: float) -> Box:
    return Box(BARS[bar], x, y, size, size, NOTHING, NAMES[bar], "plain", Shape.BOX, GLYPHS[bar])


def actions_left(sheet: Sheet) -> int:
    return (
        (sheet.polish_won - sheet.polish_used)
        + (sheet.back_won - sheet.back_used)
        + (sheet.jokers_won - int(sheet.jokers_used).bit_count())
    )


def changed_die(sheet: Sheet) -> Box | None:
    """A die that counts as something else and waits for its mark."""
    if sheet.changed_die == NO_DIE:
        return None
    colour = COLOUR_NAMES[COLOURS[sheet.changed_die]]
    label = say("the {colour} die counts as {value}", colour=colour, value=sheet.changed_value)
    return Box("changed", 0, 0, 7, 0.44, label, shape=Shape.TEXT, glyph=TURN)


def _printed(number: int) -> Text:
    return numeral("?" if number == ANY_NUMBER else number)
