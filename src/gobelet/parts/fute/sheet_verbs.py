"""What must a sheet answer for the shared turn? Each room exchanges these for its own rules."""

from gobelet.core.rule import rule
from gobelet.core.verbs import Floats, Numbers
from gobelet.parts.fute.table import State


@rule
def reroll_boxes() -> int:
    """How many boxes the bar of re-rolls has."""
    raise NotImplementedError


@rule
def extra_boxes() -> int:
    """How many boxes the bar of extra dice has."""
    raise NotImplementedError


@rule
def round_bonus(state: State) -> int:
    """What everybody receives at the start of this round."""
    raise NotImplementedError


@rule
def lose_useless(state: State, seat: int) -> None:
    """Take bonuses off the heap that have no legal mark."""
    raise NotImplementedError


@rule
def offer_bonuses(state: State, seat: int, into: Numbers) -> int:
    """The ways to use the bonuses that are due."""
    raise NotImplementedError


@rule
def use_bonus(state: State, seat: int, move: int) -> None:
    """Use a bonus that is due."""
    raise NotImplementedError


@rule
def has_use(state: State, seat: int, die: int) -> bool:
    """Whether a die can be used as it lies there."""
    raise NotImplementedError


@rule
def has_changed_use(state: State, seat: int, die: int) -> bool:
    """Whether a die can be used after its value was changed by an action."""
    raise NotImplementedError


@rule
def offer_uses(state: State, seat: int, die: int, into: Numbers, found: int) -> int:
    """Add the ways to use a die to a list; answer how long it is."""
    raise NotImplementedError


@rule
def use(state: State, seat: int, move: int) -> bool:
    """Use a die; False if its mark needs a further decision."""
    raise NotImplementedError


@rule
def is_changing(state: State, seat: int) -> bool:
    """Whether a die was changed and must be marked before anything else."""
    raise NotImplementedError


@rule
def offer_changed(state: State, seat: int, into: Numbers) -> int:
    """The marks for a die that was changed."""
    raise NotImplementedError


@rule
def used_die(state: State, seat: int, move: int) -> int:
    """The die that a move uses."""
    raise NotImplementedError


@rule
def zone_points(state: State, seat: int, zone: int) -> int:
    """The points of a zone."""
    raise NotImplementedError


@rule
def offer_take_back(state: State, into: Numbers) -> int:
    """The dice that the active player may take back from the platter, and going on without."""
    raise NotImplementedError


@rule
def may_take_back(state: State) -> bool:
    """Whether the active player has an action left to take a die back."""
    raise NotImplementedError


@rule
def take_back(state: State, move: int) -> None:
    """Take a die back, or go on without."""
    raise NotImplementedError


@rule
def fox_value(state: State, smallest: int) -> int:
    """What one fox is worth, given the points of the smallest zone."""
    raise NotImplementedError


@rule
def observe_sheet(view: State, seat: int, into: Floats, at: int) -> int:
    """Write what a seat sees of its own zones, from a place on; answer where it ends."""
    raise NotImplementedError


@rule
def no_changed_use(state: State, seat: int, die: int) -> bool:
    """For sheets without actions that change a die."""
    return False


@rule
def never_changing(state: State, seat: int) -> bool:
    """For sheets without such actions."""
    return False


@rule
def nothing_changed(state: State, seat: int, into: Numbers) -> int:
    """For sheets without such actions."""
    return 0


@rule
def no_take_back(state: State) -> bool:
    """For sheets without that action."""
    return False


@rule
def smallest_zone(state: State, smallest: int) -> int:
    """TF50: for sheets whose zones cannot be below zero."""
    return smallest


@rule
def nothing_to_take_back(state: State, into: Numbers) -> int:
    """For sheets without that action."""
    return 0


@rule
def take_nothing_back(state: State, move: int) -> None:
    """For sheets without that action."""
