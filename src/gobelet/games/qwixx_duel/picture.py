"""How does it look?"""

from gobelet.core.picture import Box, Picture
from gobelet.core.text import Text, say
from gobelet.games.qwixx_duel.moves import at
from gobelet.games.qwixx_duel.notation import write
from gobelet.games.qwixx_duel.sheet import BOXES, NUMBERS, ROWS
from gobelet.games.qwixx_duel.state import State


def question(state: State, seat: int) -> Text:
    return say("Place a pawn or pass.")


def picture(state: State, seat: int) -> Picture:
    boxes = tuple(
        Box(id=write(at(row, box)), x=box, y=row, label=say("{n}", n=NUMBERS[row][box]))
        for row in range(ROWS)
        for box in range(BOXES)
    )
    return Picture(BOXES, ROWS, boxes)
