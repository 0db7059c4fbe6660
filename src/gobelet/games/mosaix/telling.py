"""What did a player do, and how far is the game, in words?"""

from gobelet.core.event import Event, Played
from gobelet.core.story import Chapter
from gobelet.core.text import Sitter, Text, listed, plural, say
from gobelet.games.mosaix.flow import is_over, is_stuck
from gobelet.games.mosaix.formations import SHAPE, SYMBOL
from gobelet.games.mosaix.moves import PASS, STOP, die_of, place_of, turn_of
from gobelet.games.mosaix.notation import SYMBOL_NAMES, TURN_NAMES
from gobelet.games.mosaix.sheet import BOX_NAMES, CELLS, COLUMNS, DICE
from gobelet.games.mosaix.state import KINDS, Stage, State, free_boxes


def tell(move: int) -> Text:
    if move < STOP:
        return _shown(move)
    if move <= PASS:
        return say("ends the game") if move == STOP else say("writes nothing")
    die, box, turned = die_of(move) + 1, BOX_NAMES[place_of(move)], TURN_NAMES[turn_of(move)]
    return say("die {die} on {box}, {turned}", die=die, box=box, turned=turned)


def _shown(formation: int) -> Text:
    """Symbol by symbol, in reading order."""
    symbols = SYMBOL[formation * DICE : (formation + 1) * DICE]
    laid = sorted(zip(CELLS[SHAPE[formation]], symbols, strict=True), key=lambda die: die[0][::-1])
    return listed(
        [
            say("{symbol} {box}", symbol=SYMBOL_NAMES[symbol], box=f"{COLUMNS[column]}{row + 1}")
            for (column, row), symbol in laid
        ]
    )


def deed(before: State, event: Event, after: State) -> Text | None:
    if not isinstance(event, Played) or event.move is None or event.move == STOP:
        return None
    if event.move < STOP:
        symbols = listed([SYMBOL_NAMES[symbol - 1] for symbol in sorted(before.dice)])
        return say("lays out {symbols}", symbols=symbols)
    return None if event.move == PASS else _written(before, after, event.seat)


def _written(before: State, after: State, seat: int) -> Text:
    """How many of each symbol, and how many hung over the edge."""
    old, new = before.grids[seat], after.grids[seat]
    counts = [(new[symbol] & ~old[symbol]).bit_count() for symbol in range(KINDS)]
    written = listed([_counted(count)[symbol] for symbol, count in enumerate(counts) if count])
    dropped = DICE - sum(counts)
    if not dropped:
        return say("writes {symbols}", symbols=written)
    return say("writes {symbols}, drops {dropped}", symbols=written, dropped=dropped)


def _counted(n: int) -> tuple[Text, ...]:
    """So many of each symbol."""
    return (
        plural("{n} circle", "{n} circles", n),
        plural("{n} cross", "{n} crosses", n),
        plural("{n} triangle", "{n} triangles", n),
    )


def chapter(state: State) -> Chapter:
    if state.stage != Stage.OVER:
        return Chapter(turn=say("{who}'s turn", who=Sitter(state.roller))) if state.seats > 1 else Chapter()
    if state.seats == 1:
        stuck = is_over(state)  # MX9
        return Chapter(
            say("The game is over: nothing fits any more.") if stuck else say("The game is over, as wished.")
        )
    full = next(seat for seat in range(state.seats) if is_stuck(free_boxes(state, seat)))  # MX7
    return Chapter(say("The game is over: nothing fits into {who}'s grid any more.", who=Sitter(full)))
