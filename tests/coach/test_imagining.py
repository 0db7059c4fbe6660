"""Does whoever imagines know no more than the seat, and forget nothing that it knows?"""

from gobelet.coach.hint import Hint
from gobelet.coach.imagining import imagined
from gobelet.coach.review import decision
from gobelet.coach.rollouts import Rollouts
from gobelet.core.decision import Decision
from gobelet.core.event import Event, Played
from gobelet.core.game import Choose
from gobelet.core.replay import replay
from gobelet.core.verbs import SPECTATOR
from tests.coach.games import CARDS, DUEL, played

MANY = 12


def all_laid() -> list[Event]:
    """A game in which everybody has laid a card, and the active player must decide."""
    table = played(CARDS, ["random"] * 3, 2, most=4)
    assert [isinstance(event, Played) for event in table.events] == [False, True, True, True]
    return table.events


def asked(events: list[Event]) -> Decision:
    state = replay(CARDS, events)
    turn = CARDS.game.turn(state)
    assert isinstance(turn, Choose)
    return decision(CARDS, state, events, turn.seats[0])


def test_what_is_imagined_agrees_with_what_the_seat_sees() -> None:
    found = asked(all_laid())
    states = imagined(Rollouts(CARDS, "first"), found.log, found.view, found.seat, 5, MANY)

    assert all(CARDS.game.view(state, found.seat) == found.view for state in states)
    assert len(states) == MANY


def test_what_is_hidden_is_imagined_in_many_ways() -> None:
    found = asked(all_laid())
    states = imagined(Rollouts(CARDS, "first"), found.log, found.view, found.seat, 5, MANY)
    others = {tuple(tuple(state.laid[seat]) for seat in range(3) if seat != found.seat) for state in states}

    assert len(others) > 3


def test_the_own_secret_is_kept() -> None:
    """Whoever has laid a card knows it, while the others are still thinking."""
    events = all_laid()[:3]
    found = decision(CARDS, replay(CARDS, events), events, 2)
    mine = decision(CARDS, replay(CARDS, events), events, 0)
    states = imagined(Rollouts(CARDS, "first"), mine.log, mine.view, 0, 5, MANY)

    assert [each for each in found.log if isinstance(each, Played)] == [Played(0, None), Played(1, None)]
    assert {tuple(state.laid[0]) for state in states} == {tuple(replay(CARDS, events).laid[0])}


def test_states_that_differ_only_in_what_is_hidden_get_the_same_hint() -> None:
    events = all_laid()
    seat, rollouts = asked(events).seat, Rollouts(CARDS, "first")
    other = next(place for place, event in enumerate(events) if isinstance(event, Played) and event.seat != seat)
    laid = events[other]
    assert isinstance(laid, Played) and laid.move is not None
    otherwise = [*events[:other], Played(laid.seat, (laid.move + 1) % 10), *events[other + 1 :]]
    one, two = (Hint(rollouts, asked(each), 7).play(2).ranked() for each in (events, otherwise))

    assert replay(CARDS, events) != replay(CARDS, otherwise)
    assert one == two


def test_nothing_is_imagined_where_nothing_is_hidden() -> None:
    table = played(DUEL, ["random", "random"], 3, most=5)
    view = table.view(SPECTATOR)

    assert imagined(Rollouts(DUEL, "first"), table.events, view, 0, 5, MANY) == [view]


def test_the_same_number_imagines_the_same() -> None:
    found = asked(all_laid())
    again = asked(all_laid())
    rollouts = Rollouts(CARDS, "first")

    assert imagined(rollouts, found.log, found.view, found.seat, 5, MANY) == imagined(
        rollouts, again.log, again.view, again.seat, 5, MANY
    )
