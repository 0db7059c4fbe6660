"""What do requests and answers look like? The schemas that the API's documentation shows."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from gobelet.core.commitment import ADDED
from gobelet.table.people import PERSON
from gobelet.table.session import FAIR
from gobelet.web.difference import Exchange

# A name leaves alone what stands beside it: no control characters, none that turn the direction of writing.
Name = Annotated[str, Field(max_length=40, pattern=r"^[^\x00-\x1f\x7f\u202a-\u202e\u2066-\u2069]*$")]
Word = Annotated[str, Field(max_length=40)]
SeatName = Annotated[str, Field(max_length=1, description="`A`, `B`, ...")]
Saying = Annotated[str, Field(max_length=200, description="one of `sayings`, its tokens in any order")]
Position = Annotated[int, Field(description="how long the log was when the question was seen")]
MaybePosition = Annotated[int | None, Field(description="if given, refused when the log is not as long as that")]
OneLine = Annotated[str, Field(max_length=200, pattern=rf"^({ADDED})?$")]


class Chair(BaseModel):
    """Who takes a seat."""

    kind: Annotated[Word, Field(description="`person`, or the name of a bot")] = PERSON
    name: Name = ""
    here: Annotated[bool, Field(description="sits at the browser that opens the table")] = False


class NewTable(BaseModel):
    game: Word
    seats: Annotated[list[Chair], Field(min_length=1, max_length=8)]
    options: dict[Word, Word] = {}
    dice: Annotated[Word, Field(description="`fair`: the server rolls; `typed`: real dice, typed in")] = FAIR
    added: Annotated[OneLine, Field(description="anything: it changes how the dice will fall")] = ""
    wait: Annotated[bool, Field(description="roll only when somebody says `begin`: players may `add` first")] = False


class Answer(BaseModel):
    seat: SeatName
    saying: Saying
    position: Position


class Undo(BaseModel):
    seat: SeatName
    position: MaybePosition = None


class Typed(BaseModel):
    faces: Annotated[str, Field(max_length=200, description="like `white1=3 red=5`")]
    position: MaybePosition = None


class Added(BaseModel):
    seat: SeatName
    text: Annotated[str, Field(max_length=200, pattern=rf"^{ADDED}$", description="anything, in one line")]


class Begin(BaseModel):
    seat: SeatName


class Invitation(BaseModel):
    seat: str
    token: Annotated[str, Field(description="who has it may sit there; send it as `Authorization: Bearer TOKEN`")]


class Opened(BaseModel):
    table: str
    seats: list[Invitation]
    commitment: Annotated[str, Field(description="of fair dice: the SHA-256 of their secret")]


class Place(BaseModel):
    table: str
    seat: str
    token: Annotated[str, Field(description="of the seat from now on: the one that was used leads nobody else there")]


class Reached(BaseModel):
    position: Annotated[int, Field(description="how long the log is now")]


Exchanged = Annotated[
    list[Exchange],
    Field(description="one after the other: from a place in `order` on, so many boxes make room for these"),
]


class Preview(BaseModel):
    boxes: Annotated[dict[str, str], Field(description="the boxes that would change, as SVG groups, by id")]
    exchanged: Exchanged
    size: Annotated[list[float] | None, Field(description="width and height of the picture in squares")]


class Shown(BaseModel):
    """A position as one seat sees it.

    In the event stream, each one after the first holds only what has changed, and instead of `order` what is
    `exchanged` in it.
    """

    position: int
    seat: str | None
    since: Annotated[int, Field(description="the position at which this question arose; the answers of others keep it")]
    question: str
    guides: Annotated[list[str], Field(description="names of the guides that explain this decision")]
    sayings: Annotated[list[str], Field(description="all that this seat may say now")]
    words: Annotated[dict[str, str], Field(description="the closing words, and what their buttons say")]
    boxes: Annotated[dict[str, str], Field(description="SVG groups, by id")]
    order: Annotated[list[str], Field(description="all boxes from back to front")]
    size: Annotated[list[float], Field(description="width and height, in squares")]
    owed: Annotated[
        list[dict[str, Any]], Field(description="real dice to type in, with their faces, and both in words")
    ]
    rolls: int
    log: Annotated[dict[str, Any], Field(description="`lines`, from line number `from` on")]
    seats: Annotated[list[dict[str, Any]], Field(description="names, notes, who is awaited, points by parts, who wins")]
    over: bool
    verdict: str | None
    may_undo: bool
    waits: Annotated[bool, Field(description="whether players may still `add` before the first dice fall")]
    rematch: Annotated[str | None, Field(description="the table at which the same people play once more")]
    dice: Annotated[dict[str, Any], Field(description="commitment, and the secret once the game is over")]


class Problem(BaseModel):
    """Why something cannot be done."""

    detail: Annotated[str, Field(description="one sentence")]
