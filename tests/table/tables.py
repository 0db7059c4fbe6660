"""Tables that people sit at, for tests over all rooms."""

from gobelet.core.game import Choose
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import Sfc32, below, seed
from gobelet.games import GAMES
from gobelet.table.fair import commit
from gobelet.table.live import FAIR, PERSON, Live, Seat

SECRET = bytes(range(32))
FEW = 2  # seats, where a game has so many

SMALL_SETUPS = [set_up(game, max(game.seats[0], min(FEW, game.seats[-1]))) for game in GAMES.values()]


def laid(setup: Setup, kinds: str = "", dice: str = FAIR, secret: bytes = SECRET) -> Live:
    """A table that has not begun; `kinds` are words, one a seat, persons if left out."""
    who = kinds.split() or [PERSON] * setup.seats
    seats = [Seat(kind, "", f"token {number}") for number, kind in enumerate(who)]
    return Live("table", setup, seats, commit(secret, "table"), secret, dice)


def opened(setup: Setup, kinds: str = "", dice: str = FAIR) -> tuple[Live, list[str]]:
    """A table and its log so far."""
    live = laid(setup, kinds, dice)
    return live, live.begin()


def draws(number: int) -> Sfc32:
    chance = Sfc32()
    seed(chance, number, 0)
    return chance


def someone_answers(live: Live, chance: Sfc32) -> list[str]:
    """One of those who are asked plays anything; the lines that were stored. Nothing if the game is over."""
    turn = live.table.turn()
    if not isinstance(turn, Choose):
        return []
    seat = turn.seats[below(chance, len(turn.seats))]
    sayings = live.game.sayings(live.table.state, seat)
    return live.act(seat, sayings[below(chance, len(sayings))], live.position)


def restored(live: Live, lines: list[str]) -> Live:
    """The same table, folded anew from its log."""
    again = Live(live.id, live.setup, live.seats, live.commitment, live.secret, live.dice)
    again.restore(lines)
    return again
