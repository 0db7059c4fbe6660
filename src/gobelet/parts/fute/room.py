"""How is a game made of the shared turn and a sheet? One door for all futé games."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, Protocol, TypeVar

from gobelet.core.event import Event
from gobelet.core.game import Game, Option
from gobelet.core.lesson import Lesson
from gobelet.core.look import Look
from gobelet.core.notation import Notation
from gobelet.core.picture import Picture
from gobelet.core.question import Question
from gobelet.core.rule import Function
from gobelet.core.story import Chapter, Story
from gobelet.core.structs import S
from gobelet.core.text import Text
from gobelet.parts.fute.answers import rules_of
from gobelet.parts.fute.bonuses import bonus_from
from gobelet.parts.fute.notation import ALL_DICE, PARTS
from gobelet.parts.fute.question import level, missing


class AnyPaper(Protocol):
    """What the door wants to know of a sheet."""

    @property
    def digest(self) -> str: ...
    @property
    def levels(self) -> tuple[int, ...]: ...


Paper = TypeVar("Paper", bound=AnyPaper)


@dataclass(frozen=True, slots=True, kw_only=True)
class Room(Generic[Paper, S]):
    """What a futé game has of its own."""

    name: str
    title: Text
    blurb: Text
    option: Option
    state: type[S]
    start: Function
    sheet: Mapping[Function, Function]  # a rule for each verb of the sheet
    inputs: tuple[str, ...]  # a name for each number that a player looks at
    move_count: int
    most_moves: int
    words: Mapping[str, Text]
    write: Callable[[Paper, int], str]
    tell: Callable[[Paper, int], Text]
    cost: Callable[[Paper, S, int, int], Text | None]
    chapter: Callable[[Paper, S], Chapter]
    deed: Callable[[Paper, S, Event, S], Text | None]
    picture: Callable[[Paper, S, int, int], Picture]  # as a viewer sees it, with the sheet of a seat
    narrow: Callable[[Paper, S, int, int], Picture]
    question: Callable[[Paper, S, int], Question]
    which_round: Callable[[S], Text]
    guides: Mapping[str, Text]
    titles: Sequence[Text]  # of the levels
    lesson: Lesson
    paper: Paper  # as it is printed
    read_paper: Callable[[str], Paper]

    def game(self, paper: Paper) -> Game[S]:
        """The game with a sheet of that print."""
        write, tell, cost = partial(self.write, paper), partial(self.tell, paper), partial(self.cost, paper)
        return Game(
            name=self.name,
            version=1,
            title=self.title,
            blurb=self.blurb,
            seats=range(1, 5),
            minutes=30,
            dice=ALL_DICE,
            parts=PARTS,
            state=self.state,
            rules=rules_of(self.start, self.sheet, paper),
            notation=Notation(self.move_count, self.most_moves, self.words, write, tell, cost=cost),
            look=self._look(paper),
            verdict=partial(level, paper.levels, self.titles),
            missing=partial(missing, paper.levels, self.titles),
            bonus_from=bonus_from,
            with_sheet=lambda text: self.game(self.read_paper(text)),
            own_sheet="" if paper.digest == self.paper.digest else paper.digest,
            options=(self.option,),
            inputs=self.inputs,
            lesson=self.lesson if paper.digest == self.paper.digest else None,  # its dice are for the printed sheet
            story=Story(partial(self.chapter, paper), partial(self.deed, paper)),
        )

    def _look(self, paper: Paper) -> Look[S]:
        def sheet(view: S, viewer: int, shown: int, narrow: bool) -> Picture:
            return (self.narrow if narrow else self.picture)(paper, view, viewer, shown)

        def wide(view: S, viewer: int) -> Picture:
            return self.picture(paper, view, viewer, viewer)

        def narrow(view: S, viewer: int) -> Picture:
            return self.narrow(paper, view, viewer, viewer)

        return Look(wide, narrow, partial(self.question, paper), self.guides, self.which_round, sheet)
