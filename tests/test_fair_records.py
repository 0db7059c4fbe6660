"""Can a record prove its dice?"""

import json
import re
from pathlib import Path

import pytest

from gobelet.cli import main
from gobelet.core.commitment import Commitment
from gobelet.core.record import read_record, write_record
from gobelet.core.refusal import Refusal
from gobelet.games import GAMES
from gobelet.table.fair import fair_dice

PAGE = (Path(__file__).parent.parent / "docs/fair-dice.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"```record\n(.*?)```", PAGE, re.DOTALL)
SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "fair.game"
    file.write_text(EXAMPLE, "utf-8")
    return file


def test_promise_and_secret_are_read_back_to_the_letter() -> None:
    record = read_record(EXAMPLE, GAMES)

    assert (record.commitment, record.secret) == (Commitment("kitchen", COMMITMENT, "blue skies"), SECRET)
    assert write_record(record.setup, record.events, record.state, record.commitment, record.secret) == EXAMPLE


def test_a_game_that_goes_on_has_a_promise_and_no_secret() -> None:
    begun = EXAMPLE[: EXAMPLE.index("B two_pairs")].replace(" blue skies", "")
    record = read_record(begun, GAMES)

    assert (record.commitment, record.secret) == (Commitment("kitchen", COMMITMENT), "")
    assert write_record(record.setup, record.events, record.state, record.commitment) == begun


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("fair kitchen", "fair kit/chen", "Line 7: a promise is a table, 64 hexadecimal digits and what was added"),
        ("630dcd", "630DCD", "Line 7: a promise is a table"),
        (" blue skies", " ", "Line 7: a promise is a table"),
        (" blue skies", " blue\tskies", "Line 7: a promise is a table"),
        ("fair kitchen", "fare kitchen", "Line 7: expected an empty line, found 'fare kitchen"),
        (f"secret {SECRET}\n", "", "Line 17: expected 'secret ...', found ''."),
        ("secret 00", "secret 0", "Line 17: a secret has 64 hexadecimal digits"),
        (f"fair kitchen {COMMITMENT} blue skies\n", "", "Line 16: the record should end here"),
    ],
)
def test_damage_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_record(EXAMPLE.replace(old, new), GAMES)

    assert str(refusal.value).startswith(reason)


def test_the_worked_example_is_true() -> None:
    """The two HMACs on the page, byte by byte, are the two rolls of its record."""
    shown = [bytes.fromhex(each) for each in re.findall(r"SHA2-256\(stdin\)= ([0-9a-f]{64})", PAGE)]
    commitment = Commitment("kitchen", COMMITMENT, "blue skies")
    rolled = [fair_dice(bytes.fromhex(SECRET), commitment, event)([range(1, 7)] * 5) for event in (0, 4)]

    assert [tuple(byte % 6 + 1 for byte in block[:5]) for block in shown] == rolled


def test_verify_checks_the_dice(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["verify", str(file)])

    assert code == 0
    assert "all dice follow from the secret that was promised" in " ".join(capsys.readouterr().out.split())


def test_verify_says_so_to_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["verify", "--json", str(file)])

    assert json.loads(capsys.readouterr().out)["fair"] is True


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("d3=4 d4=2", "d3=4 d4=3", "The dice of event 5 do not follow from the secret."),
        ("secret 0001", "secret 0000", "The secret is not the one that was promised"),
        ("blue skies", "grey skies", "The dice of event 1 do not follow from the secret."),
        ("fair kitchen", "fair bathroom", "The dice of event 1 do not follow from the secret."),
    ],
)
def test_verify_refuses_dice_that_were_not_promised(
    file: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, reason: str
) -> None:
    file.write_text(EXAMPLE.replace(old, new), "utf-8")
    code = main(["verify", "--json", str(file)])

    assert code == 1
    assert json.loads(capsys.readouterr().out)["reason"].startswith(reason)
