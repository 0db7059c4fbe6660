"""Who is told that it is their turn, and when? Whoever wished it and does not watch; once a turn, and perhaps reminded.

A move only leaves a note that a table has changed. All else happens a moment later in tasks of their own, so that a
slow or dead address never slows a move. What is told is stored first: after a restart nobody is told twice.
"""

import asyncio
import time
from collections.abc import Coroutine
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from gobelet.core.event import Played
from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.text import say
from gobelet.languages import translator
from gobelet.table.hall import Hall
from gobelet.table.notices import Notice
from gobelet.table.session import Session
from gobelet.web.address import Address
from gobelet.web.limits import TokenBucket
from gobelet.web.outside import Unreachable, post
from gobelet.web.push import PushKey

A_MOMENT = 2.0  # seconds: somebody may come back, undo or be answered by a bot
TO_COME_BACK = 30.0  # after a restart
BETWEEN_REMINDERS = 60.0
PAUSES = (5.0, 60.0)  # seconds before a second and a third try
AT_ONCE = 50  # messages that are under way
REST = 3600.0  # seconds without notices for an address that was silent three times, so that it holds up no others
MOST_WAITING = 1_000
TRY_AGAIN = (0, 429, *range(500, 600))
GONE = (404, 410)  # the browser's wish has ended
YOUR_TURN, REMINDER, TEST = "your turn", "reminder", "test"
SAID = {
    YOUR_TURN: say("Your turn"),
    REMINDER: say("It is still your turn"),
    TEST: say("This is how you will be told"),
}


class Teller:
    def __init__(self, hall: Hall, key: PushKey, address: Address) -> None:
        self.hall, self.key = hall, key
        self.at_home = not address.public and not address.elsewhere
        self.wished: set[str] = set()  # tables at which anybody wants to be told
        self._looking: set[str] = set()  # tables that have changed a moment ago
        self._tasks: set[asyncio.Task[None]] = set()
        self.tests = TokenBucket(at_once=3, a_second=0.2, clients=1_000)  # notices that somebody sends to try them
        self._silent: dict[str, float] = {}  # addresses, and until when they are left alone
        self._under_way = asyncio.Semaphore(AT_ONCE)
        hall.changed = self.changed

    def changed(self, table: str) -> None:
        """All that a move pays for notices."""
        if table in self.wished and table not in self._looking:
            self._looking.add(table)
            asyncio.get_running_loop().call_later(A_MOMENT, lambda: self._later(self.look(table)))

    async def begin(self) -> None:
        """From now on also about what happened before a restart, once people had time to come back."""
        with suppress(Refusal):  # they cannot be read: nobody is told, but everybody can play
            self.wished |= set(await self.hall.store.notices.tables())
        self._later(self._go_on())

    def end(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _go_on(self) -> None:
        await asyncio.sleep(TO_COME_BACK)
        for table in sorted(self.wished):
            await self.look(table)
        while True:
            await self.remind()
            await asyncio.sleep(BETWEEN_REMINDERS)

    async def look(self, table: str) -> None:
        """Tell whoever is asked there, does not watch, and was not told of this turn."""
        self._looking.discard(table)
        with suppress(Refusal):  # the table or its store is gone: nobody can be told
            channel, wishes = await self.hall.find(table), await self.hall.store.notices.of(table)
            for seat in {wish.seat for wish in wishes} & channel.session.awaited():
                if channel.session.seats[seat].given_up:
                    continue
                new = await self.hall.store.notices.note(table, seat, turn_of(channel.session, seat), time.time())
                if new and not channel.presence.watches(seat):
                    self._tell([wish for wish in wishes if wish.seat == seat], channel.session, YOUR_TURN)

    async def remind(self) -> None:
        with suppress(Refusal):
            for table, seat, turn in await self.hall.store.notices.due(time.time()):
                channel = await self.hall.find(table)
                if not await self.hall.store.notices.remind(table, seat, turn) or channel.presence.watches(seat):
                    continue
                if seat in channel.session.awaited() and turn_of(channel.session, seat) == turn:
                    wishes = await self.hall.store.notices.of(table)
                    wished = [wish for wish in wishes if wish.seat == seat and wish.remind]
                    self._tell(wished, channel.session, REMINDER)

    async def send(self, wish: Notice, session: Session, event: str) -> int:
        """Try once; the status of the answer, 0 if there is none."""
        body, headers = self._written(wish, session, event)
        try:
            async with self._under_way:
                status = await post(wish.endpoint, headers, body, self.at_home)
        except Unreachable:
            return 0
        self._silent.pop(wish.endpoint, None)
        if wish.keys and status in GONE:
            await self.hall.store.notices.end(wish.table, wish.seat, wish.endpoint)
        return status

    def _tell(self, wishes: list[Notice], session: Session, event: str) -> None:
        for wish in wishes:
            if len(self._tasks) < MOST_WAITING and self._silent.get(wish.endpoint, 0.0) <= time.monotonic():
                self._later(self._insist(wish, session, event))

    async def _insist(self, wish: Notice, session: Session, event: str) -> None:
        with suppress(Refusal):
            for pause in (*PAUSES, 0):
                if await self.send(wish, session, event) not in TRY_AGAIN:
                    return
                await asyncio.sleep(pause)
            self._leave_alone(wish.endpoint)

    def _leave_alone(self, endpoint: str) -> None:
        now = time.monotonic()
        self._silent = {each: until for each, until in self._silent.items() if until > now} | {endpoint: now + REST}

    def _written(self, wish: Notice, session: Session, event: str) -> tuple[bytes, dict[str, str]]:
        """The game, the table and whose turn it is: nothing else is for those who pass it on."""
        translate, place = translator(wish.language), f"/table/{wish.table}"
        title, body = translate(session.game.title), translate(SAID[event])
        if wish.keys:
            sender = urlsplit(wish.home).hostname or "localhost"
            content = {"title": title, "body": body, "table": place}
            return self.key.sealed(content, wish.endpoint, wish.keys, sender)
        link = wish.home + place
        told = {"event": event, "game": session.game.name, "table": link, "seat": seat_name(wish.seat)}
        return msgspec.json.encode({**told, "text": f"{title}: {body} {link}"}), {"content-type": "application/json"}

    def _later(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def turn_of(session: Session, seat: int) -> int:
    """Which question of a seat this is: how many it has answered; -1 before the first dice."""
    return (
        -1 if session.waits else sum(isinstance(event, Played) and event.seat == seat for event in session.table.events)
    )
