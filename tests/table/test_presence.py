"""Who is away from a table, since when, and who is told of it?"""

import asyncio
import time

import pytest

from gobelet.table import presence
from gobelet.table.channel import Channel
from gobelet.table.hall import Hall
from gobelet.table.session import Session
from tests.patience import SECONDS

A, B = 0, 1


@pytest.fixture
async def channel(hall: Hall, duel: Session, monkeypatch: pytest.MonkeyPatch) -> Channel:
    """Ada and Bob are there; a gap is short."""
    monkeypatch.setattr(presence, "SECONDS_OF_A_GAP", 0.05)
    channel = await hall.find(duel.id)
    for seat in (A, B):
        channel.presence.arrives([seat])
    await asyncio.gather(*channel.presence._telling)  # that they came is stored, which may take longer than a gap
    return channel


async def gone(channel: Channel, *seats: int) -> None:
    async with asyncio.timeout(SECONDS):
        while set(channel.session.away) != set(seats):
            await channel.wait_for_news(channel.session, 1)


async def test_nobody_who_follows_the_table_is_away(channel: Channel) -> None:
    await asyncio.sleep(0.1)

    assert [person.away for person in channel.session.people()] == [0, 0]


async def test_who_left_is_away_since_then_and_the_others_are_told(channel: Channel) -> None:
    before, seen = time.time(), channel.session
    channel.presence.leaves([B])
    assert await channel.wait_for_news(seen, SECONDS)

    assert list(channel.session.away) == [B]
    assert before <= channel.session.people()[B].away <= time.time()
    assert channel.session.length == seen.length  # no move


async def test_a_short_gap_is_no_absence(channel: Channel, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "SECONDS_OF_A_GAP", SECONDS)
    seen = channel.session
    channel.presence.leaves([B])
    channel.presence.arrives([B])

    assert not await channel.wait_for_news(seen, 0.1)
    assert channel.presence.watches(B)


async def test_who_has_the_table_open_twice_is_there_until_both_are_closed(channel: Channel) -> None:
    channel.presence.arrives([B])
    channel.presence.leaves([B])
    await asyncio.sleep(0.2)
    assert not channel.session.away
    channel.presence.leaves([B])

    await gone(channel, B)


async def test_who_comes_back_is_away_no_more(channel: Channel) -> None:
    channel.presence.leaves([B])
    await gone(channel, B)
    channel.presence.arrives([B])

    await gone(channel)


async def test_a_move_of_the_others_keeps_who_is_away(channel: Channel) -> None:
    channel.presence.leaves([B])
    await gone(channel, B)
    await channel.change(lambda session: session.act(A, "pass", session.length))

    assert list(channel.session.away) == [B]


async def test_after_a_restart_it_is_known_since_when_somebody_is_away(channel: Channel, hall: Hall) -> None:
    channel.presence.leaves([B])
    await gone(channel, B)
    away = channel.session.away[B]
    again = await Hall(hall.store, hall.games).find(channel.session.id)

    assert again.session.away[B] == away
