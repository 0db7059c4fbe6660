"""Is there a first game for every room, short, legal, and with nothing in it that cannot be pointed at?"""

import pytest

from gobelet.core.game import Game
from gobelet.core.lesson import Lesson
from gobelet.core.record import read_event
from gobelet.core.saying import tokens
from gobelet.core.setup import set_up
from gobelet.games import GAMES
from gobelet.table.table import Table


def lesson_of(game: Game) -> Lesson:
    assert game.lesson
    return game.lesson


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


@each_game
def test_a_lesson_has_five_to_ten_steps_and_something_to_do(game: Game) -> None:
    steps = lesson_of(game).steps

    assert 5 <= len(steps) <= 10
    assert sum(bool(step.do) for step in steps) >= 4
    assert not steps[-1].do  # what is left to say before the player's own game


@each_game
@pytest.mark.parametrize("narrow", [False, True])
def test_all_that_is_to_be_done_is_legal_and_can_be_pointed_at(game: Game, narrow: bool) -> None:
    lesson = lesson_of(game)
    table = Table(set_up(game, lesson.seats))
    draw = game.look.narrow if narrow else game.look.picture
    for step in lesson.steps:
        for line in step.before:
            table.happen(read_event(game, lesson.seats, line))
        if step.do:
            shown = {box.id for box in draw(table.state, 0).boxes}
            assert all(token in shown or token in game.notation.words for token in tokens(step.by_hand or step.do))
            table.say(0, step.do)
