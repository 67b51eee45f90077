### La prima lezione: ciò che si dice a ogni passo.

## lesson

lesson-title = Un turno con Marina

## steps

steps-welcome = Sei Marina, con la nave blu. Un turno ha quattro parti: controllare la mano, commerciare, giocare carte per i loro simboli e caricare quelle stesse carte. Il carico paga a gruppi di una merce; vince chi ha più ducati.
steps-power = La carta in cima al tuo carico regola il turno. I leoni dicono quante carte puoi tenere, qui 4; i barili quante devi giocarne, qui 3.
steps-surplus = Ne hai cinque, una di troppo. Una va ai pirati: rinuncia alle ceramiche, che non stanno con nulla. Ogni carta lì costa un ducato alla fine.
steps-trading = Ora puoi comprare carte e fare affari, in qualsiasi ordine. Ti servono almeno tre carte, e vuoi sale, perché in cima al tuo carico c’è sale.
steps-buy = Una carta dal mazzo costa 3 ducati, 4 se non ne hai più. Puoi comprarne quattro per turno; comprane una.
steps-propose = Seta, niente sale. Fai allora un affare: offri ad Anselm il tuo grano per un sale. Componilo al tavolo degli affari e invialo, oppure comincia qui con un’offerta ad Anselm.
steps-give = Prima ciò che dai. La merce di una carta va detta con verità: offri il grano.
steps-want = Poi ciò che vuoi. Tu nomini una merce e Anselm sceglie quale carta darti: chiedi sale.
steps-want_done = Un sale basta; prosegui.
steps-ducati = I ducati possono addolcire un affare nei due sensi, anche quelli che non hai. Questo scambio è equo senza: scegli 0.
steps-claim = Su simboli e potenza puoi dire qualsiasi cosa, vera o no, oppure tacere. Non dire nulla.
steps-dealt = Anselm accetta. Riceve anche una tessera prestigio, come ogni partner al primo affare del tuo turno; le tessere pagano nei conteggi di Venezia.
steps-end_trading = Cinque carte, tre di sale. Termina il commercio.
steps-play = Devi giocarne tre: gioca le tre carte di sale; con la prima il resto è deciso. I loro simboli si sommano e si eseguono.
steps-actions = Tre simboli ducato hanno reso 6 ducati; uno rende 1, due 3. Una bandiera pirata ha mandato una carta dal mazzo ai tuoi pirati, un simbolo carte ne ha pescata una.
steps-sail = Un simbolo nave: naviga esattamente una rotta. A Durazzo c’è un segnalino che dà ogni turno un simbolo ducato in più finché è attivo. Vai là.
steps-load = Ora le carte giocate diventano carico, nell’ordine che scegli. L’ultima sta in cima e regola il prossimo turno: carica per ultima quella con potenza 5 e 2 barili.
steps-groups = Con il sale di prima fa un gruppo di quattro: 10 ducati al conteggio, mentre quattro sali separati ne darebbero 4. Una merce diversa sopra chiuderebbe il gruppo.
steps-scoring = Circa a metà esce la carta Venezia: il prestigio paga 6, 3 e 1, e si pagano tutti i gruppi tranne quello in cima. Alla fine si paga tutto, i pirati costano 1 l’uno e i segnalini dei porti pagano 6, 3 e 1.
steps-end = Ora tocca ad Anselm, che forse ti offrirà un affare; accettalo se giova a entrambi, perché allora la tessera è tua. Il gioco è tutto qui: commercia volentieri, impila con cura.
