"""The rooms of the house: the only list of games there is."""

from gobelet.core.game import Game
from gobelet.games.melange_fute import GAME as MELANGE_FUTE
from gobelet.games.mosaix import GAME as MOSAIX
from gobelet.games.objectif import GAME as OBJECTIF
from gobelet.games.qwixx_duel import GAME as QWIXX_DUEL
from gobelet.games.tres_fute import GAME as TRES_FUTE

GAMES: dict[str, Game] = {game.name: game for game in (QWIXX_DUEL, OBJECTIF, TRES_FUTE, MELANGE_FUTE, MOSAIX)}
