"""What would the coach do? The best few moves of one's own decision, thought over for a moment."""

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from gobelet.coach.advice import Advice, Worth
from gobelet.coach.hint import Hint
from gobelet.coach.rollouts import MARGIN, POINTS, WINS, Rollouts
from gobelet.core.decision import Decision
from gobelet.core.game import Choose
from gobelet.core.refusal import Refusal
from gobelet.core.sfc32 import Sfc32
from gobelet.core.text import say
from gobelet.terminal.reviewing import shown
from gobelet.terminal.sitting import Sitting

SECONDS = 2.0
SHOWN = 3
NUMBER = 0x68696E74  # of the random numbers: never those of the dice at the table


class Coach:
    """Ready for one setup; asked twice about a decision, it goes on thinking."""

    def __init__(self, asked: Decision) -> None:
        self.rollouts = Rollouts(asked.setup)
        self.hint = Hint(self.rollouts, asked, NUMBER)
        self.hint.go_on(0)  # compiles what must be

    def think(self, asked: Decision, seconds: float) -> Advice:
        before = self.hint.asked
        if (before.seat, before.log) != (asked.seat, asked.log):
            self.hint = Hint(self.rollouts, asked, NUMBER)
        return self.hint.go_on(seconds)


def show_hint(sitting: Sitting) -> None:
    """Only from what the seat at the screen may know."""
    table, screen, seat = sitting.table, sitting.screen, sitting.viewer
    if sitting.secret_of_the_day:
        raise Refusal("No hints in the daily challenge: everybody finds their own way there.")
    turn = table.turn()
    if seat is None or not isinstance(turn, Choose) or seat not in turn.seats:
        raise Refusal("There is nothing to decide now: hint helps with a decision.")
    asked = table.decision(seat, Sfc32())
    if len(asked.moves) == 1:
        raise Refusal("There is only one thing to do.")
    console = Console(stderr=True)
    if sitting.coach is None:
        with console.status(screen.translate(say("getting ready; what was never played on here is compiled first"))):
            sitting.coach = Coach(asked)
    with console.status(screen.translate(say("playing on from here"))):
        advice = sitting.coach.think(asked, SECONDS)
    screen.show(_best(sitting, advice.ranked()[:SHOWN], advice.goal))
    played = sum(map(advice.games, advice.moves))
    pattern = "Not settled yet: hint goes on thinking. {games} games so far; ± is one standard error."
    if advice.settled:
        pattern = "These are told apart, or nearly alike; after {games} games. ± is one standard error."
    screen.show(say(pattern, games=played), style="italic")


def _best(sitting: Sitting, worths: Sequence[Worth], goal: int) -> Grid:
    translate, notation = sitting.screen.translate, sitting.table.game.notation
    values = [say("expected points")] if goal == POINTS else [say("chance to win, %"), say("lead")]
    headings = [say("move"), say("what it does"), *values, say("behind")]
    grid = Grid(*map(translate, headings), box=SIMPLE, pad_edge=False, padding=(0, 1, 0, 0))
    for worth in worths:
        alone, others = [shown(worth.points, POINTS)], [shown(worth.wins, WINS), shown(worth.margin, MARGIN)]
        behind = shown(worth.behind, goal) if worth is not worths[0] else "–"
        saying, told = notation.write(worth.move), translate(notation.tell(worth.move))
        grid.add_row(saying, told, *(alone if goal == POINTS else others), behind)
    return grid
