"""The legal answers as a list that fits a screen: each with what it brings, long ones in groups, numbers as ranges."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serenissima.cli.boards import gloss
from serenissima.cli.matching import numbered_verb, ranges
from serenissima.cli.sitting import Sitting
from serenissima.cli.telling import listed, next_text, outlook_text, span_text, telling_apart
from serenissima.kernel.core import Move, Question, Seat
from serenissima.kernel.notation import move_words, top_name
from serenissima.kernel.outlook import Outlook, between

ROWS: Final = 10  # a longer list is told in groups, on a low screen
FEW: Final = 3  # numbers that are told one by one though they all bring the same
UNSEEN: Final = 16  # the same where there is no screen


class Listing:
    """The legal answers of one seat, and how they are listed."""

    def __init__(self, sitting: Sitting, seat: Seat) -> None:
        self.sitting = sitting
        self.seat = seat
        self.words = sitting.to(seat)
        self.names = sitting.names
        self.view = sitting.view(seat)
        self.step = top_name(sitting.record.state)
        self.moves = sitting.sayable(seat)
        self.found: list[Outlook] = sitting.outlooks(seat, self.moves)
        self.apart = telling_apart(self.found, seat)
        self.number_verb = numbered_verb(sitting.game, sitting.record.names, self.step, self.moves)
        self.width = sitting.console.width
        self.most = max(ROWS, sitting.console.height // 3) if sitting.console.is_terminal else UNSEEN

    # What is shown

    def short(self, only: list[int] | None = None) -> RenderableType:
        """All answers, or some of them, in as few lines as make sense; and whether the question takes others too."""
        step = self.sitting.record.state.stack[-1]
        if only is None and isinstance(step, Question) and step.unlisted:
            answers = self.sitting.game.asked[self.step].answers
            verbs = listed(self.words, [f"`{verb}`" for verb, answer in answers.items() if not answer.clock])
            return Group(self.listed(only), Text(self.words.say("terminal", "unlisted", verbs=verbs), style="dim"))
        return self.listed(only)

    def listed(self, only: list[int] | None) -> RenderableType:
        """The same without a word about answers that are not listed."""
        if only is None and self.number_verb:
            return Group(*self.numbers())
        chosen = list(range(len(self.moves))) if only is None else only
        if len(chosen) <= self.most:
            return Group(*self.rows(chosen))
        grouped = self.groups(chosen)
        if len(grouped) == len(chosen):
            return self.columns(chosen)
        hint = self.words.say("terminal", "groups", example=self.start_of(max(grouped, key=len)))
        return Group(*(self.group_row(group) for group in grouped), Text(hint, style="dim"))

    def reminder(self, chosen: list[int]) -> RenderableType:
        """The same for who has mistyped one of them: of many only what is typed for each."""
        return self.short(chosen) if len(chosen) <= self.most else self.named(chosen)

    def whole(self) -> list[Text]:
        """Every answer on a line of its own."""
        return list(self.rows(list(range(len(self.moves)))))

    # One answer

    def rows(self, chosen: list[int]) -> Iterator[Text]:
        """Lines with number, words, what it brings, and the notation where there is room for it."""
        left = [self.row(at, self.label(at)) for at in chosen]
        written = [self.sitting.notation(self.moves[at]) for at in chosen]
        room = self.width - max(map(len, written), default=0) - 2
        column = min(max((row.cell_len for row in left), default=0), room)
        for row, notation in zip(left, written, strict=True):
            gap = max(column - row.cell_len, 0) + 2
            fits = row.cell_len + gap + len(notation) <= self.width
            yield row.append(" " * gap + notation, style="dim") if fits else row

    def label(self, at: int) -> str:
        """What to type for it: its number in the list, or the number that it is, or its verb."""
        move = self.moves[at]
        if not self.number_verb:
            return str(at + 1)
        return self.sitting.notation(move).split()[-1]

    def row(self, at: int, label: str) -> Text:
        """One answer in words, with what it brings and what to beware of."""
        move = self.moves[at]
        line = self.phrase(move)
        brings = outlook_text(self.words, self.names, self.seat, self.found[at], self.apart)
        line.append(f" · {brings}" if brings else "", style="green").append(self.beware([at]), style="bold red")
        return self.hanging(Text(f"{label:>3}  ", style="bold cyan"), line)

    def hanging(self, start: Text, line: Text) -> Text:
        """What is too long for a line goes on below its own beginning, not below its number."""
        rows = line.wrap(self.sitting.console, self.width - start.cell_len)
        return Text.assemble(start).append_text(Text(f"\n{' ' * start.cell_len}").join(rows))

    def beware(self, group: list[int]) -> str:
        """What to beware of with these answers; with how many of them, where it is not all."""
        state, flags = self.sitting.record.state, self.sitting.game.flags
        found = Counter(flag for at in group for flag in flags(state, self.seat, self.moves[at]))
        some = {flag: "" if n == len(group) else f" ({n})" for flag, n in found.items()}
        return "".join(f" ⚠ {self.words.flag_mark(flag)}{n}" for flag, n in some.items())

    def phrase(self, move: Move) -> Text:
        """What an answer says, and what it is about where the words alone do not say it."""
        phrase = Text(self.words.move(self.sitting.game, self.names, self.step, move))
        meaning = gloss(self.sitting.game, self.view, self.words, move)
        return phrase.append(": ").append_text(meaning) if meaning.plain else phrase

    # Many answers

    def groups(self, chosen: list[int]) -> list[list[int]]:
        """The answers by what they have in common: the verb, or where that is one alone the nouns after it."""
        for depth in range(1, max(len(self.moves[at]) for at in chosen) + 1):
            found: dict[tuple[str | int, ...], list[int]] = {}
            for at in chosen:
                found.setdefault(self.moves[at][:depth], []).append(at)
            if len(found) > 1:
                break
        return list(found.values())

    def group_row(self, group: list[int]) -> Text:
        """A group on one line: which numbers, how it begins, how it may go on, what it brings at least and at most."""
        if len(group) == 1:
            return self.row(group[0], f"{self.label(group[0]):>7}")
        start = self.start_of(group)
        rest = dict.fromkeys(
            self.said(at)[len(start.split())] for at in group if len(self.said(at)) > len(start.split())
        )
        spans = ", ".join(span_text(self.words, self.names, self.seat, span) for span in between(self.brings(group)))
        together = group[-1] - group[0] == len(group) - 1
        label = f"{group[0] + 1}-{group[-1] + 1}" if together else f"{len(group)} ×"
        line = Text.assemble((f"{label:>7}  ", "bold cyan"), (start, "bold"))
        tail, beware = f" · {spans}" if spans else "", self.beware(group)
        line.append(" " + shortened(list(rest), self.width - line.cell_len - len(tail) - len(beware) - 2))
        line.append(tail, style="green").append(beware, style="bold red")
        line.truncate(self.width, overflow="ellipsis")
        return line

    def brings(self, group: list[int]) -> list[Outlook]:
        return [self.found[at] for at in group]

    def said(self, at: int) -> list[str]:
        return move_words(self.sitting.game, self.sitting.record.names, self.step, self.moves[at])

    def start_of(self, group: list[int]) -> str:
        """The words that all answers of a group begin with."""
        words = [self.said(at) for at in group]
        depth = 0
        while all(len(said) > depth and said[depth] == words[0][depth] for said in words):
            depth += 1
        return " ".join(words[0][:depth])

    def named(self, chosen: list[int]) -> Text:
        """Many long answers by what is typed for them alone."""
        start = self.start_of(chosen)
        rest = [" ".join(self.said(at)[len(start.split()) :]) for at in chosen]
        return self.hanging(Text(f"{start}  ".lstrip(), style="bold"), Text(", ".join(rest)))

    def columns(self, chosen: list[int]) -> RenderableType:
        """Many short answers side by side."""
        rows = [self.row(at, self.label(at)) for at in chosen]
        widest = max(row.cell_len for row in rows) + 2
        across = max(1, self.width // widest)
        height = -(-len(rows) // across)
        table = Table.grid(padding=(0, 2))
        for at in range(height):
            table.add_row(*rows[at::height])
        return table

    # Answers that are numbers

    def numbers(self) -> Iterator[Text]:
        """The numbers that may be answered, one a line or as a range, and whatever else may be said."""
        own = [at for at, move in enumerate(self.moves) if move[0] == self.number_verb]
        others = [at for at, move in enumerate(self.moves) if move[0] != self.number_verb]
        alike = len({outlook_text(self.words, self.names, self.seat, one) for one in self.brings(own)}) == 1
        if len(own) <= self.most and not (alike and len(own) > FEW):
            yield from (self.row(at, self.label(at)) for at in own)
        else:
            yield self.range_row(own)
        yield from (self.row(at, self.moves[at][0]) for at in others)

    def range_row(self, own: list[int]) -> Text:
        """All numbers as a range, and what they bring at least and at most."""
        stretches = ranges(sorted(map(self.number, own)))
        said = ", ".join(self.stretch(*stretch) for stretch in stretches)
        lowest, highest = min(own, key=self.number), max(own, key=self.number)
        ends = f" ({self.phrase(self.moves[lowest])} … {self.phrase(self.moves[highest])})"
        line = Text.assemble((f"{self.number_verb}: ", "bold"), (said, "bold cyan"), ends)
        spans = ", ".join(span_text(self.words, self.names, self.seat, span) for span in between(self.brings(own)))
        line.append(f" · {spans}" if spans else "", style="green")
        after = {next_text(self.words, self.names, self.seat, one) for one in self.brings(own)}
        return line.append(f" · {after.pop()}" if self.apart and len(after) == 1 else "", style="green")

    def number(self, at: int) -> int:
        """The number that an answer is."""
        return int(self.label(at))

    def stretch(self, first: int, last: int, step: int) -> str:
        if first == last:
            return str(first)
        key = "range" if step == 1 else "range_in_steps"
        return self.words.say("terminal", key, first=first, last=last, step=step)


def shortened(items: list[str], room: int) -> str:
    """As many of these as there is room for."""
    said = ", ".join(items)
    if len(said) <= room:
        return said
    kept: list[str] = []
    for item in items:
        if len(", ".join([*kept, item])) + 3 > room:
            break
        kept.append(item)
    return ", ".join(kept) + (", …" if kept else "…")
