"""How does a net reckon? Two hidden layers, in numbers that both gears can work with.

The positions that one decision compares are nearly alike, so the sums of the first layer are kept and only what has
changed since the last position is added.
"""

from typing import Any, NamedTuple

from gobelet.core.gear import Gear
from gobelet.core.rule import kernel

Shape = tuple[int, int, int]  # inputs, then units of each hidden layer


class Net(NamedTuple):
    """The weights of a net. Few large blocks: compiled code counts references to each block that it hands on."""

    first: Any  # for each input what it adds to each unit; in the last row what every unit begins with
    second: Any  # for each unit its weights and bias; in the last row those of the answer


def blank_net(gear: Gear, shape: Shape) -> Net:
    inputs, wide, narrow = shape
    return Net(gear.singles(inputs + 1, wide), gear.singles(narrow + 1, wide + 1))


def shape_of(net: Net) -> Shape:
    return len(net.first) - 1, len(net.first[0]), len(net.second) - 1


@kernel
def forget(first: Any, seen: Any, sums: Any) -> None:
    """Begin with the sums of no inputs: rounding must not add up over many positions."""
    for place in range(len(seen)):
        seen[place] = 0.0
    bias = first[len(seen)]
    for unit in range(len(sums)):
        sums[unit] = bias[unit]


@kernel
def answer(first: Any, second: Any, inputs: Any, seen: Any, sums: Any, lit: Any) -> float:
    """What the net says of some inputs, when `sums` are those of the inputs `seen`; `lit` is to work on."""
    for place in range(len(inputs)):
        change = inputs[place] - seen[place]
        if change != 0.0:
            row = first[place]
            for unit in range(len(sums)):
                sums[unit] += change * row[unit]
            seen[place] = inputs[place]
    wide, narrow = len(sums), len(second) - 1
    for unit in range(wide):
        lit[unit] = max(sums[unit], 0.0)
    last = second[narrow]
    found = last[narrow]
    for unit in range(narrow):
        row = second[unit]
        total = row[wide]
        for below in range(wide):
            total += row[below] * lit[below]
        if total > 0.0:
            found += last[unit] * total
    return float(found)
