"""How is it written?"""

from gobelet.core.text import say
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
from gobelet.games.melange_fute.sheet import YELLOW_WIDTH, Paper
from gobelet.parts.fute.notation import COLOURS, NUMBER_WORDS, SHARED_WORDS, in_row, write_word

ROWS = ((GREEN_PLACE, "green"), (ORANGE_PLACE, "orange"), (VIOLET_PLACE, "violet"))
WORDS = {
    **SHARED_WORDS,
    "roll": say("Roll now"),
    "back": say("Take back"),
    "change": say("Change the die"),
    "up": say("Polish: one more"),
    "down": say("Polish: one less"),
    **NUMBER_WORDS,
}
BARS = ("polish", "takeback", "joker")
YELLOW_ROWS = ("top", "middle", "bottom")


def box_name(paper: Paper, place: int) -> str:
    """`top2`: the second box of the top yellow row; `blue7`; `green4`, `orange9`, `violet1`: by their places."""
    if place < BLUE_PLACE:
        return f"{YELLOW_ROWS[place // YELLOW_WIDTH]}{place % YELLOW_WIDTH + 1}"
    if place < GREEN_PLACE:
        return _blue_name(paper, place - BLUE_PLACE)
    colour, number = in_row(place, ROWS)
    return f"{colour}{number}"


def _blue_name(paper: Paper, box: int) -> str:
    number = paper.blue_numbers[box]
    if number > 0:
        return f"blue{number}"
    return "bluedice" if number == 0 else f"blueprinted{paper.blue_numbers[:box].count(-1) + 1}"


def write(paper: Paper, move: int) -> str:
    """`yellow top2`, `white joker3 4 down change`, `green5`, `top3 2`, `polish`, `yellow back`, `roll`, `pass`."""
    if move < FIRST_USE:
        return _write_action(move)
    if move >= FIRST_MARK:
        number = number_of(move)
        return f"{box_name(paper, place_of(move))} {number}" if number else box_name(paper, place_of(move))
    if is_change(move):
        return f"{COLOURS[die_of(move)]}{_joker(paper, move)}{_polish(polish_of(move))} change"
    return f"{COLOURS[die_of(move)]} {box_name(paper, place_of(move))}"


def _write_action(move: int) -> str:
    if move < ROLL:
        return write_word(move)
    if move == ROLL:
        return "roll"
    return f"{COLOURS[move - FIRST_BACK]} back" if move < FIRST_MIX else BARS[move - FIRST_MIX]


def _joker(paper: Paper, move: int) -> str:
    box, number = joker_of(move), joker_number_of(move)
    if box < 0:
        return ""
    return f" joker{box + 1}" if paper.joker_numbers[box] == number else f" joker{box + 1} {number}"


def _polish(steps: int) -> str:
    return (" up" if steps > 0 else " down") * abs(steps)
