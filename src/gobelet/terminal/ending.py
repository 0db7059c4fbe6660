"""How did it end? Everybody's points, why it ended, and how far the next level was."""

from collections.abc import Sequence

from rich.table import Table as Grid

from gobelet.core.game import Game
from gobelet.core.structs import S
from gobelet.core.text import NOTHING, Text, say, with_names
from gobelet.core.verbs import SPECTATOR
from gobelet.terminal.news import names, show_news
from gobelet.terminal.screen import Screen
from gobelet.terminal.sitting import Sitting


def show_result(sitting: Sitting) -> None:
    table, screen, game = sitting.table, sitting.screen, sitting.table.game
    show_news(sitting, SPECTATOR if sitting.viewer is None else sitting.viewer)
    screen.rule(say("{title}: the end", title=game.title))
    addressed = sitting.persons[0] if len(sitting.persons) == 1 else SPECTATOR
    picture = game.look.picture(table.view(addressed), addressed)
    screen.draw(screen.strips(picture), brief=True)
    screen.show(score_table(screen, game, table.state, names(sitting)))
    why = game.story.chapter(table.state).round
    if why != NOTHING:
        screen.show(with_names(why, names(sitting)))
    screen.show(game.look.question(table.view(addressed), addressed).text, style="bold")
    if table.setup.seats == 1 and (missing := game.missing(game.score(table.state, 0).total)):
        screen.show(missing)


def score_table(screen: Screen, game: Game[S], state: S, names: Sequence[Text | str]) -> Grid:
    scores = [game.score(state, seat) for seat in range(len(names))]
    grid = Grid(show_footer=True)
    grid.add_column("", screen.translate(say("total")))
    for name, score in zip(names, scores, strict=True):
        grid.add_column(screen.translate(say("{name}", name=name)), str(score.total), justify="right")
    for part in game.counted(len(names)):
        grid.add_row(screen.translate(game.parts[part]), *(str(score.as_dict()[part]) for score in scores))
    return grid
