"""What becomes of a seat that is given up, and when does a bot take over?"""

import asyncio

import pytest

from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.channel import Channel
from gobelet.table.hall import Hall
from gobelet.table.leaving import leave, take_over
from gobelet.table.notices import Notice
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR, Session
from gobelet.table.store import Taken, Unknown

A, B, C = range(3)


async def seated(hall: Hall, game: str, names: str) -> Channel:
    """A table at which everybody sits."""
    session = await hall.open(set_up(GAMES[game], len(names)), [(PERSON, name) for name in names], FAIR)
    for seat, name in zip(session.seats, names, strict=True):
        await hall.sit(seat.token, f"browser of {name}")
    return await hall.find(session.id)


@pytest.fixture
async def duel(hall: Hall) -> Channel:
    return await seated(hall, "qwixx_duel", "xy")


async def test_who_leaves_holds_nothing_any_more(hall: Hall, duel: Channel) -> None:
    before = duel.session.seats[B]
    await duel.store.notices.wish(Notice(duel.session.id, B, "https://hook.example"))
    await leave(duel, B)
    after = duel.session.seats[B]

    assert (after.holder, after.used, after.token != before.token, after.given_up) == ("", "", True, True)
    assert list(await duel.store.notices.of(duel.session.id)) == []
    for token in (before.token, before.used):
        with pytest.raises((Taken, Unknown)):
            await hall.sit(token, before.holder)


async def test_somebody_else_may_take_the_seat(hall: Hall, duel: Channel) -> None:
    await leave(duel, B)
    session, seat = await hall.sit(duel.session.seats[B].token, "another browser", "Zoë")

    assert (seat, session.seats[B].name, session.seats[B].given_up) == (B, "Zoë", False)


async def test_a_seat_that_is_not_given_up_is_taken_over_by_no_bot(hall: Hall, duel: Channel) -> None:
    with pytest.raises(Refusal, match="Nobody has given up seat B"):
        await take_over(duel, [A], B, "random")


async def test_a_bot_that_does_not_exist_takes_over_nothing(duel: Channel) -> None:
    await leave(duel, B)
    with pytest.raises(Refusal, match="There is no bot 'person'"):
        await take_over(duel, [A], B, "person")


async def test_with_one_other_person_the_bot_goes_on_at_once(duel: Channel) -> None:
    await leave(duel, A)
    length = duel.session.length

    assert await take_over(duel, [B], A, "random") == ()
    assert duel.session.seats[A].kind == "random"
    assert duel.session.length > length
    assert A not in duel.session.asked()


async def test_all_other_persons_have_to_agree_to_the_same_bot(hall: Hall) -> None:
    channel = await seated(hall, "objectif", "xyz")
    await leave(channel, C)

    assert set(await take_over(channel, [A], C, "random")) == {B}
    assert set(await take_over(channel, [B], C, "greedy")) == {A}
    assert channel.session.seats[C].kind == PERSON
    assert await take_over(channel, [A], C, "greedy") == ()
    assert channel.session.seats[C].kind == "greedy"


async def test_who_left_has_no_say(hall: Hall) -> None:
    channel = await seated(hall, "objectif", "xyz")
    await leave(channel, C)
    await take_over(channel, [B], C, "random")
    await leave(channel, B)

    assert await take_over(channel, [A], B, "random") == ()  # what B agreed to counts no more, nor is B waited for
    assert channel.session.seats[C].kind == PERSON


async def test_the_owner_who_comes_back_finds_the_bot(hall: Hall, duel: Channel) -> None:
    left = duel.session.seats[A]
    await leave(duel, A)
    await take_over(duel, [B], A, "random")
    for token in (left.token, left.used, duel.session.seats[A].token):
        with pytest.raises((Taken, Unknown)):
            await hall.sit(token, left.holder)


async def test_the_game_is_the_same_after_a_restart(hall: Hall, duel: Channel) -> None:
    await leave(duel, A)
    await take_over(duel, [B], A, "random")
    again = (await Hall(hall.store, hall.games).find(duel.session.id)).session

    assert (again.seats, again.length, again.table.events) == (
        duel.session.seats,
        duel.session.length,
        duel.session.table.events,
    )


async def test_a_bot_that_sat_down_right_before_the_server_died_goes_on(
    hall: Hall, duel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def die(_: object) -> Session:
        raise asyncio.CancelledError

    await leave(duel, A)
    monkeypatch.setattr(duel, "change", die)
    with pytest.raises(asyncio.CancelledError):
        await take_over(duel, [B], A, "random")
    stuck = (await hall.store.load(duel.session.id)).lines
    again = (await Hall(hall.store, hall.games).find(duel.session.id)).session

    assert again.seats[A].kind == "random"
    assert again.length > len(stuck)
    assert A not in again.asked()
