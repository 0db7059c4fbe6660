"""Who thinks hard while the server has people waiting? Processes of their own, each with one thought at a time.

They are started when they are first needed. They end with the process that asks, also when that one is killed: then
their line to it is cut.
"""

import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import LifoQueue
from typing import Any

PATIENCE = 10  # processes give way to the server, which has people waiting at other tables


@dataclass
class Thinker:
    """A process, and the line to it."""

    process: BaseProcess
    line: "Connection[Any, Any]"

    def asked(self, work: Callable[..., Any], *about: Any) -> Any:
        self.line.send((work, about))
        went_well, answer = self.line.recv()
        if not went_well:
            raise answer
        return answer


class Thinkers:
    """So many processes at most; whoever asks while all of them think waits for the first that is free."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.free: LifoQueue[Thinker | None] = LifoQueue()  # who thought last has everything at hand
        for _ in range(most):
            self.free.put(None)

    def ask(self, work: Callable[..., Any], *about: Any) -> Any:
        """What a function of a module answers there."""
        thinker = self.free.get()
        try:
            thinker = thinker or _started()
            try:
                return thinker.asked(work, *about)
            except (EOFError, OSError):  # the process was killed: a new one takes its place
                thinker = _started()
                return thinker.asked(work, *about)
        finally:
            self.free.put(thinker)

    def end(self) -> None:
        """End the processes, once nobody asks them any more."""
        for _ in range(self.free.qsize()):
            if thinker := self.free.get():
                thinker.line.close()
                thinker.process.join()


def _started() -> Thinker:
    here, there = Pipe()
    process = get_context("spawn").Process(target=_think, args=(there,), name="gobelet-thinker", daemon=True)
    process.start()
    there.close()
    return Thinker(process, here)


def _think(line: "Connection[Any, Any]") -> None:
    """Answer until nobody asks any more. Ctrl+C is for the server, which ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(PATIENCE)
    with suppress(EOFError, OSError):
        while True:
            work, about = line.recv()
            try:
                answer = True, work(*about)
            except Exception as error:  # whoever asked is told
                answer = False, error
            line.send(answer)


thinkers = Thinkers(max(1, (os.cpu_count() or 1) - 1))
