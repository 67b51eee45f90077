"""A recorded game as a teller tells it, and where the points of everybody came from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from serenissima.cli.catalogue import Json
from serenissima.cli.faults import Fault, out, print_json
from serenissima.cli.files import readable_record
from serenissima.cli.records import Data, RecordFile, entries_up_to, seat_called
from serenissima.cli.sentences import Narrator
from serenissima.cli.shared_options import Language, checked_language
from serenissima.cli.telling import Storyteller, account, account_table, line_text, over_text
from serenissima.kernel.core import SPECTATOR, Seat
from serenissima.kernel.outlook import UNKNOWN
from serenissima.kernel.reckoning import scoring_of, sums
from serenissima.kernel.record import Record, Told
from serenissima.kernel.story import Line, line_to_json
from serenissima.text import Words

TOLD_TO = 'What this player was told, with "you" for his own seat; without it what everybody was.'
KNOWN_TO = "As this player could know it; without it as everybody could, which is everything once a game is over."


def story(
    file: RecordFile,
    *,
    seat: Annotated[str | None, Parameter(help=TOLD_TO)] = None,
    language: Language = "en",
    steps: Annotated[bool, Parameter(negative="", help="Tell the single steps beneath each line.")] = False,
    data: Data = None,
    json: Json = False,
) -> int:
    """Tell a recorded game as a story: a line for each turn or deal."""
    record, reader = read_for(file, data, seat)
    teller = Storyteller(record, Words(checked_language(language), record.game.key, reader), reader)
    moments = [told for _, entry, told in record.replay() if entry is not None]
    teller.hear(moments)
    if json:
        print_json([{**line_to_json(record.game, record.names, line), "text": said} for line, said in lines(teller)])
    else:
        print_story(teller, moments, steps)
    return 0


def read_for(file: Path, data: Path | None, seat: str | None) -> tuple[Record, Seat]:
    """A record, and the one to whom it is told: without a name whoever looks on."""
    record = readable_record(file, data.absolute() if data else None).record
    told_to = seat_called(record, seat)
    return record, SPECTATOR if told_to is None else told_to


def lines(teller: Storyteller) -> Iterator[tuple[Line, str]]:
    """Each line of the story with its words; one that says nothing is left out."""
    for line in teller.teller.lines:
        said = line_text(teller.words, teller.piece(line))
        if said:
            yield line, said


def print_story(teller: Storyteller, moments: list[Told], steps: bool) -> None:
    """The lines of the story, and if wished the single steps beneath each."""
    console, record, words = out(), teller.record, teller.words
    narrator = Narrator(record, words.language)
    console.print(Text(words.title, style="bold"), Text(" · ".join(narrator.players()), style="dim"))
    for line, said in lines(teller):
        console.print(Text(said, style="bold" if steps else ""), soft_wrap=True)
        for at in range(line.first, line.last + 1) if steps else ():
            events = narrator.heard(moments[at], teller.reader)
            step = " ".join(filter(None, (words.event(record.game, record.called, event) for event in events)))
            if step:
                console.print(Text.assemble((f"{at + 1:6}  ", "dim"), step), soft_wrap=True)
    if not record.state.stack:
        console.print(Text(over_text(words, record.called, record.game, record.state), style="bold"), soft_wrap=True)


def reckoning(
    file: RecordFile,
    *,
    seat: Annotated[str | None, Parameter(help=KNOWN_TO)] = None,
    at: Annotated[int | None, Parameter(help="After this many entries.")] = None,
    language: Language = "en",
    data: Data = None,
    json: Json = False,
) -> int:
    """Tell where the points of a recorded game came from: by source, for every seat."""
    record, reader = read_for(file, data, seat)
    scoring = scoring_of(record.game)
    if scoring is None:
        raise Fault(f"Where the points of {record.game.key} come from, nobody has written down yet.")
    rows = account(record, entries_up_to(record, at), reader)
    words = Words(checked_language(language), record.game.key, reader)
    if json:
        print_json(reckoning_json(record, rows, scoring.sources, words))
    else:
        out().print(account_table(record, words, rows))
    return 0


def reckoning_json(record: Record, rows: dict[str, list[int]], rules: dict[str, str], words: Words) -> dict[str, Any]:
    """Sources with their rules and the points of each seat; null is what the reader cannot know."""
    sources = [
        {"source": name, "rule": rules[name], "text": words.text.say("sources", name) or name, "points": known(row)}
        for name, row in rows.items()
    ]
    return {"seats": list(record.called["seat"]), "sources": sources, "total": known(sums(rows, len(record.players)))}


def known(row: list[int]) -> list[int | None]:
    return [None if points == UNKNOWN else points for points in row]
