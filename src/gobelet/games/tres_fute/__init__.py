"""Très futé: six dice, five zones, and bonuses that set off one another."""

from functools import partial

from gobelet.core.game import Game, Option
from gobelet.core.rule import Function
from gobelet.core.text import say
from gobelet.games.tres_fute.bonuses import lose_useless, offer_bonuses, round_bonus, use_bonus
from gobelet.games.tres_fute.flow import start
from gobelet.games.tres_fute.levels import level
from gobelet.games.tres_fute.notation import WORDS, write
from gobelet.games.tres_fute.picture import narrow, picture
from gobelet.games.tres_fute.places import MOST_MOVES, MOVE_COUNT
from gobelet.games.tres_fute.question import GUIDES, question
from gobelet.games.tres_fute.scoring import zone_points
from gobelet.games.tres_fute.sheet import PAPER, Paper, read_paper
from gobelet.games.tres_fute.state import State
from gobelet.games.tres_fute.uses import has_use, offer_uses, use, used_die
from gobelet.parts.fute import sheet_verbs as verbs
from gobelet.parts.fute.notation import ALL_DICE, PARTS
from gobelet.parts.fute.room import rules_of

SHEET: dict[Function, Function] = {
    verbs.round_bonus: round_bonus,
    verbs.lose_useless: lose_useless,
    verbs.offer_bonuses: offer_bonuses,
    verbs.use_bonus: use_bonus,
    verbs.has_use: has_use,
    verbs.has_changed_use: verbs.no_changed_use,
    verbs.is_changing: verbs.never_changing,
    verbs.offer_changed: verbs.nothing_changed,
    verbs.offer_uses: offer_uses,
    verbs.use: use,
    verbs.used_die: used_die,
    verbs.zone_points: zone_points,
    verbs.may_take_back: verbs.no_take_back,
    verbs.offer_take_back: verbs.nothing_to_take_back,
    verbs.take_back: verbs.take_nothing_back,
    verbs.fox_value: verbs.smallest_zone,
}
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
        options=(EDITION,),
    )


def with_sheet(text: str) -> Game:
    """The game with a sheet of one's own."""
    return game(read_paper(text))


GAME = game(PAPER)
