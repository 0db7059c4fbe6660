"""Can a record prove its dice?"""

import hashlib
import json
import re
from pathlib import Path

import pytest

from gobelet.cli import main
from gobelet.core.commitment import CHAINED, Commitment
from gobelet.core.record import read_record, write_record
from gobelet.core.refusal import Refusal
from gobelet.games import GAMES
from gobelet.table.fair import chain, fair_dice

PAGE = (Path(__file__).parent.parent / "docs/fair-dice.md").read_text("utf-8")
EXAMPLE, OLD = re.findall(r"```record\n(.*?)```", PAGE, re.DOTALL)  # of version 2, and of version 1
SECRET = bytes(range(32)).hex()
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
SHARES = (("A", bytes(range(32, 64)).hex()), ("B", bytes(range(64, 96)).hex()))
CHAINED_DICE = Commitment("kitchen", COMMITMENT, "", CHAINED, SHARES)
DICE_BY_PLACE = Commitment("kitchen", COMMITMENT, "blue skies")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "fair.game"
    file.write_text(EXAMPLE, "utf-8")
    return file


@pytest.mark.parametrize(("text", "commitment"), [(EXAMPLE, CHAINED_DICE), (OLD, DICE_BY_PLACE)])
def test_commitment_and_secret_are_read_back_to_the_letter(text: str, commitment: Commitment) -> None:
    record = read_record(text, GAMES)

    assert (record.commitment, record.secret) == (commitment, SECRET)
    assert write_record(record.setup, record.events, record.state, record.commitment, record.secret) == text


def test_a_game_that_goes_on_has_a_commitment_and_no_secret() -> None:
    begun = EXAMPLE[: EXAMPLE.index("B two_pairs")]
    record = read_record(begun, GAMES)

    assert (record.commitment, record.secret) == (CHAINED_DICE, "")
    assert write_record(record.setup, record.events, record.state, record.commitment) == begun


WRONG = "Line 7: a commitment is a table, 64 hexadecimal digits and what was added"


@pytest.mark.parametrize(
    ("text", "old", "new", "reason"),
    [
        (OLD, "fair kitchen", "fair kit/chen", WRONG),
        (OLD, "630dcd", "630DCD", WRONG),
        (OLD, " blue skies", " ", WRONG),
        (OLD, " blue skies", " blue\tskies", WRONG),
        (OLD, " blue skies\n", f" blue skies\nshare A {SECRET}\n", "Line 8: expected an empty line, found 'share A"),
        (OLD, "fair kitchen", "fare kitchen", "Line 7: expected an empty line, found 'fare kitchen"),
        (OLD, f"secret {SECRET}\n", "", "Line 17: expected 'secret ...', found ''."),
        (OLD, "secret 00", "secret 0", "Line 17: a secret has 64 hexadecimal digits"),
        (OLD, f"fair kitchen {COMMITMENT} blue skies\n", "", "Line 16: the record should end here"),
        (EXAMPLE, "fair 2", "fair 3", WRONG),
        (EXAMPLE, "bd710dd 1", "bd710dd 0", WRONG),
        (EXAMPLE, "bd710dd 1", "bd710dd", WRONG),
        (EXAMPLE, "bd710dd 1", "bd710dd 1\N{ARABIC-INDIC DIGIT TWO}", WRONG),
        (EXAMPLE, "share A 20", "share A ", "Line 8: a share is a seat and 64 hexadecimal digits"),
        (EXAMPLE, "share B", "share C", "Line 9: a share is a seat"),
        (EXAMPLE, "share B", "share A", "Line 9: a share is a seat"),
    ],
)
def test_damage_is_refused_with_line_and_reason(text: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_record(text.replace(old, new), GAMES)

    assert str(refusal.value).startswith(reason)


def test_the_worked_examples_are_true() -> None:
    """Every digest on the page, byte by byte: the first link, then the rolls of both records."""
    first, *shown = re.findall(r"SHA2-256\(stdin\)= ([0-9a-f]{64})", PAGE)
    record = read_record(EXAMPLE, GAMES)
    links, six = chain(record.setup, CHAINED_DICE, record.events), [range(1, 7)] * 5
    secret = bytes.fromhex(SECRET)
    due = [fair_dice(secret, CHAINED_DICE, event, links[event])(six) for event in (0, 4)]
    due += [fair_dice(secret, DICE_BY_PLACE, event)(six) for event in (0, 4)]

    assert first == links[0] == hashlib.sha256(EXAMPLE.partition("\n\n")[0].encode()).hexdigest()
    assert f"printf '{links[4]}" in PAGE
    assert [tuple(byte % 6 + 1 for byte in bytes.fromhex(block)[:5]) for block in shown] == due


@pytest.mark.parametrize("language", ["fr", "de"])
def test_other_languages_reckon_the_same(language: str) -> None:
    page = (Path(__file__).parent.parent / "docs" / language / "fair-dice.md").read_text("utf-8")

    assert re.findall(r"```record\n(.*?)```", page, re.DOTALL) == [EXAMPLE, OLD]
    assert re.findall("[0-9a-f]{64}", page) == re.findall("[0-9a-f]{64}", PAGE)


@pytest.mark.parametrize("text", [EXAMPLE, OLD])
def test_verify_checks_the_dice_and_claims_no_more(file: Path, capsys: pytest.CaptureFixture[str], text: str) -> None:
    """Attack 4: a made-up record follows from its own secret; only a commitment from before shows more."""
    file.write_text(text, "utf-8")
    code, said = main(["verify", str(file)]), " ".join(capsys.readouterr().out.split())

    assert code == 0
    assert "all dice from the secret in it. Only a commitment kept from before the first roll shows" in said


def test_verify_compares_a_commitment_that_was_kept(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    codes = [main(["verify", str(file), "--commitment", kept]) for kept in (COMMITMENT, "0" * 64, "123")]
    heard = capsys.readouterr()
    said = " ".join(heard.out.split())

    assert codes == [0, 1, 2]
    assert "the secret behind the commitment that you kept" in said
    assert "another commitment than the one that you kept" in said
    assert "A commitment has 64 hexadecimal digits" in heard.err


KEPT = [f"{seat}={share}" for seat, share in CHAINED_DICE.shares]


def test_a_game_that_was_made_up_with_other_shares_does_not_pass_for_the_one_that_was_played(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Attack: after the end everybody knows the secret, and can look for shares whose dice suit them."""
    true = [option for share in KEPT for option in ("--share", share)]
    made_up = ["--share", KEPT[0], "--share", f"B={'7' * 64}"]
    wanted = ["verify", str(file), "--commitment", COMMITMENT]
    codes = [main([*wanted, *shares]) for shares in ([], true, made_up, ["--share", "B=1"])]
    heard = capsys.readouterr()
    said = " ".join(heard.out.split())

    assert codes == [0, 0, 1, 2]
    assert "could have made it up with other shares" in said
    assert "from the shares that you kept" in said
    assert "another share of seat B than the one that you kept" in said
    assert "A share is the letter of a seat, =" in heard.err


def test_a_record_without_a_proof_does_not_pass_for_one_that_was_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plain = re.sub("(fair|share|secret) .*\n", "", EXAMPLE)
    (tmp_path / "plain.game").write_text(plain, "utf-8")
    code = main(["verify", str(tmp_path / "plain.game"), "--commitment", COMMITMENT])

    assert (code, "does not prove its dice" in capsys.readouterr().out) == (1, True)


def test_verify_says_so_to_programs(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["verify", "--json", str(file)])
    said = json.loads(capsys.readouterr().out)

    assert (said["fair"], said["kept"], said["version"], said["shares"]) == (True, False, 2, "AB")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("d1=2 d2=4", "d1=1 d2=4", "The dice of event 1 do not follow from the secret."),
        ("secret 0001", "secret 0000", "The secret does not belong to the commitment"),
        ("B two_pairs", "B four", "The dice of event 5 do not follow from the secret."),
        ("share A 20", "share A 21", "The dice of event 1 do not follow from the secret."),
        ("2 kitchen", "2 bathroom", "The dice of event 1 do not follow from the secret."),
    ],
)
def test_verify_refuses_dice_that_do_not_follow(
    file: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, reason: str
) -> None:
    """Attack 4 again: also a decision that was changed."""
    file.write_text(EXAMPLE.replace(old, new), "utf-8")
    code = main(["verify", "--json", str(file)])

    assert code == 1
    assert json.loads(capsys.readouterr().out)["reason"].startswith(reason)
