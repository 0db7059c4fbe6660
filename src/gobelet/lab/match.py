"""How does a game go between several policies? One loop for all of them, in either gear."""

from collections.abc import Sequence
from typing import Any

from gobelet.core.falling import fall, lowest
from gobelet.core.native import copy
from gobelet.core.rule import rule, verb
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.verbs import Numbers, asked, moves, owed, play, score, start, winners
from gobelet.lab.environment import is_among, look

STREAMS = 8  # of random numbers for each game: one for the dice, one for each player
STATE, VIEW, BLANK = 0, 1, 2  # the places of the three states that a loop needs
ALL_LEGAL = -1


@verb
def player_1(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    raise NotImplementedError


@verb
def player_2(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    raise NotImplementedError


@verb
def player_3(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    raise NotImplementedError


@verb
def player_4(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    raise NotImplementedError


@verb
def player_5(view: Any, seat: int, legal: Sequence[int], count: int, chance: Sfc32, mind: Any) -> int:
    raise NotImplementedError


PLAYERS = (player_1, player_2, player_3, player_4, player_5)  # as many as any room has seats


@rule
def decided(player: int, view: Any, seat: int, legal: Numbers, count: int, chance: Sfc32, minds: Any) -> int:
    """What a player answers; each may be another policy."""
    if player == 0:
        return player_1(view, seat, legal, count, chance, minds[0])
    if player == 1:
        return player_2(view, seat, legal, count, chance, minds[1])
    if player == 2:
        return player_3(view, seat, legal, count, chance, minds[2])
    if player == 3:
        return player_4(view, seat, legal, count, chance, minds[3])
    return player_5(view, seat, legal, count, chance, minds[4])


@rule
def play_games(
    states: Any, chances: Any, minds: Any, seats: int, options: Sequence[int], number: int, first: int, rotate: int,
    faces: Numbers, legal: Numbers, scores: Any, won: Any, lengths: Numbers,
) -> int:  # fmt: skip
    """Play as many games as there are lengths to fill in; results are by player, not by seat.

    Returns ALL_LEGAL, or the player that chose an illegal move.
    """
    state = states[STATE]
    for game in range(len(lengths)):
        copy(state, states[BLANK])
        start(state, seats, options)
        for stream in range(seats + 1):
            seed(chances[stream], number, (first + game) * STREAMS + stream)
        shift = (first + game) % seats if rotate else 0
        events = 0
        waiting = asked(state)
        while waiting or owed(state):
            if waiting:
                seat = lowest(waiting)
                player = (seat + shift) % seats
                count = moves(state, seat, legal)
                look(states[VIEW], state, seat)
                move = decided(player, states[VIEW], seat, legal, count, chances[1 + player], minds)
                if not is_among(move, legal, count):
                    return player
                play(state, seat, move)
            else:
                fall(state, chances[0], faces)
            events += 1
            waiting = asked(state)
        lengths[game] = events
        count_up(state, seats, shift, scores[game], won[game])
    return ALL_LEGAL


@rule
def count_up(state: Any, seats: int, shift: int, scores: Any, won: Numbers) -> None:
    """Points by player and part, and who wins."""
    best = winners(state)
    for seat in range(seats):
        player = (seat + shift) % seats
        score(state, seat, scores[player])
        won[player] = best >> seat & 1
