### Studien im Browser: was nur auf ihren Seiten gesagt wird.

## study

study-about = Eine Partie zerlegen: Züge und ihre Alternativen, Kommentare und Pfeile, was jeder Platz wusste, und was die Bots davon halten.
study-new = Neue Studie
study-mine = Deine Studien
study-public = Für alle offen
study-none_mine = Noch keine. Beginne eine nebenan oder aus der Analyse einer beendeten Partie.
study-none_public = Noch niemand hat eine für alle geöffnet.
study-full = Du hast so viele Studien, wie man haben darf; lösche erst eine.
study-none = Diese Studie gibt es nicht, oder sie ist nicht für dich offen.
study-title = Titel
study-untitled = Studie ohne Titel
study-of_table = Studie einer Partie
study-main_line = Die Partie
study-begin = Studie beginnen
study-begin_from = Beginnt mit
study-from_game = Der Beginn
study-from_record = Eine Aufzeichnung
study-from_position = Eine Stellung
study-paste_record = Text einer Aufzeichnung hier einfügen
study-paste_position = Stellung als JSON hier einfügen
study-from_file = Oder aus einer Datei: Studie, Aufzeichnung oder Stellung
study-from_file_chapter = Oder aus einer Datei: Aufzeichnung oder Stellung
study-no_json = Das ist kein JSON.
study-game = Spiel
study-seats = Plätze
study-chapters = Kapitel
study-chapter = Kapitel
study-add_chapter = Kapitel hinzufügen
study-rename = Umbenennen
study-keep = Behalten
study-delete_chapter = Kapitel löschen
study-delete_chapter_sure = Dieses Kapitel mit allen Zügen löschen?
study-by = von { $who }
study-eyes = Wessen Augen
study-open = Alles offen
study-spectator = Zuschauer
study-covered = von hier aus verdeckt
study-moves = Züge
study-beginning = Der Beginn
study-luck = Zufall
study-branch = Zweig { $letter }
study-drawn = auf den Plan gezeichnet
study-along = Durch die Züge
study-first = Zum Beginn
study-back = Einen Zug zurück
study-next = Einen Zug weiter
study-last = Ans Ende dieser Linie
study-comment = Kommentar (C)
study-arrow = Pfeile und Ringe (A)
study-arrow_how = Von einem Ding zum anderen ziehen oder beide antippen; zweimal dasselbe ist ein Ring.
study-ink = Tinte
study-from = Von …
study-to = Nach …
study-ring = (Ring)
study-note = Notiz auf dem Plan
study-draw = Zeichnen
study-take_away = Entfernen
study-glyph = Gut oder schlecht
study-move_n = Zug { $n }
study-promote = Zur Hauptlinie machen
study-cut = Diesen Zweig abschneiden
study-undo = Doch behalten
study-opinion = Meinung der Bots
study-seen_by = Gewinnchance, gesehen von: { $who }
study-thinking = Die Bots denken nach …
study-no_choice = Niemand hat hier eine Wahl, die diese Augen abwägen könnten.
study-all_moves = Alle Züge (L)
study-luck_asked = Hier entscheidet der Zufall.
study-let_fall = Entscheiden lassen
study-choose_luck = Wählen, was er bringt
study-so = So
study-over = Die Partie ist zu Ende:
study-play_on = Von hier weiterspielen
study-play = Gegen Bots spielen
study-level = Stärke der Bots
study-usual = die übliche
study-share = Teilen
study-readers = Wer sie liest
study-for_private = Nur Verfasser
study-for_link = Mit Link
study-for_public = Alle
study-about_private = Nur wer darin schreibt, kann sie öffnen.
study-about_link = Wer den Link hat, liest sie; sie steht in keiner Liste.
study-about_public = Alle finden und lesen sie.
study-link = Link zu diesem Zug
study-copy_link = Link weitergeben
study-embed = Ein lebendes Brett für andere Seiten
study-copy_embed = Lebendes Brett kopieren
study-copied = Kopiert.
study-file = Als Datei speichern
study-make_mine = In meine Studien kopieren
study-new_link = Neuer Link
study-delete = Studie löschen
study-delete_sure = Diese Studie endgültig löschen?
study-author_name = Name eines weiteren Verfassers
study-let_write = Schreiben lassen
study-let_go = { $who } schreibt nicht mehr
study-saved = gespeichert
study-saving = wird gespeichert …
study-not_saved = nicht gespeichert
study-moves_n =
    { $n ->
        [one] ein Zug
       *[other] { $n } Züge
    }
study-chapters_n =
    { $n ->
        [one] ein Kapitel
       *[other] { $n } Kapitel
    }
study-futures =
    { $n ->
        [one] eine Zukunft
       *[other] { $n } Zukünfte
    }
study-cut_done =
    { $n ->
        [one] Ein Zug abgeschnitten.
       *[other] { $n } Züge abgeschnitten.
    }

## refusals

refusals-running = Eine laufende Partie wird keine Studie; sie kann studiert werden, wenn sie zu Ende ist.
