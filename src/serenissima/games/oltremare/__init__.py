"""Oltre Mare (2005), by Emanuele Ornella: rules in `rules.md`, components in `components.json`."""

from serenissima.games.oltremare.game import GAME
from serenissima.games.oltremare.messages import offer_moves

__all__ = ["GAME", "offer_moves"]
