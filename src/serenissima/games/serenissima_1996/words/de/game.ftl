### Serenissima (1996): jeder Satz, den jemand liest.
### Eine Meldung mit `{ $n -> … }` wählt ihre Form nach der Zahl; [0] steht für gar keine. Die Schreibweise ist die von projectfluent.org.

## game

game-title = Serenissima (1996)
game-about = Die große erste Ausgabe: geheime Schatzkammern, Feilschen in fremden Häfen, Festungen und neue Märkte.
game-authors = D. Ehrhard, D. Vitale
game-lasts = 3 Std.
game-score = Punkte

## options

options-nation_set = welche zwei Nationen bei zwei Spielern mitspielen
options-seat_assignment = ob die Nationen verlost werden oder der Reihe nach an die Plätze gehen
options-open_money = ob alle jederzeit alle Schatzkammern sehen
options-pay_on_own_port = ob ein Verkauf in den eigenen Hafen bezahlt wird
options-own_unfilled_capital_port_point = ob die eigene Hauptstadt den Punkt eines Hafens bringt, solange sie nicht voll ist
options-port_point_rule = ob nicht volle Häfen 1 Punkt bringen oder nur leere
options-captured_capital_bonus = ob eine eroberte Hauptstadt noch einen Markt für 1000 eröffnet
options-sailor_supply = wie viele Seeleute es gibt
options-sunk_galleys_return = ob eine gesunkene Galeere wieder gebaut werden kann
options-garrison_cap = ob eine Garnison größer sein darf, als der Hafen Felder hat
options-ship_trade = ob Galeeren auf See handeln dürfen
options-end_bonus = Punkte für Galeeren, Festungen und Seeleute am Ende
options-variable_end = ob ein Würfel das Spiel zu viert ab Runde 8 beendet

## endings

endings-points = Sieg nach Punkten
endings-ducats = gleich viele Punkte; Sieg nach Dukaten
endings-ports = gleich viele Punkte und Dukaten; Sieg nach der Zahl der Häfen
endings-shared = gleich viele Punkte, Dukaten und Häfen; geteilter Sieg

## flags

flags-sinks = Damit bleibt eine Galeere ohne Seemann und sinkt.

## flag_marks

flag_marks-sinks = sinkt

## board

board-in_all = zusammen { $n }
board-round = Runde { $round } von { $rounds }
board-order = Reihenfolge
board-player = Spieler
board-ducats = Dukaten
board-ports_held = Häfen
board-galleys_held = Galeeren
board-port = { "  " }Hafen
board-makes = stellt her
board-garrison = Garnison
board-warehouse = Lagerhaus
board-here = hier
board-galley = Galeere
board-zone = liegt in
board-aboard = an Bord
board-sailor = Seemann
board-fort = Festung
board-capital = Hauptstadt
board-supply = Vorrat
board-sailors = { $n } Seeleute
board-galleys = { $n } Galeeren
board-forts = { $n } Festungen
board-covered = ?

## short-good

short-good-gems = Ed
short-good-gold = Go
short-good-spices = Gw
short-good-wine = We
short-good-cloth = St
short-good-iron = Ei
short-good-wood = Ho

## prompts

prompts-deal_nations = Die Nationen werden verteilt.
prompts-setup_deploy = Wie teilst du deine zehn Seeleute auf? Ein Teil bemannt deine erste Galeere, ein Teil die zweite; der Rest ist die Garnison deiner Hauptstadt.
prompts-bid = Wie viel bietest du? Geheim, um das Recht, deinen Platz in der Zugreihenfolge zu wählen. Jedes Gebot wird bezahlt.
waits-bid = Die Gebote um die Zugreihenfolge werden versiegelt.
prompts-reveal_bids = Alle Gebote sind da und werden aufgedeckt.
prompts-tie_die = Gleiche Gebote: Ein Würfel entscheidet, wer vorn liegt.
prompts-choose_slot = Welchen Platz in der Zugreihenfolge dieser Runde nimmst du?
prompts-manage = Phase 2: Verwalte deine Häfen. Kaufen, bauen, anheuern, versetzen, handeln und abwerfen, in beliebiger Folge; dann beende deinen Zug.
prompts-set_crew = Wie viele Seeleute soll Galeere { $galley } haben? Der Rest geht an die nächste Galeere oder in die Garnison.
prompts-set_cargo = Wie viel soll Galeere { $galley } davon laden: { $good }?
prompts-ask_price = { $buyer } möchte in deinem Hafen kaufen: { $n } { $good }, für Galeere { $galley }. Wie viel verlangst du für jedes? Ablehnen kannst du nicht, aber bis zu { $ceiling } verlangen.
waits-ask_price = Ein Preis wird erfragt.
prompts-answer_price = Verlangt werden je { $price } für { $n } { $good }, für Galeere { $galley }. Annehmen, weniger bieten oder gehen?
waits-answer_price = Verlangt werden je { $price }.
prompts-answer_counter = Du hast { $price } verlangt; { $buyer } bietet je { $counter } für { $n } { $good }. Annehmen oder deinen letzten Preis nennen?
waits-answer_counter = Verlangt wurden { $price }, geboten werden { $counter }.
prompts-answer_final = Der letzte Preis ist je { $price } für { $n } { $good }, für Galeere { $galley }. Ja oder nein?
waits-answer_final = Der letzte Preis ist je { $price }.
prompts-trade_goods = Welche Waren willst du { $side }, zwischen deiner Galeere { $galley } und Galeere { $rival_galley }?
prompts-trade_price = Welcher Preis für jedes? Damit wird dein Vorschlag bekannt.
prompts-answer_trade = { $seat } möchte { $n } { $good } zu je { $price } { $side }, zwischen Galeere { $galley } und deiner Galeere { $rival_galley }. Annehmen, ablehnen oder einen anderen Preis nennen?
waits-answer_trade = Ein Tausch ist vorgeschlagen.
prompts-answer_trade_counter = Du wolltest { $n } { $good } zu je { $price } { $side }; die Antwort ist { $counter }. Annehmen oder ablehnen?
waits-answer_trade_counter = Die Antwort auf den Vorschlag ist { $counter }.
prompts-sail = Phase 3: Segle mit deinen Galeeren. Eine nach der anderen, so weit ihre Seeleute reichen; dann beende deinen Zug.
prompts-sail_on = Reichweite von Galeere { $galley }: noch { $left }. Weitersegeln oder anhalten? Wo Rivalen liegen, musst du erst um Durchfahrt bitten.
prompts-grant_passage = Galeere { $galley } bittet um Durchfahrt. Gewährst du sie?
waits-grant_passage = Galeere { $galley } bittet um Durchfahrt.
prompts-attack = Phase 4: Wen greifst du an? Galeeren und Häfen, wo deine Galeeren liegen, so oft du willst; dann beende deinen Zug.
prompts-exchange = Beide Seiten würfeln und zählen ihre Seeleute dazu.
prompts-resolve_victory = Deine Galeere { $galley } hat Galeere { $beaten } besiegt. Wie viele deiner Seeleute gehen hinüber? Bei keinem sinkt sie; bei allen sinkt deine eigene.
prompts-divide_cargo = Wie viel nimmt Galeere { $hull } davon: { $good }?
prompts-land = Phase 5: Lande mit Seeleuten. In Häfen ohne Garnison; dann beende deinen Zug.
prompts-sell = Phase 6: Verkaufe Waren. Wo deine Galeeren liegen; dann beende deinen Zug.
prompts-end_die = Ein Würfel entscheidet, ob das Spiel endet: Bei 5 oder 6 ist Schluss.

## acts

acts-buy = Waren kaufen
acts-request_purchase = nach dem Preis fragen
acts-build_galley = Galeere bauen
acts-build_fort = Festung bauen
acts-hire = Seeleute anheuern
acts-rearrange = versetzen
acts-propose_trade = Handel vorschlagen
acts-discard_goods = Waren wegwerfen
acts-discard_sailors = Seeleute entlassen
acts-start = Segel setzen
acts-step = weitersegeln
acts-sell = verkaufen
acts-land = Seeleute landen
acts-attack_galley = Galeere angreifen
acts-attack_port = den Hafen angreifen

## moves

moves-deal = { $nations }
moves-deploy = { $n } auf die erste Galeere, { $n2 } auf die zweite, der Rest an Land
moves-bid = { $n } bieten
moves-reveal = Gebote aufdecken
moves-tie_die-roll = { $seat } würfelt { $n }
moves-slot = Platz { $slot } nehmen
moves-buy = { $n } für Galeere { $galley } kaufen, zu je 100
moves-request_purchase = nach dem Preis von { $n } für Galeere { $galley } fragen
moves-build_galley = Galeere in { $port } bauen, Seemann { $source }
moves-build_fort = Festung in { $port } bauen
moves-hire =
    { $n ->
        [one] 1 Seemann in { $port } für { $place } anheuern
       *[other] { $n } Seeleute in { $port } für { $place } anheuern
    }
moves-rearrange = Seeleute und Waren versetzen: { $zone }
moves-propose_trade = Handel vorschlagen: { $side }, Galeere { $galley } mit Galeere { $galley2 }
moves-discard_goods = { $n } { $good } von Galeere { $galley } wegwerfen
moves-discard_sailors =
    { $n ->
        [one] 1 Seemann von Galeere { $galley } entlassen
       *[other] { $n } Seeleute von Galeere { $galley } entlassen
    }
moves-end_manage = Zug beenden
moves-crew =
    { $n ->
        [0] keine Mannschaft: sie sinkt
        [one] 1 Seemann
       *[other] { $n } Seeleute
    }
moves-count = { $n }
moves-ask = je { $n } verlangen
moves-accept = annehmen
moves-counter = je { $n } nennen
moves-walk_away = gehen
moves-final_ask = letzter Preis: je { $n }
moves-goods = { $n } { $good }
moves-price = je { $n }
moves-withdraw = Vorschlag zurückziehen
moves-refuse = ablehnen
moves-start = Galeere { $galley } nimmt Kurs auf { $zone }
moves-end_sailing = Zug beenden
moves-step = weiter, Kurs auf { $zone }
moves-ask_passage = um Durchfahrt bitten
moves-stop = hier anhalten
moves-grant = gewähren
moves-attack_galley = Galeere { $galley } greift Galeere { $galley2 } an
moves-attack_port = Galeere { $galley } greift den Hafen an
moves-end_combat = Zug beenden
moves-exchange-roll = Angreifer { $n }, Verteidiger { $n2 }
moves-crew_to_beaten =
    { $n ->
        [0] keiner: versenken
        [one] 1 Seemann
       *[other] { $n } Seeleute
    }
moves-land =
    { $n ->
        [one] Galeere { $galley } landet mit 1 Seemann
       *[other] Galeere { $galley } landet mit { $n } Seeleuten
    }
moves-end_landing = Zug beenden
moves-sell = { $good } von Galeere { $galley } verkaufen
moves-end_market = Zug beenden
moves-end_die-roll = { $n }

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-buy = { $goods } für Galeere { $galley } kaufen
turns-end = Phase beenden
turns-sail = Galeere { $galley }: Kurs auf { $zone }
turns-sell = { $goods } verkaufen
turns-steps =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
turns-sells_for = bringt dort { $n }
turns-leave = bittet um Durchfahrt ({ $zone })

## events

events-deal = Die Nationen werden verteilt; vom ersten Platz an: { $nations }.
events-plays = { "" }
events-deploy =
    { $me ->
        [yes] Du teilst deine Seeleute auf:
       *[no] { $seat } teilt die Seeleute auf:
    } { $n } und { $n2 } auf die Galeeren, der Rest an Land.
events-round_begins = Runde { $n } beginnt.
events-phase_begins = { $phase }.
events-bid =
    { $me ->
        [yes] Du bietest.
       *[no] { $seat } bietet.
    }
events-bid_handed_in =
    { $me ->
        [yes] Du hast ein Gebot abgegeben.
       *[no] { $seat } hat ein Gebot abgegeben.
    }
events-reveal = Die Gebote werden aufgedeckt.
events-bid_shown =
    { $me ->
        [yes] { $n ->
            [0] Du hast nichts geboten.
           *[other] Du hast { $n } geboten.
        }
       *[no] { $n ->
            [0] { $seat } hat nichts geboten.
           *[other] { $seat } hat { $n } geboten.
        }
    }
events-tie_die-roll =
    { $me ->
        [yes] Du würfelst
       *[no] { $seat } würfelt
    } beim Gleichstand { $n }.
events-slot =
    { $me ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } Platz { $slot }.
events-buy = { "" }
events-bought =
    { $me ->
        [yes] Du lädst
       *[no] { $seat } lädt
    } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } auf Galeere { $galley }.
events-request_purchase = { "" }
events-requested =
    { $me ->
        [yes] Du möchtest { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } in { $port } kaufen und fragst nach dem Preis.
       *[no] { $seat } möchte { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } in { $port } kaufen und fragt nach dem Preis.
    }
events-build_galley =
    { $me ->
        [yes] Du baust
       *[no] { $seat } baut
    } eine Galeere in { $port }, Seemann { $source }.
events-launched =
    { $me ->
        [yes] Deine Galeere { $galley } liegt
       *[no] Galeere { $galley } von { $seat } liegt
    } vor { $port }.
events-build_fort =
    { $me ->
        [yes] Du baust
       *[no] { $seat } baut
    } eine Festung in { $port }.
events-hire =
    { $me ->
        [yes] Du heuerst
       *[no] { $seat } heuert
    } in { $port } { $n ->
        [one] 1 Seemann
       *[other] { $n } Seeleute
    } für { $place } an.
events-rearrange =
    { $me ->
        [yes] Du versetzt
       *[no] { $seat } versetzt
    } Spielsteine: { $zone }.
events-rearranged = { "" }
events-crewed =
    { $n ->
        [0] Galeere { $galley } bleibt ohne Mannschaft.
        [one] Galeere { $galley } hat 1 Seemann.
       *[other] Galeere { $galley } hat { $n } Seeleute.
    }
events-loaded = Galeere { $galley } hat geladen: { $goods }.
events-garrisoned =
    { $n ->
        [0] { $port } bleibt ohne Garnison.
        [one] 1 Seemann ist die Garnison von { $port }.
       *[other] { $n } Seeleute sind die Garnison von { $port }.
    }
events-propose_trade =
    { $me ->
        [yes] Du eröffnest
       *[no] { $seat } eröffnet
    } einen Handel von Galeere { $galley } mit Galeere { $galley2 }.
events-proposed =
    { $me ->
        [yes] Du schlägst
       *[no] { $seat } schlägt
    } { WHO($seat2, as: "dative") } vor: { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } zu je { $n2 } { $side }.
events-withdraw =
    { $me ->
        [yes] Du ziehst den Vorschlag zurück.
       *[no] { $seat } zieht den Vorschlag zurück.
    }
events-withdrawn =
    { $me ->
        [yes] Dein Vorschlag ist zurückgezogen.
       *[no] Der Vorschlag von { $seat } ist zurückgezogen.
    }
events-trade_price-withdraw = { "" }
events-goods =
    { $me ->
        [yes] Du wählst Waren.
       *[no] { $seat } wählt Waren.
    }
events-price = { "" }
events-discard_goods =
    { $me ->
        [yes] Du wirfst
       *[no] { $seat } wirft
    } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } von Galeere { $galley } weg.
events-discard_sailors =
    { $me ->
        [yes] Du entlässt
       *[no] { $seat } entlässt
    } { $n ->
        [one] 1 Seemann
       *[other] { $n } Seeleute
    } von Galeere { $galley }.
events-end_manage =
    { $me ->
        [yes] Du beendest den Zug.
       *[no] { $seat } beendet den Zug.
    }
events-crew =
    { $me ->
        [yes] Du bestimmst eine Mannschaft.
       *[no] { $seat } bestimmt eine Mannschaft.
    }
events-count =
    { $me ->
        [yes] Du bestimmst eine Ladung.
       *[no] { $seat } bestimmt eine Ladung.
    }
events-divide_cargo-count = { "" }
events-divided =
    { $n ->
        [0] { "" }
       *[other] Galeere { $galley } nimmt { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        }.
    }
events-ask =
    { $me ->
        [yes] Du verlangst
       *[no] { $seat } verlangt
    } je { $n }.
events-accept =
    { $me ->
        [yes] Du nimmst an.
       *[no] { $seat } nimmt an.
    }
events-counter =
    { $me ->
        [yes] Du nennst
       *[no] { $seat } nennt
    } stattdessen je { $n }.
events-walk_away =
    { $me ->
        [yes] Du gehst.
       *[no] { $seat } geht.
    }
events-final_ask =
    { $me ->
        [yes] Dein letzter Preis ist
       *[no] Der letzte Preis von { $seat } ist
    } je { $n }.
events-refuse =
    { $me ->
        [yes] Du lehnst ab.
       *[no] { $seat } lehnt ab.
    }
events-start =
    { $me ->
        [yes] Deine Galeere { $galley } nimmt
       *[no] Galeere { $galley } von { $seat } nimmt
    } Kurs auf { $zone }.
events-end_sailing =
    { $me ->
        [yes] Du beendest den Zug.
       *[no] { $seat } beendet den Zug.
    }
events-step =
    { $me ->
        [yes] Du segelst weiter, Kurs auf
       *[no] { $seat } segelt weiter, Kurs auf
    } { $zone }.
events-ask_passage =
    { $me ->
        [yes] Du bittest
       *[no] { $seat } bittet
    } um Durchfahrt.
events-stop =
    { $me ->
        [yes] Du hältst an.
       *[no] { $seat } hält an.
    }
events-grant =
    { $me ->
        [yes] Du gewährst die Durchfahrt.
       *[no] { $seat } gewährt die Durchfahrt.
    }
events-attack_galley =
    { $me ->
        [yes] Deine Galeere { $galley } greift
       *[no] Galeere { $galley } von { $seat } greift
    } Galeere { $galley2 } an.
events-attack_port = { "" }
events-assailed =
    { $me ->
        [yes] Deine Galeere { $galley } greift
       *[no] Galeere { $galley } von { $seat } greift
    } { $port } an.
events-end_combat =
    { $me ->
        [yes] Du beendest den Zug.
       *[no] { $seat } beendet den Zug.
    }
events-exchange-roll = Der Angreifer würfelt { $n }, der Verteidiger { $n2 }.
events-losses = Verlorene Seeleute: { $n } von Galeere { $galley }, { $n2 } von { $target }.
events-crew_to_beaten =
    { $n ->
        [0] { $me ->
            [yes] Du lässt
           *[no] { $seat } lässt
        } die besiegte Galeere sinken.
        [one] { $me ->
            [yes] Du schickst
           *[no] { $seat } schickt
        } 1 Seemann auf die besiegte Galeere.
       *[other] { $me ->
            [yes] Du schickst
           *[no] { $seat } schickt
        } { $n } Seeleute auf die besiegte Galeere.
    }
events-captured =
    { $me ->
        [yes] Du eroberst
       *[no] { $seat } erobert
    } Galeere { $galley } von { WHO($seat2, as: "dative") }.
events-land =
    { $me ->
        [yes] Du landest mit
       *[no] { $seat } landet mit
    } { $n ->
        [one] 1 Seemann
       *[other] { $n } Seeleuten
    } von Galeere { $galley }.
events-took_port =
    { $port } steht jetzt unter { $me ->
        [yes] deiner Fahne.
       *[no] der Fahne von { $seat }.
    }
events-end_landing =
    { $me ->
        [yes] Du beendest den Zug.
       *[no] { $seat } beendet den Zug.
    }
events-sell = { "" }
events-sold =
    { $me ->
        [yes] Du verkaufst
       *[no] { $seat } verkauft
    } { $good } in { $port }.
events-new_market = Ein neuer Markt: { $good } ist neu für den Besitzer von { $port }.
events-end_market =
    { $me ->
        [yes] Du beendest den Zug.
       *[no] { $seat } beendet den Zug.
    }
events-income =
    { $me ->
        [yes] Deine Hauptstadt bringt ihre Einkünfte.
       *[no] Die Hauptstadt von { $seat } bringt ihre Einkünfte.
    }
events-end_die-roll = Der Würfel zeigt { $n }.
events-paid = Die Bank zahlt { $n } Dukaten an { WHO($seat, as: "object") }.
events-spent =
    { $me ->
        [yes] Du zahlst
       *[no] { $seat } zahlt
    } der Bank { $n } Dukaten.
events-paid_to =
    { $n ->
        [0] { "" }
       *[other] { $me ->
            [yes] Du zahlst
           *[no] { $seat } zahlt
        } { $n } Dukaten an { WHO($seat2, as: "object") }.
    }
events-sank =
    { $me ->
        [yes] Deine Galeere { $galley } sinkt.
       *[no] Galeere { $galley } von { $seat } sinkt.
    }
events-treasury_shown =
    { $me ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    } { $n } Dukaten.
events-scored =
    { $me ->
        [yes] Du erhältst
       *[no] { $seat } erhält
    } { $n ->
        [one] 1 Punkt.
       *[other] { $n } Punkte.
    }

## names-seat

names-seat-player1 = Spieler 1
names-seat-player2 = Spieler 2
names-seat-player3 = Spieler 3
names-seat-player4 = Spieler 4
names-seat-venice = Venedig
names-seat-genoa = Genua
names-seat-spain = Spanien
names-seat-turkey = Türkei

## names-nation

names-nation-venice = Venedig
names-nation-genoa = Genua
names-nation-spain = Spanien
names-nation-turkey = Türkei

## names-port

names-port-venezia = Venedig
names-port-genova = Genua
names-port-valencia = Valencia
names-port-istanbul = Istanbul
names-port-ragusa = Ragusa
names-port-marseille = Marseille
names-port-sardegna = Sardinien
names-port-civitavecchia = Civitavecchia
names-port-alger = Algier
names-port-barcelona = Barcelona
names-port-smyrna = Smyrna
names-port-corfu = Korfu
names-port-napoli = Neapel
names-port-modon = Modon
names-port-rhodes = Rhodos
names-port-sicilia = Sizilien
names-port-tunis = Tunis
names-port-creta = Kreta
names-port-antioch = Antiochia
names-port-tripoli = Tripolis
names-port-alexandria = Alexandria
names-port-acre = Akkon
names-port-cyrena = Kyrene

## names-zone

names-zone-ven = Obere Adria (Venedig)
names-zone-gen = Ligurisches Meer (Genua)
names-zone-val = Golf von Valencia (Valencia)
names-zone-ist = Marmarameer (Istanbul)
names-zone-rag = Untere Adria (Ragusa)
names-zone-mar = Golf von Lion (Marseille)
names-zone-sar = Sardische See (Sardinien)
names-zone-civ = Römische Küste (Civitavecchia)
names-zone-gib = Straße von Gibraltar
names-zone-alg = Barbareskenküste (Algier)
names-zone-hsw = Westliche hohe See
names-zone-bar = Katalanisches Meer (Barcelona)
names-zone-blk = Schwarzes Meer
names-zone-smy = Ägäis (Smyrna)
names-zone-cor = Straße von Otranto (Korfu)
names-zone-num = Numidische Küste
names-zone-hst = Tyrrhenische hohe See
names-zone-nap = Golf von Neapel (Neapel)
names-zone-mod = Küste von Morea (Modon)
names-zone-rho = Rhodisches Meer (Rhodos)
names-zone-sic = See vor Sizilien (Sizilien)
names-zone-hsi = Ionische hohe See
names-zone-tun = Golf von Tunis (Tunis)
names-zone-cre = See vor Kreta (Kreta)
names-zone-cyp = Zyprisches Meer
names-zone-ant = Golf von Alexandrette (Antiochia)
names-zone-hsl = Libysche hohe See
names-zone-mmr = Küste der Marmarica
names-zone-tri = Golf von Tripolis (Tripolis)
names-zone-alx = Nildelta (Alexandria)
names-zone-acr = Küste Palästinas (Akkon)
names-zone-cyr = Meer von Kyrene (Kyrene)

## names-good

names-good-gems = Edelsteine
names-good-gold = Gold
names-good-spices = Gewürze
names-good-wine = Wein
names-good-cloth = Stoff
names-good-iron = Eisen
names-good-wood = Holz

## names-place

names-place-number = Galeere { $number }
names-place-garrison = die Garnison

## names-source

names-source-number = von Galeere { $number }
names-source-garrison = aus der Garnison
names-source-hire = neu angeheuert

## names-target

names-target-number = Galeere { $number }
names-target-port = dem Hafen

## names-side

names-side-sell = verkaufen
names-side-buy = kaufen

## names-phase

names-phase-order = Phase 1: Zugreihenfolge
names-phase-manage = Phase 2: Kaufen, Bauen, Anheuern
names-phase-sail = Phase 3: Bewegung
names-phase-combat = Phase 4: Gefechte
names-phase-control = Phase 5: Kontrolle der Häfen
names-phase-market = Phase 6: Verkauf

## refusals

refusals-no_such_thing = So etwas gibt es in diesem Spiel nicht; sieh in die Liste der Züge.
refusals-not_offered = Die Regeln erlauben das jetzt nicht.
refusals-another_question = Das beantwortet eine andere Frage als die jetzt gestellte.
refusals-another_phase = Das gehört in eine andere Phase der Runde.
refusals-cannot_refuse = Niemand kann einen Kauf verbieten; du kannst nur einen Preis nennen.
refusals-no_more_haggling = Das Feilschen ist vorbei: annehmen oder lassen.
refusals-landing_comes_later = In Phase 4 landet niemand; die Kontrolle der Häfen kommt in Phase 5.
refusals-one_to_so_many =
    { $n ->
        [1] Möglich ist nur 1.
       *[other] Möglich ist 1 bis { $n }.
    }
refusals-at_most = Möglich ist höchstens { $n }.
refusals-garrison_cap = An diesem Tisch darf eine Garnison nicht größer sein, als ihr Hafen Felder hat.
refusals-bid_too_high = Du kannst nicht mehr bieten, als deine Schatzkammer hat: { $money }.
refusals-slot_taken = Platz { $slot } hat schon { $seat }.
refusals-off_the_hundred = Alle Beträge sind Vielfache von { $step } Dukaten.
refusals-galley_not_afloat = Galeere { $galley } ist nicht im Spiel.
refusals-not_your_galley = Galeere { $galley } gehört dir nicht.
refusals-no_port_here = In diesem Meerfeld gibt es keinen Hafen.
refusals-ask_the_controller = Dieser Hafen steht unter der Fahne von { $seat }: Frage nach dem Preis.
refusals-buy_from_the_bank = Dieser Hafen ist neutral oder dein eigener: Kaufe von der Bank zu je 100.
refusals-enough_deals = Käufe in fremden Häfen je Galeere und Runde: höchstens { $n }.
refusals-walked_away_before = Hier bist du bei { $n } gegangen; für den Rest der Runde kannst du nur nach weniger fragen.
refusals-supply_is_short = Im Vorrat sind nur noch { $left } { $good }.
refusals-no_free_berths = Es gibt nur { $free } freie Plätze.
refusals-too_dear = Das kostet { $cost }, und du hast { $money }.
refusals-none_left = Im Vorrat ist keine mehr.
refusals-no_flags = Alle deine { $n } Fahnen sind im Einsatz.
refusals-no_garrison = Es gibt keine Garnison, die den Seemann stellen könnte.
refusals-no_spare_sailor = Galeere { $galley } kann hier keinen Seemann entbehren.
refusals-fort_already = Hier steht schon eine Festung.
refusals-not_your_port = { $port } steht nicht unter deiner Fahne.
refusals-built_this_round = In einem Hafen wird je Runde nur einmal gebaut.
refusals-goods_missing = Der Hafen muss { $goods } herstellen oder lagern.
refusals-galley_not_there = Galeere { $galley } liegt nicht dort.
refusals-no_sailors_left = Seeleute im Vorrat: nur noch { $left }.
refusals-hiring_limit = Seeleute, die dieser Hafen in dieser Runde noch stellt: { $left }, so viele, wie Waren dort lagern.
refusals-nothing_to_rearrange = In diesem Meerfeld liegen keine zwei Plätze von dir, davon einer eine Galeere.
refusals-rearranged_before = Hier hast du gerade erst versetzt; zuvor musst du dort etwas kaufen, bauen, anheuern, abwerfen, erfragen oder vorschlagen.
refusals-crews_do_not_add_up = Die Mannschaften müssen aufgehen; hier möglich: { $allowed }.
refusals-no_room_for_cargo = So bliebe Ladung ohne Platz auf einer bemannten Galeere; hier möglich: { $allowed }.
refusals-cargo_does_not_fit = Jede Ware braucht einen Platz auf einer bemannten Galeere; hier möglich: { $allowed }.
refusals-no_ship_trade = An diesem Tisch wird ohne Handel zwischen Galeeren gespielt.
refusals-no_rival_beside = Galeere { $galley } ist keine Galeere eines Rivalen im selben Meerfeld.
refusals-high_sea = Auf hoher See wird nicht gehandelt.
refusals-enough_proposals = Vorschläge an jeden Rivalen je Zug: höchstens { $n }.
refusals-no_cargo = Galeere { $galley } hat nichts geladen.
refusals-not_so_many_tokens = Davon sind nur { $aboard } da: { $good }.
refusals-rearrange_instead = Im eigenen Hafen werden Seeleute nicht entlassen: Versetze sie, und sie verstärken die Garnison.
refusals-last_sailor_stays = Der letzte Seemann einer Galeere kann nicht entlassen werden.
refusals-price_between = Der Preis muss zwischen { $low } und { $high } liegen.
refusals-no_counter_left = Ein anderer Preis ist nicht möglich.
refusals-moved_before = Galeere { $galley } hat sich schon bewegt.
refusals-too_far = Zu weit, { $n } Felder: { $zone }. Galeere { $galley } schafft { $left }.
refusals-not_linked = { $zone } grenzt nicht an: { $here }.
refusals-ask_leave_first = Hier liegen Rivalen: Bitte erst um Durchfahrt, oder halte an.
refusals-leave_given = Die Durchfahrt ist schon gewährt.
refusals-nobody_to_ask = Hier liegt kein Rivale; segle frei weiter.
refusals-own_galley = Eine Galeere greift nicht die eigene Seite an.
refusals-stalled = Nach { $n } Gefechten ohne Verlust haben die beiden in diesem Zug genug voneinander.
refusals-not_a_foreign_port = Nur ein Hafen unter der Fahne eines Rivalen kann angegriffen werden.
refusals-no_garrison_to_attack = Hier gibt es keine Garnison anzugreifen; lande in Phase 5.
refusals-berth_left_empty = Keine Ware darf übrig bleiben, solange ein Platz frei ist; hier möglich: { $allowed }.
refusals-landed_before = Galeere { $galley } ist in diesem Zug schon gelandet.
refusals-garrison_stands = In { $port } steht eine Garnison; dort landet niemand.
refusals-not_aboard = An Bord von Galeere { $galley } fehlt: { $good }.
refusals-made_here = Ein Hafen kauft nicht, was er selbst herstellt: { $good }.
refusals-stored_already = Schon im Lagerhaus: { $good }.
refusals-port_is_full = Das Lagerhaus ist voll.

## chart
## Worte auf der Karte des Browsers und über sie; was alle Karten sagen, steht in common.ftl.

chart-capital = Hauptstadt: { $nation }
chart-scores =
    { $n ->
        [one] bringt jetzt 1 Punkt
       *[other] bringt jetzt { $n } Punkte
    }
chart-fort_means = eine Festung: Angreifer teilen durch { $n } statt durch { $of }
chart-no_garrison = keine Garnison: Wer hier landet, nimmt ihn
chart-high_sea = hohe See: kein Handel
chart-open_water = hier ist kein Hafen
chart-rivals_here =
    { $n ->
        [one] { $seat } liegt hier mit 1 Seemann; bitte um Durchfahrt
       *[other] { $seat } liegt hier mit { $n } Seeleuten; bitte um Durchfahrt
    }
chart-sale = { $good } verkaufen: { $n } Dukaten
chart-new_market = ein neuer Markt: { $n } Dukaten mehr
chart-brings = die Ladung brächte hier { $n } Dukaten
chart-round = Runde { $round } von { $rounds }
chart-cartouche = Runde { $round } von { $rounds }, { $phase }
chart-turn_order = Zugreihenfolge
chart-phase_order = Folge
chart-phase_manage = Handeln
chart-phase_sail = Segeln
chart-phase_combat = Gefecht
chart-phase_control = Häfen
chart-phase_market = Markt
chart-slot_free = Platz { $slot }: frei
chart-slot_of = Platz { $slot }: { $seat }
chart-bids = Versiegelte Gebote
chart-bid_sealed = { $seat }: versiegelt
chart-bid_awaited = { $seat }: schreibt
chart-supply = Vorrat
chart-supply_of =
    { $n ->
        [0] { $good }: nichts mehr
       *[other] { $good }: noch { $n }
    }
chart-supply_sailors = Seeleute
chart-supply_forts = Festungen
chart-supply_galleys = Galeeren
chart-harbours = Deine Häfen
chart-manage_title = Deine Häfen verwalten
chart-manage_port = { $port } verwalten
chart-manage_note = Runde { $round } von { $rounds }. Figuren ziehen oder die Zähler benutzen.
chart-manage_tap = Figur antippen, dann ihren Platz
chart-to_chart = Zur Karte
chart-to_quay = Zum Kai
chart-your_capital = deine Hauptstadt
chart-your_port = dein Hafen
chart-tab_ask = { $good }: Preis erfragen
chart-tab_buy = { $good } für { $n }
chart-tab_hire =
    { $n ->
        [one] einen anheuern
       *[other] bis zu { $n } anheuern
    }
chart-tab_nothing = niemand anzuheuern
chart-warehouse = Lagerhaus
chart-stored_of = { $n } von { $size } belegt
chart-garrison_title = Garnison
chart-nobody = niemand: wer landet, nimmt ihn
chart-sailor = Seemann
chart-hire = Anheuern
chart-hire_how =
    { $left ->
        [0] { $n } angeheuert, diese Runde niemand mehr
       *[other] { $n } angeheuert, noch { $left } in dieser Runde
    }
chart-supply_drag =
    { $n ->
        [0] keins mehr im Vorrat
       *[other] { $n } im Vorrat. An Bord ziehen.
    }
chart-price_up_to = der Preis wird erfragt, höchstens { $n } je Stück
chart-no_galley_here = für Galeeren, die hier liegen
chart-galley_built = Galeere
chart-fort_built = Festung
chart-needs = braucht { $goods } im Hafen
chart-at_hand = { $goods } sind da
chart-not_now = diese Runde nicht mehr
chart-fort_stands = der Hafen hat eine
chart-launched_here = liegt vor dem Hafen
chart-built = gebaut
chart-new = neu
chart-crew = Mannschaft
chart-no_free_places = voll
chart-to_garrison = in die Garnison
chart-from_garrison = aus der Garnison
chart-dismiss = einen entlassen
chart-keep_him = einen behalten
chart-buy_less = eins weniger
chart-buy_more = eins für { $n } kaufen
chart-one_less = eins weniger
chart-one_more = eins mehr
chart-ask_for = { $good }, wie viele
chart-ask_price = Preis erfragen
chart-ask_sends = gibt den Entwurf bis hierher
chart-pass_to = Weiter an
chart-pass_on = Weitergeben
chart-pass_nothing = noch nichts
chart-take_up = aufnehmen
chart-lay_down = ablegen: { $place }
chart-show_large = { $galley }: groß zeigen
chart-overboard = Über Bord
chart-overboard_how = Was hier hineinfällt, ist ohne Ersatz verloren.
chart-bill = Die Rechnung
chart-bill_when = bezahlt wird mit „Fertig“
chart-bill_nothing = Noch ist nichts gekauft.
chart-bill_hired =
    { $n ->
        [one] 1 Seemann in { $port } angeheuert
       *[other] { $n } Seeleute in { $port } angeheuert
    }
chart-bill_bought = { $n } { $good } für Galeere { $galley }
chart-bill_galley = Galeere { $galley }, erster Seemann { $source }
chart-bill_fort = Festung in { $port }
chart-together = Zusammen
chart-treasury_after = Schatz { $n }, danach
chart-undo_step = Rückgängig
chart-start_again = Von vorn
chart-costs = kostet
chart-leaves = bleiben
chart-done = Fertig
chart-done_pay = Fertig, { $n } zahlen
chart-done_unasked = { $port }: Preis nicht erfragt
chart-why_not = Warum nicht?
chart-quay_needed = Etwas Späteres im Entwurf braucht es. Geh Schritt für Schritt zurück.
chart-quay_last = Ohne Seemann würde Galeere { $galley } sinken.
chart-quay_nothing = Im Entwurf ist nichts davon, was man zurücknehmen könnte.
chart-quay_no_goods = Waren bleiben an Bord: In der Garnison gibt es nur Seeleute.
chart-split_title = Deine zehn Seeleute
chart-split_note = Die erste Galeere, die zweite Galeere, und der Rest an Land als Garnison.
chart-first_galley = Erste Galeere, Nummer { $number }
chart-second_galley = Zweite Galeere, Nummer { $number }
chart-booty_title = Galeere { $galley } ist besiegt: Mannschaft und Beute
chart-booty_note = Ein Rumpf ohne Seemann sinkt. Was keinen Platz findet, ist verloren.
chart-will_sink = ohne Mannschaft sinkt sie
chart-booty_lost = Verloren:
chart-booty_kept = Alles findet Platz.
chart-haggling = { $n } { $good } in { $port }, für Galeere { $galley }
chart-asked = verlangt
chart-countered = geboten
chart-last_word = letztes Wort
chart-price_scale = Genannte Preise je Ware: { $prices }
chart-card_passage = Darf Galeere { $galley } weiter?
chart-card_passage_wish = { $seat } ist nach { $zone } gekommen und bittet um freie Fahrt. Wohin, muss niemand sagen.
chart-card_sailors = Seeleute gegen
chart-card_grant = Gewähren
chart-card_refuse = Verweigern
chart-card_grant_effect = sie segelt weiter
chart-card_refuse_effect = sie bleibt hier
chart-card_grant_leads = Sie segelt so viele Zonen weiter, wie ihr Schritte bleiben. Zurücknehmen lässt sich das nicht.
chart-card_refuse_leads = Ihre Fahrt ist zu Ende. In Phase 4 darf { $seat } dich hier angreifen.
chart-card_same = { $seat } für den Rest dieser Phase gleich antworten
chart-card_attacks = Galeere { $galley } greift an: { $target }
chart-card_divided = Seeleute und Würfel zusammen, durch { $n } geteilt und abgerundet: so viele verliert die andere Seite.
chart-card_crew_die = Mannschaft + ein Würfel
chart-card_targets = Wen angreifen
chart-card_roll_costs = Dieser Wurf kostet
chart-card_loses = verliert { $n }: { $percent } Prozent
chart-card_after_roll = Nach diesem Wurf
chart-card_attack = Angreifen
chart-card_enough = Genug
chart-card_again_after = und gern noch einmal
chart-card_ends_combat = beendet deine Kämpfe
chart-attacker = Angreifer
chart-defender = Verteidiger
chart-ports_held = Häfen
chart-forts_held = Festungen
chart-sailors_held = Seeleute
chart-points = Punkte auf dem Plan
chart-points_more = + Dukaten
chart-secret = geheim
chart-place_in_order = Platz { $slot }
