### Serenissima (2012): every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = Serenissima (2012)
game-about = I marinai remano, combattono e tengono i tuoi porti. Riempi i magazzini prima che il Doge giri la clessidra.
game-authors = Dominique Ehrhard
game-lasts = 90 min
game-score = ducati

## options

options-money_visibility = se tutti vedono tutti i ducati
options-first_seat = chi comincia la preparazione
options-start_assignment = porti e galee di partenza si scelgono a turno o si assegnano
options-port_closing = come si chiudono i porti in due o in tre
options-two_player_draft = l'ordine delle scelte in due
options-start_field_immunity = se vendite e sbarchi si possono bloccare dove la galea è partita
options-blockade_release = quando chi blocca smette di bloccare
options-fort_before_value = se un forte spara prima che il valore dell'attaccante sia fissato
options-new_galley_same_round = se una nuova galea può agire nel round in cui è comprata
options-catch_up_sailors = dove possono andare i marinai di un acquisto di recupero

## endings

endings-money = vittoria per ducati
endings-ports = parità di ducati; vittoria per numero di porti
endings-shared = parità di ducati e porti; la vittoria è condivisa

## flags

flags-sinks = Così una galea perde l'ultimo marinaio e affonda.

## flag_marks

flag_marks-sinks = affonda

## board

board-round = Round { $round }
board-track = Percorso
board-doge = Carte del Doge uscite:
board-left = { $n } rimaste
board-player = giocatore
board-ducats = ducati
board-ports_held = porti
board-galleys_held = galee
board-reserve = scorta
board-port = { "  " }porto
board-makes = produce
board-garrison = guarnigione
board-warehouse = magazzino
board-pays = paga
board-built = costruito
board-here = qui
board-closed = chiuso
board-galley = galea
board-field = si trova in
board-aboard = a bordo
board-sailor = marinaio
board-fort = forte
board-basilica = basilica
board-pawn = pedina del percorso
board-payout = rendita
board-active = galea { $galley }
board-steps = passi rimasti: { $n }
board-galley_price =
    { $n ->
        [one] 1 ducato, più { $crew } per ogni marinaio
       *[other] { $n } ducati, più { $crew } per ogni marinaio
    }
board-purse = ducati: { $n }
board-lanes = rotte: { $fields }

## short-good

short-good-wood = lg
short-good-stone = pt
short-good-marble = mm
short-good-wine = vn
short-good-gold = or
short-good-spice = sp

## short-card

short-card-wine = vino
short-card-hourglass_1 = una clessidra
short-card-hourglass_2 = due clessidre
short-card-hourglass_2_shuffle = due clessidre e si rimescola

## prompts

prompts-first_seat = La sorte sceglie chi comincia.
prompts-close_port = Quale porto ({ $good }) va chiuso per questa partita?
prompts-draw_closed_port = La sorte sceglie il porto ({ $good }) da chiudere.
prompts-choose_start_port = In quale porto cominci? Tre marinai ne sono la guarnigione.
prompts-choose_start_galley = Quale numero ha la tua galea? I numeri bassi agiscono presto nel round. Parte dal tuo porto con tre marinai.
prompts-deal_start_port = { $seat } riceve a sorte un porto di partenza.
prompts-deal_galley = { $seat } riceve a sorte il numero di una galea.
prompts-choose_mode = Che cosa fa la tua galea? Azione (caricare, navigare, poi vendere, combattere o sbarcare), investimento, o niente.
prompts-load_step = Carica, poi salpa. Marinai e merci, quanto vuoi.
prompts-move_step = Dove naviga la galea? Ogni passo porta in una casella vicina e costa un dado d'attacco.
prompts-declare_blockade = Qui hai in mare più marinai della galea attiva. Blocchi { $act }?
waits-declare_blockade = Si blocca { $act }?
prompts-arrival_act = La tua galea è arrivata. Vendi, combatti, sbarchi o termini il turno?
prompts-fight_act = Combatti ancora, sbarchi o termini il turno?
prompts-exchange = Le due parti lanciano i dadi.
prompts-combat_round = Un altro assalto? Lo scontro è incerto; chi smette termina il turno.
prompts-fort_fires = Il forte spara due dadi contro l'attaccante.
prompts-loot = La galea { $wreck } affonda. Che cosa prende a bordo del suo carico la galea { $survivor }?
prompts-occupy = La guarnigione è battuta. Quanti marinai occupano il porto?
prompts-invest_step = In che cosa investi? Ingaggia marinai, compra una galea, costruisci; finché bastano i ducati.
prompts-choose_galley_number = Scegli il numero della nuova galea ({ $port }).
prompts-crew_galley = Quanti marinai salgono sulla nuova galea { $number } ({ $port })?
prompts-turn_doge_card = Si scopre la carta del Doge di questo round.
prompts-catch_up_step = Hai meno di due galee e puoi fare un acquisto di recupero.

## acts

acts-take_sailors = imbarcare marinai
acts-give_sailors = cedere marinai
acts-hire = ingaggiare marinai
acts-sell = vendere

## moves

moves-first = comincia { $seat }
moves-close = chiudi { $port }
moves-start_at = parti dal porto di { $port }
moves-take = prendi la galea { $galley }
moves-action = azione: carica e naviga
moves-invest = investimento: ingaggia, compra, costruisci
moves-pass = non fare niente
moves-take_sailors =
    { $n ->
        [one] prendi 1 marinaio ({ $place })
       *[other] prendi { $n } marinai ({ $place })
    }
moves-give_sailors =
    { $n ->
        [one] cedi 1 marinaio ({ $place })
       *[other] cedi { $n } marinai ({ $place })
    }
moves-take_goods = prendi { $n } { $good } dalla galea { $galley }
moves-give_goods = cedi { $n } { $good } alla galea { $galley }
moves-swap = con la galea { $galley }: dai { $piece }, prendi { $piece2 }
moves-buy_goods =
    { $n ->
        [one] compra 1 cubo della merce del porto
       *[other] compra { $n } cubi della merce del porto
    }
moves-jettison = getta in mare { $n } { $good }
moves-load_done = carico finito: salpa
moves-sail = naviga verso { $field }
moves-stop = fermati qui
moves-block = blocca
moves-allow = lascia fare
moves-sell = vendi { $goods }
moves-attack_galley = attacca la galea { $galley }
moves-attack_port = attacca il porto
moves-land =
    { $n ->
        [one] sbarca 1 marinaio e prendi il porto
       *[other] sbarca { $n } marinai e prendi il porto
    }
moves-end_turn = termina il turno
moves-roll = teschi: attaccante { $n }, difensore { $n2 }
moves-combat_round-continue = un altro assalto
moves-combat_round-stop = smetti di combattere; il turno finisce
moves-fire =
    { $n ->
        [one] 1 teschio
       *[other] { $n } teschi
    }
moves-loot-take =
    { $count ->
        [0] non prendere niente
       *[other] prendi { $goods }
    }
moves-occupy =
    { $n ->
        [0] lascia il porto neutrale
        [one] occupalo con 1 marinaio
       *[other] occupalo con { $n } marinai
    }
moves-hire =
    { $n ->
        [one] ingaggia 1 marinaio per { $target }
       *[other] ingaggia { $n } marinai per { $target }
    }
moves-buy_galley = compra una galea ({ $port })
moves-build_fort = costruisci un forte ({ $port })
moves-build_basilica = costruisci una basilica ({ $port })
moves-invest_done = investimento finito
moves-crew =
    { $n ->
        [one] equipaggiala con 1 marinaio
       *[other] equipaggiala con { $n } marinai
    }
moves-card = { $card }
moves-catch_up_done = acquisto finito

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-load = carica { $goods }
turns-sail = naviga verso { $field }
turns-sell = vendi { $goods }
turns-land = prendi { $port }
turns-stay = resta qui
turns-hire =
    { $n ->
        [one] ingaggia 1 marinaio per { $target }
       *[other] ingaggia { $n } marinai per { $target }
    }
turns-galley =
    { $n ->
        [one] compra la galea { $galley } ({ $port }) con 1 marinaio
       *[other] compra la galea { $galley } ({ $port }) con { $n } marinai
    }
turns-fort = costruisci un forte ({ $port })
turns-basilica = costruisci una basilica ({ $port })
turns-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
turns-dice =
    { $n ->
        [0] nessun dado rimasto
        [one] resta 1 dado
       *[other] restano { $n } dadi
    }
turns-may_block = { WHO($seat) } può bloccare, { $n } contro { $own }

## events

events-first =
    { $me ->
        [yes] Cominci tu.
       *[no] Comincia { $seat }.
    }
events-close =
    { $me ->
        [yes] Scegli { $port }.
       *[no] { $seat } sceglie { $port }.
    }
events-draw_closed_port-close = Estratto: { $port }.
events-closed = { $port }: porto chiuso per questa partita.
events-start_at =
    { $me ->
        [yes] Parti dal porto di { $port }.
       *[no] { $seat } parte dal porto di { $port }.
    }
events-deal_start_port-start_at = Porto di partenza assegnato: { $port }.
events-dealt_port =
    { $me ->
        [yes] Parti dal porto di { $port }.
       *[no] { $seat } parte dal porto di { $port }.
    }
events-take =
    { $me ->
        [yes] Prendi la galea { $galley }.
       *[no] { $seat } prende la galea { $galley }.
    }
events-deal_galley-take = Galea assegnata: { $galley }.
events-launched =
    { $me ->
        [yes]
            { $n ->
                [one] La tua galea { $galley } è nel porto di { $port } con 1 marinaio.
               *[other] La tua galea { $galley } è nel porto di { $port } con { $n } marinai.
            }
       *[no]
            { $n ->
                [one] La galea { $galley } di { $seat } è nel porto di { $port } con 1 marinaio.
               *[other] La galea { $galley } di { $seat } è nel porto di { $port } con { $n } marinai.
            }
    }
events-activated =
    { $me ->
        [yes] Ora tocca alla tua galea { $galley }.
       *[no] Ora tocca alla galea { $galley } di { $seat }.
    }
events-action =
    { $me ->
        [yes] Scegli l'azione.
       *[no] { $seat } sceglie l'azione.
    }
events-invest =
    { $me ->
        [yes] Investi.
       *[no] { $seat } investe.
    }
events-pass =
    { $me ->
        [yes] Non fai niente con questa galea.
       *[no] { $seat } non fa niente con questa galea.
    }
events-take_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Prendi a bordo 1 marinaio ({ $place }).
               *[other] Prendi a bordo { $n } marinai ({ $place }).
            }
       *[no]
            { $n ->
                [one] { $seat } prende a bordo 1 marinaio ({ $place }).
               *[other] { $seat } prende a bordo { $n } marinai ({ $place }).
            }
    }
events-give_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Cedi 1 marinaio ({ $place }).
               *[other] Cedi { $n } marinai ({ $place }).
            }
       *[no]
            { $n ->
                [one] { $seat } cede 1 marinaio ({ $place }).
               *[other] { $seat } cede { $n } marinai ({ $place }).
            }
    }
events-take_goods =
    { $me ->
        [yes] Prendi { $n } { $good } dalla galea { $galley }.
       *[no] { $seat } prende { $n } { $good } dalla galea { $galley }.
    }
events-give_goods =
    { $me ->
        [yes] Cedi { $n } { $good } alla galea { $galley }.
       *[no] { $seat } cede { $n } { $good } alla galea { $galley }.
    }
events-swap =
    { $me ->
        [yes] Scambi con la galea { $galley }: { $piece } per { $piece2 }.
       *[no] { $seat } scambia con la galea { $galley }: { $piece } per { $piece2 }.
    }
events-buy_goods =
    { $me ->
        [yes]
            { $n ->
                [one] Carichi 1 cubo della merce del porto.
               *[other] Carichi { $n } cubi della merce del porto.
            }
       *[no]
            { $n ->
                [one] { $seat } carica 1 cubo della merce del porto.
               *[other] { $seat } carica { $n } cubi della merce del porto.
            }
    }
events-jettison =
    { $me ->
        [yes] Getti in mare { $n } { $good }.
       *[no] { $seat } getta in mare { $n } { $good }.
    }
events-load_done =
    { $me ->
        [yes] Salpi.
       *[no] { $seat } salpa.
    }
events-sail =
    { $me ->
        [yes] Navighi verso { $field }.
       *[no] { $seat } naviga verso { $field }.
    }
events-stop =
    { $me ->
        [yes] Ti fermi.
       *[no] { $seat } si ferma.
    }
events-block =
    { $me ->
        [yes] Blocchi!
       *[no] { $seat } blocca!
    }
events-allow =
    { $me ->
        [yes] Lasci fare.
       *[no] { $seat } lascia fare.
    }
events-sell =
    { $me ->
        [yes] Metti in vendita { $goods }.
       *[no] { $seat } mette in vendita { $goods }.
    }
events-attack_galley =
    { $me ->
        [yes] Attacchi la galea { $galley }.
       *[no] { $seat } attacca la galea { $galley }.
    }
events-attack_port =
    { $me ->
        [yes] Attacchi il porto.
       *[no] { $seat } attacca il porto.
    }
events-land =
    { $me ->
        [yes]
            { $n ->
                [one] Vuoi sbarcare 1 marinaio.
               *[other] Vuoi sbarcare { $n } marinai.
            }
       *[no]
            { $n ->
                [one] { $seat } vuole sbarcare 1 marinaio.
               *[other] { $seat } vuole sbarcare { $n } marinai.
            }
    }
events-end_turn =
    { $me ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }
events-roll = Teschi: { $n } per l'attaccante, { $n2 } per il difensore.
events-combat_round-continue =
    { $me ->
        [yes] Combatti ancora.
       *[no] { $seat } combatte ancora.
    }
events-combat_round-stop =
    { $me ->
        [yes] Smetti di combattere.
       *[no] { $seat } smette di combattere.
    }
events-fire =
    { $n ->
        [one] Il forte spara: 1 teschio.
       *[other] Il forte spara: { $n } teschi.
    }
events-loot-take =
    { $me ->
        [yes] Dal relitto prendi: { $goods }.
       *[no] Dal relitto { $seat } prende: { $goods }.
    }
events-occupy =
    { $me ->
        [yes]
            { $n ->
                [0] Lasci il porto neutrale.
                [one] Occupi il porto con 1 marinaio.
               *[other] Occupi il porto con { $n } marinai.
            }
       *[no]
            { $n ->
                [0] { $seat } lascia il porto neutrale.
                [one] { $seat } occupa il porto con 1 marinaio.
               *[other] { $seat } occupa il porto con { $n } marinai.
            }
    }
events-hire =
    { $me ->
        [yes]
            { $n ->
                [one] Ingaggi 1 marinaio per { $target }.
               *[other] Ingaggi { $n } marinai per { $target }.
            }
       *[no]
            { $n ->
                [one] { $seat } ingaggia 1 marinaio per { $target }.
               *[other] { $seat } ingaggia { $n } marinai per { $target }.
            }
    }
events-buy_galley =
    { $me ->
        [yes] Compri una galea ({ $port }).
       *[no] { $seat } compra una galea ({ $port }).
    }
events-build_fort =
    { $me ->
        [yes] Costruisci un forte ({ $port }).
       *[no] { $seat } costruisce un forte ({ $port }).
    }
events-build_basilica =
    { $me ->
        [yes] Costruisci una basilica ({ $port }).
       *[no] { $seat } costruisce una basilica ({ $port }).
    }
events-invest_done =
    { $me ->
        [yes] Hai finito di investire.
       *[no] { $seat } ha finito di investire.
    }
events-crew =
    { $me ->
        [yes]
            { $n ->
                [one] La equipaggi con 1 marinaio.
               *[other] La equipaggi con { $n } marinai.
            }
       *[no]
            { $n ->
                [one] { $seat } la equipaggia con 1 marinaio.
               *[other] { $seat } la equipaggia con { $n } marinai.
            }
    }
events-card = La carta del Doge: { $card }.
events-catch_up_done =
    { $me ->
        [yes] Hai finito l'acquisto di recupero.
       *[no] { $seat } ha finito l'acquisto di recupero.
    }
events-paid =
    { $me ->
        [yes]
            { $n ->
                [one] La banca ti paga 1 ducato.
               *[other] La banca ti paga { $n } ducati.
            }
       *[no]
            { $n ->
                [one] La banca paga 1 ducato a { $seat }.
               *[other] La banca paga { $n } ducati a { $seat }.
            }
    }
events-spent =
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
events-paid_to =
    { $me ->
        [yes]
            { $n ->
                [0] { "" }
                [one] Paghi 1 ducato a { WHO($seat2, as: "object") }.
               *[other] Paghi { $n } ducati a { WHO($seat2, as: "object") }.
            }
       *[no]
            { $n ->
                [0] { "" }
                [one] { $seat } paga 1 ducato a { WHO($seat2, as: "object") }.
               *[other] { $seat } paga { $n } ducati a { WHO($seat2, as: "object") }.
            }
    }
events-sold =
    { $me ->
        [yes] Vendi { $goods } ({ $port }).
       *[no] { $seat } vende { $goods } ({ $port }).
    }
events-sank =
    { $me ->
        [yes] La tua galea { $galley } affonda.
       *[no] La galea { $galley } di { $seat } affonda.
    }
events-took_port =
    { $me ->
        [yes]
            { $n ->
                [one] { $port } ora ti appartiene, con 1 marinaio di guarnigione.
               *[other] { $port } ora ti appartiene, con { $n } marinai di guarnigione.
            }
       *[no]
            { $n ->
                [one] { $port } ora è di { $seat }, con 1 marinaio di guarnigione.
               *[other] { $port } ora è di { $seat }, con { $n } marinai di guarnigione.
            }
    }
events-lost_port =
    { $me ->
        [yes] Perdi { $port }.
       *[no] { $seat } perde { $port }.
    }
events-shuffled = Tutte le carte del Doge sono rimescolate.
events-payout =
    { $me ->
        [yes]
            { $n ->
                [0] Rendita: i tuoi porti non fruttano nulla.
               *[other] Rendita per te.
            }
       *[no]
            { $n ->
                [0] Rendita: i porti di { $seat } non fruttano nulla.
               *[other] Rendita per { $seat }.
            }
    }
events-money_shown =
    { $me ->
        [yes] Mostri { $n } ducati.
       *[no] { $seat } mostra { $n } ducati.
    }

## names-seat

names-seat-blue = Blu
names-seat-red = Rosso
names-seat-orange = Arancione
names-seat-black = Nero

## names-port

names-port-valencia = Valencia
names-port-genova = Genova
names-port-venezia = Venezia
names-port-constantinople = Costantinopoli
names-port-alexandria = Alessandria
names-port-algeria = Algeria
names-port-tunis = Tunisi
names-port-tripoli = Tripoli
names-port-cyrenaica = Cirenaica
names-port-napoli = Napoli
names-port-sicilia = Sicilia
names-port-marseille = Marsiglia
names-port-sardegna = Sardegna
names-port-ragusa = Ragusa
names-port-corfu = Corfù
names-port-modon = Modone
names-port-creta = Creta
names-port-antalya = Adalia
names-port-antakya = Antakya
names-port-mare_ionio = Mar Ionio

## names-good

names-good-wood = legno
names-good-stone = pietra
names-good-marble = marmo
names-good-wine = vino
names-good-gold = oro
names-good-spice = spezie

## names-piece

names-piece-sailor = un marinaio

## names-place

names-place-number = galea { $number }
names-place-port = porto

## names-target

names-target-number = la galea { $number }

## names-act

names-act-move = il passaggio
names-act-sell = una vendita
names-act-land = uno sbarco

## names-card

names-card-wine = vino; ogni porto del vino frutta 3 ducati a chi lo possiede
names-card-hourglass_1 = una clessidra; il percorso avanza di 1 spazio
names-card-hourglass_2 = due clessidre; il percorso avanza di 2 spazi
names-card-hourglass_2_shuffle = due clessidre e si rimescola; il percorso avanza di 2 spazi

## refusals

refusals-no_such_thing = In questo gioco non esiste; guarda l'elenco delle mosse.
refusals-not_offered = Adesso le regole non lo permettono.
refusals-another_question = Questa risponde a una domanda diversa da quella posta adesso.
refusals-sell_later = Mentre si carica nessun cubo va in magazzino; quella è una vendita, dopo il movimento.
refusals-only_purchases = Un investimento compra marinai, galee ed edifici; non si carica, non si sposta, non si naviga e non si vende.
refusals-loading_is_over = Il carico è finito; ciò che è qui deve aspettare la prossima attivazione.
refusals-movement_is_over = Il movimento è finito.
refusals-no_sale_any_more = Dopo l'inizio di uno scontro o il blocco di una vendita, in questa attivazione non si vende più.
refusals-finish_the_fight = Prima il bersaglio attuale: combatti ancora o smetti.
refusals-wrong_good_to_close = Adesso va chiuso un porto che produce { $good }.
refusals-start_ports_needed = Devono restare aperti abbastanza porti di partenza per tutti.
refusals-no_start_port = Questo non è un porto di partenza.
refusals-start_port_taken = Questo porto di partenza è già preso.
refusals-port_closed = Questo porto è chiuso per tutta la partita.
refusals-no_such_number = Con questo numero di giocatori esistono solo le galee da 1 a { $n }.
refusals-number_taken = Una galea con questo numero è già in gioco.
refusals-not_an_own_port = Serve un porto tuo.
refusals-the_active_galley_itself = Un trasferimento si fa con un'altra galea o con il porto.
refusals-no_own_galley_there = In questa casella non hai un'altra galea con quel numero.
refusals-flow_has_turned = Questo tipo è già tornato indietro; nella stessa fase di carico non può cambiare direzione una seconda volta.
refusals-garrison_keeps_one = Una guarnigione tiene il suo ultimo marinaio.
refusals-no_free_slots = C'è posto solo per { $free }.
refusals-not_so_many_sailors = Non ci sono tanti marinai da spostare.
refusals-garrison_is_full = Qui una guarnigione ha al massimo { $size } marinai.
refusals-not_so_many_cubes = Non ci sono tanti cubi di questa merce.
refusals-swap_needs_full_galleys = Lo scambio è per due galee senza posti liberi; se ce n'è uno, dai e prendi.
refusals-nothing_to_swap = Uno scambio tocca due pezzi diversi, e mai l'ultimo marinaio di una galea.
refusals-open_sea = In mare aperto non c'è un porto.
refusals-thrown_away_before = Di una merce gettata in mare in questa fase non si può comprare niente.
refusals-bought_before = Di una merce comprata in questa fase non si può gettare niente in mare.
refusals-supply_is_short = Nella riserva ne restano solo { $left }.
refusals-too_dear = Costa { $cost } e tu hai { $money }.
refusals-already_there = La galea è già qui: { $field }.
refusals-too_far = Troppo lontano: { $field } è a { $n } passi, questo equipaggio può farne ancora { $left }.
refusals-not_a_neighbour = { $field } è a { $n } passi: ci si arriva un passo alla volta.
refusals-made_here = Un porto non compra ciò che produce ({ $good }).
refusals-stored_already = Il magazzino ha già: { $good }.
refusals-not_aboard = A bordo manca: { $good }.
refusals-warehouse_is_full = Il magazzino ha { $space } spazi liberi.
refusals-a_set_in_order = Nomina ogni merce tante volte quante ne intendi, nell'ordine legno, pietra, marmo, vino, oro, spezie.
refusals-own_galley = Una galea non attacca la propria parte.
refusals-galley_not_here = In questa casella non c'è una galea simile.
refusals-crew_is_tired = Marinai meno passi fa 0: questo equipaggio è troppo stanco per attaccare.
refusals-blockers_first = C'è un blocco: prima vanno battute le sue galee.
refusals-not_a_foreign_port = Si può attaccare solo un porto straniero.
refusals-last_port = L'ultimo porto di { $seat } non si può attaccare.
refusals-owners_galleys_first = Chi possiede il porto ha ancora galee qui; vengono prima loro.
refusals-own_port = In un proprio porto i marinai scendono solo nella fase di carico.
refusals-not_a_neutral_port = Si sbarca solo nei porti neutrali.
refusals-one_to_so_many =
    { $n ->
        [1] Può essere solo 1.
       *[other] Può essere da 1 a { $n }.
    }
refusals-at_most = Può essere al massimo { $n }.
refusals-not_in_the_wreck = Il relitto non lo portava.
refusals-must_stop = Dopo tanti assalti senza perdite l'attacco è finito.
refusals-not_your_galley = Questa galea non è tua.
refusals-reserve_is_short = Marinai nella tua scorta: { $left }.
refusals-galleys_only = In un acquisto di recupero i marinai vanno solo sulle galee.
refusals-one_galley_only = Una sola galea per investimento.
refusals-enough_galleys = Qui puoi avere { $n } galee.
refusals-no_number_free = Tutti i numeri delle galee sono in gioco.
refusals-built_already = Ce n'è già uno.
refusals-none_left = Nella riserva non ce ne sono più.
refusals-goods_missing = Il porto deve produrre o avere in magazzino: { $goods }.

## chart
## Words on and about the chart of the browser client; what all charts say is in common.ftl.

chart-pays =
    { $n ->
        [0] ora a una rendita non paga niente
        [one] ora a una rendita paga 1
       *[other] ora a una rendita paga { $n }
    }
chart-fort_means = un forte: { $n } dadi sparano agli attaccanti
chart-basilica_means = una basilica: { $n } in più a ogni rendita
chart-dice =
    { $n ->
        [0] troppo stanchi per attaccare lì
        [one] lì resta 1 dado d'attacco
       *[other] lì restano { $n } dadi d'attacco
    }
chart-may_stop = { $seat } può fermarti: { $n } marinai contro { $crew }
chart-sale =
    { $n ->
        [one] vendi { $goods }: 1 ducato
       *[other] vendi { $goods }: { $n } ducati
    }
chart-sale_own = vendi { $goods } nel tuo porto, senza compenso
chart-wheel = Ruota, round { $round }
chart-round = round
chart-wheel_number = Numero { $number }
chart-number_free = libero
chart-number_rests = agisce dal prossimo round
chart-at_doge = Il Doge scopre una carta
chart-doge = Doge
chart-deck =
    { $n ->
        [one] resta 1 carta del Doge
       *[other] restano { $n } carte del Doge
    }
chart-odds = rendita: { $n } su { $of }
chart-odds_none = nessuna rendita
chart-track = Percorso delle rendite: spazio { $at } di { $end }, { $payouts } rendite su { $of } pagate
chart-start = inizio
chart-end = fine
chart-track_next =
    { $n ->
        [one] { $done } rendite su { $of }; la prossima è a un passo
       *[other] { $done } rendite su { $of }; la prossima è a { $n } passi
    }
chart-track_over = tutte le rendite sono pagate
chart-supply = Riserva
chart-supply_of = { $good }: { $n } nella riserva
chart-forts_left = forti: ne restano { $n }
chart-basilicas_left = basiliche: ne restano { $n }
chart-quay = Il molo di { $port }
chart-to_chart = Guarda la carta
chart-to_quay = Al molo
chart-phase_load = Carico
chart-phase_sail = Rotta
chart-phase_act = Vendita o battaglia
chart-at_sea = Carico: { $field }
chart-quay_active = { $galley } carica. Ogni clic è un passo, e si può annullare.
chart-your_port = il tuo porto
chart-foreign_port = porto di { $seat }
chart-buy = Compra { $good }
chart-buy_how =
    { $n ->
        [0] 1 ducato l'uno
        [one] il primo è gratis, poi 1 ducato l'uno
       *[other] i primi { $n } sono gratis, poi 1 ducato l'uno
    }
chart-in_supply = { $n } nella riserva
chart-board_sailors = Marinai
chart-garrison_of = Guarnigione { $n } di { $size }
chart-to_port = a terra
chart-to_galley = verso la galea { $number }
chart-both_ways = ‹ { $left }, { $right } ›
chart-undo_step = Annulla un passo
chart-start_again = Ricomincia
chart-do_not_load = Non caricare
chart-spent =
    { $n ->
        [0] non costa nulla
        [one] costa 1 ducato
       *[other] costa { $n } ducati
    }
chart-other_galley = Galea { $number }
chart-overboard = In mare
chart-overboard_how = Un cubo gettato torna nella riserva.
chart-swap = Scambia { $piece } con { $piece2 }
chart-speed =
    { $n ->
        [one] passo
       *[other] passi
    }
chart-speed_how = uno per marinaio
chart-attack =
    { $n ->
        [one] dado
       *[other] dadi
    }
chart-attack_how = meno uno per passo
chart-room =
    { $n ->
        [one] posto libero
       *[other] posti liberi
    }
chart-room_how = su { $n }
chart-what_does = Che cosa fa la galea { $galley }? Carica e naviga, investe, o niente.
chart-where_to =
    { $n ->
        [one] Dove naviga la galea { $galley }? 1 passo, che costa un dado
       *[other] Dove naviga la galea { $galley }? Fino a { $n } passi, ognuno costa un dado
    }
chart-cast_off =
    { $n ->
        [one] Salpa: 1 passo
       *[other] Salpa: { $n } passi
    }
chart-costs =
    { $n ->
        [0] { $n } ducati nella tua borsa
       *[other] { $n } ducati nella tua borsa
    }
chart-card_sell = Bloccare questa vendita?
chart-card_land = Bloccare questo sbarco?
chart-card_move = Bloccare il passaggio?
chart-card_sell_wish = { $seat } vuole vendere { $goods } a { $field } con la galea { $galley }.
chart-card_land_wish = { $seat } vuole sbarcare a { $field } con la galea { $galley }.
chart-card_move_wish = { $seat } vuole ripartire da { $field } con la galea { $galley }.
chart-card_sailors = marinai contro
chart-card_allow = Permetti
chart-card_block = Blocca
chart-card_sell_allow = +{ $n } per { $seat }
chart-card_land_allow = il porto cambia mano
chart-card_move_allow = prosegue
chart-card_sell_block = niente vendita
chart-card_land_block = nessuno sbarca
chart-card_move_block = resta qui
chart-card_sell_allow_leads = La banca paga { $n } a { $seat }; in magazzino: { $goods }.
chart-card_land_allow_leads = Marinai a terra: { $n }. Il porto è di { $seat }.
chart-card_move_allow_leads = Può andare fin dove la portano i suoi marinai.
chart-card_block_leads = { $seat } può allora solo attaccarti, o il suo turno finisce.
chart-card_same = Rispondi così per il resto di questo turno
chart-card_fight = La galea { $galley } attacca: { $target }
chart-card_fight_why = Un dado per marinaio, uno in meno per ogni passo. Ogni teschio uccide un marinaio dell'altra parte.
chart-card_dice = dadi in aria
chart-card_roll_costs = Questo lancio costa
chart-card_loses = perde { $n }: { $percent } per cento
chart-card_to_the_end = Se combatti fino in fondo
chart-card_fight_on = Continua
chart-card_stop = Smetti
chart-card_if_afloat = un altro lancio
chart-card_ends_turn = finisce il tuo turno
chart-attacker = attaccante
chart-defender = difensore
chart-skulls =
    { $n ->
        [0] nessun teschio
        [one] 1 teschio
       *[other] { $n } teschi
    }
chart-reserve = di scorta
chart-ports_held = porti
chart-next_payout = prossima rendita
chart-wine_ports = porti del vino
chart-secret = segreto

### What only the terminal says of this game.

# How many dice the attacker and the defender throw.
board-clash = dadi: { $attack } contro { $defence }
