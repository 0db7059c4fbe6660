"""Which level do points reach?"""

from collections.abc import Sequence

from gobelet.core.text import Text


def reached(limits: Sequence[int], titles: Sequence[Text], points: int) -> Text:
    """The title of the highest limit that the points reach; the last title needs none."""
    for limit, title in zip(limits, titles, strict=False):
        if points >= limit:
            return title
    return titles[-1]
