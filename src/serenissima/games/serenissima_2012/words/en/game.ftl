### Serenissima (2012): every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = Serenissima (2012)
game-about = Sailors row, fight and hold your ports. Fill the warehouses before the Doge turns the hourglass.
game-authors = Dominique Ehrhard
game-lasts = 90 min
game-score = ducats

## options

options-money_visibility = whether everybody sees all ducats
options-first_seat = who begins the set-up
options-start_assignment = start ports and galleys are drafted or dealt
options-port_closing = how ports are closed with two or three seats
options-two_player_draft = the order of the draft with two seats
options-start_field_immunity = whether sales and landings can be blocked where the galley started
options-blockade_release = when a blocker stops being one
options-fort_before_value = whether a fort fires before the attacker's value is fixed
options-new_galley_same_round = whether a new galley may act in the round in which it is bought
options-catch_up_sailors = where sailors of a catch-up purchase may go

## endings

endings-money = won by ducats
endings-ports = equal ducats; won by the number of ports
endings-shared = equal ducats and ports; the win is shared

## flags

flags-sinks = This takes the last sailor off a galley and sinks it.

## flag_marks

flag_marks-sinks = sinks

## board

board-round = Round { $round }
board-track = Track
board-doge = Doge cards gone:
board-left = { $n } left
board-player = player
board-ducats = ducats
board-ports_held = ports
board-galleys_held = galleys
board-reserve = reserve
board-port = { "  " }port
board-makes = makes
board-garrison = garrison
board-warehouse = warehouse
board-pays = pays
board-built = built
board-here = here
board-closed = closed
board-galley = galley
board-field = lies in
board-aboard = aboard
board-sailor = sailor
board-fort = fort
board-basilica = basilica
board-pawn = track pawn
board-payout = payout
board-active = galley { $galley }
board-steps = steps left: { $n }
board-galley_price =
    { $n ->
        [one] 1 ducat, and { $crew } for each sailor
       *[other] { $n } ducats, and { $crew } for each sailor
    }
board-purse = ducats: { $n }
board-lanes = sea lanes: { $fields }

## short-good

short-good-wood = wd
short-good-stone = st
short-good-marble = mb
short-good-wine = wn
short-good-gold = gd
short-good-spice = sp

## short-card

short-card-wine = wine
short-card-hourglass_1 = one hourglass
short-card-hourglass_2 = two hourglasses
short-card-hourglass_2_shuffle = two hourglasses and shuffle

## prompts

prompts-first_seat = Luck draws who begins.
prompts-close_port = Which { $good } port shall be closed for this game?
prompts-draw_closed_port = Luck draws the { $good } port that is closed.
prompts-choose_start_port = Which port do you start in? Three sailors garrison it.
prompts-choose_start_galley = Which number has your galley? Low numbers act early in a round. It starts in your port with three sailors.
prompts-deal_start_port = A start port is dealt to { $seat }.
prompts-deal_galley = A galley number is dealt to { $seat }.
prompts-choose_mode = What does your galley do? Action (load, sail, then sell, fight or land), investment, or nothing.
prompts-load_step = Load, then set sail. Sailors and goods, as much as you like.
prompts-move_step = Where does the galley sail? Each step goes to a neighbouring field and costs an attack die.
prompts-declare_blockade = You have more sailors afloat here than the active galley. Do you block { $act }?
waits-declare_blockade = Shall { $act } be blocked?
prompts-arrival_act = Your galley has arrived. Sell, fight, land, or end the turn?
prompts-fight_act = Fight on, land, or end the turn?
prompts-exchange = Both sides roll their dice.
prompts-combat_round = Another exchange? The fight is undecided; who stops ends the turn.
prompts-fort_fires = The fort fires two dice at the attacker.
prompts-loot = Galley { $wreck } goes down. Which of its cargo does galley { $survivor } take aboard?
prompts-occupy = The garrison is beaten. How many sailors shall occupy the port?
prompts-invest_step = What do you invest in? Hire sailors, buy a galley, build; as long as your ducats last.
prompts-choose_galley_number = Choose the number of the new galley in { $port }.
prompts-crew_galley = How many sailors shall man the new galley { $number } in { $port }?
prompts-turn_doge_card = The Doge's card of this round is turned.
prompts-catch_up_step = You have fewer than two galleys and may make a catch-up purchase.

## acts

acts-take_sailors = take sailors aboard
acts-give_sailors = give sailors
acts-hire = hire sailors
acts-sell = sell

## moves

moves-first = { $seat } begins
moves-close = close { $port }
moves-start_at = start in { $port }
moves-take = take galley { $galley }
moves-action = action: load and sail
moves-invest = investment: hire, buy, build
moves-pass = do nothing
moves-take_sailors =
    { $n ->
        [one] take 1 sailor from { $place }
       *[other] take { $n } sailors from { $place }
    }
moves-give_sailors =
    { $n ->
        [one] give 1 sailor to { $place }
       *[other] give { $n } sailors to { $place }
    }
moves-take_goods = take { $n } { $good } from galley { $galley }
moves-give_goods = give { $n } { $good } to galley { $galley }
moves-swap = with galley { $galley }: give { $piece }, take { $piece2 }
moves-buy_goods =
    { $n ->
        [one] buy 1 cube of the port's good
       *[other] buy { $n } cubes of the port's good
    }
moves-jettison = throw { $n } { $good } overboard
moves-load_done = loading is done: set sail
moves-sail = sail to { $field }
moves-stop = stop here
moves-block = block it
moves-allow = let it happen
moves-sell = sell { $goods }
moves-attack_galley = attack galley { $galley }
moves-attack_port = attack the port
moves-land =
    { $n ->
        [one] land 1 sailor and own the port
       *[other] land { $n } sailors and own the port
    }
moves-end_turn = end the turn
moves-roll = attacker { $n }, defender { $n2 } skulls
moves-combat_round-continue = fight another exchange
moves-combat_round-stop = stop fighting; the turn ends
moves-fire =
    { $n ->
        [one] 1 skull
       *[other] { $n } skulls
    }
moves-loot-take =
    { $count ->
        [0] take nothing
       *[other] take { $goods }
    }
moves-occupy =
    { $n ->
        [0] leave the port neutral
        [one] occupy it with 1 sailor
       *[other] occupy it with { $n } sailors
    }
moves-hire =
    { $n ->
        [one] hire 1 sailor for { $target }
       *[other] hire { $n } sailors for { $target }
    }
moves-buy_galley = buy a galley in { $port }
moves-build_fort = build a fort in { $port }
moves-build_basilica = build a basilica in { $port }
moves-invest_done = the investment is done
moves-crew =
    { $n ->
        [one] man it with 1 sailor
       *[other] man it with { $n } sailors
    }
moves-card = { $card }
moves-catch_up_done = the purchase is done

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-load = load { $goods }
turns-sail = sail to { $field }
turns-sell = sell { $goods }
turns-land = take { $port }
turns-stay = stay here
turns-hire =
    { $n ->
        [one] hire 1 sailor for { $target }
       *[other] hire { $n } sailors for { $target }
    }
turns-galley =
    { $n ->
        [one] buy galley { $galley } in { $port } with 1 sailor
       *[other] buy galley { $galley } in { $port } with { $n } sailors
    }
turns-fort = build a fort in { $port }
turns-basilica = build a basilica in { $port }
turns-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
turns-dice =
    { $n ->
        [0] no dice left
        [one] 1 die left
       *[other] { $n } dice left
    }
turns-may_block = { WHO($seat) } may block, { $n } against { $own }

## events

events-first =
    { $me ->
        [yes] You begin.
       *[no] { $seat } begins.
    }
events-close =
    { $me ->
        [yes] You choose { $port }.
       *[no] { $seat } chooses { $port }.
    }
events-draw_closed_port-close = { $port } is drawn.
events-closed = { $port } is closed for this game.
events-start_at =
    { $me ->
        [yes] You start in { $port }.
       *[no] { $seat } starts in { $port }.
    }
events-deal_start_port-start_at = The start port { $port } is dealt.
events-dealt_port =
    { $me ->
        [yes] You start in { $port }.
       *[no] { $seat } starts in { $port }.
    }
events-take =
    { $me ->
        [yes] You take galley { $galley }.
       *[no] { $seat } takes galley { $galley }.
    }
events-deal_galley-take = Galley { $galley } is dealt.
events-launched =
    { $me ->
        [yes]
            { $n ->
                [one] Your galley { $galley } lies in { $port } with 1 sailor.
               *[other] Your galley { $galley } lies in { $port } with { $n } sailors.
            }
       *[no]
            { $n ->
                [one] { $seat }'s galley { $galley } lies in { $port } with 1 sailor.
               *[other] { $seat }'s galley { $galley } lies in { $port } with { $n } sailors.
            }
    }
events-activated =
    { $me ->
        [yes] Next is your galley { $galley }.
       *[no] Next is galley { $galley } of { $seat }.
    }
events-action =
    { $me ->
        [yes] You take an action.
       *[no] { $seat } takes an action.
    }
events-invest =
    { $me ->
        [yes] You invest.
       *[no] { $seat } invests.
    }
events-pass =
    { $me ->
        [yes] You do nothing with this galley.
       *[no] { $seat } does nothing with this galley.
    }
events-take_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] You take 1 sailor from { $place } aboard.
               *[other] You take { $n } sailors from { $place } aboard.
            }
       *[no]
            { $n ->
                [one] { $seat } takes 1 sailor from { $place } aboard.
               *[other] { $seat } takes { $n } sailors from { $place } aboard.
            }
    }
events-give_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] You give 1 sailor to { $place }.
               *[other] You give { $n } sailors to { $place }.
            }
       *[no]
            { $n ->
                [one] { $seat } gives 1 sailor to { $place }.
               *[other] { $seat } gives { $n } sailors to { $place }.
            }
    }
events-take_goods =
    { $me ->
        [yes] You take { $n } { $good } from galley { $galley }.
       *[no] { $seat } takes { $n } { $good } from galley { $galley }.
    }
events-give_goods =
    { $me ->
        [yes] You give { $n } { $good } to galley { $galley }.
       *[no] { $seat } gives { $n } { $good } to galley { $galley }.
    }
events-swap =
    { $me ->
        [yes] You swap with galley { $galley }: { $piece } for { $piece2 }.
       *[no] { $seat } swaps with galley { $galley }: { $piece } for { $piece2 }.
    }
events-buy_goods =
    { $me ->
        [yes]
            { $n ->
                [one] You load 1 cube of the port's good.
               *[other] You load { $n } cubes of the port's good.
            }
       *[no]
            { $n ->
                [one] { $seat } loads 1 cube of the port's good.
               *[other] { $seat } loads { $n } cubes of the port's good.
            }
    }
events-jettison =
    { $me ->
        [yes] You throw { $n } { $good } overboard.
       *[no] { $seat } throws { $n } { $good } overboard.
    }
events-load_done =
    { $me ->
        [yes] You set sail.
       *[no] { $seat } sets sail.
    }
events-sail =
    { $me ->
        [yes] You sail to { $field }.
       *[no] { $seat } sails to { $field }.
    }
events-stop =
    { $me ->
        [yes] You stop.
       *[no] { $seat } stops.
    }
events-block =
    { $me ->
        [yes] You block!
       *[no] { $seat } blocks!
    }
events-allow =
    { $me ->
        [yes] You let it happen.
       *[no] { $seat } lets it happen.
    }
events-sell =
    { $me ->
        [yes] You offer { $goods } for sale.
       *[no] { $seat } offers { $goods } for sale.
    }
events-attack_galley =
    { $me ->
        [yes] You attack galley { $galley }.
       *[no] { $seat } attacks galley { $galley }.
    }
events-attack_port =
    { $me ->
        [yes] You attack the port.
       *[no] { $seat } attacks the port.
    }
events-land =
    { $me ->
        [yes]
            { $n ->
                [one] You want to land 1 sailor.
               *[other] You want to land { $n } sailors.
            }
       *[no]
            { $n ->
                [one] { $seat } wants to land 1 sailor.
               *[other] { $seat } wants to land { $n } sailors.
            }
    }
events-end_turn =
    { $me ->
        [yes] You end the turn.
       *[no] { $seat } ends the turn.
    }
events-roll = Skulls: { $n } for the attacker, { $n2 } for the defender.
events-combat_round-continue =
    { $me ->
        [yes] You fight on.
       *[no] { $seat } fights on.
    }
events-combat_round-stop =
    { $me ->
        [yes] You stop fighting.
       *[no] { $seat } stops fighting.
    }
events-fire =
    { $n ->
        [one] The fort fires: 1 skull.
       *[other] The fort fires: { $n } skulls.
    }
events-loot-take =
    { $me ->
        [yes] You take { $goods } from the wreck.
       *[no] { $seat } takes { $goods } from the wreck.
    }
events-occupy =
    { $me ->
        [yes]
            { $n ->
                [0] You leave the port neutral.
                [one] You occupy the port with 1 sailor.
               *[other] You occupy the port with { $n } sailors.
            }
       *[no]
            { $n ->
                [0] { $seat } leaves the port neutral.
                [one] { $seat } occupies the port with 1 sailor.
               *[other] { $seat } occupies the port with { $n } sailors.
            }
    }
events-hire =
    { $me ->
        [yes]
            { $n ->
                [one] You hire 1 sailor for { $target }.
               *[other] You hire { $n } sailors for { $target }.
            }
       *[no]
            { $n ->
                [one] { $seat } hires 1 sailor for { $target }.
               *[other] { $seat } hires { $n } sailors for { $target }.
            }
    }
events-buy_galley =
    { $me ->
        [yes] You buy a galley in { $port }.
       *[no] { $seat } buys a galley in { $port }.
    }
events-build_fort =
    { $me ->
        [yes] You build a fort in { $port }.
       *[no] { $seat } builds a fort in { $port }.
    }
events-build_basilica =
    { $me ->
        [yes] You build a basilica in { $port }.
       *[no] { $seat } builds a basilica in { $port }.
    }
events-invest_done =
    { $me ->
        [yes] You have finished investing.
       *[no] { $seat } has finished investing.
    }
events-crew =
    { $me ->
        [yes]
            { $n ->
                [one] You man it with 1 sailor.
               *[other] You man it with { $n } sailors.
            }
       *[no]
            { $n ->
                [one] { $seat } mans it with 1 sailor.
               *[other] { $seat } mans it with { $n } sailors.
            }
    }
events-card = The Doge's card: { $card }.
events-catch_up_done =
    { $me ->
        [yes] You have finished the catch-up purchase.
       *[no] { $seat } has finished the catch-up purchase.
    }
events-paid =
    { $me ->
        [yes]
            { $n ->
                [one] The bank pays you 1 ducat.
               *[other] The bank pays you { $n } ducats.
            }
       *[no]
            { $n ->
                [one] The bank pays { $seat } 1 ducat.
               *[other] The bank pays { $seat } { $n } ducats.
            }
    }
events-spent =
    { $me ->
        [yes]
            { $n ->
                [one] You pay 1 ducat.
               *[other] You pay { $n } ducats.
            }
       *[no]
            { $n ->
                [one] { $seat } pays 1 ducat.
               *[other] { $seat } pays { $n } ducats.
            }
    }
events-paid_to =
    { $me ->
        [yes]
            { $n ->
                [0] { "" }
                [one] You pay { WHO($seat2, as: "object") } 1 ducat.
               *[other] You pay { WHO($seat2, as: "object") } { $n } ducats.
            }
       *[no]
            { $n ->
                [0] { "" }
                [one] { $seat } pays { WHO($seat2, as: "object") } 1 ducat.
               *[other] { $seat } pays { WHO($seat2, as: "object") } { $n } ducats.
            }
    }
events-sold =
    { $me ->
        [yes] You sell { $goods } in { $port }.
       *[no] { $seat } sells { $goods } in { $port }.
    }
events-sank =
    { $me ->
        [yes] Your galley { $galley } sinks.
       *[no] { $seat }'s galley { $galley } sinks.
    }
events-took_port =
    { $me ->
        [yes]
            { $n ->
                [one] You now own { $port }, garrisoned by 1 sailor.
               *[other] You now own { $port }, garrisoned by { $n } sailors.
            }
       *[no]
            { $n ->
                [one] { $seat } now owns { $port }, garrisoned by 1 sailor.
               *[other] { $seat } now owns { $port }, garrisoned by { $n } sailors.
            }
    }
events-lost_port =
    { $me ->
        [yes] You lose { $port }.
       *[no] { $seat } loses { $port }.
    }
events-shuffled = All Doge cards are shuffled.
events-payout =
    { $me ->
        [yes]
            { $n ->
                [0] Payout: your ports bring nothing.
               *[other] Payout to you.
            }
       *[no]
            { $n ->
                [0] Payout: the ports of { $seat } bring nothing.
               *[other] Payout to { $seat }.
            }
    }
events-money_shown =
    { $me ->
        [yes] You show { $n } ducats.
       *[no] { $seat } shows { $n } ducats.
    }

## names-seat

names-seat-blue = Blue
names-seat-red = Red
names-seat-orange = Orange
names-seat-black = Black

## names-port

names-port-valencia = València
names-port-genova = Genova
names-port-venezia = Venezia
names-port-constantinople = Constantinople
names-port-alexandria = Alexandria
names-port-algeria = Algeria
names-port-tunis = Tunis
names-port-tripoli = Tripoli
names-port-cyrenaica = Cyrenaica
names-port-napoli = Napoli
names-port-sicilia = Sicilia
names-port-marseille = Marseille
names-port-sardegna = Sardegna
names-port-ragusa = Ragusa
names-port-corfu = Corfu
names-port-modon = Modon
names-port-creta = Creta
names-port-antalya = Antalya
names-port-antakya = Antakya
names-port-mare_ionio = Mare Ionio

## names-good

names-good-wood = wood
names-good-stone = stone
names-good-marble = marble
names-good-wine = wine
names-good-gold = gold
names-good-spice = spice

## names-piece

names-piece-sailor = a sailor

## names-place

names-place-number = galley { $number }
names-place-port = the port

## names-target

names-target-number = galley { $number }

## names-act

names-act-move = sailing on
names-act-sell = a sale
names-act-land = a landing

## names-card

names-card-wine = wine; each wine port brings its owner 3 ducats
names-card-hourglass_1 = one hourglass; the track moves 1 space
names-card-hourglass_2 = two hourglasses; the track moves 2 spaces
names-card-hourglass_2_shuffle = two hourglasses and a shuffle; the track moves 2 spaces

## refusals

refusals-no_such_thing = There is no such thing in this game; look at the list of moves.
refusals-not_offered = The rules do not offer this now.
refusals-another_question = This is an answer to another question than the one asked now.
refusals-sell_later = Cubes cannot go into a warehouse while loading; that is a sale, after the movement.
refusals-only_purchases = An investment buys sailors, galleys and buildings; nothing is loaded, moved, sailed or sold.
refusals-loading_is_over = Loading is over; what lies here now has to wait for the next activation.
refusals-movement_is_over = The movement is over.
refusals-no_sale_any_more = After a fight has begun or a sale was blocked nothing can be sold in this activation.
refusals-finish_the_fight = The present target comes first: fight on or stop.
refusals-wrong_good_to_close = A port that makes { $good } is to be closed now.
refusals-start_ports_needed = Enough start ports must stay open for all players.
refusals-no_start_port = This is no start port.
refusals-start_port_taken = This start port is taken.
refusals-port_closed = This port is closed for the whole game.
refusals-no_such_number = With this number of players only the galleys 1 to { $n } exist.
refusals-number_taken = A galley with this number is in play.
refusals-not_an_own_port = This needs a port of your own.
refusals-the_active_galley_itself = A transfer has another galley or the port at its other end.
refusals-no_own_galley_there = There is no other galley of yours with that number in this field.
refusals-flow_has_turned = This kind has already moved back; it cannot change its direction a second time in one loading phase.
refusals-garrison_keeps_one = A garrison keeps its last sailor.
refusals-no_free_slots = There is room for { $free } only.
refusals-not_so_many_sailors = There are not so many sailors to move.
refusals-garrison_is_full = A garrison here has at most { $size } sailors.
refusals-not_so_many_cubes = There are not so many cubes of this good.
refusals-swap_needs_full_galleys = A swap is for two galleys without a free slot; with one, give and take instead.
refusals-nothing_to_swap = A swap exchanges two different pieces, and never the last sailor of a galley.
refusals-open_sea = There is no port on the open sea.
refusals-thrown_away_before = Of a good that went overboard in this phase nothing may be bought.
refusals-bought_before = Of a good that was bought in this phase nothing may go overboard.
refusals-supply_is_short = The supply holds { $left } only.
refusals-too_dear = This costs { $cost } and you have { $money }.
refusals-already_there = The galley lies in { $field } already.
refusals-too_far = { $field } is { $n } steps away, and this crew can row { $left } more.
refusals-not_a_neighbour = { $field } is { $n } steps away: sail there step by step.
refusals-made_here = A port does not buy { $good }, which it makes itself.
refusals-stored_already = The warehouse already holds { $good }.
refusals-not_aboard = There is no { $good } aboard.
refusals-warehouse_is_full = The warehouse has { $space } free spaces.
refusals-a_set_in_order = Name each good as often as you mean it, in the order wood, stone, marble, wine, gold, spice.
refusals-own_galley = A galley does not attack its own side.
refusals-galley_not_here = There is no such galley in this field.
refusals-crew_is_tired = Sailors minus steps sailed is 0: this crew is too tired to attack.
refusals-blockers_first = A blockade stands: its galleys must be beaten first.
refusals-not_a_foreign_port = Only a foreign port can be attacked.
refusals-last_port = The last port of { $seat } cannot be attacked.
refusals-owners_galleys_first = The owner still has galleys here; they come first.
refusals-own_port = In an own port sailors land in the loading phase only.
refusals-not_a_neutral_port = One lands in neutral ports only.
refusals-one_to_so_many =
    { $n ->
        [1] It can only be 1.
       *[other] It can be 1 to { $n }.
    }
refusals-at_most = It can be at most { $n }.
refusals-not_in_the_wreck = The wreck did not carry that.
refusals-must_stop = After so many exchanges without any loss the attack is over.
refusals-not_your_galley = This galley is not yours.
refusals-reserve_is_short = Sailors in your reserve: { $left }.
refusals-galleys_only = In a catch-up purchase sailors go onto galleys only.
refusals-one_galley_only = One galley per investment.
refusals-enough_galleys = You may have { $n } galleys here.
refusals-no_number_free = All galley numbers are in play.
refusals-built_already = There is one already.
refusals-none_left = None is left in the supply.
refusals-goods_missing = The port must make or store { $goods }.

## chart
## Words on and about the chart of the browser client; what all charts say is in common.ftl.

chart-pays =
    { $n ->
        [0] pays nothing at a payout now
        [one] pays 1 at a payout now
       *[other] pays { $n } at a payout now
    }
chart-fort_means = a fort: { $n } dice fire at attackers
chart-basilica_means = a basilica: { $n } more at every payout
chart-dice =
    { $n ->
        [0] too tired to attack there
        [one] 1 attack die left there
       *[other] { $n } attack dice left there
    }
chart-may_stop = { $seat } may stop you: { $n } sailors against { $crew }
chart-sale =
    { $n ->
        [one] sell { $goods }: 1 ducat
       *[other] sell { $goods }: { $n } ducats
    }
chart-sale_own = sell { $goods } into your own port, unpaid
chart-wheel = Wheel, round { $round }
chart-round = round
chart-wheel_number = Number { $number }
chart-number_free = free
chart-number_rests = acts from the next round on
chart-at_doge = The Doge turns a card
chart-doge = Doge
chart-deck =
    { $n ->
        [one] 1 Doge card left
       *[other] { $n } Doge cards left
    }
chart-odds = payout: { $n } in { $of }
chart-odds_none = no payout this time
chart-track = Payout track: space { $at } of { $end }, { $payouts } of { $of } payouts paid
chart-start = start
chart-end = end
chart-track_next =
    { $n ->
        [one] { $done } of { $of } payouts; the next is one step away
       *[other] { $done } of { $of } payouts; the next is { $n } steps away
    }
chart-track_over = all payouts are paid
chart-supply = Supply
chart-supply_of = { $good }: { $n } left in the supply
chart-forts_left = forts: { $n } left
chart-basilicas_left = basilicas: { $n } left
chart-quay = The quay of { $port }
chart-to_chart = Look at the chart
chart-to_quay = To the quay
chart-phase_load = Load
chart-phase_sail = Sail
chart-phase_act = Sell or fight
chart-at_sea = Loading in { $field }
chart-quay_active = { $galley } loads. Every click is one step, and can be undone.
chart-your_port = your port
chart-foreign_port = port of { $seat }
chart-buy = Buy { $good }
chart-buy_how =
    { $n ->
        [0] 1 ducat each
        [one] the first is free, then 1 ducat each
       *[other] the first { $n } are free, then 1 ducat each
    }
chart-in_supply = { $n } in the supply
chart-board_sailors = Sailors
chart-garrison_of = Garrison { $n } of { $size }
chart-to_port = ashore
chart-to_galley = to galley { $number }
chart-both_ways = ‹ { $left }, { $right } ›
chart-undo_step = Undo step
chart-start_again = Start again
chart-do_not_load = Do not load
chart-spent =
    { $n ->
        [0] costs nothing
        [one] costs 1 ducat
       *[other] costs { $n } ducats
    }
chart-other_galley = Galley { $number }
chart-overboard = Overboard
chart-overboard_how = A cube thrown away goes back to the supply.
chart-swap = Swap { $piece } for { $piece2 }
chart-speed =
    { $n ->
        [one] step
       *[other] steps
    }
chart-speed_how = one per sailor
chart-attack =
    { $n ->
        [one] die
       *[other] dice
    }
chart-attack_how = less one per step
chart-room =
    { $n ->
        [one] free place
       *[other] free places
    }
chart-room_how = of { $n }
chart-what_does = What does galley { $galley } do? Load and sail, invest, or nothing.
chart-where_to =
    { $n ->
        [one] Where does galley { $galley } sail? 1 step, which costs a die
       *[other] Where does galley { $galley } sail? Up to { $n } steps, each costs a die
    }
chart-cast_off =
    { $n ->
        [one] Cast off: 1 step
       *[other] Cast off: { $n } steps
    }
chart-costs =
    { $n ->
        [0] { $n } ducats in your purse
       *[other] { $n } ducats in your purse
    }
chart-card_sell = Block this sale?
chart-card_land = Block this landing?
chart-card_move = Block the way on?
chart-card_sell_wish = { $seat }'s galley { $galley } wants to sell { $goods } in { $field }.
chart-card_land_wish = { $seat }'s galley { $galley } wants to land in { $field }.
chart-card_move_wish = { $seat }'s galley { $galley } wants to sail on from { $field }.
chart-card_sailors = sailors against
chart-card_allow = Allow
chart-card_block = Block
chart-card_sell_allow = +{ $n } for { $seat }
chart-card_land_allow = the port changes hands
chart-card_move_allow = it sails on
chart-card_sell_block = nothing is sold
chart-card_land_block = nobody lands
chart-card_move_block = it stays here
chart-card_sell_allow_leads = The bank pays { $seat } { $n }; into the warehouse: { $goods }.
chart-card_land_allow_leads = Sailors on land: { $n }. The port is { $seat }'s.
chart-card_move_allow_leads = It may go as far as its sailors carry it.
chart-card_block_leads = { $seat } may then only attack you, or the turn ends.
chart-card_same = Answer the same for the rest of this turn
chart-card_fight = Galley { $galley } attacks { $target }
chart-card_fight_why = A die for each sailor, less one for each step sailed. Each skull kills one on the other side.
chart-card_dice = dice in the air
chart-card_roll_costs = This roll costs
chart-card_loses = loses { $n }: { $percent } percent
chart-card_to_the_end = If you fight to the end
chart-card_fight_on = Fight on
chart-card_stop = Stop
chart-card_if_afloat = one more roll
chart-card_ends_turn = ends your turn
chart-attacker = attacker
chart-defender = defender
chart-skulls =
    { $n ->
        [0] no skull
        [one] 1 skull
       *[other] { $n } skulls
    }
chart-reserve = in reserve
chart-ports_held = ports
chart-next_payout = next payout
chart-wine_ports = wine ports
chart-secret = secret

### What only the terminal says of this game.

# How many dice the attacker and the defender throw.
board-clash = dice: { $attack } against { $defence }
