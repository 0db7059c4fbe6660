"""Can a program open a table, sit down, look, act and fetch the record; and what is it told when it cannot?"""

from pathlib import Path

import pytest
from fastapi import FastAPI

from gobelet.cli import main
from gobelet.core.setup import Setup, set_up
from gobelet.games import GAMES
from tests.positions import setup_name
from tests.table.tables import SMALL_SETUPS
from tests.web.calling import Caller, Sitting, serving, sit_down

A, B = 0, 1
DUEL = set_up(GAMES["qwixx_duel"], 2)
CARDS = set_up(GAMES["objectif"], 2, {"rounds": "1"})

each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


async def played_out(sitting: Sitting) -> None:
    while (session := await sitting.session()).asked():
        seat = min(session.asked())
        answer = await sitting.act(seat, session.game.sayings(session.table.view(seat), seat)[-1])
        assert answer.status == 200, answer.body


@each_setup
async def test_a_table_is_opened_and_looked_at(setup: Setup, app: FastAPI) -> None:
    sitting = await sit_down(app, setup)
    own = (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json
    others = (await sitting.watcher.get(sitting.path)).json

    assert (own["seat"], others["seat"]) == ("A", None)
    assert own["sayings"]
    assert others["sayings"] == []
    assert set(own["order"]) == set(own["boxes"])


async def test_a_whole_game_is_played_and_its_record_proves_its_dice(app: FastAPI, tmp_path: Path) -> None:
    sitting = await sit_down(app, CARDS)
    refused = await sitting.watcher.get(f"{sitting.path}/record")
    await played_out(sitting)
    record = await sitting.watcher.get(f"{sitting.path}/record")
    (tmp_path / "it.game").write_bytes(record.body)

    assert (refused.status, record.status) == (422, 200)
    assert main(["verify", str(tmp_path / "it.game")]) == 0


async def test_an_answer_is_acknowledged_with_the_new_position(duel: Sitting) -> None:
    answer = await duel.act(A, "pass")

    assert (answer.status, answer.json) == (200, {"position": 2})


async def test_an_answer_is_taken_back(duel: Sitting) -> None:
    await duel.act(A, "pass")
    answer = await duel.callers[A].post(f"{duel.path}/undo", {"seat": "A", "position": 2})
    again = await duel.callers[A].post(f"{duel.path}/undo", {"seat": "A", "position": 2})

    assert (answer.status, answer.json, again.status) == (200, {"position": 3}, 409)


async def test_real_dice_are_typed_in_by_who_sits_there(app: FastAPI) -> None:
    sitting = await sit_down(app, CARDS, dice="typed")
    typed = {"faces": "d1=1 d2=2 d3=3 d4=4 d5=5", "position": 0}
    stranger = await sitting.watcher.post(f"{sitting.path}/dice", typed)
    answer = await sitting.callers[B].post(f"{sitting.path}/dice", typed)
    again = await sitting.callers[A].post(f"{sitting.path}/dice", typed)

    assert (stranger.status, answer.status, again.status) == (403, 200, 409)


@pytest.mark.parametrize(
    ("caller", "content", "status", "sentence"),
    [
        (A, {"seat": "A", "saying": "pass", "position": 0}, 409, "The game has gone on: this answers position 0, but"),
        (A, {"seat": "A", "saying": "red99", "position": 1}, 422, "'red99' is no move of Qwixx Duel."),
        (A, {"seat": "B", "saying": "pass", "position": 1}, 403, "Seat B is not yours; open its invitation"),
        (B, {"seat": "B", "saying": "pass", "position": 1}, 422, "It is seat A's turn, not B's."),
        (A, {"seat": "Z", "saying": "pass", "position": 1}, 422, "'Z' is no seat; the seats are A or B."),
        (A, {"seat": "A", "saying": "pass"}, 422, "position is missing."),
        (A, {"seat": "A", "saying": "x" * 999, "position": 1}, 422, "saying is too long: at most 200 characters."),
        (A, b"no json", 422, "The request is no proper JSON."),
    ],
    ids=["stale", "no move", "foreign", "not asked", "no seat", "no position", "long", "no json"],
)
async def test_what_cannot_be_done_is_told_in_a_sentence_and_changes_nothing(
    duel: Sitting, caller: int, content: object, status: int, sentence: str
) -> None:
    answer = await duel.callers[caller].post(f"{duel.path}/act", content)

    assert answer.status == status
    assert answer.json["detail"].startswith(sentence)
    assert (await duel.session()).length == 1


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"game": "chess"}, "There is no game 'chess'; the games are"),
        ({"seats": [{"kind": "person"}]}, "Qwixx Duel has 2 seats, not 1."),
        ({"seats": [{"kind": "random"}, {"kind": "random"}]}, "At least one seat must be a person's."),
        ({"seats": [{"kind": "genius"}, {}]}, "'genius' cannot take a seat; each seat is person"),
        ({"dice": "loaded"}, "The dice cannot be 'loaded'; they are fair or typed."),
        ({"options": {"colour": "red"}}, "Qwixx Duel has no option 'colour'; it has none."),
        ({"added": "two\nlines"}, "added is not valid."),
    ],
)
async def test_a_table_that_cannot_be_is_told_in_a_sentence(
    app: FastAPI, wanted: dict[str, object], sentence: str
) -> None:
    answer = await Caller(app).post("/api/tables", {"game": "qwixx_duel", "seats": [{}, {}], **wanted})

    assert answer.status == 422
    assert answer.json["detail"].startswith(sentence)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nowhere", 404),
        ("GET", "/api/tables/nowhere", 404),
        ("POST", "/api/sit/nothing", 404),
        ("DELETE", "/api/tables", 405),
        ("PUT", "/api/tables/nowhere/act", 405),
    ],
)
async def test_unknown_paths_and_methods_get_one_sentence(app: FastAPI, method: str, path: str, status: int) -> None:
    answer = await Caller(app).ask(method, path, b"", {})

    assert (answer.status, list(answer.json)) == (status, ["detail"])


async def test_after_a_restart_the_table_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as app:
        sitting = await sit_down(app, DUEL)
        await sitting.act(A, "pass")
    async with serving(tmp_path) as app:
        again = Caller(app, sitting.callers[A].token)
        answer = await again.post(f"{sitting.path}/act", {"seat": "A", "saying": "pass", "position": 2})

    assert answer.status == 200
