"""A view and its legal moves as compact text, and an answer read back strictly: the interface for language models."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from serenissima.kernel.core import CHANCE, Move, Step, View, step_name
from serenissima.kernel.game import Game
from serenissima.kernel.notation import BadNotation, move_text, read_move
from serenissima.kernel.outlook import Outlook, outlooks, telling_of


class BadAnswer(ValueError):
    """Words that are no legal answer; the message says what is wrong, in a form that can be sent back."""


def lean(said: Any) -> Any:
    """The same JSON without what is zero, empty or none."""
    if isinstance(said, dict):
        kept = {key: lean(value) for key, value in said.items()}
        return {key: value for key, value in kept.items() if value not in (0, None, False, "", [], {})}
    return [lean(item) for item in said] if isinstance(said, list) else said


def view_text(game: Game, view: View) -> str:
    """All that the seat knows, a line for each part of its drawers; what is zero or empty is left out."""
    names = game.names(view.rules)
    lines = [f"game {game.key}", f"you {names['seat'][view.seat] if view.seat >= 0 else 'spectator'}"]
    for title, shape, drawer in (("table", game.shapes[0], view.table), ("yours", game.shapes[1], view.own)):
        if drawer is not None:
            for part, said in lean(shape.encode(drawer, names)).items():
                lines.append(f"{title} {part} {compact(said)}")
    lines += [f"question {question_text(game, step, view)}" for step in view.stack[:-4:-1]]
    return "\n".join(lines)


def compact(said: Any) -> str:
    """JSON on one line without needless spaces and quotes."""
    return re.sub(r'"([a-z_][a-z0-9_+/]*)"', r"\1", json.dumps(said, separators=(",", ":"), ensure_ascii=False))


def question_text(game: Game, step: Step, view: View) -> str:
    """A step by its name and its fields in words."""
    names = game.names(view.rules)
    fields = [(name, shape) for name, shape in game.step_shapes.items() if hasattr(step, name)]
    said = [f"{name}={compact(shape.encode(getattr(step, name), names))}" for name, shape in fields]
    return " ".join([step_name(step), *said])


def moves_text(game: Game, view: View, moves: list[Move]) -> list[str]:
    """Every legal move as it is written in a record."""
    names = game.names(view.rules)
    step = step_name(view.stack[-1])
    return [move_text(game, names, step, move) for move in moves]


def outlooks_text(game: Game, view: View, moves: list[Move]) -> list[str]:
    """What each legal move brings, from what the seat can see alone: it is the same in every world it can imagine."""
    found = outlooks(telling_of(game), game.imagine(view, Random(0)), view.seat, moves)
    return [outlook_text(game, view, one) for one in found]


def outlook_text(game: Game, view: View, one: Outlook) -> str:
    """What changes, how likely each result is, and who answers what then, in the words of the notation."""
    seats = game.names(view.rules)["seat"]
    gains = [f"{'' if seat == view.seat else seats[seat] + ' '}{what} {by:+d}" for what, seat, by in one.gains]
    chances = [f"{result} {share:.2f}" for result, share in one.chances.items()]
    asked = ["luck" if seat == CHANCE else seats[seat] for seat in one.asked if seat != view.seat]
    then = f"then {' '.join(asked)} {one.step}" if asked else "" if one.step else "then the end"
    return "; ".join(part for part in (", ".join(gains), ", ".join(chances), then) if part)


def prompt(game: Game, view: View, moves: list[Move]) -> str:
    """The whole question: what the seat knows, what it may answer, and after a # what each answer brings."""
    written = moves_text(game, view, moves)
    brings = outlooks_text(game, view, moves)
    listed = "\n".join(f"{line} # {said}" if said else line for line, said in zip(written, brings, strict=True))
    rule = "Answer with exactly one of the legal lines, without the # and what follows it."
    return f"{view_text(game, view)}\nlegal\n{listed}\n{rule}"


def read_answer(game: Game, view: View, moves: list[Move], text: str) -> Move:
    """The one legal move a text says: a single line, word for word in the notation, and nothing else."""
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) != 1:
        raise BadAnswer(f"one line is expected, not {len(lines)}")
    try:
        move = read_move(game, game.names(view.rules), step_name(view.stack[-1]), lines[0].split())
    except BadNotation as fault:
        raise BadAnswer(str(fault)) from fault
    if move not in moves:
        raise BadAnswer(f"{lines[0].strip()!r} is not legal now; it must be one of the {len(moves)} legal lines")
    return move
