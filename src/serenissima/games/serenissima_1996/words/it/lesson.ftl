### La prima lezione: ciò che si dice a ogni passo.

## lesson

lesson-title = Un round per Venezia

## steps

steps-welcome = Sei Marina e guidi Venezia dalla sua capitale. Alla fine contano i punti: per la capitale, per ogni porto con la tua bandiera, soprattutto per i magazzini pieni, e per i ducati.
steps-phases = Un round ha sei fasi: ordine, affari in porto, navigazione, combattimento, sbarchi, mercato. Tutti fanno una fase prima della successiva, quindi conta chi va per primo.
steps-bid = Tutti offrono in segreto per scegliere il posto nell’ordine di turno, e ogni offerta si paga, vinca o no. Offri 300.
steps-slot = La tua offerta era la più alta, quindi scegli prima degli altri. Prendi il posto I: vuoi arrivare per prima a Ragusa e ai mercati.
steps-buy = Fase 2: con una galea in porto puoi comprare ciò che il porto produce, 100 ducati a pezzo. La galea 1 ha tre marinai e due posti liberi: compra 2 vini.
steps-build = A Venezia ci sono legno e ferro: per 500 si può costruire una galea. Le serve subito un marinaio: prendilo dalla guarnigione.
steps-hire = Un porto fornisce a ogni round tanti marinai quante merci ha in magazzino, a 100 ducati l’uno. Ingaggiane uno per la guarnigione.
steps-end_manage = Nel porto di un rivale dovresti contrattare il prezzo; qui è tutto a posto. Termina il tuo turno in questa fase.
steps-sail = Fase 3: una galea si muove al massimo di una zona per marinaio. Manda la galea 1 a Ragusa.
steps-stop = Qui c’è la galea 8 di Dandolo. Per proseguire ti servirebbe il suo permesso, ma tu vuoi restare. Fermati.
steps-sail_far = La galea 2 porta oro e attende vicino a Istanbul, la capitale turca. Entra: entrare è sempre permesso.
steps-stop_far = Qui troverà il suo mercato. Fermati.
steps-end_sailing = La nuova galea 9 in questo round resta a casa. Termina la navigazione.
steps-attack = Fase 4: le due galee tirano un dado e aggiungono l’equipaggio; un terzo del totale è ciò che perde l’altra. Tre contro uno: attacca la galea 8 con la galea 1.
steps-capture = 4 più 3 marinai fa 7: ha perso il suo unico uomo; 1 più 1 non ti costa nulla. Metti a bordo un marinaio e la galea vinta è tua.
steps-cargo = Dividi il carico delle due galee come vuoi. Lascia le spezie dove sono: la galea 1 non ne prende.
steps-cargo_wine = E la galea 1 tiene entrambi i vini.
steps-end_combat = Anche una guarnigione si può attaccare così, ma quattro uomini a Istanbul sono troppi. Termina il combattimento.
steps-land = Fase 5: chi sbarca in un porto senza guarnigione vi alza la bandiera. Sbarca un marinaio della galea 1 a Ragusa.
steps-end_landing = Non sbarcare mai l’ultimo marinaio: la sua galea affonderebbe. Basta così; termina gli sbarchi.
steps-sell = Fase 6: le merci vanno nel magazzino del porto in cui sei, ognuna una volta, e la banca paga il numero dello spazio per 100. Vendi un vino a Ragusa, ora tuo, per 200.
steps-sell_far = Ora l’oro a Istanbul: 300 per lo spazio e, poiché nessun porto turco ha oro, un nuovo mercato: altri 1000 in una capitale straniera. Vendilo.
steps-end_market = Le spezie possono attendere un posto migliore. Quando termini il mercato, la tua capitale rende 300.
steps-points = Così per otto round in quattro. Un porto con la tua bandiera vale un punto, uno pieno 2, 5 o 10 secondo la grandezza; la tua capitale altri 10; ogni 500 ducati uno.
steps-end = Questo è un round intero. Ricorda: apri mercati lontani finché pagano, tieni un uomo in ogni porto e conta quanto gli altri possono ancora offrire.
