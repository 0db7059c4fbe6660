"""Is what happened told in words?"""

import pytest

from gobelet.core.event import Played
from gobelet.core.record import read_event
from gobelet.games import GAMES
from gobelet.languages import translator
from gobelet.table.telling import told

NAMES = ["Ann", "Ben"]


TOLD = {
    "qwixx_duel": {
        "A red9": "Ann: red 9",
        "B pass": "Ben: passes",
        "roll white1=2 white2=3 red=1": "Dice: white 2, white 3, red 1",
    },
    "objectif": {
        "A small_straight": "Ann: small straight",
        "A pair three": "Ann: pair and three of a kind",
        "A d3 reroll": "Ann: re-rolls 1 die",
        "A d1 d4 reroll": "Ann: re-rolls 2 dice",
        "A stop": "Ann: keeps the dice",
    },
    "tres_fute": {
        "A white yellow3b": "Ann: white die on yellow 3",
        "A blue blue7": "Ann: blue die on blue 7",
        "A green green4": "Ann: green die on green box 4",
        "A orange orange2": "Ann: orange die on orange box 2",
        "A yellow4b": "Ann: yellow 4",
        "A green3": "Ann: green box 3",
        "A violet2 6": "Ann: 6 on violet box 2",
        "A reroll": "Ann: re-rolls",
        "A pass": "Ann: passes",
        "A done": "Ann: takes no extra die",
    },
    "melange_fute": {
        "A yellow middle1": "Ann: yellow die on yellow, middle row, box 1",
        "A blue12": "Ann: blue 12",
        "A top1 6": "Ann: 6 on yellow, top row, box 1",
        "A orange4": "Ann: orange box 4",
        "A violet violet2": "Ann: violet die on violet box 2",
        "A roll": "Ann: rolls",
        "A green back": "Ann: takes the green die back",
        "A polish": "Ann: unlocks a polish",
        "A takeback": "Ann: unlocks a take back",
        "A joker": "Ann: unlocks a joker",
        "A white up change": "Ann: polishes the white die: +1",
        "A white down down change": "Ann: polishes the white die: −2",
        "A white joker3 4 change": "Ann: the white die counts 4",
        "A white joker3 4 down change": "Ann: the white die counts 4, polished: −1",
    },
    "mosaix": {
        "A xa1 xb1 tc1 td1": "Ann: cross a1, cross b1, triangle c1, triangle d1",
        "A up1 a2": "Ann: die 1 on a2, as shown",
        "B right2 c4": "Ben: die 2 on c4, turned right",
        "B down3 a2": "Ben: die 3 on a2, turned over",
        "B left4 g7": "Ben: die 4 on g7, turned left",
        "A stop": "Ann: ends the game",
        "B pass": "Ben: writes nothing",
    },
}


@pytest.mark.parametrize(("game", "line"), [(game, line) for game, lines in TOLD.items() for line in lines])
def test_an_event_is_told_in_words(game: str, line: str) -> None:
    assert told(GAMES[game], read_event(GAMES[game], 2, line), NAMES, str) == TOLD[game][line]


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
