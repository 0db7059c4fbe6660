"""What is asked, in one sentence?"""

from gobelet.core.question import Question
from gobelet.core.text import say
from gobelet.games.melange_fute.flow import rules_for
from gobelet.games.melange_fute.sheet import Paper
from gobelet.games.melange_fute.state import NO_DIE, Sheet, State
from gobelet.games.melange_fute.uses import polish_left
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.question import GUIDES as SHARED_GUIDES
from gobelet.parts.fute.question import ask, ask_bonus, ask_end
from gobelet.parts.fute.table import Bonus, Duty, Stage

BONUSES = {
    Bonus.YELLOW: say("Yellow bonus: a number of your choice goes into the next box of a yellow row."),
    Bonus.BLUE: say("Blue bonus: tick any open blue box."),
    Bonus.GREEN: say("Green bonus: a number of your choice goes into a box of the open green pair, multiplied."),
    Bonus.ORANGE: say("Orange bonus: tick any orange box to the right of the last tick."),
    Bonus.VIOLET: say("Violet bonus: one more than the number before goes into the next violet box."),
    Bonus.BLACK: say("Black bonus: mark any zone as if you had rolled a number of your choice."),
    Bonus.MIX: say("Mix bonus: unlock the next box of one bar: polish, take back or joker."),
}
TITLES = (  # MF31, in our own words; the highest first, as on the sheet
    say("A stroke of genius"),
    say("Brilliant"),
    say("No mere luck"),
    say("Masterly"),
    say("Remarkable"),
    say("Really clever"),
    say("Well played"),
    say("On the right track"),
    say("A fair game"),
    say("The dice were stubborn"),
    say("A start"),
)
GUIDES = SHARED_GUIDES | {
    "zones": say(
        "Yellow: the next box of a row; numbers in the top row must decrease, the bottom row counts for you, the "
        "middle one against you. Blue: tick the sum of the blue and the white die. Green: the die times the factor "
        "in the box; a pair counts left minus right. Orange: tick its number, to the right of the last tick. "
        "Violet: the die plus all others on the platter, greater than the number before."
    ),
    "black": say(
        "The black bonus of this round is a mark in any zone, as if the number you wish for had been rolled; in "
        "violet one more than the number before. Where a number is written, choose it after the box."
    ),
    "mix": say(
        "Unlock the next box of one bar, to be used once and whenever you like. Polish: a die of the platter "
        "counts one more or less. Take back: a die of the platter is rolled again with your next roll. Joker: a "
        "die that you use counts as another number."
    ),
    "joker": say(
        "You have a number joker: the die that you use may count as another number. Choose the die and the joker, "
        'with "?" also the number, then change the die; its box comes next. Or use a die as it is, and keep the '
        "joker."
    ),
    "polish": say(
        "You have polish: a die of the platter may count one more or one less for each. Choose the die and how to "
        "polish it, then change it; its box comes next. For a blue box white and blue are polished by themselves: "
        "just choose the box."
    ),
    "changed": say(
        "The die counts as this number for one mark only; it is not turned, so what goes to the platter follows "
        "the number rolled. Choose its box now."
    ),
    "take_back": say(
        "Each take-back action brings one die from the platter to those that you roll next. Choose a die, or roll "
        "now and keep the action for another roll."
    ),
}
OWN_GUIDES = {Bonus.YELLOW: "number", Bonus.GREEN: "number", Bonus.BLACK: "black", Bonus.MIX: "mix"}


def question(paper: Paper, state: State, seat: int) -> Question:
    rules = rules_for(paper)
    if state.table.stage == Stage.OVER:
        return ask_end(state, rules, seat, paper.levels, TITLES)
    if seat >= 0 and state.players[seat].due:
        return ask_bonus(state.players[seat], BONUSES, OWN_GUIDES)
    if seat >= 0 and state.sheets[seat].changed_die != NO_DIE:
        return _mark_changed(state.sheets[seat])
    asked = ask(state, rules, seat)
    return Question(asked.text, (*asked.guides, *_changes(state, seat))) if asked.guides else asked


def _mark_changed(sheet: Sheet) -> Question:
    colour = COLOUR_NAMES[COLOURS[sheet.changed_die]]
    text = say("The {colour} die counts as {value}: choose its box.", colour=colour, value=sheet.changed_value)
    return Question(text, ("changed",))


def _changes(state: State, seat: int) -> tuple[str, ...]:
    """MF21, MF23: what can change a die that is used: a joker any, polish those of the platter."""
    sheet, duty = state.sheets[seat], state.players[seat].duty
    joker = duty != Duty.TAKE_BACK and sheet.jokers_used != (1 << sheet.jokers_won) - 1
    polish = duty in (Duty.SERVE, Duty.EXTRA) and polish_left(sheet) > 0
    return (*(("joker",) if joker else ()), *(("polish",) if polish else ()))
