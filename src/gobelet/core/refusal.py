"""What happens when somebody asks for what cannot be done? One sentence, and nothing changes."""

from collections.abc import Sequence


class Refusal(Exception):
    """A person's mistake, never a programmer's: the message says what is wrong and what would be right."""


def choices(words: Sequence[str]) -> str:
    """Words as a person would list them: `a, b or c`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} or {words[-1]}"
