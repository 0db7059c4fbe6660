"""How does a number joker change a die? MF23 to MF26."""

import pytest

from tests.games.melange_fute.table import after, asked, die_moves, has, lying, owed, sayings, table, zone

ROLLED = """
    turn      A chooses, roll 1
    rolled    white2 yellow3 blue5 green4 orange4 violet1
    A has     {}
"""
SERVED = """
    turn      A serves B
    slots     orange6 yellow5 white4
    platter   green3 blue2 violet1
    B has     {}
"""
EXTRA = """
    turn      A extra dice
    slots     white4 yellow5 orange6
    platter   green3 blue2 violet1
    A has     1 extra, {}
"""


def changes(drawn: str, die: str, seat: str) -> list[str]:
    """The ways to change a die."""
    return [way for way in die_moves(table(drawn), die, seat) if way.endswith("change")]


def test_mf23_the_active_player_uses_a_die_as_the_number_of_the_box() -> None:
    state = after(table(ROLLED.format("1 joker")), "A green joker1 change, A green1")

    assert (zone(state, "green"), has(state)) == ("10 _", "")


def test_mf23_the_question_mark_is_any_other_number() -> None:
    drawn = ROLLED.format("3 jokers") + "A used  joker1 joker2"

    assert changes(drawn, "green", "A") == [f"joker3 {number} change" for number in (1, 2, 3, 5, 6)]


@pytest.mark.parametrize(("face", "ways"), [(4, ["joker1 change", "joker2 change"]), (5, ["joker2 change"])])
def test_mf23_it_must_differ_from_the_face(face: int, ways: list[str]) -> None:
    drawn = ROLLED.format("2 jokers").replace("green4", f"green{face}")

    assert changes(drawn, "green", "A") == ways


@pytest.mark.parametrize(
    ("jokers", "used", "usable"),
    [
        (1, "", ["joker1"]),
        (2, "", ["joker1", "joker2"]),
        (2, "joker2", ["joker1"]),
        (2, "joker1", ["joker2"]),
        (3, "joker1 joker2 joker3", []),
    ],
)
def test_mf23_unlocked_boxes_are_used_in_any_order(jokers: int, used: str, usable: list[str]) -> None:
    drawn = ROLLED.format(f"{jokers} jokers") + (f"A used  {used}" if used else "")

    assert changes(drawn, "yellow", "A") == [f"{joker} change" for joker in usable]


def test_mf23_at_most_one_joker_a_die() -> None:
    state = after(table(ROLLED.format("3 jokers")), "A green joker1 change")

    assert sayings(state) == ["green1", "green2"]


def test_mf23_white_with_a_joker_goes_into_any_zone() -> None:
    state = after(table(ROLLED.format("2 jokers")), "A white joker2 change")

    assert sayings(state) == [
        "top1", "middle1", "bottom1", "blue11", "green1", "green2", "orange6", "orange11", "violet1",
    ]  # fmt: skip


def test_mf23_the_chosen_die_only_not_its_partner() -> None:
    state = after(table(ROLLED.format("2 jokers")), "A blue joker2 change")

    assert sayings(state) == ["blue8"]


def test_mf23_a_passive_player_too() -> None:
    state = after(table(SERVED.format("1 joker")), "B green joker1 change, B green2")

    assert (zone(state, "green", "B"), has(state, "B")) == ("_ 15", "1 reroll")


def test_mf23_an_extra_die_wherever_it_lies() -> None:
    assert changes(EXTRA.format("2 jokers"), "yellow", "A") == ["joker2 change"]
    assert changes(EXTRA.format("2 jokers"), "green", "A") == ["joker1 change", "joker2 change"]


def test_mf23_an_extra_die_is_spent_with_its_mark() -> None:
    state = after(table(EXTRA.format("1 joker")), "A green joker1 change")

    assert has(state) == "1 extra"
    assert has(after(state, "A green1")) == ""


def test_mf23_the_mark_must_follow() -> None:
    state = after(table(EXTRA.format("3 jokers")), "A green joker1 change")

    assert (asked(state), sayings(state)) == ("A", ["green1", "green2"])


def test_mf23_only_what_can_be_marked_is_changed() -> None:
    """To the right of the eleventh orange box there is only a 3."""
    drawn = ROLLED.format("3 jokers") + "A orange  11"

    assert changes(drawn, "orange", "A") == ["joker3 3 change"]


def test_mf23_a_joker_alone_can_make_a_roll_usable() -> None:
    drawn = """
        turn      A rolls 2
        in hand   orange1
        slots     violet6
        platter   white3 yellow2 green4 blue5
        A orange  10
    """

    assert asked(after(table(drawn + "A has  2 jokers"), "....1.")) == "A"
    assert asked(after(table(drawn + "A has  1 joker"), "....1.")) == "roll"


def test_mf24_joker_first_then_polish() -> None:
    assert changes(SERVED.format("1 joker, 1 polish"), "green", "B") == [
        "down change", "up change", "joker1 down change", "joker1 change", "joker1 up change",
    ]  # fmt: skip


def test_mf24_both_are_spent() -> None:
    state = after(table(SERVED.format("2 jokers, 2 polish")), "B green joker2 down down change, B green1")

    assert (zone(state, "green", "B"), has(state, "B")) == ("8 _", "joker1")


def test_mf24_polish_goes_on_from_the_number_of_the_joker() -> None:
    assert "joker2 up change" not in changes(SERVED.format("2 jokers, 1 polish"), "green", "B")


def test_mf24_the_polished_joker_may_come_back_to_the_face() -> None:
    """Nobody would, but a joker differs from the face, and what polish does then is free."""
    drawn = SERVED.format("1 joker, 1 polish").replace("green3", "green4")

    assert "joker1 down change" in changes(drawn, "green", "B")


@pytest.mark.parametrize(
    ("drawn", "die", "seat", "polished"),
    [
        (ROLLED, "green", "A", False),
        (SERVED, "green", "B", True),
        (EXTRA, "green", "A", True),
        (EXTRA, "yellow", "A", False),
    ],
)
def test_mf24_polish_only_for_a_die_on_the_platter(drawn: str, die: str, seat: str, polished: bool) -> None:
    ways = changes(drawn.format("3 jokers, 1 polish"), die, seat)

    assert ("joker3 2 up change" in ways, "joker3 2 change" in ways) == (polished, True)


def test_mf24_joker_on_the_die_and_polish_on_the_partner() -> None:
    drawn = """
        turn      A chooses, roll 2
        rolled    blue3 green4 orange5
        slots     violet6
        platter   white3 yellow2
        A has     2 jokers, 1 polish
    """
    state = after(table(drawn), "A blue joker2 change")

    assert sayings(state) == ["blue8", "blue9", "blue10"]
    assert (zone(after(state, "A blue10"), "blue"), has(after(state, "A blue10"))) == ("10", "joker1")


def test_mf24_joker_and_polish_on_the_die_and_polish_on_the_partner() -> None:
    drawn = """
        turn      A serves B
        slots     orange6 yellow5 green3
        platter   white4 blue2 violet1
        B has     2 jokers, 2 polish
    """
    state = after(table(drawn), "B blue joker2 down change")

    assert sayings(state, "B") == ["blue8", "blue9", "blue10"]
    assert has(after(state, "B blue8"), "B") == "joker1"


def test_mf25_dice_move_by_the_rolled_value() -> None:
    """Green 4 is used as a 1, and yet all below 4 go to the platter."""
    state = after(table(ROLLED.format("3 jokers")), "A green joker3 1 change, A green2")

    assert (lying(state, "platter"), owed(state)) == ("white yellow violet", "blue orange")


def test_mf25_also_for_a_low_die_made_high() -> None:
    state = after(table(ROLLED.format("2 jokers")), "A violet joker2 change, A violet1")

    assert (lying(state, "platter"), state.table.dice[5]) == ("", 1)


def test_mf25_the_others_use_the_rolled_value() -> None:
    drawn = """
        seats     3
        turn      A serves BC
        slots     orange6 yellow5 white4
        platter   green3 blue2 violet1
        B has     1 polish
    """
    state = after(table(drawn), "B green up change, B green1, C green green1")

    assert (zone(state, "green", "B"), zone(state, "green", "C")) == ("8 _", "6 _")


def test_mf26_in_violet_the_own_part_is_changed_the_others_count_as_rolled() -> None:
    state = after(table(SERVED.format("1 joker")), "B violet joker1 change, B violet1")

    assert zone(state, "violet", "B") == str(5 + 3 + 2)


def test_mf26_green_is_multiplied_after_the_change() -> None:
    state = after(table(SERVED.format("1 joker, 1 polish")), "B green joker1 up change, B green2")

    assert zone(state, "green", "B") == "_ 18"


def test_mf26_later_marks_of_the_turn_see_the_rolled_faces() -> None:
    """White is used as a 6; the blue extra die still adds the white 2."""
    state = table("""
        turn      A chooses, roll 3
        rolled    white2 green4
        slots     orange4 violet1
        platter   yellow3 blue5
        A has     2 jokers, 1 extra
    """)
    state = after(state, "A white joker2 change, A orange6")

    assert "blue7" in die_moves(state, "blue")


def test_mf26_the_partner_counts_with_its_face_when_it_was_used_changed_before() -> None:
    state = after(table(EXTRA.replace("1 extra", "2 extras").format("1 joker")), "A white joker1 change, A top1")

    assert "blue6" in die_moves(state, "blue")
