"""What did a player do, in words?"""

from gobelet.core.text import Text, plural, say
from gobelet.games.objectif.moves import FIRST_PAIR, STOP, dice_of, first_card, second_card
from gobelet.games.objectif.notation import CARD_NAMES
from gobelet.games.objectif.sheet import NAMES


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
