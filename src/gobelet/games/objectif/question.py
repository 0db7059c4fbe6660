"""What is asked, in one sentence?"""

from gobelet.core.game import seat_name
from gobelet.core.text import Text, listed, say
from gobelet.games.objectif.notation import CARD_NAMES
from gobelet.games.objectif.scoring import captured_points, card_points, winners
from gobelet.games.objectif.sheet import NAMES, REROLLS
from gobelet.games.objectif.state import Stage, State, has_laid


def question(state: State, seat: int) -> Text:
    match state.stage:
        case Stage.ROLL:
            pattern = "Round {number} of {rounds}: the five dice are rolled for {who}."
            return say(pattern, number=state.played + 1, rounds=state.rounds, who=_active(state))
        case Stage.LAY:
            return _lay(state, seat)
        case Stage.DECIDE:
            return _decide(state, seat)
        case Stage.REROLL:
            return say(
                "{who} re-rolls: {number} of the five dice.", who=_active(state), number=state.picked_up.bit_count()
            )
        case _:
            return _result(state, seat)


def _lay(state: State, seat: int) -> Text:
    if seat < 0 or has_laid(state, seat):
        waiting: list[Text | str] = [seat_name(other) for other in range(state.seats) if not has_laid(state, other)]
        return say("Cards are laid face down; still to lay: {who}.", who=listed(waiting))
    shown = " ".join(str(face) for face in sorted(state.dice))
    if state.packs == 1 and seat == state.active:
        return say("The dice show {dice}: lay a card face down; then you may re-roll up to twice.", dice=shown)
    if state.packs == 1:
        pattern = "The dice show {dice}: lay a card face down; then {who} may re-roll up to twice."
        return say(pattern, dice=shown, who=_active(state))
    if seat == state.active:
        return say("The dice show {dice}: lay two cards face down; then you may re-roll up to twice.", dice=shown)
    pattern = "The dice show {dice}: lay two cards face down; then {who} may re-roll up to twice."
    return say(pattern, dice=shown, who=_active(state))


def _decide(state: State, seat: int) -> Text:
    cards = listed([CARD_NAMES[NAMES[card]] for card in state.laid[state.active][: state.packs]])
    left = REROLLS - state.rerolls
    if seat == state.active:
        pattern = "You play for {cards}: choose dice to re-roll (re-rolls left: {left}), or keep them all."
        return say(pattern, cards=cards, left=left)
    pattern = "{who} plays for {cards} and may re-roll (re-rolls left: {left})."
    return say(pattern, who=_active(state), cards=cards, left=left)


def _result(state: State, seat: int) -> Text:
    winner = winners(state).bit_length() - 1
    points = [card_points(state, other) + captured_points(state, other) for other in range(state.seats)]
    tied = points.count(points[winner]) > 1
    if seat == winner and tied:
        return say("The game is over: you win with {points} points, tied but active last.", points=points[winner])
    if seat == winner:
        return say("The game is over: you win with {points} points.", points=points[winner])
    if tied:
        pattern = "The game is over: {who} wins with {points} points, tied but active last."
        return say(pattern, who=seat_name(winner), points=points[winner])
    return say("The game is over: {who} wins with {points} points.", who=seat_name(winner), points=points[winner])


def _active(state: State) -> str:
    return seat_name(state.active)
