"""What do the benchmarks talk to? `python -m bench.server FOLDER PORT [GAME ...]`: the real server, in a process of its
own; the bots of these games are compiled first.
"""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from gobelet.bots.apart import warm
from gobelet.table.sqlite import SqliteStore
from gobelet.web.app import create_app
from gobelet.web.limits import Limits
from gobelet.web.serve import server_of

PATIENCE = 900  # seconds to start or to stop, on a machine that has much else to do and may have to compile bots
ONE_CLIENT_IS_ALL = Limits(
    opened_at_once=10**6,
    asked_at_once=10**6,
    asked_a_second=10**6,
    listeners_of_a_client=10**6,
    connections_of_a_client=10**6,
)


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    warm(sys.argv[3:])
    app = create_app(SqliteStore(folder / "tables.sqlite"), "key of the benchmark", ONE_CLIENT_IS_ALL)
    with door_at(port) as door:
        server_of(app, app.state.hall.close, ONE_CLIENT_IS_ALL).run(sockets=[door])


def door_at(port: int) -> socket.socket:
    """Where a thousand clients may come at once."""
    door = socket.socket()
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    door.bind(("127.0.0.1", port))
    door.listen(4096)
    return door


def start(folder: Path, port: int, module: str = __name__, warmed: Iterable[str] = ()) -> "subprocess.Popen[bytes]":
    """A server that answers."""
    server = subprocess.Popen([sys.executable, "-m", module, str(folder), str(port), *warmed])
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
            return server
        except OSError:
            time.sleep(0.02)
    server.kill()
    raise SystemExit("The server did not start.")


def seconds_worked(server: "subprocess.Popen[bytes]") -> float:
    """Of processor time, by a server on Linux; what else runs on the machine does not count."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def seconds_stolen() -> float:
    """Of processor time that the host of a virtual machine gave to others, on Linux."""
    fields = Path("/proc/stat").read_text().split(maxsplit=9)
    return int(fields[8]) / os.sysconf("SC_CLK_TCK") / (os.cpu_count() or 1)


@contextmanager
def running(
    folder: Path, port: int, module: str = __name__, warmed: Iterable[str] = ()
) -> Iterator["subprocess.Popen[bytes]"]:
    server = start(folder, port, module, warmed)
    try:
        yield server
    finally:
        server.terminate()
        server.wait(PATIENCE)


if __name__ == "__main__":
    main()
