### Serenissima (2012): the story of a game, what answers bring, and where ducats come from.

## story
# A line is its heading and its clauses; whose it is stands before it, so nothing here has a subject.

story-set_up = Set-up
story-begins = { WHO($seat) } first
story-closed =
    { $n ->
        [one] { $ports } closed
       *[other] { $ports } closed
    }
story-starts = { WHO($seat) } in { $port }
story-starts_with =
    { $n ->
        [one] { WHO($seat) } in { $port } with galley { $galleys }
       *[other] { WHO($seat) } in { $port } with galleys { $galleys }
    }
story-galley = galley { $galley }
story-catch_up = catch-up
story-doge = Doge's card
story-payout = Payout { $n }
story-purses = Purses
story-passed = nothing done
story-loaded =
    { $n ->
        [0] { $goods } from { $port }
        [one] { $goods } from { $port } for 1 ducat
       *[other] { $goods } from { $port } for { $n } ducats
    }
story-loaded_from =
    { $n ->
        [one] { $goods } from { $port } for 1 ducat to { WHO($to, as: "object") }
       *[other] { $goods } from { $port } for { $n } ducats to { WHO($to, as: "object") }
    }
story-boarded =
    { $n ->
        [one] 1 sailor boarded
       *[other] { $n } sailors boarded
    }
story-ashore =
    { $n ->
        [one] 1 sailor sent ashore
       *[other] { $n } sailors sent ashore
    }
story-crew_from =
    { $n ->
        [one] 1 sailor from galley { $galley }
       *[other] { $n } sailors from galley { $galley }
    }
story-crew_to =
    { $n ->
        [one] 1 sailor to galley { $galley }
       *[other] { $n } sailors to galley { $galley }
    }
story-goods_from = { $goods } from galley { $galley }
story-goods_to = { $goods } to galley { $galley }
story-overboard = { $goods } thrown overboard
story-sailed = to { $to }
story-sailed_from = from { $from } to { $to }
story-sailed_round = out and back to { $to }
story-hired =
    { $n ->
        [one] 1 sailor hired for { $cost } ({ $targets })
       *[other] { $n } sailors hired for { $cost } ({ $targets })
    }
story-new_galley =
    { $crew ->
        [one] galley { $galley } bought in { $port } with 1 sailor for { $n }
       *[other] galley { $galley } bought in { $port } with { $crew } sailors for { $n }
    }
story-built_fort = fort built in { $port } for { $n }
story-built_basilica = basilica built in { $port } for { $n }
story-stopped = stopped by { WHO($by, as: "object") }
story-landing_blocked = landing blocked by { WHO($by, as: "object") }
story-sale_blocked = sale of { $goods } blocked by { WHO($by, as: "object") }
story-sold = sold { $goods } for { $n }
story-sold_in = sold { $goods } in { $port } for { $n }
story-stored =
    { $n ->
        [0] stored { $goods } in the warehouse
        [one] stored { $goods } in the warehouse for 1
       *[other] stored { $goods } in the warehouse for { $n }
    }
story-stored_in =
    { $n ->
        [0] stored { $goods } in the warehouse of { $port }
        [one] stored { $goods } in the warehouse of { $port } for 1
       *[other] stored { $goods } in the warehouse of { $port } for { $n }
    }
story-took =
    { $n ->
        [one] took { $port } with 1 sailor
       *[other] took { $port } with { $n } sailors
    }
story-given_up = galley { $galley } given up
story-fight_goes_on = fought galley { $galley } ({ WHO($owner) }; lost { $fell }, killed { $killed })
story-fight_won =
    { $throws ->
        [one] sank galley { $galley } ({ WHO($owner) }) in 1 throw (lost { $fell }, killed { $killed })
       *[other] sank galley { $galley } ({ WHO($owner) }) in { $throws } throws (lost { $fell }, killed { $killed })
    }
story-fight_lost =
    { $throws ->
        [one] sunk by galley { $galley } ({ WHO($owner) }) in 1 throw (lost { $fell }, killed { $killed })
       *[other] sunk by galley { $galley } ({ WHO($owner) }) in { $throws } throws (lost { $fell }, killed { $killed })
    }
story-fight_both_gone =
    { $throws ->
        [one] sank together with galley { $galley } ({ WHO($owner) }) in 1 throw
       *[other] sank together with galley { $galley } ({ WHO($owner) }) in { $throws } throws
    }
story-fight_broken_off =
    { $throws ->
        [one] broke off the fight with galley { $galley } ({ WHO($owner) }) after 1 throw (lost { $fell }, killed { $killed })
       *[other] broke off the fight with galley { $galley } ({ WHO($owner) }) after { $throws } throws (lost { $fell }, killed { $killed })
    }
story-storm_goes_on = assaulted { $port } ({ WHO($owner) }; lost { $fell }, killed { $killed })
story-storm_won =
    { $throws ->
        [one] stormed { $port } ({ WHO($owner) }) in 1 throw (lost { $fell }, killed { $killed })
       *[other] stormed { $port } ({ WHO($owner) }) in { $throws } throws (lost { $fell }, killed { $killed })
    }
story-storm_lost =
    { $throws ->
        [0] shot away before { $port } ({ WHO($owner) })
        [one] sunk before { $port } ({ WHO($owner) }) in 1 throw (lost { $fell }, killed { $killed })
       *[other] sunk before { $port } ({ WHO($owner) }) in { $throws } throws (lost { $fell }, killed { $killed })
    }
story-storm_both_gone =
    { $throws ->
        [one] sank with the last of the garrison of { $port } ({ WHO($owner) }) in 1 throw
       *[other] sank with the last of the garrison of { $port } ({ WHO($owner) }) in { $throws } throws
    }
story-storm_broken_off =
    { $throws ->
        [0] broke off the assault on { $port } ({ WHO($owner) })
        [one] broke off the assault on { $port } ({ WHO($owner) }) after 1 throw (lost { $fell }, killed { $killed })
       *[other] broke off the assault on { $port } ({ WHO($owner) }) after { $throws } throws (lost { $fell }, killed { $killed })
    }
story-fort_fired =
    { $n ->
        [0] the fort missed
        [one] the fort killed 1 sailor
       *[other] the fort killed { $n } sailors
    }
story-looted = took { $goods } from the wreck
story-looted_by = { $goods } from the wreck to { WHO($by, as: "object") }
story-left_neutral = { $port } left neutral
story-wine_card = wine
story-hourglasses =
    { $n ->
        [one] one hourglass
       *[other] { $n } hourglasses
    }
story-shuffled = all cards shuffled
story-got = { WHO($seat) } +{ $n }
story-has = { WHO($seat) } { $n }

## counts
# Said after a number: +2 ducats.

counts-money =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-galleys =
    { $n ->
        [one] galley
       *[other] galleys
    }
counts-crew =
    { $n ->
        [one] sailor aboard
       *[other] sailors aboard
    }
counts-wood = wood
counts-stone = stone
counts-marble = marble
counts-wine = wine
counts-gold = gold
counts-spice = spice
counts-ports =
    { $n ->
        [one] port
       *[other] ports
    }
counts-garrison =
    { $n ->
        [one] sailor ashore
       *[other] sailors ashore
    }
counts-forts =
    { $n ->
        [one] fort
       *[other] forts
    }
counts-basilicas =
    { $n ->
        [one] basilica
       *[other] basilicas
    }
counts-wine_ports =
    { $n ->
        [one] wine port
       *[other] wine ports
    }
counts-payout = at each payout

## results
# How a fight or the Doge's card may turn out.

results-won = won
results-lost = lost
results-both_sink = both gone
results-undecided = undecided
results-payout = payout
results-wine = wine card
results-time = no payout

## sources
# Where ducats come from, and what they were spent on.

sources-start = start
sources-sales = sales
sources-wine_card = wine card
sources-payout_1 = payout I
sources-payout_2 = payout II
sources-payout_3 = payout III
sources-from_rivals = goods sold to rivals
sources-to_rivals = goods bought from rivals
sources-goods = goods bought
sources-sailors = sailors
sources-galleys = galleys
sources-forts = forts
sources-basilicas = basilicas
