"""How are dice taken back? MF22."""

import pytest

from tests.games.melange_fute.table import after, asked, has, lying, owed, sayings, table

ROLLED = """
    turn      A chooses, roll 1
    rolled    white2 yellow3 blue5 green4 orange4 violet1
    A has     {}
"""
SECOND = """
    turn      A chooses, roll 2
    rolled    white2 yellow3 green4
    slots     blue5
    platter   orange4 violet1
    A has     {}
"""


def test_mf22_before_the_second_roll() -> None:
    state = after(table(ROLLED.format("1 takeback")), "A green green1")

    assert sayings(state) == ["roll", "white back", "yellow back", "violet back"]
    assert (owed(after(state, "A violet back")), has(after(state, "A violet back"))) == ("blue orange violet", "")


def test_mf22_before_the_third_roll() -> None:
    state = after(table(SECOND.format("1 takeback")), "A green green1")

    assert sayings(state) == ["roll", "white back", "yellow back", "orange back", "violet back"]
    assert owed(after(state, "A orange back")) == "orange"


def test_mf22_not_after_the_third_roll() -> None:
    state = after(table(SECOND.format("1 takeback").replace("roll 2", "roll 3")), "A green green1")

    assert asked(state) == "B"


def test_mf22_not_before_the_first_roll() -> None:
    assert owed(table("A has  1 takeback")) == "white yellow blue green orange violet"


def test_mf22_it_may_be_declined() -> None:
    state = after(table(ROLLED.format("1 takeback")), "A green green1, A roll")

    assert (owed(state), has(state)) == ("blue orange", "1 takeback")


def test_mf22_several_before_the_same_roll() -> None:
    state = after(table(ROLLED.format("3 takeback")), "A green green1, A violet back, A white back")

    assert sayings(state) == ["roll", "yellow back"]
    assert owed(after(state, "A roll")) == "white blue orange violet"


@pytest.mark.parametrize(
    ("drawn", "story", "rolled", "left"),
    [
        pytest.param(
            ROLLED.format("1 takeback"), "A violet violet1", "white yellow blue green orange", "1 takeback",
            id="there is no die on the platter",
        ),
        pytest.param(
            ROLLED.format("2 takeback"), "A green green1, A violet back, A white back", "white blue orange violet", "",
            id="the last unlocked one is used",
        ),
        pytest.param(
            SECOND.format("3 takeback"), "A pass, A orange back, A violet back", "white yellow green orange violet",
            "1 takeback", id="the last die of the platter is taken",
        ),
    ],
)  # fmt: skip
def test_mf22_the_roll_follows_at_once_when(drawn: str, story: str, rolled: str, left: str) -> None:
    state = after(table(drawn), story)

    assert (owed(state), has(state)) == (rolled, left)


def test_mf22_when_no_die_is_left_to_roll() -> None:
    state = after(table(ROLLED.format("1 takeback")), "A pass, 111161, A orange orange6")

    assert sayings(state) == ["roll", "white back", "yellow back", "blue back", "green back", "violet back"]
    assert owed(after(state, "A yellow back")) == "yellow"


def test_mf22_then_the_rolling_ends_only_if_none_is_taken_back() -> None:
    state = after(table(ROLLED.format("1 takeback")), "A pass, 111161, A orange orange6, A roll")

    assert (asked(state), lying(state, "slots")) == ("B", "orange")


def test_mf22_with_no_die_left_after_three_rolls_it_ends() -> None:
    state = after(table(ROLLED.format("1 takeback")), "A pass, 111161, A pass, 111161, A orange orange6")

    assert asked(state) == "B"


def test_mf22_after_a_lost_roll_too() -> None:
    state = after(table(SECOND.format("1 takeback")), "A pass")

    assert sayings(state) == ["roll", "orange back", "violet back"]


def test_mf22_not_after_the_roll_and_so_not_before_a_reroll() -> None:
    state = table(SECOND.format("1 takeback, 1 reroll"))

    assert [saying for saying in sayings(state) if saying.endswith("back")] == []
    assert owed(after(state, "A reroll")) == "white yellow green"


def test_mf22_the_die_belongs_to_those_just_rolled() -> None:
    state = after(table(SECOND.format("1 takeback, 1 reroll")), "A pass, A orange back, 11.13.")

    assert lying(state, "rolled") == "white yellow green orange"
    assert "orange orange3" in sayings(state)
    assert owed(after(state, "A reroll")) == "white yellow green orange"


def test_mf22_and_may_go_to_the_platter_again() -> None:
    drawn = ROLLED.format("1 takeback")
    state = after(table(drawn), "A green green1, A violet back, ..5.41, A blue blue7")

    assert lying(state, "platter") == "white yellow orange violet"


def test_mf22_a_die_taken_back_once_may_be_taken_back_again() -> None:
    drawn = ROLLED.format("2 takeback")
    state = after(table(drawn), "A green green1, A violet back, A roll, ..5.41, A blue blue7")

    assert "violet back" in sayings(state)


def test_mf22_only_the_active_player_is_asked() -> None:
    state = after(table(ROLLED.format("1 takeback").replace("A has", "B has")), "A green green1")

    assert owed(state) == "blue orange"


def test_mf22_not_in_the_solo_passive_turn() -> None:
    drawn = "seats  1\n" + SECOND.format("3 takeback").replace("roll 2", "roll 3")
    state = after(table(drawn), "A pass, 111666, platter white+yellow+blue")

    assert [saying for saying in sayings(state) if saying.endswith("back")] == []
    assert asked(after(state, "A pass")) == "roll"
