"""Do processes that think answer, pass on what went wrong, and end with whoever asked them?"""

import os
import signal
import subprocess
import sys
import time
from operator import truediv
from pathlib import Path

import pytest

from gobelet.bots.thinkers import PATIENCE, Thinkers
from tests.patience import SECONDS

ASKING = """
import os, time
from gobelet.bots.thinkers import thinkers
print(thinkers.ask(os.getpid), flush=True)
time.sleep(600)
"""


def is_alive(process: str) -> bool:
    """Whoever has ended but was not looked after yet has no command line any more."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes() != b""
    except OSError:
        return False


@pytest.fixture(scope="module")
def thinkers() -> Thinkers:
    return Thinkers(1)


def test_a_thought_is_thought_in_another_process_that_gives_way(thinkers: Thinkers) -> None:
    assert thinkers.ask(os.getpid) not in (os.getpid(), None)
    assert thinkers.ask(os.nice, 0) >= os.nice(0) + PATIENCE


def test_what_goes_wrong_there_is_told_here_and_the_process_goes_on(thinkers: Thinkers) -> None:
    before = thinkers.ask(os.getpid)
    with pytest.raises(ZeroDivisionError):
        thinkers.ask(truediv, 1, 0)

    assert thinkers.ask(os.getpid) == before


def test_another_one_takes_the_place_of_a_process_that_was_killed(thinkers: Thinkers) -> None:
    before = thinkers.ask(os.getpid)
    os.kill(before, signal.SIGKILL)

    assert thinkers.ask(os.getpid) != before


def test_no_process_is_left_when_the_server_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ASKING], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        thinker = server.stdout.readline().strip()
        assert is_alive(thinker)
        server.kill()
    deadline = time.monotonic() + SECONDS
    while is_alive(thinker) and time.monotonic() < deadline:
        time.sleep(0.05)

    assert not is_alive(thinker)
