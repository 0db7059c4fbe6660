"""What happens when somebody asks for what cannot be done? One sentence, and nothing changes."""

from collections.abc import Sequence

from gobelet.core.text import Filling, Text, listed, say


class Refusal(Exception):
    """A person's mistake, never a programmer's: the message says what is wrong and what would be right."""

    def __init__(self, sentence: Text | str, **values: Filling) -> None:
        self.text = sentence if isinstance(sentence, Text) else say(sentence, **values)
        super().__init__(self.text)


def choices(words: Sequence[Text | str]) -> Text:
    """Words as a person would list them: `a, b or c`."""
    if len(words) < 2:
        return listed(words)
    return say("{some} or {last}", some=listed(words[:-1]), last=words[-1])
