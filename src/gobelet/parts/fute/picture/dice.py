"""Where do the dice lie: in the roll, on slots, on the silver platter?"""

from collections.abc import Iterator

from gobelet.core.picture import Box, Mark, Run, Shape, drawn_once, numeral, panel, small_print
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.table import DICE, ROLLS, Bonus, Lies, Player, Stage, State

SIZE = 1.0
SLOTS = 3
WIDE, NARROW, HEAP = 2.9, 5.8, 0.8  # heights
WHERE = {
    Lies.IN_HAND: "{colour} die: to be rolled",
    Lies.ROLLED: "{colour} die: {face}, rolled",
    Lies.SLOT: "{colour} die: {face}, on a slot",
    Lies.PLATTER: "{colour} die: {face}, on the platter",
}


def draw_wide(state: State, player: Player, y: float, original: bool = False, changed: Box | None = None) -> list[Box]:
    """Roll and slots side by side, bonuses due beneath, the platter to the right."""
    tray, slots, platter = Run(0.7, y + 0.68, 1.2), Run(8.3, y + 0.68, 1.2), Run(12.68, y + 0.66, 1.15, 3, 1.08)
    return [
        panel("tray", 0.4, y, 7.45, 1.95, _roll(state)),
        panel("slots", 8.0, y, 3.9, 1.95, say("slots")),
        Box("platter", 12.05, y, 4.55, WIDE, say("silver platter"), shape=Shape.PLATTER),
        *_free_slots(state, slots),
        *_dice(state, player.spent, tray, slots, platter),
        *_heap(player, 0.4, y + 2.1, 11.5, original, changed),
    ]


def draw_narrow(
    state: State, player: Player, y: float, original: bool = False, changed: Box | None = None
) -> list[Box]:
    """The roll, then slots and platter, then bonuses due."""
    tray, slots, platter = Run(0.45, y + 0.7, 1.32), Run(0.4, y + 3.1, 1.08), Run(4.32, y + 2.68, 1.22, 3, 1.08)
    return [
        panel("tray", 0.2, y, 8.1, 1.9, _roll(state)),
        panel("slots", 0.2, y + 2.0, 3.5, 2.9, say("slots")),
        Box("platter", 3.8, y + 2.0, 4.5, 2.9, say("silver platter"), shape=Shape.PLATTER),
        *_free_slots(state, slots),
        *_dice(state, player.spent, tray, slots, platter),
        *_heap(player, 0.2, y + 5.0, 8.1, original, changed),
    ]


def _free_slots(state: State, run: Run) -> Iterator[Box]:
    for slot in range(list(state.table.lies).count(Lies.SLOT), SLOTS):
        yield Box(f"slot{slot + 1}", *run.at(slot), SIZE, SIZE, mark=Mark.PRINTED)


def _dice(state: State, spent: int, tray: Run, slots: Run, platter: Run) -> Iterator[Box]:
    """All six, wherever they lie; those that were extra dice of the viewer in this turn have a tick."""
    on_slots = 0
    for die in range(DICE):
        lies = Lies(state.table.lies[die])
        place = tray.at(die)
        if lies == Lies.SLOT:
            place = slots.at(on_slots)
            on_slots += 1
        elif lies == Lies.PLATTER:
            place = platter.at(die)
        yield _die(die, state.table.dice[die], lies, *place, bool(spent >> die & 1))


def _heap(player: Player, x: float, y: float, w: float, original: bool, changed: Box | None) -> Iterator[Box]:
    """Bonuses that are due, or a changed die: to be used before anything else."""
    yield panel("heap", x, y, w, HEAP)
    if changed:
        yield changed._replace(x=x + 0.3, y=y + HEAP / 2 - 0.22)
    elif player.due:
        yield Box("heap-name", x + 0.3, y + HEAP / 2 - 0.22, 2, 0.44, say("use now:"), glyph="turn", shape=Shape.TEXT)
    else:
        yield small_print("heap-name", x + 0.3, y + HEAP / 2 - 0.23, 5, 0.46, say("no bonus is due"))
    for place, kind in enumerate(kind for kind in Bonus if player.heap[kind]):
        left, top = x + 2.7 + 0.95 * place, y + HEAP / 2 - 0.36
        yield icon(f"due{place + 1}", left, top, 0.72, kind, Mark.OPEN, original, player.heap[kind])


@drawn_once
def _die(die: int, face: int, lies: Lies, x: float, y: float, spent: bool) -> Box:
    name = COLOUR_NAMES[COLOURS[die]]
    title = say(WHERE[lies], colour=name, face=face)
    label = NOTHING if lies == Lies.IN_HAND else numeral(face)
    mark = Mark.DONE if spent else Mark.OPEN
    return Box(COLOURS[die], x, y, SIZE, SIZE, label, title, COLOURS[die], Shape.DIE, mark=mark)


def _roll(state: State) -> Text:
    match state.table.stage:
        case Stage.ROLLING:
            return say("roll {number} of {rolls}", number=min(state.table.rolls + 1, ROLLS), rolls=ROLLS)
        case Stage.SOLO_ROLL | Stage.SOLO_PLATTER:
            return say("roll for the platter")
        case _:
            return say("roll")
