"""The Doge Ship, by Marco Canetta and Stefania Niccolini: rules in `rules.md`, components in `components.json`."""

from serenissima.games.dogeship.game import GAME

__all__ = ["GAME"]
