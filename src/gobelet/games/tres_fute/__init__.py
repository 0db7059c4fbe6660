"""Très futé: six dice, five zones, and bonuses that set off one another."""

from gobelet.core.game import Option
from gobelet.core.text import say
from gobelet.games.tres_fute.flow import SHEET, start
from gobelet.games.tres_fute.inputs import INPUTS
from gobelet.games.tres_fute.lesson import LESSON
from gobelet.games.tres_fute.notation import WORDS, write
from gobelet.games.tres_fute.picture import narrow, picture
from gobelet.games.tres_fute.places import MOST_MOVES, MOVE_COUNT
from gobelet.games.tres_fute.question import GUIDES, TITLES, question
from gobelet.games.tres_fute.sheet import PAPER, read_paper
from gobelet.games.tres_fute.state import State
from gobelet.games.tres_fute.telling import chapter, deed, tell
from gobelet.parts.fute.costs import cost_of_turn
from gobelet.parts.fute.picture.bars import which_round
from gobelet.parts.fute.room import Room

EDITION = Option(
    name="edition",
    values={"new": say("new"), "original": say("original")},
    default="new",
    clause="TF3",
    text=say("The new edition, in which usable dice may be declined, or the original one"),
)

GAME = Room(
    name="tres_fute",
    title=say("Très futé"),
    blurb=say("Choose three dice a turn; lower ones are served to the others. Bonuses set off bonuses."),
    option=EDITION,
    state=State,
    start=start,
    sheet=SHEET,
    inputs=INPUTS,
    move_count=MOVE_COUNT,
    most_moves=MOST_MOVES,
    words=WORDS,
    write=write,
    tell=tell,
    cost=lambda paper, state, seat, move: cost_of_turn(move),
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
