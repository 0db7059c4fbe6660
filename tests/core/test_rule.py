"""Is the contract of a rule kept, and is a breach told when rules are assembled?"""

import math
from collections.abc import Iterator
from typing import Any

import numba
import pytest

from gobelet.core.rule import BrokenRule, Function, assemble, in_first_gear, rule, verb
from tests.core.test_compiling import sum_of_all, worth


@verb
def price_of(number: int) -> int:
    raise NotImplementedError


@rule
def total_of(number: int) -> int:
    return number * price_of(number)


@rule
def roundabout(number: int) -> int:
    return math.floor(number / 2)


SEEN: list[int] = []


def untagged(number: int) -> int:
    return number


by_hand: Any = numba.njit(untagged)


@rule
def calls_untagged(number: int) -> int:
    return untagged(number)


@rule
def calls_compiled(number: int) -> int:
    return int(by_hand(number))


@rule
def remembers(number: int) -> int:
    return len(SEEN) + number


@rule
def misspelt(number: int) -> int:
    return number + TABEL[0]  # type: ignore[name-defined,no-any-return]  # noqa: F821


@pytest.mark.parametrize(
    ("broken", "sentence"),
    [
        (total_of, r"total_of calls the verb price_of, and nothing was given in its place\.$"),
        (roundabout, r"roundabout goes through the module math: import by name what it needs\.$"),
        (calls_untagged, r"calls_untagged calls untagged, which is no rule: tag it with @rule\.$"),
        (calls_compiled, r"calls_compiled calls by_hand, which is compiled by hand: tag it with @rule or @kernel"),
        (remembers, r"remembers names SEEN, a list: a rule may name numbers, tuples and enumerations\.$"),
        (misspelt, r"misspelt names TABEL, which is not there or no builtin for rules\.$"),
    ],
)
def test_what_breaks_the_contract_is_told_at_assembly(broken: Function, sentence: str) -> None:
    with pytest.raises(BrokenRule, match=sentence):
        assemble([broken])


def test_a_verb_that_was_filled_in_is_a_rule_like_any_other() -> None:
    assert in_first_gear([total_of], {price_of: worth})["total_of"](3) == 18


def test_a_printed_number_that_no_rule_uses_is_a_mistake() -> None:
    with pytest.raises(BrokenRule, match=r"^No rule uses TABLE_OF_PRICES: misspelt"):
        in_first_gear([sum_of_all], printed={"TABLE_OF_PRICES": (1, 2)})


def test_a_printed_number_takes_the_place_of_the_constant() -> None:
    assert in_first_gear([sum_of_all], printed={"TABLE": (1, 1, 1, 1)})["sum_of_all"](4) == 4


def test_a_closure_is_no_rule() -> None:
    secret = 3

    def closure(number: int) -> int:
        return number + secret

    with pytest.raises(BrokenRule, match="is a closure: a rule gets all it needs by its parameters"):
        rule(closure)


def test_star_arguments_are_no_parameters_of_a_rule() -> None:
    with pytest.raises(BrokenRule, match="has a star argument"):
        rule(lambda *numbers: 0)


def test_a_generator_is_no_rule() -> None:
    def generator(number: int) -> Iterator[int]:
        yield number

    with pytest.raises(BrokenRule, match="is a generator"):
        rule(generator)
