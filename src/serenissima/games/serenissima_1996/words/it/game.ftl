### Serenissima (1996): every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = Serenissima (1996)
game-about = La grande prima edizione: tesori segreti, trattative nei porti stranieri, forti e nuovi mercati.
game-authors = D. Ehrhard, D. Vitale
game-lasts = 3 h
game-score = punti

## options

options-nation_set = quali due nazioni giocano in due
options-seat_assignment = se le nazioni sono assegnate a sorte o ai posti in ordine
options-open_money = se tutti vedono sempre tutti i tesori
options-pay_on_own_port = se una vendita in un proprio porto è pagata
options-own_unfilled_capital_port_point = se la propria capitale non piena vale il punto di un porto
options-port_point_rule = se valgono 1 i porti non pieni, o solo quelli vuoti
options-captured_capital_bonus = se una capitale tolta alla sua nazione apre ancora un mercato da 1000
options-sailor_supply = quanti marinai ci sono
options-sunk_galleys_return = se una galea affondata si può ricostruire
options-garrison_cap = se una guarnigione può superare gli spazi del suo porto
options-ship_trade = se le galee possono commerciare in mare
options-end_bonus = punti per galee, forti e marinai alla fine
options-variable_end = se dal round 8 un dado chiude una partita a quattro

## endings

endings-points = vittoria ai punti
endings-ducats = parità di punti; vittoria per ducati
endings-ports = parità di punti e ducati; vittoria per numero di porti
endings-shared = parità di punti, ducati e porti; la vittoria è condivisa

## flags

flags-sinks = Così una galea resta senza marinai e affonda.

## flag_marks

flag_marks-sinks = affonda

## board

board-in_all = { $n } in tutto
board-round = Round { $round } di { $rounds }
board-order = Ordine
board-player = giocatore
board-ducats = ducati
board-ports_held = porti
board-galleys_held = galee
board-port = { "  " }porto
board-makes = produce
board-garrison = guarnigione
board-warehouse = magazzino
board-here = qui
board-galley = galea
board-zone = si trova in
board-aboard = a bordo
board-sailor = marinaio
board-fort = forte
board-capital = capitale
board-supply = Riserva
board-sailors = { $n } marinai
board-galleys = { $n } galee
board-forts = { $n } forti
board-covered = ?

## short-good

short-good-gems = gm
short-good-gold = or
short-good-spices = sp
short-good-wine = vn
short-good-cloth = st
short-good-iron = fe
short-good-wood = lg

## prompts

prompts-deal_nations = Si assegnano le nazioni.
prompts-setup_deploy = Come dividi i tuoi dieci marinai? Una parte sulla prima galea, una sulla seconda; gli altri sono la guarnigione della tua capitale.
prompts-bid = Quanto offri? In segreto, per il diritto di scegliere il tuo posto nell'ordine di turno. Ogni offerta si paga.
waits-bid = Le offerte per l'ordine di turno vengono sigillate.
prompts-reveal_bids = Tutte le offerte sono pronte e si scoprono.
prompts-tie_die = Offerte uguali: un dado decide chi viene prima.
prompts-choose_slot = Quale posto prendi nell'ordine di turno di questo round?
prompts-manage = Fase 2: gestisci i tuoi porti. Compra, costruisci, ingaggia, riordina, scambia e scarta, in qualsiasi ordine; poi termina il turno.
prompts-set_crew = Quanti marinai deve avere la galea { $galley }? Chi avanza passa alla galea seguente o alla guarnigione.
prompts-set_cargo = Quanta merce ({ $good }) deve portare la galea { $galley }?
prompts-ask_price = { $buyer } vuole comprare { $n } { $good } nel tuo porto, per la galea { $galley }. Quanto chiedi per unità? Non puoi rifiutare, ma puoi chiedere fino a { $ceiling }.
waits-ask_price = Si chiede un prezzo.
prompts-answer_price = Il prezzo chiesto è { $price } per unità, per { $n } { $good }, per la galea { $galley }. Accetti, offri meno o rinunci?
waits-answer_price = Il prezzo chiesto è { $price } per unità.
prompts-answer_counter = Hai chiesto { $price }; { $buyer } offre { $counter } per unità, per { $n } { $good }. Accetti, o dici il tuo ultimo prezzo?
waits-answer_counter = Chiesti { $price }, offerti { $counter }.
prompts-answer_final = L'ultimo prezzo è { $price } per unità, per { $n } { $good }, per la galea { $galley }. Prendere o lasciare.
waits-answer_final = L'ultimo prezzo è { $price } per unità.
prompts-trade_goods = Quali merci proponi di { $side }, tra la tua galea { $galley } e la galea { $rival_galley }?
prompts-trade_price = A quale prezzo per unità? Con il prezzo la tua proposta diventa nota.
prompts-answer_trade = { $seat } propone di { $side } { $n } { $good } a { $price } per unità, tra la galea { $galley } e la tua galea { $rival_galley }. Accetti, rifiuti o dici un altro prezzo?
waits-answer_trade = È stato proposto uno scambio.
prompts-answer_trade_counter = Hai proposto di { $side } { $n } { $good } a { $price } per unità; la risposta è { $counter }. Accetti o rifiuti?
waits-answer_trade_counter = La risposta alla proposta è { $counter }.
prompts-sail = Fase 3: naviga con le tue galee. Una dopo l'altra, fin dove bastano i marinai; poi termina il turno.
prompts-sail_on = La galea { $galley } può fare ancora { $left }. Prosegui o ti fermi? Dove ci sono rivali devi prima chiedere il passaggio.
prompts-grant_passage = La galea { $galley } chiede di poter proseguire. Lo concedi?
waits-grant_passage = La galea { $galley } chiede di poter proseguire.
prompts-attack = Fase 4: chi attacchi? Galee e porti dove si trovano le tue galee, quante volte vuoi; poi termina il turno.
prompts-exchange = Le due parti lanciano un dado e aggiungono i loro marinai.
prompts-resolve_victory = La tua galea { $galley } ha battuto la galea { $beaten }. Quanti dei tuoi marinai vi salgono a bordo? Con nessuno affonda; con tutti affonda la tua.
prompts-divide_cargo = Quanta merce ({ $good }) prende la galea { $hull }?
prompts-land = Fase 5: sbarca i marinai. Nei porti senza guarnigione; poi termina il turno.
prompts-sell = Fase 6: vendi le merci. Dove si trovano le tue galee; poi termina il turno.
prompts-end_die = Un dado decide se la partita finisce: con 5 o 6 è finita.

## acts

acts-buy = comprare merci
acts-request_purchase = chiedere il prezzo
acts-build_galley = costruire una galea
acts-build_fort = costruire un forte
acts-hire = ingaggiare marinai
acts-rearrange = ridistribuire
acts-propose_trade = proporre uno scambio
acts-discard_goods = gettare merci
acts-discard_sailors = congedare marinai
acts-start = salpare
acts-step = proseguire
acts-sell = vendere
acts-land = sbarcare marinai
acts-attack_galley = attaccare una galea
acts-attack_port = attaccare il porto

## moves

moves-deal = { $nations }
moves-deploy = { $n } sulla prima galea, { $n2 } sulla seconda, gli altri a terra
moves-bid = offri { $n }
moves-reveal = scopri le offerte
moves-tie_die-roll = { $seat } fa { $n }
moves-slot = prendi il posto { $slot }
moves-buy = compra { $n } per la galea { $galley }, a 100 per unità
moves-request_purchase = chiedi il prezzo di { $n } per la galea { $galley }
moves-build_galley = costruisci una galea ({ $port }), con un marinaio { $source }
moves-build_fort = costruisci un forte ({ $port })
moves-hire =
    { $n ->
        [one] ingaggia 1 marinaio ({ $port }) per { $place }
       *[other] ingaggia { $n } marinai ({ $port }) per { $place }
    }
moves-rearrange = riordina marinai e merci: { $zone }
moves-propose_trade = proponi uno scambio: { $side }, galea { $galley } con galea { $galley2 }
moves-discard_goods = getta { $n } { $good } dalla galea { $galley }
moves-discard_sailors =
    { $n ->
        [one] congeda 1 marinaio dalla galea { $galley }
       *[other] congeda { $n } marinai dalla galea { $galley }
    }
moves-end_manage = termina il turno
moves-crew =
    { $n ->
        [0] nessun equipaggio: affonderà
        [one] 1 marinaio
       *[other] { $n } marinai
    }
moves-count = { $n }
moves-ask = chiedi { $n } per unità
moves-accept = accetta
moves-counter = di' { $n } per unità
moves-walk_away = rinuncia
moves-final_ask = ultimo prezzo: { $n } per unità
moves-goods = { $n } { $good }
moves-price = { $n } per unità
moves-withdraw = ritira la proposta
moves-refuse = rifiuta
moves-start = la galea { $galley } salpa: { $zone }
moves-end_sailing = termina il turno
moves-step = prosegui: { $zone }
moves-ask_passage = chiedi di poter proseguire
moves-stop = fermati qui
moves-grant = concedi
moves-attack_galley = la galea { $galley } attacca la galea { $galley2 }
moves-attack_port = la galea { $galley } attacca il porto
moves-end_combat = termina il turno
moves-exchange-roll = attaccante { $n }, difensore { $n2 }
moves-crew_to_beaten =
    { $n ->
        [0] nessuno: affondala
        [one] 1 marinaio
       *[other] { $n } marinai
    }
moves-land =
    { $n ->
        [one] la galea { $galley } sbarca 1 marinaio
       *[other] la galea { $galley } sbarca { $n } marinai
    }
moves-end_landing = termina il turno
moves-sell = vendi { $good } dalla galea { $galley }
moves-end_market = termina il turno
moves-end_die-roll = { $n }

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-buy = compra { $goods } per la galea { $galley }
turns-end = termina la fase
turns-sail = galea { $galley }: rotta verso { $zone }
turns-sell = vendi { $goods }
turns-steps =
    { $n ->
        [one] 1 passo
       *[other] { $n } passi
    }
turns-sells_for = là vale { $n }
turns-leave = chiede il passaggio ({ $zone })

## events

events-deal = Le nazioni sono assegnate; dal primo posto in poi sono { $nations }.
events-plays = { "" }
events-deploy =
    { $me ->
        [yes] Dividi i tuoi marinai:
       *[no] { $seat } divide i marinai:
    } { $n } e { $n2 } sulle galee, gli altri a terra.
events-round_begins = Comincia il round { $n }.
events-phase_begins = { $phase }.
events-bid =
    { $me ->
        [yes] Fai la tua offerta.
       *[no] { $seat } fa la sua offerta.
    }
events-bid_handed_in =
    { $me ->
        [yes] Hai consegnato un'offerta.
       *[no] { $seat } ha consegnato un'offerta.
    }
events-reveal = Si scoprono le offerte.
events-bid_shown =
    { $me ->
        [yes] { $n ->
            [0] Non hai offerto niente.
           *[other] Hai offerto { $n }.
        }
       *[no] { $n ->
            [0] { $seat } non ha offerto niente.
           *[other] { $seat } ha offerto { $n }.
        }
    }
events-tie_die-roll =
    { $me ->
        [yes] Fai
       *[no] { $seat } fa
    } { $n } allo spareggio.
events-slot =
    { $me ->
        [yes] Prendi
       *[no] { $seat } prende
    } il posto { $slot }.
events-buy = { "" }
events-bought =
    { $me ->
        [yes] Carichi
       *[no] { $seat } carica
    } sulla galea { $galley }: { $n ->
        [one] { $good }
       *[other] { $n } { $good }
    }.
events-request_purchase = { "" }
events-requested =
    { $me ->
        [yes] Chiedi
       *[no] { $seat } chiede
    } il prezzo ({ $port }): { $n ->
        [one] { $good }
       *[other] { $n } { $good }
    }.
events-build_galley =
    { $me ->
        [yes] Costruisci
       *[no] { $seat } costruisce
    } una galea ({ $port }), con un marinaio { $source }.
events-launched =
    { $me ->
        [yes] La tua galea { $galley } prende
       *[no] La galea { $galley } di { $seat } prende
    } il mare: { $port }.
events-build_fort =
    { $me ->
        [yes] Costruisci
       *[no] { $seat } costruisce
    } un forte ({ $port }).
events-hire =
    { $me ->
        [yes] Ingaggi
       *[no] { $seat } ingaggia
    } { $n ->
        [one] 1 marinaio
       *[other] { $n } marinai
    } ({ $port }) per { $place }.
events-rearrange =
    { $me ->
        [yes] Riordini
       *[no] { $seat } riordina
    }: { $zone }.
events-rearranged = { "" }
events-crewed =
    { $n ->
        [0] La galea { $galley } resta senza equipaggio.
        [one] La galea { $galley } ha 1 marinaio.
       *[other] La galea { $galley } ha { $n } marinai.
    }
events-loaded = La galea { $galley } porta { $goods }.
events-garrisoned =
    { $n ->
        [0] { $port } resta senza guarnigione.
        [one] Guarnigione di { $port }: 1 marinaio.
       *[other] Guarnigione di { $port }: { $n } marinai.
    }
events-propose_trade =
    { $me ->
        [yes] Apri
       *[no] { $seat } apre
    } uno scambio tra la galea { $galley } e la galea { $galley2 }.
events-proposed =
    { $me ->
        [yes] Proponi
       *[no] { $seat } propone
    } a { WHO($seat2, as: "object") } di { $side } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } a { $n2 } per unità.
events-withdraw =
    { $me ->
        [yes] Ritiri la proposta.
       *[no] { $seat } ritira la proposta.
    }
events-withdrawn =
    { $me ->
        [yes] La tua proposta è ritirata.
       *[no] La proposta di { $seat } è ritirata.
    }
events-trade_price-withdraw = { "" }
events-goods =
    { $me ->
        [yes] Scegli le merci.
       *[no] { $seat } sceglie le merci.
    }
events-price = { "" }
events-discard_goods =
    { $me ->
        [yes] Getti
       *[no] { $seat } getta
    } dalla galea { $galley }: { $n ->
        [one] { $good }
       *[other] { $n } { $good }
    }.
events-discard_sailors =
    { $me ->
        [yes] Congedi
       *[no] { $seat } congeda
    } { $n ->
        [one] 1 marinaio
       *[other] { $n } marinai
    } dalla galea { $galley }.
events-end_manage =
    { $me ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }
events-crew =
    { $me ->
        [yes] Formi un equipaggio.
       *[no] { $seat } forma un equipaggio.
    }
events-count =
    { $me ->
        [yes] Disponi un carico.
       *[no] { $seat } dispone un carico.
    }
events-divide_cargo-count = { "" }
events-divided =
    { $n ->
        [0] { "" }
        [one] La galea { $galley } prende: { $good }.
       *[other] La galea { $galley } prende: { $n } { $good }.
    }
events-ask =
    { $me ->
        [yes] Chiedi
       *[no] { $seat } chiede
    } { $n } per unità.
events-accept =
    { $me ->
        [yes] Accetti.
       *[no] { $seat } accetta.
    }
events-counter =
    { $me ->
        [yes] Dici
       *[no] { $seat } dice
    } invece { $n } per unità.
events-walk_away =
    { $me ->
        [yes] Rinunci.
       *[no] { $seat } rinuncia.
    }
events-final_ask =
    { $me ->
        [yes] Il tuo ultimo prezzo è
       *[no] L'ultimo prezzo di { $seat } è
    } { $n } per unità.
events-refuse =
    { $me ->
        [yes] Rifiuti.
       *[no] { $seat } rifiuta.
    }
events-start =
    { $me ->
        [yes] La tua galea { $galley } salpa
       *[no] La galea { $galley } di { $seat } salpa
    }: { $zone }.
events-end_sailing =
    { $me ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }
events-step =
    { $me ->
        [yes] Prosegui
       *[no] { $seat } prosegue
    }: { $zone }.
events-ask_passage =
    { $me ->
        [yes] Chiedi
       *[no] { $seat } chiede
    } di poter proseguire.
events-stop =
    { $me ->
        [yes] Ti fermi.
       *[no] { $seat } si ferma.
    }
events-grant =
    { $me ->
        [yes] Concedi il passaggio.
       *[no] { $seat } concede il passaggio.
    }
events-attack_galley =
    { $me ->
        [yes] La tua galea { $galley } attacca
       *[no] La galea { $galley } di { $seat } attacca
    } la galea { $galley2 }.
events-attack_port = { "" }
events-assailed =
    { $me ->
        [yes] La tua galea { $galley } attacca
       *[no] La galea { $galley } di { $seat } attacca
    } { $port }.
events-end_combat =
    { $me ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }
events-exchange-roll = L'attaccante fa { $n }, il difensore { $n2 }.
events-losses = Marinai persi: { $n } (galea { $galley }), { $n2 } ({ $target }).
events-crew_to_beaten =
    { $n ->
        [0] { $me ->
            [yes] Lasci
           *[no] { $seat } lascia
        } affondare la galea battuta.
        [one] { $me ->
            [yes] Mandi
           *[no] { $seat } manda
        } 1 marinaio a bordo della galea battuta.
       *[other] { $me ->
            [yes] Mandi
           *[no] { $seat } manda
        } { $n } marinai a bordo della galea battuta.
    }
events-captured =
    { $me ->
        [yes] Catturi la galea { $galley } di { $seat2 }.
       *[no] { $seat } cattura la galea { $galley } ({ WHO($seat2) }).
    }
events-land =
    { $me ->
        [yes] Sbarchi
       *[no] { $seat } sbarca
    } { $n ->
        [one] 1 marinaio
       *[other] { $n } marinai
    } dalla galea { $galley }.
events-took_port =
    { $port } ora è sotto { $me ->
        [yes] la tua bandiera.
       *[no] la bandiera di { $seat }.
    }
events-end_landing =
    { $me ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }
events-sell = { "" }
events-sold =
    { $me ->
        [yes] Vendi
       *[no] { $seat } vende
    } { $good } ({ $port }).
events-new_market = Un nuovo mercato: { $good } è una merce nuova per chi tiene { $port }.
events-end_market =
    { $me ->
        [yes] Termini il turno.
       *[no] { $seat } termina il turno.
    }
events-income =
    { $me ->
        [yes] La tua capitale porta la sua rendita.
       *[no] La capitale di { $seat } porta la sua rendita.
    }
events-end_die-roll = Il dado mostra { $n }.
events-paid = La banca { $me ->
        [yes] ti paga { $n } ducati.
       *[no] paga { $n } ducati a { $seat }.
    }
events-spent =
    { $me ->
        [yes] Paghi
       *[no] { $seat } paga
    } { $n } ducati alla banca.
events-paid_to =
    { $n ->
        [0] { "" }
       *[other] { $me ->
            [yes] Paghi
           *[no] { $seat } paga
        } { $n } ducati a { WHO($seat2, as: "object") }.
    }
events-sank =
    { $me ->
        [yes] La tua galea { $galley } affonda.
       *[no] La galea { $galley } di { $seat } affonda.
    }
events-treasury_shown =
    { $me ->
        [yes] Mostri
       *[no] { $seat } mostra
    } { $n } ducati.
events-scored =
    { $me ->
        [yes] Ottieni
       *[no] { $seat } ottiene
    } { $n ->
        [one] 1 punto.
       *[other] { $n } punti.
    }

## names-seat

names-seat-player1 = Giocatore 1
names-seat-player2 = Giocatore 2
names-seat-player3 = Giocatore 3
names-seat-player4 = Giocatore 4
names-seat-venice = Venezia
names-seat-genoa = Genova
names-seat-spain = Spagna
names-seat-turkey = Turchia

## names-nation

names-nation-venice = Venezia
names-nation-genoa = Genova
names-nation-spain = Spagna
names-nation-turkey = Turchia

## names-port

names-port-venezia = Venezia
names-port-genova = Genova
names-port-valencia = Valencia
names-port-istanbul = Istanbul
names-port-ragusa = Ragusa
names-port-marseille = Marsiglia
names-port-sardegna = Sardegna
names-port-civitavecchia = Civitavecchia
names-port-alger = Algeri
names-port-barcelona = Barcellona
names-port-smyrna = Smirne
names-port-corfu = Corfù
names-port-napoli = Napoli
names-port-modon = Modone
names-port-rhodes = Rodi
names-port-sicilia = Sicilia
names-port-tunis = Tunisi
names-port-creta = Creta
names-port-antioch = Antiochia
names-port-tripoli = Tripoli
names-port-alexandria = Alessandria
names-port-acre = Acri
names-port-cyrena = Cirene

## names-zone

names-zone-ven = Alto Adriatico (Venezia)
names-zone-gen = Mar Ligure (Genova)
names-zone-val = Golfo di Valencia (Valencia)
names-zone-ist = Mar di Marmara (Istanbul)
names-zone-rag = Basso Adriatico (Ragusa)
names-zone-mar = Golfo del Leone (Marsiglia)
names-zone-sar = Acque sarde (Sardegna)
names-zone-civ = Costa romana (Civitavecchia)
names-zone-gib = Stretto di Gibilterra
names-zone-alg = Costa barbaresca (Algeri)
names-zone-hsw = Alto mare occidentale
names-zone-bar = Mare catalano (Barcellona)
names-zone-blk = Mar Nero
names-zone-smy = Mar Egeo (Smirne)
names-zone-cor = Canale d'Otranto (Corfù)
names-zone-num = Costa numidica
names-zone-hst = Alto mare tirrenico
names-zone-nap = Golfo di Napoli (Napoli)
names-zone-mod = Costa della Morea (Modone)
names-zone-rho = Mare di Rodi (Rodi)
names-zone-sic = Acque siciliane (Sicilia)
names-zone-hsi = Alto mare ionico
names-zone-tun = Golfo di Tunisi (Tunisi)
names-zone-cre = Mare di Creta (Creta)
names-zone-cyp = Mare di Cipro
names-zone-ant = Golfo di Alessandretta (Antiochia)
names-zone-hsl = Alto mare libico
names-zone-mmr = Costa della Marmarica
names-zone-tri = Golfo di Tripoli (Tripoli)
names-zone-alx = Delta del Nilo (Alessandria)
names-zone-acr = Costa di Palestina (Acri)
names-zone-cyr = Mare di Cirene (Cirene)

## names-good

names-good-gems = gemme
names-good-gold = oro
names-good-spices = spezie
names-good-wine = vino
names-good-cloth = stoffe
names-good-iron = ferro
names-good-wood = legno

## names-place

names-place-number = la galea { $number }
names-place-garrison = la guarnigione

## names-source

names-source-number = dalla galea { $number }
names-source-garrison = dalla guarnigione
names-source-hire = appena ingaggiato

## names-target

names-target-number = galea { $number }
names-target-port = porto

## names-side

names-side-sell = vendere
names-side-buy = comprare

## names-phase

names-phase-order = Fase 1: l'ordine
names-phase-manage = Fase 2: acquisti, costruzioni, ingaggi
names-phase-sail = Fase 3: navigazione
names-phase-combat = Fase 4: combattimento
names-phase-control = Fase 5: controllo dei porti
names-phase-market = Fase 6: il mercato

## refusals

refusals-no_such_thing = In questo gioco non esiste; guarda l'elenco delle mosse.
refusals-not_offered = Adesso le regole non lo permettono.
refusals-another_question = Questa risponde a una domanda diversa da quella posta adesso.
refusals-another_phase = Questo appartiene a un'altra fase del round.
refusals-cannot_refuse = Nessuno può vietare un acquisto; puoi solo dire un prezzo.
refusals-no_more_haggling = La trattativa è finita: accetta o lascia.
refusals-landing_comes_later = Nella fase 4 non si sbarca; il controllo dei porti viene nella fase 5.
refusals-one_to_so_many =
    { $n ->
        [1] Può essere solo 1.
       *[other] Può essere da 1 a { $n }.
    }
refusals-at_most = Può essere al massimo { $n }.
refusals-garrison_cap = Per scelta di questo tavolo una guarnigione non può superare gli spazi del suo porto.
refusals-bid_too_high = Non puoi offrire più del tuo tesoro di { $money }.
refusals-slot_taken = Il posto { $slot } è già di { $seat }.
refusals-off_the_hundred = Tutte le somme sono multipli di { $step } ducati.
refusals-galley_not_afloat = Sul tabellone non c'è nessuna galea { $galley }.
refusals-not_your_galley = La galea { $galley } non è tua.
refusals-no_port_here = In questa zona non c'è un porto.
refusals-ask_the_controller = Questo porto è sotto la bandiera di { $seat }: chiedi il prezzo.
refusals-buy_from_the_bank = Questo porto è neutrale o tuo: compra dalla banca a 100 per unità.
refusals-enough_deals = In un round una galea conclude al massimo { $n } acquisti all'estero.
refusals-walked_away_before = Qui hai rinunciato a { $n }; per il resto del round puoi chiederne solo di meno.
refusals-supply_is_short = Nella riserva ci sono solo { $left } { $good }.
refusals-no_free_berths = Ci sono solo { $free } posti liberi a bordo.
refusals-too_dear = Costa { $cost } e tu hai { $money }.
refusals-none_left = Nella riserva non ce ne sono più.
refusals-no_flags = Tutte le tue { $n } bandiere sono in uso.
refusals-no_garrison = Non c'è una guarnigione da cui prendere il marinaio.
refusals-no_spare_sailor = Qui la galea { $galley } non ha marinai da cedere.
refusals-fort_already = C'è già un forte.
refusals-not_your_port = { $port } non è sotto la tua bandiera.
refusals-built_this_round = Un porto permette una sola costruzione per round.
refusals-goods_missing = Il porto deve produrre o avere in magazzino: { $goods }.
refusals-galley_not_there = La galea { $galley } non è lì.
refusals-no_sailors_left = Marinai nella riserva: solo { $left }.
refusals-hiring_limit = Marinai che il porto dà ancora in questo round: { $left }, tanti quante le merci in magazzino.
refusals-nothing_to_rearrange = In questa zona non hai due detentori, di cui uno sia una galea.
refusals-rearranged_before = Hai appena riordinato questa zona; prima compra, costruisci, ingaggia, scarta, chiedi o proponi qualcosa lì.
refusals-crews_do_not_add_up = Il totale degli equipaggi deve tornare; qui è possibile: { $allowed }.
refusals-no_room_for_cargo = Così del carico resterebbe senza posto su una galea con equipaggio; qui è possibile: { $allowed }.
refusals-cargo_does_not_fit = Ogni merce deve finire su una galea con equipaggio e un posto libero; qui è possibile: { $allowed }.
refusals-no_ship_trade = A questo tavolo si gioca senza scambi tra galee.
refusals-no_rival_beside = La galea { $galley } non è una galea rivale nella stessa zona.
refusals-high_sea = In alto mare non si commercia.
refusals-enough_proposals = Al massimo { $n } proposte per turno a ciascun rivale.
refusals-no_cargo = La galea { $galley } non porta niente.
refusals-not_so_many_tokens = Ci sono solo { $aboard } { $good }.
refusals-rearrange_instead = In un proprio porto non si congedano marinai: riordina, ed entrano nella guarnigione.
refusals-last_sailor_stays = L'ultimo marinaio di una galea non si può congedare.
refusals-price_between = Il prezzo deve essere da { $low } a { $high }.
refusals-no_counter_left = Nessun altro prezzo è possibile.
refusals-moved_before = La galea { $galley } ha già navigato.
refusals-too_far = Troppo lontano, { $n } passi: { $zone }. La galea { $galley } può farne { $left }.
refusals-not_linked = Tra { $here } e { $zone } non c'è collegamento.
refusals-ask_leave_first = Qui ci sono rivali: prima chiedi il passaggio, o fermati.
refusals-leave_given = Il passaggio è già stato concesso.
refusals-nobody_to_ask = Qui non ci sono rivali; prosegui liberamente.
refusals-own_galley = Una galea non attacca la propria parte.
refusals-stalled = Dopo { $n } scambi senza perdite i due si sono stancati l'uno dell'altro per questo turno.
refusals-not_a_foreign_port = Si può attaccare solo un porto sotto la bandiera di un rivale.
refusals-no_garrison_to_attack = Non c'è una guarnigione da attaccare; sbarca nella fase 5.
refusals-berth_left_empty = Nessuna merce può avanzare finché c'è un posto libero; qui è possibile: { $allowed }.
refusals-landed_before = La galea { $galley } è già sbarcata in questo turno.
refusals-garrison_stands = C'è una guarnigione ({ $port }); lì non sbarca nessuno.
refusals-not_aboard = A bordo della galea { $galley } manca: { $good }.
refusals-made_here = Un porto non compra ciò che produce ({ $good }).
refusals-stored_already = Il magazzino ha già: { $good }.
refusals-port_is_full = Il magazzino è pieno.

## chart
## Words on and about the chart of the browser client; what all charts say is in common.ftl.

chart-capital = capitale: { $nation }
chart-scores =
    { $n ->
        [one] ora vale 1 punto
       *[other] ora vale { $n } punti
    }
chart-fort_means = un forte: gli attaccanti dividono per { $n } invece che per { $of }
chart-no_garrison = nessuna guarnigione: chi sbarca lo prende
chart-high_sea = alto mare: qui non si commercia
chart-open_water = qui non c'è un porto
chart-rivals_here =
    { $n ->
        [one] qui c'è { $seat } con 1 marinaio; chiedi di poter proseguire
       *[other] qui c'è { $seat } con { $n } marinai; chiedi di poter proseguire
    }
chart-sale = vendi { $good }: { $n } ducati
chart-new_market = un nuovo mercato: { $n } ducati in più
chart-brings = il carico porterebbe qui { $n } ducati
chart-round = Round { $round } di { $rounds }
chart-cartouche = Round { $round } di { $rounds }, { $phase }
chart-turn_order = Ordine di turno
chart-phase_order = Ordine
chart-phase_manage = Gestione
chart-phase_sail = Navigazione
chart-phase_combat = Battaglia
chart-phase_control = Controllo
chart-phase_market = Mercato
chart-slot_free = posto { $slot }: libero
chart-slot_of = posto { $slot }: { $seat }
chart-bids = Offerte segrete
chart-bid_sealed = { $seat }: sigillata
chart-bid_awaited = { $seat }: sta scrivendo
chart-supply = Riserva
chart-supply_of =
    { $n ->
        [0] { $good }: esaurito
       *[other] { $good }: ne restano { $n }
    }
chart-supply_sailors = marinai
chart-supply_forts = forti
chart-supply_galleys = galee
chart-harbours = I tuoi porti
chart-manage_title = Gestisci i tuoi porti
chart-manage_port = Gestisci { $port }
chart-manage_note = Round { $round } di { $rounds }. Trascina i pezzi o usa i contatori.
chart-manage_tap = tocca un pezzo, poi il suo posto
chart-to_chart = Guarda la carta
chart-to_quay = Al molo
chart-your_capital = la tua capitale
chart-your_port = il tuo porto
chart-tab_ask = { $good }: chiedi il prezzo
chart-tab_buy = { $good } a { $n }
chart-tab_hire =
    { $n ->
        [one] uno da ingaggiare
       *[other] fino a { $n } da ingaggiare
    }
chart-tab_nothing = nessuno da ingaggiare
chart-warehouse = Magazzino
chart-stored_of = { $n } di { $size } occupati
chart-garrison_title = Guarnigione
chart-nobody = nessuno: chi sbarca lo prende
chart-sailor = marinaio
chart-hire = Ingaggia
chart-hire_how =
    { $left ->
        [0] { $n } ingaggiati, più nessuno in questo round
       *[other] { $n } ingaggiati, ancora { $left } in questo round
    }
chart-supply_drag =
    { $n ->
        [0] esauriti nella riserva
       *[other] { $n } nella riserva. Trascina a bordo.
    }
chart-price_up_to = il prezzo si chiede, al più { $n } l'uno
chart-no_galley_here = per le galee che sono qui
chart-galley_built = Galea
chart-fort_built = Forte
chart-needs = servono nel porto: { $goods }
chart-at_hand = ci sono { $goods }
chart-not_now = non più in questo round
chart-fort_stands = il porto ne ha uno
chart-launched_here = davanti al porto
chart-built = costruito
chart-new = nuova
chart-crew = Equipaggio
chart-no_free_places = piena
chart-to_garrison = alla guarnigione
chart-from_garrison = dalla guarnigione
chart-dismiss = congedane uno
chart-keep_him = tienine uno
chart-buy_less = uno di meno
chart-buy_more = comprane uno a { $n }
chart-one_less = uno di meno
chart-one_more = uno in più
chart-ask_for = { $good }, quanti
chart-ask_price = Chiedi il prezzo
chart-ask_sends = consegna quanto preparato
chart-pass_to = Passa a
chart-pass_on = Passa
chart-pass_nothing = ancora nulla
chart-take_up = prendi
chart-lay_down = posa: { $place }
chart-show_large = { $galley }: mostra in grande
chart-overboard = Fuori bordo
chart-overboard_how = Ciò che cade qui è perso, senza compenso.
chart-bill = Il conto
chart-bill_when = si paga con «Fatto»
chart-bill_nothing = Ancora niente di comprato.
chart-bill_hired =
    { $n ->
        [one] 1 marinaio ingaggiato a { $port }
       *[other] { $n } marinai ingaggiati a { $port }
    }
chart-bill_bought = { $n } { $good } per la galea { $galley }
chart-bill_galley = Galea { $galley }, primo marinaio { $source }
chart-bill_fort = Forte a { $port }
chart-together = In tutto
chart-treasury_after = Tesoro { $n }, dopo
chart-undo_step = Annulla un passo
chart-start_again = Ricomincia
chart-costs = costa
chart-leaves = restano
chart-done = Fatto
chart-done_pay = Fatto, paga { $n }
chart-done_unasked = { $port }: prezzo non chiesto
chart-why_not = Perché no?
chart-quay_needed = Serve a qualcosa che viene dopo. Annulla passo per passo.
chart-quay_last = Senza marinai la galea { $galley } affonderebbe.
chart-quay_nothing = Nella bozza non c'è nulla di questo da annullare.
chart-quay_no_goods = Le merci restano a bordo: nella guarnigione ci sono solo marinai.
chart-split_title = I tuoi dieci marinai
chart-split_note = La prima galea, la seconda, e il resto a terra come guarnigione.
chart-first_galley = Prima galea, numero { $number }
chart-second_galley = Seconda galea, numero { $number }
chart-booty_title = La galea { $galley } è vinta: equipaggio e bottino
chart-booty_note = Uno scafo senza marinai affonda. Ciò che non trova posto è perso.
chart-will_sink = senza equipaggio affonda
chart-booty_lost = Perso:
chart-booty_kept = Tutto trova posto.
chart-haggling = { $n } { $good } ({ $port }), per la galea { $galley }
chart-asked = chiesto
chart-countered = offerto
chart-last_word = ultima parola
chart-price_scale = Prezzi detti per unità: { $prices }
chart-card_passage = Può passare la galea { $galley }?
chart-card_passage_wish = { $seat } è entrato in { $zone } e chiede di proseguire. Dove, non deve dirlo.
chart-card_sailors = marinai contro
chart-card_grant = Concedi
chart-card_refuse = Rifiuta
chart-card_grant_effect = prosegue
chart-card_refuse_effect = resta qui
chart-card_grant_leads = Va di tante zone quanti passi le restano. Non si può più ritirare.
chart-card_refuse_leads = Il suo viaggio è finito. Nella fase 4 { $seat } può attaccarti qui.
chart-card_same = Rispondi così a { $seat } per il resto di questa fase
chart-card_attacks = La galea { $galley } attacca: { $target }
chart-card_divided = Marinai e dado insieme, divisi per { $n } e arrotondati in giù: tanti ne perde l'altra parte.
chart-card_crew_die = equipaggio + un dado
chart-card_targets = Chi attaccare
chart-card_roll_costs = Questo lancio costa
chart-card_loses = perde { $n }: { $percent } per cento
chart-card_after_roll = Dopo questo lancio
chart-card_attack = Attacca
chart-card_enough = Basta
chart-card_again_after = e di nuovo, se vuoi
chart-card_ends_combat = finisce i tuoi attacchi
chart-attacker = attaccante
chart-defender = difensore
chart-ports_held = porti
chart-forts_held = forti
chart-sailors_held = marinai
chart-points = punti sul tabellone
chart-points_more = + ducati
chart-secret = segreto
chart-place_in_order = posto { $slot }
