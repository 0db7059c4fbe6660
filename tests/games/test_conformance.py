"""Does every room keep the promises that the rest of the house relies on?"""

from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given

from gobelet.core.dice import outcomes, rolls
from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose, Game, Over, Roll
from gobelet.core.record import read_event, read_record, write_event, write_record
from gobelet.core.replay import advance, replay, seen
from gobelet.core.setup import Setup
from gobelet.core.structs import copy_of
from gobelet.core.verbs import SPECTATOR
from gobelet.games import GAMES
from tests.positions import SETUPS, Moment, every_position, positions, random_game, setup_name

LONGEST = 3000  # events; captures in Qwixx Duel could go on for ever, but no random game comes near this

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_setup = pytest.mark.parametrize("setup", SETUPS, ids=setup_name)


@each_game
def test_every_move_is_read_back_from_its_text(game: Game) -> None:
    assert [game.read(game.notation.write(move)) for move in range(game.notation.move_count)] == list(
        range(game.notation.move_count)
    )


@given(positions)
def test_exactly_one_thing_is_owed(position: Moment) -> None:
    state, game = position.state, position.game
    asked, owed = game.rules.asked(state), game.rules.owed(state)

    assert not (asked and owed)
    assert asked >> position.setup.seats == 0


@given(positions)
def test_a_seat_has_moves_exactly_when_it_is_asked(position: Moment) -> None:
    state, game = position.state, position.game
    turn = game.turn(state)
    asked = set(turn.seats) if isinstance(turn, Choose) else set()

    assert {seat for seat in range(position.setup.seats) if game.moves(state, seat)} == asked


@given(positions)
def test_moves_are_distinct_ordered_and_within_bounds(position: Moment) -> None:
    for seat in range(position.setup.seats):
        moves = position.game.moves(position.state, seat)

        assert moves == sorted(set(moves))
        assert len(moves) <= position.game.notation.most_moves
        assert all(0 <= move < position.game.notation.move_count for move in moves)


@given(positions)
def test_any_legal_move_plays(position: Moment) -> None:
    state = position.state
    for seat in range(position.setup.seats):
        for move in position.game.moves(state, seat):
            after = position.state
            advance(position.game, after, Played(seat, move))

            assert after != state


@each_setup
def test_games_end_within_a_bound(setup: Setup) -> None:
    assert all(len(random_game(setup, seed)) < LONGEST for seed in range(10))


@given(positions)
def test_a_record_is_read_back_to_the_letter(position: Moment) -> None:
    text = write_record(position.setup, position.events, position.state)
    record = read_record(text, GAMES)

    assert (list(record.events), record.state) == (position.events, position.state)
    assert write_record(record.setup, record.events, record.state) == text


@given(positions)
def test_every_event_is_read_back_from_its_line(position: Moment) -> None:
    lines = [write_event(position.game, event) for event in position.events]

    assert [read_event(position.game, position.setup.seats, line) for line in lines] == position.events


@given(positions)
def test_the_order_of_simultaneous_answers_does_not_matter(position: Moment) -> None:
    turn = position.game.turn(position.state)
    for one, other in combinations(turn.seats if isinstance(turn, Choose) else (), 2):
        first = Played(one, position.game.moves(position.state, one)[0])
        second = Played(other, position.game.moves(position.state, other)[-1])

        assert _after(position, first, second) == _after(position, second, first)


@given(positions)
def test_the_answers_of_others_do_not_change_what_a_seat_may_answer(position: Moment) -> None:
    game, turn = position.game, position.game.turn(position.state)
    for one, other in permutations(turn.seats if isinstance(turn, Choose) else (), 2):
        legal, after = game.moves(position.state, other), position.state
        said = game.spellings(position.state, other)
        advance(game, after, Played(one, game.moves(position.state, one)[-1]))

        assert (game.moves(after, other), game.spellings(after, other)) == (legal, said)


def _after(position: Moment, *events: Event) -> object:
    return replay(position.setup, [*position.events, *events])


@given(positions)
def test_outcome_weights_sum_to_the_number_of_rolls(position: Moment) -> None:
    if not isinstance(position.game.turn(position.state), Roll):
        return
    possible = position.game.possible(position.state)
    folded = list(outcomes(possible, [die.kind for die in position.game.dice]))

    assert sum(weight for _, weight in folded) == rolls(possible)
    assert len({faces for faces, _ in folded}) == len(folded)


@given(positions)
def test_dice_that_look_alike_can_be_swapped(position: Moment) -> None:
    """Counting folds such rolls together: the same number of moves must follow."""
    if not isinstance(position.game.turn(position.state), Roll):
        return
    possible, kinds = position.game.possible(position.state), [die.kind for die in position.game.dice]
    if len(set(kinds)) == len(kinds):
        return  # nothing to swap
    faces = max(outcomes(possible, kinds), key=lambda outcome: outcome[1])[0]
    waiting = {kind: [f for f, k in zip(faces, kinds, strict=True) if k == kind and f] for kind in kinds}
    swapped = tuple(waiting[kind].pop() if face else 0 for face, kind in zip(faces, kinds, strict=True))

    def choices(rolled: tuple[int, ...]) -> list[int]:
        after = _after(position, Rolled(rolled))
        return [len(position.game.moves(after, seat)) for seat in range(position.setup.seats)]

    assert choices(faces) == choices(swapped)


@each_setup
def test_somebody_wins_and_nobody_has_more_points(setup: Setup) -> None:
    state = replay(setup, random_game(setup, 1))
    totals = [setup.game.score(state, seat).total for seat in range(setup.seats)]
    winners = setup.game.winners(state)

    assert isinstance(setup.game.turn(state), Over)
    assert winners
    assert all(totals[winner] == max(totals) for winner in winners)


@given(positions)
def test_a_seat_decides_as_well_from_its_view(position: Moment) -> None:
    state, game = position.state, position.game
    for seat in range(position.setup.seats):
        view = game.view(state, seat)

        assert game.moves(view, seat) == game.moves(state, seat)
        assert game.spellings(view, seat) == game.spellings(state, seat)
        assert game.turn(view) == game.turn(state)


@given(positions)
def test_looking_changes_nothing(position: Moment) -> None:
    state = position.state
    for seat in (*range(position.setup.seats), SPECTATOR):
        view = position.game.view(state, seat)
        position.game.look.picture(view, seat)
        position.game.look.question(view, seat)

    assert state == position.state


@given(positions)
def test_a_view_hides_nothing_but_sealed_answers_of_others(position: Moment) -> None:
    """So who sees nothing sealed may look at the state itself."""
    game, state = position.game, position.state
    sealed = {seat for seat in range(position.setup.seats) if game.sealed(state, seat)}
    for seat in (*range(position.setup.seats), SPECTATOR):
        assert game.view(state, seat) == state or sealed - {seat}


@pytest.mark.dear
@pytest.mark.parametrize("setup", [s for s in SETUPS if s.game.has_secrets and s.seats > 1], ids=setup_name)
def test_a_view_hides_what_a_seat_may_not_know(setup: Setup) -> None:
    """Exchange a sealed answer for another one: nobody else may notice the difference."""
    exchanged, everybody = 0, {*range(setup.seats), SPECTATOR}
    events, states = random_game(setup, 3), list(every_position(setup, 3))
    for length in range(len(events)):
        answers = _other_answers(setup, states, events[:length])
        shown = {
            seat: _all_that_is_shown(setup, states[length], events[:length], seat) for seat in everybody if answers
        }
        for last, answer in answers:
            exchanged += 1
            other, other_events = copy_of(states[last]), [answer, *events[last + 1 : length]]
            for event in other_events:
                advance(setup.game, other, event)
            for seat in everybody - {answer.seat}:
                assert shown[seat] == _all_that_is_shown(setup, other, events[:last] + other_events, seat)

    assert exchanged


def _other_answers(setup: Setup, states: list[Any], events: list[Event]) -> list[tuple[int, Played]]:
    """For each seat whose last answer is still sealed: the place of that answer in the log, and another one."""
    found = []
    for owner in range(setup.seats):
        if setup.game.sealed(states[len(events)], owner):
            last = max(n for n, event in enumerate(events) if isinstance(event, Played) and event.seat == owner)
            answers = [Played(owner, move) for move in setup.game.moves(states[last], owner)]
            if others := [answer for answer in answers if answer != events[last]]:
                found.append((last, others[len(events) % len(others)]))
    return found


def _all_that_is_shown(setup: Setup, state: Any, events: list[Event], seat: int) -> object:
    game, view = setup.game, setup.game.view(state, seat)
    return (
        view,
        game.look.picture(view, seat),
        game.look.question(view, seat),
        game.spellings(view, seat) if seat != SPECTATOR else {},
        game.observe(view, seat) if seat != SPECTATOR else [],
        [write_event(game, event) for event in seen(game, state, events, seat)],
        [game.score(view, other) for other in range(setup.seats)],
    )


@each_game
def test_what_counts_only_for_a_single_player_never_counts_for_several(game: Game) -> None:
    setups = [setup for setup in SETUPS if setup.game is game and setup.seats > 1]
    ends = [replay(setup, random_game(setup, 1)) for setup in setups]
    scores = [
        game.score(end, seat).as_dict() for setup, end in zip(setups, ends, strict=True) for seat in range(setup.seats)
    ]

    assert set(game.alone) <= set(game.parts)
    assert [score for score in scores if any(score[part] for part in game.alone)] == []
