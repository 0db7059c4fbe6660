"""What has happened on the table and on each sheet?"""

from typing import Annotated

from gobelet.core.structs import Int8, Int32, array, struct
from gobelet.games.melange_fute.sheet import GREEN_BOXES, VIOLET_BOXES, YELLOW_HEIGHT, YELLOW_WIDTH
from gobelet.parts.fute.table import MOST_SEATS, Middle, Player

NO_DIE = -1


@struct
class Sheet:
    """The zones and Mix actions of one player."""

    yellow: Annotated[list[int], array(Int8, YELLOW_HEIGHT)]  # written boxes of each row, from the left
    yellow_numbers: Annotated[list[int], array(Int8, YELLOW_HEIGHT * YELLOW_WIDTH)]  # row by row, 0: empty
    blue: Int32  # ticked boxes, one bit each, row by row; what is ticked from the start included
    green: Annotated[list[int], array(Int8, GREEN_BOXES)]  # as written, multiplied; 0: empty
    orange: Int32  # ticked boxes, one bit each
    violet: Int8  # written boxes, from the left
    violet_numbers: Annotated[list[int], array(Int8, VIOLET_BOXES)]
    polish_won: Int8
    polish_used: Int8
    back_won: Int8
    back_used: Int8
    jokers_won: Int8
    jokers_used: Int8  # one bit for each box: used in any order (MF23)
    changed_die: Int8  # a die whose changed value waits for its mark, or NO_DIE
    changed_value: Int8


@struct
class State:
    foxes_below_zero: Int8
    table: Middle
    players: Annotated[list[Player], array(Player, MOST_SEATS)]
    sheets: Annotated[list[Sheet], array(Sheet, MOST_SEATS)]
