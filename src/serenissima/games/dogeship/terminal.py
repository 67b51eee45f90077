"""The Doge Ship on the terminal: Doge, panels with their dice, galley, yards and stacks, drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
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


def gloss(game: Game, view: View, words: Words, move: Move) -> Text:
    """What a field offers, or what is printed on a tile, beside the move that names it."""
    yard = Chart(game, view, words, ())
    match move:
        case ("place", field):
            return yard.field(field)
        case ("keep" | "complete" | "discard" | "replace" | "reorder", tile) | ("play", tile, _):
            return yard.tile(tile)
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
        yield self.hand()

    def brief(self) -> RenderableType:
        """The Doge and the tiles this seat looks at, for the questions in the middle of a turn."""
        return Text("\n").join([line for line in (self.doge(), self.purse(), self.hand()) if line.plain])

    def seat(self, seat: Seat) -> Text:
        return Text(f"{EMBLEMS[seat]} {self.names['seat'][seat]} {self.players[seat]}", style=SEAT_STYLES[seat])

    # The Doge

    def doge(self) -> Text:
        """The round and the current Doge tile: values, violet zones, event."""
        line = Text(self.label("round", round=self.table.round), style="bold")
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
        line.append(f" {', '.join(violet)}  ", style="magenta")
        return line.append(self.label(EVENTS[printed.event], level=printed.level), style="cyan")

    # The panels

    def panels(self) -> Table:
        """Six fields for each panel in play: what it does, and what it costs or who is there."""
        table = sheet_of_rows()
        table.add_column("")
        for value in range(1, self.board.fields_per_panel + 1):
            table.add_column(str(value))
        for panel in self.layout.panels:
            style = PANEL_STYLES.get(self.ids["panel"][panel], "white")
            die = Text(f"{self.names['panel'][panel]} ⚅{self.table.dice[panel]}", style=style)
            first = panel * self.board.fields_per_panel
            table.add_row(die, *(self.field(at) for at in range(first, first + self.board.fields_per_panel)))
        return table

    def field(self, at: int) -> Text:
        """What a field offers, with its cost or the marker on it."""
        taken, field = self.table.markers[at], self.board.fields[at]
        if taken != NOBODY:
            return Text(f"{EMBLEMS[taken]} {self.offer(field.offer)}", style=f"strike {SEAT_STYLES[taken]}")
        cost = max(0, field.value - self.table.dice[field.panel])
        price = (f" {self.label('cost', n=cost)}", "bold") if cost else (f" {self.label('free')}", "dim")
        return Text.assemble(self.offer(field.offer), price)

    def offer(self, offer: Any) -> str:
        """What a field or a bonus does, in a few words."""
        does = OFFERS[offer.does]
        if does in ("buy", "complete"):
            kinds = [self.names["kind"][kind] for kind in offer.kinds]
            return f"{self.label(does)} {self.label('both' if offer.both else 'either').join(kinds)}"
        if does != "gain":
            return self.label(does)
        gain = self.label(GAINS[offer.resource], n=offer.amount)
        return f"{gain} {self.label('for', n=offer.pay)}" if offer.pay else gain

    # The galley and the stacks

    def galley(self) -> Text:
        """Both decks from stern to bow, the upper one above; the next free places are marked."""
        lines = []
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

    def stacks(self) -> Text:
        """How many tiles each stack has, and the cost that lies open on top."""
        line = Text(f"{self.label('stacks')} ", style="dim")
        for at, name in enumerate(self.names["stack"]):
            count = self.table.bags[at] + len(self.table.under[at])
            count += len(self.table.over) if at == self.board.doge_stack else 0
            line.append(f"{name} {count}")
            cost = self.table.top_cost[at]
            line.append(f" ({self.label('top', n=cost)})" if cost >= 0 else "", style="dim").append("  ")
        return line

    # The players

    def builders(self) -> Table:
        """Every seat in turn order with points, purse, markers, top barrier and yard."""
        table = sheet_of_rows()
        for key in ("player", "points", "ducats", "approvals", "markers", "barriers", "yard"):
            is_number = key in ("points", "ducats", "approvals", "markers")
            table.add_column(self.label(key), justify="right" if is_number else "left")
        for seat in self.table.turn_order:
            pile, row = self.table.finished[seat], self.table.yards[seat]
            numbers = (self.table.vp[seat], self.table.ducats[seat], self.approvals(seat), self.table.available[seat])
            top = self.tile(pile[-1]) if pile else Text("–", style="dim")
            held = Text(", ").join([self.short(tile) for tile in row])
            cells = [Text(str(number)) for number in numbers]
            table.add_row(self.seat(seat), *cells, Text.assemble(f"{len(pile)}  ", top), held)
        return table

    def approvals(self, seat: Seat) -> str:
        """The approvals of a seat; those of others are a question mark while they are covered."""
        if self.table.approvals:
            return str(self.table.approvals[seat])
        return str(self.view.own.approvals) if seat == self.view.seat else "?"

    def purse(self) -> Text:
        """Ducats and markers of the seat that looks."""
        seat = self.view.seat
        if not 0 <= seat < len(self.players):
            return Text()
        return Text.assemble(self.seat(seat), f"  {self.label('ducats')}: {self.table.ducats[seat]}")

    # Tiles

    def hand(self) -> Text:
        """The tiles this seat looks at, and those in its yard, with all that is printed on them."""
        own = self.view.own
        if own is None:
            return Text()
        drawn = [tile for tile in own.drawn if tile >= 0]
        mine = own.yard or self.table.yards[self.view.seat]
        lines = [Text.assemble((f"{self.label('drawn')} ", "dim"), self.tile(tile)) for tile in drawn]
        return Text("\n").join(lines + [Text.assemble((f"{self.label('yours')} ", "dim"), self.tile(t)) for t in mine])

    def short(self, tile: int) -> Text:
        """A tile as the notation calls it, a covered one in words; a galley tile with its zone."""
        name = self.ids["tile"][tile] if tile < len(self.board.tiles) else self.names["tile"][tile]
        zone = f" {self.names['stack'][self.board.stack_of[tile]]}" if self.board.kind_of[tile] == 0 else ""
        return Text.assemble(name, (zone, "dim"))

    def tile(self, tile: int) -> Text:
        """All that is printed on a tile."""
        if tile >= len(self.board.tiles):
            return Text(self.names["tile"][tile])
        printed = self.board.tiles[tile]
        line = Text.assemble((f"{printed.name} ", "bold"))
        if self.board.kind_of[tile] == 3:
            return line.append_text(self.wishes(printed))
        if self.board.kind_of[tile] == 0:
            line.append(f"{self.names['zone'][printed.stack]}, {self.label('gain_vp', n=printed.vp)} ")
            line.append("✚ " if printed.approval else "", style="bold magenta")
            for colour in printed.params:
                line.append("■ ", style=COLOUR_STYLES.get(self.board.colours[colour], "white"))
        elif printed.trigger >= 0:
            line.append(f"#{printed.priority} {self.label(TRIGGERS[printed.trigger])}: {self.offer(printed.offer)} ")
        else:
            line.append(f"{self.offer(printed.offer)} ")
        return line.append(f"({self.label('price', n=printed.cost)})", style="dim")
