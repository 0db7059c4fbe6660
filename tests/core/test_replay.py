"""Does only what is legal happen to a state?"""

import pytest

from gobelet.core.event import Event, Played, Rolled
from gobelet.core.game import Choose
from gobelet.core.record import read_event, write_event
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance, replay, seen
from gobelet.core.setup import set_up
from gobelet.games.objectif import GAME as OBJECTIF
from gobelet.games.qwixx_duel import GAME
from tests.games.qwixx_duel.board import SETUP

ROLL = "roll white1=4 white2=1 red=2 yellow=3 green=3 blue=6"
TURN = [ROLL, "A pass", "A pass", ROLL, "B pass", "B pass"]


def events(*lines: str) -> list[Event]:
    return [read_event(GAME, 2, line) for line in lines]


def test_replay_folds_the_events() -> None:
    state = replay(SETUP, events(ROLL, "A yellow5", "A blue10", ROLL))

    assert (state.pawns[0][1][3], state.pawns[0][3][2], GAME.turn(state)) == (1, 1, Choose((1,)))


def test_replay_of_nothing_is_the_start() -> None:
    assert replay(SETUP, []) == SETUP.start()


@pytest.mark.parametrize(
    ("before", "event", "reason"),
    [
        ([], "A pass", "Roll the dice first."),
        ([ROLL], ROLL, "No dice are owed: seat A must choose first."),
        ([ROLL], "B red5", "It is seat A's turn, not B's."),
        ([ROLL], "A red6", "Seat A may not play 'red6' now; legal: red5, yellow5, green5, blue5, pass."),
        (TURN * 2, "A pass", "The game is over: nothing can be played."),
        (TURN * 2, ROLL, "The game is over: no dice are owed."),
        (
            [],
            "roll white1=4 white2=1 red=2 yellow=3 green=3",
            "Die blue must be rolled too and show 1, 2, 3, 4, 5 or 6.",
        ),
    ],
)
def test_an_illegal_event_is_refused_in_one_sentence(before: list[str], event: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        replay(SETUP, events(*before, event))

    assert str(refusal.value) == reason


@pytest.mark.parametrize("event", [ROLL, "B red5", "A red6", "A blue10"])
def test_a_refused_event_changes_nothing(event: str) -> None:
    state = replay(SETUP, events(ROLL))
    with pytest.raises(Refusal):
        advance(GAME, state, events(event)[0])

    assert state == replay(SETUP, events(ROLL))


@pytest.mark.parametrize("face", [-1, 0, 7])
def test_a_die_cannot_show_a_side_it_has_not(face: int) -> None:
    with pytest.raises(Refusal, match=r"^Die red must be rolled too and show 1, 2, 3, 4, 5 or 6.$"):
        advance(GAME, SETUP.start(), Rolled((1, 1, face, 1, 1, 1)))


def test_a_die_out_of_play_cannot_fall() -> None:
    state = SETUP.start()
    state.locks[0][0] = 1

    with pytest.raises(Refusal, match=r"^Die red is not rolled now.$"):
        advance(GAME, state, Rolled((1, 1, 1, 1, 1, 1)))


def test_a_move_that_was_not_shown_cannot_be_replayed() -> None:
    with pytest.raises(Refusal, match=r"^Seat A may not play that now; legal: "):
        replay(SETUP, [*events(ROLL), Played(0, None)])


@pytest.mark.parametrize(("seat", "shown"), [(0, "B ..."), (1, "B pair")])
def test_the_latest_answer_is_shown_to_its_owner_only_while_it_is_sealed(seat: int, shown: str) -> None:
    roll = "roll d1=1 d2=2 d3=3 d4=4 d5=5"
    lines = [roll, "A joker", "B joker", "A stop", roll, "B pair"]
    log = [read_event(OBJECTIF, 2, line) for line in lines]
    state = replay(set_up(OBJECTIF, 2), log)

    assert [write_event(OBJECTIF, event) for event in seen(OBJECTIF, state, log, seat)] == [*lines[:-1], shown]


def test_a_log_without_secrets_is_shown_to_everybody() -> None:
    log = events(ROLL, "A yellow5")

    assert seen(GAME, replay(SETUP, log), log, 1) == log
