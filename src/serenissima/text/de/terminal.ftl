### Was nur das Terminal sagt. Spieler und Brett heißen wie überall.

## Was eine Antwort bringt, und die Liste der Antworten

# least und most sind Zahlen mit Vorzeichen: "-3 bis +5", dahinter, was gezählt wird.
terminal-span = { $least } bis { $most }
terminal-chance = { $result } { $percent } %
# seats sind die, die als Nächste antworten.
terminal-then = dann { $seats }
terminal-you = Du
terminal-range = { $first } bis { $last }
terminal-range_in_steps = { $first } bis { $last } in Schritten von { $step }
terminal-groups = Tippe den Anfang einer Antwort, um alle zu sehen, die so weitergehen: `{ $example }`. `moves` zeigt alles.
terminal-unlisted = Mehr als aufgezählt ist erlaubt: { $verbs } mit allem, was die Regeln zulassen, in jeder Reihenfolge.
terminal-several = { $text } kann { $count } Antworten bedeuten:
terminal-nearest = Erlaubt wäre: { $moves }.
terminal-for_example = Jetzt erlaubt ist zum Beispiel: { $moves }.
terminal-meant = { $text } kenne ich nicht. Meintest du { $moves }?
terminal-more =
    { $count ->
        [one] 1 frühere Zeile ist nicht gezeigt; `log` zeigt alles.
       *[other] { $count } frühere Zeilen sind nicht gezeigt; `log` zeigt alles.
    }
terminal-page = — Eingabetaste für mehr, q zum Aufhören —{ " " }
terminal-yes = ja
terminal-no_folder = Es gibt keinen Ordner { $folder }; nichts wurde gespeichert.
terminal-no_map = Hier gibt es keine Karte von { $place }.
terminal-no_account = Woher die Punkte in diesem Spiel kommen, hat noch niemand aufgeschrieben.
terminal-no_points = Noch hat niemand Punkte.
terminal-account = Woher es kommt
terminal-total = zusammen
terminal-set_up = Aufbau
terminal-over = Das Spiel ist zu Ende.
terminal-you_won = Du gewinnst.
terminal-won =
    { $count ->
        [one] { $players } gewinnt.
       *[other] { $players } teilen sich den Sieg.
    }

## help

terminal-help_notation = ein Zug in Notation; der Anfang jedes Wortes genügt, und das Verb darf fehlen: `{ $example }`, `{ $short }`
terminal-help_map = die Karte, mit den Entfernungen von einem Ort
terminal-help_moves = die Liste der Züge, jeder auf einer eigenen Zeile
terminal-help_log = was bisher geschah; `log steps` erzählt jeden einzelnen Schritt
terminal-help_score = Punkte nach Herkunft, soweit du sie kennst
