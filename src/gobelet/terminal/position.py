"""What does a person see? What happened, the position, what is asked, and what may be said."""

from collections.abc import Mapping, Sequence

from rich.table import Table as Grid

from gobelet.bots import BOTS
from gobelet.core.game import Game, seat_name
from gobelet.core.picture import Picture
from gobelet.core.saying import lit, tokens
from gobelet.core.structs import S
from gobelet.core.text import Text, say
from gobelet.core.verbs import SPECTATOR
from gobelet.table.telling import told
from gobelet.terminal.screen import Screen
from gobelet.terminal.sitting import PERSON, Sitting

MANY = 32  # words that may come first


def show_position(sitting: Sitting, seat: int) -> None:
    table, screen = sitting.table, sitting.screen
    screen.rule(say("{title}: seat {seat}", title=table.game.title, seat=seat_name(seat)))
    show_news(sitting, seat)
    picture = table.game.look.picture(table.view(seat), seat)
    pointable = lit(table.position.spellings(seat), [])
    screen.draw(picture, pointable, fresh(sitting, seat, picture))
    screen.show("")
    show_question(sitting, seat)


def show_question(sitting: Sitting, seat: int) -> None:
    """What is asked, and everything that may be said first."""
    table, screen = sitting.table, sitting.screen
    view = table.view(seat)
    screen.show(table.game.look.question(view, seat).text, style="bold")
    screen.show(offers(screen, table.game, table.game.look.picture(view, seat), table.position.spellings(seat)))


def fresh(sitting: Sitting, seat: int, picture: Picture) -> set[str]:
    """What has changed since the latest look."""
    reader = sitting.reader(seat)
    before = sitting.pictures.get(reader, picture)
    sitting.pictures[reader] = picture
    return {box.id for box in set(picture.boxes) - set(before.boxes)}


def show_news(sitting: Sitting, seat: int) -> None:
    """The lines of the log that this seat has not seen, or not like this."""
    game, translate = sitting.table.game, sitting.screen.translate
    now = [told(game, event, names(sitting), translate) for event in sitting.table.log_for(seat)]
    reader = sitting.reader(seat)
    before = sitting.lines.get(reader, [])
    sitting.lines[reader] = now
    for number, line in enumerate(now):
        if line not in before[number : number + 1]:
            sitting.screen.show(line, style="dim")


def names(sitting: Sitting) -> list[Text | str]:
    """The seats, with the names of the bots that have taken them."""
    return [
        seat_name(seat) if who == PERSON else say("{seat} ({bot})", seat=seat_name(seat), bot=BOTS[who].title)
        for seat, who in enumerate(sitting.seats)
    ]


def offers(screen: Screen, game: Game, picture: Picture, spellings: Mapping[str, int]) -> Grid:
    """The words that may come first, and what each means; only the words when there are many."""
    grid = Grid.grid(padding=(0, 3))
    words = sorted(
        lit(spellings, []), key=lambda token: token in game.notation.words
    )  # what closes a saying comes last
    if len(words) > MANY:
        grid.add_row("", " ".join(word for word in words if word not in game.notation.words))
        words = [word for word in words if word in game.notation.words]
    for token in words:
        grid.add_row(f"  {token}", screen.translate(meaning(game, picture, token)))
    short = (saying for saying in spellings if len(tokens(saying)) <= 4)
    example = max(short, key=lambda saying: len(tokens(saying)), default=next(iter(spellings)))
    if len(tokens(example)) > 1:
        grid.add_row("", screen.translate(say("Some belong together, for example: {saying}", saying=example)))
    if len(set(spellings.values())) == 1:
        grid.add_row("", screen.translate(say("Nothing else is possible: Enter says it.")))
    return grid


def meaning(game: Game, picture: Picture, token: str) -> Text:
    return game.notation.words[token] if token in game.notation.words else picture.box(token).title


def show_help(sitting: Sitting) -> None:
    game = sitting.table.game
    sitting.screen.show(
        *guides(sitting),
        game.blurb,
        say("Answer by typing one of the offered words; several in any order where they belong together."),
        say("Words may be shortened while it is clear what is meant; the Tab key completes them."),
        say("In the drawing, [ ] marks what you may type now, * what has changed, ~ what is lost."),
        say("  undo   takes your latest answer back, as far as the latest dice or revealed secret"),
        say("  quit   leaves the game"),
        say("The rules are explained in docs/rules/{game}.md.", game=game.name),
    )


def guides(sitting: Sitting) -> list[Text]:
    """Explains the present decision to the person at the screen."""
    game, seat = sitting.table.game, sitting.viewer
    return (
        []
        if seat is None
        else [game.look.guides[name] for name in game.look.question(sitting.table.view(seat), seat).guides]
    )


def show_result(sitting: Sitting) -> None:
    table, screen = sitting.table, sitting.screen
    viewer = SPECTATOR if sitting.viewer is None else sitting.viewer
    screen.rule(say("{title}: the end", title=table.game.title))
    show_news(sitting, viewer)
    picture = table.game.look.picture(table.view(SPECTATOR), SPECTATOR)
    screen.draw(picture)
    screen.show("")
    screen.show(score_table(screen, table.game, table.state, names(sitting)))
    addressed = sitting.persons[0] if len(sitting.persons) == 1 else SPECTATOR
    screen.show(table.game.look.question(table.view(addressed), addressed).text, style="bold")


def score_table(screen: Screen, game: Game[S], state: S, names: Sequence[Text | str]) -> Grid:
    scores = [game.score(state, seat) for seat in range(len(names))]
    grid = Grid(show_footer=True)
    grid.add_column("", screen.translate(say("total")))
    for name, score in zip(names, scores, strict=True):
        grid.add_column(screen.translate(say("{name}", name=name)), str(score.total), justify="right")
    for part in game.counted(len(names)):
        grid.add_row(screen.translate(game.parts[part]), *(str(score.as_dict()[part]) for score in scores))
    return grid
