### Serenissima (2012): die Erzählung einer Partie, was Antworten bringen und woher Dukaten kommen.

## story
# Eine Zeile ist ihre Überschrift und ihre Satzteile; wessen sie ist, steht davor, darum hat hier nichts ein Subjekt.

story-set_up = Aufbau
story-begins = { WHO($seat) } zuerst
story-closed =
    { $n ->
        [one] { $ports } geschlossen
       *[other] { $ports } geschlossen
    }
story-starts = { WHO($seat) } in { $port }
story-starts_with =
    { $n ->
        [one] { WHO($seat) } in { $port } mit Galeere { $galleys }
       *[other] { WHO($seat) } in { $port } mit den Galeeren { $galleys }
    }
story-galley = Galeere { $galley }
story-catch_up = Aufholkauf
story-doge = Dogenkarte
story-payout = Auszahlung { $n }
story-purses = Geldbeutel
story-passed = nichts getan
story-loaded =
    { $n ->
        [0] { $goods } aus { $port }
        [one] { $goods } aus { $port } für 1 Dukaten
       *[other] { $goods } aus { $port } für { $n } Dukaten
    }
story-loaded_from =
    { $n ->
        [one] { $goods } aus { $port } für 1 Dukaten an { WHO($to, as: "object") }
       *[other] { $goods } aus { $port } für { $n } Dukaten an { WHO($to, as: "object") }
    }
story-boarded =
    { $n ->
        [one] 1 Seemann an Bord genommen
       *[other] { $n } Seeleute an Bord genommen
    }
story-ashore =
    { $n ->
        [one] 1 Seemann an Land geschickt
       *[other] { $n } Seeleute an Land geschickt
    }
story-crew_from =
    { $n ->
        [one] 1 Seemann von Galeere { $galley }
       *[other] { $n } Seeleute von Galeere { $galley }
    }
story-crew_to =
    { $n ->
        [one] 1 Seemann auf Galeere { $galley }
       *[other] { $n } Seeleute auf Galeere { $galley }
    }
story-goods_from = { $goods } von Galeere { $galley }
story-goods_to = { $goods } auf Galeere { $galley }
story-overboard = { $goods } über Bord geworfen
story-sailed = → { $to }
story-sailed_from = { $from } → { $to }
story-sailed_round = hinaus und zurück ({ $to })
story-hired =
    { $n ->
        [one] 1 Seemann für { $cost } angeheuert ({ $targets })
       *[other] { $n } Seeleute für { $cost } angeheuert ({ $targets })
    }
story-new_galley =
    { $crew ->
        [one] Galeere { $galley } in { $port } mit 1 Seemann für { $n } gekauft
       *[other] Galeere { $galley } in { $port } mit { $crew } Seeleuten für { $n } gekauft
    }
story-built_fort = Festung in { $port } für { $n } gebaut
story-built_basilica = Basilika in { $port } für { $n } gebaut
story-stopped = aufgehalten von { WHO($by, as: "dative") }
story-landing_blocked = Landung blockiert von { WHO($by, as: "dative") }
story-sale_blocked = Verkauf von { $goods } blockiert von { WHO($by, as: "dative") }
story-sold = { $goods } für { $n } verkauft
story-sold_in = { $goods } in { $port } für { $n } verkauft
story-stored =
    { $n ->
        [0] { $goods } ins eigene Lagerhaus gebracht
        [one] { $goods } für 1 ins eigene Lagerhaus gebracht
       *[other] { $goods } für { $n } ins eigene Lagerhaus gebracht
    }
story-stored_in =
    { $n ->
        [0] { $goods } ins eigene Lagerhaus in { $port } gebracht
        [one] { $goods } für 1 ins eigene Lagerhaus in { $port } gebracht
       *[other] { $goods } für { $n } ins eigene Lagerhaus in { $port } gebracht
    }
story-took =
    { $n ->
        [one] { $port } mit 1 Seemann eingenommen
       *[other] { $port } mit { $n } Seeleuten eingenommen
    }
story-given_up = Galeere { $galley } aufgegeben
story-fight_goes_on = Gefecht mit Galeere { $galley } ({ WHO($owner) }; { $fell } verloren, { $killed } getötet)
story-fight_won =
    { $throws ->
        [one] Galeere { $galley } ({ WHO($owner) }) mit 1 Wurf versenkt ({ $fell } verloren, { $killed } getötet)
       *[other] Galeere { $galley } ({ WHO($owner) }) mit { $throws } Würfen versenkt ({ $fell } verloren, { $killed } getötet)
    }
story-fight_lost =
    { $throws ->
        [one] von Galeere { $galley } ({ WHO($owner) }) mit 1 Wurf versenkt ({ $fell } verloren, { $killed } getötet)
       *[other] von Galeere { $galley } ({ WHO($owner) }) mit { $throws } Würfen versenkt ({ $fell } verloren, { $killed } getötet)
    }
story-fight_both_gone =
    { $throws ->
        [one] nach 1 Wurf gemeinsam mit Galeere { $galley } ({ WHO($owner) }) untergegangen
       *[other] nach { $throws } Würfen gemeinsam mit Galeere { $galley } ({ WHO($owner) }) untergegangen
    }
story-fight_broken_off =
    { $throws ->
        [one] Gefecht mit Galeere { $galley } ({ WHO($owner) }) nach 1 Wurf abgebrochen ({ $fell } verloren, { $killed } getötet)
       *[other] Gefecht mit Galeere { $galley } ({ WHO($owner) }) nach { $throws } Würfen abgebrochen ({ $fell } verloren, { $killed } getötet)
    }
story-storm_goes_on = Angriff auf { $port } ({ WHO($owner) }; { $fell } verloren, { $killed } getötet)
story-storm_won =
    { $throws ->
        [one] { $port } ({ WHO($owner) }) mit 1 Wurf erstürmt ({ $fell } verloren, { $killed } getötet)
       *[other] { $port } ({ WHO($owner) }) mit { $throws } Würfen erstürmt ({ $fell } verloren, { $killed } getötet)
    }
story-storm_lost =
    { $throws ->
        [0] vor { $port } ({ WHO($owner) }) zusammengeschossen
        [one] vor { $port } ({ WHO($owner) }) mit 1 Wurf versenkt ({ $fell } verloren, { $killed } getötet)
       *[other] vor { $port } ({ WHO($owner) }) mit { $throws } Würfen versenkt ({ $fell } verloren, { $killed } getötet)
    }
story-storm_both_gone =
    { $throws ->
        [one] nach 1 Wurf mit den Letzten der Garnison von { $port } ({ WHO($owner) }) untergegangen
       *[other] nach { $throws } Würfen mit den Letzten der Garnison von { $port } ({ WHO($owner) }) untergegangen
    }
story-storm_broken_off =
    { $throws ->
        [0] Angriff auf { $port } ({ WHO($owner) }) abgebrochen
        [one] Angriff auf { $port } ({ WHO($owner) }) nach 1 Wurf abgebrochen ({ $fell } verloren, { $killed } getötet)
       *[other] Angriff auf { $port } ({ WHO($owner) }) nach { $throws } Würfen abgebrochen ({ $fell } verloren, { $killed } getötet)
    }
story-fort_fired =
    { $n ->
        [0] Festung verfehlt
        [one] 1 Seemann von der Festung getötet
       *[other] { $n } Seeleute von der Festung getötet
    }
story-looted = { $goods } aus dem Wrack genommen
story-looted_by = { $goods } aus dem Wrack an { WHO($by, as: "object") }
story-left_neutral = { $port } neutral gelassen
story-wine_card = Wein
story-hourglasses =
    { $n ->
        [one] eine Sanduhr
       *[other] { $n } Sanduhren
    }
story-shuffled = alle Karten gemischt
story-got = { WHO($seat) } +{ $n }
story-has = { WHO($seat) } { $n }

## counts
# Steht nach einer Zahl: +2 Dukaten.

counts-money =
    { $n ->
        [one] Dukat
       *[other] Dukaten
    }
counts-galleys =
    { $n ->
        [one] Galeere
       *[other] Galeeren
    }
counts-crew =
    { $n ->
        [one] Seemann an Bord
       *[other] Seeleute an Bord
    }
counts-wood = Holz
counts-stone = Stein
counts-marble = Marmor
counts-wine = Wein
counts-gold = Gold
counts-spice = Gewürze
counts-ports =
    { $n ->
        [one] Hafen
       *[other] Häfen
    }
counts-garrison =
    { $n ->
        [one] Seemann an Land
       *[other] Seeleute an Land
    }
counts-forts =
    { $n ->
        [one] Festung
       *[other] Festungen
    }
counts-basilicas =
    { $n ->
        [one] Basilika
       *[other] Basiliken
    }
counts-wine_ports =
    { $n ->
        [one] Weinhafen
       *[other] Weinhäfen
    }
counts-payout = je Auszahlung

## results
# Wie ein Gefecht oder die Dogenkarte ausgehen kann.

results-won = gewonnen
results-lost = verloren
results-both_sink = beide vernichtet
results-undecided = unentschieden
results-payout = Auszahlung
results-wine = Weinkarte
results-time = keine Auszahlung

## sources
# Woher Dukaten kommen und wofür sie ausgegeben wurden.

sources-start = Anfang
sources-sales = Verkäufe
sources-wine_card = Weinkarte
sources-payout_1 = Auszahlung I
sources-payout_2 = Auszahlung II
sources-payout_3 = Auszahlung III
sources-from_rivals = Waren an Mitspieler
sources-to_rivals = Waren von Mitspielern
sources-goods = Waren gekauft
sources-sailors = Seeleute
sources-galleys = Galeeren
sources-forts = Festungen
sources-basilicas = Basiliken
