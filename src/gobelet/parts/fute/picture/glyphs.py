"""Which small drawings stand on the sheets of the futé games?"""

from gobelet.core.glyph import Glyph, Stroke, Tile

NOW = Glyph("now", "▶", "M-8 -11H8A3 3 0 0 1 11 -8V8A3 3 0 0 1 8 11H-8A3 3 0 0 1 -11 8V-8A3 3 0 0 1 -8 -11Z")
EXTRA = Glyph("plus1", "+1", "M-9 0H-1M-5 -4V4M3.5 -4L7 -6.5V7")
FOX = Glyph(
    "fox", "fox", full="M-9 -8.5L-4 -4H4L9 -8.5L9.5 -1L0 9L-9.5 -1ZM-6 -0.5L-2.5 2.4L-2.2 0ZM6 -0.5L2.5 2.4L2.2 0Z"
)
MIX = Glyph(
    "mix", "mix", "M-8 -5H-4.5C0 -5 0 5 4.5 5H8M-8 5H-4.5C0 5 0 -5 4.5 -5H8M5.5 -8L8.5 -5L5.5 -2M5.5 2L8.5 5L5.5 8"
)
BLUE_AND_WHITE = Glyph(  # dice, the one over the other, and a plus
    "blue_and_white",
    "●+○",
    pieces=(
        Tile("mini-blue", -1.15, -1.15, 1.25, 0.25),
        Tile("mini-white", -0.1, -0.1, 1.25, 0.25),
        Stroke("icon", (("M", (0.7, -0.95)), ("v", (0.6,)), ("m", (-0.3, -0.3)), ("h", (0.6,)))),
    ),
)
