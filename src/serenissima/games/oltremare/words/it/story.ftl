### Oltre Mare: how the game is told, and what is counted.


## story
## How the game is told: a heading, then what was done, joined by commas; whose it is stands before it. Goods, cards and seats come as names.

story-setup = Le navi salpano
story-starts = { WHO($seat) } a { $harbour }
story-begins = primo giocatore { WHO($seat) }
story-turn = { "" }
story-turn_goes_on = { "" }
story-authority =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } dall’autorità locale
story-earned =
    { $n ->
        [one] 1 ducato incassato
       *[other] { $n } ducati incassati
    }
story-bought =
    { $n ->
        [one] 1 carta comprata
       *[other] { $n } carte comprate
    } per { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_known =
    acquisto di { $cards } per { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_back =
    { $n ->
        [one] 1 carta ricomprata
       *[other] { $n } carte ricomprate
    } dai pirati per { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_back_known =
    riacquisto dai pirati di { $cards } per { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-drew =
    { $n ->
        [one] 1 carta pescata
       *[other] { $n } carte pescate
    }
story-drew_known = pescato: { $cards }
story-put_down =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } di troppo ai pirati
story-put_down_known = di troppo, ai pirati: { $cards }
story-played = { $goods } in gioco
story-flags =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } ai pirati
story-sailed = rotta per { $harbour }
story-jumped = con la bussola a { $harbour }
story-took = segnalino { $marker }
story-turned_down = segnalino { $marker } coperto
story-loaded = { $card } in cima
story-lost =
    { $n ->
        [one] 1 carta introvabile
       *[other] { $n } carte introvabili
    }
story-nothing_to_play = nessuna carta da giocare
story-venice_shows = la carta Venezia in cima al mazzo
story-last_round = mazzo vuoto: ultimo round
story-refilled =
    scarti rimescolati in un nuovo mazzo di { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
story-offer = offerta a { WHO($to, as: "dative") }
story-invite = richiesta di un’offerta a { WHO($to, as: "dative") } ({ $topic })
story-answer = un’offerta in risposta
story-counter = una controfferta in risposta
story-swap = { $give } per { $want }
story-gift = da dare: { $give }
story-wish = chiesto: { $want }
story-pays =
    da pagare: { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-asks =
    da ricevere: { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-claim_symbols = dichiarato per { $good }: { $symbols }
story-claim_power = dichiarato per { $good }: potenza { $power }
story-claim_symbols_power = dichiarato per { $good }: { $symbols }; potenza { $power }
story-deal = affare con { WHO($to, as: "object") }
story-deal_swap = { $give } per { $want }
story-deal_gift = dato: { $give }
story-deal_wish = ricevuto: { $want }
story-deal_paid =
    pagato: { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-deal_received =
    incassato: { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-received = ora nella tua mano: { $cards }
story-tile = una tessera prestigio per { WHO($to, as: "object") }
story-declined = rifiutata
story-passed = niente da offrire
story-dropped = decaduta, tempo scaduto
story-interim = La carta Venezia paga
story-rescue = Nessuna carta da pescare: il primo giocatore è conteggiato in anticipo
story-final = Conteggio finale
story-scored_venice = { WHO($seat) } { $n } (prestigio { $prestige }, carico { $cargo })
story-scored_early =
    { WHO($seat) } { $n } (carico { $cargo }, pirati { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    })
story-scored_end =
    { WHO($seat) } { $n } (prestigio { $prestige }, carico { $cargo }, pirati { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    }, segnalini { $markers })

## counts
## What a seat has, as answers change it

counts-ducati =
    { $n ->
        [one] ducato
       *[other] ducati
    }
counts-prestige =
    { $n ->
        [one] tessera prestigio
       *[other] tessere prestigio
    }
counts-hand =
    { $n ->
        [one] carta in mano
       *[other] carte in mano
    }
counts-pirates =
    { $n ->
        [one] carta dei pirati
       *[other] carte dei pirati
    }
counts-cargo =
    { $n ->
        [one] carta di carico
       *[other] carte di carico
    }
counts-markers =
    { $n ->
        [one] segnalino
       *[other] segnalini
    }
counts-power = limite di mano
counts-load =
    { $n ->
        [one] carta da giocare
       *[other] carte da giocare
    }
counts-gems =
    { $n ->
        [one] gemma
       *[other] gemme
    }
counts-scrolls =
    { $n ->
        [one] pergamena
       *[other] pergamene
    }
counts-silk = seta
counts-salt = sale
counts-pottery =
    { $n ->
        [one] carta ceramiche
       *[other] carte ceramiche
    }
counts-olives =
    { $n ->
        [one] carta olive
       *[other] carte olive
    }
counts-grain = grano

## results
## What luck may bring

results-venice = la carta Venezia appare
results-no_venice = nessuna carta Venezia

## sources
## Where ducati came from

sources-start = all’inizio
sources-bought = carte comprate
sources-bought_back = ricomprate dai pirati
sources-from_rivals = dagli altri negli affari
sources-to_rivals = agli altri negli affari
sources-coins = simboli ducato
sources-big_deal = grande affare
sources-calm_sea = mare calmo
sources-local_authority = autorità locale
sources-prestige_venice = prestigio alla carta Venezia
sources-cargo_venice = carico alla carta Venezia
sources-prestige_end = prestigio alla fine
sources-cargo_end = carico alla fine
sources-pirates = pirati
sources-markers = segnalini
