### Ciò che dice soltanto il terminale. Giocatori e tabellone si chiamano come altrove.

## Che cosa porta una risposta, e l'elenco delle risposte

# least e most sono numeri con il segno: "-3 a +5", seguiti da ciò che si conta.
terminal-span = da { $least } a { $most }
terminal-chance = { $result } { $percent } %
# seats: chi risponde dopo.
terminal-then = poi { $seats }
terminal-you = Tu
terminal-range = da { $first } a { $last }
terminal-range_in_steps = da { $first } a { $last }, di { $step } in { $step }
terminal-groups = Scrivi l'inizio di una risposta per vedere tutte quelle che continuano così: `{ $example }`. `moves` mostra tutto.
terminal-unlisted = È permesso più di quanto è elencato: { $verbs } con tutto ciò che le regole consentono, in qualsiasi ordine.
terminal-several = { $text } può significare { $count } risposte:
terminal-nearest = È permesso invece: { $moves }.
terminal-for_example = Ora è permesso, per esempio: { $moves }.
terminal-meant = Non capisco { $text }. Intendevi { $moves }?
terminal-more =
    { $count ->
        [one] 1 riga precedente non è mostrata; `log` mostra tutto.
       *[other] { $count } righe precedenti non sono mostrate; `log` mostra tutto.
    }
terminal-page = — Invio per continuare, q per smettere —{ " " }
terminal-yes = sì
terminal-no_folder = Non c'è una cartella { $folder }; nulla è stato salvato.
terminal-no_map = Qui non c'è una mappa di { $place }.
terminal-no_account = Nessuno ha ancora scritto da dove vengono i punti di questo gioco.
terminal-no_points = Nessuno ha ancora punti.
terminal-account = Da dove viene
terminal-total = totale
terminal-set_up = Preparazione
terminal-over = La partita è finita.
terminal-you_won = Hai vinto.
terminal-won =
    { $count ->
        [one] Vince { $players }.
       *[other] { $players } condividono la vittoria.
    }

## help

terminal-help_notation = una mossa in notazione; basta l'inizio di ogni parola, e il verbo si può omettere: `{ $example }`, `{ $short }`
terminal-help_map = la mappa, con le distanze da un luogo
terminal-help_moves = l'elenco delle mosse, ciascuna sulla sua riga
terminal-help_log = che cosa è successo finora; `log steps` racconta ogni singolo passo
terminal-help_score = i punti per origine, per quanto li conosci
