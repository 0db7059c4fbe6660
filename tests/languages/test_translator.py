"""Does a text become a sentence of each language?"""

import pytest

from gobelet.core.refusal import choices
from gobelet.core.text import NOTHING, Text, listed, plural, say
from gobelet.games import GAMES
from gobelet.languages import LANGUAGES, translator

RED = say("red")


@pytest.mark.parametrize(("language", "colour"), [("en", "red"), ("fr", "rouge"), ("de", "rot")])
def test_a_word_is_said_in_each_language(language: str, colour: str) -> None:
    assert translator(language)(RED) == colour


def test_texts_within_texts_are_translated_too() -> None:
    nested = say("{colour} die: {face}", colour=RED, face=3)

    assert [translator(each)(nested) for each in ("fr", "de")] == ["dé rouge\u202f: 3", "Würfel rot: 3"]


def test_lists_and_choices_are_joined_as_the_language_does() -> None:
    words: list[Text | str] = [RED, "x", say("blue")]

    assert translator("de")(listed(words)) == "rot, x, blau"
    assert [translator(each)(choices(words)) for each in ("fr", "de")] == ["rouge, x ou bleu", "rot, x oder blau"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["0 seats", "1 seat", "2 seats"]),
        ("fr", ["0 place", "1 place", "2 places"]),
        ("de", ["0 Plätze", "1 Platz", "2 Plätze"]),
    ],
)
def test_each_language_has_plurals_of_its_own(language: str, said: list[str]) -> None:
    assert [translator(language)(plural("{n} seat", "{n} seats", number)) for number in (0, 1, 2)] == said


def test_what_nobody_translated_is_said_in_english_around_what_somebody_did() -> None:
    assert translator("fr")(say("Behold: {colour}", colour=RED)) == "Behold: rouge"
    assert translator("fr")(plural("{n} whale", "{n} whales", 2)) == "2 whales"


def test_braces_in_a_filling_stay_as_they_are() -> None:
    assert translator("fr")(say("{who} wins", who="{curly}")) == "{curly} gagne"


def test_nothing_stays_nothing_in_each_language() -> None:
    assert [translator(each)(NOTHING) for each in LANGUAGES] == ["", "", ""]


def test_there_is_one_translator_for_each_language() -> None:
    assert all(translator(each) is translator(each) for each in LANGUAGES)


def test_every_language_names_itself_and_knows_every_game() -> None:
    titles = {translator(each)(game.title) for each in LANGUAGES for game in GAMES.values()}

    assert LANGUAGES["fr"] == "Français"
    assert titles == {str(game.title) for game in GAMES.values()}
