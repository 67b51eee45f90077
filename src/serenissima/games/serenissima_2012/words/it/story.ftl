### Serenissima (2012): il racconto di una partita, cosa portano le risposte e da dove vengono i ducati.

## story
# Una riga è il suo titolo e le sue frasi; di chi è sta davanti, quindi qui nulla ha un soggetto.

story-set_up = Preparazione
story-begins = { WHO($seat) } per primo
story-closed =
    { $n ->
        [one] { $ports } chiuso
       *[other] { $ports } chiusi
    }
story-starts = { WHO($seat) } ({ $port })
story-starts_with =
    { $n ->
        [one] { WHO($seat) } ({ $port }) con la galea { $galleys }
       *[other] { WHO($seat) } ({ $port }) con le galee { $galleys }
    }
story-galley = galea { $galley }
story-catch_up = acquisto di recupero
story-doge = Carta del Doge
story-payout = Rendita { $n }
story-purses = Borse
story-passed = nessuna azione
story-loaded =
    { $n ->
        [0] { $goods } ({ $port })
        [one] { $goods } ({ $port }) per 1 ducato
       *[other] { $goods } ({ $port }) per { $n } ducati
    }
story-loaded_from =
    { $n ->
        [one] { $goods } ({ $port }), 1 ducato pagato a { WHO($to, as: "object") }
       *[other] { $goods } ({ $port }), { $n } ducati pagati a { WHO($to, as: "object") }
    }
story-boarded =
    { $n ->
        [one] 1 marinaio imbarcato
       *[other] { $n } marinai imbarcati
    }
story-ashore =
    { $n ->
        [one] 1 marinaio sbarcato
       *[other] { $n } marinai sbarcati
    }
story-crew_from =
    { $n ->
        [one] 1 marinaio dalla galea { $galley }
       *[other] { $n } marinai dalla galea { $galley }
    }
story-crew_to =
    { $n ->
        [one] 1 marinaio alla galea { $galley }
       *[other] { $n } marinai alla galea { $galley }
    }
story-goods_from = { $goods } dalla galea { $galley }
story-goods_to = { $goods } alla galea { $galley }
story-overboard = gettato in mare: { $goods }
story-sailed = → { $to }
story-sailed_from = { $from } → { $to }
story-sailed_round = andata e ritorno ({ $to })
story-hired =
    { $n ->
        [one] 1 marinaio ingaggiato per { $cost } ({ $targets })
       *[other] { $n } marinai ingaggiati per { $cost } ({ $targets })
    }
story-new_galley =
    { $crew ->
        [one] galea { $galley } comprata ({ $port }) con 1 marinaio per { $n }
       *[other] galea { $galley } comprata ({ $port }) con { $crew } marinai per { $n }
    }
story-built_fort = forte costruito ({ $port }) per { $n }
story-built_basilica = basilica costruita ({ $port }) per { $n }
story-stopped = fermata da { WHO($by, as: "object") }
story-landing_blocked = sbarco bloccato da { WHO($by, as: "object") }
story-sale_blocked = vendita bloccata da { WHO($by, as: "object") } ({ $goods })
story-sold = vendita di { $goods } per { $n }
story-sold_in = vendita ({ $port }) di { $goods } per { $n }
story-stored =
    { $n ->
        [0] messo in magazzino: { $goods }
        [one] messo in magazzino per 1: { $goods }
       *[other] messo in magazzino per { $n }: { $goods }
    }
story-stored_in =
    { $n ->
        [0] messo in magazzino ({ $port }): { $goods }
        [one] messo in magazzino per 1 ({ $port }): { $goods }
       *[other] messo in magazzino per { $n } ({ $port }): { $goods }
    }
story-took =
    { $n ->
        [one] porto preso con 1 marinaio ({ $port })
       *[other] porto preso con { $n } marinai ({ $port })
    }
story-given_up = galea { $galley } abbandonata
story-fight_goes_on = scontro con la galea { $galley } ({ WHO($owner) }; persi: { $fell }, uccisi: { $killed })
story-fight_won =
    { $throws ->
        [one] galea { $galley } ({ WHO($owner) }) affondata in 1 lancio (persi: { $fell }, uccisi: { $killed })
       *[other] galea { $galley } ({ WHO($owner) }) affondata in { $throws } lanci (persi: { $fell }, uccisi: { $killed })
    }
story-fight_lost =
    { $throws ->
        [one] affondata dalla galea { $galley } ({ WHO($owner) }) in 1 lancio (persi: { $fell }, uccisi: { $killed })
       *[other] affondata dalla galea { $galley } ({ WHO($owner) }) in { $throws } lanci (persi: { $fell }, uccisi: { $killed })
    }
story-fight_both_gone =
    { $throws ->
        [one] affondata insieme alla galea { $galley } ({ WHO($owner) }) in 1 lancio
       *[other] affondata insieme alla galea { $galley } ({ WHO($owner) }) in { $throws } lanci
    }
story-fight_broken_off =
    { $throws ->
        [one] scontro con la galea { $galley } ({ WHO($owner) }) interrotto dopo 1 lancio (persi: { $fell }, uccisi: { $killed })
       *[other] scontro con la galea { $galley } ({ WHO($owner) }) interrotto dopo { $throws } lanci (persi: { $fell }, uccisi: { $killed })
    }
story-storm_goes_on = assalto ({ $port }, { WHO($owner) }; persi: { $fell }, uccisi: { $killed })
story-storm_won =
    { $throws ->
        [one] assalto riuscito ({ $port }, { WHO($owner) }) in 1 lancio (persi: { $fell }, uccisi: { $killed })
       *[other] assalto riuscito ({ $port }, { WHO($owner) }) in { $throws } lanci (persi: { $fell }, uccisi: { $killed })
    }
story-storm_lost =
    { $throws ->
        [0] equipaggio abbattuto nell’assalto ({ $port }, { WHO($owner) })
        [one] affondata nell’assalto ({ $port }, { WHO($owner) }) in 1 lancio (persi: { $fell }, uccisi: { $killed })
       *[other] affondata nell’assalto ({ $port }, { WHO($owner) }) in { $throws } lanci (persi: { $fell }, uccisi: { $killed })
    }
story-storm_both_gone =
    { $throws ->
        [one] affondata con gli ultimi della guarnigione ({ $port }, { WHO($owner) }) in 1 lancio
       *[other] affondata con gli ultimi della guarnigione ({ $port }, { WHO($owner) }) in { $throws } lanci
    }
story-storm_broken_off =
    { $throws ->
        [0] assalto interrotto ({ $port }, { WHO($owner) })
        [one] assalto interrotto ({ $port }, { WHO($owner) }) dopo 1 lancio (persi: { $fell }, uccisi: { $killed })
       *[other] assalto interrotto ({ $port }, { WHO($owner) }) dopo { $throws } lanci (persi: { $fell }, uccisi: { $killed })
    }
story-fort_fired =
    { $n ->
        [0] colpo del forte a vuoto
        [one] 1 marinaio ucciso dal forte
       *[other] { $n } marinai uccisi dal forte
    }
story-looted = preso dal relitto: { $goods }
story-looted_by = preso dal relitto da { WHO($by, as: "object") }: { $goods }
story-left_neutral = porto lasciato neutrale: { $port }
story-wine_card = vino
story-hourglasses =
    { $n ->
        [one] una clessidra
       *[other] { $n } clessidre
    }
story-shuffled = tutte le carte rimescolate
story-got = { WHO($seat) } +{ $n }
story-has = { WHO($seat) } { $n }

## counts
# Si dice dopo un numero: +2 ducati.

counts-money =
    { $n ->
        [one] ducato
       *[other] ducati
    }
counts-galleys =
    { $n ->
        [one] galea
       *[other] galee
    }
counts-crew =
    { $n ->
        [one] marinaio a bordo
       *[other] marinai a bordo
    }
counts-wood = legno
counts-stone = pietra
counts-marble = marmo
counts-wine = vino
counts-gold = oro
counts-spice = spezie
counts-ports =
    { $n ->
        [one] porto
       *[other] porti
    }
counts-garrison =
    { $n ->
        [one] marinaio a terra
       *[other] marinai a terra
    }
counts-forts =
    { $n ->
        [one] forte
       *[other] forti
    }
counts-basilicas =
    { $n ->
        [one] basilica
       *[other] basiliche
    }
counts-wine_ports =
    { $n ->
        [one] porto del vino
       *[other] porti del vino
    }
counts-payout = a ogni rendita

## results
# Come può finire un combattimento o la carta del Doge.

results-won = vinto
results-lost = perso
results-both_sink = distrutti entrambi
results-undecided = indeciso
results-payout = rendita
results-wine = carta del vino
results-time = nessuna rendita

## sources
# Da dove vengono i ducati e per che cosa sono stati spesi.

sources-start = inizio
sources-sales = vendite
sources-wine_card = carta del vino
sources-payout_1 = rendita I
sources-payout_2 = rendita II
sources-payout_3 = rendita III
sources-from_rivals = merci vendute ai rivali
sources-to_rivals = merci comprate dai rivali
sources-goods = merci comprate
sources-sailors = marinai
sources-galleys = galee
sources-forts = forti
sources-basilicas = basiliche
