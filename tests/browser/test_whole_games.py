"""Can every game be played to its end by clicking only what is lit: alone, at two screens, around one screen?"""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from gobelet.core.game import Game, seat_name
from gobelet.core.record import read_record
from gobelet.core.text import say
from gobelet.games import GAMES
from gobelet.languages import translator
from tests.browser.conftest import NewPlayer
from tests.browser.hands import (
    begin_to_play,
    open_table,
    play_to_the_end,
    table_id,
    take_seat,
    to_the_table,
    wait_for_the_end,
)
from tests.browser.looks import look

ALONE, ONLINE, HOT_SEAT, GUEST = range(4)

each_game = pytest.mark.parametrize("name", GAMES)
each_game_of_several = pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.seats[-1] > 1])


@dataclass(frozen=True)
class Reckoning:
    """What is told at the end: in which language, and the points of each seat and part."""

    language: str
    heading: str
    points: dict[str, int]


def shown(page: Page) -> Reckoning:
    points = page.locator("#end [data-points]").evaluate_all(
        "cells => cells.map(cell => [cell.dataset.points, +cell.innerText.replace('−', '-')])"
    )
    return Reckoning(
        page.locator("html").get_attribute("lang") or "",
        page.locator("#end h2").inner_text(),
        dict(points),
    )


def due(page: Page, language: str) -> Reckoning:
    """The same from the record, which is replayed here."""
    record = read_record(page.request.get(f"/api/tables/{table_id(page)}/record").text(), GAMES)
    game, seats = record.setup.game, record.setup.seats
    scores = {seat_name(seat): game.score(record.state, seat) for seat in range(seats)}
    parts = {f"{seat} {part}": score.as_dict()[part] for seat, score in scores.items() for part in game.counted(seats)}
    return Reckoning(
        language,
        translator(language)(say("Final score")),
        {**parts, **{f"{seat} total": score.total for seat, score in scores.items()}},
    )


def with_bots(game: Game, *people: str) -> list[str]:
    """The people, and as many bots as the game needs besides."""
    return [*people, *["random"] * (game.seats[0] - len(people))]


@each_game
def test_alone_or_against_a_bot(new_player: NewPlayer, name: str) -> None:
    settings = look(name, ALONE)
    page = new_player(**settings)
    open_table(page, name, *with_bots(GAMES[name], "here"))
    play_to_the_end(page, seed=1)

    assert shown(page) == due(page, settings["locale"])


@each_game_of_several
def test_two_people_at_two_screens(new_player: NewPlayer, name: str) -> None:
    looks = look(name, ONLINE), look(name, GUEST)
    host, guest = (new_player(**each) for each in looks)
    open_table(host, name, *with_bots(GAMES[name], "here", "elsewhere"))
    take_seat(guest, host.locator("#link-B").input_value(), "Bea")
    to_the_table(host)
    expect(host.locator("[data-name=B]")).to_have_text("Bea")
    for seed, page in enumerate((host, guest)):
        begin_to_play(page, seed)
    for page in (host, guest):
        wait_for_the_end(page)

    assert [shown(host), shown(guest)] == [due(host, each["locale"]) for each in looks]


@each_game_of_several
def test_two_people_around_one_screen_with_a_bot_where_it_has_a_seat(new_player: NewPlayer, name: str) -> None:
    settings, bots = look(name, HOT_SEAT), ["random"] * (3 in GAMES[name].seats)
    page = new_player(**settings)
    open_table(page, name, "here", "here", *bots)
    play_to_the_end(page, seed=2)

    assert shown(page) == due(page, settings["locale"])
