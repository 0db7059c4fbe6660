"""What is a state made of? Declared once: a plain object in first gear, a NumPy record in second."""

import typing
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeVar, cast

if TYPE_CHECKING:
    import numpy

T = TypeVar("T")
Shape = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """How one field is kept: the NumPy code of its numbers, and how many there are in each direction."""

    code: str
    shape: Shape = ()


Int8 = Annotated[int, Kind("i1")]
Int16 = Annotated[int, Kind("i2")]
Int32 = Annotated[int, Kind("i4")]
Int64 = Annotated[int, Kind("i8")]


def int8(*shape: int) -> Kind:
    """A block of small numbers, used as `Annotated[list[int], int8(5)]`."""
    return Kind("i1", shape)


def int64(*shape: int) -> Kind:
    """A block of large numbers, for sets of boxes kept as bits."""
    return Kind("i8", shape)


def many(*shape: int) -> Kind:
    """A block of nested states, used as `Annotated[list[Sheet], many(4)]`."""
    return Kind("", shape)


@dataclass(frozen=True, slots=True)
class _Field:
    name: str
    kind: Kind
    nested: type | None  # the class of a nested state, None for numbers

    def blank(self) -> Any:
        return _block(self.kind.shape, self.nested or int)

    def copier(self) -> Callable[[Any], Any] | None:
        """How its values are copied; none is needed for a number."""
        copy_one: Callable[[Any], Any] | None = copy_of if self.nested else None
        for _ in self.kind.shape:
            copy_one = _copy_each(copy_one) if copy_one else list.copy
        return copy_one

    def spec(self) -> Any:
        inner = dtype_of(self.nested) if self.nested else self.kind.code
        return (self.name, inner, self.kind.shape) if self.kind.shape else (self.name, inner)


def fields(cls: type[T]) -> type[T]:
    """Make a class of annotated numbers into a state: slots, all zero, compared by value."""
    plan = tuple(_field(name, hint) for name, hint in typing.get_type_hints(cls, include_extras=True).items())

    def init(self: Any) -> None:
        for field in plan:
            setattr(self, field.name, field.blank())

    def equal(self: Any, other: object) -> bool:
        return type(other) is type(self) and all(getattr(self, f.name) == getattr(other, f.name) for f in plan)

    def shown(self: Any) -> str:
        return f"{cls.__name__}({', '.join(f'{f.name}={getattr(self, f.name)!r}' for f in plan)})"

    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    body |= {"__slots__": tuple(f.name for f in plan), "__fields__": plan}
    body |= {"__copiers__": tuple((f.name, f.copier()) for f in plan)}
    body |= {"__init__": init, "__eq__": equal, "__repr__": shown, "__hash__": None}
    return cast(type[T], type(cls.__name__, cls.__bases__, body))


def copy_of(state: T) -> T:
    """An independent copy of a plain state."""
    new = object.__new__(type(state))
    for name, copier in state.__copiers__:  # type: ignore[attr-defined]
        value = getattr(state, name)
        setattr(new, name, copier(value) if copier else value)
    return new


def dtype_of(cls: type) -> "numpy.dtype[Any]":
    """The aligned NumPy record with the same fields."""
    import numpy

    return numpy.dtype([field.spec() for field in _plan(cls)], align=True)


def from_record(cls: type[T], record: Any) -> T:
    """The plain state that a NumPy record holds."""
    return _unpacked(cls, record.tolist())


def into_record(state: Any, record: Any) -> None:
    """Write a plain state into a NumPy record."""
    for field in _plan(type(state)):
        _pack(getattr(state, field.name), record, field.name)


def _field(name: str, hint: Any) -> _Field:
    if typing.get_origin(hint) is Annotated:
        inner, kind = typing.get_args(hint)
        if kind.code:
            return _Field(name, kind, None)
        for _ in kind.shape:
            (inner,) = typing.get_args(inner)
        return _Field(name, kind, inner)
    return _Field(name, Kind(""), hint)


def _plan(cls: type) -> tuple[_Field, ...]:
    return cast(tuple[_Field, ...], cls.__fields__)  # type: ignore[attr-defined]


def _block(shape: Shape, make: Callable[[], Any]) -> Any:
    return [_block(shape[1:], make) for _ in range(shape[0])] if shape else make()


def _copy_each(copy_one: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda values: [copy_one(value) for value in values]


def _unpacked(cls: type[T], values: tuple[Any, ...]) -> T:
    state = object.__new__(cls)
    for field, value in zip(_plan(cls), values, strict=True):
        setattr(state, field.name, _unpack(value, field.nested))
    return state


def _unpack(value: Any, nested: type | None) -> Any:
    """NumPy makes a tuple of a record, but leaves the blocks within it as arrays."""
    if isinstance(value, int):
        return value
    if nested is None:
        return value.tolist()
    if isinstance(value, tuple):
        return _unpacked(nested, value)
    return [_unpack(item, nested) for item in (value if isinstance(value, list) else value.tolist())]


def _pack(value: Any, record: Any, key: Any) -> None:
    if hasattr(value, "__fields__"):
        into_record(value, record[key])
    elif isinstance(value, list) and value and not isinstance(value[0], int):
        for number, item in enumerate(value):
            _pack(item, record[key], number)
    else:
        record[key] = value
