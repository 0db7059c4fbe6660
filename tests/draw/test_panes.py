"""How does a page lay out a picture?"""

import re

from gobelet.core.picture import Box, Pane, Role, in_panes
from gobelet.core.text import NOTHING, say
from gobelet.draw.panes import GAP, columns, lengths, sign_of, told_panes

DICE = Pane("dice", Role.DICE, say("dice"), (0, 0, 4, 2), ((Box("white", 1, 0.5),),))
WIDE = Pane("wide", Role.SHEET, say("wide"), (0, 2, 8, 3), ((Box("one", 1, 3), Box("two", 3, 3)),), "blue")
SLIM = Pane("slim", Role.SHEET, NOTHING, (0, 5, 4, 1), ((Box("three", 1, 5),),))
PICTURE = in_panes(8, 6, (DICE, WIDE, SLIM))


def test_there_is_a_drawing_for_each_role_as_large_as_its_panes_need() -> None:
    drawn = re.findall(r'class="picture (\w+)" viewBox="([^"]*)"', columns(PICTURE))

    assert drawn == [("dice", "0 0 160 80"), ("side", "0 0 0 0"), ("sheet", f"0 0 320 {160 + GAP * 40:g}")]


def test_panes_lie_below_each_other_around_the_middle() -> None:
    assert [pane["at"] for pane in told_panes(PICTURE, str)] == [[0, 0], [0, 0], [2, 3 + GAP]]


def test_a_pane_shows_its_part_of_the_picture() -> None:
    assert (
        f'<svg data-pane="slim" x="80" y="{(3 + GAP) * 40:g}" width="160" height="40" viewBox="0 200 160 40">'
        in columns(PICTURE)
    )


def test_boxes_are_counted_pane_by_pane() -> None:
    assert lengths(PICTURE) == [1, 2, 1]


def test_a_pane_has_the_sign_of_its_ink() -> None:
    assert [bool(pane["sign"]) for pane in told_panes(PICTURE, str)] == [False, True, False]
    assert 'class="ink-blue"' in sign_of("blue")
