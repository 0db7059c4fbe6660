"""How do the classes of a drawing get their colours? One style sheet, light and dark by the viewer's setting."""

from dataclasses import asdict

from gobelet.draw.theme import FONT, ground, inks, wash

RULES = (  # which box, which part of it, and how: a variable names a colour of the ground or of the box's ink
    ("", "face", "fill:var(--cell);stroke:var(--edge);stroke-width:1.3"),
    (".printed", "face", "fill:var(--tint);stroke-dasharray:2 3"),
    (".done", "face", "fill:var(--wash);stroke-width:2"),
    (".lost", "face", "fill:var(--tint);stroke-dasharray:5 4"),
    ("", "strike", "stroke:var(--edge);stroke-width:1.3;stroke-linecap:round"),
    ("", "ground", "fill:var(--tint);stroke:var(--edge);stroke-opacity:.4"),
    ("", "cube", "fill:var(--strong);stroke:var(--edge);stroke-width:1.2"),
    (".lost", "cube", "fill:none;stroke-dasharray:5 4"),
    ("", "pip", "fill:var(--on)"),
    ("", "solid", "fill:var(--strong);stroke:var(--edge);stroke-width:1"),
    (".lost", "solid", "fill:none;stroke-dasharray:3 3"),
    (".printed", "solid", "fill:var(--tint);stroke-dasharray:1.5 2"),
    (".disc.done", "solid", "fill:var(--wash)"),
    (".token.done", "solid", "fill:var(--wash)"),
    ("", "badge", "fill:var(--strong);stroke:var(--edge);stroke-width:1"),
    (".lost", "badge", "fill:none;stroke-dasharray:3 3"),
    ("", "sign", "fill:var(--strong);stroke:var(--edge);stroke-width:1"),
    ("", "sign-ring", "fill:none;stroke:var(--edge);stroke-width:2"),
    (".die", "sign", "fill:var(--on);stroke:none"),
    (".die", "sign-ring", "stroke:var(--on);stroke-width:1.4"),
    ("", "icon", "fill:none;stroke:var(--deep);stroke-width:2;stroke-linecap:round;stroke-linejoin:round"),
    ("", "icon-full", "fill:var(--deep);fill-rule:evenodd"),
    ("", "symbol", "fill:none;stroke:var(--deep);stroke-width:3.2;stroke-linecap:round;stroke-linejoin:round"),
    (".die", "symbol", "stroke:var(--on)"),
    (".lost", "symbol", "stroke:var(--soft);stroke-width:2"),
    ("", "wall", "fill:none;stroke:var(--deep);stroke-width:3;stroke-linecap:round"),
    (".disc", "icon", "stroke:var(--on);stroke-width:1.8"),
    (".disc", "icon-full", "fill:var(--on)"),
    (".token", "icon", "stroke:var(--on);stroke-width:1.8"),
    (".token", "icon-full", "fill:var(--on)"),
    (".done", "icon", "stroke:var(--deep)"),
    (".done", "icon-full", "fill:var(--deep)"),
    (".disc.printed", "icon", "stroke:var(--deep);stroke-opacity:.5"),
    (".disc.printed", "icon-full", "fill:var(--deep);fill-opacity:.5"),
    ("", "faint", "stroke-opacity:.5;fill-opacity:.5"),
    (".lost", "icon", "stroke:var(--soft)"),
    (".lost", "icon-full", "fill:var(--soft)"),
    (".die", "icon", "stroke:var(--deep)"),
    ("", "tick-ground", "fill:var(--cell);stroke:var(--edge);stroke-width:1.2"),
    ("", "rail", "fill:none;stroke:var(--edge);stroke-width:2;stroke-opacity:.35;stroke-linecap:round"),
    (".done", "rail", "stroke-width:13;stroke-opacity:.5"),
    ("", "silver", "fill:var(--silver);stroke:var(--rim);stroke-width:1.4"),
    ("", "shine", "fill:var(--shine)"),
    ("", "rim", "fill:none;stroke:var(--rim);stroke-width:1;stroke-opacity:.6"),
    ("", "back", "fill:var(--strong);stroke:var(--edge)"),
    ("", "back-line", "fill:none;stroke:var(--on);stroke-width:1.2;stroke-opacity:.55"),
    ("", "mini", "fill:var(--cell);stroke:var(--deep);stroke-width:1"),
    ("", "mini-blue", "fill:var(--blue-strong);stroke:var(--blue-edge);stroke-width:1"),
    ("", "mini-white", "fill:var(--white-strong);stroke:var(--white-edge);stroke-width:1"),
    ("", "blank", "stroke-dasharray:1.5 2;stroke-opacity:.75"),
    ("", "mini-pip", "fill:var(--deep)"),
    ("", "word", "fill:var(--deep)"),
    ("", "crossed", "fill:var(--deep);fill-opacity:.3"),
    ("", "small", "fill:var(--soft);font-weight:400"),
    ("", "over", "fill:var(--on)"),
    ("", "on-badge", "fill:var(--on)"),
    (".lost", "on-badge", "fill:var(--soft)"),
    (".printed", "over", "fill:var(--deep)"),
    (".disc.done", "over", "fill:var(--deep)"),
    (".token.done", "over", "fill:var(--deep)"),
    (".lost", "word", "fill:var(--soft);font-weight:400"),
    (".lost", "over", "fill:var(--soft)"),
    ("", "ring", "fill:none;stroke:var(--lit);stroke-width:3.4"),
    ("", "glow", "fill:none;stroke:var(--glow);stroke-width:9;stroke-opacity:.5"),
    ("", "pawn-a", "fill:var(--seat_a-strong);stroke:var(--cell);stroke-width:1"),
    ("", "pawn-b", "fill:var(--cell);stroke:var(--seat_b-strong)"),
    ("", "on-pawn-a", "fill:var(--seat_a-on)"),
    ("", "on-pawn-b", "fill:var(--seat_b-deep)"),
)
ALWAYS = (
    f".picture text{{font-family:{FONT};font-weight:600;text-anchor:middle}}"
    ".picture text.left{text-anchor:start}.picture text.heavy{font-weight:800}"
)
LIVELY = (
    ".picture .bare{pointer-events:none}.picture .lit{cursor:pointer}.picture .lit:focus{outline:none}"
    ".picture .lit:hover .ring,.picture .lit:focus-visible .ring{stroke-width:5.5}"
    "@media (prefers-reduced-motion:no-preference){.picture .glow{animation:glow .5s ease-out}"
    "@keyframes glow{from{stroke-opacity:1;stroke-width:16}}}"
)
USES = ("strong", "on", "tint", "deep", "edge", "wash")


def style() -> str:
    """For a browser: light and dark by the viewer's setting."""
    dark = f"@media (prefers-color-scheme:dark){{.picture{{{variables(dark=True)}}}}}"
    return f".picture{{{variables(dark=False)}}}{dark}{drawn_style()}"


def drawn_style() -> str:
    """For a page that sets the variables of the theme itself."""
    drawn = "".join(f".picture {box} .{part}{{{how}}}" for box, part, how in RULES)
    by_ink = "".join(f".picture .ink-{ink}{{{_uses(ink)}}}" for ink in inks(dark=False))
    paper = ".picture .paper{fill:var(--paper)}"
    return f"{by_ink}{paper}{drawn}{ALWAYS}{LIVELY}"


def flat_style(dark: bool) -> str:
    """For a drawer that knows no variables: every colour written out, box rules once for each ink."""
    colours = {f"var(--{name})": value for name, value in _colours(dark).items()}
    drawn = [f".picture .paper{{fill:{colours['var(--paper)']}}}"]
    for box, part, how in RULES:
        for ink in inks(dark):
            own = {f"var(--{use})": colours[f"var(--{ink}-{use})"] for use in USES}
            drawn.append(f".ink-{ink}{box} .{part}{{{_filled(how, colours | own)}}}")
    return "".join(drawn) + ALWAYS


def variables(dark: bool) -> str:
    """All colours of the theme as CSS variables."""
    return "".join(f"--{name}:{value};" for name, value in _colours(dark).items())


def _colours(dark: bool) -> dict[str, str]:
    colours: dict[str, str] = asdict(ground(dark))
    for name, ink in inks(dark).items():
        colours |= {f"{name}-{use}": value for use, value in asdict(ink).items()}
        colours[f"{name}-wash"] = wash(name, dark)
    return colours


def _uses(ink: str) -> str:
    return "".join(f"--{use}:var(--{ink}-{use});" for use in USES)


def _filled(how: str, colours: dict[str, str]) -> str:
    for variable, value in colours.items():
        how = how.replace(variable, value)
    return how
