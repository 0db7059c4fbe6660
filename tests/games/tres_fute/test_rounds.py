"""Who plays, how long, and what does a round bring? TF1 to TF3."""

import pytest

from gobelet.core.event import Rolled
from gobelet.core.refusal import Refusal
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.games.tres_fute import GAME
from gobelet.parts.fute.table import Stage
from tests.games.tres_fute.table import EDITIONS, after, asked, begun, has, lying, owed, sayings, table, zone
from tests.positions import random_game

YELLOW = "3a 6a 5a 2a 1a 5b 1b 2b 4a 3b 4b 6b"
BLUE = "2 3 4 5 6 7 8 9 10 11 12"
LAST_OF_ROUND_3 = """
    round     3
    turn      B serves, A extra dice
    slots     white4 yellow5
    platter   blue1 green1 orange2 violet2
    A has     1 extra
"""
FULL_BUT_FOR_VIOLET = f"""
    A yellow  {YELLOW}
    A blue    {BLUE}
    A green   11
    A orange  1 1 1 2 1 1 2 1 2 1 3
"""

each_edition = pytest.mark.parametrize("edition", EDITIONS)


@pytest.mark.parametrize("seats", [0, 5])
def test_tf1_one_to_four_players(seats: int) -> None:
    with pytest.raises(Refusal, match=f"Très futé has 1 to 4 seats, not {seats}"):
        set_up(GAME, seats)


@each_edition
@pytest.mark.parametrize(("seats", "rounds"), [(1, 6), (2, 6), (3, 5), (4, 4)])
def test_tf1_rounds_and_turns_follow_the_seats(seats: int, rounds: int, edition: str) -> None:
    setup = set_up(GAME, seats, {"edition": edition})
    state, turns = setup.start(), []
    for event in random_game(setup, 5):
        if isinstance(event, Rolled) and state.table.stage == Stage.ROLLING and lying(state, "in hand").count(" ") == 5:
            turns.append((state.table.round_number, state.table.active))
        advance(GAME, state, event)

    assert list(dict.fromkeys(turns)) == [(number, seat) for number in range(1, rounds + 1) for seat in range(seats)]


def test_tf1_the_next_seat_rolls_when_all_are_served() -> None:
    state = table("""
        seats     3
        turn      A serves BC
        slots     white4 yellow5
        platter   blue1 green1 orange2 violet2
    """)

    assert asked(after(state, "C orange orange1")) == "B"
    assert owed(after(state, "C orange orange1, B pass")) == "white yellow blue green orange violet"


def test_tf2_six_dice_told_apart_by_colour() -> None:
    assert [die.kind for die in GAME.dice[:6]] == ["white", "yellow", "blue", "green", "orange", "violet"]


def test_tf2_three_slots_and_one_platter() -> None:
    """All dice alike: none is ever lower, so three are chosen and three are served."""
    state = begun("222222, A violet violet1, 22222., A orange orange1, 2222.., A yellow yellow2a")

    assert (lying(state, "slots"), lying(state, "platter")) == ("yellow orange violet", "white blue green")


@each_edition
def test_tf3_round_1_gives_everybody_a_reroll_before_the_first_roll(edition: str) -> None:
    state = begun(seats=3, edition=edition)

    assert ([has(state, seat) for seat in "ABC"], asked(state)) == (["1 reroll"] * 3, "roll")


@each_edition
@pytest.mark.parametrize(
    ("number", "brings"), [(2, "2 extras"), (3, "1 reroll, 1 extra"), (5, "1 extra"), (6, "1 extra")]
)
def test_tf3_later_rounds(number: int, brings: str, edition: str) -> None:
    state = table(LAST_OF_ROUND_3.replace("3\n", f"{number - 1}\n", 1), edition)

    assert has(after(state, "A done")) == brings


def test_tf3_round_4_new_any_zone_and_any_number() -> None:
    state = after(table(LAST_OF_ROUND_3 + "A violet  4"), "A done")
    yellow = [f"yellow{box}" for box in YELLOW.split()]
    blue = [f"blue{box}" for box in BLUE.split()]
    orange = [f"orange1 {number}" for number in range(1, 7)]

    assert sayings(state) == [*yellow, *blue, "green1", *orange, "violet2 5", "violet2 6"]


def test_tf3_round_4_original_an_x_or_a_6() -> None:
    state = after(table(LAST_OF_ROUND_3 + "A violet  4", "original"), "A done")
    yellow = [f"yellow{box}" for box in YELLOW.split()]
    blue = [f"blue{box}" for box in BLUE.split()]

    assert sayings(state) == [*yellow, *blue, "green1", "orange1 6", "violet2 6"]


@each_edition
def test_tf3_all_seats_use_it_in_any_order_before_the_first_roll(edition: str) -> None:
    state = after(table(LAST_OF_ROUND_3, edition), "A done")

    assert asked(state) == "AB"
    assert after(state, "A green1, B blue7") == after(state, "B blue7, A green1")
    assert owed(after(state, "B blue7, A green1")) == "white yellow blue green orange violet"


@each_edition
def test_tf3_with_all_that_it_sets_off(edition: str) -> None:
    drawn = LAST_OF_ROUND_3 + "A yellow  3a 6a"
    state = after(table(drawn, edition), "A done, B green1, A yellow5a")

    assert (asked(state), sayings(state)[0], len(sayings(state))) == ("A", "blue2", 11)


@each_edition
def test_tf3_a_zone_without_room_is_no_choice(edition: str) -> None:
    drawn = LAST_OF_ROUND_3 + FULL_BUT_FOR_VIOLET + "A violet  1 2 3 4 5"

    assert sayings(after(table(drawn, edition), "A done")) == ["violet6 6"]


@each_edition
def test_tf3_lost_when_nothing_has_room(edition: str) -> None:
    drawn = LAST_OF_ROUND_3 + FULL_BUT_FOR_VIOLET + "A violet  1 2 3 4 5 6 1 2 3 4 5"

    assert asked(after(table(drawn, edition), "A done")) == "B"


@each_edition
def test_tf3_a_6_in_orange_is_multiplied(edition: str) -> None:
    state = table(LAST_OF_ROUND_3 + "A orange  5 2 3", edition)

    assert zone(after(state, "A done, A orange4 6"), "orange") == "5 2 3 12"
