"""What happens then, and who is next?"""

from collections.abc import Sequence

from gobelet.core.rule import rule
from gobelet.games.objectif.moves import STOP, dice_of, first_card, second_card
from gobelet.games.objectif.options import rounds_of
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import CARDS, DICE
from gobelet.games.objectif.state import MOST_PACKS, MOST_SEATS, NONE, Stage, State, has_laid


@rule
def start(state: State, seats: int, options: Sequence[int]) -> None:
    state.seats = seats
    state.rounds = rounds_of(options[0], seats)
    state.packs = options[1] + 1
    state.last_active = NONE
    for seat in range(MOST_SEATS):
        for place in range(MOST_PACKS):
            state.laid[seat][place] = state.last_laid[seat][place] = NONE
    for seat in range(seats):
        for card in range(CARDS):
            state.hand[seat][card] = state.packs  # OB1, OB11


@rule
def asked(state: State) -> int:
    """OB3: everybody lays, in any order; OB4: the active player alone re-rolls."""
    if state.stage == Stage.DECIDE:
        return 1 << int(state.active)
    waiting = 0
    if state.stage == Stage.LAY:
        for seat in range(state.seats):
            if not has_laid(state, seat):
                waiting |= 1 << seat
    return waiting


@rule
def play(state: State, seat: int, move: int) -> None:
    if state.stage == Stage.LAY:
        state.laid[seat][0] = first_card(move)
        state.laid[seat][1] = second_card(move)
        if not asked(state):
            state.stage = Stage.DECIDE
    elif move == STOP:
        end_round(state)
    else:
        state.picked_up = dice_of(move)
        if state.rerolls == 0:
            state.first_picked_up = state.picked_up
        state.rerolls += 1
        state.stage = Stage.REROLL


@rule
def end_round(state: State) -> None:
    """The dice are final: everything is turned up and judged, and the next seat becomes active."""
    for seat in range(state.seats):
        for place in range(state.packs):
            judge(state, seat, state.laid[seat][place])
    clear_the_table(state)
    state.played += 1
    if state.played == state.rounds:
        state.stage = Stage.OVER
    else:
        state.active = (state.active + 1) % state.seats  # OB2
        state.stage = Stage.ROLL


@rule
def judge(state: State, seat: int, card: int) -> None:
    """OB5: each card by itself, against the final dice."""
    state.hand[seat][card] -= 1
    if is_made(card, state.dice):
        state.won[seat][card] += 1  # OB6
    else:
        state.lost[seat][card] += 1
        if seat != state.active:
            state.captured[state.active] += 1  # OB7


@rule
def clear_the_table(state: State) -> None:
    """What lay there is remembered as the last round."""
    state.last_active = state.active
    for die in range(DICE):
        state.last_dice[die] = state.dice[die]
        state.dice[die] = state.first_dice[die] = 0
    for seat in range(state.seats):
        for place in range(state.packs):
            state.last_laid[seat][place] = state.laid[seat][place]
            state.laid[seat][place] = NONE
    state.rerolls = state.first_picked_up = 0
