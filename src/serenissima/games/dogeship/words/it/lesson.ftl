### La prima lezione: ciò che si dice a ogni passo.

## lesson

lesson-title = Un round nel cantiere

## steps

steps-welcome = Sei Marina, uno dei tre maestri che costruiscono una sola galea per il Doge. Ogni parte vale per chi la completa, e quando la galea è intera vince chi ha più punti.
steps-fields = Hai cinque segnalini per round e ne metti uno per turno. Le caselle fino al dado del loro pannello sono gratis; ogni passo in più costa un ducato. Una casella occupata non si può usare.
steps-buy = Prima ti serve materiale. La casella 3 del pannello verde compra una parte di galea, e il dado verde mostra 4, quindi è gratis. Metti lì un segnalino.
steps-zone = Le parti appartengono a una zona e si costruiscono da poppa. Il ponte inferiore ha già la poppa, quindi il prossimo posto è al centro: compra da quella pila.
steps-keep = Vedi tre tessere e puoi tenerne una al suo prezzo. In questo round il Doge ama il blu (+2) e il verde (+1): tieni quella con blu, verde e sigillo, per 4 ducati.
steps-complete = La tessera aspetta nel tuo cantiere. Per completarla ti serve una casella che completa parti di galea: la casella 5 del pannello bianco costa 2 ducati, perché il suo dado mostra 3.
steps-part = Ora completa la parte. Vale i suoi punti più, per ogni suo colore, il valore del Doge.
steps-scored = 2 stampati, 2 per il blu e 1 per il verde: 5 punti. E due consensi, uno per il sigillo e uno perché la zona è viola sulla tessera Doge.
steps-barrier = Anche una barriera aspetta nel tuo cantiere. La casella 5 del pannello giallo completa barriere, e il suo dado mostra 6: gratis.
steps-barrier_up = Le barriere fermano l’acqua alta, e quella in cima dà un bonus ogni volta che usi una casella del suo tipo. Questa: un punto quando scegli una casella che completa.
steps-gondola = Usala subito: la casella 5 del pannello verde completa una gondola per 1 ducato. Prima viene il bonus, poi la gondola.
steps-gondola_done = Il punto è tuo. Completa la gondola: rende 4 ducati e se ne va.
steps-approvals = L’ultimo segnalino del round. La tessera Doge annuncia un’ispezione: compra favore. La casella 1 del pannello bianco dà due consensi per 2 ducati.
steps-inspection = Tutti i segnalini sono usati e il Doge ispeziona. Tutti offrono consensi in segreto: l’offerta più alta vale 6 punti, la seconda 3, la terza 1, e tutto ciò che si offre è speso.
steps-bid = Ne hai 4. Anche ciò che resta alla fine conta, ma ora 6 punti sono a portata: offri tutti e 4.
steps-revealed = 4 contro 3 e 1: i 6 punti sono tuoi. È cominciato un nuovo round con nuovi dadi; l’ordine segue i numeri delle barriere in cima, dal più basso.
steps-high_water = La nuova tessera Doge porta acqua alta di livello 1. Con più barriere non perdi nulla, con una sola, come te, un segnalino del prossimo round, con nessuna due.
steps-water = Se nessuna casella vale il suo prezzo, metti il segnalino sull’acqua: dà sempre 1 ducato. Provalo.
steps-end = Il gioco finisce con l’ultima parte della galea; poi i consensi rimasti danno 9, 5, 2 e 1. Compra ciò che piacerà al Doge, costruisci quando gli piace, e attento all’acqua.
