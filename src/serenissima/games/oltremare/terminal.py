"""Oltre Mare on the terminal: players, harbours, goods stack, open offer and own hand, drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards.sheet import EMBLEMS, Sheet, sheet_of_rows
from serenissima.kernel.core import NOBODY, Seat, View
from serenissima.kernel.game import Game
from serenissima.text import Words

SEAT_STYLES: Final = {
    "blue": "bright_blue",
    "yellow": "gold3",
    "purple": "medium_purple",
    "green": "green3",
    "red": "bright_red",
}
GOOD_STYLES: Final = {
    "gems": "cyan",
    "scrolls": "wheat1",
    "silk": "deep_pink3",
    "salt": "grey84",
    "pottery": "orange4",
    "olives": "green4",
    "grain": "gold3",
}


class Chart(Sheet):
    """All that lies on the table, laid out line by line."""

    def __init__(self, game: Game, view: View, words: Words, players: tuple[str, ...]) -> None:
        super().__init__(game, view, words, players)
        self.printed: Any = self.rules.printed

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.framed(self.pile())
        yield self.merchants()
        yield self.harbours()
        for line in (self.turn(), self.offer(), self.hand(), self.draft(), self.memory()):
            if line.plain:
                yield line

    def brief(self) -> RenderableType:
        """The turn, the open offer and the own hand, for the questions in the middle of a turn."""
        lines = (self.turn(), self.offer(), self.hand(), self.draft())
        return Text("\n").join([line for line in lines if line.plain])

    def titled(self, key: str, said: Text, **facts: object) -> Text:
        return Text(self.label(key, **facts) + " ", style="dim") + said

    def seat(self, seat: Seat) -> Text:
        style = SEAT_STYLES.get(self.ids["seat"][seat], "white")
        return Text(f"{EMBLEMS[seat]} {self.players[seat]}", style=style)

    def card(self, card: int) -> Text:
        """A card in the colour of its good."""
        return Text(self.names["card"][card], style=GOOD_STYLES.get(self.ids["good"][self.printed.good_of[card]], ""))

    def cards(self, cards: list[int]) -> Text:
        return Text(", ").join([self.card(card) for card in cards]) if cards else Text(self.words.nothing)

    def goods(self, goods: list[int]) -> Text:
        """So many of each good."""
        said = [f"{goods.count(good)} {self.names['good'][good]}" for good in sorted(set(goods))]
        return Text(", ".join(said) or self.words.nothing)

    # The table

    def pile(self) -> Text:
        """Goods stack, Venice card and discard."""
        pile = self.table.pile
        line = self.titled("stack", Text(str(pile.size)))
        line += Text("   ") + self.titled("venice", Text(self.names["venice"][pile.venice]))
        line += Text("   ") + self.titled("discard", Text(str(len(pile.discard))))
        if pile.last_round:
            line += Text("   " + self.label("last_round"), style="bold bright_red")
        return line

    def merchants(self) -> Table:
        """One line for each player: all that is public about him."""
        table = sheet_of_rows()
        table.add_column(self.label("player"))
        for key in ("ducati", "prestige", "hand", "pirates", "cargo", "owned"):
            table.add_column(self.label(key), justify="right")
        for key in ("top", "ship", "marker"):
            table.add_column(self.label(key))
        for seat in range(self.rules.seats):
            table.add_row(*self.merchant(seat), style="bold" if seat in self.view.asked else "")
        return table

    def merchant(self, seat: Seat) -> list[Text]:
        t = self.table
        ducati = Text(str(t.ducati[seat]), style="bright_red" if t.ducati[seat] < 0 else "")
        counts = [Text(str(row[seat])) for row in (t.prestige, t.hands, t.pirates, t.cargo, t.owned)]
        top = self.card(t.tops[seat]) if t.tops[seat] >= 0 else Text("–")
        ship = Text(self.names["harbour"][t.ships[seat]] if t.ships[seat] >= 0 else "–")
        marker = Text(self.names["marker"][t.showing[seat]] if t.showing[seat] >= 0 else "–")
        name = self.seat(seat)
        if seat == t.start_player:
            name += Text(" " + self.label("starts"), style="dim")
        return [name, ducati, *counts, top, ship, marker]

    def harbours(self) -> Text:
        """Which markers still lie where."""
        lines = []
        for marker, name in enumerate(self.names["marker"]):
            there = [self.names["harbour"][at] for at in self.printed.alphabetical if self.table.markers[at] == marker]
            if there:
                lines.append(Text(f"{name}: ", style="dim") + Text(", ".join(there)))
        return Text("\n").join(lines)

    # The turn

    def turn(self) -> Text:
        """Whose turn it is, what he must play, what he has used up, what lies before him."""
        turn = self.table.turn
        if turn.active == NOBODY:
            return Text()
        used = self.label("used", quota=turn.quota, bought=turn.bought, talks=turn.talks)
        line = self.seat(turn.active) + Text("  " + used)
        return line + Text("   ") + self.titled("played", self.cards(turn.played)) if turn.played else line

    def offer(self) -> Text:
        """The open offer as everybody heard it."""
        offer = self.table.turn.offer
        if offer is None:
            return Text()
        line = self.seat(offer.proposer) + Text(" ")
        line += self.titled("gives", Text("; ").join([self.offered(at) for at in range(len(offer.goods))]))
        line += Text("   ") + self.titled("wants", self.goods(offer.want))
        if offer.ducati:
            line += Text("   " + self.label("pays" if offer.ducati > 0 else "asks", n=abs(offer.ducati)))
        return line

    def offered(self, at: int) -> Text:
        """One card of the offer: its good, and what is said of it."""
        offer = self.table.turn.offer
        said = [
            self.names[kind][row[at]]
            for kind, row in (("symbols", offer.symbols), ("power", offer.powers), ("named", offer.harbours))
            if row[at]
        ]
        good = Text(self.names["good"][offer.goods[at]], style=GOOD_STYLES.get(self.ids["good"][offer.goods[at]], ""))
        return good + Text(f" “{', '.join(said)}”", style="italic") if said else good

    # The own drawer

    def hand(self) -> Text:
        """The own hand."""
        own = self.view.own
        return Text() if own is None else self.titled("your_hand", self.cards(own.hand))

    def draft(self) -> Text:
        """The offer being composed, as its maker sees it."""
        own = self.view.own
        if own is None or not (own.draft.give or own.draft.want) or self.table.turn.offer is not None:
            return Text()
        line = self.titled("your_offer", self.cards(own.draft.give))
        return line + Text("   ") + self.titled("wants", self.goods(own.draft.want))

    def memory(self) -> Text:
        """The own stacks, bottom first: nobody may look through them, unless the table plays with a memory aid."""
        own = self.view.own
        if own is None or self.rules.options.memory_aid != "own":
            return Text()
        pirates = Text(", ".join(self.names["pirate_card"][card] for card in own.pirate) or self.words.nothing)
        return Text("\n").join([self.titled("your_cargo", self.cards(own.cargo)), self.titled("your_pirates", pirates)])
