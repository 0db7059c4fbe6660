"""Where do the dice lie: in the roll, on slots, on the silver platter?"""

from collections.abc import Sequence
from dataclasses import dataclass

from gobelet.core.drawn import drawn_once
from gobelet.core.glyph import TURN
from gobelet.core.picture import Box, Ground, Mark, Pane, Role, Run, Shape, Zone, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.table import DICE, ROLLS, Lies, Player, Stage, State

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
    heap: Ground  # of the bonuses that are due
    due: tuple[float, float]  # where the first of them is, and how far from one to the next
    size: float = 1.0  # of a die
    moves_up: bool = False  # whether dice on the platter keep to its middle, and six of them take the room of a slot


WIDE = Arrangement(  # roll and slots side by side, bonuses due beneath, the platter to the right
    height=2.9,
    panels=((0.4, 0, 7.45, 1.95), (8.0, 0, 3.9, 1.95), (12.05, 0, 4.55, 2.9)),
    dice=(Run(0.7, 0.68, 1.2), Run(8.3, 0.68, 1.2), Run(12.68, 0.66, 1.15, 3, 1.08)),
    heap=(0.4, 2.1, 11.5, 0.8),
    due=(2.7, 0.95),
)
NARROW = Arrangement(  # the roll, above its dice the bonuses due; then slots and platter: as low as can be
    height=3.42,
    panels=((0.06, 0, 8.38, 1.74), (0.06, 1.8, 3.2, 1.62), (3.32, 1.8, 5.12, 1.62)),
    dice=(Run(0.36, 0.73, 1.38), Run(0.17, 2.38, 1.01), Run(3.43, 2.38, 0.985)),
    heap=(3.32, 0.06, 5.06, 0.6),
    due=(2.1, 0.5),
    size=0.96,
    moves_up=True,
)


def draw_dice(
    state: State, player: Player, y: float, how: Arrangement, original: bool = False, changed: Box | None = None
) -> list[Zone]:
    table, heap = state.table, tuple(player.heap) if player.due else ()
    lies = tuple(table.lies)
    crowded = how.moves_up and lies.count(Lies.PLATTER) == DICE
    return [
        _panels(_roll(table.stage, table.rolls), crowded, y, how),
        _free_slots(lies.count(Lies.SLOT), crowded, y, how),
        _dice(tuple(table.dice), lies, player.spent, y, how),
        _heap(heap, y, how, original, changed),
    ]


def pane(y: float, w: float, how: Arrangement, zones: Sequence[Zone]) -> Pane:
    """All of it, from edge to edge of a paper."""
    return Pane("dice", Role.DICE, say("dice"), (0, y, w, how.height), zones)


@drawn_once
def _panels(roll: Text, crowded: bool, y: float, how: Arrangement) -> Zone:
    tray, slots, platter = ((x, y + top, w, h) for x, top, w, h in how.panels)
    step = how.dice[2].pitch if crowded else 0
    slots, platter = _longer(slots, 0, -step), _longer(platter, -step, step)
    return (
        panel("tray", *tray, roll),
        panel("slots", *slots, say("slots")),
        Box("platter", *platter, say("silver platter"), shape=Shape.PLATTER),
    )


def _longer(ground: Ground, moved: float, by: float) -> Ground:
    x, y, w, h = ground
    return x + moved, y, w + by, h


@drawn_once
def _runs(y: float, how: Arrangement) -> tuple[Run, ...]:
    return tuple(run._replace(y=y + run.y) for run in how.dice)


@drawn_once
def _free_slots(taken: int, crowded: bool, y: float, how: Arrangement) -> Zone:
    _, run, _ = _runs(y, how)
    free, size = range(taken, SLOTS - crowded), how.size
    return tuple(Box(f"slot{slot + 1}", *run.at(slot), size, size, mark=Mark.PRINTED) for slot in free)


@drawn_once
def _dice(dice: tuple[int, ...], lying: tuple[int, ...], spent: int, y: float, how: Arrangement) -> Zone:
    """All six, wherever they lie; those that were extra dice of the viewer in this turn have a tick."""
    (tray, slots, platter), boxes = _runs(y, how), []
    if how.moves_up:
        room = DICE - 1 - lying.count(Lies.PLATTER)  # none for the last one
        platter = platter._replace(x=platter.x + platter.pitch * (room / 2 if room > 0 else room))
    for die in range(DICE):
        lies, place = Lies(lying[die]), tray.at(die)
        before = lying[:die].count(lies)
        if lies == Lies.SLOT:
            place = slots.at(before)
        elif lies == Lies.PLATTER:
            place = platter.at(before if how.moves_up else die)
        boxes.append(_die(die, dice[die], lies, *place, how.size, bool(spent >> die & 1)))
    return tuple(boxes)


@drawn_once
def _heap(heap: tuple[int, ...], y: float, how: Arrangement, original: bool, changed: Box | None) -> Zone:
    """Bonuses that are due, or a changed die: to be used before anything else."""
    x, top, w, h = how.heap
    left, middle, size, (from_left, pitch) = x + 0.3, y + top + h / 2, min(0.72, h - 0.06), how.due
    if changed:
        name = changed._replace(x=left, y=middle - 0.22, w=min(changed.w, w - 0.3))
    elif heap:
        name = Box("heap-name", left, middle - 0.22, 2, 0.44, say("use now:"), glyph=TURN, shape=Shape.TEXT)
    else:
        name = small_print("heap-name", left, middle - 0.23, min(5, w - 0.3), 0.46, say("no bonus is due"))
    boxes = [panel("heap", x, y + top, w, h), name]
    for place, (kind, count) in enumerate((kind, count) for kind, count in enumerate(heap) if count):
        boxes.append(
            icon(
                f"due{place + 1}",
                x + from_left + pitch * place,
                middle - size / 2,
                size,
                kind,
                Mark.OPEN,
                original,
                count,
            )
        )
    return tuple(boxes)


@drawn_once
def _die(die: int, face: int, lies: Lies, x: float, y: float, size: float, spent: bool) -> Box:
    name = COLOUR_NAMES[COLOURS[die]]
    title = say(WHERE[lies], colour=name, face=face)
    label = NOTHING if lies == Lies.IN_HAND else numeral(face)
    mark = Mark.DONE if spent else Mark.OPEN
    return Box(COLOURS[die], x, y, size, size, label, title, COLOURS[die], Shape.DIE, mark=mark)


def _roll(stage: int, rolls: int) -> Text:
    match stage:
        case Stage.ROLLING:
            return say("roll {number} of {rolls}", number=min(rolls + 1, ROLLS), rolls=ROLLS)
        case Stage.SOLO_ROLL | Stage.SOLO_PLATTER:
            return say("roll for the platter")
        case _:
            return say("roll")
