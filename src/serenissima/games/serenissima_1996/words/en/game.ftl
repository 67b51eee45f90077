### Serenissima (1996): every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = Serenissima (1996)
game-about = The great first edition: secret treasuries, haggling in foreign ports, forts and new markets.
game-authors = D. Ehrhard, D. Vitale
game-lasts = 3 h
game-score = points

## options

options-nation_set = which two nations play with two players
options-seat_assignment = whether nations are dealt at random or go to the seats in order
options-open_money = whether everybody sees all treasuries at all times
options-pay_on_own_port = whether a sale into an own port is paid
options-own_unfilled_capital_port_point = whether the own capital scores a port's point while it is not full
options-port_point_rule = whether ports that are not full score 1, or only empty ones
options-captured_capital_bonus = whether a capital taken from its nation still opens a market for 1000
options-sailor_supply = how many sailors there are
options-sunk_galleys_return = whether a sunk galley can be built again
options-garrison_cap = whether a garrison may exceed the spaces of its port
options-ship_trade = whether galleys may trade at sea
options-end_bonus = points for galleys, forts and sailors at the end
options-variable_end = whether a die ends a four-player game from round 8 on

## endings

endings-points = won by points
endings-ducats = equal points; won by ducats
endings-ports = equal points and ducats; won by the number of ports
endings-shared = equal points, ducats and ports; the win is shared

## flags

flags-sinks = This leaves a galley without a sailor and sinks it.

## flag_marks

flag_marks-sinks = sinks

## board

board-in_all = { $n } in all
board-round = Round { $round } of { $rounds }
board-order = Order
board-player = player
board-ducats = ducats
board-ports_held = ports
board-galleys_held = galleys
board-port = { "  " }port
board-makes = makes
board-garrison = garrison
board-warehouse = warehouse
board-here = here
board-galley = galley
board-zone = lies in
board-aboard = aboard
board-sailor = sailor
board-fort = fort
board-capital = capital
board-supply = Supply
board-sailors = { $n } sailors
board-galleys = { $n } galleys
board-forts = { $n } forts
board-covered = ?

## short-good

short-good-gems = gm
short-good-gold = gd
short-good-spices = sp
short-good-wine = wn
short-good-cloth = cl
short-good-iron = ir
short-good-wood = wd

## prompts

prompts-deal_nations = The nations are dealt.
prompts-setup_deploy = How do you split your ten sailors? Some man your first galley, some your second; the rest is the garrison of your capital.
prompts-bid = How much do you bid? In secret, for the right to choose your place in the turn order. Every bid is paid.
waits-bid = The bids for the turn order are sealed.
prompts-reveal_bids = All bids are in and are shown.
prompts-tie_die = Equal bids: a die decides who ranks first.
prompts-choose_slot = Which place in this round's turn order do you take?
prompts-manage = Phase 2: manage your harbours. Buy, build, hire, rearrange, trade and discard, in any order; then end your turn.
prompts-set_crew = How many sailors shall galley { $galley } have? What is left over goes on to the next galley or the garrison.
prompts-set_cargo = How much { $good } shall galley { $galley } carry?
prompts-ask_price = { $buyer } wants to buy { $n } { $good } in your port, for galley { $galley }. What do you ask for each? You cannot refuse, but you may ask up to { $ceiling }.
waits-ask_price = A price is being asked for.
prompts-answer_price = The price asked is { $price } each for { $n } { $good }, for galley { $galley }. Accept, offer less, or walk away?
waits-answer_price = The price asked is { $price } each.
prompts-answer_counter = You asked { $price }; { $buyer } offers { $counter } each for { $n } { $good }. Accept, or name your last price?
waits-answer_counter = { $price } was asked, { $counter } is offered.
prompts-answer_final = The last price is { $price } each for { $n } { $good }, for galley { $galley }. Take it or leave it.
waits-answer_final = The last price is { $price } each.
prompts-trade_goods = Which goods do you propose to { $side }, between your galley { $galley } and galley { $rival_galley }?
prompts-trade_price = What price for each? With it your proposal becomes known.
prompts-answer_trade = { $seat } proposes to { $side } { $n } { $good } at { $price } each, between galley { $galley } and your galley { $rival_galley }. Accept, refuse, or name another price?
waits-answer_trade = A trade has been proposed.
prompts-answer_trade_counter = You proposed to { $side } { $n } { $good } at { $price } each; the answer is { $counter }. Accept or refuse?
waits-answer_trade_counter = The answer to the proposal is { $counter }.
prompts-sail = Phase 3: sail your galleys. One after the other, as far as they have sailors; then end your turn.
prompts-sail_on = Galley { $galley } can go { $left } more. Sail on or stop? Where rivals lie you must ask their leave first.
prompts-grant_passage = Galley { $galley } asks leave to sail on. Do you grant it?
waits-grant_passage = Galley { $galley } asks leave to sail on.
prompts-attack = Phase 4: whom do you attack? Galleys and ports where your galleys lie, as often as you like; then end your turn.
prompts-exchange = Both sides roll a die and add their sailors.
prompts-resolve_victory = Galley { $beaten } is beaten by your galley { $galley }. How many of your sailors go aboard it? With none it sinks; with all your own galley sinks.
prompts-divide_cargo = How much { $good } does galley { $hull } take?
prompts-land = Phase 5: land your sailors. In ports without a garrison; then end your turn.
prompts-sell = Phase 6: sell your goods. Where your galleys lie; then end your turn.
prompts-end_die = A die decides whether the game ends: 5 or 6 ends it.

## acts

acts-buy = buy goods
acts-request_purchase = ask a price
acts-build_galley = build a galley
acts-build_fort = build a fort
acts-hire = hire sailors
acts-rearrange = rearrange
acts-propose_trade = propose a trade
acts-discard_goods = throw goods away
acts-discard_sailors = dismiss sailors
acts-start = set sail
acts-step = sail on
acts-sell = sell
acts-land = land sailors
acts-attack_galley = attack a galley
acts-attack_port = attack the port

## moves

moves-deal = { $nations }
moves-deploy = { $n } on the first galley, { $n2 } on the second, the rest ashore
moves-bid = bid { $n }
moves-reveal = show the bids
moves-tie_die-roll = { $seat } rolls { $n }
moves-slot = take place { $slot }
moves-buy = buy { $n } for galley { $galley }, at 100 each
moves-request_purchase = ask the price of { $n } for galley { $galley }
moves-build_galley = build a galley in { $port }, its sailor { $source }
moves-build_fort = build a fort in { $port }
moves-hire =
    { $n ->
        [one] hire 1 sailor in { $port } for { $place }
       *[other] hire { $n } sailors in { $port } for { $place }
    }
moves-rearrange = rearrange sailors and goods in { $zone }
moves-propose_trade = propose a trade: { $side }, galley { $galley } with galley { $galley2 }
moves-discard_goods = throw away { $n } { $good } from galley { $galley }
moves-discard_sailors =
    { $n ->
        [one] dismiss 1 sailor from galley { $galley }
       *[other] dismiss { $n } sailors from galley { $galley }
    }
moves-end_manage = end the turn
moves-crew =
    { $n ->
        [0] no crew: it will sink
        [one] 1 sailor
       *[other] { $n } sailors
    }
moves-count = { $n }
moves-ask = ask { $n } each
moves-accept = accept
moves-counter = name { $n } each
moves-walk_away = walk away
moves-final_ask = last price: { $n } each
moves-goods = { $n } { $good }
moves-price = { $n } each
moves-withdraw = withdraw the proposal
moves-refuse = refuse
moves-start = galley { $galley } sets sail for { $zone }
moves-end_sailing = end the turn
moves-step = sail on to { $zone }
moves-ask_passage = ask leave to sail on
moves-stop = stop here
moves-grant = grant it
moves-attack_galley = galley { $galley } attacks galley { $galley2 }
moves-attack_port = galley { $galley } attacks the port
moves-end_combat = end the turn
moves-exchange-roll = attacker { $n }, defender { $n2 }
moves-crew_to_beaten =
    { $n ->
        [0] none: sink it
        [one] 1 sailor
       *[other] { $n } sailors
    }
moves-land =
    { $n ->
        [one] galley { $galley } lands 1 sailor
       *[other] galley { $galley } lands { $n } sailors
    }
moves-end_landing = end the turn
moves-sell = sell { $good } from galley { $galley }
moves-end_market = end the turn
moves-end_die-roll = { $n }

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-buy = buy { $goods } for galley { $galley }
turns-end = end the phase
turns-sail = galley { $galley } to { $zone }
turns-sell = sell { $goods }
turns-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
turns-sells_for = sells for { $n } there
turns-leave = asks leave ({ $zone })

## events

events-deal = The nations are dealt; from the first seat on they are { $nations }.
events-plays = { "" }
events-deploy =
    { $me ->
        [yes] You split your sailors:
       *[no] { $seat } splits the sailors:
    } { $n } and { $n2 } on the galleys, the rest ashore.
events-round_begins = Round { $n } begins.
events-phase_begins = { $phase }.
events-bid =
    { $me ->
        [yes] You bid.
       *[no] { $seat } bids.
    }
events-bid_handed_in =
    { $me ->
        [yes] You have handed in a bid.
       *[no] { $seat } has handed in a bid.
    }
events-reveal = The bids are shown.
events-bid_shown =
    { $me ->
        [yes] { $n ->
            [0] You have bid nothing.
           *[other] You have bid { $n }.
        }
       *[no] { $n ->
            [0] { $seat } has bid nothing.
           *[other] { $seat } has bid { $n }.
        }
    }
events-tie_die-roll =
    { $me ->
        [yes] You roll
       *[no] { $seat } rolls
    } { $n } for the tie.
events-slot =
    { $me ->
        [yes] You take
       *[no] { $seat } takes
    } place { $slot }.
events-buy = { "" }
events-bought =
    { $me ->
        [yes] You load
       *[no] { $seat } loads
    } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } onto galley { $galley }.
events-request_purchase = { "" }
events-requested =
    { $me ->
        [yes] You want to buy { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } in { $port } and ask the price.
       *[no] { $seat } wants to buy { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } in { $port } and asks the price.
    }
events-build_galley =
    { $me ->
        [yes] You build
       *[no] { $seat } builds
    } a galley in { $port }, its sailor { $source }.
events-launched =
    { $me ->
        [yes] Your galley { $galley } lies
       *[no] Galley { $galley } of { $seat } lies
    } before { $port }.
events-build_fort =
    { $me ->
        [yes] You build
       *[no] { $seat } builds
    } a fort in { $port }.
events-hire =
    { $me ->
        [yes] You hire
       *[no] { $seat } hires
    } { $n ->
        [one] 1 sailor
       *[other] { $n } sailors
    } in { $port } for { $place }.
events-rearrange =
    { $me ->
        [yes] You rearrange
       *[no] { $seat } rearranges
    } in { $zone }.
events-rearranged = { "" }
events-crewed =
    { $n ->
        [0] Galley { $galley } is left without a crew.
        [one] Galley { $galley } has 1 sailor.
       *[other] Galley { $galley } has { $n } sailors.
    }
events-loaded = Galley { $galley } carries { $goods }.
events-garrisoned =
    { $n ->
        [0] { $port } is left without a garrison.
        [one] 1 sailor garrisons { $port }.
       *[other] { $n } sailors garrison { $port }.
    }
events-propose_trade =
    { $me ->
        [yes] You open
       *[no] { $seat } opens
    } a trade of galley { $galley } with galley { $galley2 }.
events-proposed =
    { $me ->
        [yes] You propose
       *[no] { $seat } proposes
    } to { WHO($seat2, as: "object") }: { $side } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } at { $n2 } each.
events-withdraw =
    { $me ->
        [yes] You withdraw
       *[no] { $seat } withdraws
    } the proposal.
events-withdrawn =
    { $me ->
        [yes] Your proposal is withdrawn.
       *[no] { $seat }'s proposal is withdrawn.
    }
events-trade_price-withdraw = { "" }
events-goods =
    { $me ->
        [yes] You choose goods.
       *[no] { $seat } chooses goods.
    }
events-price = { "" }
events-discard_goods =
    { $me ->
        [yes] You throw
       *[no] { $seat } throws
    } away { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } from galley { $galley }.
events-discard_sailors =
    { $me ->
        [yes] You dismiss
       *[no] { $seat } dismisses
    } { $n ->
        [one] 1 sailor
       *[other] { $n } sailors
    } from galley { $galley }.
events-end_manage =
    { $me ->
        [yes] You end the turn.
       *[no] { $seat } ends the turn.
    }
events-crew =
    { $me ->
        [yes] You set a crew.
       *[no] { $seat } sets a crew.
    }
events-count =
    { $me ->
        [yes] You set a cargo.
       *[no] { $seat } sets a cargo.
    }
events-divide_cargo-count = { "" }
events-divided =
    { $n ->
        [0] { "" }
       *[other] Galley { $galley } takes { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        }.
    }
events-ask =
    { $me ->
        [yes] You ask
       *[no] { $seat } asks
    } { $n } each.
events-accept =
    { $me ->
        [yes] You accept.
       *[no] { $seat } accepts.
    }
events-counter =
    { $me ->
        [yes] You name
       *[no] { $seat } names
    } { $n } each instead.
events-walk_away =
    { $me ->
        [yes] You walk away.
       *[no] { $seat } walks away.
    }
events-final_ask =
    { $me ->
        [yes] Your last price is
       *[no] { $seat }'s last price is
    } { $n } each.
events-refuse =
    { $me ->
        [yes] You refuse.
       *[no] { $seat } refuses.
    }
events-start =
    { $me ->
        [yes] Your galley { $galley } sails
       *[no] { $seat }'s galley { $galley } sails
    } to { $zone }.
events-end_sailing =
    { $me ->
        [yes] You end the turn.
       *[no] { $seat } ends the turn.
    }
events-step =
    { $me ->
        [yes] You sail
       *[no] { $seat } sails
    } on to { $zone }.
events-ask_passage =
    { $me ->
        [yes] You ask
       *[no] { $seat } asks
    } leave to sail on.
events-stop =
    { $me ->
        [yes] You stop.
       *[no] { $seat } stops.
    }
events-grant =
    { $me ->
        [yes] You grant passage.
       *[no] { $seat } grants passage.
    }
events-attack_galley =
    { $me ->
        [yes] Your galley { $galley } attacks
       *[no] { $seat }'s galley { $galley } attacks
    } galley { $galley2 }.
events-attack_port = { "" }
events-assailed =
    { $me ->
        [yes] Your galley { $galley } attacks
       *[no] { $seat }'s galley { $galley } attacks
    } { $port }.
events-end_combat =
    { $me ->
        [yes] You end the turn.
       *[no] { $seat } ends the turn.
    }
events-exchange-roll = The attacker rolls { $n }, the defender { $n2 }.
events-losses = Sailors lost: { $n } of galley { $galley }, { $n2 } of { $target }.
events-crew_to_beaten =
    { $n ->
        [0] { $me ->
            [yes] You let
           *[no] { $seat } lets
        } the beaten galley sink.
        [one] { $me ->
            [yes] You send
           *[no] { $seat } sends
        } 1 sailor aboard the beaten galley.
       *[other] { $me ->
            [yes] You send
           *[no] { $seat } sends
        } { $n } sailors aboard the beaten galley.
    }
events-captured =
    { $me ->
        [yes] You capture
       *[no] { $seat } captures
    } galley { $galley } from { WHO($seat2, as: "object") }.
events-land =
    { $me ->
        [yes] You land
       *[no] { $seat } lands
    } { $n ->
        [one] 1 sailor
       *[other] { $n } sailors
    } from galley { $galley }.
events-took_port =
    { $port } is now under { $me ->
        [yes] your flag.
       *[no] the flag of { $seat }.
    }
events-end_landing =
    { $me ->
        [yes] You end the turn.
       *[no] { $seat } ends the turn.
    }
events-sell = { "" }
events-sold =
    { $me ->
        [yes] You sell
       *[no] { $seat } sells
    } { $good } in { $port }.
events-new_market = A new market: { $good } is new to the holder of { $port }.
events-end_market =
    { $me ->
        [yes] You end the turn.
       *[no] { $seat } ends the turn.
    }
events-income =
    { $me ->
        [yes] Your capital brings its income.
       *[no] The capital of { $seat } brings its income.
    }
events-end_die-roll = The die shows { $n }.
events-paid = The bank pays { WHO($seat, as: "object") } { $n } ducats.
events-spent =
    { $me ->
        [yes] You pay
       *[no] { $seat } pays
    } the bank { $n } ducats.
events-paid_to =
    { $n ->
        [0] { "" }
       *[other] { $me ->
            [yes] You pay
           *[no] { $seat } pays
        } { WHO($seat2, as: "object") } { $n } ducats.
    }
events-sank =
    { $me ->
        [yes] Your galley { $galley } sinks.
       *[no] Galley { $galley } of { $seat } sinks.
    }
events-treasury_shown =
    { $me ->
        [yes] You show
       *[no] { $seat } shows
    } { $n } ducats.
events-scored =
    { $me ->
        [yes] You score
       *[no] { $seat } scores
    } { $n ->
        [one] 1 point.
       *[other] { $n } points.
    }

## names-seat

names-seat-player1 = Player 1
names-seat-player2 = Player 2
names-seat-player3 = Player 3
names-seat-player4 = Player 4
names-seat-venice = Venice
names-seat-genoa = Genoa
names-seat-spain = Spain
names-seat-turkey = Turkey

## names-nation

names-nation-venice = Venice
names-nation-genoa = Genoa
names-nation-spain = Spain
names-nation-turkey = Turkey

## names-port

names-port-venezia = Venezia
names-port-genova = Genova
names-port-valencia = Valencia
names-port-istanbul = Istanbul
names-port-ragusa = Ragusa
names-port-marseille = Marseille
names-port-sardegna = Sardegna
names-port-civitavecchia = Civitavecchia
names-port-alger = Alger
names-port-barcelona = Barcelona
names-port-smyrna = Smyrna
names-port-corfu = Corfu
names-port-napoli = Napoli
names-port-modon = Modon
names-port-rhodes = Rhodes
names-port-sicilia = Sicilia
names-port-tunis = Tunis
names-port-creta = Creta
names-port-antioch = Antioch
names-port-tripoli = Tripoli
names-port-alexandria = Alexandria
names-port-acre = St Jean d'Acre
names-port-cyrena = Cyrena

## names-zone

names-zone-ven = Upper Adriatic (Venezia)
names-zone-gen = Ligurian Sea (Genova)
names-zone-val = Gulf of Valencia (Valencia)
names-zone-ist = Sea of Marmara (Istanbul)
names-zone-rag = Lower Adriatic (Ragusa)
names-zone-mar = Gulf of Lion (Marseille)
names-zone-sar = Sardinian Waters (Sardegna)
names-zone-civ = Roman Coast (Civitavecchia)
names-zone-gib = Strait of Gibraltar
names-zone-alg = Barbary Coast (Alger)
names-zone-hsw = Western High Sea
names-zone-bar = Catalan Sea (Barcelona)
names-zone-blk = Black Sea
names-zone-smy = Aegean Sea (Smyrna)
names-zone-cor = Strait of Otranto (Corfu)
names-zone-num = Numidian Coast
names-zone-hst = Tyrrhenian High Sea
names-zone-nap = Gulf of Naples (Napoli)
names-zone-mod = Morean Coast (Modon)
names-zone-rho = Rhodian Sea (Rhodes)
names-zone-sic = Sicilian Waters (Sicilia)
names-zone-hsi = Ionian High Sea
names-zone-tun = Gulf of Tunis (Tunis)
names-zone-cre = Sea of Crete (Creta)
names-zone-cyp = Sea of Cyprus
names-zone-ant = Gulf of Alexandretta (Antioch)
names-zone-hsl = Libyan High Sea
names-zone-mmr = Marmarica Coast
names-zone-tri = Gulf of Tripoli (Tripoli)
names-zone-alx = Nile Delta (Alexandria)
names-zone-acr = Palestine Coast (St Jean d'Acre)
names-zone-cyr = Sea of Cyrene (Cyrena)

## names-good

names-good-gems = gems
names-good-gold = gold
names-good-spices = spices
names-good-wine = wine
names-good-cloth = cloth
names-good-iron = iron
names-good-wood = wood

## names-place

names-place-number = galley { $number }
names-place-garrison = the garrison

## names-source

names-source-number = from galley { $number }
names-source-garrison = from the garrison
names-source-hire = newly hired

## names-target

names-target-number = galley { $number }
names-target-port = the port

## names-side

names-side-sell = sell
names-side-buy = buy

## names-phase

names-phase-order = Phase 1: the order
names-phase-manage = Phase 2: buying, building, hiring
names-phase-sail = Phase 3: sailing
names-phase-combat = Phase 4: combat
names-phase-control = Phase 5: control of ports
names-phase-market = Phase 6: the market

## refusals

refusals-no_such_thing = There is no such thing in this game; look at the list of moves.
refusals-not_offered = The rules do not offer this now.
refusals-another_question = This is an answer to another question than the one asked now.
refusals-another_phase = This belongs to another phase of the round.
refusals-cannot_refuse = Nobody can forbid a purchase; you may only name a price.
refusals-no_more_haggling = The haggling is over: accept or leave it.
refusals-landing_comes_later = Nobody lands in phase 4; control of ports comes in phase 5.
refusals-one_to_so_many =
    { $n ->
        [1] It can only be 1.
       *[other] It can be 1 to { $n }.
    }
refusals-at_most = It can be at most { $n }.
refusals-garrison_cap = By this table's option a garrison may not exceed the spaces of its port.
refusals-bid_too_high = You cannot bid more than your treasury of { $money }.
refusals-slot_taken = Place { $slot } is taken by { $seat }.
refusals-off_the_hundred = All sums are multiples of { $step } ducats.
refusals-galley_not_afloat = There is no galley { $galley } on the board.
refusals-not_your_galley = Galley { $galley } is not yours.
refusals-no_port_here = There is no port in this zone.
refusals-ask_the_controller = This port is under the flag of { $seat }: ask the price.
refusals-buy_from_the_bank = This port is neutral or your own: buy from the bank at 100 each.
refusals-enough_deals = A galley concludes at most { $n } foreign purchases in a round.
refusals-walked_away_before = You walked away from { $n } here; for the rest of the round you may only ask for fewer.
refusals-supply_is_short = The supply holds { $left } { $good } only.
refusals-no_free_berths = There are { $free } free berths only.
refusals-too_dear = This costs { $cost } and you have { $money }.
refusals-none_left = None is left in the supply.
refusals-no_flags = All your { $n } flags are in use.
refusals-no_garrison = There is no garrison to take the sailor from.
refusals-no_spare_sailor = Galley { $galley } has no sailor to spare here.
refusals-fort_already = There is a fort already.
refusals-not_your_port = { $port } is not under your flag.
refusals-built_this_round = A port allows one build in a round.
refusals-goods_missing = The port must make or store { $goods }.
refusals-galley_not_there = Galley { $galley } is not there.
refusals-no_sailors_left = Sailors in the supply: only { $left }.
refusals-hiring_limit = Sailors that this port still provides this round: { $left }, as many as goods are stored there.
refusals-nothing_to_rearrange = There are not two holders of yours in this zone, one of them a galley.
refusals-rearranged_before = You have just rearranged this zone; buy, build, hire, discard, ask or propose something there first.
refusals-crews_do_not_add_up = The crews must add up; possible here: { $allowed }.
refusals-no_room_for_cargo = That would leave cargo without a berth on a galley with crew; possible here: { $allowed }.
refusals-cargo_does_not_fit = Every token must end on a galley with crew and a berth for it; possible here: { $allowed }.
refusals-no_ship_trade = This table plays without trade between galleys.
refusals-no_rival_beside = Galley { $galley } is no rival's galley in the same zone.
refusals-high_sea = There is no trade on the high sea.
refusals-enough_proposals = At most { $n } proposals to each rival in a turn.
refusals-no_cargo = Galley { $galley } carries nothing.
refusals-not_so_many_tokens = There are { $aboard } { $good } only.
refusals-rearrange_instead = At an own port sailors are not dismissed: rearrange, and they join the garrison.
refusals-last_sailor_stays = The last sailor of a galley cannot be dismissed.
refusals-price_between = The price must be from { $low } to { $high }.
refusals-no_counter_left = No other price is possible.
refusals-moved_before = Galley { $galley } has moved already.
refusals-too_far = { $zone } is { $n } steps away; galley { $galley } can go { $left }.
refusals-not_linked = { $zone } is not linked to { $here }.
refusals-ask_leave_first = Rivals lie here: ask their leave first, or stop.
refusals-leave_given = Leave has been given already.
refusals-nobody_to_ask = No rival lies here; sail on freely.
refusals-own_galley = A galley does not attack its own side.
refusals-stalled = After { $n } exchanges without a loss the two have had enough of each other for this turn.
refusals-not_a_foreign_port = Only a port under a rival's flag can be attacked.
refusals-no_garrison_to_attack = There is no garrison to attack; land in phase 5.
refusals-berth_left_empty = No token may be left over while a berth is free; possible here: { $allowed }.
refusals-landed_before = Galley { $galley } has landed already in this turn.
refusals-garrison_stands = A garrison stands in { $port }; nobody lands there.
refusals-not_aboard = There is no { $good } aboard galley { $galley }.
refusals-made_here = A port does not buy { $good }, which it makes itself.
refusals-stored_already = The warehouse already holds { $good }.
refusals-port_is_full = The warehouse is full.

## chart
## Words on and about the chart of the browser client; what all charts say is in common.ftl.

chart-capital = capital of { $nation }
chart-scores =
    { $n ->
        [one] scores 1 point now
       *[other] scores { $n } points now
    }
chart-fort_means = a fort: attackers divide by { $n } instead of { $of }
chart-no_garrison = no garrison: whoever lands here takes it
chart-high_sea = high sea: no trade here
chart-open_water = no port here
chart-rivals_here =
    { $n ->
        [one] { $seat } lies here with 1 sailor; ask leave to sail on
       *[other] { $seat } lies here with { $n } sailors; ask leave to sail on
    }
chart-sale = sell { $good }: { $n } ducats
chart-new_market = a new market: { $n } ducats more
chart-brings = the cargo would bring { $n } ducats here
chart-round = Round { $round } of { $rounds }
chart-cartouche = Round { $round } of { $rounds }, { $phase }
chart-turn_order = Turn order
chart-phase_order = Order
chart-phase_manage = Manage
chart-phase_sail = Sail
chart-phase_combat = Combat
chart-phase_control = Control
chart-phase_market = Market
chart-slot_free = place { $slot }: free
chart-slot_of = place { $slot }: { $seat }
chart-bids = Sealed bids
chart-bid_sealed = { $seat }: sealed
chart-bid_awaited = { $seat }: writing
chart-supply = Supply
chart-supply_of =
    { $n ->
        [0] no { $good } left
       *[other] { $good }: { $n } left
    }
chart-supply_sailors = sailors
chart-supply_forts = forts
chart-supply_galleys = galleys
chart-harbours = Your harbours
chart-manage_title = Manage your harbours
chart-manage_port = Manage { $port }
chart-manage_note = Round { $round } of { $rounds }. Drag pieces, or use the steppers.
chart-manage_tap = tap a piece, then its place
chart-to_chart = Look at the chart
chart-to_quay = To the quay
chart-your_capital = your capital
chart-your_port = your port
chart-tab_ask = { $good }: ask the price
chart-tab_buy = { $good } for { $n }
chart-tab_hire =
    { $n ->
        [one] hire one
       *[other] hire up to { $n }
    }
chart-tab_nothing = nobody to hire
chart-warehouse = Warehouse
chart-stored_of = { $n } of { $size } stored
chart-garrison_title = Garrison
chart-nobody = nobody: whoever lands takes it
chart-sailor = sailor
chart-hire = Hire
chart-hire_how =
    { $left ->
        [0] { $n } hired, nobody left this round
       *[other] { $n } hired, { $left } left this round
    }
chart-supply_drag =
    { $n ->
        [0] none left in the supply
       *[other] { $n } left in the supply. Drag it aboard.
    }
chart-price_up_to = the price is asked, up to { $n } each
chart-no_galley_here = for galleys that lie here
chart-galley_built = Galley
chart-fort_built = Fort
chart-needs = needs { $goods } in the port
chart-at_hand = { $goods } are here
chart-not_now = no more this round
chart-fort_stands = the port has one
chart-launched_here = lies before the port
chart-built = built
chart-new = new
chart-crew = Crew
chart-no_free_places = full
chart-to_garrison = to the garrison
chart-from_garrison = from the garrison
chart-dismiss = dismiss one
chart-keep_him = keep one
chart-buy_less = one less
chart-buy_more = buy one for { $n }
chart-one_less = one less
chart-one_more = one more
chart-ask_for = { $good }, how many
chart-ask_price = Ask the price
chart-ask_sends = gives the draft so far
chart-pass_to = Pass to
chart-pass_on = Pass on
chart-pass_nothing = nothing yet
chart-take_up = take up
chart-lay_down = lay down: { $place }
chart-show_large = { $galley }: show large
chart-overboard = Overboard
chart-overboard_how = A good dropped here is lost, for nothing.
chart-bill = The bill
chart-bill_when = paid when you press Done
chart-bill_nothing = Nothing is bought yet.
chart-bill_hired =
    { $n ->
        [one] 1 sailor hired in { $port }
       *[other] { $n } sailors hired in { $port }
    }
chart-bill_bought = { $n } { $good } for galley { $galley }
chart-bill_galley = Galley { $galley }, first sailor { $source }
chart-bill_fort = Fort in { $port }
chart-together = Together
chart-treasury_after = Treasury { $n }, afterwards
chart-undo_step = Undo step
chart-start_again = Start again
chart-costs = costs
chart-leaves = leaves
chart-done = Done
chart-done_pay = Done, pay { $n }
chart-done_unasked = { $port }: price not asked
chart-why_not = Why not?
chart-quay_needed = Something later in the draft needs it. Undo step by step.
chart-quay_last = Without a sailor galley { $galley } would sink.
chart-quay_nothing = There is none of it in the draft that could be taken back.
chart-quay_no_goods = Goods stay aboard: in the garrison there are only sailors.
chart-split_title = Your ten sailors
chart-split_note = The first galley, the second galley, and the rest ashore as garrison.
chart-first_galley = First galley, number { $number }
chart-second_galley = Second galley, number { $number }
chart-booty_title = Galley { $galley } is beaten: crew and booty
chart-booty_note = A hull without a sailor sinks. Goods without a berth are lost.
chart-will_sink = without a crew it sinks
chart-booty_lost = Lost:
chart-booty_kept = Everything finds a berth.
chart-haggling = { $n } { $good } at { $port }, for galley { $galley }
chart-asked = asked
chart-countered = offered
chart-last_word = last word
chart-price_scale = Prices named for each: { $prices }
chart-card_passage = May galley { $galley } pass?
chart-card_passage_wish = { $seat } has entered { $zone } and asks leave to sail on. Where to need not be said.
chart-card_sailors = sailors against
chart-card_grant = Grant leave
chart-card_refuse = Refuse
chart-card_grant_effect = it sails on
chart-card_refuse_effect = it stays here
chart-card_grant_leads = It goes as many zones more as it has steps left. Leave cannot be taken back.
chart-card_refuse_leads = Its move is over. In phase 4 { $seat } may attack you here.
chart-card_same = Answer { $seat } the same for the rest of this phase
chart-card_attacks = Galley { $galley } attacks { $target }
chart-card_divided = Sailors and die together, divided by { $n } and rounded down: so many the other side loses.
chart-card_crew_die = crew + one die
chart-card_targets = Whom to attack
chart-card_roll_costs = This roll costs
chart-card_loses = loses { $n }: { $percent } percent
chart-card_after_roll = After this roll
chart-card_attack = Attack
chart-card_enough = Enough
chart-card_again_after = and again, as you like
chart-card_ends_combat = ends your combat
chart-attacker = attacker
chart-defender = defender
chart-ports_held = ports
chart-forts_held = forts
chart-sailors_held = sailors
chart-points = points on the board
chart-points_more = + ducats
chart-secret = secret
chart-place_in_order = place { $slot }
