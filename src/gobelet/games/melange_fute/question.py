"""What is asked, in one sentence?"""

from gobelet.core.text import Text, say
from gobelet.games.melange_fute.sheet import Paper
from gobelet.games.melange_fute.state import State


def question(paper: Paper, state: State, seat: int) -> Text:
    return say("Choose.")
