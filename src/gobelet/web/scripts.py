"""How do the scripts of the pages travel? Without their comments: types and reasons are for readers of the source."""

import os
import re
from functools import lru_cache
from pathlib import Path

from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

BLOCK = re.compile(r"/\*\*.*?\*/ ?", re.DOTALL)
LINE = re.compile(r"^ *//.*$|(?<=[;{}),]) // .*$", re.MULTILINE)


def lean(script: str) -> str:
    """A script that does the same; what is left of it keeps its line number."""
    return LINE.sub("", BLOCK.sub(lambda comment: "\n" * comment[0].count("\n"), script))


class Static(StaticFiles):
    """The files of the pages."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        if not isinstance(response, FileResponse) or Path(full_path).suffix != ".js":
            return response
        tags = {name: response.headers[name] for name in ("etag", "last-modified")}
        script = _lean(Path(full_path), stat_result.st_mtime)
        return Response(script, status_code, headers=tags, media_type="text/javascript")


@lru_cache
def _lean(file: Path, _modified: float) -> str:
    return lean(file.read_text("utf-8"))
