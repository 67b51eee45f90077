### Oltre Mare: elke zin die iemand leest.
### Een kaart heet naar de letters van haar symbolen (Ducato, Piratenvlag, Kaartenstapel, Schip) en haar zeemacht.

## game

game-title = Oltre Mare
game-about = Ruil kaarten, bluf over alles behalve de soort, en stapel je vracht in de juiste volgorde.
game-authors = Emanuele Ornella
game-lasts = 1 uur
game-score = ducati

## options

options-start_player = wie begint
options-venice_jitter = hoe ver van het midden van de stapel de Venetiëkaart mag liggen
options-interim_scores_cargo = of de tussentelling voor vracht betaalt
options-favourable_terms_in_debt = of voorspoedige relaties ook gelden bij 0 ducati en minder
options-zero_markers_rank = of een speler zonder fiches aan het einde meetelt
options-compass_to_empty = of een kompas naar een lege haven mag leiden
options-ducati_gift_is_deal = of alleen ducati ook een ruil zijn
options-prestige_supply = hoeveel prestigekaartjes er zijn
options-payout_table = wat groepen vracht opleveren
options-talks_per_turn = hoeveel gesprekken de actieve speler mag openen
options-deal_ducati_max = hoeveel ducati er in een ruil mogen overgaan
options-counter_offers = of er een tegenaanbod mag komen
options-claims = of er iets mag worden beweerd over aangeboden kaarten
options-memory_aid = of spelers mogen bekijken wat ze van hun eigen stapels weten

## endings

endings-last_card = de goederenstapel was leeg; de laatste ronde is uitgespeeld
endings-reshuffle = in de laatste ronde is de aflegstapel nog eens geschud
endings-second_exhaustion = de goederenstapel raakte twee keer op; de startspeler is vroeg geteld

## board

board-stack = Goederenstapel
board-venice = Venetiëkaart
board-discard = Aflegstapel
board-last_round = laatste ronde
board-player = speler
board-ducati = ducati
board-prestige = prestige
board-hand = hand
board-pirates = piraten
board-cargo = vracht
board-owned = fiches
board-top = boven op vracht
board-ship = schip in
board-marker = actieve fiche
board-starts = (begint)
board-used = moet er { $quota } spelen; gekocht { $bought }, gesprekken { $talks }
board-played = gespeeld:
board-gives = geeft
board-wants = wil
board-pays = en betaalt { $n }
board-asks = en vraagt { $n }
board-your_hand = Jouw hand:
board-your_offer = Jouw aanbod tot nu toe: geeft
board-your_cargo = Jouw vracht, onderste eerst:
board-your_pirates = Jouw piraten, onderste eerst:

## chart

chart-sea_maggiore = Mar Maggiore
chart-sea_levante = Mare di Levante
chart-sea_ionio = Mar Ionio
chart-sea_venezia = Golfo di Venezia
chart-sea_barbaria = Mare di Barbaria
chart-phases = Fasen van de beurt
chart-phase_power = Zeemacht
chart-phase_trading = Handel
chart-phase_action = Acties
chart-phase_load = Laden
chart-round = Ronde { $n }
chart-last_round = laatste ronde
chart-track = Ducati van alle spelers
chart-has_ducati = { $seat }: { $n } ducati
chart-your_hand = Jouw hand
chart-your_cargo = Jouw vracht
chart-your_pirates = Jouw piraten
chart-cards =
    { $n ->
        [0] geen kaart
        [one] 1 kaart
       *[other] { $n } kaarten
    }
chart-only_top = Alleen de bovenste is te zien, ook voor jou.
chart-hand_limit = handlimiet
chart-to_load = te spelen en te laden
chart-pirates_cost =
    { $n ->
        [0] niets aan het eind
       *[other] −{ $n } aan het eind
    }
chart-goods_stack = Goederenstapel
chart-pirate_stack = Piratenstapel
chart-next_costs = de volgende kaart kost { $n }
chart-bought = { $n } van { $most } gekocht deze beurt
chart-venice = Venetiëkaart
chart-venice_between = { $low }–{ $high } kaarten erboven
chart-venice_on_top = bovenop: de volgende trekking start de telling
chart-venice_out = is geteld
chart-discard = Aflegstapel
chart-discarded = { $n } { $good }
chart-without = zonder { $goods }
# A scoring, told as an event; { $what } is what was paid, one thing after the other.
chart-stage_venice = Tussentelling
chart-stage_end = Eindtelling
chart-stage_turned = { $seat } draaide de Venetiëkaart om
chart-stage_about_venice = Prestige, dan elke groep behalve de bovenste. De kaart verlaat het spel.
chart-stage_about_end = Prestige, alle vracht, dan piraten en fiches.
chart-stage_card = De kaart wordt omgedraaid
chart-stage_prestige = Prestige
chart-stage_cargo = Vracht
chart-stage_pirates = Piraten
chart-stage_markers = Fiches
chart-stage_sums = De sommen
chart-stage_before = eerst
chart-stage_now = nu
chart-stage_stays = blijft liggen
chart-stage_all = Alles ineens
chart-stage_again = Vanaf het begin
chart-stage_said = { $seat }: { $what }, nu { $n } ducati.
chart-played_by = { $seat } heeft gespeeld
chart-plays = Je speelt
chart-brings_ducato = { $count } × ducato: { $n } ducati
chart-brings_pirate = { $count } × piratenvlag: { $n } kaarten naar de piratenstapel
chart-brings_cards = { $count } × kaartenstapel: { $n } kaarten in de hand
chart-brings_ship = { $count } × schip: { $n } routes varen
chart-choose_more =
    { $n ->
        [one] kies nog 1 kaart
       *[other] kies nog { $n } kaarten
    }
chart-play_these =
    { $n ->
        [one] Speel deze kaart
       *[other] Speel deze { $n } kaarten
    }
chart-chosen = gekozen
chart-in_basket = in de mand
chart-load_first = onderste eerst; de laatste ligt bovenop
chart-nth_loaded = geladen als nummer { $n }
chart-next_turn = Volgende beurt: handlimiet { $power }, { $load } te laden
chart-group_then =
    { $n ->
        [one] 1 kaart { $good } bovenop levert { $pays } op
       *[other] { $n } kaarten { $good } bovenop leveren { $pays } op
    }
chart-holds = hier: { $marker }
chart-empty = geen fiche meer
chart-ship_here = schip van { $seat }
chart-leads_to = routes naar { $harbours }
chart-way = via { $harbours }
chart-no_marker = geen fiche
chart-effect_calm_sea = 1 ducato voor elk gespeeld schip
chart-effect_compass = meteen: spring naar een haven zonder kompas
chart-effect_fight_pirates = gespeelde piratenvlaggen doen niets
chart-effect_big_deal = elke beurt één ducato-symbool meer
chart-effect_local_authority = elke beurt ducati voor leeuwen boven 3
chart-effect_favourable_terms = aankopen kosten 1, 2, 3 en 4
chart-lions = { $n } leeuwen: handlimiet als bovenste
chart-barrels =
    { $n ->
        [one] 1 vat: zoveel kaarten te laden als bovenste
       *[other] { $n } vaten: zoveel kaarten te laden als bovenste
    }
chart-in_game = { $n } kaarten { $good } in het spel
chart-pays = groepen van 1, 2, 3 … betalen { $list }
chart-names_harbour = noemt { $harbour }: telt alleen voor de startkaart
chart-speaks_joins = { $good } zou bij { $same } komen boven op jouw vracht.
chart-speaks_serves = { $good } zou bij { $same } komen boven op mijn vracht.
chart-speaks_tile = De ruil zou jou een prestigekaartje opleveren.
chart-speaks_keeps = Boven op mijn vracht ligt { $same }: daar wil ik meer van, niet minder.
chart-speaks_joins_nothing = { $good } past niet bij wat er boven op mijn vracht ligt.
chart-begins = startspeler
chart-active = aan de beurt
chart-owned = { $n } fiches in bezit
chart-memory = zoals je weet: { $cards }
chart-interim = Venezia
chart-reads_swap =
    { $me ->
        [who] Je geeft { $whom } { $give } voor { $want }
        [whom] { $who } geeft je { $give } voor { $want }
       *[other] { $who } geeft { $whom } { $give } voor { $want }
    }
chart-reads_gift =
    { $me ->
        [who] Je geeft { $whom } { $give }
        [whom] { $who } geeft je { $give }
       *[other] { $who } geeft { $whom } { $give }
    }
chart-reads_wish =
    { $me ->
        [who] Je wilt { $want } van { $whom }
        [whom] { $who } wil { $want } van je
       *[other] { $who } wil { $want } van { $whom }
    }
chart-hold =
    Je hebt { $hand ->
        [one] 1 kaart
       *[other] { $hand } kaarten
    } en moet er { $quota } spelen.
chart-short = Er ontbreken er { $n }.
chart-turns_left =
    hierna nog { $n ->
        [one] 1 beurt
       *[other] { $n } beurten
    }
chart-reached_with = bereikbaar met zoveel schepen: { $ships }
chart-worth_now = { $label }: +{ $n } als er nu geteld werd
chart-must_play =
    { $me ->
        [who] Je hebt er { $hand }, kunt er zeker { $buys } bij kopen en moet er { $quota } spelen.
       *[other] { $who } heeft er { $hand }, kan er zeker { $buys } bij kopen en moet er { $quota } spelen.
    }
chart-gives_too_many =
    { $me ->
        [who] Zoveel kaarten kunnen niet gegeven worden: je zou niet meer zeker genoeg kaarten hebben.
       *[other] Zoveel kaarten kunnen niet gegeven worden: { $who } zou niet meer zeker genoeg kaarten hebben.
    }
chart-wants_at_least =
    { $n ->
        [one] Er moet minstens 1 kaart terugkomen.
       *[other] Er moeten minstens { $n } kaarten terugkomen.
    }
chart-wants_at_most =
    { $n ->
        [one] Niet meer dan 1 kaart.
       *[other] Niet meer dan { $n } kaarten.
    }
chart-lacking = Je mist: { $goods }.

## prompts

prompts-discard_surplus = Je hebt meer handkaarten dan zeemacht: leg een kaart op je piratenstapel.
prompts-trade_action = Handelen: kopen, een aanbod doen, er een vragen, of de fase beëindigen.
prompts-offer_card = Jouw aanbod: welke kaarten geef je?
prompts-offer_request = Jouw aanbod: welke goederen wil je?
prompts-offer_ducati = Jouw aanbod: hoeveel ducati betaal je? Onder 0 krijg je ze.
prompts-offer_claim = Jouw aanbod: wat zeg je over { $card }? Het hoeft niet waar te zijn.
prompts-deal_reply = Een aanbod voor jou: wat antwoord je?
waits-deal_reply = Er ligt een aanbod op tafel.
prompts-invite_reply = Je wordt om een aanbod gevraagd ({ $topic }): doe je er een, of pas je?
waits-invite_reply = Er is om een aanbod gevraagd.
prompts-deal_pick = Welke kaart geef je?
waits-deal_pick = De kaart die gegeven wordt, wordt gekozen.
prompts-play_card = Actie: welke kaart speel je?
prompts-sail = Waarheen vaart je schip?
prompts-compass = Het kompas: naar een andere haven springen, of blijven?
prompts-load_order = Laad de gespeelde kaarten, de onderste eerst.
prompts-covered = Er wordt een aanbod samengesteld.
prompts-place_marker = Er wordt een fiche op een haven gelegd.
prompts-start_card = Er wordt een startkaart omgedraaid.
prompts-deal_card = De handkaarten worden gedeeld.
prompts-first_player = De startspeler wordt geloot.
prompts-draw_card = Er wordt een kaart getrokken.
prompts-take_pirate = Er wordt een kaart van een piratenstapel genomen.
prompts-uncover = De achterkant van de volgende kaart van de goederenstapel wordt bekeken.
prompts-send_offer = Het aanbod wordt verzonden.
prompts-exchange = De ruil wordt uitgevoerd.
prompts-interim_scoring = De Venetiëkaart: tussentelling.
prompts-rescue = De stapel is weer leeg: de startspeler wordt geteld.
prompts-identify = Er wordt een piratenkaart meegeschud.
prompts-final_scoring = Eindtelling.

## acts

acts-propose = een aanbod doen
acts-invite = om een aanbod vragen
acts-claim = er iets van zeggen

## moves

moves-marker = { $marker }
moves-card = { $card }
moves-start = { $seat } begint
moves-buy_goods = van de goederenstapel kopen
moves-buy_pirate = van je piratenstapel terugkopen
moves-propose = { $seat } een aanbod doen
moves-invite = { $seat } om een aanbod vragen: { $topic }
moves-end_trading = handel beëindigen
moves-discard_surplus-card = { $card } wegleggen
moves-offer_card-card = { $card } geven
moves-offer_card-done = geen kaarten meer
moves-offer_request-done = niets meer
moves-done = klaar
moves-drop = aanbod laten vallen
moves-good = { $good } willen
moves-amount = { $n } ducati
moves-silent = niets zeggen
moves-claim =
    zeggen: { $symbols ->
        [niets] zeemacht { $power }
       *[other] { $power ->
                [niets] { $symbols }
               *[other] { $symbols }, zeemacht { $power }
            }
    }
moves-send = het aanbod wordt verzonden
moves-accept = aannemen
moves-decline = afslaan
moves-counter = tegenaanbod doen
moves-offer = aanbod doen
moves-pass = passen
moves-exchange = de ruil wordt uitgevoerd
moves-deal_pick-card = { $card } geven
moves-play_card-card = { $card } spelen
moves-cards = { $cards } spelen
moves-destination = naar { $harbour } varen
moves-trail = varen: { $harbours }
moves-jump = naar { $harbour } springen
moves-stay = blijven
moves-load = laden: { $cards }
moves-venice = de Venetiëkaart ligt bovenop
moves-goods = er ligt een goederenkaart bovenop
moves-interim = tussentelling
moves-rescue = de startspeler wordt geteld
moves-final = eindtelling

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-play = { $cards } spelen
turns-load = van onderen laden: { $cards }
turns-symbols = +{ $n } ducati door symbolen

## events

events-marker = { "" }
events-card = { "" }
events-cards = { "" }
events-start =
    { $me ->
        [yes] Jij bent de startspeler.
       *[no] { $seat } is de startspeler.
    }
events-buy_goods =
    { $me ->
        [yes] Je koopt van de goederenstapel.
       *[no] { $seat } koopt van de goederenstapel.
    }
events-buy_pirate =
    { $me ->
        [yes] Je koopt terug van je piratenstapel.
       *[no] { $seat } koopt terug van de piratenstapel.
    }
events-propose =
    { $me ->
        [yes] Je bereidt een aanbod voor { WHO($seat2, as: "object") } voor.
       *[no] { $seat } bereidt een aanbod voor { WHO($seat2, as: "object") } voor.
    }
events-invite =
    { $me ->
        [yes] Je vraagt { WHO($seat2, as: "object") } om een aanbod: { $topic }.
       *[no] { $seat } vraagt { WHO($seat2, as: "object") } om een aanbod: { $topic }.
    }
events-end_trading =
    { $me ->
        [yes] Je beëindigt de handelsfase.
       *[no] { $seat } beëindigt de handelsfase.
    }
events-done = { "" }
events-drop = { "" }
events-good = { "" }
events-amount = { "" }
events-silent = { "" }
events-claim = { "" }
events-accept =
    { $me ->
        [yes] Je neemt aan.
       *[no] { $seat } neemt aan.
    }
events-decline =
    { $me ->
        [yes] Je wijst af.
       *[no] { $seat } wijst af.
    }
events-counter =
    { $me ->
        [yes] Je doet een tegenaanbod.
       *[no] { $seat } doet een tegenaanbod.
    }
events-offer =
    { $me ->
        [yes] Je doet een aanbod.
       *[no] { $seat } doet een aanbod.
    }
events-pass =
    { $me ->
        [yes] Je hebt niets aan te bieden.
       *[no] { $seat } heeft niets aan te bieden.
    }
events-exchange = { "" }
events-send = { "" }
events-destination = { "" }
events-trail = { "" }
events-jump =
    { $me ->
        [yes] Je springt naar { $harbour }.
       *[no] { $seat } springt naar { $harbour }.
    }
events-stay =
    { $me ->
        [yes] Je blijft.
       *[no] { $seat } blijft.
    }
events-load = { "" }
events-venice = De Venetiëkaart ligt boven op de goederenstapel.
events-goods = De Venetiëkaart is nog niet in zicht.
events-interim = De Venetiëkaart: tussentelling.
events-rescue = Goederenstapel en aflegstapel zijn leeg: de startspeler wordt geteld.
events-final = Eindtelling.
events-start_card-card = De startkaart is { $card }.
events-discard_surplus-card = Je legt { $card } op je piratenstapel.
events-offer_card-card = Je biedt { $card } aan.
events-offer_card-done = { "" }
events-offer_request-good = Je wilt { $good }.
events-offer_request-done = { "" }
events-offer_ducati-amount = { "" }
events-offer_claim-silent = Je zegt niets over de kaart.
events-offer_claim-claim =
    Je zegt: { $symbols ->
        [niets] zeemacht { $power }
       *[other] { $power ->
                [niets] { $symbols }
               *[other] { $symbols }, zeemacht { $power }
            }
    }.
events-deal_pick-card = Je gaat { $card } geven.
events-play_card-card = { "" }
events-play_card-cards = { "" }
events-load_order-load = Je laadt, onderste eerst: { $cards }.
events-marker_placed = { $harbour } krijgt: { $marker }.
events-ship_placed =
    { $me ->
        [yes] Jouw schip begint in { $harbour }.
       *[no] Het schip van { $seat } begint in { $harbour }.
    }
events-card_dealt =
    { $me ->
        [yes] { "" }
       *[no] { $seat } krijgt een kaart.
    }
events-turn_begun =
    { $me ->
        [yes] { $n ->
                [one] Jij bent aan de beurt en moet 1 kaart spelen.
               *[other] Jij bent aan de beurt en moet { $n } kaarten spelen.
            }
       *[no] { $n ->
                [one] { $seat } is aan de beurt en moet 1 kaart spelen.
               *[other] { $seat } is aan de beurt en moet { $n } kaarten spelen.
            }
    }
events-surplus_discarded =
    { $me ->
        [yes] { "" }
       *[no] { $seat } legt een kaart op de piratenstapel.
    }
events-paid =
    { $me ->
        [yes] Je ontvangt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } ontvangt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-spent =
    { $me ->
        [yes] Je betaalt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } betaalt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-paid_to =
    { $me ->
        [yes] Je betaalt { WHO($seat2, as: "object") } { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } betaalt { WHO($seat2, as: "object") } { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-minus_marker_taken =
    { $me ->
        [yes] Je pakt de minfiche: je hebt schulden.
       *[no] { $seat } pakt de minfiche: in de schuld.
    }
events-minus_marker_returned =
    { $me ->
        [yes] Je geeft de minfiche terug.
       *[no] { $seat } geeft de minfiche terug.
    }
events-card_drawn =
    { $me ->
        [yes] { "" }
       *[no] { $seat } trekt een kaart.
    }
events-card_to_pirates =
    { $me ->
        [yes] Er gaat een kaart gedekt naar jouw piratenstapel.
       *[no] Er gaat een kaart gedekt naar de piratenstapel van { $seat }.
    }
events-pirate_taken =
    { $me ->
        [yes] { "" }
       *[no] { $seat } neemt de bovenste kaart van de piratenstapel.
    }
events-drew = Je trekt { $card }.
events-nothing_to_draw =
    { $me ->
        [yes] { $n ->
                [one] Er is voor jou niets meer te trekken; 1 kaart vervalt.
               *[other] Er is voor jou niets meer te trekken; { $n } kaarten vervallen.
            }
       *[no] { $n ->
                [one] Er is voor { $seat } niets meer te trekken; 1 kaart vervalt.
               *[other] Er is voor { $seat } niets meer te trekken; { $n } kaarten vervallen.
            }
    }
events-last_round = De goederenstapel is leeg: dit is de laatste ronde.
events-refilled = De aflegstapel wordt geschud: { $n } kaarten zijn de nieuwe goederenstapel.
events-rescued =
    { $me ->
        [yes] Jouw vracht en piraten worden geschud tot nieuwe goederenstapel ({ $n } kaarten tot nu toe).
       *[no] Vracht en piraten van { $seat } worden geschud tot nieuwe goederenstapel ({ $n } kaarten tot nu toe).
    }
events-pirate_shuffled_in =
    { $me ->
        [yes] Een gedekte kaart van jou wordt meegeschud.
       *[no] Een gedekte kaart van { $seat } wordt meegeschud.
    }
events-offer_composed = { "" }
events-offer_sent =
    { $me ->
        [yes] Jouw aanbod aan { WHO($seat2, as: "object") } is verstuurd.
       *[no] Het aanbod van { $seat } aan { WHO($seat2, as: "object") }:
    }
events-offer_gives =
    { $me ->
        [yes] { "" }
       *[no] { $seat } geeft { $good }.
    }
events-offer_claims =
    { $me ->
        [yes] { "" }
       *[no] { $seat } zegt erover:{ $symbols ->
                [niets] { "" }
               *[other] { " " }{ $symbols }.
            }{ $power ->
                [niets] { "" }
               *[other] { " " }Zeemacht { $power }.
            }{ $named ->
                [niets] { "" }
               *[other] { " " }Haven { $named }.
            }
    }
events-offer_wants =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } wil { $good }.
               *[other] { $seat } wil { $n } { $good }.
            }
    }
events-offer_pays =
    { $me ->
        [yes] Je biedt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } biedt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-offer_asks =
    { $me ->
        [yes] Je vraagt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } vraagt { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-offer_dropped =
    { $me ->
        [yes] Je tijd is om: jouw aanbod vervalt.
       *[no] De tijd is om: het aanbod van { $seat } vervalt.
    }
events-cards_picked =
    { $me ->
        [yes] { "" }
       *[no] { $seat } heeft de kaarten gekozen.
    }
events-dealt =
    { $me ->
        [yes] Jij en { $seat2 } ruilen.
       *[no] { $seat } ruilt met { WHO($seat2, as: "object") }.
    }
events-good_given =
    { $me ->
        [yes] { "" }
       *[no] { $seat } geeft { WHO($seat2, as: "object") } { $good }.
    }
events-gave = Je gaf { $card } aan { $seat }.
events-received =
    Je kreeg { $card } van { $seat }.{ $symbols ->
        [niets] { "" }
       *[other] { " " }Er was gezegd: { $symbols }.
    }{ $power ->
        [niets] { "" }
       *[other] { " " }Gezegd was zeemacht { $power }.
    }{ $named ->
        [niets] { "" }
       *[other] { " " }Gezegd was haven { $named }.
    }
events-prestige_gained =
    { $me ->
        [yes] Je krijgt een prestigekaartje.
       *[no] { $seat } krijgt een prestigekaartje.
    }
events-nothing_to_play =
    { $me ->
        [yes] Je hebt geen kaart om te spelen.
       *[no] { $seat } heeft geen kaart om te spelen.
    }
events-played =
    { $me ->
        [yes] Je speelt { $cards }.
       *[no] { $seat } speelt { $cards }.
    }
events-sailed =
    { $me ->
        [yes] Jouw schip vaart { $harbours }.
       *[no] Het schip van { $seat } vaart { $harbours }.
    }
events-compass_used =
    { $me ->
        [yes] Je gebruikt het kompas in { $harbour }; het gaat uit het spel.
       *[no] { $seat } gebruikt het kompas in { $harbour }; het gaat uit het spel.
    }
events-marker_taken =
    { $me ->
        [yes] Je neemt { $marker } in { $harbour }.
       *[no] { $seat } neemt { $marker } in { $harbour }.
    }
events-marker_turned_down =
    { $me ->
        [yes] Je draait { $marker } om.
       *[no] { $seat } draait { $marker } om.
    }
events-loaded =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } laadt { $card }.
               *[other] { $seat } laadt { $n } kaarten; { $card } ligt bovenop.
            }
    }
events-prestige_ranked =
    { $me ->
        [yes] Prestige ({ $n }): { $n2 } voor jou.
       *[no] Prestige ({ $n }): { $n2 } voor { $seat }.
    }
events-markers_ranked =
    { $me ->
        [yes] Fiches ({ $n }): { $n2 } voor jou.
       *[no] Fiches ({ $n }): { $n2 } voor { $seat }.
    }
events-group_kept =
    { $me ->
        [yes] Je houdt bovenop { $n ->
                [one] 1 kaart { $good }
               *[other] { $n } kaarten { $good }
            }.
       *[no] { $seat } houdt bovenop { $n ->
                [one] 1 kaart { $good }
               *[other] { $n } kaarten { $good }
            }.
    }
events-group_paid =
    { $me ->
        [yes] Van jou { $n ->
                [one] 1 kaart { $good }
               *[other] { $n } kaarten { $good }
            }: { $n2 }.
       *[no] Van { $seat } { $n ->
                [one] 1 kaart { $good }
               *[other] { $n } kaarten { $good }
            }: { $n2 }.
    }
events-discarded =
    { $me ->
        [yes] Je legt { $cards } af.
       *[no] { $seat } legt { $cards } af.
    }
events-cargo_shown =
    { $me ->
        [yes] Jouw vracht, onderste eerst: { $cards }.
       *[no] De vracht van { $seat }, onderste eerst: { $cards }.
    }

## refusals

refusals-trading_is_over = Kaarten koop en ruil je alleen in de handelsfase van je eigen beurt.
refusals-not_now = Dit beantwoordt een andere vraag dan de vraag van nu.
refusals-no_offer = Er is geen aanbod voor jou; het is weg, of nooit gedaan.
refusals-not_invited = Alleen de actieve speler opent gesprekken; jij doet een aanbod als het je wordt gevraagd, of als tegenaanbod.
refusals-not_composing = Er wordt nu geen aanbod samengesteld.
refusals-no_compass = Voor een sprong is een kompas nodig.
refusals-load_all = Laad elke gespeelde kaart precies één keer.
refusals-bought_enough = Per beurt mogen hoogstens { $limit } kaarten worden gekocht.
refusals-stack_empty = Er valt nergens meer iets te trekken.
refusals-pirates_empty = Je piratenstapel is leeg.
refusals-quota_not_met = Kaarten in je hand: { $hand }, te spelen: { $quota }. Koop of ruil eerst.
refusals-still_trading = De handelsfase is nog niet voorbij; kaarten worden daarna gespeeld.
refusals-no_partner = Een ruil is tussen de actieve speler en één andere speler.
refusals-talked_enough = Per beurt mogen hoogstens { $limit } gesprekken worden geopend.
refusals-no_offer_possible = Er is nu geen toegestaan aanbod tussen jullie twee.
refusals-good_not_in_game = Deze waar is niet in het spel.
refusals-not_in_hand = Deze kaart heb je niet in de hand.
refusals-card_order = Noem de kaarten zoals ze in je hand liggen, van links naar rechts.
refusals-chosen_already = Deze kaart heb je al gekozen.
refusals-play_so_many = Kaarten die nog te spelen zijn: { $quota }; noem er precies zoveel.
refusals-too_few_left = Noem deze kaarten van links naar rechts: na deze zouden er te weinig van het gevraagde goed overblijven.
refusals-good_order = Noem de goederen op volgorde van waarde: edelstenen eerst, graan als laatste.
refusals-quota_at_risk = Met deze ruil kan de actieve speler niet meer zeker genoeg kaarten spelen.
refusals-no_card_moves = Bij een ruil gaat minstens één kaart over.
refusals-too_many_ducati = In een ruil mogen hoogstens { $limit } ducati overgaan.
refusals-no_such_claim = Beweer één symbool of twee, een zeemacht, een haven, of niets.
refusals-no_claims_here = Aan deze tafel wordt niets over kaarten beweerd.
refusals-false_good = De goederen van de kaarten die je aanbiedt, moeten naar waarheid worden genoemd.
refusals-offer_first = Maak eerst je aanbod af.
refusals-wants_too_many = Kaarten in de andere hand: maar { $hand }.
refusals-goods_missing = Je hebt de gevraagde goederen niet.
refusals-no_counter = Op dit aanbod kan geen tegenaanbod komen.
refusals-answer_the_offer = Er wacht een aanbod op je antwoord.
refusals-answer_the_invitation = Doe een aanbod, of pas.
refusals-not_wanted = Deze waar wordt niet meer gevraagd.
refusals-wrong_length = Het schip moet precies zoveel routes varen: { $routes }.
refusals-out_of_reach = Geen weg van deze lengte eindigt daar: { $routes }.
refusals-wrong_start = Een weg begint waar het schip ligt.
refusals-no_route = Er is geen route tussen deze havens.
refusals-route_used = Elke route mag per beurt maar één keer worden gevaren.
refusals-other_harbour = Spring naar een andere haven.
refusals-another_compass = Je mag niet naar een ander kompas springen.
refusals-empty_harbour = Aan deze tafel moet een sprong naar een fiche leiden.

## flags

flags-into_debt = Dit leidt tot schulden.
flags-loses_marker = Je actieve fiche wordt omgedraaid.

## flag_marks

flag_marks-into_debt = schuld
flag_marks-loses_marker = fiche weg

## names-seat

names-seat-blue = Blauw
names-seat-yellow = Geel
names-seat-purple = Paars
names-seat-green = Groen
names-seat-red = Rood

## names-good

names-good-gems = edelstenen
names-good-scrolls = schriftrollen
names-good-silk = zijde
names-good-salt = zout
names-good-pottery = aardewerk
names-good-olives = olijven
names-good-grain = graan

## names-card

names-card-gems_01 = edelstenen 3 (ducato, kaarten)
names-card-gems_02 = edelstenen 3 (ducato, schip)
names-card-gems_03 = edelstenen 4 (piraat, schip)
names-card-gems_04 = edelstenen 4 (kaarten, schip)
names-card-gems_05 = edelstenen 5 (ducato, kaarten)
names-card-gems_06 = edelstenen 5 (piraat, schip)
names-card-gems_07 = edelstenen 6 (ducato, piraat)
names-card-gems_08 = edelstenen 6 (piraat, kaarten)
names-card-scrolls_01 = schriftrollen 3 (ducato, kaarten)
names-card-scrolls_02 = schriftrollen 3 (piraat, schip)
names-card-scrolls_03 = schriftrollen 4 (ducato, piraat)
names-card-scrolls_04 = schriftrollen 4 (ducato, schip)
names-card-scrolls_05 = schriftrollen 4 (piraat, kaarten)
names-card-scrolls_06 = schriftrollen 5 (ducato, kaarten)
names-card-scrolls_07 = schriftrollen 5 (kaarten, schip)
names-card-scrolls_08 = schriftrollen 5 (ducato, schip)
names-card-scrolls_09 = schriftrollen 6 (piraat, schip)
names-card-scrolls_10 = schriftrollen 6 (piraat, kaarten)
names-card-silk_01 = zijde 3 (kaarten, schip)
names-card-silk_02 = zijde 3 (ducato, schip)
names-card-silk_03 = zijde 3 (piraat, kaarten)
names-card-silk_04 = zijde 4 (ducato, kaarten)
names-card-silk_05 = zijde 4 (piraat, schip)
names-card-silk_06 = zijde 4 (ducato, schip)
names-card-silk_07 = zijde 5 (piraat, schip)
names-card-silk_08 = zijde 5 (ducato, piraat)
names-card-silk_09 = zijde 5 (piraat, kaarten)
names-card-silk_10 = zijde 6 (ducato, kaarten)
names-card-silk_11 = zijde 6 (ducato, piraat)
names-card-silk_12 = zijde 6 (kaarten, schip)
names-card-salt_01 = zout 3 (piraat, schip)
names-card-salt_02 = zout 3 (ducato, piraat)
names-card-salt_03 = zout 3 (kaarten, schip)
names-card-salt_04 = zout 3 (piraat, kaarten)
names-card-salt_05 = zout 4 (ducato, kaarten)
names-card-salt_06 = zout 4 (ducato, piraat)
names-card-salt_07 = zout 4 (kaarten, schip)
names-card-salt_08 = zout 5 (ducato, kaarten)
names-card-salt_09 = zout 5 (ducato, schip)
names-card-salt_10 = zout 5 (piraat, kaarten)
names-card-salt_11 = zout 6 (piraat, schip)
names-card-salt_12 = zout 6 (ducato, piraat)
names-card-salt_13 = zout 6 (kaarten, schip)
names-card-salt_14 = zout 6 (ducato, schip)
names-card-pottery_01 = aardewerk 3 (ducato, kaarten)
names-card-pottery_02 = aardewerk 3 (piraat, schip)
names-card-pottery_03 = aardewerk 3 (ducato, piraat)
names-card-pottery_04 = aardewerk 3 (kaarten, schip)
names-card-pottery_05 = aardewerk 4 (ducato, kaarten)
names-card-pottery_06 = aardewerk 4 (kaarten, schip)
names-card-pottery_07 = aardewerk 4 (ducato, schip)
names-card-pottery_08 = aardewerk 4 (piraat, kaarten)
names-card-pottery_09 = aardewerk 5 (piraat, schip)
names-card-pottery_10 = aardewerk 5 (ducato, piraat)
names-card-pottery_11 = aardewerk 5 (kaarten, schip)
names-card-pottery_12 = aardewerk 5 (piraat, kaarten)
names-card-pottery_13 = aardewerk 6 (ducato, kaarten)
names-card-pottery_14 = aardewerk 6 (piraat, schip)
names-card-pottery_15 = aardewerk 6 (ducato, piraat)
names-card-pottery_16 = aardewerk 6 (ducato, schip)
names-card-olives_01 = olijven 3 (piraat, schip)
names-card-olives_02 = olijven 3 (ducato, piraat)
names-card-olives_03 = olijven 3 (ducato, schip)
names-card-olives_04 = olijven 3 (piraat, kaarten)
names-card-olives_05 = olijven 4 (ducato, kaarten)
names-card-olives_06 = olijven 4 (piraat, schip)
names-card-olives_07 = olijven 4 (ducato, piraat)
names-card-olives_08 = olijven 4 (kaarten, schip)
names-card-olives_09 = olijven 4 (piraat, kaarten)
names-card-olives_10 = olijven 5 (ducato, kaarten)
names-card-olives_11 = olijven 5 (piraat, schip)
names-card-olives_12 = olijven 5 (ducato, piraat)
names-card-olives_13 = olijven 5 (kaarten, schip)
names-card-olives_14 = olijven 5 (ducato, schip)
names-card-olives_15 = olijven 6 (ducato, kaarten)
names-card-olives_16 = olijven 6 (kaarten, schip)
names-card-olives_17 = olijven 6 (ducato, schip)
names-card-olives_18 = olijven 6 (piraat, kaarten)
names-card-grain_01 = graan 3 (ducato, kaarten)
names-card-grain_02 = graan 3 (ducato, piraat)
names-card-grain_03 = graan 3 (kaarten, schip)
names-card-grain_04 = graan 3 (ducato, schip)
names-card-grain_05 = graan 3 (piraat, kaarten)
names-card-grain_06 = graan 4 (ducato, kaarten)
names-card-grain_07 = graan 4 (piraat, schip)
names-card-grain_08 = graan 4 (ducato, piraat)
names-card-grain_09 = graan 4 (ducato, schip)
names-card-grain_10 = graan 4 (piraat, kaarten)
names-card-grain_11 = graan 5 (piraat, schip)
names-card-grain_12 = graan 5 (ducato, piraat)
names-card-grain_13 = graan 5 (kaarten, schip)
names-card-grain_14 = graan 5 (ducato, schip)
names-card-grain_15 = graan 5 (piraat, kaarten)
names-card-grain_16 = graan 6 (ducato, kaarten)
names-card-grain_17 = graan 6 (piraat, schip)
names-card-grain_18 = graan 6 (kaarten, schip)
names-card-grain_19 = graan 6 (ducato, schip)
names-card-grain_20 = graan 6 (piraat, kaarten)

## names-pirate_card

names-pirate_card-unseen = ongezien
names-pirate_card-unseen_refilled = ongezien
names-pirate_card-unseen_rescued = ongezien

## names-symbol

names-symbol-ducato = ducato
names-symbol-pirate = piratenvlag
names-symbol-cards = kaartenstapel
names-symbol-ship = schip

## names-topic

names-topic-ducato = een ducatosymbool
names-topic-pirate = een piratenvlag
names-topic-cards = een kaartenstapel
names-topic-ship = een scheepssymbool
names-topic-any = om het even wat

## names-symbols

names-symbols-unsaid = niets
names-symbols-ducato = een ducato
names-symbols-pirate = een piratenvlag
names-symbols-cards = een kaartenstapel
names-symbols-ship = een schip
names-symbols-ducato-pirate = ducato en piratenvlag
names-symbols-ducato-cards = ducato en kaartenstapel
names-symbols-ducato-ship = ducato en schip
names-symbols-pirate-cards = piratenvlag en kaartenstapel
names-symbols-pirate-ship = piratenvlag en schip
names-symbols-cards-ship = kaartenstapel en schip

## names-power

names-power-unsaid = niets

## names-marker

names-marker-calm_sea = kalme zee
names-marker-compass = kompas
names-marker-fight_pirates = strijd tegen piraten
names-marker-big_deal = goede zaken
names-marker-local_authority = plaatselijk gezag
names-marker-favourable_terms = voorspoedige relaties

## names-harbour

names-harbour-venezia = Venetië
names-harbour-zara = Zara
names-harbour-ragusa = Ragusa
names-harbour-durazzo = Durazzo
names-harbour-ancona = Ancona
names-harbour-bari = Bari
names-harbour-corfu = Corfu
names-harbour-messina = Messina
names-harbour-siracusa = Syracuse
names-harbour-tunisi = Tunis
names-harbour-tripoli = Tripoli
names-harbour-bengasi = Benghazi
names-harbour-modone = Modon
names-harbour-candia = Candia
names-harbour-negroponte = Negroponte
names-harbour-salonicco = Saloniki
names-harbour-gallipoli = Gallipoli
names-harbour-smirne = Smyrna
names-harbour-rodi = Rhodos
names-harbour-costantinopoli = Constantinopel
names-harbour-famagosta = Famagusta
names-harbour-laiazzo = Laiazzo
names-harbour-beirut = Beiroet
names-harbour-acri = Akko
names-harbour-alessandria = Alexandrië
names-harbour-varna = Varna
names-harbour-caffa = Caffa
names-harbour-tana = Tana
names-harbour-trebisonda = Trebizonde
names-harbour-sinope = Sinope

## names-named

names-named-unsaid = niets
names-named-none = geen

## names-venice

names-venice-in_stack = in de stapel
names-venice-on_top = bovenop
names-venice-out = uit het spel
