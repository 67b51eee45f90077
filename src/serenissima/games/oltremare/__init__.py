"""Oltre Mare (2005), by Emanuele Ornella: rules in `rules.md`, components in `components.json`."""

from serenissima.games.oltremare.game import GAME

__all__ = ["GAME"]
