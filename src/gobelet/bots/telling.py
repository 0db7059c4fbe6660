"""What is a person told of the bots in a game? How each level plays, how strong it is, where nobody has learned."""

from collections.abc import Iterable, Iterator

from gobelet.bots import BOTS, Bot
from gobelet.bots.levels import has_learned, strengths_of
from gobelet.bots.strength import Strength
from gobelet.core.game import Game
from gobelet.core.setup import Setup, setups
from gobelet.core.text import Filling, Text, listed, plural, say

TITLES = {bot.name: bot.title for bot in BOTS.values()}


def offer(bot: Bot, setup: Setup, name: str = "") -> Text:
    """In one line, for a list to choose from; by the name that is typed, if that is told."""
    called = name or bot.title
    if figure := figure_of(bot, setup):
        return say("{bot}: {manner} ({figure})", bot=called, manner=bot.manner, figure=figure)
    return say("{bot}: {manner}", bot=called, manner=bot.manner)


def figure_of(bot: Bot, setup: Setup) -> Text | None:
    """How strong a level is in a game, its seats and options; nothing where nobody has measured it."""
    found = next(_of(bot, setup), None)
    return found.told(TITLES) if found else None


def figures(bot: Bot, game: Game) -> list[Text]:
    """All that was measured of a level in a game: for every number of seats and whatever options."""
    found: dict[Strength, Text] = {}
    for setup in setups(game):
        for each in _of(bot, setup):
            if each not in found:
                found[each] = say("{kind}: {figure}", kind=_kind(each, game), figure=each.told(TITLES))
    return list(found.values())


def unlearned(setup: Setup, bots: Iterable[str] = BOTS) -> Text | None:
    """What whoever plays against one of these bots should know, if nobody has learned the game as it is played."""
    if has_learned(setup) or all(BOTS[name].level <= BOTS["casual"].level for name in bots):
        return None
    if setup.game.own_sheet:
        return say("Nobody has learned this sheet yet: strong and master look ahead by the points alone.")
    return say("Nobody has learned this game yet: strong and master look ahead by the points alone.")


def _of(bot: Bot, setup: Setup) -> Iterator[Strength]:
    """Alone, or against somebody whom people can meet as well."""
    for each in strengths_of(setup):
        met = not each.against or (each.against in BOTS and BOTS[each.against].offered)
        if met and each.is_for(bot.name, setup.seats, setup.options):
            yield each


def _kind(each: Strength, game: Game) -> Text:
    """Which games a figure is for: how many players, and options that are not as usual."""
    seats = say("alone") if each.seats == 1 else plural("{n} player", "{n} players", each.seats)
    chosen: list[Filling] = [
        option.values[value]
        for option in game.options
        if (value := each.options.get(option.name, option.default)) != option.default
    ]
    return listed([seats, *chosen])
