"""How many points can a game alone bring on this sheet? Reckoned more kindly than the rules are. MF31."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from gobelet.games.melange_fute.sheet import BLUE_COLUMNS, BLUE_ROWS, GREEN_BOXES, ORANGE_BOXES, PAPER, VIOLET_BOXES
from gobelet.parts.fute.table import ROLLS, ROUNDS, Bonus

GIVES_A_MARK = {
    Bonus.EXTRA, Bonus.YELLOW, Bonus.BLUE, Bonus.GREEN, Bonus.ORANGE, Bonus.VIOLET, Bonus.BLACK,
}  # fmt: skip
FREE = ROUNDS[1] * (ROLLS + 1) + sum(bonus in GIVES_A_MARK for bonus in PAPER.round_bonus)


class Way(NamedTuple):
    """To fill a zone: the marks it takes beyond those that its own bonuses give back, and what it brings at best."""

    marks: int
    foxes: int
    points: int


def way(boxes: int, pays: Sequence[int], points: int) -> Way:
    return Way(boxes - sum(bonus in GIVES_A_MARK for bonus in pays), list(pays).count(Bonus.FOX), points)


def yellow() -> Iterator[Way]:
    """A 6 in each box of the bottom row, a 1 in each of the middle row."""
    for top, middle, bottom in product(range(7), repeat=3):
        columns = sum(PAPER.yellow_points[: min(top, middle, bottom)])
        pays = PAPER.yellow_bonus[:top] + PAPER.yellow_bonus[6 : 6 + middle]
        yield way(top + middle + bottom, pays, columns + 6 * bottom - middle)


def blue() -> Iterator[Way]:
    lines = list(zip(BLUE_ROWS + BLUE_COLUMNS, PAPER.blue_row_bonus + PAPER.blue_column_bonus, strict=True))
    for boxes in range(1 << 16):
        if not boxes & PAPER.blue_start:
            pays = [bonus for line, bonus in lines if (boxes | PAPER.blue_start) & line == line]
            yield way(boxes.bit_count(), pays, PAPER.blue_points[boxes.bit_count()])


def green() -> Iterator[Way]:
    """A 6 on the left and a 1 on the right of each block; half a block pays for its left or its right box."""
    points = 0
    for block in range(0, GREEN_BOXES, 2):
        for half in ([], [block], [block + 1]):
            yield way(block + len(half), PAPER.green_bonus[:block] + tuple(PAPER.green_bonus[b] for b in half), points)
        points += 6 * PAPER.green_times[block] - PAPER.green_times[block + 1]
    yield way(GREEN_BOXES, PAPER.green_bonus, points)


def orange() -> Iterator[Way]:
    for boxes in range(1 << ORANGE_BOXES):
        pays = [bonus for gap, bonus in enumerate(PAPER.orange_gap_bonus) if boxes >> gap & 3 == 3]
        yield way(boxes.bit_count(), pays, PAPER.orange_points[boxes.bit_count()])


def violet() -> Iterator[Way]:
    """Every number so high that it brings the most extra points."""
    for boxes in range(VIOLET_BOXES + 1):
        points = PAPER.violet_points[boxes] + boxes * PAPER.extra_points[-1]
        yield way(boxes, PAPER.violet_bonus[:boxes], points)


def best(ways: Iterator[Way]) -> list[Way]:
    """Those that no other way outdoes in everything."""
    kept = set(ways)
    return [one for one in kept if not any(other != one and _no_worse(other, one) for other in kept)]


def _no_worse(other: Way, one: Way) -> bool:
    return other.marks <= one.marks and other.foxes >= one.foxes and other.points >= one.points


def most_points() -> int:
    """The best ways together that the marks of a game suffice for."""
    zones = [best(zone()) for zone in (yellow, blue, green, orange, violet)]
    within = [ways for ways in product(*zones) if sum(way.marks for way in ways) <= FREE]
    return max(
        sum(w.points for w in ways) + sum(w.foxes for w in ways) * min(w.points for w in ways) for ways in within
    )


def test_mf31_the_highest_level_is_out_of_reach_on_the_reconstructed_sheet() -> None:
    assert most_points() == 413 < PAPER.levels[0]
