"""How does a drawing become a PNG? Colours are written out, as its drawer knows no variables."""

from gobelet.draw.style import flat_style, style


def png(drawing: str, dark: bool = False, zoom: float = 2) -> bytes:
    """The SVG text that `svg` made, in pixels."""
    from resvg_py import svg_to_bytes

    bare = drawing.replace(f"<style>{style()}</style>", "")
    return bytes(svg_to_bytes(svg_string=bare, style_sheet=flat_style(dark), zoom=zoom))
