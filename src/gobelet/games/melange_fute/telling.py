"""What did a player do, and how far is the game, in words?"""

from gobelet.core.event import Event, Played
from gobelet.core.story import Chapter
from gobelet.core.text import Text, say
from gobelet.games.melange_fute.notation import ROWS
from gobelet.games.melange_fute.places import (
    BLUE_PLACE,
    FIRST_BACK,
    FIRST_MARK,
    FIRST_MIX,
    FIRST_USE,
    GREEN_PLACE,
    ORANGE_PLACE,
    ROLL,
    VIOLET_PLACE,
    die_of,
    is_change,
    joker_number_of,
    joker_of,
    number_of,
    place_of,
    polish_of,
)
from gobelet.games.melange_fute.sheet import BLUE_COLUMNS, BLUE_ROWS, YELLOW_WIDTH, Paper
from gobelet.games.melange_fute.state import NO_DIE, Sheet, State
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS, in_row
from gobelet.parts.fute.telling import (
    DEEDS,
    Winning,
    box_title,
    by_bonus,
    chapter_of,
    columns,
    completed,
    rows,
    tell_number,
    tell_use,
    with_die,
    with_winnings,
)

ROW_NAMES = (say("top row"), say("middle row"), say("bottom row"))
UNLOCKED = (say("unlocks a polish"), say("unlocks a take back"), say("unlocks a joker"))


def place_title(paper: Paper, place: int) -> Text:
    if place < BLUE_PLACE:
        row, column = divmod(place, YELLOW_WIDTH)
        return say("yellow, {row}, box {number}", row=ROW_NAMES[row], number=column + 1)
    if place < GREEN_PLACE:
        number = paper.blue_numbers[place - BLUE_PLACE]
        return say("blue {number}", number=number) if number > 0 else say("blue box without a number")
    return box_title(*in_row(place, ROWS))


def tell(paper: Paper, move: int) -> Text:
    if move < FIRST_USE:
        return _action(move)
    if is_change(move):
        return _change(move)
    box = place_title(paper, place_of(move))
    if move < FIRST_MARK:
        return tell_use(die_of(move), box)
    return tell_number(number_of(move), box) if number_of(move) else box


def _action(move: int) -> Text:
    if move < ROLL:
        return DEEDS[move]
    if move == ROLL:
        return say("rolls")
    if move < FIRST_MIX:
        return say("takes the {colour} die back", colour=COLOUR_NAMES[COLOURS[move - FIRST_BACK]])
    return UNLOCKED[move - FIRST_MIX]


def _change(move: int) -> Text:
    """A joker makes a number, polish adds to it or takes away."""
    colour, steps = COLOUR_NAMES[COLOURS[die_of(move)]], polish_of(move)
    polish = f"+{steps}" if steps > 0 else f"−{-steps}"
    if joker_of(move) < 0:
        return say("polishes the {colour} die: {steps}", colour=colour, steps=polish)
    number = joker_number_of(move)
    if not steps:
        return say("the {colour} die counts {number}", colour=colour, number=number)
    return say("the {colour} die counts {number}, polished: {steps}", colour=colour, number=number, steps=polish)


def deed(paper: Paper, before: State, event: Event, after: State) -> Text | None:
    if not isinstance(event, Played) or event.move is None or event.move < FIRST_USE or is_change(event.move):
        return None
    seat, move, changed = event.seat, event.move, before.sheets[event.seat].changed_die
    box = _written(paper, after, seat, place_of(move))
    if before.players[seat].due:
        mark = by_bonus(box)
    else:
        mark = with_die(before, seat, die_of(move) if changed == NO_DIE else changed, box)
    lines = _lines(paper, after.sheets[seat], place_of(move))
    return with_winnings(before, after, seat, mark, lines, paper.round_bonus, original=False)


def _lines(paper: Paper, sheet: Sheet, place: int) -> list[Winning]:
    """MF11: what a tick in blue has made complete."""
    if not BLUE_PLACE <= place < GREEN_PLACE:
        return []
    lines = [*rows(BLUE_ROWS, paper.blue_row_bonus), *columns(BLUE_COLUMNS, paper.blue_column_bonus)]
    return completed(sheet.blue, place - BLUE_PLACE, lines)


def _written(paper: Paper, after: State, seat: int, place: int) -> Text:
    """The box, with the number that stands there now; blue and orange are ticked."""
    sheet, box = after.sheets[seat], place_title(paper, place)
    if place < BLUE_PLACE:
        return tell_number(sheet.yellow_numbers[place], box)
    if GREEN_PLACE <= place < ORANGE_PLACE:
        return tell_number(sheet.green[place - GREEN_PLACE], box)
    return tell_number(sheet.violet_numbers[place - VIOLET_PLACE], box) if place >= VIOLET_PLACE else box


def chapter(paper: Paper, state: State) -> Chapter:
    return chapter_of(state, paper.round_bonus, original=False)
