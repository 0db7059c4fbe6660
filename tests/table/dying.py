"""A process that stores as fast as it can until it is killed: `python -m tests.table.dying KIND FOLDER`.

Several tasks continue the logs of the tables 0, 1, 2, ...; each prints what has been acknowledged: a table, and the
length of its log.
"""

import asyncio
import sys
from pathlib import Path

from gobelet.table.store import Store, Unknown
from tests.table.stores import STORES, new_table

TABLES, AT_ONCE = 4, 3  # lines that are appended at once


async def go_on(store: Store, id: str) -> None:
    try:
        length = len((await store.load(id)).lines)
    except Unknown:
        await store.open_table(new_table(id))
        length = 0
    while True:
        await store.append(id, length, [str(length + number) for number in range(AT_ONCE)])
        length += AT_ONCE
        sys.stdout.write(f"{id} {length}\n")
        sys.stdout.flush()


async def main(kind: str, folder: Path) -> None:
    store = await STORES[kind].open(folder)
    await asyncio.gather(*(go_on(store, str(number)) for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
