"""What do requests and answers look like? The schemas that the API's documentation shows."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from gobelet.core.commitment import ADDED, HEX
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
    wait: Annotated[
        bool, Field(description="roll only when every person has sealed and opened an envelope, or said `begin`")
    ] = False


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


class Sealed(BaseModel):
    seat: SeatName
    digest: Annotated[str, Field(pattern=rf"^{HEX}$", description="the SHA-256 of 32 bytes that you keep")]


class Revealed(BaseModel):
    seat: SeatName
    share: Annotated[str, Field(pattern=rf"^{HEX}$", description="the 32 bytes, in hexadecimal")]


class Begin(BaseModel):
    seat: SeatName


class Invitation(BaseModel):
    seat: str
    token: Annotated[str, Field(description="who has it may sit there; send it as `Authorization: Bearer TOKEN`")]
    link: Annotated[str, Field(description="the invitation as a page, for a person")]


class Opened(BaseModel):
    table: str
    seats: list[Invitation]
    commitment: Annotated[str, Field(description="of fair dice: the SHA-256 of their secret")]


class Rematch(BaseModel):
    table: str
    seats: Annotated[list[Invitation], Field(description="those of yours")]


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
    panes: Annotated[list[dict[str, Any]] | None, Field(description="as in a position; nothing if none is shown")]
    lengths: list[int] | None


class Shown(BaseModel):
    """A position as one seat sees it.

    In the event stream, each one after the first holds only what has changed, and instead of `order` what is
    `exchanged` in it; also which dice were `rolled` last and, if several things happened, `between`: what it looked
    like after each of them but the last, packed (JSON, deflated, in base64).
    """

    position: int
    seat: str | None
    since: Annotated[int, Field(description="the position at which this question arose; the answers of others keep it")]
    question: str
    round: Annotated[str, Field(description="which round it is; empty where there are none")]
    chapter: Annotated[str, Field(description="which round it is, and what it brings; at the end, why the game ended")]
    turn: Annotated[str, Field(description="whose turn it is in that round")]
    summary: Annotated[str, Field(description="what everybody else did in their latest turn")]
    guides: Annotated[list[str], Field(description="names of the guides that explain this decision")]
    sayings: Annotated[list[str], Field(description="all that this seat may say now")]
    costs: Annotated[
        dict[str, list[int]], Field(description="what sayings use up, in words, with their places in `sayings`")
    ]
    hand: Annotated[
        dict[str, Any] | None,
        Field(description="what is moved by hand: `pieces` to lay on `spots`, or `ghosts` to place"),
    ]
    words: Annotated[dict[str, str], Field(description="the closing words, and what their buttons say")]
    boxes: Annotated[dict[str, str], Field(description="SVG groups, by id")]
    order: Annotated[list[str], Field(description="all boxes from back to front")]
    panes: Annotated[
        list[dict[str, Any]],
        Field(description="the parts of the picture, each with its `ground` in squares: left, top, width, height"),
    ]
    lengths: Annotated[list[int], Field(description="how many boxes of `order` lie on each pane")]
    owed: Annotated[
        list[dict[str, Any]], Field(description="real dice to type in, with their faces, and both in words")
    ]
    rolls: int
    log: Annotated[
        dict[str, Any], Field(description="`lines`, from line number `from` on, and the `headings` above some of them")
    ]
    seats: Annotated[
        list[dict[str, Any]], Field(description="names, notes, who is awaited or away, points by parts, who wins")
    ]
    over: bool
    verdict: str | None
    may_undo: bool
    waits: Annotated[
        bool, Field(description="whether envelopes have to be sealed and opened before the first dice fall")
    ]
    vacancy: Annotated[str | None, Field(description="how it can go on, if somebody has left the table")]
    rematch: Annotated[str | None, Field(description="the table at which the same people play once more")]
    dice: Annotated[dict[str, Any], Field(description="commitment, and the secret once the game is over")]


class Problem(BaseModel):
    """Why something cannot be done."""

    detail: Annotated[str, Field(description="one sentence")]
