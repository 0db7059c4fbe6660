"""How clever was a game alone? TF53, in our own words."""

from gobelet.core.text import Text, say
from gobelet.games.tres_fute.sheet import Paper
from gobelet.parts.fute.levels import reached

TITLES = (  # the highest first, as on the sheet
    say("A stroke of genius"),
    say("Brilliant"),
    say("Masterly"),
    say("Remarkable"),
    say("Really clever"),
    say("Well played"),
    say("A good game"),
    say("Getting there"),
    say("A start"),
)


def level(paper: Paper, points: int) -> Text:
    return reached(paper.levels, TITLES, points)
