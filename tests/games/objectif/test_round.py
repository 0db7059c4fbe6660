"""How does a round go? OB2 to OB7."""

from itertools import combinations

import pytest

from gobelet.core.game import Roll
from gobelet.core.refusal import Refusal
from gobelet.games.objectif import GAME
from gobelet.games.objectif.sheet import Card
from gobelet.games.objectif.state import NONE
from tests.games.objectif.table import A, B, after, asked, dull_rounds, played, points, sayings, table


def test_ob2_the_first_seat_is_active_first() -> None:
    assert asked(played("11235, A pair, B pair, C pair", seats=3)) == "A"


def test_ob2_then_the_next_seat_is_active() -> None:
    story = """
        11235, A pair, B pair, C pair, A stop
        11235, A joker, B joker, C joker
    """
    state = played(story, seats=3)

    assert asked(state) == "B"


def test_ob2_after_the_last_seat_the_first_is_active_again() -> None:
    assert [state.active for state in dull_rounds(table(3))] == [0, 1, 2, 0, 1, 2, 0, 1, 2]


def test_ob3_all_five_dice_are_rolled_first() -> None:
    assert GAME.turn(table(2).start()) == Roll((0, 1, 2, 3, 4))


def test_ob3_everybody_lays_a_card_the_active_player_too() -> None:
    assert asked(played("11235", seats=4)) == "ABCD"


def test_ob3_who_has_laid_is_asked_no_more() -> None:
    assert asked(played("11235, C four, A pair", seats=4)) == "BD"


def test_ob3_the_order_of_laying_does_not_matter() -> None:
    assert played("11235, B four, A pair, C joker", seats=3) == played("11235, C joker, B four, A pair", seats=3)


def test_ob3_a_laid_card_cannot_be_taken_back() -> None:
    state = played("11235, A pair")

    with pytest.raises(Refusal, match="It is seat B's turn, not A's"):
        after(state, "A joker")


def test_ob3_a_played_card_cannot_be_laid_again() -> None:
    story = """
        11235, A pair, B four, A stop
        11235
    """
    state = played(story)

    assert ("pair" in sayings(state, A), "four" in sayings(state, B)) == (False, False)


def test_ob3_the_last_card_is_asked_for_too() -> None:
    *_, last = dull_rounds(table(2))

    assert (asked(last), sayings(last, A), sayings(last, B)) == ("AB", ["four"], ["four"])


def test_ob4_only_the_active_player_decides_about_the_dice() -> None:
    assert asked(played("11235, B pair, C four, A joker", seats=3)) == "A"


def test_ob4_any_one_to_five_dice_may_be_rerolled_or_none() -> None:
    dice = ("d1", "d2", "d3", "d4", "d5")
    rerolls = {" ".join((*some, "reroll")) for size in range(1, 6) for some in combinations(dice, size)}

    assert set(sayings(played("11235, A pair, B pair"), A)) == {*rerolls, "stop"}


def test_ob4_dice_of_one_face_are_told_apart() -> None:
    legal = sayings(played("11111, A pair, B pair"), A)

    assert ("d1 reroll" in legal, "d2 reroll" in legal, len(legal)) == (True, True, 32)


def test_ob4_only_the_dice_picked_up_fall() -> None:
    assert GAME.turn(played("11235, A pair, B pair, A d3 d5 reroll")) == Roll((2, 4))


def test_ob4_the_other_dice_stay_where_they_lie() -> None:
    assert played("11235, A pair, B pair, A d3 d5 reroll, ..6.6").dice == [1, 1, 6, 3, 6]


def test_ob4_the_second_reroll_may_take_any_dice_also_those_kept_before() -> None:
    state = played("11235, A pair, B pair, A d3 d5 reroll, ..6.6")

    assert len(sayings(state, A)) == 32


def test_ob4_after_the_second_reroll_nothing_more_is_asked() -> None:
    state = played("11235, A pair, B pair, A d3 reroll, ..6.., A d1 reroll, 6....")

    assert (asked(state), state.last_dice, state.played) == ("roll", [6, 1, 6, 3, 5], 1)


def test_ob4_stopping_makes_the_dice_final() -> None:
    state = played("11235, A pair, B pair, A d3 reroll, ..6.., A stop")

    assert (asked(state), state.last_dice, state.played) == ("roll", [1, 1, 6, 3, 5], 1)


def test_ob4_each_round_has_its_own_two_rerolls() -> None:
    story = """
        11235, A pair, B pair, A d3 reroll, ..6.., A d1 reroll, 6....
        11235, A joker, B joker, B d3 reroll, ..6..
    """
    state = played(story)

    assert asked(state) == "B"


def test_ob4_the_active_player_may_spoil_the_cards_of_the_others() -> None:
    state = played("11112, A pair, B four, A d4 reroll, ...5., A stop")

    assert points(state) == [1 + 1, 0]


def test_ob5_cards_are_judged_against_the_final_dice() -> None:
    state = played("11235, A pair, B large_straight, A d1 reroll, 4....,  A stop")

    assert (state.lost[A][Card.PAIR], state.won[B][Card.LARGE_STRAIGHT]) == (1, 1)


def test_ob5_all_cards_are_turned_up() -> None:
    state = played("11235, A pair, B four, A stop")

    assert (state.last_laid[A][0], state.last_laid[B][0]) == (Card.PAIR, Card.FOUR)


def test_ob5_then_the_table_is_cleared() -> None:
    state = played("11235, A pair, B four, A d1 reroll, 2...., A d2 reroll, .3...")

    assert (state.dice, state.laid[A][0], state.laid[B][0], state.picked_up) == ([0] * 5, NONE, NONE, 0)


def test_ob6_the_active_player_wins_a_card_that_is_made() -> None:
    assert points(played("11122, A full_house, B four, A stop"))[A] == 5 + 1


def test_ob6_another_player_wins_a_card_that_is_made() -> None:
    assert points(played("11122, A four, B full_house, A stop"))[B] == 5


def test_ob7_the_active_players_failed_card_is_for_nobody() -> None:
    assert points(played("11235, A four, B pair, C pair, A stop", seats=3)) == [0, 1, 1]


def test_ob7_another_players_failed_card_is_taken() -> None:
    state = played("11235, A pair, B four, C joker, A stop", seats=3)

    assert points(state, captured=True) == [1, 0, 0]


def test_ob7_a_captured_card_is_worth_one_point_whatever_its_face() -> None:
    state = played("12346, A four, B four, C pair, D full_house, A stop", seats=4)

    assert points(state) == [3, 0, 0, 0]


def test_ob7_the_player_who_is_active_takes_it_not_the_first_seat() -> None:
    story = """
        11235, A joker, B joker, A stop
        11235, A four, B pair, B stop
    """
    state = played(story)

    assert points(state, captured=True) == [0, 1]


def test_ob7_a_captured_card_is_never_played_again() -> None:
    story = """
        11235, A pair, B four, A stop
        11235, A four, B pair, B stop
        11235
    """
    state = played(story)

    assert "four" not in sayings(state, A) + sayings(state, B)


def test_ob7_a_card_that_left_the_game_is_never_played_again() -> None:
    story = """
        11235, A four, B pair, A stop
        11235
    """
    state = played(story)

    assert "four" not in sayings(state, A)
