### Serenissima (2012): elke zin die iemand leest.
### Een bericht met `{ $n -> … }` kiest zijn vorm naar het getal; [0] staat voor geen enkel. De schrijfwijze is die van projectfluent.org.

## game

game-title = Serenissima (2012)
game-about = Zeelui roeien, vechten en houden je havens. Vul de pakhuizen voordat de doge de zandloper omkeert.
game-authors = Dominique Ehrhard
game-lasts = 90 min
game-score = dukaten

## options

options-money_visibility = of iedereen alle dukaten ziet
options-first_seat = wie met de opbouw begint
options-start_assignment = of starthavens en galeien worden gekozen of uitgedeeld
options-port_closing = hoe havens worden gesloten bij twee of drie spelers
options-two_player_draft = de volgorde van kiezen bij twee spelers
options-start_field_immunity = of verkoop en landing kunnen worden geblokkeerd waar de galei begon
options-blockade_release = wanneer een blokkeerder er geen meer is
options-fort_before_value = of een fort schiet voordat de waarde van de aanvaller vaststaat
options-new_galley_same_round = of een nieuwe galei al mag handelen in de ronde waarin ze is gekocht
options-catch_up_sailors = waar zeelui van een inhaalaankoop heen mogen

## endings

endings-money = gewonnen op dukaten
endings-ports = evenveel dukaten; gewonnen op het aantal havens
endings-shared = evenveel dukaten en havens; de winst wordt gedeeld

## flags

flags-sinks = Hiermee gaat de laatste zeeman van boord en zinkt een galei.

## flag_marks

flag_marks-sinks = zinkt

## board

board-round = Ronde { $round }
board-track = Spoor
board-doge = Dogekaarten weg:
board-left = nog { $n }
board-player = speler
board-ducats = dukaten
board-ports_held = havens
board-galleys_held = galeien
board-reserve = reserve
board-port = { "  " }haven
board-makes = maakt
board-garrison = garnizoen
board-warehouse = pakhuis
board-pays = betaalt
board-built = gebouwd
board-here = hier
board-closed = gesloten
board-galley = galei
board-field = ligt in
board-aboard = aan boord
board-sailor = zeeman
board-fort = fort
board-basilica = basiliek
board-pawn = pion van het spoor
board-payout = uitbetaling
board-active = galei { $galley }
board-steps = nog te varen: { $n }
board-galley_price =
    { $n ->
        [one] 1 dukaat, plus { $crew } voor elke zeeman
       *[other] { $n } dukaten, plus { $crew } voor elke zeeman
    }
board-purse = dukaten: { $n }
board-lanes = zeewegen: { $fields }

## short-good

short-good-wood = ho
short-good-stone = st
short-good-marble = ma
short-good-wine = wi
short-good-gold = go
short-good-spice = kr

## short-card

short-card-wine = wijn
short-card-hourglass_1 = één zandloper
short-card-hourglass_2 = twee zandlopers
short-card-hourglass_2_shuffle = twee zandlopers en schudden

## prompts

prompts-first_seat = Het toeval bepaalt wie begint.
prompts-close_port = Welke haven die { $good } maakt, gaat dit spel dicht?
prompts-draw_closed_port = Het toeval bepaalt welke haven die { $good } maakt, dichtgaat.
prompts-choose_start_port = In welke haven begin je? Drie zeelui zijn het garnizoen.
prompts-choose_start_galley = Welk nummer krijgt je galei? Lage nummers zijn vroeg in de ronde aan de beurt. Ze begint in jouw haven met drie zeelui.
prompts-deal_start_port = { $seat } krijgt een starthaven.
prompts-deal_galley = { $seat } krijgt een galeinummer.
prompts-choose_mode = Wat doet je galei? Actie (laden, varen, dan verkopen, vechten of landen), investering, of niets.
prompts-load_step = Laad, vaar dan uit. Zeelui en goederen, zoveel je wilt.
prompts-move_step = Waarheen vaart de galei? Elke stap gaat naar een aangrenzend veld en kost een aanvalsdobbelsteen.
prompts-declare_blockade = Je hebt hier meer zeelui op zee dan de actieve galei. Blokkeer je { $act }?
waits-declare_blockade = Wordt { $act } geblokkeerd?
prompts-arrival_act = Je galei is aangekomen. Verkopen, vechten, landen of de beurt beëindigen?
prompts-fight_act = Verder vechten, landen of de beurt beëindigen?
prompts-exchange = Beide kanten gooien hun dobbelstenen.
prompts-combat_round = Nog een ronde vechten? Het gevecht is onbeslist; wie stopt, beëindigt de beurt.
prompts-fort_fires = Het fort schiet met twee dobbelstenen op de aanvaller.
prompts-loot = Galei { $wreck } vergaat. Wat van haar lading neemt galei { $survivor } aan boord?
prompts-occupy = Het garnizoen is verslagen. Hoeveel zeelui gaan de haven bezetten?
prompts-invest_step = Waarin investeer je? Zeelui inhuren, een galei kopen, bouwen; zolang je dukaten strekken.
prompts-choose_galley_number = Kies het nummer van de nieuwe galei in { $port }.
prompts-crew_galley = Hoeveel zeelui bemannen de nieuwe galei { $number } in { $port }?
prompts-turn_doge_card = De dogekaart van deze ronde wordt omgedraaid.
prompts-catch_up_step = Je hebt minder dan twee galeien en mag een inhaalaankoop doen.

## acts

acts-take_sailors = zeelui aan boord nemen
acts-give_sailors = zeelui afgeven
acts-hire = zeelui inhuren
acts-sell = verkopen

## moves

moves-first = { $seat } begint
moves-close = { $port } sluiten
moves-start_at = in { $port } beginnen
moves-take = galei { $galley } nemen
moves-action = actie: laden en varen
moves-invest = investering: inhuren, kopen, bouwen
moves-pass = niets doen
moves-take_sailors =
    { $n ->
        [one] 1 zeeman van { $place } halen
       *[other] { $n } zeelui van { $place } halen
    }
moves-give_sailors =
    { $n ->
        [one] 1 zeeman naar { $place } sturen
       *[other] { $n } zeelui naar { $place } sturen
    }
moves-take_goods = { $n } { $good } van galei { $galley } nemen
moves-give_goods = { $n } { $good } aan galei { $galley } geven
moves-swap = met galei { $galley }: { $piece } geven, { $piece2 } nemen
moves-buy_goods =
    { $n ->
        [one] 1 blokje van de haven kopen
       *[other] { $n } blokjes van de haven kopen
    }
moves-jettison = { $n } { $good } overboord gooien
moves-load_done = klaar met laden: uitvaren
moves-sail = koers naar { $field }
moves-stop = hier stoppen
moves-block = blokkeren
moves-allow = laten gebeuren
moves-sell = { $goods } verkopen
moves-attack_galley = galei { $galley } aanvallen
moves-attack_port = de haven aanvallen
moves-land =
    { $n ->
        [one] met 1 zeeman landen en de haven nemen
       *[other] met { $n } zeelui landen en de haven nemen
    }
moves-end_turn = beurt beëindigen
moves-roll = aanvaller { $n }, verdediger { $n2 } schedels
moves-combat_round-continue = nog een ronde vechten
moves-combat_round-stop = stoppen met vechten; de beurt eindigt
moves-fire =
    { $n ->
        [one] 1 schedel
       *[other] { $n } schedels
    }
moves-loot-take =
    { $count ->
        [0] niets nemen
       *[other] { $goods } nemen
    }
moves-occupy =
    { $n ->
        [0] de haven neutraal laten
        [one] bezetten met 1 zeeman
       *[other] bezetten met { $n } zeelui
    }
moves-hire =
    { $n ->
        [one] 1 zeeman inhuren voor { $target }
       *[other] { $n } zeelui inhuren voor { $target }
    }
moves-buy_galley = een galei kopen in { $port }
moves-build_fort = een fort bouwen in { $port }
moves-build_basilica = een basiliek bouwen in { $port }
moves-invest_done = investering beëindigen
moves-crew =
    { $n ->
        [one] bemannen met 1 zeeman
       *[other] bemannen met { $n } zeelui
    }
moves-card = { $card }
moves-catch_up_done = aankoop beëindigen

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-load = { $goods } laden
turns-sail = koers naar { $field }
turns-sell = { $goods } verkopen
turns-land = { $port } bezetten
turns-stay = hier blijven
turns-hire =
    { $n ->
        [one] 1 zeeman inhuren voor { $target }
       *[other] { $n } zeelui inhuren voor { $target }
    }
turns-galley =
    { $n ->
        [one] galei { $galley } kopen in { $port } met 1 zeeman
       *[other] galei { $galley } kopen in { $port } met { $n } zeelui
    }
turns-fort = een fort bouwen in { $port }
turns-basilica = een basiliek bouwen in { $port }
turns-steps =
    { $n ->
        [one] 1 veld
       *[other] { $n } velden
    }
turns-dice =
    { $n ->
        [0] geen dobbelsteen over
        [one] nog 1 dobbelsteen
       *[other] nog { $n } dobbelstenen
    }
turns-may_block = { WHO($seat) } kan blokkeren, { $n } tegen { $own }

## events

events-first =
    { $me ->
        [yes] Je begint.
       *[no] { $seat } begint.
    }
events-close =
    { $me ->
        [yes] Je kiest { $port }.
       *[no] { $seat } kiest { $port }.
    }
events-draw_closed_port-close = { $port } wordt getrokken.
events-closed = { $port } is dit spel gesloten.
events-start_at =
    { $me ->
        [yes] Je begint in { $port }.
       *[no] { $seat } begint in { $port }.
    }
events-deal_start_port-start_at = De starthaven { $port } wordt uitgedeeld.
events-dealt_port =
    { $me ->
        [yes] Je begint in { $port }.
       *[no] { $seat } begint in { $port }.
    }
events-take =
    { $me ->
        [yes] Je neemt galei { $galley }.
       *[no] { $seat } neemt galei { $galley }.
    }
events-deal_galley-take = Galei { $galley } wordt uitgedeeld.
events-launched =
    { $me ->
        [yes]
            { $n ->
                [one] Jouw galei { $galley } ligt in { $port } met 1 zeeman.
               *[other] Jouw galei { $galley } ligt in { $port } met { $n } zeelui.
            }
       *[no]
            { $n ->
                [one] Galei { $galley } van { $seat } ligt in { $port } met 1 zeeman.
               *[other] Galei { $galley } van { $seat } ligt in { $port } met { $n } zeelui.
            }
    }
events-activated =
    { $me ->
        [yes] Nu is jouw galei { $galley } aan de beurt.
       *[no] Nu is galei { $galley } van { $seat } aan de beurt.
    }
events-action =
    { $me ->
        [yes] Je kiest een actie.
       *[no] { $seat } kiest een actie.
    }
events-invest =
    { $me ->
        [yes] Je investeert.
       *[no] { $seat } investeert.
    }
events-pass =
    { $me ->
        [yes] Je doet niets met deze galei.
       *[no] { $seat } doet niets met deze galei.
    }
events-take_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Je haalt 1 zeeman van { $place } aan boord.
               *[other] Je haalt { $n } zeelui van { $place } aan boord.
            }
       *[no]
            { $n ->
                [one] { $seat } haalt 1 zeeman van { $place } aan boord.
               *[other] { $seat } haalt { $n } zeelui van { $place } aan boord.
            }
    }
events-give_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Je stuurt 1 zeeman naar { $place }.
               *[other] Je stuurt { $n } zeelui naar { $place }.
            }
       *[no]
            { $n ->
                [one] { $seat } stuurt 1 zeeman naar { $place }.
               *[other] { $seat } stuurt { $n } zeelui naar { $place }.
            }
    }
events-take_goods =
    { $me ->
        [yes] Je neemt { $n } { $good } van galei { $galley }.
       *[no] { $seat } neemt { $n } { $good } van galei { $galley }.
    }
events-give_goods =
    { $me ->
        [yes] Je geeft { $n } { $good } aan galei { $galley }.
       *[no] { $seat } geeft { $n } { $good } aan galei { $galley }.
    }
events-swap =
    { $me ->
        [yes] Je ruilt met galei { $galley }: { $piece } tegen { $piece2 }.
       *[no] { $seat } ruilt met galei { $galley }: { $piece } tegen { $piece2 }.
    }
events-buy_goods =
    { $me ->
        [yes]
            { $n ->
                [one] Je laadt 1 blokje van de haven.
               *[other] Je laadt { $n } blokjes van de haven.
            }
       *[no]
            { $n ->
                [one] { $seat } laadt 1 blokje van de haven.
               *[other] { $seat } laadt { $n } blokjes van de haven.
            }
    }
events-jettison =
    { $me ->
        [yes] Je gooit { $n } { $good } overboord.
       *[no] { $seat } gooit { $n } { $good } overboord.
    }
events-load_done =
    { $me ->
        [yes] Je vaart uit.
       *[no] { $seat } vaart uit.
    }
events-sail =
    { $me ->
        [yes] Je zet koers naar { $field }.
       *[no] { $seat } zet koers naar { $field }.
    }
events-stop =
    { $me ->
        [yes] Je stopt.
       *[no] { $seat } stopt.
    }
events-block =
    { $me ->
        [yes] Je blokkeert!
       *[no] { $seat } blokkeert!
    }
events-allow =
    { $me ->
        [yes] Je laat het gebeuren.
       *[no] { $seat } laat het gebeuren.
    }
events-sell =
    { $me ->
        [yes] Je biedt te koop aan: { $goods }.
       *[no] { $seat } biedt te koop aan: { $goods }.
    }
events-attack_galley =
    { $me ->
        [yes] Je valt galei { $galley } aan.
       *[no] { $seat } valt galei { $galley } aan.
    }
events-attack_port =
    { $me ->
        [yes] Je valt de haven aan.
       *[no] { $seat } valt de haven aan.
    }
events-land =
    { $me ->
        [yes]
            { $n ->
                [one] Je wilt met 1 zeeman landen.
               *[other] Je wilt met { $n } zeelui landen.
            }
       *[no]
            { $n ->
                [one] { $seat } wil met 1 zeeman landen.
               *[other] { $seat } wil met { $n } zeelui landen.
            }
    }
events-end_turn =
    { $me ->
        [yes] Je beëindigt de beurt.
       *[no] { $seat } beëindigt de beurt.
    }
events-roll = Schedels: { $n } voor de aanvaller, { $n2 } voor de verdediger.
events-combat_round-continue =
    { $me ->
        [yes] Je vecht verder.
       *[no] { $seat } vecht verder.
    }
events-combat_round-stop =
    { $me ->
        [yes] Je stopt met vechten.
       *[no] { $seat } stopt met vechten.
    }
events-fire =
    { $n ->
        [one] Het fort schiet: 1 schedel.
       *[other] Het fort schiet: { $n } schedels.
    }
events-loot-take =
    { $me ->
        [yes] Je neemt uit het wrak: { $goods }.
       *[no] { $seat } neemt uit het wrak: { $goods }.
    }
events-occupy =
    { $me ->
        [yes]
            { $n ->
                [0] Je laat de haven neutraal.
                [one] Je bezet de haven met 1 zeeman.
               *[other] Je bezet de haven met { $n } zeelui.
            }
       *[no]
            { $n ->
                [0] { $seat } laat de haven neutraal.
                [one] { $seat } bezet de haven met 1 zeeman.
               *[other] { $seat } bezet de haven met { $n } zeelui.
            }
    }
events-hire =
    { $me ->
        [yes]
            { $n ->
                [one] Je huurt 1 zeeman in voor { $target }.
               *[other] Je huurt { $n } zeelui in voor { $target }.
            }
       *[no]
            { $n ->
                [one] { $seat } huurt 1 zeeman in voor { $target }.
               *[other] { $seat } huurt { $n } zeelui in voor { $target }.
            }
    }
events-buy_galley =
    { $me ->
        [yes] Je koopt een galei in { $port }.
       *[no] { $seat } koopt een galei in { $port }.
    }
events-build_fort =
    { $me ->
        [yes] Je bouwt een fort in { $port }.
       *[no] { $seat } bouwt een fort in { $port }.
    }
events-build_basilica =
    { $me ->
        [yes] Je bouwt een basiliek in { $port }.
       *[no] { $seat } bouwt een basiliek in { $port }.
    }
events-invest_done =
    { $me ->
        [yes] Je beëindigt de investering.
       *[no] { $seat } beëindigt de investering.
    }
events-crew =
    { $me ->
        [yes]
            { $n ->
                [one] Je bemant haar met 1 zeeman.
               *[other] Je bemant haar met { $n } zeelui.
            }
       *[no]
            { $n ->
                [one] { $seat } bemant haar met 1 zeeman.
               *[other] { $seat } bemant haar met { $n } zeelui.
            }
    }
events-card = De dogekaart: { $card }.
events-catch_up_done =
    { $me ->
        [yes] Je beëindigt de inhaalaankoop.
       *[no] { $seat } beëindigt de inhaalaankoop.
    }
events-paid =
    { $me ->
        [yes]
            { $n ->
                [one] De bank betaalt je 1 dukaat.
               *[other] De bank betaalt je { $n } dukaten.
            }
       *[no]
            { $n ->
                [one] De bank betaalt 1 dukaat aan { $seat }.
               *[other] De bank betaalt { $n } dukaten aan { $seat }.
            }
    }
events-spent =
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
events-paid_to =
    { $me ->
        [yes]
            { $n ->
                [0] { "" }
                [one] Je betaalt 1 dukaat aan { WHO($seat2, as: "object") }.
               *[other] Je betaalt { $n } dukaten aan { WHO($seat2, as: "object") }.
            }
       *[no]
            { $n ->
                [0] { "" }
                [one] { $seat } betaalt 1 dukaat aan { WHO($seat2, as: "object") }.
               *[other] { $seat } betaalt { $n } dukaten aan { WHO($seat2, as: "object") }.
            }
    }
events-sold =
    { $me ->
        [yes] Je verkoopt { $goods } in { $port }.
       *[no] { $seat } verkoopt { $goods } in { $port }.
    }
events-sank =
    { $me ->
        [yes] Jouw galei { $galley } zinkt.
       *[no] Galei { $galley } van { $seat } zinkt.
    }
events-took_port =
    { $me ->
        [yes]
            { $n ->
                [one] { $port } is nu van jou, met 1 zeeman in garnizoen.
               *[other] { $port } is nu van jou, met { $n } zeelui in garnizoen.
            }
       *[no]
            { $n ->
                [one] { $port } is nu van { $seat }, met 1 zeeman in garnizoen.
               *[other] { $port } is nu van { $seat }, met { $n } zeelui in garnizoen.
            }
    }
events-lost_port =
    { $me ->
        [yes] Je verliest { $port }.
       *[no] { $seat } verliest { $port }.
    }
events-shuffled = Alle dogekaarten worden geschud.
events-payout =
    { $me ->
        [yes]
            { $n ->
                [0] Uitbetaling: jouw havens leveren niets op.
               *[other] Uitbetaling aan jou.
            }
       *[no]
            { $n ->
                [0] Uitbetaling: de havens van { $seat } leveren niets op.
               *[other] Uitbetaling aan { $seat }.
            }
    }
events-money_shown =
    { $me ->
        [yes] Je toont { $n } dukaten.
       *[no] { $seat } toont { $n } dukaten.
    }

## names-seat

names-seat-blue = Blauw
names-seat-red = Rood
names-seat-orange = Oranje
names-seat-black = Zwart

## names-port

names-port-valencia = València
names-port-genova = Genua
names-port-venezia = Venetië
names-port-constantinople = Constantinopel
names-port-alexandria = Alexandrië
names-port-algeria = Algerije
names-port-tunis = Tunis
names-port-tripoli = Tripoli
names-port-cyrenaica = Cyrenaica
names-port-napoli = Napels
names-port-sicilia = Sicilië
names-port-marseille = Marseille
names-port-sardegna = Sardinië
names-port-ragusa = Ragusa
names-port-corfu = Corfu
names-port-modon = Modon
names-port-creta = Kreta
names-port-antalya = Antalya
names-port-antakya = Antakya
names-port-mare_ionio = Ionische Zee

## names-good

names-good-wood = hout
names-good-stone = steen
names-good-marble = marmer
names-good-wine = wijn
names-good-gold = goud
names-good-spice = kruiden

## names-piece

names-piece-sailor = een zeeman

## names-place

names-place-number = galei { $number }
names-place-port = de haven

## names-target

names-target-number = galei { $number }

## names-act

names-act-move = het verder varen
names-act-sell = de verkoop
names-act-land = de landing

## names-card

names-card-wine = wijn; elke wijnhaven levert zijn bezitter 3 dukaten op
names-card-hourglass_1 = één zandloper; het spoor gaat 1 plek verder
names-card-hourglass_2 = twee zandlopers; het spoor gaat 2 plekken verder
names-card-hourglass_2_shuffle = twee zandlopers en schudden; het spoor gaat 2 plekken verder

## refusals

refusals-no_such_thing = Zoiets is er niet in dit spel; kijk in de lijst met zetten.
refusals-not_offered = De regels staan dit nu niet toe.
refusals-another_question = Dit beantwoordt een andere vraag dan de vraag van nu.
refusals-sell_later = Tijdens het laden gaan er geen blokjes naar een pakhuis; dat is een verkoop, na het varen.
refusals-only_purchases = Een investering koopt zeelui, galeien en gebouwen; er wordt niets geladen, verplaatst, gevaren of verkocht.
refusals-loading_is_over = Het laden is voorbij; wat hier nu ligt, moet wachten op de volgende activering.
refusals-movement_is_over = Het varen is voorbij.
refusals-no_sale_any_more = Nadat een gevecht is begonnen of een verkoop is geblokkeerd, kan er in deze activering niets meer worden verkocht.
refusals-finish_the_fight = Eerst dit doel: vecht verder of stop.
refusals-wrong_good_to_close = Er moet nu een haven dicht die { $good } maakt.
refusals-start_ports_needed = Er moeten genoeg starthavens open blijven voor alle spelers.
refusals-no_start_port = Dit is geen starthaven.
refusals-start_port_taken = Deze starthaven is al bezet.
refusals-port_closed = Deze haven is het hele spel gesloten.
refusals-no_such_number = Met dit aantal spelers zijn er alleen de galeien 1 tot en met { $n }.
refusals-number_taken = Er is al een galei met dit nummer in het spel.
refusals-not_an_own_port = Hiervoor heb je een eigen haven nodig.
refusals-the_active_galley_itself = Aan de andere kant staat altijd een andere galei of de haven.
refusals-no_own_galley_there = Er ligt in dit veld geen andere galei van jou met dat nummer.
refusals-flow_has_turned = Deze soort is al teruggegaan; ze kan in één laadfase niet nog eens van richting veranderen.
refusals-garrison_keeps_one = Een garnizoen houdt zijn laatste zeeman.
refusals-no_free_slots = Er is maar plaats voor { $free }.
refusals-not_so_many_sailors = Er zijn niet zoveel zeelui om te verplaatsen.
refusals-garrison_is_full = Een garnizoen heeft hier hoogstens { $size } zeelui.
refusals-not_so_many_cubes = Er zijn niet zoveel blokjes van deze waar.
refusals-swap_needs_full_galleys = Ruilen is voor twee galeien zonder vrije plaats; is er wel een, geef en neem dan.
refusals-nothing_to_swap = Bij een ruil gaat het om twee verschillende stukken, en nooit om de laatste zeeman van een galei.
refusals-open_sea = Op open zee is er geen haven.
refusals-thrown_away_before = Van een waar die in deze fase overboord ging, mag niets worden gekocht.
refusals-bought_before = Van een waar die in deze fase is gekocht, mag niets overboord.
refusals-supply_is_short = De voorraad heeft er nog maar { $left }.
refusals-too_dear = Dit kost { $cost } en je hebt { $money }.
refusals-already_there = De galei ligt al hier: { $field }.
refusals-too_far = Te ver: { $field } ligt { $n } stappen verder, deze bemanning kan er nog { $left }.
refusals-not_a_neighbour = { $field } ligt { $n } stappen verder: vaar stap voor stap.
refusals-made_here = Een haven koopt niet wat ze zelf maakt: { $good }.
refusals-stored_already = Al in het pakhuis: { $good }.
refusals-not_aboard = Niet aan boord: { $good }.
refusals-warehouse_is_full = Vrije plekken in het pakhuis: { $space }.
refusals-a_set_in_order = Noem elke waar zo vaak als je bedoelt, in de volgorde hout, steen, marmer, wijn, goud, kruiden.
refusals-own_galley = Een galei valt haar eigen kant niet aan.
refusals-galley_not_here = Die galei ligt niet in dit veld.
refusals-crew_is_tired = Zeelui min gevaren velden is 0: deze bemanning is te moe om aan te vallen.
refusals-blockers_first = Er staat een blokkade: eerst moeten die galeien worden verslagen.
refusals-not_a_foreign_port = Alleen een vreemde haven kan worden aangevallen.
refusals-last_port = De laatste haven van { $seat } kan niet worden aangevallen.
refusals-owners_galleys_first = De bezitter heeft hier nog galeien; die komen eerst.
refusals-own_port = In een eigen haven gaan zeelui alleen tijdens het laden aan land.
refusals-not_a_neutral_port = Landen kan alleen in neutrale havens.
refusals-one_to_so_many =
    { $n ->
        [1] Het kan alleen 1 zijn.
       *[other] Het kan 1 tot { $n } zijn.
    }
refusals-at_most = Het kan hoogstens { $n } zijn.
refusals-not_in_the_wreck = Dat had het wrak niet aan boord.
refusals-must_stop = Na zoveel gevechtsronden zonder verlies is de aanval voorbij.
refusals-not_your_galley = Deze galei is niet van jou.
refusals-reserve_is_short = Zeelui in je reserve: { $left }.
refusals-galleys_only = Bij een inhaalaankoop gaan zeelui alleen op galeien.
refusals-one_galley_only = Eén galei per investering.
refusals-enough_galleys = Galeien die je hier mag hebben: { $n }.
refusals-no_number_free = Alle galeinummers zijn in het spel.
refusals-built_already = Er staat er al een.
refusals-none_left = Er is er geen meer in de voorraad.
refusals-goods_missing = De haven moet dit maken of opslaan: { $goods }.

## chart
## Woorden op en over de kaart van de browser; wat alle kaarten zeggen, staat in common.ftl.

chart-pays =
    { $n ->
        [0] levert bij uitbetaling nu niets op
        [one] levert bij uitbetaling nu 1 op
       *[other] levert bij uitbetaling nu { $n } op
    }
chart-fort_means = een fort: { $n } dobbelstenen schieten op aanvallers
chart-basilica_means = een basiliek: { $n } meer bij elke uitbetaling
chart-dice =
    { $n ->
        [0] daar te moe om aan te vallen
        [one] daar nog 1 aanvalsdobbelsteen
       *[other] daar nog { $n } aanvalsdobbelstenen
    }
chart-may_stop = { $seat } kan je tegenhouden: { $n } zeelui tegen { $crew }
chart-sale =
    { $n ->
        [one] { $goods } verkopen: 1 dukaat
       *[other] { $goods } verkopen: { $n } dukaten
    }
chart-sale_own = { $goods } naar je eigen haven, onbetaald
chart-wheel = Rad, ronde { $round }
chart-round = ronde
chart-wheel_number = Nummer { $number }
chart-number_free = vrij
chart-number_rests = aan de beurt vanaf de volgende ronde
chart-at_doge = De doge draait een kaart om
chart-doge = Doge
chart-deck =
    { $n ->
        [one] nog 1 dogekaart
       *[other] nog { $n } dogekaarten
    }
chart-odds = uitbetaling: { $n } op { $of }
chart-odds_none = geen uitbetaling
chart-track = Uitbetalingsspoor: plek { $at } van { $end }, { $payouts } van { $of } uitbetalingen gedaan
chart-start = begin
chart-end = einde
chart-track_next =
    { $n ->
        [one] { $done } van { $of } uitbetalingen; de volgende over één plek
       *[other] { $done } van { $of } uitbetalingen; de volgende over { $n } plekken
    }
chart-track_over = alle uitbetalingen zijn gedaan
chart-supply = Voorraad
chart-supply_of = { $good }: nog { $n } in de voorraad
chart-forts_left = forten: nog { $n }
chart-basilicas_left = basilieken: nog { $n }
chart-quay = De kade van { $port }
chart-to_chart = Naar de kaart
chart-to_quay = Naar de kade
chart-phase_load = Laden
chart-phase_sail = Varen
chart-phase_act = Verkopen of vechten
chart-at_sea = Laden: { $field }
chart-quay_active = { $galley } laadt. Elke klik is één stap en kan worden teruggenomen.
chart-your_port = jouw haven
chart-foreign_port = haven van { $seat }
chart-buy = { $good } kopen
chart-buy_how =
    { $n ->
        [0] 1 dukaat per stuk
        [one] het eerste is gratis, dan 1 dukaat per stuk
       *[other] de eerste { $n } zijn gratis, dan 1 dukaat per stuk
    }
chart-in_supply = { $n } in de voorraad
chart-board_sailors = Zeelui
chart-garrison_of = Garnizoen { $n } van { $size }
chart-to_port = aan land
chart-to_galley = naar galei { $number }
chart-both_ways = ‹ { $left }, { $right } ›
chart-undo_step = Ongedaan maken
chart-start_again = Opnieuw
chart-do_not_load = Niet laden
chart-spent =
    { $n ->
        [0] kost niets
        [one] kost 1 dukaat
       *[other] kost { $n } dukaten
    }
chart-other_galley = Galei { $number }
chart-overboard = Overboord
chart-overboard_how = Een weggegooid blokje gaat terug naar de voorraad.
chart-swap = { $piece } ruilen tegen { $piece2 }
chart-speed =
    { $n ->
        [one] veld
       *[other] velden
    }
chart-speed_how = één per zeeman
chart-attack =
    { $n ->
        [one] dobbelsteen
       *[other] dobbelstenen
    }
chart-attack_how = één minder per veld
chart-room =
    { $n ->
        [one] vrije plaats
       *[other] vrije plaatsen
    }
chart-room_how = van { $n }
chart-what_does = Wat doet galei { $galley }? Laden en varen, investeren, of niets.
chart-where_to =
    { $n ->
        [one] Waarheen vaart galei { $galley }? 1 veld, dat een dobbelsteen kost
       *[other] Waarheen vaart galei { $galley }? Tot { $n } velden, elk kost een dobbelsteen
    }
chart-cast_off =
    { $n ->
        [one] Afvaren: 1 veld
       *[other] Afvaren: { $n } velden
    }
chart-costs =
    { $n ->
        [0] { $n } dukaten in je kas
       *[other] { $n } dukaten in je kas
    }
chart-card_sell = Deze verkoop blokkeren?
chart-card_land = Deze landing blokkeren?
chart-card_move = De doorvaart blokkeren?
chart-card_sell_wish = { $seat } wil met galei { $galley } in { $field } verkopen: { $goods }.
chart-card_land_wish = { $seat } wil met galei { $galley } in { $field } landen.
chart-card_move_wish = { $seat } wil met galei { $galley } verder varen vanuit { $field }.
chart-card_sailors = zeelui tegen
chart-card_allow = Toestaan
chart-card_block = Blokkeren
chart-card_sell_allow = +{ $n } voor { $seat }
chart-card_land_allow = de haven wisselt
chart-card_move_allow = ze vaart verder
chart-card_sell_block = niets verkocht
chart-card_land_block = niemand landt
chart-card_move_block = ze blijft hier
chart-card_sell_allow_leads = De bank betaalt { $seat } { $n }; in het pakhuis: { $goods }.
chart-card_land_allow_leads = Zeelui aan land: { $n }. De haven is van { $seat }.
chart-card_move_allow_leads = Ze kan zo ver als haar zeelui reiken.
chart-card_block_leads = { $seat } kan dan alleen jou aanvallen, of de beurt eindigt.
chart-card_same = De rest van deze beurt hetzelfde antwoorden
chart-card_fight = Galei { $galley } valt aan: { $target }
chart-card_fight_why = Een dobbelsteen per zeeman, één minder per gevaren stap. Elke schedel doodt er één aan de andere kant.
chart-card_dice = dobbelstenen
chart-card_roll_costs = Deze worp kost
chart-card_loses = verliest { $n }: { $percent } procent
chart-card_to_the_end = Als je tot het einde vecht
chart-card_fight_on = Doorvechten
chart-card_stop = Stoppen
chart-card_if_afloat = nog een worp
chart-card_ends_turn = beëindigt je beurt
chart-attacker = aanvaller
chart-defender = verdediger
chart-skulls =
    { $n ->
        [0] geen schedel
        [one] 1 schedel
       *[other] { $n } schedels
    }
chart-reserve = in de reserve
chart-ports_held = havens
chart-next_payout = volgende uitbetaling
chart-wine_ports = wijnhavens
chart-secret = geheim

### What only the terminal says of this game.

# How many dice the attacker and the defender throw.
board-clash = dobbelstenen: { $attack } tegen { $defence }
