"""Which move was meant by a few typed words."""

from __future__ import annotations

from unicodedata import combining, normalize


def plain(text: str) -> list[str]:
    """Words without capitals and accents."""
    letters = (c for c in normalize("NFKD", text.casefold()) if not combining(c))
    return "".join(letters).split()


def candidates(text: str, known: list[str]) -> list[int]:
    """The moves these words may mean: said in full, or by the beginning of each word, or without the verb."""
    typed = plain(text)
    moves = [plain(move) for move in known]
    if not typed:
        return []
    for fits in (said_in_full, begins_each_word, begins_first_words, leaves_out_the_verb):
        found = [at for at, move in enumerate(moves) if fits(typed, move)]
        if found:
            return found
    return []


def said_in_full(typed: list[str], move: list[str]) -> bool:
    return typed == move


def begins_each_word(typed: list[str], move: list[str]) -> bool:
    return len(typed) == len(move) and begins_first_words(typed, move)


def begins_first_words(typed: list[str], move: list[str]) -> bool:
    return len(typed) <= len(move) and all(word.startswith(start) for start, word in zip(typed, move, strict=False))


def leaves_out_the_verb(typed: list[str], move: list[str]) -> bool:
    return begins_each_word(typed, move[1:])
