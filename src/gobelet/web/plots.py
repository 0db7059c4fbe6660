"""How do figures become a picture? Matplotlib draws them as SVG; the colours are those of the theme, light and dark."""

from collections.abc import Callable, Sequence
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, NamedTuple

from gobelet.core.missing import needs
from gobelet.draw.style import variables

if TYPE_CHECKING:
    from matplotlib.axes import Axes

# Colours that Matplotlib writes, and the variables of the theme that stand for them in the end.
TEXT, SOFT, BAR, MARK = "#010101", "#020202", "#030303", "#040404"
INKS = {TEXT: "text", SOFT: "soft", BAR: "blue-strong", MARK: "orange-edge"}
WIDE, TALL = 7.0, 2.3  # inches of a row of plots; a page scales them
SETTINGS: dict[Any, Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "gobelet",  # the same figures are the same file
    "font.size": 9,
    "font.sans-serif": ["DejaVu Sans"],  # what the room for words is measured with; any other will do
    "text.color": TEXT,
    "axes.edgecolor": SOFT,
    "axes.labelcolor": TEXT,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": TEXT,
    "ytick.labelcolor": TEXT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
}
UNSAID = {"Date": None, "Creator": None, "Format": None, "Type": None}


class Series(NamedTuple):
    """Results of one kind: how often each span of points came up, and how they went."""

    title: str
    bars: tuple[tuple[str, int], ...]
    totals: tuple[int, ...]
    trend: tuple[float, ...]


class Band(NamedTuple):
    """A face: how often it came up, and where chance leaves it."""

    title: str
    seen: int
    due: float
    low: float
    high: float


class Words(NamedTuple):
    """What stands at a plot, in one language."""

    title: str
    told: str  # what it shows, for those who do not see it
    points: str = ""
    games: str = ""
    order: str = ""
    lately: str = ""
    fell: str = ""
    expected: str = ""


def results_plot(series: Sequence[Series], words: Words) -> str:
    """A row for each kind of opponents: the distribution of points, and how they went over time."""

    def draw(rows: "Sequence[Sequence[Axes]]") -> None:
        for each, (left, right) in zip(series, rows, strict=True):
            places = range(len(each.bars))
            left.bar(places, [number for _, number in each.bars], color=BAR)
            left.set_xticks([*places], [name for name, _ in each.bars], rotation=45, ha="right")
            left.set(ylabel=words.games, xlabel=words.points)
            left.set_title(each.title, loc="left", fontweight="bold")
            left.locator_params(axis="y", integer=True)
            games = range(1, len(each.totals) + 1)
            right.plot(games, each.totals, "o", color=BAR, markersize=4, label=words.points)
            right.plot(games, each.trend, "-", color=MARK, linewidth=2, label=words.lately)
            right.set(xlabel=words.order, ylabel=words.points, xlim=(0.5, len(each.totals) + 0.5))
            right.locator_params(axis="x", integer=True, min_n_ticks=1)
        _explain(rows[0][1])

    return _drawn(len(series), 2, WIDE, words, draw)


def dice_plot(faces: Sequence[Band], words: Words) -> str:
    """A bar for how often each face came up, over the band where chance leaves it."""

    def draw(rows: "Sequence[Sequence[Axes]]") -> None:
        axes, places = rows[0][0], range(len(faces))
        axes.bar(places, [face.seen for face in faces], width=0.5, color=BAR, label=words.fell)
        due = [face.due for face in faces]
        reach = [[face.due - face.low for face in faces], [face.high - face.due for face in faces]]
        axes.errorbar(places, due, reach, fmt="D", color=TEXT, capsize=9, linewidth=2, label=words.expected)
        axes.set_xticks([*places], [face.title for face in faces])
        axes.set_ylim(bottom=0)
        _explain(axes)

    return _drawn(1, 1, WIDE * 0.65, words, draw)


def _explain(axes: "Axes") -> None:
    """What bars, dots and lines mean, below all plots."""
    axes.figure.legend(*axes.get_legend_handles_labels(), loc="outside lower center", ncols=2)


def _drawn(
    rows: int, columns: int, wide: float, words: Words, draw: "Callable[[Sequence[Sequence[Axes]]], None]"
) -> str:
    with needs("web"):
        import matplotlib
        from matplotlib.figure import Figure

    written = StringIO()
    with matplotlib.rc_context(SETTINGS):
        figure = Figure(figsize=(wide, TALL * (rows + 0.2)), layout="constrained")
        draw(figure.subplots(rows, columns, squeeze=False).tolist())
        figure.savefig(written, format="svg", transparent=True, metadata=UNSAID)
    return _of_the_house(written.getvalue(), words)


def _of_the_house(drawing: str, words: Words) -> str:
    """The drawing with a title, the theme's colours, and nothing that a viewer need not know."""
    body = drawing[drawing.index("<svg") :]
    for ink, variable in INKS.items():
        body = body.replace(ink, f"var(--{variable})")
    dark = f"@media (prefers-color-scheme:dark){{:root{{{variables(dark=True)}}}}}"
    style = f"<style>:root{{{variables(dark=False)}}}{dark}</style>"
    told = f"<title id='title'>{escape(words.title)}</title><desc id='told'>{escape(words.told)}</desc>"
    head = "<svg role='img' aria-labelledby='title told' "
    opened, rest = body.removeprefix("<svg ").split(">", 1)
    return f"{head}{opened}>{told}{style}{rest}"
