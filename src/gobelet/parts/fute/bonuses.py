"""What when a bonus is won, used or lost, whatever the sheet?"""

from gobelet.core.rule import rule
from gobelet.parts.fute.sheet_verbs import extra_boxes, reroll_boxes
from gobelet.parts.fute.table import FIRST_USED, Bonus, Player, Stage, State


@rule
def gain(player: Player, bonus: int) -> None:
    """TF40: recorded at once, or laid on the heap. TF46: a full bar takes no more."""
    if bonus >= FIRST_USED:
        player.heap[bonus] += 1
        player.due += 1
    elif bonus == Bonus.REROLL:
        player.rerolls_won = min(player.rerolls_won + 1, reroll_boxes())
    elif bonus == Bonus.EXTRA:
        player.extras_won = min(player.extras_won + 1, extra_boxes())
    elif bonus == Bonus.FOX:
        player.foxes += 1


@rule
def gain_line(player: Player, ticks: int, line: int, bonus: int) -> None:
    """TF41, TF42: boxes that are complete together pay."""
    if ticks & line == line:
        gain(player, bonus)


@rule
def take_off_heap(player: Player, bonus: int) -> None:
    player.heap[bonus] -= 1
    player.due -= 1


@rule
def lose(player: Player, bonus: int) -> None:
    """TF40: what has no legal mark is lost."""
    player.due -= player.heap[bonus]
    player.heap[bonus] = 0


def bonus_from(state: State, seat: int) -> int:
    """What brought the bonus that a seat has to use now: 1 for a mark, 2 for the round (TF3), 0 if none is due."""
    if not state.players[seat].due:
        return 0
    return 2 if state.table.stage == Stage.ROUND else 1
