"""How do the Mix bars and a changed die look?"""

from collections.abc import Iterator

from gobelet.core.picture import Box, Run, Shape, drawn_once, numeral
from gobelet.core.text import NOTHING, Text, say
from gobelet.games.melange_fute.notation import BARS
from gobelet.games.melange_fute.sheet import ANY_NUMBER, Paper
from gobelet.games.melange_fute.state import NO_DIE, Sheet
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.bars import ACTION, action, draw_bar

NAMES = (say("polish"), say("take back"), say("joker"))
GLYPHS = ("polish", "take_back", "joker")


def draw_mix(paper: Paper, sheet: Sheet, runs: tuple[Run, Run, Run]) -> Iterator[Box]:
    """Each bar begins with its icon: pointing at it unlocks the next box."""
    for bar, run in enumerate(runs):
        yield _head(bar, *run.at(0))
    polish, back, _ = runs
    yield from draw_bar(
        BARS[0], GLYPHS[0], NAMES[0], paper.polish_boxes, sheet.polish_won, sheet.polish_used, polish, 1
    )
    yield from draw_bar(BARS[1], GLYPHS[1], NAMES[1], paper.back_boxes, sheet.back_won, sheet.back_used, back, 1)
    for box, number in enumerate(paper.joker_numbers):
        won, used, printed = box < sheet.jokers_won, bool(sheet.jokers_used >> box & 1), _printed(number)
        name = say("joker {number}", number=printed)
        yield action(f"joker{box + 1}", *runs[2].at(box + 1), "", name, won, used, printed)


@drawn_once
def _head(bar: int, x: float, y: float) -> Box:
    return Box(BARS[bar], x, y, ACTION, ACTION, NOTHING, NAMES[bar], "plain", Shape.BOX, GLYPHS[bar])


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
    return Box("changed", 0, 0, 7, 0.44, label, shape=Shape.TEXT, glyph="turn")


def _printed(number: int) -> Text:
    return numeral("?" if number == ANY_NUMBER else number)
