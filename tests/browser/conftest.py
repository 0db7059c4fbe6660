"""Where do the browser tests get a server and a browser? Both are started once for all tests of a process."""

import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from bench.web import free_port
from tests.patience import SECONDS
from tests.programs import program

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
ROOT = Path(__file__).parents[2]
expect.set_options(timeout=SECONDS * 1000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser is dear."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker("dear")


class Server:
    """A server in a process of its own, which can be killed and started again on the same tables."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.house", str(self.port), str(self.folder)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        until = time.monotonic() + SECONDS
        while not self._answers():
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.05)

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server
    server.process.terminate()
    server.process.wait(SECONDS)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=program("chromium", "chromium", "fonts-dejavu-core"), args=ARGUMENTS
        )
        yield browser
        browser.close()


NewPlayer = Callable[..., Page]
STALE_PREVIEW = "409 .*/preview"  # the game went on while somebody pointed


@pytest.fixture
def new_player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """Somebody with a browser of their own; what a page complains of fails the test, unless it is forgiven."""
    errors: list[str] = []
    contexts = []

    def come(forgiven: str = STALE_PREVIEW, **settings: object) -> Page:
        def complain(message: ConsoleMessage) -> None:
            complaint = f"{message.text} {message.location['url']}"
            if message.type == "error" and not re.search(forgiven, complaint):
                errors.append(complaint)

        usual: dict[str, object] = {
            "reduced_motion": "reduce",
            "service_workers": "block",
        }  # whose requests no test sees
        context = browser.new_context(base_url=server.address, **{**usual, **settings})  # type: ignore[arg-type]
        contexts.append(context)
        context.on("console", complain)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        context.set_default_timeout(SECONDS * 1000)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def page(new_player: NewPlayer) -> Page:
    return new_player()
