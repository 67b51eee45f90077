### Serenissima (2012): het verhaal van een partij, wat antwoorden opleveren en waar dukaten vandaan komen.

## story
# Een regel is zijn kop en zijn zinsdelen; van wie hij is staat ervoor, dus niets hier heeft een onderwerp.

story-set_up = Opstelling
story-begins = { WHO($seat) } eerst
story-closed =
    { $n ->
        [one] { $ports } gesloten
       *[other] { $ports } gesloten
    }
story-starts = { WHO($seat) } in { $port }
story-starts_with =
    { $n ->
        [one] { WHO($seat) } in { $port } met galei { $galleys }
       *[other] { WHO($seat) } in { $port } met de galeien { $galleys }
    }
story-galley = galei { $galley }
story-catch_up = inhaalaankoop
story-doge = Dogekaart
story-payout = Uitbetaling { $n }
story-purses = Beurzen
story-passed = niets gedaan
story-loaded =
    { $n ->
        [0] { $goods } uit { $port }
        [one] { $goods } uit { $port } voor 1 dukaat
       *[other] { $goods } uit { $port } voor { $n } dukaten
    }
story-loaded_from =
    { $n ->
        [one] { $goods } uit { $port } voor 1 dukaat aan { WHO($to, as: "object") }
       *[other] { $goods } uit { $port } voor { $n } dukaten aan { WHO($to, as: "object") }
    }
story-boarded =
    { $n ->
        [one] 1 zeeman aan boord genomen
       *[other] { $n } zeelui aan boord genomen
    }
story-ashore =
    { $n ->
        [one] 1 zeeman aan wal gestuurd
       *[other] { $n } zeelui aan wal gestuurd
    }
story-crew_from =
    { $n ->
        [one] 1 zeeman van galei { $galley }
       *[other] { $n } zeelui van galei { $galley }
    }
story-crew_to =
    { $n ->
        [one] 1 zeeman naar galei { $galley }
       *[other] { $n } zeelui naar galei { $galley }
    }
story-goods_from = { $goods } van galei { $galley }
story-goods_to = { $goods } naar galei { $galley }
story-overboard = { $goods } overboord gegooid
story-sailed = → { $to }
story-sailed_from = { $from } → { $to }
story-sailed_round = heen en terug ({ $to })
story-hired =
    { $n ->
        [one] 1 zeeman ingehuurd voor { $cost } ({ $targets })
       *[other] { $n } zeelui ingehuurd voor { $cost } ({ $targets })
    }
story-new_galley =
    { $crew ->
        [one] galei { $galley } in { $port } met 1 zeeman gekocht voor { $n }
       *[other] galei { $galley } in { $port } met { $crew } zeelui gekocht voor { $n }
    }
story-built_fort = fort gebouwd in { $port } voor { $n }
story-built_basilica = basiliek gebouwd in { $port } voor { $n }
story-stopped = tegengehouden door { WHO($by, as: "object") }
story-landing_blocked = landing geblokkeerd door { WHO($by, as: "object") }
story-sale_blocked = verkoop van { $goods } geblokkeerd door { WHO($by, as: "object") }
story-sold = { $goods } verkocht voor { $n }
story-sold_in = { $goods } in { $port } verkocht voor { $n }
story-stored =
    { $n ->
        [0] { $goods } naar het eigen pakhuis gebracht
        [one] { $goods } voor 1 naar het eigen pakhuis gebracht
       *[other] { $goods } voor { $n } naar het eigen pakhuis gebracht
    }
story-stored_in =
    { $n ->
        [0] { $goods } naar het eigen pakhuis in { $port } gebracht
        [one] { $goods } voor 1 naar het eigen pakhuis in { $port } gebracht
       *[other] { $goods } voor { $n } naar het eigen pakhuis in { $port } gebracht
    }
story-took =
    { $n ->
        [one] { $port } ingenomen met 1 zeeman
       *[other] { $port } ingenomen met { $n } zeelui
    }
story-given_up = galei { $galley } opgegeven
story-fight_goes_on = gevecht met galei { $galley } ({ WHO($owner) }; { $fell } verloren, { $killed } gedood)
story-fight_won =
    { $throws ->
        [one] galei { $galley } ({ WHO($owner) }) in 1 worp tot zinken gebracht ({ $fell } verloren, { $killed } gedood)
       *[other] galei { $galley } ({ WHO($owner) }) in { $throws } worpen tot zinken gebracht ({ $fell } verloren, { $killed } gedood)
    }
story-fight_lost =
    { $throws ->
        [one] in 1 worp tot zinken gebracht door galei { $galley } ({ WHO($owner) }; { $fell } verloren, { $killed } gedood)
       *[other] in { $throws } worpen tot zinken gebracht door galei { $galley } ({ WHO($owner) }; { $fell } verloren, { $killed } gedood)
    }
story-fight_both_gone =
    { $throws ->
        [one] in 1 worp gezonken samen met galei { $galley } ({ WHO($owner) })
       *[other] in { $throws } worpen gezonken samen met galei { $galley } ({ WHO($owner) })
    }
story-fight_broken_off =
    { $throws ->
        [one] gevecht met galei { $galley } ({ WHO($owner) }) na 1 worp afgebroken ({ $fell } verloren, { $killed } gedood)
       *[other] gevecht met galei { $galley } ({ WHO($owner) }) na { $throws } worpen afgebroken ({ $fell } verloren, { $killed } gedood)
    }
story-storm_goes_on = aanval op { $port } ({ WHO($owner) }; { $fell } verloren, { $killed } gedood)
story-storm_won =
    { $throws ->
        [one] { $port } ({ WHO($owner) }) in 1 worp bestormd ({ $fell } verloren, { $killed } gedood)
       *[other] { $port } ({ WHO($owner) }) in { $throws } worpen bestormd ({ $fell } verloren, { $killed } gedood)
    }
story-storm_lost =
    { $throws ->
        [0] voor { $port } ({ WHO($owner) }) kapotgeschoten
        [one] voor { $port } ({ WHO($owner) }) in 1 worp gezonken ({ $fell } verloren, { $killed } gedood)
       *[other] voor { $port } ({ WHO($owner) }) in { $throws } worpen gezonken ({ $fell } verloren, { $killed } gedood)
    }
story-storm_both_gone =
    { $throws ->
        [one] in 1 worp gezonken met de laatsten van het garnizoen van { $port } ({ WHO($owner) })
       *[other] in { $throws } worpen gezonken met de laatsten van het garnizoen van { $port } ({ WHO($owner) })
    }
story-storm_broken_off =
    { $throws ->
        [0] aanval op { $port } ({ WHO($owner) }) afgebroken
        [one] aanval op { $port } ({ WHO($owner) }) na 1 worp afgebroken ({ $fell } verloren, { $killed } gedood)
       *[other] aanval op { $port } ({ WHO($owner) }) na { $throws } worpen afgebroken ({ $fell } verloren, { $killed } gedood)
    }
story-fort_fired =
    { $n ->
        [0] het fort schoot mis
        [one] 1 zeeman gedood door het fort
       *[other] { $n } zeelui gedood door het fort
    }
story-looted = { $goods } uit het wrak genomen
story-looted_by = { $goods } uit het wrak naar { WHO($by, as: "object") }
story-left_neutral = { $port } neutraal gelaten
story-wine_card = wijn
story-hourglasses =
    { $n ->
        [one] één zandloper
       *[other] { $n } zandlopers
    }
story-shuffled = alle kaarten geschud
story-got = { WHO($seat) } +{ $n }
story-has = { WHO($seat) } { $n }

## counts
# Staat na een getal: +2 dukaten.

counts-money =
    { $n ->
        [one] dukaat
       *[other] dukaten
    }
counts-galleys =
    { $n ->
        [one] galei
       *[other] galeien
    }
counts-crew =
    { $n ->
        [one] zeeman aan boord
       *[other] zeelui aan boord
    }
counts-wood = hout
counts-stone = steen
counts-marble = marmer
counts-wine = wijn
counts-gold = goud
counts-spice = kruiden
counts-ports =
    { $n ->
        [one] haven
       *[other] havens
    }
counts-garrison =
    { $n ->
        [one] zeeman aan wal
       *[other] zeelui aan wal
    }
counts-forts =
    { $n ->
        [one] fort
       *[other] forten
    }
counts-basilicas =
    { $n ->
        [one] basiliek
       *[other] basilieken
    }
counts-wine_ports =
    { $n ->
        [one] wijnhaven
       *[other] wijnhavens
    }
counts-payout = per uitbetaling

## results
# Hoe een gevecht of de kaart van de Doge kan uitvallen.

results-won = gewonnen
results-lost = verloren
results-both_sink = beide vernietigd
results-undecided = onbeslist
results-payout = uitbetaling
results-wine = wijnkaart
results-time = geen uitbetaling

## sources
# Waar dukaten vandaan komen en waaraan ze zijn uitgegeven.

sources-start = begin
sources-sales = verkopen
sources-wine_card = wijnkaart
sources-payout_1 = uitbetaling I
sources-payout_2 = uitbetaling II
sources-payout_3 = uitbetaling III
sources-from_rivals = goederen aan rivalen
sources-to_rivals = goederen van rivalen
sources-goods = goederen gekocht
sources-sailors = zeelui
sources-galleys = galeien
sources-forts = forten
sources-basilicas = basilieken
