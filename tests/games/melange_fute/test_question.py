"""Is what may be done told in one sentence, with the numbers at hand?"""

from gobelet.games.melange_fute import GAME
from gobelet.games.melange_fute.state import State
from gobelet.parts.fute.table import Duty, Stage
from tests.games.melange_fute.table import after, table


def asked_of(state: State, seat: int = 0) -> str:
    return str(GAME.look.question(state, seat).text)


def test_mf15_a_violet_bonus_has_but_one_number() -> None:
    wanted = "Violet bonus: one more than the number before goes into the next violet box."

    assert asked_of(table("A owes    violet")) == wanted


def test_mf20_a_mix_bonus_names_the_bars() -> None:
    wanted = "Mix bonus: unlock the next box of one bar: polish, take back or joker."

    assert asked_of(table("A owes    mix")) == wanted


def test_mf22_dice_may_be_taken_back_before_a_roll() -> None:
    state = table("""
        turn      A rolls 2
        slots     white5
        platter   blue1 violet2
        A has     1 takeback
    """)
    state.players[0].duty = Duty.TAKE_BACK

    assert asked_of(state) == "Take dice back from the platter before roll 2, or roll now."
    assert asked_of(state, 1) == "A may take dice back before the next roll."


def test_mf24_a_changed_die_waits_for_its_box() -> None:
    state = table("""
        turn      A chooses, roll 1
        rolled    white2 yellow3 blue4 green1 orange6 violet5
        A has     1 joker
    """)

    assert asked_of(after(state, "A yellow joker1 change")) == "The yellow die counts as 5: choose its box."


def test_mf31_alone_the_level_is_told() -> None:
    state = table("seats     1\nA orange  1 2 3 4 5 6 7 8 9 10 11 12")
    state.table.stage = Stage.OVER

    assert asked_of(state).startswith("The game is over: 78 points, level 1 of 11: ")
