"""What did a player do, and how far is the game, in words, whatever the sheet?"""

from collections.abc import Sequence

from gobelet.core.story import Chapter
from gobelet.core.text import NOTHING, Sitter, Text, listed, say
from gobelet.parts.fute.notation import COLOUR_NAMES, COLOURS
from gobelet.parts.fute.picture.icons import bonus_name
from gobelet.parts.fute.table import FIRST_USED, ROUNDS, Bonus, Colour, Duty, Player, Stage, State, is_solo

DEEDS = (say("passes"), say("takes no extra die"), say("re-rolls"))  # in the order of moves.py
DIAGONAL = say("the diagonal")
Line = tuple[Text, int, int]  # of a block: its name, the set of its boxes, what it pays
Winning = tuple[Text, int]  # a line and what it has paid
PASSIVE = (Stage.SERVING, Stage.SOLO_ROLL, Stage.SOLO_PLATTER)


def tell_use(die: int, box: Text) -> Text:
    return say("{colour} die on {box}", colour=COLOUR_NAMES[COLOURS[die]], box=box)


def tell_number(number: int, box: Text) -> Text:
    """Of a bonus or a changed die."""
    return say("{number} on {box}", number=number, box=box)


def box_title(colour: str, number: int) -> Text:
    """For boxes that are counted from the left."""
    return say("{colour} box {number}", colour=COLOUR_NAMES[colour], number=number)


def with_die(state: State, seat: int, die: int, mark: Text) -> Text:
    """A mark with a die of its own colour, unless it is said; an extra one is a feat of its own."""
    if state.players[seat].duty == Duty.EXTRA:
        return say("{mark} with an extra die", mark=mark)
    return say("{mark} with the white die", mark=mark) if die == Colour.WHITE else mark


def by_bonus(mark: Text) -> Text:
    return say("{mark} by bonus", mark=mark)


def rows(lines: Sequence[int], bonuses: Sequence[int]) -> list[Line]:
    """The rows of a block, counted from the top."""
    both = enumerate(zip(lines, bonuses, strict=True), 1)
    return [(say("row {number}", number=number), line, bonus) for number, (line, bonus) in both]


def columns(lines: Sequence[int], bonuses: Sequence[int]) -> list[Line]:
    """Its columns, counted from the left."""
    both = enumerate(zip(lines, bonuses, strict=True), 1)
    return [(say("column {number}", number=number), line, bonus) for number, (line, bonus) in both]


def completed(ticks: int, box: int, lines: Sequence[Line]) -> list[Winning]:
    """The lines that a tick in a box has made complete, and what each pays."""
    return [(name, bonus) for name, line, bonus in lines if line >> box & 1 and ticks & line == line]


def with_winnings(
    before: State,
    after: State,
    seat: int,
    mark: Text,
    lines: Sequence[Winning],
    gifts: Sequence[int],
    original: bool,
) -> Text:
    """A mark, and the bonuses that it set off, with the line that each came from; what a new round gives to everybody
    is none of them."""
    new_round = after.table.round_number > before.table.round_number
    gift = gifts[after.table.round_number] if new_round else Bonus.NONE
    won = [
        kind for kind in Bonus for _ in range(_won(before.players[seat], after.players[seat], kind) - (kind == gift))
    ]
    told: list[Text] = []
    for line, bonus in lines:
        if bonus in won:
            won.remove(Bonus(bonus))
            told.append(say("{line} brings {bonuses}", line=line, bonuses=bonus_name(bonus, original)))
    if won:
        told.append(say("brings {bonuses}", bonuses=listed([bonus_name(kind, original) for kind in won])))
    return say("{mark} ({winnings})", mark=mark, winnings=listed(told)) if told else mark


def _won(before: Player, after: Player, kind: Bonus) -> int:
    if kind >= FIRST_USED:
        return after.heap[kind] - before.heap[kind]
    return {
        Bonus.NONE: 0,
        Bonus.REROLL: after.rerolls_won - before.rerolls_won,
        Bonus.EXTRA: after.extras_won - before.extras_won,
        Bonus.FOX: after.foxes - before.foxes,
    }[kind]


def chapter_of(state: State, gifts: Sequence[int], original: bool) -> Chapter:
    table = state.table
    rounds = ROUNDS[table.seats]
    if table.stage == Stage.OVER:
        return Chapter(say("The game is over: all {rounds} rounds are played.", rounds=rounds))
    gift = Bonus(gifts[table.round_number])
    pattern = "Round {number} of {rounds}" if table.round_number < rounds else "Last round"
    begun = say(pattern, number=table.round_number, rounds=rounds)
    if gift != Bonus.NONE:
        pattern = "{round}: {bonus}" if is_solo(state) else "{round}: {bonus} for everybody"
        begun = say(pattern, round=begun, bonus=bonus_name(gift, original))
    return Chapter(begun, _turn(state))


def _turn(state: State) -> Text:
    table = state.table
    if table.stage == Stage.ROUND:
        return NOTHING
    if is_solo(state):
        return say("Passive turn") if table.stage in PASSIVE else say("Active turn")
    active = Sitter(table.active)
    return say("{who}'s platter is served", who=active) if table.stage in PASSIVE else say("{who}'s turn", who=active)
