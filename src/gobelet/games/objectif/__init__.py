"""Objectif: five dice, ten secret objectives, and an active player who may spoil those of the others."""

from gobelet.core.game import Game
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.story import Story
from gobelet.core.text import say
from gobelet.core.verbs import Rules, Secrets
from gobelet.games.objectif.chance import land, owed
from gobelet.games.objectif.flow import asked, play, start
from gobelet.games.objectif.imagining import imagine
from gobelet.games.objectif.inputs import INPUTS, observe
from gobelet.games.objectif.lesson import LESSON
from gobelet.games.objectif.moves import MOST_MOVES, MOVE_COUNT, moves
from gobelet.games.objectif.notation import DICE, PARTS, WORDS, write
from gobelet.games.objectif.options import OPTIONS, objection
from gobelet.games.objectif.picture import narrow, picture, which_round
from gobelet.games.objectif.question import GUIDES, question
from gobelet.games.objectif.scoring import score, winners
from gobelet.games.objectif.state import State, hide, sealed
from gobelet.games.objectif.telling import chapter, deed, tell

GAME = Game(
    name="objectif",
    version=1,
    title=say("Objectif"),
    blurb=say("Everybody bets a secret card on five dice; the active player may re-roll them twice."),
    seats=range(2, 6),
    minutes=10,
    dice=DICE,
    parts=PARTS,
    state=State,
    rules=Rules(
        start, asked, owed, moves, play, land, score, winners, observe=observe, secrets=Secrets(hide, sealed, imagine)
    ),
    notation=Notation(MOVE_COUNT, MOST_MOVES, WORDS, write, tell),
    look=Look(picture, narrow, question, GUIDES, which_round),
    inputs=INPUTS,
    lesson=LESSON,
    story=Story(chapter, deed),
    options=OPTIONS,
    objection=objection,
)
