"""What does every gear bring along? Functions that plain Python and compiled code do each in its own way."""

from typing import Any

from gobelet.core.rule import native
from gobelet.core.structs import copy_into


@native
def copy(into: Any, state: Any) -> None:
    """Make a state, or any struct, equal to another one; they stay independent."""
    copy_into(into, state)


@native
def bit_count(number: int) -> int:
    """How many bits of a number, not below zero, are set: the size of a set kept as bits."""
    return number.bit_count()
