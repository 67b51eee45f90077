### Ce qui s’est passé, une ligne par tour : à qui est le tour se lit devant, aucun morceau n’a donc de sujet.
### Ce qui est compté, et d’où viennent les points. $n choisit la forme ; [0] veut dire aucun.

## story

story-starts = Premier joueur : { WHO($who) }
story-round = Manche { $n }
story-die = { $panel } { $n }
story-doge = le Doge souhaite { $tile }
story-renewed = les anciennes tuiles Doge mélangées en une nouvelle pile de { $n }
story-order = Nouvel ordre du tour : { $seats }
story-flood = Hautes eaux { $level }
story-lost =
    { $n ->
        [0] { WHO($who) } à l’abri
        [one] { WHO($who) } 1 action perdue
       *[other] { WHO($who) } { $n } actions perdues
    }
story-turn = avant le tour
story-reordered = { $tile } mise au-dessus pour { $n }
story-field = { $field }
story-water = eau
story-paid =
    { $n ->
        [one] { $n } ducat payé
       *[other] { $n } ducats payés
    }
story-ducats =
    { $n ->
        [one] { $n } ducat gagné
       *[other] { $n } ducats gagnés
    }
story-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
story-approvals =
    { $n ->
        [one] { $n } faveur
       *[other] { $n } faveurs
    }
story-bought =
    { $n ->
        [0] { $tile } achetée sans frais
       *[other] { $tile } achetée pour { $n }
    }
story-bought_part = pièce du { $zone } achetée pour { $n }
story-bought_gondola =
    { $n ->
        [0] gondole achetée sans frais
       *[other] gondole achetée pour { $n }
    }
story-bought_covered = achat : { $tile }
story-gave_up = { $tile } cédée
story-gave_up_part = pièce du { $zone } cédée
story-gave_up_gondola = gondole cédée
story-gave_up_covered = cédé : { $tile }
story-kept_none = aucune des tuiles gardée
story-completed = { $tile } achevée
story-completed_part =
    { $approvals ->
        [0] pièce du { $zone } achevée (+{ story-points-of })
       *[other] pièce du { $zone } achevée ({ story-gains-of })
    }
story-completed_gondola =
    { $ducats ->
        [0] gondole achevée (+{ story-approvals-of })
       *[other] gondole achevée (+{ story-ducats-of })
    }
story-replaced =
    { $approvals ->
        [0] pièce du { $zone } remplacée (+{ story-points-of })
       *[other] pièce du { $zone } remplacée ({ story-gains-of })
    }
story-gains-of =
    { $points ->
        [0] +{ story-approvals-of }
       *[other] +{ story-points-of }, +{ story-approvals-of }
    }
story-points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
story-approvals-of =
    { $approvals ->
        [one] { $approvals } faveur
       *[other] { $approvals } faveurs
    }
story-ducats-of =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
story-nothing = action inutilisée
story-swapped = le Doge souhaite maintenant { $tile }, l’autre tuile { $end }
story-inspection = Inspection
story-bid =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }
story-final_approval = Jugement final
story-left =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }

## counts
## Ce qu’une réponse change ; le nombre se lit devant.

counts-points =
    { $n ->
        [one] point
       *[other] points
    }
counts-ducats =
    { $n ->
        [one] ducat
       *[other] ducats
    }
counts-approvals =
    { $n ->
        [one] faveur
       *[other] faveurs
    }
counts-yard =
    { $n ->
        [one] tuile au chantier
       *[other] tuiles au chantier
    }
counts-barriers =
    { $n ->
        [one] digue achevée
       *[other] digues achevées
    }

## sources
## D’où viennent les points.

sources-start = au départ
sources-parts = pièces, valeur imprimée
sources-wishes = souhaits du Doge
sources-replacing = pièces remplacées
sources-barriers = digues
sources-inspections = inspections
sources-final_approval = jugement final
