"""How is a drawing made only once? It is cached by its arguments, and they are all that it can see.

Arguments are values: numbers, texts, tuples, and stills of a state. A state itself and its lists can change, so they
have no hash and are refused. Nobody lists by hand what a drawing depends on, and nothing can be missing from the list.
"""

from collections import namedtuple
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, ParamSpec, TypeVar, cast

from gobelet.core.structs import Kind, declared

P = ParamSpec("P")
T = TypeVar("T")
MOST_DRAWN = 10_000  # results of each function; a box has few states, and zones are mostly as they were a move ago
_VALUE: Any = namedtuple  # its fields are known only later
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


def still(cls: type[T], *fields: str) -> Callable[[T], T]:
    """How a state is seen as a value: with all of its declared fields, or only some, and tuples for lists."""
    by_name = {field.name: field for field in declared(cls)}
    names = fields or tuple(by_name)
    scope: dict[str, Any] = {"value": part_of(cls, *names)}
    shown = []
    for name in names:
        scope[f"freeze_{name}"], kind = _freezer(by_name[name].kind), by_name[name].kind
        shown.append(f"freeze_{name}(state.{name})" if kind.shape or kind.nested else f"state.{name}")
    seen: Callable[[T], T] = eval(f"lambda state: value(({', '.join(shown)},))", scope)  # faster than a loop
    return seen


def part_of(cls: type[T], *fields: str) -> Callable[[tuple[object, ...]], T]:
    """Makes a value of a few fields of a state, for rules that read no others: one seat, or one row."""
    if unknown := set(fields) - {field.name for field in declared(cls)}:
        raise TypeError(f"{cls.__name__} has no field {', '.join(sorted(unknown))}")
    make: Any = partial(tuple.__new__, _VALUE(cls.__name__, fields))
    return cast("Callable[[tuple[object, ...]], T]", make)


def _freezer(kind: Kind) -> Callable[[Any], Any]:
    """How the values of a field become hashable."""
    freeze: Callable[[Any], Any] | None = still(kind.nested) if kind.nested else None
    for _ in kind.shape:
        freeze = _freeze_each(freeze) if freeze else tuple
    return freeze or int


def _freeze_each(freeze: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda values: tuple(map(freeze, values))
