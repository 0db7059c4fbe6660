"""Who reads what comes in? A protocol that knows limits; on Windows uvicorn's own, which knows only that of a head."""

import ipaddress
from asyncio import Protocol
from collections import Counter
from collections.abc import Sequence

from gobelet.web.limits import Limits


def doorkeeper(limits: Limits, proxies: Sequence[str]) -> type[Protocol] | str:
    """A protocol for one server, which counts its own connections; or the name of one that uvicorn brings along."""
    try:
        from gobelet.web.protocol import Doorkeeper
    except ImportError:  # httptools is not there
        return "h11"
    networks = [ipaddress.ip_network(proxy) for proxy in proxies]
    return type("ThisDoorkeeper", (Doorkeeper,), {"limits": limits, "proxies": networks, "connected": Counter()})
