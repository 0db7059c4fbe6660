"""Who sits where, who may, and who comes along to the rematch?"""

import pytest

from gobelet.core.refusal import Refusal
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR, Session
from gobelet.table.store import Store, Taken, Unknown
from tests.table.tables import DUEL, PERSONS
from tests.table.test_hall import A, B, passes


async def test_who_sits_where_survives_a_restart(store: Store) -> None:
    session = await Hall(store, GAMES).open(DUEL, PERSONS, FAIR)
    await Hall(store, GAMES).sit(session.seats[B].token, "browser", "Bea")
    seats = (await Hall(store, GAMES).find(session.id)).session.seats

    assert [(seat.holder, seat.name) for seat in seats] == [("", "Ada"), ("browser", "Bea")]


async def test_who_holds_a_seat_is_here_a_program_too(hall: Hall, duel: Session) -> None:
    channel = await hall.find(duel.id)
    await channel.claim(A)
    claimed = channel.session
    seated, _ = await hall.sit(duel.seats[B].token, "browser")
    against_a_bot = await hall.open(DUEL, [(PERSON, ""), ("random", "")], FAIR)

    assert [[each.is_here(seat) for seat in (A, B)] for each in (duel, claimed, seated, against_a_bot)] == [
        [False, False],
        [True, False],
        [True, True],
        [False, True],
    ]


async def test_everybody_comes_to_the_same_rematch_also_after_a_restart(store: Store, hall: Hall) -> None:
    session = await hall.open(DUEL, PERSONS, FAIR)
    await hall.sit(session.seats[A].token, "browser")
    while not session.over:
        session = await passes(hall, session.id)
    first, again = [await each.rematch(await each.find(session.id)) for each in (hall, Hall(store, GAMES))]
    seats = (await Hall(store, GAMES).find(first)).session.seats

    assert again == first != session.id
    assert [(seat.name, seat.holder) for seat in seats] == [("Bob", ""), ("Ada", "browser")]


async def test_there_is_no_rematch_of_a_running_game(hall: Hall, duel: Session) -> None:
    with pytest.raises(Refusal, match="when the game is over"):
        await hall.rematch(await hall.find(duel.id))


async def test_the_link_by_which_somebody_came_leads_nobody_else_there(store: Store, hall: Hall) -> None:
    """Everybody at the table has seen it."""
    invitation = (await hall.open(DUEL, PERSONS, FAIR)).seats[B].token
    session, _ = await hall.sit(invitation, "browser", "Bea")
    with pytest.raises(Taken):
        await hall.sit(invitation, "another browser")
    back, _ = await hall.sit(invitation, "browser", "Beatrix")
    moved, _ = await hall.sit(back.seats[B].token, "another browser")
    again = (await Hall(store, GAMES).find(session.id)).session

    assert (session.seats[B].token, back.seats[B].name) == (back.seats[B].token, "Beatrix")
    assert len({invitation, session.seats[B].token, moved.seats[B].token}) == 3
    assert again.seats == moved.seats


async def test_nobody_sits_on_the_seat_of_a_bot(hall: Hall) -> None:
    session = await hall.open(DUEL, [(PERSON, ""), ("random", "")], FAIR)
    with pytest.raises(Unknown):
        await hall.sit(session.seats[B].token, "browser")


async def test_two_servers_open_one_rematch(store: Store) -> None:
    """Each has the finished game in its memory before either is asked for a rematch."""
    one, other = Hall(store, GAMES), Hall(store, GAMES)
    session = await one.open(DUEL, PERSONS, FAIR)
    while not session.over:
        session = await passes(one, session.id)
    finished = [await one.find(session.id), await other.find(session.id)]

    assert await one.rematch(finished[0]) == await other.rematch(finished[1]) != session.id


async def test_a_seat_that_was_taken_at_another_server_is_taken(store: Store) -> None:
    one, other = Hall(store, GAMES), Hall(store, GAMES)
    session = await one.open(DUEL, PERSONS, FAIR)
    invitation = session.seats[B].token
    await other.find(session.id)
    seated, _ = await one.sit(invitation, "browser")
    with pytest.raises(Taken):
        await other.sit(invitation, "another browser")

    assert (await other.find(session.id)).session.seats == seated.seats
