"""How does a terminal show and ask? Line by line; the Tab key completes words where somebody sits at it."""

import sys
from collections.abc import Callable, Collection, Sequence
from shutil import get_terminal_size
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.style import Style
from rich.text import Text as Coloured

from gobelet.core.picture import Picture
from gobelet.core.text import Text, Translate, say
from gobelet.draw.text import Line, Strip, strips
from gobelet.draw.theme import WIDEST

Offer = Callable[[Sequence[str]], list[str]]  # given the words typed so far, what the next one may be

ENDLESS = 1_000_000
FORGET_WHAT_SCROLLED_OFF = "\x1b[3J"


class Quit(Exception):
    """A person wants to leave."""


class Screen:
    def __init__(self, translate: Translate = str) -> None:
        self.translate = translate
        self.live = all(stream and stream.isatty() for stream in (sys.stdin, sys.stdout))
        self.console = Console(highlight=False, emoji=False, markup=False)
        self._offer: Offer = lambda words: []
        if self.live:
            _complete_with(self._completion)

    def show(self, *lines: Any, style: str = "") -> None:
        """Texts and whatever Rich can draw, each on lines of its own; wide drawings are never broken."""
        for line in lines:
            shown = self._shown(line)
            sentence = isinstance(shown, str) and self.console.is_terminal
            self.console.print(shown, style=style or None, soft_wrap=not sentence)

    def _shown(self, line: Any) -> Any:
        return self.translate(line) if isinstance(line, Text) else line

    @property
    def rows(self) -> int:
        """How many lines can be seen at once; whoever reads a file has all the room."""
        return get_terminal_size().lines if self.live else ENDLESS

    def tall(self, *lines: Any) -> int:
        """How many rows of the window these would take."""
        return sum(len(self.console.render_lines(self._shown(line), pad=False)) for line in lines)

    def strips(self, picture: Picture, lit: Collection[str] = (), fresh: Collection[str] = ()) -> list[Strip]:
        return strips(picture, lit, fresh, translate=self.translate)

    def draw(self, drawn: Sequence[Strip], *, brief: bool = False) -> None:
        """Parts of a picture in colours, if this terminal has any; in brief without blank lines between them."""
        lines: list[Line] = []
        for strip in drawn:
            lines += [[], *strip.lines] if lines and not brief else strip.lines
        drawing = Coloured()
        for number, line in enumerate(lines):
            drawing.append("\n" if number else "")
            for run, style in line:
                drawing.append(run, Style(**style._asdict()))
        self.show(drawing)

    def page(self, drawn: Sequence[Strip]) -> None:
        """Parts of a picture, with a pause wherever the window is full."""
        page: list[Strip] = []
        for strip in drawn:
            if page and sum(len(each.lines) for each in (*page, strip)) >= self.rows:
                self.draw(page, brief=True)
                self.ask(say("Enter: more"))
                page = []
            page.append(strip)
        self.draw(page, brief=True)

    def rule(self, heading: Text) -> None:
        """A line across the window."""
        self.console.print(Rule(self.translate(heading)), soft_wrap=True)

    def ask(self, prompt: Text, offer: Offer = lambda words: []) -> str:
        """One line of input without the blanks around it; EOFError when there is no more."""
        self._offer = offer
        if not sys.stdin:  # closed by whatever started the program
            raise EOFError
        try:
            line = input(f"{self.translate(prompt)} ")
        except EOFError:
            self.show("")
            raise
        if not self.live:
            self.show(line)  # so that what was piped in reads like a conversation
        return line.strip()

    def warn_if_narrow(self) -> None:
        """Drawings are not broken into lines by us, but by a window that is too narrow."""
        width = get_terminal_size().columns
        if self.live and width < WIDEST:
            pattern = "Drawings have {wide} columns, this window {width}: make it wider, or letters smaller."
            self.show(say(pattern, wide=WIDEST, width=width), style="bold")

    def wipe(self) -> None:
        """Leave nothing of what was shown, not even above the window."""
        if self.live:
            self.console.clear()
            self.console.file.write(FORGET_WHAT_SCROLLED_OFF)
            self.console.file.flush()

    def _completion(self, before: str, begun: str) -> list[str]:
        return [word for word in self._offer(before.split()) if word.startswith(begun)]


def _complete_with(completion: Callable[[str, str], list[str]]) -> None:
    try:
        import readline
    except ImportError:  # not on every system; then the Tab key is just a key
        return

    def complete(begun: str, number: int) -> str | None:
        words = completion(readline.get_line_buffer()[: readline.get_begidx()], begun)
        return f"{words[number]} " if number < len(words) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.set_auto_history(False)  # the arrow keys must not tell what the person before has said
    editline = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if editline else "tab: complete")
