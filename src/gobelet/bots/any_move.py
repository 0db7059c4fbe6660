"""How does somebody play who knows nothing? Any legal move, all equally likely."""

from collections.abc import Sequence

from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, below
from gobelet.core.structs import S


def any_move(setup: Setup[S], view: S, seat: int, legal: Sequence[int], chance: Sfc32) -> int:
    return legal[below(chance, len(legal))]
