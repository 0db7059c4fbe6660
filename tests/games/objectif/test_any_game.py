"""What holds at every moment of any game of Objectif?"""

from hypothesis import given
from hypothesis import strategies as st

from gobelet.core.setup import Setup, setups
from gobelet.games.objectif import GAME
from gobelet.games.objectif.sheet import CARDS
from tests.games.objectif.table import winners
from tests.positions import every_position

tables = st.sampled_from(list(setups(GAME)))
games = st.integers(min_value=0, max_value=2**32 - 1)


@given(tables, games)
def test_ob1_every_card_is_unplayed_won_or_lost(setup: Setup, number: int) -> None:
    copies = {
        state.hand[seat][card] + state.won[seat][card] + state.lost[seat][card]
        for state in every_position(setup, number)
        for seat in range(setup.seats)
        for card in range(CARDS)
    }

    assert copies == {int(setup.options["packs"])}


@given(tables, games)
def test_ob7_who_captures_has_taken_it_from_somebody_else(setup: Setup, number: int) -> None:
    seats = range(setup.seats)

    for state in every_position(setup, number):
        lost = [sum(state.lost[seat]) for seat in seats]
        assert all(state.captured[seat] <= sum(lost) - lost[seat] for seat in seats)


@given(tables, games)
def test_ob9_everybody_has_played_as_many_cards_as_there_were_rounds(setup: Setup, number: int) -> None:
    *_, last = every_position(setup, number)
    packs = int(setup.options["packs"])

    left = {sum(last.hand[seat]) for seat in range(setup.seats)}
    assert left == {packs * (CARDS - last.rounds)}


@given(tables, games)
def test_ob10_there_is_always_exactly_one_winner(setup: Setup, number: int) -> None:
    *_, last = every_position(setup, number)

    assert len(winners(last)) == 1
