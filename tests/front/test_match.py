"""Can a game be played at a Python prompt?"""

import copy
from pathlib import Path

import pytest

import gobelet
from gobelet.front.turn import Turn
from tests.test_fair_records import EXAMPLE

FALLEN = {"white1": 2, "white2": 3, "red": 1, "yellow": 4, "green": 2, "blue": 1}  # with seed 3


def duel() -> gobelet.Match:
    game = gobelet.new("qwixx_duel", seed=3)
    game.roll()
    return game


def play_on(game: gobelet.Match) -> None:
    """Roll what is owed and play whatever comes first."""
    if game.turn.kind == "roll":
        game.roll()
    else:
        seat = game.turn.seats[-1]
        game.play(seat, game.legal(seat)[0])


def play_out(game: gobelet.Match) -> None:
    while not game.over:
        play_on(game)


@pytest.mark.parametrize("name", gobelet.games)
def test_every_game_can_be_played_to_its_end(name: str) -> None:
    game = gobelet.new(name, seed=5)
    play_out(game)

    assert set(game.winners) <= set(game.seats)
    assert game.winners
    assert str(game).strip()
    assert f"{len(game.events)} events, over, " in repr(game)
    assert gobelet.read(game.record()).record() == game.record()


def test_a_game_has_as_few_seats_as_it_can_unless_more_are_asked_for() -> None:
    assert gobelet.new("objectif").seats == ("A", "B")
    assert gobelet.new("objectif", seats=4).seats == ("A", "B", "C", "D")


def test_options_may_be_numbers_and_truths() -> None:
    assert gobelet.new("objectif", options={"rounds": 5}).options == {"rounds": "5", "packs": "1"}
    assert gobelet.new("mosaix", 2, {"roller_must_write": False}).options["roller_must_write"] == "no"


def test_a_game_is_named_or_given() -> None:
    assert gobelet.new(gobelet.games["mosaix"]).game is gobelet.new("mosaix").game


def test_the_same_seed_brings_the_same_dice() -> None:
    assert gobelet.new("qwixx_duel", seed=3).roll() == FALLEN
    assert gobelet.new("qwixx_duel", seed=4).roll() != FALLEN


def test_without_a_seed_dice_fall_as_they_like() -> None:
    rolls = {tuple(gobelet.new("qwixx_duel").roll().values()) for _ in range(20)}

    assert len(rolls) > 1


@pytest.mark.parametrize(
    "faces",
    [
        "white1=2 white2=3 red=1 yellow=4 green=2 blue=1",
        "blue=1 white1=2 white2=3 red=1 yellow=4 green=2",
        "2 3 1 4 2 1",
        "231421",
        231421,
        [2, 3, 1, 4, 2, 1],
        ("2", "3", "1", "4", "2", "1"),
        FALLEN,
    ],
)
def test_real_dice_are_given_by_name_or_in_order(faces: str | list[int]) -> None:
    game = gobelet.new("qwixx_duel")

    assert game.roll(faces) == FALLEN
    assert game.events == ("roll white1=2 white2=3 red=1 yellow=4 green=2 blue=1",)


def test_real_dice_are_given_as_arguments() -> None:
    assert gobelet.new("qwixx_duel").roll(white1=2, white2=3, red=1, yellow=4, green=2, blue=1) == FALLEN


def test_symbols_are_faces_too() -> None:
    fallen = gobelet.new("mosaix").roll("cross circle circle triangle")

    assert list(fallen.values()) == ["cross", "circle", "circle", "triangle"]


def test_turn_says_what_is_owed_by_name() -> None:
    game = gobelet.new("objectif", seats=2, options={"rounds": 1}, seed=1)

    assert game.turn == Turn("roll", dice=("d1", "d2", "d3", "d4", "d5"))
    game.roll()
    assert game.turn == Turn("choose", seats=("A", "B"))
    play_out(game)
    assert game.turn == Turn("over")


@pytest.mark.parametrize("seat", ["A", 0])
def test_seats_are_letters_or_numbers(seat: str | int) -> None:
    game = duel()
    game.play(seat, game.legal(seat)[0])

    assert game.events[-1] == "A red5"


def test_legal_needs_no_seat_if_only_one_is_asked() -> None:
    game = duel()

    assert game.legal() == game.legal("A") == ["red5", "yellow5", "green5", "blue5", "pass"]
    assert game.legal("B") == []


def test_nothing_is_legal_while_dice_are_owed() -> None:
    assert gobelet.new("qwixx_duel").legal() == []


def test_words_may_come_in_any_order() -> None:
    game = gobelet.new("objectif", seats=2, seed=1)
    game.roll()
    game.play("A", "pair")
    game.play("B", "joker")
    game.play("A", "reroll  d4 d1")

    assert game.events[-1] == "A d1 d4 reroll"


def test_undo_takes_back_the_latest_choice_of_anybody() -> None:
    game = gobelet.new("objectif", seats=3, seed=1)
    game.roll()
    game.play("C", "pair")
    game.play("B", "joker")
    game.undo()

    assert game.events[1:] == ("C pair",)


def test_scores_are_parts_and_a_total() -> None:
    game = duel()
    game.play("A", "red5")

    assert game.scores()["A"] == {"red": 1, "yellow": 0, "green": 0, "blue": 0, "misses": 0, "total": 1}


def test_nobody_has_won_before_the_end() -> None:
    assert (duel().over, duel().winners) == (False, ())


def test_repr_says_what_it_is() -> None:
    game = duel()

    assert repr(gobelet.new("mosaix")) == "<gobelet game: mosaix, 1 seat, 0 events, 4 dice to roll>"
    assert repr(game) == "<gobelet game: qwixx_duel, 2 seats, 1 event, A to choose>"


def test_str_draws_what_the_asked_seat_sees_and_may_point_at() -> None:
    drawn = str(duel())

    assert "● A (you)" in drawn
    assert "[5]" in drawn
    assert drawn.endswith("\n\nAction 1: the white dice make 5. Place a pawn on any 5, or pass.")


def test_nothing_secret_is_drawn_while_several_are_asked() -> None:
    game = gobelet.new("objectif", seats=3, seed=1)
    game.roll()
    before = str(game)
    game.play("A", "pair")
    hidden, other = game.copy(), game.copy()
    other.undo()
    other.play("A", "joker")

    assert str(hidden) == str(other) != before
    assert str(hidden.picture("A")) != str(other.picture("A"))


def test_a_notebook_shows_it() -> None:
    assert duel()._repr_svg_().startswith("<svg ")
    assert duel()._repr_svg_() in duel()._repr_html_()


def test_each_seat_has_its_view_and_its_question() -> None:
    game = duel()

    assert game.question("A") != game.question("B")
    assert game.view("A") is not game.view("A")


def test_a_copy_goes_its_own_way_with_the_same_dice() -> None:
    game = duel()
    other = game.copy()
    deep = copy.deepcopy(game)
    for each in (game, other, deep):
        while len(each.events) < 40:
            play_on(each)

    assert game.record() == other.record() == deep.record()
    assert copy.copy(game).table is not game.table


@pytest.mark.parametrize("kind", [str, Path])
def test_a_record_is_read_from_its_text_or_its_file(kind: type, tmp_path: Path) -> None:
    game = duel()
    file = tmp_path / "duel.game"
    file.write_text(game.record(), "utf-8")

    assert gobelet.read(kind(file)).events == gobelet.read(game.record()).events == game.events


def test_seeded_dice_go_on_where_a_record_ends() -> None:
    game = gobelet.new("qwixx_duel", seed=3)
    game.roll("111111")
    while len(game.events) < 9:
        play_on(game)
    other = gobelet.read(game.record(), seed=3)
    play_out(game)
    play_out(other)

    assert game.record() == other.record()


def test_what_was_promised_about_dice_is_kept_until_the_game_goes_on() -> None:
    begun = EXAMPLE[: EXAMPLE.index("B two_pairs")]
    game = gobelet.read(begun)

    assert (gobelet.read(EXAMPLE).record(), game.record()) == (EXAMPLE, begun)
    play_out(game)
    assert "\nfair " not in game.record()


def test_games_say_what_they_are() -> None:
    assert repr(gobelet.games) == "<gobelet games: qwixx_duel, objectif, tres_fute, melange_fute, mosaix>"
    assert repr(gobelet.games["objectif"]) == "<gobelet.Game objectif: Objectif, 2 to 5 seats, about 10 minutes>"
    assert "\n  rounds=equal: How many rounds" in str(gobelet.games)
    assert gobelet.games.get("chess") is None
    assert "mosaix" in gobelet.games
