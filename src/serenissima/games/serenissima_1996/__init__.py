"""Serenissima, first edition (1996), by Ehrhard and Vitale: rules in `rules.md`, components in `components.json`."""

from serenissima.games.serenissima_1996.game import GAME

__all__ = ["GAME"]
