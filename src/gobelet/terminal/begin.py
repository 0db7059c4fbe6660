"""How does somebody come to a game, and leave it? The work of `gobelet play`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.setup import find_game, set_up
from gobelet.core.text import listed, say
from gobelet.front.match import Match
from gobelet.front.opening import read
from gobelet.table.file import is_taken, keep
from gobelet.terminal import seated
from gobelet.terminal.choose import (
    check_options,
    choose_game,
    choose_options,
    choose_players,
    choose_seats,
    read_options,
    read_seats,
)
from gobelet.terminal.play import play
from gobelet.terminal.screen import Quit, Screen
from gobelet.terminal.sitting import Sitting, sit_down


@dataclass(frozen=True)
class Wanted:
    """What the command line said; whatever is missing is asked for."""

    games: Mapping[str, Game]
    name: str | None = None
    seats: str | None = None
    options: Sequence[str] = ()
    number: int | None = None  # for dice and bots that are the same each time
    typed: bool = False  # real dice, by hand
    file: Path | None = None
    careful: bool = False  # every answer is tried first


def begin(screen: Screen, wanted: Wanted) -> None:
    """Ask for what is missing, play, and leave without losing anything."""
    screen.warn_if_narrow()
    sitting = None
    try:
        sitting = _sit_down(screen, wanted)
        play(sitting)
    except EOFError:
        if not screen.live:
            raise Refusal("The input ended before the game did.") from None
    except Quit:
        pass
    if sitting:
        _leave(sitting)


def _sit_down(screen: Screen, wanted: Wanted) -> Sitting:
    """Everything that was given is checked before anything is asked."""
    game = None if wanted.name is None else find_game(wanted.games, wanted.name)
    given = read_options(wanted.options)
    players = None if wanted.seats is None else read_seats(wanted.seats)
    if wanted.file and is_taken(wanted.file):
        return _go_on(screen, wanted, wanted.file, game, players, given)
    game = game or choose_game(screen, wanted.games)
    if players:
        setup = set_up(game, len(players), given)  # whoever names the seats wants no questions
    else:
        check_options(game, given)
        players = choose_seats(screen, game)
        setup = choose_options(screen, game, len(players), given)
    return sit_down(
        screen, Match(setup, number=wanted.number), players, wanted.number, wanted.typed, wanted.file, wanted.careful
    )


def _go_on(
    screen: Screen, wanted: Wanted, file: Path, game: Game | None, players: tuple[str, ...] | None,
    given: Mapping[str, str],
) -> Sitting:  # fmt: skip
    """Continue the game kept in that file; no other file is ever overwritten."""
    match = read(file, wanted.number, wanted.games)
    _check_same(match, file, game, players, given)
    screen.show(say("Going on with {title} in {file}.", title=match.game.title, file=str(file)))
    players = players or _as_before(screen, file, match) or choose_players(screen, match.table.setup)
    return sit_down(screen, match, players, wanted.number, wanted.typed, file, wanted.careful)


def _as_before(screen: Screen, file: Path, match: Match) -> tuple[str, ...] | None:
    """Those who sat there when the game was left; None if that is not known."""
    try:
        players = read_seats(seated.written(file))
    except Refusal:
        return None
    if len(players) != len(match.seats):
        return None
    who = listed([say("{seat}: {who}", seat=seat, who=who) for seat, who in zip(match.seats, players, strict=True)])
    screen.show(say("The seats are as before: {seats}. With --seats you choose others.", seats=who))
    return players


def _check_same(
    match: Match, file: Path, game: Game | None, players: tuple[str, ...] | None, given: Mapping[str, str]
) -> None:
    """Refuse to continue a game that is over, or that is not the one asked for."""
    where = str(file)
    if match.over:
        raise Refusal(
            "The game in {file} is over; take another file, or look at it with: gobelet replay {file}", file=where
        )
    if game not in (None, match.game):
        pattern = "The file {file} holds a game of {game}; take another file for a new game."
        raise Refusal(pattern, file=where, game=match.game.title)
    for name, value in given.items():
        if match.options.get(name) != value:
            pattern = "The game in {file} was not begun with {name}={value}; take another file for a new game."
            raise Refusal(pattern, file=where, name=name, value=value)
    if players and len(players) != len(match.seats):
        pattern = "The game in {file} has {seats} seats, not {players}."
        raise Refusal(pattern, file=where, seats=len(match.seats), players=len(players))


def _leave(sitting: Sitting) -> None:
    """Say where the game is, or offer to keep it."""
    screen = sitting.screen
    while screen.live and not sitting.file and sitting.table.events:
        try:
            typed = screen.ask(say("Keep this game? Type the name of a new file, or press Enter to drop it:"))
        except EOFError:
            return
        if not typed:
            return
        _keep_in(sitting, typed)
    if sitting.file:
        screen.show(say("The record is in {file}.", file=str(sitting.file)))
        if not sitting.match.over:
            screen.show(say("To go on: ./play --record {file}", file=str(sitting.file)))


def _keep_in(sitting: Sitting, typed: str) -> None:
    try:
        file = _at_home(typed)
        if is_taken(file):
            raise Refusal("The file {file} exists already.", file=str(file))
        keep(file, sitting.match.record())
        seated.keep(file, sitting.seats)
        sitting.file = file
    except Refusal as refusal:
        sitting.screen.show(refusal.text, style="red")


def _at_home(typed: str) -> Path:
    """`~/duel.game` is a file in the home folder."""
    try:
        return Path(typed).expanduser()
    except RuntimeError:
        raise Refusal("There is no home folder for {typed}.", typed=typed) from None
