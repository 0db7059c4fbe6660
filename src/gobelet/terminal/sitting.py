"""Who sits at this terminal, and what have they seen? All that a game in progress needs here."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from gobelet.bots import BOTS
from gobelet.bots.telling import unlearned
from gobelet.core.decision import Player
from gobelet.core.picture import Picture
from gobelet.core.sfc32 import Sfc32, seed
from gobelet.core.verbs import SPECTATOR
from gobelet.front.match import Match
from gobelet.table.daily import daily_dice
from gobelet.table.file import keep
from gobelet.table.table import Table
from gobelet.terminal import seated
from gobelet.terminal.screen import Screen
from gobelet.terminal.seated import PERSON

if TYPE_CHECKING:
    from gobelet.terminal.hinting import Coach


@dataclass
class Sitting:
    screen: Screen
    match: Match
    seats: tuple[str, ...]  # PERSON or the name of a bot
    number: int  # what the bots' chance begins with
    typed: bool = False  # real dice, typed in by hand
    careful: bool = False  # every answer is tried first
    file: Path | None = None
    viewer: int | None = None  # the seat that looked at the screen last
    lines: dict[int, list[str]] = field(default_factory=dict)  # of the log, as each reader has seen it
    pictures: dict[int, Picture] = field(default_factory=dict)  # that each reader has seen last
    players: dict[int, Player] = field(default_factory=dict)  # the bots that have been asked
    coach: "Coach | None" = None  # once somebody has asked for a hint
    secret_of_the_day: bytes = b""  # what the dice follow from in a daily challenge

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def persons(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]

    @property
    def secret(self) -> bool:
        """Whether somebody else at this screen could see what is not theirs to see."""
        return len(self.persons) > 1 and self.table.game.has_secrets

    def reader(self, seat: int) -> int:
        """Who sees what is shown to a seat: without secrets, all at this screen look on together."""
        return seat if self.secret else SPECTATOR

    def keep(self) -> None:
        if self.file:
            keep(self.file, self.match.record())
            seated.keep(self.file, () if self.match.over else self.seats)

    def roll(self) -> None:
        """Let the dice fall that nobody types in."""
        if self.secret_of_the_day:
            self.table.roll(daily_dice(self.secret_of_the_day, self.table.rolls))
        else:
            self.match.roll()

    def bot(self, seat: int) -> Player:
        """The bot on a seat, the same for the whole game."""
        if seat not in self.players:
            self.players[seat] = BOTS[self.seats[seat]].sit(self.table.setup)
        return self.players[seat]

    def chance(self) -> Sfc32:
        """Each decision has a chance of its own, so that an undo never changes what a bot would do."""
        generator = Sfc32()
        seed(generator, self.number, 1 + len(self.table.events))
        return generator


def sit_down(
    screen: Screen, match: Match, seats: tuple[str, ...], number: int | None,
    typed: bool = False, file: Path | None = None, careful: bool = False,
) -> Sitting:  # fmt: skip
    """Begin a game, or go on with one that has been kept."""
    sitting = Sitting(screen, match, seats, secrets.randbits(64) if number is None else number, typed, careful, file)
    sitting.keep()
    if told := unlearned(sitting.table.setup, [who for who in seats if who != PERSON]):
        screen.show(told)
    return sitting
