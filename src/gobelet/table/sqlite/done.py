"""What is said when a job on the file cannot be done? One sentence, and nothing has changed."""

import asyncio
import sqlite3
from concurrent.futures import Future
from typing import TypeVar

from gobelet.core.text import Text, say
from gobelet.table.sqlite.complaint import is_damage
from gobelet.table.store import DAMAGED, Unstored

T = TypeVar("T")
NOT_STORED = say("This could not be stored, so it did not happen; try again in a moment.")
NOT_READ = say("The tables cannot be read now; try again in a moment.")


async def written(future: "Future[T]") -> T:
    """Whoever no longer waits, because the request was cancelled, takes the job back if it has not begun."""
    return await _done(future, NOT_STORED)


async def found(future: "Future[T]") -> T:
    return await _done(future, NOT_READ)


async def _done(future: "Future[T]", otherwise: Text) -> T:
    try:
        return await asyncio.wrap_future(future)
    except sqlite3.Error as error:
        raise Unstored(DAMAGED if is_damage(error) else otherwise) from None
