"""What does a move use up, whatever the sheet? A player is told before it is paid."""

from gobelet.core.text import Text, say
from gobelet.parts.fute.moves import REROLL

A_REROLL = say("uses a re-roll")


def cost_of_turn(move: int) -> Text | None:
    """Of moves that the shared turn knows."""
    return A_REROLL if move == REROLL else None
