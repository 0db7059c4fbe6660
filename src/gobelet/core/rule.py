"""What is a rule? A small plain function that both gears can run, and that can be bound to a room.

The contract, checked when a function is tagged and when rules are assembled:

- A rule is a function of its parameters: defined at the top level of a module, without a closure, a star argument or a
  `yield`. It may change the states and blocks it is given.
- It may name numbers, strings, tuples of them, enumerations, functions of `math`, a few builtins, and other rules.
  Those must be named directly: `module.rule()` could not be exchanged. Nothing compiled by hand, no class, no list.
- A verb is a rule without a body of its own: whoever assembles rules that reach it must say what stands in its place.
- A kernel is a rule of floating-point numbers: second gear may reorder its arithmetic.
"""

import builtins
import dis
import inspect
import math
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, EnumType, StrEnum
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]
BUILTINS = frozenset({abs, bool, enumerate, float, int, len, max, min, range, sum, zip})


class Tag(StrEnum):
    """What kind of function it is, in the attribute `__rule__`."""

    RULE = "rule"
    VERB = "verb"
    KERNEL = "kernel"
    NATIVE = "native"  # second gear has an implementation of its own (core/native.py)


class BrokenRule(TypeError):
    """A programmer's mistake: a function that one of the gears could not run, or that could not be exchanged."""


def rule(function: F) -> F:
    """Mark a function as a rule: plain Python that both gears can run."""
    return _tagged(function, Tag.RULE)


def verb(function: F) -> F:
    """Mark a function as a verb: only a name and a signature, to be exchanged for a rule."""
    return _tagged(function, Tag.VERB)


def kernel(function: F) -> F:
    """Mark a rule that reckons with floats; in second gear its sums may be reordered, so last digits can differ."""
    return _tagged(function, Tag.KERNEL)


def native(function: F) -> F:
    """Mark a function for which second gear has an implementation of its own."""
    return _tagged(function, Tag.NATIVE)


def tag_of(value: object) -> Tag | None:
    return getattr(value, "__rule__", None) if isinstance(value, types.FunctionType) else None


def _tagged(function: F, tag: Tag) -> F:
    code, where = function.__code__, _called(function)
    if code.co_freevars:
        raise BrokenRule(f"{where} is a closure: a rule gets all it needs by its parameters.")
    if code.co_flags & (inspect.CO_VARARGS | inspect.CO_VARKEYWORDS):
        raise BrokenRule(f"{where} has a star argument: a rule names all its parameters.")
    if code.co_flags & (inspect.CO_GENERATOR | inspect.CO_COROUTINE | inspect.CO_ASYNC_GENERATOR):
        raise BrokenRule(f"{where} is a generator or a coroutine: a rule returns its answer.")
    function.__rule__ = tag  # type: ignore[attr-defined]
    return function


@dataclass(frozen=True, slots=True)
class Assembly:
    """Rules that belong together: for every function reached, what each of its global names stands for."""

    entries: tuple[Function, ...]
    names: Mapping[Function, Mapping[str, Any]]

    @property
    def functions(self) -> list[Function]:
        return list(self.names)


def assemble(
    entries: Iterable[Function],
    instead: Mapping[Function, Any] | None = None,
    printed: Mapping[str, object] | None = None,
) -> Assembly:
    """Find all rules that the entries reach, or raise BrokenRule and say what is wrong with one of them.

    `instead` exchanges rules for others, or for functions that are compiled already; `printed` exchanges constants by
    their names: the same rules with another sheet.
    """
    entries, instead, printed = tuple(entries), instead or {}, printed or {}
    names: dict[Function, dict[str, Any]] = {}
    waiting = list(entries)
    while waiting:
        function = waiting.pop()
        if function in names:
            continue
        names[function] = dict(_resolved(function, instead, printed))
        waiting += [value for value in names[function].values() if tag_of(value) in (Tag.RULE, Tag.KERNEL)]
    used = {name for scope in names.values() for name in scope}
    if unused := sorted(set(printed) - used):
        raise BrokenRule(f"No rule uses {', '.join(unused)}: misspelt, or printed for nobody.")
    return Assembly(entries, names)


def bind(
    assembly: Assembly, wrap: Callable[[Function], Any], constant: Callable[[Any], Any] = lambda value: value
) -> dict[str, Any]:
    """Copies of the rules in scopes of their own, each wrapped, with their constants converted; the entries by name.

    A scope holds what its rule names and nothing else, so both gears and many rooms live in one process.
    """
    scopes: dict[Any, dict[str, Any]] = {function: {} for function in assembly.functions}
    copies = {function: wrap(_copied(function, scopes[function])) for function in assembly.functions}
    for function, scope in scopes.items():
        for name, value in assembly.names[function].items():
            scope[name] = copies[value] if tag_of(value) and value in copies else constant(value)
    return {entry.__name__: copies[entry] for entry in assembly.entries}


def in_first_gear(
    entries: Iterable[Function],
    instead: Mapping[Function, Any] | None = None,
    printed: Mapping[str, object] | None = None,
) -> dict[str, Function]:
    """The entries as ordinary Python, bound to what is exchanged. They are rules again: a room can be made of shared
    rules."""
    return bind(assemble(entries, instead, printed), lambda copy: copy)


def constants(assembly: Assembly, function: Function) -> dict[str, object]:
    """The numbers, tables and enumerations that a rule names: they are compiled into it."""
    return {name: value for name, value in assembly.names[function].items() if _is_constant(value)}


def _resolved(
    function: Function, instead: Mapping[Function, Any], printed: Mapping[str, object]
) -> Iterator[tuple[str, object]]:
    for name in dict.fromkeys(_globals(function.__code__)):
        if name in printed:
            yield name, printed[name]
        elif name in function.__globals__:
            value = function.__globals__[name]
            value = instead.get(value, value) if tag_of(value) else value
            _check(function, name, value, exchanged=value is not function.__globals__[name])
            yield name, value
        elif getattr(builtins, name, None) not in BUILTINS:
            raise BrokenRule(f"{_called(function)} names {name}, which is not there or no builtin for rules.")


def _check(function: Function, name: str, value: object, exchanged: bool) -> None:
    where = _called(function)
    if tag_of(value) is Tag.VERB:
        raise BrokenRule(f"{where} calls the verb {name}, and nothing was given in its place.")
    if tag_of(value) or exchanged or _is_constant(value) or _is_of_math(value):
        return
    if isinstance(value, types.ModuleType):
        raise BrokenRule(f"{where} goes through the module {name}: import by name what it needs.")
    if hasattr(value, "py_func"):
        raise BrokenRule(f"{where} calls {name}, which is compiled by hand: tag it with @rule or @kernel instead.")
    if isinstance(value, types.FunctionType):
        raise BrokenRule(f"{where} calls {name}, which is no rule: tag it with @rule.")
    raise BrokenRule(
        f"{where} names {name}, a {type(value).__name__}: a rule may name numbers, tuples and enumerations."
    )


def _is_constant(value: object) -> bool:
    if isinstance(value, tuple):
        return all(_is_constant(item) for item in value)
    return isinstance(value, int | float | str | Enum | EnumType)


def _is_of_math(value: object) -> bool:
    return getattr(value, "__module__", "") == math.__name__ and callable(value)


def _globals(code: types.CodeType) -> Iterator[str]:
    """The global names that a function and the comprehensions within it load."""
    for step in dis.get_instructions(code):
        if step.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            yield step.argval
    for constant in code.co_consts:
        if isinstance(constant, types.CodeType):
            yield from _globals(constant)


def _copied(function: Function, scope: dict[str, Any]) -> Function:
    copy = types.FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
    copy.__qualname__, copy.__module__, copy.__doc__ = function.__qualname__, function.__module__, function.__doc__
    copy.__rule__ = tag_of(function)  # type: ignore[attr-defined]
    return copy


def _called(function: Function) -> str:
    return f"{function.__module__}.{function.__qualname__}"
