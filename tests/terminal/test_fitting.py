"""Does everything that a decision needs stay in sight, in small windows, through whole games?"""

from random import Random

import pytest

from gobelet.core.game import Over, Roll
from gobelet.core.saying import lit
from gobelet.games import GAMES
from gobelet.terminal.fitting import fitted, height, without_scales
from gobelet.terminal.sitting import Sitting
from tests.terminal.windows import in_sight, seated, shown

SMALL, LARGE = (80, 24), (120, 40)
TABLES = [
    (game, seats, ("en", "fr", "de")[seats % 3], window)
    for game, room in GAMES.items()
    for seats in room.seats
    for window in ((SMALL, LARGE) if seats == room.seats[-1] else (SMALL,))
]


def goes_on(sitting: Sitting, chance: Random) -> None:
    """Until seat A is asked again, or the game is over."""
    table, asked = sitting.table, False
    while not asked and not isinstance(turn := table.turn(), Over):
        if isinstance(turn, Roll):
            sitting.match.roll()
        else:
            table.play(turn.seats[0], chance.choice(table.position.moves(turn.seats[0])))
        asked = bool(table.position.moves(0))


@pytest.mark.parametrize(("game", "seats", "language", "window"), TABLES)
def test_a_whole_game_fits_the_window(
    monkeypatch: pytest.MonkeyPatch, game: str, seats: int, language: str, window: tuple[int, int]
) -> None:
    sitting = seated(monkeypatch, game, seats, *window, language)
    chance, asked = Random(seats), 0
    goes_on(sitting, chance)
    while not isinstance(sitting.table.turn(), Over):
        if asked % 3 == 0:  # every third decision is enough to meet all kinds
            lines = in_sight(sitting)
            words = " ".join(lines).split()
            assert (len(lines) <= window[1], max(map(len, lines)) <= window[0]) == (True, True), "\n".join(lines)
            assert set(lit(sitting.table.position.spellings(0), [])) <= set(words)
        goes_on(sitting, chance)
        asked += 1


def test_dice_and_zones_are_shown_before_points(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated(monkeypatch, "tres_fute", 4, *SMALL)
    goes_on(sitting, Random(1))
    seen = "\n".join(in_sight(sitting))

    assert all(f"{zone} " in seen for zone in ("★ yellow", "● blue", "▲ green", "■ orange", "◆ violet", "roll 1 of 3"))
    assert "sheet shows rounds, actions, players" in seen


def test_what_has_no_name_is_called_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated(monkeypatch, "mosaix", 4, *SMALL)
    goes_on(sitting, Random(1))

    assert "sheet shows the rest" in "\n".join(in_sight(sitting))


def test_zones_in_which_something_may_be_said_stay_longest() -> None:
    game = GAMES["tres_fute"]
    picture = game.look.picture(game.start(1, {option.name: option.default for option in game.options}), 0)
    shown = fitted(game, picture, {"violet1"}, (), 6, str)

    assert height(shown.strips) <= 6
    assert any("violet1" in strip.boxes for strip in shown.strips)
    assert not any("yellow3a" in strip.boxes for strip in shown.strips)


def test_scales_go_before_zones() -> None:
    game = GAMES["melange_fute"]
    picture = game.look.picture(game.start(1, {option.name: option.default for option in game.options}), 0)
    bare = {box.id for box in without_scales(picture).boxes}

    assert {"orange-star1", "orange-count1"} <= {box.id for box in picture.boxes} - bare
    assert {"orange1", "orange-bonus1", "orange-points"} <= bare


def test_bots_that_played_out_of_sight_are_summed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated(monkeypatch, "tres_fute", 4, *SMALL)
    goes_on(sitting, Random(1))
    shown(sitting)
    while sitting.table.told[-1].chapter.turn == sitting.table.told[0].chapter.turn:
        goes_on(sitting, Random(1))
    lines = in_sight(sitting)

    assert "B (random): " in " ".join(lines[1:4])


def test_a_round_is_announced_above_what_happened_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated(monkeypatch, "tres_fute", 2, *LARGE)
    goes_on(sitting, Random(1))
    lines = shown(sitting)

    assert lines[0] == "Round 1 of 6: re-roll for everybody · A's turn"
    assert lines[1].startswith("Dice: ")
