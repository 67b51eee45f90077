### Serenissima (2012) : le récit d’une partie, ce que rapportent les réponses et d’où viennent les ducats.

## story
# Une ligne est son titre et ses propositions ; à qui elle est se lit avant, donc rien ici n’a de sujet.

story-set_up = Mise en place
story-begins = { WHO($seat) } en premier
story-closed =
    { $n ->
        [one] { $ports } fermé
       *[other] { $ports } fermés
    }
story-starts = { WHO($seat) } à { $port }
story-starts_with =
    { $n ->
        [one] { WHO($seat) } à { $port } avec la galère { $galleys }
       *[other] { WHO($seat) } à { $port } avec les galères { $galleys }
    }
story-galley = galère { $galley }
story-catch_up = achat de rattrapage
story-doge = Carte du Doge
story-payout = Revenu { $n }
story-purses = Bourses
story-passed = aucune action
story-loaded =
    { $n ->
        [0] { $goods } ({ $port })
        [one] { $goods } ({ $port }) pour 1 ducat
       *[other] { $goods } ({ $port }) pour { $n } ducats
    }
story-loaded_from =
    { $n ->
        [one] { $goods } ({ $port }), 1 ducat payé à { WHO($to, as: "dative") }
       *[other] { $goods } ({ $port }), { $n } ducats payés à { WHO($to, as: "dative") }
    }
story-boarded =
    { $n ->
        [one] 1 matelot embarqué
       *[other] { $n } matelots embarqués
    }
story-ashore =
    { $n ->
        [one] 1 matelot débarqué
       *[other] { $n } matelots débarqués
    }
story-crew_from =
    { $n ->
        [one] 1 matelot de la galère { $galley }
       *[other] { $n } matelots de la galère { $galley }
    }
story-crew_to =
    { $n ->
        [one] 1 matelot vers la galère { $galley }
       *[other] { $n } matelots vers la galère { $galley }
    }
story-goods_from = { $goods } de la galère { $galley }
story-goods_to = { $goods } vers la galère { $galley }
story-overboard = jeté par-dessus bord : { $goods }
story-sailed = → { $to }
story-sailed_from = { $from } → { $to }
story-sailed_round = aller et retour ({ $to })
story-hired =
    { $n ->
        [one] 1 matelot engagé pour { $cost } ({ $targets })
       *[other] { $n } matelots engagés pour { $cost } ({ $targets })
    }
story-new_galley =
    { $crew ->
        [one] galère { $galley } achetée ({ $port }) avec 1 matelot pour { $n }
       *[other] galère { $galley } achetée ({ $port }) avec { $crew } matelots pour { $n }
    }
story-built_fort = fort bâti ({ $port }) pour { $n }
story-built_basilica = basilique bâtie ({ $port }) pour { $n }
story-stopped = arrêtée par { WHO($by, as: "object") }
story-landing_blocked = débarquement bloqué par { WHO($by, as: "object") }
story-sale_blocked = vente bloquée par { WHO($by, as: "object") } ({ $goods })
story-sold = vente : { $goods } pour { $n }
story-sold_in = vente ({ $port }) : { $goods } pour { $n }
story-stored =
    { $n ->
        [0] mis en entrepôt : { $goods }
        [one] mis en entrepôt pour 1 : { $goods }
       *[other] mis en entrepôt pour { $n } : { $goods }
    }
story-stored_in =
    { $n ->
        [0] mis en entrepôt ({ $port }) : { $goods }
        [one] mis en entrepôt pour 1 ({ $port }) : { $goods }
       *[other] mis en entrepôt pour { $n } ({ $port }) : { $goods }
    }
story-took =
    { $n ->
        [one] port pris avec 1 matelot ({ $port })
       *[other] port pris avec { $n } matelots ({ $port })
    }
story-given_up = galère { $galley } abandonnée
story-fight_goes_on = combat contre la galère { $galley } ({ WHO($owner) } ; perdus : { $fell }, tués : { $killed })
story-fight_won =
    { $throws ->
        [one] galère { $galley } ({ WHO($owner) }) coulée en 1 lancer (perdus : { $fell }, tués : { $killed })
       *[other] galère { $galley } ({ WHO($owner) }) coulée en { $throws } lancers (perdus : { $fell }, tués : { $killed })
    }
story-fight_lost =
    { $throws ->
        [one] coulée par la galère { $galley } ({ WHO($owner) }) en 1 lancer (perdus : { $fell }, tués : { $killed })
       *[other] coulée par la galère { $galley } ({ WHO($owner) }) en { $throws } lancers (perdus : { $fell }, tués : { $killed })
    }
story-fight_both_gone =
    { $throws ->
        [one] coulée avec la galère { $galley } ({ WHO($owner) }) en 1 lancer
       *[other] coulée avec la galère { $galley } ({ WHO($owner) }) en { $throws } lancers
    }
story-fight_broken_off =
    { $throws ->
        [one] combat contre la galère { $galley } ({ WHO($owner) }) rompu après 1 lancer (perdus : { $fell }, tués : { $killed })
       *[other] combat contre la galère { $galley } ({ WHO($owner) }) rompu après { $throws } lancers (perdus : { $fell }, tués : { $killed })
    }
story-storm_goes_on = assaut ({ $port }, { WHO($owner) } ; perdus : { $fell }, tués : { $killed })
story-storm_won =
    { $throws ->
        [one] assaut réussi ({ $port }, { WHO($owner) }) en 1 lancer (perdus : { $fell }, tués : { $killed })
       *[other] assaut réussi ({ $port }, { WHO($owner) }) en { $throws } lancers (perdus : { $fell }, tués : { $killed })
    }
story-storm_lost =
    { $throws ->
        [0] équipage abattu dans l’assaut ({ $port }, { WHO($owner) })
        [one] coulée dans l’assaut ({ $port }, { WHO($owner) }) en 1 lancer (perdus : { $fell }, tués : { $killed })
       *[other] coulée dans l’assaut ({ $port }, { WHO($owner) }) en { $throws } lancers (perdus : { $fell }, tués : { $killed })
    }
story-storm_both_gone =
    { $throws ->
        [one] coulée avec les derniers de la garnison ({ $port }, { WHO($owner) }) en 1 lancer
       *[other] coulée avec les derniers de la garnison ({ $port }, { WHO($owner) }) en { $throws } lancers
    }
story-storm_broken_off =
    { $throws ->
        [0] assaut rompu ({ $port }, { WHO($owner) })
        [one] assaut rompu ({ $port }, { WHO($owner) }) après 1 lancer (perdus : { $fell }, tués : { $killed })
       *[other] assaut rompu ({ $port }, { WHO($owner) }) après { $throws } lancers (perdus : { $fell }, tués : { $killed })
    }
story-fort_fired =
    { $n ->
        [0] tir du fort sans effet
        [one] 1 matelot tué par le fort
       *[other] { $n } matelots tués par le fort
    }
story-looted = pris sur l’épave : { $goods }
story-looted_by = pris sur l’épave par { WHO($by, as: "object") } : { $goods }
story-left_neutral = port laissé neutre : { $port }
story-wine_card = vin
story-hourglasses =
    { $n ->
        [one] un sablier
       *[other] { $n } sabliers
    }
story-shuffled = toutes les cartes mélangées
story-got = { WHO($seat) } +{ $n }
story-has = { WHO($seat) } { $n }

## counts
# Se dit après un nombre : +2 ducats.

counts-money =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-galleys =
    { $n ->
        [one] galère
       *[other] galères
    }
counts-crew =
    { $n ->
        [one] matelot à bord
       *[other] matelots à bord
    }
counts-wood = bois
counts-stone = pierre
counts-marble = marbre
counts-wine = vin
counts-gold = or
counts-spice = épices
counts-ports =
    { $n ->
        [one] port
       *[other] ports
    }
counts-garrison =
    { $n ->
        [one] matelot à terre
       *[other] matelots à terre
    }
counts-forts =
    { $n ->
        [one] fort
       *[other] forts
    }
counts-basilicas =
    { $n ->
        [one] basilique
       *[other] basiliques
    }
counts-wine_ports =
    { $n ->
        [one] port de vin
       *[other] ports de vin
    }
counts-payout = à chaque revenu

## results
# Comment un combat ou la carte du Doge peut tourner.

results-won = gagné
results-lost = perdu
results-both_sink = les deux anéantis
results-undecided = indécis
results-payout = revenu
results-wine = carte du vin
results-time = pas de revenu

## sources
# D’où viennent les ducats et à quoi ils ont servi.

sources-start = départ
sources-sales = ventes
sources-wine_card = carte du vin
sources-payout_1 = revenu I
sources-payout_2 = revenu II
sources-payout_3 = revenu III
sources-from_rivals = achats des rivaux chez soi
sources-to_rivals = achats chez les rivaux
sources-goods = marchandises achetées
sources-sailors = matelots
sources-galleys = galères
sources-forts = forts
sources-basilicas = basiliques
