### Oltre Mare: how the game is told, and what is counted.


## story
## How the game is told: a heading, then what was done, joined by commas; whose it is stands before it. Goods, cards and seats come as names.

story-setup = The ships set out
story-starts = { WHO($seat) } in { $harbour }
story-begins = start player { WHO($seat) }
story-turn = { "" }
story-turn_goes_on = { "" }
story-authority =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    } from the local authority
story-earned =
    earned { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-bought =
    bought { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_known =
    bought { $cards } for { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_back =
    bought back { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-bought_back_known =
    bought back { $cards } for { $ducati ->
        [one] 1 ducato
       *[other] { $ducati } ducati
    }
story-drew =
    drew { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
story-drew_known = drew { $cards }
story-put_down =
    put { $n ->
        [one] 1 card
       *[other] { $n } cards
    } on the pirate stack
story-put_down_known = put { $cards } on the pirate stack
story-played = played { $goods }
story-flags =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    } to the pirates
story-sailed = sailed to { $harbour }
story-jumped = by compass to { $harbour }
story-took = took { $marker }
story-turned_down = { $marker } turned face down
story-loaded = { $card } on top
story-lost =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    } not to be had
story-nothing_to_play = no card to play
story-venice_shows = the Venice card on top of the stack
story-last_round = goods stack empty: last round
story-refilled =
    discard shuffled into a new stack of { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
story-offer = offer to { WHO($to, as: "object") }
story-invite = asked { WHO($to, as: "object") } for an offer ({ $topic })
story-answer = answered with an offer
story-counter = countered
story-swap = { $give } for { $want }
story-gift = { $give } to give
story-wish = { $want } wanted
story-pays =
    paying { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-asks =
    asking { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-claim_symbols = said of the { $good }: { $symbols }
story-claim_power = said of the { $good }: power { $power }
story-claim_symbols_power = said of the { $good }: { $symbols }; power { $power }
story-deal = deal with { WHO($to, as: "object") }
story-deal_swap = { $give } for { $want }
story-deal_gift = gave { $give }
story-deal_wish = got { $want }
story-deal_paid =
    paid { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-deal_received =
    received { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
story-received = now in your hand: { $cards }
story-tile = a prestige tile for { WHO($to, as: "object") }
story-declined = declined
story-passed = nothing offered
story-dropped = dropped as time ran out
story-interim = The Venice card pays
story-rescue = No card left to draw: the start player is scored early
story-final = Final scoring
story-scored_venice = { WHO($seat) } { $n } (prestige { $prestige }, cargo { $cargo })
story-scored_early =
    { WHO($seat) } { $n } (cargo { $cargo }, pirates { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    })
story-scored_end =
    { WHO($seat) } { $n } (prestige { $prestige }, cargo { $cargo }, pirates { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    }, markers { $markers })

## counts
## What a seat has, as answers change it

counts-ducati =
    { $n ->
        [one] ducato
       *[other] ducati
    }
counts-prestige =
    { $n ->
        [one] prestige tile
       *[other] prestige tiles
    }
counts-hand =
    { $n ->
        [one] card in hand
       *[other] cards in hand
    }
counts-pirates =
    { $n ->
        [one] pirate card
       *[other] pirate cards
    }
counts-cargo =
    { $n ->
        [one] card of cargo
       *[other] cards of cargo
    }
counts-markers =
    { $n ->
        [one] marker
       *[other] markers
    }
counts-power = hand limit
counts-load =
    { $n ->
        [one] card to play
       *[other] cards to play
    }
counts-gems =
    { $n ->
        [one] gem
       *[other] gems
    }
counts-scrolls =
    { $n ->
        [one] scroll
       *[other] scrolls
    }
counts-silk = silk
counts-salt = salt
counts-pottery =
    { $n ->
        [one] pottery
       *[other] pottery
    }
counts-olives =
    { $n ->
        [one] olive card
       *[other] olive cards
    }
counts-grain = grain

## results
## What luck may bring

results-venice = the Venice card comes up
results-no_venice = no Venice card

## sources
## Where ducati came from

sources-start = at the start
sources-bought = cards bought
sources-bought_back = bought back from pirates
sources-from_rivals = from others in deals
sources-to_rivals = to others in deals
sources-coins = ducato symbols
sources-big_deal = big deal
sources-calm_sea = calm sea
sources-local_authority = local authority
sources-prestige_venice = prestige at the Venice card
sources-cargo_venice = cargo at the Venice card
sources-prestige_end = prestige at the end
sources-cargo_end = cargo at the end
sources-pirates = pirates
sources-markers = markers
