"""Does a person see what an answer would do, and does it count only after Enter?"""

import pytest

from tests.terminal.piped import Shell

DUEL = ("play", "qwixx_duel", "--seats", "me,random", "--seed", "3")


@pytest.mark.parametrize("typed", ["red5 ?", "red5?", "? red5", "r5 ?"])
def test_a_question_mark_tries_an_answer(shell: Shell, typed: str) -> None:
    shown = shell(*DUEL, typed=f"{typed}\nquit\n").shown

    assert "That would be: red 5" in shown
    assert "A: 0 points now, then 1" in shown
    assert "A5*" in shown
    assert "Action 2" not in shown


def test_enter_plays_what_was_tried(shell: Shell) -> None:
    assert "Action 2" in shell(*DUEL, typed="red5 ?\n\nquit\n").shown


def test_another_answer_takes_the_place_of_what_was_tried(shell: Shell) -> None:
    shown = shell(*DUEL, typed="red5 ?\nblue5\nundo\nblue5\nquit\n").shown

    assert shown.count("Action 2") == 2
    assert "A: blue 5" in shown
    assert "A: red 5" not in shown


def test_after_a_refusal_enter_plays_nothing(shell: Shell) -> None:
    shown = shell(*DUEL, typed="red5 ?\nnonsense\n\nquit\n").shown

    assert "Type 'red5'" in shown
    assert "Action 2" not in shown


def test_an_answer_without_a_question_mark_counts_at_once(shell: Shell) -> None:
    shown = shell(*DUEL, typed="red5\nquit\n").shown

    assert "Action 2" in shown
    assert "That would be" not in shown


def test_with_preview_every_answer_is_tried_first(shell: Shell) -> None:
    tried = shell(*DUEL, "--preview", typed="red5\nquit\n").shown
    played = shell(*DUEL, "--preview", typed="red5\nred5\nquit\n").shown

    assert ("That would be: red 5" in tried, "Action 2" in tried) == (True, False)
    assert "Action 2" in played


def test_a_question_mark_alone_asks_for_help(shell: Shell) -> None:
    assert "takes your latest answer back" in shell(*DUEL, typed="?\nquit\n").shown


def test_the_sheet_of_another_player(shell: Shell) -> None:
    alone = ("play", "tres_fute", "--seats", "me,random", "--seed", "3")

    assert "B (shown)" in shell(*alone, typed="sheet b\nquit\n").shown
    assert "'X' is no seat; the seats are A or B." in shell(*alone, typed="sheet x\nquit\n").shown


def test_the_end_says_why_it_came_and_how_far_the_next_level_was(shell: Shell) -> None:
    shown = shell("play", "mosaix", "--seats", "random", "--seed", "3").shown

    assert "The game is over: " in shown
    assert "more, and it is a win" in shown
