"""Who may wish to be told, and of what?"""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.table.tables import DUEL
from tests.web.calling import Caller, Sitting, serving, sit_down
from tests.web.wishing import wish

A, B = 0, 1
HOOK = "https://hook.example/"


async def test_nobody_wishes_for_the_seat_of_another(duel: Sitting) -> None:
    """Or an opponent would learn when somebody is away, and end what they wished."""
    content = {"seat": "B", "endpoint": HOOK}
    for path in ("", "/end", "/test"):
        for caller in (duel.callers[A], duel.watcher):
            assert (await caller.post(f"{duel.path}/notices{path}", content)).status == 403
    assert (await Caller(duel.app).get(f"/table/{duel.id}/notices")).status == 403


async def test_a_seat_has_few_addresses(duel: Sitting) -> None:
    """Also when all are asked for at once."""
    wished = [wish(duel, B, f"https://hook.example/{number}") for number in range(8)]
    heard = sorted([each.status for each in await asyncio.gather(*wished)])

    assert heard == [200] * 5 + [422] * 3


async def test_keys_that_are_none_are_refused(duel: Sitting) -> None:
    keys = {"p256dh": "no key", "auth": "none"}
    heard = await wish(duel, B, "https://push.example/1", keys=keys)

    assert (heard.status, json.loads(heard.body)["detail"]) == (422, "Ce ne sont pas les clés d’un navigateur.")


async def test_whoever_takes_a_seat_is_not_shown_where_others_were_told(duel: Sitting) -> None:
    await wish(duel, B, HOOK)
    await duel.app.state.hall.sit(duel.callers[B].token, "another browser")

    assert list(await duel.app.state.hall.store.notices.of(duel.id)) == []


async def test_wishes_that_cannot_be_read_keep_nobody_from_playing(tmp_path: Path) -> None:
    """Attack: one damaged page of a file, and its server began no more."""
    async with serving(tmp_path) as app:
        sitting = await sit_down(app, DUEL)
    path = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(path)) as other:
        (size,) = other.execute("PRAGMA page_size").fetchone()
        rows = [(sitting.id, 0, f"https://example.org/{number:0500}", "", "en", "", 0.0) for number in range(100)]
        other.executemany("INSERT INTO notices VALUES (?, ?, ?, ?, ?, ?, ?)", rows)
        other.commit()
    path.write_bytes(path.read_bytes()[:-size] + b"x" * size)  # the last of the wishes
    async with serving(tmp_path) as app:
        await app.state.teller.begin()
        found = await Caller(app).get(sitting.path)
        app.state.teller.end()

    assert found.status == 200
