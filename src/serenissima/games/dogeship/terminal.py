"""The Doge Ship on the terminal: Doge, panels with their dice, galley, yards and stacks, drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards.sheet import EMBLEMS, Sheet, sheet_of_rows
from serenissima.kernel.core import NOBODY, Move, Seat, View
from serenissima.kernel.game import Game
from serenissima.text import Words

SEAT_STYLES: Final = ("bright_blue", "gold3", "medium_purple", "green3", "bright_red")
COLOUR_STYLES: Final = {"blue": "bright_blue", "green": "green3", "red": "bright_red", "yellow": "gold3"}
PANEL_STYLES: Final = {**COLOUR_STYLES, "white": "white", "black": "grey62"}
OFFERS: Final = ("buy", "complete", "replace", "swap", "gain")
GAINS: Final = ("gain_ducats", "gain_approvals", "gain_vp")
TRIGGERS: Final = ("when_buying", "when_completing", "when_plotting", "when_earning")
EVENTS: Final = ("no_event", "high_water", "inspection")
DICE: Final = " ⚀⚁⚂⚃⚄⚅"  # the pips of a die by its number


def gloss(game: Game, view: View, words: Words, move: Move) -> Text:
    """What a field offers, or what is printed on a tile, beside the move that names it."""
    yard = Chart(game, view, words, ())
    match move:
        case ("place", field):
            return yard.field(field)
        case ("keep" | "complete" | "discard" | "replace" | "reorder", tile) | ("play", tile, _):
            return yard.beside(tile)
        case _:
            return Text()


class Chart(Sheet):
    """All that lies on the table, laid out line by line."""

    def __init__(self, game: Game, view: View, words: Words, players: tuple[str, ...]) -> None:
        super().__init__(game, view, words, players)
        self.board: Any = self.rules.board
        self.layout: Any = self.rules.layout

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.framed(self.doge())
        yield self.panels()
        yield self.galley()
        yield self.stacks()
        yield self.builders()
        for line in (self.yards(), self.hand()):
            if line.plain:
                yield line

    def small(self) -> RenderableType:
        """The Doge, the fields, and what everybody has, in a few lines."""
        fields = [self.panel(panel) for panel in self.layout.panels]
        return Group(self.doge(), *fields, *(self.purse(seat) for seat in self.table.turn_order))

    def map(self, place: str) -> RenderableType | None:
        """The galley as it stands, and all that is printed on its parts from stern to bow."""
        if place:
            return None
        built = [tile for deck in (1, 0) for tile in self.table.decks[deck]]
        lines = [self.galley(), self.wanted(), *(self.tile(tile) for tile in built)]
        return Text("\n").join([line for line in lines if line.plain])

    def brief(self) -> RenderableType:
        """The Doge and the tiles this seat looks at, for the questions in the middle of a turn."""
        return Text("\n").join([line for line in (self.doge(), self.purse(self.view.seat), self.hand()) if line.plain])

    def seat(self, seat: Seat) -> Text:
        return Text(f"{EMBLEMS[seat]} {self.names['seat'][seat]} {self.players[seat]}", style=SEAT_STYLES[seat])

    # The Doge

    def doge(self) -> Text:
        """The round and the current Doge tile: values, violet zones, event."""
        number = (
            self.label("round", round=self.table.round) if self.table.round else self.words.say("terminal", "set_up")
        )
        line = Text(number, style="bold")
        if self.table.doge < 0:
            return line
        printed = self.board.tiles[self.table.doge]
        line.append(f"   {self.label('doge')} {printed.name}  ", style="dim")
        return line.append_text(self.wishes(printed))

    def wishes(self, printed: Any) -> Text:
        """What a Doge tile says: the value of each colour, violet zones, event."""
        line = Text()
        for colour, value in zip(self.board.colours, printed.values, strict=True):
            style = COLOUR_STYLES.get(colour, "white")
            line.append(f"■ {self.label(f'trait_{colour}')} {value:+d}  ", style=style)
        violet = [zone for at, zone in enumerate(self.names["zone"]) if printed.violet >> at & 1]
        line.append(f" {self.label('violet')}: {', '.join(violet)}  ", style="magenta")
        return line.append(self.label(EVENTS[printed.event], level=printed.level), style="cyan")

    # The panels

    def panels(self) -> Table:
        """Six fields for each panel in play: what it does, and what it costs or who is there."""
        table = sheet_of_rows()
        table.add_column("")
        for value in range(1, self.board.fields_per_panel + 1):
            table.add_column(str(value))
        for panel in self.layout.panels:
            first = panel * self.board.fields_per_panel
            table.add_row(
                self.die(panel), *(self.field(at) for at in range(first, first + self.board.fields_per_panel))
            )
        return table

    def panel(self, panel: int) -> Text:
        """The fields of a panel one after the other: what is free with its cost, who stands on the others."""
        line = self.die(panel)
        first = panel * self.board.fields_per_panel
        for at in range(first, first + self.board.fields_per_panel):
            field, taken = self.board.fields[at], self.table.markers[at]
            cost = max(0, field.value - self.table.dice[panel])
            price = f" ({self.label('cost', n=cost)})" if cost else ""
            said = f"[{EMBLEMS[taken]}]" if taken != NOBODY else f" {self.offer(field.offer)}{price}"
            line.append(f" · {field.value}:", style="bold").append(said)
        return line

    def die(self, panel: int) -> Text:
        """A panel by its name, with the pips of its die."""
        style = PANEL_STYLES.get(self.ids["panel"][panel], "white")
        pips = self.table.dice[panel]
        name = self.names["panel"][panel]
        return Text(f"{name} {DICE[pips]}{pips}" if pips else name, style=style)

    def field(self, at: int) -> Text:
        """What a field offers, with its cost or the marker on it."""
        taken, field = self.table.markers[at], self.board.fields[at]
        if taken != NOBODY:
            return Text(f"[{EMBLEMS[taken]}] {self.offer(field.offer)}", style=f"strike {SEAT_STYLES[taken]}")
        cost = max(0, field.value - self.table.dice[field.panel])
        price = (f" ({self.label('price', n=cost)})", "bold") if cost else (f" ({self.label('free')})", "dim")
        return Text.assemble(self.offer(field.offer), price)

    def offer(self, offer: Any) -> str:
        """What a field or a bonus does, in a few words."""
        does = OFFERS[offer.does]
        if does in ("buy", "complete"):
            kinds = [self.names["kind"][kind] for kind in offer.kinds]
            return self.label(does, what=self.label("both" if offer.both else "either").join(kinds))
        if does != "gain":
            return self.label(does)
        gain = self.label(GAINS[offer.resource], n=offer.amount)
        return f"{gain} {self.label('for', n=offer.pay)}" if offer.pay else gain

    # The galley and the stacks

    def galley(self) -> Text:
        """Both decks from stern to bow, the upper one above; the next free places are marked."""
        lines = [self.zones()]
        for deck in (1, 0):
            parts, zones = self.table.decks[deck], self.layout.zone_at[deck]
            line = Text(f"{self.label(('lower', 'upper')[deck]):>12} ", style="dim")
            ready = len(parts) if deck == 0 or len(parts) < len(self.table.decks[0]) else NOBODY
            for column, zone in enumerate(zones):
                edge = "|" if column == 0 or zones[column - 1] != zone else " "
                part = self.ids["tile"][parts[column]] if column < len(parts) else " ? " if column == ready else " · "
                line.append(f"{edge} {part:<4}", style="" if column < len(parts) else "dim")
            lines.append(line.append("|", style="dim"))
        return Text("\n").join(lines)

    def zones(self) -> Text:
        """The zones of the upper deck over the columns they reach across; those below them are called alike."""
        line = Text(" " * 13)
        zones = self.layout.zone_at[1]
        for zone in dict.fromkeys(zones):
            said = self.label(f"zone_{self.ids['zone'][zone]}").rpartition(" ")[2]
            line.append(f"| {said}".ljust(6 * list(zones).count(zone))[: 6 * list(zones).count(zone)], style="dim")
        return line.append("|", style="dim")

    def wanted(self) -> Text:
        """Where the next part of each deck goes."""
        found = []
        for deck in (1, 0):
            parts, zones = self.table.decks[deck], self.layout.zone_at[deck]
            if len(parts) < len(zones) and (deck == 0 or len(parts) < len(self.table.decks[0])):
                found.append(f"? {self.names['zone'][zones[len(parts)]]}")
        return Text("   ".join(found), style="dim")

    def stacks(self) -> Text:
        """How many tiles each stack has, and the cost that lies open on top."""
        line = Text(f"{self.label('stacks')} ", style="dim")
        for at, name in enumerate(self.names["stack"]):
            count = self.table.bags[at] + self.table.under[at]
            count += self.table.over if at == self.board.doge_stack else 0
            line.append(f"{name} {count}")
            cost = self.table.top_cost[at]
            line.append(f" ({self.label('top', n=cost)})" if cost >= 0 else "", style="dim").append("  ")
        return line

    # The players

    def builders(self) -> Table:
        """Every seat in turn order with points, purse, markers, top barrier and yard."""
        table = sheet_of_rows()
        for key in ("player", "points", "ducats", "approvals", "markers", "barriers"):
            is_number = key in ("points", "ducats", "approvals", "markers")
            table.add_column(self.label(key), justify="right" if is_number else "left")
        for seat in self.table.turn_order:
            pile = self.table.finished[seat]
            numbers = (self.table.vp[seat], self.table.ducats[seat], self.approvals(seat), self.table.available[seat])
            top = self.tile(pile[-1]) if pile else Text("–", style="dim")
            cells = [Text(str(number)) for number in numbers]
            table.add_row(self.seat(seat), *cells, Text.assemble(f"{len(pile)}  ", top))
        return table

    def approvals(self, seat: Seat) -> str:
        """The approvals of a seat; those of others are a question mark while they are covered."""
        if self.table.approvals:
            return str(self.table.approvals[seat])
        return str(self.view.own.approvals) if seat == self.view.seat else "?"

    def purse(self, seat: Seat) -> Text:
        """What a seat has, on one line."""
        if not 0 <= seat < len(self.players):
            return Text()
        has = {"points": self.table.vp[seat], "ducats": self.table.ducats[seat]}
        has |= {"approvals": self.approvals(seat), "markers": self.table.available[seat]}
        said = "  ".join(f"{self.label(key)}: {number}" for key, number in has.items())
        return Text.assemble(self.seat(seat), f"  {said}")

    def yards(self) -> Text:
        """What lies in the yards of the others, tile by tile."""
        lines = [
            Text.assemble((f"{self.label('yard_of', seat=self.names['seat'][seat])}: ", "dim"), self.tile(tile))
            for seat in self.table.turn_order
            for tile in self.table.yards[seat]
            if seat != self.view.seat
        ]
        return Text("\n").join(lines)

    # Tiles

    def hand(self) -> Text:
        """The tiles this seat looks at, and those in its yard, with all that is printed on them."""
        own = self.view.own
        if own is None:
            return Text()
        drawn = own.drawn
        mine = own.yard or self.table.yards[self.view.seat]
        lines = [Text.assemble((f"{self.label('drawn')} ", "dim"), self.tile(tile)) for tile in drawn]
        return Text("\n").join(lines + [Text.assemble((f"{self.label('yours')} ", "dim"), self.tile(t)) for t in mine])

    def worth(self, tile: int) -> str:
        """What a part would bring under the present Doge tile, where the engine tells it."""
        known = getattr(self.figures, "worth", None)
        if not known or self.table.doge < 0:
            return ""
        points, approvals = self.label("gain_vp", n=known[tile].points), known[tile].approvals
        if approvals:
            points = self.label("worth_now", points=points, approvals=self.label("gain_approvals", n=approvals))
            return f"[{points}] "
        return f"[{self.label('ready_for', n=known[tile].points)}] "

    def tile(self, tile: int) -> Text:
        """All that is printed on a tile, with what it is and what it costs."""
        if tile >= len(self.board.tiles):
            return Text(self.names["tile"][tile])
        printed, kind = self.board.tiles[tile], self.board.kind_of[tile]
        line = Text.assemble((f"{printed.name} ", "bold"))
        if kind == 3:
            return line.append_text(self.wishes(printed))
        line.append(f"{self.names['zone'][printed.stack]}, " if kind == 0 else f"{self.names['kind'][kind]} ")
        line.append(f"#{printed.priority} " if kind == 1 else "")
        return line.append_text(self.printed(tile)).append(f" ({self.label('price', n=printed.cost)})", style="dim")

    def beside(self, tile: int) -> Text:
        """What the name of a tile does not say, which tells where a part goes and what a gondola brings."""
        if tile >= len(self.board.tiles):
            return Text()
        line = Text.assemble((self.board.tiles[tile].name, "bold"), " ")
        match self.board.kind_of[tile]:
            case 2:
                return line
            case 3:
                return line.append_text(self.wishes(self.board.tiles[tile]))
            case _:
                return line.append_text(self.printed(tile))

    def printed(self, tile: int) -> Text:
        """What is printed on a part, but for where it goes and what it costs."""
        printed, line = self.board.tiles[tile], Text()
        if self.board.kind_of[tile] == 0:
            line.append(f"{self.label('gain_vp', n=printed.vp)} ")
            line.append(f"✚ {self.label('gain_approvals', n=1)} " if printed.approval else "", style="bold magenta")
            for colour in printed.params:
                name = self.board.colours[colour]
                line.append(f"■ {self.label(f'trait_{name}')} ", style=COLOUR_STYLES.get(name, "white"))
            line.append(self.worth(tile), style="bold")
        elif printed.trigger >= 0:
            line.append(f"{self.label(TRIGGERS[printed.trigger])}: {self.offer(printed.offer)} ")
        else:
            line.append(f"{self.offer(printed.offer)} ")
        line.rstrip()
        return line
