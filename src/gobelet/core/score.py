"""What is a seat's result? Named parts, and their total."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Score:
    parts: tuple[tuple[str, int], ...]

    @property
    def total(self) -> int:
        return sum(points for _, points in self.parts)

    def as_dict(self) -> dict[str, int]:
        return {**dict(self.parts), "total": self.total}
