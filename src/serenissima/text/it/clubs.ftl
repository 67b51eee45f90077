### Parole dei circoli.

clubs-title = Circoli
clubs-lead = Persone che giocano insieme, con un molo e regole del tavolo proprie.
clubs-none = Non c’è ancora nessun circolo.
clubs-found = Fonda un circolo
clubs-needs_account = Serve un profilo
clubs-name = Nome del circolo
clubs-about = Di cosa si tratta
clubs-joining = Come si entra
clubs-join_open = aperto a tutti
clubs-join_request = i responsabili ammettono
clubs-join_link = solo con il link
clubs-rules = Regole dei suoi tavoli
clubs-rated = Per la classifica
clubs-hints = Suggerimenti
clubs-bots = Bot di persone
clubs-as_host = come vuole chi ospita
clubs-always = sempre
clubs-never = mai
clubs-reliable = Affidabile, almeno %
clubs-asks_reliable = affidabile al { $percent } %
clubs-paces = Ritmi, se non tutti
clubs-pace_live = dal vivo
clubs-pace_turns = a turni
clubs-pace_none = senza orologio
clubs-members = Membri
clubs-people =
    { $n ->
        [one] un membro
       *[other] { $n } membri
    }
clubs-is_officer = responsabile
clubs-is_member = membro
clubs-is_asks = chiede di entrare
clubs-is_out = è stato allontanato
clubs-let_in = Ammetti
clubs-make_member = Rendi membro
clubs-make_officer = Rendi responsabile
clubs-make_out = Allontana
clubs-hidden = Solo i membri vedono chi ne fa parte.
clubs-quay = Il molo del circolo
clubs-game = Gioco
clubs-wait = Ormeggia una barca
clubs-wait_no_more = Non aspettare più
clubs-waits = aspetta { $time }
clubs-set_up = Prepara un tavolo
clubs-calm = Nessuno aspetta qui adesso.
clubs-members_only = Il molo e i tavoli sono per i membri.
clubs-contests = I suoi tornei
clubs-no_contests = Nessuno è annunciato.
clubs-make_contest = Organizza un torneo
clubs-look_after = Gestisci il circolo
clubs-link = Chi ha questo link entra:
clubs-new_link = Un altro link
clubs-close = Chiudi il circolo
clubs-keep = Salva
clubs-join = Entra
clubs-ask = Chiedi di entrare
clubs-ask_no_more = Non chiedere più
clubs-leave = Lascia
