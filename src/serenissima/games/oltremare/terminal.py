"""Oltre Mare on the terminal: players, harbours, goods stack, open offer and own hand, drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from serenissima.cli.boards.sea import Place, SeaMap, lanes, positions, steps_from
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

    def small(self) -> RenderableType:
        """Stack, players, and what the turn is about: without the markers, which are on the map."""
        lines = (self.turn(), self.offer(), self.hand(), self.draft())
        return Group(self.pile(), self.merchants(), *(line for line in lines if line.plain))

    def brief(self) -> RenderableType:
        """The turn, the open offer and the own hand, for the questions in the middle of a turn."""
        lines = (self.turn(), self.offer(), self.hand(), self.draft())
        return Text("\n").join([line for line in lines if line.plain])

    def titled(self, key: str, said: Text, **facts: object) -> Text:
        return Text(self.label(key, **facts) + " ", style="dim") + said

    def seat(self, seat: Seat) -> Text:
        style = SEAT_STYLES.get(self.ids["seat"][seat], "white")
        return Text(f"{EMBLEMS[seat]} {self.names['seat'][seat]}", style=style)

    def card(self, card: int) -> Text:
        """A card in the colour of its good."""
        return Text(self.names["card"][card], style=GOOD_STYLES.get(self.ids["good"][self.printed.good_of[card]], ""))

    def cards(self, cards: list[int]) -> Text:
        return Text(", ").join([self.card(card) for card in cards]) if cards else Text(self.words.nothing)

    def goods(self, goods: list[int]) -> Text:
        """So many of each good; of one alone its name is enough."""
        counted = [(goods.count(good), self.names["good"][good]) for good in sorted(set(goods))]
        said = [f"{n} {name}" if n > 1 else name for n, name in counted]
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

    def merchants(self) -> RenderableType:
        """One line for each player: all that is public about him; what he holds and where he is stand below."""
        table = sheet_of_rows(tight=True)
        table.add_column(self.label("player"), no_wrap=True)
        for key in ("ducati", "prestige", "hand", "pirates", "cargo", "owned"):
            table.add_column(self.label(key), justify="right", no_wrap=True)
        for seat in range(self.rules.seats):
            table.add_row(*self.merchant(seat), style="bold" if seat in self.view.asked else "")
        return Group(table, *(self.ship(seat) for seat in range(self.rules.seats)))

    def merchant(self, seat: Seat) -> list[Text]:
        t = self.table
        ducati = Text(str(t.ducati[seat]), style="bright_red" if t.ducati[seat] < 0 else "")
        counts = [Text(str(row[seat])) for row in (t.prestige, t.hands, t.pirates, t.cargo, t.owned)]
        name = self.seat(seat).append(f" {self.players[seat]}", style="dim")
        if seat == t.start_player:
            name += Text(" " + self.label("starts"), style="dim")
        return [name, ducati, *counts]

    def ship(self, seat: Seat) -> Text:
        """The top card of his cargo, where his ship lies, and his active marker."""
        t = self.table
        top = self.card(t.tops[seat]) if t.tops[seat] >= 0 else Text("–")
        lies = Text(self.names["harbour"][t.ships[seat]] if t.ships[seat] >= 0 else "–")
        marker = Text(self.names["marker"][t.showing[seat]] if t.showing[seat] >= 0 else "–")
        parts = [self.titled("top", top), self.titled("ship", lies), self.titled("marker", marker)]
        return Text("  ").join([Text(EMBLEMS[seat], style=self.seat(seat).style), *parts])

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
        given = Text("; ").join([self.offered(at) for at in range(len(offer.goods))])
        line += self.titled("gives", given or self.goods([]))
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

    # The map

    def map(self, place: str) -> RenderableType | None:
        """Harbours, routes, markers and ships, with the routes from a harbour: the own ship's if none is named."""
        harbours = self.ids["harbour"]
        if place and place not in harbours:
            return None
        own = self.table.ships[self.view.seat] if self.view.seat >= 0 else NOBODY
        start = harbours.index(place) if place else own
        return Group(self.chart(start), self.signs(), *([] if place else [self.routes()]))

    def chart(self, start: int) -> Text:
        """The sea in letters; the number after a name is how many routes it is from there at least."""
        where = positions(self.game, "harbours")
        steps = steps_from(self.printed.neighbours, start) if start >= 0 else []
        places = [
            Place(*where.get(name, (0.0, 0.0)), [self.harbour(at, steps)])
            for at, name in enumerate(self.printed.harbours)
        ]
        return SeaMap(places, self.printed.neighbours).text()

    def harbour(self, at: int, steps: list[int]) -> Text:
        """A harbour with its marker in short, the ships in it, and how far away it is."""
        line = Text(self.names["harbour"][at])
        marker = self.table.markers[at]
        line.append(f"-{self.sign(marker)}" if marker >= 0 else "", style="cyan")
        for seat, harbour in enumerate(self.table.ships):
            if harbour == at:
                line.append(EMBLEMS[seat], style=SEAT_STYLES.get(self.ids["seat"][seat], "white"))
        return line.append(f" {steps[at]}" if steps and steps[at] >= 0 else "", style="bold")

    def sign(self, marker: int) -> str:
        """A marker by the first letters of its name."""
        return self.ids["marker"][marker][:2]

    def signs(self) -> Text:
        """What the signs on the map stand for."""
        seats = Text("  ").join([self.seat(seat) for seat in range(self.rules.seats)])
        markers = "  ".join(f"{self.sign(at)} {name}" for at, name in enumerate(self.names["marker"]))
        return Text.assemble(seats, "\n", (markers, "dim"))

    def routes(self) -> Text:
        """Every harbour with those one route away."""
        return lanes(self.names["harbour"], self.printed.neighbours)
