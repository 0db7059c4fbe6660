"""How does a game go at a terminal? Dice fall, bots answer, persons are asked, until it is over."""

from collections.abc import Sequence

from gobelet.core.game import Choose, Over, Roll, seat_name
from gobelet.core.refusal import Refusal
from gobelet.core.saying import lit
from gobelet.core.text import say
from gobelet.core.verbs import SPECTATOR
from gobelet.front.faces import dice_words
from gobelet.terminal.ending import show_result
from gobelet.terminal.position import show_help, show_position, show_question, show_sheet
from gobelet.terminal.screen import Quit
from gobelet.terminal.seated import PERSON
from gobelet.terminal.sitting import Sitting
from gobelet.terminal.trying import show_try
from gobelet.terminal.words import asked_about, completed, meant, not_possible, spelled_out

COMMANDS = ("undo", "help", "hint", "sheet", "quit")


def play(sitting: Sitting) -> None:
    """Play to the end; Quit or EOFError when somebody leaves before."""
    while not isinstance(turn := sitting.table.turn(), Over):
        before = len(sitting.table.events)
        match turn:
            case Roll():
                roll(sitting)
            case Choose(seats):
                choose(sitting, seats)
        if len(sitting.table.events) != before:
            sitting.keep()
    show_result(sitting)


def roll(sitting: Sitting) -> None:
    """Dice end what can be undone, so somebody who could still undo rolls them by hand."""
    table = sitting.table
    if sitting.typed:
        type_dice(sitting)
    elif not table.may_undo(sitting.persons):
        sitting.roll()
    else:
        asked = say("Enter rolls the dice (or undo, help, quit):")
        typed = sitting.screen.ask(asked, lambda words: _offered(words, ()))
        if not typed:
            sitting.roll()
        elif not obeyed(sitting, typed, sitting.persons):
            sitting.screen.show(say("Press Enter to roll the dice, or type undo, help or quit."), style="red")


def type_dice(sitting: Sitting) -> None:
    table = sitting.table
    owed = table.game.possible(table.state)
    asked = say("Roll {dice} and type the faces in this order:", dice=dice_words(table.game, owed))
    typed = sitting.screen.ask(asked, lambda words: _offered(words, ()))
    if obeyed(sitting, typed, sitting.persons):
        return
    try:
        sitting.match.roll(typed)
    except Refusal as refusal:
        sitting.screen.show(refusal.text, style="red")


def choose(sitting: Sitting, seats: tuple[int, ...]) -> None:
    """One of the seats answers: bots first, then whoever has the screen already."""
    table = sitting.table
    bots = [seat for seat in seats if sitting.seats[seat] != PERSON]
    if bots:
        seat = bots[0]
        table.answer(seat, sitting.bot(seat), sitting.chance())
    else:
        seat = sitting.viewer if sitting.viewer in seats else seats[0]
        pass_the_screen(sitting, seat)
        show_position(sitting, seat)
        answer(sitting, seat)


def pass_the_screen(sitting: Sitting, seat: int) -> None:
    """Nobody sees the view of another seat."""
    if sitting.secret and sitting.viewer != seat:
        sitting.screen.wipe()
        name = seat_name(seat)
        sitting.screen.ask(say("Pass the screen to seat {seat}. Seat {seat}, press Enter:", seat=name))
        sitting.screen.wipe()
    sitting.viewer = seat


def answer(sitting: Sitting, seat: int) -> None:
    """Ask until the seat has answered or taken something back; what is tried counts only after Enter."""
    table, screen = sitting.table, sitting.screen
    spellings = table.position.spellings(seat)
    sayings = list(spellings)
    before, trial = len(table.events), ""
    while len(table.events) == before:
        typed, doubtful = asked_about(_ask(sitting, seat, sayings, trial))
        if not typed and not doubtful:
            typed = trial or (sayings[0] if len(set(spellings.values())) == 1 else "")
        spelled = spelled_out(typed, sayings)
        saying = completed(spelled, spellings)
        if saying is None:
            trial = ""
            if obeyed(
                sitting, "help" if doubtful and not typed else typed, [seat] if sitting.secret else sitting.persons
            ):
                if len(table.events) == before:
                    show_question(sitting, seat)
            else:
                screen.show(not_possible(spelled, sayings), style="red")
        elif saying != trial and (doubtful or sitting.careful):
            show_try(sitting, seat, saying)
            trial = saying
        else:
            sitting.match.play(seat, saying)


def _ask(sitting: Sitting, seat: int, sayings: list[str], trial: str) -> str:
    prompt = say("{seat}>", seat=seat_name(seat))
    if trial:
        sitting.screen.show(say("Enter plays {saying}; or say something else.", saying=trial), style="bold")
    return sitting.screen.ask(prompt, lambda words: _offered(words, lit(sayings, words)))


def obeyed(sitting: Sitting, typed: str, undoers: list[int]) -> bool:
    """Whether what was typed is a command; then it is done."""
    word, _, rest = typed.partition(" ")
    command = meant(word, COMMANDS)
    if command is None or (rest and command != "sheet"):
        return False
    try:
        match command:
            case "undo":
                sitting.table.undo(undoers)
                sitting.screen.show(say("Taken back."), style="bold")
            case "help":
                show_help(sitting)
            case "hint":
                from gobelet.terminal.hinting import show_hint  # the second gear, only when it is asked for

                show_hint(sitting)
            case "sheet":
                show_sheet(sitting, _looking(sitting, undoers), rest.strip())
            case "quit":
                raise Quit
    except Refusal as refusal:
        sitting.screen.show(refusal.text, style="red")
    return True


def _looking(sitting: Sitting, undoers: list[int]) -> int:
    """Whose eyes a sheet is shown to: nobody's in particular while several with secrets may be at the screen."""
    if len(undoers) == 1:
        return undoers[0]
    return SPECTATOR if sitting.secret or sitting.viewer is None else sitting.viewer


def _offered(words: Sequence[str], tokens: Sequence[str]) -> list[str]:
    """What the Tab key offers: tokens, and the commands before any token."""
    return [*tokens, *COMMANDS] if not words else list(tokens)
