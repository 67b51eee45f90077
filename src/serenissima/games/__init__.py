"""The games of the house; importing this package registers them all."""

from serenissima.games.serenissima_1996 import GAME as SERENISSIMA_1996
from serenissima.games.serenissima_2012 import GAME as SERENISSIMA_2012
from serenissima.kernel.game import GAMES, register

register(SERENISSIMA_1996)
register(SERENISSIMA_2012)

__all__ = ["GAMES"]
