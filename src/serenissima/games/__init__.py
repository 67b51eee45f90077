"""The games of the house; importing this package registers them all."""

from serenissima.games.dogeship import GAME as DOGESHIP
from serenissima.games.serenissima_2012 import GAME as SERENISSIMA_2012
from serenissima.kernel.game import GAMES, register

register(SERENISSIMA_2012)
register(DOGESHIP)

__all__ = ["GAMES"]
