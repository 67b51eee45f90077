### The story of a game, what answers bring and where points come from.
### A line of the story is a heading and clauses, joined by commas; whose it is stands before it. Clauses have no subject
### of their own and no comma inside.

## headings

story-setup = Opstelling
story-round = Ronde { $n }
story-bids = Ronde { $n }, biedingen
story-manage = In de haven
story-haggle = Naar de prijs van { $goods } in { $port } gevraagd
story-offers =
    { $n ->
        [0] Aanbod aan { WHO($to, as: "object") }, { $goods } als geschenk
       *[other] Aanbod aan { WHO($to, as: "object") }, { $goods } voor { $n } per stuk
    }
story-wants =
    { $n ->
        [0] Wens aan { WHO($to, as: "object") }, { $goods } als geschenk
       *[other] Wens aan { WHO($to, as: "object") }, { $goods } voor { $n } per stuk
    }
story-sail = Op zee
story-fight = Galei { $galley } valt galei { $rival } ({ WHO($to) }) aan
story-assault = Galei { $galley } valt { $port } ({ WHO($to) }) aan
story-land = Aan land
story-market = Markt
story-incomes = Inkomsten
story-end_die = De dobbelsteen voor het einde toont { $n }
story-end = Het einde

## clauses

story-nations = { $nations }
story-nation = jij bent { $nation }
story-deployed = { WHO($seat) } met { $a } en { $b } zeelui aan boord en { $ashore } aan land
story-no_bids = geen
story-bid =
    { $n ->
        [0] { WHO($seat) } niets
       *[other] { WHO($seat) } { $n }
    }
story-tie = dobbelsteen van { WHO($seat, as: "object") } { $n }
story-slot = { WHO($seat) } op plaats { $slot }
story-order = volgorde { $seats }
story-bought = { $goods } op galei { $galley } voor { $ducats }
story-hired =
    { $n ->
        [one] 1 zeeman in { $port } ingehuurd voor { $ducats }
       *[other] { $n } zeelui in { $port } ingehuurd voor { $ducats }
    }
story-hired_aboard =
    { $n ->
        [one] 1 zeeman in { $port } op galei { $galley } ingehuurd voor { $ducats }
       *[other] { $n } zeelui in { $port } op galei { $galley } ingehuurd voor { $ducats }
    }
story-built_galley = galei { $galley } in { $port } gebouwd voor { $ducats }
story-built_fort = fort in { $port } gebouwd voor { $ducats }
story-rearranged = bemanningen en goederen herschikt ({ $zone })
story-discarded = { $goods } van galei { $galley } overboord gegooid
story-dismissed =
    { $n ->
        [one] 1 zeeman van galei { $galley } weggestuurd
       *[other] { $n } zeelui van galei { $galley } weggestuurd
    }
story-asked = { $n } per stuk gevraagd door { WHO($seat, as: "object") }
story-offered = { $n } per stuk geboden
story-last_price = laatste prijs van { WHO($seat, as: "object") } { $n } per stuk
story-agreed =
    { $ducats ->
        [0] akkoord zonder betaling
       *[other] akkoord voor { $ducats } in totaal
    }
story-walked_away = weggegaan
story-countered = in plaats daarvan { $n } per stuk genoemd door { WHO($seat, as: "object") }
story-refused = geweigerd door { WHO($seat, as: "object") }
story-withdrew = een voorstel ongezien ingetrokken
story-sailed = galei { $galley } – { $start } → { $zone }
story-sailed_back = galei { $galley } heen en terug ({ $zone })
story-granted = met toestemming van { $seats }
story-stopped = tegengehouden door { WHO($seat, as: "object") }
story-throw = dobbelstenen { $attack } tegen { $defence } (verloren zeelui { $lost } tegen { $dealt })
story-throws = { $n } gevechtsbeurten (verloren zeelui { $lost } tegen { $dealt })
story-captured = galei { $galley } veroverd door { WHO($seat, as: "object") }
story-divided = { $goods } op galei { $galley }
story-sank = galei { $galley } gezonken
story-took =
    { $n ->
        [one] { $port } ingenomen met 1 zeeman
       *[other] { $port } ingenomen met { $n } zeelui
    }
story-took_from =
    { $n ->
        [one] { $port } op { WHO($seat, as: "object") } veroverd met 1 zeeman
       *[other] { $port } op { WHO($seat, as: "object") } veroverd met { $n } zeelui
    }
story-landed =
    { $n ->
        [one] 1 zeeman in { $port } geland
       *[other] { $n } zeelui in { $port } geland
    }
story-sold =
    { $ducats ->
        [0] { $goods } in { $port } opgeslagen
       *[other] { $goods } in { $port } verkocht voor { $ducats }
    }
story-new_market = nieuwe markt voor { $goods } in { $port } met { $ducats } extra
story-income = inkomsten { $ducats }
story-income_of = { WHO($seat) } { $ducats }
story-scored =
    { $n ->
        [one] { WHO($seat) } 1 punt met { $ducats } dukaten
       *[other] { WHO($seat) } { $n } punten met { $ducats } dukaten
    }

## what is counted, after its number `n`

counts-money =
    { $n ->
        [one] dukaat
       *[other] dukaten
    }
counts-points =
    { $n ->
        [one] punt op het bord
       *[other] punten op het bord
    }
counts-ducat_points =
    { $n ->
        [one] punt door dukaten
       *[other] punten door dukaten
    }
counts-ports =
    { $n ->
        [one] haven
       *[other] havens
    }
counts-forts =
    { $n ->
        [one] fort
       *[other] forten
    }
counts-sailors =
    { $n ->
        [one] zeeman
       *[other] zeelui
    }
counts-galleys =
    { $n ->
        [one] galei
       *[other] galeien
    }
counts-gems =
    { $n ->
        [one] edelsteen
       *[other] edelstenen
    }
counts-gold = goud
counts-spices = kruiden
counts-wine = wijn
counts-cloth = linnen
counts-iron = ijzer
counts-wood = hout

## what may come of luck, before its chance

results-won = gewonnen
results-lost = verloren
results-both_sink = aan beide kanten niemand over
results-undecided = onbeslist
results-game_ends = het spel eindigt
results-game_goes_on = het spel gaat door

## where points come from

sources-own_capital = eigen hoofdstad
sources-full_capitals = volle hoofdsteden
sources-full_medium_ports = volle middelgrote havens
sources-full_small_ports = volle kleine havens
sources-other_ports = niet volle havens
sources-ducats = dukaten
sources-bonus_galleys = bonus voor galeien
sources-bonus_forts = bonus voor forten
sources-bonus_sailors = bonus voor zeelui
