"""What will be played, and who plays? Asked for whatever the command line did not say."""

from collections.abc import Collection, Mapping, Sequence

from rich.table import Table as Grid

from gobelet.bots import BOTS, opponents
from gobelet.bots.telling import offer
from gobelet.core.game import Game, Option, seat_name
from gobelet.core.refusal import Refusal, choices
from gobelet.core.setup import Setup, find_game, set_up
from gobelet.core.text import Text, plural, say
from gobelet.terminal.screen import Quit, Screen
from gobelet.terminal.seated import PERSON
from gobelet.terminal.words import meant

PLAYERS = (PERSON, *BOTS)
DEFAULT = "casual"


def read_seats(words: str) -> tuple[str, ...]:
    """`me,random`: who takes each seat, from seat A on."""
    seats = tuple(word.strip() for word in words.split(","))
    for word in seats:
        if word not in PLAYERS:
            pattern = "'{word}' cannot take a seat; each seat is {known}, like --seats me,random."
            raise Refusal(pattern, word=word, known=choices(PLAYERS))
    return seats


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`rounds=5` and so on; whether the game has them is checked when it is set up."""
    chosen: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refusal("'{word}' is no option; an option is written name=value.", word=word)
        if name in chosen:
            raise Refusal("Option {name} is given twice.", name=name)
        chosen[name] = value
    return chosen


def chosen_setup(games: Mapping[str, Game], name: str, seats: int | None, options: Sequence[str]) -> Setup:
    """What a command names, without a question."""
    game = find_game(games, name)
    return set_up(game, game.seats[0] if seats is None else seats, read_options(options))


def choose_game(screen: Screen, games: Mapping[str, Game]) -> Game:
    grid = Grid.grid(padding=(0, 2))
    for number, game in enumerate(games.values(), 1):
        grid.add_row(f"{number}", game.name, screen.translate(seat_span(game)), screen.translate(game.blurb))
    screen.show(say("Which game?"), style="bold")
    screen.show(grid)
    names = list(games)
    numbers = {str(number): name for number, name in enumerate(names, 1)}
    word = pick(screen, say("Name or number [{default}]:", default=names[0]), [*names, *numbers], names[0])
    return games[numbers.get(word, word)]


def choose_seats(screen: Screen, game: Game) -> tuple[str, ...]:
    """How many seats, and who takes each; with Enter alone, one person plays against bots."""
    least = str(game.seats[0])
    if len(game.seats) > 1:
        asked = say("How many seats, {least} to {most} [{least}]:", least=least, most=game.seats[-1])
        least = pick(screen, asked, [str(number) for number in game.seats], least)
    return choose_players(screen, set_up(game, int(least)))


def choose_players(screen: Screen, setup: Setup) -> tuple[str, ...]:
    screen.show(say("Who takes each seat? me: a person at this screen; or a bot: {bots}.", bots=", ".join(BOTS)))
    if setup.seats > 1:
        for bot in opponents():
            screen.show(say("  {offer}", offer=offer(bot, setup, bot.name)), style="dim")
    seats: list[str] = []
    for seat in range(setup.seats):
        default = DEFAULT if seat else PERSON
        asked = say(
            "Seat {seat}, {players} [{default}]:", seat=seat_name(seat), players=choices(PLAYERS), default=default
        )
        seats.append(pick(screen, asked, PLAYERS, default))
    return tuple(seats)


def check_options(game: Game, given: Mapping[str, str]) -> None:
    """Refuse options that go with no number of seats."""
    refusals: list[Refusal] = []
    for seats in game.seats:
        try:
            set_up(game, seats, given)
        except Refusal as refusal:
            refusals.append(refusal)
    if len(refusals) == len(game.seats):
        raise refusals[0]


def choose_options(screen: Screen, game: Game, seats: int, given: Mapping[str, str]) -> Setup:
    """The options that were not given; what does not go together is asked again."""
    setup = set_up(game, seats, given)
    for option in game.options:
        if option.name not in given:
            screen.show(say("{text} ({values}).", text=option.text, values=_values(option)))
            setup = _choose_option(screen, setup, option)
    return setup


def _choose_option(screen: Screen, setup: Setup, option: Option) -> Setup:
    while True:
        asked = say("{name} [{default}]:", name=option.name, default=option.default)
        value = pick(screen, asked, option.values, option.default)
        try:
            return set_up(setup.game, setup.seats, {**setup.options, option.name: value})
        except Refusal as refusal:
            screen.show(refusal.text, style="red")


def _values(option: Option) -> Text:
    """What may be typed, each with its meaning where that is more than the word itself."""
    named = option.values.items()
    return choices(
        [value if value == str(text) else say("{word}: {text}", word=value, text=text) for value, text in named]
    )


def pick(screen: Screen, prompt: Text, words: Collection[str], default: str) -> str:
    while True:
        typed = screen.ask(prompt, lambda before: [] if before else list(words))
        if typed == "quit":
            raise Quit
        word = meant(typed, words) if typed else default
        if word is not None:
            return word
        screen.show(
            say("'{typed}' is not possible; it is {words}.", typed=typed, words=choices(list(words))), style="red"
        )


def seat_span(game: Game) -> Text:
    if len(game.seats) == 1:
        return plural("{n} seat", "{n} seats", game.seats[0])
    return say("{least} to {most} seats", least=game.seats[0], most=game.seats[-1])
