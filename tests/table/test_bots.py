"""Do bots at a table think beside the event loop, and does a restart in the middle of a game change nothing they do?"""

import threading
from collections.abc import Callable
from functools import partial

import pytest

from gobelet.bots import BOTS, Bot
from gobelet.bots.levels import LEVELS
from gobelet.core.decision import Decision, Player
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from gobelet.table.hall import Hall
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR, Session
from gobelet.table.store import Store
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS, draws, opened, restored, someone_answers

ANSWERS = 5  # of a person, each with all that bots do after it
KINDS = [
    pytest.param(setup, level, id=f"{setup_name(setup)} {level}")
    for setup in SMALL_SETUPS
    for level in LEVELS
    if not BOTS[level].is_apart(setup)
]


def after_an_answer(session: Session, number: int) -> list[str]:
    """What a person's answer leads to; the session stays as it is."""
    return someone_answers(session.copy(), draws(number))


@pytest.mark.parametrize(("setup", "level"), KINDS)
def test_a_bot_goes_on_after_a_restart_as_it_would_have(setup: Setup, level: str) -> None:
    session, lines = opened(setup, f"person {level}")
    for number in range(ANSWERS):
        again = restored(session, lines)
        assert after_an_answer(again, number) == after_an_answer(session, number)
        lines += someone_answers(session, draws(number))

    assert any(line.startswith("B ") for line in lines)


async def test_another_hall_on_the_same_store_goes_on_alike(store: Store, hall: Hall) -> None:
    setup = set_up(GAMES["objectif"], 2)
    session = await hall.open(setup, [(PERSON, "Ada"), ("strong", "")], FAIR)
    channel = await hall.find(session.id)
    for number in range(ANSWERS):
        await channel.change(partial(someone_answers, chance=draws(number)))
        again = (await Hall(store, GAMES).find(session.id)).session

        assert after_an_answer(again, 99) == after_an_answer(channel.session, 99)


@pytest.mark.parametrize(
    ("game", "level", "threads"),
    [
        ("objectif", "beginner", "gobelet-bots"),
        ("tres_fute", "strong", "gobelet-bots"),
        ("tres_fute", "master", "gobelet-masters"),
        ("mosaix", "casual", "gobelet-masters"),
    ],
)
async def test_bots_never_think_on_the_event_loop(
    game: str, level: str, threads: str, hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []
    monkeypatch.setattr(Bot, "sit", _noting(thought))

    await hall.open(set_up(GAMES[game], 2), [(level, ""), (PERSON, "Ada")], FAIR)

    assert thought
    assert all(name.startswith(threads) for name in thought)


async def test_thoughts_are_thought_apart_once_that_is_compiled(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[str] = []
    monkeypatch.setattr(Bot, "sit", _noting(thought))
    monkeypatch.setattr("gobelet.bots.READY", {"tres_fute"})

    await hall.open(set_up(GAMES["tres_fute"], 2), [("strong", ""), (PERSON, "Ada")], FAIR)

    assert thought
    assert all(name.startswith("gobelet-masters") for name in thought)


def _noting(thought: list[str]) -> Callable[[Bot, Setup], Player]:
    """Bots that play anything and note in which thread."""

    def answer(asked: Decision) -> int:
        thought.append(threading.current_thread().name)
        return asked.moves[0]

    return lambda bot, setup: answer
