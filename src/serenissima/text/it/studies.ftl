### Gli studi nel browser: quello che si dice solo nelle loro pagine.

## study

study-about = Smontare una partita: mosse e varianti, commenti e frecce, che cosa sapeva ogni posto e che cosa ne pensano i bot.
study-new = Nuovo studio
study-mine = I tuoi studi
study-public = Aperti a tutti
study-none_mine = Ancora nessuno. Iniziane uno qui accanto o dall’analisi di una partita finita.
study-none_public = Nessuno ne ha ancora aperto uno a tutti.
study-full = Hai tanti studi quanti se ne possono avere; prima eliminane uno.
study-none = Questo studio non esiste, o non è aperto a te.
study-title = Titolo
study-untitled = Studio senza titolo
study-of_table = Studio di una partita
study-main_line = La partita
study-begin = Inizia lo studio
study-begin_from = Comincia da
study-from_game = L’inizio
study-from_record = Una registrazione
study-from_position = Una posizione
study-paste_record = Incolla qui il testo di una registrazione
study-paste_position = Incolla qui una posizione in JSON
study-from_file = Oppure da un file: studio, registrazione o posizione
study-from_file_chapter = Oppure da un file: registrazione o posizione
study-no_json = Questo non è JSON.
study-game = Gioco
study-seats = Posti
study-chapters = Capitoli
study-chapter = Capitolo
study-add_chapter = Aggiungi un capitolo
study-rename = Rinomina
study-keep = Tieni
study-delete_chapter = Elimina il capitolo
study-delete_chapter_sure = Eliminare questo capitolo con tutte le sue mosse?
study-by = di { $who }
study-eyes = Con quali occhi
study-open = Tutto scoperto
study-spectator = Uno spettatore
study-covered = coperto da qui
study-moves = Mosse
study-beginning = L’inizio
study-luck = La sorte
study-branch = ramo { $letter }
study-drawn = disegnato sul tabellone
study-along = Lungo le mosse
study-first = All’inizio
study-back = Una mossa indietro
study-next = Una mossa avanti
study-last = Alla fine di questa linea
study-comment = Commento (C)
study-arrow = Frecce e cerchi (A)
study-arrow_how = Trascina da una cosa all’altra, o toccale entrambe; due volte la stessa è un cerchio.
study-ink = Inchiostro
study-from = Da …
study-to = A …
study-ring = (cerchio)
study-note = Nota sul tabellone
study-draw = Disegna
study-take_away = Togli
study-glyph = Buona o cattiva
study-move_n = mossa { $n }
study-promote = Rendi questa la linea principale
study-cut = Taglia questo ramo
study-undo = Rimettilo
study-opinion = Il parere dei bot
study-seen_by = probabilità di vincere, viste da: { $who }
study-thinking = I bot stanno pensando …
study-no_choice = Nessuno ha qui una scelta che questi occhi possano pesare.
study-all_moves = Tutte le mosse (L)
study-luck_asked = Qui decide la sorte.
study-let_fall = Lascia decidere
study-choose_luck = Scegli che cosa porta
study-so = Così
study-over = La partita è finita:
study-play_on = Gioca da qui
study-play = Gioca contro i bot
study-level = Livello dei bot
study-usual = quello solito
study-share = Condividi
study-readers = Chi lo legge
study-for_private = Solo gli autori
study-for_link = Con link
study-for_public = Tutti
study-about_private = Solo chi ci scrive può aprirlo.
study-about_link = Chi ha il link lo legge; non è in nessun elenco.
study-about_public = Tutti lo trovano e lo leggono.
study-link = Link a questa mossa
study-copy_link = Passa il link
study-embed = Un tabellone vivo per altre pagine
study-copy_embed = Copia il tabellone vivo
study-copied = Copiato.
study-file = Salva come file
study-make_mine = Copia nei miei studi
study-new_link = Nuovo link
study-delete = Elimina lo studio
study-delete_sure = Eliminare questo studio per sempre?
study-author_name = Nome di un altro autore
study-let_write = Lascia scrivere
study-let_go = { $who } non scrive più
study-saved = salvato
study-saving = salvataggio …
study-not_saved = non salvato
study-moves_n =
    { $n ->
        [one] una mossa
       *[other] { $n } mosse
    }
study-chapters_n =
    { $n ->
        [one] un capitolo
       *[other] { $n } capitoli
    }
study-futures =
    { $n ->
        [one] un futuro
       *[other] { $n } futuri
    }
study-cut_done =
    { $n ->
        [one] Una mossa tagliata.
       *[other] { $n } mosse tagliate.
    }

## refusals

refusals-running = Una partita in corso non diventa uno studio; si può studiare quando è finita.
