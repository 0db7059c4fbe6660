"""What is asked of a seat? One sentence, and for a newcomer what it is about."""

from typing import NamedTuple

from gobelet.core.text import Text


class Question(NamedTuple):
    """What is asked now; who has never decided such a thing is helped by these guides of the room, in this order."""

    text: Text
    guides: tuple[str, ...] = ()  # none for who is not asked
