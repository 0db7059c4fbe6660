"""What may come next on a command line? The Tab key of the user's shell asks; Click brings the answer there."""

import click
from click.shell_completion import CompletionItem

from gobelet.core.text import say

HINT = say(  # below the list of commands
    "The Tab key completes commands, games, seats and options after: "
    'eval "$(_GOBELET_COMPLETE=bash_source gobelet)" in bash (zsh_source in zsh), '
    "_GOBELET_COMPLETE=fish_source gobelet | source in fish."
)


def games(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    from gobelet.games import GAMES

    return [CompletionItem(name, help=str(game.title)) for name, game in GAMES.items() if name.startswith(begun)]


def seats(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """`me,ca` goes on with me,casual: whoever is named before stays."""
    from gobelet.terminal.choose import PLAYERS

    before, comma, word = begun.rpartition(",")
    return [CompletionItem(f"{before}{comma}{player}") for player in PLAYERS if player.startswith(word)]


def options(context: click.Context, parameter: click.Parameter, begun: str) -> list[CompletionItem]:
    """The options of the game that is named already, each with its values."""
    from gobelet.games import GAMES

    words = [str(context.params.get("game")), *context.args]  # Click leaves it there while an option lacks its value
    game = next((GAMES[word] for word in words if word in GAMES), None)
    offered = [f"{option.name}={value}" for option in game.options for value in option.values] if game else []
    return [CompletionItem(words) for words in offered if words.startswith(begun)]
