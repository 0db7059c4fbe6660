"""How does the web table start? On a port of its own, with its tables in one file; for others only if told so."""

import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from gobelet.core.folders import data_folder
from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.text import Translate, say
from gobelet.games import GAMES
from gobelet.table.file import reason
from gobelet.table.keys import signing_key
from gobelet.table.sqlite import SqliteStore
from gobelet.web.app import LIMITS, create_app
from gobelet.web.doorkeeper import doorkeeper
from gobelet.web.folder import TABLES, push_key, served_alone
from gobelet.web.health import VERSION
from gobelet.web.lan import EVERYWHERE, HOST, address_of, announcement, qr_code, written
from gobelet.web.limits import Limits
from gobelet.web.log import LOG, Tally, write_lines

PORT = 8270
NOT_OURS = "This machine has no address {host!r}."
WARM = "GOBELET_WARM"  # 0: nothing is compiled before somebody wants it
SECONDS_TO_THE_FIRST_PAGE = 3.0  # in which only the server works
SECONDS_TO_STOP = 2  # for requests that are still being answered
SECONDS_TO_STAY = 75  # on a connection without a request
SECONDS_OF_A_DAY = 86_400
MOST_FILES = 65_536
TICKS_BETWEEN_COUNTS = 600  # a tick is a tenth of a second
ONCE_EACH = (1_000, -1, 40_000)  # looking for garbage: at what is new, and once; at all of memory hardly ever


def serve(
    port: int | None = None,
    browser: bool = True,
    folder: Path | None = None,
    translate: Translate = str,
    games: Mapping[str, Game] = GAMES,
    *,
    host: str = HOST,
    public: str = "",
    proxies: tuple[str, ...] = (),
    log: str = "",
    delete_after: int = 0,
) -> None:
    """Serve these games until interrupted, on this machine or, at another host than its own, to others as well."""
    folder = folder or data_folder()
    _allow_many_files()
    with _door(host, port) as door, ExitStack() as held:
        number = door.getsockname()[1]
        address = address_of(host, number, public, proxies)
        try:
            held.enter_context(served_alone(folder))
            app = create_app(
                SqliteStore(folder / TABLES),
                signing_key(folder),
                games=games,
                address=address,
                push=push_key(folder),
                delete_after=delete_after * SECONDS_OF_A_DAY,
            )
        except OSError as error:
            pattern = "The folder {folder} cannot be used: {reason}."
            raise Refusal(pattern, folder=str(folder), reason=reason(error)) from None
        local = f"{written(HOST if host in EVERYWHERE else host, number)}/"
        pattern = "gobelet is served at {address} and keeps its tables in {folder}; Ctrl-C ends it."
        told = [say(pattern, address=local, folder=str(folder)), *announcement(address)]
        sys.stdout.write("".join(f"{translate(line)}\n" for line in told) + qr_code(address))
        sys.stdout.flush()
        if browser and not public:
            threading.Thread(target=webbrowser.open, args=(local,), daemon=True).start()
        if log == "json":
            write_lines()
        LOG.info("start", extra={"told": {"version": VERSION}})
        if os.environ.get(WARM) != "0":
            threading.Thread(target=_warm_up, args=(games,), name="gobelet-warming", daemon=True).start()
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # uvicorn stops in good order, then raises it again
        with suppress(KeyboardInterrupt):
            server_of(app, app.state.hall.close, proxies=proxies, tally=app.state.tally).run(sockets=[door])
        LOG.info("stop")


def _warm_up(games: Mapping[str, Game]) -> None:
    """Compile what masters need, in the process that thinks for them: the first move against one should not wait."""
    from gobelet.bots.apart import warm

    time.sleep(SECONDS_TO_THE_FIRST_PAGE)
    with suppress(Exception):  # whatever is wrong there is told to whoever meets it at a table
        warm(games)


class Server(uvicorn.Server):
    """Ends the streams first, which would otherwise go on for ever; tells now and then how often it refused."""

    def __init__(self, config: uvicorn.Config, close: Callable[[], None], tally: Tally) -> None:
        super().__init__(config)
        self._close, self._tally = close, tally

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_BETWEEN_COUNTS == 0:
            self._tally.tell()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._close()
        await super().shutdown(sockets)
        self._tally.tell()


def server_of(
    app: ASGIApp,
    close: Callable[[], None],
    limits: Limits = LIMITS,
    proxies: tuple[str, ...] = (),
    tally: Tally | None = None,
) -> Server:
    """No line is logged for a request: the path of an invitation is a secret."""
    gc.freeze()  # what is there by now stays for ever
    gc.set_threshold(*ONCE_EACH)
    config = uvicorn.Config(
        app,
        http=doorkeeper(limits, proxies),
        h11_max_incomplete_event_size=limits.head_bytes,
        log_config=None,
        log_level="error",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=SECONDS_TO_STAY,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return Server(config, close, tally or Tally())


def _allow_many_files() -> None:
    """Every connection is a file to the system, which often grants a thousand, and more to whoever asks."""
    try:
        import resource
    except ImportError:  # Windows counts in another way
        return
    granted, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if granted != resource.RLIM_INFINITY and granted < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _door(host: str, port: int | None) -> socket.socket:
    """The wanted port, or else the usual one, or else any that is free."""
    try:
        family = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][0]
    except (OSError, UnicodeError):  # the latter for what cannot be a name
        raise Refusal(NOT_OURS, host=host) from None
    for number in [PORT, 0] if port is None else [port]:
        door = socket.socket(family)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen(128)
            return door
        except OSError as error:
            door.close()
            if error.errno == errno.EADDRNOTAVAIL:
                raise Refusal(NOT_OURS, host=host) from None
            if error.errno == errno.EACCES:
                pattern = "Port {port} is not for every program: choose one from 1024 on."
                raise Refusal(pattern, port=str(port)) from None
    raise Refusal("Port {port} is taken; choose another one, or none for any that is free.", port=str(port))
