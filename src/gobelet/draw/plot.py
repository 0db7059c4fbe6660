"""Where did points come from? Bars with their names and numbers, drawn as SVG that can be read aloud."""

from collections.abc import Sequence
from html import escape

from gobelet.draw.outlines import number

WIDTH, NAMES, LETTERS, NUMBERS = 320, 92, 16, 34  # what bars, names of parts, letters of seats and numbers take
BAR, GAP = 13, 7


def bars(title: str, parts: Sequence[tuple[str, Sequence[int]]], seats: Sequence[str]) -> str:
    """A group of bars for each part, with one for each seat; what is below zero goes to the left."""
    every = [points for _, row in parts for points in row]
    low, high = min(0, *every), max(1, *every)
    left = NAMES + (LETTERS if len(seats) > 1 else 0)
    scale = (WIDTH - left - NUMBERS) / (high - low)
    zero, step = left - low * scale, len(seats) * BAR + GAP
    told = ". ".join(f"{name}: {_said(row, seats)}" for name, row in parts)
    drawn = [
        f'<svg class="plot" role="img" aria-label="{escape(f"{title}. {told}")}" '
        f'viewBox="0 0 {WIDTH} {len(parts) * step}"><title>{escape(title)}</title>'
    ]
    for place, (name, row) in enumerate(parts):
        top = place * step
        drawn.append(f'<text x="0" y="{top + BAR - 2}">{escape(name)}</text>')
        for line, (seat, points) in enumerate(zip(seats, row, strict=True)):
            y = top + line * BAR
            if len(seats) > 1:
                drawn.append(f'<text class="seat" x="{NAMES}" y="{y + BAR - 2}">{escape(seat)}</text>')
            begin, length = zero + min(0, points) * scale, abs(points) * scale
            drawn.append(
                f'<rect class="bar-{line}" x="{number(begin)}" y="{y}" width="{number(length)}" height="{BAR - 2}"/>'
                f'<text class="points" x="{number(zero + max(0, points) * scale + 4)}" y="{y + BAR - 2}">'
                f"{str(points).replace('-', '−')}</text>"
            )
    drawn.append(f'<path d="M{number(zero)} 0v{len(parts) * step - GAP}"/></svg>')
    return "".join(drawn)


def _said(row: Sequence[int], seats: Sequence[str]) -> str:
    if len(seats) == 1:
        return str(row[0])
    return ", ".join(f"{seat} {points}" for seat, points in zip(seats, row, strict=True))
