"""Do games that were played once still replay to the letter?"""

from pathlib import Path

import pytest

from gobelet.core.game import Game, Over
from gobelet.core.record import write_record
from gobelet.games import GAMES
from tests.records.golden import FEWEST, FOLDER, read, traits_of

RECORDS = sorted(FOLDER.glob("*/*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_score(path: Path) -> None:
    record = read(path)

    assert isinstance(record.setup.game.turn(record.state), Over)
    assert write_record(record.setup, record.events, record.state).encode("utf-8") == path.read_bytes()


@pytest.mark.dear
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_golden_records_show_everything_that_can_happen(game: Game) -> None:
    traits, shown = traits_of(game), set()
    paths = [path for path in RECORDS if path.parent.name == game.name]
    for path in paths:
        record = read(path)
        shown |= traits.found(record.setup, record.events)

    assert traits.wanted - shown == set()
    assert len(paths) >= FEWEST
