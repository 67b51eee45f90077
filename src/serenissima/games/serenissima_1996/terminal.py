"""Serenissima (1996) on the terminal: ports, galleys, players and the turn order, drawn from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards.sheet import FORT, SAILOR, WARES, SeaChart, sheet_of_rows
from serenissima.kernel.core import NOBODY, Move, Seat, View
from serenissima.kernel.game import Game
from serenissima.text import Words

EMBLEMS: Final = {"venice": "●", "genoa": "■", "spain": "▲", "turkey": "◆"}
NATION_STYLES: Final = {"venice": "bright_red", "genoa": "bright_blue", "spain": "dark_orange", "turkey": "green3"}
GOOD_STYLES: Final = {**WARES, "gems": "cyan", "spices": "green3", "cloth": "grey70", "iron": "grey50"}


def gloss(game: Game, view: View, words: Words, move: Move) -> Text:
    """Which port a galley lies before, where an answer names the galley alone; what several come to at a price each."""
    step: Any = view.stack[-1]
    match move:
        case ("attack_port", galley):
            return Chart(game, view, words, ()).before(galley, stands=True)
        case ("request_purchase" | "land", galley, _):
            return Chart(game, view, words, ()).before(galley, stands=False)
        case ("ask" | "counter" | "final_ask" | "price", price) if step.n > 1:
            return Text(words.label("in_all", n=price * step.n))
        case _:
            return Text()


class Chart(SeaChart):
    """All that lies on the table, laid out to fit the terminal."""

    good_styles = GOOD_STYLES
    water = "zone"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.laid_out(self.treasuries(), console, options)

    def brief(self) -> RenderableType:
        """The treasury and the galleys of the one who is asked, for the questions in the middle of a turn."""
        seat = self.view.seat
        return Group(self.purse_line(), self.galleys(seat)) if seat >= 0 else self.heading()

    def small(self) -> RenderableType:
        """Round, order and supply on a line, the treasuries, and the galleys of the one who is asked."""
        number = (self.round(), "bold")
        head = Text.assemble(number, "   ", self.order())
        mine = [self.galleys(self.view.seat)] if self.view.seat >= 0 and self.table.round else []
        return Group(head, self.treasuries(), *mine)

    # Nations

    def nation(self, seat: Seat) -> str:
        """The nation dealt to a seat; empty before that."""
        dealt = NOBODY if seat == NOBODY else self.table.nations[seat]
        return "" if dealt == NOBODY else self.ids["nation"][dealt]

    def called(self, seat: Seat) -> str:
        return self.words.name("nation", self.nation(seat)) or self.names["seat"][seat]

    def style(self, seat: Seat) -> str:
        return NATION_STYLES.get(self.nation(seat), "dim" if seat == NOBODY else "white")

    def emblem(self, seat: Seat) -> Text:
        return Text(EMBLEMS.get(self.nation(seat), " "), style=self.style(seat))

    # The round

    def heading(self) -> RenderableType:
        """Round, turn order and supply."""
        line = Text.assemble((self.round(), "bold"), "   ", self.order(), "   ", self.supply())
        return self.framed(line)

    def round(self) -> str:
        """Which round of how many; before the first one the set-up."""
        if not self.table.round:
            return self.words.say("terminal", "set_up")
        return self.label("round", round=self.table.round, rounds=self.rules.last_round)

    def order(self) -> Text:
        """The turn order of this round, as far as slots are taken."""
        line = Text.assemble((self.label("order") + " ", "dim"))
        for slot, seat in enumerate(self.table.order):
            line.append(f"{self.ids['slot'][slot]} ", style="dim")
            line.append_text(self.emblem(seat) if seat != NOBODY else Text("–", style="dim")).append(" ")
        return line

    def supply(self) -> Text:
        """What is left of tokens, sailors, galleys and forts."""
        line = Text.assemble((self.label("supply") + "  ", "dim"))
        for good, left in enumerate(self.table.supply):
            line.append_text(self.good(good)).append(f" {left}  ", style="" if left else "bold red")
        out = sum(galley.owner != NOBODY for galley in self.table.galleys) + bin(self.table.wrecks).count("1")
        counts = (("sailors", self.table.sailors), ("galleys", self.board.galleys - out), ("forts", self.table.forts))
        return line.append(", ".join(self.label(key, n=n) for key, n in counts), style="dim")

    # Players

    def treasuries(self) -> Table:
        """Ducats, ports and galleys of every seat; the ducats of others are covered unless the table plays openly."""
        table = sheet_of_rows(tight=True)
        table.add_column(self.label("player"))
        for key in ("ducats", "ports_held", "galleys_held"):
            table.add_column(self.label(key), justify="right")
        for seat in range(self.rules.seats):
            table.add_row(*self.player(seat), style="bold" if seat in self.view.asked else "")
        return table

    def player(self, seat: Seat) -> list[Text]:
        name = Text.assemble(
            self.emblem(seat), (f" {self.called(seat)} ", self.style(seat)), (self.players[seat], "dim")
        )
        ports = sum(port.controller == seat for port in self.table.ports)
        galleys = sum(galley.owner == seat for galley in self.table.galleys)
        return [name, Text(self.ducats(seat)), Text(str(ports)), Text(str(galleys))]

    def ducats(self, seat: Seat) -> str:
        """A treasury follows from public payments, but at a table one has to remember them."""
        shown = seat == self.view.seat or self.rules.options.open_money or not self.view.stack
        return str(self.table.money[seat]) if shown else self.label("covered")

    def purse_line(self) -> Text:
        seat = self.view.seat
        purse = f"  {self.label('ducats')}: {self.ducats(seat)}"
        return Text.assemble(self.emblem(seat), (f" {self.called(seat)}", self.style(seat)), purse)

    # Ports

    def ports(self) -> Table:
        """Every port with its flag, garrison, fort, warehouse and galleys; then the other zones where galleys are."""
        table = sheet_of_rows(tight=True)
        for key in ("port", "makes", "garrison", "warehouse", "here"):
            table.add_column(self.label(key), no_wrap=True)
        for port in range(len(self.board.ports)):
            table.add_row(*self.port(port))
        for zone, at in enumerate(self.board.port_at):
            ships = self.ships(zone)
            if at < 0 and ships.plain:
                table.add_row(Text("  " + self.names["zone"][zone], style="italic dim"), "", "", "", ships)
        return table

    def before(self, galley: int, stands: bool) -> Text:
        """The port where a galley lies, with the garrison that stands there, or with the good that is made there."""
        at = self.board.port_at[self.table.galleys[galley].zone]
        place, printed = self.table.ports[at], self.board.ports[at]
        if not stands:
            return Text(f"{self.names['port'][at]}, {self.names['good'][printed.product]}")
        return Text(f"{self.names['port'][at]} {SAILOR}{place.garrison}{f' {FORT}' if place.fort else ''}")

    def port(self, at: int) -> list[Text]:
        place, printed = self.table.ports[at], self.board.ports[at]
        style = self.style(place.controller)
        zone = self.ids["zone"][printed.zone]
        capital = "*" if printed.capital_of != NOBODY else ""
        name = Text.assemble(self.emblem(place.controller), (f" {self.names['port'][at]}{capital}", style))
        name.append(f" {zone}", style="dim")
        garrison = Text(f"{SAILOR}{place.garrison}" if place.garrison else "·", style=style)
        garrison.append(f" {FORT}" if place.fort else "")
        return [name, self.good(printed.product), garrison, self.warehouse(at), self.ships(printed.zone)]

    def warehouse(self, at: int) -> Text:
        """Stored goods on the lowest numbers, then the numbers that are free."""
        return self.stored(at, self.board.ports[at].numbers)

    def ships(self, zone: int) -> Text:
        """The galleys in a zone, each with its owner's emblem and colour."""
        line = Text()
        for number, galley in enumerate(self.table.galleys):
            if galley.owner != NOBODY and galley.zone == zone:
                line.append_text(self.emblem(galley.owner)).append(f"{number} ", style=self.style(galley.owner))
        return line

    # Galleys

    def galleys(self, owner: Seat | None = None) -> Table:
        """All galleys, or those of one seat, with zone, crew, cargo and free berths."""
        table = sheet_of_rows(tight=True)
        for key in ("galley", "zone", "aboard"):
            table.add_column(self.label(key), no_wrap=True)
        for seat in range(self.rules.seats) if owner is None else (owner,):
            for number, galley in enumerate(self.table.galleys):
                if galley.owner == seat:
                    name = Text.assemble(self.emblem(seat), (f" {number:>2}", self.style(seat)))
                    table.add_row(name, Text(self.names["zone"][galley.zone]), self.aboard(galley))
        return table

    def aboard(self, galley: Any) -> Text:
        """Sailors, tokens and free berths."""
        return self.manned(galley, galley.crew, self.board.berths)

    def legend(self) -> Text:
        """What the signs stand for."""
        signs = ((SAILOR, "sailor"), (FORT, "fort"), ("*", "capital"))
        return self.explained(signs)

    # The map

    def map(self, place: str) -> RenderableType | None:
        """Zones, links, flags and galleys, with the distances from a zone or a port, if one is named."""
        if place and place not in self.ids["zone"] and place not in self.ids["port"]:
            return None
        start = self.water_called(place) if place else NOBODY
        return Group(self.in_letters(start).text(), self.signs(), *([] if place else [self.lanes()]))

    @property
    def waters(self) -> Sequence[str]:
        """Zones by the names one types."""
        return self.ids["zone"]

    def port_named(self, zone: int, port: int) -> Text:
        """A zone with its port under the flag that flies there."""
        place = self.table.ports[port]
        flag = "" if place.controller == NOBODY else self.emblem(place.controller)
        name = (self.names["port"][port], self.style(place.controller))
        return Text.assemble((f"{self.waters[zone]} ", "dim"), flag, name)

    def lying(self, zone: int) -> list[Text]:
        """What lies there: garrison and fort of its port, then galleys."""
        at = self.board.port_at[zone]
        line = Text()
        if at >= 0 and self.table.ports[at].garrison:
            place = self.table.ports[at]
            line.append(f"{SAILOR}{place.garrison}{FORT if place.fort else ''} ", style=self.style(place.controller))
        line.append_text(self.ships(zone))
        line.rstrip()
        return [line] if line.plain else []

    def lanes(self) -> Text:
        """Every zone with the zones beside it."""
        lines = [
            Text.assemble(
                (f"{self.ids['zone'][at]} ", "bold"),
                f"{name}: ",
                " ".join(self.ids["zone"][near] for near in self.board.neighbours[at]),
            )
            for at, name in enumerate(self.names["zone"])
        ]
        return Text("\n").join(lines)

    def signs(self) -> Text:
        """What the signs on the map stand for."""
        seats = [seat for seat in range(self.rules.seats) if self.nation(seat)]
        line = Text("  ").join([Text.assemble(self.emblem(seat), f" {self.called(seat)}") for seat in seats])
        return line.append(f"  {SAILOR} {self.label('sailor')}  {FORT} {self.label('fort')}", style="dim")
