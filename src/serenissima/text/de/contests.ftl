### Worte der Turniere.

contests-title = Turniere
contests-lead = Alle spielen an Tischen zu zweit bis zu fünft, Runde um Runde.
contests-feed = Feed
contests-calendar = Kalender
contests-make = Ein Turnier ausrichten
contests-are_running = Im Gang
contests-are_open = Demnächst
contests-are_past = Vorbei
contests-none_running = Gerade ist keines im Gang.
contests-none_open = Keines ist angekündigt. Richte das erste aus.
contests-none_past = Noch keines ist vorbei.
contests-is_off = abgesagt
contests-round_now = Runde { $n }, jetzt
contests-in = in { $time }
contests-entered = du bist dabei
contests-pace_live = live, { $minutes } min und { $seconds } s je Antwort
contests-pace_turns =
    { $n ->
        [one] eine Stunde je Antwort
       *[other] { $n } Stunden je Antwort
    }
contests-pace_none = ohne Uhr
contests-minutes =
    { $n ->
        [one] eine Minute
       *[other] { $n } Minuten
    }
contests-rounds =
    { $n ->
        [one] eine Runde
       *[other] { $n } Runden
    }
contests-days =
    { $n ->
        [one] ein Tag
       *[other] { $n } Tage
    }
contests-people =
    { $n ->
        [one] ein Spieler
       *[other] { $n } Spieler
    }
contests-tables_of =
    { $n ->
        [one] Tische zu einem
       *[other] Tische zu { $n }
    }
contests-swiss = Schweizer System
contests-round_robin = jeder gegen jeden
contests-knock_out = K.-o.-System
contests-league = Liga
contests-arena = Arena-Abend
contests-is_rated = um Wertungen
contests-is_unrated = nicht um Wertungen
contests-asks_between = Wertung von { $low } bis { $high }
contests-asks_low = Wertung { $low } oder mehr
contests-asks_high = Wertung { $high } oder weniger
contests-asks_reliable = { $percent } % zuverlässig
contests-nth_1 = als Erster
contests-nth_2 = als Zweiter
contests-nth_3 = als Dritter
contests-nth_4 = als Vierter
contests-nth_5 = als Fünfter
contests-all_rounds = Runden
contests-round = Runde { $n }
contests-likely_said = wohl Platz { $middle }, von { $low } bis { $high }
contests-was_place = Runde { $n }: Platz { $place }
contests-rested = Runde { $n }: spielfrei, 2 Punkte
contests-plays_now = Runde { $n }: spielt jetzt
contests-not_yet = Runde { $n }: war noch nicht da
contests-was_away = Runde { $n }: hat nicht gespielt
contests-standings = Tabelle
contests-after =
    { $n ->
        [one] nach einer Runde
       *[other] nach { $n } Runden
    }
contests-fewer = nur die Ersten
contests-all =
    { $n ->
        [one] der Einzige
       *[other] alle { $n }
    }
contests-place = Platz
contests-player = Spieler
contests-rating = Wertung
contests-points = Punkte
contests-met = Gegner
contests-share = Anteil
contests-likely = wohl am Ende
contests-division = { $n }. Klasse
contests-left = hat aufgehört
contests-late = ab Runde { $n }
contests-equals = Was Gleiche trennt
contests-equals_about = in dieser Folge, vor Runde 1 bekannt gegeben
contests-points_about = { $worth } vom Ersten zum Letzten; Gleiche teilen
contests-met_about = die Punkte aller, mit denen man am Tisch saß
contests-share_about = der eigene Teil vom Ergebnis des Tisches, in %
contests-lot_about = vor Runde 1 versiegelt, am Ende geöffnet
contests-the_lot = Das Los
contests-knock_out_about = Hier geht vor, wie weit man kam und der Platz am letzten Tisch.
contests-before_other = { $first } vor { $second }:
contests-parted_met = beide haben { $points } Punkte; die Gegner von { $first } haben zusammen { $one }, die von { $second } { $other }.
contests-parted_share = beide haben { $points } Punkte und gleich starke Gegner; { $first } hatte { $one } % der Ergebnisse, { $second } { $other } %.
contests-parted_lot = beide haben { $points } Punkte und auch sonst alles gleich; das Los entscheidet.
contests-bars_about = Balken zeigen den wahrscheinlichen Endplatz: 8 von 10 Verläufen enden darin, der Punkt ist der mittlere.
contests-sealed = Das Siegel des Loses:
contests-opened = geöffnet:
contests-table = Tisch { $n }
contests-table_over = vorbei
contests-in_round = Runde { $n }
contests-watch = zusehen
contests-starts_in = beginnt in { $time }
contests-look_back = ansehen
contests-bot = Bot
contests-has_come = ist da
contests-the_round = Runde { $n }
contests-round_about = Punkte neben den Namen, rechts was jeder hat
contests-earlier = frühere Runde
contests-later = spätere Runde
contests-resting = Spielfrei, mit 2 Punkten: { $who }
contests-why_2 = Warum ihr zwei?
contests-why_3 = Warum ihr drei?
contests-why_4 = Warum ihr vier?
contests-why_5 = Warum ihr fünf?
contests-you = du
contests-none_closer = Keine Runde könnte enger sein: Die Quadrate aller Abstände ergeben { $apart }.
contests-closer_repeats = Eine engere Runde ({ $closest }) brächte Leute wieder zusammen; diese ergibt { $apart }.
contests-why_points = Eure Punkte: { $points }.
contests-why_repeats = Wiedersehen: { $here } an diesem Tisch, { $round } in der ganzen Runde.
contests-why_sat = Bisher hast du gespielt: { $sat }.
contests-why_first = Das ist dein erster Tisch.
contests-why_you_start = Jetzt beginnst du.
contests-why_seat = Jetzt sitzt du { $seat }.
contests-why_starts = Begonnen vor dieser Runde: { $who } { $n }, { $others }.
contests-why_method = Verfahren: { $form }, { $method }.
contests-method_matching = kleinste Summe der Abstände durch exakte Zuordnung
contests-method_exact = kleinste Summe der Abstände, genau errechnet
contests-method_search = kleinste Summe der Abstände, die eine Suche fand
contests-method_circle = das Kreisverfahren der Berger-Tafeln
contests-method_plane = die Geraden einer affinen Ebene: jeder trifft jeden einmal
contests-method_meetings = die wenigsten Wiedersehen, Runde um Runde
contests-method_bracket = Gesetzte auseinander gelost
contests-all_tables =
    { $n ->
        [one] der einzige Tisch
       *[other] alle { $n } Tische
    }
contests-your_table = Dein Tisch
contests-you_rest = In dieser Runde bist du spielfrei: 2 Punkte.
contests-you_are_late = Du bist später dazugekommen: Dein erster Tisch ist in Runde { $n }.
contests-between = bis zur nächsten Runde
contests-others_play = Dein Tisch ist fertig; andere spielen noch.
contests-soon = Die nächsten Tische werden gerade aufgestellt.
contests-sits_in = { $bot } springt für { $who } ein
contests-sits_in_about = { $who } kam nicht rechtzeitig, bekommt 0 und darf in der nächsten Runde wiederkommen. Der Bot bekommt keine Punkte: Die anderen teilen sich die ersten Plätze.
contests-sits_in_for_you = Du kamst nicht rechtzeitig, bekommst 0 und darfst in der nächsten Runde wiederkommen. Der Bot bekommt keine Punkte: Die anderen teilen sich die ersten Plätze.
contests-waits_for_you = Dein Platz wartet noch { $time }; dann springt ein Bot ein.
contests-waits_for =
    { $n ->
        [one] einer fehlt noch
       *[other] { $n } fehlen noch
    }
contests-take_seat = Platz nehmen
contests-to_table = Zum Tisch
contests-rules = Regeln
contests-begins = beginnt { $when }
contests-file = Datei
contests-next_season = Nächste Saison
contests-share_link = Teilen
contests-copied = Der Link ist kopiert.
contests-begin = Jetzt beginnen
contests-call_off = Absagen
contests-entrants = Wer mitspielt
contests-needs_account = Dafür braucht es ein Konto
contests-leave = Austreten
contests-enter = Mitspielen
contests-nobody = Noch ist niemand dabei.
contests-podium = Die ersten drei
contests-with_points = { $points } Punkte
contests-cross = Wer auf wen traf
contests-cross_about = + vor dem anderen an einem Tisch, − dahinter, = gleich; die kleine Zahl ist die Runde.
contests-told_over = Das Turnier ist vorbei: { $who } hat gewonnen.
contests-told_waits = Tisch { $n } wartet auf dich.
contests-told_plays = Du sitzt an Tisch { $n }.
contests-told_round = Runde { $n } ist vorbei; du liegst { $place }.
contests-come_late = Es läuft schon; du kannst noch kommen, ab Runde { $n }.
contests-leave_running = Nach dieser Runde aufhören
contests-name = Name des Turniers
contests-game = Spiel
contests-form = Form
contests-seats = Plätze am Tisch
contests-pace = Tempo
contests-starts = Beginn
contests-lasts = Dauer in Minuten
contests-how_many_rounds = Runden
contests-every = Von Runde zu Runde
contests-at_once = sobald die letzte vorbei ist
contests-rated = Um Wertungen
contests-who_enters = Wer mitspielen darf
contests-rating_from = Wertung ab
contests-rating_to = Wertung bis
contests-reliable = Zuverlässig, mindestens %
contests-anybody = alle
contests-open = Ankündigen
contests-about_swiss = Alle spielen jede Runde, mit Leuten von fast gleichen Punkten, die sie noch nicht getroffen haben.
contests-about_round_robin = Jeder trifft jeden.
contests-about_knock_out = Die bessere Hälfte jedes Tisches kommt weiter, bis ein Tisch übrig ist.
contests-about_league = Klassen nach Stärke, in jeder spielt jeder gegen jeden; nach einer Saison steigen einige auf und andere ab.
contests-about_arena = Wer wartet, bekommt sofort einen Tisch, immer wieder, bis die Zeit um ist.
