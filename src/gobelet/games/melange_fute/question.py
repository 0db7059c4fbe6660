"""What is asked, in one sentence?"""

from gobelet.core.text import Text, say
from gobelet.games.melange_fute.answers import rules_for
from gobelet.games.melange_fute.levels import level
from gobelet.games.melange_fute.sheet import Paper
from gobelet.games.melange_fute.state import NO_DIE, State
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.question import ask, ask_alone, ask_bonus, ask_end
from gobelet.parts.fute.table import Bonus, Stage, is_solo

BONUSES = {
    Bonus.YELLOW: say("Yellow bonus: a number of your choice goes into the next box of a yellow row."),
    Bonus.BLUE: say("Blue bonus: tick any open blue box."),
    Bonus.GREEN: say("Green bonus: a number of your choice goes into a box of the open green pair, multiplied."),
    Bonus.ORANGE: say("Orange bonus: tick any orange box to the right of the last tick."),
    Bonus.VIOLET: say("Violet bonus: one more than the number before goes into the next violet box."),
    Bonus.BLACK: say("Black bonus: any zone, as if the number that you wish had been rolled."),
    Bonus.MIX: say("Mix bonus: unlock the next box of one bar: polish, take back or joker."),
}


def question(paper: Paper, state: State, seat: int) -> Text:
    rules = rules_for(paper)
    if state.table.stage == Stage.OVER and is_solo(state):
        points = sum(rules.points(state, 0))
        return ask_alone(points, paper.levels, level(paper, points))
    if state.table.stage == Stage.OVER:
        return ask_end(state, rules, seat)
    if seat >= 0 and state.players[seat].due:
        return ask_bonus(state.players[seat], BONUSES)
    if seat >= 0 and state.sheets[seat].changed_die != NO_DIE:
        return _mark_changed(state, seat)
    return ask(state, rules, seat)


def _mark_changed(state: State, seat: int) -> Text:
    sheet = state.sheets[seat]
    colour = COLOUR_NAMES[COLOURS[sheet.changed_die]]
    return say("The {colour} die counts as {value}: choose its box.", colour=colour, value=sheet.changed_value)
