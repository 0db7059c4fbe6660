"""Where do the dice lie: in the roll, on slots, on the silver platter?"""

from dataclasses import dataclass

from gobelet.core.drawn import drawn_once
from gobelet.core.glyph import TURN
from gobelet.core.picture import Box, Mark, Run, Shape, Zone, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.bars import Ground
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.table import DICE, ROLLS, Lies, Player, Stage, State

SIZE, HEAP = 1.0, 0.8  # of a die, and height of the bonuses due
SLOTS = 3
WHERE = {
    Lies.IN_HAND: "{colour} die: to be rolled",
    Lies.ROLLED: "{colour} die: {face}, rolled",
    Lies.SLOT: "{colour} die: {face}, on a slot",
    Lies.PLATTER: "{colour} die: {face}, on the platter",
}


@dataclass(frozen=True, slots=True, eq=False)
class Arrangement:
    """Where things lie, from a height on: panels, and the dice on them."""

    height: float
    panels: tuple[Ground, Ground, Ground]  # of the roll, the slots, the platter
    dice: tuple[Run, Run, Run]
    heap: tuple[float, float, float]  # left, top, width


WIDE = Arrangement(  # roll and slots side by side, bonuses due beneath, the platter to the right
    height=2.9,
    panels=((0.4, 0, 7.45, 1.95), (8.0, 0, 3.9, 1.95), (12.05, 0, 4.55, 2.9)),
    dice=(Run(0.7, 0.68, 1.2), Run(8.3, 0.68, 1.2), Run(12.68, 0.66, 1.15, 3, 1.08)),
    heap=(0.4, 2.1, 11.5),
)
NARROW = Arrangement(  # the roll, then slots and platter, then bonuses due
    height=5.8,
    panels=((0.2, 0, 8.1, 1.9), (0.2, 2.0, 3.5, 2.9), (3.8, 2.0, 4.5, 2.9)),
    dice=(Run(0.45, 0.7, 1.32), Run(0.4, 3.1, 1.08), Run(4.32, 2.68, 1.22, 3, 1.08)),
    heap=(0.2, 5.0, 8.1),
)


def draw_dice(
    state: State, player: Player, y: float, how: Arrangement, original: bool = False, changed: Box | None = None
) -> list[Zone]:
    table, heap = state.table, tuple(player.heap) if player.due else ()
    lies = tuple(table.lies)
    return [
        _panels(_roll(table.stage, table.rolls), y, how),
        _free_slots(lies.count(Lies.SLOT), y, how),
        _dice(tuple(table.dice), lies, player.spent, y, how),
        _heap(heap, y, how, original, changed),
    ]


@drawn_once
def _panels(roll: Text, y: float, how: Arrangement) -> Zone:
    tray, slots, platter = ((x, y + top, w, h) for x, top, w, h in how.panels)
    return (
        panel("tray", *tray, roll),
        panel("slots", *slots, say("slots")),
        Box("platter", *platter, say("silver platter"), shape=Shape.PLATTER),
    )


@drawn_once
def _runs(y: float, how: Arrangement) -> tuple[Run, ...]:
    return tuple(run._replace(y=y + run.y) for run in how.dice)


@drawn_once
def _free_slots(taken: int, y: float, how: Arrangement) -> Zone:
    _, run, _ = _runs(y, how)
    free = range(taken, SLOTS)
    return tuple(Box(f"slot{slot + 1}", *run.at(slot), SIZE, SIZE, mark=Mark.PRINTED) for slot in free)


@drawn_once
def _dice(dice: tuple[int, ...], lying: tuple[int, ...], spent: int, y: float, how: Arrangement) -> Zone:
    """All six, wherever they lie; those that were extra dice of the viewer in this turn have a tick."""
    (tray, slots, platter), on_slots, boxes = _runs(y, how), 0, []
    for die in range(DICE):
        lies = Lies(lying[die])
        place = tray.at(die)
        if lies == Lies.SLOT:
            place = slots.at(on_slots)
            on_slots += 1
        elif lies == Lies.PLATTER:
            place = platter.at(die)
        boxes.append(_die(die, dice[die], lies, *place, bool(spent >> die & 1)))
    return tuple(boxes)


@drawn_once
def _heap(heap: tuple[int, ...], y: float, how: Arrangement, original: bool, changed: Box | None) -> Zone:
    """Bonuses that are due, or a changed die: to be used before anything else."""
    x, top, w = how.heap
    y += top
    if changed:
        name = changed._replace(x=x + 0.3, y=y + HEAP / 2 - 0.22)
    elif heap:
        name = Box("heap-name", x + 0.3, y + HEAP / 2 - 0.22, 2, 0.44, say("use now:"), glyph=TURN, shape=Shape.TEXT)
    else:
        name = small_print("heap-name", x + 0.3, y + HEAP / 2 - 0.23, 5, 0.46, say("no bonus is due"))
    boxes = [panel("heap", x, y, w, HEAP), name]
    for place, (kind, count) in enumerate((kind, count) for kind, count in enumerate(heap) if count):
        left, middle = x + 2.7 + 0.95 * place, y + HEAP / 2 - 0.36
        boxes.append(icon(f"due{place + 1}", left, middle, 0.72, kind, Mark.OPEN, original, count))
    return tuple(boxes)


@drawn_once
def _die(die: int, face: int, lies: Lies, x: float, y: float, spent: bool) -> Box:
    name = COLOUR_NAMES[COLOURS[die]]
    title = say(WHERE[lies], colour=name, face=face)
    label = NOTHING if lies == Lies.IN_HAND else numeral(face)
    mark = Mark.DONE if spent else Mark.OPEN
    return Box(COLOURS[die], x, y, SIZE, SIZE, label, title, COLOURS[die], Shape.DIE, mark=mark)


def _roll(stage: int, rolls: int) -> Text:
    match stage:
        case Stage.ROLLING:
            return say("roll {number} of {rolls}", number=min(rolls + 1, ROLLS), rolls=ROLLS)
        case Stage.SOLO_ROLL | Stage.SOLO_PLATTER:
            return say("roll for the platter")
        case _:
            return say("roll")
