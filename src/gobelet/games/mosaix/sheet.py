"""What is printed on dice and boards?"""

import tomllib
from importlib.resources import files

_PRINTED = tomllib.loads(files(__package__).joinpath("sheet.toml").read_text("utf-8"))

SYMBOLS: tuple[str, ...] = tuple(_PRINTED["symbols"])
DICE = int(_PRINTED["dice"])
SIZE = int(_PRINTED["size"])
BOXES = SIZE * SIZE
COLUMNS = "abcdefg"
BOX_NAMES = tuple(f"{column}{row}" for row in range(1, SIZE + 1) for column in COLUMNS)  # row by row, as all boxes are

SMALLEST_AREA = int(_PRINTED["smallest_area"])
SCALE = int(_PRINTED["scale"])
GOOD = int(_PRINTED["good"])
BRILLIANT = int(_PRINTED["brilliant"])

SHAPES: tuple[str, ...] = tuple(_PRINTED["shapes"])
CELLS: tuple[tuple[tuple[int, int], ...], ...] = tuple(  # of each shape: column and row of its dice, row by row
    tuple((x, y) for y, row in enumerate(drawn) for x, mark in enumerate(row) if mark == "#")
    for drawn in _PRINTED["shapes"].values()
)

WHERE_PRINTED = ("centre", "off_centre")
PRINTED_SYMBOLS = tuple(SYMBOLS.index(name) for name in _PRINTED["printed"]["symbols"])  # of each seat
PRINTED_BOXES = tuple(tuple(BOX_NAMES.index(box) for box in _PRINTED["printed"][where]) for where in WHERE_PRINTED)
MOST_SEATS = len(PRINTED_SYMBOLS)
