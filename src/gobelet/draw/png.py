"""How does a drawing become a PNG? Colours are written out, as its drawer knows no variables."""

import re

from gobelet.core.missing import needs
from gobelet.draw.style import flat_style


def png(drawing: str, dark: bool = False, zoom: float = 2) -> bytes:
    """The SVG text that `svg` made, in pixels."""
    with needs("terminal"):
        from resvg_py import svg_to_bytes

    bare = re.sub("<style>.*?</style>", "", drawing, flags=re.DOTALL)
    return bytes(svg_to_bytes(svg_string=bare, style_sheet=flat_style(dark), zoom=zoom))
