"""Is what may be done told in one sentence, with the numbers at hand?"""

from gobelet.games.tres_fute import GAME
from gobelet.games.tres_fute.state import State
from gobelet.parts.fute.table import Stage
from tests.games.tres_fute.table import table

ROLLED = """
    turn      A chooses, roll 2
    rolled    yellow3 green4 orange6
    slots     white5
    platter   blue1 violet2
"""
SERVED = """
    turn      A serves B
    slots     white5 yellow3 green4
    platter   blue1 violet2 orange2
"""
EXTRA = SERVED.replace("A serves B", "A extra dice") + "A has  2 extras"


def asked_of(state: State, seat: int = 0) -> str:
    return str(GAME.look.question(state, seat).text)


def test_tf15_a_roll_may_be_given_up() -> None:
    assert asked_of(table(ROLLED)) == "Roll 2 of 3: choose a die and its box, or pass and lose the roll."


def test_tf16_the_re_rolls_left_are_counted() -> None:
    state = table(f"{ROLLED}\n A has     2 rerolls")

    assert asked_of(state) == "Roll 2 of 3: choose a die and its box, re-roll (2 left), or pass and lose the roll."


def test_tf15_the_original_edition_offers_no_pass() -> None:
    state = table(ROLLED, "original")

    assert asked_of(state) == "Roll 2 of 3: choose a die and its box; lower dice go to the platter."


def test_tf15_a_roll_without_a_fitting_die_says_so() -> None:
    state = table("""
        turn      A chooses, roll 3
        rolled    violet2
        slots     white5 yellow3
        platter   blue1 green2 orange1
        A violet  4
        A has     1 reroll
    """)

    assert asked_of(state) == "Roll 3 of 3: no die fits; re-roll all of them (1 left), or pass and lose the roll."


def test_tf21_the_platter_is_served() -> None:
    assert asked_of(table(SERVED), 1) == "Choose a die of the platter and its box, or pass."


def test_tf21_the_original_edition_obliges() -> None:
    assert asked_of(table(SERVED, "original"), 1) == "Choose a die of the platter and its box: what fits must be used."


def test_tf22_a_slot_die_is_offered_when_nothing_on_the_platter_fits() -> None:
    state = table("""
        turn      A serves B
        slots     white5 yellow3 orange4
        platter   green1 violet2 blue1
        B green   4
        B violet  4
        B blue    6
    """)

    assert asked_of(state, 1) == "Nothing on the platter fits as it lies: use a die of A's slots, or pass."


def test_tf30_the_extra_dice_left_are_counted() -> None:
    assert asked_of(table(EXTRA)) == "Extra die (2 left): choose any of the six dice and its box, or take no extra die."


def test_tf31_a_die_with_a_tick_is_spent() -> None:
    state = table(EXTRA)
    state.players[0].spent = 1

    assert asked_of(state) == "Extra die (2 left): choose a die without a tick and its box, or take no extra die."


def test_tf40_a_single_bonus_says_what_it_allows() -> None:
    assert asked_of(table("A owes    orange5")) == "Orange bonus: a 5 goes into the next orange box."


def test_tf40_a_violet_bonus_is_a_six_in_the_original_edition() -> None:
    assert asked_of(table("A owes    violet", "original")) == "Violet bonus: a 6 goes into the next violet box."


def test_tf40_several_bonuses_are_named_and_counted() -> None:
    state = table("A owes    blue blue orange4 violet")

    assert asked_of(state) == "Bonuses to use now, in any order: 2 × blue ?, violet ?, orange 4."


def test_tf3_the_black_bonus_of_the_original_edition_is_a_cross_or_a_six() -> None:
    wanted = "Black bonus: tick a box in yellow, blue or green, or write a 6 in orange or violet."

    assert asked_of(table("A owes    black", "original")) == wanted


def test_who_waits_is_told_for_whom() -> None:
    assert asked_of(table(SERVED)) == "The platter is served; still to decide: B."


def test_before_a_roll_everybody_is_told_who_rolls() -> None:
    state = table("turn      B rolls 1")

    assert asked_of(state, 1) == "Round 1, roll 1 of 3: you roll (dice in hand: 6)."
    assert asked_of(state) == "Round 1, roll 1 of 3: B rolls (dice in hand: 6)."


def test_tf51_the_winner_is_told() -> None:
    state = table("A orange  6 5\nB orange  6 6")
    state.table.stage = Stage.OVER

    assert asked_of(state) == "The game is over: B wins with 12 points."
    assert asked_of(state, 1) == "The game is over: you win with 12 points."


def test_tf51_a_tie_is_broken_by_the_highest_zone() -> None:
    state = table("A orange  6 6\nB orange  6 3\nB violet  3")
    state.table.stage = Stage.OVER

    assert asked_of(state, 1) == "The game is over: A wins with 12 points, tied but with the highest zone."


def test_tf51_a_shared_victory_names_both() -> None:
    state = table("A orange  6 6\nB violet  6 6")
    state.table.stage = Stage.OVER

    assert asked_of(state) == "The game is over: A, B share the win with 12 points."


def test_tf53_alone_the_level_is_told() -> None:
    state = table("seats     1\nA green   11\nA orange  6 6 6 12 6 6 12 6 12 6 18")
    state.table.stage = Stage.OVER

    assert asked_of(state).startswith("The game is over: 162 points, level 3 of 9: ")
