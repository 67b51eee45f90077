### The story of a game, what answers bring and where points come from.
### A line of the story is a heading and clauses, joined by commas; whose it is stands before it. Clauses have no subject
### of their own and no comma inside.

## headings

story-setup = Aufbau
story-round = Runde { $n }
story-bids = Runde { $n }, Gebote
story-manage = Im Hafen
story-haggle = Nach dem Preis von { $goods } in { $port } gefragt
story-offers =
    { $n ->
        [0] Angebot an { WHO($to, as: "object") }, { $goods } als Geschenk
       *[other] Angebot an { WHO($to, as: "object") }, { $goods } zu je { $n }
    }
story-wants =
    { $n ->
        [0] Wunsch an { WHO($to, as: "object") }, { $goods } als Geschenk
       *[other] Wunsch an { WHO($to, as: "object") }, { $goods } zu je { $n }
    }
story-sail = Auf See
story-fight = Galeere { $galley } greift Galeere { $rival } ({ WHO($to) }) an
story-assault = Galeere { $galley } greift { $port } ({ WHO($to) }) an
story-land = An Land
story-market = Markt
story-incomes = Einkünfte
story-end_die = Der Würfel zum Ende zeigt { $n }
story-end = Das Ende

## clauses

story-nations = { $nations }
story-nation = du bist { $nation }
story-deployed = { WHO($seat) } mit { $a } und { $b } Seeleuten an Bord und { $ashore } an Land
story-no_bids = keine
story-bid =
    { $n ->
        [0] { WHO($seat) } nichts
       *[other] { WHO($seat) } { $n }
    }
story-tie = Würfel ({ WHO($seat) }) { $n }
story-slot = { WHO($seat) } auf Platz { $slot }
story-order = Reihenfolge { $seats }
story-bought = { $goods } auf Galeere { $galley } für { $ducats }
story-hired =
    { $n ->
        [one] 1 Seemann in { $port } für { $ducats } angeheuert
       *[other] { $n } Seeleute in { $port } für { $ducats } angeheuert
    }
story-hired_aboard =
    { $n ->
        [one] 1 Seemann in { $port } für { $ducats } auf Galeere { $galley } angeheuert
       *[other] { $n } Seeleute in { $port } für { $ducats } auf Galeere { $galley } angeheuert
    }
story-built_galley = Galeere { $galley } in { $port } für { $ducats } gebaut
story-built_fort = Festung in { $port } für { $ducats } gebaut
story-rearranged = Mannschaften und Waren umverteilt ({ $zone })
story-discarded = { $goods } von Galeere { $galley } über Bord geworfen
story-dismissed =
    { $n ->
        [one] 1 Seemann von Galeere { $galley } entlassen
       *[other] { $n } Seeleute von Galeere { $galley } entlassen
    }
story-asked = je { $n } verlangt ({ WHO($seat) })
story-offered = je { $n } geboten
story-last_price = letzter Preis ({ WHO($seat) }) je { $n }
story-agreed =
    { $ducats ->
        [0] einig ohne Bezahlung
       *[other] einig über { $ducats } im Ganzen
    }
story-walked_away = gegangen
story-countered = stattdessen je { $n } genannt ({ WHO($seat) })
story-refused = abgelehnt ({ WHO($seat) })
story-withdrew = ein Vorschlag ungesehen zurückgezogen
story-sailed = Galeere { $galley } – { $start } → { $zone }
story-sailed_back = Galeere { $galley } hinaus und zurück ({ $zone })
story-granted = mit Erlaubnis ({ $seats })
story-stopped = aufgehalten ({ WHO($seat) })
story-throw = Würfel { $attack } zu { $defence } (verlorene Seeleute { $lost } zu { $dealt })
story-throws = { $n } Gefechtsrunden (verlorene Seeleute { $lost } zu { $dealt })
story-captured = Galeere { $galley } erobert ({ WHO($seat) })
story-divided = { $goods } auf Galeere { $galley }
story-sank = Galeere { $galley } gesunken
story-took =
    { $n ->
        [one] { $port } mit 1 Seemann eingenommen
       *[other] { $port } mit { $n } Seeleuten eingenommen
    }
story-took_from =
    { $n ->
        [one] { $port } mit 1 Seemann von { WHO($seat, as: "dative") } erobert
       *[other] { $port } mit { $n } Seeleuten von { WHO($seat, as: "dative") } erobert
    }
story-landed =
    { $n ->
        [one] 1 Seemann in { $port } gelandet
       *[other] { $n } Seeleute in { $port } gelandet
    }
story-sold =
    { $ducats ->
        [0] { $goods } in { $port } eingelagert
       *[other] { $goods } in { $port } für { $ducats } verkauft
    }
story-new_market = neuer Markt für { $goods } in { $port } mit { $ducats } mehr
story-income = Einkünfte { $ducats }
story-income_of = { WHO($seat) } { $ducats }
story-scored =
    { $n ->
        [one] { WHO($seat) } 1 Punkt bei { $ducats } Dukaten
       *[other] { WHO($seat) } { $n } Punkte bei { $ducats } Dukaten
    }

## what is counted, after its number `n`

counts-money =
    { $n ->
        [one] Dukaten
       *[other] Dukaten
    }
counts-points =
    { $n ->
        [one] Punkt auf dem Plan
       *[other] Punkte auf dem Plan
    }
counts-ducat_points =
    { $n ->
        [one] Punkt durch Dukaten
       *[other] Punkte durch Dukaten
    }
counts-ports =
    { $n ->
        [one] Hafen
       *[other] Häfen
    }
counts-forts =
    { $n ->
        [one] Festung
       *[other] Festungen
    }
counts-sailors =
    { $n ->
        [one] Seemann
       *[other] Seeleute
    }
counts-galleys =
    { $n ->
        [one] Galeere
       *[other] Galeeren
    }
counts-gems =
    { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
counts-gold = Gold
counts-spices = Gewürze
counts-wine = Wein
counts-cloth = Stoff
counts-iron = Eisen
counts-wood = Holz

## what may come of luck, before its chance

results-won = gewonnen
results-lost = verloren
results-both_sink = auf beiden Seiten niemand übrig
results-undecided = unentschieden
results-game_ends = das Spiel endet
results-game_goes_on = das Spiel geht weiter

## where points come from

sources-own_capital = eigene Hauptstadt
sources-full_capitals = volle Hauptstädte
sources-full_medium_ports = volle mittlere Häfen
sources-full_small_ports = volle kleine Häfen
sources-other_ports = nicht volle Häfen
sources-ducats = Dukaten
sources-bonus_galleys = Zuschlag für Galeeren
sources-bonus_forts = Zuschlag für Festungen
sources-bonus_sailors = Zuschlag für Seeleute
