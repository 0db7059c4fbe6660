"""What is a game in progress to somebody at a Python prompt? Dice to roll, sayings to play, something to look at."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gobelet.core.dice import dice_of, system_dice
from gobelet.core.event import Event, Rolled
from gobelet.core.game import Choose, Game, Over, seat_name
from gobelet.core.record import Record, write_event, write_record
from gobelet.core.refusal import Refusal, choices
from gobelet.core.saying import lit
from gobelet.core.setup import Setup
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.structs import copy_of
from gobelet.core.verbs import SPECTATOR
from gobelet.front.faces import Shown, faces_of
from gobelet.front.given import Seat, seat_of, shown
from gobelet.front.turn import Turn, turn_of
from gobelet.table.table import Table

if TYPE_CHECKING:
    from gobelet.draw.notebook import Drawing


class Match:
    """A game in progress. `gobelet.new` and `gobelet.read` make one.

    Seats are taken as letters or numbers ("A" or 0) and given back as letters. What cannot be done is a
    `gobelet.Refusal` and changes nothing. `print` draws the position, and a notebook shows it.
    """

    def __init__(
        self, setup: Setup, events: Iterable[Event] = (), number: int | None = None, source: Record | None = None
    ) -> None:
        self.table = Table(setup)
        self._source = source  # the record that it was read from
        self._chance: Sfc32 | None = None
        if number is not None:
            self._chance = Sfc32()
            seed(self._chance, number, 0)
        for event in events:
            self._happen(event)

    @property
    def game(self) -> Game:
        """Which game it is: its title, rules and options."""
        return self.table.game

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(map(seat_name, range(self.table.setup.seats)))

    @property
    def options(self) -> dict[str, str]:
        return dict(self.table.setup.options)

    @property
    def turn(self) -> Turn:
        """What is owed now: `turn.kind` is "roll", "choose" or "over"; `turn.seats` and `turn.dice` name them."""
        return turn_of(self.game, self.table.turn())

    @property
    def over(self) -> bool:
        return isinstance(self.table.turn(), Over)

    @property
    def winners(self) -> tuple[str, ...]:
        """Who has won, several if they share it; nobody before the game is over."""
        return tuple(map(seat_name, self.game.winners(self.table.state))) if self.over else ()

    @property
    def events(self) -> tuple[str, ...]:
        """What has happened, as the lines of a record: `roll white1=2 ...`, `A red5`."""
        return tuple(write_event(self.game, event) for event in self.table.events)

    def roll(self, faces: Shown | None = None, /, **named: str | int) -> dict[str, int | str]:
        """Let the owed dice fall and say what they show.

        Faces of real dice may be given: by name, `roll(white1=2, ...)` or `roll("white1=2 ...")`, or in the order of
        `turn.dice`, `roll("231421")` or `roll([2, 3, 1, 4, 2, 1])`.
        """
        possible = self.table.position.possible
        source = system_dice if self._chance is None else dice_of(copy_of(self._chance))
        given = named if faces is None and named else faces
        if faces is not None and named:
            raise Refusal("Faces are given either by name or in one text or list, not in two ways.")
        fallen = source(possible) if given is None or not any(possible) else faces_of(self.game, possible, given)
        self._happen(Rolled(fallen))
        return {die.name: die.worth(face) for die, face in zip(self.game.dice, fallen, strict=True) if face}

    def legal(self, seat: Seat | None = None) -> list[str]:
        """All that a seat may play now, nothing if it is not asked; the seat may be left out if only one is asked."""
        if seat is not None:
            return self.game.sayings(self.table.state, seat_of(seat, self.table.setup.seats))
        match self.table.turn():
            case Choose((only,)):
                return self.game.sayings(self.table.state, only)
            case Choose(seats):
                asked = choices([seat_name(each) for each in seats])
                raise Refusal("Several seats are asked: say which one, {asked}.", asked=asked)
            case _:
                return []

    def play(self, seat: Seat, saying: str) -> None:
        """Play one of the legal sayings; its words may come in any order."""
        number = seat_of(seat, self.table.setup.seats)
        if not isinstance(saying, str):
            raise Refusal("A move is a text such as 'pass', not {given}; see legal().", given=shown(saying))
        self.table.say(number, saying)

    def undo(self) -> None:
        """Take back the latest choice; nothing before the latest dice or revealed secret comes back."""
        self.table.undo(range(self.table.setup.seats))

    def scores(self) -> dict[str, dict[str, int]]:
        """The points of each seat so far, by parts and in total."""
        return {seat_name(seat): self.table.position.score(seat).as_dict() for seat in range(self.table.setup.seats)}

    def record(self) -> str:
        """The whole game as text, for `gobelet.read` (docs/notation.md)."""
        table, source = self.table, self._source
        if source and source.events == tuple(table.events):  # so that the commitment of its dice is kept
            return write_record(table.setup, table.events, table.state, source.commitment, source.secret)
        return table.record()

    def copy(self) -> "Match":
        """The same game once more, to try something; seeded dice fall there as they would here."""
        other = Match(self.table.setup, source=self._source)
        other.table = self.table.copy()
        other._chance = copy_of(self._chance) if self._chance else None
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def view(self, seat: Seat | None = None) -> Any:
        """A copy of the state without what the seat may not know; without a seat, as somebody sees it who watches."""
        return self.table.view(self._viewer(seat))

    def question(self, seat: Seat | None = None) -> str:
        """What is asked of the seat, or what somebody who watches is told."""
        viewer = self._viewer(seat)
        return str(self.game.look.question(self.table.view(viewer), viewer).text)

    def picture(self, seat: Seat | None = None) -> "Drawing":
        """The position as the seat sees it, or as somebody does who watches: show it in a notebook or print it."""
        from gobelet.draw.notebook import Drawing  # not everybody looks

        viewer = self._viewer(seat)
        pointable = lit(self.table.position.spellings(viewer), ()) if viewer != SPECTATOR else ()
        return Drawing(self.game.look.picture(self.table.view(viewer), viewer), pointable)

    def __repr__(self) -> str:
        seats, events = len(self.seats), len(self.table.events)
        counted = f"{seats} seat{'s'[: seats != 1]}, {events} event{'s'[: events != 1]}"
        won = f", {' and '.join(self.winners)} won" if self.winners else ""
        return f"<gobelet game: {self.game.name}, {counted}, {self.turn}{won}>"

    def __str__(self) -> str:
        seat = self._looking()
        return f"{self.picture(seat)}\n\n{self.question(seat)}"

    def _repr_svg_(self) -> str:
        return self.picture(self._looking())._repr_svg_()

    def _repr_html_(self) -> str:
        return self.picture(self._looking())._repr_html_()

    def _viewer(self, seat: Seat | None) -> int:
        return SPECTATOR if seat is None else seat_of(seat, self.table.setup.seats)

    def _looking(self) -> Seat | None:
        """Through whose eyes: the only player's, or the only one's who is asked; else those of somebody who watches."""
        match self.table.turn():
            case Choose((only,)):
                return only
            case _:
                return 0 if len(self.seats) == 1 else None

    def _happen(self, event: Event) -> None:
        """Seeded dice move on with every roll, also with one of real dice, so that a record can be played on."""
        possible = self.table.position.possible if isinstance(event, Rolled) and self._chance else None
        self.table.happen(event)
        if possible and self._chance:
            dice_of(self._chance)(possible)
