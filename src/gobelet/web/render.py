"""How does a page come about? A template, filled in with what a request wants to see, in its language."""

from collections.abc import Collection
from typing import Any

import msgspec
from babel.dates import format_date
from babel.numbers import format_decimal
from fastapi import Request, Response
from fastapi.responses import HTMLResponse
from jinja2 import Environment, PackageLoader, select_autoescape
from markupsafe import Markup

from gobelet.core.picture import Picture
from gobelet.core.text import Filling, Text, plural, say
from gobelet.draw.panes import columns
from gobelet.draw.style import drawn_style, variables
from gobelet.draw.svg import svg
from gobelet.languages import LANGUAGES
from gobelet.web.address import home, is_only_here
from gobelet.web.appearance import THEMES, next_theme, theme_of
from gobelet.web.difference import PREFIX
from gobelet.web.language import language_of, translator
from gobelet.web.qr import on_page

TEMPLATES = Environment(
    loader=PackageLoader("gobelet.web"), autoescape=select_autoescape(), trim_blocks=True, lstrip_blocks=True
)
TEMPLATES.policies["json.dumps_kwargs"] = {}  # the order of keys is that of a stream: a script may compare both


def page(request: Request, template: str, status: int = 200, **values: Any) -> HTMLResponse:
    language, translate, start = language_of(request), translator(request), home(request)

    def spoken(text: Text | str, **fillings: Filling) -> str:
        return translate(text if isinstance(text, Text) else say(text, **fillings))

    written = TEMPLATES.get_template(template).render(
        request=request,
        home=start,
        only_here=is_only_here(start),
        in_network=not request.app.state.address.public,
        qr=on_page,
        language=language,
        languages=LANGUAGES,
        theme=theme_of(request),
        themes=THEMES,
        next_theme=next_theme(theme_of(request)),
        _=spoken,
        plural=lambda one, several, n: translate(plural(one, several, n)),
        decimal=lambda number: format_decimal(number, "0.0", language),
        signed=lambda points: str(points).replace("-", "−"),  # as wide as a plus
        date=lambda day: format_date(day, "medium", language),
        **values,
    )
    return HTMLResponse(written, status)


def as_json(content: dict[str, Any] | list[dict[str, Any]]) -> Response:
    """Data with boxes in it, which are JSON already."""
    return Response(msgspec.json.encode(content), media_type="application/json")


def panes(request: Request, picture: Picture, lit: Collection[str] = (), rings: bool = False) -> Markup:
    """A picture in the parts that the page lays out."""
    return Markup(columns(picture, lit, prefix=PREFIX, translate=translator(request), rings=rings))


def inline(
    request: Request, picture: Picture, lit: Collection[str] = (), rings: bool = False, prefix: str = PREFIX
) -> Markup:
    """A picture as a part of the page, which has the style sheet already."""
    return Markup(svg(picture, lit, style=False, prefix=prefix, translate=translator(request), rings=rings))


def paper(request: Request) -> str:
    """What a page is drawn on at first: `narrow` for a phone, else `wide`."""
    return "narrow" if "Mobi" in request.headers.get("user-agent", "") else "wide"


def theme() -> str:
    """The style sheet of all pictures, and its colours for the pages around them."""
    light, dark = variables(dark=False), variables(dark=True)
    by_device = f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}"
    chosen = f":root[data-theme=dark]{{color-scheme:dark;{dark}}}:root[data-theme=light]{{color-scheme:light}}"
    return f":root{{{light}}}{by_device}{chosen}{drawn_style()}"
