"""What may the other players do? TF20 to TF24."""

import pytest

from tests.games.tres_fute.table import EDITIONS, after, asked, lying, sayings, table, zone

SERVED = """
    seats     3
    turn      A serves BC
    slots     white4 yellow5 blue6
    platter   green1 orange2 violet2
"""
NO_PLATTER_DIE_FITS = (
    SERVED
    + """
    B green   1
    B orange  1 1 1 2 1 1 2 1 2 1 3
    B violet  5
"""
)
NO_DIE_FITS = (
    NO_PLATTER_DIE_FITS
    + """
    B yellow  5a 5b 4a 4b
    B blue    10
    B green   4
"""
)

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@each_edition
def test_tf20_the_others_are_served_when_the_active_player_is_done(edition: str) -> None:
    state = table(SERVED.replace("A serves BC", "B extra dice") + "B has  1 extra", edition)

    assert (asked(state), asked(after(state, "B done"))) == ("B", "AC")


def test_tf20_each_chooses_one_die_of_the_platter() -> None:
    assert sayings(table(SERVED, "original"), "B") == ["green green1", "orange orange1", "violet violet1"]


@each_edition
def test_tf20_the_dice_stay_so_that_several_may_use_the_same(edition: str) -> None:
    state = after(table(SERVED, edition), "B violet violet1")

    assert (lying(state, "platter"), sayings(state, "C")[-1]) == ("green orange violet", "violet violet1")


@each_edition
def test_tf20_in_any_order(edition: str) -> None:
    state = table(SERVED + "B has  1 extra\nC violet  1 2\nC has  1 extra", edition)
    ours, theirs = "B green green1, B white blue10", "C orange orange1, C orange orange2"

    assert after(state, f"{ours}, {theirs}") == after(state, f"{theirs}, {ours}")


@each_edition
def test_tf20_what_one_decides_does_not_hurry_the_other(edition: str) -> None:
    state = after(table(SERVED + "B has  1 extra\nC has  1 extra", edition), "B green green1, C orange orange1")

    assert (asked(state), asked(after(state, "C done"))) == ("BC", "B")


@each_edition
def test_tf20_the_next_player_rolls_when_all_are_done(edition: str) -> None:
    state = after(table(SERVED, edition), "B green green1, C orange orange1")

    assert (asked(state), state.table.active) == ("roll", 1)


def test_tf20_a_white_die_on_the_platter_serves_as_any_colour() -> None:
    state = table("""
        turn      A serves B
        slots     yellow5 blue6 green1
        platter   white2 orange2 violet2
    """, "original")  # fmt: skip

    assert sayings(state, "B") == [
        "white yellow2a", "white yellow2b", "white blue8", "white green1", "white orange1", "white violet1",
        "orange orange1", "violet violet1",
    ]  # fmt: skip


def test_tf21_original_who_can_use_a_die_must() -> None:
    assert "pass" not in sayings(table(SERVED, "original"), "B")


def test_tf21_new_a_player_may_decline() -> None:
    state = table(SERVED)

    assert (sayings(state, "B")[0], asked(after(state, "B pass"))) == ("pass", "C")


@each_edition
def test_tf22_who_can_use_no_platter_die_may_use_one_of_the_slots(edition: str) -> None:
    state = table(NO_PLATTER_DIE_FITS, edition)

    assert sayings(state, "B") == [
        "pass", "white yellow4a", "white yellow4b", "white blue10", "white green2",
        "yellow yellow5a", "yellow yellow5b", "blue blue10",
    ]  # fmt: skip


@each_edition
def test_tf22_but_need_not(edition: str) -> None:
    assert asked(after(table(NO_PLATTER_DIE_FITS, edition), "B pass")) == "C"


@each_edition
def test_tf22_the_slot_die_is_marked_and_stays_there(edition: str) -> None:
    state = after(table(NO_PLATTER_DIE_FITS, edition), "B blue blue10")

    assert (zone(state, "blue", "B"), lying(state, "slots")) == ("10", "white yellow blue")


@each_edition
def test_tf22_one_usable_platter_die_closes_the_slots(edition: str) -> None:
    state = table(NO_PLATTER_DIE_FITS.replace("violet  5", "violet  1"), edition)

    assert [saying for saying in sayings(state, "B") if saying != "pass"] == ["violet violet2"]


def test_tf22_new_declining_does_not_open_the_slots() -> None:
    assert asked(after(table(SERVED), "B pass, C pass")) == "roll"


@each_edition
def test_tf23_who_can_use_nothing_anywhere_marks_nothing_and_is_not_asked(edition: str) -> None:
    drawn = NO_DIE_FITS.replace("A serves BC", "A extra dice") + "A has  1 extra"

    assert asked(after(table(drawn, edition), "A done")) == "C"


@each_edition
def test_tf24_passive_players_never_reroll(edition: str) -> None:
    state = table(SERVED + "B has  3 rerolls", edition)

    assert "reroll" not in sayings(state, "B")
