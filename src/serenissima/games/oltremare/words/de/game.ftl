### Oltre Mare: jeder Satz, den jemand liest.
### Eine Karte heißt nach den Buchstaben ihrer Symbole (Ducato, Piratenflagge, Kartenstapel, Schiff) und ihrer Seemacht.

## game

game-title = Oltre Mare
game-about = Tausche Karten, bluffe bei allem außer der Ware und staple deine Fracht in der richtigen Reihenfolge.
game-authors = Emanuele Ornella
game-lasts = 1 Std.
game-score = Ducati

## options

options-start_player = wer beginnt
options-venice_jitter = wie weit von der Mitte des Stapels die Venedigkarte liegen darf
options-interim_scores_cargo = ob die Zwischenwertung für Fracht zahlt
options-favourable_terms_in_debt = ob günstige Konditionen auch bei 0 Ducati und weniger gelten
options-zero_markers_rank = ob am Ende auch gewertet wird, wer keine Plättchen hat
options-compass_to_empty = ob ein Kompass in einen leeren Hafen führen darf
options-ducati_gift_is_deal = ob Ducati allein ein Handel sind
options-prestige_supply = wie viele Prestigeplättchen es gibt
options-payout_table = was Gruppen von Fracht bringen
options-talks_per_turn = wie viele Verhandlungen der aktive Spieler eröffnen darf
options-deal_ducati_max = wie viele Ducati in einem Handel fließen dürfen
options-counter_offers = ob es Gegenangebote gibt
options-claims = ob man über angebotene Karten etwas behaupten darf
options-memory_aid = ob man ansehen darf, was man über die eigenen Stapel weiß

## endings

endings-last_card = der Warenstapel war leer; die letzte Runde wurde zu Ende gespielt
endings-reshuffle = in der letzten Runde wurde die Ablage noch einmal gemischt
endings-second_exhaustion = der Warenstapel war zweimal leer; der Startspieler wurde früher gewertet

## board

board-stack = Warenstapel
board-venice = Venedigkarte
board-discard = Ablage
board-last_round = letzte Runde
board-player = Spieler
board-ducati = Ducati
board-prestige = Prestige
board-hand = Hand
board-pirates = Piraten
board-cargo = Fracht
board-owned = Plättchen
board-top = oben auf der Fracht
board-ship = Schiff in
board-marker = aktives Plättchen
board-starts = (beginnt)
board-used = muss { $quota } ausspielen; gekauft { $bought }, verhandelt { $talks }
board-played = ausgespielt:
board-gives = gibt
board-wants = will
board-pays = und zahlt { $n }
board-asks = und verlangt { $n }
board-your_hand = Deine Hand:
board-your_offer = Dein Angebot bis jetzt: gibt
board-your_cargo = Deine Fracht, unterste zuerst:
board-your_pirates = Deine Piraten, unterste zuerst:

## chart

chart-sea_maggiore = Mar Maggiore
chart-sea_levante = Mare di Levante
chart-sea_ionio = Mar Ionio
chart-sea_venezia = Golfo di Venezia
chart-sea_barbaria = Mare di Barbaria
chart-phases = Phasen des Zuges
chart-phase_power = Seemacht
chart-phase_trading = Handel
chart-phase_action = Aktionen
chart-phase_load = Laden
chart-round = Runde { $n }
chart-last_round = letzte Runde
chart-track = Ducati aller Spieler
chart-has_ducati = { $seat }: { $n } Ducati
chart-your_hand = Deine Hand
chart-your_cargo = Deine Fracht
chart-your_pirates = Deine Piraten
chart-cards =
    { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }
chart-only_top = Nur die oberste ist zu sehen, auch für dich.
chart-hand_limit = Handlimit
chart-to_load = auszuspielen und zu laden
chart-pirates_cost =
    { $n ->
        [0] nichts am Ende
       *[other] −{ $n } am Ende
    }
chart-goods_stack = Warenstapel
chart-pirate_stack = Piratenstapel
chart-next_costs = die nächste Karte kostet { $n }
chart-bought = { $n } von { $most } in diesem Zug gekauft
chart-venice = Venedigkarte
chart-venice_between = { $low }–{ $high } Karten darüber
chart-venice_on_top = oben: beim nächsten Ziehen wird gewertet
chart-venice_out = ist gewertet
chart-discard = Ablage
chart-discarded = { $n } { $good }
chart-without = ohne { $goods }
# A scoring, told as an event; { $what } is what was paid, one thing after the other.
chart-stage_venice = Zwischenwertung
chart-stage_end = Schlusswertung
chart-stage_turned = { $seat } hat die Venedigkarte aufgedeckt
chart-stage_about_venice = Prestige, dann jede Gruppe außer der obersten. Die Karte scheidet aus.
chart-stage_about_end = Prestige, alle Fracht, dann Piraten und Plättchen.
chart-stage_card = Die Karte wird umgedreht
chart-stage_prestige = Prestige
chart-stage_cargo = Fracht
chart-stage_pirates = Piraten
chart-stage_markers = Plättchen
chart-stage_sums = Die Summen
chart-stage_before = vorher
chart-stage_now = jetzt
chart-stage_stays = bleibt liegen
chart-stage_all = Alles auf einmal
chart-stage_again = Von vorn
chart-stage_said = { $seat }: { $what }, jetzt { $n } Ducati.
chart-played_by = { $seat } hat ausgespielt
chart-plays = Du spielst
chart-brings_ducato = { $count } × Ducato: { $n } Ducati
chart-brings_pirate = { $count } × Piratenflagge: { $n } Karten auf den Piratenstapel
chart-brings_cards = { $count } × Kartenstapel: { $n } Karten auf die Hand
chart-brings_ship = { $count } × Schiff: { $n } Routen segeln
chart-choose_more =
    { $n ->
        [one] wähle noch 1 Karte
       *[other] wähle noch { $n } Karten
    }
chart-play_these =
    { $n ->
        [one] Diese Karte ausspielen
       *[other] Diese { $n } Karten ausspielen
    }
chart-chosen = gewählt
chart-in_basket = im Korb
chart-load_first = unterste zuerst; die letzte liegt oben
chart-nth_loaded = als Nummer { $n } geladen
chart-next_turn = Nächster Zug: Handlimit { $power }, { $load } zu laden
chart-group_then =
    { $n ->
        [one] 1 Karte { $good } oben bringt { $pays }
       *[other] { $n } Karten { $good } oben bringen { $pays }
    }
chart-holds = hier: { $marker }
chart-empty = kein Plättchen mehr
chart-ship_here = Schiff von { $seat }
chart-leads_to = Routen nach { $harbours }
chart-way = über { $harbours }
chart-no_marker = kein Plättchen
chart-effect_calm_sea = 1 Ducato für jedes ausgespielte Schiff
chart-effect_compass = sofort: Sprung in einen Hafen ohne Kompass
chart-effect_fight_pirates = ausgespielte Piratenflaggen tun nichts
chart-effect_big_deal = in jedem Zug ein Ducato-Symbol mehr
chart-effect_local_authority = je Zug Ducati für Löwen über 3
chart-effect_favourable_terms = Käufe kosten 1, 2, 3 und 4
chart-lions = { $n } Löwen: Handlimit, wenn oben
chart-barrels =
    { $n ->
        [one] 1 Fass: so viele Karten zu laden, wenn oben
       *[other] { $n } Fässer: so viele Karten zu laden, wenn oben
    }
chart-in_game = { $n } Karten { $good } im Spiel
chart-pays = Gruppen von 1, 2, 3 … bringen { $list }
chart-names_harbour = nennt { $harbour }: nur für die Startkarte wichtig
chart-speaks_joins = { $good } käme zu { $same } oben auf deiner Fracht.
chart-speaks_serves = { $good } käme zu { $same } oben auf meiner Fracht.
chart-speaks_tile = Der Handel brächte dir ein Prestigeplättchen.
chart-speaks_keeps = Oben auf meiner Fracht liegt { $same }: davon will ich mehr, nicht weniger.
chart-speaks_joins_nothing = { $good } passt nicht zu dem, was oben auf meiner Fracht liegt.
chart-begins = Startspieler
chart-active = am Zug
chart-owned = { $n } Plättchen im Besitz
chart-memory = wie du es weißt: { $cards }
chart-interim = Venezia
chart-reads_swap =
    { $me ->
        [who] Du gibst { $whom } { $give } für { $want }
        [whom] { $who } gibt dir { $give } für { $want }
       *[other] { $who } gibt { $whom } { $give } für { $want }
    }
chart-reads_gift =
    { $me ->
        [who] Du gibst { $whom } { $give }
        [whom] { $who } gibt dir { $give }
       *[other] { $who } gibt { $whom } { $give }
    }
chart-reads_wish =
    { $me ->
        [who] Du willst { $want } von { $whom }
        [whom] { $who } will { $want } von dir
       *[other] { $who } will { $want } von { $whom }
    }
chart-hold =
    Du hast { $hand ->
        [one] 1 Karte
       *[other] { $hand } Karten
    } und musst { $quota } ausspielen.
chart-short = { $n } fehlen.
chart-turns_left =
    danach noch { $n ->
        [one] 1 Zug
       *[other] { $n } Züge
    }
chart-reached_with = erreichbar mit so vielen Schiffen: { $ships }
chart-worth_now = { $label }: +{ $n }, würde jetzt gewertet
chart-must_play =
    { $me ->
        [who] Du hast { $hand }, kannst sicher { $buys } dazukaufen und musst { $quota } ausspielen.
       *[other] { $who } hat { $hand }, kann sicher { $buys } dazukaufen und muss { $quota } ausspielen.
    }
chart-gives_too_many =
    { $me ->
        [who] So viele Karten können nicht gegeben werden: Du wärst der Pflichtzahl nicht mehr sicher.
       *[other] So viele Karten können nicht gegeben werden: { $who } wäre der Pflichtzahl nicht mehr sicher.
    }
chart-wants_at_least =
    { $n ->
        [one] Mindestens 1 Karte muss zurückkommen.
       *[other] Mindestens { $n } Karten müssen zurückkommen.
    }
chart-wants_at_most =
    { $n ->
        [one] Nicht mehr als 1 Karte.
       *[other] Nicht mehr als { $n } Karten.
    }
chart-lacking = Dir fehlt: { $goods }.

## prompts

prompts-discard_surplus = Du hast mehr Handkarten als Seemacht: Lege eine Karte auf deinen Piratenstapel.
prompts-trade_action = Handeln: kaufen, ein Angebot machen, um eines bitten oder die Phase beenden.
prompts-offer_card = Dein Angebot: Welche Karten gibst du?
prompts-offer_request = Dein Angebot: Welche Waren willst du?
prompts-offer_ducati = Dein Angebot: Wie viele Ducati zahlst du? Unter 0 bekommst du sie.
prompts-offer_claim = Dein Angebot: Was sagst du über { $card }? Es muss nicht wahr sein.
prompts-deal_reply = Ein Angebot für dich: Was antwortest du?
waits-deal_reply = Ein Angebot liegt auf dem Tisch.
prompts-invite_reply = Du wirst um ein Angebot gebeten ({ $topic }): Machst du eines, oder passt du?
waits-invite_reply = Um ein Angebot wird gebeten.
prompts-deal_pick = Welche Karte gibst du?
waits-deal_pick = Die Karte, die gegeben wird, wird gewählt.
prompts-play_card = Aktion: Welche Karte spielst du aus?
prompts-sail = Wohin segelt dein Schiff?
prompts-compass = Der Kompass: in einen anderen Hafen springen oder bleiben?
prompts-load_order = Lade die ausgespielten Karten, die unterste zuerst.
prompts-covered = Ein Angebot wird zusammengestellt.
prompts-place_marker = Ein Plättchen wird auf einen Hafen gelegt.
prompts-start_card = Eine Startkarte wird aufgedeckt.
prompts-deal_card = Die Handkarten werden verteilt.
prompts-first_player = Der Startspieler wird ausgelost.
prompts-draw_card = Eine Karte wird gezogen.
prompts-take_pirate = Eine Karte wird vom Piratenstapel genommen.
prompts-uncover = Die Rückseite der nächsten Karte des Warenstapels wird angesehen.
prompts-send_offer = Das Angebot wird gesendet.
prompts-exchange = Der Handel wird ausgeführt.
prompts-interim_scoring = Die Venedigkarte: Zwischenwertung.
prompts-rescue = Der Stapel ist wieder leer: Der Startspieler wird gewertet.
prompts-identify = Eine Piratenkarte wird eingemischt.
prompts-final_scoring = Schlusswertung.

## acts

acts-propose = ein Angebot machen
acts-invite = um ein Angebot bitten
acts-claim = etwas dazu sagen

## moves

moves-marker = { $marker }
moves-card = { $card }
moves-start = { $seat } beginnt
moves-buy_goods = vom Warenstapel kaufen
moves-buy_pirate = vom Piratenstapel zurückkaufen
moves-propose = { $seat } ein Angebot machen
moves-invite = { $seat } um ein Angebot bitten: { $topic }
moves-end_trading = Handel beenden
moves-discard_surplus-card = { $card } ablegen
moves-offer_card-card = { $card } geben
moves-offer_card-done = keine Karten mehr
moves-offer_request-done = nichts mehr
moves-done = fertig
moves-drop = Angebot verwerfen
moves-good = { $good } wollen
moves-amount = { $n } Ducati
moves-silent = nichts sagen
moves-claim =
    sagen: { $symbols ->
        [nichts] Seemacht { $power }
       *[other] { $power ->
                [nichts] { $symbols }
               *[other] { $symbols }, Seemacht { $power }
            }
    }
moves-send = das Angebot wird gesendet
moves-accept = annehmen
moves-decline = ablehnen
moves-counter = Gegenangebot machen
moves-offer = Angebot machen
moves-pass = passen
moves-exchange = der Handel wird ausgeführt
moves-deal_pick-card = { $card } geben
moves-play_card-card = { $card } ausspielen
moves-cards = { $cards } ausspielen
moves-destination = nach { $harbour } segeln
moves-trail = segeln: { $harbours }
moves-jump = nach { $harbour } springen
moves-stay = bleiben
moves-load = laden: { $cards }
moves-venice = die Venedigkarte liegt oben
moves-goods = eine Warenkarte liegt oben
moves-interim = Zwischenwertung
moves-rescue = der Startspieler wird gewertet
moves-final = Schlusswertung

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-play = { $cards } spielen
turns-load = von unten laden: { $cards }
turns-symbols = +{ $n } Ducati durch Symbole

## events

events-marker = { "" }
events-card = { "" }
events-cards = { "" }
events-start =
    { $me ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
events-buy_goods =
    { $me ->
        [yes] Du kaufst vom Warenstapel.
       *[no] { $seat } kauft vom Warenstapel.
    }
events-buy_pirate =
    { $me ->
        [yes] Du kaufst von deinem Piratenstapel zurück.
       *[no] { $seat } kauft vom Piratenstapel zurück.
    }
events-propose =
    { $me ->
        [yes] Du wendest dich mit einem Angebot an { WHO($seat2, as: "object") }.
       *[no] { $seat } wendet sich mit einem Angebot an { WHO($seat2, as: "object") }.
    }
events-invite =
    { $me ->
        [yes] Du bittest { WHO($seat2, as: "object") } um ein Angebot: { $topic }.
       *[no] { $seat } bittet { WHO($seat2, as: "object") } um ein Angebot: { $topic }.
    }
events-end_trading =
    { $me ->
        [yes] Du beendest die Handelsphase.
       *[no] { $seat } beendet die Handelsphase.
    }
events-done = { "" }
events-drop = { "" }
events-good = { "" }
events-amount = { "" }
events-silent = { "" }
events-claim = { "" }
events-accept =
    { $me ->
        [yes] Du nimmst an.
       *[no] { $seat } nimmt an.
    }
events-decline =
    { $me ->
        [yes] Du lehnst ab.
       *[no] { $seat } lehnt ab.
    }
events-counter =
    { $me ->
        [yes] Du machst ein Gegenangebot.
       *[no] { $seat } macht ein Gegenangebot.
    }
events-offer =
    { $me ->
        [yes] Du machst ein Angebot.
       *[no] { $seat } macht ein Angebot.
    }
events-pass =
    { $me ->
        [yes] Du hast nichts anzubieten.
       *[no] { $seat } hat nichts anzubieten.
    }
events-exchange = { "" }
events-send = { "" }
events-destination = { "" }
events-trail = { "" }
events-jump =
    { $me ->
        [yes] Du springst nach { $harbour }.
       *[no] { $seat } springt nach { $harbour }.
    }
events-stay =
    { $me ->
        [yes] Du bleibst.
       *[no] { $seat } bleibt.
    }
events-load = { "" }
events-venice = Die Venedigkarte liegt oben auf dem Warenstapel.
events-goods = Die Venedigkarte ist noch nicht in Sicht.
events-interim = Die Venedigkarte: Zwischenwertung.
events-rescue = Warenstapel und Ablage sind leer: Der Startspieler wird gewertet.
events-final = Schlusswertung.
events-start_card-card = Die Startkarte ist { $card }.
events-discard_surplus-card = Du legst { $card } auf deinen Piratenstapel.
events-offer_card-card = Du bietest { $card }.
events-offer_card-done = { "" }
events-offer_request-good = Du willst { $good }.
events-offer_request-done = { "" }
events-offer_ducati-amount = { "" }
events-offer_claim-silent = Du sagst nichts über die Karte.
events-offer_claim-claim =
    Du sagst: { $symbols ->
        [nichts] Seemacht { $power }
       *[other] { $power ->
                [nichts] { $symbols }
               *[other] { $symbols }, Seemacht { $power }
            }
    }.
events-deal_pick-card = Du wirst { $card } geben.
events-play_card-card = { "" }
events-play_card-cards = { "" }
events-load_order-load = Du lädst, unterste zuerst: { $cards }.
events-marker_placed = { $harbour } bekommt: { $marker }.
events-ship_placed =
    { $me ->
        [yes] Dein Schiff beginnt in { $harbour }.
       *[no] Das Schiff von { $seat } beginnt in { $harbour }.
    }
events-card_dealt =
    { $me ->
        [yes] { "" }
       *[no] { $seat } bekommt eine Karte.
    }
events-turn_begun =
    { $me ->
        [yes] { $n ->
                [one] Du bist am Zug und musst 1 Karte ausspielen.
               *[other] Du bist am Zug und musst { $n } Karten ausspielen.
            }
       *[no] { $n ->
                [one] { $seat } ist am Zug und muss 1 Karte ausspielen.
               *[other] { $seat } ist am Zug und muss { $n } Karten ausspielen.
            }
    }
events-surplus_discarded =
    { $me ->
        [yes] { "" }
       *[no] { $seat } legt eine Karte auf den Piratenstapel.
    }
events-paid =
    { $me ->
        [yes] Du erhältst { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
       *[no] { $seat } erhält { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
    }
events-spent =
    { $me ->
        [yes] Du zahlst { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
       *[no] { $seat } zahlt { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
    }
events-paid_to =
    { $me ->
        [yes] Du zahlst { WHO($seat2, as: "dative") } { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
       *[no] { $seat } zahlt { WHO($seat2, as: "dative") } { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
    }
events-minus_marker_taken =
    { $me ->
        [yes] Du nimmst den Minusmarker: Du hast Schulden.
       *[no] { $seat } nimmt den Minusmarker: verschuldet.
    }
events-minus_marker_returned =
    { $me ->
        [yes] Du gibst den Minusmarker zurück.
       *[no] { $seat } gibt den Minusmarker zurück.
    }
events-card_drawn =
    { $me ->
        [yes] { "" }
       *[no] { $seat } zieht eine Karte.
    }
events-card_to_pirates =
    { $me ->
        [yes] Eine Karte kommt verdeckt auf deinen Piratenstapel.
       *[no] Eine Karte kommt verdeckt auf den Piratenstapel von { $seat }.
    }
events-pirate_taken =
    { $me ->
        [yes] { "" }
       *[no] { $seat } nimmt die oberste Karte des Piratenstapels.
    }
events-drew = Du ziehst { $card }.
events-nothing_to_draw =
    { $me ->
        [yes] { $n ->
                [one] Für dich ist nichts mehr zu ziehen; 1 Karte entfällt.
               *[other] Für dich ist nichts mehr zu ziehen; { $n } Karten entfallen.
            }
       *[no] { $n ->
                [one] Für { $seat } ist nichts mehr zu ziehen; 1 Karte entfällt.
               *[other] Für { $seat } ist nichts mehr zu ziehen; { $n } Karten entfallen.
            }
    }
events-last_round = Der Warenstapel ist leer: Das ist die letzte Runde.
events-refilled = Die Ablage wird gemischt: { $n } Karten sind der neue Warenstapel.
events-rescued =
    { $me ->
        [yes] Deine Fracht und deine Piraten werden zum neuen Warenstapel gemischt (bisher { $n } Karten).
       *[no] Fracht und Piraten von { $seat } werden zum neuen Warenstapel gemischt (bisher { $n } Karten).
    }
events-pirate_shuffled_in =
    { $me ->
        [yes] Eine verdeckte Karte von dir wird eingemischt.
       *[no] Eine verdeckte Karte von { $seat } wird eingemischt.
    }
events-offer_composed = { "" }
events-offer_sent =
    { $me ->
        [yes] Dein Angebot an { WHO($seat2, as: "object") } ist abgeschickt.
       *[no] Das Angebot von { $seat } an { WHO($seat2, as: "object") }:
    }
events-offer_gives =
    { $me ->
        [yes] { "" }
       *[no] { $seat } gibt { $good }.
    }
events-offer_claims =
    { $me ->
        [yes] { "" }
       *[no] { $seat } sagt dazu:{ $symbols ->
                [nichts] { "" }
               *[other] { " " }{ $symbols }.
            }{ $power ->
                [nichts] { "" }
               *[other] { " " }Seemacht { $power }.
            }{ $named ->
                [nichts] { "" }
               *[other] { " " }Hafen { $named }.
            }
    }
events-offer_wants =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } will { $good }.
               *[other] { $seat } will { $n } { $good }.
            }
    }
events-offer_pays =
    { $me ->
        [yes] Du bietest { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
       *[no] { $seat } bietet { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
    }
events-offer_asks =
    { $me ->
        [yes] Du verlangst { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
       *[no] { $seat } verlangt { $n ->
                [one] 1 Ducato
               *[other] { $n } Ducati
            }.
    }
events-offer_dropped =
    { $me ->
        [yes] Deine Zeit ist um: Dein Angebot verfällt.
       *[no] Die Zeit ist um: Das Angebot von { $seat } verfällt.
    }
events-cards_picked =
    { $me ->
        [yes] { "" }
       *[no] { $seat } hat die Karten gewählt.
    }
events-dealt =
    { $me ->
        [yes] Du und { $seat2 } werden handelseinig.
       *[no] { $seat } wird mit { WHO($seat2, as: "dative") } handelseinig.
    }
events-good_given =
    { $me ->
        [yes] { "" }
       *[no] { $seat } gibt { WHO($seat2, as: "dative") } { $good }.
    }
events-gave = Du hast { $card } an { $seat } gegeben.
events-received =
    Du hast { $card } von { $seat } bekommen.{ $symbols ->
        [nichts] { "" }
       *[other] { " " }Behauptet war: { $symbols }.
    }{ $power ->
        [nichts] { "" }
       *[other] { " " }Behauptet war Seemacht { $power }.
    }{ $named ->
        [nichts] { "" }
       *[other] { " " }Behauptet war Hafen { $named }.
    }
events-prestige_gained =
    { $me ->
        [yes] Du bekommst ein Prestigeplättchen.
       *[no] { $seat } bekommt ein Prestigeplättchen.
    }
events-nothing_to_play =
    { $me ->
        [yes] Du hast keine Karte auszuspielen.
       *[no] { $seat } hat keine Karte auszuspielen.
    }
events-played =
    { $me ->
        [yes] Du spielst { $cards } aus.
       *[no] { $seat } spielt { $cards } aus.
    }
events-sailed =
    { $me ->
        [yes] Dein Schiff segelt { $harbours }.
       *[no] Das Schiff von { $seat } segelt { $harbours }.
    }
events-compass_used =
    { $me ->
        [yes] Du nutzt den Kompass in { $harbour }; er kommt aus dem Spiel.
       *[no] { $seat } nutzt den Kompass in { $harbour }; er kommt aus dem Spiel.
    }
events-marker_taken =
    { $me ->
        [yes] Du nimmst { $marker } in { $harbour }.
       *[no] { $seat } nimmt { $marker } in { $harbour }.
    }
events-marker_turned_down =
    { $me ->
        [yes] Du drehst { $marker } um.
       *[no] { $seat } dreht { $marker } um.
    }
events-loaded =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } verlädt { $card }.
               *[other] { $seat } verlädt { $n } Karten; oben liegt { $card }.
            }
    }
events-prestige_ranked =
    { $me ->
        [yes] Prestige ({ $n }): { $n2 } für dich.
       *[no] Prestige ({ $n }): { $n2 } für { $seat }.
    }
events-markers_ranked =
    { $me ->
        [yes] Plättchen ({ $n }): { $n2 } für dich.
       *[no] Plättchen ({ $n }): { $n2 } für { $seat }.
    }
events-group_kept =
    { $me ->
        [yes] Du behältst oben { $n ->
                [one] 1 Karte { $good }
               *[other] { $n } Karten { $good }
            }.
       *[no] { $seat } behält oben { $n ->
                [one] 1 Karte { $good }
               *[other] { $n } Karten { $good }
            }.
    }
events-group_paid =
    { $me ->
        [yes] Deine { $n ->
                [one] 1 Karte { $good }
               *[other] { $n } Karten { $good }
            }: { $n2 }.
       *[no] { $n ->
                [one] 1 Karte { $good }
               *[other] { $n } Karten { $good }
            } von { $seat }: { $n2 }.
    }
events-discarded =
    { $me ->
        [yes] Du legst { $cards } ab.
       *[no] { $seat } legt { $cards } ab.
    }
events-cargo_shown =
    { $me ->
        [yes] Deine Fracht, unterste zuerst: { $cards }.
       *[no] Die Fracht von { $seat }, unterste zuerst: { $cards }.
    }

## refusals

refusals-trading_is_over = Gekauft und gehandelt wird nur in der Handelsphase deines eigenen Zuges.
refusals-not_now = Das beantwortet eine andere Frage als die jetzt gestellte.
refusals-no_offer = Es gibt kein Angebot für dich; es ist erledigt oder wurde nie gemacht.
refusals-not_invited = Nur der aktive Spieler eröffnet Verhandlungen; du machst ein Angebot, wenn man dich bittet, oder als Gegenangebot.
refusals-not_composing = Es wird gerade kein Angebot zusammengestellt.
refusals-no_compass = Zum Springen braucht es einen Kompass.
refusals-load_all = Lade jede ausgespielte Karte genau einmal.
refusals-bought_enough = Je Zug dürfen höchstens { $limit } Karten gekauft werden.
refusals-stack_empty = Es gibt nirgends mehr etwas zu ziehen.
refusals-pirates_empty = Dein Piratenstapel ist leer.
refusals-quota_not_met = Karten auf der Hand: { $hand }, auszuspielen: { $quota }. Kaufe oder handle erst.
refusals-still_trading = Die Handelsphase ist noch nicht vorbei; Karten werden danach ausgespielt.
refusals-no_partner = Gehandelt wird zwischen dem aktiven und einem anderen Spieler.
refusals-talked_enough = Je Zug dürfen höchstens { $limit } Verhandlungen eröffnet werden.
refusals-no_offer_possible = Zwischen euch beiden ist jetzt kein Angebot erlaubt.
refusals-good_not_in_game = Diese Ware ist nicht im Spiel.
refusals-not_in_hand = Diese Karte hast du nicht auf der Hand.
refusals-card_order = Nenne die Karten, wie sie auf deiner Hand liegen, von links nach rechts.
refusals-chosen_already = Diese Karte hast du schon gewählt.
refusals-play_so_many = Karten, die noch auszuspielen sind: { $quota }; nenne genau so viele.
refusals-too_few_left = Nenne diese Karten von links nach rechts: Nach dieser blieben zu wenige der gewünschten Ware übrig.
refusals-good_order = Nenne die Waren in der Reihenfolge ihres Werts: Edelsteine zuerst, Getreide zuletzt.
refusals-quota_at_risk = Mit diesem Handel könnte der aktive Spieler seine Pflichtkarten nicht mehr sicher ausspielen.
refusals-no_card_moves = In einem Handel wechselt mindestens eine Karte den Besitzer.
refusals-too_many_ducati = In einem Handel dürfen höchstens { $limit } Ducati fließen.
refusals-no_such_claim = Behaupte ein Symbol oder zwei, eine Seemacht, einen Hafen oder nichts.
refusals-no_claims_here = An diesem Tisch wird über Karten nichts behauptet.
refusals-false_good = Die Waren der angebotenen Karten müssen wahrheitsgemäß genannt werden.
refusals-offer_first = Stelle erst dein Angebot fertig.
refusals-wants_too_many = Karten in der anderen Hand: nur { $hand }.
refusals-goods_missing = Du hast die gewünschten Waren nicht.
refusals-no_counter = Auf dieses Angebot gibt es kein Gegenangebot.
refusals-answer_the_offer = Ein Angebot wartet auf deine Antwort.
refusals-answer_the_invitation = Mache ein Angebot, oder passe.
refusals-not_wanted = Diese Ware wird nicht mehr gewünscht.
refusals-wrong_length = Das Schiff muss genau so viele Routen segeln: { $routes }.
refusals-out_of_reach = Kein Weg dieser Länge endet dort: { $routes }.
refusals-wrong_start = Ein Weg beginnt, wo das Schiff liegt.
refusals-no_route = Zwischen diesen Häfen gibt es keine Route.
refusals-route_used = Jede Route darf je Zug nur einmal befahren werden.
refusals-other_harbour = Springe in einen anderen Hafen.
refusals-another_compass = Du darfst nicht zu einem anderen Kompass springen.
refusals-empty_harbour = An diesem Tisch muss ein Sprung zu einem Plättchen führen.

## flags

flags-into_debt = Das führt in die Schulden.
flags-loses_marker = Dein aktives Plättchen wird umgedreht.

## flag_marks

flag_marks-into_debt = Schulden
flag_marks-loses_marker = Plättchen weg

## names-seat

names-seat-blue = Blau
names-seat-yellow = Gelb
names-seat-purple = Lila
names-seat-green = Grün
names-seat-red = Rot

## names-good

names-good-gems = Edelsteine
names-good-scrolls = Schriftrollen
names-good-silk = Seide
names-good-salt = Salz
names-good-pottery = Töpferwaren
names-good-olives = Oliven
names-good-grain = Getreide

## names-card

names-card-gems_01 = Edelsteine 3 (Ducato, Karten)
names-card-gems_02 = Edelsteine 3 (Ducato, Schiff)
names-card-gems_03 = Edelsteine 4 (Pirat, Schiff)
names-card-gems_04 = Edelsteine 4 (Karten, Schiff)
names-card-gems_05 = Edelsteine 5 (Ducato, Karten)
names-card-gems_06 = Edelsteine 5 (Pirat, Schiff)
names-card-gems_07 = Edelsteine 6 (Ducato, Pirat)
names-card-gems_08 = Edelsteine 6 (Pirat, Karten)
names-card-scrolls_01 = Schriftrollen 3 (Ducato, Karten)
names-card-scrolls_02 = Schriftrollen 3 (Pirat, Schiff)
names-card-scrolls_03 = Schriftrollen 4 (Ducato, Pirat)
names-card-scrolls_04 = Schriftrollen 4 (Ducato, Schiff)
names-card-scrolls_05 = Schriftrollen 4 (Pirat, Karten)
names-card-scrolls_06 = Schriftrollen 5 (Ducato, Karten)
names-card-scrolls_07 = Schriftrollen 5 (Karten, Schiff)
names-card-scrolls_08 = Schriftrollen 5 (Ducato, Schiff)
names-card-scrolls_09 = Schriftrollen 6 (Pirat, Schiff)
names-card-scrolls_10 = Schriftrollen 6 (Pirat, Karten)
names-card-silk_01 = Seide 3 (Karten, Schiff)
names-card-silk_02 = Seide 3 (Ducato, Schiff)
names-card-silk_03 = Seide 3 (Pirat, Karten)
names-card-silk_04 = Seide 4 (Ducato, Karten)
names-card-silk_05 = Seide 4 (Pirat, Schiff)
names-card-silk_06 = Seide 4 (Ducato, Schiff)
names-card-silk_07 = Seide 5 (Pirat, Schiff)
names-card-silk_08 = Seide 5 (Ducato, Pirat)
names-card-silk_09 = Seide 5 (Pirat, Karten)
names-card-silk_10 = Seide 6 (Ducato, Karten)
names-card-silk_11 = Seide 6 (Ducato, Pirat)
names-card-silk_12 = Seide 6 (Karten, Schiff)
names-card-salt_01 = Salz 3 (Pirat, Schiff)
names-card-salt_02 = Salz 3 (Ducato, Pirat)
names-card-salt_03 = Salz 3 (Karten, Schiff)
names-card-salt_04 = Salz 3 (Pirat, Karten)
names-card-salt_05 = Salz 4 (Ducato, Karten)
names-card-salt_06 = Salz 4 (Ducato, Pirat)
names-card-salt_07 = Salz 4 (Karten, Schiff)
names-card-salt_08 = Salz 5 (Ducato, Karten)
names-card-salt_09 = Salz 5 (Ducato, Schiff)
names-card-salt_10 = Salz 5 (Pirat, Karten)
names-card-salt_11 = Salz 6 (Pirat, Schiff)
names-card-salt_12 = Salz 6 (Ducato, Pirat)
names-card-salt_13 = Salz 6 (Karten, Schiff)
names-card-salt_14 = Salz 6 (Ducato, Schiff)
names-card-pottery_01 = Töpferwaren 3 (Ducato, Karten)
names-card-pottery_02 = Töpferwaren 3 (Pirat, Schiff)
names-card-pottery_03 = Töpferwaren 3 (Ducato, Pirat)
names-card-pottery_04 = Töpferwaren 3 (Karten, Schiff)
names-card-pottery_05 = Töpferwaren 4 (Ducato, Karten)
names-card-pottery_06 = Töpferwaren 4 (Karten, Schiff)
names-card-pottery_07 = Töpferwaren 4 (Ducato, Schiff)
names-card-pottery_08 = Töpferwaren 4 (Pirat, Karten)
names-card-pottery_09 = Töpferwaren 5 (Pirat, Schiff)
names-card-pottery_10 = Töpferwaren 5 (Ducato, Pirat)
names-card-pottery_11 = Töpferwaren 5 (Karten, Schiff)
names-card-pottery_12 = Töpferwaren 5 (Pirat, Karten)
names-card-pottery_13 = Töpferwaren 6 (Ducato, Karten)
names-card-pottery_14 = Töpferwaren 6 (Pirat, Schiff)
names-card-pottery_15 = Töpferwaren 6 (Ducato, Pirat)
names-card-pottery_16 = Töpferwaren 6 (Ducato, Schiff)
names-card-olives_01 = Oliven 3 (Pirat, Schiff)
names-card-olives_02 = Oliven 3 (Ducato, Pirat)
names-card-olives_03 = Oliven 3 (Ducato, Schiff)
names-card-olives_04 = Oliven 3 (Pirat, Karten)
names-card-olives_05 = Oliven 4 (Ducato, Karten)
names-card-olives_06 = Oliven 4 (Pirat, Schiff)
names-card-olives_07 = Oliven 4 (Ducato, Pirat)
names-card-olives_08 = Oliven 4 (Karten, Schiff)
names-card-olives_09 = Oliven 4 (Pirat, Karten)
names-card-olives_10 = Oliven 5 (Ducato, Karten)
names-card-olives_11 = Oliven 5 (Pirat, Schiff)
names-card-olives_12 = Oliven 5 (Ducato, Pirat)
names-card-olives_13 = Oliven 5 (Karten, Schiff)
names-card-olives_14 = Oliven 5 (Ducato, Schiff)
names-card-olives_15 = Oliven 6 (Ducato, Karten)
names-card-olives_16 = Oliven 6 (Karten, Schiff)
names-card-olives_17 = Oliven 6 (Ducato, Schiff)
names-card-olives_18 = Oliven 6 (Pirat, Karten)
names-card-grain_01 = Getreide 3 (Ducato, Karten)
names-card-grain_02 = Getreide 3 (Ducato, Pirat)
names-card-grain_03 = Getreide 3 (Karten, Schiff)
names-card-grain_04 = Getreide 3 (Ducato, Schiff)
names-card-grain_05 = Getreide 3 (Pirat, Karten)
names-card-grain_06 = Getreide 4 (Ducato, Karten)
names-card-grain_07 = Getreide 4 (Pirat, Schiff)
names-card-grain_08 = Getreide 4 (Ducato, Pirat)
names-card-grain_09 = Getreide 4 (Ducato, Schiff)
names-card-grain_10 = Getreide 4 (Pirat, Karten)
names-card-grain_11 = Getreide 5 (Pirat, Schiff)
names-card-grain_12 = Getreide 5 (Ducato, Pirat)
names-card-grain_13 = Getreide 5 (Karten, Schiff)
names-card-grain_14 = Getreide 5 (Ducato, Schiff)
names-card-grain_15 = Getreide 5 (Pirat, Karten)
names-card-grain_16 = Getreide 6 (Ducato, Karten)
names-card-grain_17 = Getreide 6 (Pirat, Schiff)
names-card-grain_18 = Getreide 6 (Karten, Schiff)
names-card-grain_19 = Getreide 6 (Ducato, Schiff)
names-card-grain_20 = Getreide 6 (Pirat, Karten)

## names-pirate_card

names-pirate_card-unseen = ungesehen
names-pirate_card-unseen_refilled = ungesehen
names-pirate_card-unseen_rescued = ungesehen

## names-symbol

names-symbol-ducato = Ducato
names-symbol-pirate = Piratenflagge
names-symbol-cards = Kartenstapel
names-symbol-ship = Schiff

## names-topic

names-topic-ducato = ein Ducato-Symbol
names-topic-pirate = eine Piratenflagge
names-topic-cards = ein Kartenstapel
names-topic-ship = ein Schiffssymbol
names-topic-any = irgendetwas

## names-symbols

names-symbols-unsaid = nichts
names-symbols-ducato = ein Ducato
names-symbols-pirate = eine Piratenflagge
names-symbols-cards = ein Kartenstapel
names-symbols-ship = ein Schiff
names-symbols-ducato-pirate = Ducato und Piratenflagge
names-symbols-ducato-cards = Ducato und Kartenstapel
names-symbols-ducato-ship = Ducato und Schiff
names-symbols-pirate-cards = Piratenflagge und Kartenstapel
names-symbols-pirate-ship = Piratenflagge und Schiff
names-symbols-cards-ship = Kartenstapel und Schiff

## names-power

names-power-unsaid = nichts

## names-marker

names-marker-calm_sea = ruhige See
names-marker-compass = Kompass
names-marker-fight_pirates = Kampf gegen Piraten
names-marker-big_deal = gute Geschäfte
names-marker-local_authority = örtliche Obrigkeit
names-marker-favourable_terms = günstige Konditionen

## names-harbour

names-harbour-venezia = Venedig
names-harbour-zara = Zara
names-harbour-ragusa = Ragusa
names-harbour-durazzo = Durazzo
names-harbour-ancona = Ancona
names-harbour-bari = Bari
names-harbour-corfu = Korfu
names-harbour-messina = Messina
names-harbour-siracusa = Syrakus
names-harbour-tunisi = Tunis
names-harbour-tripoli = Tripolis
names-harbour-bengasi = Bengasi
names-harbour-modone = Modon
names-harbour-candia = Candia
names-harbour-negroponte = Negroponte
names-harbour-salonicco = Saloniki
names-harbour-gallipoli = Gallipoli
names-harbour-smirne = Smyrna
names-harbour-rodi = Rhodos
names-harbour-costantinopoli = Konstantinopel
names-harbour-famagosta = Famagusta
names-harbour-laiazzo = Laiazzo
names-harbour-beirut = Beirut
names-harbour-acri = Akkon
names-harbour-alessandria = Alexandria
names-harbour-varna = Warna
names-harbour-caffa = Kaffa
names-harbour-tana = Tana
names-harbour-trebisonda = Trapezunt
names-harbour-sinope = Sinope

## names-named

names-named-unsaid = nichts
names-named-none = keiner

## names-venice

names-venice-in_stack = im Stapel
names-venice-on_top = obenauf
names-venice-out = aus dem Spiel
