"""What may the other players use? MF27, and of MF1 what else a passive player does."""

from tests.games.melange_fute.table import FULL_FOR_B, after, asked, die_moves, sayings, table, zone

SERVED = """
    turn      A serves B
    slots     orange6 yellow5 white4
    platter   green3 blue2 violet1
"""
PLATTER_CLOSED = (
    SERVED
    + """
    B blue    6
    B green   2 3 / 2 2 / 2 1 / 3 2 / 3 1 / 4 1
    B violet  30
"""
)


def test_mf27_who_can_use_the_platter_may_not_use_a_slot_die() -> None:
    assert {saying.split()[0] for saying in sayings(table(SERVED), "B")} == {"pass", "green", "blue", "violet"}


def test_mf27_nor_with_a_joker() -> None:
    state = table(SERVED + "B has  3 jokers, 3 polish")

    assert {saying.split()[0] for saying in sayings(state, "B")} == {"pass", "green", "blue", "violet"}


def test_mf27_who_cannot_may_use_a_slot_die() -> None:
    assert {saying.split()[0] for saying in sayings(table(PLATTER_CLOSED), "B")} == {
        "pass", "white", "yellow", "orange",
    }  # fmt: skip


def test_mf27_polish_and_joker_do_not_make_a_platter_usable() -> None:
    """Blue 2 and white 4 make a ticked 6. Polished or with a joker blue would fit, and yet the slots are open."""
    state = table(PLATTER_CLOSED + "B has  1 polish, 1 joker")

    assert "yellow top1" in sayings(state, "B")
    assert die_moves(state, "blue", "B") == [
        "down change", "up change", "joker1 down change", "joker1 change", "joker1 up change",
    ]  # fmt: skip


def test_mf27_a_slot_die_with_a_joker() -> None:
    state = after(table(PLATTER_CLOSED + "B has  3 jokers"), "B yellow joker3 1 change, B middle1")

    assert zone(state, "yellow", "B") == " / 1 / "


def test_mf27_a_partner_to_polish_does_not_make_it_usable_either() -> None:
    """White on the platter could be polished so that blue fits; by the rolled values it does not."""
    state = table(
        """
        turn      A serves B
        slots     orange6 yellow5 green3
        platter   white4 blue2 violet1
        B orange  8
        B violet  30
        B has     1 polish
    """
        + FULL_FOR_B
    )

    assert "orange orange11" in sayings(state, "B")
    assert die_moves(state, "blue", "B") == ["blue5", "blue7", "down change", "up change"]


def test_mf27_only_changed_dice_fit_then_one_is_still_asked() -> None:
    nothing_fits = PLATTER_CLOSED + "B yellow  6 1 / 1 1 1 1 1 1 / 1 1 1 1 1 1\nB orange  12\n"

    assert asked(after(table(nothing_fits.replace("A serves B", "A extra dice")), "A done")) == "roll"
    assert asked(table(nothing_fits + "B has  1 polish")) == "B"


def test_mf1_declining_a_usable_platter_does_not_open_the_slots() -> None:
    assert asked(after(table(SERVED), "B pass")) == "roll"


def test_mf1_a_usable_roll_may_be_declined() -> None:
    state = table("""
        turn      A chooses, roll 1
        rolled    white2 yellow3 blue5 green4 orange4 violet1
    """)

    assert sayings(state)[0] == "pass"


def test_mf1_a_passive_seat_never_rerolls() -> None:
    assert "reroll" not in sayings(table(SERVED + "B has  1 reroll"), "B")


def test_mf1_extra_dice_follow_and_a_die_is_one_only_once_a_turn() -> None:
    state = after(table(SERVED + "B has  2 extras, 1 joker"), "B pass, B yellow top1")

    assert die_moves(state, "yellow", "B") == []


def test_mf1_a_changed_extra_die_is_spent_like_any_other() -> None:
    state = after(table(SERVED + "B has  2 extras, 1 polish"), "B pass, B green up change, B green1")

    assert die_moves(state, "green", "B") == []
