### Sentences of the house itself, whatever game is played.

## words

words-nothing = niente
words-luck = la sorte
words-spectator = spettatore

## who
## How the one who reads is called where a sentence says `WHO($seat)` or `WHO($seat, as: "object")`; anybody else is called by name.

who-subject = tu
who-object = te
who-dative = te
who-possessive = tuo
names-whose = di { $name }

## board

board-players = giocatori
board-table = sul tavolo
board-own = solo tu vedi

## refusals

refusals-game_over = La partita è finita.
refusals-not_asked = Non tocca a te: prima deve rispondere { $asked }.
refusals-no_such_outcome = Qui la sorte non può dare questo.
refusals-no_undo = Puoi annullare solo le tue ultime mosse, e nessuna prima di una risposta della sorte o di qualcun altro.
refusals-not_offered = Adesso non è possibile.
refusals-no_such_thing = In questo gioco non esiste; guarda l'elenco delle mosse.
refusals-at_least_one = Almeno uno, per favore.
refusals-only_the_clock = Nessuno può farlo da sé: succede solo quando il tempo scade.

## play

play-welcome = { $title } · { $players }
play-seed = La sorte di questa partita viene dal seme { $seed }.
play-bot_failed = Il bot { $bot } si è bloccato ({ $fault }); al suo posto hanno risposto le regole.
play-begin = Scrivi un numero o una mossa; `help` elenca tutto il resto che puoi scrivere.
play-resumed = Partita ripresa dopo { $entries } voci.
play-turn = { $seat }, tocca a te
play-since = Dal tuo ultimo turno
play-here = { $seat }, siediti davanti allo schermo e premi Invio: quello che segue è solo per i tuoi occhi.
play-prompt = { $seat }>{ " " }
play-forced = Le regole lasciano una sola risposta: { $move }.
play-unknown = Non capisco { $text }. Scrivi un numero dell'elenco, una mossa come `{ $example }`, oppure `help`.
play-no_number = La mossa { $number } non esiste; l'elenco va da 1 a { $count }.
play-confirm = { $warning } Scrivi `yes` per farlo comunque:{ " " }
play-not_done = Non è stato fatto niente.
play-taken_back = Annullato: { $moves }.
play-saved = Salvato in { $file }.
play-resume_with = Per continuare: serenissima play --resume { $file }
play-cannot_save = La partita non può essere salvata in { $file }: { $problem }.
play-cannot_resume = { $file } non può essere ripreso: { $problem }
play-nothing_saved = Non c'è ancora nessuna partita salvata da riprendere.
play-no_rule = { $rule } non è una regola di questo gioco. Le regole vanno da { $first } a { $last }; `rule` e un numero come `{ $first }` ne cita una.
play-legal = { $move } adesso è permesso.
play-rule_form = Di' quale regola: `rule { $first }`. Vanno da { $first } a { $last }.
play-why_form = Di' quale mossa: `why { $example }`.
play-save_form = Di' dove: `save FILE`.
play-final = La partita è finita
play-column_place = Posto
play-column_player = Giocatore
play-column_score = Punteggio
play-moves = Che cosa puoi fare
play-rule_title = Regola { $rule }
play-log_title = La partita finora
play-nothing_yet = Non è ancora successo niente.

## help

help-title = Che cosa puoi scrivere
help-number = la mossa con quel numero nell'elenco
help-several = più mosse di seguito, separate da punto e virgola
help-why = perché una mossa non è permessa, con la regola che lo dice
help-rule = il testo di una regola
help-undo = annulla la tua ultima mossa; `undo 3` ne annulla tre
help-board = mostra di nuovo la posizione
help-hint = le mosse migliori, in base a ciò che vedi
help-save = salva la partita in un file; si salva anche da sola
help-resume = torna alla partita salvata, o a un'altra
help-quit = esci; la partita viene salvata

## chart
## Words on and about the charts of the browser client; a game may say some of them in its own way.

chart-chart = Carta
chart-zoom = Grandezza della carta
chart-zoom_in = Più vicino
chart-zoom_out = Più lontano
chart-zoom_whole = La carta intera
chart-skip = Salta
chart-galley = Galea { $number }
chart-fleet = { $seat }: galee { $galleys }
chart-fleet_opens = Mostra queste galee una per una
chart-close = Chiudi
chart-port_of = porto di { $seat }
chart-neutral = porto neutrale
chart-closed = chiuso
chart-port_closed = chiuso per questa partita
chart-makes = produce { $good }
chart-stores = in magazzino: { $goods }
chart-stores_nothing = magazzino vuoto
chart-next_space = il prossimo spazio paga { $n }
chart-full = il magazzino è pieno
chart-garrison =
    { $n ->
        [0] nessuna guarnigione
        [one] 1 marinaio di guarnigione
       *[other] { $n } marinai di guarnigione
    }
chart-fort = forte
chart-lies_in = in { $field }
chart-sailors =
    { $n ->
        [0] nessun marinaio
        [one] 1 marinaio
       *[other] { $n } marinai
    }
chart-no_cargo = nessun carico
chart-free_places =
    { $n ->
        [0] nessun posto libero
        [one] 1 posto libero
       *[other] { $n } posti liberi
    }
chart-is_active = attiva
chart-has_moved = ha già navigato
chart-steps =
    { $n ->
        [0] qui
        [one] 1 passo
       *[other] { $n } passi
    }
chart-here = { $galley } si trova qui
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

review-unfinished = Questa partita è ancora in corso: il risultato è ciò che ciascuno può aspettarsi adesso.
review-accounts = Dall'inizio al risultato, in percentuale della vittoria
review-turns = Momenti decisivi
review-deals = Quanto valevano gli affari per ciascuna parte
review-player = Giocatore
review-start = Inizio
review-luck = Sorte
review-decisions = Decisioni
review-result = Risultato
review-loss = Sprecato
review-per_decision = … per decisione
review-blunders = Errori gravi
review-mark = { "" }
review-entry = Voce
review-cause = Perché
review-what = Che cosa è successo
review-changes = Che cosa è cambiato
review-better = Meglio
review-kind = Tipo
review-cause_luck = la sorte
review-cause_deal = un affare
review-cause_error = un errore di { $actor }
review-cause_missed = un’occasione mancata da { $actor }
review-cause_move = un turno di { $actor }
review-cause_end = è arrivata la fine
review-deal_deal = affare
review-deal_purchase = acquisto
review-deal_trade = scambio
review-deal_passage = passaggio
review-drawn = Disegnato in { $file }.
review-hints = Le mosse migliori per { $player }, in quote della vittoria
review-move = Mossa
review-words = A parole
review-share = Quota
review-behind = Distacco
review-visits = Valutata
review-no_hint = Nessuno sa ancora valutare le posizioni di questo gioco.
review-plot_curve = Probabilità di vittoria
review-plot_entries = voce
review-plot_split = Sorte e decisioni
review-plot_luck = sorte
review-plot_decisions = decisioni, proprie e altrui
review-plot_points = punti di probabilità, sommati
review-plot_judged = valutato dal verbale completo

## notices

notices-subject = Tocca a te: { $game }
notices-body = Un tavolo di { $game } aspetta la tua risposta.
notices-prove_subject = Vuoi lettere da questa casa?
notices-prove = Qualcuno, speriamo tu, ha chiesto lettere a questo indirizzo quando un tavolo aspetta una risposta. Se le vuoi, segui questo collegamento dopo aver effettuato l'accesso; altrimenti non fare nulla.

## A line of the tale: the heading and then what was done; several things of a kind.

tale-line = { $head }: { $done }
tale-several = { $n } { $thing }
