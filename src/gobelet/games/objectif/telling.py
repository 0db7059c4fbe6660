"""What did a player do, and how far is the game, in words?"""

from gobelet.core.event import Event, Played
from gobelet.core.story import Chapter
from gobelet.core.text import Sitter, Text, listed, plural, say
from gobelet.games.objectif.moves import FIRST_PAIR, STOP, dice_of, first_card, second_card
from gobelet.games.objectif.notation import CARD_NAMES
from gobelet.games.objectif.scoring import is_made
from gobelet.games.objectif.sheet import NAMES
from gobelet.games.objectif.state import Stage, State


def tell(move: int) -> Text:
    if move < FIRST_PAIR:
        return _card(first_card(move))
    if move < STOP:
        return say("{one} and {other}", one=_card(first_card(move)), other=_card(second_card(move)))
    if move == STOP:
        return say("keeps the dice")
    return plural("re-rolls {n} die", "re-rolls {n} dice", dice_of(move).bit_count())


def _card(card: int) -> Text:
    return CARD_NAMES[NAMES[card]]


def deed(before: State, event: Event, after: State) -> Text | None:
    """A card is laid; and when the dice are final, what became of all cards."""
    judged = _judged(after) if after.played > before.played else None
    if not isinstance(event, Played) or event.move is None:
        return judged
    if event.move < STOP:
        return say("lays {cards}", cards=tell(event.move))
    return say("keeps the dice: {outcome}", outcome=judged) if judged else None


def _judged(state: State) -> Text:
    """OB5: what was turned up in the round that has just ended, against its final dice."""
    outcomes = []
    for seat in range(state.seats):
        for card in state.last_laid[seat][: state.packs]:
            pattern = "{who} makes {card}" if is_made(card, state.last_dice) else "{who} fails {card}"
            outcomes.append(say(pattern, who=Sitter(seat), card=_card(card)))
    return listed(outcomes)


def chapter(state: State) -> Chapter:
    if state.stage == Stage.OVER:
        return Chapter(say("The game is over: all {rounds} rounds are played.", rounds=state.rounds))
    pattern = "Round {number} of {rounds}" if state.played + 1 < state.rounds else "Last round"
    number, active = say(pattern, number=state.played + 1, rounds=state.rounds), Sitter(state.active)
    return Chapter(number, say("{who} is active", who=active))
