"""Do notebooks and PNGs show the same drawing?"""

import pytest

from gobelet.core.picture import Box, Picture
from gobelet.core.text import say
from gobelet.draw.notebook import Drawing
from gobelet.draw.png import png
from gobelet.draw.svg import svg

PICTURE = Picture(2, 1, ((Box("red9", 0, 0, label=say("9"), ink="red"),),))


def size(drawn: bytes) -> tuple[int, int]:
    """Width and height as a PNG's header has them."""
    return int.from_bytes(drawn[16:20]), int.from_bytes(drawn[20:24])


@pytest.mark.parametrize("dark", [False, True])
def test_a_png_is_twice_as_large_as_the_drawing(dark: bool) -> None:
    assert size(png(svg(PICTURE), dark)) == (160, 80)


def test_light_and_dark_differ() -> None:
    assert png(svg(PICTURE)) != png(svg(PICTURE), dark=True)


def test_it_does_not_matter_whether_the_drawing_brings_its_style() -> None:
    assert png(svg(PICTURE)) == png(svg(PICTURE, style=False))


def test_a_notebook_is_given_the_drawing() -> None:
    drawing = Drawing(PICTURE, lit=["red9"])

    assert drawing._repr_svg_() == svg(PICTURE, ["red9"])
    assert drawing._repr_svg_() in drawing._repr_html_()
