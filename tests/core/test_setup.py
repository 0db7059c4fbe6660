"""Is a game set up only as it can be played?"""

from collections.abc import Mapping

import pytest

from gobelet.core.refusal import Refusal
from gobelet.core.setup import set_up
from gobelet.games import GAMES

DUEL, OBJECTIF = GAMES["qwixx_duel"], GAMES["objectif"]


def refused(name: str, seats: int, options: Mapping[str, str] | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        set_up(GAMES[name], seats, options)
    return str(refusal.value)


def test_options_not_chosen_are_as_by_default() -> None:
    assert set_up(OBJECTIF, 2, {"packs": "2"}).options == {"rounds": "equal", "packs": "2"}


def test_options_stand_in_the_order_of_the_game() -> None:
    assert list(set_up(OBJECTIF, 2, {"packs": "2", "rounds": "all"}).options) == ["rounds", "packs"]


def test_a_setup_starts_a_new_game_each_time() -> None:
    setup = set_up(DUEL, 2)

    assert setup.start() == setup.start() and setup.start() is not setup.start()


def test_too_many_seats_are_refused() -> None:
    assert refused("objectif", 6) == "Objectif has 2 to 5 seats, not 6."


def test_another_number_of_seats_than_the_only_one_is_refused() -> None:
    assert refused("qwixx_duel", 3) == "Qwixx Duel has 2 seats, not 3."


def test_an_unknown_option_is_refused() -> None:
    assert refused("objectif", 2, {"pack": "1"}) == "Objectif has no option 'pack'; its options are rounds or packs."


def test_any_option_is_refused_where_there_is_none() -> None:
    assert refused("qwixx_duel", 2, {"packs": "1"}) == "Qwixx Duel has no option 'packs'; it has none."


def test_an_unknown_value_is_refused() -> None:
    assert refused("objectif", 2, {"packs": "3"}) == "Option packs cannot be '3'; it is 1 or 2."


def test_options_that_do_not_go_together_are_refused() -> None:
    assert "with 3 seats, packs must be 1" in refused("objectif", 3, {"packs": "2"})
