"""How does a page show what a saying would change? As a seat's own picture before and after it."""

from gobelet.core.picture import Picture
from gobelet.table.session import Session
from gobelet.table.trying import tried


def before_and_after(session: Session, seat: int, saying: str, narrow: bool = False) -> tuple[Picture, Picture] | None:
    trial = tried(session.table, seat, saying)
    if trial is None:
        return None
    look = session.game.look
    return look.on_page(trial.before, seat, narrow), look.on_page(trial.after, seat, narrow)
