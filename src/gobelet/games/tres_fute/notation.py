"""How is it written?"""

from gobelet.games.tres_fute.places import (
    BLUE_PLACE,
    FIRST_BONUS,
    GREEN_PLACE,
    ORANGE_PLACE,
    VIOLET_PLACE,
    die_of,
    number_of,
    place_of,
)
from gobelet.games.tres_fute.sheet import Paper
from gobelet.parts.fute.moves import WORDS as SINGLE_WORDS
from gobelet.parts.fute.notation import COLOURS, NUMBER_WORDS, SHARED_WORDS, in_row, write_word

ROWS = ((GREEN_PLACE, "green"), (ORANGE_PLACE, "orange"), (VIOLET_PLACE, "violet"))
WORDS = {**SHARED_WORDS, **NUMBER_WORDS}
LETTERS = "abcdefghijklmnop"


def box_name(paper: Paper, place: int) -> str:
    """`yellow3a` and `yellow3b` for the upper and the lower 3; `blue7`; `green4`: the fourth green box."""
    if place < BLUE_PLACE:
        number = paper.yellow_numbers[place]
        return f"yellow{number}{LETTERS[paper.yellow_numbers[:place].count(number)]}"
    if place < GREEN_PLACE:
        return f"blue{paper.blue_numbers[place - BLUE_PLACE]}"
    colour, number = in_row(place, ROWS)
    return f"{colour}{number}"


def write(paper: Paper, move: int) -> str:
    """`white blue7`: the white die there; `violet3 4`: a bonus, the number 4 there; `reroll`, `pass`, `done`."""
    if move < SINGLE_WORDS:
        return write_word(move)
    if move < FIRST_BONUS:
        return f"{COLOURS[die_of(move)]} {box_name(paper, place_of(move))}"
    box, number = box_name(paper, place_of(move)), number_of(move)
    return box if place_of(move) < ORANGE_PLACE and number == 1 else f"{box} {number}"
