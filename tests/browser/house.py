"""What do the browser tests play at? A server like everybody's, but patient: they play faster than people."""

import socket
import sys
from pathlib import Path

from gobelet.table.keys import signing_key
from gobelet.table.sqlite import SqliteStore
from gobelet.web.app import create_app
from gobelet.web.lan import HOST
from gobelet.web.serve import server_of
from tests.web.calling import PATIENT

if __name__ == "__main__":
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    app = create_app(SqliteStore(folder / "tables.sqlite"), signing_key(folder), PATIENT)
    with socket.create_server((HOST, port)) as door:
        server_of(app, app.state.hall.close).run(sockets=[door])
