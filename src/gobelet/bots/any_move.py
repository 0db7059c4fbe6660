"""How does somebody play who knows nothing? Any legal move, all equally likely."""

from collections.abc import Sequence
from typing import Any

from gobelet.core.policy import policy
from gobelet.core.sfc32 import Sfc32, below


@policy
def any_move(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    return legal[below(chance, count)]
