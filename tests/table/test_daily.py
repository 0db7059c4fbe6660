"""Are the dice of a day the same for everybody, and does one attempt count?"""

from datetime import date

import pytest

from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.daily import Attempt, daily, daily_dice
from gobelet.table.session import DAILY
from gobelet.table.store import Store, Taken
from tests.table.stores import new_table
from tests.table.tables import draws, laid, someone_answers

DAY = date(2026, 11, 18)
SIX = tuple(range(1, 7))
MOSAIX = set_up(GAMES["mosaix"], 1)


def test_no_two_days_games_or_servers_have_the_same_secret() -> None:
    keys, days, games = ("a key", "another"), (DAY, date(2026, 11, 19), date(2027, 11, 18)), ("mosaix", "tres_fute")
    secrets = {daily(key, day, game).secret for key in keys for day in days for game in games}

    assert len(secrets) == 2 * 3 * 2


def test_a_die_shows_the_same_in_the_same_roll_whatever_falls_beside_it() -> None:
    secret = daily("a key", DAY, "tres_fute").secret
    all_six, some = daily_dice(secret, 4)([SIX] * 6), daily_dice(secret, 4)([(), SIX, (), SIX, (), ()])

    assert some == (0, all_six[1], 0, all_six[3], 0, 0)
    assert len({daily_dice(secret, number)([SIX] * 6) for number in range(20)}) > 15


def test_faces_of_the_dice_of_a_day_are_equally_likely() -> None:
    secret = daily("a key", DAY, "tres_fute").secret
    seen = [face for number in range(1_000) for face in daily_dice(secret, number)([SIX] * 6)]

    assert all(abs(seen.count(face) - 1_000) < 5 * (1_000 * 5 / 6) ** 0.5 for face in SIX)


def test_two_tables_of_a_day_meet_the_same_dice_and_no_secret_is_shown() -> None:
    secret, first = daily("a key", DAY, "mosaix").secret, []
    for number in range(2):
        session, chance = laid(MOSAIX, dice=DAILY, secret=secret), draws(number)
        first.append(session.begin()[0])
        while not session.over:
            someone_answers(session, chance)
        assert session.revealed == ""
        assert "secret" not in session.record()

    assert first[0] == first[1]


@pytest.fixture
async def days(store: Store) -> Store:
    """Ada has played mosaix on two days, Bob on one."""
    for day, holder, points in (("2026-11-17", "ada", 90), ("2026-11-18", "ada", None), ("2026-11-18", "bob", 120)):
        id = f"{holder} {day}"
        await store.open_table(new_table(id), attempt=Attempt(day, "mosaix", holder, id))
        if points is not None:
            await store.attempts.finish(id, points)
    return store


async def test_the_finished_come_first_the_best_of_them_first(days: Store) -> None:
    found = await days.attempts.on("2026-11-18")

    assert [(each.holder, each.points) for each in found] == [("bob", 120), ("ada", None)]


async def test_a_browser_has_its_calendar(days: Store) -> None:
    assert [each.day for each in await days.attempts.of("ada", "2026-11-01")] == ["2026-11-17", "2026-11-18"]
    assert [each.day for each in await days.attempts.of("ada", "2026-11-18")] == ["2026-11-18"]


async def test_there_is_one_attempt_and_a_second_table_is_not_even_opened(days: Store) -> None:
    with pytest.raises(Taken, match="begun the game of this day already"):
        await days.open_table(new_table("again"), attempt=Attempt("2026-11-18", "mosaix", "ada", "again"))

    assert [each[0] for each in await days.tables_of("ada", 10)] == []
    await days.open_table(new_table("again"))  # nothing of it was left


async def test_a_deleted_table_still_counts(days: Store) -> None:
    await days.delete("bob 2026-11-18")

    assert (await days.attempts.on("2026-11-18"))[0].points == 120
