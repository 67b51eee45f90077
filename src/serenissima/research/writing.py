"""Slots as bytes: four to each, the lowest first, appended by native stores that box nothing."""

from __future__ import annotations

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64


def put_seat(out: BytesWriter, who: i64, seat: i64, seats: i64) -> None:
    """Append a seat as counted from the observer; -1 is nobody."""
    if who < 0:
        write_i32_le(out, -1)
    else:
        write_i32_le(out, i32(who - seat if who >= seat else who - seat + seats))


def put_bits(out: BytesWriter, bits: i64, first: i64, after: i64, turn: i64) -> None:
    """Append a flag for each number of a set, the numbers turned round by so many."""
    at: i64
    for at in range(first + turn, after):
        write_i32_le(out, i32(bits >> at & 1))
    for at in range(first, first + turn):
        write_i32_le(out, i32(bits >> at & 1))


def put_each(out: BytesWriter, numbers: list[int], first: i64, after: i64, turn: i64, blank: i32) -> None:
    """Append the numbers from `first` on, turned round by so many; a list without any stands for blanks."""
    at: i64
    if not numbers:
        put_again(out, blank, after - first)
        return
    if first == 0 and turn == 0 and after == len(numbers):
        put_all(out, numbers)
        return
    for at in range(first + turn, after):
        write_i32_le(out, numbers[at])
    for at in range(first, first + turn):
        write_i32_le(out, numbers[at])


def put_last(out: BytesWriter, numbers: list[int], most: i64, blank: i32) -> None:
    """Append how long a list is, and its last numbers; blanks stand for those that are not there."""
    at: i64
    size: i64 = len(numbers)
    write_i32_le(out, i32(size))
    for at in range(max(size - most, 0), size):
        write_i32_le(out, numbers[at])
    put_again(out, blank, most - size)


def put_again(out: BytesWriter, number: i32, times: i64) -> None:
    """Append the same number so many times."""
    while times > 0:
        write_i32_le(out, number)
        times -= 1


def put_all(out: BytesWriter, numbers: list[int]) -> None:
    """Append every number of a list."""
    for number in numbers:
        write_i32_le(out, number)


def written(numbers: list[int]) -> bytes:
    """Numbers as the bytes they are written as."""
    out = BytesWriter()
    put_all(out, numbers)
    return out.getvalue()
