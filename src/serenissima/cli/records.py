"""Records: tell a game again, and check that it happened as it is written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from serenissima.cli.boards import draw
from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, out, print_json, printable
from serenissima.cli.files import read_file, readable_record
from serenissima.cli.sentences import Narrator, final_table, people, question_text
from serenissima.cli.telling import account, account_table
from serenissima.fairness import BadProof, Checked, check_luck, check_open, is_open_record, read_proof
from serenissima.fairness.open import LARGEST
from serenissima.kernel.core import SPECTATOR, AnyState, Seat, look
from serenissima.kernel.position import to_json, view_to_json
from serenissima.kernel.record import BadRecord, Entry, Reading, Record, Told
from serenissima.text import Words

ONLY_TOLD = "Only what this player was told and saw; `spectator` for what everybody was. Without it everything is told."
RecordFile = Annotated[Path, Parameter(help="The record.")]
Data = Annotated[Path | None, Parameter(help="The data file the game was played with, if not our own.")]


def replay(
    file: RecordFile,
    *,
    seat: Annotated[str | None, Parameter(help=ONLY_TOLD)] = None,
    at: Annotated[int | None, Parameter(help="Stop after this many entries.")] = None,
    data: Data = None,
    json: Json = False,
) -> int:
    """Tell a recorded game again in words, and show the position it led to."""
    reading = readable_record(file, data.absolute() if data else None)
    record = reading.record
    who = seat_called(record, seat)
    count = entries_up_to(record, at)
    if json:
        print_json(replay_json(record, who, count))
    else:
        print_replay(record, who, count)
    return 0


def seat_called(record: Record, name: str | None) -> Seat | None:
    """The seat of that player, or `None` for one who may know everything."""
    if name is None:
        return None
    if name == "spectator":
        return SPECTATOR
    for known in (record.players, people(record), record.names["seat"]):
        if name in known:
            return known.index(name)
    raise Fault(f"{name!r} does not play here.", f"Choose one of {', '.join(record.players)}, or spectator.")


def entries_up_to(record: Record, at: int | None) -> int:
    """How many entries to tell."""
    if at is None:
        return len(record.entries)
    if not 0 <= at <= len(record.entries):
        raise Fault(f"There is no entry {at}.", f"--at goes from 0 to {len(record.entries)}.")
    return at


def replay_json(record: Record, who: Seat | None, count: int) -> dict[str, Any]:
    """The game as events and words, and the position at the end of it."""
    narrator = Narrator(record)
    told: list[dict[str, Any]] = []
    g = record.state
    for state, entry, heard in record.replay(count):
        g = state
        if entry is not None:
            told.append({"entry": len(told) + 1, **entry_json(record, narrator, entry, heard, who)})
    position = to_json(record.game, g) if who is None else view_to_json(record.game, look(g, who))
    return {"header": record.header(), "players": list(record.players), "entries": told, "position": position}


def entry_json(record: Record, narrator: Narrator, entry: Entry, heard: Told, who: Seat | None) -> dict[str, Any]:
    """One entry; its notation only for one who may know everything, since an answer can be a secret."""
    events = narrator.heard(heard, who)
    said: dict[str, Any] = {"events": [list(event) for event in events], "text": narrator.sentences(events)}
    return {"notation": record.line(entry), **said} if who is None else said


def print_replay(record: Record, who: Seat | None, count: int) -> None:
    """The game in words, and the board at the end of it."""
    console, narrator = out(), Narrator(record)
    console.print(Text(narrator.words.title, style="bold"), Text(" · ".join(narrator.players()), style="dim"))
    g = record.state
    for number, (state, entry, heard) in enumerate(record.replay(count)):
        g = state
        if entry is not None:
            text = narrator.sentences(narrator.heard(heard, who))
            if text:
                console.print(Text.assemble((f"{number:5}  ", "dim"), text), soft_wrap=True)
    console.print(draw(record.game, look(g, SPECTATOR if who is None else who), narrator.words, people(record)))
    if who is None:
        print_secrets(record, g, narrator)
    print_end(record, g, narrator.words)


def print_secrets(record: Record, g: AnyState, narrator: Narrator) -> None:
    """What each seat alone can see, for one who may know everything."""
    for seat in range(len(record.players)):
        own = view_to_json(record.game, look(g, seat))["own"]
        secrets = {key: value for key, value in own.items() if value not in (None, -1, 0, False, [], {})}
        if secrets:
            out().print(Text.assemble((narrator.player(seat), "bold"), f": {inline(secrets)}"))


def inline(value: Any) -> str:
    """A small JSON value on one line."""
    if isinstance(value, dict):
        return ", ".join(f"{key} {inline(item)}" for key, item in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(inline(item) for item in value) or "–"
    return "–" if value is None else str(value)


def print_end(record: Record, g: AnyState, words: Words) -> None:
    """How it stands with the game: over, with its places and where the points come from, or who is asked what."""
    if g.stack:
        out().print(question_text(record, g, words))
        return
    out().print(final_table(record, words))
    rows = account(record, len(record.entries), SPECTATOR)
    if rows:
        out().print(account_table(record, words, rows))


def verify(*files: Path, data: Data = None, json: Json = False) -> int:
    """Follow records and compare every fingerprint, the final scores and the closing line; exit 1 if one fails.

    A record from the server carries the secret of its luck: every die and draw is then computed again. So is an open
    record (the file that the browser checks by itself); that its odds are those of the rules, only this command knows.

    Parameters
    ----------
    files: Path
        The records.
    """
    if not files:
        raise Fault("Which record?", "Give one file or more: serenissima verify FILE...")
    found = [verified(file, data.absolute() if data else None) for file in files]
    if json:
        print_json(found)
    else:
        for result in found:
            out().print(verdict(result), soft_wrap=True)
    return 0 if all(result["ok"] for result in found) else 1


def verified(file: Path, data_file: Path | None = None) -> dict[str, Any]:
    """What can be said of one record."""
    whole = open_record_in(file)
    if whole is not None:
        return verified_open(file, whole)
    try:
        reading = read_file(file, data_file)
    except BadRecord as error:
        return {"file": str(file), "ok": False, "status": "broken", "line": error.line, "problem": problem(error)}
    status = ("finished" if reading.record.over else "goes on") if reading.complete else "truncated"
    luck = luck_of(file, reading.record)
    fair = luck is None or luck.fair
    said = {} if luck is None else {"luck": asdict(luck)}
    return {"file": str(file), "ok": reading.complete and fair, "status": status, **counts(reading), **said}


def open_record_in(file: Path) -> str | None:
    """The text of an open record, and no more of it than one may have; none for another file."""
    try:
        with file.open(encoding="utf-8", errors="replace") as text:
            said = text.read(LARGEST + 1)
    except OSError:
        return None
    return said if is_open_record(said) else None


def verified_open(file: Path, whole: str) -> dict[str, Any]:
    """What can be said of an open record."""
    record, luck = check_open(whole)
    said = {"file": str(file), "ok": luck.fair and record is not None, "luck": asdict(luck)}
    if record is None:
        return {**said, "status": "broken", "line": 0, "problem": luck.problem}
    return {**said, "status": "finished" if record.over else "goes on", **counts(Reading(record))}


def luck_of(file: Path, record: Record) -> Checked | None:
    """Whether all luck was as the opened secret has it; none for a record that does not say."""
    with file.open(encoding="utf-8", errors="replace") as lines:
        try:
            proof = read_proof(lines)
        except BadProof as error:
            return Checked("", False, 0, str(error))
    return None if proof is None else check_luck(record, proof)


def problem(error: BadRecord) -> str:
    """The message, with its line unless the file could not even be opened."""
    return str(error) if error.line else str(error).partition(": ")[2]


def counts(reading: Reading) -> dict[str, Any]:
    record = reading.record
    scores = record.game.scores(record.state) if record.over else None
    entries = len(record.entries)
    return {"game": record.game.key, "entries": entries, "checked": reading.checked, "scores": scores}


def verdict(result: dict[str, Any]) -> Text:
    """One line for one record."""
    mark = ("ok  ", "bold green") if result["ok"] else ("BAD ", "bold red")
    return Text.assemble(mark, (f"{printable(result['file'])}: {result['status']}", "bold"), *remarks(result))


def remarks(result: dict[str, Any]) -> Iterator[str]:
    """What else there is to say of a record."""
    if result["status"] == "broken":
        yield f"; {printable(result['problem'])}"
        return
    yield f"; {result['game']}, {result['entries']} entries, {result['checked']} fingerprints compared"
    if result["status"] == "truncated":
        yield "; the closing line is missing, so the end may be lost"
    if "luck" in result:
        luck = result["luck"]
        yield f"; all {luck['checked']} dice and draws are fair" if luck["fair"] else f"; NOT FAIR: {luck['problem']}"
        if luck["silent"]:
            yield f"; nothing was added to luck by {printable(', '.join(luck['silent']))}"
    if result["scores"]:
        yield f"; final scores {' '.join(map(str, result['scores']))}"
