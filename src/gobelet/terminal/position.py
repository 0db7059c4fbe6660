"""What does a person see? What happened, the position, what is asked, and what may be said."""

from gobelet.core.game import Game, read_seat, seat_name
from gobelet.core.picture import Picture
from gobelet.core.saying import lit
from gobelet.core.structs import S
from gobelet.core.text import Text, listed, say
from gobelet.terminal.fitting import Fitted, fitted, height
from gobelet.terminal.news import News, show_news, summary
from gobelet.terminal.offering import Offer, always, offers
from gobelet.terminal.sitting import Sitting

AROUND = 2  # lines: heading and prompt


def show_position(sitting: Sitting, seat: int) -> None:
    """As much as the window has room for: what is asked, the dice and what may be said are always in sight."""
    table, screen = sitting.table, sitting.screen
    view = table.view(seat)
    news = show_news(sitting, seat)
    screen.rule(_heading(table.game, view, seat, table.setup.seats))
    picture, spellings = table.game.look.picture(view, seat), table.position.spellings(seat)
    lit_now, fresh_now = lit(spellings, []), fresh(sitting, seat, picture)
    room = screen.rows - AROUND - screen.tall(table.game.look.question(view, seat).text)
    drawn, below = screen.strips(picture, lit_now, fresh_now), _below(sitting, seat, picture)
    need = height(drawn) + screen.tall(*below)
    spaced = need + _tall(sitting, news) + len(drawn) <= room
    if need + _tall(sitting, news) > room and (done := summary(sitting, seat) if news.by_others else ""):
        screen.show(done, style="italic")
        room -= screen.tall(done)
    if need > room:
        fit = _fitted(sitting, seat, picture, room, (lit_now, fresh_now))
        drawn, below = fit.strips, _below(sitting, seat, picture, fit)
    screen.draw(drawn, brief=not spaced)
    _show_below(sitting, seat, below, spaced)


def _fitted(sitting: Sitting, seat: int, picture: Picture, room: int, marked: tuple[list[str], set[str]]) -> Fitted:
    """What fits above the words; naming what is left out may take a line more."""
    game, screen = sitting.table.game, sitting.screen
    fit = Fitted([])
    for _ in range(2):
        left = room - screen.tall(*_below(sitting, seat, picture, fit))
        fit = fitted(game, picture, *marked, left, screen.translate)
    return fit


def _below(sitting: Sitting, seat: int, picture: Picture, fit: Fitted | None = None) -> list[Offer]:
    """The words that may be said; in brief where not all of the picture is seen."""
    table = sitting.table
    spellings = table.position.spellings(seat)
    left_out = fit.left_out if fit else ()
    words = offers(sitting.screen, table.game, picture, spellings, fit is not None)
    return [*words, always(table.game, spellings, seat, table.setup.seats, left_out)]


def _show_below(sitting: Sitting, seat: int, below: list[Offer], spaced: bool = False) -> None:
    table, screen = sitting.table, sitting.screen
    if spaced:
        screen.show("")
    screen.show(table.game.look.question(table.view(seat), seat).text, style="bold")
    screen.show(*below[:-1])
    screen.show(below[-1], style="dim")


def show_question(sitting: Sitting, seat: int) -> None:
    """What is asked, and everything that may be said first."""
    screen, picture = sitting.screen, sitting.table.game.look.picture(sitting.table.view(seat), seat)
    below = _below(sitting, seat, picture)
    brief = 2 * screen.tall(*below) > screen.rows  # or it would push away what was asked for
    _show_below(sitting, seat, _below(sitting, seat, picture, Fitted([])) if brief else below)


def _tall(sitting: Sitting, news: News) -> int:
    return sitting.screen.tall(*(line for line, _ in news.lines))


def _heading(game: Game[S], view: S, seat: int, seats: int) -> Text:
    """Which game, which round, and everybody's points."""
    points = listed(
        [
            say("{seat} {points}", seat=seat_name(each), points=f"{game.score(view, each).total}".replace("-", "−"))
            for each in range(seats)
        ]
    )
    if game.look.round is None:
        return say("{title}: seat {seat} · {points}", title=game.title, seat=seat_name(seat), points=points)
    return say(
        "{title}: seat {seat} · {round} · {points}",
        title=game.title,
        seat=seat_name(seat),
        round=game.look.round(view),
        points=points,
    )


def fresh(sitting: Sitting, seat: int, picture: Picture) -> set[str]:
    """What has changed since the latest look."""
    reader = sitting.reader(seat)
    before = sitting.pictures.get(reader, picture)
    sitting.pictures[reader] = picture
    return changed(before, picture)


def changed(before: Picture, after: Picture) -> set[str]:
    return {box.id for box in set(after.boxes) - set(before.boxes)}


def show_sheet(sitting: Sitting, viewer: int, whose: str) -> None:
    """All of the drawing, page by page; with the sheet of another seat if one is named."""
    table, screen = sitting.table, sitting.screen
    shown = read_seat(whose.upper(), table.setup.seats) if whose else None
    picture = table.game.look.drawn(table.view(viewer), viewer, shown=shown)
    screen.page(screen.strips(picture))


def show_help(sitting: Sitting) -> None:
    game = sitting.table.game
    sitting.screen.show(
        *guides(sitting),
        game.blurb,
        say("Answer by typing one of the offered words; several in any order where they belong together."),
        say("Words may be shortened while it is clear what is meant; the Tab key completes them."),
        say("In the drawing, [ ] marks what you may type now, * what has changed, ~ what is lost."),
        say("  {mark}      after words shows what they would do; then Enter does it, or say something else", mark="?"),
        *hints(sitting),
        say("  sheet  shows all of the drawing; sheet B shows that of player B"),
        say("  undo   takes your latest answer back, as far as the latest dice or revealed secret"),
        say("  quit   leaves the game"),
        say("The rules are explained in docs/rules/{game}.md.", game=game.name),
    )


def hints(sitting: Sitting) -> list[Text]:
    """Where the coach may be asked."""
    allowed = not sitting.secret_of_the_day
    return [say("  hint   shows the best moves, found by playing on from here")] if allowed else []


def guides(sitting: Sitting) -> list[Text]:
    """Explains the present decision to the person at the screen."""
    game, seat = sitting.table.game, sitting.viewer
    return (
        []
        if seat is None
        else [game.look.guides[name] for name in game.look.question(sitting.table.view(seat), seat).guides]
    )
