"""Is every text in every catalogue? `python -m gobelet.languages.messages` adds what is new and drops what is gone."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from gobelet.languages import ENGLISH, LANGUAGES
from gobelet.languages.extract import is_spoken

SOURCE = Path(__file__).parents[1]
SAY = ("say", "Refusal", "Forbidden", "Stale", "Taken", "TooMany", "Unknown", "Unreadable", "Unstored")
KEYWORDS = {**dict.fromkeys((*SAY, "_")), "plural": (1, 2)}
HEADER = r"""# How gobelet speaks {language}. Renewed by: python -m gobelet.languages.messages
msgid ""
msgstr ""
"Language: {language}\n"
"Plural-Forms: {plurals}\n"
"Content-Type: text/plain; charset=utf-8\n"

"""
OURS = [("**.py", "gobelet.languages.extract:python_patterns"), ("**.html", "jinja2.ext:babel_extract")]


@cache
def patterns() -> Catalog:
    """Every pattern that the source says, with the files that say it."""
    found = Catalog(fuzzy=False)
    for file, _, pattern, _, _ in extract_from_dir(SOURCE, OURS, keywords=KEYWORDS):
        if is_spoken(pattern if isinstance(pattern, str) else pattern[0]):
            found.add(pattern, locations=[(Path(file).as_posix(), 0)])
    return found


def catalogue(language: str) -> Catalog:
    file = file_of(language)
    return read_po(BytesIO(file.read_bytes() if file.exists() else b""), language)


def renewed(language: str) -> bytes:
    """The catalogue with all patterns of the source and no others; what was translated stays."""
    old, new = catalogue(language), patterns()
    made = Catalog(language, fuzzy=False)
    for message in new:
        if message.id:
            known = old.get(_key(message))
            made.add(message.id, known.string if known else None, message.locations)
    into = BytesIO()
    write_po(into, made, width=0, omit_header=True, sort_output=True, include_lineno=False)
    return HEADER.format(language=language, plurals=made.plural_forms).encode() + into.getvalue()


def faults(language: str) -> list[str]:
    """What is wrong with a catalogue, in words for whoever translates."""
    new, old = patterns(), catalogue(language)
    wanted, had = ({_key(message): message for message in each if message.id} for each in (new, old))
    found = [f"missing: {key}" for key in wanted if key not in had]
    found += [f"no longer said: {key}" for key in [*had, *old.obsolete] if key not in wanted]
    for key in wanted.keys() & had.keys():
        found += [f"{fault}: {key}" for fault in _faults(had[key])]
    return sorted(found)


def _faults(message: Message) -> Iterator[str]:
    said = [message.string] if isinstance(message.string, str) else [*(message.string or ())]
    if message.fuzzy:
        yield "fuzzy"
    if not said or not all(said):
        yield "not translated"
    elif any(_names(each) != _names(message.id if isinstance(message.id, str) else message.id[-1]) for each in said):
        yield "other names in braces"


def _names(pattern: str) -> set[tuple[str, str | None]]:
    return {(name, conversion) for _, name, _, conversion in Formatter().parse(pattern) if name is not None}


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def file_of(language: str) -> Path:
    return Path(__file__).parent / f"{language}.po"


if __name__ == "__main__":
    for each in LANGUAGES:
        if each != ENGLISH:
            file_of(each).write_bytes(renewed(each))
