"""What a person sees: the news, the position, the question and the moves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.text import Text

from serenissima.bots.dealing import Reason
from serenissima.cli.boards import brief, chart, draw, small
from serenissima.cli.keyboard import ask
from serenissima.cli.listing import Listing
from serenissima.cli.sentences import final_table
from serenissima.cli.sitting import Sitting
from serenissima.cli.telling import account, account_table, line_text
from serenissima.kernel.core import SPECTATOR, Seat, step_name
from serenissima.review.wording import remark
from serenissima.rulemap import rules_of

LINES_SHOWN: Final = 40  # of news since your last turn, where the screen is no limit
REASONS_SHOWN: Final = 3  # of bots, for their deals
BESIDE: Final = 3  # lines of the screen for the question and what is typed


def welcome(sitting: Sitting) -> None:
    """Which game, and who plays."""
    console = sitting.console
    console.print(Rule(Text(sitting.words.title, style="bold"), style="dim"))
    console.print(Text(" · ".join(sitting.narrator.players())), justify="center")
    if sitting.told:
        sitting.say("resumed", "dim", entries=str(len(sitting.told)))
    else:
        sitting.say("seed", "dim", seed=str(sitting.seed))
    if sitting.persons():
        sitting.say("begin", "dim")


def show_turn(sitting: Sitting, seat: Seat) -> None:
    """News, position, question and moves; what was typed ahead is done first, and told as one."""
    sitting.unseen = bool(sitting.typed)
    if not sitting.typed:
        news_from_others = tell_news(sitting, seat)
        show_question(sitting, seat, news_from_others or not sitting.drawn)


def show_question(sitting: Sitting, seat: Seat, afresh: bool) -> None:
    """The position, the question and the moves: all of it that fits the screen, the question always."""
    answers = Listing(sitting, seat).short()
    drawing = whole_or_small(sitting, seat, answers) if afresh else in_brief(sitting, seat)
    if drawing is not None:
        sitting.console.print(drawing)
        sitting.drawn = True
    ask_question(sitting, seat)
    sitting.console.print(answers)


def in_brief(sitting: Sitting, seat: Seat) -> RenderableType | None:
    return brief(sitting.game, sitting.view(seat), sitting.to(seat), sitting.people)


def whole_or_small(sitting: Sitting, seat: Seat, answers: RenderableType) -> RenderableType:
    """The whole position, or the small drawing of it where the screen has no room for that and the answers."""
    view, words, players = sitting.view(seat), sitting.to(seat), sitting.people
    whole = draw(sitting.game, view, words, players)
    fits = height_of(sitting, whole) + height_of(sitting, answers) + BESIDE <= sitting.console.height
    if fits or not sitting.console.is_terminal:
        return whole
    return small(sitting.game, view, words, players) or whole


def height_of(sitting: Sitting, part: RenderableType) -> int:
    """How many lines that takes on this screen."""
    return len(sitting.console.render_lines(part, pad=False))


def tell_news(sitting: Sitting, seat: Seat) -> bool:
    """What happened since this person's last answer; whether others had a part in it."""
    start = sitting.known[seat]
    others = any(entry.seat != seat for entry in sitting.record.entries[start:])
    sitting.known[seat] = len(sitting.told)
    lines = sitting.news(seat)
    if others and start and lines:
        sitting.console.print(Rule(sitting.words.say("play", "since"), style="dim", align="left"))
    most = max(4, sitting.console.height // 3) if sitting.console.is_terminal else LINES_SHOWN
    if len(lines) > most:
        sitting.console.print(Text(sitting.words.say("terminal", "more", count=len(lines) - most), style="dim"))
    for line in lines[-most:]:
        sitting.console.print(Text(line))
    said = [said for at, said in sitting.reasons.items() if at >= start and for_ears_of(seat, said[1])]
    for bot, reason in said[-REASONS_SHOWN:]:
        sitting.console.print(Text(remark(sitting.to(seat), sitting.names, bot, reason), style="italic"))
    return others


def for_ears_of(seat: Seat, reason: Reason) -> bool:
    """What speaks for an offer concerns whom it is made to: what became of it the others hear from the story."""
    return reason.partner == seat or not reason.key.startswith("offer_")


def show_board(sitting: Sitting, seat: Seat) -> None:
    """The whole position as this seat sees it, screen by screen."""
    drawn = draw(sitting.game, sitting.view(seat), sitting.to(max(seat, SPECTATOR)), sitting.people)
    show_paged(sitting, drawn)
    sitting.drawn = True


def show_map(sitting: Sitting, seat: Seat, place: str) -> bool:
    """The map, with the distances from a place; false where the game has none, or no such place."""
    drawn = chart(sitting.game, sitting.view(seat), sitting.to(seat), sitting.people, place)
    if drawn is not None:
        show_paged(sitting, drawn)
    return drawn is not None


def show_paged(sitting: Sitting, part: RenderableType) -> None:
    """Screen by screen at a terminal that is too low for it; all at once elsewhere."""
    console = sitting.console
    if not console.is_terminal or not sys.stdin.isatty() or height_of(sitting, part) < console.height:
        console.print(part)
        return
    with console.capture() as captured:
        console.print(part)
    page(sitting, captured.get().rstrip("\n").split("\n"))


def page(sitting: Sitting, lines: Sequence[str]) -> None:
    """So many lines, then a key, until all are shown or somebody has seen enough."""
    step = max(4, sitting.console.height - 2)
    for start in range(0, len(lines), step):
        sitting.console.file.write("\n".join(lines[start : start + step]) + "\n")
        if start + step < len(lines) and ask(sitting, sitting.words.say("terminal", "page")).lower().startswith("q"):
            return


def ask_question(sitting: Sitting, seat: Seat) -> None:
    """Who is asked, at which decision point, and what."""
    step = sitting.record.state.stack[-1]
    head = Text.assemble((sitting.narrator.player(seat), "bold"), (f" · {step_name(step)}", "dim"))
    sitting.console.print(Rule(head, style="dim", align="left"))
    sitting.console.print(Text(sitting.to(seat).asked(sitting.game, sitting.names, step), style="bold"))


def list_moves(sitting: Sitting, seat: Seat, only: list[int] | None = None) -> None:
    """The legal moves, or some of them, in as few lines as make sense, screen by screen."""
    show_paged(sitting, Listing(sitting, seat).short(only))


def remind(sitting: Sitting, seat: Seat, only: list[int] | None = None) -> None:
    """What could have been typed: all as at the question, or some of them."""
    answers = Listing(sitting, seat)
    sitting.console.print(answers.short() if only is None else answers.reminder(only))


def list_every_move(sitting: Sitting, seat: Seat) -> None:
    """Every legal move on a line of its own, screen by screen."""
    show_paged(sitting, Text("\n").join(Listing(sitting, seat).whole()))


def show_log(sitting: Sitting, seat: Seat, steps: bool = False) -> None:
    """The whole story as this seat heard it, or step by step."""
    sitting.console.print(Rule(sitting.words.say("play", "log_title"), style="dim", align="left"))
    if not sitting.told:
        sitting.say("nothing_yet", "dim")
    elif steps:
        said = ((at + 1, sitting.heard(told, seat)) for at, told in enumerate(sitting.told))
        lines = [Text.assemble((f"{number:4} ", "dim"), line) for number, line in said if line]
        show_paged(sitting, Text("\n").join(lines))
    else:
        show_paged(sitting, Text("\n").join([Text(line_text(sitting.words, piece)) for piece in sitting.story(seat)]))


def quote(sitting: Sitting, rule: str) -> None:
    """The text of a rule, as people read it in their language."""
    text = rules_of(sitting.game, sitting.language).get(rule)
    if text is not None:
        title = sitting.words.say("play", "rule_title", rule=rule)
        sitting.console.print(Panel(Text(text), title=title, title_align="left", border_style="dim"))


def show_account(sitting: Sitting, reader: Seat) -> bool:
    """Points by source, as that reader may know them; false where the game does not say."""
    rows = account(sitting.record, len(sitting.record.entries), reader)
    if rows:
        sitting.console.print(account_table(sitting.record, sitting.to(reader), rows))
    return bool(rows)


def show_end(sitting: Sitting) -> None:
    """The last events, the last position, the final table, and where the points come from."""
    if sitting.person is not None:
        tell_news(sitting, sitting.person)
    show_paged(sitting, draw(sitting.game, sitting.view(SPECTATOR), sitting.words, sitting.people))
    sitting.console.print(final_table(sitting.record, sitting.words))
    show_account(sitting, SPECTATOR)
