"""What a stretch of answers is about in Oltre Mare."""

from __future__ import annotations

from typing import Final

from serenissima.kernel.themes import Themes

THEMES: Final[Themes] = {
    "deal": lambda deed: deed.asked("deal_reply", "deal_pick", "invite_reply"),
    "buy": lambda deed: deed.says("buy_goods", "buy_pirate"),
    "marker": lambda deed: deed.asked("sail", "compass") and deed.gains("markers"),
    "sail": lambda deed: deed.asked("sail", "compass"),
    "load": lambda deed: deed.asked("load_order"),
    "play": lambda deed: deed.asked("play_card") or deed.says("card", "cards"),
    "trade": lambda deed: deed.asked("trade_action"),
}
