"""Can everything be read, in light and in dark?"""

from itertools import product

import pytest

from gobelet.draw.style import RULES, USES, flat_style, style
from gobelet.draw.theme import CHARACTERS, SHAPES, contrast, ground, inks, wash

SEATS = [f"seat_{letter}" for letter in "abcde"]
both = pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])


def test_black_on_white_has_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@both
def test_text_is_read_on_every_ground_it_stands_on(dark: bool) -> None:
    paper, cell, soft, all_inks = ground(dark).paper, ground(dark).cell, ground(dark).soft, inks(dark)
    pairs = [(ground(dark).text, paper), (soft, paper)]
    pairs += [(all_inks["plain"].deep, on) for on in (ground(dark).silver, ground(dark).shine)]
    for name, ink in all_inks.items():
        pairs += [(ink.on, ink.strong), (soft, ink.tint)]
        pairs += [(ink.deep, on) for on in (ink.tint, cell, paper, wash(name, dark))]
        pairs += [(all_inks[writer].deep, ink.tint) for writer in ("plain", *SEATS)]
    pairs += [(all_inks["seat_a"].on, all_inks["seat_a"].strong), (all_inks["seat_b"].deep, cell)]

    assert [pair for pair in pairs if contrast(*pair) < 4.5] == []


@both
def test_borders_shapes_and_rings_stand_out(dark: bool) -> None:
    paper, cell, all_inks = ground(dark).paper, ground(dark).cell, inks(dark)
    pairs = [(ground(dark).lit, paper), (ground(dark).lit, ground(dark).silver), (ground(dark).rim, paper)]
    for ink in all_inks.values():
        pairs += [(ink.edge, on) for on in (ink.tint, cell, paper)]
        pairs += [(ground(dark).lit, ink.tint), (ink.on, ink.strong)]
    for seat, row in product(SEATS, all_inks):
        pairs += [(all_inks[seat].edge, all_inks[row].tint), (all_inks[seat].strong, all_inks[row].tint)]
    for pawn, row in product(("seat_a", "seat_b"), all_inks):
        pairs.append((all_inks[pawn].strong, wash(row, dark)))

    assert [pair for pair in pairs if contrast(*pair) < 3] == []


def test_every_ink_but_plain_has_a_shape_with_a_character() -> None:
    assert {ink: SHAPES.get(ink) in CHARACTERS for ink in inks(dark=False)} == {
        ink: ink != "plain" for ink in inks(dark=False)
    }


def test_colours_of_games_and_seats_have_distinct_shapes_among_themselves() -> None:
    colours = [shape for ink, shape in SHAPES.items() if ink not in SEATS]
    seats = [SHAPES[seat] for seat in SEATS]

    assert (len(set(colours)), len(set(seats))) == (len(colours), len(seats))


def test_light_and_dark_know_the_same_inks() -> None:
    assert list(inks(dark=True)) == list(inks(dark=False))


@both
def test_a_flat_style_leaves_no_variable_open(dark: bool) -> None:
    assert "var(" not in flat_style(dark)


def test_rules_use_only_colours_that_exist() -> None:
    defined = set(style().replace("{", ";").split(";"))
    named = {name for _, _, how in RULES for name in how.split("var(")[1:]}
    wanted = {name.split(")")[0] for name in named} - {f"--{use}" for use in USES}

    assert {name for name in wanted if not any(part.startswith(f"{name}:") for part in defined)} == set()
