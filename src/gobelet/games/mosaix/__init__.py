"""Mosaix: four dice of symbols, a formation for everybody, and a grid that fills up."""

from gobelet.core.game import Game
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.story import Story
from gobelet.core.text import say
from gobelet.core.verbs import Rules, Secrets
from gobelet.games.mosaix.chance import land, owed, sides
from gobelet.games.mosaix.flow import asked, hide, play, start
from gobelet.games.mosaix.hands import moves_in
from gobelet.games.mosaix.inputs import INPUTS, observe
from gobelet.games.mosaix.lesson import LESSON
from gobelet.games.mosaix.moves import MOST_MOVES, MOVE_COUNT, moves
from gobelet.games.mosaix.notation import DICE, PARTS, WORDS, write
from gobelet.games.mosaix.options import OPTIONS, objection
from gobelet.games.mosaix.picture import narrow, picture
from gobelet.games.mosaix.question import GUIDES, missing, question, verdict
from gobelet.games.mosaix.scoring import score, winners
from gobelet.games.mosaix.spelling import also
from gobelet.games.mosaix.state import State, sealed
from gobelet.games.mosaix.telling import chapter, deed, tell

GAME = Game(
    name="mosaix",
    version=1,
    title=say("Mosaix"),
    blurb=say("One player arranges four dice; everybody copies them into a grid, to make areas of alike symbols."),
    seats=range(1, 5),
    minutes=20,
    dice=DICE,
    parts=PARTS,
    alone=("scale",),  # MX9
    state=State,
    rules=Rules(
        start,
        asked,
        owed,
        moves,
        play,
        land,
        score,
        winners,
        sides=sides,
        observe=observe,
        secrets=Secrets(hide, sealed),
    ),
    notation=Notation(MOVE_COUNT, MOST_MOVES, WORDS, write, tell, also=also, moves_in=moves_in),
    look=Look(picture, narrow, question, GUIDES),
    inputs=INPUTS,
    lesson=LESSON,
    story=Story(chapter, deed),
    options=OPTIONS,
    objection=objection,
    verdict=verdict,
    missing=missing,
)
