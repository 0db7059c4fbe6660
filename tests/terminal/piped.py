"""Commands run as a person would, with what they type piped in."""

import io
from dataclasses import dataclass

import pytest

from gobelet.cli import main


@dataclass(frozen=True)
class Ran:
    code: int
    shown: str
    refused: str  # what stands on the error stream


@dataclass(frozen=True)
class Shell:
    monkeypatch: pytest.MonkeyPatch
    capsys: pytest.CaptureFixture[str]

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(list(arguments))
        shown, refused = self.capsys.readouterr()
        return Ran(code, shown, refused)
