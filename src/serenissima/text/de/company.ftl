### Words of the harbour, and of the bots of people.

harbour-title = Der Hafen
harbour-here =
    { $n ->
        [0] niemand ist hier
        [one] eine Person ist hier
       *[other] { $n } Leute sind hier
    }
harbour-under_way =
    { $n ->
        [0] kein Tisch spielt
        [one] ein Tisch spielt
       *[other] { $n } Tische spielen
    }
harbour-find_game = Eine Partie finden
harbour-kept = deine letzte Wahl bleibt
harbour-wait =
    { $n ->
        [one] eine Person wartet
       *[other] { $n } warten
    }
harbour-live = Live
harbour-turns = Zug um Zug
harbour-none = Ohne Uhr
harbour-seats = Plätze
harbour-ratings = Wertung der anderen
harbour-fit =
    { $n ->
        [0] niemand hier passt
        [one] eine Person hier passt
       *[other] { $n } hier passen
    }
harbour-from = Wertung ab
harbour-to = Wertung bis
harbour-any = beliebig
harbour-you = du { $points }
harbour-bots = Bots nehmen nach zwei Minuten leere Plätze ein
harbour-rated = Um Wertung, wenn ihr alle ein Konto habt
harbour-change = ändern
harbour-find = Einen Tisch finden
harbour-find_anew = Stattdessen danach suchen
harbour-same =
    { $n ->
        [0] sonst wartet niemand auf dasselbe
        [one] noch jemand wartet auf dasselbe
       *[other] { $n } weitere warten auf dasselbe
    }
harbour-quay = Boote am Kai
harbour-back = Boote nach links
harbour-on = Boote nach rechts
harbour-starts = beginnt, wenn du dich setzt
harbour-bots_in = Bots füllen auf in { $time }
harbour-waits = wartet seit { $time }
harbour-seconds =
    { $n ->
        [one] einer Sekunde
       *[other] { $n } s
    }
harbour-minutes =
    { $n ->
        [one] einer Minute
       *[other] { $n } min
    }
harbour-any_rating = jede Wertung
harbour-between = { $low } bis { $high }
harbour-sit = Hinsetzen
harbour-leave = Verlassen
harbour-your_seat = Dein Platz wartet
harbour-go_on = Spiel ruhig, eine Glocke ruft dich.
harbour-nobody = Niemand wartet. Leg das erste Boot an.
harbour-first = Ein Boot anlegen
harbour-no_rating = sucht eine andere Wertung
harbour-no_blocked = ihr trefft euch nicht
harbour-no_guest = um Wertung: dazu braucht es ein Konto
harbour-tables = Tische
harbour-here_now = Jetzt hier
harbour-at_quay = am Kai
harbour-at_table = spielt
harbour-at_house = sieht sich um
harbour-bot = Bot
harbour-followed = du folgst
harbour-blocked = blockiert
harbour-follow = Folgen
harbour-unfollow = Nicht mehr folgen
harbour-block = Blockieren
harbour-unblock = Nicht mehr blockieren
harbour-alone = Gerade ist sonst niemand hier.
harbour-all_people = alle
harbour-called = { $game }: dein Tisch ist vollzählig.
harbour-left = { $n } s
harbour-take = Platz nehmen
harbour-begun = { $game } hat begonnen.
harbour-to_table = Zum Tisch
harbour-challenge = Herausfordern
harbour-challenges = eine Herausforderung an { $who }
harbour-challenged = eine Herausforderung an dich
harbour-asks_reliable = verlangt { $percent } % Zuverlässigkeit
harbour-no_reliable = verlangt zuverlässigere Leute
harbour-clubs = Clubs

refusals-needs_account = Dafür braucht es ein Konto: Melde dich zuerst an.
refusals-people_only = Das ist für Menschen, nicht für Programme.
refusals-bad_time = Ein Turnier beginnt in den nächsten neunzig Tagen.
refusals-one_address = Jemand von deiner Adresse spielt dort schon.
refusals-too_few = Es sind zu wenige, um zu beginnen.
refusals-no_seat = Gerade wartet kein Tisch auf dich.
refusals-unreliable = Gefragt sind zuverlässigere Leute: wer zu Ende spielt, und rechtzeitig.
refusals-rating = Deine Wertung ist nicht die gefragte.
refusals-members_only = Das ist für Mitglieder des Clubs.
refusals-club_rules = Das erlauben die Regeln des Clubs nicht.

bots-title = Deine Bots
bots-about = Ein Bot ist ein Konto für ein Programm von dir. Alle sehen, dass es einer ist; er setzt sich nur, wo Bots willkommen sind, und wird getrennt von Menschen gewertet.
bots-none = Du hast noch keine Bots.
bots-make = Bot anlegen
bots-name = Name des Bots
bots-token = Neues Token
bots-label = Wofür
bots-scopes = Es darf
bots-read = schauen
bots-play = spielen
bots-host = Tische eröffnen
bots-talk = reden
bots-told = Dein Token, nur dieses eine Mal gezeigt. Bewahre es gut auf:
bots-revoke = Widerrufen
bots-dismiss = Diesen Bot entlassen
bots-made = angelegt { $when }
