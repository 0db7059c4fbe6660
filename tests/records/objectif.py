"""What must the golden records of Objectif show? Every option, every fate of a card, every way to re-roll."""

from random import Random

from gobelet.core.event import Event, Played
from gobelet.core.setup import Setup
from gobelet.games.objectif.moves import STOP, WAYS_TO_REROLL, reroll
from gobelet.games.objectif.options import OPTIONS
from gobelet.games.objectif.sheet import NAMES, REROLLS
from gobelet.games.objectif.state import Stage, State
from tests.records.traits import Traits, steps

ALL_DICE = reroll(WAYS_TO_REROLL - 1)
WANTED = frozenset(
    {
        *(f"seats {seats}" for seats in range(2, 6)),
        *(f"{option.name} {value}" for option in OPTIONS for value in option.values),
        *(f"OB6: {name} won" for name in NAMES),
        *(f"OB7: {name} lost" for name in NAMES if name != "joker"),
        "OB4: stopped at once",
        "OB4: stopped after one re-roll",
        "OB4: two re-rolls",
        "OB4: all five dice again",
        "OB7: the active player's card leaves the game",
        "OB7: a card captured",
        "OB10: a tie",
        "OB11: two alike laid",
        "OB11: one made, one not",
    }
)


def found(setup: Setup, events: tuple[Event, ...]) -> set[str]:
    traits = {f"seats {setup.seats}", *(f"{name} {value}" for name, value in setup.options.items())}
    state = setup.start()
    for before, event in steps(setup, state, events):
        if isinstance(event, Played) and event.move is not None:
            traits |= {trait for trait, shown in _decided(before, event.move).items() if shown}
        if state.played > before.played:
            traits |= _judged(setup, before, state)
    totals = sorted(setup.game.score(state, seat).total for seat in range(setup.seats))
    if state.stage == Stage.OVER and totals[-1] == totals[-2]:
        traits.add("OB10: a tie")
    return traits


def _decided(before: State, move: int) -> dict[str, bool]:
    return {
        "OB4: stopped at once": move == STOP and before.rerolls == 0,
        "OB4: stopped after one re-roll": move == STOP and before.rerolls == 1,
        "OB4: two re-rolls": move > STOP and before.rerolls == REROLLS - 1,
        "OB4: all five dice again": move == ALL_DICE,
    }


def _judged(setup: Setup, before: State, after: State) -> set[str]:
    traits = set()
    for seat in range(setup.seats):
        won = [name for card, name in enumerate(NAMES) if after.won[seat][card] > before.won[seat][card]]
        lost = [name for card, name in enumerate(NAMES) if after.lost[seat][card] > before.lost[seat][card]]
        traits |= {f"OB6: {name} won" for name in won} | {f"OB7: {name} lost" for name in lost}
        if lost:
            active = "the active player's card leaves the game"
            traits.add(f"OB7: {active if seat == before.active else 'a card captured'}")
        if won and lost:
            traits.add("OB11: one made, one not")
        if before.packs == 2 and after.last_laid[seat][0] == after.last_laid[seat][1]:
            traits.add("OB11: two alike laid")
    return traits


def choose(random: Random, state: State, seat: int, moves: list[int]) -> int:
    return STOP if STOP in moves and random.random() < 0.3 else random.choice(moves)


TRAITS = Traits(WANTED, found, choose)
