"""How long does it go, and who has won? OB9, OB10 and OB11's number of rounds."""

import pytest

from gobelet.core.game import seat_name
from gobelet.core.refusal import Refusal
from tests.games.objectif.table import asked, dull_rounds, played, points, table, winners


def active_seats(seats: int, rounds: str, packs: str = "1") -> str:
    """Who is active in each round of a game."""
    return "".join(seat_name(state.active) for state in dull_rounds(table(seats, rounds=rounds, packs=packs)))


@pytest.mark.parametrize(("seats", "active"), [(2, "ABABABABAB"), (3, "ABCABCABC"), (4, "ABCDABCD"), (5, "ABCDEABCDE")])
def test_ob9_everybody_is_active_equally_often(seats: int, active: str) -> None:
    assert active_seats(seats, "equal") == active


def test_ob9_equal_is_the_default() -> None:
    assert table(3).options["rounds"] == "equal"


@pytest.mark.parametrize(
    ("seats", "active"), [(2, "ABABABABAB"), (3, "ABCABCABCA"), (4, "ABCDABCDAB"), (5, "ABCDEABCDE")]
)
def test_ob9_all_is_ten_rounds(seats: int, active: str) -> None:
    assert active_seats(seats, "all") == active


@pytest.mark.parametrize(("seats", "active"), [(2, "ABAB"), (3, "ABCABC"), (4, "ABCDABCD"), (5, "ABCDEABCDE")])
def test_ob9_two_laps_make_everybody_active_twice(seats: int, active: str) -> None:
    assert active_seats(seats, "two_laps") == active


@pytest.mark.parametrize("rounds", range(1, 11))
def test_ob9_a_number_is_that_many_rounds(rounds: int) -> None:
    assert active_seats(4, str(rounds)) == "ABCDABCDAB"[:rounds]


@pytest.mark.parametrize("rounds", ["0", "11", "equals"])
def test_ob9_no_other_number_of_rounds_is_taken(rounds: str) -> None:
    with pytest.raises(Refusal, match="Option rounds cannot be"):
        table(4, rounds=rounds)


def test_ob9_after_the_last_round_the_game_is_over() -> None:
    assert asked(played("11235, A pair, B pair, A stop", rounds="1")) == "over"


def test_ob9_a_last_round_may_end_with_the_second_reroll() -> None:
    assert asked(played("11235, A pair, B pair, A d1 reroll, 2...., A d1 reroll, 3....", rounds="1")) == "over"


def test_ob9_unplayed_cards_count_for_nobody() -> None:
    assert points(played("12346, A four, B joker, A stop", rounds="1")) == [0, 1]


def test_ob10_points_of_own_cards_and_of_captured_ones_add_up() -> None:
    story = """
        11122, A full_house, B four, A stop
        12346, A small_straight, B pair, B stop
    """
    state = played(story)

    assert (points(state), points(state, captured=True)) == ([5 + 1 + 3, 0], [1, 0])


def test_ob10_the_most_points_win() -> None:
    assert winners(played("11235, A four, B joker, C large_straight, D four, A stop", seats=4, rounds="1")) == "A"


def test_ob10_captured_cards_may_decide() -> None:
    story = """
        11235, A pair, B joker, C joker, A stop
        11235, A four, B pair, C full_house, B stop
        11235, A joker, B four, C pair, C stop
    """
    state = played(story, seats=3, rounds="3")

    assert (points(state), winners(state)) == ([2, 4, 3], "B")


def test_ob10_a_later_active_player_with_fewer_points_does_not_win() -> None:
    story = """
        11122, A full_house, B joker, A stop
        11122, A joker, B pair, B stop
    """
    state = played(story, rounds="2")

    assert (points(state), winners(state)) == ([6, 2], "A")


ACTIVE_LAST = """
    11235, A joker, B joker, C joker, A stop
    11235, A pair, B pair, C pair, B stop
    11122, A three, B three, C three, C stop
"""
ACTIVE_LAST_AND_BEHIND = """
    11235, A four, B joker, C joker, A stop
    11235, A pair, B pair, C pair, B stop
    11122, A joker, B three, C three, C stop
    12346, A full_house, B small_straight, C small_straight, A stop
"""
TWO_LAPS = """
    11235, A joker, B joker, C joker, A stop
    11235, A pair, B four, C pair, B stop
    11122, A three, B pair, C three, C stop
    12346, A small_straight, B small_straight, C small_straight, A stop
    11122, A two_pairs, B large_straight, C two_pairs, B stop
"""


@pytest.mark.parametrize(
    ("story", "totals", "winner"),
    [
        pytest.param(ACTIVE_LAST, [4, 4, 4], "C", id="who was active last"),
        pytest.param(ACTIVE_LAST_AND_BEHIND, [2, 7, 7], "C", id="who of the tied was active last"),
        pytest.param(TWO_LAPS, [10, 5, 10], "A", id="the latest lap counts"),
    ],
)
def test_ob10_tied_the_one_wins_who_was_active_last(story: str, totals: list[int], winner: str) -> None:
    state = played(story, seats=3, rounds=str(len(story.split("\n")) - 2))

    assert (points(state), winners(state)) == (totals, winner)


@pytest.mark.parametrize(("seats", "winner"), [(2, "B"), (3, "C"), (4, "D"), (5, "E")])
def test_ob10_tied_and_never_active_the_seat_before_the_last_active_wins(seats: int, winner: str) -> None:
    others = ", ".join(f"{seat} joker" for seat in "BCDE"[: seats - 1])

    assert winners(played(f"12346, A four, {others}, A stop", seats=seats, rounds="1")) == winner


@pytest.mark.parametrize("rounds", ["equal", "all", "two_laps", "3"])
def test_ob11_two_packs_do_not_change_the_number_of_rounds(rounds: str) -> None:
    assert active_seats(2, rounds, packs="2") == active_seats(2, rounds)
