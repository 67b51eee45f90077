"""What a position of The Doge Ship is worth to each seat, in victory points.

Parts in the yard wait for their column and for a Doge who likes them, gondolas for their reward, barriers for the next
flood; approvals are worth the places they will probably take. What a seat has begun in its turn is counted as done,
with the tiles it may hope for: so a field is worth what it leads to.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from serenissima.games.dogeship.board import (
    APPROVALS,
    BARRIER,
    BUY,
    COMPLETE,
    DUCATS,
    GAIN,
    GALLEY,
    GONDOLA,
    HIGH_WATER,
    INSPECTION,
    LOWER,
    REPLACE,
    UPPER,
    Board,
    Offer,
    Tile,
    Tiles,
)
from serenissima.games.dogeship.buying import BonusBuy, Buying, BuyStep, KeepTile
from serenissima.games.dogeship.completing import BonusComplete, CompleteStep, Completing
from serenissima.games.dogeship.fields import Act, ChooseAction
from serenissima.games.dogeship.flow import RollDice, Turns
from serenissima.games.dogeship.inspection import BidApprovals, RevealBids
from serenissima.games.dogeship.intrigue import NewDoge, SwapDoge
from serenissima.games.dogeship.replacing import ReplacePart
from serenissima.games.dogeship.state import DS, Rules, approvals, priority, yard
from serenissima.kernel.core import NOBODY, Seat, Step

FEATURES: Final = (
    "vp",  # points scored
    "money",  # ducats, the first ten more than the rest, fewer the nearer the end
    "final_approval",  # the place the approvals will probably take at the end
    "inspection",  # the place they may take at the inspection announced, or the bid already made
    "inspections",  # the places they may take at inspections still to come
    "approvals",  # approvals at hand, each a little less than the one before
    "parts",  # galley tiles in the yard, by their chance to be built
    "ready",  # what those that can be built this round bring beyond that
    "gondolas",  # ducats that gondolas in the yard will bring
    "favours",  # approvals that gondolas in the yard will bring
    "barriers",  # barriers in the yard, for the floods and bonuses to come
    "shelter",  # markers that floods to come will take, less than nothing
    "flood",  # markers that the flood announced will take, less than nothing
    "bonus",  # what the top barrier earns in the rounds to come
    "tempo",  # how early in the turn order the top barrier stands
    "markers",  # markers still to be used in this round
    "swap",  # what another Doge tile may bring while it is being drawn
    "finish",  # the lead when the galley is all but complete
)
VP_: Final = 0
MONEY: Final = 1
FINAL: Final = 2
INSPECTED: Final = 3
INSPECTIONS: Final = 4
STOCK: Final = 5
PARTS: Final = 6
READY: Final = 7
GONDOLAS: Final = 8
FAVOURS: Final = 9
BARRIERS: Final = 10
SHELTER: Final = 11
FLOOD: Final = 12
BONUS: Final = 13
TEMPO: Final = 14
MARKERS: Final = 15
SWAPPED: Final = 16
FINISH: Final = 17

PACE: Final = 0.6  # parts that a seat builds in a round
DELAYED: Final = 0.7  # rounds that pass at least before the last part is built
DUCAT: Final = 0.4  # points a ducat is worth while there is time to spend it
APPROVAL: Final = 1.0  # points an approval is worth, roughly
MARKER: Final = 0.9  # points a marker is worth
PURSE: Final = 10  # ducats that are soon needed; more than that is savings
PATIENCE: Final = 0.93  # what a part is worth for every other part that must be built before it
PRICE: Final = 5.0  # ducats that pay for most parts
SALVAGE: Final = 0.25  # what a part is worth that can only replace another
SPREAD: Final = 2.0  # approvals by which a place is safe, roughly
MOST_APPROVALS: Final = 60
USES: Final[list[float]] = [1.6, 1.6, 0.6, 0.8]  # how often in a round a seat buys, completes, plots and earns
UNFINISHED: Final = 0.5  # what a tile in the yard is worth, of what it is worth completed
NEAR_END: Final = 6  # slots left when the lead begins to count
TROUBLE: Final = 0.02  # what keeps a seat from looking at tiles it will not keep
UNCERTAIN: Final = 0.5  # what an inspection announced counts, of a bid made
EAGER: Final = 2.0  # how much more a seat in the lead cares for the last slot
RESIGNED: Final = 0.5  # how much a seat behind cares that the end is near: it cannot wait for ever
ENDED: Final = 4.0  # how much more the lead counts when the galley is complete


class Outlook:
    """What can be worked out once per board and number of seats."""

    def __init__(self, rules: Rules) -> None:
        board = rules.board
        self.board = board
        self.seats = rules.seats
        doges = float(len(board.worth))
        parts = range(len(board.worth[0]))
        self.part: list[float] = []  # points of each part under an average Doge
        for tile in parts:
            points = 0.0
            for doge in range(len(board.worth)):
                points += float(board.worth[doge][tile]) + APPROVAL * float(board.praise[doge][tile])
            self.part.append(points / doges)
        self.first: list[int] = []  # by zone: its first column, and the one after its last
        self.end: list[int] = []
        for zone in range(len(board.zones)):
            columns = rules.layout.zone_at[board.zone_deck[zone]]
            inside = [at for at, other in enumerate(columns) if other == zone]
            self.first.append(inside[0] if inside else 0)
            self.end.append(inside[-1] + 1 if inside else 0)
        self.slots = 2 * rules.layout.columns
        self.finishers: list[int] = [
            at
            for at in rules.layout.fields
            if board.fields[at].offer.does == COMPLETE and GALLEY in board.fields[at].offer.kinds
        ]
        events = [board.tiles[at] for at in board.in_stack[board.doge_stack]]
        self.loss: list[float] = [expected_loss(board, events, barriers) for barriers in range(len(board.tiles))]
        self.inspections = float(len([tile for tile in events if tile.event == INSPECTION])) / doges
        self.bonus: list[float] = [bonus_of(tile) for tile in board.tiles]
        self.best_odds: list[list[float]] = [best_odds(count, board.draw_when_buying) for count in range(30)]
        self.gondola = self.typical(board.in_stack[board.gondola_stack])
        self.barrier = 1.3 * self.typical(board.in_stack[board.barrier_stack])
        self.behind: list[float] = [  # the chance that a rival with that many more is ahead in the end
            1.0 / (1.0 + exp((MOST_APPROVALS - more) / SPREAD)) for more in range(2 * MOST_APPROVALS + 1)
        ]

    def typical(self, tiles: Tiles) -> float:
        """What the best of those drawn in a purchase is worth on average."""
        worth = sorted([completed(self.board.tiles[tile], self.bonus[tile]) for tile in tiles], reverse=True)
        return sum([value * chance for value, chance in zip(worth, self.best_odds[len(tiles)], strict=True)])


def expected_loss(board: Board, events: list[Tile], barriers: int) -> float:
    """Markers that an average Doge tile takes from a seat with that many finished barriers."""
    lost = 0
    for tile in events:
        if tile.event == HIGH_WATER:
            lost += flood_loss(board, tile.level, barriers)
    return lost / len(events)


def flood_loss(board: Board, level: int, barriers: int) -> int:
    """Markers that a flood of that level takes."""
    losses = board.high_water_loss
    return losses[0] if barriers > level else losses[1] if barriers == level else losses[2]


def bonus_of(tile: Tile) -> float:
    """Points that a barrier earns in a round when it lies on top."""
    if tile.kind != BARRIER:
        return 0.0
    offer, worth = tile.offer, 0.0
    if offer.does == GAIN:
        worth = reward(offer, DUCAT)
    elif GALLEY in offer.kinds:
        worth = 1.2
    elif GONDOLA in offer.kinds:
        worth = 0.8
    else:
        worth = 0.6
    return worth * USES[tile.trigger]


def reward(offer: Offer, ducat: float) -> float:
    """Points that a reward is worth when a ducat is worth that much."""
    if offer.resource == DUCATS:
        return ducat * float(offer.amount)
    if offer.resource == APPROVALS:
        return APPROVAL * float(offer.amount)
    return float(offer.amount)


def completed(tile: Tile, bonus: float) -> float:
    """Points that a gondola, or a barrier in a few rounds on top, is worth when completed, less its cost."""
    gain = reward(tile.offer, DUCAT) if tile.kind == GONDOLA else bonus
    return gain - DUCAT * float(tile.cost)


def best_odds(count: int, drawn: int) -> list[float]:
    """How likely each of so many tiles, best first, is the best one of those drawn."""
    drawn = min(drawn, count)
    if drawn < 1:
        return []
    return [comb(count - 1 - at, drawn - 1) / comb(count, drawn) for at in range(count)]


_OUTLOOKS: Final[list[Outlook]] = []


def outlook_of(rules: Rules) -> Outlook:
    """The outlook for that board and number of seats."""
    for known in _OUTLOOKS:
        if known.board is rules.board and known.seats == rules.seats:
            return known
    _OUTLOOKS.append(Outlook(rules))
    return _OUTLOOKS[-1]


class Mine:
    """What a seat has, with what it has begun in its turn counted as done."""

    def __init__(self, g: DS, seat: Seat, outlook: Outlook) -> None:
        table = g.table
        self.seat = seat
        self.vp = table.vp[seat]
        self.ducats = float(table.ducats[seat])
        self.approvals = approvals(g, seat)
        self.yard = list(yard(g, seat))
        self.barriers = len(table.finished[seat])
        self.top = table.finished[seat][-1] if self.barriers else NOBODY
        self.parts = 0.0  # hoped for, beside the yard
        self.gondolas = 0.0
        self.new_barriers = 0
        self.swaps = False
        self.hopes: list[float] = [-1.0] * len(
            outlook.first
        )  # zone -> the chance to build a part of it, once asked for
        self.built: list[int] = [len(table.decks[LOWER]), len(table.decks[UPPER])]
        self.slots = outlook.slots - self.built[LOWER] - self.built[UPPER]
        self.rounds = rounds_left(g, self.slots)
        self.ducat = DUCAT * min(1.0, self.rounds / 2.0)  # points a ducat is worth


def rounds_left(g: DS, slots: int) -> float:
    """Rounds until so many slots are filled, or until the game is stopped."""
    rounds = DELAYED + float(slots) / (PACE * float(g.rules.seats))
    limit = g.rules.options.max_rounds
    return min(rounds, float(limit - g.table.round)) if limit else rounds


def features(g: DS, seat: Seat) -> list[float]:
    """The numbers that the weights of this seat's value multiply."""
    counted = [0.0] * len(FEATURES)
    outlook = outlook_of(g.rules)
    if g.table.ended >= 0:
        count_end(g, seat, counted)
        return counted
    mine = Mine(g, seat, outlook)
    top = g.stack[-1]
    between = isinstance(top, (RollDice, NewDoge, BidApprovals, RevealBids))
    if not between and not isinstance(top, ChooseAction):
        foresee(g, outlook, mine)
    count_approvals(g, outlook, mine, between, counted)
    count_yard(g, outlook, mine, between, counted)
    count_barriers(g, outlook, mine, between, counted)
    counted[VP_] = float(mine.vp)
    counted[MONEY] = purse(mine)
    available = g.table.available[seat]
    counted[MARKERS] = float(available - g.rules.board.action_markers if between else available)
    if mine.swaps:
        counted[SWAPPED] = swap_gain(g, outlook, mine)
    if mine.slots <= NEAR_END:
        counted[FINISH] = finish_line(g, outlook, mine)
    return counted


def purse(mine: Mine) -> float:
    """Points the ducats are worth: those soon needed in full, savings less."""
    return mine.ducat * spendable(mine.ducats)


def spendable(ducats: float) -> float:
    """Ducats that will be spent, of so many."""
    soon = min(ducats, float(PURSE))
    return soon + 0.4 * (ducats - soon)


# The end


def count_end(g: DS, seat: Seat, counted: list[float]) -> None:
    """The galley is complete: only points and the final approval count, and who leads has won."""
    totals = [float(g.table.vp[other]) + placed(g, other) for other in range(g.rules.seats)]
    best = -1000.0
    for other in range(g.rules.seats):
        if other != seat and totals[other] > best:
            best = totals[other]
    counted[VP_] = float(g.table.vp[seat])
    counted[FINAL] = totals[seat] - counted[VP_]
    counted[FINISH] = ENDED * (totals[seat] - best)


def placed(g: DS, seat: Seat) -> float:
    """The points of the final approval if it were now; equal amounts share a place."""
    mine = approvals(g, seat)
    if not mine:
        return 0.0
    ahead: set[int] = set()
    for other in range(g.rules.seats):
        count = approvals(g, other)
        if count > mine:
            ahead.add(count)
    return float(g.rules.board.final_approval_vp[len(ahead)])


def finish_line(g: DS, outlook: Outlook, mine: Mine) -> float:
    """The lead, the more the fewer slots are left; who leads is glad of parts that fit them, or of their price."""
    ahead = lead(g, outlook, mine.seat) + float(mine.vp - g.table.vp[mine.seat])
    if mine.slots <= 0:
        return ENDED * ahead
    left = float(mine.slots + 1)
    if ahead > 0.0:
        left -= readiness(g, mine)
        ahead *= EAGER if mine.slots == 1 else 1.0
    else:
        ahead *= RESIGNED
    return ahead * (1.0 / left - 1.0 / float(NEAR_END + 2))


def readiness(g: DS, mine: Mine) -> float:
    """How far a seat is on the way to the next part: with one that fits, or with the ducats for one."""
    for tile in mine.yard:
        if g.rules.board.kind_of[tile] == GALLEY and fits(g, mine, tile):
            return 0.7
    if mine.parts > 0.0:
        return 0.6
    return 0.5 * min(1.0, mine.ducats / PRICE)


def fits(g: DS, mine: Mine, tile: int) -> bool:
    """Whether that part could be built now, or after those that are counted as built."""
    zone = g.rules.board.stack_of[tile]
    deck = g.rules.board.zone_deck[zone]
    at = mine.built[deck]
    if at >= g.rules.layout.columns or (deck == UPPER and at >= mine.built[LOWER]):
        return False
    return g.rules.layout.zone_at[deck][at] == zone


def lead(g: DS, outlook: Outlook, seat: Seat) -> float:
    """Points before the best rival, with the places of the final approval as they will probably be."""
    best = -1000.0
    own = 0.0
    for other in range(g.rules.seats):
        place = ahead_of(g, outlook, other, approvals(g, other))
        total = float(g.table.vp[other]) + along(g.rules.board.final_approval_vp, place)
        if other == seat:
            own = total
        elif total > best:
            best = total
    return own - best


# Approvals


def count_approvals(g: DS, outlook: Outlook, mine: Mine, between: bool, counted: list[float]) -> None:
    """The places that approvals will take: at the inspection now, at those to come, and at the end."""
    board = g.rules.board
    left = max(0, mine.approvals)  # a bid thought of in another world may be more than there is in this one
    bid = g.own[mine.seat].bid
    if bid >= 0:
        left = max(0, left - bid)
        counted[INSPECTED] = bid_gain(g, mine.seat, bid)
    place = ahead_of(g, outlook, mine.seat, left)
    some = 1.0 if left else mine.rounds / (mine.rounds + 1.5)
    counted[FINAL] = some * along(board.final_approval_vp, place)
    take = along(board.inspection_vp, place) * float(left) / (float(left) + 1.5)
    if bid < 0 and announced(g, between) == INSPECTION:
        counted[INSPECTED] = UNCERTAIN * take
    counted[INSPECTIONS] = take * min(2.0, outlook.inspections * max(0.0, mine.rounds - 0.5))
    counted[STOCK] = float(left) / (1.0 + 0.1 * float(left))


def announced(g: DS, between: bool) -> int:
    """The event at the end of this round."""
    if g.table.doge < 0 or (between and not isinstance(g.stack[-1], BidApprovals)):
        return 0
    return g.rules.board.tiles[g.table.doge].event


def ahead_of(g: DS, outlook: Outlook, seat: Seat, mine: int) -> float:
    """How many rivals will probably have more approvals."""
    ahead = 0.0
    for other in range(g.rules.seats):
        if other != seat:
            more = approvals(g, other) - mine + MOST_APPROVALS
            ahead += outlook.behind[min(max(more, 0), 2 * MOST_APPROVALS)]
    return ahead


def along(row: list[int], place: float) -> float:
    """The points of a place between two places."""
    at = int(place)
    if at + 1 >= len(row):
        return float(row[-1])
    return float(row[at]) + (place - float(at)) * float(row[at + 1] - row[at])


def bid_gain(g: DS, seat: Seat, bid: int) -> float:
    """What a bid will probably earn against rivals who bid any part of half of what they have."""
    if not bid:
        return 0.0
    ahead = 0.0
    for other in range(g.rules.seats):
        if other != seat:
            most = (approvals(g, other) + 2) // 2
            if most > bid:
                ahead += float(most - bid) / float(most + 1)
    return along(g.rules.board.inspection_vp, ahead)


# The yard


def count_yard(g: DS, outlook: Outlook, mine: Mine, between: bool, counted: list[float]) -> None:
    """What the tiles under construction will bring, and what those bring that can be built now."""
    board = g.rules.board
    parts = mine.parts
    ducats = mine.gondolas
    for tile in mine.yard:
        kind = board.kind_of[tile]
        if kind == GALLEY:
            later = outlook.part[tile] * hope(g, outlook, mine, board.stack_of[tile])
            parts += later
            if not between and g.table.available[mine.seat]:
                counted[READY] += max(0.0, ready(g, outlook, mine, tile) - later)
        elif kind == GONDOLA:
            offer = board.tiles[tile].offer
            if offer.resource == DUCATS:
                ducats += float(offer.amount)
            else:
                counted[FAVOURS] += UNFINISHED * APPROVAL * float(offer.amount)
    counted[PARTS] = UNFINISHED * parts
    counted[GONDOLAS] = UNFINISHED * mine.ducat * (spendable(mine.ducats + ducats) - spendable(mine.ducats))


def hope(g: DS, outlook: Outlook, mine: Mine, zone: int) -> float:
    """The chance to build a part of that zone: it must be reached, and rivals have parts for its slots too."""
    known = mine.hopes[zone]
    if known < 0.0:
        known = chance_of(g, outlook, mine.seat, zone)
        mine.hopes[zone] = known
    return known


def chance_of(g: DS, outlook: Outlook, seat: Seat, zone: int) -> float:
    """The same, found out."""
    board = g.rules.board
    deck = board.zone_deck[zone]
    lower = len(g.table.decks[LOWER])
    built = len(g.table.decks[deck])
    first = outlook.first[zone]
    left = outlook.end[zone] - max(built, first)
    if left <= 0:
        return SALVAGE if built == outlook.end[zone] and (deck == UPPER or len(g.table.decks[UPPER]) < built) else 0.0
    wait = max(0, first - built)
    if deck == UPPER:
        wait = max(wait, max(first, built) + 1 - lower)
    chance = 1.0
    for _ in range(wait):
        chance *= PATIENCE
    rivals = 0
    for other in range(g.rules.seats):
        if other != seat:
            for tile in g.table.yards[other]:
                if board.stack_of[tile] == zone:
                    rivals += 1
    return chance if left > rivals else chance * float(left) / float(rivals + 1)


def ready(g: DS, outlook: Outlook, mine: Mine, tile: int) -> float:
    """Points that part would score now, if it fits and a field for it is free and can be paid."""
    if not fits(g, mine, tile):
        return 0.0
    cost = cheapest_finish(g, outlook)
    if float(cost) > mine.ducats:
        return 0.0
    return points_now(g, tile) - mine.ducat * float(cost)


def points_now(g: DS, tile: int) -> float:
    """What a part scores under the current Doge tile."""
    doge = g.table.doge - g.rules.board.first_doge
    return float(g.rules.board.worth[doge][tile]) + APPROVAL * float(g.rules.board.praise[doge][tile])


def cheapest_finish(g: DS, outlook: Outlook) -> int:
    """Ducats that the cheapest free field for completing a part costs."""
    least = 99
    for at in outlook.finishers:
        if g.table.markers[at] < 0:
            field = g.rules.board.fields[at]
            least = min(least, max(0, field.value - g.table.dice[field.panel]))
    return least


# Barriers


def count_barriers(g: DS, outlook: Outlook, mine: Mine, between: bool, counted: list[float]) -> None:
    """What finished barriers keep dry and earn, and what those in the yard will."""
    board = g.rules.board
    rounds = mine.rounds
    coming = mine.new_barriers
    best = outlook.bonus[mine.top] if mine.top >= 0 else 0.0
    counted[BONUS] = best * min(rounds, 4.0)
    better = 0.0
    for tile in mine.yard:
        if board.kind_of[tile] == BARRIER:
            coming += 1
            if tile < len(board.tiles):
                better = max(better, outlook.bonus[tile] - best)
    if mine.new_barriers:
        better = max(better, outlook.barrier - best)
    dry = outlook.loss[mine.barriers] - outlook.loss[mine.barriers + coming]
    counted[BARRIERS] = UNFINISHED * (MARKER * dry * max(0.0, rounds - 1.0) + better * min(max(0.0, rounds - 1.0), 4.0))
    counted[SHELTER] = -MARKER * outlook.loss[mine.barriers] * max(0.0, rounds - 0.5)
    if announced(g, between) == HIGH_WATER:
        counted[FLOOD] = -float(flood_loss(board, board.tiles[g.table.doge].level, mine.barriers))
    number = board.tiles[mine.top].priority if mine.top >= 0 else len(board.tiles)
    behind = 0
    for other in range(g.rules.seats):
        if other != mine.seat and priority(g, other) > number:
            behind += 1
    counted[TEMPO] = float(behind) / float(g.rules.seats - 1)


# What a seat has begun in its turn


def foresee(g: DS, outlook: Outlook, mine: Mine) -> None:
    """Count what waits on the stack for this seat as done, what comes first first."""
    for at in range(len(g.stack) - 1, -1, -1):
        step = g.stack[at]
        if isinstance(step, Turns) or mine.slots <= 0:
            return
        foresee_step(g, outlook, mine, step)


def foresee_step(g: DS, outlook: Outlook, mine: Mine, step: Step) -> None:
    """Count one step of this seat as done."""
    fields = g.rules.board.fields
    seat = mine.seat
    if isinstance(step, KeepTile):
        if step.seat == seat:
            purchase(g, outlook, mine, g.rules.board.stack_kind[step.stack], step.stack)
    elif isinstance(step, (BuyStep, Buying)):
        if step.seat == seat:
            purchases(g, outlook, mine, fields[step.field].offer, step.used)
    elif isinstance(step, (CompleteStep, Completing)):
        if step.seat == seat:
            completions(g, outlook, mine, fields[step.field].offer, step.used)
    elif isinstance(step, Act):
        if step.seat == seat:
            act(g, outlook, mine, fields[step.field].offer)
    elif isinstance(step, (BonusBuy, BonusComplete)):
        if step.seat == seat and mine.top >= 0:
            act(g, outlook, mine, g.rules.board.tiles[mine.top].offer)
    elif isinstance(step, ReplacePart):
        if step.seat == seat:
            replacement(g, outlook, mine)
    elif isinstance(step, SwapDoge) and step.seat == seat:
        mine.swaps = True


def act(g: DS, outlook: Outlook, mine: Mine, offer: Offer) -> None:
    """Count a whole field or bonus as done."""
    if offer.does == BUY:
        purchases(g, outlook, mine, offer, 0)
    elif offer.does == COMPLETE:
        completions(g, outlook, mine, offer, 0)
    elif offer.does == REPLACE:
        replacement(g, outlook, mine)
    elif offer.does == GAIN:
        mine.ducats -= float(offer.pay)
        receive(mine, offer)
    else:
        mine.swaps = True


def receive(mine: Mine, offer: Offer) -> None:
    """Count a reward as received."""
    if offer.resource == DUCATS:
        mine.ducats += float(offer.amount)
    elif offer.resource == APPROVALS:
        mine.approvals += offer.amount
    else:
        mine.vp += offer.amount


# Purchases to come


def purchases(g: DS, outlook: Outlook, mine: Mine, offer: Offer, used: int) -> None:
    """Count the purchases of the icons left as made: each of them, or the best."""
    kinds = offer.left(used)
    if offer.both or len(kinds) == 1:
        for kind in kinds:
            purchase(g, outlook, mine, kind, NOBODY)
        return
    best = NOBODY
    most = 0.0
    for kind in kinds:
        gain = purchase_gain(g, outlook, mine, kind)
        if gain > most:
            most = gain
            best = kind
    if best >= 0:
        purchase(g, outlook, mine, best, NOBODY)


def purchase_gain(g: DS, outlook: Outlook, mine: Mine, kind: int) -> float:
    """Roughly what a purchase of that kind gains."""
    if kind == GONDOLA:
        return UNFINISHED * outlook.gondola
    if kind == BARRIER:
        dry = outlook.loss[mine.barriers] - outlook.loss[mine.barriers + 1]
        return UNFINISHED * MARKER * dry * mine.rounds
    return best_zone(g, outlook, mine)[0]


def purchase(g: DS, outlook: Outlook, mine: Mine, kind: int, stack: int) -> None:
    """Count a purchase as made, from that stack or the best one of its kind."""
    if kind == GALLEY:
        gain, cost = zone_gain(g, outlook, mine, stack) if stack >= 0 else best_zone(g, outlook, mine)
        mine.parts += (gain + mine.ducat * cost) / UNFINISHED
        mine.ducats -= cost
        return
    if mine.ducats < 1.0:
        return
    mine.ducats -= 0.5
    if len(mine.yard) >= g.rules.board.yard_limit:
        return
    if kind == GONDOLA:
        mine.gondolas += outlook.gondola / DUCAT
    else:
        mine.new_barriers += 1


def best_zone(g: DS, outlook: Outlook, mine: Mine) -> tuple[float, float]:
    """What a purchase from the best galley stack gains, and what it costs."""
    best = (0.0, 0.0)
    for stack in g.rules.board.stacks_of_kind[GALLEY]:
        found = zone_gain(g, outlook, mine, stack)
        if found[0] > best[0]:
            best = found
    return best


def zone_gain(g: DS, outlook: Outlook, mine: Mine, zone: int) -> tuple[float, float]:
    """What a purchase from that galley stack gains on average, and what it costs; less the part that must make room."""
    chance = hope(g, outlook, mine, zone)
    cost_of = g.rules.board.cost_of
    gains: list[tuple[float, int]] = []
    bag = g.hidden.bags[zone]
    drawn = g.rules.board.draw_when_buying
    for tile in bag if len(bag) >= drawn else bag + g.hidden.under[zone][: drawn - len(bag)]:
        gain = UNFINISHED * chance * outlook.part[tile] - mine.ducat * float(cost_of[tile])
        if gain > 0.0 and float(cost_of[tile]) <= mine.ducats:
            gains.append((gain, cost_of[tile]))
        else:
            gains.append((0.0, 0))
    gains.sort(reverse=True)
    total, cost = 0.0, 0.0
    odds = outlook.best_odds[len(gains)]
    for at in range(len(gains)):
        total += odds[at] * gains[at][0]
        cost += odds[at] * float(gains[at][1])
    return total - room(g, outlook, mine) - TROUBLE, cost


def room(g: DS, outlook: Outlook, mine: Mine) -> float:
    """What the tile is worth that must be given up for another part."""
    board = g.rules.board
    count = 0
    part = 99.0
    least = 99.0
    for tile in mine.yard:
        if board.kind_of[tile] == GALLEY:
            count += 1
            part = min(part, outlook.part[tile] * hope(g, outlook, mine, board.stack_of[tile]))
        else:
            least = min(least, APPROVAL)
    if count >= board.yard_limit_galley:
        return UNFINISHED * part
    return UNFINISHED * min(part, least) if len(mine.yard) >= board.yard_limit else 0.0


# Completions to come


def completions(g: DS, outlook: Outlook, mine: Mine, offer: Offer, used: int) -> None:
    """Count the completions of the icons left as made: each of them, or the best."""
    best = NOBODY
    most = 0.0
    for kind in offer.left(used):
        tile, gain = best_completion(g, outlook, mine, kind)
        if offer.both and tile >= 0:
            finish(g, mine, tile)
        elif gain > most:
            most = gain
            best = tile
    if best >= 0:
        finish(g, mine, best)


def best_completion(g: DS, outlook: Outlook, mine: Mine, kind: int) -> tuple[int, float]:
    """The tile of that kind that gains most by being completed now, if any does."""
    board = g.rules.board
    best = NOBODY
    most = 0.0
    for tile in mine.yard:
        if board.kind_of[tile] == kind:
            gain = completion_gain(g, outlook, mine, tile, kind)
            if gain > most:
                most = gain
                best = tile
    return best, most


def completion_gain(g: DS, outlook: Outlook, mine: Mine, tile: int, kind: int) -> float:
    """What completing that tile gains over leaving it in the yard."""
    board = g.rules.board
    if kind == GONDOLA:
        return (1.0 - UNFINISHED) * reward(board.tiles[tile].offer, mine.ducat)
    if kind == BARRIER:
        dry = outlook.loss[mine.barriers] - outlook.loss[mine.barriers + 1]
        return 0.1 + (1.0 - UNFINISHED) * MARKER * dry * mine.rounds
    if not fits(g, mine, tile):
        return 0.0
    if mine.slots == 1:
        return lead(g, outlook, mine.seat) + points_now(g, tile)
    if mine.slots < 1:
        return 0.0
    return points_now(g, tile) - UNFINISHED * outlook.part[tile] * hope(g, outlook, mine, board.stack_of[tile])


def finish(g: DS, mine: Mine, tile: int) -> None:
    """Count that tile as completed."""
    board = g.rules.board
    kind = board.kind_of[tile]
    mine.yard.remove(tile)
    if kind == GONDOLA:
        receive(mine, board.tiles[tile].offer)
    elif kind == BARRIER:
        mine.barriers += 1
        mine.top = tile
    else:
        score(g, mine, tile)
        mine.built[board.zone_deck[board.stack_of[tile]]] += 1
        mine.slots -= 1
        mine.rounds = rounds_left(g, mine.slots)
        mine.ducat = DUCAT * min(1.0, mine.rounds / 2.0)


def score(g: DS, mine: Mine, tile: int) -> None:
    """Count the points and approvals of a part."""
    doge = g.table.doge - g.rules.board.first_doge
    mine.vp += g.rules.board.worth[doge][tile]
    mine.approvals += g.rules.board.praise[doge][tile]


def replacement(g: DS, outlook: Outlook, mine: Mine) -> None:
    """Count the best replacement as made."""
    board = g.rules.board
    lower, upper = len(g.table.decks[LOWER]), len(g.table.decks[UPPER])
    best = NOBODY
    most = -99.0
    for tile in mine.yard:
        if board.kind_of[tile] == GALLEY:
            zone = board.stack_of[tile]
            last = lower if board.zone_deck[zone] == LOWER else upper
            same = last > 0 and g.rules.layout.zone_at[board.zone_deck[zone]][last - 1] == zone
            if same and (board.zone_deck[zone] == UPPER or lower > upper) and points_now(g, tile) > most:
                most = points_now(g, tile)
                best = tile
    if best >= 0:
        mine.yard.remove(best)
        score(g, mine, best)


def swap_gain(g: DS, outlook: Outlook, mine: Mine) -> float:
    """What the better of two Doge tiles yet unseen brings beyond the current one."""
    tiles = g.hidden.bags[g.rules.board.doge_stack]
    if len(tiles) < 2:
        return 0.0
    worth = sorted([under_doge(g, mine, tile) for tile in tiles], reverse=True)
    expected = 0.0
    for at, value in enumerate(worth):
        expected += value * float(len(worth) - 1 - at)
    pairs = float(len(worth) * (len(worth) - 1)) / 2.0
    return expected / pairs - under_doge(g, mine, g.table.doge)


def under_doge(g: DS, mine: Mine, tile: int) -> float:
    """Points that hang on the Doge tile: parts that fit now, the flood."""
    board = g.rules.board
    doge = tile - board.first_doge
    worth = 0.0
    if g.table.available[mine.seat]:
        for part in mine.yard:
            if board.kind_of[part] == GALLEY and fits(g, mine, part):
                points = float(board.worth[doge][part]) + APPROVAL * float(board.praise[doge][part])
                worth += (1.0 - UNFINISHED) * points
    printed = board.tiles[tile]
    if printed.event == HIGH_WATER:
        worth -= MARKER * float(flood_loss(board, printed.level, mine.barriers))
    return worth
