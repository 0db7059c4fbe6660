"""What do records of either futé game show of the turn that they share, and who rolls for them?"""

from collections.abc import Callable
from random import Random
from typing import Any

from gobelet.core.dice import Faces, Possible, seeded_dice
from gobelet.core.game import Game
from gobelet.core.structs import copy_of
from gobelet.parts.fute.table import DICE, Duty, Stage, State
from tests.records.traits import Dice


def fallen(before: State, after: State, platters: int) -> set[str]:
    """Of dice that fell; `platters` are the sets of dice that could have gone to the platter."""
    lost = before.table.stage == Stage.ROLLING and after.players[before.table.active].duty != Duty.CHOOSE
    shown = {"TF15: a roll lost": lost, "TF52: equal dice at the cut": platters > 1}
    return {trait for trait, holds in shown.items() if holds}


def lucky_dice(seed: int, luck: int, tries: Callable[[Any], int], welcome: Callable[[Any, Faces], float]) -> Dice:
    """Each roll is the most welcome of so many tries, or with luck below zero the least."""
    fall, random = seeded_dice(seed), Random(seed)

    def roll(state: State, possible: Possible) -> Faces:
        if state.table.stage == Stage.SOLO_PLATTER:
            return fall(possible)
        rolls = [fall(possible) for _ in range(tries(state))]
        if luck > 1:
            rolls = [_raised(faces, random) for faces in rolls]
        return max(rolls, key=lambda faces: welcome(state, faces) * (1 if luck > 0 else -1))

    return roll


def _raised(faces: Faces, random: Random) -> Faces:
    """No die below some other one: who chooses that one keeps all the others."""
    least = random.choice([face for face in faces if face])
    return tuple(max(face, least) if face else 0 for face in faces)


def landed(game: Game, state: Any, faces: Faces) -> Any:
    """The position when dice have fallen; alone, any of the lowest go to the platter."""
    after = copy_of(state)
    game.rules.land(after, faces)
    if after.table.stage == Stage.SOLO_PLATTER:
        game.rules.land(after, [0] * DICE + [game.possible(after)[DICE][0]])
    return after
