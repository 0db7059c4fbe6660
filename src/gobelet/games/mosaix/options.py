"""What can be agreed before the start?"""

from collections.abc import Mapping

from gobelet.core.game import Option
from gobelet.core.text import say
from gobelet.games.mosaix.sheet import WHERE_PRINTED

OPTIONS = (
    Option(
        name="printed",
        values=WHERE_PRINTED,
        default="centre",
        clause="MX1",
        text=say("Where the printed symbol stands: in the centre of every grid, or in another box for each seat"),
    ),
    Option(
        name="roller_must_write",
        values=("yes", "no"),
        default="yes",
        clause="MX2",
        text=say("Whether the roller must show a formation of which they can write something themselves"),
    ),
)


def objection(seats: int, options: Mapping[str, str]) -> str | None:
    """MX2, MX9: a solo player always shows what they can write."""
    if options["roller_must_write"] == "no" and seats == 1:
        return "A solo player can only show what they can write themselves: roller_must_write must be yes."
    return None
