### Oltre Mare: how the game is told, and what is counted.


## story
## How the game is told: a heading, then what was done, joined by commas; whose it is stands before it. Goods, cards and seats come as names.

story-setup = Die Schiffe laufen aus
story-starts = { WHO($seat) } in { $harbour }
story-begins = Startspieler { WHO($seat) }
story-turn = { "" }
story-turn_goes_on = { "" }
story-authority =
    { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    } von der örtlichen Obrigkeit
story-earned =
    { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    } eingenommen
story-bought =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } für { $ducati ->
        [one] 1 Ducato
       *[other] { $ducati } Ducati
    } gekauft
story-bought_known =
    { $cards } für { $ducati ->
        [one] 1 Ducato
       *[other] { $ducati } Ducati
    } gekauft
story-bought_back =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } für { $ducati ->
        [one] 1 Ducato
       *[other] { $ducati } Ducati
    } zurückgekauft
story-bought_back_known =
    { $cards } für { $ducati ->
        [one] 1 Ducato
       *[other] { $ducati } Ducati
    } zurückgekauft
story-drew =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } gezogen
story-drew_known = { $cards } gezogen
story-put_down =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } auf den Piratenstapel gelegt
story-put_down_known = { $cards } auf den Piratenstapel gelegt
story-played = { $goods } ausgespielt
story-flags =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } an die Piraten
story-sailed = nach { $harbour } gesegelt
story-jumped = mit dem Kompass nach { $harbour }
story-took = { $marker } genommen
story-turned_down = { $marker } umgedreht
story-loaded = oben { $card }
story-lost =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } nicht mehr zu haben
story-nothing_to_play = keine Karte auszuspielen
story-venice_shows = die Venedigkarte oben auf dem Stapel
story-last_round = Warenstapel leer: letzte Runde
story-refilled =
    Ablage zu einem neuen Stapel von { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } gemischt
story-offer = Angebot an { WHO($to, as: "object") }
story-invite = Bitte an { WHO($to, as: "object") } um ein Angebot ({ $topic })
story-answer = mit einem Angebot beantwortet
story-counter = mit einem Gegenangebot beantwortet
story-swap = { $give } für { $want }
story-gift = { $give } zu geben
story-wish = { $want } gewünscht
story-pays =
    { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    } geboten
story-asks =
    { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    } verlangt
story-claim_symbols = dazu gesagt über { $good }: { $symbols }
story-claim_power = dazu gesagt über { $good }: Seemacht { $power }
story-claim_symbols_power = dazu gesagt über { $good }: { $symbols }; Seemacht { $power }
story-deal = Handel mit { WHO($to, as: "dative") }
story-deal_swap = { $give } für { $want }
story-deal_gift = { $give } gegeben
story-deal_wish = { $want } bekommen
story-deal_paid =
    { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    } gezahlt
story-deal_received =
    { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    } erhalten
story-received = jetzt auf deiner Hand: { $cards }
story-tile = ein Prestigeplättchen für { WHO($to, as: "object") }
story-declined = abgelehnt
story-passed = nichts angeboten
story-dropped = verfallen, weil die Zeit um war
story-interim = Die Venedigkarte wird gewertet
story-rescue = Keine Karte mehr zu ziehen: der Startspieler wird vorab gewertet
story-final = Schlusswertung
story-scored_venice = { WHO($seat) } { $n } (Prestige { $prestige }, Fracht { $cargo })
story-scored_early =
    { WHO($seat) } { $n } (Fracht { $cargo }, Piraten { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    })
story-scored_end =
    { WHO($seat) } { $n } (Prestige { $prestige }, Fracht { $cargo }, Piraten { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    }, Plättchen { $markers })

## counts
## What a seat has, as answers change it

counts-ducati =
    { $n ->
        [one] Ducato
       *[other] Ducati
    }
counts-prestige =
    { $n ->
        [one] Prestigeplättchen
       *[other] Prestigeplättchen
    }
counts-hand =
    { $n ->
        [one] Handkarte
       *[other] Handkarten
    }
counts-pirates =
    { $n ->
        [one] Piratenkarte
       *[other] Piratenkarten
    }
counts-cargo =
    { $n ->
        [one] Frachtkarte
       *[other] Frachtkarten
    }
counts-markers =
    { $n ->
        [one] Plättchen
       *[other] Plättchen
    }
counts-power = Handlimit
counts-load =
    { $n ->
        [one] auszuspielende Karte
       *[other] auszuspielende Karten
    }
counts-gems =
    { $n ->
        [one] Edelstein
       *[other] Edelsteine
    }
counts-scrolls =
    { $n ->
        [one] Schriftrolle
       *[other] Schriftrollen
    }
counts-silk = Seide
counts-salt = Salz
counts-pottery =
    { $n ->
        [one] Töpferwarenkarte
       *[other] Töpferwarenkarten
    }
counts-olives =
    { $n ->
        [one] Olivenkarte
       *[other] Olivenkarten
    }
counts-grain = Getreide

## results
## What luck may bring

results-venice = die Venedigkarte erscheint
results-no_venice = keine Venedigkarte

## sources
## Where ducati came from

sources-start = zu Beginn
sources-bought = gekaufte Karten
sources-bought_back = von Piraten zurückgekauft
sources-from_rivals = von anderen im Handel
sources-to_rivals = an andere im Handel
sources-coins = Ducato-Symbole
sources-big_deal = gute Geschäfte
sources-calm_sea = ruhige See
sources-local_authority = örtliche Obrigkeit
sources-prestige_venice = Prestige bei der Venedigkarte
sources-cargo_venice = Fracht bei der Venedigkarte
sources-prestige_end = Prestige am Ende
sources-cargo_end = Fracht am Ende
sources-pirates = Piraten
sources-markers = Plättchen
