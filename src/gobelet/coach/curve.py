"""How does the curve of a game look? What each seat could expect after every event, and what changed it."""

from io import BytesIO
from typing import Any

from gobelet.coach.review import Review
from gobelet.coach.rollouts import POINTS
from gobelet.core.event import Played
from gobelet.core.game import seat_name
from gobelet.core.missing import needs
from gobelet.core.text import Translate, say

# Colours that are told apart by everybody, each with a mark of its own.
DICE, OWN, OTHERS = ("#0072b2", "o"), ("#d55e00", "s"), ("#009e73", "^")
FORMS = ("svg", "png", "pdf")


def curve(review: Review, form: str, translate: Translate) -> bytes:
    """The content of a file."""
    with needs("lab"):
        import matplotlib
        from matplotlib.figure import Figure
    seats = review.setup.seats
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "gobelet"}):
        figure = Figure(figsize=(9, 2.6 * seats + 0.6), layout="constrained")
        for seat, axes in enumerate(figure.subplots(seats, 1, squeeze=False, sharex=True)[:, 0]):
            _draw(axes, review, seat, translate)
        figure.axes[-1].set_xlabel(translate(say("event")))
        figure.axes[0].legend()
        content = BytesIO()
        figure.savefig(content, format=form, metadata={"Date": None} if form == "svg" else None)
    return content.getvalue()


def _draw(axes: Any, review: Review, seat: int, translate: Translate) -> None:
    scale = 1 if review.goal == POINTS else 100
    values = [scale * each[seat][review.goal].mean for each in review.expected]
    unit = say("expected points") if review.goal == POINTS else say("chance to win, %")
    axes.plot(values, color="#999999", linewidth=1, zorder=1)
    kinds = [(say("dice"), DICE, None), (say("own decisions"), OWN, True), (say("decisions of others"), OTHERS, False)]
    for name, (colour, mark), is_own in kinds:
        places = [place for place, event in enumerate(review.events) if _whose(event, seat) is is_own]
        if places:
            axes.scatter(
                [place + 1 for place in places], [values[place + 1] for place in places],
                c=colour, marker=mark, s=22, label=translate(name), zorder=2,
            )  # fmt: skip
    axes.set_ylabel(translate(unit))
    axes.set_title(seat_name(seat), loc="left")


def _whose(event: object, seat: int) -> bool | None:
    """None for dice, else whether the seat itself decided."""
    return event.seat == seat if isinstance(event, Played) else None
