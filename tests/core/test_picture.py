"""Can a box of a picture be found, and what is made anew?"""

from collections.abc import Callable

from gobelet.core.picture import Box, Picture, forget_drawings, kept_by


def test_a_box_is_found_by_its_id() -> None:
    red, blue = Box("red9", 1, 2), Box("blue9", 3, 4)

    assert Picture(5, 5, ((red,), (blue,))).box("blue9") is blue


def test_what_is_kept_is_made_again_when_something_else_is_seen() -> None:
    made: list[int] = []
    count, pawns = counting(made), [1, 1]
    counts = [count(pawns), count([1, 1])]
    pawns[0] = 5

    assert (counts, count(pawns), made) == ([2, 2], 6, [2, 6])


def test_what_was_kept_can_be_forgotten() -> None:
    made: list[int] = []
    count = counting(made)
    count([1, 1])
    forget_drawings()
    count([1, 1])

    assert made == [2, 2]


def counting(made: list[int]) -> Callable[[list[int]], int]:
    """Counts pawns on boxes, and writes down when it had to."""

    def seen(pawns: list[int]) -> tuple[int, ...]:
        return tuple(pawns)

    @kept_by(seen)
    def count(pawns: list[int]) -> int:
        made.append(sum(pawns))
        return made[-1]

    return count
