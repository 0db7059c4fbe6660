"""How do other devices find this machine? By its addresses in the network, as a link and as a QR code."""

import ipaddress
import socket

import ifaddr

from gobelet.core.refusal import Refusal
from gobelet.core.text import Text, say
from gobelet.web.address import Address, host_name, is_number, is_this_machine
from gobelet.web.qr import in_terminal

HOST = "127.0.0.1"  # one's own machine
EVERYWHERE = ("0.0.0.0", "::")  # all networks that this machine is in
SOMEWHERE = (
    "192.0.2.1",
    9,
)  # an address that nobody has: nothing is sent there, it is only asked which way it would go

WHO_COMES = say("Everybody in your network who knows the address can open tables here.")


def chosen_host(lan: bool, host: str | None) -> str:
    """Where the server listens; for others only if that is wished."""
    if lan and host:
        raise Refusal("Give --lan or --host, not both: --lan listens in all networks of this machine.")
    return EVERYWHERE[0] if lan else host or HOST


def address_of(host: str, port: int, public: str, proxies: tuple[str, ...]) -> Address:
    """How a server that listens there is reached."""
    if is_this_machine(host):
        return Address(public=public, proxies=proxies)
    hosts = addresses() if host in EVERYWHERE else [host]
    called = host_name(socket.gethostname())
    names = (called, f"{called}.local", *([] if is_number(host) else [host_name(host)]))
    return Address(public, tuple(written(each, port) for each in hosts), names, proxies)


def addresses() -> list[str]:
    """The addresses of this machine that others can use; the one that leads outside comes first."""
    found = [str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    others = [each for each in found if not (ipaddress.ip_address(each).is_loopback or each.startswith("169.254."))]
    return list(dict.fromkeys([*outgoing(), *others]))


def outgoing() -> list[str]:
    """The address that this machine would send from; none where it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(SOMEWHERE)  # of a datagram socket: nothing is sent
        except OSError:
            return []
        own: str = asked.getsockname()[0]
        return [] if ipaddress.ip_address(own).is_loopback else [own]


def written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def announcement(address: Address) -> list[Text]:
    """Who can come, and how; nothing to say where nobody else can."""
    if address.public:
        return [say("Everybody reaches it at {address}.", address=f"{address.public}/")]
    if not address.elsewhere:
        return []
    return [
        *(say("Other devices in your network open {address}", address=f"{each}/") for each in address.elsewhere),
        WHO_COMES,
    ]


def qr_code(address: Address) -> str:
    """What a phone is held against; drawn as text."""
    return in_terminal(f"{address.elsewhere[0]}/") if address.elsewhere and not address.public else ""
