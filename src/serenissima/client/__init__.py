"""A program plays on a house: with a token of its bot, by `House`, or by `AsyncHouse` where it waits for many things.

A bot is what the arena takes: called with the game and a seed, it answers `choose(view, legal, budget)`.
"""

from __future__ import annotations

from serenissima.client.asking import NotDone
from serenissima.client.plain import House
from serenissima.client.waiting import AsyncHouse

__all__ = ["AsyncHouse", "House", "NotDone"]
