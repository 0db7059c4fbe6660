"""How many clicks does a decision take? `python -m bench.clicks [GAME ...]` plays games and clicks as a person would.

A person points at what a saying names, in the order in which it is written, and leaves out what has come along by
itself; then the move is confirmed, or with "play at once" it is confirmed only where something is spent. What comes
along, and what a click does, is reckoned as in the browser (core/saying.py). The figures before are those of a page on
which nothing came along: everything had to be pointed at, and confirmed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import click
from rich.console import Console
from rich.table import Table

from gobelet import simulate
from gobelet.bots import BOTS
from gobelet.core.decision import Decision, Player
from gobelet.core.question import Hand
from gobelet.core.saying import chosen, clicked, lit, said, tokens
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from gobelet.games.mosaix.hands import to_lay
from gobelet.games.mosaix.moves import MOST_MOVES, offer_formations
from gobelet.games.mosaix.sheet import BOX_NAMES, DICE
from gobelet.games.mosaix.state import KINDS, Stage, State

COLUMNS = ("game", "seats", "clicks for", "how many", "before", "now", "with play at once")
BY_TURN = {"mosaix"}  # where a player may answer a roll by two decisions; one turn of one player is counted


class Clicks(NamedTuple):
    before: float
    now: float
    at_once: float


def count(setup: Setup, games: int, seed: int, player: str = "casual") -> tuple[int, Clicks]:
    """How many decisions, or turns, there were in some games, and the mean clicks of each."""
    game, found, turns = setup.game, list[Clicks](), 0
    sit = BOTS[player].sit

    def counting(player: Player) -> Player:
        def decide(asked: Decision) -> str | int:
            nonlocal turns
            answer = player(asked)
            found.append(clicks_of(asked, asked.read(answer)))
            turns += asked.game.name not in BY_TURN or asked.view.stage == Stage.WRITE
            return answer

        return decide

    simulate(game, [counting(sit(setup)) for _ in range(setup.seats)], games, seed, options=setup.options)
    return turns, Clicks(*(sum(part) / turns for part in zip(*found, strict=True)))


def clicks_of(asked: Decision, move: int) -> Clicks:
    game, hand = asked.setup.game, asked.game.look.question(asked.view, asked.seat).hand
    sayings, written = list(game.spellings(asked.view, asked.seat)), game.notation.write(move)
    before = 1 if len(sayings) == 1 else len(tokens(written)) + 1
    if hand and len(tokens(written)) > 1:
        return Clicks(before, *by_hand(asked, move, hand))
    pointed = points(sayings, written, {box.id for box in game.look.picture(asked.view, asked.seat).boxes})
    paid = game.notation.cost(asked.view, asked.seat, move)
    at_once = pointed and not paid and not lit(sayings, chosen(sayings, pointed))
    return Clicks(before, len(pointed) + 1, len(pointed) + (not at_once))


def by_hand(asked: Decision, move: int, hand: Hand) -> tuple[int, int]:
    """Dice are laid by a click each. What is laid in the own grid is written by that; alone also what hangs over its
    edge, for nobody else copies it. Else the formation is turned, and laid there by one click more."""
    alone = asked.setup.seats == 1
    if hand.pieces:
        return (0, 0) if alone else (len(hand.pieces) + 1, len(hand.pieces))  # alone it is counted when it is written
    before, after = asked.view, asked.after(move)
    kinds = [after.grids[asked.seat][kind] & ~before.grids[asked.seat][kind] for kind in range(KINDS)]
    written = [[name for box, name in enumerate(BOX_NAMES) if boxes >> box & 1] for boxes in kinds]
    dropped = DICE - sum(map(len, written))
    if alone:
        laid = laid_by_hand(before, asked.seat, written)
        return laid + 1, laid + (dropped > 0)  # whoever drops something confirms it
    if before.roller == asked.seat and not dropped:
        return 0, 0
    spellings = asked.game.spellings(before, asked.seat)
    grips = {tokens(saying)[0] for saying, meant in spellings.items() if meant == move}
    turned = not grips & set(hand.ghosts[0])  # by a click on one of the turns that are drawn
    return turned + 2, turned + 1


def laid_by_hand(state: State, seat: int, written: Sequence[Sequence[str]]) -> int:
    """How many clicks it takes to lay symbols on boxes of the grid; dice come into the hand one after the other.

    To pass over some that are dropped takes a click on the next one. What has one place left comes along.
    """
    into = [0] * MOST_MOVES
    spots = [{*spot.split()} for spot in to_lay(state, seat, into[: offer_formations(state, seat, into)]).spots]
    wanted, all_boxes = [list(boxes) for boxes in written], {box for boxes in written for box in boxes}
    laid, clicks, passing, left = set[str](), 0, False, Counter(state.dice)
    for symbol in state.dice:
        if not wanted[symbol - 1]:
            passing = True
            continue
        clicks, passing = clicks + 1 + passing, False
        laid.add(wanted[symbol - 1].pop(0))
        left -= Counter([symbol])
        alike = len(left) == 1
        if laid == all_boxes or (alike and set.intersection(*(spot for spot in spots if laid <= spot)) == all_boxes):
            return clicks
    return clicks


def points(sayings: Sequence[str], wanted: str, boxes: set[str]) -> list[str]:
    """What a person points at until a saying is chosen, one token after the other."""
    pointed: list[str] = []
    while said(sayings, held := chosen(sayings, pointed)) != wanted:
        missing = Counter(tokens(wanted)) - Counter(held)
        after = clicked(sayings, pointed, next(token for token in tokens(wanted) if token in missing), boxes)
        assert after is not None and len(after) > len(pointed)
        pointed = after
    return pointed


@click.command(help=__doc__)
@click.argument("names", metavar="[GAME]...", nargs=-1, type=click.Choice(list(GAMES)))
@click.option("--games", type=click.IntRange(1), default=20, help="Of each kind.")
@click.option("--seed", type=int, default=1)
@click.option("--player", type=click.Choice(list(BOTS)), default="casual", help="Who decides; a casual player.")
def main(names: Sequence[str], games: int, seed: int, player: str) -> None:
    table = Table(*COLUMNS)
    for name in names or GAMES:
        for seats in (min(GAMES[name].seats), 2) if 1 in GAMES[name].seats else (2,):
            counted, mean = count(set_up(GAMES[name], seats), games, seed, player)
            kind = "a turn" if name in BY_TURN else "a decision"
            table.add_row(name, str(seats), kind, f"{counted:,}", *(f"{each:.2f}" for each in mean))
    Console().print(table)


if __name__ == "__main__":
    main()
