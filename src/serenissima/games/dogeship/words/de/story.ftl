### Was geschehen ist, in einer Zeile je Zug: Wer am Zug war, steht davor, deshalb hat kein Stück ein Subjekt.
### Was gezählt wird, und woher Punkte kommen. $n wählt die Form; [0] steht für gar keine.

## story

story-starts = Startspieler: { WHO($who) }
story-round = Runde { $n }
story-die = { $panel } { $n }
story-doge = der Doge wünscht { $tile }
story-renewed = die alten Dogenplättchen zu einem neuen Stapel von { $n } gemischt
story-order = Neue Zugfolge: { $seats }
story-flood = Hochwasser { $level }
story-lost =
    { $n ->
        [0] { WHO($who) } sicher
        [one] { WHO($who) } 1 Aktion verloren
       *[other] { WHO($who) } { $n } Aktionen verloren
    }
story-turn = vor dem Zug
story-reordered = { $tile } für { $n } nach oben gelegt
story-field = { $field }
story-water = Wasser
story-paid =
    { $n ->
        [one] 1 Dukaten bezahlt
       *[other] { $n } Dukaten bezahlt
    }
story-ducats =
    { $n ->
        [one] 1 Dukaten eingenommen
       *[other] { $n } Dukaten eingenommen
    }
story-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
story-approvals =
    { $n ->
        [one] 1 Zustimmung
       *[other] { $n } Zustimmungen
    }
story-bought =
    { $n ->
        [0] { $tile } gratis gekauft
       *[other] { $tile } für { $n } gekauft
    }
story-bought_part = Teil { $zone } für { $n } gekauft
story-bought_gondola =
    { $n ->
        [0] Gondel gratis gekauft
       *[other] Gondel für { $n } gekauft
    }
story-bought_covered = { $tile } gekauft
story-gave_up = { $tile } abgelegt
story-gave_up_part = Teil { $zone } abgelegt
story-gave_up_gondola = Gondel abgelegt
story-gave_up_covered = { $tile } abgelegt
story-kept_none = keins der Plättchen behalten
story-completed = { $tile } gebaut
story-completed_part =
    { $approvals ->
        [0] Teil { $zone } gebaut (+{ story-points-of })
       *[other] Teil { $zone } gebaut ({ story-gains-of })
    }
story-completed_gondola =
    { $ducats ->
        [0] Gondel gebaut (+{ story-approvals-of })
       *[other] Gondel gebaut (+{ story-ducats-of })
    }
story-replaced =
    { $approvals ->
        [0] Teil { $zone } ersetzt (+{ story-points-of })
       *[other] Teil { $zone } ersetzt ({ story-gains-of })
    }
story-gains-of =
    { $points ->
        [0] +{ story-approvals-of }
       *[other] +{ story-points-of }, +{ story-approvals-of }
    }
story-points-of =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
story-approvals-of =
    { $approvals ->
        [one] 1 Zustimmung
       *[other] { $approvals } Zustimmungen
    }
story-ducats-of =
    { $ducats ->
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    }
story-nothing = dort nichts getan
story-swapped = der Doge wünscht jetzt { $tile }, das andere Plättchen { $end }
story-inspection = Inspektion
story-bid =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }
story-final_approval = Letzte Zustimmung
story-left =
    { $points ->
        [0] { WHO($who) } { $n }
       *[other] { WHO($who) } { $n } ({ story-points-of })
    }

## counts
## Was eine Antwort ändert; die Zahl steht davor.

counts-points =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
counts-ducats =
    { $n ->
        [one] Dukat
       *[other] Dukaten
    }
counts-approvals =
    { $n ->
        [one] Zustimmung
       *[other] Zustimmungen
    }
counts-yard =
    { $n ->
        [one] Plättchen in der Werft
       *[other] Plättchen in der Werft
    }
counts-barriers =
    { $n ->
        [one] gebaute Barriere
       *[other] gebaute Barrieren
    }

## sources
## Woher Punkte kommen.

sources-start = zu Beginn
sources-parts = Teile, wie aufgedruckt
sources-wishes = Wünsche des Dogen
sources-replacing = ersetzte Teile
sources-barriers = Barrieren
sources-inspections = Inspektionen
sources-final_approval = letzte Zustimmung
