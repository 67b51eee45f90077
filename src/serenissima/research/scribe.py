"""Slots as native numbers: a row is part of one long vector, filled from `at` on by stores that box nothing.

Every function returns the place after what it wrote. A row is written over and over, always with the same layout: what
is blank already is left alone.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from serenissima.kernel.core import Step

UNWRITTEN: Final = 1 << 30  # in every slot of a new row: no list was ever so long


class Scribe:
    """Writes the drawers and the questions of one game; seats are counted from the observer."""

    def __init__(self, blanks: list[list[int]]) -> None:
        self.blanks = vec[vec[i32]]([row_of(blank) for blank in blanks])  # for gaps between the fields of a step

    def put_table(self, table: Any, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """All that lies open."""
        raise NotImplementedError

    def put_own(self, own: Any, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """What the seat alone knows."""
        raise NotImplementedError

    def put_step(self, step: Step | None, seat: i64, seats: i64, out: vec[i32], at: i64) -> i64:
        """A question: which it is, and its fields."""
        raise NotImplementedError


def row_of(numbers: list[int]) -> vec[i32]:
    """Numbers as a vector of their own."""
    out = new_rows(len(numbers))
    put_all(out, 0, numbers)
    return out


def new_rows(slots: int) -> vec[i32]:
    """A vector of so many slots."""
    return vec[i32]([i32(UNWRITTEN)] * slots)


def put_seat(out: vec[i32], at: i64, who: i64, seat: i64, seats: i64) -> i64:
    """A seat as counted from the observer; -1 is nobody."""
    if who < 0:
        out[at] = -1
    else:
        out[at] = i32(who - seat if who >= seat else who - seat + seats)
    return at + 1


def put_bits(out: vec[i32], at: i64, bits: i64, first: i64, after: i64, turn: i64) -> i64:
    """A flag for each number of a set, the numbers turned round by so many."""
    number: i64
    for number in range(first + turn, after):
        out[at] = i32(bits >> number & 1)
        at += 1
    for number in range(first, first + turn):
        out[at] = i32(bits >> number & 1)
        at += 1
    return at


def put_each(out: vec[i32], at: i64, numbers: list[int], first: i64, after: i64, turn: i64, blank: i32) -> i64:
    """The numbers from `first` on, turned round by so many; a list without any stands for blanks."""
    if not numbers:
        return put_again(out, at, blank, after - first)
    if first != 0 or after != len(numbers):
        numbers = numbers[first:after]
    return put_all(out, at, numbers) if turn == 0 else put_turned(out, at, numbers, turn)


def put_turned(out: vec[i32], at: i64, numbers: list[int], turn: i64) -> i64:
    """Every number of a list, that at the place `turn` first."""
    after: i64 = at + len(numbers)
    place = after - turn
    for number in numbers:
        if place == after:
            place = at
        out[place] = i32(number)
        place += 1
    return after


def put_last(out: vec[i32], at: i64, numbers: list[int], most: i64, blank: i32) -> i64:
    """How long a list is, and its last numbers; blanks stand for those that are not there."""
    size: i64 = len(numbers)
    before = i64(out[at])
    out[at] = i32(size)
    if size > most:
        return put_all(out, at + 1, numbers[size - most :])
    put_again(out, put_all(out, at + 1, numbers), blank, min(before, most) - size)
    return at + 1 + most


def put_last_of(out: vec[i32], at: i64, numbers: tuple[int, ...], most: i64, blank: i32) -> i64:
    """The same of a tuple."""
    size: i64 = len(numbers)
    before = i64(out[at])
    out[at] = i32(size)
    place = at + 1
    for number in numbers if size <= most else numbers[size - most :]:
        out[place] = i32(number)
        place += 1
    put_again(out, place, blank, min(before, most) - size)
    return at + 1 + most


def put_again(out: vec[i32], at: i64, number: i32, times: i64) -> i64:
    """The same number so many times."""
    after = at + times
    while at < after:
        out[at] = number
        at += 1
    return at


def put_all(out: vec[i32], at: i64, numbers: list[int]) -> i64:
    """Every number of a list."""
    for number in numbers:
        out[at] = i32(number)
        at += 1
    return at


def put_row(out: vec[i32], at: i64, row: vec[i32]) -> i64:
    """Every number of another vector."""
    place: i64
    size = len(row)
    for place in range(size):
        out[at + place] = row[place]
    return at + size
