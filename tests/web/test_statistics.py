"""What do statistics tell: of results, by seats and opponents, and of dice, beside what chance allows?"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from math import comb
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from gobelet.core.record import read_record
from gobelet.core.text import say
from gobelet.games import GAMES
from gobelet.table.people import PERSON, Seat
from gobelet.table.session import Session
from gobelet.web.fallen import Fallen
from gobelet.web.own_games import Counted, Finished, counted
from gobelet.web.results import Results
from gobelet.web.statistics import dice_of, results_of
from tests.table.tables import played

RECORDS = Path(__file__).parents[1] / "records"
NUMBERS = ["1", "2", "3", "4", "5", "6"]


def table(name: str) -> Session:
    record = read_record((RECORDS / name).read_text("utf-8"), GAMES)
    return played(record.setup, record.events)


def test_a_draw_for_the_platter_is_no_face() -> None:
    assert "platter=" in (RECORDS / "tres_fute/000.game").read_text("utf-8")

    (fallen,) = dice_of([counted(table("tres_fute/000.game"))]).values()

    assert sorted(fallen.seen) == sorted(fallen.due) == NUMBERS


def test_symbols_follow_the_numbers() -> None:
    together = dice_of(counted(table(name)) for name in ("mosaix/000.game", "tres_fute/000.game"))["all"]

    assert [str(face.title) for face in together.rows()] == [*NUMBERS, "circle", "cross", "triangle"]


def test_a_face_within_the_band_is_no_wonder() -> None:
    six = {str(face): say(str(face)) for face in range(1, 7)}
    fallen = Fallen(say("any game"))
    for face, times in zip(six, (10, 11, 11, 11, 11, 10), strict=True):
        for _ in range(times):
            fallen.fell(face, six)

    assert {str(face.judged) for face in fallen.rows()} == {"within chance"}


def test_23_ones_where_10_are_expected_are_seen_for_what_they_are() -> None:
    six = {str(face): say(str(face)) for face in range(1, 7)}
    fallen = Fallen(say("any game"))
    for face, times in zip(six, (23, 10, 9, 9, 3, 10), strict=True):
        for _ in range(times):
            fallen.fell(face, six)
    ones, *_, fives, _ = fallen.rows()

    assert str(ones.judged) == "more often than chance usually brings"
    assert (round(ones.low, 1), round(ones.due, 1), round(ones.high, 1)) == (4.8, 10.7, 16.5)
    assert str(fives.judged) == "more rarely than chance usually brings"


def test_the_band_holds_95_of_100_series() -> None:
    """The normal band against the exact binomial, for as many dice as a short game has."""
    six = {str(face): say(str(face)) for face in range(1, 7)}
    fallen = Fallen(say("any game"))
    for _ in range(120):
        fallen.fell("1", six)
    face = fallen.rows()[0]
    inside = sum(comb(120, n) * 5 ** (120 - n) for n in range(121) if face.low <= n <= face.high) / 6**120

    assert 0.94 < inside < 0.965


def sat(*seats: Seat, totals: Sequence[int]) -> Finished:
    best = [seat for seat, total in enumerate(totals) if total == max(totals)]
    counted = Counted(GAMES["tres_fute"], dict(enumerate(totals)), best, Fallen(say("Très futé")))
    return Finished("table", datetime.now(UTC), counted, seats)


ME, BOB, CASUAL = Seat(PERSON, "", "", "me"), Seat(PERSON, "", "", "bob"), Seat("casual", "", "")


def test_results_are_told_apart_by_seats_and_opponents() -> None:
    tables = [
        sat(ME, totals=[200]),
        sat(ME, CASUAL, totals=[180, 170]),
        sat(BOB, ME, totals=[190, 150]),
        sat(ME, totals=[220]),
        sat(BOB, totals=[300]),
    ]
    groups = results_of(tables, "me")["tres_fute"]

    assert [(str(each.title), each.totals, each.wins) for each in groups] == [
        ("alone", [200, 220], 2),
        ("2 seats, against casual bots", [180], 1),
        ("2 seats, against persons", [150], 0),
    ]


def test_the_trend_is_the_mean_of_the_latest_ten() -> None:
    results = Results(GAMES["tres_fute"], 1, (), [100] * 10 + [200] * 10)

    assert (results.trend()[9], results.trend()[14], results.lately) == (100, 150, 200)


def test_levels_are_counted_from_the_highest() -> None:
    verdict = GAMES["tres_fute"].verdict

    assert Results(GAMES["tres_fute"], 1, (), [100, 320, 100]).levels() == [(verdict(320), 1), (verdict(100), 2)]


def finished(client: TestClient, name: str = "mosaix/000.game") -> None:
    """A whole game that this browser has played."""
    record = (RECORDS / name).read_text("utf-8")
    events, seats = record.split("\n\n")[1].count("\n") + 1, int(record.split("seats ")[1][0])
    client.post("/fork", data={"record": record, "at": str(events), "seat": ["here"] * seats})


PLOTS = ["/statistics/results/mosaix.svg", "/statistics/dice/mosaix.svg"]


@pytest.mark.parametrize("path", PLOTS)
def test_a_plot_has_a_title_and_neither_scripts_nor_addresses(client: TestClient, path: str) -> None:
    finished(client)
    answer = client.get(path)
    drawing = ElementTree.fromstring(answer.text)

    assert answer.headers["content-type"] == "image/svg+xml"
    assert drawing.findtext("{*}title") and drawing.findtext("{*}desc")
    assert not list(drawing.iter("{*}script")) and "url(http" not in answer.text and "@import" not in answer.text
    assert all(value.startswith("#") for node in drawing.iter() for name, value in node.items() if "href" in name)


@pytest.mark.parametrize("path", PLOTS)
def test_a_plot_has_the_colours_of_the_theme_only(client: TestClient, path: str) -> None:
    finished(client)
    style, drawn = client.get(path).text.split("</style>", 1)

    assert "prefers-color-scheme:dark" in style
    assert not re.findall(r"(?:fill|stroke): #\w+", drawn)


@pytest.mark.parametrize("path", PLOTS)
def test_a_plot_shows_nobody_elses_games(client: TestClient, path: str) -> None:
    finished(client)
    mine = client.get(path)
    client.cookies.clear()

    assert "private" in mine.headers["cache-control"]
    assert (mine.status_code, client.get(path).status_code) == (200, 404)


def test_the_page_has_one_heading_and_scoped_columns(client: TestClient) -> None:
    finished(client)
    finished(client, "tres_fute/000.game")
    page = client.get("/statistics").text

    assert page.count("<h1") == 1
    assert "<th>" not in page
    assert [path for path in PLOTS if f'src="{path}"' in page] == PLOTS
    assert 'src="/statistics/dice/all.svg"' in page
