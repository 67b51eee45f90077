### The story of a game, what answers bring and where points come from.
### A line of the story is a heading and clauses, joined by commas; whose it is stands before it. Clauses have no subject
### of their own and no comma inside.

## headings

story-setup = Mise en place
story-round = Manche { $n }
story-bids = Manche { $n }, mises
story-manage = Au port
story-haggle = Marchandage pour { $goods } ({ $port })
story-offers =
    { $n ->
        [0] Don proposé, { $goods } ({ WHO($to) })
       *[other] Vente proposée, { $goods } à { $n } par unité ({ WHO($to) })
    }
story-wants =
    { $n ->
        [0] Don souhaité, { $goods } ({ WHO($to) })
       *[other] Achat souhaité, { $goods } à { $n } par unité ({ WHO($to) })
    }
story-sail = En mer
story-fight = La galère { $galley } attaque la galère { $rival } ({ WHO($to) })
story-assault = La galère { $galley } attaque { $port } ({ WHO($to) })
story-land = À terre
story-market = Marché
story-incomes = Revenus
story-end_die = Le dé de la fin montre { $n }
story-end = La fin

## clauses

story-nations = { $nations }
story-nation = vous jouez { $nation }
story-deployed = { WHO($seat) } avec { $a } et { $b } matelots à bord et { $ashore } à terre
story-no_bids = aucune
story-bid =
    { $n ->
        [0] { WHO($seat) } rien
       *[other] { WHO($seat) } { $n }
    }
story-tie = dé ({ WHO($seat) }) { $n }
story-slot = { WHO($seat) } à la place { $slot }
story-order = ordre { $seats }
story-bought = { $goods } sur la galère { $galley } pour { $ducats }
story-hired =
    { $n ->
        [one] { $n } matelot engagé ({ $port }) pour { $ducats }
       *[other] { $n } matelots engagés ({ $port }) pour { $ducats }
    }
story-hired_aboard =
    { $n ->
        [one] { $n } matelot engagé ({ $port }) sur la galère { $galley } pour { $ducats }
       *[other] { $n } matelots engagés ({ $port }) sur la galère { $galley } pour { $ducats }
    }
story-built_galley = galère { $galley } construite ({ $port }) pour { $ducats }
story-built_fort = fort construit ({ $port }) pour { $ducats }
story-rearranged = équipages et marchandises réorganisés ({ $zone })
story-discarded = jeté à la mer (galère { $galley }) : { $goods }
story-dismissed =
    { $n ->
        [one] { $n } matelot de la galère { $galley } congédié
       *[other] { $n } matelots de la galère { $galley } congédiés
    }
story-asked = demande ({ WHO($seat) }) de { $n } par unité
story-offered = offre de { $n } par unité
story-last_price = dernier prix ({ WHO($seat) }) { $n } par unité
story-agreed =
    { $ducats ->
        [0] accord sans paiement
       *[other] accord pour { $ducats } en tout
    }
story-walked_away = achat abandonné
story-countered = autre prix ({ WHO($seat) }) { $n } par unité
story-refused = refus ({ WHO($seat) })
story-withdrew = une proposition retirée sans être vue
story-sailed = galère { $galley } – { $start } → { $zone }
story-sailed_back = galère { $galley } aller et retour ({ $zone })
story-granted = passage accordé ({ $seats })
story-stopped = passage refusé ({ WHO($seat) })
story-throw = dés { $attack } à { $defence } (matelots perdus { $lost } à { $dealt })
story-throws = { $n } échanges (matelots perdus { $lost } à { $dealt })
story-captured = galère { $galley } capturée ({ WHO($seat) })
story-divided = { $goods } sur la galère { $galley }
story-sank = galère { $galley } coulée
story-took =
    { $n ->
        [one] port pris avec { $n } matelot ({ $port })
       *[other] port pris avec { $n } matelots ({ $port })
    }
story-took_from =
    { $n ->
        [one] port pris avec { $n } matelot ({ $port }, { WHO($seat) })
       *[other] port pris avec { $n } matelots ({ $port }, { WHO($seat) })
    }
story-landed =
    { $n ->
        [one] { $n } matelot débarqué ({ $port })
       *[other] { $n } matelots débarqués ({ $port })
    }
story-sold =
    { $ducats ->
        [0] mis en entrepôt ({ $port }) : { $goods }
       *[other] vente ({ $port }) : { $goods } pour { $ducats }
    }
story-new_market = nouveau marché ({ $port }) pour { $ducats } de plus : { $goods }
story-income = revenu { $ducats }
story-income_of = { WHO($seat) } { $ducats }
story-scored =
    { $n ->
        [one] { WHO($seat) } { $n } point avec { $ducats } ducats
       *[other] { WHO($seat) } { $n } points avec { $ducats } ducats
    }

## what is counted, after its number `n`

counts-money =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-points =
    { $n ->
        [one] point sur le plateau
       *[other] points sur le plateau
    }
counts-ducat_points =
    { $n ->
        [one] point par les ducats
       *[other] points par les ducats
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
        [one] matelot
       *[other] matelots
    }
counts-galleys =
    { $n ->
        [one] galère
       *[other] galères
    }
counts-gems =
    { $n ->
        [one] gemme
       *[other] gemmes
    }
counts-gold = or
counts-spices = épices
counts-wine = vin
counts-cloth = étoffes
counts-iron = fer
counts-wood = bois

## what may come of luck, before its chance

results-won = gagné
results-lost = perdu
results-both_sink = plus personne des deux côtés
results-undecided = indécis
results-game_ends = la partie s’arrête
results-game_goes_on = la partie continue

## where points come from

sources-own_capital = capitale propre
sources-full_capitals = capitales pleines
sources-full_medium_ports = ports moyens pleins
sources-full_small_ports = petits ports pleins
sources-other_ports = ports non pleins
sources-ducats = ducats
sources-bonus_galleys = bonus pour les galères
sources-bonus_forts = bonus pour les forts
sources-bonus_sailors = bonus pour les matelots
