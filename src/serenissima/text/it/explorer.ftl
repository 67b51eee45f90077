### Parole dell'esploratore di un gioco.

explorer-games =
    { $n ->
        [one] una partita
       *[other] { $n } partite
    }
explorer-public_games =
    { $n ->
        [one] una partita pubblica
       *[other] { $n } partite pubbliche
    }
explorer-refreshed = aggiornate { $when }
explorer-as_parquet = i dati come Parquet
explorer-players = giocatori
explorer-rating = punteggio medio
explorer-from = da { $n }
explorer-pace = ritmo
explorer-live = in una seduta
explorer-turns = a turni
explorer-who = chi
explorer-any = tutti
explorer-anybody = persone e bot
explorer-people = solo persone
explorer-where = Dove comincia chi vince
explorer-where_about = partite vinte su 100, secondo ciò che si teneva dopo l’apertura; la grandezza dice quante volte
explorer-place = luogo
explorer-at_most = { $n } o meno
explorer-more_than = più di { $n }
explorer-of_100 = { $n } vinte su 100
explorer-openings = Aperture
explorer-openings_about = passo per passo; una riga apre il successivo
explorer-all_openings = Tutte le aperture
explorer-no_openings = Qui non segue nulla.
explorer-chance = il caso può spiegarlo
explorer-too_few = troppo poche
explorer-fair = La linea è l’equità: { $n } su 100. Un punto vuoto può essere caso; sotto 100 partite nulla è in classifica.
explorer-how_many = partite
explorer-won = vinte
explorer-seats = Posti
explorer-seat = { $n }º
explorer-won_of_100 = vinte su 100
explorer-even = I posti si equivalgono, per quanto si sa. Tratteggio: equo, { $n }.
explorer-uneven = I posti non si equivalgono, e il caso non lo spiega. Tratteggio: equo, { $n }.
explorer-outcomes = Risultati
explorer-points = punti alla fine
explorer-winner = primi, in media { $n }
explorer-second = secondi, in media { $n }
explorer-winner_word = primi
explorer-second_word = secondi
explorer-leads = Chi guida allora vince, su 100
explorer-leads_third = dopo un terzo della partita
explorer-leads_late = dopo due terzi
explorer-length = Durata
explorer-rounds = round, % delle partite
explorer-rounds_word = round
explorer-median = Metà delle partite dura { $n } minuti o meno.
explorer-records = Primati
explorer-record_highest = più punti: { $n }
explorer-record_closest = vittoria più stretta: di { $n }
explorer-record_clearest = vittoria più netta: di { $n }
explorer-record_row = più vittorie di fila: { $n }
explorer-record_bot = miglior bot contro persone: { $n } su 100
explorer-no_records = Ancora nessuno.
explorer-nothing = Nessuna partita è stata giocata fino alla fine.
explorer-none_fit = Nessuna partita corrisponde a questi filtri.
explorer-none_yet = Nessuna partita pubblica è ancora finita.
