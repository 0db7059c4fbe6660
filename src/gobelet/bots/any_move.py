"""How does somebody play who knows nothing? Any legal move, all equally likely."""

from collections.abc import Sequence
from typing import Any

from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, below


def any_move(setup: Setup, view: Any, seat: int, legal: Sequence[int], chance: Sfc32) -> int:
    return legal[below(chance, len(legal))]
