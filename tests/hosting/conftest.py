"""What do tests of docs/hosting.md share? What the page says, and a server as it says."""

import re
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from bench.web import free_port
from tests.patience import SECONDS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/hosting.md").read_text("utf-8")


def block(kind: str) -> str:
    """The first example of its kind on the page."""
    found = re.search(rf"```{kind}\n(.*?)```", PAGE, re.DOTALL)
    assert found, f"docs/hosting.md has no {kind}"
    return found[1]


@contextmanager
def running(command: list[str], port: int, **settings: object) -> Iterator[None]:
    """A program, from when it answers requests at its port, with whatever status; before that it may still set up."""
    with subprocess.Popen(command, **settings) as process:  # type: ignore[call-overload]
        try:
            until = time.monotonic() + SECONDS
            while not _answers(port):
                assert process.poll() is None, f"{command[0]} has ended"
                assert time.monotonic() < until, f"{command[0]} does not answer"
                time.sleep(0.05)
            yield
        finally:
            process.terminate()
            process.wait(SECONDS)


def _answers(port: int) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/")
        return connection.getresponse().status > 0
    except (ConnectionError, HTTPException):
        return False
    finally:
        connection.close()


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of that server."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def table_port(tables: Path) -> Iterator[int]:
    """The port of a server that was started by the command on the page."""
    port = free_port()
    program, *arguments = shlex.split(block("shell"))
    assert program == "gobelet"
    command = [sys.executable, "-m", "gobelet", *arguments, "--port", str(port), "--folder", str(tables)]
    with running(command, port, cwd=ROOT, stdout=subprocess.DEVNULL):
        yield port
