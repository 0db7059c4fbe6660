"""How does a review reach programs? As plain numbers and texts, in English."""

from typing import Any

from gobelet.coach.advice import Estimate, Worth
from gobelet.coach.review import OUTCOMES, Balance, Review, Reviewed, Step
from gobelet.coach.rollouts import MARGIN, POINTS, WINS
from gobelet.core.event import Played
from gobelet.core.game import Over, seat_name
from gobelet.core.replay import replay

NAMES = {POINTS: "points", MARGIN: "margin", WINS: "wins"}  # of outcomes


def as_dict(review: Review) -> dict[str, Any]:
    setup, game = review.setup, review.setup.game
    seats = [seat_name(seat) for seat in range(setup.seats)]
    curve = [{name: _outcomes(by_seat) for name, by_seat in zip(seats, each, strict=True)} for each in review.expected]
    return {
        "game": game.name,
        "version": game.version,
        "seats": setup.seats,
        "options": dict(setup.options),
        "over": isinstance(game.turn(replay(setup, review.events)), Over),
        "counts": NAMES[review.goal],
        "balances": {
            name: {NAMES[outcome]: _balance(balances[outcome]) for outcome in OUTCOMES}
            for name, balances in zip(seats, review.balances, strict=True)
        },
        "costs": {name: _estimate(review.cost(seat)) for seat, name in enumerate(seats)},
        "expected": curve,
        "steps": [_step(review, place, step) for place, step in enumerate(review.steps)],
        "decisions": [_decision(review, each) for each in review.decisions],
    }


def _estimate(estimate: Estimate) -> dict[str, float]:
    return {"mean": estimate.mean, "error": estimate.error}


def _outcomes(estimates: tuple[Estimate, ...]) -> dict[str, Any]:
    return {NAMES[outcome]: _estimate(estimates[outcome]) for outcome in OUTCOMES}


def _balance(balance: Balance) -> dict[str, Any]:
    return {
        "start": _estimate(balance.start),
        "luck": _estimate(balance.luck),
        "own": _estimate(balance.own),
        "others": _estimate(balance.others),
        "result": balance.result,
        "without_luck": _estimate(balance.adjusted),
    }


def _step(review: Review, place: int, steps: tuple[Step, ...]) -> dict[str, Any]:
    event = review.events[place]
    who = seat_name(event.seat) if isinstance(event, Played) else None
    changes = {
        seat_name(seat): {
            what: {NAMES[outcome]: getattr(step, what)[outcome] for outcome in OUTCOMES}
            for what in ("luck", "own", "others")
        }
        for seat, step in enumerate(steps)
    }
    return {"event": place, "seat": who, "changes": changes}


def _decision(review: Review, each: Reviewed) -> dict[str, Any]:
    game = review.setup.game
    return {
        "event": each.place,
        "seat": seat_name(each.seat),
        "kind": each.kind,
        "played": game.notation.write(each.move),
        "best": game.notation.write(each.best),
        "cost": _estimate(each.cost),
        "more_by_part": dict(zip(game.parts, each.parts, strict=True)),
        "moves": [_worth(review, worth) for worth in each.worths],
    }


def _worth(review: Review, worth: Worth) -> dict[str, Any]:
    values = {"points": worth.points, "margin": worth.margin, "wins": worth.wins, "behind": worth.behind}
    move = review.setup.game.notation.write(worth.move)
    return {"move": move, "games": worth.games, **{name: _estimate(value) for name, value in values.items()}}
