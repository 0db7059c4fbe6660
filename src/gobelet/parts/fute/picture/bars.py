"""How do the round track and the action bars look?"""

from gobelet.core.drawn import drawn_once, still
from gobelet.core.game import seat_name
from gobelet.core.glyph import CROSS, REROLL, Glyph
from gobelet.core.picture import Box, Ground, Mark, Pane, Role, Run, Shape, Zone, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.picture.glyphs import EXTRA, NOW
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.table import ROUNDS, Bonus, Player, Stage, State

ACTION = 0.7  # size of a box in a bar


def which_round(state: State) -> Text:
    rounds = ROUNDS[state.table.seats]
    return say("round {number} of {rounds}", number=min(state.table.round_number, rounds), rounds=rounds)


def draw_rounds(state: State, bonuses: tuple[int, ...], ground: Ground, run: Run, original: bool = False) -> Zone:
    """Struck, current and coming rounds, what each gives, and those that are not played with so many players."""
    table = state.table
    over = table.stage == Stage.OVER
    return _rounds(table.round_number, ROUNDS[table.seats], over, bonuses, ground, run, original)


def rounds_pane(ground: Ground, track: Zone) -> Pane:
    return Pane("rounds", Role.SHEET, say("rounds"), ground, (track,))


def actions_pane(ground: Ground, *bars: Zone) -> Pane:
    return Pane("actions", Role.SHEET, say("actions"), ground, bars)


@drawn_once
def _rounds(
    now: int, last: int, over: bool, bonuses: tuple[int, ...], ground: Ground, run: Run, original: bool
) -> Zone:
    boxes = [panel("rounds", *ground, say("rounds"))]
    for number in range(1, len(bonuses)):
        left, top = run.at(number - 1)
        boxes.append(_round(number, now, last, over, left, top))
        if bonuses[number] != Bonus.NONE:
            mark = Mark.LOST if number > last else Mark.DONE if number <= now else Mark.OPEN
            boxes.append(icon(f"round{number}-bonus", left + 0.09, top + 0.98, 0.66, bonuses[number], mark, original))
    return tuple(boxes)


def _round(number: int, now: int, last: int, over: bool, x: float, y: float) -> Box:
    glyph: Glyph | None
    id, label, mark, glyph, pattern = f"round{number}", numeral(number), Mark.OPEN, None, "round {number}: to come"
    if number > last:
        mark, pattern = Mark.LOST, "round {number}: not played with so many players"
    elif number < now or over:
        mark, glyph, pattern = Mark.DONE, CROSS, "round {number}: over"
    elif number == now:
        glyph, pattern = NOW, "round {number}: now"
    return Box(id, x, y, 0.84, 0.84, label, say(pattern, number=number), glyph=glyph, mark=mark)


_unlocked = still(Player, "rerolls_won", "rerolls_used", "extras_won", "extras_used")


def draw_actions(
    state: State, viewer: int, shown: int, rerolls: int, extras: int, ground: Ground, first: Run, second: Run
) -> Zone:
    """The bars of re-rolls and extra dice; who looks at somebody else's sheet is told so."""
    label = say("actions") if viewer == shown else say("actions of {who}", who=seat_name(shown))
    return _actions(_unlocked(state.players[shown]), label, rerolls, extras, ground, first, second)


@drawn_once
def _actions(player: Player, label: Text, rerolls: int, extras: int, ground: Ground, first: Run, second: Run) -> Zone:
    return (
        panel("actions", *ground, label),
        *draw_bar("rerolls", REROLL, say("re-roll"), rerolls, player.rerolls_won, player.rerolls_used, first),
        *draw_bar("extras", EXTRA, say("extra die"), extras, player.extras_won, player.extras_used, second),
    )


@drawn_once
def draw_bar(id: str, glyph: Glyph | None, name: Text, boxes: int, won: int, used: int, run: Run) -> Zone:
    """A bar whose boxes are unlocked and used from the left."""
    return tuple(action(f"{id}{box + 1}", *run.at(box), glyph, name, box < won, box < used) for box in range(boxes))


@drawn_once
def action(
    id: str,
    x: float,
    y: float,
    glyph: Glyph | None,
    name: Text,
    unlocked: bool,
    used: bool,
    label: Text = NOTHING,
    size: float = ACTION,
) -> Box:
    """One box of a bar: locked, unlocked or used."""
    mark = Mark.LOST if used else Mark.OPEN if unlocked else Mark.PRINTED
    pattern = "{action}: used" if used else "{action}: unlocked" if unlocked else "{action}: locked"
    title = say(pattern, action=name)
    return Box(id, x, y, size, size, label, title, "black", Shape.DISC, glyph, mark)
