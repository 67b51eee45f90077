"""Serenissima (2012) on the terminal: ports, galleys, players and the Doge's track, drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards.sheet import EMBLEMS, FORT, SAILOR, SeaChart, sheet_of_rows
from serenissima.kernel.core import NOBODY, Seat, View
from serenissima.kernel.game import Game
from serenissima.text import Words

SEAT_STYLES: Final = {"blue": "bright_blue", "red": "bright_red", "orange": "dark_orange", "black": "grey62"}
GOOD_STYLES: Final = {
    "wood": "rosy_brown",
    "stone": "grey58",
    "marble": "cyan",
    "wine": "deep_pink3",
    "gold": "gold3",
    "spice": "medium_purple",
}
BASILICA: Final = "✚"


class Chart(SeaChart):
    """All that lies on the table, laid out to fit the terminal."""

    good_styles = GOOD_STYLES

    def __init__(self, game: Game, view: View, words: Words, players: tuple[str, ...]) -> None:
        super().__init__(game, view, words, players)
        self.start: Any = self.rules.start

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        afloat = any(galley.owner != NOBODY for galley in self.table.galleys)
        right = Group(self.purses(), Text(), self.galleys()) if afloat else self.purses()
        yield from self.beside(self.ports(), right, console, options)
        yield self.legend()
        if self.table.activation.galley:
            yield self.active()

    def brief(self) -> RenderableType:
        """The active galley alone, for the questions in the middle of a turn."""
        return self.active() if self.table.activation.galley else self.heading()

    def style(self, seat: Seat) -> str:
        return "dim" if seat == NOBODY else SEAT_STYLES.get(self.ids["seat"][seat], "white")

    def emblem(self, seat: Seat) -> Text:
        return Text(" ") if seat == NOBODY else Text(EMBLEMS[seat], style=self.style(seat))

    # The Doge

    def heading(self) -> RenderableType:
        """Round, track with its payout spaces, and the Doge cards that are gone."""
        number = (self.label("round", round=self.table.round), "bold")
        line = Text.assemble(number, "   ", self.track(), "   ", self.discard())
        return self.framed(line)

    def track(self) -> Text:
        """The turn track; a payout space is a ring, the pawn a star."""
        line = Text.assemble((self.label("track") + " ", "dim"))
        for space in range(self.start.track_start, self.board.track_end + 1):
            payout = space in self.start.payout_spaces
            if space == self.table.track:
                line.append("★", style="bold bright_yellow")
            else:
                line.append("◎" if payout else "·", style="gold3" if payout else "dim")
        return line

    def discard(self) -> Text:
        """The Doge cards turned since the last shuffle; all others may still come."""
        gone = [self.short_card(at) for at, count in enumerate(self.table.doge_discard) for _ in range(count)]
        left = sum(card.copies for card in self.board.doge_cards) - len(gone)
        said = ", ".join(gone) or self.words.nothing
        return Text.assemble((self.label("doge") + " ", "dim"), said, (f" ({self.label('left', n=left)})", "dim"))

    def short_card(self, card: int) -> str:
        name = self.ids["card"][card]
        return str(self.words.text["short"]["card"].get(name, name))

    # Players

    def purses(self) -> Table:
        """Ducats, reserves, ports and galleys of every seat; hidden ducats are a question mark."""
        table = sheet_of_rows(tight=True)
        table.add_column(self.label("player"))
        for key in ("ducats", "ports_held", "galleys_held", "reserve"):
            table.add_column(self.label(key), justify="right")
        for seat in range(self.rules.seats):
            table.add_row(*self.purse(seat), style="bold" if seat in self.view.asked else "")
        return table

    def purse(self, seat: Seat) -> list[Text]:
        seat_name = (f" {self.names['seat'][seat]} ", self.style(seat))
        name = Text.assemble(self.emblem(seat), seat_name, (self.players[seat], "dim"))
        ports = sum(port.owner == seat for port in self.table.ports)
        galleys = sum(galley.owner == seat for galley in self.table.galleys)
        return [name, *(Text(str(fact)) for fact in (self.ducats(seat), ports, galleys, self.table.reserve[seat]))]

    def ducats(self, seat: Seat) -> str:
        if self.table.money:
            return str(self.table.money[seat])
        return str(self.view.own.money) if seat == self.view.seat else "?"

    # Ports

    def ports(self) -> Table:
        """Every port with its owner, garrison, warehouse, payout, buildings and the galleys in its field."""
        table = sheet_of_rows(tight=True)
        for key in ("port", "makes", "garrison", "warehouse", "pays", "built", "here"):
            table.add_column(self.label(key), justify="right" if key == "pays" else "left", no_wrap=True)
        for port in range(len(self.board.ports)):
            table.add_row(*self.port(port))
        for field, at in enumerate(self.board.port_at):
            if at < 0:
                table.add_row(Text("  " + self.names["field"][field], style="italic dim"), *[""] * 5, self.ships(field))
        return table

    def port(self, at: int) -> list[Text]:
        place, printed = self.table.ports[at], self.board.ports[at]
        name = Text.assemble(self.emblem(place.owner), (" " + self.names["port"][at], self.style(place.owner)))
        ships = self.ships(printed.field)
        if place.closed:
            closed = Text("× " + self.names["port"][at], style="dim strike")
            return [closed, Text(""), Text(self.label("closed"), style="dim"), Text(""), Text(""), Text(""), ships]
        garrison = Text(SAILOR * place.garrison, style=self.style(place.owner))
        garrison.append("·" * (printed.size - place.garrison), style="dim")
        return [name, self.good(printed.good), garrison, self.warehouse(at), self.pays(at), built(place), ships]

    def warehouse(self, at: int) -> Text:
        """Stored goods on the spaces they cover, then the values of the free spaces."""
        return self.stored(at, self.board.ports[at].values)

    def pays(self, at: int) -> Text:
        """What the port would bring at a payout now."""
        place, printed = self.table.ports[at], self.board.ports[at]
        ducats = printed.payout[bin(place.stored).count("1")] + (self.board.basilica_payout if place.basilica else 0)
        return Text(str(ducats), style="" if ducats else "dim")

    def ships(self, field: int) -> Text:
        """The galleys in a field, each in its owner's colour and emblem."""
        line = Text()
        for number, galley in enumerate(self.table.galleys):
            if galley.owner != NOBODY and galley.field == field:
                style = f"{'reverse ' if number == self.table.activation.galley else ''}{self.style(galley.owner)}"
                line.append(f"{EMBLEMS[galley.owner]}{number}", style=style).append(" ")
        return line

    # Galleys

    def galleys(self) -> Table:
        """The galleys in the order of the wheel, with crew, cargo and free slots."""
        table = sheet_of_rows(tight=True)
        table.add_column("", no_wrap=True)
        table.add_column(self.label("galley"), no_wrap=True)
        for key in ("field", "aboard"):
            table.add_column(self.label(key), no_wrap=True)
        for number, galley in enumerate(self.table.galleys):
            if galley.owner != NOBODY:
                table.add_row(*self.galley(number, galley))
        return table

    def galley(self, number: int, galley: Any) -> list[Text]:
        active = number == self.table.activation.galley
        style = self.style(galley.owner)
        name = Text.assemble(self.emblem(galley.owner), (f" {number:>2}", f"bold {style}" if active else style))
        return [Text("▶" if active else " "), name, Text(self.names["field"][galley.field]), self.aboard(galley)]

    def aboard(self, galley: Any) -> Text:
        """Sailors, cubes and free slots."""
        return self.manned(galley, galley.sailors, self.board.slots)

    def legend(self) -> Text:
        """What the signs stand for."""
        signs = ((SAILOR, "sailor"), (FORT, "fort"), (BASILICA, "basilica"), ("★", "pawn"), ("◎", "payout"))
        return self.explained(signs)

    def active(self) -> RenderableType:
        """The active galley and the port where it lies, and where it could sail."""
        galley = self.table.galleys[self.table.activation.galley]
        if galley.owner == NOBODY:
            return Text()
        name = (f" {self.label('active', galley=self.table.activation.galley)}  ", self.style(galley.owner))
        purse = f"   {self.label('purse', n=self.ducats(galley.owner))}"
        line = Text.assemble(("▶ ", "bold"), self.emblem(galley.owner), name, self.aboard(galley), purse)
        if self.table.activation.steps_left:
            line.append(f"   {self.label('steps', n=self.table.activation.steps_left)}")
        return Group(line, self.here(galley.field))

    def here(self, field: int) -> Text:
        """One field: its port, who owns it and what it can take, and the fields around."""
        at = self.board.port_at[field]
        lanes = ", ".join(self.names["field"][near] for near in self.board.neighbours[field])
        around = ("   " + self.label("lanes", fields=lanes), "dim")
        if at < 0 or self.table.ports[at].closed:
            return Text.assemble(("  " + self.names["field"][field], "dim"), around)
        name, _, garrison, warehouse, _, buildings, _ = self.port(at)
        good = self.board.ports[at].good
        makes = (self.names["good"][good], GOOD_STYLES.get(self.ids["good"][good], "white"))
        words = [(f"  {self.label(key)} ", "dim") for key in ("makes", "warehouse")]
        return Text.assemble(name, "  ", garrison, words[0], makes, words[1], warehouse, buildings, around)


def built(place: Any) -> Text:
    """Fort and basilica."""
    return Text(" ".join(sign for sign, there in ((FORT, place.fort), (BASILICA, place.basilica)) if there))
