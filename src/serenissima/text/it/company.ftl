### Words of the harbour, and of the bots of people.

harbour-title = Il porto
harbour-here =
    { $n ->
        [0] non c’è nessuno
        [one] c’è una persona
       *[other] ci sono { $n } persone
    }
harbour-under_way =
    { $n ->
        [0] nessun tavolo in gioco
        [one] un tavolo in gioco
       *[other] { $n } tavoli in gioco
    }
harbour-find_game = Trova una partita
harbour-kept = la tua ultima scelta resta
harbour-wait =
    { $n ->
        [one] uno aspetta
       *[other] { $n } aspettano
    }
harbour-live = Dal vivo
harbour-turns = A turni
harbour-none = Senza orologio
harbour-seats = Posti
harbour-ratings = Punteggio degli altri
harbour-fit =
    { $n ->
        [0] nessuno qui è adatto
        [one] uno qui è adatto
       *[other] { $n } qui sono adatti
    }
harbour-from = Punteggio da
harbour-to = Punteggio fino a
harbour-any = qualsiasi
harbour-you = tu { $points }
harbour-bots = I bot prendono i posti vuoti dopo due minuti
harbour-rated = Per la classifica, se avete tutti un account
harbour-change = cambia
harbour-find = Trova un tavolo
harbour-find_anew = Cerca questo invece
harbour-same =
    { $n ->
        [0] nessun altro aspetta lo stesso
        [one] un altro aspetta lo stesso
       *[other] altri { $n } aspettano lo stesso
    }
harbour-quay = Barche al molo
harbour-back = Barche a sinistra
harbour-on = Barche a destra
harbour-starts = comincia quando ti siedi
harbour-bots_in = i bot completano tra { $time }
harbour-waits = aspetta da { $time }
harbour-seconds =
    { $n ->
        [one] un secondo
       *[other] { $n } s
    }
harbour-minutes =
    { $n ->
        [one] un minuto
       *[other] { $n } min
    }
harbour-any_rating = ogni punteggio
harbour-between = da { $low } a { $high }
harbour-sit = Siediti
harbour-leave = Lascia
harbour-your_seat = Il tuo posto aspetta
harbour-go_on = Continua pure, una campana ti chiamerà.
harbour-nobody = Nessuno aspetta. Ormeggia la prima barca.
harbour-first = Ormeggia una barca
harbour-no_rating = chiede un altro punteggio
harbour-no_blocked = voi non vi incontrate
harbour-no_guest = per la classifica: serve un account
harbour-tables = Tavoli
harbour-here_now = Ora qui
harbour-at_quay = al molo
harbour-at_table = gioca
harbour-at_house = si guarda intorno
harbour-bot = bot
harbour-followed = segui
harbour-blocked = bloccato
harbour-follow = Segui
harbour-unfollow = Non seguire più
harbour-block = Blocca
harbour-unblock = Non bloccare più
harbour-alone = Ora qui non c’è nessun altro.
harbour-all_people = tutti
harbour-called = { $game }: il tuo tavolo è al completo.
harbour-left = { $n } s
harbour-take = Prendi posto
harbour-begun = { $game } è cominciata.
harbour-to_table = Al tavolo
harbour-challenge = Sfida
harbour-challenges = una sfida a { $who }
harbour-challenged = una sfida per te
harbour-asks_reliable = chiede affidabilità del { $percent } %
harbour-no_reliable = chiede persone più affidabili
harbour-clubs = Circoli

refusals-needs_account = Serve un account: registrati prima.
refusals-people_only = È per le persone, non per i programmi.
refusals-bad_time = Un torneo inizia entro novanta giorni.
refusals-one_address = Qualcuno dal tuo indirizzo gioca già lì.
refusals-too_few = Ci sono troppo pochi giocatori per iniziare.
refusals-no_seat = Nessun tavolo ti aspetta ora.
refusals-unreliable = Si chiedono persone più affidabili: chi gioca fino alla fine e in tempo.
refusals-rating = Il tuo punteggio non è quello richiesto.
refusals-members_only = È per i membri del circolo.
refusals-club_rules = Le regole del circolo non lo permettono.

bots-title = I tuoi bot
bots-about = Un bot è un account per un tuo programma. Tutti vedono che lo è, si siede solo dove i bot sono benvenuti, ed è classificato a parte dalle persone.
bots-none = Non hai ancora bot.
bots-make = Crea un bot
bots-name = Nome del bot
bots-token = Nuovo token
bots-label = A che serve
bots-scopes = Può
bots-read = guardare
bots-play = giocare
bots-host = aprire tavoli
bots-talk = parlare
bots-told = Il tuo token, mostrato solo questa volta. Conservalo bene:
bots-revoke = Revoca
bots-dismiss = Congeda questo bot
bots-made = creato { $when }
