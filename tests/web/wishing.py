"""How do tests wish to be told of a turn, and wait until all is told?"""

import asyncio

from fastapi import FastAPI

from gobelet.table.session import Session
from tests.web.calling import Heard, Sitting


async def wish(sitting: Sitting, seat: int, endpoint: str, **more: object) -> Heard:
    content = {"seat": "AB"[seat], "endpoint": endpoint, **more}
    return await sitting.callers[seat].post(f"{sitting.path}/notices", content, accept_language="fr")


async def passes_to(sitting: Sitting, seat: int) -> Session:
    """The others pass until this seat is asked."""
    while seat not in (session := await sitting.session()).asked():
        asked = min(session.asked())
        assert (await sitting.act(asked, "pass")).status == 200
    return session


async def all_is_told(app: FastAPI) -> None:
    await asyncio.sleep(0.05)
    while tasks := [task for task in app.state.teller._tasks if not task.done()]:
        await asyncio.wait(tasks)
