"""What did the person mean? Words may be shortened as long as only one thing fits."""

from collections.abc import Collection, Mapping, Sequence

from gobelet.core.refusal import choices
from gobelet.core.saying import fitting, lit, said, tokens
from gobelet.core.text import Text, say


def meant(word: str, words: Collection[str]) -> str | None:
    """The one word of these that was typed, in full or shortened."""
    fits = short_for(word, words)
    return fits[0] if len(fits) == 1 else None


def short_for(word: str, words: Collection[str]) -> list[str]:
    """`r5` is short for red5; a number is never shortened, or green1 could become green11."""
    if word in words:
        return [word]
    begun, number = _parted(word.lower())
    split = {full: _parted(full) for full in words if word}
    return [full for full, (letters, its) in split.items() if letters.startswith(begun) and number in ("", its)]


def spelled_out(line: str, sayings: Sequence[str]) -> str:
    """What was typed, with every shortened token in full."""
    full: list[str] = []
    for word in line.split():
        full.append(meant(word, lit(sayings, full)) or word)
    return " ".join(full)


def asked_about(line: str) -> tuple[str, bool]:
    """What was typed without a question mark at either end, and whether there was one."""
    words = line.strip("? ")
    return words, words != line


def completed(spelled: str, spellings: Mapping[str, int]) -> str | None:
    """The saying that these words are, in any order, or the only one that goes on from them."""
    pointed = tokens(spelled)
    if exact := said(spellings, pointed):
        return exact
    fits = fitting(spellings, pointed) if pointed else []
    return fits[0] if len({spellings[saying] for saying in fits}) == 1 else None


def not_possible(typed: str, sayings: Sequence[str]) -> Text:
    """Why this is no legal saying, and what would be."""
    if not typed:
        return say("Type {possible}.", possible=possible(sayings))
    good: list[str] = []
    for word in typed.split():
        if word not in lit(sayings, good):
            break
        good.append(word)
    else:
        next = choices(lit(sayings, good))
        return say("'{typed}' is not complete; it may go on with {next}.", typed=typed, next=next)
    said = " ".join(good)
    several = short_for(word, lit(sayings, good))
    if several:
        return say("'{word}' could be {several}.", word=word, several=choices(several))
    if good and len(fitting(sayings, good)) > 1:
        pattern = "'{typed}' is not possible now; after '{said}' may come {next}."
        return say(pattern, typed=typed, said=said, next=choices(lit(sayings, good)))
    return say("'{typed}' is not possible now; it may be {possible}.", typed=typed, possible=possible(sayings))


def possible(sayings: Sequence[str], most: int = 12) -> Text:
    """The legal sayings, or their words when there are too many to read."""
    if len(sayings) <= most or all(" " not in saying for saying in sayings):
        return choices([f"'{saying}'" for saying in sayings])
    examples = dict.fromkeys(f"'{saying}'" for saying in (min(sayings, key=len), max(sayings, key=len)))
    pattern = "something made of {words}, like {examples}"
    return say(pattern, words=choices(lit(sayings, [])), examples=choices(list(examples)))


def _parted(word: str) -> tuple[str, str]:
    """A word without and with only the number at its end."""
    letters = word.rstrip("0123456789")
    return letters, word[len(letters) :]
