### The Doge Ship: every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = The Doge Ship
game-about = One galley for the Doge, built by all, each for his own glory, while the lagoon rises.
game-authors = M. Canetta, S. Niccolini
game-lasts = 90 min
game-score = victory points

## options

options-start_player = who starts the first round
options-open_approvals = whether everybody sees all approvals
options-open_yards = whether everybody sees gondolas and barriers under construction
options-galley_limit_discard = whether a galley tile may be given up for another one while the yard has room
options-buy_may_decline = whether a buyer may keep none of the drawn tiles
options-replace_triggers_complete_bonus = whether replacing a part counts as building for the bonus
options-max_rounds = the round after which the game ends at the latest

## endings

endings-last_part_by_action = the last part of the galley was built by an action
endings-last_part_by_bonus = the last part of the galley was built by a bonus
endings-max_rounds = the galley was not built in time

## flags

flags-idle = There is nothing you could buy or build with this field now.
flags-ends_game = This is the last part of the galley: it ends the game at once.
flags-zone_full = All places of this zone are built: a tile of it can only replace a part.
flags-zone_closed = This zone is closed: its last part can no longer be replaced, so a tile of it is of no use any more.

## flag_marks

flag_marks-idle = idle
flag_marks-ends_game = ends the game
flag_marks-zone_full = only to replace
flag_marks-zone_closed = of no use any more

## board

board-round = Round { $round }
board-round_of = round { $round } of at most { $most }
board-doge = Doge
board-no_event = no event
board-high_water = high water { $level }
board-inspection = inspection
board-buy = buy { $what }
board-complete = build { $what }
board-replace = replace a part
board-swap = swap the Doge
board-both = { " " }+{ " " }
board-either = { " " }or{ " " }
board-gain_ducats =
    { $n ->
        [one] 1 ducat
       *[other] { $n } ducats
    }
board-gain_approvals =
    { $n ->
        [one] 1 approval
       *[other] { $n } approvals
    }
board-gain_vp =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
board-for =
    { $n ->
        [one] for 1 ducat
       *[other] for { $n } ducats
    }
board-cost = { $n } d
board-free = free
board-price = costs { $n }
board-top = next costs { $n }
board-lower = lower deck
board-upper = upper deck
board-stacks = Stacks:
board-player = player
board-points = points
board-ducats = ducats
board-approvals = approvals
board-markers = markers
board-barriers = barriers, top one
board-yard = yard
board-drawn = You look at
board-yours = In your yard
board-when_buying = buying
board-when_completing = building
board-when_plotting = intrigue
board-when_earning = ducats
board-verb_buy = buy
board-verb_complete = build
board-verb_replace = replace
board-verb_plot = plot
board-verb_earn = earn
board-or = or
board-for_short = for { $n }
board-taken = taken
board-taken_by = taken by { $seat }
board-nothing_to_replace = no tile
board-die = the die shows { $n }
board-zone_upper_aft = upper aft
board-zone_upper_mid = upper mid
board-zone_upper_fore = upper fore
board-zone_lower_aft = lower aft
board-zone_lower_mid = lower mid
board-zone_lower_fore = lower fore
board-zone_replace = full
board-zone_closed = closed
board-galley = The galley
board-water = The water
board-parts_left =
    { $n ->
        [one] 1 part left
       *[other] { $n } parts left
    }
board-tide_pole = Tide pole
board-tide_calm = no high water
board-tide_rule = { $level } built: lose { $equal } action, fewer: { $fewer }
board-safe = safe
board-loses =
    { $n ->
        [one] loses 1 action
       *[other] loses { $n } actions
    }
board-doge_wishes = The Doge wishes
board-trait_blue = speed
board-trait_green = equipment
board-trait_red = weight
board-trait_yellow = handling
board-violet = violet zones
board-one_more = one more
board-at_round_end = at the end of this round
board-old_doge =
    { $n ->
        [one] 1 old Doge tile
       *[other] { $n } old Doge tiles
    }
board-old_ones =
    { $n ->
        [0] none old yet
        [one] 1 old one
       *[other] { $n } old ones
    }
board-unseen_doge = { $n } Doge tiles not seen yet: { $inspections } with an inspection, { $floods } with high water
board-your_yard = Your yard
board-yard_of = The yard of { $seat }
board-places_used = { $n } of { $all }
board-galley_used = galley parts { $n } of { $all }
board-tight_yard = A yard holds five tiles (DS-5.3): one of them goes under its stack; nothing is paid back.
board-tight_galley = A yard holds { $n } galley parts (DS-5.4): to buy another, one of them goes under its stack; nothing is paid back.
board-free_place = free place
board-ready_for =
    { $n ->
        [one] now: 1 point
       *[other] now: { $n } points
    }
board-build_brings = build: { $brings }
board-fate_later = not reached yet
board-fate_replace = zone full: only to replace
board-fate_closed = closed: no use any more
board-worth_now = now worth { $points } and { $approvals }
board-barriers_short = Barriers
board-barriers_finished =
    { $n ->
        [0] no barrier built
        [one] 1 barrier built
       *[other] { $n } barriers built
    }
board-no_barrier = no barrier built
board-priority = priority { $n }
board-place_in_order = place { $n } in turn order
board-on_top_now = on top
board-turn_up =
    { $n ->
        [one] bring it on top for 1 ducat
       *[other] bring it on top for { $n } ducats
    }
board-more_buy = buy one more { $kind }
board-more_complete = build one more { $kind }
board-more_barriers =
    { $n ->
        [one] and 1 more
       *[other] and { $n } more
    }
board-only_you = only you see
board-approvals_use = For inspections; at the end the most earn { $row }.
board-markers_left =
    { $n ->
        [0] no marker left
        [one] 1 marker left
       *[other] { $n } markers left
    }
board-on_water = On the water
board-yards = Yards
board-stack =
    { $n ->
        [0] { $stack } stack, empty
        [one] { $stack } stack, 1 tile
       *[other] { $stack } stack, { $n } tiles
    }
board-stacks_title = Stacks
board-stacks_how = what is left, what the top costs
board-stacks_at_ship = stacks at the ship
board-on_top = top:
board-if_you_take = If you take { $field }
board-at_best = at best
board-zone_left =
    { $n ->
        [one] 1 place left
       *[other] { $n } places left
    }
board-zone_brings = { $least } to { $most } points now
board-part_under =
    { $n ->
        [one] { $part }: 1 point
       *[other] { $part }: { $n } points
    }
board-field_die = field { $value }, die { $die }
board-your_barrier = your barrier { $n }
board-nothing_now = nothing to build now
board-look_is_final = A look cannot be taken back.
board-look = You look at tiles: { $stack }
board-which_stack = Buy: from which stack?
board-make_room = Make room: which tile goes back?
board-put_back = Put back
board-stays_there = stays
board-next_column = next: column { $n }
board-violet_short = violet
board-step_field = Field
board-step_stack = Stack
board-step_stack_now = choose one
board-step_room = Room
board-step_room_now = one tile goes back
board-step_keep = Keep
board-step_keep_now = one, or none
board-went_back = { $tile } went back
board-room_enough = enough room
board-printed = { $n } printed
board-build_today = Can I build it today?
board-eyes_only = for your eyes only
board-keep_pay =
    { $n ->
        [0] Keep, free
       *[other] Keep, pay { $n }
    }
board-too_dear = Costs { $n }. You have { $ducats ->
        [one] 1 ducat
       *[other] { $ducats } ducats
    }.
board-reserved = Costs { $n }. Of your { $ducats } ducats, { $reserved } are kept for the intrigue.
board-keep_none = Keep none
board-you_have =
    { $n ->
        [one] You have 1 ducat.
       *[other] You have { $n } ducats.
    }
board-rest_goes_under = What you do not keep goes under the stack in this order.
board-others_read = The others read
board-others_see =
    { $n ->
        [one] “{ $seat } looks at 1 tile: { $stack }.”
       *[other] “{ $seat } looks at { $n } tiles: { $stack }.”
    }
board-play_other_top = Play, the other on top
board-play_other_bottom = Play, the other below
board-swap_how = The one you play applies at once; only you know the other one.
board-seal_title = The Doge inspects: seal your bid
board-sealed_title = Your bid is sealed
board-seal_how = All bid at once. The highest bids earn { $row } points; every approval bid is spent.
board-seal_bid =
    { $n ->
        [one] Seal the bid of 1
       *[other] Seal the bid of { $n }
    }
board-bid_of =
    { $n ->
        [one] { $bid } of your 1 approval.
       *[other] { $bid } of your { $n } approvals.
    }
board-stays =
    { $n ->
        [0] Nothing stays.
        [one] 1 stays with you.
       *[other] { $n } stay with you.
    }
board-thinks = thinks
board-sealed = sealed
board-commitment = Your bid is written down as
board-event_bids = The letters are opened
board-event_flood = High water { $level }
board-event_final = The galley is done: the last approvals
board-event_doge = The Doge has other wishes
board-how_bids = The Doge has inspected: the highest bids earn points, and every approval bid is spent.
board-how_flood =
    { $level ->
        [one] Whoever has no more than 1 barrier built loses actions of the next round.
       *[other] Whoever has no more than { $level } barriers built loses actions of the next round.
    }
board-how_final = All approvals are laid open; who has most earns most.
board-how_doge = His tile counts for everything that is built from now on.
board-said_bids = { $seat }: { $n } bid, { $earned } points, now { $now }.
board-said_final = { $seat }: { $n } approvals, { $earned } points, now { $now }.
board-said_flood = { $seat }: { $n } actions lost, { $next } next round.
board-sums = The sums
board-row_before = before
board-row_built = by building
board-row_now = now
board-row_lost = actions lost
board-row_next = next round
board-cost_word = cost
board-close = Close
board-show_all = Show all at once
board-key_space = Space
board-go_fields = Fields
board-go_galley = Galley
board-go_yard = Yard

## prompts

prompts-start_player = Luck draws the start player.
prompts-show_top = The next tile of the { $stack } stack comes to light, construction side up.
prompts-roll_dice = The start player rolls the dice.
prompts-new_doge = The Doge tile of this round is drawn.
prompts-choose_action = Your turn: choose a field, or the water.
prompts-bonus_buy = Your top barrier allows one purchase more, before the action of { $field }.
prompts-bonus_complete = Your top barrier lets you build one tile more, before the action of { $field }.
prompts-buy_step = Buy material with { $field }, or end the action.
prompts-discard_for_space = Your yard has no room for this purchase: give up one tile first.
prompts-draw_tile = { $seat } draws from the { $stack } stack.
prompts-keep_tile = Keep one of the drawn tiles and pay for it, or keep none.
waits-keep_tile = A tile is being looked at.
prompts-complete_step = Build tiles of your yard with { $field }, or end the action.
prompts-replace_part = Which tile of your yard replaces the last part of its deck?
prompts-draw_doge = { $seat } draws Doge tiles.
prompts-swap_doge = Which Doge tile do you play, and where does the other one go?
prompts-bid_approvals = The Doge inspects the yard. How many of your approvals do you bid?
waits-bid_approvals = The Doge inspects the yard; the bids are sealed.
prompts-reveal_bids = All bids are shown.
prompts-final_approval = All approvals are shown and ranked.

## acts

acts-place = place a marker on a field
acts-reorder = bring a barrier on top
acts-complete = build
acts-buy = buy

## moves

moves-start = { $seat } starts
moves-show =
    { $n ->
        [one] the next { $stack } tile costs 1 ducat
       *[other] the next { $stack } tile costs { $n } ducats
    }
moves-roll = the { $panel } die shows { $n }
moves-draw = { $tile }
moves-new_doge-draw = { $tile }
moves-place = place on { $field }
moves-water = place on the water
moves-reorder = bring { $tile } on top
moves-buy =
    { $count ->
        [0] buy a { $kind }
       *[other] buy a galley part, { $zones }
    }
moves-skip = do not use the bonus
moves-finish = end the action
moves-discard = give up { $tile }
moves-keep = keep { $tile }
moves-decline = keep none
moves-complete = build { $tile }
moves-replace = replace with { $tile }
moves-play = play { $tile }, the other one { $end }
moves-bid =
    { $n ->
        [0] bid nothing
        [one] bid 1 approval
       *[other] bid { $n } approvals
    }
moves-reveal_bids-reveal = show all bids
moves-final_approval-reveal = show all approvals

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-take = take { $field }
turns-complete = build { $tile }
turns-buy_part = buy a part: { $zone }
turns-buy = buy: { $kind }

## events

events-start =
    { $me ->
        [yes] You are the start player.
       *[no] { $seat } is the start player.
    }
events-show =
    { $n ->
        [one] The next { $stack } tile costs 1 ducat.
       *[other] The next { $stack } tile costs { $n } ducats.
    }
events-roll = The { $panel } die shows { $n }.
events-draw = Drawn: { $tile }.
events-new_doge-draw = The new Doge tile is { $tile }.
events-place =
    { $me ->
        [yes] You place on { $field }.
       *[no] { $seat } places on { $field }.
    }
events-water =
    { $me ->
        [yes] You place on the water.
       *[no] { $seat } places on the water.
    }
events-reorder =
    { $me ->
        [yes] You bring { $tile } on top of your barriers.
       *[no] { $seat } brings { $tile } on top of the barriers.
    }
events-buy =
    { $me ->
        [yes]
            { $count ->
                [0] You buy a { $kind }.
               *[other] You buy a galley part, { $zones }.
            }
       *[no]
            { $count ->
                [0] { $seat } buys a { $kind }.
               *[other] { $seat } buys a galley part, { $zones }.
            }
    }
events-skip =
    { $me ->
        [yes] You do not use the bonus.
       *[no] { $seat } does not use the bonus.
    }
events-finish =
    { $me ->
        [yes] You end the action.
       *[no] { $seat } ends the action.
    }
events-discard =
    { $me ->
        [yes] You give up { $tile }.
       *[no] { $seat } gives up { $tile }.
    }
events-keep =
    { $me ->
        [yes] You keep { $tile }.
       *[no] { $seat } keeps { $tile }.
    }
events-decline =
    { $me ->
        [yes] You keep none of the tiles.
       *[no] { $seat } keeps none of the tiles.
    }
events-complete =
    { $me ->
        [yes] You build { $tile }.
       *[no] { $seat } builds { $tile }.
    }
events-replace =
    { $me ->
        [yes] You replace a part with { $tile }.
       *[no] { $seat } replaces a part with { $tile }.
    }
events-play =
    { $me ->
        [yes] You play the Doge tile { $tile } and put the other one { $end }.
       *[no] { $seat } plays the Doge tile { $tile } and puts the other one { $end }.
    }
events-bid =
    { $n ->
        [0] You bid nothing.
        [one] You bid 1 approval.
       *[other] You bid { $n } approvals.
    }
events-reveal_bids-reveal = All bids are shown.
events-final_approval-reveal = The final approval: all approvals are shown.
events-ducats_gained =
    { $me ->
        [yes]
            { $n ->
                [one] You get 1 ducat.
               *[other] You get { $n } ducats.
            }
       *[no]
            { $n ->
                [one] { $seat } gets 1 ducat.
               *[other] { $seat } gets { $n } ducats.
            }
    }
events-ducats_paid =
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
events-vp_gained =
    { $me ->
        [yes]
            { $n ->
                [one] You score 1 point.
               *[other] You score { $n } points.
            }
       *[no]
            { $n ->
                [one] { $seat } scores 1 point.
               *[other] { $seat } scores { $n } points.
            }
    }
events-approvals_gained =
    { $me ->
        [yes]
            { $n ->
                [one] You get 1 approval.
               *[other] You get { $n } approvals.
            }
       *[no]
            { $n ->
                [one] { $seat } gets 1 approval.
               *[other] { $seat } gets { $n } approvals.
            }
    }
events-discarded =
    { $me ->
        [yes] You give up { $tile }, which goes under its stack.
       *[no] { $seat } gives up { $tile }, which goes under its stack.
    }
events-left_yard =
    { $me ->
        [yes] It was tile { $n } in your yard.
       *[no] It was tile { $n } in the yard of { $seat }.
    }
events-drawn =
    { $me ->
        [yes] You draw a tile from the { $stack } stack.
       *[no] { $seat } draws a tile from the { $stack } stack.
    }
events-looked_at = You look at { $tile }.
events-kept =
    { $me ->
        [yes] You keep { $tile }.
       *[no] { $seat } keeps { $tile }.
    }
events-torn_down = Torn down and put under its stack: { $tile }.
events-doge_stack_renewed = The old Doge tiles are shuffled into a new stack of { $n }.
events-turn_order = The new turn order: { $seats }.
events-actions_lost =
    { $me ->
        [yes]
            { $n ->
                [0] You are safe from the high water.
                [one] You lose 1 action to the high water.
               *[other] You lose { $n } actions to the high water.
            }
       *[no]
            { $n ->
                [0] { $seat } is safe from the high water.
                [one] { $seat } loses 1 action to the high water.
               *[other] { $seat } loses { $n } actions to the high water.
            }
    }
events-bid_sealed =
    { $me ->
        [yes] Your bid is sealed.
       *[no] { $seat } has made a bid.
    }
events-bid_shown =
    { $me ->
        [yes]
            { $n ->
                [0] You have bid nothing.
                [one] You have bid 1 approval.
               *[other] You have bid { $n } approvals.
            }
       *[no]
            { $n ->
                [0] { $seat } has bid nothing.
                [one] { $seat } has bid 1 approval.
               *[other] { $seat } has bid { $n } approvals.
            }
    }
events-approvals_shown =
    { $me ->
        [yes]
            { $n ->
                [0] You have no approvals.
                [one] You have 1 approval.
               *[other] You have { $n } approvals.
            }
       *[no]
            { $n ->
                [0] { $seat } has no approvals.
                [one] { $seat } has 1 approval.
               *[other] { $seat } has { $n } approvals.
            }
    }

## tile_patterns
## How tiles are called; `make_tile_names.py` among the tests writes their names from the data.

tile_patterns-galley = { $zone } part of { $cost } ducats
tile_patterns-barrier = barrier { $priority }
tile_patterns-gondola = gondola (+{ $reward })
tile_patterns-doge = “{ $wishes }” ({ $event })

## names-panel

names-panel-red = red
names-panel-green = green
names-panel-white = white
names-panel-yellow = yellow
names-panel-blue = blue
names-panel-black = black

## names-field

names-field-red_1 = red 1
names-field-red_2 = red 2
names-field-red_3 = red 3
names-field-red_4 = red 4
names-field-red_5 = red 5
names-field-red_6 = red 6
names-field-green_1 = green 1
names-field-green_2 = green 2
names-field-green_3 = green 3
names-field-green_4 = green 4
names-field-green_5 = green 5
names-field-green_6 = green 6
names-field-white_1 = white 1
names-field-white_2 = white 2
names-field-white_3 = white 3
names-field-white_4 = white 4
names-field-white_5 = white 5
names-field-white_6 = white 6
names-field-yellow_1 = yellow 1
names-field-yellow_2 = yellow 2
names-field-yellow_3 = yellow 3
names-field-yellow_4 = yellow 4
names-field-yellow_5 = yellow 5
names-field-yellow_6 = yellow 6
names-field-blue_1 = blue 1
names-field-blue_2 = blue 2
names-field-blue_3 = blue 3
names-field-blue_4 = blue 4
names-field-blue_5 = blue 5
names-field-blue_6 = blue 6
names-field-black_1 = black 1
names-field-black_2 = black 2
names-field-black_3 = black 3
names-field-black_4 = black 4
names-field-black_5 = black 5
names-field-black_6 = black 6

## names-kind

names-kind-galley = galley part
names-kind-barrier = barrier
names-kind-gondola = gondola

## names-zone

names-zone-lower_aft = lower deck aft
names-zone-lower_mid = lower deck amidships
names-zone-lower_fore = lower deck fore
names-zone-upper_aft = upper deck aft
names-zone-upper_mid = upper deck amidships
names-zone-upper_fore = upper deck fore

## names-stack

names-stack-barrier = barrier
names-stack-gondola = gondola
names-stack-doge = Doge

## names-tile

names-tile-g01 = lower deck aft part of 2 ducats
names-tile-g02 = lower deck aft part of 3 ducats
names-tile-g03 = lower deck aft part of 4 ducats
names-tile-g04 = lower deck aft part of 5 ducats
names-tile-g05 = lower deck aft part of 6 ducats
names-tile-g06 = lower deck aft part of 7 ducats
names-tile-g07 = lower deck amidships part of 2 ducats
names-tile-g08 = lower deck amidships part of 3 ducats
names-tile-g09 = lower deck amidships part of 4 ducats
names-tile-g10 = lower deck amidships part of 5 ducats
names-tile-g11 = lower deck amidships part of 6 ducats
names-tile-g12 = lower deck amidships part of 7 ducats
names-tile-g13 = lower deck fore part of 2 ducats
names-tile-g14 = lower deck fore part of 3 ducats
names-tile-g15 = lower deck fore part of 4 ducats
names-tile-g16 = lower deck fore part of 5 ducats
names-tile-g17 = lower deck fore part of 6 ducats
names-tile-g18 = lower deck fore part of 7 ducats
names-tile-g19 = upper deck aft part of 2 ducats
names-tile-g20 = upper deck aft part of 3 ducats
names-tile-g21 = upper deck aft part of 4 ducats
names-tile-g22 = upper deck aft part of 5 ducats
names-tile-g23 = upper deck aft part of 6 ducats
names-tile-g24 = upper deck aft part of 7 ducats
names-tile-g25 = upper deck amidships part of 2 ducats
names-tile-g26 = upper deck amidships part of 3 ducats
names-tile-g27 = upper deck amidships part of 4 ducats
names-tile-g28 = upper deck amidships part of 5 ducats
names-tile-g29 = upper deck amidships part of 6 ducats
names-tile-g30 = upper deck amidships part of 7 ducats
names-tile-g31 = upper deck fore part of 2 ducats
names-tile-g32 = upper deck fore part of 3 ducats
names-tile-g33 = upper deck fore part of 4 ducats
names-tile-g34 = upper deck fore part of 5 ducats
names-tile-g35 = upper deck fore part of 6 ducats
names-tile-g36 = upper deck fore part of 7 ducats
names-tile-b01 = barrier 1
names-tile-b02 = barrier 2
names-tile-b03 = barrier 3
names-tile-b04 = barrier 4
names-tile-b05 = barrier 5
names-tile-b06 = barrier 6
names-tile-b07 = barrier 7
names-tile-b08 = barrier 8
names-tile-b09 = barrier 9
names-tile-b10 = barrier 10
names-tile-b11 = barrier 11
names-tile-b12 = barrier 12
names-tile-b13 = barrier 13
names-tile-b14 = barrier 14
names-tile-b15 = barrier 15
names-tile-b16 = barrier 16
names-tile-b17 = barrier 17
names-tile-b18 = barrier 18
names-tile-b19 = barrier 19
names-tile-b20 = barrier 20
names-tile-b21 = barrier 21
names-tile-b22 = barrier 22
names-tile-b23 = barrier 23
names-tile-b24 = barrier 24
names-tile-b25 = barrier 25
names-tile-b26 = barrier 26
names-tile-n01 = gondola (+4 ducats)
names-tile-n02 = gondola (+4 ducats)
names-tile-n03 = gondola (+4 ducats)
names-tile-n04 = gondola (+5 ducats)
names-tile-n05 = gondola (+5 ducats)
names-tile-n06 = gondola (+5 ducats)
names-tile-n07 = gondola (+6 ducats)
names-tile-n08 = gondola (+6 ducats)
names-tile-n09 = gondola (+6 ducats)
names-tile-n10 = gondola (+2 approvals)
names-tile-n11 = gondola (+2 approvals)
names-tile-n12 = gondola (+2 approvals)
names-tile-n13 = gondola (+3 approvals)
names-tile-n14 = gondola (+3 approvals)
names-tile-d01 = “equipment +2, weight +1” (high water 4)
names-tile-d02 = “speed +2, equipment +1” (inspection)
names-tile-d03 = “handling +2, speed +1” (high water 2)
names-tile-d04 = “weight +2, handling +1” (no event)
names-tile-d05 = “weight +2, equipment +1” (high water 1)
names-tile-d06 = “equipment +2, speed +1” (inspection)
names-tile-d07 = “speed +2, handling +1” (high water 3)
names-tile-d08 = “handling +2, weight +1” (no event)
names-tile-d09 = “equipment +2, handling +1” (high water 2)
names-tile-d10 = “speed +2, weight +1” (inspection)
names-tile-d11 = “handling +2, equipment +1” (inspection)
names-tile-d12 = “weight +2, speed +1” (no event)
names-tile-d13 = “handling +2, weight +1” (high water 3)
names-tile-d14 = “weight +2, equipment +1” (inspection)
names-tile-d15 = “equipment +2, speed +1” (high water 1)
names-tile-d16 = “speed +2, handling +1” (no event)
names-tile-barrier_0 = a free barrier
names-tile-barrier_1 = a barrier for 1 ducat
names-tile-gondola_0 = a free gondola
names-tile-gondola_1 = a gondola for 1 ducat

## names-end

names-end-top = on top of the stack
names-end-bottom = under the stack

## refusals

refusals-no_such_thing = There is no such thing in this game; look at the list of moves.
refusals-not_offered = The rules do not offer this now.
refusals-another_question = This is an answer to another question than the one asked now.
refusals-reorder_too_late = Barriers are reordered at the start of your own turn, before the field is chosen.
refusals-no_need_to_discard = A tile is given up only when a purchase needs its place, and before any tile is drawn.
refusals-other_icons = Buy icons do not build anything, and build icons do not buy.
refusals-must_replace = Whoever chooses this field must tear down a part and replace it.
refusals-must_play_one = One of the two drawn Doge tiles must be played.
refusals-no_passing = Nobody passes: use a marker, on a field or on the water.
refusals-one_marker_a_turn = One marker is used in a turn, and yours has been placed.
refusals-panel_out_of_play = The { $panel } panel is out of play with this number of players.
refusals-field_taken = A marker of { $seat } stands on this field already.
refusals-too_dear = This costs { $cost } and you have { $ducats }.
refusals-price_must_be_left = The intrigue costs { $price }, and only { $ducats } would be left for it.
refusals-part_above = The part in column { $column } of the lower deck has another one above it and cannot be torn down.
refusals-no_replacement = You have no tile of the zone of a part that can be torn down.
refusals-of_another_zone = The last part of neither deck is of the zone of this tile.
refusals-reordered_before = You have reordered your barriers in this turn already.
refusals-not_finished = Among your built barriers there is no { $tile }.
refusals-two_barriers_needed = Reordering needs two built barriers.
refusals-on_top_already = On top already: { $tile }.
refusals-name_a_zone = A galley part is bought for a zone: name one.
refusals-no_zone = Only galley parts have a zone.
refusals-bonus_of_another_kind = The bonus is for another kind of tile.
refusals-no_such_icon = This field has no icon for a { $kind }.
refusals-icon_used = The icon for a { $kind } is not left.
refusals-stack_is_empty = This stack is empty.
refusals-too_many_galley_tiles = A yard holds { $n } galley tiles at most.
refusals-replacement_needs_it = Without it the replacement you have chosen would be impossible.
refusals-not_in_your_yard = Not in your yard: { $tile }.
refusals-discard_a_galley_tile = A yard holds { $n } galley tiles at most: one of them must go.
refusals-not_drawn = Not among the tiles you have drawn: { $tile }.
refusals-must_keep_one = A tile that you can pay must be kept.
refusals-left_neighbour_missing = The galley has not reached { $zone } yet: the part on the left is missing.
refusals-zone_is_full = All places of { $zone } are built.
refusals-lower_neighbour_missing = The part below, in column { $column } of the lower deck, is missing.
refusals-bid_too_high =
    { $approvals ->
        [one] You have 1 approval to bid.
       *[other] You have { $approvals } approvals to bid.
    }
