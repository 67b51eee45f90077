"""The games of the house; importing this package registers them all."""

from serenissima.games.dogeship import GAME as DOGESHIP
from serenissima.games.oltremare import GAME as OLTREMARE
from serenissima.games.serenissima_1996 import GAME as SERENISSIMA_1996
from serenissima.games.serenissima_2012 import GAME as SERENISSIMA_2012
from serenissima.kernel.game import GAMES, register

for game in (SERENISSIMA_1996, SERENISSIMA_2012, OLTREMARE, DOGESHIP):
    register(game)

__all__ = ["GAMES"]
