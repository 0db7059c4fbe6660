"""What do records of either futé game show of the turn that they share?"""

from gobelet.parts.fute.table import Duty, Stage, State


def fallen(before: State, after: State, platters: int) -> set[str]:
    """Of dice that fell; `platters` are the sets of dice that could have gone to the platter."""
    lost = before.table.stage == Stage.ROLLING and after.players[before.table.active].duty != Duty.CHOOSE
    shown = {"TF15: a roll lost": lost, "TF52: equal dice at the cut": platters > 1}
    return {trait for trait, holds in shown.items() if holds}
