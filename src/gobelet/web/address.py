"""Where is the server reached? Links, cookies, and the hosts and origins it answers to follow from this one value.

A page from elsewhere can have its own name lead to this machine once it is loaded (DNS rebinding), and would then
count as a page of this server. So names are answered only if they are ours. What nobody else's name server can decide
is always safe: `localhost`, and addresses that are written as numbers. With a public address everything but that
address is turned away; only the machine itself may still ask by a name of its own, for supervisors.
"""

import ipaddress
import re
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from gobelet.core.refusal import Refusal

HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9_.-]+))(?::[0-9]{1,5})?")  # a name or a number, perhaps with a port
LOCALHOST = "localhost"
EXAMPLE = "https://games.example.org"
SCHEMES = {"http": 80, "https": 443}


@dataclass(frozen=True, slots=True)
class Address:
    """Without any of these, the server of one's own machine."""

    public: str = ""  # what everybody uses, like https://games.example.org
    elsewhere: tuple[str, ...] = ()  # how other devices of the network reach it, like http://192.168.1.7:8270
    names: tuple[str, ...] = ()  # what this machine is called in its network
    proxies: tuple[str, ...] = ()  # who is believed when they say for whom they ask

    @property
    def scheme(self) -> str:
        return urlsplit(self.public).scheme

    def answers_to(self, host: str | None) -> bool:
        """Whether a request for this host is meant for us."""
        name = host_name(host or "")
        if self.public:
            return name == host_name(urlsplit(self.public).netloc) or is_this_machine(name)
        return name in (LOCALHOST, *self.names) or is_number(name)

    def sends(self, origin: str, host: str | None) -> bool:
        """Whether pages of this origin are ours."""
        return origin == self.public if self.public else origin.partition("://")[2] == host

    def home(self, request: HTTPConnection) -> str:
        """What links begin with, for others too, as far as others can come at all."""
        host = request.headers.get("host", "")
        if self.public:
            return self.public
        if self.elsewhere and is_this_machine(host_name(host)):
            return self.elsewhere[0]
        return f"{request.url.scheme}://{host}"


ONLY_HERE = Address()


def home(request: HTTPConnection) -> str:
    """What links in an answer to this request begin with, without a slash at the end."""
    address: Address = request.app.state.address
    return address.home(request)


def is_only_here(link: str) -> bool:
    """Whether a link works on this machine only."""
    return is_this_machine(host_name(urlsplit(link).netloc))


@lru_cache(maxsize=1_000)
def host_name(host: str) -> str:
    """`Games.Example.org:443` is `games.example.org`, `[::1]:80` is `::1`; what is no host is empty."""
    found = HOST.fullmatch(host.lower())
    return (found[1] or found[2]).removesuffix(".") if found else ""


@lru_cache(maxsize=1_000)
def is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_this_machine(name: str) -> bool:
    return name == LOCALHOST or (is_number(name) and ipaddress.ip_address(name).is_loopback)


def read_public(written: str) -> str:
    """The origin of a public address, as browsers write it; none if there is none."""
    if not written.strip():
        return ""
    pattern = "The public address must be like {example}, and {written!r} is not."
    try:
        parts = urlsplit(written.strip())
        port = parts.port
    except ValueError:
        raise Refusal(pattern, example=EXAMPLE, written=written) from None
    if parts.scheme not in SCHEMES or "@" in parts.netloc or not host_name(parts.netloc):
        raise Refusal(pattern, example=EXAMPLE, written=written)
    if parts.path not in ("", "/") or parts.query or parts.fragment:
        raise Refusal("gobelet needs a host of its own: {written!r} is a place below one.", written=written)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{parts.scheme}://{host}" + ("" if port in (None, SCHEMES[parts.scheme]) else f":{port}")


def read_proxies(written: str) -> tuple[str, ...]:
    """`127.0.0.1, 10.0.0.0/8`: never everybody, for who is believed may speak for anybody."""
    proxies = tuple(each.strip() for each in written.split(",") if each.strip())
    for proxy in proxies:
        try:
            network = ipaddress.ip_network(proxy)
        except ValueError:
            network = None
        if network is None or network.prefixlen == 0:
            pattern = "A proxy is an address like 127.0.0.1, or a network like 10.0.0.0/8; {written!r} is neither."
            raise Refusal(pattern, written=proxy)
    return proxies
