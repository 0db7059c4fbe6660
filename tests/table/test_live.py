"""Is a table the fold of its log, and is nobody's answer taken for another question?"""

import pytest

from gobelet.core.event import Played, Rolled
from gobelet.core.game import Choose, Roll
from gobelet.core.refusal import Refusal
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import below
from gobelet.games import GAMES
from gobelet.table import live as live_module
from gobelet.table.live import TYPED, Live, Stale, header_of, setup_of
from tests.positions import SETUPS, setup_name
from tests.table.tables import SMALL_SETUPS, draws, laid, opened, restored, someone_answers

A, B = 0, 1
DUEL = set_up(GAMES["qwixx_duel"], 2)
CARDS = set_up(GAMES["objectif"], 2)

each_small_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


def fold(live: Live) -> object:
    return live.table.events, live.table.state, live.position, live.since, live.table.record()


@each_small_setup
@pytest.mark.parametrize("seed", range(2))
def test_acting_and_undoing_and_restoring_give_the_same_fold(setup: Setup, seed: int) -> None:
    live, lines = opened(setup)
    chance = draws(seed)
    for _ in range(60):
        lines += someone_answers(live, chance)
        seats = [below(chance, setup.seats)]
        if below(chance, 3) == 0 and live.may_undo(seats[0]):
            lines += live.undo(seats, live.position)

    assert fold(restored(live, lines)) == fold(live)
    assert len(lines) == live.position


@each_small_setup
def test_any_prefix_of_a_log_is_a_table_that_can_go_on(setup: Setup) -> None:
    live, lines = opened(setup)
    for _ in range(5):
        lines += someone_answers(live, draws(1))
    folded = restored(live, [])
    for number, line in enumerate(lines, 1):
        folded.restore(lines[:number])

        assert folded.position == number
        assert line
    assert fold(folded) == fold(live)


@each_small_setup
def test_a_copy_leaves_the_original_alone(setup: Setup) -> None:
    live, lines = opened(setup)
    someone_answers(live.copied(), draws(1))

    assert fold(live) == fold(restored(live, lines))


@pytest.mark.parametrize("setup", SETUPS, ids=setup_name)
def test_a_setup_is_read_back_from_its_header(setup: Setup) -> None:
    assert setup_of(header_of(setup), GAMES) == setup


def test_an_answer_stays_good_while_others_answer_at_the_same_time() -> None:
    live, _ = opened(CARDS)
    seen = live.position
    live.act(B, "joker", seen)
    live.act(A, "pair", seen)

    assert live.asked() == {A}


def test_an_answer_is_stale_after_dice() -> None:
    live, _ = opened(DUEL)
    seen = live.position
    live.act(A, "pass", live.position)
    live.act(A, "pass", live.position)
    with pytest.raises(Stale, match="The game has gone on"):
        live.act(B, "pass", seen)


def test_an_answer_is_stale_after_an_undo() -> None:
    live, _ = opened(CARDS)
    seen = live.position
    live.act(B, "joker", seen)
    live.undo([B], live.position)
    with pytest.raises(Stale):
        live.act(A, "pair", seen)


def test_an_answer_is_stale_after_the_own_answer() -> None:
    live, _ = opened(DUEL)
    seen = live.position
    live.act(A, "pass", seen)
    with pytest.raises(Stale):
        live.act(A, "pass", seen)


@pytest.mark.parametrize("position", [-1, 2, 10**30])
def test_an_answer_to_a_position_that_never_was_is_stale(position: int) -> None:
    with pytest.raises(Stale):
        opened(DUEL)[0].act(A, "pass", position)


def test_an_undo_is_for_one_position() -> None:
    live, _ = opened(DUEL)
    live.act(A, "pass", live.position)
    seen = live.position
    live.undo([A], seen)
    with pytest.raises(Stale):
        live.undo([A], seen)


def passed_to_the_end(live: Live) -> Live:
    while not live.over:
        if isinstance(live.table.turn(), Roll):
            live.type_dice((1, 2, 3, 4, 5, 6), live.position)
        else:
            live.act(min(live.asked()), "pass", live.position)
    return live


def test_nothing_is_taken_back_once_the_secret_of_the_dice_is_shown() -> None:
    live = passed_to_the_end(opened(DUEL)[0])

    assert live.table.may_undo([B])  # no dice have fallen since
    assert not live.may_undo(B)
    with pytest.raises(Refusal, match="the secret of its dice is shown"):
        live.undo([B], live.position)


def test_the_last_answer_of_a_game_with_real_dice_may_be_taken_back() -> None:
    live, _ = opened(DUEL, dice=TYPED)
    passed_to_the_end(live).undo([B], live.position)

    assert not live.over


def test_a_refused_answer_changes_nothing() -> None:
    live, lines = opened(DUEL)
    with pytest.raises(Refusal):
        live.act(A, "nonsense", live.position)

    assert fold(live) == fold(restored(live, lines))


def test_fair_dice_fall_by_themselves() -> None:
    live, lines = opened(DUEL)

    assert (len(lines), isinstance(live.table.events[0], Rolled)) == (1, True)


def test_the_same_secret_rolls_the_same_dice() -> None:
    assert opened(DUEL)[1] == opened(DUEL)[1]
    assert laid(DUEL, secret=bytes(32)).begin() != opened(DUEL)[1]


def test_bots_answer_by_themselves() -> None:
    live, lines = opened(CARDS, "person random")

    assert [type(event) for event in live.table.events] == [Rolled, Played]
    assert (len(lines), live.asked()) == (2, {A})


def test_an_undo_does_not_change_what_a_bot_does_then() -> None:
    live, _ = opened(DUEL, "person random")
    live.act(A, "pass", live.position)
    other = live.copied()
    other.undo([A], other.position)
    other.act(A, "pass", other.position)
    first, again = live.act(A, "pass", live.position), other.act(A, "pass", other.position)

    assert first == again


def test_real_dice_are_waited_for() -> None:
    live, lines = opened(DUEL, dice=TYPED)

    assert (lines, isinstance(live.table.turn(), Roll)) == ([], True)


def test_real_dice_are_typed_in() -> None:
    live, _ = opened(DUEL, dice=TYPED)
    live.type_dice((1, 2, 3, 4, 5, 6), 0)

    assert isinstance(live.table.turn(), Choose)


def test_dice_typed_twice_count_once() -> None:
    live, _ = opened(DUEL, dice=TYPED)
    live.type_dice((1, 2, 3, 4, 5, 6), 0)
    with pytest.raises(Stale):
        live.type_dice((1, 2, 3, 4, 5, 6), 0)


def test_dice_are_typed_only_at_a_table_with_real_dice() -> None:
    with pytest.raises(Refusal, match="the server rolls"):
        opened(DUEL)[0].type_dice((1, 2, 3, 4, 5, 6), 1)


def test_endless_undoing_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_module, "LONGEST_LOG", 3)
    live, _ = opened(DUEL)
    live.act(A, "pass", live.position)
    live.undo([A], live.position)
    live.act(A, "pass", live.position)
    with pytest.raises(Refusal, match="full"):
        live.undo([A], live.position)

    assert live.act(A, "pass", live.position)  # the game goes on


def test_players_add_to_the_dice_before_they_fall() -> None:
    live = laid(DUEL)
    lines = [*live.add(B, "blue"), *live.add(A, "skies"), *live.begin()]

    assert live.commitment.added == "blue skies"
    assert lines[-1] != opened(DUEL)[1][-1]
    assert fold(restored(laid(DUEL), lines)) == fold(live)


def test_what_was_added_is_kept_through_an_undo() -> None:
    live = laid(DUEL)
    lines = [*live.add(A, "salt"), *live.begin(), *live.act(A, "pass", 2), *live.undo([A], 3)]

    assert restored(laid(DUEL), lines).commitment == live.commitment


def test_nothing_is_added_once_dice_have_fallen() -> None:
    with pytest.raises(Refusal, match="begun to fall"):
        opened(DUEL)[0].add(A, "late")


def test_no_more_is_added_than_a_record_can_hold() -> None:
    live = laid(DUEL)
    live.add(A, "x" * 400)
    with pytest.raises(Refusal, match="Enough"):
        live.add(B, "x" * 100)

    assert live.commitment.added == "x" * 400
