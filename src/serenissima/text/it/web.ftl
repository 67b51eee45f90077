### The browser client: every sentence of its own that a person reads.

## nav

nav-main = Principale
nav-menu = Menu
nav-home = Inizio
nav-play = Gioca
nav-mine = Le mie partite
nav-harbour = Porto
nav-contests = Tornei
nav-puzzles = Problemi
nav-studies = Studi
nav-learn = Regole
nav-leaders = Classifiche
nav-settings = Impostazioni
nav-about = Informazioni e crediti
nav-account = Profilo
nav-sign_in = Accedi
nav-skip = Vai al contenuto

## footer

footer-note = Codice aperto. Giochi e titoli appartengono ai loro autori ed editori.

## home

home-title = Giochi da tavolo del mare di Venezia
home-lead = Tutte le regole rispettate, dadi che puoi verificare, bot che non barano mai. A un solo schermo, con amici lontani, o stasera in solitario.
home-play_now = Gioca subito contro i bot
home-set_up = Prepara un tavolo
home-join_code = Entra con un link
home-starts =
    { $n ->
        [one] inizia subito: { $game }, tu e un bot, livello { $level }
       *[other] inizia subito: { $game }, tu e { $n } bot, livello { $level }
    }
home-change = cambia
home-play = Gioca
home-learn = Regole
home-mine = Le mie partite
home-wait =
    { $n ->
        [0] nessuna ti aspetta
        [one] una ti aspetta
       *[other] { $n } ti aspettano
    }
home-all = tutte le partite
home-none = Ancora nessuna partita. La prima è a un clic.
home-quay = Al molo
home-find = Trova un tavolo con altri
home-quay_none = Nessun tavolo aperto in questo momento.
home-new_here = Prima volta qui? Impara { $game } in dieci minuti, mossa dopo mossa.
home-lesson = Lezione
home-opening = Il tavolo viene preparato …

## levels

levels-random = Vento a caso
levels-mozzo = Mozzo
levels-marinaio = Marinaio
levels-mercante = Mercante
levels-capitano = Capitano
levels-doge = Doge
levels-random_about = Gioca una mossa permessa qualsiasi, senza pensarci.
levels-mozzo_about = Avido: prende ciò che può avere subito e non vede pericoli. Ti lascia vincere mentre impari.
levels-marinaio_about = Pauroso: pensa solo al proprio turno e teme ogni pericolo due volte.
levels-mercante_about = Assennato: pesa la prossima mossa, il proprio guadagno e quello degli altri. Risponde subito.
levels-capitano_about = Gioca più turni a mente. Riflette un momento.
levels-doge_about = Vede più lontano di tutti. Riflette più a lungo.
levels-pari = Forte come me
levels-pari_about = Il livello più vicino al tuo punteggio, o a come te la sei cavata contro i bot.
levels-points = Forza { $points } ± { $give }; chi è nuovo ha 1500.
levels-won = Misurato: { $won } % di vittorie contro il livello { $among } ({ $chance } % per puro caso).

## setup

setup-title = Prepara un tavolo
setup-who = Chi gioca?
setup-players = giocatori
setup-me = Tu
setup-here = Stesso schermo
setup-open = Con link
setup-bot = Bot
setup-kind_of = Chi siede al posto { $n }
setup-me_about = a questo schermo
setup-here_about = gioca a questo schermo, con le mani coperte tra un turno e l'altro
setup-open_about = chiunque abbia il link
setup-bot_about = non vede mai ciò che è nascosto
setup-name_of = Nome
setup-name_about = ciò che leggono gli altri
setup-level = Livello
setup-how = Come si gioca?
setup-pace = Ritmo
setup-pace_about = Senza orologio, in una serata con l'orologio, o qualche mossa al giorno con avvisi
setup-none = Senza orologio
setup-live = Dal vivo
setup-turns = A turni
setup-bank = minuti a testa
setup-increment = secondi in più per ogni risposta
setup-hours = ore per ogni risposta
setup-shuffle = Posti
setup-shuffle_about = Estratti a sorte, o come nell'elenco
setup-drawn = A sorte
setup-listed = Come in elenco
setup-bots = Bot di persone
setup-bots_about = Se anche i programmi delle persone possono sedersi.
setup-bots_on = Benvenuti
setup-bots_off = Solo persone
setup-hints = Consigli
setup-hints_about = Se i giocatori possono chiedere le mosse migliori; tutti vedono chi lo fa.
setup-hints_on = Permessi
setup-hints_off = Nessuno
setup-sealing = Risposte sigillate
setup-sealing_about = Chi le sigilla. Ciò che sigilla un browser non lo può leggere nemmeno la casa; il browser lo apre da sé quando tutti hanno sigillato.
setup-by_browsers = I browser
setup-by_house = La casa
setup-quay = Mostra il tavolo al molo, così che altri possano entrare e guardare.
setup-reliable = Per persone affidabili al 90 %.
setup-club = Per i membri del tuo circolo, con le sue regole.
setup-rated = Classificata: conta per la classifica di tutti i giocatori.
setup-rated_account = Le partite valide per la classifica sono per chi ha un account.
setup-luck = Tutta la sorte è sigillata prima di assegnare i posti. Dopo la partita chiunque può verificare ogni dado.
setup-options = Regole del tavolo
setup-options_about = La scelta abituale viene per prima. Ognuna dice a quale regola appartiene.
setup-usual = Tutto come al solito
setup-changed =
    { $n ->
        [one] 1 modificata
       *[other] { $n } modificate
    }
setup-not_here = non con questo numero di giocatori
setup-number_from = un numero da { $n }
setup-table_of =
    { $n ->
        [one] { $game } per uno
       *[other] { $game } in { $n }: { $who }.
    }
setup-open_it = Apri il tavolo
setup-another_name = Un altro nome
setup-begins_now = La partita inizia subito.
setup-begins_later = La partita inizia quando tutti i posti sono occupati, o quando lasci ai bot quelli liberi.
setup-lasts = Circa { $n } minuti.
setup-lasts_live = Circa { $n } minuti; ognuno ha { $bank } minuti di orologio.
setup-lasts_turns = Alcune settimane: fino a { $hours } ore per ogni risposta.
setup-newcomer = Prima partita: ciò che un principiante non può sapere lo decide la sorte.
setup-seat_n = posto { $n }
setup-reconstructed = Alcuni valori stampati non sono noti pubblicamente.
setup-reconstructed_about = Nei file di dati sono segnati come ricostruiti; le regole dicono dove.

## values

values-true = sì
values-false = no
values-open = scoperto
values-hidden = coperto
values-random = a sorte
values-draft = a scelta alternata
values-choose = a scelta
values-preset = come stampato
values-alternate = a turno
values-snake = andata e ritorno
values-full = mai bloccato
values-leave_only = libera solo la partenza
values-all_sunk = quando affonda
values-outnumbered = quando è in minoranza
values-anywhere = ovunque
values-galleys_only = solo sulle galee
values-venice_genoa = Venezia e Genova
values-spain_turkey = Spagna e Turchia
values-fixed = in ordine
values-not_full = non pieni
values-empty = solo vuoti
values-capital = come capitale
values-ordinary = come ogni porto
values-none = nessuno
values-warehouse_spaces = i suoi spazi
values-adams = alla maniera di Adams
values-schloesser = alla maniera di Schlösser
values-unlimited = senza limite
values-forty = quaranta
values-standard = normale
values-early_hints = come nella prima stampa
values-own = la propria

## lobby

lobby-join = Entra
lobby-watch = Guarda
lobby-open = Tavoli aperti
lobby-playing = In corso
lobby-none_open = Nessuno aspetta in questo momento. Prepara un tavolo e mostralo qui.
lobby-none_playing = In questo momento non c'è nessuna partita pubblica.
lobby-finished = Finite
lobby-none_finished = Nessuna partita pubblica è ancora finita.
lobby-look_back = Rivedi
lobby-all_games = tutti i giochi
lobby-seats = { $taken } di { $n }

## mine

mine-title = Le mie partite
mine-your_turn = Tocca a te
mine-waiting = { $who } sta pensando
mine-open = aspetta giocatori
mine-over = finita
mine-paused = in pausa
mine-broken = non in linea
mine-won = vinta
mine-place = posto { $n }
mine-play = Gioca
mine-look = Guarda
mine-replay = Rivedi
mine-current = In corso
mine-past = Finite
mine-none = Qui non c'è ancora niente.
mine-guest = Giochi come ospite. Scegli un nome e una password per ritrovare le tue partite su altri dispositivi.

## join

join-title = Entra con un link
join-lead = Incolla il link che hai ricevuto.
join-field = Link o tavolo
join-go = Al tavolo
join-bad = Questo non è un link a un tavolo di questa casa.

## account

account-title = Profilo
account-guest = Sei qui come ospite con il nome { $name }. Scegli un nome e una password, e le tue partite restano tue.
account-known = Sei { $name }.
account-guest_name = Ospite { $name }
account-nobody = Accedi, oppure scegli un nome e gioca d'ora in poi con quello. Altrimenti giochi come ospite.
account-name = Nome
account-own_password = Password
account-password = Password, almeno 8 caratteri
account-register = Prendi questo nome
account-login = Accedi
account-new = Prima volta
account-forgotten = Hai dimenticato la password? Nessuna lettera la riporta: chiedi a chi gestisce questa casa, può dartene una nuova.
account-logout = Esci
account-notices = Avvisi
account-email = E-mail per gli avvisi quando tocca a te (facoltativa)
account-keep = Salva
account-kept = Salvato.
account-proven = Il tuo indirizzo è confermato: le lettere arriveranno.
account-unproven = Le lettere arriveranno dopo che avrai seguito il collegamento nella prima.
account-yours = Ciò che è tuo
account-export = Tutto ciò che questa casa conserva su di te
account-leave = Andarsene per sempre
account-sure_leave = Andarsene per sempre? Le tue partite restano, senza il tuo nome; tutto il resto è cancellato.
account-stay = Restare

## keep

keep-title = Custodia della casa
keep-lead = Ciò che è stato segnalato, e chi può parlare ed entrare. Chi ne è toccato lo viene a sapere appena ci prova.
keep-not_yours = Questa pagina è per i moderatori della casa.
keep-reports = Segnalazioni
keep-people = Persone
keep-show_seen = Anche ciò che è stato risolto
keep-no_reports = Nulla è stato segnalato.
keep-about = Su { $who }
keep-about_table = Sul tavolo
keep-by = segnalato da { $who }
keep-seen_by = { $who } se n’è occupato.
keep-line_gone = La riga non c’è più.
keep-look = Al tavolo
keep-take_line = Togliere la riga
keep-mute_day = Un giorno di silenzio
keep-close = Terminare la partita
keep-dealt_with = Risolto
keep-line_taken = La riga è stata tolta.
keep-muted = Per un giorno non può parlare.
keep-closed = La partita è terminata.
keep-done = Fatto.
keep-name = Inizio del nome
keep-search = Cercare
keep-nobody = Nessuno si chiama così.
keep-last_here = qui l’ultima volta { $when }
keep-muted_until = in silenzio fino a { $when }
keep-mute = Silenzio per { $hours } h
keep-unmute = Può parlare di nuovo
keep-role = Ruolo
keep-role_guest = Ospite
keep-role_player = Giocatore
keep-role_moderator = Moderatore
keep-role_admin = Amministratore
keep-role_banned = Escluso

## report

report-title = Segnalare qualcosa ai moderatori
report-line = Segnalare questa riga
report-line_of = Segnalare ciò che ha detto { $who }
report-why = Che cosa devono guardare i moderatori?
report-send = Segnalare
report-cancel = Annullare
report-sent = Grazie. I moderatori guarderanno.

## settings

settings-title = Impostazioni
settings-language = Lingua
settings-light = Luce
settings-light_about = Giorno, notte al lume di lampada, o come il tuo dispositivo
settings-day = Giorno
settings-night = Notte
settings-motion = Animazioni
settings-motion_about = Quanto si muovono le cose sui tabelloni
settings-system = Come il sistema
settings-full = Tutte
settings-reduced = Ridotte
settings-speed = Velocità
settings-speed_about = Con quale ritmo si mostrano le mosse degli altri
settings-calm = Calma
settings-brisk = Svelta
settings-at_once = Subito
settings-sound = Suono
settings-sound_about = Una campana quando tocca a te, e suoni leggeri di ciò che accade
settings-volume = Volume
settings-confirm = Chiedi conferma
settings-confirm_about = Prima di inviare una mossa; quasi tutte si possono comunque annullare
settings-never = Mai
settings-warned = Quando costa qualcosa
settings-always = Sempre
settings-guard = Un attimo di tregua
settings-guard_about = Una nuova domanda non accetta risposte per un terzo di secondo, così nessun clic in ritardo la colpisce
settings-contrast = Contrasto
settings-contrast_about = Linee e caratteri piccoli più scuri
settings-normal = Normale
settings-strong = Forte
settings-cover = Copri tra un giocatore e l'altro
settings-cover_about = Quando si gioca in più a un solo schermo
settings-command = Riga di comando
settings-command_about = Scrivi le mosse nella notazione del verbale; si apre anche con il tasto /
settings-on = Sì
settings-off = No

## leaders

leaders-title = Classifiche
leaders-lead = Persone e bot per gioco e numero di giocatori, ordinati secondo la forza minima dimostrata; con l'intervallo al 95 %.
leaders-place = Posto
leaders-player = Giocatore
leaders-rating = Punteggio
leaders-games = Partite
leaders-none = Qui non è ancora in classifica nessuno.
leaders-bot = bot
leaders-people = persone
leaders-bots = bot di persone
leaders-seats = giocatori

## learn

learn-title = Regole
learn-lead = Le regole con parole nostre; ogni regola ha un numero, e domande e rifiuti vi rimandano.
learn-search = Cerca nelle regole
learn-found =
    { $n ->
        [0] nessuna regola ne parla
        [one] 1 regola
       *[other] { $n } regole
    }
learn-pick = Quale gioco?
learn-play = Giocaci
learn-in_english = Le regole sono scritte in inglese.
learn-chapters = Capitoli
learn-rule_n =
    { $n ->
        [one] Regola { $rules }
       *[other] Regole { $rules }
    }
learn-asked_now = Ciò che si chiede ora:

## lesson

lesson-title = Prima lezione
lesson-begin = Impara in dieci minuti
lesson-go_on = Continua la lezione
lesson-once_more = Ancora la lezione
lesson-progress = A che punto sei
lesson-step_of = { $n } di { $total }
lesson-leave = Esci
lesson-next = Avanti
lesson-back = Indietro
lesson-show = Mostrami
lesson-again = Dall’inizio
lesson-play = Ora gioca una partita
lesson-more = La regola:
lesson-none = Non è stato possibile caricare questa lezione.
lesson-not_this = In partita potresti farlo. Questo passo continua con: { $move }.
lesson-read_on = Qui c’è solo da leggere; prosegui con «Avanti».

## about

about-title = Informazioni e crediti
about-what = Serenissima gioca giochi da tavolo ambientati intorno a Venezia con tutte le loro regole: a un solo schermo, in rete e contro bot che vedono solo ciò che vede il loro posto.
about-fair = La sorte è tratta da un segreto sigillato prima della partita e aperto alla fine. Chiunque può verificare ogni dado e ogni carta; le offerte segrete si verificano allo stesso modo.
about-games = I giochi
about-games_about = Titoli e progetti appartengono ai loro autori ed editori, che non hanno parte in questo progetto. Qui non si usa alcun testo né alcuna immagine dei giochi stampati.
about-credits = Crediti
about-type = Caratteri: IM Fell English di Igino Marini, EB Garamond di Georg Duffner e Octavio Pardo, Alegreya Sans di Juan Pablo del Peral, tutti con la SIL Open Font License.
about-icons = Alcune icone: game-icons.net, di Delapouite, Lorc e altri, CC BY 3.0.
about-coast = Coste: Natural Earth, pubblico dominio.
about-code = Il codice è aperto, con licenza MIT.

## problems

problems-crashed = Qualcosa in questa pagina è andato storto. La partita è al sicuro sul server.
problems-stale_page = Questa pagina è più vecchia del server, oppure la linea è caduta. Ricaricala.
problems-missing = Una parte di questa pagina non si è caricata: la casa è stata rinnovata, oppure la linea è caduta. Ciò che è qui resta.
problems-load = Ricarica
problems-close = Chiudi
problems-offline = Il server non è raggiungibile.
problems-failed = Non ha funzionato.
problems-no_table = Questo tavolo non esiste, oppure serve un invito.
problems-nowhere = Qui non c'è niente.
problems-broken = Questo tavolo non è in linea:
problems-again = Riprova
problems-home = Torna in porto
problems-private = Per questo tavolo serve un invito: chiedi il link.

refusals-archive_away = Le partite di un tempo non sono raggiungibili al momento. Nulla è perduto; riprova più tardi.
refusals-archive_damaged = Ciò che è stato conservato di questa partita è danneggiato. Dillo a chi gestisce questa casa.

## line

line-connecting = connessione in corso …
line-waiting = connessione persa, nuovo tentativo tra { $n } s
line-silent = il server non risponde …
line-now = ora
line-closed = connessione chiusa

## table

table-called = Tavolo «{ $name }»
table-would = Succederebbe questo:
table-forced = Fatto per te, perché non c’era altro: { $what }
table-board = Tabellone
table-side = Cronaca, chat, appunti
table-players = Giocatori
table-question = Domanda
table-loading = Il tavolo viene apparecchiato …
table-thinking = { $who } sta pensando …
table-luck_rolls = Si interroga la sorte …
table-winners =
    { $n ->
        [one] Ha vinto { $who }
       *[other] Hanno vinto { $who }
    }
table-all_moves =
    { $n ->
        [one] 1 mossa
       *[other] Tutte: { $n }
    }
table-undo = Annulla
table-undo_can = Annulla la tua ultima scelta
table-not_yet = Non ancora
table-sure = La invio?
table-sending = invio …
table-sends_later = Partirà appena torna la connessione; annulla la trattiene.
table-so_far = La tua risposta finora
table-take_out = togli
table-start_again = ricomincia
table-on_the_board = Scegli sul tabellone o dall'elenco.
table-choose_one = Scegli
table-how_many = Quanti
table-less = meno
table-more = più
table-why_not = Perché no?
table-close = Chiudi
table-what_you_can_do = Che cosa puoi fare
table-filter = Trova una mossa
table-nothing_fits = Nessuna mossa corrisponde.
table-not_your_turn = Non tocca a te.
table-unknown = { $text } adesso non è una mossa; prova per esempio: { $example }
table-ambiguous = Potrebbe significare: { $choices }
table-command = Mossa in notazione
table-command_hint = una mossa in notazione, un numero, undo, why …
table-keys = Tasti
table-days = { $n } giorni
table-seconds_left = ancora { $n } secondi
table-time_left = Tempo rimasto
table-you = tu
table-here = a questo schermo
table-resigned = ritirato
table-stands_in = gioca un bot
table-away = assente
table-hints_asked = { $n ->
    [one] ha chiesto un consiglio una volta
   *[other] ha chiesto consigli { $n } volte
}
table-your_move = tocca a te
table-log = Cronaca
table-chat = Chat
table-position = Posizione
table-deal = Affare
table-notes = Appunti
table-votes = Tavolo
table-earlier = precedenti
table-since = Dal tuo ultimo turno
table-no_chat = Nessuno ha ancora detto niente.
table-say_something = Di' qualcosa
table-send = Invia
table-notes_for_you = Solo per i tuoi occhi
table-your_own = Solo per i tuoi occhi
table-at_the_table = Sul tavolo
table-hand_over = Passa lo schermo a { $who }
table-eyes_only = Quello che segue è solo per quegli occhi.
table-i_am = Sono { $who }
table-record = Porta a casa il verbale
table-rematch = Gioca ancora
table-result = Risultato
table-as_tables = Mostra la posizione in tabelle
table-watching = spettatore
table-paused = Il tavolo ha messo in pausa la partita; si riprende quando tutti sono d'accordo.
table-return = Riprendi il tuo posto
table-bot_plays = Un bot gioca per te.
table-no_steps = Non è stato detto altro.
table-nearest = Possibile invece:

## show
## What the others have done, shown one act after the other; { $n } of { $of }.

show-watching = Che cosa succede
show-acts = { $n ->
        [one] { $n } azione
       *[other] { $n } azioni
    }
show-act_of = azione { $n } di { $of }
show-replay = Rivedi
show-skip = Vai al tuo turno
show-skip_now = Vai a ora
show-all_at_once = Mostra tutto insieme
show-go_on = Avanti
show-pause = Pausa
show-your_turn = tocca a te
show-now = ora
show-luck = La sorte
show-for_you = Per te: { $what }
show-answer = La risposta alla tua offerta
show-look_back = Guarda indietro
show-move_of = mossa { $n } di { $of }
show-act_back = un'azione indietro
show-act_on = un'azione avanti
show-my_last_turn = il mio ultimo turno
show-looking = Stai guardando la mossa { $n }.
show-resting = La partita non aspetta nessuno; potrai rispondere quando torni a ora.
show-back = Torna a ora
show-lost = Le mosse precedenti non si possono avere in questo momento.

## brings
## What an answer brings, beside its words: { $least } and { $most } have their signs, { $gain } is a sum with its word.

brings-span = da { $least } a { $most }
brings-of_other = { $who } { $gain }
brings-chance = { $result } { $percent } %
brings-answers_next = poi risponde { $who }
brings-ends = chiude la partita

## reckoning

reckoning-you_win = Vinci con { $points } { $unit }
reckoning-won_with =
    { $n ->
        [one] { $who } vince con { $points } { $unit }
       *[other] { $who } si dividono la vittoria con { $points } { $unit }
    }
reckoning-apart = Ha fatto la differenza: { $source } ({ $who } { $n }, { $other } { $m }).
reckoning-turned = La svolta: turno { $n }
reckoning-see_it = Guardala nell'analisi
reckoning-seat = Giocatore
reckoning-adds_up = Ogni riga torna:
reckoning-title = Da dove viene il punteggio
reckoning-source = Fonte
reckoning-total = Totale
reckoning-unknown = non ti è noto
reckoning-counting = Si conta …
reckoning-why = Perché questo punteggio?
reckoning-why_of = Perché { $who } ha questo punteggio

## by

by-timeout = (tempo scaduto)
by-standing = (risposta data in anticipo)
by-forced = (unica possibilità)
by-bot = (bot)

## notes

notes-loading = …
notes-kept = salvato
notes-typing = …
notes-failed = non salvato

## votes

votes-propose = Proponi al tavolo
votes-do = Decidi
votes-propose_it = Proponi
votes-pause = Pausa
votes-resume = Riprendi
votes-extend = Più tempo
votes-replace = Bot al posto di
votes-end = Chiudi la partita
votes-undo = Annulla un turno
votes-about_pause = Gli orologi si fermano finché tutti vogliono riprendere
votes-about_resume = Si continua a giocare
votes-about_extend = Tutti ricevono più tempo
votes-about_end = La partita finisce così com'è, senza classifica
votes-about_undo = Si torna a prima dell'ultima mossa altrui
votes-asks_pause = { $who } vuole una pausa.
votes-asks_resume = { $who } vuole riprendere.
votes-asks_extend = { $who } chiede più tempo per tutti.
votes-asks_replace = { $who } vuole che un bot giochi al posto di { $whom }.
votes-asks_end = { $who } vuole chiudere la partita così com'è.
votes-asks_undo = { $who } chiede di annullare una mossa.
votes-agreed = A favore: { $who }. Devono ancora votare: { $left }.
votes-agree = D'accordo
votes-against = Contro
votes-withdraw = Ritira
votes-resign = Ritirati
votes-sure_resign = Ti ritiri? Un bot gioca il tuo posto fino alla fine.
votes-play_on = Continua

## seating

seating-free = libero
seating-waits = aspetta qualcuno
seating-here = qui
seating-away = non ancora qui
seating-options = Regole del tavolo:
seating-link = Manda questo link ai tuoi amici
seating-copy = Copia
seating-copied = Copiato
seating-sit = Siediti
seating-start = Inizia
seating-start_with_bots = Inizia, i bot prendono i posti liberi
seating-leave = Lascia il tavolo
seating-full = Tutti i posti sono occupati. Potrai guardare quando la partita sarà iniziata.
seating-host_starts = Chi ha aperto il tavolo fa iniziare la partita.
seating-your_name = Come ti chiamiamo?
seating-no_name = Ospite
seating-skip = Puoi lasciarlo vuoto; allora giochi come ospite con un numero.
seating-invited = { $host } ti invita a { $game }.
seating-none = Senza orologio
seating-live = { $bank } minuti a testa, { $increment } secondi in più per ogni risposta
seating-turns = { $hours } ore per ogni risposta
seating-hints_off = Senza consigli
seating-reliable = Chiede persone affidabili al { $percent } %.
seating-club = Per i membri di un circolo.
seating-rated = Valida per la classifica
seating-usual = Tutte le regole consuete

## sealed

sealed-title = Risposte sigillate
sealed-sealed = sigillata
sealed-thinks = pensa
sealed-yours = Il tuo sigillo
sealed-how = L'impronta fissa la risposta adesso; dopo la partita il segreto la apre, e chiunque può verificare.
sealed-how_browsers = L'impronta fissa la risposta adesso. Finché tutti non hanno sigillato, la conosce solo il browser che l'ha sigillata: nemmeno la casa può guardare.
sealed-opening = Tutti hanno sigillato le risposte; si stanno aprendo …

## trust

trust-before = Tutta la sorte di questa partita è già sigillata; il sigillo è
trust-commitment = Sigillo
trust-check = Verifica
trust-good =
    { $n ->
        [0] Verificato: non c'è stata nessuna estrazione, e il sigillo è quello mostrato prima della partita.
        [one] Verificato: l'unica estrazione segue dal segreto sigillato.
       *[other] Verificato: tutte le { $n } estrazioni seguono dal segreto sigillato, e il sigillo è quello mostrato prima della partita.
    }
trust-bad = La verifica non è riuscita; guarda i dettagli.
trust-details = Dettagli
trust-verify_title = Fortuna e sigilli
trust-verify_about = Il segreto della fortuna di questa partita ora è aperto: ogni dado, carta e risposta sigillata si può controllare.
trust-verified = Verificato
trust-not_verified = Non verificato
trust-other_seal = Il sigillo calcolato ora non è quello mostrato prima della partita.
trust-sealed =
    { $n ->
        [one] Una risposta sigillata ha il suo sigillo.
       *[other] { $n } risposte sigillate hanno il loro sigillo.
    }
trust-seals_seen =
    { $n ->
        [one] L’unico sigillo che questo browser ha visto chiuso è tra questi.
       *[other] Tutti i { $n } sigilli che questo browser ha visto chiusi sono tra questi.
    }
trust-seals_missing =
    { $n ->
        [one] Un sigillo che questo browser ha visto chiuso non è tra questi!
       *[other] { $n } sigilli che questo browser ha visto chiusi non sono tra questi!
    }
trust-computed = Calcolato ora
trust-sealed_by = Sigillata da { $who }, riga { $n }
trust-by_yourself = Per controllare da te, scarica il verbale ed esegui
trust-checking = Controllo …
trust-check_again = Controlla di nuovo
trust-adds = Ogni browser vi aggiunge da sé un caso tutto suo: lo hanno fatto { $n } giocatori su { $of }.
trust-own_code = Questo browser ha controllato da solo, con codice proprio; la casa non è servita.
trust-who_added = Hanno contribuito alla fortuna: { $who }.
trust-silent = Non hanno contribuito: { $who }.
trust-mine_missing = Ciò che questo browser ha aggiunto alla fortuna non ne fa parte!
trust-other_end = Questa partita è finita diversamente da come questo browser l’ha vista finire!
trust-rules_good = Secondo parere: la casa ha rigiocato la partita, e le probabilità sono quelle delle regole.
trust-rules_bad = Secondo parere: la casa stessa trova: { $problem }
trust-rules_none = Ora non si può chiedere alla casa un secondo parere; il controllo qui sopra non ne ha bisogno.
trust-save = Salva la prova
trust-page = Una pagina che la controlla senza alcuna casa
trust-problem_form = Questa non è una prova leggibile: { $found }
trust-problem_commitment = Il segreto aperto non corrisponde al sigillo; il suo sigillo è { $expected }.
trust-problem_order = I contributi dei giocatori non sono in ordine: { $found }
trust-problem_beginning = È stato cambiato qualcosa di fissato prima della partita: le condizioni, i giocatori o i loro contributi.
trust-problem_seats = I posti non sono stati assegnati come vuole la fortuna; sarebbe { $expected }.
trust-problem_draw = Passo { $act }: è scritto «{ $found }», ma la fortuna voleva «{ $expected }».
trust-problem_chain = Il passo { $act } è stato cambiato, o ne manca uno prima; il suo segno dovrebbe essere { $expected }.
trust-problem_undo = Il passo { $act } ritira più di quanto c’era.
trust-problem_odds = Mancano le probabilità di un’estrazione, o ne sono scritte di mai usate.
trust-problem_seal = Il sigillo sul passo { $act } non corrisponde alla risposta data.
trust-page_title = La prova di una partita
trust-page_about = Lascia qui la prova di una partita finita, scegli il file o incolla il testo. Questa pagina non conosce alcuna casa e non usa la rete.
trust-page_file = Il file
trust-page_paste = Il testo
trust-page_rules = Non conosce le regole: che le probabilità siano quelle delle regole lo dice questo comando:
trust-page_counts = { $acts } passi, { $draws } estrazioni, { $seals } sigilli

## keys

keys-tab = passa tra domanda, risposte, tabellone, giocatori e cronaca
keys-enter = scegli; invia ciò che è pronto
keys-esc = annulla un clic, chiudi ciò che è aperto
keys-u = annulla
keys-l = elenco di tutte le mosse
keys-h = consiglio
keys-space = finire la scena, fino al tuo turno
keys-r = rivedere ciò che è successo
keys-slash = riga di comando in notazione
keys-question = questo elenco

## toasts

toasts-lost = La connessione è caduta prima che arrivasse una risposta; la posizione mostra se è stato fatto.
toasts-stale = Nel frattempo è successo qualcosa; guarda di nuovo.
toasts-stopped = Il turno si ferma qui: qualcuno si è messo in mezzo.
toasts-was_done = La tua risposta era arrivata prima che cadesse la connessione.
toasts-not_used = Un altro clic non è stato usato: la domanda era cambiata.

## symbols

symbols-ducato = ducato
symbols-pirate = bandiera pirata
symbols-cards = mazzetto di carte
symbols-ship = nave

## deal

deal-title = Il tavolo degli affari
deal-talk_n = trattativa { $n } di { $most } in questo turno
deal-partner = Con chi?
deal-hand =
    { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }
deal-first = primo affare: +1 prestigio
deal-you_give = Tu dai
deal-gives = { $who } dà
deal-give_hint = Scegli qui sotto carte della tua mano.
deal-want_hint = Scegli qui sotto le merci.
deal-your_hand = La tua mano
deal-want = Chiedi ancora
deal-want_one = chiedi ancora { $good }
deal-take_out = togli { $card }
deal-unknown = simboli che non conosci
deal-power = leoni: potenza marittima
deal-load = barili: carte da caricare
deal-power_n = potenza { $n }
deal-silent = niente detto
deal-claim_about = Che cosa dici di { $card }? Può anche non essere vero.
deal-no_symbols = nessun simbolo
deal-no_power = nessuna potenza
deal-true = vero
deal-ducati = ducati
deal-in_hand = mano
deal-first_deal = primo affare
deal-on_top = sul carico
deal-joins = si unisce
deal-you_pay = Tu paghi
deal-he_pays = { $who } paga
deal-even = niente ducati
deal-and_pays =
    { $me ->
        [who] e paghi
       *[other] e paga
    } { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
deal-and_asks =
    { $me ->
        [who] e chiedi
       *[other] e chiede
    } { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
deal-quoted = «{ $text }»
deal-everyone_reads = Tutti leggeranno
deal-send = Invia a { $who }
deal-invite = Chiedi …
deal-clear = Svuota
deal-back = Torna all'offerta
deal-pass = Niente da offrire
deal-accept = Accetta
deal-accept_pick = Accetta e scegli una carta
deal-counter = Controfferta
deal-decline = Rifiuta
deal-decline_all = Rifiuta tutto in questo turno
deal-always_decline = Rifiuta ogni offerta
deal-always_pass = Passa a ogni richiesta d’offerta
deal-goods_are_certain = Le merci sono certe, le parole no.
deal-counter_to = La tua controfferta a { $who }
deal-offer_to = La tua offerta a { $who }
deal-pick = Quale delle tue carte dai?
deal-looks =
    { $me ->
        [whom] { $who } esamina la tua offerta. Le offerte inviate non si ritirano né si cambiano.
       *[other] { $who } esamina l’offerta di { $whom }. Le offerte inviate non si ritirano né si cambiano.
    }
deal-talks =
    { $me ->
        [who] Tratti con { $whom }.
        [whom] { $who } tratta con te.
       *[other] { $who } tratta con { $whom }.
    }
deal-nothing_now = In questo momento nessuno tratta.
deal-goods_are_true = Le merci sono sempre vere, le parole non per forza.
deal-he_picks_which = { $who } sceglie quali.
deal-he_picks = sceglie chi dà
deal-you_pick = scegli tu
deal-claim_symbols = Quali simboli?
deal-claim_harbour = porto
deal-names_none = non ne nomina
deal-stay_silent = Taci
deal-say_this = Di’ questo
deal-says_short = dice
deal-you_pay_n =
    { $n ->
        [one] paghi 1 ducato
       *[other] paghi { $n } ducati
    }
deal-he_pays_n =
    { $n ->
        [one] { $who } paga 1 ducato
       *[other] { $who } paga { $n } ducati
    }
deal-balance = ducati di { $who }, prima e dopo
deal-ask_about = Chiedi a { $who } un’offerta su …
deal-about = su { $topic }
deal-invited_by = { $who } ti chiede un’offerta: { $topic }?
deal-asked_about =
    { $me ->
        [who] ti si è chiesto di { $topic }
       *[other] a { $who } si è chiesto di { $topic }
    }
deal-talks_so_far = Trattative di questo turno
deal-talk_dealt = concluso
deal-talk_declined = rifiutato
deal-talk_passed = passato
deal-talk_dropped = lasciato cadere
deal-use_again = Riusa
deal-ask_again = Cambia e richiedi
deal-leave_it = Lascia stare
deal-answer_declined = { $who } rifiuta
deal-answer_dealt = { $who } accetta
deal-answer_countered = { $who } fa una controfferta
deal-answer_passed = { $who } non ha niente da offrire
deal-answer_dropped = Nessuna offerta è arrivata in tempo
deal-you_got = Hai ricevuto
deal-was_said = si era detto:
deal-nothing_was_said = non se n’era detto nulla
deal-dropped = tolto
deal-new = nuovo
deal-take_or_leave = Le modifiche sono segnate. Prendere o lasciare.
deal-tile = { $who } ha ottenuto una tessera prestigio.

## review

review-title = Analisi
review-of_table = Analisi del tavolo «{ $name }»
review-you_are = tu sei al posto { $n }
review-share = Condividi
review-study = Studia
review-shared = Il collegamento a questo momento è copiato.
review-download = Scarica il verbale
review-look_back = Rivedi e analizza
review-as_seen_by = Visto da
review-onlooker = Spettatore
review-open = Tutto scoperto
review-start = L’inizio
review-turn = Turno { $n }
review-round = round { $n }
review-moment = momento { $n } di { $most }
review-timeline = Il corso della partita
review-slider = Momento della partita
review-first = All’inizio
review-last = Alla fine
review-back = Un passo indietro
review-on = Un passo avanti
review-turn_back = Un turno indietro
review-turn_on = Un turno avanti
review-play = Riproduci
review-pause = Ferma
review-keys = Frecce: passo, tasti pagina: turno, spazio: riproduci.
review-log = Cronaca
review-result = Risultato
review-charts = Grafici
review-position = Posizione
review-no_charts = Non c’è nulla da disegnare.
review-as_table = Come tabella
review-to_point = Svolta { $letter }
review-loading = La partita viene rimessa in tavola …
review-not_over = Questa partita non è finita. Quando lo sarà, si potrà rivedere qui.
review-to_table = Al tavolo
review-curve = Probabilità di vittoria, turno per turno
review-curve_about = giudicata dal verbale completo, { $n } prove per decisione
review-split = Fortuna e decisioni
review-split_about = punti percentuali, sommati
review-luck = fortuna
review-decisions = decisioni, proprie e altrui
review-turning = Svolte
review-no_turning = Nessun singolo turno ha cambiato molto.
review-deals = Quanto valevano gli affari
review-deals_about = per ciascuna parte
review-cause_luck = fortuna
review-cause_deal = affare
review-cause_error = errore
review-cause_move = decisione
review-cause_missed = occasione mancata
review-cause_end = la fine
review-account = Il conto di ogni giocatore
review-judging = La partita viene giudicata …
review-judged = { $done } risposte pesate su { $total }
review-before =
    { $n ->
        [one] Prima viene un’altra analisi.
       *[other] Prima vengono altre { $n } analisi.
    }
review-meanwhile = Intanto puoi ripercorrere la partita, leggere la cronaca e guardare i grafici.
review-no_judge = Nessuno sa ancora giudicare posizioni di questo gioco. Riproduzione, cronaca e grafici ci sono comunque.
review-review_failed = Non è stato possibile fare l’analisi.
review-unfinished = La partita è stata chiusa prima: gli ultimi valori sono ciò che ciascuno poteva aspettarsi.

## figures

figures-score = punti
figures-money = ducati
figures-ducats = ducati
figures-ducati = ducati
figures-vp = punti
figures-ports = porti
figures-galleys = galee
figures-reserve = marinai in riserva
figures-hands = carte in mano
figures-available = segnalini liberi
figures-water = segnalini sull’acqua
figures-lost = segnalini persi
figures-yards = tessere nel cantiere
figures-finished = tessere finite

## trade

trade-galleys = galea { $rival } accanto alla tua { $own }, { $zone }
trade-you_sell = Tu vendi
trade-sells = { $who } vende
trade-one_more = un { $good } in più, su { $n }
trade-no_goods = nessuna merce a bordo
trade-room =
    { $n ->
        [0] nessun posto libero sulla galea { $galley }
        [one] 1 posto libero sulla galea { $galley }
       *[other] { $n } posti liberi sulla galea { $galley }
    }
trade-hint = Scegli le merci: le tue da vendere, le altrui da comprare.
trade-each = { $n } ciascuno, { $total } in tutto
trade-gift = per nulla: un dono
trade-read = { $who } vende a { $whom } { $n } { $good } a { $price } ciascuno, { $total } in tutto.
trade-read_gift = { $who } dà a { $whom } { $n } { $good } per nulla.
trade-purse = I tuoi ducati: { $before } → { $after }
trade-proposals = { $n } di { $most } proposte a { $who } usate
trade-no_price = ancora nessun prezzo
trade-for_galley = { $n } { $good }, per la galea { $galley }
trade-accept_n = Accetta { $n } ciascuno
trade-ask_n = Chiedi { $n } ciascuno
trade-counter_n = Controfferta: { $n } ciascuno
trade-final_ask_n = Ultimo prezzo: { $n } ciascuno
trade-walk_away = Vattene
trade-refuse = Rifiuta
trade-grant = Concedi il passaggio
trade-cannot_pay = Chi compra dice e accetta solo ciò che può pagare.
trade-must_ask = Un prezzo va detto; un acquisto non si può vietare.
trade-passage = { $who } chiede il passaggio per la galea { $galley } da { $zone }.
trade-passage_means = Tutti quelli lì presenti devono acconsentire; un rifiuto ferma il viaggio lì.
trade-waits = { $who } ci pensa.
trade-forbidden = Si scambiano solo merci, da galea a galea in una zona, non in alto mare. Ducati, marinai, galee e porti non si donano mai, e le promesse non vincolano nessuno.
trade-so_far = Trattative di questo round
trade-agreed = concluso
trade-failed = niente

## hint

hint-ask = Consiglio
hint-title = A che cosa pensare
hint-about = Le mosse migliori trovate da ciò che vedi, con la probabilità di vittoria a cui portano.
hint-thinking = Ci penso …
hint-rated = In una partita classificata non ci sono consigli.
hint-none = Questo tavolo gioca senza consigli.
hint-failed = Ora non c’è nessun consiglio.

## standing

standing-title = Risposte in anticipo
standing-about = Per domande che arrivano quando non è il tuo turno. Finché qui c’è una risposta, viene data subito per te, anche se sei via; la cronaca lo dice. «Chiedi a me» la ritira.
standing-ask_me = Chiedi a me
standing-declare_blockade = Una galea vuole agire dove potresti bloccarla
standing-grant_passage = Una galea ti chiede il passaggio
standing-answer_counter = Qualcuno offre meno di quanto hai chiesto per merci del tuo porto
standing-answer_trade = Qualcuno propone uno scambio tra galee
standing-deal_reply = Qualcuno ti offre un affare
standing-invite_reply = Qualcuno ti chiede un’offerta
standing-at_least = almeno
standing-at_most = al massimo

## aside

aside-away = Il server non è raggiungibile. Regole, lezioni e partite contro i bot continuano in questo browser.
aside-open = Continua senza
aside-along = Continua qui questa partita
aside-back = Il server è di nuovo raggiungibile. Questa partita può tornarci, a un tavolo tutto suo.
aside-hand_back = Restituiscila

hours-title = Partite a turni
hours-about = Il tuo orologio corre solo nelle tue ore di gioco, almeno quattro al giorno, e non nelle tue vacanze. Gli altri vedono quando giochi di nuovo.
hours-from = Gioco dalle
hours-to = alle
hours-keep = Salva
hours-kept = Salvato.
hours-always = A ogni ora
hours-holidays = Vacanze
hours-left = Nel { $year } restano { $n } giorni su { $budget }.
hours-first = Primo giorno
hours-last = Ultimo giorno
hours-add = Aggiungi
hours-end = Finisci oggi
hours-drop = Annulla
hours-rests = gioca di nuovo { $when }

## share

share-share = Condividi
share-copied = Il link è copiato.
share-not_copied = Non è stato possibile copiare il link: { $link }
share-embed_open = Apri su Serenissima
share-paper = Il giornale della casa
share-statistics = Statistiche
