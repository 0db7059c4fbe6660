"""Is a sheet of one's own really played by, in both gears?"""

import pytest

from gobelet.core.setup import set_up
from gobelet.games.tres_fute import GAME
from gobelet.parts.fute.table import Bonus
from tests.sheets import changed, counted, final_score

CHANGES = {
    'rounds = ["reroll", "plus1", "reroll", "black", "-", "-"]': 'rounds = ["black", "fox", "black", "-", "-", "fox"]',
    "rerolls = 7": "rerolls = 5",
    "plus1s  = 7": "plus1s  = 6",
    "[3, 6, 5, 0]": "[1, 1, 1, 1]",
    "[10, 14, 16, 20]": "[1, 2, 3, 4]",
    "again_after = 6": "again_after = 4",
    "[0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56]": "[5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 100]",
    "boxes = [ 1,   1,        1,   2,": "boxes = [ 9,   1,        1,   2,",
}


OWN = changed("tres_fute", CHANGES)


def test_its_own_points_and_bonuses() -> None:
    state = OWN.start(1, {"edition": "new"})
    legal = OWN.sayings(state, 0)
    OWN.rules.play(state, 0, OWN.read("orange1 6"))

    assert legal[:4] == ["yellow1a", "yellow1b", "yellow1c", "yellow1d"]
    assert OWN.score(state, 0).as_dict() == {
        "yellow": 0, "blue": 5, "green": 0, "orange": 54, "violet": 0, "foxes": 0, "total": 59,
    }  # fmt: skip


@pytest.mark.parametrize("written", [5, 6])
@pytest.mark.parametrize("edition", ["new", "original"])
def test_tf40_where_no_number_fits_any_more_a_violet_bonus_is_lost(edition: str, written: int) -> None:
    """On this sheet anything fits after a 4; after a 6 nothing does."""
    state = OWN.start(1, {"edition": edition})
    state.players[0].heap[Bonus.BLACK] = state.players[0].due = 0
    state.sheets[0].violet, state.sheets[0].violet_numbers[0] = 1, written
    state.sheets[0].green = 8
    OWN.rules.land(state, (1, 1, 1, 6, 1, 1, 0))
    OWN.rules.play(state, 0, OWN.read("green green9"))

    assert bool(OWN.rules.asked(state)) == (written == 5)


@pytest.mark.dear
@pytest.mark.xdist_group("tres_fute")
@pytest.mark.parametrize("edition", ["new", "original"])
def test_both_gears_count_by_either_sheet_and_do_not_mix_them(edition: str) -> None:
    setups = [set_up(game, 2, {"edition": edition}) for game in (GAME, OWN, GAME)]
    printed, own, again = (counted(setup, "second") for setup in setups)

    assert [printed, own, again] == [counted(setup, "first") for setup in setups]
    assert own != printed == again


def test_the_same_dice_and_choices_come_out_differently() -> None:
    assert final_score(GAME) != final_score(OWN)
