"""Positions: a whole state as JSON in the words of the rulebook, and back; also its fingerprint."""

from __future__ import annotations

from dataclasses import MISSING, fields
from pathlib import Path
from struct import pack
from typing import Any, Final
from zlib import crc32

from serenissima.kernel.core import CHANCE, AnyState, Seat, Step, View, decision_name, glance, step_name
from serenissima.kernel.flat import field_names, flatten
from serenissima.kernel.game import Game, components, settle_options
from serenissima.kernel.outlook import figures
from serenissima.kernel.shape import Names, Number, a_list, an_object, fault, number_of, other

KEYS: Final = ("game", "rules", "seats", "options", "table", "own", "hidden", "ask", "stack")


def to_json(game: Game, g: AnyState) -> dict[str, Any]:
    """The whole state, secrets included."""
    names = game.names(g.rules)
    table, own, hidden = game.shapes
    return {
        "game": game.key,
        "rules": game.version,
        "seats": len(g.own),
        "options": dict(g.rules.options.values),
        "table": table.encode(g.table, names),
        "own": [own.encode(drawer, names) for drawer in g.own],
        "hidden": hidden.encode(g.hidden, names),
        "stack": [step_to_json(game, step, names) for step in g.stack],
    }


def view_to_json(game: Game, view: View, known: Names | None = None, written: Any = None) -> dict[str, Any]:
    """What one seat sees, in the same words.

    Whoever writes many views of one position may hand in the names and the table as it was written for the first.
    """
    names = game.names(view.rules) if known is None else known
    table, own, _ = game.shapes
    return {
        "game": game.key,
        "rules": game.version,
        "seats": view.rules.seats,
        "options": dict(view.rules.options.values),
        "seat": None if view.seat < 0 else names["seat"][view.seat],
        "table": table.encode(view.table, names) if written is None else written,
        "own": None if view.own is None else own.encode(view.own, names),
        "asked": ["*" if seat < 0 else names["seat"][seat] for seat in view.asked],
        "step": None if view.step is None else step_to_json(game, view.step, names),
    }


def whole_view_to_json(game: Game, view: View) -> dict[str, Any]:
    """What one seat sees with every question that lies beneath, so that whoever reads it can think ahead."""
    names = game.names(view.rules)
    return {**view_to_json(game, view, names), "stack": [step_to_json(game, step, names) for step in view.stack]}


def view_from_json(game: Game, said: Any, data_file: Path | None = None) -> View:
    """The view of a seat that was written so."""
    said = an_object(said, "")
    if said.get("game") != game.key or said.get("rules") != game.version:
        raise fault("game", f"this is a view of {said.get('game')!r} in its version {said.get('rules')!r}")
    g = game.begin(components(game, data_file), said["seats"], settle_options(game, said["seats"], said["options"]))
    names, (table, own, _) = game.names(g.rules), game.shapes
    seat = number_of(said["seat"], "seat", names, "seat")
    return View(
        g.rules,
        seat,
        table.decode(said["table"], g.table, names, "table"),
        own.decode(said["own"], g.own[seat], names, "own"),
        [step_from_json(game, step, names, f"stack[{at}]") for at, step in enumerate(a_list(said["stack"], "stack"))],
        tuple([CHANCE if one == "*" else number_of(one, "seat", names, "asked") for one in said["asked"]]),
    )


def seen_to_json(game: Game, g: AnyState, seat: Seat, known: Names, written: Any = None) -> dict[str, Any]:
    """What one seat is shown of a game, with the figures that follow from it.

    A seat's own drawer holds what it would remember; what it may not look at lies there as if it were empty.
    """
    return {**pieces_to_json(game, g, seat, known, written), "figures": figures(game, g, seat, known)}


def pieces_to_json(game: Game, g: AnyState, seat: Seat, known: Names, written: Any = None) -> dict[str, Any]:
    """The same without any figures."""
    seen = view_to_json(game, glance(g, seat), known, written)
    if game.covers is not None and seen["own"] is not None:
        seen["own"].update({name: [] for name in game.covers(g.rules)})
    return {**seen, "figures": None}


def differences(has: dict[str, Any], now: dict[str, Any]) -> list[tuple[list[str], Any]]:
    """What differs between two things as they are written, by its path; where a part came or went, all beside it."""
    found: list[tuple[list[str], Any]] = []
    for key, value in now.items():
        before = has[key]
        if value is before or value == before:
            continue
        if isinstance(value, dict) and isinstance(before, dict) and value.keys() == before.keys():
            for path, part in differences(before, value):
                path.insert(0, key)
                found.append((path, part))
        else:
            found.append(([key], value))
    return found


def from_json(game: Game, said: Any, data_file: Path | None = None) -> AnyState:
    """The state a position describes; what it does not mention has its starting value.

    What is left in reserves and supplies follows from the pieces on the board unless it is mentioned.
    """
    said = an_object(said, "")
    for key in said:
        if key not in KEYS:
            raise fault("", f"{key!r} is not known here; known: {', '.join(KEYS)}")
    if said.get("game", game.key) != game.key:
        raise fault("game", f"this is a position of {said['game']!r}, not of {game.key!r}")
    seats = Number(min(game.seats), max(game.seats)).decode(said.get("seats", max(game.seats)), None, {}, "seats")
    options = settle_options(game, seats, an_object(said.get("options", {}), "options"))
    g = game.begin(components(game, data_file), seats, options)
    names = game.names(g.rules)
    if game.seats_by_hand is not None:
        names = {**names, other("seat"): game.seats_by_hand(g, an_object(said.get("table", {}), "table"))}
    fill_drawers(game, g, said, names)
    if "stack" in said:
        steps = a_list(said["stack"], "stack")
        g.stack = [step_from_json(game, step, names, f"stack[{at}]") for at, step in enumerate(steps)]
    elif "ask" in said:
        asked = said["ask"] if isinstance(said["ask"], dict) else {"step": said["ask"]}
        step = step_from_json(game, asked, names, "ask")
        g.stack = [*game.beneath(g, step), step]
    if "table" in said or "ask" in said:
        game.balance(g, an_object(said.get("table", {}), "table"))
    return g


def fill_drawers(game: Game, g: AnyState, said: dict[str, Any], names: Names) -> None:
    table, own, hidden = game.shapes
    g.table = table.decode(said.get("table", {}), g.table, names, "table")
    drawers = said.get("own", {})
    if isinstance(drawers, dict):
        by_seat = {number_of(name, "seat", names, "own"): drawer for name, drawer in drawers.items()}
        drawers = [by_seat.get(seat, {}) for seat in range(len(g.own))]
    if len(a_list(drawers, "own")) != len(g.own):
        raise fault("own", f"{len(g.own)} drawers are expected, not {len(drawers)}")
    g.own = [own.decode(drawers[seat], before, names, f"own[{seat}]") for seat, before in enumerate(g.own)]
    g.hidden = hidden.decode(said.get("hidden", {}), g.hidden, names, "hidden")


def step_to_json(game: Game, step: Step, names: Names) -> dict[str, Any]:
    """A step with its fields."""
    written: dict[str, Any] = {"step": step_name(step)}
    for name in field_names(type(step)):
        written[name] = game.step_shapes[name].encode(getattr(step, name), names)
    return written


def step_from_json(game: Game, said: Any, names: Names, path: str) -> Step:
    """The step with that name; fields that have a usual value need not be mentioned."""
    said = an_object(said, path)
    known = {decision_name(cls.__name__): cls for cls in game.steps}
    if said.get("step") not in known:
        raise fault(f"{path}.step", f"{said.get('step')!r} is no step; known: {', '.join(known)}")
    cls: Any = known[said["step"]]
    values = {}
    for field in fields(cls):
        if field.name in said:
            shape = game.step_shapes[field.name]
            values[field.name] = shape.decode(said[field.name], None, names, f"{path}.{field.name}")
        elif field.default is MISSING:
            raise fault(path, f"{field.name!r} is missing for {said['step']}")
    for key in said:
        if key != "step" and key not in field_names(cls):
            raise fault(path, f"{key!r} is no field of {said['step']}; known: {', '.join(field_names(cls)) or 'none'}")
    step: Step = cls(**values)
    return step


def fingerprint(table: Any) -> str:
    """Eight hexadecimal digits that change when anything on the table does; equal in every build."""
    numbers: list[int] = []
    flatten(table, numbers)
    packed = pack(f"{len(numbers)}q", *numbers)  # an array of them takes twice as long to fill
    return f"{crc32(packed):08x}"
