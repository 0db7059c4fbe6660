"""What does a server write down? Lines of JSON on demand: that it starts and stops, how often it refused, what broke.

Never who asked for what: paths can be invitations, and what an exception says may quote them. So of an exception only
its kind and the places in the source are told.
"""

import json
import logging
import sys
import traceback
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

LOG = logging.getLogger("gobelet")
SECONDS_BETWEEN_COUNTS = 60


class Lines(logging.Formatter):
    """A record of the log as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
            **getattr(record, "told", {}),
        }
        if record.exc_info and record.exc_info[0]:
            told["kind"] = record.exc_info[0].__name__
            told["stack"] = [
                f"{'/'.join(Path(frame.filename).parts[-3:])}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(told)


def write_lines() -> None:
    """From now on, on the error stream: what we and the HTTP server have to say."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(Lines())
    for name in ("gobelet", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [lines], False
    LOG.setLevel(logging.INFO)


class Tally:
    """How often each status was answered that is a refusal; told now and then, then counted anew."""

    def __init__(self) -> None:
        self._counted: Counter[int] = Counter()

    def count(self, status: int) -> None:
        if status >= 400:
            self._counted[status] += 1

    def tell(self) -> None:
        if self._counted:
            LOG.info("refused", extra={"told": {"counts": {str(each): n for each, n in sorted(self._counted.items())}}})
            self._counted.clear()
