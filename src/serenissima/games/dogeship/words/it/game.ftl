### The Doge Ship: every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = The Doge Ship
game-about = Una galea per il Doge, costruita da tutti, ognuno per la propria gloria, mentre la laguna sale.
game-authors = M. Canetta, S. Niccolini
game-lasts = 90 min
game-score = punti vittoria

## options

options-start_player = chi inizia il primo round
options-open_approvals = se tutti vedono tutti i consensi
options-open_yards = se tutti vedono gondole e barriere in costruzione
options-galley_limit_discard = se si può cedere una tessera galea per un'altra quando nel cantiere c'è ancora posto
options-buy_may_decline = se chi compra può non tenere nessuna delle tessere pescate
options-replace_triggers_complete_bonus = se sostituire una parte vale come completamento per il bonus
options-max_rounds = il round dopo il quale la partita finisce comunque

## endings

endings-last_part_by_action = l'ultima parte della galea è stata completata con un'azione
endings-last_part_by_bonus = l'ultima parte della galea è stata completata con un bonus
endings-max_rounds = la galea non è stata completata in tempo

## flags

flags-idle = Adesso con questa casella non potresti comprare né completare niente.
flags-ends_game = È l'ultima parte della galea: la partita finisce subito.
flags-zone_full = Tutti i posti di questa zona sono costruiti: una sua tessera può solo sostituire una parte.
flags-zone_closed = Questa zona è chiusa: la sua ultima parte non si può più sostituire, una sua tessera non serve più a niente.

## flag_marks

flag_marks-idle = a vuoto
flag_marks-ends_game = fine partita
flag_marks-zone_full = solo per sostituire
flag_marks-zone_closed = non serve più

## board

board-round = Round { $round }
board-round_of = round { $round } di { $most } al massimo
board-doge = Doge
board-no_event = nessun evento
board-high_water = acqua alta { $level }
board-inspection = ispezione
board-buy = comprare { $what }
board-complete = completare { $what }
board-replace = sostituire una parte
board-swap = cambiare il Doge
board-both = { " " }+{ " " }
board-either = { " " }o{ " " }
board-gain_ducats =
    { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
board-gain_approvals =
    { $n ->
        [one] 1 consenso
       *[other] { $n } consensi
    }
board-gain_vp =
    { $n ->
        [one] 1 punto
       *[other] { $n } punti
    }
board-for =
    { $n ->
        [one] per 1 ducato
       *[other] per { $n } ducati
    }
board-cost = { $n } d
board-free = gratis
board-price = costa { $n }
board-top = la prossima costa { $n }
board-lower = ponte inferiore
board-upper = ponte superiore
board-stacks = Pile:
board-player = giocatore
board-points = punti
board-ducats = ducati
board-approvals = consensi
board-markers = segnalini
board-barriers = barriere, in cima
board-yard = cantiere
board-drawn = Stai guardando
board-yours = Nel tuo cantiere
board-when_buying = comprando
board-when_completing = completando
board-when_plotting = intrigo
board-when_earning = ducati
board-verb_buy = compra
board-verb_complete = completa
board-verb_replace = rifai
board-verb_plot = trama
board-verb_earn = incassa
board-or = o
board-for_short = per { $n }
board-taken = presa
board-taken_by = presa da { $seat }
board-nothing_to_replace = niente
board-die = il dado segna { $n }
board-zone_upper_aft = sopra, poppa
board-zone_upper_mid = sopra, centro
board-zone_upper_fore = sopra, prua
board-zone_lower_aft = sotto, poppa
board-zone_lower_mid = sotto, centro
board-zone_lower_fore = sotto, prua
board-zone_replace = piena
board-zone_closed = chiusa
board-galley = La galea
board-water = L'acqua
board-parts_left =
    { $n ->
        [one] ancora 1 parte
       *[other] ancora { $n } parti
    }
board-tide_pole = Idrometro
board-tide_calm = niente acqua alta
board-tide_rule = { $level } complete: { $equal } azione persa, meno: { $fewer }
board-safe = al sicuro
board-loses =
    { $n ->
        [one] perde 1 azione
       *[other] perde { $n } azioni
    }
board-doge_wishes = Il Doge desidera
board-trait_blue = velocità
board-trait_green = attrezzatura
board-trait_red = peso
board-trait_yellow = manovra
board-violet = zone viola
board-one_more = uno in più
board-at_round_end = alla fine di questo round
board-old_doge =
    { $n ->
        [one] 1 vecchia tessera Doge
       *[other] { $n } vecchie tessere Doge
    }
board-old_ones =
    { $n ->
        [0] nessuna vecchia
        [one] 1 vecchia
       *[other] { $n } vecchie
    }
board-unseen_doge = { $n } tessere Doge non ancora viste: { $inspections } con ispezione, { $floods } con acqua alta
board-your_yard = Il tuo cantiere
board-yard_of = Il cantiere di { $seat }
board-places_used = { $n } di { $all }
board-galley_used = parti di galea { $n } di { $all }
board-tight_yard = Un cantiere contiene cinque tessere (DS-5.3): una va sotto la sua pila; niente è rimborsato.
board-tight_galley = Un cantiere contiene { $n } parti di galea (DS-5.4): per comprarne un’altra, una va sotto la sua pila; niente è rimborsato.
board-free_place = posto libero
board-ready_for =
    { $n ->
        [one] ora: 1 punto
       *[other] ora: { $n } punti
    }
board-build_brings = completa: { $brings }
board-fate_later = non ancora raggiunta
board-fate_replace = zona piena: solo per sostituire
board-fate_closed = chiusa: non serve più
board-worth_now = ora vale { $points } e { $approvals }
board-barriers_short = Barriere
board-barriers_finished =
    { $n ->
        [0] nessuna barriera completa
        [one] 1 barriera completa
       *[other] { $n } barriere complete
    }
board-no_barrier = nessuna barriera completa
board-priority = priorità { $n }
board-place_in_order = posto { $n } nel turno
board-on_top_now = in cima
board-turn_up =
    { $n ->
        [one] portala in cima per 1 ducato
       *[other] portala in cima per { $n } ducati
    }
board-more_buy = compra in più: { $kind }
board-more_complete = completa in più: { $kind }
board-more_barriers =
    { $n ->
        [one] e 1 altra
       *[other] e altre { $n }
    }
board-only_you = solo per te
board-approvals_use = Per le ispezioni; alla fine chi ne ha di più segna { $row }.
board-markers_left =
    { $n ->
        [0] nessun segnalino rimasto
        [one] 1 segnalino rimasto
       *[other] { $n } segnalini rimasti
    }
board-on_water = Sull'acqua
board-yards = Cantieri
board-stack =
    { $n ->
        [0] pila { $stack }, vuota
        [one] pila { $stack }, 1 tessera
       *[other] pila { $stack }, { $n } tessere
    }
board-stacks_title = Pile
board-stacks_how = quanto resta, prezzo in cima
board-stacks_at_ship = pile alla nave
board-on_top = in cima:
board-if_you_take = Se prendi { $field }
board-at_best = al meglio
board-zone_left =
    { $n ->
        [one] ancora 1 posto
       *[other] ancora { $n } posti
    }
board-zone_brings = ora da { $least } a { $most } punti
board-part_under =
    { $n ->
        [one] { $part }: 1 punto
       *[other] { $part }: { $n } punti
    }
board-field_die = casella { $value }, dado { $die }
board-your_barrier = la tua barriera { $n }
board-nothing_now = ora niente da completare
board-look_is_final = Uno sguardo non si può annullare.
board-look = Guardi le tessere: { $stack }
board-which_stack = Compra: da quale pila?
board-make_room = Fai posto: quale tessera torna indietro?
board-put_back = Rimetti
board-stays_there = resta
board-next_column = prossima: colonna { $n }
board-violet_short = viola
board-step_field = Casella
board-step_stack = Pila
board-step_stack_now = scegli
board-step_room = Posto
board-step_room_now = una tessera torna indietro
board-step_keep = Tieni
board-step_keep_now = una, o nessuna
board-went_back = { $tile }: rimessa
board-room_enough = posto sufficiente
board-printed = { $n } stampati
board-build_today = Posso completarla oggi?
board-eyes_only = solo per i tuoi occhi
board-keep_pay =
    { $n ->
        [0] Tieni, gratis
       *[other] Tieni, paga { $n }
    }
board-too_dear = Costa { $n }. Hai { $ducats ->
        [one] 1 ducato
       *[other] { $ducats } ducati
    }.
board-reserved = Costa { $n }. Dei tuoi { $ducats } ducati, { $reserved } restano per l’intrigo.
board-keep_none = Non tenerne
board-you_have =
    { $n ->
        [one] Hai 1 ducato.
       *[other] Hai { $n } ducati.
    }
board-rest_goes_under = Ciò che non tieni va sotto la pila in questo ordine.
board-others_read = Gli altri leggono
board-others_see =
    { $n ->
        [one] «{ $seat } guarda 1 tessera: { $stack }.»
       *[other] «{ $seat } guarda { $n } tessere: { $stack }.»
    }
board-play_other_top = Gioca, l'altra in cima
board-play_other_bottom = Gioca, l'altra sotto
board-swap_how = Quella giocata vale subito; l'altra la conosci solo tu.
board-seal_title = Il Doge ispeziona: sigilla la tua offerta
board-sealed_title = La tua offerta è sigillata
board-seal_how = Tutti offrono insieme. Le offerte più alte danno { $row } punti; ogni consenso offerto è speso.
board-seal_bid =
    { $n ->
        [one] Sigilla l'offerta di 1
       *[other] Sigilla l'offerta di { $n }
    }
board-bid_of =
    { $n ->
        [one] { $bid } del tuo 1 consenso.
       *[other] { $bid } dei tuoi { $n } consensi.
    }
board-stays =
    { $n ->
        [0] Non resta nulla.
        [one] 1 resta a te.
       *[other] { $n } restano a te.
    }
board-thinks = pensa
board-sealed = sigillata
board-commitment = La tua offerta è registrata come
board-event_bids = Le lettere si aprono
board-event_flood = Acqua alta { $level }
board-event_final = La galea è finita: gli ultimi consensi
board-event_doge = Il Doge ha altri desideri
board-how_bids = Il Doge ha ispezionato: le offerte più alte danno punti, e ogni consenso offerto è speso.
board-how_flood =
    { $level ->
        [one] Chi non ha completato più di 1 barriera perde azioni del prossimo round.
       *[other] Chi non ha completato più di { $level } barriere perde azioni del prossimo round.
    }
board-how_final = Tutti i consensi si scoprono; chi ne ha di più segna di più.
board-how_doge = La sua tessera vale per tutto ciò che si completa da ora.
board-said_bids = { $seat }: { $n } offerti, { $earned } punti, ora { $now }.
board-said_final = { $seat }: { $n } consensi, { $earned } punti, ora { $now }.
board-said_flood = { $seat }: { $n } azioni perse, { $next } nel prossimo round.
board-sums = Le somme
board-row_before = prima
board-row_built = completando
board-row_now = ora
board-row_lost = azioni perse
board-row_next = prossimo round
board-cost_word = costa
board-close = Chiudi
board-show_all = Mostra tutto
board-key_space = Spazio
board-go_fields = Caselle
board-go_galley = Galea
board-go_yard = Cantiere

## prompts

prompts-start_player = La sorte sceglie chi inizia.
prompts-show_top = Si scopre la prossima tessera della pila ({ $stack }), dal lato della costruzione.
prompts-roll_dice = Il primo giocatore lancia i dadi.
prompts-new_doge = Si pesca la tessera Doge di questo round.
prompts-choose_action = Tocca a te: scegli una casella, o l’acqua.
prompts-bonus_buy = La tua barriera in cima permette un acquisto in più, prima dell'azione di { $field }.
prompts-bonus_complete = La tua barriera in cima permette un completamento in più, prima dell'azione di { $field }.
prompts-buy_step = Compra materiale con { $field }, oppure termina l'azione.
prompts-discard_for_space = Nel tuo cantiere non c'è posto per questo acquisto: cedi prima una tessera.
prompts-draw_tile = { $seat } pesca dalla pila ({ $stack }).
prompts-keep_tile = Tieni una delle tessere pescate e pagala, oppure non tenerne nessuna.
waits-keep_tile = Si guarda una tessera.
prompts-complete_step = Completa tessere del tuo cantiere con { $field }, oppure termina l'azione.
prompts-replace_part = Quale tessera del tuo cantiere sostituisce l'ultima parte del suo ponte?
prompts-draw_doge = { $seat } pesca tessere Doge.
prompts-swap_doge = Quale tessera Doge giochi, e dove va l'altra?
prompts-bid_approvals = Il Doge ispeziona il cantiere. Quanti dei tuoi consensi offri?
waits-bid_approvals = Il Doge ispeziona il cantiere; le offerte vengono sigillate.
prompts-reveal_bids = Si scoprono tutte le offerte.
prompts-final_approval = Si scoprono tutti i consensi e si fa la classifica.

## acts

acts-place = segnalino su una casella
acts-reorder = portare in cima una barriera
acts-complete = completare
acts-buy = comprare

## moves

moves-start = inizia { $seat }
moves-show =
    { $n ->
        [one] la prossima tessera ({ $stack }) costa 1 ducato
       *[other] la prossima tessera ({ $stack }) costa { $n } ducati
    }
moves-roll = il dado { $panel } mostra { $n }
moves-draw = { $tile }
moves-new_doge-draw = { $tile }
moves-place = piazza su { $field }
moves-water = metti sull’acqua
moves-reorder = porta in cima { $tile }
moves-buy =
    { $count ->
        [0] compra una { $kind }
       *[other] compra una parte di galea, { $zones }
    }
moves-skip = non usare il bonus
moves-finish = termina l'azione
moves-discard = cedi { $tile }
moves-keep = tieni { $tile }
moves-decline = non tenere niente
moves-complete = completa { $tile }
moves-replace = sostituisci con { $tile }
moves-play = gioca { $tile }, l'altra { $end }
moves-bid =
    { $n ->
        [0] non offrire niente
        [one] offri 1 consenso
       *[other] offri { $n } consensi
    }
moves-reveal_bids-reveal = scopri tutte le offerte
moves-final_approval-reveal = scopri tutti i consensi

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-take = prendi { $field }
turns-complete = completa { $tile }
turns-buy_part = compra una parte: { $zone }
turns-buy = compra: { $kind }

## events

events-start =
    { $me ->
        [yes] Sei il primo giocatore.
       *[no] { $seat } è il primo giocatore.
    }
events-show =
    { $n ->
        [one] La prossima tessera ({ $stack }) costa 1 ducato.
       *[other] La prossima tessera ({ $stack }) costa { $n } ducati.
    }
events-roll = Il dado { $panel } mostra { $n }.
events-draw = Pescata: { $tile }.
events-new_doge-draw = La nuova tessera Doge è { $tile }.
events-place =
    { $me ->
        [yes] Piazzi un segnalino su { $field }.
       *[no] { $seat } piazza un segnalino su { $field }.
    }
events-water =
    { $me ->
        [yes] Piazzi un segnalino sull'acqua.
       *[no] { $seat } piazza un segnalino sull'acqua.
    }
events-reorder =
    { $me ->
        [yes] Porti { $tile } in cima alle tue barriere.
       *[no] { $seat } porta { $tile } in cima alle sue barriere.
    }
events-buy =
    { $me ->
        [yes]
            { $count ->
                [0] Compri una { $kind }.
               *[other] Compri una parte di galea, { $zones }.
            }
       *[no]
            { $count ->
                [0] { $seat } compra una { $kind }.
               *[other] { $seat } compra una parte di galea, { $zones }.
            }
    }
events-skip =
    { $me ->
        [yes] Non usi il bonus.
       *[no] { $seat } non usa il bonus.
    }
events-finish =
    { $me ->
        [yes] Termini l'azione.
       *[no] { $seat } termina l'azione.
    }
events-discard =
    { $me ->
        [yes] Cedi { $tile }.
       *[no] { $seat } cede { $tile }.
    }
events-keep =
    { $me ->
        [yes] Tieni { $tile }.
       *[no] { $seat } tiene { $tile }.
    }
events-decline =
    { $me ->
        [yes] Non tieni nessuna delle tessere.
       *[no] { $seat } non tiene nessuna delle tessere.
    }
events-complete =
    { $me ->
        [yes] Completi { $tile }.
       *[no] { $seat } completa { $tile }.
    }
events-replace =
    { $me ->
        [yes] Sostituisci una parte con { $tile }.
       *[no] { $seat } sostituisce una parte con { $tile }.
    }
events-play =
    { $me ->
        [yes] Giochi la tessera Doge { $tile } e metti l'altra { $end }.
       *[no] { $seat } gioca la tessera Doge { $tile } e mette l'altra { $end }.
    }
events-bid =
    { $n ->
        [0] Non offri niente.
        [one] Offri 1 consenso.
       *[other] Offri { $n } consensi.
    }
events-reveal_bids-reveal = Si scoprono tutte le offerte.
events-final_approval-reveal = L'approvazione finale: si scoprono tutti i consensi.
events-ducats_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Ricevi 1 ducato.
               *[other] Ricevi { $n } ducati.
            }
       *[no]
            { $n ->
                [one] { $seat } riceve 1 ducato.
               *[other] { $seat } riceve { $n } ducati.
            }
    }
events-ducats_paid =
    { $me ->
        [yes]
            { $n ->
                [one] Paghi 1 ducato.
               *[other] Paghi { $n } ducati.
            }
       *[no]
            { $n ->
                [one] { $seat } paga 1 ducato.
               *[other] { $seat } paga { $n } ducati.
            }
    }
events-vp_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Segni 1 punto.
               *[other] Segni { $n } punti.
            }
       *[no]
            { $n ->
                [one] { $seat } segna 1 punto.
               *[other] { $seat } segna { $n } punti.
            }
    }
events-approvals_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Ricevi 1 consenso.
               *[other] Ricevi { $n } consensi.
            }
       *[no]
            { $n ->
                [one] { $seat } riceve 1 consenso.
               *[other] { $seat } riceve { $n } consensi.
            }
    }
events-discarded =
    { $me ->
        [yes] Cedi { $tile }, che va sotto la sua pila.
       *[no] { $seat } cede { $tile }, che va sotto la sua pila.
    }
events-left_yard =
    { $me ->
        [yes] Era la tessera { $n } del tuo cantiere.
       *[no] Era la tessera { $n } del cantiere di { $seat }.
    }
events-drawn =
    { $me ->
        [yes] Peschi una tessera dalla pila { $stack }.
       *[no] { $seat } pesca una tessera dalla pila { $stack }.
    }
events-looked_at = Guardi { $tile }.
events-kept =
    { $me ->
        [yes] Tieni { $tile }.
       *[no] { $seat } tiene { $tile }.
    }
events-torn_down = Demolita e messa sotto la sua pila: { $tile }.
events-doge_stack_renewed = Le vecchie tessere Doge sono mescolate in una nuova pila di { $n }.
events-turn_order = Il nuovo ordine di turno: { $seats }.
events-actions_lost =
    { $me ->
        [yes]
            { $n ->
                [0] Sei al sicuro dall'acqua alta.
                [one] Perdi 1 azione per l'acqua alta.
               *[other] Perdi { $n } azioni per l'acqua alta.
            }
       *[no]
            { $n ->
                [0] { $seat } è al sicuro dall'acqua alta.
                [one] { $seat } perde 1 azione per l'acqua alta.
               *[other] { $seat } perde { $n } azioni per l'acqua alta.
            }
    }
events-bid_sealed =
    { $me ->
        [yes] La tua offerta è sigillata.
       *[no] { $seat } ha fatto la sua offerta.
    }
events-bid_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Non hai offerto niente.
                [one] Hai offerto 1 consenso.
               *[other] Hai offerto { $n } consensi.
            }
       *[no]
            { $n ->
                [0] { $seat } non ha offerto niente.
                [one] { $seat } ha offerto 1 consenso.
               *[other] { $seat } ha offerto { $n } consensi.
            }
    }
events-approvals_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Non hai consensi.
                [one] Hai 1 consenso.
               *[other] Hai { $n } consensi.
            }
       *[no]
            { $n ->
                [0] { $seat } non ha consensi.
                [one] { $seat } ha 1 consenso.
               *[other] { $seat } ha { $n } consensi.
            }
    }

## tile_patterns
## How tiles are called; `make_tile_names.py` among the tests writes their names from the data.

tile_patterns-galley = parte del { $zone } da { $cost } ducati
tile_patterns-barrier = barriera { $priority }
tile_patterns-gondola = gondola (+{ $reward })
tile_patterns-doge = «{ $wishes }» ({ $event })

## names-panel

names-panel-red = rosso
names-panel-green = verde
names-panel-white = bianco
names-panel-yellow = giallo
names-panel-blue = blu
names-panel-black = nero

## names-field

names-field-red_1 = rosso 1
names-field-red_2 = rosso 2
names-field-red_3 = rosso 3
names-field-red_4 = rosso 4
names-field-red_5 = rosso 5
names-field-red_6 = rosso 6
names-field-green_1 = verde 1
names-field-green_2 = verde 2
names-field-green_3 = verde 3
names-field-green_4 = verde 4
names-field-green_5 = verde 5
names-field-green_6 = verde 6
names-field-white_1 = bianco 1
names-field-white_2 = bianco 2
names-field-white_3 = bianco 3
names-field-white_4 = bianco 4
names-field-white_5 = bianco 5
names-field-white_6 = bianco 6
names-field-yellow_1 = giallo 1
names-field-yellow_2 = giallo 2
names-field-yellow_3 = giallo 3
names-field-yellow_4 = giallo 4
names-field-yellow_5 = giallo 5
names-field-yellow_6 = giallo 6
names-field-blue_1 = blu 1
names-field-blue_2 = blu 2
names-field-blue_3 = blu 3
names-field-blue_4 = blu 4
names-field-blue_5 = blu 5
names-field-blue_6 = blu 6
names-field-black_1 = nero 1
names-field-black_2 = nero 2
names-field-black_3 = nero 3
names-field-black_4 = nero 4
names-field-black_5 = nero 5
names-field-black_6 = nero 6

## names-kind

names-kind-galley = parte di galea
names-kind-barrier = barriera
names-kind-gondola = gondola

## names-zone

names-zone-lower_aft = ponte inferiore a poppa
names-zone-lower_mid = ponte inferiore al centro
names-zone-lower_fore = ponte inferiore a prua
names-zone-upper_aft = ponte superiore a poppa
names-zone-upper_mid = ponte superiore al centro
names-zone-upper_fore = ponte superiore a prua

## names-stack

names-stack-barrier = barriere
names-stack-gondola = gondole
names-stack-doge = Doge

## names-tile

names-tile-g01 = parte del ponte inferiore a poppa da 2 ducati
names-tile-g02 = parte del ponte inferiore a poppa da 3 ducati
names-tile-g03 = parte del ponte inferiore a poppa da 4 ducati
names-tile-g04 = parte del ponte inferiore a poppa da 5 ducati
names-tile-g05 = parte del ponte inferiore a poppa da 6 ducati
names-tile-g06 = parte del ponte inferiore a poppa da 7 ducati
names-tile-g07 = parte del ponte inferiore al centro da 2 ducati
names-tile-g08 = parte del ponte inferiore al centro da 3 ducati
names-tile-g09 = parte del ponte inferiore al centro da 4 ducati
names-tile-g10 = parte del ponte inferiore al centro da 5 ducati
names-tile-g11 = parte del ponte inferiore al centro da 6 ducati
names-tile-g12 = parte del ponte inferiore al centro da 7 ducati
names-tile-g13 = parte del ponte inferiore a prua da 2 ducati
names-tile-g14 = parte del ponte inferiore a prua da 3 ducati
names-tile-g15 = parte del ponte inferiore a prua da 4 ducati
names-tile-g16 = parte del ponte inferiore a prua da 5 ducati
names-tile-g17 = parte del ponte inferiore a prua da 6 ducati
names-tile-g18 = parte del ponte inferiore a prua da 7 ducati
names-tile-g19 = parte del ponte superiore a poppa da 2 ducati
names-tile-g20 = parte del ponte superiore a poppa da 3 ducati
names-tile-g21 = parte del ponte superiore a poppa da 4 ducati
names-tile-g22 = parte del ponte superiore a poppa da 5 ducati
names-tile-g23 = parte del ponte superiore a poppa da 6 ducati
names-tile-g24 = parte del ponte superiore a poppa da 7 ducati
names-tile-g25 = parte del ponte superiore al centro da 2 ducati
names-tile-g26 = parte del ponte superiore al centro da 3 ducati
names-tile-g27 = parte del ponte superiore al centro da 4 ducati
names-tile-g28 = parte del ponte superiore al centro da 5 ducati
names-tile-g29 = parte del ponte superiore al centro da 6 ducati
names-tile-g30 = parte del ponte superiore al centro da 7 ducati
names-tile-g31 = parte del ponte superiore a prua da 2 ducati
names-tile-g32 = parte del ponte superiore a prua da 3 ducati
names-tile-g33 = parte del ponte superiore a prua da 4 ducati
names-tile-g34 = parte del ponte superiore a prua da 5 ducati
names-tile-g35 = parte del ponte superiore a prua da 6 ducati
names-tile-g36 = parte del ponte superiore a prua da 7 ducati
names-tile-b01 = barriera 1
names-tile-b02 = barriera 2
names-tile-b03 = barriera 3
names-tile-b04 = barriera 4
names-tile-b05 = barriera 5
names-tile-b06 = barriera 6
names-tile-b07 = barriera 7
names-tile-b08 = barriera 8
names-tile-b09 = barriera 9
names-tile-b10 = barriera 10
names-tile-b11 = barriera 11
names-tile-b12 = barriera 12
names-tile-b13 = barriera 13
names-tile-b14 = barriera 14
names-tile-b15 = barriera 15
names-tile-b16 = barriera 16
names-tile-b17 = barriera 17
names-tile-b18 = barriera 18
names-tile-b19 = barriera 19
names-tile-b20 = barriera 20
names-tile-b21 = barriera 21
names-tile-b22 = barriera 22
names-tile-b23 = barriera 23
names-tile-b24 = barriera 24
names-tile-b25 = barriera 25
names-tile-b26 = barriera 26
names-tile-n01 = gondola (+4 ducati)
names-tile-n02 = gondola (+4 ducati)
names-tile-n03 = gondola (+4 ducati)
names-tile-n04 = gondola (+5 ducati)
names-tile-n05 = gondola (+5 ducati)
names-tile-n06 = gondola (+5 ducati)
names-tile-n07 = gondola (+6 ducati)
names-tile-n08 = gondola (+6 ducati)
names-tile-n09 = gondola (+6 ducati)
names-tile-n10 = gondola (+2 consensi)
names-tile-n11 = gondola (+2 consensi)
names-tile-n12 = gondola (+2 consensi)
names-tile-n13 = gondola (+3 consensi)
names-tile-n14 = gondola (+3 consensi)
names-tile-d01 = «attrezzatura +2, peso +1» (acqua alta 4)
names-tile-d02 = «velocità +2, attrezzatura +1» (ispezione)
names-tile-d03 = «manovra +2, velocità +1» (acqua alta 2)
names-tile-d04 = «peso +2, manovra +1» (nessun evento)
names-tile-d05 = «peso +2, attrezzatura +1» (acqua alta 1)
names-tile-d06 = «attrezzatura +2, velocità +1» (ispezione)
names-tile-d07 = «velocità +2, manovra +1» (acqua alta 3)
names-tile-d08 = «manovra +2, peso +1» (nessun evento)
names-tile-d09 = «attrezzatura +2, manovra +1» (acqua alta 2)
names-tile-d10 = «velocità +2, peso +1» (ispezione)
names-tile-d11 = «manovra +2, attrezzatura +1» (ispezione)
names-tile-d12 = «peso +2, velocità +1» (nessun evento)
names-tile-d13 = «manovra +2, peso +1» (acqua alta 3)
names-tile-d14 = «peso +2, attrezzatura +1» (ispezione)
names-tile-d15 = «attrezzatura +2, velocità +1» (acqua alta 1)
names-tile-d16 = «velocità +2, manovra +1» (nessun evento)
names-tile-barrier_0 = una barriera gratis
names-tile-barrier_1 = una barriera da 1 ducato
names-tile-gondola_0 = una gondola gratis
names-tile-gondola_1 = una gondola da 1 ducato

## names-end

names-end-top = in cima alla pila
names-end-bottom = sotto la pila

## refusals

refusals-no_such_thing = In questo gioco non esiste; guarda l'elenco delle mosse.
refusals-not_offered = Adesso le regole non lo permettono.
refusals-another_question = Questa risponde a una domanda diversa da quella posta adesso.
refusals-reorder_too_late = Le barriere si riordinano all'inizio del proprio turno, prima di scegliere la casella.
refusals-no_need_to_discard = Una tessera si cede solo quando un acquisto ha bisogno del suo posto, e prima di pescare.
refusals-other_icons = Le icone di acquisto non completano niente, e quelle di completamento non comprano.
refusals-must_replace = Chi sceglie questa casella deve demolire una parte e sostituirla.
refusals-must_play_one = Una delle due tessere Doge pescate va giocata.
refusals-no_passing = Non si passa: usa un segnalino, su una casella o sull'acqua.
refusals-one_marker_a_turn = In un turno si usa un solo segnalino, e il tuo è già piazzato.
refusals-panel_out_of_play = Il pannello { $panel } non è in gioco con questo numero di giocatori.
refusals-field_taken = Su questa casella c'è già un segnalino di { $seat }.
refusals-too_dear = Costa { $cost } e tu hai { $ducats }.
refusals-price_must_be_left = L'intrigo costa { $price }, e ti resterebbero solo { $ducats }.
refusals-part_above = La parte nella colonna { $column } del ponte inferiore ne ha un'altra sopra e non può essere demolita.
refusals-no_replacement = Non hai tessere della zona di una parte che si può demolire.
refusals-of_another_zone = L'ultima parte di nessuno dei due ponti è della zona di questa tessera.
refusals-reordered_before = In questo turno hai già riordinato le tue barriere.
refusals-not_finished = Non è tra le tue barriere complete: { $tile }.
refusals-two_barriers_needed = Per riordinare servono due barriere complete.
refusals-on_top_already = È già in cima: { $tile }.
refusals-name_a_zone = Una parte di galea si compra per una zona: indicane una.
refusals-no_zone = Solo le parti di galea hanno una zona.
refusals-bonus_of_another_kind = Il bonus vale per un altro tipo di tessera.
refusals-no_such_icon = Questa casella non ha un'icona per: { $kind }.
refusals-icon_used = L'icona per { $kind } è già stata usata.
refusals-stack_is_empty = Questa pila è vuota.
refusals-too_many_galley_tiles = Un cantiere contiene al massimo { $n } tessere galea.
refusals-replacement_needs_it = Senza di essa la sostituzione che hai scelto sarebbe impossibile.
refusals-not_in_your_yard = Non è nel tuo cantiere: { $tile }.
refusals-discard_a_galley_tile = Un cantiere contiene al massimo { $n } tessere galea: una di loro deve andarsene.
refusals-not_drawn = Non è tra le tessere che hai pescato: { $tile }.
refusals-must_keep_one = Una tessera che puoi pagare va tenuta.
refusals-left_neighbour_missing = La galea non è ancora arrivata qui ({ $zone }): manca la parte a sinistra.
refusals-zone_is_full = Tutti i posti sono costruiti: { $zone }.
refusals-lower_neighbour_missing = Manca la parte sottostante, nella colonna { $column } del ponte inferiore.
refusals-bid_too_high =
    { $approvals ->
        [one] Hai 1 consenso da offrire.
       *[other] Hai { $approvals } consensi da offrire.
    }
