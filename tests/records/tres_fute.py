"""What must the golden records of Très futé show? Every bonus, every action, every way to lose something."""

from collections.abc import Iterator

from gobelet.core.event import Event
from gobelet.core.setup import Setup
from gobelet.games.tres_fute.places import FIRST_BONUS, die_of, place_of
from gobelet.games.tres_fute.sheet import (
    BLUE_COLUMNS,
    BLUE_ROWS,
    PAPER,
    YELLOW_COLUMNS,
    YELLOW_DIAGONAL,
    YELLOW_ROWS,
)
from gobelet.games.tres_fute.state import Sheet, State
from gobelet.parts.fute.moves import PASS, REROLL, WORDS
from gobelet.parts.fute.table import DICE, FIRST_USED, ROLLS, Bonus, Duty, Lies, Stage
from tests.records.fute import followed
from tests.records.traits import Traits
from tests.records.tres_fute_player import choose, lucky_dice, zone_of

LINES = {
    **{f"yellow row {n}": ("yellow", line, PAPER.yellow_row_bonus[n - 1]) for n, line in enumerate(YELLOW_ROWS, 1)},
    **{f"yellow column {n}": ("yellow", line, 0) for n, line in enumerate(YELLOW_COLUMNS, 1)},
    "yellow diagonal": ("yellow", YELLOW_DIAGONAL, PAPER.yellow_diagonal_bonus),
    **{f"blue row {n}": ("blue", line, PAPER.blue_row_bonus[n - 1]) for n, line in enumerate(BLUE_ROWS, 1)},
    **{f"blue column {n}": ("blue", line, PAPER.blue_column_bonus[n - 1]) for n, line in enumerate(BLUE_COLUMNS, 1)},
}
BOXES = {"green": PAPER.green_bonus, "orange": PAPER.orange_bonus, "violet": PAPER.violet_bonus}
LEVELS = len(PAPER.levels) + 1
WANTED = frozenset(
    {
        *(f"TF1: {seats} seats, {edition}" for seats in range(1, 5) for edition in ("new", "original")),
        *(f"TF3: round {number}" for number in range(1, 7)),
        *(f"TF3: black in {zone}, {edition}" for zone in ("yellow", "blue", *BOXES) for edition in ("new", "original")),
        *(f"TF40: {line}" for line in LINES),
        *(f"TF40: {zone}{box}" for zone, row in BOXES.items() for box, bonus in enumerate(row, 1) if bonus),
        "TF13: no die left to roll",
        "TF15: a roll lost",
        "TF15: a roll declined, new",
        "TF15: an unusable roll, and a re-roll kept",
        "TF16: a re-roll",
        "TF16: an unusable roll rolled again",
        "TF21: the platter declined, new",
        "TF22: a slot die, new",
        "TF22: a slot die, original",
        "TF22: a slot die declined, new",
        "TF22: a slot die declined, original",
        "TF30: an extra die of the active player",
        "TF30: an extra die of a passive player",
        "TF30: none, though unlocked",
        "TF31: two extra dice in one window",
        "TF40: two bonuses due at once",
        "TF40: a chain of four",
        "TF40: a bonus lost",
        "TF52: equal dice at the cut",
        *(f"TF53: level {level}" for level in range(1, LEVELS + 1)),
    }
)


def found(setup: Setup, events: tuple[Event, ...]) -> set[str]:
    edition, game = setup.options["edition"], setup.game

    def decided(before: State, after: State, seat: int, move: int) -> set[str]:
        shown = _decided(before, seat, move, game.moves(before, seat)) | _marked(before, after, seat, move)
        return {trait.replace("EDITION", edition) for trait, holds in shown.items() if holds}

    state, traits = followed(setup, events, "TF3", decided)
    traits.add(f"TF1: {setup.seats} seats, {edition}")
    if setup.seats == 1:
        points = game.score(state, 0).total
        traits.add(f"TF53: level {1 + sum(points >= least for least in PAPER.levels)}")
    return traits


def _decided(before: State, seat: int, move: int, moves: list[int]) -> dict[str, bool]:
    player, table = before.players[seat], before.table
    if player.due:
        return {}
    dice = {int(table.lies[die_of(other)]) for other in moves if other >= WORDS}
    mine, extra = move >= WORDS, player.duty == Duty.EXTRA
    choose, serve = player.duty == Duty.CHOOSE, player.duty == Duty.SERVE
    rolled = [table.dice[die] for die in range(DICE) if table.lies[die] == Lies.ROLLED and choose and mine]
    alone = bool(rolled) and sum(face >= table.dice[die_of(move)] for face in rolled) == 1
    return {
        "TF13: no die left to roll": alone and table.rolls < ROLLS - 1,
        "TF15: a roll declined, EDITION": choose and move == PASS and bool(dice),
        "TF15: an unusable roll, and a re-roll kept": choose and move == PASS and not dice,
        "TF16: a re-roll": move == REROLL,
        "TF16: an unusable roll rolled again": move == REROLL and not dice,
        "TF21: the platter declined, EDITION": serve and move == PASS and Lies.PLATTER in dice,
        "TF22: a slot die, EDITION": serve and mine and table.lies[die_of(move)] == Lies.SLOT,
        "TF22: a slot die declined, EDITION": serve and move == PASS and Lies.PLATTER not in dice,
        "TF30: an extra die of the active player": extra and mine and table.stage == Stage.ROLLED_OUT,
        "TF30: an extra die of a passive player": extra and mine and table.stage == Stage.SERVING,
        "TF30: none, though unlocked": extra and not mine,
        "TF31: two extra dice in one window": extra and mine and player.spent > 0,
    }


def _marked(before: State, after: State, seat: int, move: int) -> dict[str, bool]:
    if move < WORDS:
        return {}
    player, left = before.players[seat], after.players[seat].due
    paid = list(_paid(before.sheets[seat], after.sheets[seat]))
    marks = sum(bonus >= FIRST_USED for _, bonus in paid)
    black = before.table.stage == Stage.ROUND and player.heap[Bonus.BLACK] > 0
    return {
        **{f"TF40: {where}": True for where, _ in paid},
        f"TF3: black in {zone_of(place_of(move))}, EDITION": black,
        "TF40: two bonuses due at once": left > 1,
        "TF40: a bonus lost": left < player.due - (move >= FIRST_BONUS) + marks and after.table.stage != Stage.ROUND,
    }


def _paid(before: Sheet, after: Sheet) -> Iterator[tuple[str, int]]:
    """What a mark has completed, and what that pays."""
    for name, (zone, line, bonus) in LINES.items():
        old, new = getattr(before, zone), getattr(after, zone)
        if new & line == line and old & line != line:
            yield name, bonus
    for zone, row in BOXES.items():
        if (box := getattr(before, zone)) < getattr(after, zone) and row[box]:
            yield f"{zone}{box + 1}", row[box]


TRAITS = Traits(WANTED, found, choose, lucky_dice)
