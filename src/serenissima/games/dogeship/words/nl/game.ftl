### The Doge Ship: elke zin die iemand leest.
### Een bericht met `{ $n -> … }` kiest zijn vorm naar het getal; [0] staat voor geen enkel. De schrijfwijze is die van projectfluent.org.

## game

game-title = The Doge Ship
game-about = Eén galei voor de doge, door allen gebouwd, ieder voor zijn eigen roem, terwijl de lagune stijgt.
game-authors = M. Canetta, S. Niccolini
game-lasts = 90 min
game-score = overwinningspunten

## options

options-start_player = wie de eerste ronde begint
options-open_approvals = of iedereen alle goedkeuringen ziet
options-open_yards = of iedereen de gondels en barrières in aanbouw ziet
options-galley_limit_discard = of een galeitegel voor een andere mag worden afgelegd zolang de werf plaats heeft
options-buy_may_decline = of een koper geen van de getrokken tegels hoeft te houden
options-replace_triggers_complete_bonus = of het vervangen van een deel voor de bonus als voltooien telt
options-max_rounds = de ronde waarna het spel uiterlijk eindigt

## endings

endings-last_part_by_action = het laatste deel van de galei is door een actie voltooid
endings-last_part_by_bonus = het laatste deel van de galei is door een bonus voltooid
endings-max_rounds = de galei kwam niet op tijd af

## flags

flags-idle = Met dit vakje zou je nu niets kunnen kopen of voltooien.
flags-ends_game = Dit is het laatste deel van de galei: het beëindigt het spel meteen.
flags-zone_full = Alle plaatsen van deze zone zijn gebouwd: een tegel ervoor kan alleen nog een deel vervangen.
flags-zone_closed = Deze zone is afgesloten: het laatste deel ervan kan niet meer worden vervangen, een tegel ervoor heeft geen nut meer.

## flag_marks

flag_marks-idle = zonder gevolg
flag_marks-ends_game = einde spel
flag_marks-zone_full = alleen om te vervangen
flag_marks-zone_closed = geen nut meer

## board

board-round = Ronde { $round }
board-round_of = ronde { $round } van hoogstens { $most }
board-doge = Doge
board-no_event = geen gebeurtenis
board-high_water = hoogwater { $level }
board-inspection = inspectie
board-buy = { $what } kopen
board-complete = { $what } voltooien
board-replace = deel vervangen
board-swap = doge wisselen
board-both = { " " }+{ " " }
board-either = { " " }of{ " " }
board-gain_ducats =
    { $n ->
        [one] 1 dukaat
       *[other] { $n } dukaten
    }
board-gain_approvals =
    { $n ->
        [one] 1 goedkeuring
       *[other] { $n } goedkeuringen
    }
board-gain_vp =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
board-for =
    { $n ->
        [one] voor 1 dukaat
       *[other] voor { $n } dukaten
    }
board-cost = { $n } d
board-free = gratis
board-price = kost { $n }
board-top = volgende kost { $n }
board-lower = benedendek
board-upper = bovendek
board-stacks = Stapels:
board-player = speler
board-points = punten
board-ducats = dukaten
board-approvals = goedkeuringen
board-markers = markers
board-barriers = barrières, bovenste
board-yard = werf
board-drawn = Je bekijkt
board-yours = Op jouw werf
board-when_buying = bij kopen
board-when_completing = bij voltooien
board-when_plotting = bij intrige
board-when_earning = bij dukaten
board-verb_buy = koop
board-verb_complete = voltooi
board-verb_replace = vervang
board-verb_plot = intrigeer
board-verb_earn = verdien
board-or = of
board-for_short = à { $n }
board-taken = bezet
board-taken_by = bezet door { $seat }
board-nothing_to_replace = geen deel
board-die = de dobbelsteen toont { $n }
board-zone_upper_aft = boven achter
board-zone_upper_mid = boven midden
board-zone_upper_fore = boven voor
board-zone_lower_aft = onder achter
board-zone_lower_mid = onder midden
board-zone_lower_fore = onder voor
board-zone_replace = vol
board-zone_closed = dicht
board-galley = De galei
board-water = Het water
board-parts_left =
    { $n ->
        [one] nog 1 deel
       *[other] nog { $n } delen
    }
board-tide_pole = Peilschaal
board-tide_calm = geen hoogwater
board-tide_rule = { $level } voltooid: { $equal } actie kwijt, minder: { $fewer }
board-safe = veilig
board-loses =
    { $n ->
        [one] verliest 1 actie
       *[other] verliest { $n } acties
    }
board-doge_wishes = De doge wenst
board-trait_blue = snelheid
board-trait_green = uitrusting
board-trait_red = gewicht
board-trait_yellow = wendbaarheid
board-violet = violette zones
board-one_more = één meer
board-at_round_end = aan het eind van deze ronde
board-old_doge =
    { $n ->
        [one] 1 oude dogetegel
       *[other] { $n } oude dogetegels
    }
board-old_ones =
    { $n ->
        [0] nog geen oude
        [one] 1 oude
       *[other] { $n } oude
    }
board-unseen_doge = { $n } dogetegels nog niet gezien: { $inspections } met inspectie, { $floods } met hoogwater
board-your_yard = Jouw werf
board-yard_of = De werf van { $seat }
board-places_used = { $n } van { $all }
board-galley_used = galeidelen { $n } van { $all }
board-tight_yard = Op een werf passen vijf tegels (DS-5.3): één ervan gaat onder zijn stapel; er wordt niets terugbetaald.
board-tight_galley = Op een werf passen { $n } galeidelen (DS-5.4): voor een ander gaat één ervan onder zijn stapel; er wordt niets terugbetaald.
board-free_place = vrije plaats
board-ready_for =
    { $n ->
        [one] nu: 1 punt
       *[other] nu: { $n } punten
    }
board-build_brings = voltooi: { $brings }
board-fate_later = nog niet bereikt
board-fate_replace = zone vol: alleen om te vervangen
board-fate_closed = dicht: geen nut meer
board-worth_now = nu { $points } en { $approvals } waard
board-barriers_short = Barrières
board-barriers_finished =
    { $n ->
        [0] geen voltooide barrière
        [one] 1 voltooide barrière
       *[other] { $n } voltooide barrières
    }
board-no_barrier = geen voltooide barrière
board-priority = rang { $n }
board-place_in_order = plaats { $n } in de beurtvolgorde
board-on_top_now = bovenop
board-turn_up =
    { $n ->
        [one] voor 1 dukaat bovenop leggen
       *[other] voor { $n } dukaten bovenop leggen
    }
board-more_buy = nog een aankoop: { $kind }
board-more_complete = nog voltooien: { $kind }
board-more_barriers =
    { $n ->
        [one] en nog 1
       *[other] en nog { $n }
    }
board-only_you = alleen voor jou
board-approvals_use = Voor inspecties; wie er op het einde de meeste heeft, krijgt { $row }.
board-markers_left =
    { $n ->
        [0] geen marker over
        [one] 1 marker over
       *[other] { $n } markers over
    }
board-on_water = Op het water
board-yards = Werven
board-stack =
    { $n ->
        [0] stapel { $stack }, leeg
        [one] stapel { $stack }, 1 tegel
       *[other] stapel { $stack }, { $n } tegels
    }
board-stacks_title = Stapels
board-stacks_how = wat er is, prijs van de bovenste
board-stacks_at_ship = stapels bij het schip
board-on_top = bovenop:
board-if_you_take = Als je { $field } neemt
board-at_best = op zijn best
board-zone_left =
    { $n ->
        [one] nog 1 plaats
       *[other] nog { $n } plaatsen
    }
board-zone_brings = nu { $least } tot { $most } punten
board-part_under =
    { $n ->
        [one] { $part }: 1 punt
       *[other] { $part }: { $n } punten
    }
board-field_die = vakje { $value }, dobbelsteen { $die }
board-your_barrier = jouw barrière { $n }
board-nothing_now = nu niets te voltooien
board-look_is_final = Kijken kan niet worden teruggenomen.
board-look = Je bekijkt tegels: { $stack }
board-which_stack = Kopen: van welke stapel?
board-make_room = Ruimte maken: welke tegel gaat terug?
board-put_back = Terugleggen
board-stays_there = blijft
board-next_column = volgende: kolom { $n }
board-violet_short = violet
board-step_field = Vakje
board-step_stack = Stapel
board-step_stack_now = kies er een
board-step_room = Ruimte
board-step_room_now = één tegel gaat terug
board-step_keep = Houden
board-step_keep_now = één, of geen
board-went_back = { $tile } ging terug
board-room_enough = genoeg ruimte
board-printed = { $n } gedrukt
board-build_today = Kan ik het vandaag voltooien?
board-eyes_only = alleen voor jouw ogen
board-keep_pay =
    { $n ->
        [0] Gratis houden
       *[other] Houden, betaal { $n }
    }
board-too_dear = Kost { $n }. Je hebt { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }.
board-reserved = Kost { $n }. Van je { $ducats } dukaten blijven er { $reserved } voor de intrige.
board-keep_none = Geen houden
board-you_have =
    { $n ->
        [one] Je hebt 1 dukaat.
       *[other] Je hebt { $n } dukaten.
    }
board-rest_goes_under = Wat je niet houdt, gaat in deze volgorde onder de stapel.
board-others_read = De anderen lezen
board-others_see =
    { $n ->
        [one] „{ $seat } bekijkt 1 tegel: { $stack }.”
       *[other] „{ $seat } bekijkt { $n } tegels: { $stack }.”
    }
board-play_other_top = Speel, de andere bovenop
board-play_other_bottom = Speel, de andere onderop
board-swap_how = De gespeelde geldt meteen; de andere ken alleen jij.
board-seal_title = De doge inspecteert: verzegel je bod
board-sealed_title = Je bod is verzegeld
board-seal_how = Iedereen biedt tegelijk. De hoogste boden leveren { $row } punten op; elke geboden goedkeuring is weg.
board-seal_bid =
    { $n ->
        [one] Bod van 1 verzegelen
       *[other] Bod van { $n } verzegelen
    }
board-bid_of =
    { $n ->
        [one] { $bid } van je 1 goedkeuring.
       *[other] { $bid } van je { $n } goedkeuringen.
    }
board-stays =
    { $n ->
        [0] Niets blijft over.
        [one] 1 blijft bij jou.
       *[other] { $n } blijven bij jou.
    }
board-thinks = denkt na
board-sealed = verzegeld
board-commitment = Je bod is vastgelegd als
board-event_bids = De brieven gaan open
board-event_flood = Hoogwater { $level }
board-event_final = De galei is af: de laatste goedkeuringen
board-event_doge = De doge heeft andere wensen
board-how_bids = De doge heeft geïnspecteerd: de hoogste biedingen leveren punten op, en elke geboden goedkeuring is uitgegeven.
board-how_flood =
    { $level ->
        [one] Wie niet meer dan 1 barrière heeft voltooid, verliest acties van de volgende ronde.
       *[other] Wie niet meer dan { $level } barrières heeft voltooid, verliest acties van de volgende ronde.
    }
board-how_final = Alle goedkeuringen worden getoond; wie er de meeste heeft, krijgt het meest.
board-how_doge = Zijn tegel geldt voor alles wat vanaf nu wordt voltooid.
board-said_bids = { $seat }: { $n } geboden, { $earned } punten, nu { $now }.
board-said_final = { $seat }: { $n } goedkeuringen, { $earned } punten, nu { $now }.
board-said_flood = { $seat }: { $n } acties kwijt, { $next } in de volgende ronde.
board-sums = De sommen
board-row_before = vooraf
board-row_built = door voltooien
board-row_now = nu
board-row_lost = acties kwijt
board-row_next = volgende ronde
board-cost_word = kost
board-close = Sluiten
board-show_all = Alles tonen
board-key_space = Spatie
board-go_fields = Vakjes
board-go_galley = Galei
board-go_yard = Werf

## prompts

prompts-start_player = Het toeval bepaalt de startspeler.
prompts-show_top = De volgende tegel van de stapel { $stack } komt in zicht, met de kant in aanbouw boven.
prompts-roll_dice = De startspeler gooit de dobbelstenen.
prompts-new_doge = De dogetegel van deze ronde wordt getrokken.
prompts-choose_action = Jij bent: kies een vakje, of het water.
prompts-bonus_buy = Je bovenste barrière staat één aankoop extra toe, vóór de actie van { $field }.
prompts-bonus_complete = Je bovenste barrière staat toe één tegel extra te voltooien, vóór de actie van { $field }.
prompts-buy_step = Koop materiaal met { $field }, of beëindig de actie.
prompts-discard_for_space = Je werf heeft geen plaats voor deze aankoop: leg eerst een tegel af.
prompts-draw_tile = { $seat } trekt van de stapel { $stack }.
prompts-keep_tile = Houd een van de getrokken tegels en betaal hem, of houd er geen.
waits-keep_tile = Er wordt een tegel bekeken.
prompts-complete_step = Voltooi tegels van je werf met { $field }, of beëindig de actie.
prompts-replace_part = Welke tegel van je werf vervangt het laatste deel van zijn dek?
prompts-draw_doge = { $seat } trekt dogetegels.
prompts-swap_doge = Welke dogetegel speel je, en waar gaat de andere heen?
prompts-bid_approvals = De doge inspecteert de werf. Hoeveel van je goedkeuringen bied je?
waits-bid_approvals = De doge inspecteert de werf; de biedingen worden verzegeld.
prompts-reveal_bids = Alle biedingen worden getoond.
prompts-final_approval = Alle goedkeuringen worden getoond en vergeleken.

## acts

acts-place = marker op een vakje
acts-reorder = een barrière bovenop leggen
acts-complete = voltooien
acts-buy = kopen

## moves

moves-start = { $seat } begint
moves-show =
    { $n ->
        [one] de volgende tegel { $stack } kost 1 dukaat
       *[other] de volgende tegel { $stack } kost { $n } dukaten
    }
moves-roll = dobbelsteen { $panel } toont { $n }
moves-draw = { $tile }
moves-new_doge-draw = { $tile }
moves-place = op { $field } zetten
moves-water = op het water zetten
moves-reorder = { $tile } bovenop leggen
moves-buy =
    { $count ->
        [0] { $kind } kopen
       *[other] galeideel kopen: { $zones }
    }
moves-skip = de bonus niet gebruiken
moves-finish = actie beëindigen
moves-discard = { $tile } afleggen
moves-keep = { $tile } houden
moves-decline = er geen houden
moves-complete = { $tile } voltooien
moves-replace = door { $tile } vervangen
moves-play = { $tile } spelen, de andere { $end }
moves-bid =
    { $n ->
        [0] niets bieden
        [one] 1 goedkeuring bieden
       *[other] { $n } goedkeuringen bieden
    }
moves-reveal_bids-reveal = alle biedingen tonen
moves-final_approval-reveal = alle goedkeuringen tonen

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-take = { $field } nemen
turns-complete = { $tile } voltooien
turns-buy_part = deel kopen: { $zone }
turns-buy = kopen: { $kind }

## events

events-start =
    { $me ->
        [yes] Jij bent de startspeler.
       *[no] { $seat } is de startspeler.
    }
events-show =
    { $n ->
        [one] De volgende tegel { $stack } kost 1 dukaat.
       *[other] De volgende tegel { $stack } kost { $n } dukaten.
    }
events-roll = De dobbelsteen { $panel } toont { $n }.
events-draw = Getrokken: { $tile }.
events-new_doge-draw = De nieuwe dogetegel is { $tile }.
events-place =
    { $me ->
        [yes] Je plaatst op { $field }.
       *[no] { $seat } plaatst op { $field }.
    }
events-water =
    { $me ->
        [yes] Je plaatst op het water.
       *[no] { $seat } plaatst op het water.
    }
events-reorder =
    { $me ->
        [yes] Je legt { $tile } boven op je barrières.
       *[no] { $seat } legt { $tile } boven op de barrières.
    }
events-buy =
    { $me ->
        [yes]
            { $count ->
                [0] Je koopt een { $kind }.
               *[other] Je koopt een galeideel, { $zones }.
            }
       *[no]
            { $count ->
                [0] { $seat } koopt een { $kind }.
               *[other] { $seat } koopt een galeideel, { $zones }.
            }
    }
events-skip =
    { $me ->
        [yes] Je gebruikt de bonus niet.
       *[no] { $seat } gebruikt de bonus niet.
    }
events-finish =
    { $me ->
        [yes] Je beëindigt de actie.
       *[no] { $seat } beëindigt de actie.
    }
events-discard =
    { $me ->
        [yes] Je legt { $tile } af.
       *[no] { $seat } legt { $tile } af.
    }
events-keep =
    { $me ->
        [yes] Je houdt { $tile }.
       *[no] { $seat } houdt { $tile }.
    }
events-decline =
    { $me ->
        [yes] Je houdt geen van de tegels.
       *[no] { $seat } houdt geen van de tegels.
    }
events-complete =
    { $me ->
        [yes] Je voltooit { $tile }.
       *[no] { $seat } voltooit { $tile }.
    }
events-replace =
    { $me ->
        [yes] Je vervangt een deel door { $tile }.
       *[no] { $seat } vervangt een deel door { $tile }.
    }
events-play =
    { $me ->
        [yes] Je speelt de dogetegel { $tile } en legt de andere { $end }.
       *[no] { $seat } speelt de dogetegel { $tile } en legt de andere { $end }.
    }
events-bid =
    { $n ->
        [0] Je biedt niets.
        [one] Je biedt 1 goedkeuring.
       *[other] Je biedt { $n } goedkeuringen.
    }
events-reveal_bids-reveal = Alle biedingen worden getoond.
events-final_approval-reveal = De slotkeuring: alle goedkeuringen worden getoond.
events-ducats_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Je krijgt 1 dukaat.
               *[other] Je krijgt { $n } dukaten.
            }
       *[no]
            { $n ->
                [one] { $seat } krijgt 1 dukaat.
               *[other] { $seat } krijgt { $n } dukaten.
            }
    }
events-ducats_paid =
    { $me ->
        [yes]
            { $n ->
                [one] Je betaalt 1 dukaat.
               *[other] Je betaalt { $n } dukaten.
            }
       *[no]
            { $n ->
                [one] { $seat } betaalt 1 dukaat.
               *[other] { $seat } betaalt { $n } dukaten.
            }
    }
events-vp_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Je scoort 1 punt.
               *[other] Je scoort { $n } punten.
            }
       *[no]
            { $n ->
                [one] { $seat } scoort 1 punt.
               *[other] { $seat } scoort { $n } punten.
            }
    }
events-approvals_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Je krijgt 1 goedkeuring.
               *[other] Je krijgt { $n } goedkeuringen.
            }
       *[no]
            { $n ->
                [one] { $seat } krijgt 1 goedkeuring.
               *[other] { $seat } krijgt { $n } goedkeuringen.
            }
    }
events-discarded =
    { $me ->
        [yes] Je legt { $tile } af, onder de stapel.
       *[no] { $seat } legt { $tile } af, onder de stapel.
    }
events-left_yard =
    { $me ->
        [yes] Het was tegel { $n } op je werf.
       *[no] Het was tegel { $n } op de werf van { $seat }.
    }
events-drawn =
    { $me ->
        [yes] Je trekt een tegel van de stapel { $stack }.
       *[no] { $seat } trekt een tegel van de stapel { $stack }.
    }
events-looked_at = Je bekijkt { $tile }.
events-kept =
    { $me ->
        [yes] Je houdt { $tile }.
       *[no] { $seat } houdt { $tile }.
    }
events-torn_down = Afgebroken en onder de stapel gelegd: { $tile }.
events-doge_stack_renewed = De oude dogetegels worden geschud tot een nieuwe stapel van { $n }.
events-turn_order = De nieuwe volgorde: { $seats }.
events-actions_lost =
    { $me ->
        [yes]
            { $n ->
                [0] Je bent veilig voor het hoogwater.
                [one] Je verliest 1 actie door het hoogwater.
               *[other] Je verliest { $n } acties door het hoogwater.
            }
       *[no]
            { $n ->
                [0] { $seat } is veilig voor het hoogwater.
                [one] { $seat } verliest 1 actie door het hoogwater.
               *[other] { $seat } verliest { $n } acties door het hoogwater.
            }
    }
events-bid_sealed =
    { $me ->
        [yes] Je bod is verzegeld.
       *[no] { $seat } heeft geboden.
    }
events-bid_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Je hebt niets geboden.
                [one] Je hebt 1 goedkeuring geboden.
               *[other] Je hebt { $n } goedkeuringen geboden.
            }
       *[no]
            { $n ->
                [0] { $seat } heeft niets geboden.
                [one] { $seat } heeft 1 goedkeuring geboden.
               *[other] { $seat } heeft { $n } goedkeuringen geboden.
            }
    }
events-approvals_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Je hebt geen goedkeuringen.
                [one] Je hebt 1 goedkeuring.
               *[other] Je hebt { $n } goedkeuringen.
            }
       *[no]
            { $n ->
                [0] { $seat } heeft geen goedkeuringen.
                [one] { $seat } heeft 1 goedkeuring.
               *[other] { $seat } heeft { $n } goedkeuringen.
            }
    }

## tile_patterns
## How tiles are called; `make_tile_names.py` among the tests writes their names from the data.

tile_patterns-galley = deel { $zone } van { $cost } dukaten
tile_patterns-barrier = barrière { $priority }
tile_patterns-gondola = gondel (+{ $reward })
tile_patterns-doge = „{ $wishes }” ({ $event })

## names-panel

names-panel-red = rood
names-panel-green = groen
names-panel-white = wit
names-panel-yellow = geel
names-panel-blue = blauw
names-panel-black = zwart

## names-field

names-field-red_1 = rood 1
names-field-red_2 = rood 2
names-field-red_3 = rood 3
names-field-red_4 = rood 4
names-field-red_5 = rood 5
names-field-red_6 = rood 6
names-field-green_1 = groen 1
names-field-green_2 = groen 2
names-field-green_3 = groen 3
names-field-green_4 = groen 4
names-field-green_5 = groen 5
names-field-green_6 = groen 6
names-field-white_1 = wit 1
names-field-white_2 = wit 2
names-field-white_3 = wit 3
names-field-white_4 = wit 4
names-field-white_5 = wit 5
names-field-white_6 = wit 6
names-field-yellow_1 = geel 1
names-field-yellow_2 = geel 2
names-field-yellow_3 = geel 3
names-field-yellow_4 = geel 4
names-field-yellow_5 = geel 5
names-field-yellow_6 = geel 6
names-field-blue_1 = blauw 1
names-field-blue_2 = blauw 2
names-field-blue_3 = blauw 3
names-field-blue_4 = blauw 4
names-field-blue_5 = blauw 5
names-field-blue_6 = blauw 6
names-field-black_1 = zwart 1
names-field-black_2 = zwart 2
names-field-black_3 = zwart 3
names-field-black_4 = zwart 4
names-field-black_5 = zwart 5
names-field-black_6 = zwart 6

## names-kind

names-kind-galley = galeideel
names-kind-barrier = barrière
names-kind-gondola = gondel

## names-zone

names-zone-lower_aft = benedendek achter
names-zone-lower_mid = benedendek midscheeps
names-zone-lower_fore = benedendek voor
names-zone-upper_aft = bovendek achter
names-zone-upper_mid = bovendek midscheeps
names-zone-upper_fore = bovendek voor

## names-stack

names-stack-barrier = barrière
names-stack-gondola = gondel
names-stack-doge = doge

## names-tile

names-tile-g01 = deel benedendek achter van 2 dukaten
names-tile-g02 = deel benedendek achter van 3 dukaten
names-tile-g03 = deel benedendek achter van 4 dukaten
names-tile-g04 = deel benedendek achter van 5 dukaten
names-tile-g05 = deel benedendek achter van 6 dukaten
names-tile-g06 = deel benedendek achter van 7 dukaten
names-tile-g07 = deel benedendek midscheeps van 2 dukaten
names-tile-g08 = deel benedendek midscheeps van 3 dukaten
names-tile-g09 = deel benedendek midscheeps van 4 dukaten
names-tile-g10 = deel benedendek midscheeps van 5 dukaten
names-tile-g11 = deel benedendek midscheeps van 6 dukaten
names-tile-g12 = deel benedendek midscheeps van 7 dukaten
names-tile-g13 = deel benedendek voor van 2 dukaten
names-tile-g14 = deel benedendek voor van 3 dukaten
names-tile-g15 = deel benedendek voor van 4 dukaten
names-tile-g16 = deel benedendek voor van 5 dukaten
names-tile-g17 = deel benedendek voor van 6 dukaten
names-tile-g18 = deel benedendek voor van 7 dukaten
names-tile-g19 = deel bovendek achter van 2 dukaten
names-tile-g20 = deel bovendek achter van 3 dukaten
names-tile-g21 = deel bovendek achter van 4 dukaten
names-tile-g22 = deel bovendek achter van 5 dukaten
names-tile-g23 = deel bovendek achter van 6 dukaten
names-tile-g24 = deel bovendek achter van 7 dukaten
names-tile-g25 = deel bovendek midscheeps van 2 dukaten
names-tile-g26 = deel bovendek midscheeps van 3 dukaten
names-tile-g27 = deel bovendek midscheeps van 4 dukaten
names-tile-g28 = deel bovendek midscheeps van 5 dukaten
names-tile-g29 = deel bovendek midscheeps van 6 dukaten
names-tile-g30 = deel bovendek midscheeps van 7 dukaten
names-tile-g31 = deel bovendek voor van 2 dukaten
names-tile-g32 = deel bovendek voor van 3 dukaten
names-tile-g33 = deel bovendek voor van 4 dukaten
names-tile-g34 = deel bovendek voor van 5 dukaten
names-tile-g35 = deel bovendek voor van 6 dukaten
names-tile-g36 = deel bovendek voor van 7 dukaten
names-tile-b01 = barrière 1
names-tile-b02 = barrière 2
names-tile-b03 = barrière 3
names-tile-b04 = barrière 4
names-tile-b05 = barrière 5
names-tile-b06 = barrière 6
names-tile-b07 = barrière 7
names-tile-b08 = barrière 8
names-tile-b09 = barrière 9
names-tile-b10 = barrière 10
names-tile-b11 = barrière 11
names-tile-b12 = barrière 12
names-tile-b13 = barrière 13
names-tile-b14 = barrière 14
names-tile-b15 = barrière 15
names-tile-b16 = barrière 16
names-tile-b17 = barrière 17
names-tile-b18 = barrière 18
names-tile-b19 = barrière 19
names-tile-b20 = barrière 20
names-tile-b21 = barrière 21
names-tile-b22 = barrière 22
names-tile-b23 = barrière 23
names-tile-b24 = barrière 24
names-tile-b25 = barrière 25
names-tile-b26 = barrière 26
names-tile-n01 = gondel (+4 dukaten)
names-tile-n02 = gondel (+4 dukaten)
names-tile-n03 = gondel (+4 dukaten)
names-tile-n04 = gondel (+5 dukaten)
names-tile-n05 = gondel (+5 dukaten)
names-tile-n06 = gondel (+5 dukaten)
names-tile-n07 = gondel (+6 dukaten)
names-tile-n08 = gondel (+6 dukaten)
names-tile-n09 = gondel (+6 dukaten)
names-tile-n10 = gondel (+2 goedkeuringen)
names-tile-n11 = gondel (+2 goedkeuringen)
names-tile-n12 = gondel (+2 goedkeuringen)
names-tile-n13 = gondel (+3 goedkeuringen)
names-tile-n14 = gondel (+3 goedkeuringen)
names-tile-d01 = „uitrusting +2, gewicht +1” (hoogwater 4)
names-tile-d02 = „snelheid +2, uitrusting +1” (inspectie)
names-tile-d03 = „wendbaarheid +2, snelheid +1” (hoogwater 2)
names-tile-d04 = „gewicht +2, wendbaarheid +1” (geen gebeurtenis)
names-tile-d05 = „gewicht +2, uitrusting +1” (hoogwater 1)
names-tile-d06 = „uitrusting +2, snelheid +1” (inspectie)
names-tile-d07 = „snelheid +2, wendbaarheid +1” (hoogwater 3)
names-tile-d08 = „wendbaarheid +2, gewicht +1” (geen gebeurtenis)
names-tile-d09 = „uitrusting +2, wendbaarheid +1” (hoogwater 2)
names-tile-d10 = „snelheid +2, gewicht +1” (inspectie)
names-tile-d11 = „wendbaarheid +2, uitrusting +1” (inspectie)
names-tile-d12 = „gewicht +2, snelheid +1” (geen gebeurtenis)
names-tile-d13 = „wendbaarheid +2, gewicht +1” (hoogwater 3)
names-tile-d14 = „gewicht +2, uitrusting +1” (inspectie)
names-tile-d15 = „uitrusting +2, snelheid +1” (hoogwater 1)
names-tile-d16 = „snelheid +2, wendbaarheid +1” (geen gebeurtenis)
names-tile-barrier_0 = een gratis barrière
names-tile-barrier_1 = een barrière voor 1 dukaat
names-tile-gondola_0 = een gratis gondel
names-tile-gondola_1 = een gondel voor 1 dukaat

## names-end

names-end-top = boven op de stapel
names-end-bottom = onder de stapel

## refusals

refusals-no_such_thing = Zoiets is er niet in dit spel; kijk in de lijst met zetten.
refusals-not_offered = De regels staan dit nu niet toe.
refusals-another_question = Dit beantwoordt een andere vraag dan de vraag van nu.
refusals-reorder_too_late = Barrières verleg je aan het begin van je eigen beurt, voordat het vakje is gekozen.
refusals-no_need_to_discard = Een tegel wordt alleen afgelegd als een aankoop zijn plaats nodig heeft, en voordat er wordt getrokken.
refusals-other_icons = Koopsymbolen voltooien niets, en voltooisymbolen kopen niets.
refusals-must_replace = Wie dit vakje kiest, moet een deel afbreken en vervangen.
refusals-must_play_one = Een van de twee getrokken dogetegels moet worden gespeeld.
refusals-no_passing = Niemand past: gebruik een marker, op een vakje of op het water.
refusals-one_marker_a_turn = Per beurt wordt één marker gebruikt, en die van jou staat al.
refusals-panel_out_of_play = Het paneel { $panel } doet niet mee met dit aantal spelers.
refusals-field_taken = Op dit vakje staat al een marker van { $seat }.
refusals-too_dear = Dit kost { $cost } en je hebt { $ducats }.
refusals-price_must_be_left = De intrige kost { $price }, en daarvoor zou maar { $ducats } overblijven.
refusals-part_above = Boven het deel in kolom { $column } van het benedendek ligt een ander; het kan niet worden afgebroken.
refusals-no_replacement = Je hebt geen tegel voor de zone van een deel dat kan worden afgebroken.
refusals-of_another_zone = Van geen van beide dekken hoort het laatste deel bij de zone van deze tegel.
refusals-reordered_before = Je hebt je barrières in deze beurt al verlegd.
refusals-not_finished = Niet bij je voltooide barrières: { $tile }.
refusals-two_barriers_needed = Verleggen kan alleen met twee voltooide barrières.
refusals-on_top_already = Ligt al bovenop: { $tile }.
refusals-name_a_zone = Een galeideel wordt voor een zone gekocht: noem er een.
refusals-no_zone = Alleen galeidelen hebben een zone.
refusals-bonus_of_another_kind = De bonus is voor een andere soort tegel.
refusals-no_such_icon = Dit vakje heeft geen symbool voor een { $kind }.
refusals-icon_used = Het symbool voor een { $kind } is op.
refusals-stack_is_empty = Deze stapel is leeg.
refusals-too_many_galley_tiles = Op een werf passen hoogstens { $n } galeitegels.
refusals-replacement_needs_it = Zonder deze tegel zou de gekozen vervanging onmogelijk zijn.
refusals-not_in_your_yard = Niet op je werf: { $tile }.
refusals-discard_a_galley_tile = Op een werf passen hoogstens { $n } galeitegels: een daarvan moet weg.
refusals-not_drawn = Niet bij de tegels die je hebt getrokken: { $tile }.
refusals-must_keep_one = Een tegel die je kunt betalen, moet je houden.
refusals-left_neighbour_missing = De galei reikt nog niet tot { $zone }: het deel links ontbreekt.
refusals-zone_is_full = Alle plaatsen zijn gebouwd: { $zone }.
refusals-lower_neighbour_missing = Het deel eronder, in kolom { $column } van het benedendek, ontbreekt.
refusals-bid_too_high =
    { $approvals ->
        [one] Je hebt 1 goedkeuring om te bieden.
       *[other] Je hebt { $approvals } goedkeuringen om te bieden.
    }
