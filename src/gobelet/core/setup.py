"""How does a game begin? With a number of seats and a value for every option."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal, choices
from gobelet.core.structs import S
from gobelet.core.text import Filling


@dataclass(frozen=True)
class Setup(Generic[S]):
    """A game with its seats and options, checked: made by `set_up` only."""

    game: Game[S]
    seats: int
    options: Mapping[str, str]

    def start(self) -> S:
        return self.game.start(self.seats, self.options)


def set_up(game: Game[S], seats: int, chosen: Mapping[str, str] | None = None) -> Setup[S]:
    """Check what was chosen and fill in the defaults."""
    if seats not in game.seats:
        raise wrong_number(game, seats)
    options = {option.name: option.default for option in game.options}
    for name, value in (chosen or {}).items():
        if name not in options:
            raise _no_option(game, name)
        option = next(option for option in game.options if option.name == name)
        if value not in option.values:
            known = choices(list(option.values))
            raise Refusal("Option {name} cannot be {value!r}; it is {known}.", name=name, value=value, known=known)
        options[name] = value
    if objection := game.objection(seats, options):
        raise Refusal(objection)
    return Setup(game, seats, options)


def setups(game: Game[S]) -> Iterator[Setup[S]]:
    """Every number of seats with every value of every option, the other options as by default."""
    for seats in game.seats:
        yield set_up(game, seats)
        for option in game.options:
            for value in option.values:
                if value == option.default:
                    continue
                try:
                    yield set_up(game, seats, {option.name: value})
                except Refusal:
                    continue  # this value is not for so many seats


class NoSuchGame(Refusal, KeyError):
    """A KeyError too, so that a mapping of games answers `in` and `get` as any other."""

    __str__ = Exception.__str__


def find_game(games: Mapping[str, Game], name: str) -> Game:
    if name not in games:
        raise no_such_game(name, games)
    return games[name]


def no_such_game(name: str, known: Collection[str]) -> NoSuchGame:
    """Offers what was probably meant."""
    from difflib import get_close_matches  # takes longer to import than a game to begin

    nearest = get_close_matches(name, known, 1)
    if not nearest:
        pattern = "There is no game '{name}'; the games are {known}."
        return NoSuchGame(pattern, name=name, known=choices(list(known)))
    pattern = "There is no game '{name}' (did you mean {nearest}?); the games are {known}."
    return NoSuchGame(pattern, name=name, nearest=nearest[0], known=choices(list(known)))


def wrong_number(game: Game, seats: Filling) -> Refusal:
    least, most = game.seats[0], game.seats[-1]
    if least == most:
        return Refusal("{game} has {most} seats, not {seats}.", game=game.title, most=most, seats=seats)
    pattern = "{game} has {least} to {most} seats, not {seats}."
    return Refusal(pattern, game=game.title, least=least, most=most, seats=seats)


def _no_option(game: Game, name: str) -> Refusal:
    if not game.options:
        return Refusal("{game} has no option {name!r}; it has none.", game=game.title, name=name)
    known = choices([option.name for option in game.options])
    return Refusal("{game} has no option {name!r}; its options are {known}.", game=game.title, name=name, known=known)
