"""How is one rule run in two gears? As the Python it is, or the same function compiled by Numba."""

import hashlib
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import EnumType
from pathlib import Path
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]
LONG = 64  # numbers in a table


def rule(function: F) -> F:
    """Mark a function as a rule: plain Python that both gears can run."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def in_first_gear(
    entries: Iterable[Function], instead: Mapping[Function, Function], printed: Mapping[str, object] | None = None
) -> dict[str, Function]:
    """The entry functions as ordinary Python, with some of the functions they call exchanged.

    They are rules again, so a room can be made of shared rules. `printed` exchanges constants by their names: the
    same rules with another sheet.
    """
    return _cloned(entries, instead, rule, printed or {})


def in_second_gear(
    entries: Iterable[Function], instead: Mapping[Function, Function], cache: Path, check_bounds: bool = False
) -> dict[str, Function]:
    """The entry functions compiled, with all rules that they call, kept in a cache folder between runs."""
    import numba

    def compiled(function: Function) -> Function:
        inner = function.__name__ not in names
        function.__globals__.update(_long_tables(function))
        # Out of the cache, equal names of two rooms would be one: whichever was loaded first would play for both.
        function.__qualname__ = f"{cache.name}.{function.__qualname__}"
        copy: Function = jit(cache=True, nogil=True, boundscheck=check_bounds, no_cpython_wrapper=inner)(function)
        _compile_once(copy)
        return copy

    jit: Any = numba.njit  # its published types do not know every option
    entries = tuple(entries)
    names = {entry.__name__ for entry in entries}
    with _cache_folder(cache):
        return _cloned(entries, instead, compiled, {})


def _compile_once(compiled: Any) -> None:
    """For every int alike: a small field, a loop's number and each constant would make a copy of the rule, and of all
    rules it calls."""
    import numba

    types: Any = numba.core.types
    for_kinds = compiled.get_call_template

    def wide(kind: Any) -> Any:
        plain = types.unliteral(kind)
        is_int = plain in types.signed_domain or isinstance(plain, types.IntEnumMember)
        return types.int64 if is_int else plain

    compiled.get_call_template = lambda kinds, named: for_kinds(tuple(map(wide, kinds)), named)


def source_digest(functions: Iterable[Function], instead: Mapping[Function, Function]) -> str:
    """Changes with everything that these functions are compiled from: their files, those of all that they
    call, what is exchanged, and the printed numbers they use, wherever those were read from.

    Numba's own cache looks only at the file of the function itself, so an edited callee or sheet would go
    unnoticed: the cache folder is named by this digest.
    """
    digest = hashlib.sha256()
    reachable = _reachable(functions, instead)
    for file in sorted({f.__code__.co_filename for f in reachable}):
        digest.update(Path(file).read_bytes())
    for function in reachable:
        digest.update(repr((function.__qualname__, _constants(function))).encode())
    return digest.hexdigest()[:16]


def _is_rule(value: object) -> bool:
    return isinstance(value, types.FunctionType) and hasattr(value, "__rule__")


def _names(code: types.CodeType) -> list[str]:
    """The names in a function, and in the comprehensions within it."""
    inner = (names for const in code.co_consts if isinstance(const, types.CodeType) for names in _names(const))
    return [*code.co_names, *inner]


def _called(function: Function, instead: Mapping[Function, Function]) -> dict[str, Function]:
    """The rules that a function names, under the name it has for them."""
    scope = function.__globals__
    named = {name: scope[name] for name in _names(function.__code__) if _is_rule(scope.get(name))}
    return {name: instead.get(value, value) for name, value in named.items()}


def _constants(function: Function) -> dict[str, object]:
    """The numbers, tables and enumerations that a function names: they are compiled into it."""
    named = {name: function.__globals__.get(name) for name in _names(function.__code__)}
    kept = {name: value for name, value in named.items() if isinstance(value, int | float | str | tuple | EnumType)}
    return {name: list(value) if isinstance(value, EnumType) else value for name, value in kept.items()}


def _long_tables(function: Function) -> dict[str, Any]:
    """The long tables of numbers that a function names, as arrays: compiled, looking a number up in a tuple is a
    choice with as many branches as the tuple has numbers."""
    import numpy

    tables = {name: value for name, value in _constants(function).items() if isinstance(value, tuple)}
    long = {name: value for name, value in tables.items() if len(value) > LONG and isinstance(value[0], int)}
    return {name: numpy.array(value, numpy.int64) for name, value in long.items()}


def _reachable(entries: Iterable[Function], instead: Mapping[Function, Function]) -> list[Function]:
    found: dict[Function, None] = {}
    waiting = list(entries)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found[function] = None
            waiting.extend(_called(function, instead).values())
    return list(found)


def _cloned(
    entries: Iterable[Function],
    instead: Mapping[Function, Function],
    wrap: Callable[[Function], Function],
    printed: Mapping[str, object],
) -> dict[str, Function]:
    """Copies of the rules in scopes of their own, so that both gears live in one process."""
    entries = tuple(entries)
    scopes: dict[Function, dict[str, Any]] = {}
    copies: dict[Function, Function] = {}
    for function in _reachable(entries, instead):
        scopes[function] = dict(function.__globals__)
        copy = types.FunctionType(function.__code__, scopes[function], function.__name__, function.__defaults__)
        copy.__qualname__, copy.__module__ = function.__qualname__, function.__module__
        copies[function] = wrap(copy)
    for function, scope in scopes.items():
        scope.update({name: value for name, value in printed.items() if name in scope})
        scope.update({name: copies[callee] for name, callee in _called(function, instead).items()})
    return {entry.__name__: copies[entry] for entry in entries}


@contextmanager
def _cache_folder(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder when a function is marked, from a setting of the whole process."""
    import numba

    setting: Any = numba.config
    before, setting.CACHE_DIR = setting.CACHE_DIR, str(folder)
    try:
        yield
    finally:
        setting.CACHE_DIR = before
