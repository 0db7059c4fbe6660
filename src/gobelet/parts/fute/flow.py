"""What happens then, and who is next, whatever the sheet?"""

from gobelet.core.rule import rule
from gobelet.parts.fute.bonuses import gain
from gobelet.parts.fute.moves import DONE, PASS, REROLL, any_lying, can_reroll, may_use_extra
from gobelet.parts.fute.sheet_verbs import (
    is_changing,
    lose_useless,
    may_take_back,
    round_bonus,
    take_back,
    use,
    use_bonus,
    used_die,
)
from gobelet.parts.fute.table import DICE, ROLLS, ROUNDS, Duty, Lies, Stage, State, is_solo, move_dice


@rule
def asked(state: State) -> int:
    """TF20: several players may have to decide at once."""
    seats = 0
    for seat in range(state.table.seats):
        if state.players[seat].due or state.players[seat].duty:
            seats |= 1 << seat
    return seats


@rule
def owed(state: State) -> int:
    """The dice in hand; in a solo passive turn then the die that says what goes to the platter (TF52)."""
    stage = state.table.stage
    if asked(state):
        return 0
    if stage == Stage.SOLO_PLATTER:
        return 1 << DICE
    dice = 0
    if stage == Stage.ROLLING or stage == Stage.SOLO_ROLL:
        for die in range(DICE):
            if state.table.lies[die] == Lies.IN_HAND:
                dice |= 1 << die
    return dice


@rule
def begin_round(state: State) -> None:
    """TF3: all seats receive the bonus of the round together, before its first roll."""
    table = state.table
    table.stage = Stage.ROUND
    table.round_number += 1
    table.active = 0
    bonus = round_bonus(state)
    for seat in range(table.seats):
        gain(state.players[seat], bonus)
        settle(state, seat)


@rule
def begin_turn(state: State) -> None:
    table = state.table
    table.stage = Stage.ROLLING
    table.rolls = 0
    table.offered_back = 0
    for die in range(DICE):
        table.lies[die] = Lies.IN_HAND
    for seat in range(table.seats):
        state.players[seat].spent = 0


@rule
def play(state: State, seat: int, move: int) -> None:
    player = state.players[seat]
    if player.due:
        use_bonus(state, seat, move)
    elif player.duty == Duty.CHOOSE:
        decide_roll(state, seat, move)
    elif player.duty == Duty.SERVE:
        if move == PASS or use(state, seat, move):
            player.duty = Duty.EXTRA
    elif player.duty == Duty.EXTRA:
        decide_extra(state, seat, move)
    else:
        take_back(state, move)
    settle(state, seat)
    carry_on(state)


@rule
def decide_roll(state: State, seat: int, move: int) -> None:
    if move == PASS:
        lose_roll(state, seat)
    elif move == REROLL:  # TF16: all dice just rolled, and not one of the three rolls
        state.players[seat].rerolls_used += 1
        state.players[seat].duty = Duty.NOTHING
        move_dice(state.table, Lies.ROLLED, Lies.IN_HAND)
    else:
        die = used_die(state, seat, move)
        if use(state, seat, move):
            state.players[seat].duty = Duty.NOTHING
            set_aside(state, die)


@rule
def set_aside(state: State, chosen: int) -> None:
    """TF10, TF11: the chosen die onto a slot, every lower one of the roll onto the platter."""
    table = state.table
    table.lies[chosen] = Lies.SLOT
    for die in range(DICE):
        if table.lies[die] == Lies.ROLLED and table.dice[die] < table.dice[chosen]:
            table.lies[die] = Lies.PLATTER
    end_roll(state)


@rule
def lose_roll(state: State, seat: int) -> None:
    """TF15: it counts as one of the three, and no die moves."""
    state.players[seat].duty = Duty.NOTHING
    end_roll(state)


@rule
def end_roll(state: State) -> None:
    state.table.rolls += 1
    state.table.offered_back = 0


@rule
def decide_extra(state: State, seat: int, move: int) -> None:
    player = state.players[seat]
    if move == DONE:
        player.duty = Duty.NOTHING
        return
    die = used_die(state, seat, move)
    if use(state, seat, move):
        player.extras_used += 1
        player.spent |= 1 << die


@rule
def settle(state: State, seat: int) -> None:
    """Release a player from what cannot be done."""
    player = state.players[seat]
    if player.due:
        lose_useless(state, seat)
    if player.due or is_changing(state, seat):
        return
    if player.duty == Duty.CHOOSE and not (can_reroll(player) or any_lying(state, seat, Lies.ROLLED)):
        lose_roll(state, seat)
    if player.duty == Duty.SERVE and not (any_lying(state, seat, Lies.PLATTER) or any_lying(state, seat, Lies.SLOT)):
        player.duty = Duty.EXTRA  # TF23
    if player.duty == Duty.EXTRA and not may_use_extra(state, seat):
        player.duty = Duty.NOTHING


@rule
def carry_on(state: State) -> None:
    """Let the game go on by itself until somebody has to decide or dice have to fall."""
    while state.table.stage != Stage.OVER and not asked(state) and not owed(state):
        next_stage(state)


@rule
def next_stage(state: State) -> None:
    match state.table.stage:
        case Stage.ROUND:
            begin_turn(state)
        case Stage.ROLLING:
            next_roll(state)
        case Stage.ROLLED_OUT:
            serve(state)
        case _:
            next_turn(state)


@rule
def next_roll(state: State) -> None:
    """TF12, TF13: the remaining dice again, or the end of the rolling."""
    table = state.table
    if 0 < table.rolls < ROLLS and not table.offered_back and may_take_back(state):
        table.offered_back = 1
        state.players[table.active].duty = Duty.TAKE_BACK
    elif table.rolls == ROLLS or move_dice(table, Lies.ROLLED, Lies.IN_HAND) == 0:
        move_dice(table, Lies.ROLLED, Lies.PLATTER)
        table.stage = Stage.ROLLED_OUT
        state.players[table.active].duty = Duty.EXTRA
        settle(state, table.active)


@rule
def serve(state: State) -> None:
    """TF20: everybody else is served; TF52: alone, one rolls for oneself."""
    table = state.table
    if is_solo(state):
        table.stage = Stage.SOLO_ROLL
        state.players[0].spent = 0
        for die in range(DICE):
            table.lies[die] = Lies.IN_HAND
        return
    table.stage = Stage.SERVING
    for seat in range(table.seats):
        if seat != table.active:
            state.players[seat].duty = Duty.SERVE
            settle(state, seat)


@rule
def next_turn(state: State) -> None:
    """TF1: a turn for each seat makes a round."""
    table = state.table
    if table.active + 1 < table.seats:
        table.active += 1
        begin_turn(state)
    elif table.round_number < ROUNDS[table.seats]:
        begin_round(state)
    else:
        table.stage = Stage.OVER  # TF32
