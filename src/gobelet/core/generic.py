"""What does a player look at in a room that does not say? At every declared number of its state, the own seat first.

A few random games show what there is to see (leaves.py); from that a rule `observe` is written out. Numbers that a seat
cannot see at times are left out altogether, so what it looks at is the same in its view and in anything it may imagine.
"""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Any

from gobelet.core.encoding import WHO, is_one, members, nothing, of, one_hot, scaled
from gobelet.core.game import Game
from gobelet.core.gear import cache_folder
from gobelet.core.leaves import Leaf, Seen, Way, is_single, looked_at
from gobelet.core.rule import Function, rule
from gobelet.core.structs import S

FEW = 20  # values for which there is an input each
WIDE = ("i2", "i4", "i8")  # numbers kept so are sets, if they are not few


def with_inputs(game: Game[S]) -> Game[S]:
    """The same game, in which a player looks at everything it may know. A game that says itself what that is stays."""
    if game.inputs:
        return game
    names, text = _written(game, looked_at(game))
    return replace(game, rules=replace(game.rules, observe=_rule(game, text)), inputs=tuple(names))


def _written(game: Game, seen: Seen) -> tuple[list[str], str]:
    """The names of all inputs, and the rule that writes them."""
    most, names, lines = game.seats[-1], list[str](), [f"seats = {_seats(seen, game.seats[-1])}", "at = 0"]
    _add_points(names, lines, game, seen)
    told = {way: leaf for way, leaf in seen.leaves.items() if leaf.size > 1 and not leaf.own_hidden}
    for way, leaf in told.items():
        if way[0] not in seen.by_seat:
            _add(names, lines, _called(way), leaf, _value(way))
            if leaf.least >= 0 and 1 <= leaf.most < most and is_single(way):  # it may be the number of a seat
                names += is_one(f"{_called(way)} from here", range(most))
                lines.append(f"at = one_hot(into, at, ({_value(way)} - seat) % seats, {most})")
    theirs = {way: leaf for way, leaf in told.items() if way[0] in seen.by_seat}
    for way, leaf in theirs.items():
        _add(names, lines, f"own {_called(way)}", leaf, _value((way[0], "seat", *way[1:])))
    return names, _rule_text([*lines, *_others(names, theirs, most)])


def _seats(seen: Seen, most: int) -> str:
    return _value(min(seen.counts, key=len)) if seen.counts else str(most)


def _add_points(names: list[str], lines: list[str], game: Game, seen: Seen) -> None:
    """The own points by parts, and everybody's in all, unless they are hidden; a block is used for both."""
    parts, most, whole = len(game.parts), game.seats[-1], f"{seen.points}.0"
    names += [*of("points", game.parts), *of("total", WHO[: 1 if seen.points_hidden else most])]
    if not seen.points_hidden:
        lines += [
            "for after in range(1, seats):",
            "    score(view, (seat + after) % seats, into)",
            *(f"    {line}" for line in _summed(parts)),
            f"    scaled(into, {parts} + after, total, {whole})",
            f"nothing(into, {parts} + seats, {most} - seats)",
        ]
    lines += [
        "score(view, seat, into)",
        *_summed(parts),
        f"scaled(into, {parts}, total, {whole})",
        f"for part in range({parts}):",
        f"    at = scaled(into, part, into[part], {whole})",
        f"at += {1 if seen.points_hidden else most}",
    ]


def _summed(parts: int) -> list[str]:
    return ["total = 0.0", f"for part in range({parts}):", "    total += into[part]"]


def _others(names: list[str], theirs: dict[Way, Leaf], most: int) -> Iterable[str]:
    """What is seen of every other seat, from the next one on."""
    inner: list[str] = []
    each: list[str] = []
    for way, leaf in theirs.items():
        if not leaf.hidden:
            _add(each, inner, _called(way), leaf, _value((way[0], "who", *way[1:])))
    if inner:
        names += [f"{who}: {name}" for who in WHO[1:most] for name in each]
        yield "for after in range(1, seats):"
        yield "    who = (seat + after) % seats"
        yield from (f"    {line}" for line in inner)
        yield f"nothing(into, at, {len(each)} * ({most} - seats))"


def _add(names: list[str], lines: list[str], name: str, leaf: Leaf, value: str) -> None:
    """The inputs of one number."""
    shifted = f"{value} - {leaf.least}"
    if leaf.size > FEW and leaf.code in WIDE and leaf.least >= 0:
        bits = leaf.most.bit_length()
        names += of(name, range(bits))
        lines.append(f"at = members(into, at, {value}, {bits})")
        return
    if 2 < leaf.size <= FEW:
        names += is_one(name, range(leaf.least, leaf.most + 1))
        lines.append(f"at = one_hot(into, at, {shifted}, {leaf.size})")
    names.append(name)
    lines.append(f"at = scaled(into, at, {shifted}, {leaf.size - 1})")


def _value(way: Way) -> str:
    """How a number is read; a seat stands where a field has a place for each."""
    steps = (f"[{step}]" if isinstance(step, int) or step in ("seat", "who") else f".{step}" for step in way)
    return f"int(view{''.join(steps)})"


def _called(way: Way) -> str:
    return " ".join(map(str, way))


def _rule_text(lines: Iterable[str]) -> str:
    inside = "\n".join(f"    {line}" for line in lines)
    return f"def observe(view, seat, into):\n{inside}\n"


def _rule(game: Game, text: str) -> Function:
    """The rule as if somebody had written it: in a file, so that what is compiled from it can be kept."""
    file = cache_folder() / "inputs" / f"{game.name}-{sha256(text.encode()).hexdigest()[:16]}.py"
    with suppress(OSError):  # without it, everything is compiled anew each time
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    scope: dict[str, Any] = {"score": game.rules.score, "scaled": scaled, "one_hot": one_hot}
    scope |= {"members": members, "nothing": nothing, "__name__": __name__}
    exec(compile(text, str(file), "exec"), scope)
    made: Function = rule(scope["observe"])
    return made
