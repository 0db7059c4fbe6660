"""What does a person see? What happened, the position, what is asked, and what may be said."""

from collections.abc import Mapping, Sequence

from rich.table import Table as Grid

from gobelet.bots import BOTS
from gobelet.core.game import Game, seat_name
from gobelet.core.picture import Picture
from gobelet.core.saying import lit, tokens
from gobelet.core.structs import S
from gobelet.core.text import NOTHING, Text, say
from gobelet.core.verbs import SPECTATOR
from gobelet.table.telling import told
from gobelet.terminal.screen import Screen
from gobelet.terminal.seated import PERSON
from gobelet.terminal.sitting import Sitting

MANY = 32  # words that may come first
AROUND = 6  # lines around drawing and words: heading, news, question, prompt


def show_position(sitting: Sitting, seat: int) -> None:
    """All of it, or in brief where the window has no room for all."""
    table, screen = sitting.table, sitting.screen
    picture, spellings = table.game.look.picture(table.view(seat), seat), table.position.spellings(seat)
    pointable = lit(spellings, [])
    offered = offers(screen, table.game, picture, spellings)
    below = sum(each.row_count if isinstance(each, Grid) else 1 for each in offered)
    brief = not screen.has_room(screen.lines(picture) + below + AROUND)
    screen.rule(say("{title}: seat {seat}", title=table.game.title, seat=seat_name(seat)))
    show_news(sitting, seat)
    screen.draw(picture, pointable, fresh(sitting, seat, picture), brief=brief)
    if not brief:
        screen.show("")
    show_question(sitting, seat, brief)


def show_question(sitting: Sitting, seat: int, brief: bool = False) -> None:
    """What is asked, and everything that may be said first."""
    table, screen = sitting.table, sitting.screen
    view = table.view(seat)
    screen.show(table.game.look.question(view, seat).text, style="bold")
    screen.show(*offers(screen, table.game, table.game.look.picture(view, seat), table.position.spellings(seat), brief))


def fresh(sitting: Sitting, seat: int, picture: Picture) -> set[str]:
    """What has changed since the latest look."""
    reader = sitting.reader(seat)
    before = sitting.pictures.get(reader, picture)
    sitting.pictures[reader] = picture
    return {box.id for box in set(picture.boxes) - set(before.boxes)}


def show_news(sitting: Sitting, seat: int) -> None:
    """The lines of the log that this seat has not seen, or not like this."""
    game, translate = sitting.table.game, sitting.screen.translate
    log, who = zip(sitting.table.log_for(seat), sitting.table.told, strict=True), names(sitting)
    now = [told(game, event, who, translate, deed) for event, (deed, _) in log]
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


def offers(
    screen: Screen, game: Game, picture: Picture, spellings: Mapping[str, int], brief: bool = False
) -> list[Grid | Text | str]:
    """The words that may come first, and what each means; only the words when there are many, or in brief."""
    closing = game.notation.words
    words = sorted(lit(spellings, []), key=lambda token: token in closing)  # what closes a saying comes last
    shown: list[Grid | Text | str] = []
    if brief or len(words) > MANY:
        shown.append("  " + " ".join(word for word in words if brief or word not in closing))
        words = [] if brief else [word for word in words if word in closing]
    if words:
        shown.append(in_columns(screen, [(word, screen.translate(meaning(game, picture, word))) for word in words]))
    short = (saying for saying in spellings if len(tokens(saying)) <= 4)
    example = max(short, key=lambda saying: len(tokens(saying)), default=next(iter(spellings)))
    if len(tokens(example)) > 1 and not brief:
        shown.append(_indented(say("Some belong together, for example: {saying}", saying=example)))
    if len(set(spellings.values())) == 1:
        shown.append(_indented(say("Only one move: press Enter.")))
    return shown


def _indented(offer: Text) -> Text:
    return say("  {offer}", offer=offer)


def in_columns(screen: Screen, meanings: Sequence[tuple[str, str]]) -> Grid:
    """Words with their meanings, read downwards, in as few rows as the window has room for."""
    rows = next((rows for rows in range(1, len(meanings)) if _width(meanings, rows) <= screen.console.width), None)
    rows = rows or len(meanings)
    grid = Grid.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*(part for word, told in meanings[row::rows] for part in (f"  {word}", told)))
    return grid


def _width(meanings: Sequence[tuple[str, str]], rows: int) -> int:
    """Of a grid with so many rows."""
    columns = [meanings[start : start + rows] for start in range(0, len(meanings), rows)]
    return sum(6 + max(len(word) for word, _ in each) + max(len(told) for _, told in each) for each in columns)


def meaning(game: Game, picture: Picture, token: str) -> Text:
    titles = {box.id: box.title for box in picture.boxes}
    return game.notation.words.get(token) or titles.get(token, NOTHING)


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
