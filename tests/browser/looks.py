"""Through which windows are the pages looked at? Phone and desktop, light and dark, in every language, in turn."""

from typing import Any

from gobelet.games import GAMES
from gobelet.languages import LANGUAGES

MOBILE = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36"
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 375, "height": 740},
    "is_mobile": True,
    "has_touch": True,
    "user_agent": MOBILE,
}


def look(game: str, mode: int) -> dict[str, Any]:
    """The settings of a browser. Of three modes, each game has every language, both sizes, light and dark."""
    turn = list(GAMES).index(game) + mode
    device = (DESKTOP, PHONE)[turn % 2]
    scheme = ("light", "dark")[(turn // 2 + mode) % 2]
    return {**device, "color_scheme": scheme, "locale": list(LANGUAGES)[turn % len(LANGUAGES)]}
