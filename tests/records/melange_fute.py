"""What must the golden records of Mélange futé show? Every bonus of the sheet, every action, every loss."""

from collections.abc import Iterator

from gobelet.core.event import Event
from gobelet.core.setup import Setup
from gobelet.games.melange_fute.notation import BARS
from gobelet.games.melange_fute.places import FIRST_BACK, FIRST_MARK, FIRST_MIX, FIRST_USE, ROLL, die_of
from gobelet.games.melange_fute.sheet import BLUE_COLUMNS, BLUE_ROWS, PAPER
from gobelet.games.melange_fute.state import NO_DIE, Sheet, State
from gobelet.games.melange_fute.uses import partner_of
from gobelet.parts.fute.moves import PASS, REROLL
from gobelet.parts.fute.table import FIRST_USED, Bonus, Duty, Lies, Stage
from tests.records.fute import followed
from tests.records.melange_fute_player import choose, lucky_dice
from tests.records.traits import Traits

ROWS = ("top", "middle", "bottom")
ZONES = ("yellow", "blue", "green", "orange", "violet")
BOXES = {
    **{f"{ROWS[box // 6]}{box % 6 + 1}": bonus for box, bonus in enumerate(PAPER.yellow_bonus)},
    **{f"blue row {row}": bonus for row, bonus in enumerate(PAPER.blue_row_bonus, 1)},
    **{f"blue column {column}": bonus for column, bonus in enumerate(PAPER.blue_column_bonus, 1)},
    **{f"green{box}": bonus for box, bonus in enumerate(PAPER.green_bonus, 1)},
    **{f"orange gap {gap}": bonus for gap, bonus in enumerate(PAPER.orange_gap_bonus, 1)},
    **{f"violet{box}": bonus for box, bonus in enumerate(PAPER.violet_bonus, 1)},
}
WANTED = frozenset(
    {
        *(f"MF1: {seats} seats, {option}" for seats in range(1, 5) for option in ("no", "yes")),
        *(f"MF2: round {number}" for number in range(1, 7)),
        *(f"MF10 to MF14: {box}" for box, bonus in BOXES.items() if bonus),
        *(f"MF15: black in {zone}" for zone in ZONES),
        *(f"MF20: {bar} unlocked" for bar in BARS),
        *(f"MF21: a {whose} polished {way}" for whose in ("die", "partner") for way in ("up", "down")),
        "MF21: a partner polished by the active player",
        "MF21: an extra die polished",
        "MF21: several polish for one mark",
        "MF22: before the second roll",
        "MF22: before the third roll",
        "MF22: with no die left to roll",
        "MF22: two before one roll",
        "MF22: declined",
        *(f"MF23: joker{box}" for box in (1, 2, 3)),
        *(f"MF23: {whose}" for whose in ("a rolled die", "a die of the platter", "an extra die")),
        "MF24: joker and polish",
        *(f"MF30: a fox and a zone below zero, {option}" for option in ("no", "yes")),
        *(f"MF31: level {level}" for level in range(1, 12)),  # the highest on a sheet with one more fox
        "TF15: a roll lost",
        "TF15: a roll declined",
        "TF16: a re-roll",
        "TF21: the platter declined",
        "TF22: a slot die",
        "TF30: an extra die of the active player",
        "TF30: an extra die of a passive player",
        "TF40: two bonuses due at once",
        "TF40: a chain of four",
        "TF40: a bonus lost",
        "TF52: equal dice at the cut",
    }
)


def found(setup: Setup, events: tuple[Event, ...]) -> set[str]:
    game, option = setup.game, setup.options["foxes_below_zero"]

    def decided(before: State, after: State, seat: int, move: int) -> Iterator[str]:
        words = game.notation.write(move).split()
        yield from _decided(before, seat, move, words)
        yield from _marked(before, after, seat, move, words[0] if move >= FIRST_MARK else words[-1])

    state, traits = followed(setup, events, "MF2", decided)
    traits.add(f"MF1: {setup.seats} seats, {option}")
    for seat in range(setup.seats):
        score = game.score(state, seat)
        if state.players[seat].foxes and min(points for _, points in score.parts[:-1]) < 0:
            traits.add(f"MF30: a fox and a zone below zero, {option}")
    if setup.seats == 1:
        traits.add(f"MF31: level {1 + sum(game.score(state, 0).total >= least for least in PAPER.levels)}")
    return traits


def _decided(before: State, seat: int, move: int, words: list[str]) -> Iterator[str]:
    player, table = before.players[seat], before.table
    used = FIRST_USE <= move < FIRST_MARK
    lies = table.lies[die_of(move)] if used else Lies.IN_HAND
    shown = {
        "TF15: a roll declined": player.duty == Duty.CHOOSE and move == PASS,
        "TF16: a re-roll": move == REROLL,
        "TF21: the platter declined": player.duty == Duty.SERVE and move == PASS,
        "TF22: a slot die": player.duty == Duty.SERVE and lies == Lies.SLOT,
        "TF30: an extra die of the active player": player.duty == Duty.EXTRA
        and used
        and table.stage == Stage.ROLLED_OUT,
        "TF30: an extra die of a passive player": player.duty == Duty.EXTRA and used and table.stage == Stage.SERVING,
        "MF22: declined": move == ROLL,
    }
    yield from (trait for trait, holds in shown.items() if holds)
    if FIRST_MIX <= move < FIRST_USE:
        yield f"MF20: {words[0]} unlocked"
    elif FIRST_BACK <= move < FIRST_MIX:
        yield from _taken_back(before)
    elif words[-1] == "change":
        yield from _changed(player.duty, words)


def _taken_back(before: State) -> Iterator[str]:
    lies = before.table.lies
    yield f"MF22: before the {'second' if before.table.rolls == 1 else 'third'} roll"
    if Lies.IN_HAND in lies:
        yield "MF22: two before one roll"
    elif Lies.ROLLED not in lies:
        yield "MF22: with no die left to roll"


def _changed(duty: int, words: list[str]) -> Iterator[str]:
    polish, jokers = words.count("up") + words.count("down"), [word for word in words if word.startswith("joker")]
    whose = {Duty.CHOOSE: "a rolled die", Duty.SERVE: "a die of the platter"}.get(Duty(duty), "an extra die")
    for joker in jokers:
        yield f"MF23: {joker}"
        yield f"MF23: {whose}"
    for way in {"up", "down"} & set(words):
        yield f"MF21: a die polished {way}"
    if polish and jokers:
        yield "MF24: joker and polish"
    if polish and duty == Duty.EXTRA:
        yield "MF21: an extra die polished"
    if polish > 1:
        yield "MF21: several polish for one mark"


def _marked(before: State, after: State, seat: int, move: int, box: str) -> Iterator[str]:
    player, old, new = before.players[seat], before.sheets[seat], after.sheets[seat]
    paid = [name for name in _paid(old, new) if BOXES[name]]
    yield from (f"MF10 to MF14: {name}" for name in paid)
    if before.table.stage == Stage.ROUND and player.heap[Bonus.BLACK]:
        yield f"MF15: black in {next((zone for zone in ZONES if box.startswith(zone)), 'yellow')}"
    marks, left = sum(BOXES[name] >= FIRST_USED for name in paid), after.players[seat].due
    used = 1 if player.due else 0
    if left > 1:
        yield "TF40: two bonuses due at once"
    if left < player.due - used + marks and after.table.stage != Stage.ROUND:
        yield "TF40: a bonus lost"
    if box.startswith("blue") and new.polish_used > old.polish_used:
        yield from _partner(before, old, int(box.removeprefix("blue")), move)


def _partner(before: State, sheet: Sheet, total: int, move: int) -> Iterator[str]:
    die = die_of(move) if sheet.changed_die == NO_DIE else sheet.changed_die
    value = before.table.dice[die] if sheet.changed_die == NO_DIE else sheet.changed_value
    way = "up" if total > value + before.table.dice[partner_of(die)] else "down"
    yield f"MF21: a partner polished {way}"
    if before.table.stage == Stage.ROLLING:
        yield "MF21: a partner polished by the active player"


def _paid(before: Sheet, after: Sheet) -> Iterator[str]:
    """The boxes, lines and gaps that a mark has completed."""
    for row in range(3):
        if after.yellow[row] > before.yellow[row]:
            yield f"{ROWS[row]}{after.yellow[row]}"
    for name, lines in (("row", BLUE_ROWS), ("column", BLUE_COLUMNS)):
        for number, line in enumerate(lines, 1):
            if after.blue & line == line != before.blue & line:
                yield f"blue {name} {number}"
    yield from (f"green{box}" for box in range(1, 13) if after.green[box - 1] > before.green[box - 1])
    gaps = [3 << gap for gap in range(11)]
    yield from (f"orange gap {n}" for n, gap in enumerate(gaps, 1) if after.orange & gap == gap != before.orange & gap)
    if after.violet > before.violet:
        yield f"violet{after.violet}"


TRAITS = Traits(WANTED, found, choose, lucky_dice)
