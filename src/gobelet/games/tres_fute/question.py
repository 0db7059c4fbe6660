"""What is asked, in one sentence?"""

from gobelet.core.text import Text, say
from gobelet.games.tres_fute.answers import rules_for
from gobelet.games.tres_fute.levels import level
from gobelet.games.tres_fute.sheet import Paper
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.question import ask, ask_alone, ask_bonus, ask_end
from gobelet.parts.fute.table import Bonus, Stage, is_solo

BONUSES = {
    Bonus.YELLOW: say("Yellow bonus: tick any open yellow box."),
    Bonus.BLUE: say("Blue bonus: tick any open blue box."),
    Bonus.GREEN: say("Green bonus: tick the next green box."),
    Bonus.ORANGE_4: say("Orange bonus: a 4 goes into the next orange box."),
    Bonus.ORANGE_5: say("Orange bonus: a 5 goes into the next orange box."),
    Bonus.ORANGE_6: say("Orange bonus: a 6 goes into the next orange box."),
    Bonus.VIOLET: say("Violet bonus: any number that fits goes into the next violet box."),
    Bonus.BLACK: say("Black bonus: any zone, as if the number that you wish had been rolled."),
}
ORIGINAL = BONUSES | {
    Bonus.VIOLET: say("Violet bonus: a 6 goes into the next violet box."),
    Bonus.BLACK: say("Black bonus: tick a box in yellow, blue or green, or write a 6 in orange or violet."),
}


def question(paper: Paper, state: State, seat: int) -> Text:
    rules = rules_for(paper)
    if state.table.stage == Stage.OVER and is_solo(state):
        points = sum(rules.points(state, 0))
        return ask_alone(points, paper.levels, level(paper, points))
    if state.table.stage == Stage.OVER:
        return ask_end(state, rules, seat)
    if seat >= 0 and state.players[seat].due:
        return ask_bonus(state.players[seat], ORIGINAL if state.original else BONUSES, bool(state.original))
    return ask(state, rules, seat)
