### Che cosa è successo, una riga per turno: di chi è il turno si legge davanti, perciò nessun pezzo ha un soggetto.
### Che cosa si conta, e da dove vengono i punti. $n sceglie la forma; [0] vuol dire nessuno.

## story

story-starts = Primo giocatore: { WHO($who) }
story-round = Round { $n }
story-die = { $panel } { $n }
story-doge = il Doge desidera { $tile }
story-renewed = le vecchie tessere Doge mescolate in una nuova pila di { $n }
story-order = Nuovo ordine di turno: { $seats }
story-flood = Acqua alta { $level }
story-lost =
    { $n ->
        [0] { WHO($who) } al sicuro
        [one] { WHO($who) } 1 azione persa
       *[other] { WHO($who) } { $n } azioni perse
    }
story-turn = prima del turno
story-reordered = { $tile } portata in cima per { $n }
story-field = { $field }
story-water = acqua
story-paid =
    { $n ->
        [one] 1 ducato pagato
       *[other] { $n } ducati pagati
    }
story-ducats =
    { $n ->
        [one] 1 ducato incassato
       *[other] { $n } ducati incassati
    }
story-points =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
story-approvals =
    { $n ->
        [one] 1 consenso
       *[other] { $n } consensi
    }
story-bought =
    { $n ->
        [0] { $tile } comprata gratis
       *[other] { $tile } comprata per { $n }
    }
story-bought_part = parte del { $zone } comprata per { $n }
story-bought_gondola =
    { $n ->
        [0] gondola comprata gratis
       *[other] gondola comprata per { $n }
    }
story-bought_covered = comprata { $tile }
story-gave_up = { $tile } ceduta
story-gave_up_part = parte del { $zone } ceduta
story-gave_up_gondola = gondola ceduta
story-gave_up_covered = ceduta { $tile }
story-kept_none = nessuna delle tessere tenuta
story-completed = { $tile } completata
story-completed_part =
    { $approvals ->
        [0] parte del { $zone } completata (+{ story-points-of })
       *[other] parte del { $zone } completata ({ story-gains-of })
    }
story-completed_gondola =
    { $ducats ->
        [0] gondola completata (+{ story-approvals-of })
       *[other] gondola completata (+{ story-ducats-of })
    }
story-replaced =
    { $approvals ->
        [0] parte del { $zone } sostituita (+{ story-points-of })
       *[other] parte del { $zone } sostituita ({ story-gains-of })
    }
story-gains-of =
    { $points ->
        [0] +{ story-approvals-of }
       *[other] +{ story-points-of }, +{ story-approvals-of }
    }
story-points-of =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
story-approvals-of =
    { $approvals ->
        [one] 1 consenso
       *[other] { $approvals } consensi
    }
story-ducats-of =
    { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
    }
story-nothing = azione non usata
story-swapped = ora il Doge desidera { $tile }, l’altra tessera { $end }
story-inspection = Ispezione
story-bid =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }
story-final_approval = Approvazione finale
story-left =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }

## counts
## Che cosa cambia una risposta; il numero si legge davanti.

counts-points =
    { $n ->
        [one] punto
       *[other] punti
    }
counts-ducats =
    { $n ->
        [one] ducato
       *[other] ducati
    }
counts-approvals =
    { $n ->
        [one] consenso
       *[other] consensi
    }
counts-yard =
    { $n ->
        [one] tessera nel cantiere
       *[other] tessere nel cantiere
    }
counts-barriers =
    { $n ->
        [one] barriera completa
       *[other] barriere complete
    }

## sources
## Da dove vengono i punti.

sources-start = all’inizio
sources-parts = parti, valore stampato
sources-wishes = desideri del Doge
sources-replacing = parti sostituite
sources-barriers = barriere
sources-inspections = ispezioni
sources-final_approval = approvazione finale
