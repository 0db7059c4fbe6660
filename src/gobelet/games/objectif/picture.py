"""How does it look?"""

from gobelet.core.picture import Box, Picture, Shape
from gobelet.core.text import Text, say
from gobelet.games.objectif.notation import CARD_NAMES, DICE
from gobelet.games.objectif.sheet import NAMES
from gobelet.games.objectif.state import Stage, State


def question(state: State, seat: int) -> Text:
    return say("Lay a card.") if state.stage == Stage.LAY else say("Re-roll dice or stop.")


def picture(state: State, seat: int) -> Picture:
    dice = tuple(Box(id=die.name, x=2 * n, y=0, shape=Shape.DIE) for n, die in enumerate(DICE))
    cards = tuple(Box(id=name, x=n, y=1, label=CARD_NAMES[name]) for n, name in enumerate(NAMES))
    return Picture(len(NAMES), 2, dice + cards)
