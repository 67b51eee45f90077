"""The picture of a review: chances to win over the game, and luck beside decisions for every seat."""

from __future__ import annotations

import logging
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import matplotlib
from matplotlib import font_manager
from matplotlib.figure import Figure

from serenissima.kernel.core import CHANCE
from serenissima.review.report import Review
from serenissima.text import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes

PAGE, CARD, WELL, LINE = "#f6eedb", "#fdf9ef", "#ecdfc3", "#cdb88d"
INK, INK_2, OXBLOOD, BRASS = "#2c2017", "#58452f", "#7d1f2b", "#8f6a26"
SEATS: Final = {
    "blue": "#20508f",
    "red": "#9e2030",
    "orange": "#c87414",
    "black": "#33302f",
    "yellow": "#a8761a",
    "purple": "#7440a0",
    "green": "#4b7a1e",
    "venice": "#9e2030",
    "genoa": "#20508f",
    "spain": "#c87414",
    "turkey": "#1d5f4a",
}
OTHERS: Final = ("#20508f", "#9e2030", "#c87414", "#1d5f4a", "#7440a0")
MARKS: Final = ("o", "s", "^", "D", "v")  # never colour alone
FONTS: Final = ("EB Garamond", "Cardo", "Gentium Plus", "DejaVu Serif")
LETTERS: Final = "ABCDEFGHIJ"
APART: Final = 0.062  # of the height, so that two names never overlap


def picture(review: Review, words: Words, seats: list[str], file: Path) -> None:
    """Draw a review into a file; the ending of its name says how."""
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # a missing typeface is no news
    known = {font.name for font in font_manager.fontManager.ttflist}
    style: dict[Any, Any] = {
        "font.family": next((font for font in FONTS if font in known), "serif"),
        "font.size": 12,
        "text.color": INK,
        "axes.facecolor": CARD,
        "axes.edgecolor": LINE,
        "xtick.color": INK_2,
        "ytick.color": INK_2,
        "svg.hashsalt": "serenissima",
    }
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(13.6, 8.2), facecolor=PAGE)
        count = len(review.players)
        grid = figure.add_gridspec(
            2, count, height_ratios=(2.5, 1), left=0.055, right=0.972, top=0.87, bottom=0.04, hspace=0.5, wspace=0.12
        )
        heading(figure, review, words)
        colours = [SEATS.get(name, OTHERS[seat % len(OTHERS)]) for seat, name in enumerate(seats)]
        curves(figure.add_subplot(grid[0, :]), review, words, colours)
        top = largest(review)
        for seat in range(count):
            split(figure.add_subplot(grid[1, seat]), review, seat, colours[seat], top)
        figure.savefig(file, dpi=120, facecolor=PAGE)


def heading(figure: Figure, review: Review, words: Words) -> None:
    """Which game, what is drawn, and by whom it was judged."""
    figure.text(0.028, 0.945, words.title, fontsize=24)
    figure.text(0.972, 0.948, words.say("review", "plot_judged"), fontsize=12, color=INK_2, ha="right")
    figure.text(0.028, 0.3, words.say("review", "plot_split"), fontsize=17)
    figure.text(0.235, 0.3, "╌╌ " + words.say("review", "plot_luck"), fontsize=12, color=BRASS)
    figure.text(0.305, 0.3, "── " + words.say("review", "plot_decisions"), fontsize=12, color=OXBLOOD)
    figure.text(0.972, 0.3, words.say("review", "plot_points"), fontsize=12, color=INK_2, ha="right")


def plain(axes: Axes) -> None:
    """No frame, and lines so thin that they only guide the eye."""
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.tick_params(length=0)
    axes.grid(axis="y", color=WELL, linewidth=1, linestyle=(0, (1, 3)))
    axes.set_axisbelow(True)


def curves(axes: Axes, review: Review, words: Words, colours: list[str]) -> None:
    """The share of every seat after every entry, with the turning points."""
    count, seats = len(review.curve) - 1, len(review.players)
    plain(axes)
    axes.set_title(words.say("review", "plot_curve"), loc="left", fontsize=17, pad=12)
    top = min(1.0, max(max(shares) for shares in review.curve) + 0.08)
    axes.set_xlim(0, max(1, count) * 1.16)
    axes.set_ylim(0, top)
    axes.yaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f} %")
    axes.set_xticks([tick for tick in axes.get_xticks() if 0 <= tick <= count])
    axes.set_xlabel(words.say("review", "plot_entries"), color=INK_2, loc="left")
    mark_turns(axes, review, count, top)
    every = max(1, count // 12)
    for seat in range(seats):
        shares = [moment[seat] for moment in review.curve]
        mark: dict[str, Any] = {
            "marker": MARKS[seat % len(MARKS)],
            "markevery": (every // 2 + seat * every // seats, every),
        }
        axes.plot(shares, color=colours[seat], linewidth=2, markersize=5.5, markeredgecolor=CARD, **mark)
    name_ends(axes, review, colours, count, top)


def mark_turns(axes: Axes, review: Review, count: int, top: float) -> None:
    """A band and a letter for every turning point; letters that would touch stand below each other."""
    badge = {"boxstyle": "circle,pad=0.25", "facecolor": CARD, "edgecolor": OXBLOOD}
    before, row = float("-inf"), 0
    for letter, turn in sorted(zip(LETTERS, review.turns, strict=False), key=lambda pair: pair[1].first):
        axes.axvspan(turn.first - 1, turn.last, color=WELL, alpha=0.75, linewidth=0)
        middle = (turn.first - 1 + turn.last) / 2
        row = row + 1 if middle - before < 0.024 * count else 0
        before = middle
        height = top * (0.965 - 0.075 * row)
        axes.text(middle, height, letter, color=OXBLOOD, ha="center", va="top", fontsize=11, bbox=badge, zorder=5)


def name_ends(axes: Axes, review: Review, colours: list[str], count: int, top: float) -> None:
    """Each player's name and share where his line ends, none over another."""
    lowest = -1.0
    for seat in sorted(range(len(review.players)), key=lambda seat: review.curve[-1][seat]):
        share = review.curve[-1][seat]
        lowest = max(share, lowest + APART * top, 0.02 * top)
        text = f"{review.players[seat]}  {100 * share:.0f}"
        axes.plot([count, count * 1.014], [share, lowest], color=colours[seat], linewidth=0.8)
        axes.text(count * 1.018, lowest, text, color=colours[seat], va="center", fontsize=13, fontweight="bold")


def sums(review: Review, seat: int) -> tuple[list[float], list[float]]:
    """Luck and decisions of one seat, summed up from the start."""
    luck = accumulate((e.change[seat] if e.seat == CHANCE else 0.0 for e in review.entries), initial=0.0)
    rest = accumulate((0.0 if e.seat == CHANCE else e.change[seat] for e in review.entries), initial=0.0)
    return list(luck), list(rest)


def largest(review: Review) -> float:
    """The farthest that luck or decisions carried anybody, so that all seats are drawn alike."""
    return max(0.05, *(abs(v) for seat in range(len(review.players)) for one in sums(review, seat) for v in one)) * 1.1


def split(axes: Axes, review: Review, seat: int, colour: str, top: float) -> None:
    """Luck and decisions of one seat as the game went on, and what they came to."""
    luck, rest = sums(review, seat)
    plain(axes)
    axes.set_ylim(-top, top)
    axes.set_xlim(0, max(1, len(luck) - 1) * 1.2)
    axes.set_xticks([])
    axes.set_yticks([0.0], [""])
    axes.spines["bottom"].set_visible(False)
    axes.axhline(0.0, color=LINE, linewidth=1)
    axes.fill_between(range(len(rest)), rest, color=OXBLOOD, alpha=0.08, linewidth=0)
    axes.plot(rest, color=OXBLOOD, linewidth=1.7)
    axes.plot(luck, color=BRASS, linewidth=1.7, linestyle=(0, (3, 1.6)))
    right, width = (len(luck) - 1) * 1.07, max(1, len(luck) - 1) * 0.045
    for at, (value, shade) in enumerate(((luck[-1], BRASS), (rest[-1], OXBLOOD))):
        axes.bar(right + at * width * 1.3, value, width=width, color=shade, linewidth=0)
    axes.set_title(review.players[seat], loc="left", fontsize=13, color=colour, fontweight="bold", pad=5)
    axes.set_title(f"{100 * luck[-1]:+.0f}    {100 * rest[-1]:+.0f}", loc="right", fontsize=12, color=INK_2, pad=5)
