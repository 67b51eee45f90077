### Wörter der Seite einer Person.

person-since = hier seit { $when }
person-here = jetzt hier
person-bot_of = ein Bot von { $who }
person-reliable = { $percent } % zuverlässig
person-reliable_about = rechtzeitig zu Ende gespielt: { $kept } von { $begun } begonnenen Partien
person-played =
    { $n ->
        [one] eine Partie
       *[other] { $n } Partien
    }
person-won = { $n } gewonnen
person-closed = Diese Seite ist geschlossen.
person-nobody = Niemand heißt so.
person-close = Meine Seite für andere schließen
person-ratings = Wertungen
person-band = das Band enthält die wahre Stärke 19 von 20 Mal
person-span = Zeit
person-quarter = Quartal
person-year = Jahr
person-all = Alles
person-with_seats = { $n } Plätze
person-top = beste { $percent } %
person-too_few = zu wenige zum Vergleichen
person-no_line = Die erste gewertete Partie beginnt hier eine Linie.
person-no_line_then = In dieser Zeit keine gewertete Partie.
person-day = Tag
person-recent = Partien
person-any_game = Alle Spiele
person-any_result = Jedes Ergebnis
person-is_won = Gewonnen
person-is_shared = Ersten Platz geteilt
person-is_lost = Nicht gewonnen
person-is_none = Im Einvernehmen beendet
person-any_rated = Gewertet oder nicht
person-is_rated = Gewertet
person-is_unrated = Nicht gewertet
person-with = Mit wem
person-more = Ältere Partien
person-none = Keine solche Partie an einem öffentlichen Tisch.
person-review = Rückblick
person-place = Platz { $n }
person-late = verspätet
person-against = Gegen wen
person-ahead_of = vor ihnen gelandet
person-ahead = { $n } von { $games }
person-half = Die Linie ist die Hälfte; der Schatten, was Zufall sein kann.
person-nobody_met = Noch niemand.
person-badges = Abzeichen
person-proof = jedes mit seinem Beleg
person-no_badges = Noch keine.
person-kept_word = Ein Wort ist ein Wort
person-kept_word_proof = { $count } von { $of } Partien rechtzeitig zu Ende gespielt
person-odds = Gegen alle Erwartung
person-odds_proof = gewertete Siege gegen jemanden, der 200 Punkte stärker war: { $count }
person-all_waters = Alle Gewässer
person-all_waters_proof = jedes Spiel des Hauses mindestens { $count } Mal gewonnen
person-proven = Erwiesene Stärke
person-proven_proof = { $game }: mindestens { $count } Punkte, 19 von 20 Mal
person-strong = Stark und schwach
person-strong_about =
    { $n ->
        [one] Chancenpunkte je Partie gegen Gleiche, eine Analyse
       *[other] Chancenpunkte je Partie gegen Gleiche, { $n } Analysen
    }
person-equal = gleich
person-no_strengths = Nach drei weiteren analysierten Partien lässt sich hier etwas sagen.
person-may_be_chance = kann Zufall sein
person-phase_opening = Eröffnung
person-phase_trade = Handel
person-phase_deals = Abmachungen
person-phase_fight = Kampf und Behinderung
person-phase_building = Gebote und Bauen
person-phase_middle = Mittelspiel
person-phase_ending = Das letzte Drittel
person-privacy = Was andere sehen
person-show_here = Dass ich hier bin
person-show_strengths = Stark und schwach
person-show_against = Gegen wen ich spielte
person-show_games = Meine Partien
person-not_shown = Wird anderen nicht gezeigt.
person-feed = Partien als Feed
