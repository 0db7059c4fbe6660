"""Who plays Mélange futé in golden records? Somebody greedy and a little careless, with kind or cruel dice."""

from random import Random

from gobelet.core.dice import Faces
from gobelet.games.melange_fute import GAME
from gobelet.games.melange_fute.places import FIRST_MARK, FIRST_USE, die_of, is_change
from gobelet.games.melange_fute.sheet import BOTTOM, MIDDLE, TOP
from gobelet.games.melange_fute.state import Sheet, State
from gobelet.games.melange_fute.zones import last_violet
from gobelet.parts.fute.moves import PASS, REROLL
from gobelet.parts.fute.table import DICE, Duty, Lies, Stage, is_solo
from tests.records import fute
from tests.records.traits import Dice

SETUPS = 8  # numbers of seats and values of the option, which golden records take in turn
LUCK = (1, -6, 120)  # a roll is the best of so many, or the worst
CARELESS = 0.1  # so often, with others at the table, any move will do
HOPE = ((0,) * 7, (0, 8, 12, 14, 15, 15, 15), (0, 8, 20, 27, 30, 31, 31))  # by rolls and dice left


def choose(random: Random, state: State, seat: int, moves: list[int]) -> int:
    any_will_do = state.players[seat].duty == Duty.TAKE_BACK or state.table.stage == Stage.ROUND
    if not is_solo(state) and (any_will_do or random.random() < CARELESS):
        return random.choice(moves)
    return max(moves, key=lambda move: (promise(state, seat, move), random.random()))


def promise(state: State, seat: int, move: int) -> float:
    """How good a sheet is after a move and the bonuses it brings, and the dice that can still be rolled."""
    if move == REROLL:
        return worth(state, seat) + 22
    player, after = state.players[seat], fute.played(GAME, state, seat, move)
    if is_change(move):
        return max(promise(after, seat, mark) for mark in GAME.moves(after, seat))
    after = fute.bonuses_used(GAME, after, seat, worth)
    choosing = player.duty == Duty.CHOOSE and not player.due
    return worth(after, seat) + (_hope(state, seat, move) if choosing else 0)


def worth(state: State, seat: int) -> float:
    """First how much is marked, as that sets off bonuses for the other zones; in the end only points count."""
    player, sheet = state.players[seat], state.sheets[seat]
    mix = sheet.polish_won - sheet.polish_used + sheet.back_won - sheet.back_used
    mix += sheet.jokers_won - sheet.jokers_used.bit_count()
    actions = 20 * (player.extras_won - player.extras_used) + 3 * (player.rerolls_won - player.rerolls_used) + 5 * mix
    early = _marks(sheet) + actions + 45 * player.foxes + 16 * player.due
    score = GAME.score(state, seat)
    *zones, _ = (points for _, points in score.parts)
    late = (state.table.round_number - 1) / 5
    points = score.total + 5 * min(zones) + sum(sorted(zones)[:3])
    return (1 - late) * early + 2 * late * points + _fancy(state, seat, zones)


def _fancy(state: State, seat: int, zones: list[int]) -> float:
    """Some are in love with foxes, with violet, with the top row or with blue."""
    sheet = state.sheets[seat]
    match (state.table.seats, seat):
        case (2, 1):
            return 200 * state.players[seat].foxes - 20 * min(zones)
        case (3, 2):
            return 300 * sheet.violet - 30 * last_violet(sheet)
        case (4, 2):
            return 100 * sheet.yellow[TOP] - 90 * lost_top(sheet)
        case (4, 3):
            return 40 * sheet.blue.bit_count()
    return 0


def _marks(sheet: Sheet) -> float:
    """All marks are worth the same, high and low numbers a little more; what can never be marked costs as much."""
    skipped = sheet.orange.bit_length() - sheet.orange.bit_count()
    greens = sum(number > 0 for number in sheet.green)
    marks = sum(sheet.yellow) + sheet.blue.bit_count() + greens + sheet.orange.bit_count() + sheet.violet
    bottom, middle = (sum(sheet.yellow_numbers[6 * row : 6 * row + 6]) for row in (BOTTOM, MIDDLE))
    green = sum(sheet.green[::2]) - sum(sheet.green[1::2])
    haste = 3 * max(0, last_violet(sheet) - 2 * sheet.violet)
    return 13 * marks - 8 * lost_top(sheet) - 13 * skipped + (bottom - middle) / 5 + green / 3 - haste


def lost_top(sheet: Sheet) -> int:
    """The boxes of the top row that can never be written."""
    top = sheet.yellow_numbers[: sheet.yellow[TOP]]
    return max(0, 6 - len(top) - (top[-1] - 1)) if top else 0


def _hope(state: State, seat: int, move: int) -> float:
    """What the next rolls of this turn may bring."""
    table = state.table
    left = [int(table.dice[die]) for die in range(DICE) if table.lies[die] == Lies.ROLLED]
    if move != PASS:
        chosen = die_of(move) if FIRST_USE <= move < FIRST_MARK else state.sheets[seat].changed_die
        left = [face for face in left if face >= table.dice[chosen]][1:]
    return HOPE[2 - table.rolls][len(left)]


def lucky_dice(seed: int) -> Dice:
    luck = LUCK[seed // SETUPS % len(LUCK)]
    return fute.lucky_dice(seed, luck, lambda state: abs(luck) if is_solo(state) else 1, _welcome)


def _welcome(state: State, faces: Faces) -> float:
    """What a roll would bring to whoever rolls it."""
    after, seat = fute.landed(GAME, state, faces), state.table.active
    moves = [move for move in GAME.moves(after, seat) if not is_change(move)]
    return max((promise(after, seat, move) for move in moves), default=0)
