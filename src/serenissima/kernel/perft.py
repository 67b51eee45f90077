"""Perft: how many sequences of legal answers there are to a depth; two builds that agree here agree on the rules."""

from __future__ import annotations

from serenissima.kernel.core import AnyState, answer, legal, seats


def perft(g: AnyState, depth: int) -> list[int]:
    """The number of sequences of one, two, … `depth` entries from here; each answer and each outcome counts once."""
    counts = [0] * depth
    if depth:
        count(g, 0, counts)
    return counts


def count(g: AnyState, at: int, counts: list[int]) -> None:
    """Add the sequences that begin with the answers possible here."""
    last = at + 1 == len(counts)
    for seat in seats(g):
        moves = legal(g, seat)
        counts[at] += len(moves)
        if last:
            continue
        for move in moves:
            then = g.copy()
            answer(then, seat, move)
            count(then, at + 1, counts)
