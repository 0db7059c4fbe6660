"""Does greedy take what is best right now, and never look at what it may not see?"""

import pytest
from click.testing import CliRunner
from hypothesis import given

from bench.bots import main
from gobelet import simulate
from gobelet.bots import BOTS, sit
from gobelet.bots.greedy import greedy
from gobelet.core.decision import Decision
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
EACH_IN_ITS_GROUP = [pytest.param(setup, marks=pytest.mark.xdist_group(setup.game.name)) for setup in SMALL_SETUPS]


def asked(setup: Setup, state: object, seat: int, number: int = 1) -> Decision:
    view = setup.game.view(state, seat)
    return Decision(setup, seat, view, [], tuple(setup.game.moves(view, seat)), draws(number))


def decides(setup: Setup, state: object, seat: int, number: int = 1) -> str:
    return setup.game.notation.write(int(sit(greedy, setup)(asked(setup, state, seat, number))))


@given(positions)
def test_it_plays_a_legal_move_from_its_view(position: Moment) -> None:
    turn = position.game.turn(position.state)
    for seat in turn.seats if isinstance(turn, Choose) else ():
        decision = asked(position.setup, position.state, seat)
        for bot in (BOTS["random"], BOTS["greedy"]):
            assert bot.sit(position.setup)(decision) in decision.moves


@given(positions)
def test_nothing_legal_leads_by_more(position: Moment) -> None:
    turn = position.game.turn(position.state)
    for seat in turn.seats if isinstance(turn, Choose) else ():
        chosen = sit(greedy, position.setup)(asked(position.setup, position.state, seat, 7))
        moves = asked(position.setup, position.state, seat).moves
        leads = {move: asked(position.setup, position.state, seat, 7).lead_after(move) for move in moves}

        assert leads[int(chosen)] == max(leads.values())


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


@pytest.mark.dear
@pytest.mark.parametrize("setup", EACH_IN_ITS_GROUP, ids=setup_name)
def test_it_plays_to_the_end(setup: Setup) -> None:
    played = simulate(setup.game, ["greedy"] * setup.seats, 2, 5, options=setup.options)

    assert (played.lengths > 0).all()
    assert played.winners.any(axis=1).all()


@pytest.mark.dear
@pytest.mark.xdist_group("objectif")
def test_it_beats_the_random_player_at_cards() -> None:
    played = simulate("objectif", ["greedy", "random"], games=2000, seed=7, rotate=True).summary()

    assert played.players[A].wins > 0.5 + 2 * played.players[A].wins_error


@pytest.mark.dear
@pytest.mark.xdist_group("qwixx_duel")  # where the ladder is compiled anyway
def test_the_comparison_prints_a_table() -> None:
    ran = CliRunner().invoke(main, ["qwixx_duel", "--games", "4", "--heavy", "2"])

    assert "greedy" in ran.output
