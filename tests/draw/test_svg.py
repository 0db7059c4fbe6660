"""Does a drawing say to a browser what the picture says?"""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import gobelet
from gobelet.core.glyph import CHECK, CROSS, REROLL, Glyph, dice
from gobelet.core.picture import Box, Mark, Picture, Shape
from gobelet.core.text import Text, say
from gobelet.draw.style import style
from gobelet.draw.svg import group, svg

SVG = "{http://www.w3.org/2000/svg}"
SYMBOL = Glyph("square", "□", "M-6 -6H6V6H-6Z", kind="symbol")
NINE = Box("red9", 2, 1, label=say("9"), title=say("red 9: free"), ink="red")


def drawn(box: Box, **states: Any) -> ElementTree.Element:
    return ElementTree.fromstring(group(box, **states))


def test_a_box_is_a_group_with_its_id_place_and_name() -> None:
    nine = drawn(NINE)

    assert nine.attrib == {
        "id": "red9",
        "data-box": "red9",
        "class": "box ink-red open",
        "transform": "translate(80,40)",
        "role": "img",
        "aria-label": "red 9: free",
    }


def test_a_title_is_also_a_tooltip() -> None:
    assert drawn(NINE).findtext("title") == "red 9: free"


def test_a_prefix_keeps_two_pictures_on_one_page_apart() -> None:
    nine = drawn(NINE, prefix="a-")

    assert (nine.get("id"), nine.get("data-box")) == ("a-red9", "red9")


def test_decoration_is_hidden_from_screen_readers() -> None:
    assert drawn(Box("x", 0, 0)).get("aria-hidden") == "true"


def test_a_lit_box_is_a_button_with_a_ring() -> None:
    nine = drawn(NINE, lit=True)

    assert (nine.get("role"), nine.get("tabindex")) == ("button", "0")
    assert "lit" in str(nine.get("class")).split()
    assert nine.find("rect[@class='ring']") is not None


def test_a_fresh_box_glows_and_has_no_ring() -> None:
    nine = drawn(NINE, fresh=True)

    assert nine.find("rect[@class='glow']") is not None
    assert nine.find("rect[@class='ring']") is None


def test_writing_does_not_glow() -> None:
    assert drawn(Box("x", 0, 0, label=say("= 9"), shape=Shape.TEXT), fresh=True).find("rect[@class='glow']") is None


@pytest.mark.parametrize("ours", list(Mark))
@pytest.mark.parametrize("theirs", list(Mark))
def test_marks_are_told_apart_without_colour(ours: Mark, theirs: Mark) -> None:
    """By what the style does to the face: its ground, its dashes, its width."""
    faces = {mark: f"{mark}:" for mark in Mark}
    for mark in Mark:
        for rule in style().split("}"):
            if rule.startswith(f".picture .{mark} .face{{"):
                faces[mark] = rule.split("{")[1]

    assert (faces[ours] == faces[theirs]) == (ours == theirs)


def test_walls_stand_between_the_boxes_on_the_sides_where_an_area_ends() -> None:
    wall = drawn(Box("d4", 0, 0, walls="ns")).find("path[@class='wall']")

    assert wall is not None
    assert wall.get("d") == "M-1.6 -1.6H41.6M-1.6 41.6H41.6"


def test_a_die_of_symbols_has_no_pips() -> None:
    die = drawn(Box("die1", 0, 0, ink="red", shape=Shape.DIE, glyph=SYMBOL))

    assert [part.get("class") for part in die.iter() if part.get("class") in ("pip", "symbol")] == ["symbol"]


def test_every_text_is_escaped() -> None:
    rude = say("<b>\"&'")
    box = Box("x", 0, 0, label=rude, title=rude, note=rude)

    assert [element.text for element in drawn(box).iter("text")] == ["<b>\"&'", "<b>\"&'"]
    assert drawn(box).get("aria-label") == "<b>\"&'"


@pytest.mark.parametrize("shape", list(Shape))
@pytest.mark.parametrize("mark", list(Mark))
def test_any_shape_can_have_any_mark_and_state(shape: Shape, mark: Mark) -> None:
    box = Box("x", 0, 0, label=say("3"), shape=shape, mark=mark, note=say("2"), glyph=CHECK, ink="blue")

    assert "lit fresh" in str(drawn(box, lit=True, fresh=True).get("class"))


def all_glyphs() -> Iterator[Glyph]:
    """Those that all rooms share, and those that each brings, wherever its modules keep them."""
    for module in pkgutil.walk_packages(gobelet.__path__, "gobelet."):
        if module.name.split(".")[1] in ("core", "parts", "games"):
            for value in vars(importlib.import_module(module.name)).values():
                yield from (each for each in (value if type(value) is tuple else [value]) if isinstance(each, Glyph))


GLYPHS = {glyph: glyph.name for glyph in [*all_glyphs(), dice("12345"), dice("66???")]}


def test_no_two_glyphs_share_a_name() -> None:
    assert len(set(GLYPHS.values())) == len(GLYPHS) > 20


@pytest.mark.parametrize("glyph", GLYPHS, ids=GLYPHS.values())
def test_every_glyph_is_well_formed(glyph: Glyph) -> None:
    assert glyph.text
    assert len(drawn(Box("x", 0, 0, glyph=glyph))) > 1


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(face: int) -> None:
    die = Box("d", 0, 0, label=say("{face}", face=face), shape=Shape.DIE, ink="green")

    assert len(drawn(die).findall("circle[@class='pip']")) == face


def test_a_bonus_is_cut_like_the_shape_of_its_colour() -> None:
    colours = ("yellow", "blue", "green", "orange", "violet", "black")
    tokens = [group(Box("b", 0, 0, shape=Shape.TOKEN, ink=ink)) for ink in colours]
    shapes = {token.split("</title>")[-1].split('class="solid"')[1].split("/>")[0] for token in tokens}

    assert len(shapes) == len(colours)


def test_a_received_bonus_has_a_tick_and_a_used_action_is_struck() -> None:
    received = drawn(Box("b", 0, 0, shape=Shape.TOKEN, ink="blue", mark=Mark.DONE))
    used = drawn(Box("a", 0, 0, shape=Shape.DISC, ink="black", glyph=REROLL, mark=Mark.LOST))

    assert received.find("circle[@class='tick-ground']") is not None
    assert used.find("path[@class='strike']") is not None


def test_a_crossed_number_stays_legible_beneath_its_cross() -> None:
    box = drawn(Box("b", 0, 0, label=say("7"), glyph=CROSS, mark=Mark.DONE, ink="blue"))

    assert [element.tag for element in box][-2:] == ["text", "g"]
    assert box.findtext("text") == "7"


def test_a_rail_runs_from_corner_to_corner() -> None:
    rail = drawn(Box("r", 1, 1, 3, 2, shape=Shape.RAIL)).find("path[@class='rail']")

    assert rail is not None
    assert rail.get("d") == "M0 0L120 80"


def test_a_platter_is_of_silver() -> None:
    assert drawn(Box("p", 0, 0, 4, 2, shape=Shape.PLATTER)).find("rect[@class='silver']") is not None


def test_a_drawing_is_well_formed_and_holds_its_boxes_in_order() -> None:
    root = ElementTree.fromstring(svg(Picture(4, 2, ((NINE, Box("red10", 3, 1)),))))

    assert [group.get("id") for group in root.findall(f"{SVG}g")] == ["red9", "red10"]


def test_the_style_can_be_left_to_the_page() -> None:
    assert "<style>" not in svg(Picture(4, 2, ((NINE,),)), style=False)


def test_texts_are_translated_on_the_way_out() -> None:
    french = {"red 9: free": "rouge 9 : libre"}

    def translate(text: Text) -> str:
        return french.get(text.pattern, str(text))

    assert drawn(NINE, translate=translate).get("aria-label") == "rouge 9 : libre"


def test_an_unchanged_box_is_not_drawn_again() -> None:
    before = group.cache_info().hits
    group(Box("same", 1, 1))
    group(Box("same", 1, 1))

    assert group.cache_info().hits == before + 1
