### Oltre Mare: how the game is told, and what is counted.


## story
## How the game is told: a heading, then what was done, joined by commas; whose it is stands before it. Goods, cards and seats come as names.

story-setup = De schepen vertrekken
story-starts = { WHO($seat) } in { $harbour }
story-begins = startspeler { WHO($seat) }
story-turn = { "" }
story-turn_goes_on = { "" }
story-authority =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } van het plaatselijk gezag
story-earned =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } verdiend
story-bought =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } gekocht voor { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_known =
    { $cards } gekocht voor { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_back =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } teruggekocht voor { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_back_known =
    { $cards } teruggekocht voor { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-drew =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } getrokken
story-drew_known = { $cards } getrokken
story-put_down =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } op de piratenstapel gelegd
story-put_down_known = { $cards } op de piratenstapel gelegd
story-played = { $goods } gespeeld
story-flags =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } naar de piraten
story-sailed = naar { $harbour } gezeild
story-jumped = met het kompas naar { $harbour }
story-took = { $marker } gepakt
story-turned_down = { $marker } omgedraaid
story-loaded = { $card } bovenop
story-lost =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    } niet meer te krijgen
story-nothing_to_play = geen kaart om te spelen
story-venice_shows = de Venetiëkaart boven op de stapel
story-last_round = goederenstapel leeg: laatste ronde
story-refilled =
    aflegstapel geschud tot een nieuwe stapel van { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
story-offer = aanbod aan { WHO($to, as: "object") }
story-invite = { WHO($to, as: "object") } om een aanbod gevraagd ({ $topic })
story-answer = beantwoord met een aanbod
story-counter = beantwoord met een tegenaanbod
story-swap = { $give } voor { $want }
story-gift = { $give } te geven
story-wish = { $want } gevraagd
story-pays =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } geboden
story-asks =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } gevraagd
story-claim_symbols = gezegd over { $good }: { $symbols }
story-claim_power = gezegd over { $good }: zeemacht { $power }
story-claim_symbols_power = gezegd over { $good }: { $symbols }; zeemacht { $power }
story-deal = ruil met { WHO($to, as: "object") }
story-deal_swap = { $give } voor { $want }
story-deal_gift = { $give } gegeven
story-deal_wish = { $want } gekregen
story-deal_paid =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } betaald
story-deal_received =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } ontvangen
story-received = nu in je hand: { $cards }
story-tile = een prestigekaartje voor { WHO($to, as: "object") }
story-declined = afgewezen
story-passed = niets aangeboden
story-dropped = vervallen, de tijd was om
story-interim = De Venetiëkaart wordt geteld
story-rescue = Geen kaart meer te trekken: de startspeler wordt vooraf geteld
story-final = Eindtelling
story-scored_venice = { WHO($seat) } { $n } (prestige { $prestige }, vracht { $cargo })
story-scored_early =
    { WHO($seat) } { $n } (vracht { $cargo }, piraten { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    })
story-scored_end =
    { WHO($seat) } { $n } (prestige { $prestige }, vracht { $cargo }, piraten { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    }, fiches { $markers })

## counts
## What a seat has, as answers change it

counts-ducati =
    { $n ->
        [one] ducato
       *[other] ducati
    }
counts-prestige =
    { $n ->
        [one] prestigekaartje
       *[other] prestigekaartjes
    }
counts-hand =
    { $n ->
        [one] handkaart
       *[other] handkaarten
    }
counts-pirates =
    { $n ->
        [one] piratenkaart
       *[other] piratenkaarten
    }
counts-cargo =
    { $n ->
        [one] vrachtkaart
       *[other] vrachtkaarten
    }
counts-markers =
    { $n ->
        [one] fiche
       *[other] fiches
    }
counts-power = handlimiet
counts-load =
    { $n ->
        [one] te spelen kaart
       *[other] te spelen kaarten
    }
counts-gems =
    { $n ->
        [one] edelsteen
       *[other] edelstenen
    }
counts-scrolls =
    { $n ->
        [one] schriftrol
       *[other] schriftrollen
    }
counts-silk = zijde
counts-salt = zout
counts-pottery =
    { $n ->
        [one] aardewerk
       *[other] aardewerk
    }
counts-olives =
    { $n ->
        [one] olijvenkaart
       *[other] olijvenkaarten
    }
counts-grain = graan

## results
## What luck may bring

results-venice = de Venetiëkaart verschijnt
results-no_venice = geen Venetiëkaart

## sources
## Where ducati came from

sources-start = bij het begin
sources-bought = gekochte kaarten
sources-bought_back = van piraten teruggekocht
sources-from_rivals = van anderen bij het ruilen
sources-to_rivals = aan anderen bij het ruilen
sources-coins = ducato-symbolen
sources-big_deal = goede zaken
sources-calm_sea = kalme zee
sources-local_authority = plaatselijk gezag
sources-prestige_venice = prestige bij de Venetiëkaart
sources-cargo_venice = vracht bij de Venetiëkaart
sources-prestige_end = prestige aan het eind
sources-cargo_end = vracht aan het eind
sources-pirates = piraten
sources-markers = fiches
