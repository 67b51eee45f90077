"""Skeleton: rules in `rules.md`, components in `components.json`."""

from .game import GAME

__all__ = ["GAME"]
