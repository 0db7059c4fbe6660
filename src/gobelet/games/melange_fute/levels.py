"""How clever was a game alone? MF31, in our own words."""

from gobelet.core.text import Text, say
from gobelet.games.melange_fute.sheet import Paper
from gobelet.parts.fute.levels import reached

TITLES = (  # the highest first, as on the sheet
    say("A stroke of genius"),
    say("Brilliant"),
    say("No mere luck"),
    say("Masterly"),
    say("Remarkable"),
    say("Really clever"),
    say("Well played"),
    say("On the right track"),
    say("A fair game"),
    say("The dice were stubborn"),
    say("A start"),
)


def level(paper: Paper, points: int) -> Text:
    return reached(paper.levels, TITLES, points)
