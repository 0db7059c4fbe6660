"""How are bonuses received and used? TF40."""

import pytest

from tests.games.tres_fute.table import EDITIONS, after, asked, has, sayings, table, zone

ROLLED = """
    turn      A chooses, roll 1
    rolled    white2 yellow3 blue5 green4 orange6 violet4
"""
ROLLS = """
    turn      A rolls 2
    slots     violet4
    platter   green1
    in hand   white2 yellow3 blue5 orange6
"""
FULL_BLUE = "A blue  2 3 4 5 6 7 8 9 10 11 12"
FULL_ORANGE = "A orange  1 1 1 2 1 1 2 1 2 1 3"
FULL_VIOLET = "A violet  1 2 3 4 5 6 1 2 3 4 5"
CHAIN = (
    ROLLED
    + """
    A yellow  1b 2b 6a 5a
    A blue    3 4 5 6 8
    A green   5
    A orange  1 1 1 2
    A violet  1 2 3
"""
)

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_tf40_icons_are_recorded_at_once_without_a_choice(edition: str) -> None:
    state = after(table(ROLLED + "A violet  1 2", edition), "A violet violet3")

    assert (asked(state), has(state)) == ("roll", "1 reroll")


@each_edition
def test_tf40_a_mark_is_used_before_anything_else(edition: str) -> None:
    state = after(table(ROLLED + "A violet  1 2 3\nA has  1 reroll", edition), "A violet violet4")

    assert asked(state) == "A"
    assert sayings(state) == [f"blue{number}" for number in range(2, 13)]


@each_edition
def test_tf40_also_before_the_dice_move_on_to_the_others(edition: str) -> None:
    state = table("""
        turn      A extra dice
        slots     white4 yellow5 blue6
        platter   green1 orange2 violet4
        A violet  1 2 3
        A has     1 extra
    """, edition)  # fmt: skip

    assert asked(after(state, "A violet violet4")) == "A"
    assert asked(after(state, "A violet violet4, A blue7")) == "B"


@each_edition
def test_tf40_a_passive_player_uses_it_within_the_own_answer(edition: str) -> None:
    state = table("""
        seats     3
        turn      A serves BC
        slots     white4 yellow5 blue6
        platter   green1 orange2 violet4
        B violet  1 2 3
        B has     1 extra
    """, edition)  # fmt: skip
    state = after(state, "B violet violet4")

    assert (asked(state), sayings(state, "B")[0]) == ("BC", "blue2")
    assert sayings(after(state, "C orange orange1, B blue7"), "B")[0] == "done"


@each_edition
def test_tf40_it_cannot_be_refused(edition: str) -> None:
    assert "pass" not in sayings(table(ROLLS + "A owes  yellow", edition))


@each_edition
def test_tf40_yellow_any_open_box(edition: str) -> None:
    state = table(ROLLS + "A yellow  3a 6a 5a 2a 1a 5b 1b 2b\nA owes  yellow", edition)

    assert sayings(state) == ["yellow4a", "yellow3b", "yellow4b", "yellow6b"]


@each_edition
def test_tf40_blue_any_open_box_whatever_the_dice_show(edition: str) -> None:
    state = table(ROLLS + "A blue  2 3 4 5 6 8 9 10 11\nA owes  blue", edition)

    assert sayings(state) == ["blue7", "blue12"]


@each_edition
def test_tf40_green_the_next_box_whatever_it_shows(edition: str) -> None:
    state = after(table(ROLLS + "A green  10\nA owes  green", edition), "A green11")

    assert zone(state, "green") == "11"


@each_edition
@pytest.mark.parametrize(("bonus", "number"), [("orange4", 4), ("orange5", 5), ("orange6", 6)])
def test_tf40_a_number_goes_into_the_next_orange_box_and_is_multiplied(bonus: str, number: int, edition: str) -> None:
    state = table(f"{ROLLS}A orange  1 1 1\nA owes  {bonus}", edition)

    assert sayings(state) == [f"orange4 {number}"]
    assert zone(after(state, f"A orange4 {number}"), "orange") == f"1 1 1 {2 * number}"


def test_tf40_original_a_6_in_violet() -> None:
    state = table(ROLLS + "A violet  2\nA owes  violet", "original")

    assert sayings(state) == ["violet2 6"]
    assert zone(after(state, "A violet2 6"), "violet") == "2 6"


@pytest.mark.parametrize(
    ("written", "fitting"), [("", "123456"), ("2", "3456"), ("5", "6"), ("6", "123456"), ("2 6 1", "23456")]
)
def test_tf40_new_any_number_that_fits_violet(written: str, fitting: str) -> None:
    state = table(f"{ROLLS}{f'A violet  {written}' * bool(written)}\nA owes  violet")
    box = len(written.split()) + 1

    assert sayings(state) == [f"violet{box} {number}" for number in fitting]


@each_edition
def test_tf40_a_bonus_without_a_legal_mark_is_lost(edition: str) -> None:
    state = after(table(ROLLED + FULL_BLUE + "\nA violet  1 2 3", edition), "A violet violet4")

    assert asked(state) == "roll"


@each_edition
@pytest.mark.parametrize(
    ("full", "owed_too"),
    [
        ("A yellow  3a 6a 5a 2a 1a 5b 1b 2b 4a 3b 4b 6b", "yellow"),
        (FULL_BLUE, "blue"),
        ("A green  11", "green"),
        (FULL_ORANGE, "orange4 orange5 orange6"),
        (FULL_VIOLET, "violet"),
    ],
)
def test_tf40_in_every_full_zone(full: str, owed_too: str, edition: str) -> None:
    other, mark = ("green", "green1") if owed_too == "blue" else ("blue", "blue7")
    state = after(table(f"{ROLLS}{full}\nA owes  {owed_too} {other}", edition), f"A {mark}")

    assert asked(state) == "roll"


@each_edition
def test_tf40_the_last_box_takes_one_and_the_other_is_lost(edition: str) -> None:
    state = table(ROLLS + "A blue  2 3 4 5 6 7 8 9 10 11\nA owes  blue blue", edition)

    assert asked(after(state, "A blue12")) == "roll"


@each_edition
def test_tf40_a_mark_made_with_a_bonus_can_bring_further_ones(edition: str) -> None:
    """Blue, a 5 in orange, yellow, green, blue, yellow, blue: seven bonuses from one violet 4."""
    state = after(table(CHAIN, edition), "A violet violet4, A blue2, A orange5 5, A yellow4a, A green6, A blue7")
    state = after(state, "A yellow3a")

    assert sayings(state) == ["blue9", "blue10", "blue11", "blue12"]
    assert asked(after(state, "A blue12")) == "roll"


@each_edition
def test_tf40_new_bonuses_join_those_that_wait(edition: str) -> None:
    """The blue 2 brings a 5 in orange while the yellow one still waits; either may be next."""
    state = after(table(ROLLS + "A blue  3 4\nA owes  blue yellow", edition), "A blue2")

    assert (sayings(state)[0], sayings(state)[-1]) == ("yellow3a", "orange1 5")


@each_edition
def test_tf40_several_due_are_used_in_any_order(edition: str) -> None:
    state = table(ROLLS + "A orange  1 1\nA owes  orange4 orange6", edition)

    assert zone(after(state, "A orange3 4, A orange4 6"), "orange") == "1 1 4 12"
    assert zone(after(state, "A orange3 6, A orange4 4"), "orange") == "1 1 6 8"


@each_edition
def test_tf40_printed_crosses_count_as_ticked(edition: str) -> None:
    state = after(table(ROLLED + "A yellow  6a 5a", edition), "A yellow yellow3a")

    assert sayings(state)[0] == "blue2"


@each_edition
def test_tf40_a_line_pays_once(edition: str) -> None:
    """The upper row is full already; another yellow mark does not pay it again."""
    state = after(table(ROLLED + "A yellow  3a 6a 5a", edition), "A yellow yellow3b")

    assert asked(state) == "roll"
