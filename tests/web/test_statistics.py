"""Which dice are counted, and in which order are their faces told?"""

from pathlib import Path

from gobelet.core.record import read_record
from gobelet.games import GAMES
from gobelet.table.session import Session
from gobelet.web.statistics import dice_of
from tests.table.tables import played

RECORDS = Path(__file__).parents[1] / "records"
NUMBERS = ["1", "2", "3", "4", "5", "6"]


def table(name: str) -> Session:
    record = read_record((RECORDS / name).read_text("utf-8"), GAMES)
    return played(record.setup, record.events)


def test_a_draw_for_the_platter_is_no_face() -> None:
    assert "platter=" in (RECORDS / "tres_fute/000.game").read_text("utf-8")

    (fallen,) = dice_of([table("tres_fute/000.game")])

    assert sorted(fallen.seen) == sorted(fallen.due) == NUMBERS


def test_symbols_follow_the_numbers() -> None:
    together, *_ = dice_of([table("mosaix/000.game"), table("tres_fute/000.game")])

    assert [str(title) for title, _, _ in together.rows()] == [*NUMBERS, "circle", "cross", "triangle"]
