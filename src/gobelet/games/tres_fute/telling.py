"""What did a player do, and how far is the game, in words?"""

from gobelet.core.event import Event, Played
from gobelet.core.story import Chapter
from gobelet.core.text import Text, say
from gobelet.games.tres_fute.notation import ROWS
from gobelet.games.tres_fute.places import (
    BLUE_PLACE,
    FIRST_BONUS,
    GREEN_PLACE,
    ORANGE_PLACE,
    die_of,
    number_of,
    place_of,
)
from gobelet.games.tres_fute.sheet import BLUE_COLUMNS, BLUE_ROWS, YELLOW_DIAGONAL, YELLOW_ROWS, Paper
from gobelet.games.tres_fute.state import Sheet, State
from gobelet.parts.fute.moves import WORDS
from gobelet.parts.fute.notation import in_row
from gobelet.parts.fute.telling import (
    DEEDS,
    DIAGONAL,
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


def place_title(paper: Paper, place: int) -> Text:
    if place < BLUE_PLACE:
        return say("yellow {number}", number=paper.yellow_numbers[place] or "✗")
    if place < GREEN_PLACE:
        return say("blue {number}", number=paper.blue_numbers[place - BLUE_PLACE])
    return box_title(*in_row(place, ROWS))


def tell(paper: Paper, move: int) -> Text:
    if move < WORDS:
        return DEEDS[move]
    box = place_title(paper, place_of(move))
    if move < FIRST_BONUS:
        return tell_use(die_of(move), box)
    return box if place_of(move) < ORANGE_PLACE and number_of(move) == 1 else tell_number(number_of(move), box)


def deed(paper: Paper, before: State, event: Event, after: State) -> Text | None:
    if not isinstance(event, Played) or event.move is None or event.move < WORDS:
        return None
    seat, move = event.seat, event.move
    mark, lines = _mark(paper, before, seat, move), _lines(paper, after.sheets[seat], place_of(move))
    return with_winnings(before, after, seat, mark, lines, paper.round_bonus, bool(before.original))


def _lines(paper: Paper, sheet: Sheet, place: int) -> list[Winning]:
    """TF41, TF42: what a tick in yellow or blue has made complete."""
    if place < BLUE_PLACE:
        diagonal = (DIAGONAL, YELLOW_DIAGONAL, paper.yellow_diagonal_bonus)
        return completed(sheet.yellow, place, [*rows(YELLOW_ROWS, paper.yellow_row_bonus), diagonal])
    if place < GREEN_PLACE:
        lines = [*rows(BLUE_ROWS, paper.blue_row_bonus), *columns(BLUE_COLUMNS, paper.blue_column_bonus)]
        return completed(sheet.blue, place - BLUE_PLACE, lines)
    return []


def _mark(paper: Paper, before: State, seat: int, move: int) -> Text:
    """A tick in a box, or a number where one is written."""
    if move >= FIRST_BONUS:
        return by_bonus(tell(paper, move))
    die, place = die_of(move), place_of(move)
    box = place_title(paper, place)
    number = before.table.dice[die]
    return with_die(before, seat, die, box if place < ORANGE_PLACE else tell_number(number, box))


def chapter(paper: Paper, state: State) -> Chapter:
    return chapter_of(state, paper.round_bonus, bool(state.original))
