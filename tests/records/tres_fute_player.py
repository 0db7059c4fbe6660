"""Who plays Très futé in golden records? Somebody greedy and a little careless, with kind or cruel dice."""

from random import Random

from gobelet.core.dice import Faces
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.places import BLUE_PLACE, GREEN_PLACE, ORANGE_PLACE, VIOLET_PLACE, die_of
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.moves import PASS, REROLL
from gobelet.parts.fute.table import Duty, Lies, is_solo
from tests.records import fute
from tests.records.traits import Dice

SETUPS = 8  # numbers of seats and editions, which golden records take in turn
LUCK = (1, -6, 2, 5)  # a roll is the best of so many, or the worst
CARELESS = 0.04  # so often, with others at the table, any move will do
LAZY = (0.05, 0.4)  # so often they decline; in the original edition that is rarely possible
HOPE = ((0,) * 7, (0, 5, 7, 8, 9, 9, 9), (0, 5, 12, 16, 18, 19, 19))  # by rolls and dice left


def zone_of(place: int) -> str:
    limits = {"yellow": BLUE_PLACE, "blue": GREEN_PLACE, "green": ORANGE_PLACE, "orange": VIOLET_PLACE}
    return next((zone for zone, limit in limits.items() if place < limit), "violet")


def choose(random: Random, state: State, seat: int, moves: list[int]) -> int:
    if not is_solo(state) and random.random() < CARELESS:
        return random.choice(moves)
    if PASS in moves and not is_solo(state) and random.random() < LAZY[state.original]:
        return PASS
    return max(moves, key=lambda move: (promise(state, seat, move), random.random()))


def promise(state: State, seat: int, move: int) -> float:
    """How good a sheet is after a move and the bonuses it brings, and the dice that can still be rolled."""
    if move == REROLL:
        return worth(state, seat) + 22
    player = state.players[seat]
    after = fute.bonuses_used(GAME, fute.played(GAME, state, seat, move), seat, worth)
    choosing = player.duty == Duty.CHOOSE and not player.due
    return worth(after, seat) + (_hope(state, move) if choosing else 0)


def worth(state: State, seat: int) -> float:
    """First how much is marked, as complete lines set off bonuses for the other zones; in the end only points count."""
    player, sheet = state.players[seat], state.sheets[seat]
    extras, rerolls = player.extras_won - player.extras_used, player.rerolls_won - player.rerolls_used
    ticks = 10 * sheet.yellow.bit_count() + 16 * sheet.blue.bit_count() + 5 * sheet.green
    written = (
        0.75 * sum(sheet.orange_numbers) + 5 * sheet.orange + 1.25 * sum(sheet.violet_numbers) + 3.5 * sheet.violet
    )
    early = ticks + written + 19 * extras + 2 * rerolls + 30 * player.foxes + 26 * player.due
    score = GAME.score(state, seat)
    *zones, _ = (points for _, points in score.parts)
    late = (state.table.round_number - 1) / 5
    return (1 - late) * early + late * (score.total + 2 * min(zones) + 0.6 * zones[0] + extras)


def _hope(state: State, move: int) -> float:
    """What the next rolls of this turn may bring."""
    table = state.table
    left = [int(table.dice[die]) for die in range(6) if table.lies[die] == Lies.ROLLED]
    if move != PASS:
        left = [face for face in left if face >= table.dice[die_of(move)]][1:]
    return HOPE[2 - table.rolls][len(left)]


def lucky_dice(seed: int) -> Dice:
    luck = LUCK[seed // SETUPS % len(LUCK)]
    return fute.lucky_dice(seed, luck, lambda state: abs(luck), _welcome)


def _welcome(state: State, faces: Faces) -> float:
    """What a roll would bring to whoever rolls it."""
    after, seat = fute.landed(GAME, state, faces), state.table.active
    return max((promise(after, seat, move) for move in GAME.moves(after, seat)), default=0)
