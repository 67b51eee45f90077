### La prima lezione: ciò che si dice a ogni passo.

## lesson

lesson-title = Un round con Marina

## steps

steps-welcome = Sei Marina, il giocatore blu, e Venezia è il tuo porto. Alla fine vince chi ha più ducati: vengono dalle merci che vendi e dai porti che tieni.
steps-wheel = Ogni galea ha un numero. La ruota le chiama una dopo l’altra, dal basso in alto, e ora indica la tua galea 3.
steps-action = Una galea o agisce, o resta ferma mentre tu investi. Scegli l’azione: caricare, navigare, poi vendere o combattere, sempre in quest’ordine.
steps-slots = Una galea ha cinque posti. Ognuno tiene un marinaio o un cubo: i marinai sono velocità e forza, i cubi sono denaro. Qui ci sono 2 marinai e 1 oro.
steps-sailor = Un marinaio in più rende la galea più veloce e sicura. Prendine uno a bordo dalla guarnigione di Venezia.
steps-stone = Venezia produce pietra. Nel proprio porto il primo cubo del turno è gratis: prendine uno a bordo; poi la galea è piena.
steps-cast_off = Una volta salpati non si carica più, quindi guarda bene. Poi salpa.
steps-sail = Tre marinai remano al massimo per tre caselle. Naviga fino a Ragusa, a una casella da qui; non è ancora di nessuno.
steps-stop = Potresti proseguire, ma Ragusa compra ciò che porti. Fermati qui.
steps-sell = Un magazzino accetta ogni merce una volta sola e mai quella che il porto produce. Si copre prima lo spazio libero più economico: vendi insieme pietra e oro per 2 + 3 ducati.
steps-block = La galea 5 di Anselm, con 2 marinai, è entrata a Corfu e vuole proseguire. La tua galea 8 lì ne ha 4, cioè di più: puoi fermarla. Blocca.
steps-again = È dovuto restare. Ora la ruota è giunta alla tua galea 8 a Corfu; falla agire.
steps-nothing_to_load = Per ciò che deve fare non le serve carico. Concludi subito il carico.
steps-stay = E non deve nemmeno muoversi: resta a Corfu.
steps-land = Corfu è neutrale. I marinai che vi sbarcano lo fanno tuo senza combattere: sbarcane due, altri due restano a bordo.
steps-port_is_yours = Corfu porta la tua bandiera finché ha una guarnigione. Nel magazzino c’è già una merce, e ogni merce lì ti frutta a ogni rendita.
steps-invest = Tocca alla galea 11. Invece di agire puoi spendere i tuoi ducati: scegli l’investimento.
steps-fort = Corfu produce pietra e ha legno in magazzino: per 2 ducati può avere un forte, che tira due dadi contro chi attacca il porto. Costruiscilo.
steps-hire = Un marinaio costa 1 ducato e può stare in ogni tuo porto o sulle tue galee lì ferme. Ingaggiane uno per Venezia, rimasta con due.
steps-invest_done = Potresti comprare anche una galea o una basilica. Tieni il resto e chiudi l’investimento.
steps-warship = A Modon la tua galea 14 è accanto alla galea 9 di Anselm: un marinaio e due spezie. Ogni passo costa un dado in attacco, e tu sei già lì. Agisci!
steps-no_load = Niente carico: i posti liberi sono per il bottino.
steps-no_step = Resta dove sei: così combattono tutti e tre i marinai.
steps-attack = Le due parti tirano un dado per ogni marinaio che combatte; metà delle facce sono teschi, e ogni teschio costa un marinaio all’altro. Attacca la galea 9.
steps-loot = Affonda, e tu non perdi nessuno. Due posti sono liberi: prendi entrambe le spezie, che rendono 2 ducati più delle altre merci.
steps-and_land = Dopo un combattimento vinto puoi ancora sbarcare. Modon è neutrale: sbarca due marinai, uno tiene a galla la galea.
steps-doge = Tutte le galee sono state chiamate e il Doge ha girato una carta: due clessidre. La pedina sul tracciato è avanzata di due spazi, superando una rendita.
steps-payout = I tuoi porti hanno pagato subito: 5 ducati per due merci a Venezia, 2 per una a Corfu, ancora niente a Modon. La quarta e la quinta merce valgono di più, e una basilica aggiunge 5.
steps-end = Dopo la terza rendita la partita finisce e vince il più ricco. Ti basta questo: vendi presto lontano, riempi i tuoi porti prima che paghino, e non lasciare mai un solo uomo di guardia accanto a una nave da guerra.
