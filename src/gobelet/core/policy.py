"""How does a policy decide? By a rule that both gears can run, written against the verbs of any room.

    @policy
    def highest(view, seat, legal, count, chance, mind):
        return legal[count - 1]

`view` is the state as the seat may see it; `legal[:count]` are the moves to choose from, lowest first; `chance` is a
generator of random numbers of the seat's own. `mind` is what the policy brings along: tables, weights, scratch states,
a memory. It is made once for each player of each thread by the function given as `@policy(mind=...)`, which gets the
gear and the setup, and is best a NamedTuple of the gear's batches and blocks. The policy may change its view and mind.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, overload

from gobelet.core.gear import Gear
from gobelet.core.rule import BrokenRule, Function, rule
from gobelet.core.setup import Setup

PARAMETERS = ("view", "seat", "legal", "count", "chance", "mind")
MakeMind = Callable[[Gear, Setup], Any]


def nothing_in_mind(gear: Gear, setup: Setup) -> Any:
    """For policies that need nothing but the view."""
    return gear.block(1)


@dataclass(frozen=True, eq=False)
class Policy:
    """A way to decide that loops in either gear can use."""

    name: str
    choose: Function
    mind: MakeMind = nothing_in_mind
    heavy: bool = False  # too much for plain Python while somebody waits
    judges: bool = False  # leaves in `values` of its mind what it thinks of each move, wherever there are several

    def __repr__(self) -> str:
        return f"<policy {self.name}>"


@overload
def policy(function: Function) -> Policy: ...
@overload
def policy(*, mind: MakeMind) -> Callable[[Function], Policy]: ...


def policy(function: Function | None = None, *, mind: MakeMind = nothing_in_mind) -> Any:
    """Make a policy of a rule."""
    if function is None:
        return lambda made: policy_of(made, mind)
    return policy_of(function, mind)


def policy_of(function: Function, mind: MakeMind) -> Policy:
    if len(inspect.signature(function).parameters) != len(PARAMETERS):
        raise BrokenRule(
            f"The policy {function.__name__} must take {len(PARAMETERS)} parameters: {', '.join(PARAMETERS)}."
        )
    return Policy(function.__name__, rule(function), mind)
