"""Is exactly what the clauses allow offered for every die, changed or not? MF21 to MF27, in positions of all kinds."""

from collections.abc import Iterator
from random import Random

import pytest

from gobelet.core.event import Played
from gobelet.core.replay import advance
from gobelet.core.setup import set_up
from gobelet.core.structs import copy_of
from gobelet.games.melange_fute import GAME
from gobelet.games.melange_fute.state import NO_DIE, State
from gobelet.parts.fute.table import MOST_SEATS, Duty
from tests.games.melange_fute.naive import BLUE, ROWS, Use, uses
from tests.positions import random_game


def decisions(seed: int) -> Iterator[tuple[State, int]]:
    """Where dice may be used in a random game, each with some actions given to the player."""
    random, setup = Random(seed), set_up(GAME, 1 + seed % MOST_SEATS)
    state = setup.start()
    for event in random_game(setup, seed):
        if isinstance(event, Played) and _uses_dice(state, event.seat):
            given = copy_of(state)
            sheet = given.sheets[event.seat]
            sheet.polish_won, sheet.polish_used = 3, random.choice([0, 0, 1, 2, 3])
            sheet.jokers_won = random.randrange(4)
            sheet.jokers_used = random.getrandbits(3) & random.getrandbits(3) & (1 << sheet.jokers_won) - 1
            yield given, event.seat
        advance(GAME, state, event)


def offered(state: State, seat: int) -> set[Use]:
    """What the rules offer, played out to the mark."""
    found = []
    for move in GAME.moves(state, seat):
        words = GAME.notation.write(move).split()
        if words[-1] == "change":
            later = copy_of(state)
            GAME.rules.play(later, seat, move)
            found += [_use(later, seat, state, words[:-1], mark) for mark in GAME.moves(later, seat)]
        elif len(words) == 2:
            found.append(_use(state, seat, state, words[:1], move))
    assert len(found) == len(set(found))
    return set(found)


def _uses_dice(state: State, seat: int) -> bool:
    player = state.players[seat]
    return (
        player.due == 0
        and state.sheets[seat].changed_die == NO_DIE
        and player.duty in (Duty.CHOOSE, Duty.SERVE, Duty.EXTRA)
    )


def _use(state: State, seat: int, before: State, words: list[str], move: int) -> Use:
    after, sheet = copy_of(state), before.sheets[seat]
    GAME.rules.play(after, seat, move)
    box = GAME.notation.write(move).split()[-1]
    die, *change = words
    jokers = [int(word.removeprefix("joker")) for word in change if word.startswith("joker")]
    numbers = [{1: 5, 2: 6}.get(joker) or int(change[1]) for joker in jokers]
    used = after.sheets[seat].jokers_used & ~sheet.jokers_used
    assert used == sum(1 << joker - 1 for joker in jokers)
    return Use(
        die=die,
        joker=sum(jokers),
        number=sum(numbers),
        own=change.count("up") - change.count("down"),
        box=box,
        spent=after.sheets[seat].polish_used - sheet.polish_used,
        written=_written(after, seat, box),
    )


def _written(state: State, seat: int, box: str) -> int:
    sheet, zone, number = state.sheets[seat], box.rstrip("0123456789"), int(box.lstrip("abcdefghijklmnopqrstuvwxyz"))
    match zone:
        case "blue":
            return number if sheet.blue & 1 << BLUE.index(number) else 0
        case "green":
            return sheet.green[number - 1]
        case "orange":
            return (1, 5, 3, 4, 2, 6, 4, 5, 2, 1, 6, 3)[number - 1] if sheet.orange & 1 << number - 1 else 0
        case "violet":
            return sheet.violet_numbers[number - 1]
        case _:
            return sheet.yellow_numbers[6 * ROWS.index(zone) + number - 1]


@pytest.mark.dear
@pytest.mark.parametrize("seed", range(12))
def test_mf21_to_mf27_every_use_and_no_other_is_offered(seed: int) -> None:
    compared = [(offered(state, seat), uses(state, seat)) for state, seat in decisions(seed)]

    assert sum(len(found) for found, _ in compared) > 100
    assert [found ^ wanted for found, wanted in compared if found != wanted] == []
