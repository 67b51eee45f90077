### Oltre Mare: every sentence a person reads.
### A card is named with the letters of its symbols (Ducato, Pirate flag, Card stack, Ship) and its power.

## game

game-title = Oltre Mare
game-about = Swap cards, bluff about everything but the kind, and stack your cargo in the right order.
game-authors = Emanuele Ornella
game-lasts = 1 h
game-score = ducati

## options

options-start_player = who begins
options-venice_jitter = how far from the middle of the stack the Venice card may lie
options-interim_scores_cargo = whether the interim scoring pays for cargo
options-favourable_terms_in_debt = whether favourable terms hold at 0 ducati and less
options-zero_markers_rank = whether a player without markers is ranked at the end
options-compass_to_empty = whether a compass may lead to an empty harbour
options-ducati_gift_is_deal = whether ducati alone are a deal
options-prestige_supply = how many prestige tiles there are
options-payout_table = what groups of cargo pay
options-talks_per_turn = how many talks the active player may open
options-deal_ducati_max = how many ducati may change hands in a deal
options-counter_offers = whether an offer may be countered
options-claims = whether something may be claimed about offered cards
options-memory_aid = whether players may look at what they know of their own stacks

## endings

endings-last_card = the goods stack was emptied; the last round was played to its end
endings-reshuffle = in the last round the discard was shuffled once more
endings-second_exhaustion = the goods stack ran out twice; the start player was scored early

## board

board-stack = Goods stack
board-venice = Venice card
board-discard = Discard
board-last_round = last round
board-player = player
board-ducati = ducati
board-prestige = prestige
board-hand = hand
board-pirates = pirates
board-cargo = cargo
board-owned = markers
board-top = top of cargo
board-ship = ship in
board-marker = active marker
board-starts = (starts)
board-used = must play { $quota }; bought { $bought }, talks { $talks }
board-played = played:
board-gives = gives
board-wants = wants
board-pays = and pays { $n }
board-asks = and asks { $n }
board-your_hand = Your hand:
board-your_offer = Your offer so far: gives
board-your_cargo = Your cargo, lowest first:
board-your_pirates = Your pirates, lowest first:

## chart

chart-sea_maggiore = Mar Maggiore
chart-sea_levante = Mare di Levante
chart-sea_ionio = Mar Ionio
chart-sea_venezia = Golfo di Venezia
chart-sea_barbaria = Mare di Barbaria
chart-phases = Phases of the turn
chart-phase_power = Maritime power
chart-phase_trading = Trading
chart-phase_action = Action
chart-phase_load = Load
chart-round = Round { $n }
chart-last_round = last round
chart-track = Ducati of all players
chart-has_ducati = { $seat }: { $n } ducati
chart-your_hand = Your hand
chart-your_cargo = Your cargo
chart-your_pirates = Your pirates
chart-cards =
    { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }
chart-only_top = Only the top is seen, even by you.
chart-hand_limit = hand limit
chart-to_load = to play and load
chart-pirates_cost =
    { $n ->
        [0] nothing at the end
       *[other] −{ $n } at the end
    }
chart-goods_stack = Goods stack
chart-pirate_stack = Pirate stack
chart-next_costs = the next card costs { $n }
chart-bought = { $n } of { $most } bought this turn
chart-venice = Venice card
chart-venice_between = { $low }–{ $high } cards above it
chart-venice_on_top = on top: the next draw brings the scoring
chart-venice_out = has been scored
chart-discard = Discard
chart-discarded = { $n } { $good }
chart-without = without { $goods }
# A scoring, told as an event; { $what } is what was paid, one thing after the other.
chart-stage_venice = Interim scoring
chart-stage_end = Final scoring
chart-stage_turned = { $seat } turned the Venice card
chart-stage_about_venice = Prestige, then every group but the top one. The card leaves the game.
chart-stage_about_end = Prestige, all cargo, then pirates and markers.
chart-stage_card = The card turns
chart-stage_prestige = Prestige
chart-stage_cargo = Cargo
chart-stage_pirates = Pirates
chart-stage_markers = Markers
chart-stage_sums = The sums
chart-stage_before = before
chart-stage_now = now
chart-stage_stays = stays
chart-stage_all = Show all at once
chart-stage_again = From the start
chart-stage_said = { $seat }: { $what }, now { $n } ducati.
chart-played_by = { $seat } has played
chart-plays = You play
chart-brings_ducato = { $count } × ducato symbol: { $n } ducati
chart-brings_pirate = { $count } × pirate flag: { $n } cards to the pirate stack
chart-brings_cards = { $count } × card stack: { $n } cards to the hand
chart-brings_ship = { $count } × ship: sail { $n } routes
chart-choose_more =
    { $n ->
        [one] choose 1 more card
       *[other] choose { $n } more cards
    }
chart-play_these =
    { $n ->
        [one] Play this card
       *[other] Play these { $n } cards
    }
chart-chosen = chosen
chart-in_basket = in the basket
chart-load_first = lowest first; the last one is on top
chart-nth_loaded = loaded as number { $n }
chart-next_turn = Next turn: hand limit { $power }, { $load } to load
chart-group_then =
    { $n ->
        [one] 1 card of { $good } on top pays { $pays }
       *[other] { $n } cards of { $good } on top pay { $pays }
    }
chart-holds = here: { $marker }
chart-empty = no marker any more
chart-ship_here = ship of { $seat }
chart-leads_to = routes to { $harbours }
chart-way = by way of { $harbours }
chart-no_marker = no marker
chart-effect_calm_sea = 1 ducato for each ship symbol played
chart-effect_compass = at once: jump to any harbour without a compass
chart-effect_fight_pirates = pirate flags played do nothing
chart-effect_big_deal = one more ducato symbol every turn
chart-effect_local_authority = each turn ducati for lions above 3
chart-effect_favourable_terms = purchases cost 1, 2, 3 and 4
chart-lions = { $n } lions: hand limit when on top
chart-barrels =
    { $n ->
        [one] 1 barrel: so many cards to load when on top
       *[other] { $n } barrels: so many cards to load when on top
    }
chart-in_game = { $n } cards of { $good } in the game
chart-pays = groups of 1, 2, 3 … pay { $list }
chart-names_harbour = names { $harbour }: it matters on the start card only
chart-speaks_joins = { $good } would join your { $same }.
chart-speaks_serves = { $good } would join the { $same } on my cargo.
chart-speaks_tile = The deal would bring you a prestige tile.
chart-speaks_keeps = I have { $same } on top of my cargo and want more of it, not less.
chart-speaks_joins_nothing = { $good } would not join what I have on top of my cargo.
chart-begins = start player
chart-active = to play
chart-owned = { $n } markers owned
chart-memory = as you remember it: { $cards }
chart-interim = Venezia
chart-reads_swap =
    { $me ->
        [who] You give { $whom } { $give } for { $want }
        [whom] { $who } gives you { $give } for { $want }
       *[other] { $who } gives { $whom } { $give } for { $want }
    }
chart-reads_gift =
    { $me ->
        [who] You give { $whom } { $give }
        [whom] { $who } gives you { $give }
       *[other] { $who } gives { $whom } { $give }
    }
chart-reads_wish =
    { $me ->
        [who] You want { $want } from { $whom }
        [whom] { $who } wants { $want } from you
       *[other] { $who } wants { $want } from { $whom }
    }
chart-hold =
    You hold { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } and must play { $quota }.
chart-short = { $n } missing.
chart-turns_left =
    { $n ->
        [one] 1 turn after this one
       *[other] { $n } turns after this one
    }
chart-reached_with = in reach with so many ships: { $ships }
chart-worth_now = { $label }: +{ $n } if it were scored now
chart-must_play =
    { $me ->
        [who] You hold { $hand }, can be sure of { $buys } more and must play { $quota }.
       *[other] { $who } holds { $hand }, can be sure of { $buys } more and must play { $quota }.
    }
chart-gives_too_many =
    { $me ->
        [who] Not so many cards can be given: you could not be sure of the quota.
       *[other] Not so many cards can be given: { $who } could not be sure of the quota.
    }
chart-wants_at_least =
    { $n ->
        [one] At least 1 card must come back.
       *[other] At least { $n } cards must come back.
    }
chart-wants_at_most =
    { $n ->
        [one] No more than 1 card.
       *[other] No more than { $n } cards.
    }
chart-lacking = You do not have: { $goods }.

## prompts

prompts-discard_surplus = Your hand is above your maritime power: put a card on your pirate stack.
prompts-trade_action = Trading: buy, make an offer, invite one, or end the phase.
prompts-offer_card = Your offer: which cards do you give?
prompts-offer_request = Your offer: which goods do you want?
prompts-offer_ducati = Your offer: how many ducati do you pay? Below 0 you receive them.
prompts-offer_claim = Your offer: what do you say about { $card }? It need not be true.
prompts-deal_reply = An offer for you: what do you answer?
waits-deal_reply = An offer lies on the table.
prompts-invite_reply = You are asked for an offer ({ $topic }): make one, or pass?
waits-invite_reply = An offer has been asked for.
prompts-deal_pick = Which card do you give?
waits-deal_pick = The card to be given is being chosen.
prompts-play_card = Action: which card do you play?
prompts-sail = Where does your ship sail?
prompts-compass = The compass: jump to another harbour, or stay?
prompts-load_order = Load the played cards, the lowest first.
prompts-covered = An offer is being composed.
prompts-place_marker = A marker is laid on a harbour.
prompts-start_card = A start card is turned up.
prompts-deal_card = The hands are dealt.
prompts-first_player = The start player is drawn.
prompts-draw_card = A card is drawn.
prompts-take_pirate = A card is taken from a pirate stack.
prompts-uncover = The next card of the goods stack is looked at from behind.
prompts-send_offer = The offer is sent.
prompts-exchange = The deal is carried out.
prompts-interim_scoring = The Venice card: interim scoring.
prompts-rescue = The stack is empty once more: the start player is scored.
prompts-identify = A pirate card is shuffled in.
prompts-final_scoring = Final scoring.

## acts

acts-propose = make an offer
acts-invite = ask for an offer
acts-claim = say something of it

## moves

moves-marker = { $marker }
moves-card = { $card }
moves-start = { $seat } begins
moves-buy_goods = buy from the goods stack
moves-buy_pirate = buy back from your pirate stack
moves-propose = make { $seat } an offer
moves-invite = invite { $seat } to offer: { $topic }
moves-end_trading = end trading
moves-discard_surplus-card = put down { $card }
moves-offer_card-card = give { $card }
moves-offer_card-done = no more cards
moves-offer_request-done = nothing more
moves-done = done
moves-drop = drop the offer
moves-good = want { $good }
moves-amount = { $n } ducati
moves-silent = say nothing
moves-claim =
    say: { $symbols ->
        [nothing] power { $power }
       *[other] { $power ->
                [nothing] { $symbols }
               *[other] { $symbols }, power { $power }
            }
    }
moves-send = the offer is sent
moves-accept = accept
moves-decline = decline
moves-counter = make a counter-offer
moves-offer = make an offer
moves-pass = pass
moves-exchange = the deal is carried out
moves-deal_pick-card = give { $card }
moves-play_card-card = play { $card }
moves-cards = play { $cards }
moves-destination = sail to { $harbour }
moves-trail = sail { $harbours }
moves-jump = jump to { $harbour }
moves-stay = stay
moves-load = load { $cards }
moves-venice = the Venice card is on top
moves-goods = a goods card is on top
moves-interim = interim scoring
moves-rescue = the start player is scored
moves-final = final scoring

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-play = play { $cards }
turns-load = load from below: { $cards }
turns-symbols = +{ $n } ducati by symbols

## events

events-marker = { "" }
events-card = { "" }
events-cards = { "" }
events-start =
    { $me ->
        [yes] You are the start player.
       *[no] { $seat } is the start player.
    }
events-buy_goods =
    { $me ->
        [yes] You buy from the goods stack.
       *[no] { $seat } buys from the goods stack.
    }
events-buy_pirate =
    { $me ->
        [yes] You buy back from your pirate stack.
       *[no] { $seat } buys back from the pirate stack.
    }
events-propose =
    { $me ->
        [yes] You turn to { WHO($seat2, as: "object") } with an offer.
       *[no] { $seat } turns to { WHO($seat2, as: "object") } with an offer.
    }
events-invite =
    { $me ->
        [yes] You ask { WHO($seat2, as: "object") } for an offer: { $topic }.
       *[no] { $seat } asks { WHO($seat2, as: "object") } for an offer: { $topic }.
    }
events-end_trading =
    { $me ->
        [yes] You end the trading phase.
       *[no] { $seat } ends the trading phase.
    }
events-done = { "" }
events-drop = { "" }
events-good = { "" }
events-amount = { "" }
events-silent = { "" }
events-claim = { "" }
events-accept =
    { $me ->
        [yes] You accept.
       *[no] { $seat } accepts.
    }
events-decline =
    { $me ->
        [yes] You decline.
       *[no] { $seat } declines.
    }
events-counter =
    { $me ->
        [yes] You will make a counter-offer.
       *[no] { $seat } will make a counter-offer.
    }
events-offer =
    { $me ->
        [yes] You will make an offer.
       *[no] { $seat } will make an offer.
    }
events-pass =
    { $me ->
        [yes] You have nothing to offer.
       *[no] { $seat } has nothing to offer.
    }
events-exchange = { "" }
events-send = { "" }
events-destination = { "" }
events-trail = { "" }
events-jump =
    { $me ->
        [yes] You jump to { $harbour }.
       *[no] { $seat } jumps to { $harbour }.
    }
events-stay =
    { $me ->
        [yes] You stay.
       *[no] { $seat } stays.
    }
events-load = { "" }
events-venice = The Venice card lies on top of the goods stack.
events-goods = The Venice card is not yet in sight.
events-interim = The Venice card: interim scoring.
events-rescue = Goods stack and discard are empty: the start player is scored.
events-final = Final scoring.
events-start_card-card = The start card is { $card }.
events-discard_surplus-card = You put { $card } on your pirate stack.
events-offer_card-card = You offer { $card }.
events-offer_card-done = { "" }
events-offer_request-good = You want { $good }.
events-offer_request-done = { "" }
events-offer_ducati-amount = { "" }
events-offer_claim-silent = You say nothing about the card.
events-offer_claim-claim =
    You say: { $symbols ->
        [nothing] power { $power }
       *[other] { $power ->
                [nothing] { $symbols }
               *[other] { $symbols }, power { $power }
            }
    }.
events-deal_pick-card = You will give { $card }.
events-play_card-card = { "" }
events-play_card-cards = { "" }
events-load_order-load = You load, lowest first: { $cards }.
events-marker_placed = { $harbour } gets { $marker }.
events-ship_placed =
    { $me ->
        [yes] Your ship starts in { $harbour }.
       *[no] The ship of { $seat } starts in { $harbour }.
    }
events-card_dealt =
    { $me ->
        [yes] { "" }
       *[no] { $seat } is dealt a card.
    }
events-turn_begun =
    { $me ->
        [yes] { $n ->
                [one] It is your turn: you must play 1 card.
               *[other] It is your turn: you must play { $n } cards.
            }
       *[no] { $n ->
                [one] { $seat } is active and must play 1 card.
               *[other] { $seat } is active and must play { $n } cards.
            }
    }
events-surplus_discarded =
    { $me ->
        [yes] { "" }
       *[no] { $seat } puts a card on the pirate stack.
    }
events-paid =
    { $me ->
        [yes] You receive { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } receives { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-spent =
    { $me ->
        [yes] You pay { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } pays { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-paid_to =
    { $me ->
        [yes] You pay { WHO($seat2, as: "object") } { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } pays { WHO($seat2, as: "object") } { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-minus_marker_taken =
    { $me ->
        [yes] You take the minus marker: you are in debt.
       *[no] { $seat } takes the minus marker: in debt now.
    }
events-minus_marker_returned =
    { $me ->
        [yes] You give the minus marker back.
       *[no] { $seat } gives the minus marker back.
    }
events-card_drawn =
    { $me ->
        [yes] { "" }
       *[no] { $seat } draws a card.
    }
events-card_to_pirates =
    { $me ->
        [yes] A card goes face down to your pirate stack.
       *[no] A card goes face down to the pirate stack of { $seat }.
    }
events-pirate_taken =
    { $me ->
        [yes] { "" }
       *[no] { $seat } takes the top card of the pirate stack.
    }
events-drew = You draw { $card }.
events-nothing_to_draw =
    { $me ->
        [yes] { $n ->
                [one] There is nothing left to draw for you; 1 card is lost.
               *[other] There is nothing left to draw for you; { $n } cards are lost.
            }
       *[no] { $n ->
                [one] There is nothing left to draw for { $seat }; 1 card is lost.
               *[other] There is nothing left to draw for { $seat }; { $n } cards are lost.
            }
    }
events-last_round = The goods stack is empty: this is the last round.
events-refilled = The discard is shuffled: { $n } cards are the new goods stack.
events-rescued =
    { $me ->
        [yes] Your cargo and pirates are shuffled as the new goods stack ({ $n } cards so far).
       *[no] Cargo and pirates of { $seat } are shuffled as the new goods stack ({ $n } cards so far).
    }
events-pirate_shuffled_in =
    { $me ->
        [yes] A face-down card of yours is shuffled in.
       *[no] A face-down card of { $seat } is shuffled in.
    }
events-offer_composed = { "" }
events-offer_sent =
    { $me ->
        [yes] Your offer to { WHO($seat2, as: "object") } is sent.
       *[no] The offer of { $seat } to { WHO($seat2, as: "object") }:
    }
events-offer_gives =
    { $me ->
        [yes] { "" }
       *[no] { $seat } gives { $good }.
    }
events-offer_claims =
    { $me ->
        [yes] { "" }
       *[no] { $seat } says of it:{ $symbols ->
                [nothing] { "" }
               *[other] { " " }{ $symbols }.
            }{ $power ->
                [nothing] { "" }
               *[other] { " " }Power { $power }.
            }{ $named ->
                [nothing] { "" }
               *[other] { " " }Harbour { $named }.
            }
    }
events-offer_wants =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } wants { $good }.
               *[other] { $seat } wants { $n } { $good }.
            }
    }
events-offer_pays =
    { $me ->
        [yes] You offer { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } offers { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-offer_asks =
    { $me ->
        [yes] You ask { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } asks { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-offer_dropped =
    { $me ->
        [yes] Your time ran out: your offer is dropped.
       *[no] Time ran out: the offer of { $seat } is dropped.
    }
events-cards_picked =
    { $me ->
        [yes] { "" }
       *[no] { $seat } has picked the cards.
    }
events-dealt =
    { $me ->
        [yes] You and { $seat2 } have a deal.
       *[no] { $seat } has a deal with { WHO($seat2, as: "object") }.
    }
events-good_given =
    { $me ->
        [yes] { "" }
       *[no] { $seat } gives { WHO($seat2, as: "object") } { $good }.
    }
events-gave = You gave { $seat } { $card }.
events-received =
    You got { $card } from { $seat }.{ $symbols ->
        [nothing] { "" }
       *[other] { " " }It was said to show { $symbols }.
    }{ $power ->
        [nothing] { "" }
       *[other] { " " }Power { $power } was claimed.
    }{ $named ->
        [nothing] { "" }
       *[other] { " " }Harbour { $named } was claimed.
    }
events-prestige_gained =
    { $me ->
        [yes] You gain a prestige tile.
       *[no] { $seat } gains a prestige tile.
    }
events-nothing_to_play =
    { $me ->
        [yes] You have no card to play.
       *[no] { $seat } has no card to play.
    }
events-played =
    { $me ->
        [yes] You play { $cards }.
       *[no] { $seat } plays { $cards }.
    }
events-sailed =
    { $me ->
        [yes] Your ship sails { $harbours }.
       *[no] The ship of { $seat } sails { $harbours }.
    }
events-compass_used =
    { $me ->
        [yes] You use the compass in { $harbour }; it leaves the game.
       *[no] { $seat } uses the compass in { $harbour }; it leaves the game.
    }
events-marker_taken =
    { $me ->
        [yes] You take { $marker } in { $harbour }.
       *[no] { $seat } takes { $marker } in { $harbour }.
    }
events-marker_turned_down =
    { $me ->
        [yes] You turn { $marker } face down.
       *[no] { $seat } turns { $marker } face down.
    }
events-loaded =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } loads { $card }.
               *[other] { $seat } loads { $n } cards; { $card } is on top.
            }
    }
events-prestige_ranked =
    { $me ->
        [yes] Prestige ({ $n }): { $n2 } for you.
       *[no] Prestige ({ $n }): { $n2 } for { $seat }.
    }
events-markers_ranked =
    { $me ->
        [yes] Markers ({ $n }): { $n2 } for you.
       *[no] Markers ({ $n }): { $n2 } for { $seat }.
    }
events-group_kept =
    { $me ->
        [yes] You keep { $n ->
                [one] 1 card of { $good }
               *[other] { $n } cards of { $good }
            } on top.
       *[no] { $seat } keeps { $n ->
                [one] 1 card of { $good }
               *[other] { $n } cards of { $good }
            } on top.
    }
events-group_paid =
    { $me ->
        [yes] Your { $n ->
                [one] 1 card of { $good }
               *[other] { $n } cards of { $good }
            }: { $n2 }.
       *[no] { $n ->
                [one] 1 card of { $good }
               *[other] { $n } cards of { $good }
            } of { $seat }: { $n2 }.
    }
events-discarded =
    { $me ->
        [yes] You lay { $cards } on the discard.
       *[no] { $seat } lays { $cards } on the discard.
    }
events-cargo_shown =
    { $me ->
        [yes] Your cargo, lowest first: { $cards }.
       *[no] The cargo of { $seat }, lowest first: { $cards }.
    }

## refusals

refusals-trading_is_over = Cards are bought and dealt in the trading phase of your own turn only.
refusals-not_now = This answers another question than the one asked now.
refusals-no_offer = There is no offer for you to answer; it is gone, or was never made.
refusals-not_invited = Only the active player opens talks; you make an offer when invited, or as a counter.
refusals-not_composing = No offer is being composed.
refusals-no_compass = A jump needs a compass.
refusals-load_all = Load every played card exactly once.
refusals-bought_enough = At most { $limit } cards may be bought in a turn.
refusals-stack_empty = There is nothing left to draw anywhere.
refusals-pirates_empty = Your pirate stack is empty.
refusals-quota_not_met = Cards in your hand: { $hand }, to be played: { $quota }. Buy or deal first.
refusals-still_trading = The trading phase is not over; cards are played after it.
refusals-no_partner = A deal is between the active player and one other player.
refusals-talked_enough = At most { $limit } talks may be opened in a turn.
refusals-no_offer_possible = No legal offer between you two exists now.
refusals-good_not_in_game = This good is not in the game.
refusals-not_in_hand = You do not hold this card.
refusals-card_order = Name the cards as they lie in your hand, from left to right.
refusals-chosen_already = You have chosen this card already.
refusals-play_so_many = Cards still to be played: { $quota }; name exactly so many.
refusals-too_few_left = Name these cards from left to right: after this one too few of the good that is wanted would be left.
refusals-good_order = Name the goods in the order of their worth: gems first, grain last.
refusals-quota_at_risk = With this deal the active player could not be sure of his quota any more.
refusals-no_card_moves = A deal moves at least one card.
refusals-too_many_ducati = At most { $limit } ducati may change hands in a deal.
refusals-no_such_claim = Claim one symbol or two, a power, a harbour, or nothing.
refusals-no_claims_here = At this table nothing is claimed about cards.
refusals-false_good = The goods of the cards you offer must be named truthfully.
refusals-offer_first = Finish your offer first.
refusals-wants_too_many = Cards in the other hand: only { $hand }.
refusals-goods_missing = You do not hold the goods that are wanted.
refusals-no_counter = This offer cannot be countered.
refusals-answer_the_offer = An offer waits for your answer.
refusals-answer_the_invitation = Make an offer, or pass.
refusals-not_wanted = This good is not wanted any more.
refusals-wrong_length = Routes that the ship must sail, no more and no fewer: { $routes }.
refusals-out_of_reach = No trail of this length ends there: { $routes }.
refusals-wrong_start = A trail starts where the ship is.
refusals-no_route = There is no route between these harbours.
refusals-route_used = Each route may be sailed only once in a turn.
refusals-other_harbour = Jump to another harbour.
refusals-another_compass = You may not jump to another compass.
refusals-empty_harbour = At this table a jump must lead to a marker.

## flags

flags-into_debt = This leads into debt.
flags-loses_marker = Your active marker will be turned face down.

## flag_marks

flag_marks-into_debt = debt
flag_marks-loses_marker = loses marker

## names-seat

names-seat-blue = Blue
names-seat-yellow = Yellow
names-seat-purple = Purple
names-seat-green = Green
names-seat-red = Red

## names-good

names-good-gems = gems
names-good-scrolls = scrolls
names-good-silk = silk
names-good-salt = salt
names-good-pottery = pottery
names-good-olives = olives
names-good-grain = grain

## names-card

names-card-gems_01 = gems 3 (ducato, cards)
names-card-gems_02 = gems 3 (ducato, ship)
names-card-gems_03 = gems 4 (pirate, ship)
names-card-gems_04 = gems 4 (cards, ship)
names-card-gems_05 = gems 5 (ducato, cards)
names-card-gems_06 = gems 5 (pirate, ship)
names-card-gems_07 = gems 6 (ducato, pirate)
names-card-gems_08 = gems 6 (pirate, cards)
names-card-scrolls_01 = scrolls 3 (ducato, cards)
names-card-scrolls_02 = scrolls 3 (pirate, ship)
names-card-scrolls_03 = scrolls 4 (ducato, pirate)
names-card-scrolls_04 = scrolls 4 (ducato, ship)
names-card-scrolls_05 = scrolls 4 (pirate, cards)
names-card-scrolls_06 = scrolls 5 (ducato, cards)
names-card-scrolls_07 = scrolls 5 (cards, ship)
names-card-scrolls_08 = scrolls 5 (ducato, ship)
names-card-scrolls_09 = scrolls 6 (pirate, ship)
names-card-scrolls_10 = scrolls 6 (pirate, cards)
names-card-silk_01 = silk 3 (cards, ship)
names-card-silk_02 = silk 3 (ducato, ship)
names-card-silk_03 = silk 3 (pirate, cards)
names-card-silk_04 = silk 4 (ducato, cards)
names-card-silk_05 = silk 4 (pirate, ship)
names-card-silk_06 = silk 4 (ducato, ship)
names-card-silk_07 = silk 5 (pirate, ship)
names-card-silk_08 = silk 5 (ducato, pirate)
names-card-silk_09 = silk 5 (pirate, cards)
names-card-silk_10 = silk 6 (ducato, cards)
names-card-silk_11 = silk 6 (ducato, pirate)
names-card-silk_12 = silk 6 (cards, ship)
names-card-salt_01 = salt 3 (pirate, ship)
names-card-salt_02 = salt 3 (ducato, pirate)
names-card-salt_03 = salt 3 (cards, ship)
names-card-salt_04 = salt 3 (pirate, cards)
names-card-salt_05 = salt 4 (ducato, cards)
names-card-salt_06 = salt 4 (ducato, pirate)
names-card-salt_07 = salt 4 (cards, ship)
names-card-salt_08 = salt 5 (ducato, cards)
names-card-salt_09 = salt 5 (ducato, ship)
names-card-salt_10 = salt 5 (pirate, cards)
names-card-salt_11 = salt 6 (pirate, ship)
names-card-salt_12 = salt 6 (ducato, pirate)
names-card-salt_13 = salt 6 (cards, ship)
names-card-salt_14 = salt 6 (ducato, ship)
names-card-pottery_01 = pottery 3 (ducato, cards)
names-card-pottery_02 = pottery 3 (pirate, ship)
names-card-pottery_03 = pottery 3 (ducato, pirate)
names-card-pottery_04 = pottery 3 (cards, ship)
names-card-pottery_05 = pottery 4 (ducato, cards)
names-card-pottery_06 = pottery 4 (cards, ship)
names-card-pottery_07 = pottery 4 (ducato, ship)
names-card-pottery_08 = pottery 4 (pirate, cards)
names-card-pottery_09 = pottery 5 (pirate, ship)
names-card-pottery_10 = pottery 5 (ducato, pirate)
names-card-pottery_11 = pottery 5 (cards, ship)
names-card-pottery_12 = pottery 5 (pirate, cards)
names-card-pottery_13 = pottery 6 (ducato, cards)
names-card-pottery_14 = pottery 6 (pirate, ship)
names-card-pottery_15 = pottery 6 (ducato, pirate)
names-card-pottery_16 = pottery 6 (ducato, ship)
names-card-olives_01 = olives 3 (pirate, ship)
names-card-olives_02 = olives 3 (ducato, pirate)
names-card-olives_03 = olives 3 (ducato, ship)
names-card-olives_04 = olives 3 (pirate, cards)
names-card-olives_05 = olives 4 (ducato, cards)
names-card-olives_06 = olives 4 (pirate, ship)
names-card-olives_07 = olives 4 (ducato, pirate)
names-card-olives_08 = olives 4 (cards, ship)
names-card-olives_09 = olives 4 (pirate, cards)
names-card-olives_10 = olives 5 (ducato, cards)
names-card-olives_11 = olives 5 (pirate, ship)
names-card-olives_12 = olives 5 (ducato, pirate)
names-card-olives_13 = olives 5 (cards, ship)
names-card-olives_14 = olives 5 (ducato, ship)
names-card-olives_15 = olives 6 (ducato, cards)
names-card-olives_16 = olives 6 (cards, ship)
names-card-olives_17 = olives 6 (ducato, ship)
names-card-olives_18 = olives 6 (pirate, cards)
names-card-grain_01 = grain 3 (ducato, cards)
names-card-grain_02 = grain 3 (ducato, pirate)
names-card-grain_03 = grain 3 (cards, ship)
names-card-grain_04 = grain 3 (ducato, ship)
names-card-grain_05 = grain 3 (pirate, cards)
names-card-grain_06 = grain 4 (ducato, cards)
names-card-grain_07 = grain 4 (pirate, ship)
names-card-grain_08 = grain 4 (ducato, pirate)
names-card-grain_09 = grain 4 (ducato, ship)
names-card-grain_10 = grain 4 (pirate, cards)
names-card-grain_11 = grain 5 (pirate, ship)
names-card-grain_12 = grain 5 (ducato, pirate)
names-card-grain_13 = grain 5 (cards, ship)
names-card-grain_14 = grain 5 (ducato, ship)
names-card-grain_15 = grain 5 (pirate, cards)
names-card-grain_16 = grain 6 (ducato, cards)
names-card-grain_17 = grain 6 (pirate, ship)
names-card-grain_18 = grain 6 (cards, ship)
names-card-grain_19 = grain 6 (ducato, ship)
names-card-grain_20 = grain 6 (pirate, cards)

## names-pirate_card

names-pirate_card-unseen = unseen
names-pirate_card-unseen_refilled = unseen
names-pirate_card-unseen_rescued = unseen

## names-symbol

names-symbol-ducato = ducato
names-symbol-pirate = pirate flag
names-symbol-cards = card stack
names-symbol-ship = ship

## names-topic

names-topic-ducato = a ducato symbol
names-topic-pirate = a pirate flag
names-topic-cards = a card stack
names-topic-ship = a ship symbol
names-topic-any = anything

## names-symbols

names-symbols-unsaid = nothing
names-symbols-ducato = a ducato
names-symbols-pirate = a pirate flag
names-symbols-cards = a card stack
names-symbols-ship = a ship
names-symbols-ducato-pirate = ducato and pirate flag
names-symbols-ducato-cards = ducato and card stack
names-symbols-ducato-ship = ducato and ship
names-symbols-pirate-cards = pirate flag and card stack
names-symbols-pirate-ship = pirate flag and ship
names-symbols-cards-ship = card stack and ship

## names-power

names-power-unsaid = nothing

## names-marker

names-marker-calm_sea = calm sea
names-marker-compass = compass
names-marker-fight_pirates = fight against pirates
names-marker-big_deal = big deal
names-marker-local_authority = local authority
names-marker-favourable_terms = favourable terms

## names-harbour

names-harbour-venezia = Venezia
names-harbour-zara = Zara
names-harbour-ragusa = Ragusa
names-harbour-durazzo = Durazzo
names-harbour-ancona = Ancona
names-harbour-bari = Bari
names-harbour-corfu = Corfu
names-harbour-messina = Messina
names-harbour-siracusa = Siracusa
names-harbour-tunisi = Tunisi
names-harbour-tripoli = Tripoli
names-harbour-bengasi = Bengasi
names-harbour-modone = Modone
names-harbour-candia = Candia
names-harbour-negroponte = Negroponte
names-harbour-salonicco = Salonicco
names-harbour-gallipoli = Gallipoli
names-harbour-smirne = Smirne
names-harbour-rodi = Rodi
names-harbour-costantinopoli = Costantinopoli
names-harbour-famagosta = Famagosta
names-harbour-laiazzo = Laiazzo
names-harbour-beirut = Beirut
names-harbour-acri = Acri
names-harbour-alessandria = Alessandria
names-harbour-varna = Varna
names-harbour-caffa = Caffa
names-harbour-tana = Tana
names-harbour-trebisonda = Trebisonda
names-harbour-sinope = Sinope

## names-named

names-named-unsaid = nothing
names-named-none = none

## names-venice

names-venice-in_stack = in the stack
names-venice-on_top = on top
names-venice-out = out of the game
