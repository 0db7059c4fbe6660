"""Mélange futé: the other side of the sheet, with actions that change dice."""

from gobelet.core.game import Option
from gobelet.core.text import say
from gobelet.games.melange_fute.costs import cost
from gobelet.games.melange_fute.flow import SHEET, start
from gobelet.games.melange_fute.inputs import INPUTS
from gobelet.games.melange_fute.lesson import LESSON
from gobelet.games.melange_fute.notation import WORDS, write
from gobelet.games.melange_fute.picture import narrow, picture
from gobelet.games.melange_fute.places import MOST_MOVES, MOVE_COUNT
from gobelet.games.melange_fute.question import GUIDES, TITLES, question
from gobelet.games.melange_fute.sheet import PAPER, read_paper
from gobelet.games.melange_fute.state import State
from gobelet.games.melange_fute.telling import chapter, deed, tell
from gobelet.parts.fute.picture.bars import which_round
from gobelet.parts.fute.room import Room

FOXES_BELOW_ZERO = Option(
    name="foxes_below_zero",
    values={"no": say("no"), "yes": say("yes")},
    default="no",
    clause="MF30",
    text=say("Whether a zone below zero makes every fox cost that many points"),
)

GAME = Room(
    name="melange_fute",
    title=say("Mélange futé"),
    blurb=say("Très futé on other zones, with polish, jokers and dice that come back."),
    option=FOXES_BELOW_ZERO,
    state=State,
    start=start,
    sheet=SHEET,
    inputs=INPUTS,
    move_count=MOVE_COUNT,
    most_moves=MOST_MOVES,
    words=WORDS,
    write=write,
    tell=tell,
    cost=cost,
    chapter=chapter,
    deed=deed,
    picture=picture,
    narrow=narrow,
    question=question,
    which_round=which_round,
    guides=GUIDES,
    titles=TITLES,
    lesson=LESSON,
    paper=PAPER,
    read_paper=read_paper,
).game(PAPER)
