"""How does a bonus look, and what is it called?"""

from gobelet.core.drawn import drawn_once
from gobelet.core.glyph import REROLL
from gobelet.core.picture import Box, Mark, Shape, numeral
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.notation import COLOUR_NAMES
from gobelet.parts.fute.picture.glyphs import EXTRA, FOX, MIX
from gobelet.parts.fute.table import Bonus

COLOURED = {
    Bonus.YELLOW: "yellow",
    Bonus.BLUE: "blue",
    Bonus.GREEN: "green",
    Bonus.ORANGE: "orange",
    Bonus.VIOLET: "violet",
    Bonus.ORANGE_4: "orange",
    Bonus.ORANGE_5: "orange",
    Bonus.ORANGE_6: "orange",
}
NUMBERS = {Bonus.ORANGE_4: 4, Bonus.ORANGE_5: 5, Bonus.ORANGE_6: 6}
RECORDED = {
    Bonus.REROLL: ("black", REROLL, say("re-roll")),
    Bonus.EXTRA: ("black", EXTRA, say("extra die")),
    Bonus.FOX: ("red", FOX, say("fox")),
    Bonus.MIX: ("black", MIX, say("Mix action")),
}
PATTERNS = {Mark.DONE: "bonus received: {bonus}", Mark.LOST: "bonus lost: {bonus}"}


def bonus_name(bonus: int, original: bool = False) -> Text:
    kind = Bonus(bonus)
    if kind in RECORDED:
        return RECORDED[kind][2]
    if kind == Bonus.BLACK:
        return say("black X or 6") if original else say("black ?")
    return say("{colour} {symbol}", colour=COLOUR_NAMES[COLOURED[kind]], symbol=_symbol(kind, original))


@drawn_once
def icon(
    id: str, x: float, y: float, size: float, bonus: int, mark: Mark = Mark.OPEN, original: bool = False, count: int = 1
) -> Box:
    """The same drawing wherever a bonus stands; DONE once it was received."""
    kind, name = Bonus(bonus), bonus_name(bonus, original)
    title = say(PATTERNS.get(mark, "bonus: {bonus}"), bonus=name)
    note = numeral(count) if count > 1 else NOTHING
    if kind in RECORDED:
        ink, glyph, _ = RECORDED[kind]
        return Box(id, x, y, size, size, NOTHING, title, ink, Shape.DISC, glyph, mark, note)
    label, ink = numeral(_symbol(kind, original)), COLOURED.get(kind, "black")
    return Box(id, x, y, size, size, label, title, ink, Shape.TOKEN, None, mark, note)


def _symbol(bonus: Bonus, original: bool) -> str:
    """The original edition prints crosses and sixes where the new one prints "?"."""
    if bonus in NUMBERS:
        return str(NUMBERS[bonus])
    if not original:
        return "?"
    return {Bonus.VIOLET: "6", Bonus.BLACK: "X6"}.get(bonus, "X")
