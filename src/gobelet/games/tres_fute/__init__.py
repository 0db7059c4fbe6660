"""Très futé: six dice, five zones, and bonuses that set off one another."""

from functools import partial

from gobelet.core.game import Game, Option
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.text import say
from gobelet.games.tres_fute.answers import SHEET
from gobelet.games.tres_fute.flow import start
from gobelet.games.tres_fute.levels import level
from gobelet.games.tres_fute.notation import WORDS, write
from gobelet.games.tres_fute.picture import narrow, picture, sheet
from gobelet.games.tres_fute.places import MOST_MOVES, MOVE_COUNT
from gobelet.games.tres_fute.question import GUIDES, question
from gobelet.games.tres_fute.sheet import PAPER, Paper, read_paper
from gobelet.games.tres_fute.state import State
from gobelet.games.tres_fute.telling import tell
from gobelet.parts.fute.notation import ALL_DICE, PARTS
from gobelet.parts.fute.room import rules_of

EDITION = Option(
    name="edition",
    values={"new": say("new"), "original": say("original")},
    default="new",
    clause="TF3",
    text=say("The new edition, in which usable dice may be declined, or the original one"),
)


def game(paper: Paper) -> Game:
    """The game with a sheet of that print."""
    return Game(
        name="tres_fute",
        version=1,
        title=say("Très futé"),
        blurb=say("Choose three dice a turn; lower ones are served to the others. Bonuses set off bonuses."),
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
        options=(EDITION,),
    )


def with_sheet(text: str) -> Game:
    """The game with a sheet of one's own."""
    return game(read_paper(text))


GAME = game(PAPER)
