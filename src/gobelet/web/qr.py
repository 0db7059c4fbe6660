"""How does a phone get a link without typing? It looks at a QR code, on a page or in a terminal."""

import io
from functools import lru_cache

import segno
from markupsafe import Markup

MASK = 2  # of eight that are all right; to find the prettiest one takes ten times as long


@lru_cache(maxsize=1_000)
def on_page(link: str) -> Markup:
    """As SVG. Black on white in the dark, too, with a margin around it: not every camera reads it the other way."""
    return Markup(_code(link).svg_inline(dark="#000", light="#fff", omitsize=True, svgclass="qr", lineclass=None))


def in_terminal(link: str) -> str:
    drawn = io.StringIO()
    _code(link).terminal(drawn, compact=True)
    return drawn.getvalue()


def _code(link: str) -> segno.QRCode:
    return segno.make_qr(link, error="m", mask=MASK, boost_error=False)
