"""What is asked, in one sentence?"""

from gobelet.core.question import Question, wins, you_win
from gobelet.core.text import Sitter, Text, listed, plural, say
from gobelet.games.objectif.notation import CARD_NAMES
from gobelet.games.objectif.scoring import captured_points, card_points, winners
from gobelet.games.objectif.sheet import NAMES, REROLLS
from gobelet.games.objectif.state import Stage, State, has_laid

GUIDES = {
    "lay_active": say(
        "Bet on a card: if the final dice make it, you win its points, otherwise it is out of the game. When all "
        "have laid, you may re-roll any of the dice, twice at most. A card is laid only once: save the "
        "valuable ones for dice that come close."
    ),
    "lay": say(
        "Bet on a card: if the final dice make it, you win its points, otherwise the active player captures it "
        "for 1 point. They may re-roll any of the dice, twice at most, for their own card or against yours. A "
        "card is laid only once; bad dice are for cards that are hard to spoil: pair, and joker, which is always "
        "made."
    ),
    "two_cards": say(
        "With two packs you lay two cards a round as one choice; they may be alike. Each is judged by itself, so "
        "one can be made and the other not."
    ),
    "reroll": say(
        "Choose the dice to roll again, or keep all five. Your card lies open, those of the others are hidden: "
        "each of theirs that the final dice do not make is yours for 1 point. So a re-roll can pay even if your "
        "own card is made."
    ),
    "last_reroll": say(
        "This is your last re-roll: any of the dice once more, also those kept before. When they have fallen, or "
        "if you keep all five, every card is turned up and judged."
    ),
}


def question(state: State, seat: int) -> Question:
    match state.stage:
        case Stage.ROLL:
            pattern = "Round {number} of {rounds}: the five dice are rolled for {who}."
            return Question(say(pattern, number=state.played + 1, rounds=state.rounds, who=_active(state)))
        case Stage.LAY:
            return _lay(state, seat)
        case Stage.DECIDE:
            return _decide(state, seat)
        case Stage.REROLL:
            pattern = "{who} re-rolls: {number} of the five dice."
            return Question(say(pattern, who=_active(state), number=state.picked_up.bit_count()))
        case _:
            return Question(_result(state, seat))


def _lay(state: State, seat: int) -> Question:
    if seat < 0 or has_laid(state, seat):
        waiting = [Sitter(other) for other in range(state.seats) if not has_laid(state, other)]
        return Question(say("Cards are laid face down; still to lay: {who}.", who=listed(waiting)))
    shown = " ".join(str(face) for face in sorted(state.dice))
    match state.packs, seat == state.active:
        case 1, True:
            text = say("The dice show {dice}: lay a card face down; then you may re-roll up to twice.", dice=shown)
            return Question(text, ("lay_active",))
        case 1, False:
            pattern = "The dice show {dice}: lay a card face down; then {who} may re-roll up to twice."
            return Question(say(pattern, dice=shown, who=_active(state)), ("lay",))
        case _, True:
            text = say("The dice show {dice}: lay two cards face down; then you may re-roll up to twice.", dice=shown)
            return Question(text, ("lay_active", "two_cards"))
        case _:
            pattern = "The dice show {dice}: lay two cards face down; then {who} may re-roll up to twice."
            return Question(say(pattern, dice=shown, who=_active(state)), ("lay", "two_cards"))


def _decide(state: State, seat: int) -> Question:
    cards = listed([CARD_NAMES[NAMES[card]] for card in state.laid[state.active][: state.packs]])
    left = REROLLS - state.rerolls
    if seat == state.active:
        pattern = "You play for {cards}: choose dice to re-roll (re-rolls left: {left}), or keep them all."
        return Question(say(pattern, cards=cards, left=left), ("reroll",) if left > 1 else ("last_reroll",))
    pattern = "{who} plays for {cards} and may re-roll (re-rolls left: {left})."
    return Question(say(pattern, who=_active(state), cards=cards, left=left))


def _result(state: State, seat: int) -> Text:
    winner = winners(state).bit_length() - 1
    points = [card_points(state, other) + captured_points(state, other) for other in range(state.seats)]
    tied = points.count(points[winner]) > 1
    if seat == winner and tied:
        return plural(
            "The game is over: you win with {n} point, tied but active last.",
            "The game is over: you win with {n} points, tied but active last.",
            points[winner],
        )
    if seat == winner:
        return you_win(points[winner])
    if tied:
        return plural(
            "The game is over: {who} wins with {n} point, tied but active last.",
            "The game is over: {who} wins with {n} points, tied but active last.",
            points[winner],
            who=Sitter(winner),
        )
    return wins(Sitter(winner), points[winner])


def _active(state: State) -> Sitter:
    return Sitter(state.active)
