"""What is a state made of? Declared once: a plain object in first gear, a NumPy record in second."""

import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast

if TYPE_CHECKING:
    import numpy

T = TypeVar("T")
Shape = tuple[int, ...]

if TYPE_CHECKING:
    import typing_extensions

    S = typing_extensions.TypeVar("S", default=Any)  # the state of a room; left out, that of any room
else:
    S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Kind:
    """How one field is kept: the NumPy code of its numbers or the class of its nested states, and how many."""

    code: str = ""
    shape: Shape = ()
    nested: type | None = None


Int8 = Annotated[int, Kind("i1")]
Int16 = Annotated[int, Kind("i2")]
Int32 = Annotated[int, Kind("i4")]
Int64 = Annotated[int, Kind("i8")]
Float32 = Annotated[float, Kind("f4")]
Float64 = Annotated[float, Kind("f8")]


def array(of: Any, *shape: int) -> Kind:
    """Many of one kind: `Annotated[list[int], array(Int8, 5)]`, or `Annotated[list[Sheet], array(Sheet, 4)]`."""
    one = _kind(of)
    return Kind(one.code, shape, one.nested)


@dataclass(frozen=True, slots=True)
class Field:
    """A declared field of a struct."""

    name: str
    kind: Kind

    def blank(self) -> Any:
        number = float if self.kind.code.startswith("f") else int
        return _filled(self.kind.shape, self.kind.nested or number)

    def copied(self) -> str:
        """How a state's value of this field is copied, as Python."""
        value, depth = f"state.{self.name}", len(self.kind.shape)
        if self.kind.nested:
            return _for_each(value, depth, f"copy_{self.name}(new({self.name}), {{}})")
        return _for_each(value, depth - 1, "{}.copy()") if depth else value

    def spec(self) -> Any:
        inner = dtype_of(self.kind.nested) if self.kind.nested else self.kind.code
        return (self.name, inner, self.kind.shape) if self.kind.shape else (self.name, inner)


def struct(cls: type[T]) -> type[T]:
    """Make a class of annotated numbers into a state: slots, all zero, compared by value."""
    hints = typing.get_type_hints(cls, include_extras=True)
    plan = tuple(Field(name, _kind(hint)) for name, hint in hints.items())

    def init(self: Any) -> None:
        for field in plan:
            setattr(self, field.name, field.blank())

    def equal(self: Any, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, f.name) == getattr(other, f.name) for f in plan)

    def shown(self: Any) -> str:
        return f"{cls.__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in plan)})"

    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    body |= {"__slots__": tuple(f.name for f in plan), "__struct__": plan}
    body |= {"__copied__": staticmethod(_copier(plan))}
    body |= {"__init__": init, "__eq__": equal, "__repr__": shown, "__hash__": None}
    return cast(type[T], type(cls.__name__, cls.__bases__, body))


def declared(cls: type) -> tuple[Field, ...]:
    """The fields of a struct, in the order in which they were declared."""
    return cast(tuple[Field, ...], cls.__struct__)  # type: ignore[attr-defined]


def copy_of(state: T) -> T:
    """An independent copy of a plain state."""
    return cast(T, state.__copied__(object.__new__(type(state)), state))  # type: ignore[attr-defined]


def copy_into(other: T, state: T) -> None:
    """Make a plain state equal to another one; they stay independent."""
    state.__copied__(other, state)  # type: ignore[attr-defined]


def dtype_of(cls: type) -> "numpy.dtype[Any]":
    """The aligned NumPy record with the same fields."""
    import numpy

    return numpy.dtype([field.spec() for field in declared(cls)], align=True)


def from_record(cls: type[T], record: Any) -> T:
    """The plain state that a NumPy record holds."""
    return _unpacked(cls, record.tolist())


def into_record(state: Any, record: Any) -> None:
    """Write a plain state into a NumPy record."""
    for field in declared(type(state)):
        _pack(getattr(state, field.name), record, field.name)


def _kind(hint: Any) -> Kind:
    if typing.get_origin(hint) is not Annotated:
        return Kind(nested=hint)
    _, kind = typing.get_args(hint)
    return cast(Kind, kind)


def _filled(shape: Shape, make: Callable[[], Any]) -> Any:
    return [_filled(shape[1:], make) for _ in range(shape[0])] if shape else make()


def _copier(plan: tuple[Field, ...]) -> Callable[[T, T], T]:
    """Makes a state equal to another. Written out, as every move needs it: far faster than a loop over the fields."""
    scope: dict[str, Any] = {"new": object.__new__}
    for field in plan:
        if nested := field.kind.nested:
            scope |= {field.name: nested, f"copy_{field.name}": nested.__copied__}  # type: ignore[attr-defined]
    lines = [f"other.{field.name} = {field.copied()}" for field in plan]
    exec("\n    ".join(["def copied(other, state):", *lines, "return other"]), scope)
    return cast("Callable[[T, T], T]", scope["copied"])


def _for_each(values: str, depth: int, copy_one: str) -> str:
    if depth == 0:
        return copy_one.format(values)
    return f"[{_for_each('each', depth - 1, copy_one)} for each in {values}]"


def _unpacked(cls: type[T], values: tuple[Any, ...]) -> T:
    state = object.__new__(cls)
    for field, value in zip(declared(cls), values, strict=True):
        setattr(state, field.name, _unpack(value, field.kind.nested))
    return state


def _unpack(value: Any, nested: type | None) -> Any:
    """NumPy makes a tuple of a record, but leaves the blocks within it as arrays."""
    if isinstance(value, int | float):
        return value
    if nested is None:
        return value.tolist()
    if isinstance(value, tuple):
        return _unpacked(nested, value)
    return [_unpack(item, nested) for item in (value if isinstance(value, list) else value.tolist())]


def _pack(value: Any, record: Any, key: Any) -> None:
    if hasattr(value, "__struct__"):
        into_record(value, record[key])
    elif isinstance(value, list) and value and not isinstance(value[0], int | float):
        for number, item in enumerate(value):
            _pack(item, record[key], number)
    else:
        record[key] = value
