"""What do tests of event streams share? Some moves, and a page that puts differences together."""

from typing import Any

from gobelet.core.sfc32 import below
from tests.table.tables import draws
from tests.web.calling import Listener, Sitting


async def spectator(sitting: Sitting, **headers: str) -> Listener:
    """Somebody without a seat, who has seen the first position."""
    listener = Listener(sitting.watcher, f"{sitting.path}/stream", **headers)
    await listener.reaches(1)
    return listener


async def some_answers(sitting: Sitting, count: int) -> int:
    """The position after so many answers."""
    chance = draws(3)
    for _ in range(count):
        session = await sitting.session()
        if not session.asked():
            break
        seat = min(session.asked())
        sayings = session.game.sayings(session.table.view(seat), seat)
        assert (await sitting.act(seat, sayings[below(chance, len(sayings))])).status == 200
    return (await sitting.session()).length


def put_together(sights: list[Any]) -> dict[str, Any]:
    """What a page shows that was given these sights one after the other."""
    boxes: dict[str, str] = {}
    order: list[str] = []
    lines: list[str] = []
    headings: dict[str, str] = {}
    for sight in sights:
        boxes |= sight["boxes"]
        order = sight.get("order", order)
        for place, count, ids in sight.get("exchanged", []):
            order[place : place + count] = ids
        same = sight["log"]["from"]
        lines = lines[:same] + sight["log"]["lines"]
        headings = {place: text for place, text in headings.items() if int(place) < same} | sight["log"]["headings"]
    whole: dict[str, Any] = {}
    for sight in sights:
        whole |= sight
    for only_news in ("exchanged", "rolled", "between"):
        whole.pop(only_news, None)
    log = {"from": 0, "lines": lines, "headings": headings}
    whole |= {"boxes": {id: boxes[id] for id in order}, "order": order, "log": log}
    return whole
