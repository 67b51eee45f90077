### Oltre Mare: every sentence a person reads.
### A card is named with the letters of its symbols (Ducato, bandiera Pirata, mazzetto di Carte, Nave) and its power.

## game

game-title = Oltre Mare
game-about = Scambia carte, bluffa su tutto tranne che sulla merce, e impila il carico nell'ordine giusto.
game-authors = Emanuele Ornella
game-lasts = 1 h
game-score = ducati

## options

options-start_player = chi inizia
options-venice_jitter = quanto può distare la carta Venezia dal centro del mazzo
options-interim_scores_cargo = se il conteggio intermedio paga il carico
options-favourable_terms_in_debt = se le condizioni favorevoli valgono anche a 0 ducati e meno
options-zero_markers_rank = se chi non ha segnalini entra nella classifica finale
options-compass_to_empty = se una bussola può portare in un porto vuoto
options-ducati_gift_is_deal = se i soli ducati sono un affare
options-prestige_supply = quante tessere prestigio ci sono
options-payout_table = quanto pagano i gruppi di carico
options-talks_per_turn = quante trattative può aprire il giocatore attivo
options-deal_ducati_max = quanti ducati possono passare di mano in un affare
options-counter_offers = se a un'offerta si può rispondere con una controfferta
options-claims = se si può dire qualcosa sulle carte offerte
options-memory_aid = se si può rivedere ciò che si sa delle proprie pile

## endings

endings-last_card = il mazzo delle merci si è esaurito; l'ultimo round è stato giocato fino alla fine
endings-reshuffle = nell'ultimo round gli scarti sono stati mescolati ancora una volta
endings-second_exhaustion = il mazzo delle merci si è esaurito due volte; il primo giocatore è stato conteggiato in anticipo

## board

board-stack = Mazzo delle merci
board-venice = Carta Venezia
board-discard = Scarti
board-last_round = ultimo round
board-player = giocatore
board-ducati = ducati
board-prestige = prestigio
board-hand = mano
board-pirates = pirati
board-cargo = carico
board-owned = segnalini
board-top = cima del carico
board-ship = nave a
board-marker = segnalino attivo
board-starts = (inizia)
board-used = deve giocare { $quota }; comprate { $bought }, trattative { $talks }
board-played = giocate:
board-gives = dà
board-wants = chiede
board-pays = e paga { $n }
board-asks = e chiede { $n }
board-your_hand = La tua mano:
board-your_offer = La tua offerta finora: dai
board-your_cargo = Il tuo carico, dal basso:
board-your_pirates = I tuoi pirati, dal basso:

## chart

chart-sea_maggiore = Mar Maggiore
chart-sea_levante = Mare di Levante
chart-sea_ionio = Mar Ionio
chart-sea_venezia = Golfo di Venezia
chart-sea_barbaria = Mare di Barbaria
chart-phases = Fasi del turno
chart-phase_power = Potenza marittima
chart-phase_trading = Commercio
chart-phase_action = Azioni
chart-phase_load = Carico
chart-round = Round { $n }
chart-last_round = ultimo round
chart-track = Ducati di tutti i giocatori
chart-has_ducati = { $seat }: { $n } ducati
chart-your_hand = La tua mano
chart-your_cargo = Il tuo carico
chart-your_pirates = I tuoi pirati
chart-cards =
    { $n ->
        [0] nessuna carta
        [one] 1 carta
       *[other] { $n } carte
    }
chart-only_top = Anche tu vedi solo quella in cima.
chart-hand_limit = limite di mano
chart-to_load = da giocare e caricare
chart-pirates_cost =
    { $n ->
        [0] nulla alla fine
       *[other] −{ $n } alla fine
    }
chart-goods_stack = Mazzo merci
chart-pirate_stack = Pila dei pirati
chart-next_costs = la prossima carta costa { $n }
chart-bought = { $n } di { $most } comprate in questo turno
chart-venice = Carta Venezia
chart-venice_between = { $low }–{ $high } carte sopra
chart-venice_on_top = in cima: la prossima pescata fa scattare il conteggio
chart-venice_out = già conteggiata
chart-discard = Scarti
chart-discarded = { $n } { $good }
chart-without = senza { $goods }
# A scoring, told as an event; { $what } is what was paid, one thing after the other.
chart-stage_venice = Conteggio intermedio
chart-stage_end = Conteggio finale
chart-stage_turned = { $seat } ha scoperto la carta Venezia
chart-stage_about_venice = Il prestigio, poi ogni gruppo tranne quello in cima. La carta esce dal gioco.
chart-stage_about_end = Il prestigio, tutto il carico, poi pirati e segnalini.
chart-stage_card = La carta si gira
chart-stage_prestige = Prestigio
chart-stage_cargo = Carico
chart-stage_pirates = Pirati
chart-stage_markers = Segnalini
chart-stage_sums = Le somme
chart-stage_before = prima
chart-stage_now = ora
chart-stage_stays = resta
chart-stage_all = Mostra tutto
chart-stage_again = Dall’inizio
chart-stage_said = { $seat }: { $what }, ora { $n } ducati.
chart-played_by = { $seat } ha giocato
chart-plays = Giochi
chart-brings_ducato = { $count } × ducato: { $n } ducati
chart-brings_pirate = { $count } × bandiera pirata: { $n } carte alla pila dei pirati
chart-brings_cards = { $count } × mazzetto: { $n } carte in mano
chart-brings_ship = { $count } × nave: naviga { $n } rotte
chart-choose_more =
    { $n ->
        [one] scegli ancora 1 carta
       *[other] scegli ancora { $n } carte
    }
chart-play_these =
    { $n ->
        [one] Gioca questa carta
       *[other] Gioca queste { $n } carte
    }
chart-chosen = scelta
chart-in_basket = nel cesto
chart-load_first = prima la più bassa; l’ultima sta sopra
chart-nth_loaded = caricata come numero { $n }
chart-next_turn = Prossimo turno: limite di mano { $power }, { $load } da caricare
chart-group_then =
    { $n ->
        [one] 1 carta ({ $good }) in cima paga { $pays }
       *[other] { $n } carte ({ $good }) in cima pagano { $pays }
    }
chart-holds = qui: { $marker }
chart-empty = nessun segnalino
chart-ship_here = nave di { $seat }
chart-leads_to = rotte per { $harbours }
chart-way = per { $harbours }
chart-no_marker = nessun segnalino
chart-effect_calm_sea = 1 ducato per ogni nave giocata
chart-effect_compass = subito: salta in un porto senza bussola
chart-effect_fight_pirates = le bandiere pirata giocate non fanno nulla
chart-effect_big_deal = un simbolo ducato in più a ogni turno
chart-effect_local_authority = a ogni turno ducati per i leoni oltre 3
chart-effect_favourable_terms = gli acquisti costano 1, 2, 3 e 4
chart-lions = { $n } leoni: limite di mano quando è in cima
chart-barrels =
    { $n ->
        [one] 1 barile: altrettante carte da caricare quando è in cima
       *[other] { $n } barili: altrettante carte da caricare quando è in cima
    }
chart-in_game = { $n } carte di { $good } nel gioco
chart-pays = gruppi di 1, 2, 3 … pagano { $list }
chart-names_harbour = nomina { $harbour }: conta solo per la carta di partenza
chart-speaks_joins = { $good } si unirebbe a { $same } in cima al tuo carico.
chart-speaks_serves = { $good } si unirebbe a { $same } in cima al mio carico.
chart-speaks_tile = L’affare ti porterebbe una tessera prestigio.
chart-speaks_keeps = In cima al mio carico ho { $same }: ne voglio di più, non di meno.
chart-speaks_joins_nothing = { $good } non si unirebbe a ciò che ho in cima al carico.
chart-begins = primo giocatore
chart-active = di turno
chart-owned = { $n } segnalini posseduti
chart-memory = come ricordi: { $cards }
chart-interim = Venezia
chart-reads_swap =
    { $me ->
        [who] Dai a { $whom } { $give } per { $want }
        [whom] { $who } ti dà { $give } per { $want }
       *[other] { $who } dà a { $whom } { $give } per { $want }
    }
chart-reads_gift =
    { $me ->
        [who] Dai a { $whom } { $give }
        [whom] { $who } ti dà { $give }
       *[other] { $who } dà a { $whom } { $give }
    }
chart-reads_wish =
    { $me ->
        [who] Chiedi { $want } a { $whom }
        [whom] { $who } ti chiede { $want }
       *[other] { $who } chiede { $want } a { $whom }
    }
chart-hold =
    Hai { $hand ->
        [one] 1 carta
       *[other] { $hand } carte
    } e devi giocarne { $quota }.
chart-short = Ne mancano { $n }.
chart-turns_left =
    dopo questo { $n ->
        [one] 1 turno
       *[other] { $n } turni
    }
chart-reached_with = raggiungibile con tante navi: { $ships }
chart-worth_now = { $label }: +{ $n } se si contasse ora
chart-must_play =
    { $me ->
        [who] Ne hai { $hand }, puoi comprarne di sicuro { $buys } e devi giocarne { $quota }.
       *[other] { $who } ne ha { $hand }, può comprarne di sicuro { $buys } e deve giocarne { $quota }.
    }
chart-gives_too_many =
    { $me ->
        [who] Non si possono dare tante carte: non saresti più sicuro della tua quota.
       *[other] Non si possono dare tante carte: { $who } non sarebbe più sicuro della sua quota.
    }
chart-wants_at_least =
    { $n ->
        [one] Almeno 1 carta deve tornare.
       *[other] Almeno { $n } carte devono tornare.
    }
chart-wants_at_most =
    { $n ->
        [one] Non più di 1 carta.
       *[other] Non più di { $n } carte.
    }
chart-lacking = Ti manca: { $goods }.

## prompts

prompts-discard_surplus = La tua mano supera la tua potenza marittima: metti una carta sulla tua pila dei pirati.
prompts-trade_action = Commercio: compra, fai un'offerta, chiedine una, o termina la fase.
prompts-offer_card = La tua offerta: quali carte dai?
prompts-offer_request = La tua offerta: quali merci chiedi?
prompts-offer_ducati = La tua offerta: quanti ducati paghi? Sotto lo 0 li ricevi.
prompts-offer_claim = La tua offerta: che cosa dici di { $card }? Può anche non essere vero.
prompts-deal_reply = Un'offerta per te: cosa rispondi?
waits-deal_reply = C'è un'offerta sul tavolo.
prompts-invite_reply = Ti si chiede un'offerta ({ $topic }): la fai, o passi?
waits-invite_reply = È stata chiesta un'offerta.
prompts-deal_pick = Quale carta dai?
waits-deal_pick = Si sceglie la carta da dare.
prompts-play_card = Azione: quale carta giochi?
prompts-sail = Dove va la tua nave?
prompts-compass = La bussola: salti in un altro porto, o resti?
prompts-load_order = Carica le carte giocate, cominciando dal basso.
prompts-covered = Si sta preparando un'offerta.
prompts-place_marker = Si mette un segnalino su un porto.
prompts-start_card = Si scopre una carta di partenza.
prompts-deal_card = Si distribuiscono le carte.
prompts-first_player = Si sorteggia chi inizia.
prompts-draw_card = Si pesca una carta.
prompts-take_pirate = Si prende una carta da una pila dei pirati.
prompts-uncover = Si guarda il dorso della prossima carta del mazzo delle merci.
prompts-send_offer = L'offerta viene inviata.
prompts-exchange = L'affare viene concluso.
prompts-interim_scoring = La carta Venezia: conteggio intermedio.
prompts-rescue = Il mazzo è di nuovo vuoto: si conteggia il primo giocatore.
prompts-identify = Una carta dei pirati viene rimescolata nel mazzo.
prompts-final_scoring = Conteggio finale.

## acts

acts-propose = fare un’offerta
acts-invite = chiedere un’offerta
acts-claim = dire qualcosa

## moves

moves-marker = { $marker }
moves-card = { $card }
moves-start = inizia { $seat }
moves-buy_goods = compra dal mazzo delle merci
moves-buy_pirate = ricompra dalla tua pila dei pirati
moves-propose = fai un'offerta a { $seat }
moves-invite = chiedi un'offerta a { $seat }: { $topic }
moves-end_trading = termina il commercio
moves-discard_surplus-card = scarta { $card }
moves-offer_card-card = dai { $card }
moves-offer_card-done = nessun'altra carta
moves-offer_request-done = nient'altro
moves-done = fatto
moves-drop = lascia cadere l'offerta
moves-good = chiedi { $good }
moves-amount = { $n } ducati
moves-silent = non dire niente
moves-claim =
    di’: { $symbols ->
        [nulla] potenza { $power }
       *[other] { $power ->
                [nulla] { $symbols }
               *[other] { $symbols }, potenza { $power }
            }
    }
moves-send = l'offerta viene inviata
moves-accept = accetta
moves-decline = rifiuta
moves-counter = fai una controfferta
moves-offer = fai un'offerta
moves-pass = passa
moves-exchange = l'affare viene concluso
moves-deal_pick-card = dai { $card }
moves-play_card-card = gioca { $card }
moves-cards = gioca { $cards }
moves-destination = naviga verso { $harbour }
moves-trail = naviga: { $harbours }
moves-jump = salta: { $harbour }
moves-stay = resta
moves-load = carica { $cards }
moves-venice = in cima c'è la carta Venezia
moves-goods = in cima c'è una carta merce
moves-interim = conteggio intermedio
moves-rescue = si conteggia il primo giocatore
moves-final = conteggio finale

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-play = gioca { $cards }
turns-load = carica dal basso: { $cards }
turns-symbols = +{ $n } ducati con i simboli

## events

events-marker = { "" }
events-card = { "" }
events-cards = { "" }
events-start =
    { $me ->
        [yes] Sei il primo giocatore.
       *[no] { $seat } è il primo giocatore.
    }
events-buy_goods =
    { $me ->
        [yes] Compri dal mazzo delle merci.
       *[no] { $seat } compra dal mazzo delle merci.
    }
events-buy_pirate =
    { $me ->
        [yes] Ricompri dalla tua pila dei pirati.
       *[no] { $seat } ricompra dalla pila dei pirati.
    }
events-propose =
    { $me ->
        [yes] Prepari un’offerta per { WHO($seat2, as: "object") }.
       *[no] { $seat } prepara un’offerta per { WHO($seat2, as: "object") }.
    }
events-invite =
    { $me ->
        [yes] Chiedi un’offerta a { WHO($seat2, as: "dative") }: { $topic }.
       *[no] { $seat } chiede un’offerta a { WHO($seat2, as: "dative") }: { $topic }.
    }
events-end_trading =
    { $me ->
        [yes] Chiudi la fase di commercio.
       *[no] { $seat } chiude la fase di commercio.
    }
events-done = { "" }
events-drop = { "" }
events-good = { "" }
events-amount = { "" }
events-silent = { "" }
events-claim = { "" }
events-accept =
    { $me ->
        [yes] Accetti.
       *[no] { $seat } accetta.
    }
events-decline =
    { $me ->
        [yes] Rifiuti.
       *[no] { $seat } rifiuta.
    }
events-counter =
    { $me ->
        [yes] Farai una controfferta.
       *[no] { $seat } farà una controfferta.
    }
events-offer =
    { $me ->
        [yes] Farai un’offerta.
       *[no] { $seat } farà un’offerta.
    }
events-pass =
    { $me ->
        [yes] Non hai niente da offrire.
       *[no] { $seat } non ha niente da offrire.
    }
events-exchange = { "" }
events-send = { "" }
events-destination = { "" }
events-trail = { "" }
events-jump =
    { $me ->
        [yes] Salti a { $harbour }.
       *[no] { $seat } salta a { $harbour }.
    }
events-stay =
    { $me ->
        [yes] Resti.
       *[no] { $seat } resta.
    }
events-load = { "" }
events-venice = La carta Venezia è in cima al mazzo delle merci.
events-goods = La carta Venezia non è ancora in vista.
events-interim = La carta Venezia: conteggio intermedio.
events-rescue = Mazzo delle merci e scarti sono vuoti: si conteggia il primo giocatore.
events-final = Conteggio finale.
events-start_card-card = La carta di partenza è { $card }.
events-discard_surplus-card = Metti { $card } sulla tua pila dei pirati.
events-offer_card-card = Offri { $card }.
events-offer_card-done = { "" }
events-offer_request-good = Chiedi { $good }.
events-offer_request-done = { "" }
events-offer_ducati-amount = { "" }
events-offer_claim-silent = Non dici niente della carta.
events-offer_claim-claim =
    Dici: { $symbols ->
        [nulla] potenza { $power }
       *[other] { $power ->
                [nulla] { $symbols }
               *[other] { $symbols }, potenza { $power }
            }
    }.
events-deal_pick-card = Darai { $card }.
events-play_card-card = { "" }
events-play_card-cards = { "" }
events-load_order-load = Carichi, dal basso: { $cards }.
events-marker_placed = Segnalino nel porto di { $harbour }: { $marker }.
events-ship_placed =
    { $me ->
        [yes] La tua nave parte da { $harbour }.
       *[no] La nave di { $seat } parte da { $harbour }.
    }
events-card_dealt =
    { $me ->
        [yes] { "" }
       *[no] { $seat } riceve una carta.
    }
events-turn_begun =
    { $me ->
        [yes] { $n ->
                [one] Tocca a te: devi giocare 1 carta.
               *[other] Tocca a te: devi giocare { $n } carte.
            }
       *[no] { $n ->
                [one] { $seat } è di turno e deve giocare 1 carta.
               *[other] { $seat } è di turno e deve giocare { $n } carte.
            }
    }
events-surplus_discarded =
    { $me ->
        [yes] { "" }
       *[no] { $seat } mette una carta sulla pila dei pirati.
    }
events-paid =
    { $me ->
        [yes] Ricevi { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } riceve { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-spent =
    { $me ->
        [yes] Paghi { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } paga { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-paid_to =
    { $me ->
        [yes] Paghi { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            } a { WHO($seat2, as: "dative") }.
       *[no] { $seat } paga { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            } a { WHO($seat2, as: "dative") }.
    }
events-minus_marker_taken =
    { $me ->
        [yes] Prendi il segnalino meno: sei in debito.
       *[no] { $seat } prende il segnalino meno: è in debito.
    }
events-minus_marker_returned =
    { $me ->
        [yes] Restituisci il segnalino meno.
       *[no] { $seat } restituisce il segnalino meno.
    }
events-card_drawn =
    { $me ->
        [yes] { "" }
       *[no] { $seat } pesca una carta.
    }
events-card_to_pirates =
    { $me ->
        [yes] Una carta va coperta sulla tua pila dei pirati.
       *[no] Una carta va coperta sulla pila dei pirati di { $seat }.
    }
events-pirate_taken =
    { $me ->
        [yes] { "" }
       *[no] { $seat } prende la carta in cima alla pila dei pirati.
    }
events-drew = Peschi { $card }.
events-nothing_to_draw =
    { $me ->
        [yes] { $n ->
                [one] Non c’è più nulla da pescare per te; 1 carta va persa.
               *[other] Non c’è più nulla da pescare per te; { $n } carte vanno perse.
            }
       *[no] { $n ->
                [one] Non c’è più nulla da pescare per { $seat }; 1 carta va persa.
               *[other] Non c’è più nulla da pescare per { $seat }; { $n } carte vanno perse.
            }
    }
events-last_round = Il mazzo delle merci è vuoto: questo è l'ultimo round.
events-refilled = Si mescolano gli scarti: { $n } carte sono il nuovo mazzo delle merci.
events-rescued =
    { $me ->
        [yes] Il tuo carico e i tuoi pirati, mescolati, sono il nuovo mazzo ({ $n } carte finora).
       *[no] Il carico e i pirati di { $seat }, mescolati, sono il nuovo mazzo ({ $n } carte finora).
    }
events-pirate_shuffled_in =
    { $me ->
        [yes] Una tua carta coperta viene rimescolata.
       *[no] Una carta coperta di { $seat } viene rimescolata.
    }
events-offer_composed = { "" }
events-offer_sent =
    { $me ->
        [yes] La tua offerta a { WHO($seat2, as: "dative") } è inviata.
       *[no] L’offerta di { $seat } a { WHO($seat2, as: "dative") }:
    }
events-offer_gives =
    { $me ->
        [yes] { "" }
       *[no] { $seat } dà { $good }.
    }
events-offer_claims =
    { $me ->
        [yes] { "" }
       *[no] { $seat } ne dice:{ $symbols ->
                [nulla] { "" }
               *[other] { " " }{ $symbols }.
            }{ $power ->
                [nulla] { "" }
               *[other] { " " }Potenza { $power }.
            }{ $named ->
                [nulla] { "" }
               *[other] { " " }Porto { $named }.
            }
    }
events-offer_wants =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } chiede { $good }.
               *[other] { $seat } chiede { $n } { $good }.
            }
    }
events-offer_pays =
    { $me ->
        [yes] Offri { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } offre { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-offer_asks =
    { $me ->
        [yes] Chiedi { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
       *[no] { $seat } chiede { $n ->
                [one] 1 ducato
               *[other] { $n } ducati
            }.
    }
events-offer_dropped =
    { $me ->
        [yes] Tempo scaduto: la tua offerta decade.
       *[no] Tempo scaduto: l’offerta di { $seat } decade.
    }
events-cards_picked =
    { $me ->
        [yes] { "" }
       *[no] { $seat } ha scelto le carte.
    }
events-dealt =
    { $me ->
        [yes] Concludi un affare con { WHO($seat2, as: "object") }.
       *[no] { $seat } conclude un affare con { WHO($seat2, as: "object") }.
    }
events-good_given =
    { $me ->
        [yes] { "" }
       *[no] { $seat } dà { $good } a { WHO($seat2, as: "dative") }.
    }
events-gave = Hai dato { $card } a { $seat }.
events-received =
    Hai ricevuto { $card } da { $seat }.{ $symbols ->
        [nulla] { "" }
       *[other] { " " }Si diceva: { $symbols }.
    }{ $power ->
        [nulla] { "" }
       *[other] { " " }Potenza dichiarata: { $power }.
    }{ $named ->
        [nulla] { "" }
       *[other] { " " }Porto dichiarato: { $named }.
    }
events-prestige_gained =
    { $me ->
        [yes] Guadagni una tessera prestigio.
       *[no] { $seat } guadagna una tessera prestigio.
    }
events-nothing_to_play =
    { $me ->
        [yes] Non hai carte da giocare.
       *[no] { $seat } non ha carte da giocare.
    }
events-played =
    { $me ->
        [yes] Giochi { $cards }.
       *[no] { $seat } gioca { $cards }.
    }
events-sailed =
    { $me ->
        [yes] La tua nave fa rotta: { $harbours }.
       *[no] La nave di { $seat } fa rotta: { $harbours }.
    }
events-compass_used =
    { $me ->
        [yes] Usi la bussola a { $harbour }; esce dal gioco.
       *[no] { $seat } usa la bussola a { $harbour }; esce dal gioco.
    }
events-marker_taken =
    { $me ->
        [yes] Prendi { $marker } a { $harbour }.
       *[no] { $seat } prende { $marker } a { $harbour }.
    }
events-marker_turned_down =
    { $me ->
        [yes] Copri { $marker }.
       *[no] { $seat } copre { $marker }.
    }
events-loaded =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } carica { $card }.
               *[other] { $seat } carica { $n } carte; in cima c’è { $card }.
            }
    }
events-prestige_ranked =
    { $me ->
        [yes] Prestigio ({ $n }): { $n2 } per te.
       *[no] Prestigio ({ $n }): { $n2 } per { $seat }.
    }
events-markers_ranked =
    { $me ->
        [yes] Segnalini ({ $n }): { $n2 } per te.
       *[no] Segnalini ({ $n }): { $n2 } per { $seat }.
    }
events-group_kept =
    { $me ->
        [yes] Tieni in cima { $n ->
                [one] 1 carta ({ $good })
               *[other] { $n } carte ({ $good })
            }.
       *[no] { $seat } tiene in cima { $n ->
                [one] 1 carta ({ $good })
               *[other] { $n } carte ({ $good })
            }.
    }
events-group_paid =
    { $me ->
        [yes] Da te, { $n ->
                [one] 1 carta ({ $good })
               *[other] { $n } carte ({ $good })
            }: { $n2 }.
       *[no] Da { $seat }, { $n ->
                [one] 1 carta ({ $good })
               *[other] { $n } carte ({ $good })
            }: { $n2 }.
    }
events-discarded =
    { $me ->
        [yes] Scarti { $cards }.
       *[no] { $seat } scarta { $cards }.
    }
events-cargo_shown =
    { $me ->
        [yes] Il tuo carico, dal basso: { $cards }.
       *[no] Il carico di { $seat }, dal basso: { $cards }.
    }

## refusals

refusals-trading_is_over = Si compra e si tratta solo nella fase di commercio del proprio turno.
refusals-not_now = Questa risponde a una domanda diversa da quella posta adesso.
refusals-no_offer = Non c'è nessuna offerta a cui rispondere; non c'è più, o non c'è mai stata.
refusals-not_invited = Solo il giocatore attivo apre le trattative; tu fai un'offerta quando te la chiedono, o come controfferta.
refusals-not_composing = Non si sta preparando nessuna offerta.
refusals-no_compass = Per saltare serve una bussola.
refusals-load_all = Carica ogni carta giocata, una volta sola.
refusals-bought_enough = In un turno si comprano al massimo { $limit } carte.
refusals-stack_empty = Non c'è più niente da pescare da nessuna parte.
refusals-pirates_empty = La tua pila dei pirati è vuota.
refusals-quota_not_met = Carte in mano: { $hand }, da giocare: { $quota }. Prima compra o tratta.
refusals-still_trading = La fase di commercio non è finita; le carte si giocano dopo.
refusals-no_partner = Un affare si fa tra il giocatore attivo e un altro giocatore.
refusals-talked_enough = In un turno si aprono al massimo { $limit } trattative.
refusals-no_offer_possible = Adesso tra voi due non è possibile nessuna offerta valida.
refusals-good_not_in_game = Questa merce non è in gioco.
refusals-not_in_hand = Non hai in mano questa carta.
refusals-card_order = Nomina le carte come stanno nella tua mano, da sinistra a destra.
refusals-chosen_already = Hai già scelto questa carta.
refusals-play_so_many = Carte ancora da giocare: { $quota }; nominane esattamente tante.
refusals-too_few_left = Nomina queste carte da sinistra a destra: dopo questa ne resterebbero troppo poche della merce richiesta.
refusals-good_order = Nomina le merci in ordine di valore: prima le gemme, per ultimo il grano.
refusals-quota_at_risk = Con questo affare il giocatore attivo non sarebbe più sicuro della sua quota.
refusals-no_card_moves = In un affare passa di mano almeno una carta.
refusals-too_many_ducati = In un affare passano di mano al massimo { $limit } ducati.
refusals-no_such_claim = Dichiara uno o due simboli, una potenza, un porto, o niente.
refusals-no_claims_here = A questo tavolo non si dice niente sulle carte.
refusals-false_good = Le merci delle carte che offri vanno dette sinceramente.
refusals-offer_first = Prima completa la tua offerta.
refusals-wants_too_many = Carte nell'altra mano: solo { $hand }.
refusals-goods_missing = Non hai le merci richieste.
refusals-no_counter = A questa offerta non si può rispondere con una controfferta.
refusals-answer_the_offer = Un'offerta aspetta la tua risposta.
refusals-answer_the_invitation = Fai un'offerta, o passa.
refusals-not_wanted = Questa merce non è più richiesta.
refusals-wrong_length = Rotte che la nave deve percorrere, né più né meno: { $routes }.
refusals-out_of_reach = Nessun percorso di questa lunghezza finisce lì: { $routes }.
refusals-wrong_start = Un percorso comincia dove si trova la nave.
refusals-no_route = Tra questi porti non c'è una rotta.
refusals-route_used = Ogni rotta si percorre una sola volta per turno.
refusals-other_harbour = Salta in un altro porto.
refusals-another_compass = Non puoi saltare su un'altra bussola.
refusals-empty_harbour = A questo tavolo un salto deve portare a un segnalino.

## flags

flags-into_debt = Così vai in debito.
flags-loses_marker = Il tuo segnalino attivo sarà girato a faccia in giù.

## flag_marks

flag_marks-into_debt = debito
flag_marks-loses_marker = perde il segnalino

## names-seat

names-seat-blue = Blu
names-seat-yellow = Giallo
names-seat-purple = Viola
names-seat-green = Verde
names-seat-red = Rosso

## names-good

names-good-gems = gemme
names-good-scrolls = pergamene
names-good-silk = seta
names-good-salt = sale
names-good-pottery = ceramiche
names-good-olives = olive
names-good-grain = grano

## names-card

names-card-gems_01 = gemme 3 (ducato, carte)
names-card-gems_02 = gemme 3 (ducato, nave)
names-card-gems_03 = gemme 4 (pirata, nave)
names-card-gems_04 = gemme 4 (carte, nave)
names-card-gems_05 = gemme 5 (ducato, carte)
names-card-gems_06 = gemme 5 (pirata, nave)
names-card-gems_07 = gemme 6 (ducato, pirata)
names-card-gems_08 = gemme 6 (pirata, carte)
names-card-scrolls_01 = pergamene 3 (ducato, carte)
names-card-scrolls_02 = pergamene 3 (pirata, nave)
names-card-scrolls_03 = pergamene 4 (ducato, pirata)
names-card-scrolls_04 = pergamene 4 (ducato, nave)
names-card-scrolls_05 = pergamene 4 (pirata, carte)
names-card-scrolls_06 = pergamene 5 (ducato, carte)
names-card-scrolls_07 = pergamene 5 (carte, nave)
names-card-scrolls_08 = pergamene 5 (ducato, nave)
names-card-scrolls_09 = pergamene 6 (pirata, nave)
names-card-scrolls_10 = pergamene 6 (pirata, carte)
names-card-silk_01 = seta 3 (carte, nave)
names-card-silk_02 = seta 3 (ducato, nave)
names-card-silk_03 = seta 3 (pirata, carte)
names-card-silk_04 = seta 4 (ducato, carte)
names-card-silk_05 = seta 4 (pirata, nave)
names-card-silk_06 = seta 4 (ducato, nave)
names-card-silk_07 = seta 5 (pirata, nave)
names-card-silk_08 = seta 5 (ducato, pirata)
names-card-silk_09 = seta 5 (pirata, carte)
names-card-silk_10 = seta 6 (ducato, carte)
names-card-silk_11 = seta 6 (ducato, pirata)
names-card-silk_12 = seta 6 (carte, nave)
names-card-salt_01 = sale 3 (pirata, nave)
names-card-salt_02 = sale 3 (ducato, pirata)
names-card-salt_03 = sale 3 (carte, nave)
names-card-salt_04 = sale 3 (pirata, carte)
names-card-salt_05 = sale 4 (ducato, carte)
names-card-salt_06 = sale 4 (ducato, pirata)
names-card-salt_07 = sale 4 (carte, nave)
names-card-salt_08 = sale 5 (ducato, carte)
names-card-salt_09 = sale 5 (ducato, nave)
names-card-salt_10 = sale 5 (pirata, carte)
names-card-salt_11 = sale 6 (pirata, nave)
names-card-salt_12 = sale 6 (ducato, pirata)
names-card-salt_13 = sale 6 (carte, nave)
names-card-salt_14 = sale 6 (ducato, nave)
names-card-pottery_01 = ceramiche 3 (ducato, carte)
names-card-pottery_02 = ceramiche 3 (pirata, nave)
names-card-pottery_03 = ceramiche 3 (ducato, pirata)
names-card-pottery_04 = ceramiche 3 (carte, nave)
names-card-pottery_05 = ceramiche 4 (ducato, carte)
names-card-pottery_06 = ceramiche 4 (carte, nave)
names-card-pottery_07 = ceramiche 4 (ducato, nave)
names-card-pottery_08 = ceramiche 4 (pirata, carte)
names-card-pottery_09 = ceramiche 5 (pirata, nave)
names-card-pottery_10 = ceramiche 5 (ducato, pirata)
names-card-pottery_11 = ceramiche 5 (carte, nave)
names-card-pottery_12 = ceramiche 5 (pirata, carte)
names-card-pottery_13 = ceramiche 6 (ducato, carte)
names-card-pottery_14 = ceramiche 6 (pirata, nave)
names-card-pottery_15 = ceramiche 6 (ducato, pirata)
names-card-pottery_16 = ceramiche 6 (ducato, nave)
names-card-olives_01 = olive 3 (pirata, nave)
names-card-olives_02 = olive 3 (ducato, pirata)
names-card-olives_03 = olive 3 (ducato, nave)
names-card-olives_04 = olive 3 (pirata, carte)
names-card-olives_05 = olive 4 (ducato, carte)
names-card-olives_06 = olive 4 (pirata, nave)
names-card-olives_07 = olive 4 (ducato, pirata)
names-card-olives_08 = olive 4 (carte, nave)
names-card-olives_09 = olive 4 (pirata, carte)
names-card-olives_10 = olive 5 (ducato, carte)
names-card-olives_11 = olive 5 (pirata, nave)
names-card-olives_12 = olive 5 (ducato, pirata)
names-card-olives_13 = olive 5 (carte, nave)
names-card-olives_14 = olive 5 (ducato, nave)
names-card-olives_15 = olive 6 (ducato, carte)
names-card-olives_16 = olive 6 (carte, nave)
names-card-olives_17 = olive 6 (ducato, nave)
names-card-olives_18 = olive 6 (pirata, carte)
names-card-grain_01 = grano 3 (ducato, carte)
names-card-grain_02 = grano 3 (ducato, pirata)
names-card-grain_03 = grano 3 (carte, nave)
names-card-grain_04 = grano 3 (ducato, nave)
names-card-grain_05 = grano 3 (pirata, carte)
names-card-grain_06 = grano 4 (ducato, carte)
names-card-grain_07 = grano 4 (pirata, nave)
names-card-grain_08 = grano 4 (ducato, pirata)
names-card-grain_09 = grano 4 (ducato, nave)
names-card-grain_10 = grano 4 (pirata, carte)
names-card-grain_11 = grano 5 (pirata, nave)
names-card-grain_12 = grano 5 (ducato, pirata)
names-card-grain_13 = grano 5 (carte, nave)
names-card-grain_14 = grano 5 (ducato, nave)
names-card-grain_15 = grano 5 (pirata, carte)
names-card-grain_16 = grano 6 (ducato, carte)
names-card-grain_17 = grano 6 (pirata, nave)
names-card-grain_18 = grano 6 (carte, nave)
names-card-grain_19 = grano 6 (ducato, nave)
names-card-grain_20 = grano 6 (pirata, carte)

## names-pirate_card

names-pirate_card-unseen = mai vista
names-pirate_card-unseen_refilled = mai vista
names-pirate_card-unseen_rescued = mai vista

## names-symbol

names-symbol-ducato = ducato
names-symbol-pirate = bandiera pirata
names-symbol-cards = mazzetto di carte
names-symbol-ship = nave

## names-topic

names-topic-ducato = un simbolo ducato
names-topic-pirate = una bandiera pirata
names-topic-cards = un mazzetto di carte
names-topic-ship = un simbolo nave
names-topic-any = qualsiasi cosa

## names-symbols

names-symbols-unsaid = nulla
names-symbols-ducato = un ducato
names-symbols-pirate = una bandiera pirata
names-symbols-cards = un mazzetto di carte
names-symbols-ship = una nave
names-symbols-ducato-pirate = ducato e bandiera pirata
names-symbols-ducato-cards = ducato e mazzetto di carte
names-symbols-ducato-ship = ducato e nave
names-symbols-pirate-cards = bandiera pirata e mazzetto di carte
names-symbols-pirate-ship = bandiera pirata e nave
names-symbols-cards-ship = mazzetto di carte e nave

## names-power

names-power-unsaid = nulla

## names-marker

names-marker-calm_sea = mare calmo
names-marker-compass = bussola
names-marker-fight_pirates = lotta ai pirati
names-marker-big_deal = grande affare
names-marker-local_authority = autorità locale
names-marker-favourable_terms = condizioni favorevoli

## names-harbour

names-harbour-venezia = Venezia
names-harbour-zara = Zara
names-harbour-ragusa = Ragusa
names-harbour-durazzo = Durazzo
names-harbour-ancona = Ancona
names-harbour-bari = Bari
names-harbour-corfu = Corfù
names-harbour-messina = Messina
names-harbour-siracusa = Siracusa
names-harbour-tunisi = Tunisi
names-harbour-tripoli = Tripoli
names-harbour-bengasi = Bengasi
names-harbour-modone = Modone
names-harbour-candia = Candia
names-harbour-negroponte = Negroponte
names-harbour-salonicco = Salonicco
names-harbour-gallipoli = Gallipoli
names-harbour-smirne = Smirne
names-harbour-rodi = Rodi
names-harbour-costantinopoli = Costantinopoli
names-harbour-famagosta = Famagosta
names-harbour-laiazzo = Laiazzo
names-harbour-beirut = Beirut
names-harbour-acri = Acri
names-harbour-alessandria = Alessandria
names-harbour-varna = Varna
names-harbour-caffa = Caffa
names-harbour-tana = Tana
names-harbour-trebisonda = Trebisonda
names-harbour-sinope = Sinope

## names-named

names-named-unsaid = nulla
names-named-none = nessuno

## names-venice

names-venice-in_stack = nel mazzo
names-venice-on_top = in cima
names-venice-out = fuori dal gioco
