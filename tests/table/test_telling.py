"""Is what happened told in words?"""

import pytest

from gobelet.core.event import Played
from gobelet.core.record import read_event
from gobelet.games import GAMES
from gobelet.languages import translator
from gobelet.table.telling import told

NAMES = ["Ann", "Ben"]


@pytest.mark.parametrize(
    ("game", "line", "sentence"),
    [
        ("qwixx_duel", "A red9", "Ann: red 9"),
        ("qwixx_duel", "B pass", "Ben: passes"),
        ("qwixx_duel", "roll white1=2 white2=3 red=1", "Dice: white 2, white 3, red 1"),
        ("objectif", "A small_straight", "Ann: small straight"),
        ("objectif", "A pair three", "Ann: pair and three of a kind"),
        ("objectif", "A d3 reroll", "Ann: re-rolls 1 die"),
        ("objectif", "A d1 d4 reroll", "Ann: re-rolls 2 dice"),
        ("objectif", "A stop", "Ann: keeps the dice"),
        ("tres_fute", "A white yellow3b", "Ann: white die on yellow 3"),
        ("tres_fute", "A blue blue7", "Ann: blue die on blue 7"),
        ("tres_fute", "A green green4", "Ann: green die on green box 4"),
        ("tres_fute", "A orange orange2", "Ann: orange die on orange box 2"),
        ("tres_fute", "A yellow4b", "Ann: yellow 4"),
        ("tres_fute", "A green3", "Ann: green box 3"),
        ("tres_fute", "A violet2 6", "Ann: 6 on violet box 2"),
        ("tres_fute", "A reroll", "Ann: re-rolls"),
        ("tres_fute", "A pass", "Ann: passes"),
        ("tres_fute", "A done", "Ann: takes no extra die"),
        ("melange_fute", "A yellow middle1", "Ann: yellow die on yellow, middle row, box 1"),
        ("melange_fute", "A blue12", "Ann: blue 12"),
        ("melange_fute", "A top1 6", "Ann: 6 on yellow, top row, box 1"),
        ("melange_fute", "A orange4", "Ann: orange box 4"),
        ("melange_fute", "A violet violet2", "Ann: violet die on violet box 2"),
        ("melange_fute", "A roll", "Ann: rolls"),
        ("melange_fute", "A green back", "Ann: takes the green die back"),
        ("melange_fute", "A polish", "Ann: unlocks a polish"),
        ("melange_fute", "A takeback", "Ann: unlocks a take back"),
        ("melange_fute", "A joker", "Ann: unlocks a joker"),
        ("melange_fute", "A white up change", "Ann: polishes the white die: +1"),
        ("melange_fute", "A white down down change", "Ann: polishes the white die: −2"),
        ("melange_fute", "A white joker3 4 change", "Ann: the white die counts 4"),
        ("melange_fute", "A white joker3 4 down change", "Ann: the white die counts 4, polished: −1"),
        ("mosaix", "A xa1 xb1 tc1 td1", "Ann: cross a1, cross b1, triangle c1, triangle d1"),
        ("mosaix", "A up1 a2", "Ann: die 1 on a2, as shown"),
        ("mosaix", "B right2 c4", "Ben: die 2 on c4, turned right"),
        ("mosaix", "B down3 a2", "Ben: die 3 on a2, turned over"),
        ("mosaix", "B left4 g7", "Ben: die 4 on g7, turned left"),
        ("mosaix", "A stop", "Ann: ends the game"),
        ("mosaix", "B pass", "Ben: writes nothing"),
    ],
)
def test_an_event_is_told_in_words(game: str, line: str, sentence: str) -> None:
    assert told(GAMES[game], read_event(GAMES[game], 2, line), NAMES, str) == sentence


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_move_has_words(name: str, language: str) -> None:
    game, translate = GAMES[name], translator(language)

    assert all(translate(game.notation.tell(move)).strip() for move in range(game.notation.move_count))


def test_a_sealed_answer_is_not_told() -> None:
    assert told(GAMES["objectif"], Played(1, None), NAMES, str) == "Ben has chosen in secret"


def test_it_is_told_in_other_languages() -> None:
    move = read_event(GAMES["objectif"], 2, "A d1 d4 reroll")

    assert told(GAMES["objectif"], move, NAMES, translator("fr")) == "Ann\u202f: relance 2 dés"
