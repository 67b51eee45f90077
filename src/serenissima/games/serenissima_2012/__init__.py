"""Serenissima, second edition (2012), by Dominique Ehrhard: rules in `rules.md`, components in `components.json`."""

from serenissima.games.serenissima_2012.game import GAME

__all__ = ["GAME"]
