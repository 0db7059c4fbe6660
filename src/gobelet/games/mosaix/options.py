"""What can be agreed before the start?"""

from collections.abc import Mapping

from gobelet.core.game import Option
from gobelet.core.text import Text, say
from gobelet.games.mosaix.sheet import WHERE_PRINTED

OPTIONS = (
    Option(
        name="printed",
        values=dict(zip(WHERE_PRINTED, (say("in the centre"), say("elsewhere for each seat")), strict=True)),
        default="centre",
        clause="MX1",
        text=say("Where the printed symbol stands: in the centre of every grid, or in another box for each seat"),
    ),
    Option(
        name="roller_must_write",
        values={"yes": say("yes"), "no": say("no")},
        default="yes",
        clause="MX2",
        text=say("Whether the roller must show a formation of which they can write something themselves"),
    ),
)


def objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """MX2, MX9: a solo player always shows what they can write."""
    if options["roller_must_write"] == "no" and seats == 1:
        return say("A solo player can only show what they can write themselves: roller_must_write must be yes.")
    return None
