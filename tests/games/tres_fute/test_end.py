"""Who has won? TF50 and TF51."""

import pytest

from tests.games.tres_fute.table import points, table, winners


def test_tf50_five_zones_and_foxes_times_the_smallest() -> None:
    state = table("""
        A yellow  3a 2a 1b
        A blue    2 3 4 5
        A green   3
        A orange  5 2 3 12
        A violet  2 5 6 3
        A has     2 foxes
    """)

    assert points(state) == {
        "yellow": 10, "blue": 7, "green": 6, "orange": 22, "violet": 16, "foxes": 2 * 6, "total": 73,
    }  # fmt: skip


@pytest.mark.parametrize("empty", ["yellow", "blue", "green", "orange", "violet"])
def test_tf50_any_empty_zone_makes_foxes_worthless(empty: str) -> None:
    lines = ["A yellow  3a 2a 1b", "A blue  2", "A green  3", "A orange  5", "A violet  2", "A has  3 foxes"]

    assert points(table("\n".join(line for line in lines if empty not in line)))["foxes"] == 0


def test_tf51_the_most_points_win() -> None:
    assert winners(table("A orange  5\nB orange  4\nB violet  2")) == "B"


def test_tf51_tied_the_highest_single_zone() -> None:
    assert winners(table("A orange  5\nA violet  1\nB orange  4\nB violet  2")) == "A"


def test_tf51_it_may_be_any_zone() -> None:
    assert winners(table("A orange  5\nA violet  1\nB green  3")) == "B"


def test_tf51_the_fox_line_is_no_zone() -> None:
    """A has 12 points of foxes and a zone of 10, B a zone of 11."""
    state = table("""
        A yellow  3a 2a 1b
        A blue    2
        A green   1
        A orange  1
        A violet  1
        A has     12 foxes
        B yellow  3a 2a 1b
        B blue    2
        B green   1
        B orange  5 6
        B violet  1
        B has     2 foxes
    """)
    a, b = points(state, "A"), points(state, "B")

    assert (a["total"], b["total"], a["foxes"], b["foxes"]) == (26, 26, 12, 2)
    assert winners(state) == "B"


def test_tf51_still_tied_shared() -> None:
    assert winners(table("seats  3\nA orange  5\nA violet  1\nC orange  1\nC violet  5\nB green  2")) == "AC"
