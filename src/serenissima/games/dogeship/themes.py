"""What a stretch of answers is about in The Doge Ship."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.themes import Themes

THEMES: Final[Themes] = {
    "bid": lambda deed: deed.says("bid"),
    "build": lambda deed: deed.says("complete") or deed.gains("barriers"),
    "replace": lambda deed: deed.says("replace"),
    "buy": lambda deed: deed.says("buy"),
    "keep": lambda deed: deed.says("keep", "decline", "discard"),
    "intrigue": lambda deed: deed.asked("swap_doge"),
    "order": lambda deed: deed.says("reorder"),
    "place": lambda deed: deed.says("place", "water"),
    "pass": lambda deed: deed.says("skip", "finish"),
}
