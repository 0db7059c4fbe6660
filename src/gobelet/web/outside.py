"""How does the server talk to an address that a player gave it? Shortly, and never to the network it stands in.

Whoever names an address could mean a machine that only this server reaches (server-side request forgery). So the name
is resolved here, every address behind it is checked, and the connection goes to an address that was checked: a name
that leads elsewhere a moment later gains nothing. Nothing is followed, and of the answer only its status is read.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from urllib.parse import urlsplit

import h11

from gobelet.core.refusal import Refusal
from gobelet.web.address import host_name, is_number, is_this_machine

SECONDS = 10.0  # for all of it
LONGEST = 1_000  # letters of an address
PORTS = {"http": 80, "https": 443}
INSIDE = [
    ipaddress.ip_network(network)
    for network in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10", "::/64")
]
NAMES = ThreadPoolExecutor(4, "gobelet-names")  # of its own: a name server that is silent holds up nothing else


class Unreachable(Exception):
    """There was no answer, or none may be asked for there."""


def check_endpoint(url: str, at_home: bool) -> None:
    """Refuse what is no address to send to; plain http leads no further than one's own machine."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise Refusal("This is no address that a notice can be sent to.") from None
    name = host_name(parts.netloc)
    if len(url) > LONGEST or not url.isascii() or any(letter <= " " for letter in url) or not name:
        raise Refusal("This is no address that a notice can be sent to.")
    if parts.scheme != "https" and not (parts.scheme == "http" and at_home and is_this_machine(name)):
        raise Refusal("A notice is only sent to an https address.")
    if not at_home and (is_this_machine(name) or (is_number(name) and not is_outside(name))):
        raise Refusal("A notice is only sent to addresses of the open internet.")


def is_outside(address: str) -> bool:
    """Whether an address belongs to the open internet, and hides no other one within it."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped:
            return is_outside(str(found.ipv4_mapped))
        if any(found in network for network in INSIDE):
            return False
    return found.is_global and not found.is_multicast


async def post(url: str, headers: Mapping[str, str], body: bytes, at_home: bool) -> int:
    """The status of the answer; at home, on a server for one machine only, any address may be asked."""
    try:
        check_endpoint(url, at_home)
        async with asyncio.timeout(SECONDS):
            return await _posted(url, headers, body, at_home)
    except (Refusal, OSError, UnicodeError, h11.ProtocolError) as error:  # a time-out and TLS are errors of the system
        raise Unreachable from error


async def _posted(url: str, headers: Mapping[str, str], body: bytes, at_home: bool) -> int:
    parts = urlsplit(url)
    name, port = host_name(parts.netloc), parts.port or PORTS[parts.scheme]
    addresses = await _resolved(name, port)
    if not at_home and not all(is_outside(address) for address in addresses):
        raise Unreachable
    secure = _trust() if parts.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        addresses[0], port, ssl=secure, server_hostname=name if secure else None
    )
    try:
        target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        told = {"host": parts.netloc, "content-length": str(len(body)), "connection": "close", **headers}
        talk = h11.Connection(h11.CLIENT)
        request = h11.Request(method="POST", target=target, headers=list(told.items()))
        for event in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(talk.send(event) or b"")
        while not isinstance(answer := talk.next_event(), h11.Response):
            if isinstance(answer, h11.ConnectionClosed):
                raise Unreachable
            if answer is h11.NEED_DATA:
                talk.receive_data(await reader.read(4096))
        return answer.status_code
    finally:
        writer.transport.abort()


async def _resolved(name: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.run_in_executor(NAMES, lambda: socket.getaddrinfo(name, port, type=socket.SOCK_STREAM))
    return [str(address[0]) for *_, address in found]


@lru_cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
