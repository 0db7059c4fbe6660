"""How do the round track and the action bars look?"""

from collections.abc import Iterator, Sequence

from gobelet.core.picture import Box, Mark, Shape, numeral, panel
from gobelet.core.text import NOTHING, Text, say
from gobelet.parts.fute.picture.icons import icon
from gobelet.parts.fute.picture.zones import Run
from gobelet.parts.fute.table import ROUNDS, Bonus, Player, Stage, State

ACTION = 0.7  # size of a box in a bar


def draw_rounds(
    state: State, bonuses: Sequence[int], x: float, y: float, w: float, h: float, run: Run, original: bool = False
) -> Iterator[Box]:
    """Struck, current and coming rounds, what each gives, and those that are not played with so many players."""
    yield panel("rounds", x, y, w, h, say("rounds"))
    for number in range(1, len(bonuses)):
        left, top = run.at(number - 1)
        yield _round(state, number, left, top)
        if bonuses[number] != Bonus.NONE:
            mark = Mark.DONE if number <= state.table.round_number else Mark.OPEN
            if number > ROUNDS[state.table.seats]:
                mark = Mark.LOST
            yield icon(f"round{number}-bonus", left + 0.09, top + 0.98, 0.66, bonuses[number], mark, original)


def _round(state: State, number: int, x: float, y: float) -> Box:
    now, over = state.table.round_number, state.table.stage == Stage.OVER
    id, label, mark, glyph, pattern = f"round{number}", numeral(number), Mark.OPEN, "", "round {number}: to come"
    if number > ROUNDS[state.table.seats]:
        mark, pattern = Mark.LOST, "round {number}: not played with so many players"
    elif number < now or over:
        mark, glyph, pattern = Mark.DONE, "cross", "round {number}: over"
    elif number == now:
        glyph, pattern = "now", "round {number}: now"
    return Box(id, x, y, 0.84, 0.84, label, say(pattern, number=number), glyph=glyph, mark=mark)


def draw_actions(player: Player, rerolls: int, extras: int, first: Run, second: Run) -> Iterator[Box]:
    """The bars of re-rolls and extra dice."""
    for number in range(rerolls):
        unlocked, used = number < player.rerolls_won, number < player.rerolls_used
        yield action(f"rerolls{number + 1}", *first.at(number), "reroll", say("re-roll"), unlocked, used)
    for number in range(extras):
        unlocked, used = number < player.extras_won, number < player.extras_used
        yield action(f"extras{number + 1}", *second.at(number), "plus1", say("extra die"), unlocked, used)


def action(
    id: str, x: float, y: float, glyph: str, name: Text, unlocked: bool, used: bool, label: Text = NOTHING
) -> Box:
    """One box of a bar: locked, unlocked or used."""
    mark = Mark.LOST if used else Mark.OPEN if unlocked else Mark.PRINTED
    pattern = "{action}: used" if used else "{action}: unlocked" if unlocked else "{action}: locked"
    title = say(pattern, action=name)
    return Box(id, x, y, ACTION, ACTION, label, title, "black", Shape.DISC, glyph, mark)
