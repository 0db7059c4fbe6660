"""Who may know what? MX3."""

import pytest

from gobelet.core.verbs import SPECTATOR
from gobelet.games.mosaix import GAME
from gobelet.games.mosaix.state import HIDDEN
from tests.games.mosaix.board import EMPTY, A, B, C, after, asked, drawn, position, rows

SHOWN = "oxxt, A oa1 xb1 xc1 td1"


@pytest.mark.parametrize("seat", [A, C, SPECTATOR])
def test_mx3_what_a_seat_wrote_is_known_to_itself_until_all_have_written(seat: int) -> None:
    shown = after(position(EMPTY, EMPTY, EMPTY), SHOWN)
    one, other = after(shown, "B up1 a1"), after(shown, "B right1 c2")

    assert GAME.view(one, seat) == GAME.view(other, seat)


def test_mx3_its_owner_sees_it() -> None:
    state = after(position(EMPTY, EMPTY), f"{SHOWN}, B up1 a1")

    assert drawn(GAME.view(state, B), B) == rows("oxxt..." + "." * 42)


@pytest.mark.parametrize("seat", [A, C, SPECTATOR])
def test_mx3_that_a_seat_has_written_is_public(seat: int) -> None:
    view = GAME.view(after(position(EMPTY, EMPTY, EMPTY), f"{SHOWN}, B up1 a1"), seat)

    assert (view.answers[B], asked(view)) == (HIDDEN, "AC")


@pytest.mark.parametrize("seat", [A, B, SPECTATOR])
def test_mx3_everything_is_shown_when_all_have_written(seat: int) -> None:
    state = after(position(EMPTY, EMPTY), f"{SHOWN}, B up1 a1, A right1 c2")

    assert GAME.view(state, seat) == state


def test_mx3_symbols_written_before_stay_public() -> None:
    state = after(position(EMPTY, EMPTY), f"{SHOWN}, A up1 a1, B up1 b2, oooo, B oa1 ob1 oa2 ob2, B up1 f6")

    assert drawn(GAME.view(state, A), B) == rows("." * 7 + ".oxxt.." + "." * 35)


def test_mx3_that_nothing_can_be_written_is_no_secret() -> None:
    """Everybody sees the grid: looking hides nothing and breaks nothing."""
    one_free = "xot.otx oxtoxto xotxotx oxtoxto xotxotx oxtoxto xotxotx"
    state = after(position(EMPTY, one_free), "oooo, A oa1 ob1 oa2 ob2, B pass")

    assert drawn(GAME.view(state, A), B) == rows(one_free)
