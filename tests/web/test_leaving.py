"""What may somebody see and do who has left a table, and what the others?"""

import asyncio

from fastapi import FastAPI
from starlette.testclient import TestClient

from gobelet.core.game import seat_name
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from tests.patience import SECONDS
from tests.web.calling import HERE, Caller, Listener, Sitting, sit_down
from tests.web.test_pages import open_table

A, B = 0, 1


async def in_browsers(app: FastAPI, game: str, seats: int) -> Sitting:
    """A table at which each seat is held by a browser of its own."""
    sitting = await sit_down(app, set_up(GAMES[game], seats))
    for seat, caller in enumerate(sitting.callers):
        sat = await Caller(app).post(f"/api/sit/{caller.token}", {})
        cookie = sat.headers["set-cookie"].partition(";")[0]
        sitting.callers[seat] = Caller(app, headers={"cookie": cookie})
    return sitting


async def test_who_left_sees_no_more_than_a_spectator(app: FastAPI) -> None:
    """Objectif: the card that was laid face down stays there, for whoever goes on."""
    table = await in_browsers(app, "objectif", 2)
    session = await table.session()
    seat = max(session.asked())
    leaver = table.callers[seat]
    assert (await table.act(seat, session.game.sayings(session.table.view(seat), seat)[0])).status == 200
    listener = Listener(leaver, f"{table.path}/stream?seat={seat_name(seat)}")
    await listener.reaches(1)
    left = await leaver.post(f"{table.path}/leave", {"seat": seat_name(seat)})
    async with asyncio.timeout(SECONDS):
        await listener.task
    own = await leaver.get(f"{table.path}?seat={seat_name(seat)}")
    acted = await leaver.post(f"{table.path}/act", {"seat": seat_name(seat), "saying": "x", "position": 1})
    watched = (await leaver.get(table.path)).json

    assert (left.status, own.status, acted.status) == (200, 403, 403)
    assert listener.events[-1]["event"] == "left"
    assert watched == (await table.watcher.get(table.path)).json
    assert watched["seats"][seat]["note"] == "has left"


async def test_nobody_gives_up_the_seat_of_another(app: FastAPI) -> None:
    table = await in_browsers(app, "qwixx_duel", 2)
    for caller in (table.callers[A], table.watcher):
        assert (await caller.post(f"{table.path}/leave", {"seat": "B"})).status == 403
        agreed = await caller.post(f"{table.path}/takeover", {"seat": "B", "free": "A", "bot": "random"})
        assert agreed.status == 403


async def test_a_program_that_only_looks_elsewhere_is_not_replaced(app: FastAPI) -> None:
    """It has a token, no browser, and followed the table for a while: it has not left."""
    table = await sit_down(app, set_up(GAMES["qwixx_duel"], 2))
    listener = Listener(table.callers[B], f"{table.path}/stream?seat=B")
    await listener.reaches(1)
    await listener.leaves()
    wanted = {"seat": "A", "free": "B", "bot": "random"}

    assert (await table.callers[A].post(f"{table.path}/takeover", wanted)).status == 422


async def test_the_others_are_told_that_a_seat_is_free_and_when_they_are_asked_to_agree(app: FastAPI) -> None:
    table = await in_browsers(app, "objectif", 3)

    async def vacancies() -> list[str | None]:
        seen = [await table.callers[seat].get(f"{table.path}?seat={seat_name(seat)}") for seat in (A, B)]
        return [each.json["vacancy"] for each in seen]

    before = await vacancies()
    await table.callers[2].post(f"{table.path}/leave", {"seat": "C"})
    left = await vacancies()
    listener = Listener(table.callers[B], f"{table.path}/stream?seat=B")
    await table.callers[A].post(f"{table.path}/takeover", {"seat": "A", "free": "C", "bot": "greedy"})
    proposed = await vacancies()
    async with asyncio.timeout(SECONDS):
        while not any("Do you agree" in str(event) for event in listener.events):
            await asyncio.sleep(0.01)
    await listener.leaves()
    await table.callers[B].post(f"{table.path}/takeover", {"seat": "B", "free": "C", "bot": "greedy"})

    assert (before, await vacancies()) == ([None, None], [None, None])
    assert left == ["C has left. Invite somebody else, or let a bot go on."] * 2
    assert proposed == [
        "A bot goes on as soon as all who sit here agree.",
        "C has left, and the greedy bot is proposed to go on there. Do you agree?",
    ]
    assert (await table.watcher.get(table.path)).json["vacancy"] is None


async def test_all_others_agree_to_a_bot(app: FastAPI) -> None:
    table = await in_browsers(app, "objectif", 3)
    await table.callers[2].post(f"{table.path}/leave", {"seat": "C"})
    wanted = {"free": "C", "bot": "random"}
    first = await table.callers[A].post(f"{table.path}/takeover", {"seat": "A", **wanted})
    second = await table.callers[B].post(f"{table.path}/takeover", {"seat": "B", **wanted})

    assert (first.json["awaited"], second.json["awaited"]) == (["B"], [])
    assert (await table.session()).seats[2].kind == "random"


def test_the_page_of_seats_shows_the_invitation_again_and_offers_a_bot(client: TestClient) -> None:
    path = open_table(client, "qwixx_duel", "here", "elsewhere", dice="typed")
    guest = TestClient(client.app, base_url=HERE)
    links = client.get(f"{path}/seats").text
    token = links.partition('id="link-B"')[2].partition("/t/")[2].partition('"')[0]
    guest.post(f"/t/{token}", data={"name": "Bea"})
    taken = client.get(f"{path}/seats").text
    left = guest.post(f"{path}/leave", data={"seat": "B"})
    free = client.get(f"{path}/seats").text
    client.post(f"{path}/takeover", data={"free": "B", "bot": "random"})

    assert ("link-B" in taken, "link-B" in free, "Propose it" in free) == (False, True, True)
    assert (left.status_code, 'data-own=""' in left.text) == (200, True)
    assert "bot" in client.get(f"/api/tables/{path.rpartition('/')[2]}").json()["seats"][1]["note"]
    assert guest.post(f"{path}/takeover", data={"free": "B", "bot": "random"}).status_code == 403
