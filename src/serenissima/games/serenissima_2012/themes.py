"""What a stretch of answers is about in Serenissima (2012)."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.themes import Themes

THEMES: Final[Themes] = {
    "block": lambda deed: deed.says("block", "allow"),
    "fight": lambda deed: deed.says("attack_galley", "attack_port") or deed.asked("combat_round", "loot", "occupy"),
    "port": lambda deed: deed.says("land") and deed.gains("ports"),
    "sell": lambda deed: deed.says("sell") and deed.gains("money"),
    "galley": lambda deed: deed.gains("galleys"),
    "build": lambda deed: deed.gains("forts") or deed.gains("basilicas"),
    "hire": lambda deed: deed.says("hire", "crew") and deed.gains("crew"),
    "sail": lambda deed: deed.says("sail"),
    "load": lambda deed: deed.asked("load_step"),
    "invest": lambda deed: deed.asked("invest_step", "catch_up_step", "choose_mode"),
}
