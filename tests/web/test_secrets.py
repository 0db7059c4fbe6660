"""Is anybody ever sent what they may not know? Every byte to every seat and a spectator is looked at."""

import base64
import itertools
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from fastapi import FastAPI

from gobelet.core.commitment import BY_PLACE, Commitment
from gobelet.core.dice import DiceSource
from gobelet.core.game import seat_name
from gobelet.core.setup import Setup, set_up
from gobelet.core.sfc32 import below
from gobelet.games import GAMES
from gobelet.table.fair import fair_dice
from gobelet.table.session import Session
from tests.positions import setup_name
from tests.table.tables import SECRET, SMALL_SETUPS, draws, opened
from tests.web.calling import Sitting, serving, sit_down

Action = tuple[int, str]  # a seat and what it says
MOST_EXCHANGED = 3  # sealed answers, for each game
ACTIONS = 24

THREE = [set_up(game, max(n for n in game.seats if n <= 3)) for game in GAMES.values() if game.has_secrets]


@dataclass(frozen=True)
class Exchange:
    """Two games that differ only in one sealed answer, up to where it is turned up."""

    owner: int
    one: list[Action]
    other: list[Action]


def script(setup: Setup) -> list[Action]:
    """Some answers of a random game."""
    session, _ = opened(setup)
    chance = draws(11)
    actions: list[Action] = []
    while session.asked() and len(actions) < ACTIONS:
        seats = sorted(session.asked())
        seat = seats[below(chance, len(seats))]
        sayings = session.game.sayings(session.table.view(seat), seat)
        actions.append((seat, sayings[below(chance, len(sayings))]))
        session.act(*actions[-1], session.length)
    return actions


def exchanges(setup: Setup) -> list[Exchange]:
    actions, found = script(setup), []
    for number, (owner, saying) in enumerate(actions):
        session = after(setup, actions[:number])
        others = [other for other in session.game.sayings(session.table.view(owner), owner) if other != saying]
        session.act(owner, saying, session.length)
        if owner not in session.table.secrets() or not others:
            continue
        length = number + 1
        while length < len(actions) and owner in after(setup, actions[: length + 1]).table.secrets():
            length += 1
        changed = [*actions[:number], (owner, others[len(others) // 2]), *actions[number + 1 : length]]
        found.append(Exchange(owner, actions[:length], changed))
    step = max(1, len(found) // MOST_EXCHANGED)
    return found[::step][:MOST_EXCHANGED]


def after(setup: Setup, actions: list[Action]) -> Session:
    session, _ = opened(setup)
    for seat, saying in actions:
        session.act(seat, saying, session.length)
    return session


@pytest.fixture(autouse=True)
def dice_by_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice follow from sealed answers, too, by a key that only the server knows; here both games have the same."""

    def fall(secret: bytes, commitment: Commitment, place: int, before: str) -> DiceSource:
        return fair_dice(secret, replace(commitment, version=BY_PLACE), place)

    monkeypatch.setattr("gobelet.table.session.fair_dice", fall)


@pytest.fixture
def nothing_is_random(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The table, its tokens and its dice are the same again each time this is called."""

    def begin() -> None:
        drawn = (f"{number:032}" for number in itertools.count())
        is_name = {9: True, 16: False}
        token = "gobelet.table.hall.secrets.token_urlsafe"
        monkeypatch.setattr(token, lambda length: "table" if is_name[length] else next(drawn))
        monkeypatch.setattr("gobelet.table.hall.new_secret", lambda: SECRET)

    return begin


async def everything_sent(app: FastAPI, setup: Setup, actions: list[Action]) -> list[list[bytes]]:
    """What each seat and the spectator receive: streams, looks, previews, pages, what they are told when they err."""
    sitting = await sit_down(app, setup)
    listeners = sitting.listeners()
    received: list[list[bytes]] = [[] for _ in listeners]
    for listener in listeners:
        await listener.reaches((await sitting.session()).length)
    for action in actions:
        assert (await sitting.act(*action)).status == 200
        position = (await sitting.session()).length
        for viewer, listener in enumerate(listeners):
            await listener.reaches(position)
            received[viewer] += await errors_and_looks(sitting, viewer, action[0])
    for viewer, listener in enumerate(listeners):
        await listener.leaves()
        received[viewer].append(listener.read)
    return received


async def errors_and_looks(sitting: Sitting, viewer: int, actor: int) -> list[bytes]:
    caller = [*sitting.callers, sitting.watcher][viewer]
    own, path = seat_name(min(viewer, len(sitting.callers) - 1)), sitting.path
    position = (await sitting.session()).length
    asks: list[Awaitable[object]] = [
        caller.get(f"{path}?seat={own}"),
        caller.get(path),
        caller.get(f"{path}?seat={seat_name(actor)}") if actor != viewer else caller.get(path),
        caller.get(f"{path}/record"),
        caller.post(f"{path}/act", {"seat": own, "saying": "nonsense", "position": position}),
        caller.post(f"{path}/act", {"seat": own, "saying": "nonsense", "position": 0}),
        caller.post(f"{path}/preview", {"seat": own, "saying": "nonsense", "position": position}),
        caller.post(f"{path}/dice", {"faces": "x=1", "position": position}),
        caller.post(f"{path}/rematch", {}),
        caller.post(f"{path}/open", {"seat": own, "share": "00" * 32}),
        *(caller.get(f"/table/{sitting.id}{page}") for page in ("", f"/sheet/{seat_name(actor)}", "/seats", "/end")),
        *(caller.get(page) for page in (f"/table/{sitting.id}/dice", f"/replay/{sitting.id}", "/statistics", "/")),
    ]
    if actor != viewer:
        foreign = {"seat": seat_name(actor), "saying": "nonsense", "position": position}
        asks += [caller.post(f"{path}/{what}", foreign) for what in ("act", "undo", "preview", "begin", "leave")]
    return [getattr(await ask, "body", b"") for ask in asks]


@pytest.mark.dear
@pytest.mark.parametrize("setup", THREE, ids=setup_name)
async def test_nobody_else_can_tell_one_sealed_answer_from_another(
    setup: Setup, tmp_path: Path, nothing_is_random: Callable[[], None]
) -> None:
    found = exchanges(setup)
    assert found
    for number, exchange in enumerate(found):
        nothing_is_random()
        one = await sent_in(tmp_path / f"{number}-one", setup, exchange.one)
        nothing_is_random()
        other = await sent_in(tmp_path / f"{number}-other", setup, exchange.other)
        for viewer in range(setup.seats + 1):
            assert (one[viewer] == other[viewer]) is (viewer != exchange.owner)


async def sent_in(folder: Path, setup: Setup, actions: list[Action]) -> list[list[bytes]]:
    async with serving(folder) as app:
        return await everything_sent(app, setup, actions)


@pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)
async def test_nobody_is_sent_a_token_or_the_secret_of_the_dice(setup: Setup, app: FastAPI) -> None:
    sitting = await sit_down(app, setup)
    listeners = sitting.listeners()
    chance = draws(2)
    for _ in range(10):
        if not (asked := sorted((await sitting.session()).asked())):
            break
        session = await sitting.session()
        sayings = session.game.sayings(session.table.view(asked[0]), asked[0])
        await sitting.act(asked[0], sayings[below(chance, len(sayings))])
    session = await sitting.session()
    secret = session.secret
    hidden = [secret, secret.hex().encode(), base64.b64encode(secret)[:-2], base64.urlsafe_b64encode(secret)[:-2]]
    received = [await errors_and_looks(sitting, viewer, viewer) for viewer in range(len(listeners))]
    for viewer, listener in enumerate(listeners):
        await listener.reaches(session.length)
        await listener.leaves()
        sent = b"".join([listener.read, *received[viewer]])

        assert not session.over
        assert len(sent) > 1000
        foreign = [seat.token.encode() for number, seat in enumerate(session.seats) if number != viewer]
        assert [each for each in [*hidden, *foreign] if each in sent] == []


async def test_the_secret_is_shown_when_the_game_is_over(app: FastAPI) -> None:
    sitting = await sit_down(app, set_up(GAMES["objectif"], 2, {"rounds": "1"}))
    for seat, saying in ((0, "joker"), (1, "joker"), (0, "stop")):
        before = (await sitting.watcher.get(sitting.path)).json["dice"]["secret"]
        await sitting.act(seat, saying)
    shown = (await sitting.watcher.get(sitting.path)).json["dice"]["secret"]

    assert (before, shown) == (None, (await sitting.session()).secret.hex())
