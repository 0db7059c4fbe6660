"""Does the compile cache notice every change to what was compiled?"""

import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from gobelet.core.compiling import digest
from gobelet.core.rule import assemble, rule, verb

Files = tuple[str, str, str]


@rule
def worth(count: int) -> int:
    return count


@rule
def doubled(count: int) -> int:
    return 2 * count


@rule
def one_more(count: int) -> int:
    return worth(count) + 1


@verb
def first(count: int) -> int:
    raise NotImplementedError


@verb
def second(count: int) -> int:
    raise NotImplementedError


@rule
def one_after_the_other(count: int) -> int:
    return second(first(count))


def test_the_digest_changes_with_an_exchanged_function() -> None:
    assert digest(assemble([one_more])) != digest(assemble([one_more], {worth: doubled}))


def test_the_digest_changes_when_the_same_rules_stand_elsewhere() -> None:
    """Two players of two kinds: neither must be taken for the other out of the cache."""
    seated, exchanged = ({first: worth, second: doubled}, {first: doubled, second: worth})

    assert digest(assemble([one_after_the_other], seated)) != digest(assemble([one_after_the_other], exchanged))


PRINTED = "from enum import IntEnum\nclass Stage(IntEnum):\n    END = 3\nPRICE = 5\n"
CALLEE = (
    "from gobelet.core.rule import rule\nfrom printed import PRICE, Stage\n@rule\ndef price(n):\n    return PRICE\n"
)
ENDING = CALLEE.replace("return PRICE", "return Stage.END")
CALLER = "from gobelet.core.rule import rule\nfrom callee import price\n@rule\ndef cost(n):\n    return n * price(n)\n"
IN_ONE_LINE = CALLER.replace("n * price(n)", "sum([price(k) for k in range(n)])")


@pytest.fixture
def digest_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str, str], str]:
    """Write the three files, and answer the digest of `cost`."""

    def write(caller: str, callee: str, printed: str) -> str:
        for name, text in (("printed", printed), ("callee", callee), ("caller", caller)):
            file, module = tmp_path / f"{name}.py", ModuleType(name)
            file.write_text(text)
            monkeypatch.setitem(sys.modules, name, module)
            exec(compile(text, str(file), "exec"), vars(module))
        return digest(assemble([module.cost]))

    return write


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ((CALLER, CALLEE, PRINTED), (CALLER + "# edited", CALLEE, PRINTED)),
        ((CALLER, CALLEE, PRINTED), (CALLER, CALLEE + "# edited", PRINTED)),
        ((IN_ONE_LINE, CALLEE, PRINTED), (IN_ONE_LINE, CALLEE + "# edited", PRINTED)),
        ((CALLER, CALLEE, PRINTED), (CALLER, CALLEE, PRINTED.replace("5", "6"))),
        ((CALLER, ENDING, PRINTED), (CALLER, ENDING, PRINTED.replace("3", "4"))),
    ],
    ids=["own file", "callee's file", "file of a callee in a comprehension", "printed number", "enumeration"],
)
def test_the_digest_changes_with(before: Files, now: Files, digest_of: Callable[[str, str, str], str]) -> None:
    assert digest_of(*before) != digest_of(*now)


def test_the_digest_of_unchanged_files_is_the_same(digest_of: Callable[[str, str, str], str]) -> None:
    assert digest_of(CALLER, CALLEE, PRINTED) == digest_of(CALLER, CALLEE, PRINTED)
