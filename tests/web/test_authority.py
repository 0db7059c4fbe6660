"""Who may do what at a table? Nobody for another: not with their share in the dice, their answers or their name."""

import pytest
from fastapi import FastAPI

from gobelet.core.game import seat_name
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.fair import digest_of
from tests.web.calling import Caller, Heard, Sitting, sit_down

A, B = 0, 1
DUEL = set_up(GAMES["qwixx_duel"], 2)
CARDS = set_up(GAMES["objectif"], 2, {"rounds": "1"})
SHARES = ["11" * 32, "22" * 32]


async def seals(sitting: Sitting, seat: int) -> Heard:
    digest = digest_of(bytes.fromhex(SHARES[seat]))
    return await sitting.callers[seat].post(f"{sitting.path}/seal", {"seat": seat_name(seat), "digest": digest})


async def opens(sitting: Sitting, seat: int) -> Heard:
    told = {"seat": seat_name(seat), "share": SHARES[seat]}
    return await sitting.callers[seat].post(f"{sitting.path}/open", told)


async def test_a_table_that_waits_rolls_when_all_envelopes_are_open(app: FastAPI) -> None:
    sitting = await sit_down(app, CARDS, wait=True)
    before = (await sitting.watcher.get(sitting.path)).json
    early = [await seals(sitting, A), await opens(sitting, A)]
    sealed = (await sitting.watcher.get(sitting.path)).json
    rest = [await seals(sitting, B), await opens(sitting, B), await opens(sitting, A)]
    other = {"seat": "A", "digest": "33" * 32}
    late = await sitting.callers[A].post(f"{sitting.path}/seal", other)
    after = (await sitting.watcher.get(sitting.path)).json

    assert [each.status for each in early] == [200, 422]
    assert [each["sealed"] is not None for each in sealed["dice"]["envelopes"]] == [True, False]
    assert [each.status for each in (*rest, late)] == [200, 200, 200, 422]
    assert (before["waits"], before["rolls"], after["waits"], after["rolls"]) == (True, 0, False, 1)
    assert after["dice"]["commitment"] == before["dice"]["commitment"]


async def test_nobody_begins_for_another(app: FastAPI) -> None:
    """Attack 9: whoever is first lets the dice fall before the others are there."""
    sitting = await sit_down(app, DUEL, wait=True)
    begun = [await sitting.callers[A].post(f"{sitting.path}/begin", {"seat": "A"}) for _ in range(2)]
    waits = (await sitting.watcher.get(sitting.path)).json["waits"]
    foreign = await sitting.callers[A].post(f"{sitting.path}/begin", {"seat": "B"})
    other = await sitting.callers[B].post(f"{sitting.path}/begin", {"seat": "B"})

    assert ([each.status for each in begun], waits, foreign.status, other.status) == ([200, 200], True, 403, 200)
    assert (await sitting.watcher.get(sitting.path)).json["rolls"] == 1


async def test_a_program_that_has_brought_its_token_has_taken_the_seat(app: FastAPI) -> None:
    """Attack 2: an opponent read the live token of a program under "seats and links", then its hidden cards."""
    opened = await Caller(app).post("/api/tables", {"game": "objectif", "seats": [{"here": True}, {}]})
    browser = Caller(app, headers={"cookie": opened.headers["set-cookie"].partition(";")[0]})
    token, page = opened.json["seats"][B]["token"], f"/table/{opened.json['table']}/seats"
    free = (await browser.get(page)).body
    await Caller(app, token).get(f"/api/tables/{opened.json['table']}?seat=B")
    taken = (await browser.get(page)).body

    assert (token.encode() in free, token.encode() in taken) == (True, False)


async def test_a_program_gets_its_seat_at_the_rematch(app: FastAPI) -> None:
    """Attack 2: after a rematch a program had no token at all."""
    sitting = await sit_down(app, DUEL)
    while not (session := await sitting.session()).over:
        await sitting.act(min(session.asked()), "pass")
    stranger = await sitting.watcher.post(f"{sitting.path}/rematch", {})
    answers = [(await caller.post(f"{sitting.path}/rematch", {})).json for caller in sitting.callers]
    path = f"/api/tables/{answers[A]['table']}"
    seen = [
        await Caller(app, answer["seats"][0]["token"]).get(f"{path}?seat={seat_name(1 - seat)}")
        for seat, answer in enumerate(answers)
    ]

    assert stranger.status == 403
    assert answers[A]["table"] == answers[B]["table"] != sitting.id
    assert [each.status for each in seen] == [200, 200]


async def test_undo_leaves_alone_what_another_has_answered(app: FastAPI) -> None:
    """Attack 10: A's undo deleted B's later answer."""
    sitting = await sit_down(app, set_up(GAMES["mosaix"], 2))
    await sitting.act(A, (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json["sayings"][0])
    seen = (await sitting.callers[B].get(f"{sitting.path}?seat=B")).json
    await sitting.act(B, seen["sayings"][0])
    length = (await sitting.session()).length
    undone = await sitting.callers[A].post(f"{sitting.path}/undo", {"seat": "A"})

    assert (undone.status, "another player has answered" in undone.json["detail"]) == (422, True)
    assert (await sitting.session()).length == length


async def test_whoever_left_the_rematch_is_not_told_the_token_of_who_came_after(app: FastAPI) -> None:
    """A former player asked the old table for the rematch again, and got the live token of somebody else."""
    sitting = await sit_down(app, DUEL)
    while not (session := await sitting.session()).over:
        await sitting.act(min(session.asked()), "pass")
    left = (await sitting.callers[B].post(f"{sitting.path}/rematch", {})).json
    path, mine = f"/api/tables/{left['table']}", Caller(app, left["seats"][0]["token"])
    assert (await mine.post(f"{path}/leave", {"seat": "A"})).status == 200  # who sat second begins
    channel = await app.state.hall.find(left["table"])
    carl = Caller(app, channel.session.seats[A].token)
    assert (await carl.get(f"{path}?seat=A")).status == 200
    again = (await sitting.callers[B].post(f"{sitting.path}/rematch", {})).json

    assert again == {"table": left["table"], "seats": []}


async def test_whoever_comes_to_a_game_that_is_over_is_not_told_the_token_of_who_plays_the_rematch(
    app: FastAPI,
) -> None:
    """Attack: the free seat of a finished table led to the live token of the program that plays there next."""
    sitting = await sit_down(app, set_up(GAMES["objectif"], 2, {"rounds": "1"}))
    await sitting.act(B, "pair")
    await sitting.act(A, "joker")
    await sitting.callers[B].post(f"{sitting.path}/leave", {"seat": "B"})
    await sitting.act(A, "stop")
    opened = (await sitting.callers[A].post(f"{sitting.path}/rematch", {})).json
    there = (await app.state.hall.find(opened["table"])).session.seats[A].token  # who sat second begins
    assert (await Caller(app, there).get(f"/api/tables/{opened['table']}?seat=A")).status == 200
    free = Caller(app, (await sitting.session()).seats[B].token)
    refused = await free.post(f"{sitting.path}/rematch", {})

    assert (refused.status, refused.json["detail"]) == (403, "The game is over: nobody can sit down any more.")


async def test_a_rematch_between_browsers_waits_for_their_envelopes(app: FastAPI) -> None:
    """Also when nobody had a share in the game before, as in one that goes on from a record."""
    sitting, hall = await sit_down(app, DUEL), app.state.hall
    while not (session := await sitting.session()).over:
        await sitting.act(min(session.asked()), "pass")
    for seat, browser in enumerate(("one browser", "another browser")):
        await hall.sit((await sitting.session()).seats[seat].token, browser)
    rematch = await hall.find(await hall.rematch(await hall.find(sitting.id)))

    assert rematch.session.waits


async def test_a_hidden_card_that_somebody_left_is_nobodys_to_see(app: FastAPI) -> None:
    """An opponent took the free seat, read the card that lay there, and took it back."""
    sitting = await sit_down(app, CARDS)
    await sitting.act(B, "joker")
    await sitting.callers[B].post(f"{sitting.path}/leave", {"seat": "B"})
    token = (await sitting.session()).seats[B].token
    looked = await Caller(app, token).get(f"{sitting.path}?seat=B")
    sat = await Caller(app).post(f"/api/sit/{token}", {})

    assert (looked.status, sat.status) == (403, 403)
    assert b"joker" not in looked.body


async def test_a_bot_that_took_over_keeps_what_the_person_had_answered(app: FastAPI) -> None:
    """An opponent's undo went through the answer of somebody who had left, once a bot sat there."""
    sitting = await sit_down(app, set_up(GAMES["mosaix"], 2))
    await sitting.act(A, (await sitting.callers[A].get(f"{sitting.path}?seat=A")).json["sayings"][0])
    await sitting.act(B, (await sitting.callers[B].get(f"{sitting.path}?seat=B")).json["sayings"][0])
    await sitting.callers[B].post(f"{sitting.path}/leave", {"seat": "B"})
    taken = await sitting.callers[A].post(f"{sitting.path}/takeover", {"seat": "A", "free": "B", "bot": "random"})
    undone = await sitting.callers[A].post(f"{sitting.path}/undo", {"seat": "A"})

    assert (taken.status, undone.status) == (200, 422)


async def test_a_program_takes_its_seat_on_a_page_too(app: FastAPI) -> None:
    sitting = await sit_down(app, DUEL, here=False)
    await sitting.callers[B].get(f"/table/{sitting.id}")

    assert (await sitting.session()).is_here(B)


async def test_the_log_does_not_grow_without_end_before_the_dice_fall(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gobelet.table.session.MOST_LAID", 3)
    sitting = await sit_down(app, DUEL, wait=True)
    answers = [
        await sitting.callers[A].post(f"{sitting.path}/seal", {"seat": "A", "digest": f"{number:064x}"})
        for number in range(4)
    ]

    assert [each.status for each in answers] == [200, 200, 200, 422]


@pytest.mark.parametrize("name", [" ", "\u200b", "\u3164", "\u2800", "B", "B\ufe0f", "B\u034f", "\uff22", "\u0412"])
async def test_a_name_can_be_seen_and_is_nobody_elses(app: FastAPI, name: str) -> None:
    """Attack 14: blank and invisible names, and a seat called like another one."""
    wanted = {"game": "qwixx_duel", "seats": [{"name": name}, {}]}

    assert (await Caller(app).post("/api/tables", wanted)).status == (201 if name == " " else 422)
