"""How does a game begin? With a number of seats and a value for every option."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal, choices


@dataclass(frozen=True)
class Setup:
    """A game with its seats and options, checked: made by `set_up` only."""

    game: Game
    seats: int
    options: Mapping[str, str]

    def start(self) -> Any:
        return self.game.start(self.seats, self.options)


def set_up(game: Game, seats: int, chosen: Mapping[str, str] | None = None) -> Setup:
    """Check what was chosen and fill in the defaults."""
    if seats not in game.seats:
        raise Refusal(f"{game.title} has {_span(game.seats)} seats, not {seats}.")
    options = {option.name: option.default for option in game.options}
    for name, value in (chosen or {}).items():
        if name not in options:
            known = f"its options are {choices(list(options))}" if options else "it has none"
            raise Refusal(f"{game.title} has no option {name!r}; {known}.")
        option = next(option for option in game.options if option.name == name)
        if value not in option.values:
            raise Refusal(f"Option {name} cannot be {value!r}; it is {choices(option.values)}.")
        options[name] = value
    if objection := game.objection(seats, options):
        raise Refusal(objection)
    return Setup(game, seats, options)


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
