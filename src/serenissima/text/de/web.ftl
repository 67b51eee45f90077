### Der Browser: jeder Satz, den er selbst sagt.

## nav

nav-main = Hauptmenü
nav-menu = Menü
nav-home = Start
nav-play = Spielen
nav-mine = Meine Spiele
nav-harbour = Hafen
nav-contests = Turniere
nav-puzzles = Rätsel
nav-studies = Studien
nav-learn = Regeln
nav-leaders = Wertungen
nav-settings = Einstellungen
nav-about = Über uns und Dank
nav-account = Konto
nav-sign_in = Anmelden
nav-skip = Zum Inhalt springen

## footer

footer-note = Quelloffen. Spiele und Titel gehören ihren Autoren und Verlagen.

## home

home-title = Brettspiele des venezianischen Meeres
home-lead = Alle Regeln eingehalten, Würfel zum Nachprüfen, Bots, die nie schummeln. An einem Bildschirm, mit Freunden in der Ferne oder heute Abend allein.
home-play_now = Jetzt gegen Bots spielen
home-set_up = Tisch eröffnen
home-join_code = Mit Link mitspielen
home-starts =
    { $n ->
        [one] beginnt sofort: { $game }, du und ein Bot, Stufe { $level }
       *[other] beginnt sofort: { $game }, du und { $n } Bots, Stufe { $level }
    }
home-change = ändern
home-play = Spielen
home-learn = Regeln
home-mine = Meine Spiele
home-wait =
    { $n ->
        [0] niemand wartet auf dich
        [one] eines wartet auf dich
       *[other] { $n } warten auf dich
    }
home-all = alle Spiele
home-none = Noch keine Spiele. Das erste ist einen Klick entfernt.
home-quay = Am Kai
home-find = Einen Tisch mit anderen finden
home-quay_none = Gerade keine offenen Tische.
home-new_here = Neu hier? Lerne { $game } in zehn Minuten, Zug um Zug.
home-lesson = Lektion
home-opening = Der Tisch wird gedeckt …

## levels

levels-random = Jeder Wind
levels-mozzo = Schiffsjunge
levels-marinaio = Seemann
levels-mercante = Kaufmann
levels-capitano = Kapitän
levels-doge = Doge
levels-random_about = Spielt irgendeinen erlaubten Zug, ohne nachzudenken.
levels-mozzo_about = Gierig: nimmt, was sofort zu haben ist, und sieht keine Gefahr. Er lässt dich gewinnen, während du lernst.
levels-marinaio_about = Ängstlich: denkt nur an den eigenen Zug und fürchtet jede Gefahr doppelt.
levels-mercante_about = Nüchtern: wägt den nächsten Zug ab, den eigenen Gewinn und den der anderen. Antwortet sofort.
levels-capitano_about = Spielt in Gedanken mehrere Züge durch. Überlegt einen Augenblick.
levels-doge_about = Schaut am weitesten voraus. Überlegt am längsten.
levels-pari = So stark wie ich
levels-pari_about = Die Stufe, die deiner Wertung am nächsten kommt, oder dem, wie du gegen Bots gespielt hast.
levels-points = Stärke { $points } ± { $give }; wer neu ist, hat 1500.
levels-won = Gemessen: { $won } % Siege unter Gegnern der Stufe { $among } (durch Glück allein { $chance } %).

## setup

setup-title = Tisch eröffnen
setup-who = Wer spielt?
setup-players = Spieler
setup-me = Du
setup-here = Hier
setup-open = Per Link
setup-bot = Bot
setup-kind_of = Wer auf Platz { $n } sitzt
setup-me_about = an diesem Bildschirm
setup-here_about = spielt an diesem Bildschirm, Geheimes wird dazwischen verdeckt
setup-open_about = wer den Link hat
setup-bot_about = sieht nie Verdecktes
setup-name_of = Name
setup-name_about = was die anderen lesen
setup-level = Stufe
setup-how = Wie spielt ihr?
setup-pace = Tempo
setup-pace_about = Ohne Uhr, ein Abend mit Uhr oder ein paar Züge am Tag mit Benachrichtigung
setup-none = Ohne Uhr
setup-live = Live
setup-turns = Zugweise
setup-bank = Minuten für jeden
setup-increment = Sekunden mehr je Antwort
setup-hours = Stunden je Antwort
setup-shuffle = Plätze
setup-shuffle_about = Ausgelost oder wie oben aufgeführt
setup-drawn = Ausgelost
setup-listed = Wie oben
setup-bots = Bots von Menschen
setup-bots_about = Ob sich auch Programme von Menschen setzen dürfen.
setup-bots_on = Willkommen
setup-bots_off = Nur Menschen
setup-hints = Tipps
setup-hints_about = Ob Spieler nach den besten Zügen fragen dürfen; alle sehen, wer es tut.
setup-hints_on = Erlaubt
setup-hints_off = Keine
setup-sealing = Versiegelte Antworten
setup-sealing_about = Wer sie versiegelt. Was ein Browser versiegelt, kann nicht einmal das Haus lesen; er öffnet es von selbst, wenn alle versiegelt haben.
setup-by_browsers = Die Browser
setup-by_house = Das Haus
setup-quay = Den Tisch am Kai zeigen, damit andere mitspielen und zuschauen können.
setup-reliable = Für Leute, die zu 90 % zuverlässig sind.
setup-club = Für Mitglieder deines Clubs, nach seinen Regeln.
setup-rated = Gewertet: zählt für die Wertung aller Spieler.
setup-rated_account = Gewertete Partien sind für Spieler mit Konto.
setup-luck = Aller Zufall ist versiegelt, bevor die Plätze verlost werden. Nach dem Spiel kann jeder jeden Würfel nachprüfen.
setup-options = Regeln des Tisches
setup-options_about = Das Übliche steht vorn. Bei jeder Wahl steht, zu welcher Regel sie gehört.
setup-usual = Alles wie üblich
setup-changed =
    { $n ->
        [one] 1 geändert
       *[other] { $n } geändert
    }
setup-not_here = nicht mit dieser Spielerzahl
setup-number_from = eine Zahl ab { $n }
setup-table_of =
    { $n ->
        [one] { $game } für einen
       *[other] { $game } mit { $n } Spielern: { $who }.
    }
setup-open_it = Tisch eröffnen
setup-another_name = Anderer Name
setup-begins_now = Das Spiel beginnt sofort.
setup-begins_later = Das Spiel beginnt, wenn alle sitzen oder wenn du Bots die freien Plätze gibst.
setup-lasts = Etwa { $n } Minuten.
setup-lasts_live = Etwa { $n } Minuten; jeder hat { $bank } Minuten auf der Uhr.
setup-lasts_turns = Einige Wochen: bis zu { $hours } Stunden für jede Antwort.
setup-newcomer = Erste Partie: Was Neulinge nicht wissen können, entscheidet das Los.
setup-seat_n = Platz { $n }
setup-reconstructed = Einige gedruckte Werte sind nicht öffentlich bekannt.
setup-reconstructed_about = Sie sind in den Datendateien als rekonstruiert markiert; die Regeln sagen, wo.

## values

values-true = ja
values-false = nein
values-open = offen
values-hidden = verdeckt
values-random = ausgelost
values-draft = reihum gewählt
values-choose = gewählt
values-preset = wie gedruckt
values-alternate = abwechselnd
values-snake = hin und zurück
values-full = nie blockiert
values-leave_only = nur die Ausfahrt ist frei
values-all_sunk = wenn er versenkt ist
values-outnumbered = wenn er unterlegen ist
values-anywhere = überall
values-galleys_only = nur auf Galeeren
values-venice_genoa = Venedig und Genua
values-spain_turkey = Spanien und Türkei
values-fixed = der Reihe nach
values-not_full = nicht volle
values-empty = nur leere
values-capital = als Hauptstadt
values-ordinary = wie jeder Hafen
values-none = keine
values-warehouse_spaces = so viele Felder
values-adams = nach Adams
values-schloesser = nach Schlösser
values-unlimited = unbegrenzt
values-forty = vierzig
values-standard = üblich
values-early_hints = wie zuerst gedruckt
values-own = die eigenen

## lobby

lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-open = Offene Tische
lobby-playing = Im Gange
lobby-none_open = Gerade wartet niemand. Eröffne einen Tisch und zeige ihn hier.
lobby-none_playing = Gerade wird nichts öffentlich gespielt.
lobby-finished = Beendet
lobby-none_finished = Noch ist keine öffentliche Partie zu Ende.
lobby-look_back = Rückblick
lobby-all_games = alle Spiele
lobby-seats = { $taken } von { $n }

## mine

mine-title = Meine Spiele
mine-your_turn = Du bist dran
mine-waiting = { $who } überlegt
mine-open = wartet auf Spieler
mine-over = vorbei
mine-paused = pausiert
mine-broken = offline
mine-won = gewonnen
mine-place = Platz { $n }
mine-play = Spielen
mine-look = Ansehen
mine-replay = Rückblick
mine-current = Im Gange
mine-past = Beendet
mine-none = Noch nichts hier.
mine-guest = Du spielst als Gast. Mit Name und Passwort findest du deine Spiele auch auf anderen Geräten.

## join

join-title = Mit Link mitspielen
join-lead = Füge den Link ein, den du bekommen hast.
join-field = Link oder Tisch
join-go = Zum Tisch
join-bad = Das ist kein Link zu einem Tisch dieses Hauses.

## account

account-title = Konto
account-guest = Du bist als Gast namens { $name } hier. Mit Name und Passwort bleiben deine Spiele deine.
account-known = Du bist { $name }.
account-guest_name = Gast { $name }
account-nobody = Melde dich an oder wähle einen Namen, unter dem du ab jetzt spielst. Ohne beides spielst du als Gast.
account-name = Name
account-own_password = Passwort
account-password = Passwort, mindestens 8 Zeichen
account-register = Diesen Namen nehmen
account-login = Anmelden
account-new = Neu hier
account-forgotten = Passwort vergessen? Kein Brief bringt es zurück: Frage die Leute, die dieses Haus betreiben; sie können dir ein neues geben.
account-logout = Abmelden
account-notices = Benachrichtigungen
account-email = E-Mail für Nachrichten, wenn du dran bist (freiwillig)
account-keep = Speichern
account-kept = Gespeichert.
account-proven = Deine Adresse ist bestätigt: Briefe werden kommen.
account-unproven = Briefe kommen, sobald du dem Verweis im ersten gefolgt bist.
account-yours = Was dir gehört
account-export = Alles, was dieses Haus über dich aufbewahrt
account-leave = Für immer gehen
account-sure_leave = Für immer gehen? Deine Partien bleiben, ohne deinen Namen; alles andere wird gelöscht.
account-stay = Bleiben

## keep

keep-title = Hausaufsicht
keep-lead = Was gemeldet wurde, und wer sprechen und hereinkommen darf. Wen es trifft, dem wird es gesagt, sobald er es versucht.
keep-not_yours = Diese Seite ist für die Aufsicht des Hauses.
keep-reports = Meldungen
keep-people = Leute
keep-show_seen = Auch Erledigtes
keep-no_reports = Es wurde nichts gemeldet.
keep-about = Über { $who }
keep-about_table = Über den Tisch
keep-by = gemeldet von { $who }
keep-seen_by = { $who } hat sich darum gekümmert.
keep-line_gone = Die Zeile ist fort.
keep-look = Zum Tisch
keep-take_line = Zeile entfernen
keep-mute_day = Einen Tag stumm
keep-close = Partie beenden
keep-dealt_with = Erledigt
keep-line_taken = Die Zeile ist entfernt.
keep-muted = Einen Tag lang wird nicht gesprochen.
keep-closed = Die Partie ist beendet.
keep-done = Erledigt.
keep-name = Anfang des Namens
keep-search = Suchen
keep-nobody = So heißt niemand.
keep-last_here = zuletzt hier { $when }
keep-muted_until = stumm bis { $when }
keep-mute = { $hours } Std. stumm
keep-unmute = Darf wieder sprechen
keep-role = Rolle
keep-role_guest = Gast
keep-role_player = Spieler
keep-role_moderator = Aufsicht
keep-role_admin = Leitung
keep-role_banned = Ausgesperrt

## report

report-title = Der Aufsicht etwas melden
report-line = Diese Zeile melden
report-line_of = Melden, was { $who } gesagt hat
report-why = Was soll sich die Aufsicht ansehen?
report-send = Melden
report-cancel = Abbrechen
report-sent = Danke. Die Aufsicht sieht es sich an.

## settings

settings-title = Einstellungen
settings-language = Sprache
settings-light = Licht
settings-light_about = Tag, Nacht bei Lampenlicht oder wie dein Gerät es hat
settings-day = Tag
settings-night = Nacht
settings-motion = Bewegung
settings-motion_about = Wie viel sich auf den Spielplänen bewegt
settings-system = Wie das System
settings-full = Alles
settings-reduced = Weniger
settings-speed = Tempo
settings-speed_about = Wie schnell die Züge der anderen gezeigt werden
settings-calm = Ruhig
settings-brisk = Zügig
settings-at_once = Sofort
settings-sound = Ton
settings-sound_about = Eine Glocke, wenn du an der Reihe bist, und leise Geräusche zum Geschehen
settings-volume = Lautstärke
settings-confirm = Nachfragen
settings-confirm_about = Bevor ein Zug gesendet wird; die meisten lassen sich ohnehin zurücknehmen
settings-never = Nie
settings-warned = Wenn es etwas kostet
settings-always = Immer
settings-guard = Schonfrist
settings-guard_about = Eine neue Frage nimmt eine Drittelsekunde lang keine Antwort an, damit kein später Klick sie trifft
settings-contrast = Kontrast
settings-contrast_about = Linien und Kleingedrucktes dunkler
settings-normal = Normal
settings-strong = Stark
settings-cover = Zwischen Spielern verdecken
settings-cover_about = Wenn mehrere an einem Bildschirm spielen
settings-command = Befehlszeile
settings-command_about = Züge in der Notation der Aufzeichnung tippen; auch die Taste / öffnet sie
settings-on = An
settings-off = Aus

## leaders

leaders-title = Wertungen
leaders-lead = Menschen und Bots nach Spiel und Spielerzahl, geordnet nach ihrer sicheren Mindeststärke; mit 95-%-Intervall.
leaders-place = Platz
leaders-player = Spieler
leaders-rating = Wertung
leaders-games = Spiele
leaders-none = Hier hat noch niemand eine Wertung.
leaders-bot = Bot
leaders-people = Menschen
leaders-bots = Bots von Menschen
leaders-seats = Spieler

## learn

learn-title = Regeln
learn-lead = Die Regeln in unseren eigenen Worten; jede hat eine Nummer, und Fragen und Ablehnungen führen zu ihr.
learn-search = Regeln durchsuchen
learn-found =
    { $n ->
        [0] keine Regel spricht davon
        [one] 1 Regel
       *[other] { $n } Regeln
    }
learn-pick = Welches Spiel?
learn-play = Spielen
learn-in_english = Die Regeln sind auf Englisch geschrieben.
learn-chapters = Kapitel
learn-rule_n =
    { $n ->
        [one] Regel { $rules }
       *[other] Regeln { $rules }
    }
learn-asked_now = Darum geht es gerade:

## lesson

lesson-title = Erste Lektion
lesson-begin = In zehn Minuten lernen
lesson-go_on = Lektion fortsetzen
lesson-once_more = Die Lektion noch einmal
lesson-progress = Wie weit du bist
lesson-step_of = { $n } von { $total }
lesson-leave = Verlassen
lesson-next = Weiter
lesson-back = Zurück
lesson-show = Zeig es mir
lesson-again = Von vorn
lesson-play = Jetzt ein Spiel spielen
lesson-more = Die Regel:
lesson-none = Diese Lektion konnte nicht geholt werden.
lesson-not_this = Im Spiel dürftest du das. Dieser Schritt geht so weiter: { $move }.
lesson-read_on = Hier gibt es nur etwas zu lesen; weiter geht es mit „Weiter“.

## about

about-title = Über uns und Dank
about-what = Serenissima spielt Brettspiele rund um Venedig mit allen Regeln: an einem Bildschirm, über das Netz und gegen Bots, die nur sehen, was ihr Platz sieht.
about-fair = Der Zufall stammt aus einem Geheimnis, das vor dem Spiel versiegelt und an seinem Ende geöffnet wird. Jeder kann jeden Würfel und jede Karte nachprüfen; verdeckte Gebote werden ebenso geprüft.
about-games = Die Spiele
about-games_about = Titel und Spiele gehören ihren Autoren und Verlagen, die an diesem Projekt nicht beteiligt sind. Kein Text und kein Bild eines gedruckten Spiels wird hier verwendet.
about-credits = Dank
about-type = Schriften: IM Fell English von Igino Marini, EB Garamond von Georg Duffner und Octavio Pardo, Alegreya Sans von Juan Pablo del Peral, alle unter der SIL Open Font License.
about-icons = Einige Symbole: game-icons.net, von Delapouite, Lorc und anderen, CC BY 3.0.
about-coast = Küstenlinien: Natural Earth, gemeinfrei.
about-code = Der Code ist quelloffen unter der MIT-Lizenz.

## problems

problems-crashed = Auf dieser Seite ist etwas schiefgegangen. Das Spiel ist auf dem Server sicher.
problems-stale_page = Diese Seite ist älter als der Server, oder die Leitung ist unterbrochen. Lade sie neu.
problems-missing = Ein Teil dieser Seite ließ sich nicht laden: Das Haus wurde erneuert, oder die Leitung ist unterbrochen. Was hier steht, bleibt.
problems-load = Neu laden
problems-close = Schließen
problems-offline = Der Server ist nicht zu erreichen.
problems-failed = Das hat nicht geklappt.
problems-no_table = Diesen Tisch gibt es nicht, oder er braucht eine Einladung.
problems-nowhere = Hier ist nichts.
problems-broken = Dieser Tisch ist offline:
problems-again = Noch einmal
problems-home = Zurück zum Hafen
problems-private = Dieser Tisch braucht eine Einladung: Bitte um den Link.

refusals-archive_away = Partien von früher sind im Moment nicht erreichbar. Nichts ist verloren; versuch es später noch einmal.
refusals-archive_damaged = Was von dieser Partie aufbewahrt wurde, ist beschädigt. Sag es denen, die dieses Haus betreiben.

## line

line-connecting = verbinde …
line-waiting = Verbindung verloren, nächster Versuch in { $n } s
line-silent = der Server antwortet nicht …
line-now = jetzt
line-closed = Verbindung beendet

## table

table-called = Tisch „{ $name }“
table-would = Das würde geschehen:
table-forced = Für dich erledigt, da nichts anderes möglich war: { $what }
table-board = Spielplan
table-side = Protokoll, Chat, Notizen
table-players = Spieler
table-question = Frage
table-loading = Der Tisch wird gedeckt …
table-thinking = { $who } überlegt …
table-luck_rolls = Der Zufall wird gefragt …
table-winners =
    { $n ->
        [one] { $who } hat gewonnen
       *[other] { $who } haben gewonnen
    }
table-all_moves =
    { $n ->
        [one] 1 Zug
       *[other] Alle { $n }
    }
table-undo = Rückgängig
table-undo_can = Mach deine letzte Wahl rückgängig
table-not_yet = Noch nicht
table-sure = Absenden?
table-sending = wird gesendet …
table-sends_later = Sie wird gesendet, sobald die Verbindung wieder steht; Rückgängig hält sie zurück.
table-so_far = Deine Antwort bis jetzt
table-take_out = herausnehmen
table-start_again = neu beginnen
table-on_the_board = Wähle auf dem Spielplan oder aus der Liste.
table-choose_one = Wähle eines
table-how_many = Wie viele
table-less = weniger
table-more = mehr
table-why_not = Warum nicht?
table-close = Schließen
table-what_you_can_do = Was du tun kannst
table-filter = Zug suchen
table-nothing_fits = Kein Zug passt.
table-not_your_turn = Du bist nicht an der Reihe.
table-unknown = { $text } ist jetzt kein Zug; versuche zum Beispiel: { $example }
table-ambiguous = Das könnte heißen: { $choices }
table-command = Zug in Notation
table-command_hint = ein Zug in Notation, eine Nummer, undo, why …
table-keys = Tasten
table-days = { $n } Tage
table-seconds_left = noch { $n } Sekunden
table-time_left = Restzeit
table-you = du
table-here = an diesem Bildschirm
table-resigned = aufgegeben
table-stands_in = Bot vertritt
table-away = abwesend
table-hints_asked = { $n ->
    [one] hat einmal um einen Tipp gebeten
   *[other] hat { $n }-mal um Tipps gebeten
}
table-your_move = du bist dran
table-log = Protokoll
table-chat = Chat
table-position = Stellung
table-deal = Handel
table-notes = Notizen
table-votes = Tisch
table-earlier = früher
table-since = Seit deinem letzten Zug
table-no_chat = Noch hat niemand etwas gesagt.
table-say_something = Sag etwas
table-send = Senden
table-notes_for_you = Nur für deine Augen
table-your_own = Nur für deine Augen
table-at_the_table = Auf dem Tisch
table-hand_over = Gib den Bildschirm an { $who }
table-eyes_only = Was folgt, ist nur für diese Augen.
table-i_am = Ich bin { $who }
table-record = Aufzeichnung mitnehmen
table-rematch = Noch einmal
table-result = Ergebnis
table-as_tables = Stellung als Tabellen zeigen
table-watching = schaut zu
table-paused = Der Tisch hat das Spiel angehalten; es geht weiter, wenn alle zustimmen.
table-return = Platz wieder einnehmen
table-bot_plays = Ein Bot spielt für dich.
table-no_steps = Mehr wurde nicht gesagt.
table-nearest = Möglich wäre:

## show
## What the others have done, shown one act after the other; { $n } of { $of }.

show-watching = Was geschieht
show-acts = { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
show-act_of = Schritt { $n } von { $of }
show-replay = Noch einmal
show-skip = Weiter zu deinem Zug
show-skip_now = Weiter bis jetzt
show-all_at_once = Alles auf einmal zeigen
show-go_on = Weiter
show-pause = Anhalten
show-your_turn = dein Zug
show-now = jetzt
show-luck = Zufall
show-for_you = Für dich: { $what }
show-answer = Die Antwort auf dein Angebot
show-look_back = Rückblick
show-move_of = Zug { $n } von { $of }
show-act_back = einen Schritt zurück
show-act_on = einen Schritt vor
show-my_last_turn = mein letzter Zug
show-looking = Du siehst Zug { $n }.
show-resting = Das Spiel wartet auf niemanden; antworten kannst du wieder, wenn du zurück bist.
show-back = Zurück zu jetzt
show-lost = Die früheren Züge sind gerade nicht zu bekommen.

## brings
## What an answer brings, beside its words: { $least } and { $most } have their signs, { $gain } is a sum with its word.

brings-span = { $least } bis { $most }
brings-of_other = { $who } { $gain }
brings-chance = { $result } { $percent } %
brings-answers_next = danach antwortet { $who }
brings-ends = beendet das Spiel

## reckoning

reckoning-you_win = Du gewinnst mit { $points } { $unit }
reckoning-won_with =
    { $n ->
        [one] { $who } gewinnt mit { $points } { $unit }
       *[other] { $who } teilen sich den Sieg mit { $points } { $unit }
    }
reckoning-apart = Den Ausschlag gab: { $source } ({ $who } { $n }, { $other } { $m }).
reckoning-turned = Hier wendete es sich: Zug { $n }
reckoning-see_it = Im Rückblick ansehen
reckoning-seat = Spieler
reckoning-adds_up = Jede Zeile geht auf:
reckoning-title = Woher der Stand kommt
reckoning-source = Quelle
reckoning-total = Summe
reckoning-unknown = dir nicht bekannt
reckoning-counting = Wird gezählt …
reckoning-why = Warum dieser Stand?
reckoning-why_of = Warum { $who } diesen Stand hat

## by

by-timeout = (Zeit abgelaufen)
by-standing = (im Voraus beantwortet)
by-forced = (nichts anderes möglich)
by-bot = (Bot)

## notes

notes-loading = …
notes-kept = gespeichert
notes-typing = …
notes-failed = nicht gespeichert

## votes

votes-propose = Dem Tisch vorschlagen
votes-do = Entscheiden
votes-propose_it = Vorschlagen
votes-pause = Pause
votes-resume = Weiter
votes-extend = Mehr Zeit
votes-replace = Bot anstelle von
votes-end = Spiel beenden
votes-undo = Zug rückgängig machen
votes-about_pause = Die Uhren stehen, bis alle weiterspielen wollen
votes-about_resume = Weiterspielen
votes-about_extend = Alle bekommen mehr Zeit
votes-about_end = Das Spiel endet, wie es steht, ohne Wertung
votes-about_undo = Zurück vor den letzten Zug der anderen
votes-asks_pause = { $who } möchte eine Pause.
votes-asks_resume = { $who } möchte weiterspielen.
votes-asks_extend = { $who } bittet um mehr Zeit für alle.
votes-asks_replace = { $who } möchte, dass ein Bot für { $whom } spielt.
votes-asks_end = { $who } möchte das Spiel beenden, wie es steht.
votes-asks_undo = { $who } bittet, einen Zug zurückzunehmen.
votes-agreed = Dafür: { $who }. Noch offen: { $left }.
votes-agree = Zustimmen
votes-against = Dagegen
votes-withdraw = Zurückziehen
votes-resign = Aufgeben
votes-sure_resign = Aufgeben? Ein Bot spielt für dich zu Ende.
votes-play_on = Weiterspielen

## seating

seating-free = frei
seating-waits = wartet auf jemanden
seating-here = hier
seating-away = noch nicht hier
seating-options = Regeln des Tisches:
seating-link = Schicke diesen Link an deine Freunde
seating-copy = Kopieren
seating-copied = Kopiert
seating-sit = Hinsetzen
seating-start = Beginnen
seating-start_with_bots = Beginnen, Bots auf freie Plätze
seating-leave = Tisch verlassen
seating-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald das Spiel begonnen hat.
seating-host_starts = Wer den Tisch eröffnet hat, lässt das Spiel beginnen.
seating-your_name = Wie sollen wir dich nennen?
seating-no_name = Gast
seating-skip = Du kannst das Feld leer lassen; dann spielst du als Gast mit einer Nummer.
seating-invited = { $host } lädt dich zu { $game } ein.
seating-none = Ohne Uhr
seating-live = { $bank } Minuten für jeden, { $increment } Sekunden mehr je Antwort
seating-turns = { $hours } Stunden für jede Antwort
seating-hints_off = Ohne Tipps
seating-reliable = Für Leute, die zu { $percent } % zuverlässig sind.
seating-club = Für Mitglieder eines Clubs.
seating-rated = Gewertet
seating-usual = Alle Regeln wie üblich

## sealed

sealed-title = Versiegelte Antworten
sealed-sealed = versiegelt
sealed-thinks = überlegt
sealed-yours = Dein Siegel
sealed-how = Die Prüfsumme legt die Antwort jetzt fest; nach dem Spiel öffnet das Geheimnis sie, und jeder kann nachprüfen.
sealed-how_browsers = Die Prüfsumme legt die Antwort jetzt fest. Bis alle versiegelt haben, kennt sie nur der Browser, der sie versiegelt hat: nicht einmal das Haus kann hineinsehen.
sealed-opening = Alle haben ihre Antworten versiegelt; sie werden geöffnet …

## trust

trust-before = Aller Zufall dieses Spiels ist schon versiegelt; das Siegel ist
trust-commitment = Siegel
trust-check = Nachprüfen
trust-good =
    { $n ->
        [0] Geprüft: Es wurde nichts gezogen, und das Siegel ist das vor dem Spiel gezeigte.
        [one] Geprüft: Die eine Ziehung folgt aus dem versiegelten Geheimnis.
       *[other] Geprüft: Alle { $n } Ziehungen folgen aus dem versiegelten Geheimnis, und das Siegel ist das vor dem Spiel gezeigte.
    }
trust-bad = Die Prüfung ist fehlgeschlagen; siehe Einzelheiten.
trust-details = Einzelheiten
trust-verify_title = Glück und Siegel
trust-verify_about = Das Geheimnis des Glücks dieser Partie ist jetzt offen: jeder Würfel, jede Karte und jede versiegelte Antwort lässt sich prüfen.
trust-verified = Geprüft
trust-not_verified = Nicht bestätigt
trust-other_seal = Das jetzt berechnete Siegel ist nicht das vor der Partie gezeigte.
trust-sealed =
    { $n ->
        [one] Eine versiegelte Antwort hat ihr Siegel.
       *[other] { $n } versiegelte Antworten haben ihre Siegel.
    }
trust-seals_seen =
    { $n ->
        [one] Das eine Siegel, das dieser Browser geschlossen sah, ist dabei.
       *[other] Alle { $n } Siegel, die dieser Browser geschlossen sah, sind dabei.
    }
trust-seals_missing =
    { $n ->
        [one] Ein Siegel, das dieser Browser geschlossen sah, ist nicht dabei!
       *[other] { $n } Siegel, die dieser Browser geschlossen sah, sind nicht dabei!
    }
trust-computed = Jetzt berechnet
trust-sealed_by = Versiegelt von { $who }, Eintrag { $n }
trust-by_yourself = Zum Selbstprüfen die Aufzeichnung herunterladen und aufrufen:
trust-checking = Prüft …
trust-check_again = Noch einmal prüfen
trust-adds = Jeder Browser gibt von selbst eigenen Zufall dazu: { $n } von { $of } Spielern haben es getan.
trust-own_code = Dieser Browser hat allein und mit eigenem Code geprüft; das Haus war dazu nicht nötig.
trust-who_added = Zum Glück beigetragen haben: { $who }.
trust-silent = Nichts beigetragen haben: { $who }.
trust-mine_missing = Was dieser Browser zum Glück beigetragen hat, ist nicht darin enthalten!
trust-other_end = Diese Partie endete anders, als dieser Browser sie enden sah!
trust-rules_good = Zweite Meinung: Das Haus hat die Partie nachgespielt, und die Wahrscheinlichkeiten sind die der Regeln.
trust-rules_bad = Zweite Meinung: Das Haus selbst findet: { $problem }
trust-rules_none = Das Haus ist für eine zweite Meinung gerade nicht zu erreichen; die Prüfung oben braucht es nicht.
trust-save = Den Beweis speichern
trust-page = Eine Seite, die ihn ohne jedes Haus prüft
trust-problem_form = Das ist kein lesbarer Beweis: { $found }
trust-problem_commitment = Das geöffnete Geheimnis passt nicht zum Siegel; sein eigenes Siegel ist { $expected }.
trust-problem_order = Die Beiträge der Spieler stehen nicht in ihrer Reihenfolge: { $found }
trust-problem_beginning = Etwas, das vor der Partie feststand, wurde geändert: die Bedingungen, die Spieler oder ihre Beiträge.
trust-problem_seats = Die Plätze wurden nicht so verteilt, wie das Glück es will; das wäre { $expected }.
trust-problem_draw = Schritt { $act }: „{ $found }“ steht da, das Glück aber wollte „{ $expected }“.
trust-problem_chain = Schritt { $act } wurde geändert, oder davor fehlt einer; sein Zeichen müsste { $expected } sein.
trust-problem_undo = Schritt { $act } nimmt mehr zurück, als da war.
trust-problem_odds = Die Wahrscheinlichkeiten eines Wurfs fehlen, oder es stehen welche da, die nie gebraucht wurden.
trust-problem_seal = Das Siegel auf Schritt { $act } passt nicht zur gegebenen Antwort.
trust-page_title = Der Beweis einer Partie
trust-page_about = Leg den Beweis einer beendeten Partie hier ab, wähle die Datei oder füge ihren Text ein. Diese Seite kennt kein Haus und braucht kein Netz.
trust-page_file = Die Datei
trust-page_paste = Der Text
trust-page_rules = Sie kennt keine Regeln: dass die Wahrscheinlichkeiten die der Regeln sind, sagt dieser Befehl:
trust-page_counts = { $acts } Schritte, { $draws } Würfe und Züge des Glücks, { $seals } Siegel

## keys

keys-tab = durch Frage, Antworten, Spielplan, Spieler und Protokoll gehen
keys-enter = wählen; absenden, was fertig ist
keys-esc = einen Klick rückgängig machen, Offenes schließen
keys-u = rückgängig machen
keys-l = Liste aller Züge
keys-h = Tipp
keys-space = Vorführung beenden, zu deinem Zug
keys-r = noch einmal sehen, was geschehen ist
keys-slash = Befehlszeile in Notation
keys-question = diese Liste

## toasts

toasts-lost = Die Verbindung brach ab, bevor eine Antwort kam; die Stellung zeigt, ob es geschehen ist.
toasts-stale = Inzwischen ist etwas geschehen; sieh noch einmal hin.
toasts-stopped = Der Zug endet hier: Jemand ist dazwischengekommen.
toasts-was_done = Deine Antwort war noch angekommen, bevor die Verbindung abbrach.
toasts-not_used = Ein weiterer Klick zählte nicht: Die Frage hatte sich geändert.

## symbols

symbols-ducato = Ducato
symbols-pirate = Piratenflagge
symbols-cards = Kartenstapel
symbols-ship = Schiff

## deal

deal-title = Der Handelstisch
deal-talk_n = Verhandlung { $n } von { $most } in diesem Zug
deal-partner = Mit wem?
deal-hand =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
deal-first = erster Handel: +1 Prestige
deal-you_give = Du gibst
deal-gives = { $who } gibt
deal-give_hint = Wähle unten Karten aus deiner Hand.
deal-want_hint = Wähle unten Waren.
deal-your_hand = Deine Hand
deal-want = Noch eine Karte
deal-want_one = noch eine Karte { $good } verlangen
deal-take_out = { $card } herausnehmen
deal-unknown = Symbole sind dir unbekannt
deal-power = Löwen: Seemacht
deal-load = Fässer: auszuspielende Karten
deal-power_n = Seemacht { $n }
deal-silent = nichts gesagt
deal-claim_about = Was sagst du über { $card }? Es muss nicht wahr sein.
deal-no_symbols = keine Symbole
deal-no_power = keine Seemacht
deal-true = wahr
deal-ducati = Ducati
deal-in_hand = Hand
deal-first_deal = erster Handel
deal-on_top = auf der Fracht
deal-joins = passt dazu
deal-you_pay = Du zahlst
deal-he_pays = { $who } zahlt
deal-even = keine Ducati
deal-and_pays =
    { $me ->
        [who] und zahlst
       *[other] und zahlt
    } { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    }
deal-and_asks =
    { $me ->
        [who] und verlangst
       *[other] und verlangt
    } { $n ->
        [one] 1 Ducato
       *[other] { $n } Ducati
    }
deal-quoted = „{ $text }“
deal-everyone_reads = Alle werden lesen
deal-send = An { $who } senden
deal-invite = Fragen …
deal-clear = Leeren
deal-back = Zurück zum Angebot
deal-pass = Nichts anzubieten
deal-accept = Annehmen
deal-accept_pick = Annehmen, Karte wählen
deal-counter = Gegenangebot
deal-decline = Ablehnen
deal-decline_all = In diesem Zug alles ablehnen
deal-always_decline = Jedes Angebot ablehnen
deal-always_pass = Auf jede Bitte um ein Angebot passen
deal-goods_are_certain = Waren sind sicher, Worte nicht.
deal-counter_to = Dein Gegenangebot an { $who }
deal-offer_to = Dein Angebot an { $who }
deal-pick = Welche deiner Karten gibst du?
deal-looks =
    { $me ->
        [whom] { $who } sieht sich dein Angebot an. Gesendete Angebote kann man nicht zurückziehen oder ändern.
       *[other] { $who } sieht sich das Angebot von { $whom } an. Gesendete Angebote kann man nicht zurückziehen oder ändern.
    }
deal-talks =
    { $me ->
        [who] Du verhandelst mit { $whom }.
        [whom] { $who } verhandelt mit dir.
       *[other] { $who } verhandelt mit { $whom }.
    }
deal-nothing_now = Gerade handelt niemand.
deal-goods_are_true = Waren stimmen immer, Aussagen nicht unbedingt.
deal-he_picks_which = { $who } sucht aus, welche.
deal-he_picks = wer gibt, wählt
deal-you_pick = du wählst
deal-claim_symbols = Welche Symbole?
deal-claim_harbour = Hafen
deal-names_none = nennt keinen
deal-stay_silent = Schweigen
deal-say_this = Das sagen
deal-says_short = sagt
deal-you_pay_n =
    { $n ->
        [one] du zahlst 1 Ducato
       *[other] du zahlst { $n } Ducati
    }
deal-he_pays_n =
    { $n ->
        [one] { $who } zahlt 1 Ducato
       *[other] { $who } zahlt { $n } Ducati
    }
deal-balance = Ducati von { $who }, vorher und nachher
deal-ask_about = { $who } um ein Angebot bitten zu …
deal-about = zu { $topic }
deal-invited_by = { $who } bittet dich um ein Angebot: { $topic }?
deal-asked_about =
    { $me ->
        [who] Du wurdest nach { $topic } gefragt
       *[other] { $who } wurde nach { $topic } gefragt
    }
deal-talks_so_far = Verhandlungen dieses Zuges
deal-talk_dealt = einig
deal-talk_declined = abgelehnt
deal-talk_passed = gepasst
deal-talk_dropped = fallen gelassen
deal-use_again = Noch einmal
deal-ask_again = Ändern, noch einmal fragen
deal-leave_it = Lassen
deal-answer_declined = { $who } lehnt ab
deal-answer_dealt = { $who } nimmt an
deal-answer_countered = { $who } macht ein Gegenangebot
deal-answer_passed = { $who } hat nichts anzubieten
deal-answer_dropped = Es kam kein Angebot
deal-you_got = Du hast bekommen
deal-was_said = gesagt wurde:
deal-nothing_was_said = dazu wurde nichts gesagt
deal-dropped = entfällt
deal-new = neu
deal-take_or_leave = Änderungen sind markiert. Annehmen oder lassen.
deal-tile = { $who } hat ein Prestigeplättchen gewonnen.

## review

review-title = Rückblick
review-of_table = Rückblick auf den Tisch „{ $name }“
review-you_are = du bist Nummer { $n }
review-share = Teilen
review-study = Studieren
review-shared = Der Link zu diesem Augenblick ist kopiert.
review-download = Aufzeichnung herunterladen
review-look_back = Nachspielen und Rückblick
review-as_seen_by = Gesehen von
review-onlooker = Zuschauer
review-open = Alles offen
review-start = Der Anfang
review-turn = Zug { $n }
review-round = Runde { $n }
review-moment = Augenblick { $n } von { $most }
review-timeline = Der Verlauf der Partie
review-slider = Augenblick der Partie
review-first = An den Anfang
review-last = Ans Ende
review-back = Einen Schritt zurück
review-on = Einen Schritt weiter
review-turn_back = Einen Zug zurück
review-turn_on = Einen Zug weiter
review-play = Abspielen
review-pause = Anhalten
review-keys = Pfeiltasten: Schritt, Bildtasten: Zug, Leertaste: abspielen.
review-log = Protokoll
review-result = Ergebnis
review-charts = Kurven
review-position = Stellung
review-no_charts = Es gibt nichts zu zeichnen.
review-as_table = Als Tabelle
review-to_point = Wendepunkt { $letter }
review-loading = Die Partie wird noch einmal aufgebaut …
review-not_over = Diese Partie läuft noch. Ist sie zu Ende, lässt sie sich hier ansehen.
review-to_table = Zum Tisch
review-curve = Gewinnaussicht, Zug für Zug
review-curve_about = beurteilt aus der vollen Aufzeichnung, { $n } Versuche je Entscheidung
review-split = Glück und Entscheidungen
review-split_about = Prozentpunkte, aufsummiert
review-luck = Glück
review-decisions = Entscheidungen, eigene und fremde
review-turning = Wendepunkte
review-no_turning = Kein einzelner Zug hat viel geändert.
review-deals = Was die Handel wert waren
review-deals_about = für jede Seite
review-cause_luck = Glück
review-cause_deal = Handel
review-cause_error = Fehler
review-cause_move = Entscheidung
review-cause_missed = verpasste Chance
review-cause_end = das Ende
review-account = Die Rechnung jedes Spielers
review-judging = Die Partie wird beurteilt …
review-judged = { $done } von { $total } Antworten gewogen
review-before =
    { $n ->
        [one] Ein anderer Rückblick kommt zuerst.
       *[other] { $n } andere Rückblicke kommen zuerst.
    }
review-meanwhile = Inzwischen kannst du die Partie nachspielen, das Protokoll lesen und die Kurven ansehen.
review-no_judge = Stellungen dieses Spiels kann noch niemand beurteilen. Nachspielen, Protokoll und Kurven gibt es trotzdem.
review-review_failed = Der Rückblick ließ sich nicht erstellen.
review-unfinished = Die Partie wurde vorzeitig beendet: die letzten Werte sind, was jeder erwarten konnte.

## figures

figures-score = Punkte
figures-money = Dukaten
figures-ducats = Dukaten
figures-ducati = Ducati
figures-vp = Punkte
figures-ports = Häfen
figures-galleys = Galeeren
figures-reserve = Seeleute in Reserve
figures-hands = Handkarten
figures-available = freie Marker
figures-water = Marker auf dem Wasser
figures-lost = verlorene Marker
figures-yards = Teile in der Werft
figures-finished = fertige Teile

## trade

trade-galleys = Galeere { $rival } neben deiner { $own }, { $zone }
trade-you_sell = Du verkaufst
trade-sells = { $who } verkauft
trade-one_more = noch ein { $good } von { $n }
trade-no_goods = keine Waren an Bord
trade-room =
    { $n ->
        [0] kein freier Platz auf Galeere { $galley }
        [one] 1 freier Platz auf Galeere { $galley }
       *[other] { $n } freie Plätze auf Galeere { $galley }
    }
trade-hint = Wähle Waren: deine zum Verkaufen, fremde zum Kaufen.
trade-each = { $n } je Stück, { $total } zusammen
trade-gift = umsonst: ein Geschenk
trade-read = { $who } verkauft { $whom } { $n } { $good } für je { $price }, zusammen { $total }.
trade-read_gift = { $who } gibt { $whom } { $n } { $good } umsonst.
trade-purse = Deine Dukaten: { $before } → { $after }
trade-proposals = { $n } von { $most } Vorschlägen an { $who } gemacht
trade-no_price = noch kein Preis
trade-for_galley = { $n } { $good }, für Galeere { $galley }
trade-accept_n = { $n } je Stück annehmen
trade-ask_n = { $n } je Stück verlangen
trade-counter_n = Gegenangebot: { $n } je Stück
trade-final_ask_n = Letzter Preis: { $n } je Stück
trade-walk_away = Weggehen
trade-refuse = Ablehnen
trade-grant = Durchfahrt gewähren
trade-cannot_pay = Ein Käufer nennt und nimmt nur, was er zahlen kann.
trade-must_ask = Ein Preis muss genannt werden; einen Kauf verbieten kann man nicht.
trade-passage = { $who } bittet um Durchfahrt für Galeere { $galley } ab { $zone }.
trade-passage_means = Alle, die dort liegen, müssen zustimmen; ein Nein beendet die Fahrt dort.
trade-waits = { $who } überlegt.
trade-forbidden = Gehandelt werden nur Waren, von Galeere zu Galeere in einer Zone, nicht auf hoher See. Dukaten, Seeleute, Galeeren und Häfen werden nie verschenkt, und Versprechen binden niemanden.
trade-so_far = Verhandlungen dieser Runde
trade-agreed = einig
trade-failed = nichts

## hint

hint-ask = Tipp
hint-title = Worüber man nachdenken sollte
hint-about = Die besten gefundenen Züge, nur aus dem, was du siehst, mit der Gewinnaussicht, zu der sie führen.
hint-thinking = Denkt nach …
hint-rated = In gewerteten Partien gibt es keine Tipps.
hint-none = An diesem Tisch wird ohne Tipps gespielt.
hint-failed = Gerade gibt es keinen Tipp.

## standing

standing-title = Antworten im Voraus
standing-about = Für Fragen, die kommen, wenn du nicht am Zug bist. Solange hier eine Antwort steht, wird sie sofort für dich gegeben, auch wenn du weg bist; das Protokoll sagt es. „Frag mich“ nimmt sie zurück.
standing-ask_me = Frag mich
standing-declare_blockade = Eine Galeere will handeln, wo du sie blockieren könntest
standing-grant_passage = Eine Galeere bittet dich um Durchfahrt
standing-answer_counter = Jemand bietet weniger, als du für Waren deines Hafens verlangt hast
standing-answer_trade = Jemand schlägt einen Handel zwischen Galeeren vor
standing-deal_reply = Jemand bietet dir einen Handel an
standing-invite_reply = Jemand bittet dich um ein Angebot
standing-at_least = mindestens
standing-at_most = höchstens

## aside

aside-away = Der Server ist nicht erreichbar. Regeln, Lektionen, Wiedergaben und Partien gegen Bots gehen in diesem Browser weiter.
aside-open = Ohne ihn weitermachen
aside-along = Diese Partie hier weiterspielen
aside-back = Der Server ist wieder da. Diese Partie kann zu ihm gehen, als eigener Tisch.
aside-hand_back = Übergeben

hours-title = Partien Zug um Zug
hours-about = Deine Uhr läuft nur in deinen Spielzeiten, mindestens vier Stunden am Tag, und nicht in deinen Ferien. Die anderen sehen, wann du wieder spielst.
hours-from = Ich spiele von
hours-to = bis
hours-keep = Behalten
hours-kept = Behalten.
hours-always = Zu jeder Zeit
hours-holidays = Ferien
hours-left = { $n } von { $budget } Tagen sind { $year } noch übrig.
hours-first = Erster Tag
hours-last = Letzter Tag
hours-add = Hinzufügen
hours-end = Heute beenden
hours-drop = Zurücknehmen
hours-rests = spielt wieder { $when }

## share

share-share = Teilen
share-copied = Der Link ist kopiert.
share-not_copied = Der Link ließ sich nicht kopieren: { $link }
share-embed_open = Bei Serenissima öffnen
share-paper = Die Zeitung des Hauses
share-statistics = Auswertung
