"""Is a sheet of one's own really played by, in both gears?"""

import pytest

from gobelet.core.setup import set_up
from gobelet.games.melange_fute import GAME
from tests import fute
from tests.games.melange_fute.table import table
from tests.sheets import changed, counted, final_score

CHANGES = {
    '["reroll", "plus1", "mix", "black", "-", "-"]': '["mix", "mix", "reroll", "black", "black", "-"]',
    "plus1s  = 7": "plus1s  = 6",
    "take_back = 3": "take_back = 1",
    'jokers    = ["5", "6", "?"]': 'jokers    = ["?", "1", "?"]',
    '"fox",    "mix"]  # sister': '"fox",    "-"]  # own',
    '"yellow", "mix"]  # sister': '"yellow", "-"]  # own',
    'gaps   = ["mix", "green",': 'gaps   = ["fox", "green",',
    "[ 0,  2, -1,  3]": "[ 0,  3, -1,  2]",
    "[0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]": "[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 100]",
    "boxes = [ 2,   3,": "boxes = [ 9,   1,",
    "boxes  = [ 1,     5,": "boxes  = [ 6,     6,",
    "[5, 10, 15, 20]": "[2, 10, 15, 20]",
}
ORANGE = "[ 1,     5,       3,   4,        2,      6,     4,       5,        2,   1,        6,     3]"
SERVED = """
    turn      A extra dice
    slots     violet6
    platter   white1 yellow1 blue1 green1 orange6
    A has     1 extra, 3 polish, 3 jokers
"""


OWN = changed("melange_fute", CHANGES)


def test_its_own_rounds_and_bars() -> None:
    """Two Mix before anything else, one box to take dice back, and a "?" as the first joker."""
    state = OWN.start(1, {"foxes_below_zero": "no"})

    assert OWN.sayings(state, 0) == ["polish", "takeback", "joker"]
    assert state.sheets[0].blue == GAME.start(1, {"foxes_below_zero": "no"}).sheets[0].blue


def test_its_own_jokers_are_written_with_a_number_where_they_show_a_question_mark() -> None:
    ways = [way for way in fute.sayings(OWN, table(SERVED, game=OWN)) if way.startswith("green joker")]

    assert "green joker1 4 change" in ways
    assert "green joker2 change" not in ways  # it shows the 1 that lies there
    assert "violet joker2 change" in fute.sayings(OWN, table(SERVED, game=OWN))


def test_its_own_points() -> None:
    assert fute.points(OWN, table(game=OWN))["blue"] == 5


def test_its_own_orange_numbers_and_gaps() -> None:
    state = fute.after(OWN, table(SERVED + "A orange  1", game=OWN), "A orange orange2")

    assert state.players[0].foxes == 1


def test_its_own_factors() -> None:
    state = fute.after(OWN, table(SERVED, game=OWN), "A green joker1 6 change, A green1")

    assert state.sheets[0].green[0] == 54


def test_all_moves_find_room_with_three_question_marks() -> None:
    """Six dice as extra dice on the platter, with three polish and three jokers for any number."""
    free = changed(
        "melange_fute", {'["5", "6", "?"]': '["?", "?", "?"]', ORANGE: "[1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6]"}
    )
    state = table(SERVED.replace("slots     violet6", "").replace("orange6", "orange1 violet1"), game=free)
    moves = free.moves(state, 0)

    assert moves == sorted(set(moves))
    assert 512 < len(moves) <= free.notation.most_moves


@pytest.mark.dear
@pytest.mark.xdist_group("melange_fute")
def test_both_gears_count_by_either_sheet_and_do_not_mix_them() -> None:
    setups = [set_up(game, 2) for game in (GAME, OWN, GAME)]
    printed, own, again = (counted(setup, "second") for setup in setups)

    assert [printed, own, again] == [counted(setup, "first") for setup in setups]
    assert own != printed == again


def test_the_same_dice_and_choices_come_out_differently() -> None:
    assert final_score(GAME) != final_score(OWN)
