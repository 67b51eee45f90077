"""A rules question as a file: a position, the moves legal in it, and what some moves would change."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.table import Table
from rich.text import Text

from serenissima.cli.catalogue import Json, short
from serenissima.cli.faults import LARGEST_FILE, Fault, game_called, out, print_json, small
from serenissima.cli.files import record_lines
from serenissima.cli.records import Data
from serenissima.cli.telling import outlook_text, over_text
from serenissima.kernel.core import CHANCE, AnyState, Seat, apply, legal, run, seats, step_name
from serenissima.kernel.game import AuditError, BadData, BadOption, Game, called
from serenissima.kernel.notation import BadNotation, move_words, read_move, top_name
from serenissima.kernel.outlook import Outlook, outlooks, telling_of
from serenissima.kernel.position import from_json, to_json
from serenissima.kernel.record import BadRecord, Refused, Told, read_header, refusal
from serenissima.kernel.shape import BadPosition, Names
from serenissima.text import Words

PositionFile = Annotated[
    Path,
    Parameter(
        allow_leading_hyphen=True, help="The position as JSON in the words of the rule file, `-` for standard input."
    ),
]


class Asked:
    """A position about which something is asked."""

    def __init__(self, game: Game, g: AnyState) -> None:
        self.game = game
        self.state = g
        self.names: Names = game.names(g.rules)
        self.words = Words("en", game.key)
        self.heard: Told = []

    def seat_name(self, seat: Seat) -> str:
        return "*" if seat == CHANCE else self.names["seat"][seat]


def position(
    file: PositionFile,
    *,
    play: Annotated[Path | None, Parameter(help="Moves and outcomes to play, one a line: `blue sail algeria`.")] = None,
    data: Data = None,
    json: Json = False,
) -> int:
    """Ask the rules about a position: who decides what, every legal move with its rules, and what moves change."""
    asked = read_position(file, data.absolute() if data else None)
    before = to_json(asked.game, asked.state)
    report: dict[str, Any] = question(asked)
    if play is not None:
        refused = play_lines(asked, play)
        report = {"before": report, **question(asked), **({"refused": refused} if refused else {})}
    after = to_json(asked.game, asked.state)
    report["events"] = [asked.words.event(asked.game, asked.names, event) for _, event in asked.heard]
    report["facts"] = [{"path": p, "before": b, "after": a} for p, b, a in changes("", before, after)]
    report["position"] = after
    if json:
        print_json(report)
    else:
        print_report(asked, report)
    return 1 if "refused" in report else 0


def read_position(file: Path, data_file: Path | None) -> Asked:
    """The position in a file, checked against the invariants of its rules."""
    said = read_said(file)
    game = game_called(str(said.get("game", "")) if isinstance(said, dict) else "")
    try:
        g = from_json(game, said, data_file)
    except (BadPosition, BadOption, BadData) as error:
        raise Fault(f"{file}: {error}") from error
    try:
        run(g)
        game.audit(g)
        for seat in seats(g):
            legal(g, seat)
    except AuditError as error:
        raise Fault(f"{file}: this position is impossible: {error}.") from error
    except Exception as error:
        raise Fault(f"{file}: nothing can be asked here: the question does not fit the position ({error}).") from error
    return Asked(game, g)


def read_said(file: Path) -> Any:
    """The JSON in a file or on standard input."""
    try:
        text = sys.stdin.read(LARGEST_FILE) if str(file) == "-" else small(file).read_text(encoding="utf-8")
        return json_format.loads(text)
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}.") from error
    except (ValueError, RecursionError) as error:
        raise Fault(f"{file}: not JSON: {error}.", 'A position looks like {"game": "...", "table": {...}}.') from error


def question(asked: Asked) -> dict[str, Any]:
    """Who is asked what, and the complete list of legal moves."""
    g = asked.state
    if not g.stack:
        places, seat_names = asked.game.ranking(g), asked.names["seat"]
        return {
            "asked": [],
            "step": None,
            "prompt": "",
            "legal": [],
            "scores": asked.game.scores(g),
            "places": places,
            "winners": [seat_names[seat] for seat, place in enumerate(places) if place == 1],
            "ending": asked.game.ending(g),
        }
    return {
        "asked": [asked.seat_name(seat) for seat in seats(g)],
        "step": step_name(g.stack[-1]),
        "prompt": asked.words.asked(asked.game, asked.names, g.stack[-1]),
        "legal": [row for seat in seats(g) for row in legal_rows(asked, seat)],
    }


def legal_rows(asked: Asked, seat: Seat) -> Iterator[dict[str, Any]]:
    """Each legal move of a seat in words, with the rules it comes from and what to beware of."""
    game, g, names = asked.game, asked.state, asked.names
    step = top_name(g)
    moves = legal(g, seat)
    found: list[Outlook | None] = [None] * len(moves)  # of what luck brings nobody is told beforehand
    if seat != CHANCE:
        found = [*outlooks(telling_of(game), g, seat, moves)]
    for move, one in zip(moves, found, strict=True):
        word = game.word(step, move[0])
        yield {
            "seat": asked.seat_name(seat),
            "text": asked.words.move(game, names, step, move),
            "move": move_words(game, names, step, move),
            "rules": list(word.rules) if word else [],
            "flags": list(game.flags(g, seat, move)) if seat != CHANCE else [],
            "brings": outlook_text(asked.words, called(game, g), seat, one) if one else "",
            "outlook": outlook_json(asked, one) if one else None,
        }


def outlook_json(asked: Asked, one: Outlook) -> dict[str, Any]:
    """What an answer brings, for programs: what changes, how likely each result is, who answers then and what."""
    gains = [{"what": what, "seat": asked.seat_name(seat), "by": by} for what, seat, by in one.gains]
    answers = [asked.seat_name(seat) for seat in one.asked]
    return {"gains": gains, "chances": one.chances, "asked": answers, "step": one.step or None}


def play_lines(asked: Asked, file: Path) -> dict[str, Any] | None:
    """Play the lines of a script; the first one that the rules refuse is explained."""
    seat_names = asked.names["seat"]
    try:
        for number, line in enumerate(record_lines(file), 1):
            words = line.partition(" #")[0].split()
            if not words or words[0].startswith(("#", "=", "...")):
                continue
            if words[0] == "game":
                seat_names = read_header(line, number).players
                continue
            play_line(asked, words, seat_names, number)
    except OSError as error:
        raise Fault(f"{file}: {error.strerror}.") from error
    except BadRecord as error:
        raise Fault(f"{file}: {error}") from error
    except Refused as error:
        said = error.refusal
        return {"line": number, "move": words, "rule": said.rule, "reason": asked.words.refusal(said)}
    return None


def play_line(asked: Asked, words: list[str], seat_names: tuple[str, ...], number: int) -> None:
    """Play one line such as `blue sail algeria` or `* roll 1 1`."""
    game, g = asked.game, asked.state
    seat = CHANCE if words[0] == "*" else seat_of(words[0], (seat_names, called(game, g)["seat"]), number)
    try:
        move = read_move(game, asked.names, top_name(g), words[1:])
    except BadNotation as error:
        raise BadRecord(number, str(error)) from error
    refused = refusal(game, g, seat, move)
    if refused is not None:
        raise Refused(refused)
    asked.heard += apply(g, seat, move)


def seat_of(name: str, known: tuple[tuple[str, ...], ...], number: int) -> Seat:
    """The seat of that name, among the names of the file or those that people say."""
    for names in known:
        if name in names:
            return names.index(name)
    who = ", ".join(dict.fromkeys([one for names in known for one in names]))
    raise BadRecord(number, f"{name[:40]!r} does not play here; {who} do, and * is luck")


def changes(path: str, before: Any, after: Any) -> Iterator[tuple[str, Any, Any]]:
    """Every fact that differs between two positions."""
    if isinstance(before, list) and isinstance(after, list):
        before, after = (dict(enumerate(value)) for value in (before, after))
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            yield from changes(f"{path}.{key}" if path else str(key), before.get(key), after.get(key))
    elif before != after:
        yield path, before, after


def print_report(asked: Asked, report: dict[str, Any]) -> None:
    """Question, moves, events and facts for a person."""
    if "before" in report:
        print_question(asked, report["before"])
        print_answers(report)
    print_question(asked, report)


def print_question(asked: Asked, report: dict[str, Any]) -> None:
    """Who is asked, and what is legal."""
    console = out()
    if report["step"] is None:
        over = over_text(asked.words, called(asked.game, asked.state), asked.game, asked.state)
        console.print(over, markup=False, soft_wrap=True)
        return
    names = dict(zip(asked.names["seat"], called(asked.game, asked.state)["seat"], strict=True))
    who = ", ".join(asked.words.name("seat", names.get(seat, seat)) for seat in report["asked"])
    console.print(Text.assemble((who, "bold"), f" · {report['step']} · {report['prompt']}"))
    table = Table(show_header=True, header_style="dim", box=None, pad_edge=False)
    for column in ("move", "in words", "brings", "rules", "beware"):
        table.add_column(column, overflow="fold")
    for row in report["legal"]:
        cells = (" ".join(row["move"]), row["text"], row["brings"], ", ".join(row["rules"]), ", ".join(row["flags"]))
        table.add_row(*map(Text, cells))
    console.print(table)


def print_answers(report: dict[str, Any]) -> None:
    """What was played and what it changed."""
    console = out()
    console.print()
    for sentence in report["events"]:
        if sentence:
            console.print(f"→ {sentence}", markup=False, soft_wrap=True)
    for fact in report["facts"]:
        if not fact["path"].startswith("stack"):
            line = f"  {fact['path']}: {short(fact['before'])} → {short(fact['after'])}"
            console.print(line, style="cyan", markup=False, soft_wrap=True)
    if "refused" in report:
        refused = report["refused"]
        said = f"line {refused['line']}: {' '.join(refused['move'])} is refused. {refused['reason']}"
        console.print(said, style="bold red", markup=False, soft_wrap=True)
    console.print()
