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
from gobelet.games.tres_fute.sheet import Paper
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.moves import WORDS
from gobelet.parts.fute.notation import in_row
from gobelet.parts.fute.telling import (
    DEEDS,
    box_title,
    by_bonus,
    chapter_of,
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
    mark = _mark(paper, before, event.seat, event.move)
    return with_winnings(before, after, event.seat, mark, paper.round_bonus, bool(before.original))


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
