"""Which dice are counted, and in which order are their faces told?"""

from pathlib import Path

from gobelet.core.record import read_record
from gobelet.games import GAMES
from gobelet.table.fair import commit
from gobelet.table.session import FAIR, PERSON, Seat, Session
from gobelet.web.statistics import dice_of

RECORDS = Path(__file__).parents[1] / "records"
NUMBERS = ["1", "2", "3", "4", "5", "6"]


def table(name: str) -> Session:
    record = read_record((RECORDS / name).read_text("utf-8"), GAMES)
    seats = [Seat(PERSON, "", "")] * record.setup.seats
    session = Session(name, record.setup, seats, commit(b"", name), b"", FAIR)
    session.begin(record.events)
    return session


def test_a_draw_for_the_platter_is_no_face() -> None:
    assert "platter=" in (RECORDS / "tres_fute/000.game").read_text("utf-8")

    (fallen,) = dice_of([table("tres_fute/000.game")])

    assert sorted(fallen.seen) == sorted(fallen.due) == NUMBERS


def test_symbols_follow_the_numbers() -> None:
    together, *_ = dice_of([table("mosaix/000.game"), table("tres_fute/000.game")])

    assert [str(title) for title, _, _ in together.rows()] == [*NUMBERS, "circle", "cross", "triangle"]
