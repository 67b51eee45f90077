"""How things would stand after several answers of one seat: a draft of them is looked at before any is given."""

from __future__ import annotations

import msgspec

from serenissima.kernel.core import AnyState, Move, Seat, apply, told
from serenissima.kernel.notation import BadNotation, event_list, move_words, read_move, top_name
from serenissima.kernel.outlook import nearest
from serenissima.kernel.position import seen_to_json
from serenissima.kernel.record import Answers, Record
from serenissima.server import wire
from serenissima.server.frames import encode, reason
from serenissima.server.refusals import No


def prospect(ref: str, record: Record, seat: Seat, said: list[list[str]]) -> wire.Prospect | wire.Reason:
    """What a seat would see after these answers of its own; the first that is not possible is refused instead.

    They are played on a copy. Before anything unknown is told luck or somebody else must answer, and then the seat is
    not asked any more: so this gives nothing away.
    """
    g = record.state.copy()
    events: list[list[list[str]]] = []
    for words in said:
        answers = Answers(record.game, g)
        move = read(record, g, words)
        found = answers.refusal(seat, move)
        if found is not None:
            near = nearest(record.game, g, answers.of(seat), move) if seat in answers.asked else []
            return reason(ref, record, g, found, near)
        heard = told(apply(g, seat, move), seat)
        events.append([event_list(record.game, record.names, event) for event in heard])
    return wire.Prospect(
        ref=ref,
        view=msgspec.Raw(encode(seen_to_json(record.game, g, seat, record.names))),
        legal=listed(record, g, seat),
        events=events,
    )


def read(record: Record, g: AnyState, words: list[str]) -> Move:
    """The move that these words say, at the question that would be asked then."""
    if not g.stack:
        raise No("no_move", "Nothing is asked any more.")
    try:
        return read_move(record.game, record.names, top_name(g), words)
    except BadNotation as error:
        raise No("no_move", str(error)) from error


def listed(record: Record, g: AnyState, seat: Seat) -> list[list[str]]:
    """The answers that the seat would have then, in words."""
    answers = Answers(record.game, g)
    if seat not in answers.asked:
        return []
    return [move_words(record.game, record.names, top_name(g), move) for move in answers.of(seat)]
