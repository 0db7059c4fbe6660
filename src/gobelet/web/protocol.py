"""What is refused before a request is whole? A head without end, a sender who stalls, too many lines from one place.

An application sees only whole heads, so all this has to be done where bytes come in.
"""

import ipaddress
from asyncio import AbstractEventLoop, TimerHandle, Transport
from collections import Counter
from collections.abc import Sequence

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from gobelet.web.limits import Limits, household

ANSWER = b"%scontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_SLOW, TOO_MANY, TOO_LONG = 408, 429, 431


class TooLong(Exception):
    """A head or a trailer went on beyond its limit."""


class Doorkeeper(HttpToolsProtocol):
    """One connection. A request that comes in one piece, as nearly all do, costs no timer."""

    limits: Limits
    proxies: Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]  # they speak for many
    connected: Counter[str]  # connections, by client

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._deadline: TimerHandle | None = None
        self._in_head, self._is_whole, self._received, self._head, self._status = True, False, 0, 0, 400
        self._who = self._counts(self.client[0]) if self.client else ""
        self.connected[self._who] += 1
        if self._who and self.connected[self._who] > self.limits.connections_of_a_client:
            self._turn_away(TOO_MANY)
        else:
            self._expect(self.limits.seconds_for_a_head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        self.connected[self._who] -= 1
        if not self.connected[self._who]:
            del self.connected[self._who]
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        began_before = self._in_head
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        if self._is_whole:
            self._expect_nothing()
        elif began_before and self._in_head and self._received > self.limits.head_bytes:
            self._turn_away(TOO_LONG)
        elif self._received > self.limits.head_bytes + 2 * self.limits.body_bytes:  # chunks have heads of their own
            self.transport.close()
        elif self._deadline is None:
            self._expect(self.limits.seconds_for_a_head if self._in_head else self.limits.seconds_for_a_body)

    def on_message_begin(self) -> None:
        self._in_head, self._is_whole, self._received, self._head = True, False, 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._expect_nothing()  # from here on it has the time of a body
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.cycle.transport = AtOnce(self.transport, self.loop)  # type: ignore[assignment]

    def on_message_complete(self) -> None:
        self._is_whole = True
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self._turn_away(self._status)

    def _measure(self, length: int) -> None:
        self._head += length
        if self._head > self.limits.head_bytes:
            self._status = TOO_LONG
            raise TooLong

    def _counts(self, address: str) -> str:
        """The client that an address stands for; nobody, if it is a proxy."""
        number = ipaddress.ip_address(address)
        return "" if any(number in network for network in self.proxies) else household(address)

    def _expect(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._turn_away, TOO_SLOW)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _turn_away(self, status: int) -> None:
        """An answer that has begun is only cut off: another one in the middle of it would be read as a part of it."""
        self._expect_nothing()
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(ANSWER % STATUS_LINE[status])
        self.transport.close()


class AtOnce:
    """Where an answer is written to. Its head waits for what comes with it: each write is a call of the kernel, which
    costs as much as all else in the answer to a move."""

    __slots__ = ("_began", "_head", "_loop", "_transport")

    def __init__(self, transport: Transport, loop: AbstractEventLoop) -> None:
        self._transport, self._loop, self._head, self._began = transport, loop, b"", False

    def write(self, written: bytes) -> None:
        if self._head:
            head, self._head = self._head, b""
            self._transport.writelines((head, written) if written else (head,))
        elif self._began:
            self._transport.write(written)
        else:
            self._began, self._head = True, written
            self._loop.call_soon(self._write_head)

    def close(self) -> None:
        self._write_head()
        self._transport.close()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def _write_head(self) -> None:
        """At the latest when nothing else is to be done: what comes with it may take a while."""
        if self._head and not self._transport.is_closing():
            head, self._head = self._head, b""
            self._transport.write(head)
