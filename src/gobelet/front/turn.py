"""What is owed now? Dice, a choice, or nothing any more, with seats and dice by name."""

from dataclasses import dataclass
from typing import Literal

from gobelet.core.game import Choose, Game, Roll, seat_name
from gobelet.core.game import Turn as Owed


@dataclass(frozen=True, slots=True)
class Turn:
    """`kind` says whether dice must fall, seats must choose, or the game is over."""

    kind: Literal["roll", "choose", "over"]
    seats: tuple[str, ...] = ()  # that owe a choice, in any order
    dice: tuple[str, ...] = ()  # that must fall

    def __str__(self) -> str:
        match self.kind:
            case "roll":
                return "1 die to roll" if len(self.dice) == 1 else f"{len(self.dice)} dice to roll"
            case "choose":
                return f"{' and '.join(self.seats)} to choose"
            case _:
                return "over"


def turn_of(game: Game, owed: Owed) -> Turn:
    match owed:
        case Roll(dice):
            return Turn("roll", dice=tuple(game.dice[die].name for die in dice))
        case Choose(seats):
            return Turn("choose", seats=tuple(map(seat_name, seats)))
        case _:
            return Turn("over")
