"""What do rounds and "?" bring, and how is a Mix action unlocked? MF2, MF15 and MF20."""

import pytest

from tests.games.melange_fute.table import after, asked, begun, has, sayings, table, zone

ROLLS = """
    turn      A rolls 2
    slots     violet4
    platter   green1
    in hand   white2 yellow3 blue5 orange6
"""
ROUND_OVER = """
    turn      B serves A
    slots     white4 yellow5 blue6
    platter   green1 orange2 violet4
"""
FULL = {
    "yellow": "A yellow  6 1 / 1 1 1 1 1 1 / 1 1 1 1 1 1",
    "blue": "A blue  2 3 4 5 6 7 8 9 10 11 12",
    "green": "A green  2 3 / 2 2 / 2 1 / 3 2 / 3 1 / 4 1",
    "orange": "A orange  12",
    "violet": "A violet  1 2 3 4 5 6 7 8 9 10 11",
}
ALL_FULL = ROLLS + "\n".join(FULL.values())


def next_round(number: int) -> str:
    return f"{ROUND_OVER}round  {number - 1}\n"


def test_mf2_round_1_gives_a_reroll() -> None:
    state = begun(seats=3)

    assert [has(state, seat) for seat in "ABC"] == ["1 reroll"] * 3


def test_mf2_round_2_gives_an_extra_die() -> None:
    state = after(table(next_round(2)), "A pass")

    assert (has(state, "A"), has(state, "B"), asked(state)) == ("1 extra", "1 extra", "roll")


def test_mf2_round_3_gives_a_mix_chosen_by_all_before_the_first_roll() -> None:
    state = after(table(next_round(3)), "A pass")

    assert asked(state) == "AB"
    assert asked(after(state, "B joker")) == "A"
    assert asked(after(state, "B joker, A polish")) == "roll"


def test_mf2_round_4_gives_a_black_question_mark() -> None:
    state = after(table(next_round(4)), "A pass")

    assert asked(state) == "AB"
    assert {saying.rstrip("0123456789 ") for saying in sayings(state, "B")} == {
        "top", "middle", "bottom", "blue", "green", "orange", "violet",
    }  # fmt: skip


@pytest.mark.parametrize("number", [5, 6])
def test_mf2_rounds_5_and_6_give_nothing(number: int) -> None:
    state = after(table(next_round(number)), "A pass")

    assert (has(state), asked(state)) == ("", "roll")


def test_mf15_yellow_a_number_and_a_row() -> None:
    state = table(ROLLS + "A yellow  6 3 / 1 1 1 1 1 1 / 4\nA owes  yellow")

    assert sayings(state) == ["top3 1", "top3 2", *(f"bottom2 {number}" for number in range(1, 7))]


def test_mf15_blue_any_open_box() -> None:
    assert sayings(table(ROLLS + "A blue  2 3 4 5 6 8 9 10 11\nA owes  blue")) == ["blue7", "blue12"]


def test_mf15_green_a_number_and_a_box_of_the_block() -> None:
    state = table(ROLLS + "A green  2 3\nA owes  green")

    assert sayings(state) == [f"green{box} {number}" for box in (3, 4) for number in range(1, 7)]


def test_mf15_green_is_multiplied() -> None:
    assert zone(after(table(ROLLS + "A owes  green"), "A green2 5"), "green") == "_ 15"


def test_mf15_orange_any_box_right_of_the_last_whatever_it_shows() -> None:
    assert sayings(table(ROLLS + "A orange  9\nA owes  orange")) == ["orange10", "orange11", "orange12"]


@pytest.mark.parametrize(("before", "written"), [("", "1"), ("4", "4 5"), ("1 20", "1 20 21")])
def test_mf15_violet_writes_one_more_than_the_number_before(before: str, written: str) -> None:
    state = table(f"{ROLLS}{f'A violet  {before}' * bool(before)}\nA owes  violet")
    box = f"violet{len(written.split())}"

    assert (sayings(state), zone(after(state, f"A {box}"), "violet")) == ([box], written)


def test_mf15_so_does_a_black_question_mark_there() -> None:
    state = table(ROLLS + "A violet  4\nA owes  black")

    assert zone(after(state, "A violet2"), "violet") == "4 5"


def test_mf15_no_die_joker_or_polish_plays_a_part() -> None:
    drawn = ROLLS + "A has  3 polish, 3 jokers\nA owes  violet"

    assert has(after(table(drawn), "A violet1")) == "3 polish, joker1, joker2, joker3"


def test_mf15_the_platter_does_not_count_for_a_violet_one() -> None:
    assert zone(after(table(ROLLS + "A owes  violet"), "A violet1"), "violet") == "1"


@pytest.mark.parametrize("bonus", FULL)
def test_mf15_with_no_legal_mark_it_is_lost(bonus: str) -> None:
    other, mark = ("green", "green1 3") if bonus == "yellow" else ("yellow", "bottom1 6")
    state = table(f"{ROLLS}{FULL[bonus]}\nA owes  {bonus} {other}")

    assert asked(after(state, f"A {mark}")) == "roll"


@pytest.mark.parametrize("bonus", FULL)
def test_mf15_a_black_one_goes_to_another_zone(bonus: str) -> None:
    state = table(f"{ROLLS}{FULL[bonus]}\nA owes  black")

    rows = ("top", "middle", "bottom") if bonus == "yellow" else (bonus,)
    assert sayings(state)
    assert [saying for saying in sayings(state) if saying.startswith(rows)] == []


def test_mf15_a_black_one_is_lost_when_no_zone_is_left() -> None:
    assert asked(table(ALL_FULL + "\nA owes  black")) == "roll"


def test_mf15_an_orange_tick_at_the_end_closes_it_with_boxes_skipped() -> None:
    assert asked(table(ROLLS + "A orange  12\nA owes  orange")) == "roll"


def test_mf20_the_next_box_of_one_of_three_bars() -> None:
    state = table(ROLLS + "A owes  mix")

    assert sayings(state) == ["polish", "takeback", "joker"]
    assert [has(after(state, f"A {bar}")) for bar in sayings(state)] == ["1 polish", "1 takeback", "joker1"]


def test_mf20_a_bar_with_used_boxes_goes_on_behind_them() -> None:
    state = after(table(ROLLS + "A has  2 jokers\nA used  joker1 joker2\nA owes  mix"), "A joker")

    assert has(state) == "joker3"


@pytest.mark.parametrize(
    ("bars", "left"),
    [
        ("3 polish", ["takeback", "joker"]),
        ("3 takeback", ["polish", "joker"]),
        ("3 jokers", ["polish", "takeback"]),
        ("3 polish, 3 jokers", ["takeback"]),
    ],
)
def test_mf20_a_full_bar_cannot_be_chosen(bars: str, left: list[str]) -> None:
    assert sayings(table(f"{ROLLS}A has  {bars}\nA owes  mix")) == left


def test_mf20_used_boxes_stay_full() -> None:
    state = table(ROLLS + "A has  3 jokers\nA used  joker1 joker2 joker3\nA owes  mix")

    assert sayings(state) == ["polish", "takeback"]


def test_mf20_when_all_bars_are_full_it_is_lost() -> None:
    assert asked(table(ROLLS + "A has  3 polish, 3 takeback, 3 jokers\nA owes  mix")) == "roll"


def test_mf20_any_order_among_other_bonuses() -> None:
    state = table(ROLLS + "A owes  mix blue yellow")

    assert after(state, "A polish, A blue7, A top1 6") == after(state, "A top1 6, A blue7, A polish")


def test_mf20_it_cannot_be_put_off() -> None:
    assert {"pass", "done", "roll"}.isdisjoint(sayings(table(ROLLS + "A owes  mix")))


def test_mf20_it_may_be_used_from_that_moment_on() -> None:
    """A yellow 6 brings a Mix before the second roll: the die on the platter can be taken back at once."""
    state = table("""
        turn      A chooses, roll 1
        rolled    white1 yellow5 blue5 green5 orange6 violet6
        A yellow  6
    """)

    assert sayings(after(state, "A yellow top2, A takeback")) == ["roll", "white back"]


def test_tf40_a_mark_made_with_a_bonus_brings_further_ones() -> None:
    """Yellow, orange, green, blue, violet: five bonuses from one top box."""
    state = table("""
        turn      A chooses, roll 1
        rolled    white1 yellow3 blue5 green5 orange6 violet6
        A yellow  6 5
        A orange  1 2
        A green   2 3 / 2 _
        A blue    3 8 11
        A violet  1
    """)
    state = after(state, "A yellow top3, A orange3, A green4 1, A blue6, A violet2, A joker")

    assert (zone(state, "violet"), has(state), asked(state)) == ("1 2", "joker1", "roll")


def test_tf40_one_with_a_single_mark_is_offered_alone_as_no_order_could_matter() -> None:
    assert sayings(table(ROLLS + "A owes  violet yellow blue")) == ["violet1"]


def test_tf40_of_two_bonuses_for_one_box_one_is_lost() -> None:
    state = table(ROLLS + "A orange  11\nA owes  orange orange")

    assert asked(after(state, "A orange12")) == "roll"


def test_tf46_an_icon_for_a_full_bar_is_lost() -> None:
    state = table(ROLLS + "A has  7 rerolls\nA owes  yellow")

    assert has(after(state, "A middle1 1")) == "7 reroll"
