"""Is everything that a person can read in both catalogues?"""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from gobelet.bots import BOTS
from gobelet.core.game import Game
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.core.text import NOTHING, Text
from gobelet.games import GAMES
from gobelet.languages.extract import is_spoken
from gobelet.languages.messages import catalogue, faults
from gobelet.table.telling import told
from tests.positions import random_game

OTHERS = ("fr", "de")
STEP = 7  # every so many events of a game are looked at


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_has_every_text_of_the_source_and_no_other(language: str) -> None:
    """If not: `python -m gobelet.languages.messages`, then translate what is empty."""
    assert faults(language) == []


def test_french_marks_stand_behind_a_narrow_space_that_never_breaks() -> None:
    said = [text for message in catalogue("fr") if message.id for text in forms(message.string)]
    filled = [re.sub(r"\{.*?\}|https?://", "x", text) for text in said]

    assert [text for text in filled if re.search(r"[ \u00a0\w)][;:!?»]|«[^\u202f]", text)] == []


@pytest.mark.dear
@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_game_shows_is_in_the_catalogue(name: str) -> None:
    """Also what the extraction might not have seen, such as a pattern put together while the game goes on."""
    known = {message.id if isinstance(message.id, str) else message.id[0] for message in catalogue("fr")}
    game = GAMES[name]
    shown = {
        text.pattern for text in flat([*printed(game), *played(game, game.seats[0]), *played(game, game.seats[-1])])
    }

    assert {pattern for pattern in shown if is_spoken(pattern)} - known == set()


def test_every_bot_has_a_name() -> None:
    assert [bot.name for bot in BOTS.values()] == list(BOTS)


@pytest.mark.parametrize(
    ("pattern", "spoken"), [("{number}", False), ("≥{least}", False), ("{who}: {saying}", True), ("wins", True)]
)
def test_numbers_and_signs_need_no_translation(pattern: str, spoken: bool) -> None:
    assert is_spoken(pattern) == spoken


def forms(said: str | Sequence[str] | None) -> Sequence[str]:
    return [said] if isinstance(said, str) else said or []


def printed(game: Game) -> Iterator[Text]:
    yield from (game.title, game.blurb, *game.parts.values(), *game.notation.words.values(), *game.look.guides.values())
    for option in game.options:
        yield from (option.text, *option.values.values())
    for die in game.dice:
        yield from (die.title, *(die.says(face) for face in range(1, len(die.faces) + 1)))


def played(game: Game, seats: int) -> Iterator[Text]:
    """What a random game shows to everybody, now and then, and at its end."""
    setup = set_up(game, seats)
    state, events = setup.start(), random_game(setup, 3)
    texts: list[Text] = []

    def heard(text: Text) -> str:
        texts.append(text)
        return str(text)

    for number, event in enumerate(events):
        if number % STEP == 0:
            yield from looked_at(game, state, seats)
        told(game, event, "ABCDE", heard)
        before = copy_of(state)
        advance(game, state, event)
        yield from (game.story.deed(before, event, state) or NOTHING, *game.story.chapter(state))
    yield from texts
    yield from looked_at(game, state, seats)
    if verdict := game.verdict(100):
        yield verdict


def looked_at(game: Game, state: Any, seats: int) -> Iterator[Text]:
    for seat in range(-1, seats):
        view = game.view(state, seat)
        yield game.look.question(view, seat).text
        for draw in filter(None, (game.look.picture, game.look.narrow)):
            for box in draw(view, seat).boxes:
                yield from (box.label, box.title, box.note)


def flat(texts: list[Text]) -> Iterator[Text]:
    """Texts, and those within them."""
    for text in texts:
        yield text
        yield from flat([value for _, value in text.values if isinstance(value, Text)])
