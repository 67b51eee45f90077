# Ciò che si dice solo dove la casa sta nella scheda di un browser: accanto a web.ftl.

nav-here = Questo browser
home-bring = Porta una partita
home-lead_alone = Tutte le regole rispettate, dadi che puoi verificare, bot che non barano mai. A un solo schermo o stasera in solitario, tutto in questo browser.
mine-alone = Le tue partite stanno solo in questo browser. Porta a casa il verbale di una partita finita, o portane una qui.

## problems

problems-crashed_alone = Qualcosa in questa pagina è andato storto. La partita è al sicuro in questo browser.
problems-stale_page_alone = Una parte di questa pagina non si è potuta caricare. Ricaricala; le tue partite sono al sicuro.
problems-offline_alone = Questa casa non si è potuta caricare. Le tue partite sono al sicuro in questo browser.
problems-company = Questa pagina richiede una casa con un server.
problems-company_here = Qui non si incontra nessuno: gioca contro i bot o a un solo schermo, impara, e rivedi le tue partite.
problems-to_games = Ai giochi

## tab

tab-waking = La casa si sta svegliando nel tuo browser …
tab-no_wasm = Questo browser non ha WebAssembly, oppure è spento, e i giochi ne hanno bisogno. Regole e lezioni si possono ancora leggere. Per giocare accendilo o usa un browser più recente.
tab-no_python = I giochi non si sono potuti caricare. Regole e lezioni si possono ancora leggere, e le partite iniziate sono al sicuro. Ricarica la pagina quando c'è una connessione.
tab-update = Una versione più recente di questa casa è qui, completa. Le tue partite restano come sono.
tab-take_over = Caricala ora
tab-half_update = Una versione più recente non si è potuta caricare per intero, perciò non se n'è preso nulla. Con quella che hai tutto continua, e si riproverà.
tab-later = Chiudi

## refusals

refusals-storage_full = Questo browser non ha più spazio per la pagina. Nulla è cambiato, e tutto ciò che era salvato è al sicuro. Fai un po' di spazio e riprova.
refusals-not_written = Il browser non ha potuto salvarlo. Nulla è cambiato; riprova.
refusals-no_storage = Questo browser non salva nulla per questa pagina, e le partite stanno lì: la sua memoria è spenta, come in certe finestre private. Regole e lezioni si possono ancora leggere.
refusals-fault = Qui qualcosa è andato storto. Nulla è cambiato; riprova, o ricarica la pagina.
refusals-bad_record = Questo non è un verbale che questa casa sappia leggere. Nulla è cambiato.
refusals-other_rules = Questo verbale è stato giocato con regole diverse da quelle di questa versione e qui non si può seguire. Il file è come era; una casa di quella versione può leggerlo.

## bring

bring-title = Porta una partita
bring-lead = Un verbale, da un file o da un link, diventa un tavolo in questo browser: da guardare, o da continuare con i bot agli altri posti.
bring-file = Un file con un verbale
bring-found =
    { $n ->
        [one] { $game }, lunga una risposta.
       *[other] { $game }, lunga { $n } risposte.
    }
bring-look = Guardala
bring-play = Continua da qui
bring-bad_link = Questo link non porta una partita che si possa leggere. Forse è stato tagliato: chiedilo di nuovo, o chiedi il file.

## here

here-lead = La casa è in questo browser, con regole, bot e tutto. Anche partite e impostazioni stanno qui, e nessun altro le vede.
here-offline = Tutto è salvato qui e funziona senza rete.
here-online = Si sta ancora caricando. Poi funzionerà senza rete.
here-room = { $used } MB di { $most } MB sono occupati.
here-stays = Il browser ha promesso di non cancellarne nulla da solo.
here-may_go = Quando il suo disco è pieno, il browser può cancellare tutto questo.
here-ask = Chiedigli di non farlo
