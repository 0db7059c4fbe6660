"""What is printed on the sheet?"""

from dataclasses import dataclass
from importlib.resources import files

from gobelet.core.text import say
from gobelet.parts.fute.paper import Printed, lines, printed_boxes
from gobelet.parts.fute.table import Bonus

NAMES = {
    "reroll": Bonus.REROLL,
    "plus1": Bonus.EXTRA,
    "fox": Bonus.FOX,
    "mix": Bonus.MIX,
    "yellow": Bonus.YELLOW,
    "blue": Bonus.BLUE,
    "green": Bonus.GREEN,
    "orange": Bonus.ORANGE,
    "violet": Bonus.VIOLET,
    "black": Bonus.BLACK,
}
TOP, MIDDLE, BOTTOM = range(3)  # the yellow rows
YELLOW_HEIGHT, YELLOW_WIDTH = 3, 6
BLUE_HEIGHT, BLUE_WIDTH = 4, 4
GREEN_BOXES, GREEN_BLOCK = 12, 2
ORANGE_BOXES = 12
VIOLET_BOXES = 11
MOST_POLISH = MOST_BACK = JOKERS = 3  # boxes of each Mix bar, MF20
ANY_NUMBER = 0  # printed as "?" in a joker box

BLUE_ROWS, BLUE_COLUMNS = lines(BLUE_HEIGHT, BLUE_WIDTH)


@dataclass(frozen=True, eq=False)
class Paper:
    """Everything on a sheet; the rules know each field as a constant."""

    digest: str
    levels: tuple[int, ...]
    round_bonus: tuple[int, ...]  # by number of the round, from 1
    reroll_boxes: int
    extra_boxes: int
    polish_boxes: int
    back_boxes: int
    joker_numbers: tuple[int, ...]
    yellow_bonus: tuple[int, ...]  # row by row
    yellow_points: tuple[int, ...]  # of each column
    blue_numbers: tuple[int, ...]  # row by row; 0 is no box, -1 ticked from the start
    blue_row_bonus: tuple[int, ...]
    blue_column_bonus: tuple[int, ...]
    blue_points: tuple[int, ...]  # by number of ticks
    green_times: tuple[int, ...]
    green_bonus: tuple[int, ...]
    orange_numbers: tuple[int, ...]
    orange_gap_bonus: tuple[int, ...]
    orange_points: tuple[int, ...]  # by number of ticks
    violet_points: tuple[int, ...]  # by number of boxes
    violet_bonus: tuple[int, ...]
    extra_from: tuple[int, ...]
    extra_points: tuple[int, ...]
    blue_start: int  # boxes that are no boxes or ticked from the start, one bit each
    blue_showing: tuple[int, ...]  # the box of a sum


def read_paper(text: str) -> Paper:
    """A sheet from its file; a wrong one is refused."""
    sheet = Printed(text, NAMES)
    anything = range(1000)
    blue = sheet.sums("blue", "boxes", BLUE_HEIGHT, BLUE_WIDTH, least=-1)
    yellow_rows = [sheet.bonuses("yellow", row, YELLOW_WIDTH) for row in ("top", "middle", "bottom")]
    extra_from = _rising(sheet, "violet", "extra_from")
    paper = Paper(
        digest=sheet.digest,
        levels=sheet.levels(),
        round_bonus=(Bonus.NONE.value, *sheet.bonuses("", "rounds", 6)),
        reroll_boxes=sheet.number("", "rerolls"),
        extra_boxes=sheet.number("", "plus1s"),
        polish_boxes=sheet.number("", "polish", most=MOST_POLISH),
        back_boxes=sheet.number("", "take_back", most=MOST_BACK),
        joker_numbers=_jokers(sheet),
        yellow_bonus=(*yellow_rows[TOP], *yellow_rows[MIDDLE], *yellow_rows[BOTTOM]),
        yellow_points=sheet.row("yellow", "columns", YELLOW_WIDTH, anything),
        blue_numbers=blue,
        blue_row_bonus=sheet.bonuses("blue", "rows", BLUE_HEIGHT),
        blue_column_bonus=sheet.bonuses("blue", "columns", BLUE_WIDTH),
        blue_points=sheet.row("blue", "points", 12, anything),
        green_times=sheet.row("green", "boxes", GREEN_BOXES, range(1, 10)),
        green_bonus=sheet.bonuses("green", "bonus", GREEN_BOXES),
        orange_numbers=sheet.row("orange", "boxes", ORANGE_BOXES, range(1, 7)),
        orange_gap_bonus=sheet.bonuses("orange", "gaps", ORANGE_BOXES - 1),
        orange_points=sheet.row("orange", "points", ORANGE_BOXES + 1, anything),
        violet_points=(0, *sheet.row("violet", "points", VIOLET_BOXES, anything)),
        violet_bonus=sheet.bonuses("violet", "bonus", VIOLET_BOXES),
        extra_from=extra_from,
        extra_points=sheet.row("violet", "extra_points", len(extra_from), anything),
        blue_start=printed_boxes(blue),
        blue_showing=tuple(blue.index(number) if number in blue else 0 for number in range(13)),
    )
    sheet.check_bar("rerolls", Bonus.REROLL)
    sheet.check_bar("plus1s", Bonus.EXTRA)
    _check_mix(sheet, paper)
    sheet.check_nothing_else()
    return paper


def _jokers(sheet: Printed) -> tuple[int, ...]:
    known = ["?", *(str(number) for number in range(1, 7))]
    printed = sheet.words("", "jokers", JOKERS, known)
    return tuple(ANY_NUMBER if joker == "?" else int(joker) for joker in printed)


def _rising(sheet: Printed, zone: str, key: str) -> tuple[int, ...]:
    numbers = sheet.row(zone, key, None, range(1000))
    if list(numbers) != sorted(set(numbers)):
        raise sheet.refusal(zone, key, say("{key} must rise.", key=key))
    return numbers


def _check_mix(sheet: Printed, paper: Paper) -> None:
    """MF20: as many boxes in the three bars as icons."""
    boxes, mixes = paper.polish_boxes + paper.back_boxes + JOKERS, sheet.icons.count(Bonus.MIX)
    if boxes != mixes:
        pattern = "polish has with take_back and jokers {boxes} boxes, but the sheet shows {mixes} icons for them."
        raise sheet.refusal("", "polish", say(pattern, boxes=boxes, mixes=mixes))


PAPER = read_paper(files(__package__).joinpath("sheet.toml").read_text("utf-8"))

ROUND_BONUS = PAPER.round_bonus
REROLL_BOXES = PAPER.reroll_boxes
EXTRA_BOXES = PAPER.extra_boxes
POLISH_BOXES = PAPER.polish_boxes
BACK_BOXES = PAPER.back_boxes
JOKER_NUMBERS = PAPER.joker_numbers
YELLOW_BONUS = PAPER.yellow_bonus
YELLOW_POINTS = PAPER.yellow_points
BLUE_NUMBERS = PAPER.blue_numbers
BLUE_START = PAPER.blue_start
BLUE_SHOWING = PAPER.blue_showing
BLUE_ROW_BONUS = PAPER.blue_row_bonus
BLUE_COLUMN_BONUS = PAPER.blue_column_bonus
BLUE_POINTS = PAPER.blue_points
GREEN_TIMES = PAPER.green_times
GREEN_BONUS = PAPER.green_bonus
ORANGE_NUMBERS = PAPER.orange_numbers
ORANGE_GAP_BONUS = PAPER.orange_gap_bonus
ORANGE_POINTS = PAPER.orange_points
VIOLET_POINTS = PAPER.violet_points
VIOLET_BONUS = PAPER.violet_bonus
EXTRA_FROM = PAPER.extra_from
EXTRA_POINTS = PAPER.extra_points
