"""What was meant by what somebody passed in? Seats, options and seeds are understood here, or refused."""

import operator
import reprlib
from collections.abc import Mapping
from typing import Any

from gobelet.core.game import Game, read_seat
from gobelet.core.refusal import Refusal
from gobelet.core.setup import wrong_number

Seat = str | int  # "A" or 0
Options = Mapping[str, str | int | bool]  # True and False stand for yes and no
LARGEST_SEED = 2**64 - 1


def shown(value: object) -> str:
    """Whatever it is, as a sentence can repeat it."""
    try:
        return reprlib.repr(value)
    except ValueError:  # Python refuses to write thousands of digits
        return "a number with thousands of digits"


def word(value: object) -> str:
    """A text as it is, anything else as Python writes it."""
    number = whole(value)
    return value if isinstance(value, str) else shown(value if number is None else number)


def whole(value: Any) -> int | None:
    """A whole number, also one of NumPy's; True and 1.0 are none."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def seat_of(given: object, seats: int) -> int:
    """The number of a seat that is given by its letter or number."""
    number = whole(given)
    if number is not None and 0 <= number < seats:
        return number
    return read_seat(word(given), seats)


def seats_of(game: Game, given: object) -> int:
    """How many seats; as few as the game can have if nothing is said."""
    number = game.seats[0] if given is None else whole(given)
    if number is None or number not in game.seats:
        raise wrong_number(game, shown(given))
    return number


def options_of(given: object) -> dict[str, str]:
    """Options as a record writes them; whether the game has them is checked when it is set up."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise Refusal("Options are a dict like {example}, not {given}.", example='{"rounds": 5}', given=shown(given))
    yes_or_no = {True: "yes", False: "no"}
    return {word(name): yes_or_no[value] if isinstance(value, bool) else word(value) for name, value in given.items()}


def seed_of(given: object) -> int | None:
    number = whole(given)
    if given is None or (number is not None and 0 <= number <= LARGEST_SEED):
        return number
    raise Refusal("A seed is a whole number from 0 to {most}, not {given}.", most=LARGEST_SEED, given=shown(given))
