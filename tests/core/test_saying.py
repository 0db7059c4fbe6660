"""What may be pointed at, and when has a move been said?"""

import json
from pathlib import Path
from typing import Any

import pytest

from gobelet.core.saying import chosen, clicked, fitting, lit, said, tokens

CASES, CLICKS = (  # the browser scripts read them too
    json.loads((Path(__file__).parent / name).read_text("utf-8")) for name in ("sayings.json", "clicks.json")
)
SAYINGS = ["die1 die2 reroll", "die1 die1 reroll", "die3 reroll", "done"]

each_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])


def test_a_saying_is_made_of_tokens() -> None:
    assert tokens("die1 die2 reroll") == ("die1", "die2", "reroll")


@each_case
def test_what_may_still_be_pointed_at_is_lit(case: dict[str, Any]) -> None:
    assert lit(case["sayings"], case["pointed"]) == case["lit"]


@each_case
def test_what_was_pointed_out_completely_is_said(case: dict[str, Any]) -> None:
    assert said(case["sayings"], case["pointed"]) == case["said"]


@each_case
def test_what_all_that_fits_has_in_common_is_chosen(case: dict[str, Any]) -> None:
    assert chosen(case["sayings"], case["pointed"]) == case["chosen"]


@pytest.mark.parametrize("case", CLICKS, ids=lambda case: case["about"])
def test_a_click(case: dict[str, Any]) -> None:
    assert clicked(case["sayings"], case["pointed"], case["click"], case["boxes"]) == case["then"]


def test_fitting_are_the_sayings_that_hold_all_that_was_pointed_at() -> None:
    assert fitting(SAYINGS, ["die1"]) == ["die1 die2 reroll", "die1 die1 reroll"]


def test_a_complete_saying_still_fits() -> None:
    assert fitting(SAYINGS, ["done"]) == ["done"]
