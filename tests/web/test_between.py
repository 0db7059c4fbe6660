"""Is a page sent what happened event by event, as its seat may see it, and little more than before?"""

import json
import re
import zlib
from base64 import b64decode
from random import Random
from typing import Any

import msgspec
import pytest

from gobelet.core.event import Played, Rolled
from gobelet.core.picture import Picture
from gobelet.core.replay import replay
from gobelet.core.setup import Setup, set_up
from gobelet.core.text import SEAT_NAMES
from gobelet.core.verbs import SPECTATOR
from gobelet.games import GAMES
from gobelet.table.session import Session
from gobelet.web.between import between
from gobelet.web.difference import difference, groups
from gobelet.web.seat_view import SeatView, session_view
from tests.positions import setup_name
from tests.table.tables import DUEL, SMALL_SETUPS, opened

A, B = 0, 1
QUARTER = 1.25

each_setup = pytest.mark.parametrize("setup", SMALL_SETUPS, ids=setup_name)


def some_changes(setup: Setup, seat: int, answers: int = 12) -> list[tuple[SeatView, SeatView, Session]]:
    """What a seat sees before and after each answer of A, who plays against bots."""
    session, _ = opened(setup, " ".join(["person", *["random"] * (setup.seats - 1)]))
    chance, seen = Random(5), []
    for _ in range(answers):
        sayings = session.game.sayings(session.table.state, A)
        if not sayings:
            break
        after = session.copy()
        after.act(A, chance.choice(sayings), after.length)
        seen.append((session_view(session, seat), session_view(after, seat), after))
        session = after
    return seen


def unpacked(content: dict[str, Any]) -> list[Any]:
    packed = content.get("between")
    steps: list[Any] = json.loads(zlib.decompress(b64decode(packed), -zlib.MAX_WBITS)) if packed else []
    return steps


def seen(picture: Picture) -> dict[str, str]:
    """As it is seen: a step does not say again what boxes are called."""
    return {id: unnamed(markup) for id, markup in drawn(picture).items()}


def unnamed(markup: str) -> str:
    return re.sub(r' (bare|role="img"|aria-hidden="true"|aria-label="[^"]*")|<title>.*?</title>', "", markup)


def drawn(picture: Picture) -> dict[str, str]:
    return {id: json.loads(bytes(group)) for id, group in groups(picture.boxes, str).items()}


def after(
    shown: dict[str, str], order: list[str], step: Any, at_first: dict[str, str], at_the_end: dict[str, Any]
) -> dict[str, str]:
    """What a page shows that takes a step."""
    for place, count, ids in step["exchanged"]:
        order[place : place + count] = ids
    for id, how in step["boxes"].items():
        shown[id] = how if isinstance(how, str) else json.loads(bytes(at_the_end[id])) if how else at_first[id]
    return {id: unnamed(shown[id]) for id in order}


@each_setup
@pytest.mark.parametrize("seat", [A, B, SPECTATOR], ids=["A", "B", "spectator"])
def test_each_step_is_what_the_seat_saw_then_and_nothing_else(setup: Setup, seat: int) -> None:
    """Also of secrets: it is drawn from a view of that moment."""
    for before, now, session in some_changes(setup, seat):
        content = difference(now, before, str) | between(now, before, str)
        shown, order = drawn(before.picture), [box.id for box in before.picture.boxes]
        at = len(before.log) + (seat == A)  # one's own answer comes first
        for step in unpacked(content):
            shown = after(shown.copy(), order, step, drawn(before.picture), content["boxes"])
            at = step.get("at", at)
            state = session.game.view(replay(setup, session.table.events[:at]), seat)
            sheet = SEAT_NAMES.index(step["sheet"]) if "sheet" in step else None

            assert shown == seen(session.game.look.on_page(state, seat, shown=sheet))


@each_setup
def test_every_event_of_somebody_else_is_a_step(setup: Setup) -> None:
    """The last one is shown by the present, unless it is an answer on a sheet that one does not see."""
    for before, now, session in some_changes(setup, SPECTATOR):
        steps, events = unpacked(between(now, before, str)), session.table.events
        last = len(events) - (setup.game.look.sheet is None or isinstance(events[-1], Rolled))

        assert [step["at"] for step in steps if "at" in step] == list(range(len(before.log) + 1, last + 1))


def test_the_sheet_of_whoever_acts_is_turned_to_and_ones_own_comes_back() -> None:
    """B answers by the platter, then rolls and chooses: all of that is seen on B's sheet."""
    setup, found = set_up(GAMES["tres_fute"], 2), 0
    for before, now, session in some_changes(setup, A):
        steps, acts = unpacked(between(now, before, str)), dict[int, int | None]()
        for number in reversed(range(len(session.table.events))):
            event = session.table.events[number]
            acts[number + 1] = event.seat if isinstance(event, Played) else acts.get(number + 2)
        if any(acts[step["at"]] == B for step in steps if "at" in step):
            found += 1

            assert all(step.get("sheet") == "B" for step in steps if "at" in step and acts[step["at"]] == B)
            assert "at" not in steps[-1] and "sheet" not in steps[-1]
    assert found


def test_no_dice_fall_while_a_sheet_is_turned_to() -> None:
    for before, now, _ in some_changes(set_up(GAMES["melange_fute"], 2), A):
        turned = [step for step in unpacked(between(now, before, str)) if "at" not in step]

        assert all(step["rolled"] == [] for step in turned)


@each_setup
def test_points_of_steps_lead_to_those_of_the_present(setup: Setup) -> None:
    for before, now, session in some_changes(setup, SPECTATOR):
        steps = unpacked(between(now, before, str))
        points = {(seat, part): number for step in steps for seat, part, number in step["points"]}
        at = max((step["at"] for step in steps if "at" in step), default=0)
        last = replay(setup, session.table.events[:at])
        total = {seat: session.game.score(last, seat).total for seat in range(setup.seats)}

        assert {"AB"[seat]: total[seat] for seat in total if ("AB"[seat], "total") in points} == {
            seat: number for (seat, part), number in points.items() if part == "total"
        }


def test_what_is_only_ones_own_needs_no_steps() -> None:
    session, _ = opened(set_up(GAMES["tres_fute"], 1))
    after = session.copy()
    after.act(A, "pass", after.length)

    assert "between" not in between(session_view(after, A), session_view(session, A), str)


def test_only_dice_that_were_rolled_are_named() -> None:
    session, _ = opened(set_up(GAMES["tres_fute"], 1))
    sayings = [saying for saying in session.game.sayings(session.table.state, A) if saying.startswith("white")]
    after = session.copy()
    after.act(A, sayings[0], after.length)
    roll = after.table.events[-1]
    assert isinstance(roll, Rolled)
    fallen = [die.name for die, face in zip(session.game.dice, roll.faces, strict=True) if face]

    assert "white" not in fallen
    assert sorted(between(session_view(after, A), session_view(session, A), str)["rolled"]) == sorted(fallen)


@each_setup
def test_dice_of_every_room_are_found_in_its_picture(setup: Setup) -> None:
    rolls = [between(now, before, str).get("rolled") for before, now, _ in some_changes(setup, A, 30)]

    assert any(rolls)


def test_a_page_that_missed_a_change_gets_the_present_only() -> None:
    changes = some_changes(DUEL, A)

    assert between(changes[2][1], changes[1][0], str) == {}


def test_what_is_taken_back_has_no_steps() -> None:
    session, _ = opened(DUEL)
    acted = session.copy()
    acted.act(A, "pass", acted.length)
    undone = acted.copy()
    undone.undo([A], undone.length)

    assert between(session_view(undone, A), session_view(acted, A), str) == {}


@each_setup
def test_a_move_grows_by_less_than_a_quarter(setup: Setup) -> None:
    changes = some_changes(setup, A, 40)
    plain = [difference(now, before, str) for before, now, _ in changes]
    told = [content | between(now, before, str) for content, (before, now, _) in zip(plain, changes, strict=True)]
    weigh = [sum(len(msgspec.json.encode(each)) for each in some) for some in (told, plain)]

    assert weigh[0] < QUARTER * weigh[1]
