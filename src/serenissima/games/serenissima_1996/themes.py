"""What a stretch of answers is about in Serenissima (1996)."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.themes import Themes

THEMES: Final[Themes] = {
    "deal": lambda deed: deed.says("accept", "refuse", "walk_away", "ask", "counter", "final_ask"),
    "block": lambda deed: deed.asked("grant_passage"),
    "bid": lambda deed: deed.says("bid", "slot"),
    "fight": lambda deed: deed.says("attack_galley", "attack_port") or deed.asked("resolve_victory", "divide_cargo"),
    "port": lambda deed: deed.says("land"),
    "build": lambda deed: deed.gains("galleys") or deed.gains("forts"),
    "sell": lambda deed: deed.says("sell", "end_market"),
    "buy": lambda deed: deed.says("buy"),
    "hire": lambda deed: deed.gains("sailors"),
    "sail": lambda deed: deed.asked("sail", "sail_on"),
    "crew": lambda deed: deed.says("rearrange", "crew", "count"),
}
