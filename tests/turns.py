"""What do drawn positions of all games share? Who is asked, and who has won."""

from typing import Any

from gobelet.core.game import Choose, Game, Over, Roll, seat_name


def asked(game: Game, state: Any) -> str:
    """The seats that owe a choice, `roll` if dice are owed, or `over`."""
    match game.turn(state):
        case Choose(seats):
            return "".join(seat_name(seat) for seat in seats)
        case Roll():
            return "roll"
        case Over():
            return "over"


def winners(game: Game, state: Any) -> str:
    return "".join(seat_name(seat) for seat in game.winners(state))
