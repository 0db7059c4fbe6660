"""How are extra dice used? TF30 to TF32."""

import pytest

from tests.games.tres_fute.table import EDITIONS, after, asked, has, lying, points, sayings, table, zone

ACTIVE_DONE = """
    turn      A extra dice
    slots     white4 yellow5 blue6
    platter   green1 orange2 violet2
    A has     2 extras
"""
SERVED = """
    turn      A serves B
    slots     white4 yellow5 blue6
    platter   green1 orange2 violet2
    B has     1 extra
"""
ANY_DIE = [
    "white yellow4a", "white yellow4b", "white blue10", "white green1", "white orange1", "white violet1",
    "yellow yellow5a", "yellow yellow5b", "blue blue10", "green green1", "orange orange1", "violet violet1",
]  # fmt: skip

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_tf30_the_active_player_after_the_last_roll(edition: str) -> None:
    state = table("""
        turn      A chooses, roll 3
        rolled    green1 orange2
        slots     white4 yellow5
        platter   blue1 violet2
        A has     1 extra
    """, edition)  # fmt: skip

    assert sayings(after(state, "A orange orange1"))[0] == "done"


@each_edition
def test_tf30_also_after_a_lost_one(edition: str) -> None:
    state = table("""
        turn      A rolls 3
        in hand   green6
        slots     white4 yellow5
        platter   blue1 orange2 violet2
        A green   4
        A has     1 extra
    """, edition)  # fmt: skip

    assert sayings(after(state, "...1.."))[0] == "done"


@each_edition
def test_tf30_before_the_others_are_served(edition: str) -> None:
    state = after(table(ACTIVE_DONE, edition), "A green green1")

    assert (asked(state), asked(after(state, "A done"))) == ("A", "B")


@each_edition
def test_tf30_any_of_the_six_dice_wherever_it_lies(edition: str) -> None:
    assert sayings(table(ACTIVE_DONE, edition)) == ["done", *ANY_DIE]


@each_edition
def test_tf30_the_dice_stay_where_they_are(edition: str) -> None:
    assert lying(after(table(ACTIVE_DONE, edition), "A green green1"), "platter") == "green orange violet"


@each_edition
@pytest.mark.parametrize("choice", ["B orange orange1", "B green green1"])
def test_tf30_a_passive_player_after_a_platter_die(choice: str, edition: str) -> None:
    state = after(table(SERVED, edition), choice)

    assert (asked(state), sayings(state, "B")[0], len(sayings(state, "B"))) == ("B", "done", 13 - ("green" in choice))


def test_tf30_new_a_passive_player_who_declined() -> None:
    assert sayings(after(table(SERVED), "B pass"), "B") == ["done", *ANY_DIE]


@each_edition
def test_tf30_a_passive_player_who_used_a_slot_die(edition: str) -> None:
    drawn = SERVED + "B green  1\nB orange  1 1 1 2 1 1 2 1 2 1 3\nB violet  5"
    state = after(table(drawn, edition), "B blue blue10")

    assert "done" in sayings(state, "B")


@each_edition
def test_tf30_a_passive_player_who_could_use_nothing_has_no_use_for_extra_dice(edition: str) -> None:
    state = table("""
        turn      A extra dice
        slots     violet1
        platter   white1 yellow1 blue1 green1 orange1
        A has     1 extra
        B yellow  1a 1b
        B blue    2
        B green   1
        B orange  1 1 1 2 1 1 2 1 2 1 3
        B violet  1
        B has     1 extra
    """, edition)  # fmt: skip

    assert asked(after(state, "A done")) == "roll"


@each_edition
def test_tf30_a_window_with_nothing_usable_is_passed_over(edition: str) -> None:
    drawn = (
        SERVED.replace("white4 yellow5 blue6", "yellow5 blue6").replace("green1", "white1 green1")
        + """
        B yellow  5a 5b 1a 1b
        B blue    7
        B green   1
        B orange  1 1 1 2 1 1 2 1 2 1
        B violet  2
    """
    )
    state = after(table(drawn, edition), "B orange orange11")

    assert (zone(state, "orange", "B")[-1], asked(state), has(state, "B")) == ("6", "roll", "1 extra")


@each_edition
def test_tf30_it_is_never_compulsory(edition: str) -> None:
    state = after(table(ACTIVE_DONE, edition), "A done")

    assert (asked(state), has(state)) == ("B", "2 extras")


@each_edition
def test_tf30_without_an_extra_die_nothing_is_asked(edition: str) -> None:
    assert asked(after(table(SERVED.replace("B has     1 extra", ""), edition), "B green green1")) == "roll"


@each_edition
def test_tf30_an_extra_die_won_by_an_extra_die_may_be_used_at_once(edition: str) -> None:
    drawn = ACTIVE_DONE.replace("2 extras", "1 extra") + "A violet  6 1 2 3"
    state = after(table(drawn, edition), "A white violet5")

    assert (zone(state, "violet"), asked(state), has(state)) == ("6 1 2 3 4", "A", "1 extra")


@each_edition
def test_tf31_each_die_once_as_an_extra_die(edition: str) -> None:
    state = after(table(ACTIVE_DONE, edition), "A white yellow4a")

    assert [saying for saying in sayings(state) if saying.startswith("white")] == []


@each_edition
def test_tf31_as_partner_in_the_blue_sum_a_die_serves_again(edition: str) -> None:
    state = after(table(ACTIVE_DONE, edition), "A white yellow4a, A blue blue10")

    assert (zone(state, "blue"), has(state)) == ("10", "")


@each_edition
def test_tf31_a_die_chosen_for_its_number_may_be_an_extra_die_too(edition: str) -> None:
    state = after(table(SERVED, edition), "B orange orange1, B orange orange2")

    assert zone(state, "orange", "B") == "2 2"


@each_edition
def test_tf31_each_player_for_himself(edition: str) -> None:
    state = after(table(ACTIVE_DONE + "B has  1 extra", edition), "A white yellow4a, A done, B green green1")

    assert "white yellow4a" in sayings(state, "B")


@each_edition
def test_tf31_in_the_next_turn_all_dice_are_free_again(edition: str) -> None:
    state = after(table(SERVED + "A has  1 extra", edition), "B orange orange1, B white green1")
    state = after(state, "111116, B violet violet1")

    assert (asked(state), asked(after(state, "A orange orange1")), state.players[1].spent) == ("A", "A", 0)


@each_edition
def test_tf32_the_last_windows_end_the_game(edition: str) -> None:
    drawn = SERVED.replace("A serves B", "B serves A").replace("B has", "A has") + "round  6\nB has  2 extras"
    state = after(table(drawn, edition), "A green green1")

    assert (asked(state), asked(after(state, "A done"))) == ("A", "over")


@each_edition
def test_tf32_what_is_left_over_is_worth_nothing(edition: str) -> None:
    assert points(table("A has  3 rerolls, 2 extras", edition))["total"] == 0
