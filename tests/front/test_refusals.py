"""Is every mistake at a Python prompt answered with one sentence, and nothing changed?"""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gobelet
from gobelet.core.refusal import choices
from gobelet.games import GAMES

HUGE = 10**5000
NO_SEATS = [9, -1, HUGE, "Z", "AB", "", "a", None, True, 1.5, [], {}, b"A", object()]
JUNK = (
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | st.binary(max_size=20)
    | st.lists(st.integers(0, 7) | st.text(max_size=3), max_size=6)
    | st.dictionaries(st.text(max_size=6), st.integers())
    | st.sampled_from([HUGE, -HUGE, float("nan"), object(), object, Path("x"), "A", 0, "red5", "pass"])
)  # fmt: skip


def kind(value: object) -> str:
    return type(value).__name__  # pytest cannot write the huge one


def duel() -> gobelet.Match:
    game = gobelet.new("qwixx_duel", seed=3)
    game.roll()
    return game


def cards() -> gobelet.Match:
    game = gobelet.new("objectif", seed=3)
    game.roll()
    return game


def refusal(act: Callable[[], Any]) -> str:
    with pytest.raises(gobelet.Refusal) as refused:
        act()
    return str(refused.value)


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("qwixx", "There is no game 'qwixx' (did you mean qwixx_duel?); the games are qwixx_duel, objectif, "),
        ("Mosaik", "There is no game 'Mosaik' (did you mean mosaix?); the games are "),
        ("chess", f"There is no game 'chess'; the games are {choices(list(GAMES))}."),
        ("", "There is no game ''; "),
        (5, "There is no game '5'; "),
        (None, "There is no game 'None'; "),
        ([], "There is no game '[]'; "),
    ],
)
def test_a_game_that_is_not_there(game: Any, sentence: str) -> None:
    assert refusal(lambda: gobelet.new(game)).startswith(sentence)
    assert refusal(lambda: gobelet.games[game]).startswith(sentence)


@pytest.mark.parametrize("seats", [0, 6, -1, HUGE, 2.0, True, "2", [2], "AB"], ids=kind)
def test_a_number_of_seats_that_a_game_cannot_have(seats: Any) -> None:
    assert refusal(lambda: gobelet.new("objectif", seats)).startswith("Objectif has 2 to 5 seats, not ")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"round": 5}, "Objectif has no option 'round'; its options are rounds or packs."),
        ({5: 5}, "Objectif has no option '5'; its options are rounds or packs."),
        ({"packs": 3}, "Option packs cannot be '3'; it is 1 or 2."),
        ({"packs": 1.0}, "Option packs cannot be '1.0'; it is 1 or 2."),
        ({"packs": None}, "Option packs cannot be 'None'; it is 1 or 2."),
        ({"packs": True}, "Option packs cannot be 'yes'; it is 1 or 2."),
        ({"packs": HUGE}, "Option packs cannot be 'a number with thousands of digits'; it is 1 or 2."),
        ({"packs": "2"}, "Two packs are for two players only; with 3 seats, packs must be 1."),
        (["packs"], "Options are a dict like {\"rounds\": 5}, not ['packs']."),
        ("packs", "Options are a dict like {\"rounds\": 5}, not 'packs'."),
    ],
)
def test_options_that_a_game_does_not_have(options: Any, sentence: str) -> None:
    assert refusal(lambda: gobelet.new("objectif", 3, options)) == sentence


@pytest.mark.parametrize("seed", [-1, 2**64, HUGE, 1.0, "1", True, []], ids=kind)
def test_a_seed_that_is_none(seed: Any) -> None:
    sentence = "A seed is a whole number from 0 to 18446744073709551615, not "

    assert refusal(lambda: gobelet.new("mosaix", seed=seed)).startswith(sentence)
    assert refusal(lambda: gobelet.read(duel().record(), seed=seed)).startswith(sentence)


@pytest.mark.parametrize("seat", NO_SEATS, ids=kind)
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    game = duel()
    asked: list[Callable[[Any], Any]] = [lambda seat: game.play(seat, "red5")]
    if seat is not None:  # which leaves it out
        asked += [game.legal, game.view, game.question, game.picture]

    for ask in asked:
        assert refusal(lambda ask=ask: ask(seat)).endswith(" is no seat; the seats are A or B.")  # type: ignore[misc]


@pytest.mark.parametrize(
    ("seat", "saying", "sentence"),
    [
        (0, 999, "A move is a text such as 'pass', not 999; see legal()."),
        ("A", None, "A move is a text such as 'pass', not None; see legal()."),
        ("A", ["red5"], "A move is a text such as 'pass', not ['red5']; see legal()."),
        ("A", "red6", "Seat A may not play 'red6' now; legal: red5, yellow5, green5, blue5, pass."),
        ("A", "pawn", "'pawn' is no move of Qwixx Duel."),
        ("A", "", "'' is no move of Qwixx Duel."),
        ("B", "red5", "It is seat A's turn, not B's."),
    ],
)
def test_a_move_that_is_not_legal(seat: Any, saying: Any, sentence: str) -> None:
    game = duel()
    before = game.record()

    assert refusal(lambda: game.play(seat, saying)) == sentence
    assert game.record() == before


def test_nobody_plays_before_dice_fall() -> None:
    sentence = "Roll the dice first."

    assert refusal(lambda: gobelet.new("qwixx_duel").play("A", "pass")) == sentence


@pytest.mark.parametrize("faces", [None, "231421", "nonsense", [], 4])
def test_nothing_rolls_while_somebody_must_choose(faces: Any) -> None:
    game = duel()

    assert refusal(lambda: game.roll(faces)) == "No dice are owed: seat A must choose first."
    assert len(game.events) == 1


@pytest.mark.parametrize(
    ("faces", "sentence"),
    [
        ("12345", "6 faces are needed, one for each of white, white, red, yellow, green, blue; '12345' has 5."),
        ([], "6 faces are needed, one for each of white, white, red, yellow, green, blue; '' has 0."),
        ([1, 2, 3, 4, 5, 7], "Die blue cannot show '7'; its faces are 1, 2, 3, 4, 5 or 6."),
        ({"pink": 1}, "'pink=1' is no die; the dice are white1, white2, red, yellow, green or blue."),
        ({"red": 1.5}, "Die red cannot show '1.5'; its faces are 1, 2, 3, 4, 5 or 6."),
        ({"red": 1}, "Die white1 must be rolled too and show 1, 2, 3, 4, 5 or 6."),
        ("red=1 red=2", "Die red stands there twice."),
    ],
)
def test_dice_that_cannot_fall_like_that(faces: Any, sentence: str) -> None:
    game = gobelet.new("qwixx_duel", seed=3)

    assert refusal(lambda: game.roll(faces)) == sentence
    assert game.roll() == gobelet.new("qwixx_duel", seed=3).roll()  # the seeded dice did not move


def test_faces_are_given_once() -> None:
    assert refusal(lambda: gobelet.new("qwixx_duel").roll("231421", red=1)).startswith("Faces are given either by name")


def test_nothing_can_be_taken_back_before_the_dice() -> None:
    assert refusal(duel().undo).startswith("Nothing can be taken back: ")


def test_several_are_asked_and_none_is_named() -> None:
    assert refusal(cards().legal) == "Several seats are asked: say which one, A or B."


def test_a_game_that_is_over() -> None:
    game = gobelet.read(Path(__file__).parent.parent / "records/objectif/000.game")

    assert refusal(game.roll) == "The game is over: no dice are owed."
    assert refusal(lambda: game.play("A", "pair")) == "The game is over: nothing can be played."


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage"
    garbage.write_bytes(bytes(range(256)))
    (tmp_path / "no record").write_text("Hello", "utf-8")

    assert refusal(lambda: gobelet.read(tmp_path / "missing")).endswith("cannot be read: no such file or directory.")
    assert refusal(lambda: gobelet.read(str(tmp_path))).endswith("cannot be read: is a directory.")
    assert refusal(lambda: gobelet.read(garbage)).endswith("cannot be read: it is not a text file.")
    assert "is no proper record. Line 1: expected 'gobelet record 1'" in refusal(
        lambda: gobelet.read(tmp_path / "no record")
    )


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("", "Line 1: expected 'gobelet record 1', found ''."),
        ("\n", "Line 1: expected 'gobelet record 1', found ''."),
        ("gobelet record 1", "Line 2: expected 'game ...', found ''."),
        ("x" * 5000, "Line 1: the line is too long for a record."),
        ("a\0b", "There is no file 'a\\x00b'."),
        ("\ud800", "There is no file '\\ud800'."),
        (b"gobelet record 1\n", "A record is read from its text or from the path of its file, not from "),
        (None, "A record is read from its text or from the path of its file, not from None."),
        (7, "A record is read from its text or from the path of its file, not from 7."),
    ],
)
def test_what_is_no_record(source: Any, sentence: str) -> None:
    assert refusal(lambda: gobelet.read(source)).startswith(sentence)


def test_a_refusal_survives_another_process() -> None:
    try:
        gobelet.new("chess")
    except gobelet.Refusal as refused:
        assert str(pickle.loads(pickle.dumps(refused))) == str(refused)


@given(JUNK, JUNK, JUNK)
def test_junk_is_refused_and_nothing_else_happens(first: Any, second: Any, third: Any) -> None:
    for game in (duel(), cards(), gobelet.new("mosaix", seed=1)):
        acts: list[Callable[[], Any]] = [
            lambda: gobelet.new(first, second, third),
            lambda: gobelet.new("objectif", first, {"packs": second}, third),
            lambda: gobelet.new("objectif", options=first),
            lambda: gobelet.read(first),
            lambda game=game: game.play(first, second),  # type: ignore[misc]
            lambda game=game: game.roll(first),  # type: ignore[misc]
            lambda game=game: game.roll(red=second),  # type: ignore[misc]
            lambda game=game: (game.legal(first), game.view(first), game.question(first), game.picture(first)),  # type: ignore[misc]
        ]
        for act in acts:
            before = game.record()
            try:
                act()
            except gobelet.Refusal as refused:
                assert str(refused)
                assert game.record() == before
