"""Who plays when no person does? Each bot is a function that sees no more than its seat may see."""

from collections.abc import Callable, Sequence
from typing import Any

from gobelet.bots.any_move import any_move
from gobelet.bots.greedy import greedy
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32
from gobelet.core.text import say

Bot = Callable[[Setup, Any, int, Sequence[int], Sfc32], int]  # setup, view, seat, legal moves, chance: its move

BOTS: dict[str, Bot] = {"random": any_move, "greedy": greedy}
BOT_NAMES = {"random": say("random"), "greedy": say("greedy")}
BOT_MANNERS = {"random": say("plays anything"), "greedy": say("takes what brings most at once")}
THINKERS = frozenset({"greedy"})  # who needs more than a moment for a move
