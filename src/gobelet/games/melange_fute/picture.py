"""How does it look?"""

from gobelet.core.picture import Box, Picture
from gobelet.core.text import say
from gobelet.games.melange_fute.notation import BARS, box_name
from gobelet.games.melange_fute.places import PLACES
from gobelet.games.melange_fute.sheet import JOKERS, Paper
from gobelet.games.melange_fute.state import State
from gobelet.parts.fute.notation import COLOURS


def picture(paper: Paper, state: State, seat: int) -> Picture:
    places = [box_name(paper, place) for place in range(PLACES)]
    names = [*places, *COLOURS, *BARS, *(f"joker{box + 1}" for box in range(JOKERS))]
    boxes = tuple(Box(id=name, x=n % 16, y=n // 16, label=say("{name}", name=name)) for n, name in enumerate(names))
    return Picture(16, 8, boxes)
