"""Is a person understood, and told what would be possible?"""

import pytest

from gobelet.terminal.words import asked_about, completed, meant, not_possible, spelled_out

DUEL = ["red7", "red8", "yellow7", "pass"]
CARDS = ["pair", "pair three", "three"]
DICE = ["stop", "d1 reroll", "d2 reroll", "d1 d2 reroll"]


@pytest.mark.parametrize(
    ("typed", "understood"),
    [("p", "pass"), ("y", "yellow7"), ("Y7", "yellow7"), ("r8", "red8"), ("red", "red"), ("red7", "red7"), ("", "")],
)
def test_a_word_may_be_shortened_while_one_thing_fits(typed: str, understood: str) -> None:
    assert spelled_out(typed, DUEL) == understood


def test_a_number_is_never_shortened() -> None:
    assert spelled_out("green1", ["green11", "pass"]) == "green1"


def test_every_token_of_a_saying_may_be_shortened() -> None:
    assert spelled_out("r d1  d2", DICE) == "reroll d1 d2"


def test_a_word_in_full_is_meant_even_if_longer_ones_begin_with_it() -> None:
    assert meant("1", ["1", "10"]) == "1"


def test_capitals_do_not_matter_in_what_is_shortened() -> None:
    assert meant("Quit", ["quit", "help"]) == "quit"


@pytest.mark.parametrize(
    ("typed", "sayings", "answer"),
    [
        ("red9", DUEL, "'red9' is not possible now; it may be 'red7', 'red8', 'yellow7' or 'pass'."),
        ("re", DUEL, "'re' could be red7 or red8."),
        ("", DUEL, "Type 'red7', 'red8', 'yellow7' or 'pass'."),
        ("d1", DICE, "'d1' is not complete; it may go on with reroll or d2."),
        ("d1 stop", DICE, "'d1 stop' is not possible now; after 'd1' may come reroll or d2."),
        ("pair four", CARDS, "'pair four' is not possible now; after 'pair' may come three."),
    ],
)
def test_a_refusal_says_what_would_be_possible(typed: str, sayings: list[str], answer: str) -> None:
    assert str(not_possible(typed, sayings)) == answer


def test_very_many_sayings_are_described_by_their_words() -> None:
    many = [f"d{n} d{m} reroll" for n in range(1, 5) for m in range(5, 9)]

    assert str(not_possible("x", many)) == (
        "'x' is not possible now; it may be something made of d1, d5, reroll, d6, d7, d8, d2, d3 or d4, "
        "like 'd1 d5 reroll'."
    )


@pytest.mark.parametrize(
    ("typed", "saying"),
    [
        ("stop", "stop"),
        ("reroll d2 d1", "d1 d2 reroll"),
        ("d1 d2", "d1 d2 reroll"),
        ("d1", None),
        ("", None),
        ("d3", None),
    ],
)
def test_what_has_one_completion_need_not_be_spelled_out(typed: str, saying: str | None) -> None:
    assert completed(typed, {saying: move for move, saying in enumerate(DICE)}) == saying


@pytest.mark.parametrize(
    ("typed", "asked"),
    [("red7", ("red7", False)), ("red7 ?", ("red7", True)), ("?r7", ("r7", True)), ("?", ("", True))],
)
def test_a_question_mark_may_stand_at_either_end(typed: str, asked: tuple[str, bool]) -> None:
    assert asked_about(typed) == asked
