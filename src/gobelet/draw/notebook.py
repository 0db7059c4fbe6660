"""How does a position show itself? As a drawing in a notebook, as text where it is printed."""

from collections.abc import Collection
from dataclasses import dataclass

from gobelet.core.picture import Picture
from gobelet.draw.svg import svg
from gobelet.draw.text import text


@dataclass(frozen=True, slots=True)
class Drawing:
    """The last value of a cell: a notebook asks it how it looks."""

    picture: Picture
    lit: Collection[str] = ()
    fresh: Collection[str] = ()

    def __str__(self) -> str:
        return "\n".join(line.rstrip() for line in text(self.picture, self.lit, self.fresh).splitlines())

    def _repr_svg_(self) -> str:
        return svg(self.picture, self.lit, self.fresh)

    def _repr_html_(self) -> str:
        return f'<div style="max-width:100%;overflow-x:auto">{self._repr_svg_()}</div>'
