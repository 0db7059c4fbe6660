"""What would be a good move here? Thought over for as long as somebody waits, from what one seat may know."""

import time
from collections.abc import Sequence

from gobelet.coach.advice import Advice, likeliest
from gobelet.coach.imagining import imagined
from gobelet.coach.rollouts import GLIMPSE, POINTS, WINS, Rollouts
from gobelet.core.decision import Decision

AT_FIRST = 2  # whole games of each move before anything is said
TOGETHER = 8  # the same between two looks at the clock
GLIMPSES = 3  # for each whole game, where the player judges
IMAGINED = 48  # ways in which things may be that are hidden


class Hint:
    """What is known about one decision; it goes on where it was."""

    def __init__(self, rollouts: Rollouts, asked: Decision, number: int) -> None:
        self.rollouts, self.asked, self.number = rollouts, asked, number
        self.starts = imagined(rollouts, asked.log, asked.view, asked.seat, number, IMAGINED)
        self.opinions = rollouts.opinions(asked.view, asked.seat, asked.moves, number)
        self.advice = Advice(POINTS if asked.setup.seats == 1 else WINS, likeliest(asked.moves, self.opinions))

    def go_on(self, seconds: float) -> Advice:
        """Think for about so long, or until there is nothing left to find out."""
        until, advice = time.monotonic() + seconds, self.advice
        while not advice.settled:
            self._play(advice.open(), AT_FIRST if not advice.tried else TOGETHER)
            if time.monotonic() > until:
                break
        return advice

    def play(self, games: int) -> Advice:
        """Think until so many games of every move that matters have been played, or there is nothing to find out."""
        advice = self.advice
        while not advice.settled and min(map(advice.games, advice.open())) < games:
            self._play(advice.open(), TOGETHER)
        return advice

    def add(self, move: int) -> None:
        """Try a move, too, whatever it seemed at first sight."""
        if move not in self.advice.moves:
            self.advice.moves = (*self.advice.moves, move)

    def only(self, *moves: int) -> None:
        """Try nothing else."""
        self.advice.moves = moves

    def _play(self, moves: Sequence[int], games: int) -> None:
        """Glimpses have dice of their own: the number after the one of whole games."""
        starts, seat = self.starts, self.asked.seat
        more = GLIMPSES if self.rollouts.policy.judges else 0
        for move in moves:
            first = self.advice.games(move)
            whole = self.rollouts.play_on(starts, seat, move, self.number, first, games)
            short = self.rollouts.play_on(starts, seat, move, self.number + 1, first * more, games * more, whole=False)
            self.advice.take(move, whole[:, seat], short[:, seat, GLIMPSE])
        self.advice.reckon()
