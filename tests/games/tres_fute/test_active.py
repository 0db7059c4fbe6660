"""What may the active player do? TF10 to TF16."""

import pytest

from tests.games.tres_fute.table import EDITIONS, after, asked, begun, has, lying, owed, sayings, table, zone

FIRST_ROLL = """
    turn      A chooses, roll 1
    rolled    white2 yellow3 blue4 green1 orange6 violet5
"""
GREEN_LEFT = """
    turn      A rolls 3
    slots     white4 yellow5
    platter   blue1 orange2 violet2
    in hand   green6
    A green   4
"""
GREEN_LEFT_EARLY = GREEN_LEFT.replace("rolls 3", "rolls 2")
SECOND_ROLL = """
    turn      A chooses, roll 2
    rolled    white2 yellow3 orange6
    slots     violet1
    platter   blue4 green1
"""

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def test_tf10_all_six_dice_are_rolled_first() -> None:
    assert owed(begun()) == "white yellow blue green orange violet"


def test_tf10_a_die_in_the_zone_of_its_colour_white_in_any() -> None:
    assert sayings(table(FIRST_ROLL, "original")) == [
        "white yellow2a", "white yellow2b", "white blue6", "white green1", "white orange1", "white violet1",
        "yellow yellow3a", "yellow yellow3b", "blue blue6", "green green1", "orange orange1", "violet violet1",
    ]  # fmt: skip


def test_tf10_the_chosen_die_lies_on_a_slot_unchanged() -> None:
    state = after(table(FIRST_ROLL), "A blue blue6")

    assert (lying(state, "slots"), state.table.dice[2]) == ("blue", 4)


@pytest.mark.parametrize(
    ("box", "marked"), [("yellow 2b", "2b"), ("blue 6", "6"), ("green 1", "1"), ("orange 1", "2"), ("violet 1", "2")]
)
def test_tf10_white_marks_the_zone_it_is_used_for(box: str, marked: str) -> None:
    zone_name, number = box.split()

    assert zone(after(table(FIRST_ROLL), f"A white {zone_name}{number}"), zone_name) == marked


def test_tf11_lower_dice_of_the_roll_go_to_the_platter() -> None:
    state = after(table(FIRST_ROLL), "A blue blue6")

    assert lying(state, "platter") == "white yellow green"


def test_tf11_the_lowest_die_sends_none_away() -> None:
    assert lying(after(table(FIRST_ROLL), "A green green1"), "platter") == ""


def test_tf11_equal_dice_stay() -> None:
    state = after(begun(), "333345, A violet violet1")

    assert owed(after(begun(), "333345, A yellow yellow3a")) == "white blue green orange violet"
    assert lying(state, "platter") == "white yellow blue green orange"


def test_tf11_the_face_counts_not_the_blue_sum() -> None:
    """White 2 and blue 4 make 6, but only what is below the white 2 goes."""
    assert lying(after(table(FIRST_ROLL), "A white blue6"), "platter") == "green"


def test_tf11_the_face_counts_not_the_multiplied_number() -> None:
    state = after(table(FIRST_ROLL.replace("orange6", "orange3") + "A orange  1 1 1"), "A orange orange4")

    assert (zone(state, "orange"), lying(state, "platter")) == ("1 1 1 6", "white green")


def test_tf11_dice_that_lie_elsewhere_already_stay_there() -> None:
    state = table(SECOND_ROLL)

    assert lying(after(state, "A orange orange1"), "slots") == "orange violet"


def test_tf12_then_the_remaining_dice_are_rolled() -> None:
    assert owed(after(table(FIRST_ROLL), "A blue blue6")) == "orange violet"


def test_tf12_a_third_choice_and_no_fourth() -> None:
    state = begun("111111, A green green1, 111.11, A orange orange1, 111..1")

    assert asked(state) == "A"
    assert asked(after(state, "A violet violet1")) == "B"


def test_tf13_after_the_third_roll_all_other_dice_are_served() -> None:
    state = begun("111111, A green green1, 111.11, A orange orange1, 111..1, A violet violet1")

    assert lying(state, "platter") == "white yellow blue"


def test_tf13_also_when_the_third_roll_was_lost() -> None:
    state = after(table(GREEN_LEFT), "...1..")

    assert (lying(state, "slots"), lying(state, "platter")) == ("white yellow", "blue green orange violet")


def test_tf13_no_die_left_to_roll_ends_the_rolling() -> None:
    state = after(table(FIRST_ROLL), "A orange orange1")

    assert (asked(state), lying(state, "slots")) == ("B", "orange")
    assert lying(state, "platter") == "white yellow blue green violet"


def test_tf14_a_die_without_a_legal_mark_is_not_offered() -> None:
    state = table(FIRST_ROLL + "A yellow  3a 3b\nA blue  6\nA green  1\nA violet  5", "original")

    assert sayings(state) == ["white yellow2a", "white yellow2b", "white green2", "white orange1", "orange orange1"]


def test_tf15_original_a_usable_die_must_be_chosen() -> None:
    assert "pass" not in sayings(table(FIRST_ROLL + "A has  1 reroll", "original"))


def test_tf15_new_a_usable_roll_may_be_declined() -> None:
    assert sayings(table(FIRST_ROLL))[0] == "pass"


def test_tf15_new_no_die_moves_and_the_same_are_rolled_again() -> None:
    state = after(table(FIRST_ROLL), "A pass")

    assert (owed(state), lying(state, "slots"), lying(state, "platter")) == (
        "white yellow blue green orange violet", "", "",
    )  # fmt: skip


def test_tf15_new_a_declined_roll_is_one_of_the_three() -> None:
    state = after(table(FIRST_ROLL), "A pass, 222222, A pass, 222222, A pass")

    assert (asked(state), lying(state, "platter")) == ("B", "white yellow blue green orange violet")


@each_edition
def test_tf15_an_unusable_roll_is_lost_by_itself(edition: str) -> None:
    state = after(table(GREEN_LEFT_EARLY, edition), "...1..")

    assert (owed(state), lying(state, "slots")) == ("green", "white yellow")


@each_edition
def test_tf15_the_lost_roll_counts(edition: str) -> None:
    assert asked(after(table(GREEN_LEFT_EARLY, edition), "...1.., ...1..")) == "B"


@each_edition
def test_tf15_instead_of_losing_it_a_reroll_may_be_used(edition: str) -> None:
    state = after(table(GREEN_LEFT + "A has  1 reroll", edition), "...1..")

    assert (asked(state), sayings(state)) == ("A", ["pass", "reroll"])


@each_edition
def test_tf15_and_need_not(edition: str) -> None:
    state = after(table(GREEN_LEFT_EARLY + "A has  1 reroll", edition), "...1.., A pass")

    assert (owed(state), has(state)) == ("green", "1 reroll")


@each_edition
def test_tf15_rolling_is_never_optional(edition: str) -> None:
    state = after(table(FIRST_ROLL + "A has  3 rerolls, 3 extras", edition), "A blue blue6")

    assert asked(state) == "roll"


@each_edition
def test_tf16_a_reroll_takes_all_dice_just_rolled_and_no_other(edition: str) -> None:
    state = table(SECOND_ROLL + "A has  1 reroll", edition)

    assert (owed(after(state, "A reroll")), has(after(state, "A reroll"))) == ("white yellow orange", "")


@each_edition
def test_tf16_it_is_not_one_of_the_three_rolls(edition: str) -> None:
    state = after(table(FIRST_ROLL + "A has  1 reroll", edition), "A reroll, 111111, A green green1")
    state = after(state, "111.11, A orange orange1")

    assert owed(state) == "white yellow blue violet"


def test_tf16_as_often_as_unlocked_ones_are_left() -> None:
    state = after(table(FIRST_ROLL + "A has  2 rerolls", "original"), "A reroll, 111111, A reroll, 111111")

    assert "reroll" not in sayings(state)


def test_tf16_the_blue_sum_follows_the_new_faces() -> None:
    state = after(table(FIRST_ROLL + "A has  1 reroll"), "A reroll, 635111")

    assert "blue blue11" in sayings(state)


def test_tf16_a_reroll_won_by_a_mark_serves_from_the_next_roll_on() -> None:
    state = after(table(FIRST_ROLL + "A violet  1 2"), "A violet violet3")

    assert (asked(state), has(state)) == ("roll", "1 reroll")
    assert "reroll" in sayings(after(state, "....6."))
