### The story of a game, what answers bring and where points come from.
### A line of the story is a heading and clauses, joined by commas; whose it is stands before it. Clauses have no subject
### of their own and no comma inside.

## headings

story-setup = Set-up
story-round = Round { $n }
story-bids = Round { $n }, bids
story-manage = In port
story-haggle = Asked the price of { $goods } in { $port }
story-offers =
    { $n ->
        [0] Offered { $goods } to { WHO($to, as: "object") } as a gift
       *[other] Offered { $goods } to { WHO($to, as: "object") } at { $n } each
    }
story-wants =
    { $n ->
        [0] Wanted { $goods } from { WHO($to, as: "object") } for nothing
       *[other] Wanted { $goods } from { WHO($to, as: "object") } at { $n } each
    }
story-sail = At sea
story-fight = Galley { $galley } attacks galley { $rival } ({ WHO($to) })
story-assault = Galley { $galley } attacks { $port } ({ WHO($to) })
story-land = Ashore
story-market = Market
story-incomes = Income
story-end_die = The die for the end shows { $n }
story-end = The end

## clauses

story-nations = { $nations }
story-nation = you are { $nation }
story-deployed = { WHO($seat) } with { $a } and { $b } sailors aboard and { $ashore } ashore
story-no_bids = none
story-bid =
    { $n ->
        [0] { WHO($seat) } nothing
       *[other] { WHO($seat) } { $n }
    }
story-tie = { WHO($seat) } rolled { $n }
story-slot = { WHO($seat) } in place { $slot }
story-order = order { $seats }
story-bought = { $goods } aboard galley { $galley } for { $ducats }
story-hired =
    { $n ->
        [one] 1 sailor hired in { $port } for { $ducats }
       *[other] { $n } sailors hired in { $port } for { $ducats }
    }
story-hired_aboard =
    { $n ->
        [one] 1 sailor hired in { $port } onto galley { $galley } for { $ducats }
       *[other] { $n } sailors hired in { $port } onto galley { $galley } for { $ducats }
    }
story-built_galley = galley { $galley } built in { $port } for { $ducats }
story-built_fort = fort built in { $port } for { $ducats }
story-rearranged = crews and goods rearranged in { $zone }
story-discarded = { $goods } thrown overboard from galley { $galley }
story-dismissed =
    { $n ->
        [one] 1 sailor of galley { $galley } dismissed
       *[other] { $n } sailors of galley { $galley } dismissed
    }
story-asked = { WHO($seat) } asked { $n } each
story-offered = offered { $n } each
story-last_price = { WHO($seat, as: "possessive") } last price { $n } each
story-agreed =
    { $ducats ->
        [0] agreed for nothing
       *[other] agreed for { $ducats } in all
    }
story-walked_away = walked away
story-countered = { WHO($seat) } named { $n } each instead
story-refused = { WHO($seat) } refused
story-withdrew = a proposal withdrawn unseen
story-sailed = galley { $galley } from { $start } to { $zone }
story-sailed_back = galley { $galley } out and back to { $zone }
story-granted = by leave of { $seats }
story-stopped = stopped by { WHO($seat, as: "object") }
story-throw = dice { $attack } to { $defence } (sailors lost { $lost } to { $dealt })
story-throws = { $n } exchanges (sailors lost { $lost } to { $dealt })
story-captured = galley { $galley } captured by { WHO($seat, as: "object") }
story-divided = { $goods } onto galley { $galley }
story-sank = galley { $galley } sunk
story-took =
    { $n ->
        [one] { $port } taken with 1 sailor
       *[other] { $port } taken with { $n } sailors
    }
story-took_from =
    { $n ->
        [one] { $port } taken from { WHO($seat, as: "object") } with 1 sailor
       *[other] { $port } taken from { WHO($seat, as: "object") } with { $n } sailors
    }
story-landed =
    { $n ->
        [one] 1 sailor landed in { $port }
       *[other] { $n } sailors landed in { $port }
    }
story-sold =
    { $ducats ->
        [0] { $goods } stored in { $port }
       *[other] { $goods } sold in { $port } for { $ducats }
    }
story-new_market = new market for { $goods } in { $port } worth { $ducats } more
story-income = income { $ducats }
story-income_of = { WHO($seat) } { $ducats }
story-scored =
    { $n ->
        [one] { WHO($seat) } 1 point with { $ducats } ducats
       *[other] { WHO($seat) } { $n } points with { $ducats } ducats
    }

## what is counted, after its number `n`

counts-money =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-points =
    { $n ->
        [one] point on the board
       *[other] points on the board
    }
counts-ducat_points =
    { $n ->
        [one] point by ducats
       *[other] points by ducats
    }
counts-ports =
    { $n ->
        [one] port
       *[other] ports
    }
counts-forts =
    { $n ->
        [one] fort
       *[other] forts
    }
counts-sailors =
    { $n ->
        [one] sailor
       *[other] sailors
    }
counts-galleys =
    { $n ->
        [one] galley
       *[other] galleys
    }
counts-gems =
    { $n ->
        [one] gem
       *[other] gems
    }
counts-gold = gold
counts-spices = spices
counts-wine = wine
counts-cloth = cloth
counts-iron = iron
counts-wood = wood

## what may come of luck, before its chance

results-won = won
results-lost = lost
results-both_sink = nobody left on either side
results-undecided = undecided
results-game_ends = the game ends
results-game_goes_on = the game goes on

## where points come from

sources-own_capital = own capital
sources-full_capitals = full capitals
sources-full_medium_ports = full medium ports
sources-full_small_ports = full small ports
sources-other_ports = ports not full
sources-ducats = ducats
sources-bonus_galleys = bonus for galleys
sources-bonus_forts = bonus for forts
sources-bonus_sailors = bonus for sailors
