"""Which patterns does a source file say? Babel asks; the answer is read from its syntax."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from string import Formatter
from typing import IO, Any

Found = tuple[int, str | None, str | tuple[str, ...], list[str]]  # line, function, patterns, comments
HELPED = ("option", "command", "group")  # of Click: what is said with help= or as a docstring


def python_patterns(
    file: IO[bytes], keywords: Mapping[str, Any], comment_tags: Sequence[str], options: Mapping[str, Any]
) -> Iterator[Found]:
    """The first argument of `say` and its kind, also where it is a name for one of several patterns."""
    tree = ast.parse(file.read())
    for scope in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        yield from _docstring(scope)
    named = _named(tree)
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = _name(call.func)
        if name == "plural":
            one, several = (_text(argument) for argument in call.args[:2])
            if one:
                yield call.lineno, "plural", (one, several), []
        elif name in keywords and call.args:
            for pattern in _patterns(call.args[0], named):
                yield call.lineno, None, pattern, []
        elif name in HELPED:
            for pattern in (_text(keyword.value) for keyword in call.keywords if keyword.arg == "help"):
                yield call.lineno, None, pattern, []


def is_spoken(pattern: str) -> bool:
    """Whether there is anything to translate: a letter, or a mark that stands differently in other languages."""
    around = "".join(literal for literal, *_ in Formatter().parse(pattern))
    return any(letter.isalpha() or letter in ":;!?" for letter in around)


def _docstring(function: ast.FunctionDef) -> Iterator[Found]:
    decorators = [_name(each.func) for each in function.decorator_list if isinstance(each, ast.Call)]
    if any(name in ("command", "group") for name in decorators) and (help := ast.get_docstring(function)):
        yield function.lineno, None, help, []


def _named(tree: ast.Module) -> dict[str, list[ast.expr]]:
    """All that is ever assigned to each name of a module."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                for name, value in _pairs(target, node.value):
                    found.setdefault(name, []).append(value)
    return found


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(target, ast.Name):
        yield target.id, value
    elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
        for one, other in zip(target.elts, value.elts, strict=False):
            yield from _pairs(one, other)


def _patterns(node: ast.expr, named: Mapping[str, list[ast.expr]]) -> Iterator[str]:
    """Every string that an expression can be: itself, either side of an if, what stands in a table or behind a name."""
    match node:
        case ast.Constant(str(pattern)):
            yield pattern
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body, named)
            yield from _patterns(orelse, named)
        case ast.Dict(values=values):
            for value in values:
                yield from _patterns(value, named)
        case ast.Subscript(value=table):
            yield from _patterns(table, named)
        case ast.Call(func=ast.Attribute(value=table, attr="get"), args=arguments):
            for each in (table, *arguments[1:]):
                yield from _patterns(each, named)
        case ast.Name(id=name):
            for value in named.get(name, ()):
                yield from _patterns(value, named)


def _name(function: ast.expr) -> str:
    return (
        function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    )


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
