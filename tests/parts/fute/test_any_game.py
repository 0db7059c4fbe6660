"""What holds at every moment of any game of either futé room?"""

from hypothesis import given, settings
from hypothesis import strategies as st

from gobelet.core.setup import Setup, setups
from gobelet.games import GAMES
from gobelet.parts.fute.table import Stage
from tests.fute import lying
from tests.positions import every_position

tables = st.sampled_from([setup for game in ("tres_fute", "melange_fute") for setup in setups(GAMES[game])])
games = st.integers(min_value=0, max_value=2**32 - 1)


@settings(max_examples=30)
@given(tables, games)
def test_tf2_never_more_than_three_dice_on_the_slots(setup: Setup, number: int) -> None:
    """MF22: not even when dice are taken back."""
    assert max(len(lying(state, "slots").split()) for state in every_position(setup, number)) <= 3


@settings(max_examples=30)
@given(tables, games)
def test_tf13_at_least_three_dice_are_served(setup: Setup, number: int) -> None:
    served = [state for state in every_position(setup, number) if state.table.stage == Stage.SERVING]

    assert all(len(lying(state, "platter").split()) >= 3 for state in served)
    assert all(lying(state, "rolled") == lying(state, "in hand") == "" for state in served)


@settings(max_examples=30)
@given(tables, games)
def test_tf40_nothing_is_due_while_dice_are_owed(setup: Setup, number: int) -> None:
    for state in every_position(setup, number):
        assert not (setup.game.rules.owed(state) and any(player.due for player in state.players))
        assert all(player.due == sum(player.heap) for player in state.players)
