"""How is a drawing made only once? It is cached by its arguments, and they are all that it can see.

Arguments are values: numbers, texts, tuples, and stills of a state. A state itself and its lists can change, so they
have no hash and are refused. Nobody lists by hand what a drawing depends on, and nothing can be missing from the list.
"""

from collections import namedtuple
from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, ParamSpec, TypeVar, cast

from gobelet.core.structs import Field, declared

P = ParamSpec("P")
T = TypeVar("T")
MOST_DRAWN = 10_000  # results of each function; a box has few states, and zones are mostly as they were a move ago
_FORGET: list[Callable[[], None]] = []  # how each cache of drawings is emptied


def drawn_once(draw: Callable[P, T]) -> Callable[P, T]:
    """Called with equal arguments, the function answers with the very same object, which is compared at a glance."""
    kept = lru_cache(maxsize=MOST_DRAWN)(draw)
    _FORGET.append(kept.cache_clear)
    return cast(Callable[P, T], kept)


def forget_drawings() -> None:
    """Everything is drawn anew. Nobody should see a difference: a test looks."""
    for forget in _FORGET:
        forget()


def still(state: T, *fields: str) -> T:
    """A state as it is now, as a value: all of its declared fields, or only some of them, with tuples for lists."""
    cls: Any = type(state)
    return cast(T, _camera(cls, fields)(state))


def part_of(cls: type[T], **fields: object) -> T:
    """A value that has these fields of a state and no others, for rules that read no more: one seat, or one row."""
    state: Any = cls
    return cast(T, _value(state, tuple(fields))(*fields.values()))


@cache
def _camera(cls: type, fields: tuple[str, ...]) -> Callable[[Any], Any]:
    freezers = {field.name: _freezer(field) for field in declared(cls)}
    names = fields or tuple(freezers)
    make = _value(cls, names)._make
    freezing = [(place, freeze) for place, name in enumerate(names) if (freeze := freezers[name])]
    read = attrgetter(*names) if len(names) > 1 else lambda state: (getattr(state, names[0]),)

    def take(state: Any) -> Any:
        values = list(read(state))
        for place, freeze in freezing:
            values[place] = freeze(values[place])
        return make(values)

    return take


@cache
def _value(cls: type, names: tuple[str, ...]) -> Any:
    """The tuple that stands for a state with these fields."""
    if unknown := set(names) - {field.name for field in declared(cls)}:
        raise TypeError(f"{cls.__name__} has no field {', '.join(sorted(unknown))}")
    return namedtuple(cls.__name__, names)


def _freezer(field: Field) -> Callable[[Any], Any] | None:
    """How its values become hashable; a number is."""
    freeze: Callable[[Any], Any] | None = still if field.kind.nested else None
    for _ in field.kind.shape:
        freeze = _freeze_each(freeze) if freeze else tuple
    return freeze


def _freeze_each(freeze: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda values: tuple(map(freeze, values))
