"""What is printed on the board?"""

import tomllib
from importlib.resources import files

_PRINTED = tomllib.loads(files(__package__).joinpath("sheet.toml").read_text("utf-8"))

COLOURS: tuple[str, ...] = tuple(_PRINTED["rows"])
NUMBERS: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in _PRINTED["rows"].values())
ROWS = len(COLOURS)
BOXES = len(NUMBERS[0])
LAST = BOXES - 1

PAWNS = int(_PRINTED["pawns"])
NEEDED_TO_CLOSE = int(_PRINTED["needed_to_close"])
ROWS_TO_END = int(_PRINTED["rows_to_end"])
MISSES = int(_PRINTED["misses"])
MISS_POINTS = int(_PRINTED["miss_points"])
POINTS: tuple[int, ...] = tuple(_PRINTED["points"]["points"])
