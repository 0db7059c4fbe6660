"""What may be pointed at, and when has a move been said?"""

from gobelet.core.saying import fitting, lit, said, tokens

SAYINGS = ["die1 die2 reroll", "die1 die1 reroll", "die3 reroll", "done"]


def test_a_saying_is_made_of_tokens() -> None:
    assert tokens("die1 die2 reroll") == ("die1", "die2", "reroll")


def test_at_first_everything_named_by_a_saying_is_lit() -> None:
    assert lit(SAYINGS, []) == ["die1", "die2", "reroll", "die3", "done"]


def test_pointing_puts_out_what_no_longer_fits() -> None:
    assert lit(SAYINGS, ["die2"]) == ["die1", "reroll"]


def test_pointing_in_another_order_lights_the_same() -> None:
    assert set(lit(SAYINGS, ["reroll", "die1"])) == set(lit(SAYINGS, ["die1", "reroll"])) == {"die1", "die2"}


def test_a_token_stays_lit_while_a_saying_names_it_once_more() -> None:
    assert "die1" in lit(SAYINGS, ["die1"])


def test_nothing_is_lit_when_a_saying_is_complete() -> None:
    assert lit(SAYINGS, ["done"]) == []


def test_nothing_is_lit_when_nothing_fits() -> None:
    assert lit(SAYINGS, ["die2", "die3"]) == []


def test_fitting_are_the_sayings_that_hold_all_that_was_pointed_at() -> None:
    assert fitting(SAYINGS, ["die1"]) == ["die1 die2 reroll", "die1 die1 reroll"]


def test_a_complete_saying_still_fits() -> None:
    assert fitting(SAYINGS, ["done"]) == ["done"]


def test_a_saying_pointed_out_in_any_order_is_said() -> None:
    assert said(SAYINGS, ["reroll", "die2", "die1"]) == "die1 die2 reroll"


def test_an_incomplete_saying_is_not_said() -> None:
    assert said(SAYINGS, ["die1", "reroll"]) is None


def test_a_token_too_many_is_not_said() -> None:
    assert said(SAYINGS, ["done", "done"]) is None


def test_a_saying_may_be_the_beginning_of_another() -> None:
    sayings = ["die1", "die1 die2"]

    assert (said(sayings, ["die1"]), lit(sayings, ["die1"])) == ("die1", ["die2"])
