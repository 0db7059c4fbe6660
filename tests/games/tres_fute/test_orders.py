"""Can several bonuses be used in every order, and is nobody asked where no order can matter? TF40."""

import pytest

from gobelet.core.rule import rule
from gobelet.core.structs import copy_of
from gobelet.core.verbs import Numbers, Rules
from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.bonuses import offer_settled
from gobelet.games.tres_fute.flow import SHEET, start
from gobelet.games.tres_fute.sheet import PAPER
from gobelet.games.tres_fute.state import Sheet, State
from gobelet.parts.fute.answers import rules_of
from gobelet.parts.fute.table import Player
from tests.games.tres_fute.table import EDITIONS, sayings, table

ROLLS = """
    turn      A rolls 2
    slots     violet4
    platter   green1
    in hand   white2 yellow3 blue5 orange6
"""
NEARLY_FULL = (
    ROLLS
    + """
    A yellow  3a 6a 2a 1a 5b 1b 2b 4a 3b 4b
    A blue    3 4 5 6 8 9 10 11 12
    A green   8
    A orange  1 1 1 2 1 1
    A violet  1 2 3 4 5 6 1 2 3 4
    A owes    yellow blue orange4 orange5 green violet
"""
)
ORANGE_SHORT = (
    ROLLS
    + """
    A yellow  3a 6a 2a 5b 1b 2b 4a 3b 4b 6b
    A blue    2 3 4 5 6 8 10 11 12
    A green   10
    A orange  1 1 1 2 1 1 2 1 2
    A violet  1 2 3 4 5 6 1 2
    A owes    orange4 orange5 orange6 yellow blue green
"""
)
ONE_OF_EACH = (
    ROLLS
    + """
    A yellow  3a 6a 5a 2a 1a 5b 1b 2b 4a 3b 4b
    A blue    2 3 4 5 6 8 9 10 11 12
    A green   5
    A orange  1 1 1
    A violet  1 2 5
    A owes    yellow blue green violet orange6
"""
)


@rule
def nothing_settled(state: State, sheet: Sheet, player: Player, into: Numbers) -> int:
    """Every bonus that is due is offered all the time."""
    return 0


ALWAYS_ASKED = rules_of(start, SHEET | {offer_settled: nothing_settled}, PAPER)


def ends(state: State, rules: Rules[State]) -> set[str]:
    """Every position that can come of the bonuses due, in all orders and on all boxes."""
    found, seen, waiting = set(), set(), [state]
    while waiting:
        here = waiting.pop()
        name = _name(here)
        if name in seen:
            continue
        seen.add(name)
        if not here.players[0].due:
            found.add(name)
            continue
        into = [0] * GAME.notation.most_moves
        for move in into[: rules.moves(here, 0, into)]:
            after = copy_of(here)
            rules.play(after, 0, move)
            waiting.append(after)
    return found


def _name(state: State) -> str:
    player, sheet = state.players[0], state.sheets[0]
    return repr((player, sheet))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("drawing", [NEARLY_FULL, ORANGE_SHORT])
def test_tf40_every_order_is_reachable(drawing: str, edition: str) -> None:
    state = table(drawing, edition)
    reachable = ends(state, GAME.rules)

    assert len(reachable) > 1
    assert reachable == ends(state, ALWAYS_ASKED)


def test_tf40_original_five_bonuses_with_one_mark_each_come_out_alike_in_any_order() -> None:
    assert len(ends(table(ONE_OF_EACH, "original"), ALWAYS_ASKED)) == 1


def test_tf40_original_they_are_offered_one_by_one() -> None:
    """The blue 7 brings the second violet mark."""
    state = table(ONE_OF_EACH, "original")
    told = []
    while state.players[0].due:
        told.append(sayings(state))
        GAME.rules.play(state, 0, GAME.moves(state, 0)[0])

    assert told == [["yellow6b"], ["blue7"], ["green6"], ["violet4 6"], ["violet5 6"], ["orange4 6"]]


@pytest.mark.parametrize(
    ("drawing", "first"),
    [
        ("A yellow  3a 6a 5a 2a 1a 5b 1b 2b 4a 3b 4b\nA owes  yellow blue", "yellow6b"),
        ("A blue  2 3 4 5 6 7 8 9 10 11\nA owes  yellow blue", "blue12"),
        ("A owes  yellow blue green", "green1"),
        ("A violet  5\nA owes  yellow blue violet", "violet2 6"),
    ],
)
def test_tf40_a_settled_mark_is_offered_alone(drawing: str, first: str) -> None:
    assert sayings(table(ROLLS + drawing)) == [first]


def test_tf40_numbers_in_orange_are_always_a_choice() -> None:
    assert sayings(table(ROLLS + "A owes  orange4 orange5")) == ["orange1 4", "orange1 5"]


def test_tf40_new_a_violet_mark_with_two_numbers_is_a_choice() -> None:
    assert sayings(table(ROLLS + "A violet  4\nA owes  violet orange5")) == ["orange1 5", "violet2 5", "violet2 6"]


def test_tf40_what_can_be_done_in_one_way_only_is_still_an_event() -> None:
    assert sayings(table(ROLLS + "A owes  orange4")) == ["orange1 4"]
