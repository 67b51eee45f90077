### Sätze des Hauses selbst, gleich welches Spiel gespielt wird.

## words

words-nothing = nichts
words-luck = Zufall
words-spectator = Zuschauer

## who
## Wie heißt, wer liest, wo ein Satz `WHO($seat)` oder `WHO($seat, as: "object")` sagt; jeder andere heißt nach seinem Namen.

who-subject = du
who-object = dich
who-dative = dir
who-possessive = dein
names-whose = { $name }s

## board

board-players = Spieler
board-table = auf dem Tisch
board-own = nur du siehst

## refusals

refusals-game_over = Das Spiel ist vorbei.
refusals-not_asked = Du bist nicht an der Reihe: Zuerst muss { $asked } antworten.
refusals-no_such_outcome = Das kann der Zufall hier nicht bringen.
refusals-no_undo = Zurücknehmen kannst du nur deine eigenen letzten Züge, solange weder der Zufall noch jemand anderes geantwortet hat.
refusals-not_offered = Das ist jetzt nicht möglich.
refusals-no_such_thing = So etwas gibt es in diesem Spiel nicht; sieh in die Liste der Züge.
refusals-at_least_one = Mindestens eins, bitte.
refusals-only_the_clock = Das kann niemand selbst tun: Es geschieht nur, wenn die Zeit abläuft.

## play

play-welcome = { $title } · { $players }
play-seed = Der Zufall dieses Spiels kommt aus dem Startwert { $seed }.
play-bot_failed = Der Bot { $bot } ist ausgefallen ({ $fault }); für ihn wurde die Antwort der Regeln gegeben.
play-begin = Tippe eine Nummer oder einen Zug; `help` zeigt, was du sonst noch tippen kannst.
play-resumed = Nach { $entries } Einträgen fortgesetzt.
play-turn = { $seat }, du bist an der Reihe
play-since = Seit deinem letzten Zug
play-here = { $seat }, nimm vor diesem Bildschirm Platz und drücke Enter: Was folgt, ist nur für deine Augen.
play-prompt = { $seat }>{ " " }
play-forced = Die Regeln lassen nur eine Antwort zu: { $move }.
play-unknown = { $text } kenne ich nicht. Tippe eine Nummer aus der Liste, einen Zug wie `{ $example }` oder `help`.
play-no_number = Einen Zug { $number } gibt es nicht; die Liste geht von 1 bis { $count }.
play-confirm = { $warning } Tippe `yes`, um es trotzdem zu tun:{ " " }
play-not_done = Es ist nichts geschehen.
play-taken_back = Zurückgenommen: { $moves }.
play-saved = Gespeichert in { $file }.
play-resume_with = Weiter geht es mit: serenissima play --resume { $file }
play-cannot_save = Das Spiel kann nicht in { $file } gespeichert werden: { $problem }.
play-cannot_resume = { $file } kann nicht fortgesetzt werden: { $problem }
play-nothing_saved = Es gibt noch kein gespeichertes Spiel.
play-no_rule = { $rule } ist keine Regel dieses Spiels. Seine Regeln gehen von { $first } bis { $last }; `rule` und eine Nummer wie `{ $first }` zeigt eine davon.
play-legal = { $move } ist jetzt erlaubt.
play-rule_form = Sag, welche Regel: `rule { $first }`. Sie gehen von { $first } bis { $last }.
play-why_form = Sag, welcher Zug: `why { $example }`.
play-save_form = Sag, wohin: `save DATEI`.
play-final = Das Spiel ist vorbei
play-column_place = Platz
play-column_player = Spieler
play-column_score = Ergebnis
play-moves = Was du tun kannst
play-rule_title = Regel { $rule }
play-log_title = Das Spiel bis jetzt
play-nothing_yet = Es ist noch nichts geschehen.

## help

help-title = Was du tippen kannst
help-number = der Zug mit dieser Nummer in der Liste
help-several = mehrere Züge nacheinander, durch Semikolon getrennt
help-why = warum ein Zug nicht erlaubt ist, mit der Regel dazu
help-rule = der Text einer Regel
help-undo = nimmt deinen letzten Zug zurück; `undo 3` nimmt drei zurück
help-board = zeigt die Stellung noch einmal
help-hint = die besten Züge nach dem, was du sehen kannst
help-save = speichert das Spiel in einer Datei; es wird auch von selbst gespeichert
help-resume = zurück zum gespeicherten Spiel oder zu einem anderen
help-quit = aufhören; das Spiel wird gespeichert

## chart
## Worte auf den Karten des Browsers und über sie; ein Spiel kann manches auf seine eigene Weise sagen.

chart-chart = Karte
chart-zoom = Größe der Karte
chart-zoom_in = Näher
chart-zoom_out = Weiter weg
chart-zoom_whole = Die ganze Karte
chart-skip = Überspringen
chart-galley = Galeere { $number }
chart-fleet = { $seat }: Galeeren { $galleys }
chart-fleet_opens = Diese Galeeren einzeln zeigen
chart-close = Schließen
chart-port_of = Hafen von { $seat }
chart-neutral = neutraler Hafen
chart-closed = geschlossen
chart-port_closed = in diesem Spiel geschlossen
chart-makes = stellt { $good } her
chart-stores = lagert { $goods }
chart-stores_nothing = lagert nichts
chart-next_space = das nächste Feld bringt { $n }
chart-full = das Lagerhaus ist voll
chart-garrison =
    { $n ->
        [0] keine Garnison
        [one] 1 Seemann in Garnison
       *[other] { $n } Seeleute in Garnison
    }
chart-fort = Festung
chart-lies_in = im Feld { $field }
chart-sailors =
    { $n ->
        [0] kein Seemann
        [one] 1 Seemann
       *[other] { $n } Seeleute
    }
chart-no_cargo = keine Ladung
chart-free_places =
    { $n ->
        [0] kein freier Platz
        [one] 1 freier Platz
       *[other] { $n } freie Plätze
    }
chart-is_active = aktiv
chart-has_moved = schon bewegt
chart-steps =
    { $n ->
        [0] hier
        [one] 1 Feld
       *[other] { $n } Felder
    }
chart-here = { $galley } liegt hier
chart-atlantic = Oceanus
chart-hispania = Hispania
chart-gallia = Gallia
chart-barbaria = Barbaria
chart-libya = Libya
chart-aegyptus = Ægyptus
chart-anatolia = Anatolia
chart-hungaria = Hungaria
chart-euxine = Pontus Euxinus

## review

review-unfinished = Dieses Spiel läuft noch: Das Ergebnis ist, was jeder jetzt erwarten darf.
review-accounts = Vom Start zum Ergebnis, in Prozent des Sieges
review-turns = Wendepunkte
review-deals = Was der Handel jeder Seite wert war
review-player = Spieler
review-start = Start
review-luck = Zufall
review-decisions = Entscheidungen
review-result = Ergebnis
review-loss = Verschenkt
review-per_decision = … je Entscheidung
review-blunders = Grobe Fehler
review-mark = { "" }
review-entry = Eintrag
review-cause = Warum
review-what = Was geschah
review-changes = Was sich änderte
review-better = Besser
review-kind = Art
review-cause_luck = Zufall
review-cause_deal = ein Handel
review-cause_error = ein Fehler von { $actor }
review-cause_missed = eine Chance, die { $actor } verpasst
review-cause_move = ein Zug von { $actor }
review-cause_end = das Ende ist da
review-deal_deal = Handel
review-deal_purchase = Kauf
review-deal_trade = Tausch
review-deal_passage = Durchfahrt
review-drawn = Gezeichnet in { $file }.
review-hints = Die besten Züge für { $player }, in Anteilen des Sieges
review-move = Zug
review-words = In Worten
review-share = Anteil
review-behind = Abstand
review-visits = Bewertet
review-no_hint = Stellungen dieses Spiels kann noch niemand bewerten.
review-plot_curve = Siegchance
review-plot_entries = Eintrag
review-plot_split = Zufall und Entscheidungen
review-plot_luck = Zufall
review-plot_decisions = Entscheidungen, eigene und fremde
review-plot_points = Prozentpunkte, aufsummiert
review-plot_judged = bewertet mit der ganzen Aufzeichnung

## notices

notices-subject = Du bist an der Reihe: { $game }
notices-body = An einem Tisch von { $game } wird auf deine Antwort gewartet.
notices-prove_subject = Möchtest du Briefe von diesem Haus?
notices-prove = Jemand, hoffentlich du, möchte Briefe an diese Adresse bekommen, wenn ein Tisch auf eine Antwort wartet. Wenn du sie willst, folge angemeldet diesem Verweis; wenn nicht, tu nichts.

## A line of the tale: the heading and then what was done; several things of a kind.

tale-line = { $head }: { $done }
tale-several = { $n } { $thing }
