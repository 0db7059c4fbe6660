"""What has happened on the table and on each sheet?"""

from typing import Annotated

from gobelet.core.structs import Int8, Int32, array, struct
from gobelet.games.tres_fute.sheet import ORANGE_BOXES, VIOLET_BOXES
from gobelet.parts.fute.table import MOST_SEATS, Middle, Player


@struct
class Sheet:
    """The zones of one player."""

    yellow: Int32  # ticked boxes, one bit each, row by row; printed crosses are ticked
    blue: Int32  # likewise; the picture of the dice counts as ticked
    green: Int8  # ticked boxes, from the left
    orange: Int8  # written boxes, from the left
    violet: Int8
    orange_numbers: Annotated[list[int], array(Int8, ORANGE_BOXES)]  # as written, multiplied
    violet_numbers: Annotated[list[int], array(Int8, VIOLET_BOXES)]


@struct
class State:
    original: Int8  # 1: the original edition, 0: the new one
    table: Middle
    players: Annotated[list[Player], array(Player, MOST_SEATS)]
    sheets: Annotated[list[Sheet], array(Sheet, MOST_SEATS)]
