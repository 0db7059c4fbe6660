"""What do records of either futé game show of the turn that they share, and who rolls for them?"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from gobelet.core.dice import Faces, Possible, seeded_dice
from gobelet.core.event import Event, Rolled
from gobelet.core.game import Game
from gobelet.core.setup import Setup
from gobelet.core.structs import copy_of
from gobelet.parts.fute.table import DICE, Duty, Stage, State
from tests.records.traits import Dice, steps


def fallen(before: State, after: State, platters: int) -> set[str]:
    """Of dice that fell; `platters` are the sets of dice that could have gone to the platter."""
    lost = before.table.stage == Stage.ROLLING and after.players[before.table.active].duty != Duty.CHOOSE
    shown = {"TF15: a roll lost": lost, "TF52: equal dice at the cut": platters > 1}
    return {trait for trait, holds in shown.items() if holds}


def followed(
    setup: Setup, events: tuple[Event, ...], round_rule: str, decided: Callable[[Any, Any, int, int], Iterable[str]]
) -> tuple[Any, set[str]]:
    """The last position, and all that was shown on the way; `decided` tells what a move of a seat adds to it."""
    state, chains, traits = setup.start(), [0] * setup.seats, set[str]()
    for before, event in steps(setup, state, events):
        traits.add(f"{round_rule}: round {state.table.round_number}")
        if isinstance(event, Rolled):
            traits |= fallen(before, state, len(setup.game.possible(before)[-1]))
        elif event.move is not None:
            traits |= set(decided(before, state, event.seat, event.move))
            chains[event.seat] = chains[event.seat] + 1 if before.players[event.seat].due else 0
        traits |= {"TF40: a chain of four"} if max(chains) >= 4 else set()
    return state, traits


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


def played(game: Game, state: Any, seat: int, move: int) -> Any:
    """The position after a move."""
    after = copy_of(state)
    game.rules.play(after, seat, move)
    return after


def bonuses_used(game: Game, state: Any, seat: int, worth: Callable[[Any, int], float]) -> Any:
    """The position when a seat has used all that it is owed, each time as it is worth most."""
    while state.players[seat].due:
        ways = (played(game, state, seat, bonus) for bonus in game.moves(state, seat))
        state = max(ways, key=lambda after: worth(after, seat))
    return state


def landed(game: Game, state: Any, faces: Faces) -> Any:
    """The position when dice have fallen; alone, any of the lowest go to the platter."""
    after = copy_of(state)
    game.rules.land(after, faces)
    if after.table.stage == Stage.SOLO_PLATTER:
        game.rules.land(after, [0] * DICE + [game.possible(after)[DICE][0]])
    return after
