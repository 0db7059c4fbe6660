"""Mélange futé: the other side of the sheet, with actions that change dice."""

from functools import partial

from gobelet.core.game import Game, Option
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.text import say
from gobelet.games.melange_fute.answers import SHEET
from gobelet.games.melange_fute.flow import start
from gobelet.games.melange_fute.levels import level
from gobelet.games.melange_fute.notation import WORDS, write
from gobelet.games.melange_fute.picture import narrow, picture, sheet
from gobelet.games.melange_fute.places import MOST_MOVES, MOVE_COUNT
from gobelet.games.melange_fute.question import GUIDES, question
from gobelet.games.melange_fute.sheet import PAPER, Paper, read_paper
from gobelet.games.melange_fute.state import State
from gobelet.games.melange_fute.telling import tell
from gobelet.parts.fute.notation import ALL_DICE, PARTS
from gobelet.parts.fute.room import rules_of

FOXES_BELOW_ZERO = Option(
    name="foxes_below_zero",
    values={"no": say("no"), "yes": say("yes")},
    default="no",
    clause="MF30",
    text=say("Whether a zone below zero makes every fox cost that many points"),
)


def game(paper: Paper) -> Game:
    """The game with a sheet of that print."""
    return Game(
        name="melange_fute",
        version=1,
        title=say("Mélange futé"),
        blurb=say("Très futé on other zones, with polish, jokers and dice that come back."),
        seats=range(1, 5),
        minutes=30,
        dice=ALL_DICE,
        parts=PARTS,
        state=State,
        rules=rules_of(start, SHEET, paper),
        notation=Notation(MOVE_COUNT, MOST_MOVES, WORDS, partial(write, paper), partial(tell, paper)),
        look=Look(
            partial(picture, paper), partial(narrow, paper), partial(question, paper), GUIDES, partial(sheet, paper)
        ),
        verdict=partial(level, paper),
        with_sheet=with_sheet,
        own_sheet="" if paper.digest == PAPER.digest else paper.digest,
        options=(FOXES_BELOW_ZERO,),
    )


def with_sheet(text: str) -> Game:
    """The game with a sheet of one's own."""
    return game(read_paper(text))


GAME = game(PAPER)
