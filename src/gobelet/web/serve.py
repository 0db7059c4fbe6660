"""How does the web table start on your own machine? On a port of its own, with its tables in one file."""

import gc
import os
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from gobelet.core.game import Game
from gobelet.core.refusal import Refusal
from gobelet.core.text import Translate, say
from gobelet.games import GAMES
from gobelet.table.file import reason
from gobelet.table.sqlite import SqliteStore
from gobelet.web.app import create_app

HOST, PORT = "127.0.0.1", 8270
SECONDS_TO_STOP = 2  # for requests that are still being answered
SECONDS_TO_STAY = 75  # on a connection without a request
ONCE_EACH = (1_000, -1, 40_000)  # looking for garbage: at what is new, and once; at all of memory hardly ever


def data_folder() -> Path:
    """Where tables are kept: GOBELET_DATA, or the user's data folder."""
    if chosen := os.environ.get("GOBELET_DATA"):
        return Path(chosen)
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "gobelet"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", home)) / "gobelet"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "gobelet"


def signing_key(folder: Path) -> str:
    """The key that cookies are signed with: made once, readable by its owner only."""
    file = folder / "key"
    with suppress(FileExistsError):
        made = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(made, "w") as new:
            new.write(secrets.token_hex(32))
    return file.read_text().strip()


def serve(
    port: int | None = None,
    browser: bool = True,
    folder: Path | None = None,
    translate: Translate = str,
    games: Mapping[str, Game] = GAMES,
) -> None:
    """Serve these games until interrupted."""
    folder = folder or data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        app = create_app(SqliteStore(folder / "tables.sqlite"), signing_key(folder), games=games)
    except OSError as error:
        pattern = "The folder {folder} cannot be used: {reason}."
        raise Refusal(pattern, folder=str(folder), reason=reason(error)) from None
    with _door(port) as door:
        address = f"http://{HOST}:{door.getsockname()[1]}/"
        pattern = "gobelet is served at {address} and keeps its tables in {folder}; Ctrl-C ends it."
        sys.stdout.write(f"{translate(say(pattern, address=address, folder=str(folder)))}\n")
        sys.stdout.flush()
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        with suppress(KeyboardInterrupt):
            server_of(app, app.state.hall.close).run(sockets=[door])


class Server(uvicorn.Server):
    """Ends the streams first, which would otherwise go on for ever."""

    def __init__(self, config: uvicorn.Config, close: Callable[[], None]) -> None:
        super().__init__(config)
        self._close = close

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._close()
        await super().shutdown(sockets)


def server_of(app: ASGIApp, close: Callable[[], None]) -> Server:
    """No line is logged for a request: the path of an invitation is a secret."""
    gc.freeze()  # what is there by now stays for ever
    gc.set_threshold(*ONCE_EACH)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=SECONDS_TO_STAY,
        timeout_graceful_shutdown=SECONDS_TO_STOP,
    )
    return Server(config, close)


def _door(port: int | None) -> socket.socket:
    """The wanted port, or else the usual one, or else any that is free."""
    for number in [PORT, 0] if port is None else [port]:
        door = socket.socket()
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((HOST, number))
            door.listen(128)
            return door
        except OSError:
            door.close()
    raise Refusal("Port {port} is taken; choose another one, or none for any that is free.", port=str(port))
