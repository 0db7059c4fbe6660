"""Qwixx Duel: two players, one board, captures and stacks."""

from gobelet.core.game import Game
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.story import Story
from gobelet.core.text import say
from gobelet.core.verbs import Rules
from gobelet.games.qwixx_duel.chance import land, owed
from gobelet.games.qwixx_duel.flow import asked, play, start
from gobelet.games.qwixx_duel.inputs import ALIKE, INPUTS, observe
from gobelet.games.qwixx_duel.lesson import LESSON
from gobelet.games.qwixx_duel.moves import MOST_MOVES, MOVE_COUNT, moves
from gobelet.games.qwixx_duel.notation import DICE, PARTS, WORDS, write
from gobelet.games.qwixx_duel.picture import narrow, picture
from gobelet.games.qwixx_duel.question import GUIDES, question
from gobelet.games.qwixx_duel.scoring import score, winners
from gobelet.games.qwixx_duel.state import State
from gobelet.games.qwixx_duel.telling import chapter, deed, tell

GAME = Game(
    name="qwixx_duel",
    version=1,
    title=say("Qwixx Duel"),
    blurb=say("Two players race along four rows of one board, capturing and stacking pawns."),
    seats=range(2, 3),
    minutes=20,
    dice=DICE,
    parts=PARTS,
    state=State,
    rules=Rules(start, asked, owed, moves, play, land, score, winners, observe=observe),
    notation=Notation(MOVE_COUNT, MOST_MOVES, WORDS, write, tell),
    look=Look(picture, narrow, question, GUIDES),
    inputs=INPUTS,
    lesson=LESSON,
    alike=ALIKE,
    story=Story(chapter, deed),
)
