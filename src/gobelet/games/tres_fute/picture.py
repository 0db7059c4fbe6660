"""How does it look?"""

from gobelet.core.picture import Box, Picture
from gobelet.core.text import say
from gobelet.games.tres_fute.notation import box_name
from gobelet.games.tres_fute.places import PLACES
from gobelet.games.tres_fute.sheet import Paper
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.notation import COLOURS


def picture(paper: Paper, state: State, seat: int) -> Picture:
    names = [*(box_name(paper, place) for place in range(PLACES)), *COLOURS]
    boxes = tuple(Box(id=name, x=n % 16, y=n // 16, label=say("{name}", name=name)) for n, name in enumerate(names))
    return Picture(16, 6, boxes)
