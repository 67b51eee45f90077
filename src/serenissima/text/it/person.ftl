### Parole della pagina di una persona.

person-since = qui da { $when }
person-here = qui adesso
person-bot_of = un bot di { $who }
person-reliable = affidabile al { $percent } %
person-reliable_about = giocate in tempo fino alla fine: { $kept } partite su { $begun } cominciate
person-played =
    { $n ->
        [one] una partita
       *[other] { $n } partite
    }
person-won = { $n } vinte
person-closed = Questa pagina è chiusa.
person-nobody = Nessuno ha questo nome.
person-close = Chiudi la mia pagina agli altri
person-ratings = Punteggi
person-band = la fascia contiene la vera forza 19 volte su 20
person-span = Periodo
person-quarter = Trimestre
person-year = Anno
person-all = Tutto
person-with_seats = { $n } posti
person-top = primi { $percent } %
person-too_few = troppo poche per un confronto
person-no_line = La prima partita classificata comincia qui una linea.
person-no_line_then = Nessuna partita classificata in questo periodo.
person-day = Giorno
person-recent = Partite
person-any_game = Tutti i giochi
person-any_result = Ogni risultato
person-is_won = Vinte
person-is_shared = Primo posto condiviso
person-is_lost = Non vinte
person-is_none = Finite d'accordo
person-any_rated = Classificate o no
person-is_rated = Classificate
person-is_unrated = Non classificate
person-with = Con chi
person-more = Partite più vecchie
person-none = Nessuna partita così a un tavolo pubblico.
person-review = Rivedi
person-place = Posto { $n }
person-late = in ritardo
person-against = Contro chi
person-ahead_of = finito davanti a
person-ahead = { $n } su { $games }
person-half = La linea è la metà; l'ombra, ciò che può essere caso.
person-nobody_met = Ancora nessuno.
person-badges = Distintivi
person-proof = ciascuno con la sua prova
person-no_badges = Ancora nessuno.
person-kept_word = Parola mantenuta
person-kept_word_proof = { $count } partite su { $of } giocate in tempo fino alla fine
person-odds = Contro ogni previsione
person-odds_proof = partite classificate vinte contro qualcuno più forte di 200 punti: { $count }
person-all_waters = Tutte le acque
person-all_waters_proof = ogni gioco della casa vinto almeno { $count } volte
person-proven = Forza provata
person-proven_proof = { $game }: almeno { $count } punti, 19 volte su 20
person-strong = Punti forti e deboli
person-strong_about =
    { $n ->
        [one] punti di probabilità a partita contro pari, un’analisi
       *[other] punti di probabilità a partita contro pari, { $n } analisi
    }
person-equal = pari
person-no_strengths = Ancora tre partite analizzate e qui si dirà qualcosa.
person-may_be_chance = può essere caso
person-phase_opening = Apertura
person-phase_trade = Commercio
person-phase_deals = Accordi
person-phase_fight = Lotta e ostacolo
person-phase_building = Offerte e costruzione
person-phase_middle = Medio gioco
person-phase_ending = L’ultimo terzo
person-privacy = Che cosa vedono gli altri
person-show_here = Che sono qui
person-show_strengths = Punti forti e deboli
person-show_against = Contro chi ho giocato
person-show_games = Le mie partite
person-not_shown = Non mostrato agli altri.
person-feed = Partite come feed
