"""Serenissima (2012) on the terminal: ports, galleys, players and the Doge's track, drawn from a view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards.sea import lanes
from serenissima.cli.boards.sheet import EMBLEMS, FORT, SAILOR, WARES, SeaChart, sheet_of_rows
from serenissima.kernel.core import NOBODY, Move, Seat, View, step_name
from serenissima.kernel.game import Game
from serenissima.text import Words

SEAT_STYLES: Final = {"blue": "bright_blue", "red": "bright_red", "orange": "dark_orange", "black": "grey62"}
GOOD_STYLES: Final = {**WARES, "stone": "grey58", "marble": "cyan", "spice": "medium_purple"}
BASILICA: Final = "✚"
CHOOSING_PORTS: Final = ("choose_start_port", "close_port")
MAP_ROWS: Final = 15
WITH_STEPS: Final = ("choose_mode", "load_step", "move_step", "declare_blockade")  # while a galley may still move


def gloss(game: Game, view: View, words: Words, move: Move) -> Text:
    """What a galley costs; what a blockade is about: the goods for sale, or the sailors who would land."""
    step: Any = view.stack[-1]
    if move[0] not in ("block", "allow", "buy_galley"):
        return Text()
    chart = Chart(game, view, words, ())
    if move[0] == "buy_galley":
        return Text(chart.shipyard(view.seat))
    sailors = [f"{step.sailors} {SAILOR}"] if step.sailors else []
    return Text(", ".join([*(chart.names["good"][good] for good in step.goods), *sailors]))


class Chart(SeaChart):
    """All that lies on the table, laid out to fit the terminal."""

    good_styles = GOOD_STYLES
    water = "field"

    def __init__(self, game: Game, view: View, words: Words, players: tuple[str, ...]) -> None:
        super().__init__(game, view, words, players)
        self.start: Any = self.rules.start

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.laid_out(self.purses(), console, options)
        if self.table.activation.galley:
            yield self.active()
        if self.setting_up():
            yield self.chart(NOBODY)

    def small(self) -> RenderableType:
        """Round and track, purses, and the active galley; while ports are chosen, the map."""
        if self.setting_up():
            return Group(self.chart(NOBODY), self.signs())
        head = Text.assemble((self.round(), "bold"), "   ", self.track(), "   ", self.discard())
        rest = self.active() if self.table.activation.galley else self.legend()
        return Group(head, self.purses(), rest)

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
        line = Text.assemble((self.round(), "bold"), "   ", self.track(), "   ", self.discard())
        return self.framed(line)

    def round(self) -> str:
        """Which round it is; before the first one the set-up."""
        return self.label("round", round=self.table.round) if self.table.round else self.words.say("terminal", "set_up")

    def setting_up(self) -> bool:
        """Whether ports are being chosen or closed, so that one must know where they lie."""
        return bool(self.view.stack) and step_name(self.view.stack[-1]) in CHOOSING_PORTS

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
        return self.words.short("card", name, name)

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
        ducats = self.figures.pays[at] if self.figures is not None else 0
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

    def shipyard(self, seat: Seat) -> str:
        """What that seat's next galley costs, before its crew is known."""
        price = self.figures.seats[seat].galley_price if self.figures is not None else 0
        return self.label("galley_price", n=price, crew=self.board.cost_sailor)

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
        if self.table.activation.steps_left and step_name(self.view.stack[-1]) in WITH_STEPS:
            line.append(f"   {self.label('steps', n=self.table.activation.steps_left)}")
        clash = self.figures.clash if self.figures is not None else None
        if clash is not None:
            line.append(f"   {self.label('clash', attack=clash.attack, defence=clash.defence)}", style="bold")
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

    # The map

    def map(self, place: str) -> RenderableType | None:
        """Fields, links, owners and galleys, with the steps from a field or port, or else from the active galley."""
        if place and place not in self.ids["field"] and place not in self.ids["port"]:
            return None
        here = self.table.galleys[self.table.activation.galley].field if self.table.activation.galley else NOBODY
        at = self.water_called(place) if place else here
        return Group(self.chart(at), self.signs(), *([] if place else [self.lanes()]))

    def chart(self, start: int) -> Text:
        """The sea in letters; the number after a name is how many steps it is from there."""
        return self.in_letters(start, MAP_ROWS).text()

    def port_named(self, field: int, port: int) -> Text:
        """A field by its name, with the owner's emblem and what its port makes."""
        place, name = self.table.ports[port], self.waters[field]
        if place.closed:
            return Text("×" + name, style="dim")
        owner = "" if place.owner == NOBODY else self.emblem(place.owner)
        return Text.assemble(owner, (name, self.style(place.owner)), "-", self.good(self.board.ports[port].good))

    def lying(self, field: int) -> list[Text]:
        """What lies there: the garrison of its port, then galleys."""
        at = self.board.port_at[field]
        garrison = self.table.ports[at].garrison if at >= 0 else 0
        line = Text(f"{SAILOR}{garrison} " if garrison else "", style=self.style(self.table.ports[at].owner))
        ships = self.ships(field)
        ships.rstrip()
        line.append_text(ships)
        line.rstrip()
        return [line] if line.plain else []

    def lanes(self) -> Text:
        """Every field with the fields beside it."""
        return lanes(self.names["field"], self.board.neighbours)

    def signs(self) -> Text:
        """What the signs on the map stand for."""
        seats = " ".join(f"{EMBLEMS[seat]}{self.names['seat'][seat]}" for seat in range(self.rules.seats))
        line = Text(seats + " ")
        for good in range(len(self.board.goods)):
            line.append(" ").append_text(self.good(good)).append(f"={self.names['good'][good]}", style="dim")
        return line.append(f" ×={self.label('closed')}", style="dim")


def built(place: Any) -> Text:
    """Fort and basilica."""
    return Text(" ".join(sign for sign, there in ((FORT, place.fort), (BASILICA, place.basilica)) if there))
