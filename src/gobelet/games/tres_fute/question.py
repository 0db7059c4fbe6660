"""What is asked, in one sentence?"""

from gobelet.core.question import Question
from gobelet.core.text import say
from gobelet.games.tres_fute.flow import rules_for
from gobelet.games.tres_fute.sheet import Paper
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.question import GUIDES as SHARED_GUIDES
from gobelet.parts.fute.question import ask, ask_bonus, ask_end
from gobelet.parts.fute.table import Bonus, Stage

BONUSES = {
    Bonus.YELLOW: say("Yellow bonus: tick any open yellow box."),
    Bonus.BLUE: say("Blue bonus: tick any open blue box."),
    Bonus.GREEN: say("Green bonus: tick the next green box."),
    Bonus.ORANGE_4: say("Orange bonus: a 4 goes into the next orange box."),
    Bonus.ORANGE_5: say("Orange bonus: a 5 goes into the next orange box."),
    Bonus.ORANGE_6: say("Orange bonus: a 6 goes into the next orange box."),
    Bonus.VIOLET: say("Violet bonus: any number that fits goes into the next violet box."),
    Bonus.BLACK: say("Black bonus: mark any zone as if you had rolled a number of your choice."),
}
ORIGINAL = BONUSES | {
    Bonus.VIOLET: say("Violet bonus: a 6 goes into the next violet box."),
    Bonus.BLACK: say("Black bonus: tick a box in yellow, blue or green, or write a 6 in orange or violet."),
}
TITLES = (  # TF53, in our own words; the highest first, as on the sheet
    say("A stroke of genius"),
    say("Brilliant"),
    say("Masterly"),
    say("Remarkable"),
    say("Really clever"),
    say("Well played"),
    say("A good game"),
    say("Getting there"),
    say("A start"),
)
GUIDES = SHARED_GUIDES | {
    "zones": say(
        "Yellow: tick the number of the die. Blue: tick the sum of the blue and the white die. Green: from the "
        "left, and the die must show at least what stands in the box. Orange: from the left, any number; some "
        "boxes multiply it. Violet: from the left, each number greater than the one before, but anything after a "
        "6. Complete boxes and lines pay what is drawn beside them."
    ),
    "black": say(
        "The black bonus of this round is a mark in any zone, as if the number you wish for had been rolled; in "
        "blue any open box. Where a number is written, choose it after the box."
    ),
    "black_original": say(
        "The black bonus of this round is a mark in any zone that has room: a tick in yellow, blue or green, or a "
        "6 in orange or violet."
    ),
    "obliged": say(
        "In the original edition you must use what you can use: you may pass only if no die of the roll, or of "
        "the platter when you are served, has a box."
    ),
}
OWN_GUIDES = {Bonus.VIOLET: "number", Bonus.BLACK: "black"}
ORIGINAL_GUIDES = {Bonus.BLACK: "black_original"}


def question(paper: Paper, state: State, seat: int) -> Question:
    rules = rules_for(paper)
    if state.table.stage == Stage.OVER:
        return ask_end(state, rules, seat, paper.levels, TITLES)
    if seat >= 0 and state.players[seat].due and state.original:
        return ask_bonus(state.players[seat], ORIGINAL, ORIGINAL_GUIDES, original=True)
    if seat >= 0 and state.players[seat].due:
        return ask_bonus(state.players[seat], BONUSES, OWN_GUIDES)
    return ask(state, rules, seat)
