### Oltre Mare: how the game is told, and what is counted.


## story
## How the game is told: a heading, then what was done, joined by commas; whose it is stands before it. Goods, cards and seats come as names.

story-setup = Les navires appareillent
story-starts = { WHO($seat) } à { $harbour }
story-begins = premier joueur { WHO($seat) }
story-turn = { "" }
story-turn_goes_on = { "" }
story-authority =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    } de l’autorité locale
story-earned =
    { $n ->
        [one] { $n } ducat gagné
       *[other] { $n } ducats gagnés
    }
story-bought =
    { $n ->
        [one] { $n } carte achetée
       *[other] { $n } cartes achetées
    } pour { $ducati ->
        [one] { $ducati } ducat
       *[other] { $ducati } ducats
    }
story-bought_known =
    acheté : { $cards } pour { $ducati ->
        [one] { $ducati } ducat
       *[other] { $ducati } ducats
    }
story-bought_back =
    { $n ->
        [one] { $n } carte rachetée
       *[other] { $n } cartes rachetées
    } aux pirates pour { $ducati ->
        [one] { $ducati } ducat
       *[other] { $ducati } ducats
    }
story-bought_back_known =
    rachat aux pirates de { $cards } pour { $ducati ->
        [one] { $ducati } ducat
       *[other] { $ducati } ducats
    }
story-drew =
    { $n ->
        [one] { $n } carte piochée
       *[other] { $n } cartes piochées
    }
story-drew_known = pioché : { $cards }
story-put_down =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de trop aux pirates
story-put_down_known = de trop, aux pirates : { $cards }
story-played = { $goods } en jeu
story-flags =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } aux pirates
story-sailed = cap sur { $harbour }
story-jumped = par la boussole à { $harbour }
story-took = marqueur { $marker }
story-turned_down = marqueur { $marker } face cachée
story-loaded = { $card } sur le dessus
story-lost =
    { $n ->
        [one] { $n } carte introuvable
       *[other] { $n } cartes introuvables
    }
story-nothing_to_play = aucune carte à jouer
story-venice_shows = la carte Venise au sommet de la pioche
story-last_round = pioche vide : dernière manche
story-refilled =
    défausse mélangée en une nouvelle pioche de { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
story-offer = offre pour { WHO($to, as: "dative") }
story-invite = offre demandée ({ $topic }) auprès de { WHO($to, as: "dative") }
story-answer = une offre en réponse
story-counter = une contre-offre en réponse
story-swap = { $give } contre { $want }
story-gift = à donner : { $give }
story-wish = demandé : { $want }
story-pays =
    à payer : { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
story-asks =
    à recevoir : { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
story-claim_symbols = annoncé pour { $good } : { $symbols }
story-claim_power = annoncé pour { $good } : puissance { $power }
story-claim_symbols_power = annoncé pour { $good } : { $symbols } ; puissance { $power }
story-deal = affaire avec { WHO($to, as: "object") }
story-deal_swap = { $give } contre { $want }
story-deal_gift = donné : { $give }
story-deal_wish = reçu : { $want }
story-deal_paid =
    payé : { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
story-deal_received =
    reçu : { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
story-received = maintenant dans votre main : { $cards }
story-tile = une tuile de prestige pour { WHO($to, as: "object") }
story-declined = refus
story-passed = rien à offrir
story-dropped = abandon, temps écoulé
story-interim = La carte Venise paie
story-rescue = Plus de carte à piocher : le premier joueur est décompté d’avance
story-final = Décompte final
story-scored_venice = { WHO($seat) } { $n } (prestige { $prestige }, cargaison { $cargo })
story-scored_early =
    { WHO($seat) } { $n } (cargaison { $cargo }, pirates { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    })
story-scored_end =
    { WHO($seat) } { $n } (prestige { $prestige }, cargaison { $cargo }, pirates { $pirates ->
        [0] 0
       *[other] −{ $pirates }
    }, marqueurs { $markers })

## counts
## What a seat has, as answers change it

counts-ducati =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-prestige =
    { $n ->
        [one] tuile de prestige
       *[other] tuiles de prestige
    }
counts-hand =
    { $n ->
        [one] carte en main
       *[other] cartes en main
    }
counts-pirates =
    { $n ->
        [one] carte de pirates
       *[other] cartes de pirates
    }
counts-cargo =
    { $n ->
        [one] carte de cargaison
       *[other] cartes de cargaison
    }
counts-markers =
    { $n ->
        [one] marqueur
       *[other] marqueurs
    }
counts-power = limite de main
counts-load =
    { $n ->
        [one] carte à jouer
       *[other] cartes à jouer
    }
counts-gems =
    { $n ->
        [one] gemme
       *[other] gemmes
    }
counts-scrolls =
    { $n ->
        [one] parchemin
       *[other] parchemins
    }
counts-silk = soie
counts-salt = sel
counts-pottery =
    { $n ->
        [one] poterie
       *[other] poterie
    }
counts-olives =
    { $n ->
        [one] carte olives
       *[other] cartes olives
    }
counts-grain = blé

## results
## What luck may bring

results-venice = la carte Venise apparaît
results-no_venice = pas de carte Venise

## sources
## Where ducati came from

sources-start = au départ
sources-bought = cartes achetées
sources-bought_back = rachetées aux pirates
sources-from_rivals = des autres, en affaires
sources-to_rivals = aux autres, en affaires
sources-coins = symboles ducat
sources-big_deal = grande affaire
sources-calm_sea = mer calme
sources-local_authority = autorité locale
sources-prestige_venice = prestige à la carte Venise
sources-cargo_venice = cargaison à la carte Venise
sources-prestige_end = prestige à la fin
sources-cargo_end = cargaison à la fin
sources-pirates = pirates
sources-markers = marqueurs
