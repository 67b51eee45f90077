"""How luck folds to what matters: the end of a fight that is fought on, and what the next Doge card brings."""

from __future__ import annotations

from typing import Final

from serenissima.games.serenissima_2012.board import EXCHANGES_WITHOUT_LOSS, PORT, Board, Ends
from serenissima.games.serenissima_2012.combat import Exchange, rested
from serenissima.games.serenissima_2012.doge import ahead, copies_left
from serenissima.games.serenissima_2012.payout import payouts_reached
from serenissima.games.serenissima_2012.ports import garrison_dice
from serenissima.games.serenissima_2012.state import S12, active, port_here
from serenissima.kernel.core import NOBODY, Seat, nouns
from serenissima.kernel.outlook import Fold

WON: Final = "won"
LOST: Final = "lost"
BOTH_SINK: Final = "both_sink"
UNDECIDED: Final = "undecided"
ENDINGS: Final = (WON, LOST, BOTH_SINK, UNDECIDED)
PAYOUT: Final = "payout"
WINE: Final = "wine"
TIME: Final = "time"


# Fights


def fight_shares(g: S12, seat: Seat) -> dict[str, float]:
    """S12-8.8, S12-9.10, S12-9.13: how a fight ends that the attacker never breaks off, the fort's fire included."""
    ends = fight_ends(g)
    return {name: share for name, share in zip(ENDINGS, ends, strict=True) if share}


def fight_ends(g: S12) -> Ends:
    """S12-8.2, S12-8.4, S12-8.5, S12-9.13: from the dice on the table, or from the fort that fires first."""
    crew, cap = active(g).sailors, g.table.activation.attack_cap
    step = g.stack[-1]
    if not isinstance(step, Exchange):
        return storm(g, crew, cap, garrison_dice(g))
    defence = garrison_dice(g) if step.target == PORT else g.table.galleys[step.target].sailors
    return fought_on(g.rules.board, cap, crew, defence, EXCHANGES_WITHOUT_LOSS - step.quiet)


def storm(g: S12, crew: int, cap: int, garrison: int) -> Ends:
    """S12-9.10, S12-9.11, S12-9.12: the fort fires; a crew shot away is lost, and one that is tired then gives up."""
    odds = g.rules.board.fort_odds
    total = float(sum([weight for _, weight in odds]))
    tired = crew - rested(g)
    won = lost = both = undecided = 0.0
    for move, weight in odds:
        share = weight / total
        left = max(0, crew - nouns(move)[0])
        dice = left - tired if cap == NOBODY else cap
        if left == 0:
            lost += share
        elif dice <= 0:
            undecided += share
        else:
            ends = fought_on(g.rules.board, dice, left, garrison, EXCHANGES_WITHOUT_LOSS)
            won += share * ends[0]
            lost += share * ends[1]
            both += share * ends[2]
            undecided += share * ends[3]
    return won, lost, both, undecided


def fought_on(board: Board, cap: int, crew: int, defence: int, rolls: int) -> Ends:
    """S12-8.4, S12-8.6, S12-8.7, S12-8.17: exchange after exchange; so many in a row may pass without a loss."""
    if crew == 0 or defence == 0:
        return (0.0, 0.0, 1.0, 0.0) if crew == defence else (0.0, 1.0, 0.0, 0.0) if crew == 0 else (1.0, 0.0, 0.0, 0.0)
    cap = min(cap, crew)
    key = (cap, crew, defence, rolls)
    known = board.fights.get(key)
    if known is None:
        known = board.fights[key] = one_after_another(board, cap, crew, defence, rolls)
    return known


def one_after_another(board: Board, cap: int, crew: int, defence: int, rolls: int) -> Ends:
    """S12-8.6, S12-8.17: the first exchange with a loss decides how it goes on; without any it stays undecided."""
    odds = board.exchange_odds[cap][defence]
    total = float(sum([weight for _, weight in odds]))
    still = quiet_share(odds[0][1] / total, rolls)
    won = lost = both = 0.0
    undecided = still
    for move, weight in odds[1:]:  # the first outcome is the one without a skull
        hits, suffered = nouns(move)
        share = weight / (total - odds[0][1]) * (1.0 - still)
        left, standing = max(0, crew - suffered), max(0, defence - hits)
        ends = fought_on(board, cap, left, standing, EXCHANGES_WITHOUT_LOSS)
        won += share * ends[0]
        lost += share * ends[1]
        both += share * ends[2]
        undecided += share * ends[3]
    return won, lost, both, undecided


def quiet_share(quiet: float, rolls: int) -> float:
    """S12-8.17: how likely it is that so many exchanges pass without a loss."""
    still = 1.0
    for _ in range(rolls):
        still *= quiet
    return still


def fight_result(start: S12, after: S12, seat: Seat) -> str:
    """S12-8.10, S12-8.11, S12-8.13, S12-9.14, S12-9.16: who is left of the two."""
    afloat = after.table.galleys[start.table.activation.galley].sailors > 0
    step = start.stack[-1]
    target = step.target if isinstance(step, Exchange) else PORT
    if target == PORT:
        port = port_here(start)
        stands = after.table.ports[port].owner == start.table.ports[port].owner
    else:
        stands = after.table.galleys[target].sailors > 0
    if afloat:
        return UNDECIDED if stands else WON
    return LOST if stands else BOTH_SINK


# The Doge card


def card_brings(g: S12, card: int) -> str:
    """S12-11.2, S12-11.5: a payout, wine income, or nothing but time."""
    printed = g.rules.board.doge_cards[card]
    if payouts_reached(g, ahead(g, printed.advance)) > g.table.payouts:
        return PAYOUT
    return WINE if printed.wine_income and not printed.shuffle else TIME


def card_shares(g: S12, seat: Seat) -> dict[str, float]:
    """S12-11.1: any card that is not in the discard pile may be the next."""
    left = [copies_left(g, card) for card in range(len(g.rules.board.doge_cards))]
    total = float(sum(left))
    shares: dict[str, float] = {}
    for card, copies in enumerate(left):
        if copies:
            brings = card_brings(g, card)
            shares[brings] = shares.get(brings, 0.0) + copies / total
    return shares


def card_result(start: S12, after: S12, seat: Seat) -> str:
    """S12-11.2, S12-11.5: what the card that was turned up has brought."""
    if after.table.payouts > start.table.payouts:
        return PAYOUT
    for at, card in enumerate(start.rules.board.doge_cards):
        if card.wine_income and after.table.doge_discard[at] > start.table.doge_discard[at]:
            return WINE
    return TIME


FIGHT: Final = Fold(fight_shares, fight_result, {"combat_round": ("continue",)})
FOLDS: Final = {
    "fort_fires": FIGHT,
    "exchange": FIGHT,
    "turn_doge_card": Fold(card_shares, card_result),
}
