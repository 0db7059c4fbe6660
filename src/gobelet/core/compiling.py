"""How are rules compiled? All that is particular to Numba stands here."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from enum import EnumType
from functools import cache
from pathlib import Path
from typing import Any

from gobelet.core import native
from gobelet.core.rule import Assembly, Function, Tag, assemble, bind, constants, tag_of

LONG = 64  # numbers in a table


def compiled(assembly: Assembly, folder: Path, check_bounds: bool = False) -> dict[str, Any]:
    """The entries of an assembly compiled, with all rules that they call, kept in a cache folder between runs."""
    import numba

    jit: Any = numba.njit  # its published types do not know every option
    entries = {entry.__name__ for entry in assembly.entries}
    keeps = all(_source(function) for function in assembly.functions)

    def wrap(function: Function) -> Any:
        # Two rooms can share a rule. Out of the cache, equal names would be one function: whichever was loaded first
        # would play for both.
        function.__qualname__ = f"{folder.name}.{function.__qualname__}"
        copy = jit(
            cache=keeps,
            nogil=True,
            boundscheck=check_bounds,
            fastmath=tag_of(function) is Tag.KERNEL,
            no_cpython_wrapper=function.__name__ not in entries,
        )(function)
        _compile_once(copy)
        return copy

    with _cache_folder(folder):
        return bind(assembly, wrap, _constant)


def in_second_gear(
    entries: Iterable[Function], instead: Mapping[Function, Any], folder: Path, check_bounds: bool = False
) -> dict[str, Any]:
    """Rules by themselves, compiled."""
    return compiled(assemble(entries, {**natives(), **instead}), folder, check_bounds)


def digest(assembly: Assembly) -> str:
    """Changes with everything that an assembly is compiled from: the files of all its rules, which rule stands for
    which name, and the printed numbers they use, wherever those were read from.

    Numba's own cache looks only at the file of the function itself, so an edited callee or sheet would go
    unnoticed: the cache folder is named by this digest.
    """
    found = hashlib.sha256()
    for text in sorted({_source(function) or function.__code__.co_code for function in assembly.functions}):
        found.update(text)
    for function in assembly.functions:
        named = sorted(constants(assembly, function).items())
        values = [(name, list(value) if isinstance(value, EnumType) else value) for name, value in named]
        calls = [(name, _called(value)) for name, value in sorted(assembly.names[function].items()) if callable(value)]
        found.update(repr((function.__qualname__, function.__code__.co_consts, values, calls)).encode())
    return found.hexdigest()[:16]


def _called(value: Any) -> str:
    return f"{getattr(value, '__module__', '')}.{getattr(value, '__qualname__', type(value).__name__)}"


@cache
def natives() -> Mapping[Function, Any]:
    """What stands for the functions of core/native.py in second gear."""
    import numba
    from numba import core, extending

    cgutils: Any = core.cgutils
    types: Any = core.types
    intrinsic: Any = extending.intrinsic

    @intrinsic  # type: ignore[untyped-decorator]
    def copy_record(context: Any, into: Any, state: Any) -> Any:
        """A record is a pointer to so many bytes."""

        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            size = context.get_constant(types.intp, into.size)
            cgutils.raw_memcpy(builder, values[0], values[1], size, 1)
            return context.get_dummy_value()

        return types.void(into, state), written

    @intrinsic  # type: ignore[untyped-decorator]
    def count_bits(context: Any, number: Any) -> Any:
        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            return builder.ctpop(values[0])

        return types.int64(types.int64), written

    @numba.njit(inline="always")
    def copy(into: Any, state: Any) -> None:
        copy_record(into, state)

    @numba.njit(inline="always")
    def bit_count(number: int) -> Any:
        return count_bits(number)

    return {native.copy: copy, native.bit_count: bit_count}


def _compile_once(compiled: Any) -> None:
    """For every int alike: a small field, a loop's number and each constant would make a copy of the rule, and of all
    rules it calls."""
    from numba import core

    types: Any = core.types
    for_kinds = compiled.get_call_template

    def wide(kind: Any) -> Any:
        plain = types.unliteral(kind)
        is_int = plain in types.signed_domain or isinstance(plain, types.IntEnumMember)
        return types.int64 if is_int else plain

    compiled.get_call_template = lambda kinds, named: for_kinds(tuple(map(wide, kinds)), named)


def _constant(value: Any) -> Any:
    """Long tables as arrays: compiled, an index into a tuple is a choice with as many branches as it has numbers."""
    if not isinstance(value, tuple) or len(value) <= LONG or not all(type(item) in (int, float) for item in value):
        return value
    import numpy

    return numpy.array(value, numpy.int64 if all(type(item) is int for item in value) else numpy.float64)


def _source(function: Function) -> bytes:
    """The text of its file; nothing for what was typed in at a prompt, which is compiled anew each time."""
    file = Path(function.__code__.co_filename)
    return file.read_bytes() if file.is_file() else b""


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
