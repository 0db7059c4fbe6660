"""How many bonuses set off one another?"""

from pathlib import Path

import pytest

from gobelet.core.record import read_record
from gobelet.games import GAMES
from gobelet.table.chains import longest_chains

RECORDS = Path(__file__).parents[1] / "records"
WITH_A_DIE = ("white", "yellow", "blue", "green", "orange", "violet", "pass", "reroll", "done")


def read_aloud(text: str, seats: int) -> list[int]:
    """In a record of Très futé, a bonus is what is marked without a die."""
    longest, chain = [0] * seats, [0] * seats
    for line in text.partition("\n\n")[2].splitlines():
        who, *said = line.split() or [""]
        if who == "roll":
            chain = [0] * seats
        elif len(who) == 1:
            seat = "ABCD".index(who)
            chain[seat] = 0 if said[0] in WITH_A_DIE else chain[seat] + 1
            longest[seat] = max(longest[seat], chain[seat])
    return longest


@pytest.mark.parametrize("number", (0, 2, 3, 4, 5, 6, 7))
def test_bonuses_in_a_row_are_counted_for_each_seat(number: int) -> None:
    text = (RECORDS / f"tres_fute/{number:03}.game").read_text("utf-8")
    record = read_record(text, GAMES)

    assert longest_chains(record.setup, record.events) == read_aloud(text, record.setup.seats)


def test_a_gift_of_the_round_begins_another_chain() -> None:
    text = (RECORDS / "tres_fute/001.game").read_text("utf-8")
    record = read_record(text, GAMES)

    assert longest_chains(record.setup, record.events) < read_aloud(text, record.setup.seats)


def test_a_game_without_such_bonuses_has_no_chains() -> None:
    record = read_record((RECORDS / "qwixx_duel/000.game").read_text("utf-8"), GAMES)

    assert longest_chains(record.setup, record.events) == []
