"""What if a package is not installed? One sentence says which extra brings it."""

from collections.abc import Iterator
from contextlib import contextmanager

from gobelet.core.refusal import Refusal
from gobelet.core.text import say

SENTENCES = {
    "terminal": say("gobelet's terminal needs more packages: pip install 'gobelet[terminal]'"),
    "web": say("gobelet's web table needs more packages: pip install 'gobelet[web]'"),
    "lab": say("gobelet's lab needs more packages: pip install 'gobelet[lab]'"),
}


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """Around the imports of what only an extra of pyproject.toml installs."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "gobelet").partition(".")[0] == "gobelet":
            raise  # a mistake of ours
        raise Refusal(SENTENCES[extra]) from None
