### Wat er gebeurd is, een regel per beurt: wiens beurt het is staat ervoor, dus geen stuk heeft een onderwerp.
### Wat geteld wordt, en waar punten vandaan komen. $n kiest de vorm; [0] staat voor geen enkele.

## story

story-starts = Startspeler: { WHO($who) }
story-round = Ronde { $n }
story-die = { $panel } { $n }
story-doge = de doge wenst { $tile }
story-renewed = de oude dogetegels tot een nieuwe stapel van { $n } geschud
story-order = Nieuwe beurtvolgorde: { $seats }
story-flood = Hoogwater { $level }
story-lost =
    { $n ->
        [0] { WHO($who) } veilig
        [one] { WHO($who) } 1 actie verloren
       *[other] { WHO($who) } { $n } acties verloren
    }
story-turn = voor de beurt
story-reordered = { $tile } voor { $n } bovenop gelegd
story-field = { $field }
story-water = water
story-paid =
    { $n ->
        [one] 1 dukaat betaald
       *[other] { $n } dukaten betaald
    }
story-ducats =
    { $n ->
        [one] 1 dukaat verdiend
       *[other] { $n } dukaten verdiend
    }
story-points =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
story-approvals =
    { $n ->
        [one] 1 goedkeuring
       *[other] { $n } goedkeuringen
    }
story-bought =
    { $n ->
        [0] { $tile } gratis gekocht
       *[other] { $tile } gekocht voor { $n }
    }
story-bought_part = deel { $zone } gekocht voor { $n }
story-bought_gondola =
    { $n ->
        [0] gondel gratis gekocht
       *[other] gondel gekocht voor { $n }
    }
story-bought_covered = { $tile } gekocht
story-gave_up = { $tile } afgelegd
story-gave_up_part = deel { $zone } afgelegd
story-gave_up_gondola = gondel afgelegd
story-gave_up_covered = { $tile } afgelegd
story-kept_none = geen van de tegels gehouden
story-completed = { $tile } voltooid
story-completed_part =
    { $approvals ->
        [0] deel { $zone } voltooid (+{ story-points-of })
       *[other] deel { $zone } voltooid ({ story-gains-of })
    }
story-completed_gondola =
    { $ducats ->
        [0] gondel voltooid (+{ story-approvals-of })
       *[other] gondel voltooid (+{ story-ducats-of })
    }
story-replaced =
    { $approvals ->
        [0] deel { $zone } vervangen (+{ story-points-of })
       *[other] deel { $zone } vervangen ({ story-gains-of })
    }
story-gains-of =
    { $points ->
        [0] +{ story-approvals-of }
       *[other] +{ story-points-of }, +{ story-approvals-of }
    }
story-points-of =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
story-approvals-of =
    { $approvals ->
        [one] 1 goedkeuring
       *[other] { $approvals } goedkeuringen
    }
story-ducats-of =
    { $ducats ->
        [one] 1 dukaat
       *[other] { $ducats } dukaten
    }
story-nothing = daar niets gedaan
story-swapped = de doge wenst nu { $tile }, de andere tegel { $end }
story-inspection = Inspectie
story-bid =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }
story-final_approval = Slotkeuring
story-left =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }

## counts
## Wat een antwoord verandert; het getal staat ervoor.

counts-points =
    { $n ->
        [one] punt
       *[other] punten
    }
counts-ducats =
    { $n ->
        [one] dukaat
       *[other] dukaten
    }
counts-approvals =
    { $n ->
        [one] goedkeuring
       *[other] goedkeuringen
    }
counts-yard =
    { $n ->
        [one] tegel op de werf
       *[other] tegels op de werf
    }
counts-barriers =
    { $n ->
        [one] voltooide barrière
       *[other] voltooide barrières
    }

## sources
## Waar punten vandaan komen.

sources-start = aan het begin
sources-parts = delen, zoals gedrukt
sources-wishes = wensen van de doge
sources-replacing = vervangen delen
sources-barriers = barrières
sources-inspections = inspecties
sources-final_approval = slotkeuring
