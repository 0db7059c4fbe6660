"""Does greedy take what is best right now, and never look at what it may not see?"""

import pytest
from hypothesis import given

from bench.bots import main, totals
from gobelet.bots import BOTS
from gobelet.bots.greedy import greedy, lead_after
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose
from gobelet.core.replay import replay
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from gobelet.games.objectif.state import HIDDEN
from tests.positions import Moment, positions, setup_name
from tests.table.tables import SMALL_SETUPS, draws

A, B = 0, 1
CARDS = set_up(GAMES["objectif"], 2)
STRAIGHT = (1, 2, 3, 4, 5)


def decides(setup: Setup, state: object, seat: int, number: int = 1) -> str:
    view = setup.game.view(state, seat)
    return setup.game.notation.write(greedy(setup, view, seat, setup.game.moves(view, seat), draws(number)))


@given(positions)
def test_every_bot_plays_a_legal_move_from_its_view(position: Moment) -> None:
    turn = position.game.turn(position.state)
    for seat in turn.seats if isinstance(turn, Choose) else ():
        view = position.game.view(position.state, seat)
        legal = position.game.moves(view, seat)
        for bot in BOTS.values():
            assert bot(position.setup, view, seat, legal, draws(1)) in legal


@given(positions)
def test_nothing_legal_leads_by_more(position: Moment) -> None:
    turn = position.game.turn(position.state)
    for seat in turn.seats if isinstance(turn, Choose) else ():
        imagined = position.game.view(position.state, seat)
        position.game.imagine(imagined, seat, draws(7))
        legal = position.game.moves(imagined, seat)
        chosen = greedy(position.setup, position.game.view(position.state, seat), seat, legal, draws(7))
        leads = {move: lead_after(position.setup, imagined, seat, move) for move in legal}

        assert leads[chosen] == max(leads.values())


def test_it_stops_when_its_card_is_made() -> None:
    """A large straight lies on the table; B's joker is made whatever happens."""
    laid: list[Event] = [
        Rolled(STRAIGHT),
        Played(A, CARDS.game.read("large_straight")),
        Played(B, CARDS.game.read("joker")),
    ]

    assert {decides(CARDS, replay(CARDS, laid), A, number) for number in range(10)} == {"stop"}


def test_a_sealed_card_makes_no_difference() -> None:
    other_cards = []
    for card in ("joker", "four", "no_odd"):
        laid: list[Event] = [Rolled(STRAIGHT), Played(A, CARDS.game.read("pair")), Played(B, CARDS.game.read(card))]
        other_cards.append([decides(CARDS, replay(CARDS, laid), A, number) for number in range(10)])

    assert other_cards[0] == other_cards[1] == other_cards[2]


@pytest.mark.parametrize("packs", ["1", "2"])
def test_what_is_imagined_could_be_true(packs: str) -> None:
    setup = set_up(GAMES["objectif"], 2, {"packs": packs})
    lays = {"1": ("pair", "four"), "2": ("pair three", "four four")}[packs]
    laid: list[Event] = [Rolled(STRAIGHT), Played(A, setup.game.read(lays[0])), Played(B, setup.game.read(lays[1]))]
    for number in range(20):
        view = setup.game.view(replay(setup, laid), A)
        hidden = [card == HIDDEN for card in view.laid[B]]
        setup.game.imagine(view, A, draws(number))
        shown = view.laid[B][: int(packs)]

        assert any(hidden)
        assert shown == sorted(shown)
        assert all(shown.count(card) <= view.hand[B][card] for card in shown)


@pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)
def test_it_plays_to_the_end(setup: Setup) -> None:
    points, winners = totals(setup, ["greedy"] * setup.seats, 5)

    assert len(points) == setup.seats
    assert winners


def test_it_beats_the_random_player_at_cards() -> None:
    leads = [points[A] - points[B] for points, _ in (totals(CARDS, ["greedy", "random"], n) for n in range(40))]

    assert sum(leads) > 0


def test_the_comparison_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["objectif", "--games", "3"])

    assert "greedy" in capsys.readouterr().out
