"""Does everybody get a turn, whatever another one wants?"""

import asyncio

import pytest

from gobelet.bots import Bot
from gobelet.bots.thinkers import thinkers
from gobelet.core.decision import Decision
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR
from gobelet.table.turns import Turns, asking


async def wants(turns: Turns, client: str, served: list[str]) -> None:
    asking.set(client)
    async with turns.one():
        served.append(client)
        await asyncio.sleep(0)


async def test_whoever_wants_one_thing_does_not_wait_for_all_that_another_wants() -> None:
    turns, served = Turns(1), list[str]()
    await asyncio.gather(*(wants(turns, client, served) for client in ("many", "many", "many", "one")))

    assert served == ["many", "many", "one", "many"]
    assert not turns.wanted


async def test_who_goes_away_while_waiting_keeps_no_place() -> None:
    turns, served = Turns(1), list[str]()
    waiting = [asyncio.create_task(wants(turns, client, served)) for client in ("first", "gone", "last")]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    await wants(turns, "later", served)

    assert served == ["first", "last", "later"]


async def test_who_goes_away_as_the_turn_comes_passes_it_on() -> None:
    turns, served = Turns(1), list[str]()
    async with turns.one():
        waiting = [asyncio.create_task(wants(turns, client, served)) for client in ("gone", "last")]
        await asyncio.sleep(0)
    waiting[0].cancel()  # it has its place by now, and does not know
    await asyncio.gather(*waiting, return_exceptions=True)

    assert served == ["last"]


@pytest.mark.parametrize("level", ["casual", "master"])
async def test_bots_think_for_every_client_in_turn(level: str, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """Attack: thirty tables of one client with masters; at any other table a move took a minute."""
    thought: list[str] = []

    def noting(decision: Decision) -> int:
        thought.append(decision.setup.options["edition"])
        return decision.moves[0]

    async def opens(client: str, edition: str) -> None:
        asking.set(client)
        setup = set_up(GAMES["tres_fute"], 2, {"edition": edition})
        await hall.open(setup, [(level, ""), (PERSON, "Ada")], FAIR)

    monkeypatch.setattr(Bot, "sit", lambda bot, setup: noting)
    flood = [opens("many", "new") for _ in range(4 * thinkers.most + 4)]
    await asyncio.gather(*flood, opens("one", "original"))

    assert thought.index("original") <= 2 * thinkers.most + 1
