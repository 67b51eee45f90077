### The story of a game, what answers bring and where points come from.
### A line of the story is a heading and clauses, joined by commas; whose it is stands before it. Clauses have no subject
### of their own and no comma inside.

## headings

story-setup = Preparazione
story-round = Round { $n }
story-bids = Round { $n }, offerte
story-manage = In porto
story-haggle = Trattativa per { $goods } ({ $port })
story-offers =
    { $n ->
        [0] Dono proposto di { $goods } ({ WHO($to) })
       *[other] Vendita proposta di { $goods } a { $n } per unità ({ WHO($to) })
    }
story-wants =
    { $n ->
        [0] Dono chiesto di { $goods } ({ WHO($to) })
       *[other] Acquisto proposto di { $goods } a { $n } per unità ({ WHO($to) })
    }
story-sail = In mare
story-fight = La galea { $galley } attacca la galea { $rival } ({ WHO($to) })
story-assault = La galea { $galley } attacca { $port } ({ WHO($to) })
story-land = A terra
story-market = Mercato
story-incomes = Rendite
story-end_die = Il dado della fine mostra { $n }
story-end = La fine

## clauses

story-nations = { $nations }
story-nation = giochi con { $nation }
story-deployed = { WHO($seat) } con { $a } e { $b } marinai a bordo e { $ashore } a terra
story-no_bids = nessuna
story-bid =
    { $n ->
        [0] { WHO($seat) } niente
       *[other] { WHO($seat) } { $n }
    }
story-tie = dado ({ WHO($seat) }) { $n }
story-slot = { WHO($seat) } al posto { $slot }
story-order = ordine { $seats }
story-bought = { $goods } sulla galea { $galley } per { $ducats }
story-hired =
    { $n ->
        [one] 1 marinaio ingaggiato ({ $port }) per { $ducats }
       *[other] { $n } marinai ingaggiati ({ $port }) per { $ducats }
    }
story-hired_aboard =
    { $n ->
        [one] 1 marinaio ingaggiato ({ $port }) sulla galea { $galley } per { $ducats }
       *[other] { $n } marinai ingaggiati ({ $port }) sulla galea { $galley } per { $ducats }
    }
story-built_galley = galea { $galley } costruita ({ $port }) per { $ducats }
story-built_fort = forte costruito ({ $port }) per { $ducats }
story-rearranged = equipaggi e merci riordinati ({ $zone })
story-discarded = gettato in mare dalla galea { $galley }: { $goods }
story-dismissed =
    { $n ->
        [one] 1 marinaio della galea { $galley } congedato
       *[other] { $n } marinai della galea { $galley } congedati
    }
story-asked = richiesta ({ WHO($seat) }) di { $n } per unità
story-offered = offerta di { $n } per unità
story-last_price = ultimo prezzo ({ WHO($seat) }) { $n } per unità
story-agreed =
    { $ducats ->
        [0] accordo senza pagamento
       *[other] accordo per { $ducats } in tutto
    }
story-walked_away = acquisto abbandonato
story-countered = altro prezzo ({ WHO($seat) }) { $n } per unità
story-refused = rifiuto ({ WHO($seat) })
story-withdrew = una proposta ritirata senza essere vista
story-sailed = galea { $galley } – { $start } → { $zone }
story-sailed_back = galea { $galley } andata e ritorno ({ $zone })
story-granted = passaggio concesso ({ $seats })
story-stopped = passaggio negato ({ WHO($seat) })
story-throw = dadi { $attack } a { $defence } (marinai persi { $lost } a { $dealt })
story-throws = { $n } scambi (marinai persi { $lost } a { $dealt })
story-captured = galea { $galley } catturata ({ WHO($seat) })
story-divided = { $goods } sulla galea { $galley }
story-sank = galea { $galley } affondata
story-took =
    { $n ->
        [one] conquista di { $port } con 1 marinaio
       *[other] conquista di { $port } con { $n } marinai
    }
story-took_from =
    { $n ->
        [one] conquista di { $port } ({ WHO($seat) }) con 1 marinaio
       *[other] conquista di { $port } ({ WHO($seat) }) con { $n } marinai
    }
story-landed =
    { $n ->
        [one] 1 marinaio sbarcato ({ $port })
       *[other] { $n } marinai sbarcati ({ $port })
    }
story-sold =
    { $ducats ->
        [0] messo in magazzino ({ $port }): { $goods }
       *[other] vendita ({ $port }) di { $goods } per { $ducats }
    }
story-new_market = nuovo mercato ({ $port }) con { $ducats } in più: { $goods }
story-income = rendita { $ducats }
story-income_of = { WHO($seat) } { $ducats }
story-scored =
    { $n ->
        [one] { WHO($seat) } 1 punto con { $ducats } ducati
       *[other] { WHO($seat) } { $n } punti con { $ducats } ducati
    }

## what is counted, after its number `n`

counts-money =
    { $n ->
        [one] ducato
       *[other] ducati
    }
counts-points =
    { $n ->
        [one] punto sul tabellone
       *[other] punti sul tabellone
    }
counts-ducat_points =
    { $n ->
        [one] punto per i ducati
       *[other] punti per i ducati
    }
counts-ports =
    { $n ->
        [one] porto
       *[other] porti
    }
counts-forts =
    { $n ->
        [one] forte
       *[other] forti
    }
counts-sailors =
    { $n ->
        [one] marinaio
       *[other] marinai
    }
counts-galleys =
    { $n ->
        [one] galea
       *[other] galee
    }
counts-gems =
    { $n ->
        [one] gemma
       *[other] gemme
    }
counts-gold = oro
counts-spices = spezie
counts-wine = vino
counts-cloth = stoffe
counts-iron = ferro
counts-wood = legno

## what may come of luck, before its chance

results-won = vinto
results-lost = perso
results-both_sink = più nessuno da entrambe le parti
results-undecided = indeciso
results-game_ends = la partita finisce
results-game_goes_on = la partita continua

## where points come from

sources-own_capital = propria capitale
sources-full_capitals = capitali piene
sources-full_medium_ports = porti medi pieni
sources-full_small_ports = porti piccoli pieni
sources-other_ports = porti non pieni
sources-ducats = ducati
sources-bonus_galleys = premio per le galee
sources-bonus_forts = premio per i forti
sources-bonus_sailors = premio per i marinai
