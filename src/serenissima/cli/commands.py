"""What can be typed at the table: moves, and the commands of the house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from serenissima.bots.levels import judge_of, levels_of
from serenissima.bots.protocol import Budget
from serenissima.cli.advising import advice_lines, advice_rows, advice_table
from serenissima.cli.files import latest_save, path_said, read_file
from serenissima.cli.keyboard import Leave, agreed, read_command, says_yes
from serenissima.cli.matching import is_number, numbered_verb
from serenissima.cli.screen import (
    ask_question,
    list_every_move,
    list_moves,
    quote,
    remind,
    show_account,
    show_board,
    show_log,
    show_map,
    show_paged,
)
from serenissima.cli.sitting import Sitting
from serenissima.cli.telling import listed
from serenissima.kernel.core import Move, Seat
from serenissima.kernel.game import Refusal
from serenissima.kernel.notation import half_words, top_name
from serenissima.kernel.outlook import begun, nearest
from serenissima.kernel.reckoning import scoring_of
from serenissima.kernel.record import BadRecord, Refused, refusal
from serenissima.review.advice import weigh
from serenissima.review.certainty import Certainty
from serenissima.review.trying import fitting
from serenissima.rulemap import rules_of

PLACES: Final = ("field", "zone", "port", "harbour")  # kinds of places on a map
WIDE: Final = 100  # columns that a table of hints needs
FEW_SLIPS: Final = 3  # answers that a mistyped line is asked about
FEW_LEGAL: Final = 3  # answers that are named where another is refused
LONGEST_SLIP: Final = 80  # letters of a line that may be a mistyped answer
HINTS: Final = 4  # turns shown
HINT_BUDGET: Final = Budget(nodes=60, seconds=1.0)

Command = Callable[[Sitting, Seat, str], None]


def obey(sitting: Sitting, seat: Seat) -> None:
    """Read one command of the house, or a move, and carry it out."""
    text = read_command(sitting, seat, list(COMMANDS))
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is not None and sitting.game.word(top_name(sitting.record.state), word) is None:
        command(sitting, seat, rest.strip())
    else:
        try_move(sitting, seat, text)


def complain(sitting: Sitting, key: str, **facts: str) -> None:
    """Something typed cannot be done; what was typed after it is dropped."""
    sitting.typed.clear()
    sitting.say(key, "yellow", **facts)


# Moves


def try_move(sitting: Sitting, seat: Seat, text: str) -> None:
    """Find the move that was meant, and play it."""
    if is_number(text) or text.isdecimal():
        number_said(sitting, seat, text)
        return
    moves = sitting.sayable(seat)
    meant = sitting.ear().meant(text, moves)
    if len(meant) == 1:
        play_move(sitting, seat, moves[meant[0]])
    elif meant:
        several(sitting, seat, text, meant)
    else:
        explain(sitting, seat, text)


def several(sitting: Sitting, seat: Seat, text: str, meant: list[int]) -> None:
    """What was typed goes on in more ways than one: these."""
    sitting.typed.clear()
    choices = sitting.words.say("terminal", "several", text=repr(text[:60]), count=len(meant))
    sitting.console.print(Text(choices, style="yellow"))
    list_moves(sitting, seat, meant)


def number_said(sitting: Sitting, seat: Seat, text: str) -> None:
    """A bare number: play what it says."""
    moves, said = sitting.sayable(seat), by_number(sitting, seat, text)
    meant = sitting.ear().meant(said, moves)
    if meant:
        play_move(sitting, seat, moves[meant[0]])
    elif said:
        explain(sitting, seat, said)
    else:
        complain(sitting, "no_number", number=text[:20], count=str(len(moves)))


def by_number(sitting: Sitting, seat: Seat, text: str) -> str:
    """What a bare number says: the answer itself where the answer is a number, else a line of the list, or nothing."""
    moves = sitting.sayable(seat)
    verb = numbered_verb(sitting.game, sitting.record.names, top_name(sitting.record.state), moves)
    if verb:
        return f"{verb} {text}"
    listed = is_number(text) and 1 <= int(text) <= len(moves)
    return sitting.notation(moves[int(text) - 1]) if listed else ""


def play_move(sitting: Sitting, seat: Seat, move: Move) -> None:
    """Play a legal move; what a person should think over is asked again."""
    for flag in sitting.game.flags(sitting.record.state, seat, move):
        warning = sitting.words.say("play", "confirm", warning=sitting.words.flag(flag))
        said = says_yes(sitting, sitting.typed.pop(0)) if sitting.typed else agreed(sitting, warning)
        if not said:
            complain(sitting, "not_done")
            return
    sitting.answer(seat, move)


def explain(sitting: Sitting, seat: Seat, text: str) -> None:
    """What was typed is not among the legal moves: play it if the question takes it all the same, or say why not."""
    sitting.typed.clear()
    move = read_full(sitting, seat, text)
    if move is not None and refusal(sitting.game, sitting.record.state, seat, move) is None:
        play_move(sitting, seat, move)
    else:
        refuse(sitting, seat, text)


def read_full(sitting: Sitting, seat: Seat, text: str) -> Move | None:
    """The one move, legal or not, that these words say; of several the first that could answer this question."""
    ear = sitting.ear()
    found = ear.full(ear.heard(text))
    here = [move for move in found if move[0] in ear.answers()]
    return here[0] if here else found[0] if len(found) == 1 else None


def refuse(sitting: Sitting, seat: Seat, text: str) -> str | None:
    """Say why this is no legal move, and which are nearest; the rule that refuses it, if it is a move at all."""
    ear, state = sitting.ear(), sitting.record.state
    typed = ear.heard(text)
    move = read_full(sitting, seat, text)
    if move is not None:
        refused = refusal(sitting.game, state, seat, move)
        if refused is None:
            sitting.say("legal", "green", move=sitting.notation(move))
            return None
        return tell_refusal(sitting, seat, move, refused)
    halves = [half for half in ear.half(typed) if not begun(sitting.sayable(seat), half)]
    if len(halves) == 1:
        return refuse_half(sitting, seat, halves[0])
    verbs = ear.verbs(typed)
    if verbs and not set(verbs) & set(ear.answers()):  # whatever else was meant, it is no answer now
        return tell_refusal(sitting, seat, (verbs[0],), sitting.game.why_none(state, seat, (verbs[0],)))
    not_understood(sitting, seat, text, verbs)
    return None


def refuse_half(sitting: Sitting, seat: Seat, half: Move) -> str:
    """Say why nothing that begins like this is legal; where each has its own reason, why what comes nearest is not."""
    game, state = sitting.game, sitting.record.state
    refused = game.why_none(state, seat, half)
    nearly = game.nearly(state, seat, half) if refused.reason == "not_offered" else None
    if nearly is None:
        return tell_refusal(sitting, seat, half, refused)
    return tell_refusal(sitting, seat, nearly, game.why_not(state, seat, nearly))


def tell_refusal(sitting: Sitting, seat: Seat, move: Move, refused: Refusal) -> str:
    """Why a move is refused, in words with its rule, and the nearest legal ones."""
    said = of_its_verb(sitting, move, refused)
    notation = " ".join(half_words(sitting.game, sitting.record.names, top_name(sitting.record.state), move))
    sitting.console.print(Text.assemble((f"{notation}: ", "bold"), (sitting.words.refusal(said), "yellow")))
    moves = sitting.sayable(seat)
    near = nearest(sitting.game, sitting.record.state, moves, move)
    legal = listed(sitting.words, [sitting.notation(one) for one in near or instead_of(moves, move)])
    text = sitting.words.say("terminal", "nearest" if near else "for_example", moves=legal)
    sitting.console.print(Text(text, style="yellow"))
    return said.rule


def instead_of(moves: list[Move], move: Move) -> list[Move]:
    """A few legal answers where none is nearest: of the same verb or the only one, or else one of each other verb."""
    firsts = {one[0]: one for one in reversed(moves)}
    alike = [one for one in moves if one[0] == move[0] or len(firsts) == 1]
    return (alike or [one for one in moves if firsts[one[0]] == one])[:FEW_LEGAL]


def of_its_verb(sitting: Sitting, move: Move, refused: Refusal) -> Refusal:
    """The same refusal with the rule that the verb comes from, where it only says that something else is asked."""
    if refused != sitting.game.elsewhere(sitting.record.state, ""):
        return refused
    word = sitting.game.word(top_name(sitting.record.state), move[0])
    return Refusal(word.rules[0], refused.reason, refused.facts) if word and word.rules else refused


def not_understood(sitting: Sitting, seat: Seat, text: str, verbs: list[str]) -> None:
    """Words that are no move: what was nearly said, what is legal with that verb, or an example."""
    moves = sitting.sayable(seat)
    near = sitting.ear().misspelt(text[:LONGEST_SLIP], moves)
    if 0 < len(near) <= FEW_SLIPS:
        meant = ", ".join(f"`{sitting.notation(moves[at])}`" for at in near)
        said = sitting.words.say("terminal", "meant", text=repr(text[:60]), moves=meant)
        sitting.console.print(Text(said, style="yellow"))
        return
    alike = [at for at, move in enumerate(moves) if move[0] in verbs]
    example = sitting.notation(moves[alike[0] if alike else 0])
    sitting.say("unknown", "yellow", text=repr(text[:60]), example=example)
    if alike:
        remind(sitting, seat, alike if len(alike) < len(moves) else None)


# Commands of the house


def show_help(sitting: Sitting, seat: Seat, rest: str) -> None:
    """All that can be typed, with examples of this very question."""
    example = telling_example(sitting, seat)
    forms = {"number": "3", "notation": example, "several": f"{example}; …", "why": f"why {example}"}
    forms |= {"rule": f"rule {next(iter(rules_of(sitting.game)))}", "undo": "undo", "board": "board"}
    own = {"map": "map [PLACE]", "moves": "moves", "log": "log [steps]", "score": "score"}
    forms |= {"hint": "hint", "save": "save FILE", "resume": "resume [FILE]", "quit": "quit"}
    table = Table.grid(padding=(0, 2))
    for key, form in forms.items():
        said = sitting.words.say("help", key)
        if key == "notation":
            short = " ".join(cut(word) for word in example.split())
            said = sitting.words.say("terminal", "help_notation", example=example, short=short)
        table.add_row(Text(form, style="bold cyan"), Text(said))
        if key == "board":
            for name, own_form in own.items():
                table.add_row(Text(own_form, style="bold cyan"), Text(sitting.words.say("terminal", f"help_{name}")))
    title = sitting.words.say("help", "title")
    sitting.console.print(Panel(table, title=title, title_align="left", border_style="dim"))


def telling_example(sitting: Sitting, seat: Seat) -> str:
    """A legal move that shows best how moves are typed: one with a noun, if there is one."""
    moves = sitting.sayable(seat)
    return sitting.notation(next((move for move in moves if len(move) > 1), moves[0]))


def cut(word: str) -> str:
    """The beginning of a word; a number is not cut."""
    return word if is_number(word) else word[:3]


def why(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Why a move is not legal, and the rule in full."""
    if not rest:
        sitting.say("why_form", "yellow", example=sitting.notation(sitting.sayable(seat)[0]))
        return
    said = by_number(sitting, seat, rest) if is_number(rest) else rest
    if not said:
        complain(sitting, "no_number", number=rest[:20], count=str(len(sitting.sayable(seat))))
        return
    meant = sitting.ear().meant(said, sitting.sayable(seat))
    if len(meant) > 1:
        several(sitting, seat, said, meant)
        return
    rule = refuse(sitting, seat, sitting.notation(sitting.sayable(seat)[meant[0]]) if meant else said)
    if rule is not None:
        quote(sitting, rule)


def quote_rule(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Quote a rule by its number, with or without the letters before it."""
    texts = rules_of(sitting.game)
    if not rest:
        sitting.say("rule_form", "yellow", first=next(iter(texts)), last=next(reversed(texts)))
        return
    said = rest.upper()
    wanted = said if said in texts else f"{sitting.game.prefix}-{said}"
    if wanted in texts:
        quote(sitting, wanted)
    else:
        first, last = next(iter(texts)), next(reversed(texts))
        sitting.say("no_rule", "yellow", rule=repr(rest[:40]), first=first, last=last)


def undo(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Take back own moves, as many as wished and possible."""
    count = int(rest) if rest.isdecimal() and len(rest) < 4 else 1
    taken: list[str] = []
    try:
        for _ in range(max(1, count)):
            taken.append(sitting.take_back(seat))
    except Refused as error:
        if not taken:
            sitting.console.print(Text(sitting.words.say("refusals", error.refusal.reason), style="yellow"))
            return
    sitting.say("taken_back", "green", moves=", ".join(taken))


def show_chart(sitting: Sitting, seat: Seat, rest: str) -> None:
    """The map of the board, with the distances from a place."""
    ear = sitting.ear()
    typed = "_".join(ear.heard(rest))
    known = [ways[0] for kind in PLACES for ways in ear.ways.get(kind, []) if typed and ways[0]]
    exact = [name for name in known if name == typed]
    place = (exact or [name for name in known if name.startswith(typed)] or [typed])[0] if typed else ""
    if not show_map(sitting, seat, place):
        sitting.console.print(Text(sitting.words.say("terminal", "no_map", place=repr(rest[:40])), style="yellow"))


def score(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Points by source so far, as far as this seat may know them."""
    if not show_account(sitting, seat):
        why = "no_points" if scoring_of(sitting.game) else "no_account"
        sitting.console.print(Text(sitting.words.say("terminal", why), style="yellow"))


def board(sitting: Sitting, seat: Seat, rest: str) -> None:
    """The position and the question again."""
    show_board(sitting, seat)
    ask_question(sitting, seat)


def save_as(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Save the game in a file of one's own."""
    path = path_said(rest) if rest else None
    if path is not None and not path.absolute().parent.is_dir():
        said = sitting.words.say("terminal", "no_folder", folder=str(path.absolute().parent))
        sitting.console.print(Text(said, style="yellow"))
    elif path is not None:
        sitting.store(path, aloud=True)
    else:
        sitting.say("save_form", "yellow")


def resume(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Go on with a saved game instead of this one."""
    file = path_said(rest) if rest else latest_save() or sitting.file
    try:
        record = read_file(file, sitting.record.data_file).record
    except BadRecord as error:
        sitting.say("cannot_resume", "yellow", file=str(file), problem=str(error))
        return
    sitting.store(sitting.file)
    sitting.file = file
    sitting.take_up(record)
    sitting.say("resumed", "green", entries=str(len(record.entries)))


def hint(sitting: Sitting, seat: Seat, rest: str) -> None:
    """The best moves, from what this seat can see."""
    if len(levels_of(sitting.game)) == 1:
        sitting.console.print(Text(sitting.words.say("review", "no_hint"), style="yellow"))
        return
    certainty = Certainty(judge_of(sitting.game), len(sitting.record.players))
    judge = certainty.judge_at(certainty.usual(len(sitting.record.entries)))
    found = weigh(judge, sitting.view(seat), sitting.moves(seat), fitting(sitting.game, HINT_BUDGET), "hint")
    rows = advice_rows(sitting.words, sitting.game, sitting.record.state, seat, found[:HINTS])
    drawn = advice_table if sitting.console.width >= WIDE else advice_lines
    show_paged(sitting, drawn(sitting.words, sitting.words.name("seat", sitting.names["seat"][seat]), rows))


def leave(sitting: Sitting, seat: Seat, rest: str) -> None:
    """Stop here; the game is saved."""
    raise Leave


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "?": show_help,
    "why": why,
    "rule": quote_rule,
    "undo": undo,
    "board": board,
    "map": show_chart,
    "moves": lambda sitting, seat, _: list_every_move(sitting, seat),
    "score": score,
    "hint": hint,
    "log": lambda sitting, seat, rest: show_log(sitting, seat, rest.startswith("s")),
    "save": save_as,
    "resume": resume,
    "quit": leave,
    "exit": leave,
}
