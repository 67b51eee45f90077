### Wörter der Auswertung eines Spiels.

explorer-games =
    { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
explorer-public_games =
    { $n ->
        [one] eine öffentliche Partie
       *[other] { $n } öffentliche Partien
    }
explorer-refreshed = erneuert { $when }
explorer-as_parquet = die Daten als Parquet
explorer-players = Spieler
explorer-rating = mittlere Wertung
explorer-from = ab { $n }
explorer-pace = Tempo
explorer-live = in einem Zug
explorer-turns = nach und nach
explorer-who = wer
explorer-any = alle
explorer-anybody = Menschen und Bots
explorer-people = nur Menschen
explorer-where = Wo Sieger beginnen
explorer-where_about = von 100 Partien gewonnen, nach dem Besitz am Ende der Eröffnung; Größe: wie oft
explorer-place = Ort
explorer-at_most = { $n } oder weniger
explorer-more_than = mehr als { $n }
explorer-of_100 = { $n } von 100 gewonnen
explorer-openings = Eröffnungen
explorer-openings_about = Schritt für Schritt; eine Zeile öffnet den nächsten
explorer-all_openings = Alle Eröffnungen
explorer-no_openings = Hier folgt nichts mehr.
explorer-chance = Zufall kann es erklären
explorer-too_few = zu wenige
explorer-fair = Der Strich ist gerecht: { $n } von 100. Hohle Punkte können Zufall sein; unter 100 Partien wird nichts gereiht.
explorer-how_many = Partien
explorer-won = gewonnen
explorer-seats = Plätze
explorer-seat = { $n }.
explorer-won_of_100 = von 100 gewonnen
explorer-even = Die Plätze sind gleich gut, soweit man es sagen kann. Gestrichelt: gerecht, { $n }.
explorer-uneven = Die Plätze sind nicht gleich gut, und Zufall erklärt es nicht. Gestrichelt: gerecht, { $n }.
explorer-outcomes = Ergebnisse
explorer-points = Punkte am Ende
explorer-winner = Erste, im Mittel { $n }
explorer-second = Zweite, im Mittel { $n }
explorer-winner_word = Erste
explorer-second_word = Zweite
explorer-leads = Wer dann führt, gewinnt, von 100
explorer-leads_third = nach einem Drittel der Partie
explorer-leads_late = nach zwei Dritteln
explorer-length = Dauer
explorer-rounds = Runden, % der Partien
explorer-rounds_word = Runden
explorer-median = Die Hälfte aller Partien dauert höchstens { $n } Minuten.
explorer-records = Rekorde
explorer-record_highest = meiste Punkte: { $n }
explorer-record_closest = knappster Sieg: um { $n }
explorer-record_clearest = klarster Sieg: um { $n }
explorer-record_row = meiste Siege in Folge: { $n }
explorer-record_bot = bester Bot gegen Menschen: { $n } von 100
explorer-no_records = Noch keine.
explorer-nothing = Keine Partie wurde zu Ende gespielt.
explorer-none_fit = Keine Partie passt zu diesen Filtern.
explorer-none_yet = Noch ist keine öffentliche Partie zu Ende.
