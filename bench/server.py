"""What do the benchmarks talk to? `python -m bench.server FOLDER PORT`: the real server, in a process of its own."""

import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from gobelet.web.app import create_app
from gobelet.web.limits import Limits

SECONDS_TO_START = 30
ONE_CLIENT_IS_ALL = Limits(opened_at_once=10**6, asked_at_once=10**6, asked_a_second=10**6, listeners_of_a_client=10**6)


def main() -> None:
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    app = create_app(folder / "tables.sqlite", "key of the benchmark", ONE_CLIENT_IS_ALL)
    uvicorn.run(app, port=port, log_level="warning", access_log=False, timeout_graceful_shutdown=2, backlog=4096)


def start(folder: Path, port: int) -> "subprocess.Popen[bytes]":
    """A server that answers."""
    server = subprocess.Popen([sys.executable, "-m", "bench.server", str(folder), str(port)])
    deadline = time.monotonic() + SECONDS_TO_START
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/openapi.json", timeout=5):
                return server
        except OSError:
            time.sleep(0.02)
    server.kill()
    raise SystemExit("The server did not start.")


@contextmanager
def running(folder: Path, port: int) -> Iterator[None]:
    server = start(folder, port)
    try:
        yield
    finally:
        server.terminate()
        server.wait(10)


if __name__ == "__main__":
    main()
