"""How is a game written down? As a short text file that is read back to the letter (docs/notation.md)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Generic

from gobelet.core.commitment import CHAINED, Commitment, read_commitment, read_secret, read_share, write_commitment
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Game, Over, read_seat, seat_name
from gobelet.core.refusal import Refusal, choices
from gobelet.core.replay import advance
from gobelet.core.setup import Setup, set_up
from gobelet.core.structs import S

FORMAT = "gobelet record 1"
LONGEST_LINE = 1000  # characters; a refusal repeats a wrong line


@dataclass(frozen=True)
class Record(Generic[S]):
    """A game that was read and replayed: the state is the one after its last event."""

    setup: Setup[S]
    events: tuple[Event, ...]
    state: S
    commitment: Commitment | None = None  # of fair dice
    secret: str = ""  # behind the commitment, once the game is over


def write_record(
    setup: Setup[S], events: Iterable[Event], state: S, commitment: Commitment | None = None, secret: str = ""
) -> str:
    """The text of a game; `state` is the one after its last event."""
    game = setup.game
    lines = [*header_lines(setup, commitment), "", *(write_event(game, event) for event in events)]
    if isinstance(game.turn(state), Over):
        lines += ["", closing_line(game, state, setup.seats)]
        lines += [f"secret {secret}"] if commitment else []
    return "\n".join(lines) + "\n"


def header_lines(setup: Setup, commitment: Commitment | None = None) -> list[str]:
    """What stands above the events: which game is played, by how many, and what its dice follow from."""
    game = setup.game
    lines = [FORMAT, f"game {game.name}", f"version {game.version}", f"seats {setup.seats}"]
    lines += [f"option {name} {value}" for name, value in setup.options.items()]
    lines += [f"sheet {game.own_sheet}"] if game.own_sheet else []
    return lines + (write_commitment(commitment) if commitment else [])


def write_event(game: Game, event: Event) -> str:
    """`roll white1=4 red=2`, `A red9`, or `A ...` for an answer that is still sealed."""
    if isinstance(event, Played):
        return f"{seat_name(event.seat)} {'...' if event.move is None else game.notation.write(event.move)}"
    shown = (f"{die.name}={die.faces[face - 1]}" for die, face in zip(game.dice, event.faces, strict=True) if face)
    return f"roll {' '.join(shown)}"


def closing_line(game: Game[S], state: S, seats: int) -> str:
    """`score A=45 B=38 winners=A`."""
    totals = " ".join(f"{seat_name(seat)}={game.score(state, seat).total}" for seat in range(seats))
    return f"score {totals} winners={''.join(seat_name(seat) for seat in game.winners(state))}"


def read_event(game: Game, seats: int, line: str) -> Event:
    word, _, rest = line.partition(" ")
    if word == "roll":
        return Rolled(read_faces(game, rest))
    return Played(read_seat(word, seats), game.read(rest))


def read_record(text: str, games: Mapping[str, Game]) -> Record:
    """Read a game and replay it; a damaged or illegal one is refused with its line and the reason."""
    reader = _Reader(text)
    try:
        return _read(reader, games)
    except Refusal as refusal:
        raise Refusal("Line {number}: {reason}", number=reader.number, reason=refusal.text) from None


class _Reader:
    """The lines of a record one by one, knowing the number of the last one taken."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def take(self) -> str:
        line = self.peek()
        self.number += 1
        if len(line) > LONGEST_LINE:
            raise Refusal("the line is too long for a record.")
        if line.endswith("\r"):
            raise Refusal("the line ends with a carriage return; only a line feed may end it.")
        return line

    def value(self, word: str) -> str:
        line = self.take()
        if not line.startswith(f"{word} "):
            raise Refusal("expected '{word} ...', found {line!r}.", word=word, line=line)
        return line.removeprefix(f"{word} ")

    def exactly(self, wanted: str) -> None:
        line = self.take()
        if line != wanted:
            pattern = "expected '{wanted}', found {line!r}." if wanted else "expected an empty line, found {line!r}."
            raise Refusal(pattern, wanted=wanted, line=line)


def _read(reader: _Reader, games: Mapping[str, Game]) -> Record:
    setup, commitment = _read_header(reader, games)
    game, state = setup.game, setup.start()
    secret = ""
    events: list[Event] = []
    while reader.peek():
        line = reader.take()
        event = read_event(game, setup.seats, line)
        if line != write_event(game, event):
            due = write_event(game, event)
            raise Refusal("this must be written '{due}', found {line!r}.", due=due, line=line)
        advance(game, state, event)
        events.append(event)
    if isinstance(game.turn(state), Over):
        reader.exactly("")
        reader.exactly(closing_line(game, state, setup.seats))
        secret = read_secret(reader.value("secret")) if commitment else ""
    if reader.lines[reader.number :] != [""]:
        reader.take()
        raise Refusal("the record should end here, with a line break after its last line.")
    return Record(setup, tuple(events), state, commitment, secret)


def _read_header(reader: _Reader, games: Mapping[str, Game]) -> tuple[Setup, Commitment | None]:
    reader.exactly(FORMAT)
    name = reader.value("game")
    if name not in games:
        raise Refusal("there is no game {name!r}; the games are {known}.", name=name, known=choices(list(games)))
    game = games[name]
    version = reader.value("version")
    if version != str(game.version):
        pattern = "the record was written by version {version!r} of the rules, this is version {now}."
        raise Refusal(pattern, version=version, now=game.version)
    seats = reader.value("seats")
    if seats not in map(str, game.seats):
        known = choices([str(number) for number in game.seats])
        raise Refusal("{game} cannot have {seats!r} seats, only {known}.", game=game.title, seats=seats, known=known)
    setup = set_up(game, int(seats))
    chosen: dict[str, str] = {}
    for option in game.options:
        found, _, value = reader.value("option").partition(" ")
        if found != option.name:
            raise Refusal("expected option '{option}', found {found!r}.", option=option.name, found=found)
        chosen[option.name] = value
        setup = set_up(game, int(seats), chosen)
    _read_sheet(reader, game)
    commitment = _read_fair(reader, setup.seats) if reader.peek().startswith("fair ") else None
    reader.exactly("")
    return setup, commitment


def _read_fair(reader: _Reader, seats: int) -> Commitment:
    commitment, left = read_commitment(reader.value("fair")), "".join(map(seat_name, range(seats)))
    shares: list[tuple[str, str]] = []
    while commitment.version == CHAINED and reader.peek().startswith("share "):
        seat, share = read_share(reader.value("share"), left)
        shares.append((seat, share))
        left = left[left.index(seat) + 1 :]  # each seat once, in their order
    return replace(commitment, shares=tuple(shares))


def _read_sheet(reader: _Reader, game: Game) -> None:
    """A game played with a custom sheet can be read only with that sheet."""
    if not reader.peek().startswith("sheet "):
        if game.own_sheet:
            reader.take()
            raise Refusal("this game was played with the printed sheet, not with the one that was given.")
        return
    digest = reader.value("sheet")
    if digest != game.own_sheet:
        pattern = "this game was played with the sheet {digest}; it cannot be read without one."
        if game.own_sheet:
            pattern = "this game was played with the sheet {digest}; it cannot be read with sheet {given}."
        raise Refusal(pattern, digest=digest, given=game.own_sheet)


def read_faces(game: Game, text: str) -> tuple[int, ...]:
    faces = dict.fromkeys((die.name for die in game.dice), 0)
    for word in text.split(" "):
        name, _, shown = word.partition("=")
        die = next((die for die in game.dice if die.name == name), None)
        if die is None:
            known = choices([die.name for die in game.dice])
            raise Refusal("{word!r} is no die; the dice are {known}.", word=word, known=known)
        if shown not in die.faces:
            known = choices(die.faces)
            raise Refusal(
                "Die {name} cannot show {shown!r}; its faces are {known}.", name=name, shown=shown, known=known
            )
        if faces[name]:
            raise Refusal("Die {name} stands there twice.", name=name)
        faces[name] = die.faces.index(shown) + 1
    return tuple(faces.values())
