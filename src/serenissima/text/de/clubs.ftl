### Wörter der Clubs.

clubs-title = Clubs
clubs-lead = Leute, die zusammen spielen, mit eigenem Kai und eigenen Tischregeln.
clubs-none = Noch gibt es keinen Club.
clubs-found = Einen Club gründen
clubs-needs_account = Dafür braucht es ein Konto
clubs-name = Name des Clubs
clubs-about = Worum es geht
clubs-joining = Wie man beitritt
clubs-join_open = jeder darf beitreten
clubs-join_request = der Vorstand lässt ein
clubs-join_link = nur mit Link
clubs-rules = Regeln seiner Tische
clubs-rated = Um Wertungen
clubs-hints = Hinweise
clubs-bots = Bots von Leuten
clubs-as_host = wie der Gastgeber mag
clubs-always = immer
clubs-never = nie
clubs-reliable = Zuverlässig, mindestens %
clubs-asks_reliable = { $percent } % zuverlässig
clubs-paces = Tempo, wenn nicht jedes
clubs-pace_live = live
clubs-pace_turns = Zug um Zug
clubs-pace_none = ohne Uhr
clubs-members = Mitglieder
clubs-people =
    { $n ->
        [one] ein Mitglied
       *[other] { $n } Mitglieder
    }
clubs-is_officer = Vorstand
clubs-is_member = Mitglied
clubs-is_asks = bittet um Aufnahme
clubs-is_out = wurde weggeschickt
clubs-let_in = Aufnehmen
clubs-make_member = Zum Mitglied machen
clubs-make_officer = In den Vorstand
clubs-make_out = Wegschicken
clubs-hidden = Wer dabei ist, sehen nur Mitglieder.
clubs-quay = Der Kai des Clubs
clubs-game = Spiel
clubs-wait = Ein Boot anlegen
clubs-wait_no_more = Nicht mehr warten
clubs-waits = wartet { $time }
clubs-set_up = Einen Tisch aufstellen
clubs-calm = Gerade wartet hier niemand.
clubs-members_only = Kai und Tische sind für Mitglieder.
clubs-contests = Seine Turniere
clubs-no_contests = Keines ist angekündigt.
clubs-make_contest = Ein Turnier ausrichten
clubs-look_after = Den Club verwalten
clubs-link = Wer diesen Link hat, tritt bei:
clubs-new_link = Anderer Link
clubs-close = Den Club schließen
clubs-keep = Behalten
clubs-join = Beitreten
clubs-ask = Um Aufnahme bitten
clubs-ask_no_more = Nicht mehr bitten
clubs-leave = Austreten
