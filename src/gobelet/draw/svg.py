"""How is a picture drawn for a browser? As SVG: one group for each box, with an id that never changes."""

from collections.abc import Collection
from functools import lru_cache
from html import escape

from gobelet.core.picture import Box, Picture
from gobelet.core.text import Translate
from gobelet.draw.boxes import draw_box, may_be_lit
from gobelet.draw.outlines import number
from gobelet.draw.style import style as style_sheet
from gobelet.draw.theme import SQUARE

MOST_GROUPS = 20_000  # kept as markup: all boxes that tables show by now, in each language


def svg(
    picture: Picture,
    lit: Collection[str] = (),
    fresh: Collection[str] = (),
    *,
    style: bool = True,
    prefix: str = "",
    translate: Translate = str,
    rings: bool = False,
) -> str:
    """The whole drawing; `lit` boxes may be pointed at, `fresh` ones have just changed.

    With rings, a page can light any thing later: it draws them and hides those of what is not lit.
    """
    w, h = number(picture.width * SQUARE), number(picture.height * SQUARE)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" class="picture" viewBox="0 0 {w} {h}" width="{w}" height="{h}">',
        f"<style>{style_sheet()}</style>" if style else "",
        f'<rect class="paper" width="{w}" height="{h}"/>',
        *(group(box, box.id in lit, box.id in fresh, prefix, translate, rings) for box in picture.boxes),
        "</svg>",
    ]
    return "\n".join(part for part in parts if part) + "\n"


@lru_cache(maxsize=MOST_GROUPS)
def group(
    box: Box, lit: bool = False, fresh: bool = False, prefix: str = "", translate: Translate = str, ring: bool = False
) -> str:
    """One box, ready to take the place of the group with the same id."""
    title = escape(translate(box.title))
    states = f"{' lit' if lit else ''}{' fresh' if fresh else ''}{'' if title or lit else ' bare'}"
    classes = f"{box.shape} ink-{box.ink} {box.mark}{states}"
    role = ' role="button" tabindex="0"' if lit else ' role="img"' if title else ' aria-hidden="true"'
    label = f' aria-label="{title}"' if title else ""
    place = f'transform="translate({number(box.x * SQUARE)},{number(box.y * SQUARE)})"'
    tooltip = f"<title>{title}</title>" if title else ""
    id = escape(box.id)
    opening = f'<g id="{escape(prefix)}{id}" data-box="{id}" class="{classes}" {place}{role}{label}>'
    return f"{opening}{tooltip}{draw_box(box, translate, lit or (ring and may_be_lit(box)), fresh)}</g>"
