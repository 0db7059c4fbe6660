"""What would an answer do? Its deed, its price, and the part of the drawing that would change."""

from gobelet.core.event import Played
from gobelet.core.game import seat_name
from gobelet.core.text import Text, plural, say, with_names
from gobelet.table.trying import Tried, tried
from gobelet.terminal.news import names
from gobelet.terminal.position import changed
from gobelet.terminal.sitting import Sitting


def show_try(sitting: Sitting, seat: int, saying: str) -> None:
    """Nothing counts yet."""
    table, screen = sitting.table, sitting.screen
    trial = tried(table, seat, saying)
    if trial is None:
        screen.show(say("What that would do is seen when everybody has answered."), style="italic")
        return
    before, after = (table.game.look.picture(view, seat) for view in (trial.before, trial.after))
    fresh = changed(before, after)
    drawn = screen.strips(after, (), fresh)
    screen.draw([strip for strip in drawn if strip.boxes & fresh], brief=True)
    screen.show(*told_try(sitting, seat, trial), style="italic")


def told_try(sitting: Sitting, seat: int, trial: Tried) -> list[Text]:
    """What it would do and use up, and how many points it would bring at once."""
    game, last = sitting.table.game, trial.moves[-1]
    one = len(trial.moves) == 1
    deed = game.story.deed(trial.before, Played(seat, last), trial.after) if one else None
    told = with_names(deed or game.notation.tell(last), names(sitting))
    lines = [say("That would be: {deed}", deed=told)]
    if one and (cost := game.notation.cost(trial.before, seat, last)):
        lines.append(say("{cost}", cost=cost))
    had, has = (game.score(view, seat).total for view in (trial.before, trial.after))
    if has != had:
        lines.append(
            plural(
                "{seat}: {n} point now, then {has}",
                "{seat}: {n} points now, then {has}",
                had,
                seat=seat_name(seat),
                has=has,
            )
        )
    return lines
