"""What does the Tab key of a shell offer?"""

import pytest
from click.shell_completion import ShellComplete

from gobelet.cli import gobelet
from tests.terminal.piped import Shell


@pytest.mark.parametrize(
    ("before", "begun", "offered"),
    [
        (["play"], "q", ["qwixx_duel"]),
        (["count"], "m", ["melange_fute", "mosaix"]),
        (["play", "qwixx_duel", "--seats"], "me,ca", ["me,casual"]),
        (["play", "tres_fute", "--option"], "edition=o", ["edition=original"]),
        (["play", "--option"], "", []),
        (["play", "--dice"], "t", ["typed"]),
        ([], "ver", ["verify"]),
    ],
)
def test_what_may_come_next(before: list[str], begun: str, offered: list[str]) -> None:
    shell = ShellComplete(gobelet, {"obj": str}, "gobelet", "_GOBELET_COMPLETE")

    assert [item.value for item in shell.get_completions(before, begun)] == offered


def test_the_help_says_how_to_switch_it_on(shell: Shell) -> None:
    assert "_GOBELET_COMPLETE=bash_source" in shell("--help").shown
