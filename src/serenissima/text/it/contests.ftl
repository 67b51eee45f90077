### Parole dei tornei.

contests-title = Tornei
contests-lead = Tutti giocano a tavoli da due a cinque, round dopo round.
contests-feed = Feed
contests-calendar = Calendario
contests-make = Organizza un torneo
contests-are_running = In corso
contests-are_open = In arrivo
contests-are_past = Conclusi
contests-none_running = Nessuno è in corso.
contests-none_open = Nessuno è annunciato. Organizza il primo.
contests-none_past = Nessuno è ancora concluso.
contests-is_off = annullato
contests-round_now = round { $n }, ora
contests-in = tra { $time }
contests-entered = sei iscritto
contests-pace_live = dal vivo, { $minutes } min e { $seconds } s per risposta
contests-pace_turns =
    { $n ->
        [one] un’ora per risposta
       *[other] { $n } ore per risposta
    }
contests-pace_none = senza orologio
contests-minutes =
    { $n ->
        [one] un minuto
       *[other] { $n } minuti
    }
contests-rounds =
    { $n ->
        [one] un round
       *[other] { $n } round
    }
contests-days =
    { $n ->
        [one] un giorno
       *[other] { $n } giorni
    }
contests-people =
    { $n ->
        [one] un giocatore
       *[other] { $n } giocatori
    }
contests-tables_of =
    { $n ->
        [one] tavoli da uno
       *[other] tavoli da { $n }
    }
contests-swiss = sistema svizzero
contests-round_robin = girone all’italiana
contests-knock_out = eliminazione diretta
contests-league = lega
contests-arena = serata arena
contests-is_rated = vale per la classifica
contests-is_unrated = fuori classifica
contests-asks_between = punteggio da { $low } a { $high }
contests-asks_low = punteggio { $low } o più
contests-asks_high = punteggio { $high } o meno
contests-asks_reliable = affidabile al { $percent } %
contests-nth_1 = primo
contests-nth_2 = secondo
contests-nth_3 = terzo
contests-nth_4 = quarto
contests-nth_5 = quinto
contests-all_rounds = round
contests-round = round { $n }
contests-likely_said = posto probabile { $middle }, da { $low } a { $high }
contests-was_place = round { $n }: posto { $place }
contests-rested = round { $n }: a riposo, 2 punti
contests-plays_now = round { $n }: gioca ora
contests-not_yet = round { $n }: non era ancora arrivato
contests-was_away = round { $n }: non ha giocato
contests-standings = Classifica
contests-after =
    { $n ->
        [one] dopo un round
       *[other] dopo { $n } round
    }
contests-fewer = solo i primi
contests-all =
    { $n ->
        [one] l’unico
       *[other] tutti e { $n }
    }
contests-place = posto
contests-player = giocatore
contests-rating = punteggio
contests-points = punti
contests-met = incontrati
contests-share = quota
contests-likely = posto probabile
contests-division = Divisione { $n }
contests-left = si è ritirato
contests-late = dal round { $n }
contests-equals = Come si separano i pari
contests-equals_about = in quest’ordine, pubblicato prima del round 1
contests-points_about = { $worth } dal primo all’ultimo; i pari dividono
contests-met_about = i punti di tutti quelli con cui si è giocato
contests-share_about = la propria parte del punteggio del tavolo, in %
contests-lot_about = sigillata prima del round 1, aperta alla fine
contests-the_lot = La sorte
contests-knock_out_about = Qui conta prima fin dove si è arrivati, poi il posto all’ultimo tavolo.
contests-before_other = { $first } prima di { $second }:
contests-parted_met = entrambi hanno { $points } punti; gli avversari di { $first } ne hanno insieme { $one }, quelli di { $second } { $other }.
contests-parted_share = entrambi hanno { $points } punti e avversari pari; { $first } aveva il { $one } % dei punteggi, { $second } il { $other } %.
contests-parted_lot = entrambi hanno { $points } punti e tutto il resto pari; decide la sorte.
contests-bars_about = Le barre mostrano il posto finale probabile: 8 futuri su 10 finiscono dentro, il punto è quello di mezzo.
contests-sealed = Il sigillo della sorte:
contests-opened = aperta:
contests-table = Tavolo { $n }
contests-table_over = concluso
contests-in_round = round { $n }
contests-watch = guarda
contests-starts_in = inizia tra { $time }
contests-look_back = rivedi
contests-bot = bot
contests-has_come = è arrivato
contests-the_round = Round { $n }
contests-round_about = punti accanto ai nomi, a destra ciò che ognuno ha
contests-earlier = round precedente
contests-later = round successivo
contests-resting = A riposo, con 2 punti: { $who }
contests-why_2 = Perché voi due?
contests-why_3 = Perché voi tre?
contests-why_4 = Perché voi quattro?
contests-why_5 = Perché voi cinque?
contests-you = tu
contests-none_closer = Nessun round sarebbe più serrato: i quadrati delle differenze fanno { $apart }.
contests-closer_repeats = Un round più serrato ({ $closest }) farebbe rincontrare qualcuno; questo fa { $apart }.
contests-why_points = I vostri punti: { $points }.
contests-why_repeats = Incontri ripetuti: { $here } a questo tavolo, { $round } in tutto il round.
contests-why_sat = Finora hai giocato: { $sat }.
contests-why_first = È il tuo primo tavolo.
contests-why_you_start = Ora inizi tu.
contests-why_seat = Ora sei { $seat }.
contests-why_starts = Inizi prima di questo round: { $who } { $n }, { $others }.
contests-why_method = Metodo: { $form }, { $method }.
contests-method_matching = la minima somma delle differenze per accoppiamento esatto
contests-method_exact = la minima somma delle differenze, calcolata esattamente
contests-method_search = la minima somma delle differenze trovata dalla ricerca
contests-method_circle = il metodo del cerchio delle tavole di Berger
contests-method_plane = le rette di un piano affine: ognuno incontra ognuno una volta
contests-method_meetings = il minor numero di incontri ripetuti, round dopo round
contests-method_bracket = teste di serie separate
contests-all_tables =
    { $n ->
        [one] l’unico tavolo
       *[other] tutti i { $n } tavoli
    }
contests-your_table = Il tuo tavolo
contests-you_rest = In questo round riposi: 2 punti.
contests-you_are_late = Sei arrivato tardi: il tuo primo tavolo è nel round { $n }.
contests-between = al prossimo round
contests-others_play = Il tuo tavolo è concluso; altri giocano ancora.
contests-soon = Si preparano i prossimi tavoli.
contests-sits_in = { $bot } sostituisce { $who }
contests-sits_in_about = { $who } non è arrivato in tempo, riceve 0 e può tornare al prossimo round. Il bot non prende punti: gli altri si dividono i primi posti.
contests-sits_in_for_you = Non sei arrivato in tempo, ricevi 0 e puoi tornare al prossimo round. Il bot non prende punti: gli altri si dividono i primi posti.
contests-waits_for_you = Il tuo posto aspetta ancora { $time }; poi subentra un bot.
contests-waits_for =
    { $n ->
        [one] manca ancora uno
       *[other] mancano ancora in { $n }
    }
contests-take_seat = Prendi posto
contests-to_table = Al tavolo
contests-rules = Regole
contests-begins = inizia { $when }
contests-file = File
contests-next_season = Prossima stagione
contests-share_link = Condividi
contests-copied = Il link è copiato.
contests-begin = Inizia ora
contests-call_off = Annulla
contests-entrants = Chi gioca
contests-needs_account = Serve un profilo
contests-leave = Ritirati
contests-enter = Iscriviti
contests-nobody = Nessuno è ancora iscritto.
contests-podium = I primi tre
contests-with_points = { $points } punti
contests-cross = Chi ha incontrato chi
contests-cross_about = + davanti all’altro allo stesso tavolo, − dietro, = pari; la cifra piccola è il round.
contests-told_over = Il torneo è concluso: ha vinto { $who }.
contests-told_waits = Il tavolo { $n } ti aspetta.
contests-told_plays = Sei al tavolo { $n }.
contests-told_round = Il round { $n } è concluso; sei { $place }.
contests-come_late = È già in corso; puoi ancora venire, dal round { $n }.
contests-leave_running = Ritirati dopo questo round
contests-name = Nome del torneo
contests-game = Gioco
contests-form = Forma
contests-seats = Posti al tavolo
contests-pace = Ritmo
contests-starts = Inizio
contests-lasts = Durata in minuti
contests-how_many_rounds = Round
contests-every = Da un round all’altro
contests-at_once = appena finito il precedente
contests-rated = Vale per la classifica
contests-who_enters = Chi può iscriversi
contests-rating_from = Punteggio da
contests-rating_to = Punteggio fino a
contests-reliable = Affidabile, almeno %
contests-anybody = chiunque
contests-open = Annuncia
contests-about_swiss = Tutti giocano ogni round, con chi ha punti simili e non hanno ancora incontrato.
contests-about_round_robin = Ognuno incontra ognuno.
contests-about_knock_out = La metà migliore di ogni tavolo va avanti, finché ne resta uno.
contests-about_league = Divisioni per forza, in ognuna tutti contro tutti; dopo una stagione si sale e si scende.
contests-about_arena = Chi aspetta viene seduto subito, ancora e ancora, finché il tempo scade.
