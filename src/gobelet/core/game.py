"""What is a game to the rest of the house? One frozen record that its room exports."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Generic

from gobelet.core.lesson import Lesson
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.refusal import Refusal, choices
from gobelet.core.score import Score
from gobelet.core.sfc32 import Sfc32
from gobelet.core.story import Story
from gobelet.core.structs import S, copy_of
from gobelet.core.text import SEAT_NAMES, Text, say
from gobelet.core.verbs import Rules, shows_itself


@dataclass(frozen=True, slots=True)
class Die:
    """A die of the game. Dice of one kind look alike: swapping two of them changes nothing."""

    name: str
    kind: str
    title: Text  # what a person calls it
    faces: tuple[str, ...] = ("1", "2", "3", "4", "5", "6")
    face_titles: tuple[Text, ...] = ()  # what a person calls its faces, if they are not numbers
    by_lot: bool = False  # not rolled: something drawn by lot, and written down like a die

    def worth(self, face: int) -> int | str:
        """What this side shows, as a program would like it: a number if it is one."""
        shown = self.faces[face - 1]
        return int(shown) if shown.isdigit() else shown

    def says(self, face: int) -> Text:
        """What this side shows, in words."""
        return self.face_titles[face - 1] if self.face_titles else say("{face}", face=self.faces[face - 1])


@dataclass(frozen=True, slots=True)
class Option:
    """What the paper leaves open or prints in editions."""

    name: str
    values: Mapping[str, Text]  # what may be chosen, and how a person is told
    default: str
    clause: str  # the number of the rule that speaks of it
    text: Text


@dataclass(frozen=True, slots=True)
class Roll:
    """These dice are owed, by their numbers."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Choose:
    """These seats owe a choice each, in any order."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing is owed any more."""


Turn = Roll | Choose | Over


def no_objection(seats: int, options: Mapping[str, str]) -> Text | None:
    """For games in which any options go together."""
    return None


def no_verdict(points: int) -> Text | None:
    """For games that have no levels for a single player."""
    return None


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[S]):
    """A room's door plate. The rules take numbers; everything said to a person is text."""

    name: str
    version: int  # rises with every change that would make old records replay differently
    title: Text
    blurb: Text  # one sentence that helps to choose a game
    seats: range
    minutes: int  # that a game takes around a table, roughly
    dice: tuple[Die, ...]
    parts: Mapping[str, Text]  # of the score, by name, in the order of the rules
    state: type[S]
    rules: Rules[S]
    notation: Notation[S]
    look: Look[S]
    options: tuple[Option, ...] = ()
    alone: tuple[str, ...] = ()  # parts of the score that count only for a single player
    objection: Callable[[int, Mapping[str, str]], Text | None] = field(default=no_objection)
    verdict: Callable[[int], Text | None] = field(default=no_verdict)  # what the points of a single player mean
    missing: Callable[[int], Text | None] = field(default=no_verdict)  # how many more would mean something better
    bonus_from: Callable[[S, int], int] | None = None  # what brought the bonus that a seat has to use now, 0 for none
    with_sheet: "Callable[[str], Game[S]] | None" = None  # the game with another sheet, given as the text of its file
    own_sheet: str = ""  # the digest of a sheet that is not the printed one
    inputs: tuple[str, ...] = ()  # a name for each number that `observe` writes
    lesson: Lesson | None = None  # a first game, step by step
    alike: tuple[tuple[int, ...], ...] = ()  # orders of the inputs in which a position is worth the same
    story: Story[S] = field(default_factory=Story)  # how it is told while it is played

    def __repr__(self) -> str:
        return f"<gobelet.Game {self.name}: {self._plate()}>"

    def __str__(self) -> str:
        """What a person wants to know before choosing it."""
        options = [f"  {each.name}={each.default}: {each.text} ({', '.join(each.values)})" for each in self.options]
        return "\n".join([f"{self.name}: {self._plate()}", f"  {self.blurb}", *options])

    def _plate(self) -> str:
        least, most = self.seats[0], self.seats[-1]
        seats = f"{least} to {most} seats" if least < most else f"{most} seats"
        return f"{self.title}, {seats}, about {self.minutes} minutes"

    def start(self, seats: int, options: Mapping[str, str]) -> S:
        """A new game; `options` names a value for each option (see setup.py)."""
        state = self.state()
        self.rules.start(state, seats, self.places(options))
        return state

    def places(self, options: Mapping[str, str]) -> list[int]:
        """The place of each chosen value in the list of its option: all that rules know of options."""
        return [list(option.values).index(options[option.name]) for option in self.options]

    def turn(self, state: S) -> Turn:
        """What is owed now."""
        if asked := _members(self.rules.asked(state)):
            return Choose(asked)
        if owed := _members(self.rules.owed(state)):
            return Roll(owed)
        return Over()

    def possible(self, state: S) -> tuple[tuple[int, ...], ...]:
        """The faces that each owed die can show, none for the others: what a source of dice wants to know."""
        owed = self.rules.owed(state)
        return tuple(self._faces_of(state, die) if owed >> die & 1 else () for die in range(len(self.dice)))

    def _faces_of(self, state: S, die: int) -> tuple[int, ...]:
        sides = range(1, self.rules.sides(state, die) + 1)
        if self.rules.shows is shows_itself:
            return tuple(sides)
        return tuple(self.rules.shows(state, die, side) for side in sides)

    def moves(self, state: S, seat: int) -> list[int]:
        """All legal moves of a seat, lowest first; none when it is not asked."""
        if seat not in _members(self.rules.asked(state)):
            return []
        into = [0] * self.notation.most_moves
        return into[: self.rules.moves(state, seat, into)]

    def sayings(self, state: S, seat: int) -> list[str]:
        """All legal moves of a seat as text."""
        return [self._saying(move) for move in self.moves(state, seat)]

    def spellings(self, state: S, seat: int, legal: Sequence[int] | None = None) -> dict[str, int]:
        """All that a seat may say, and the move it means: each as it is written, then other ways to point it out."""
        legal = self.moves(state, seat) if legal is None else legal
        return {self._saying(move): move for move in legal} | self.notation.also(state, legal) if legal else {}

    def known(self, saying: str) -> int | None:
        """The move that a saying writes, if it writes any."""
        return self._by_saying.get(saying)

    def read(self, saying: str) -> int:
        """The move that a saying writes."""
        move = self.known(saying)
        if move is None:
            raise Refusal("{saying!r} is no move of {game}.", saying=saying, game=self.title)
        return move

    def score(self, state: S, seat: int) -> Score:
        into = [0] * len(self.parts)
        self.rules.score(state, seat, into)
        return Score(tuple(zip(self.parts, into, strict=True)))

    def observe(self, view: S, seat: int) -> list[float]:
        """What a seat looks at in its view, a number for each of `inputs`."""
        into = [0.0] * len(self.inputs)
        self.rules.observe(view, seat, into)
        return into

    def counted(self, seats: int) -> list[str]:
        """The parts of the score that count with so many players."""
        return [part for part in self.parts if seats == 1 or part not in self.alone]

    def winners(self, state: S) -> tuple[int, ...]:
        return _members(self.rules.winners(state))

    def view(self, state: S, seat: int) -> S:
        """A copy of the state with everything blanked that this seat may not know."""
        seen = copy_of(state)
        if self.rules.secrets:
            self.rules.secrets.hide(seen, seat)
        return seen

    def sealed(self, state: S, seat: int) -> bool:
        """Whether the latest answer of this seat is still known to itself only."""
        return self.rules.secrets is not None and self.rules.secrets.sealed(state, seat)

    def imagine(self, view: S, seat: int, chance: Sfc32) -> None:
        """Fill in what a view hides from its seat, at random."""
        if self.rules.secrets:
            self.rules.secrets.imagine(view, seat, chance)

    @property
    def has_secrets(self) -> bool:
        return self.rules.secrets is not None

    @cached_property
    def _saying(self) -> Callable[[int], str]:
        """Each move is written once."""
        return cache(self.notation.write)

    @cached_property
    def _by_saying(self) -> dict[str, int]:
        return {self._saying(move): move for move in range(self.notation.move_count)}


def seat_name(seat: int) -> str:
    return SEAT_NAMES[seat]


def read_seat(name: str, seats: int) -> int:
    if len(name) == 1 and name in SEAT_NAMES[:seats]:
        return SEAT_NAMES.index(name)
    known = choices(list(SEAT_NAMES[:seats]))
    raise Refusal("{name!r} is no seat; the seats are {known}.", name=name, known=known)


def _members(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
