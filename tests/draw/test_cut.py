"""Is a part of a picture what it was in the whole?"""

from gobelet.core.picture import Box, Picture, panel
from gobelet.draw.cut import before_and_after, cut

TABLE = Picture(
    20,
    9,
    (
        (panel("tray", 1, 1, 4, 2), Box("die", 2, 1.5)),
        (panel("slots", 6, 1, 3, 2), panel("zone", 1, 5, 12, 3)),
        (Box("badge", 12.2, 4.8),),
    ),
)


def places(picture: Picture) -> dict[str, tuple[float, float]]:
    return {box.id: (round(box.x, 2), round(box.y, 2)) for box in picture.boxes}


def test_panels_keep_what_lies_on_them() -> None:
    assert places(cut(TABLE, ["tray"])) == {"tray": (0.25, 0.25), "die": (1.25, 0.75)}


def test_panels_stand_side_by_side_and_row_below_row() -> None:
    part = cut(TABLE, ["slots tray", "zone"])

    assert places(part) | {"die": (0, 0)} == {
        "slots": (0.25, 0.25),
        "tray": (3.45, 0.25),
        "die": (0, 0),
        "zone": (0.25, 2.45),
        "badge": (11.45, 2.25),
    }
    assert (part.width, round(part.height, 2)) == (12.5, 5.7)


def test_all_from_one_panel_to_another_is_kept_as_it_is() -> None:
    assert set(places(cut(TABLE, ["tray..slots"]))) == {"tray", "die", "slots"}


def test_wide_pictures_stand_below_one_another_others_side_by_side() -> None:
    small, wide = cut(TABLE, ["tray"]), cut(TABLE, ["zone"])

    assert before_and_after(small, small).height == small.height
    assert before_and_after(wide, wide).width == wide.width
