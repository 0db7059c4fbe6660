"""What has become of the game? The fold of its events: the one place where legality is checked."""

from collections.abc import Iterable, Sequence

from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over, Roll, seat_name
from gobelet.core.position import Position
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup
from gobelet.core.structs import S
from gobelet.core.text import listed, say

MANY = 40  # moves: nobody reads more


def replay(setup: Setup[S], events: Iterable[Event]) -> S:
    """The state after these events."""
    state = setup.start()
    for event in events:
        advance(setup.game, state, event)
    return state


def advance(game: Game[S], state: S, event: Event, position: Position[S] | None = None) -> None:
    """Let one event happen to a state, or refuse it and change nothing.

    Pass the position if it is known already, so that its legal moves are not worked out again.
    """
    position = position or Position(game, state)
    if isinstance(event, Rolled):
        check_roll(position, event.faces)
        game.rules.land(state, event.faces)
    else:
        check_move(position, event)
        assert event.move is not None
        game.rules.play(state, event.seat, event.move)


def check_roll(position: Position, faces: Sequence[int]) -> None:
    match position.turn:
        case Choose(seats):
            asked = choices([seat_name(seat) for seat in seats])
            raise Refusal("No dice are owed: seat {asked} must choose first.", asked=asked)
        case Over():
            raise Refusal("The game is over: no dice are owed.")
        case Roll():
            for die, face, possible in zip(position.game.dice, faces, position.possible, strict=True):
                if face and not possible:
                    raise Refusal("Die {die} is not rolled now.", die=die.name)
                if possible and face not in possible:
                    shown = choices([die.faces[each - 1] for each in possible])
                    raise Refusal("Die {die} must be rolled too and show {shown}.", die=die.name, shown=shown)


def check_move(position: Position, event: Played) -> None:
    match position.turn:
        case Over():
            raise Refusal("The game is over: nothing can be played.")
        case Roll():
            raise Refusal("Roll the dice first.")
        case Choose(seats) if event.seat not in seats:
            asked = choices([seat_name(seat) for seat in seats])
            raise Refusal("It is seat {asked}'s turn, not {seat}'s.", seat=seat_name(event.seat), asked=asked)
    if event.move not in position.moves(event.seat):
        raise _illegal(position, event)


def _illegal(position: Position, event: Played) -> Refusal:
    seat, said = seat_name(event.seat), "" if event.move is None else position.game.notation.write(event.move)
    legal = position.game.sayings(position.state, event.seat)
    shown = listed(legal[:MANY])
    if len(legal) > MANY:
        shown = say("{sayings} and {number} more", sayings=shown, number=len(legal) - MANY)
    pattern = "Seat {seat} may not play '{said}' now; legal: {legal}."
    if event.move is None:
        pattern = "Seat {seat} may not play that now; legal: {legal}."
    return Refusal(pattern, seat=seat, said=said, legal=shown)


def seen(game: Game[S], state: S, events: Sequence[Event], seat: int) -> list[Event]:
    """The log as a seat may see it: answers that are still sealed have no move."""
    shown = list(events)
    for owner in {event.seat for event in events if isinstance(event, Played)} - {seat}:
        if game.sealed(state, owner):
            last = max(n for n, event in enumerate(events) if isinstance(event, Played) and event.seat == owner)
            shown[last] = Played(owner, None)
    return shown
