"""Who plays Objectif at which level? Two with one pack by the solution, any others by guessing what everybody does."""

from functools import partial

from gobelet.bots.objectif_file import has_block
from gobelet.bots.objectif_own import by_own_cards, mind
from gobelet.bots.objectif_solved import by_solution, is_solved
from gobelet.bots.objectif_solved import mind as knowing
from gobelet.bots.objectif_table import LATER, by_the_table
from gobelet.bots.objectif_table import mind as guessing
from gobelet.bots.objectif_winning import by_chances
from gobelet.bots.objectif_winning import mind as winning
from gobelet.bots.weights import Learned
from gobelet.core.policy import Policy
from gobelet.core.setup import Setup

SLIPS = {"beginner": 2.0}  # points
KNOWING = ("strong", "master")


def policy_for(setup: Setup, level: str, weights: Learned | None) -> Policy | None:
    """Whoever should be strong minds its own cards where nothing fits the rules; a net of one's own comes first."""
    if level in KNOWING and weights:
        return None
    if level == "master" and is_solved(setup):
        return Policy(level, by_chances, winning)
    if level in KNOWING and is_solved(setup):
        return Policy(level, by_solution, knowing)
    if level in KNOWING and has_block(LATER):
        return Policy(level, by_the_table, guessing)
    return Policy(level, by_own_cards, partial(mind, slip=SLIPS.get(level, 0.0)))
