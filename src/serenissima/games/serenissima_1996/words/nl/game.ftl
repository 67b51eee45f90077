### Serenissima (1996): elke zin die iemand leest.
### Een bericht met `{ $n -> … }` kiest zijn vorm naar het getal; [0] staat voor geen enkel. De schrijfwijze is die van projectfluent.org.

## game

game-title = Serenissima (1996)
game-about = De grote eerste uitgave: geheime schatkisten, afdingen in vreemde havens, forten en nieuwe markten.
game-authors = D. Ehrhard, D. Vitale
game-lasts = 3 uur
game-score = punten

## options

options-nation_set = welke twee naties meedoen met twee spelers
options-seat_assignment = of naties worden geloot of op volgorde naar de plaatsen gaan
options-open_money = of iedereen altijd alle schatkisten ziet
options-pay_on_own_port = of een verkoop aan een eigen haven wordt betaald
options-own_unfilled_capital_port_point = of de eigen hoofdstad het punt van een haven geeft zolang ze niet vol is
options-port_point_rule = of havens die niet vol zijn 1 punt geven, of alleen lege
options-captured_capital_bonus = of een veroverde hoofdstad nog een markt voor 1000 opent
options-sailor_supply = hoeveel zeelui er zijn
options-sunk_galleys_return = of een gezonken galei weer kan worden gebouwd
options-garrison_cap = of een garnizoen groter mag zijn dan het aantal plekken van zijn haven
options-ship_trade = of galeien op zee mogen handelen
options-end_bonus = punten voor galeien, forten en zeelui aan het einde
options-variable_end = of een dobbelsteen het spel met vier spelers vanaf ronde 8 beëindigt

## endings

endings-points = gewonnen op punten
endings-ducats = evenveel punten; gewonnen op dukaten
endings-ports = evenveel punten en dukaten; gewonnen op het aantal havens
endings-shared = evenveel punten, dukaten en havens; de winst wordt gedeeld

## flags

flags-sinks = Hierdoor blijft een galei zonder zeeman en zinkt ze.

## flag_marks

flag_marks-sinks = zinkt

## board

board-in_all = { $n } in totaal
board-round = Ronde { $round } van { $rounds }
board-order = Volgorde
board-player = speler
board-ducats = dukaten
board-ports_held = havens
board-galleys_held = galeien
board-port = { "  " }haven
board-makes = maakt
board-garrison = garnizoen
board-warehouse = pakhuis
board-here = hier
board-galley = galei
board-zone = ligt in
board-aboard = aan boord
board-sailor = zeeman
board-fort = fort
board-capital = hoofdstad
board-supply = Voorraad
board-sailors = { $n } zeelui
board-galleys = { $n } galeien
board-forts = { $n } forten
board-covered = ?

## short-good

short-good-gems = ed
short-good-gold = go
short-good-spices = kr
short-good-wine = wi
short-good-cloth = li
short-good-iron = ij
short-good-wood = ho

## prompts

prompts-deal_nations = De naties worden verdeeld.
prompts-setup_deploy = Hoe verdeel je je tien zeelui? Een deel bemant je eerste galei, een deel je tweede; de rest is het garnizoen van je hoofdstad.
prompts-bid = Hoeveel bied je? In het geheim, voor het recht je plaats in de speelvolgorde te kiezen. Elk bod wordt betaald.
waits-bid = De biedingen voor de speelvolgorde worden verzegeld.
prompts-reveal_bids = Alle biedingen zijn binnen en worden getoond.
prompts-tie_die = Gelijke biedingen: een dobbelsteen beslist wie voorgaat.
prompts-choose_slot = Welke plaats in de speelvolgorde van deze ronde neem je?
prompts-manage = Fase 2: beheer je havens. Kopen, bouwen, inhuren, verzetten, handelen en wegdoen, in willekeurige volgorde; beëindig dan je beurt.
prompts-set_crew = Hoeveel zeelui krijgt galei { $galley }? Wat overblijft gaat naar de volgende galei of het garnizoen.
prompts-set_cargo = Hoeveel { $good } krijgt galei { $galley } aan boord?
prompts-ask_price = { $buyer } wil { $n } { $good } kopen in jouw haven, voor galei { $galley }. Wat vraag je per stuk? Weigeren kun je niet, maar je mag tot { $ceiling } vragen.
waits-ask_price = Er wordt een prijs gevraagd.
prompts-answer_price = De vraagprijs is { $price } per stuk voor { $n } { $good }, voor galei { $galley }. Aannemen, minder bieden of weggaan?
waits-answer_price = De vraagprijs is { $price } per stuk.
prompts-answer_counter = Je vroeg { $price }; { $buyer } biedt { $counter } per stuk voor { $n } { $good }. Aannemen, of je laatste prijs noemen?
waits-answer_counter = Gevraagd werd { $price }, geboden wordt { $counter }.
prompts-answer_final = De laatste prijs is { $price } per stuk voor { $n } { $good }, voor galei { $galley }. Graag of niet.
waits-answer_final = De laatste prijs is { $price } per stuk.
prompts-trade_goods = Welke goederen wil je { $side }, tussen jouw galei { $galley } en galei { $rival_galley }?
prompts-trade_price = Welke prijs per stuk? Daarmee wordt je voorstel bekend.
prompts-answer_trade = { $seat } wil { $n } { $good } { $side } voor { $price } per stuk, tussen galei { $galley } en jouw galei { $rival_galley }. Aannemen, weigeren of een andere prijs noemen?
waits-answer_trade = Er is een ruil voorgesteld.
prompts-answer_trade_counter = Je wilde { $n } { $good } { $side } voor { $price } per stuk; het antwoord is { $counter }. Aannemen of weigeren?
waits-answer_trade_counter = Het antwoord op het voorstel is { $counter }.
prompts-sail = Fase 3: vaar met je galeien. Een voor een, zo ver als hun zeelui reiken; beëindig dan je beurt.
prompts-sail_on = Bereik van galei { $galley }: nog { $left }. Verder varen of stoppen? Waar rivalen liggen, moet je eerst om doorvaart vragen.
prompts-grant_passage = Galei { $galley } vraagt om doorvaart. Sta je dat toe?
waits-grant_passage = Galei { $galley } vraagt om doorvaart.
prompts-attack = Fase 4: wie val je aan? Galeien en havens waar jouw galeien liggen, zo vaak je wilt; beëindig dan je beurt.
prompts-exchange = Beide kanten gooien een dobbelsteen en tellen hun zeelui erbij.
prompts-resolve_victory = Galei { $beaten } is verslagen door jouw galei { $galley }. Hoeveel van je zeelui gaan aan boord? Met geen zinkt ze; met allemaal zinkt je eigen galei.
prompts-divide_cargo = Hoeveel { $good } neemt galei { $hull }?
prompts-land = Fase 5: land met zeelui. In havens zonder garnizoen; beëindig dan je beurt.
prompts-sell = Fase 6: verkoop goederen. Waar je galeien liggen; beëindig dan je beurt.
prompts-end_die = Een dobbelsteen beslist of het spel eindigt: bij 5 of 6 is het afgelopen.

## acts

acts-buy = goederen kopen
acts-request_purchase = naar de prijs vragen
acts-build_galley = een galei bouwen
acts-build_fort = een fort bouwen
acts-hire = zeelui inhuren
acts-rearrange = verplaatsen
acts-propose_trade = een ruil voorstellen
acts-discard_goods = goederen weggooien
acts-discard_sailors = zeelui ontslaan
acts-start = uitvaren
acts-step = doorvaren
acts-sell = verkopen
acts-land = zeelui landen
acts-attack_galley = een galei aanvallen
acts-attack_port = de haven aanvallen

## moves

moves-deal = { $nations }
moves-deploy = { $n } op de eerste galei, { $n2 } op de tweede, de rest aan land
moves-bid = { $n } bieden
moves-reveal = biedingen tonen
moves-tie_die-roll = { $seat } gooit { $n }
moves-slot = plaats { $slot } nemen
moves-buy = { $n } kopen voor galei { $galley }, 100 per stuk
moves-request_purchase = de prijs vragen van { $n } voor galei { $galley }
moves-build_galley = een galei bouwen in { $port }, zeeman { $source }
moves-build_fort = een fort bouwen in { $port }
moves-hire =
    { $n ->
        [one] 1 zeeman inhuren in { $port } voor { $place }
       *[other] { $n } zeelui inhuren in { $port } voor { $place }
    }
moves-rearrange = zeelui en goederen verzetten: { $zone }
moves-propose_trade = handel voorstellen: { $side }, galei { $galley } met galei { $galley2 }
moves-discard_goods = { $n } { $good } van galei { $galley } weggooien
moves-discard_sailors =
    { $n ->
        [one] 1 zeeman van galei { $galley } wegsturen
       *[other] { $n } zeelui van galei { $galley } wegsturen
    }
moves-end_manage = beurt beëindigen
moves-crew =
    { $n ->
        [0] geen bemanning: ze zinkt
        [one] 1 zeeman
       *[other] { $n } zeelui
    }
moves-count = { $n }
moves-ask = { $n } per stuk vragen
moves-accept = aannemen
moves-counter = { $n } per stuk noemen
moves-walk_away = weggaan
moves-final_ask = laatste prijs: { $n } per stuk
moves-goods = { $n } { $good }
moves-price = { $n } per stuk
moves-withdraw = voorstel intrekken
moves-refuse = weigeren
moves-start = galei { $galley } zet koers naar { $zone }
moves-end_sailing = beurt beëindigen
moves-step = verder, koers naar { $zone }
moves-ask_passage = om doorvaart vragen
moves-stop = hier stoppen
moves-grant = toestaan
moves-attack_galley = galei { $galley } valt galei { $galley2 } aan
moves-attack_port = galei { $galley } valt de haven aan
moves-end_combat = beurt beëindigen
moves-exchange-roll = aanvaller { $n }, verdediger { $n2 }
moves-crew_to_beaten =
    { $n ->
        [0] geen: laten zinken
        [one] 1 zeeman
       *[other] { $n } zeelui
    }
moves-land =
    { $n ->
        [one] galei { $galley } landt met 1 zeeman
       *[other] galei { $galley } landt met { $n } zeelui
    }
moves-end_landing = beurt beëindigen
moves-sell = { $good } van galei { $galley } verkopen
moves-end_market = beurt beëindigen
moves-end_die-roll = { $n }

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-buy = { $goods } kopen voor galei { $galley }
turns-end = fase beëindigen
turns-sail = galei { $galley }: koers naar { $zone }
turns-sell = { $goods } verkopen
turns-steps =
    { $n ->
        [one] 1 veld
       *[other] { $n } velden
    }
turns-sells_for = brengt daar { $n } op
turns-leave = vraagt doorvaart ({ $zone })

## events

events-deal = De naties worden verdeeld; vanaf de eerste plaats zijn het { $nations }.
events-plays = { "" }
events-deploy =
    { $me ->
        [yes] Je verdeelt je zeelui:
       *[no] { $seat } verdeelt de zeelui:
    } { $n } en { $n2 } op de galeien, de rest aan land.
events-round_begins = Ronde { $n } begint.
events-phase_begins = { $phase }.
events-bid =
    { $me ->
        [yes] Je biedt.
       *[no] { $seat } biedt.
    }
events-bid_handed_in =
    { $me ->
        [yes] Je hebt een bod ingeleverd.
       *[no] { $seat } heeft een bod ingeleverd.
    }
events-reveal = De biedingen worden getoond.
events-bid_shown =
    { $me ->
        [yes] { $n ->
            [0] Je hebt niets geboden.
           *[other] Je hebt { $n } geboden.
        }
       *[no] { $n ->
            [0] { $seat } heeft niets geboden.
           *[other] { $seat } heeft { $n } geboden.
        }
    }
events-tie_die-roll =
    { $me ->
        [yes] Je gooit
       *[no] { $seat } gooit
    } bij gelijke stand { $n }.
events-slot =
    { $me ->
        [yes] Je neemt
       *[no] { $seat } neemt
    } plaats { $slot }.
events-buy = { "" }
events-bought =
    { $me ->
        [yes] Je laadt
       *[no] { $seat } laadt
    } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } op galei { $galley }.
events-request_purchase = { "" }
events-requested =
    { $me ->
        [yes] Je wilt { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } kopen in { $port } en vraagt de prijs.
       *[no] { $seat } wil { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } kopen in { $port } en vraagt de prijs.
    }
events-build_galley =
    { $me ->
        [yes] Je bouwt
       *[no] { $seat } bouwt
    } een galei in { $port }, zeeman { $source }.
events-launched =
    { $me ->
        [yes] Je galei { $galley } ligt
       *[no] Galei { $galley } van { $seat } ligt
    } voor { $port }.
events-build_fort =
    { $me ->
        [yes] Je bouwt
       *[no] { $seat } bouwt
    } een fort in { $port }.
events-hire =
    { $me ->
        [yes] Je huurt
       *[no] { $seat } huurt
    } in { $port } { $n ->
        [one] 1 zeeman
       *[other] { $n } zeelui
    } in voor { $place }.
events-rearrange =
    { $me ->
        [yes] Je verzet
       *[no] { $seat } verzet
    } speelstenen: { $zone }.
events-rearranged = { "" }
events-crewed =
    { $n ->
        [0] Galei { $galley } blijft zonder bemanning.
        [one] Galei { $galley } heeft 1 zeeman.
       *[other] Galei { $galley } heeft { $n } zeelui.
    }
events-loaded = Galei { $galley } heeft aan boord: { $goods }.
events-garrisoned =
    { $n ->
        [0] { $port } blijft zonder garnizoen.
        [one] 1 zeeman is het garnizoen van { $port }.
       *[other] { $n } zeelui zijn het garnizoen van { $port }.
    }
events-propose_trade =
    { $me ->
        [yes] Je begint
       *[no] { $seat } begint
    } een handel van galei { $galley } met galei { $galley2 }.
events-proposed =
    { $me ->
        [yes] Je stelt
       *[no] { $seat } stelt
    } { WHO($seat2, as: "object") } voor: { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } { $side } voor { $n2 } per stuk.
events-withdraw =
    { $me ->
        [yes] Je trekt het voorstel in.
       *[no] { $seat } trekt het voorstel in.
    }
events-withdrawn =
    { $me ->
        [yes] Je voorstel is ingetrokken.
       *[no] Het voorstel van { $seat } is ingetrokken.
    }
events-trade_price-withdraw = { "" }
events-goods =
    { $me ->
        [yes] Je kiest goederen.
       *[no] { $seat } kiest goederen.
    }
events-price = { "" }
events-discard_goods =
    { $me ->
        [yes] Je gooit
       *[no] { $seat } gooit
    } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } van galei { $galley } weg.
events-discard_sailors =
    { $me ->
        [yes] Je stuurt
       *[no] { $seat } stuurt
    } { $n ->
        [one] 1 zeeman
       *[other] { $n } zeelui
    } van galei { $galley } weg.
events-end_manage =
    { $me ->
        [yes] Je beëindigt de beurt.
       *[no] { $seat } beëindigt de beurt.
    }
events-crew =
    { $me ->
        [yes] Je bepaalt een bemanning.
       *[no] { $seat } bepaalt een bemanning.
    }
events-count =
    { $me ->
        [yes] Je bepaalt een lading.
       *[no] { $seat } bepaalt een lading.
    }
events-divide_cargo-count = { "" }
events-divided =
    { $n ->
        [0] { "" }
       *[other] Galei { $galley } neemt { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        }.
    }
events-ask =
    { $me ->
        [yes] Je vraagt
       *[no] { $seat } vraagt
    } { $n } per stuk.
events-accept =
    { $me ->
        [yes] Je neemt aan.
       *[no] { $seat } neemt aan.
    }
events-counter =
    { $me ->
        [yes] Je noemt
       *[no] { $seat } noemt
    } in plaats daarvan { $n } per stuk.
events-walk_away =
    { $me ->
        [yes] Je gaat weg.
       *[no] { $seat } gaat weg.
    }
events-final_ask =
    { $me ->
        [yes] Je laatste prijs is
       *[no] De laatste prijs van { $seat } is
    } { $n } per stuk.
events-refuse =
    { $me ->
        [yes] Je weigert.
       *[no] { $seat } weigert.
    }
events-start =
    { $me ->
        [yes] Je galei { $galley } zet
       *[no] Galei { $galley } van { $seat } zet
    } koers naar { $zone }.
events-end_sailing =
    { $me ->
        [yes] Je beëindigt de beurt.
       *[no] { $seat } beëindigt de beurt.
    }
events-step =
    { $me ->
        [yes] Je vaart verder, koers naar
       *[no] { $seat } vaart verder, koers naar
    } { $zone }.
events-ask_passage =
    { $me ->
        [yes] Je vraagt
       *[no] { $seat } vraagt
    } om doorvaart.
events-stop =
    { $me ->
        [yes] Je stopt.
       *[no] { $seat } stopt.
    }
events-grant =
    { $me ->
        [yes] Je staat de doorvaart toe.
       *[no] { $seat } staat de doorvaart toe.
    }
events-attack_galley =
    { $me ->
        [yes] Je galei { $galley } valt
       *[no] Galei { $galley } van { $seat } valt
    } galei { $galley2 } aan.
events-attack_port = { "" }
events-assailed =
    { $me ->
        [yes] Je galei { $galley } valt
       *[no] Galei { $galley } van { $seat } valt
    } { $port } aan.
events-end_combat =
    { $me ->
        [yes] Je beëindigt de beurt.
       *[no] { $seat } beëindigt de beurt.
    }
events-exchange-roll = De aanvaller gooit { $n }, de verdediger { $n2 }.
events-losses = Verloren zeelui: { $n } van galei { $galley }, { $n2 } van { $target }.
events-crew_to_beaten =
    { $n ->
        [0] { $me ->
            [yes] Je laat
           *[no] { $seat } laat
        } de verslagen galei zinken.
        [one] { $me ->
            [yes] Je stuurt
           *[no] { $seat } stuurt
        } 1 zeeman naar de verslagen galei.
       *[other] { $me ->
            [yes] Je stuurt
           *[no] { $seat } stuurt
        } { $n } zeelui naar de verslagen galei.
    }
events-captured =
    { $me ->
        [yes] Je verovert
       *[no] { $seat } verovert
    } galei { $galley } van { WHO($seat2, as: "object") }.
events-land =
    { $me ->
        [yes] Je landt met
       *[no] { $seat } landt met
    } { $n ->
        [one] 1 zeeman
       *[other] { $n } zeelui
    } van galei { $galley }.
events-took_port =
    { $port } staat nu onder { $me ->
        [yes] jouw vlag.
       *[no] de vlag van { $seat }.
    }
events-end_landing =
    { $me ->
        [yes] Je beëindigt de beurt.
       *[no] { $seat } beëindigt de beurt.
    }
events-sell = { "" }
events-sold =
    { $me ->
        [yes] Je verkoopt
       *[no] { $seat } verkoopt
    } { $good } in { $port }.
events-new_market = Een nieuwe markt: { $good } is nieuw voor de bezitter van { $port }.
events-end_market =
    { $me ->
        [yes] Je beëindigt de beurt.
       *[no] { $seat } beëindigt de beurt.
    }
events-income =
    { $me ->
        [yes] Je hoofdstad levert haar inkomsten.
       *[no] De hoofdstad van { $seat } levert haar inkomsten.
    }
events-end_die-roll = De dobbelsteen toont { $n }.
events-paid = De bank betaalt { $n } dukaten aan { WHO($seat, as: "object") }.
events-spent =
    { $me ->
        [yes] Je betaalt
       *[no] { $seat } betaalt
    } de bank { $n } dukaten.
events-paid_to =
    { $n ->
        [0] { "" }
       *[other] { $me ->
            [yes] Je betaalt
           *[no] { $seat } betaalt
        } { $n } dukaten aan { WHO($seat2, as: "object") }.
    }
events-sank =
    { $me ->
        [yes] Je galei { $galley } zinkt.
       *[no] Galei { $galley } van { $seat } zinkt.
    }
events-treasury_shown =
    { $me ->
        [yes] Je toont
       *[no] { $seat } toont
    } { $n } dukaten.
events-scored =
    { $me ->
        [yes] Je krijgt
       *[no] { $seat } krijgt
    } { $n ->
        [one] 1 punt.
       *[other] { $n } punten.
    }

## names-seat

names-seat-player1 = Speler 1
names-seat-player2 = Speler 2
names-seat-player3 = Speler 3
names-seat-player4 = Speler 4
names-seat-venice = Venetië
names-seat-genoa = Genua
names-seat-spain = Spanje
names-seat-turkey = Turkije

## names-nation

names-nation-venice = Venetië
names-nation-genoa = Genua
names-nation-spain = Spanje
names-nation-turkey = Turkije

## names-port

names-port-venezia = Venetië
names-port-genova = Genua
names-port-valencia = Valencia
names-port-istanbul = Istanbul
names-port-ragusa = Ragusa
names-port-marseille = Marseille
names-port-sardegna = Sardinië
names-port-civitavecchia = Civitavecchia
names-port-alger = Algiers
names-port-barcelona = Barcelona
names-port-smyrna = Smyrna
names-port-corfu = Corfu
names-port-napoli = Napels
names-port-modon = Modon
names-port-rhodes = Rhodos
names-port-sicilia = Sicilië
names-port-tunis = Tunis
names-port-creta = Kreta
names-port-antioch = Antiochië
names-port-tripoli = Tripoli
names-port-alexandria = Alexandrië
names-port-acre = Akko
names-port-cyrena = Cyrene

## names-zone

names-zone-ven = Noord-Adria (Venetië)
names-zone-gen = Ligurische Zee (Genua)
names-zone-val = Golf van Valencia (Valencia)
names-zone-ist = Zee van Marmara (Istanbul)
names-zone-rag = Zuid-Adria (Ragusa)
names-zone-mar = Golf van Lion (Marseille)
names-zone-sar = Sardijnse wateren (Sardinië)
names-zone-civ = Romeinse kust (Civitavecchia)
names-zone-gib = Straat van Gibraltar
names-zone-alg = Barbarijse kust (Algiers)
names-zone-hsw = Westelijke hoge zee
names-zone-bar = Catalaanse Zee (Barcelona)
names-zone-blk = Zwarte Zee
names-zone-smy = Egeïsche Zee (Smyrna)
names-zone-cor = Straat van Otranto (Corfu)
names-zone-num = Numidische kust
names-zone-hst = Tyrreense hoge zee
names-zone-nap = Golf van Napels (Napels)
names-zone-mod = Kust van Morea (Modon)
names-zone-rho = Zee van Rhodos (Rhodos)
names-zone-sic = Zee van Sicilië (Sicilië)
names-zone-hsi = Ionische hoge zee
names-zone-tun = Golf van Tunis (Tunis)
names-zone-cre = Zee van Kreta (Kreta)
names-zone-cyp = Zee van Cyprus
names-zone-ant = Golf van Alexandrette (Antiochië)
names-zone-hsl = Libische hoge zee
names-zone-mmr = Kust van Marmarica
names-zone-tri = Golf van Tripoli (Tripoli)
names-zone-alx = Nijldelta (Alexandrië)
names-zone-acr = Kust van Palestina (Akko)
names-zone-cyr = Zee van Cyrene (Cyrene)

## names-good

names-good-gems = edelstenen
names-good-gold = goud
names-good-spices = kruiden
names-good-wine = wijn
names-good-cloth = linnen
names-good-iron = ijzer
names-good-wood = hout

## names-place

names-place-number = galei { $number }
names-place-garrison = het garnizoen

## names-source

names-source-number = van galei { $number }
names-source-garrison = uit het garnizoen
names-source-hire = nieuw ingehuurd

## names-target

names-target-number = galei { $number }
names-target-port = de haven

## names-side

names-side-sell = verkopen
names-side-buy = kopen

## names-phase

names-phase-order = Fase 1: de volgorde
names-phase-manage = Fase 2: kopen, bouwen, inhuren
names-phase-sail = Fase 3: varen
names-phase-combat = Fase 4: gevechten
names-phase-control = Fase 5: controle van havens
names-phase-market = Fase 6: de markt

## refusals

refusals-no_such_thing = Zoiets is er niet in dit spel; kijk in de lijst met zetten.
refusals-not_offered = De regels staan dit nu niet toe.
refusals-another_question = Dit beantwoordt een andere vraag dan de vraag van nu.
refusals-another_phase = Dit hoort bij een andere fase van de ronde.
refusals-cannot_refuse = Niemand kan een aankoop verbieden; je kunt alleen een prijs noemen.
refusals-no_more_haggling = Het afdingen is voorbij: graag of niet.
refusals-landing_comes_later = In fase 4 landt niemand; de controle van havens komt in fase 5.
refusals-one_to_so_many =
    { $n ->
        [1] Het kan alleen 1 zijn.
       *[other] Het kan 1 tot { $n } zijn.
    }
refusals-at_most = Het kan hoogstens { $n } zijn.
refusals-garrison_cap = Aan deze tafel mag een garnizoen niet groter zijn dan het aantal plekken van zijn haven.
refusals-bid_too_high = Je kunt niet meer bieden dan er in je schatkist zit: { $money }.
refusals-slot_taken = Plaats { $slot } is al van { $seat }.
refusals-off_the_hundred = Alle bedragen zijn veelvouden van { $step } dukaten.
refusals-galley_not_afloat = Galei { $galley } is niet op het bord.
refusals-not_your_galley = Galei { $galley } is niet van jou.
refusals-no_port_here = Er is geen haven in dit zeeveld.
refusals-ask_the_controller = Deze haven staat onder de vlag van { $seat }: vraag de prijs.
refusals-buy_from_the_bank = Deze haven is neutraal of van jou: koop van de bank voor 100 per stuk.
refusals-enough_deals = Aankopen in vreemde havens per galei en ronde: hoogstens { $n }.
refusals-walked_away_before = Je bent hier weggegaan van { $n }; de rest van de ronde mag je alleen om minder vragen.
refusals-supply_is_short = Er is nog maar { $left } { $good } in de voorraad.
refusals-no_free_berths = Vrije plaatsen: maar { $free }.
refusals-too_dear = Dit kost { $cost } en je hebt { $money }.
refusals-none_left = Er is er geen meer in de voorraad.
refusals-no_flags = Al je { $n } vlaggen zijn in gebruik.
refusals-no_garrison = Er is geen garnizoen om de zeeman uit te nemen.
refusals-no_spare_sailor = Galei { $galley } kan hier geen zeeman missen.
refusals-fort_already = Er staat al een fort.
refusals-not_your_port = { $port } staat niet onder jouw vlag.
refusals-built_this_round = In een haven wordt één keer per ronde gebouwd.
refusals-goods_missing = De haven moet dit maken of opslaan: { $goods }.
refusals-galley_not_there = Galei { $galley } ligt daar niet.
refusals-no_sailors_left = Zeelui in de voorraad: nog maar { $left }.
refusals-hiring_limit = Zeelui die deze haven deze ronde nog levert: { $left }, zoveel als er goederen liggen.
refusals-nothing_to_rearrange = In dit zeeveld heb je geen twee plaatsen, waarvan één een galei, om tussen te verzetten.
refusals-rearranged_before = Je hebt hier net verzet; eerst moet je er iets kopen, bouwen, inhuren, wegdoen, vragen of voorstellen.
refusals-crews_do_not_add_up = De bemanningen moeten kloppen; hier mogelijk: { $allowed }.
refusals-no_room_for_cargo = Zo blijft er lading zonder plaats op een bemande galei; hier mogelijk: { $allowed }.
refusals-cargo_does_not_fit = Elke waar heeft een plaats nodig op een bemande galei; hier mogelijk: { $allowed }.
refusals-no_ship_trade = Aan deze tafel wordt zonder handel tussen galeien gespeeld.
refusals-no_rival_beside = Galei { $galley } is geen galei van een rivaal in hetzelfde zeeveld.
refusals-high_sea = Op hoge zee wordt niet gehandeld.
refusals-enough_proposals = Voorstellen aan elke rivaal per beurt: hoogstens { $n }.
refusals-no_cargo = Galei { $galley } heeft niets aan boord.
refusals-not_so_many_tokens = Daarvan zijn er maar { $aboard }: { $good }.
refusals-rearrange_instead = In een eigen haven stuur je geen zeelui weg: verzet ze, dan versterken ze het garnizoen.
refusals-last_sailor_stays = De laatste zeeman van een galei kan niet worden weggestuurd.
refusals-price_between = De prijs moet tussen { $low } en { $high } liggen.
refusals-no_counter_left = Een andere prijs is niet mogelijk.
refusals-moved_before = Galei { $galley } heeft al gevaren.
refusals-too_far = Te ver, { $n } velden: { $zone }. Galei { $galley } kan er { $left }.
refusals-not_linked = { $zone } grenst niet aan: { $here }.
refusals-ask_leave_first = Hier liggen rivalen: vraag eerst om doorvaart, of stop.
refusals-leave_given = De doorvaart is al toegestaan.
refusals-nobody_to_ask = Hier ligt geen rivaal; vaar vrij verder.
refusals-own_galley = Een galei valt haar eigen kant niet aan.
refusals-stalled = Na { $n } gevechten zonder verlies hebben die twee deze beurt genoeg van elkaar.
refusals-not_a_foreign_port = Alleen een haven onder de vlag van een rivaal kan worden aangevallen.
refusals-no_garrison_to_attack = Er is geen garnizoen om aan te vallen; land in fase 5.
refusals-berth_left_empty = Er mag geen waar overblijven zolang er een plaats vrij is; hier mogelijk: { $allowed }.
refusals-landed_before = Galei { $galley } is deze beurt al geland.
refusals-garrison_stands = In { $port } staat een garnizoen; daar landt niemand.
refusals-not_aboard = Niet aan boord van galei { $galley }: { $good }.
refusals-made_here = Een haven koopt niet wat ze zelf maakt: { $good }.
refusals-stored_already = Al in het pakhuis: { $good }.
refusals-port_is_full = Het pakhuis is vol.

## chart
## Woorden op en over de kaart van de browser; wat alle kaarten zeggen, staat in common.ftl.

chart-capital = hoofdstad van { $nation }
chart-scores =
    { $n ->
        [one] geeft nu 1 punt
       *[other] geeft nu { $n } punten
    }
chart-fort_means = een fort: aanvallers delen door { $n } in plaats van { $of }
chart-no_garrison = geen garnizoen: wie hier landt, neemt haar
chart-high_sea = hoge zee: geen handel
chart-open_water = hier is geen haven
chart-rivals_here =
    { $n ->
        [one] { $seat } ligt hier met 1 zeeman; vraag om doorvaart
       *[other] { $seat } ligt hier met { $n } zeelui; vraag om doorvaart
    }
chart-sale = { $good } verkopen: { $n } dukaten
chart-new_market = een nieuwe markt: { $n } dukaten extra
chart-brings = de lading zou hier { $n } dukaten opbrengen
chart-round = Ronde { $round } van { $rounds }
chart-cartouche = Ronde { $round } van { $rounds }, { $phase }
chart-turn_order = Speelvolgorde
chart-phase_order = Volgorde
chart-phase_manage = Beheer
chart-phase_sail = Varen
chart-phase_combat = Gevecht
chart-phase_control = Havens
chart-phase_market = Markt
chart-slot_free = plaats { $slot }: vrij
chart-slot_of = plaats { $slot }: { $seat }
chart-bids = Verzegelde biedingen
chart-bid_sealed = { $seat }: verzegeld
chart-bid_awaited = { $seat }: schrijft
chart-supply = Voorraad
chart-supply_of =
    { $n ->
        [0] { $good }: niets meer
       *[other] { $good }: nog { $n }
    }
chart-supply_sailors = zeelui
chart-supply_forts = forten
chart-supply_galleys = galeien
chart-harbours = Jouw havens
chart-manage_title = Je havens beheren
chart-manage_port = { $port } beheren
chart-manage_note = Ronde { $round } van { $rounds }. Sleep de stukken of gebruik de tellers.
chart-manage_tap = tik een stuk aan, dan zijn plaats
chart-to_chart = Naar de kaart
chart-to_quay = Naar de kade
chart-your_capital = jouw hoofdstad
chart-your_port = jouw haven
chart-tab_ask = { $good }: vraag de prijs
chart-tab_buy = { $good } voor { $n }
chart-tab_hire =
    { $n ->
        [one] één in te huren
       *[other] tot { $n } in te huren
    }
chart-tab_nothing = niemand in te huren
chart-warehouse = Pakhuis
chart-stored_of = { $n } van { $size } bezet
chart-garrison_title = Garnizoen
chart-nobody = niemand: wie landt, neemt hem
chart-sailor = zeeman
chart-hire = Inhuren
chart-hire_how =
    { $left ->
        [0] { $n } ingehuurd, deze ronde niemand meer
       *[other] { $n } ingehuurd, nog { $left } deze ronde
    }
chart-supply_drag =
    { $n ->
        [0] niets meer in de voorraad
       *[other] { $n } in de voorraad. Sleep het aan boord.
    }
chart-price_up_to = de prijs wordt gevraagd, hoogstens { $n } per stuk
chart-no_galley_here = voor galeien die hier liggen
chart-galley_built = Galei
chart-fort_built = Fort
chart-needs = nodig in de haven: { $goods }
chart-at_hand = { $goods } zijn er
chart-not_now = deze ronde niet meer
chart-fort_stands = de haven heeft er een
chart-launched_here = ligt voor de haven
chart-built = gebouwd
chart-new = nieuw
chart-crew = Bemanning
chart-no_free_places = vol
chart-to_garrison = naar het garnizoen
chart-from_garrison = uit het garnizoen
chart-dismiss = één ontslaan
chart-keep_him = één houden
chart-buy_less = één minder
chart-buy_more = één kopen voor { $n }
chart-one_less = één minder
chart-one_more = één meer
chart-ask_for = { $good }, hoeveel
chart-ask_price = Vraag de prijs
chart-ask_sends = geeft het ontwerp tot hier
chart-pass_to = Geef aan
chart-pass_on = Doorgeven
chart-pass_nothing = nog niets
chart-take_up = opnemen
chart-lay_down = neerleggen: { $place }
chart-show_large = { $galley }: groot tonen
chart-overboard = Overboord
chart-overboard_how = Wat hier valt is weg, voor niets.
chart-bill = De rekening
chart-bill_when = betaald met ‘Klaar’
chart-bill_nothing = Nog niets gekocht.
chart-bill_hired =
    { $n ->
        [one] 1 zeeman ingehuurd in { $port }
       *[other] { $n } zeelui ingehuurd in { $port }
    }
chart-bill_bought = { $n } { $good } voor galei { $galley }
chart-bill_galley = Galei { $galley }, eerste zeeman { $source }
chart-bill_fort = Fort in { $port }
chart-together = Samen
chart-treasury_after = Schatkist { $n }, daarna
chart-undo_step = Ongedaan maken
chart-start_again = Opnieuw
chart-costs = kost
chart-leaves = blijft
chart-done = Klaar
chart-done_pay = Klaar, betaal { $n }
chart-done_unasked = { $port }: prijs niet gevraagd
chart-why_not = Waarom niet?
chart-quay_needed = Iets wat later komt heeft het nodig. Ga stap voor stap terug.
chart-quay_last = Zonder zeeman zou galei { $galley } zinken.
chart-quay_nothing = In het ontwerp is niets daarvan terug te nemen.
chart-quay_no_goods = Goederen blijven aan boord: in het garnizoen zijn alleen zeelui.
chart-split_title = Je tien zeelui
chart-split_note = De eerste galei, de tweede galei, en de rest aan land als garnizoen.
chart-first_galley = Eerste galei, nummer { $number }
chart-second_galley = Tweede galei, nummer { $number }
chart-booty_title = Galei { $galley } is verslagen: bemanning en buit
chart-booty_note = Een romp zonder zeeman zinkt. Wat geen plaats vindt is verloren.
chart-will_sink = zonder bemanning zinkt ze
chart-booty_lost = Verloren:
chart-booty_kept = Alles vindt een plaats.
chart-haggling = { $n } { $good } in { $port }, voor galei { $galley }
chart-asked = gevraagd
chart-countered = geboden
chart-last_word = laatste woord
chart-price_scale = Genoemde prijzen per stuk: { $prices }
chart-card_passage = Mag galei { $galley } verder?
chart-card_passage_wish = { $seat } is in { $zone } gekomen en vraagt verder te mogen varen. Waarheen hoeft niemand te zeggen.
chart-card_sailors = zeelui tegen
chart-card_grant = Toestaan
chart-card_refuse = Weigeren
chart-card_grant_effect = ze vaart verder
chart-card_refuse_effect = ze blijft hier
chart-card_grant_leads = Ze vaart zoveel zones verder als ze stappen over heeft. Terugnemen kan niet.
chart-card_refuse_leads = Haar tocht is voorbij. In fase 4 mag { $seat } je hier aanvallen.
chart-card_same = { $seat } de rest van deze fase hetzelfde antwoorden
chart-card_attacks = Galei { $galley } valt aan: { $target }
chart-card_divided = Zeelui en dobbelsteen samen, gedeeld door { $n } en naar beneden afgerond: zoveel verliest de andere kant.
chart-card_crew_die = bemanning + één dobbelsteen
chart-card_targets = Wie aan te vallen
chart-card_roll_costs = Deze worp kost
chart-card_loses = verliest { $n }: { $percent } procent
chart-card_after_roll = Na deze worp
chart-card_attack = Aanvallen
chart-card_enough = Genoeg
chart-card_again_after = en zo vaak je wilt
chart-card_ends_combat = beëindigt je gevechten
chart-attacker = aanvaller
chart-defender = verdediger
chart-ports_held = havens
chart-forts_held = forten
chart-sailors_held = zeelui
chart-points = punten op het bord
chart-points_more = + dukaten
chart-secret = geheim
chart-place_in_order = plaats { $slot }
