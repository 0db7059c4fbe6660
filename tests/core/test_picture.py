"""Can a box of a picture be found?"""

from gobelet.core.picture import Box, Picture


def test_a_box_is_found_by_its_id() -> None:
    red, blue = Box("red9", 1, 2), Box("blue9", 3, 4)

    assert Picture(5, 5, ((red,), (blue,))).box("blue9") is blue
