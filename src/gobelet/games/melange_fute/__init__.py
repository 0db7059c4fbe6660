"""Mélange futé: the other side of the sheet, with actions that change dice."""

from functools import partial

from gobelet.core.game import Game, Option
from gobelet.core.rule import Function
from gobelet.core.text import say
from gobelet.games.melange_fute.bonuses import lose_useless, offer_bonuses, round_bonus, use_bonus
from gobelet.games.melange_fute.changes import has_changed_use, offer_changed, offer_uses, use, used_die
from gobelet.games.melange_fute.flow import start
from gobelet.games.melange_fute.levels import level
from gobelet.games.melange_fute.mix import may_take_back, offer_take_back, take_back
from gobelet.games.melange_fute.notation import WORDS, write
from gobelet.games.melange_fute.picture import narrow, picture
from gobelet.games.melange_fute.places import MOST_MOVES, MOVE_COUNT
from gobelet.games.melange_fute.question import GUIDES, question
from gobelet.games.melange_fute.scoring import fox_value, zone_points
from gobelet.games.melange_fute.sheet import PAPER, Paper, read_paper
from gobelet.games.melange_fute.state import State
from gobelet.games.melange_fute.uses import has_use, is_changing
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.notation import ALL_DICE, PARTS
from gobelet.parts.fute.room import rules_of

SHEET: dict[Function, Function] = {
    verbs.round_bonus: round_bonus,
    verbs.lose_useless: lose_useless,
    verbs.offer_bonuses: offer_bonuses,
    verbs.use_bonus: use_bonus,
    verbs.has_use: has_use,
    verbs.has_changed_use: has_changed_use,
    verbs.is_changing: is_changing,
    verbs.offer_changed: offer_changed,
    verbs.offer_uses: offer_uses,
    verbs.use: use,
    verbs.used_die: used_die,
    verbs.zone_points: zone_points,
    verbs.may_take_back: may_take_back,
    verbs.offer_take_back: offer_take_back,
    verbs.take_back: take_back,
    verbs.fox_value: fox_value,
}
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
        dice=ALL_DICE,
        parts=PARTS,
        state=State,
        rules=rules_of(start, SHEET, paper.printed()),
        move_count=MOVE_COUNT,
        most_moves=MOST_MOVES,
        words=WORDS,
        write=partial(write, paper),
        question=partial(question, paper),
        guides=GUIDES,
        picture=partial(picture, paper),
        narrow=partial(narrow, paper),
        verdict=partial(level, paper),
        with_sheet=with_sheet,
        own_sheet="" if paper.digest == PAPER.digest else paper.digest,
        options=(FOXES_BELOW_ZERO,),
    )


def with_sheet(text: str) -> Game:
    """The game with a sheet of one's own."""
    return game(read_paper(text))


GAME = game(PAPER)
