"""What is printed on the sheet?"""

from dataclasses import dataclass
from importlib.resources import files

from gobelet.parts.fute.paper import Printed, boxes_showing, lines, printed_boxes
from gobelet.parts.fute.table import Bonus

NAMES = {
    "reroll": Bonus.REROLL,
    "plus1": Bonus.EXTRA,
    "fox": Bonus.FOX,
    "yellow": Bonus.YELLOW,
    "blue": Bonus.BLUE,
    "green": Bonus.GREEN,
    "orange4": Bonus.ORANGE_4,
    "orange5": Bonus.ORANGE_5,
    "orange6": Bonus.ORANGE_6,
    "violet": Bonus.VIOLET,
    "black": Bonus.BLACK,
}
YELLOW_HEIGHT, YELLOW_WIDTH = 4, 4
BLUE_HEIGHT, BLUE_WIDTH = 3, 4
GREEN_BOXES = ORANGE_BOXES = VIOLET_BOXES = 11

YELLOW_ROWS, YELLOW_COLUMNS = lines(YELLOW_HEIGHT, YELLOW_WIDTH)
YELLOW_DIAGONAL = sum(1 << row * (YELLOW_WIDTH + 1) for row in range(YELLOW_HEIGHT))
BLUE_ROWS, BLUE_COLUMNS = lines(BLUE_HEIGHT, BLUE_WIDTH)


@dataclass(frozen=True, eq=False)
class Paper:
    """Everything on a sheet; the rules know each field as a constant."""

    digest: str
    levels: tuple[int, ...]
    round_bonus: tuple[int, ...]  # by number of the round, from 1
    reroll_boxes: int
    extra_boxes: int
    yellow_numbers: tuple[int, ...]  # row by row; 0 is a printed cross
    yellow_row_bonus: tuple[int, ...]
    yellow_diagonal_bonus: int
    yellow_points: tuple[int, ...]
    blue_numbers: tuple[int, ...]  # row by row; 0 is no box
    blue_row_bonus: tuple[int, ...]
    blue_column_bonus: tuple[int, ...]
    blue_points: tuple[int, ...]  # by number of ticks
    green_numbers: tuple[int, ...]
    green_points: tuple[int, ...]  # by number of ticks
    green_bonus: tuple[int, ...]
    orange_times: tuple[int, ...]
    orange_bonus: tuple[int, ...]
    violet_again: int
    violet_bonus: tuple[int, ...]
    yellow_start: int  # sets of boxes, one bit each
    yellow_showing: tuple[int, ...]
    blue_start: int
    blue_showing: tuple[int, ...]  # the box of a sum


def read_paper(text: str) -> Paper:
    """A sheet from its file; a wrong one is refused."""
    sheet = Printed(text, NAMES)
    dice, anything = range(1, 7), range(1000)
    yellow = sheet.grid("yellow", "boxes", YELLOW_HEIGHT, YELLOW_WIDTH, range(7))
    blue = sheet.sums("blue", "boxes", BLUE_HEIGHT, BLUE_WIDTH, least=0)
    sheet.check_open("yellow", "boxes", printed_boxes(yellow), [*YELLOW_ROWS, *YELLOW_COLUMNS, YELLOW_DIAGONAL])
    paper = Paper(
        digest=sheet.digest,
        levels=sheet.levels(),
        round_bonus=(Bonus.NONE.value, *sheet.bonuses("", "rounds", 6)),
        reroll_boxes=sheet.number("", "rerolls"),
        extra_boxes=sheet.number("", "plus1s"),
        yellow_numbers=yellow,
        yellow_row_bonus=sheet.bonuses("yellow", "rows", YELLOW_HEIGHT),
        yellow_diagonal_bonus=sheet.bonus("yellow", "diagonal"),
        yellow_points=sheet.row("yellow", "columns", YELLOW_WIDTH, anything),
        blue_numbers=blue,
        blue_row_bonus=sheet.bonuses("blue", "rows", BLUE_HEIGHT),
        blue_column_bonus=sheet.bonuses("blue", "columns", BLUE_WIDTH),
        blue_points=sheet.row("blue", "points", len(blue), anything),
        green_numbers=sheet.row("green", "boxes", GREEN_BOXES, dice),
        green_points=(0, *sheet.row("green", "points", GREEN_BOXES, anything)),
        green_bonus=sheet.bonuses("green", "bonus", GREEN_BOXES),
        orange_times=sheet.row("orange", "boxes", ORANGE_BOXES, range(1, 10)),
        orange_bonus=sheet.bonuses("orange", "bonus", ORANGE_BOXES),
        violet_again=sheet.number("violet", "again_after", least=1),
        violet_bonus=sheet.bonuses("violet", "bonus", VIOLET_BOXES),
        yellow_start=printed_boxes(yellow),
        yellow_showing=tuple(boxes_showing(yellow, number) for number in range(7)),
        blue_start=printed_boxes(blue),
        blue_showing=tuple(blue.index(number) if number in blue else 0 for number in range(13)),
    )
    sheet.check_bar("rerolls", Bonus.REROLL)
    sheet.check_bar("plus1s", Bonus.EXTRA)
    sheet.check_nothing_else()
    return paper


PAPER = read_paper(files(__package__).joinpath("sheet.toml").read_text("utf-8"))

ROUND_BONUS = PAPER.round_bonus
REROLL_BOXES = PAPER.reroll_boxes
EXTRA_BOXES = PAPER.extra_boxes
YELLOW_NUMBERS = PAPER.yellow_numbers
YELLOW_START = PAPER.yellow_start
YELLOW_SHOWING = PAPER.yellow_showing
YELLOW_ROW_BONUS = PAPER.yellow_row_bonus
YELLOW_DIAGONAL_BONUS = PAPER.yellow_diagonal_bonus
YELLOW_POINTS = PAPER.yellow_points
BLUE_NUMBERS = PAPER.blue_numbers
BLUE_START = PAPER.blue_start
BLUE_SHOWING = PAPER.blue_showing
BLUE_ROW_BONUS = PAPER.blue_row_bonus
BLUE_COLUMN_BONUS = PAPER.blue_column_bonus
BLUE_POINTS = PAPER.blue_points
GREEN_NUMBERS = PAPER.green_numbers
GREEN_POINTS = PAPER.green_points
GREEN_BONUS = PAPER.green_bonus
ORANGE_TIMES = PAPER.orange_times
ORANGE_BONUS = PAPER.orange_bonus
VIOLET_AGAIN = PAPER.violet_again
VIOLET_BONUS = PAPER.violet_bonus
