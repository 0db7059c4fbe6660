"""Which languages are spoken here, and how does a text become a sentence of one?"""

from functools import cache
from gettext import c2py
from importlib.resources import files

from babel.messages.pofile import read_po

from gobelet.core.text import Text, Translate

ENGLISH = "en"
LANGUAGES = {ENGLISH: "English", "fr": "Français", "de": "Deutsch"}  # each by its own name


@cache
def translator(language: str) -> Translate:
    """The function that says texts in a language, always the same one; what is not translated stays English."""
    if language == ENGLISH:
        return str
    with (files(__name__) / f"{language}.po").open("rb") as file:
        catalogue = read_po(file, language)
    said = [message for message in catalogue if message.id]  # without the header
    single = {m.id: m.string for m in said if isinstance(m.id, str) and isinstance(m.string, str) and m.string}
    counted = {m.id[0]: m.string for m in said if not isinstance(m.id, str) and m.string and all(m.string)}
    form = c2py(catalogue.plural_expr)

    def translate(text: Text) -> str:
        pattern, values, several = text
        if not values:
            return single.get(pattern, pattern)
        if not several:
            pattern = single.get(pattern, pattern)
        elif pattern in counted:
            pattern = counted[pattern][form(int(str(values[0][1])))]
        elif values[0][1] != 1:
            pattern = several
        return pattern.format(
            **{name: translate(value) if isinstance(value, Text) else str(value) for name, value in values}
        )

    return translate
