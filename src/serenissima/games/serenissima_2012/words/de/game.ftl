### Serenissima (2012): jeder Satz, den jemand liest.
### Eine Meldung mit `{ $n -> … }` wählt ihre Form nach der Zahl; [0] steht für gar keine. Die Schreibweise ist die von projectfluent.org.

## game

game-title = Serenissima (2012)
game-about = Seeleute rudern, kämpfen und halten deine Häfen. Fülle die Lagerhäuser, ehe der Doge die Sanduhr dreht.
game-authors = Dominique Ehrhard
game-lasts = 90 Min.
game-score = Dukaten

## options

options-money_visibility = ob alle sehen, wer wie viele Dukaten hat
options-first_seat = wer beim Aufbau beginnt
options-start_assignment = ob Starthäfen und Galeeren gewählt oder verteilt werden
options-port_closing = wie bei zwei oder drei Spielern Häfen geschlossen werden
options-two_player_draft = die Reihenfolge der Wahl bei zwei Spielern
options-start_field_immunity = ob Verkauf und Landung dort blockiert werden können, wo die Galeere begann
options-blockade_release = wann ein Blockierer keiner mehr ist
options-fort_before_value = ob eine Festung schießt, bevor der Gefechtswert des Angreifers feststeht
options-new_galley_same_round = ob eine neue Galeere schon in der Runde ihres Kaufs handeln darf
options-catch_up_sailors = wohin Seeleute eines Aufholkaufs dürfen

## endings

endings-money = Sieg nach Dukaten
endings-ports = gleich viele Dukaten; Sieg nach der Zahl der Häfen
endings-shared = gleich viele Dukaten und Häfen; geteilter Sieg

## flags

flags-sinks = Damit geht der letzte Seemann von Bord, und eine Galeere sinkt.

## flag_marks

flag_marks-sinks = sinkt

## board

board-round = Runde { $round }
board-track = Leiste
board-doge = Dogenkarten abgelegt:
board-left = noch { $n }
board-player = Spieler
board-ducats = Dukaten
board-ports_held = Häfen
board-galleys_held = Galeeren
board-reserve = Reserve
board-port = { "  " }Hafen
board-makes = stellt her
board-garrison = Garnison
board-warehouse = Lagerhaus
board-pays = zahlt
board-built = gebaut
board-here = hier
board-closed = geschlossen
board-galley = Galeere
board-field = liegt in
board-aboard = an Bord
board-sailor = Seemann
board-fort = Festung
board-basilica = Basilika
board-pawn = Stein der Leiste
board-payout = Auszahlung
board-active = Galeere { $galley }
board-steps = noch { $n } Felder
board-galley_price =
    { $n ->
        [one] 1 Dukaten, und { $crew } für jeden Seemann
       *[other] { $n } Dukaten, und { $crew } für jeden Seemann
    }
board-purse = Dukaten: { $n }
board-lanes = Seewege: { $fields }

## short-good

short-good-wood = Ho
short-good-stone = St
short-good-marble = Ma
short-good-wine = We
short-good-gold = Go
short-good-spice = Gw

## short-card

short-card-wine = Wein
short-card-hourglass_1 = eine Sanduhr
short-card-hourglass_2 = zwei Sanduhren
short-card-hourglass_2_shuffle = zwei Sanduhren und mischen

## prompts

prompts-first_seat = Der Zufall bestimmt, wer beginnt.
prompts-close_port = Welcher Hafen für { $good } soll in diesem Spiel geschlossen sein?
prompts-draw_closed_port = Der Zufall bestimmt den Hafen für { $good }, der geschlossen wird.
prompts-choose_start_port = In welchem Hafen beginnst du? Drei Seeleute bilden seine Garnison.
prompts-choose_start_galley = Welche Nummer hat deine Galeere? Niedrige Nummern handeln früh in der Runde. Sie beginnt in deinem Hafen mit drei Seeleuten.
prompts-deal_start_port = { $seat } bekommt einen Starthafen.
prompts-deal_galley = { $seat } bekommt eine Galeerennummer.
prompts-choose_mode = Was tut deine Galeere? Aktion (beladen, segeln, dann verkaufen, kämpfen oder landen), Investition oder nichts.
prompts-load_step = Belade sie, dann stich in See. Seeleute und Waren, so viel du magst.
prompts-move_step = Wohin segelt die Galeere? Jeder Schritt führt in ein Nachbarfeld und kostet einen Angriffswürfel.
prompts-declare_blockade = Du hast hier mehr Seeleute auf See als die aktive Galeere. Blockierst du { $act }?
waits-declare_blockade = Wird { $act } blockiert?
prompts-arrival_act = Deine Galeere ist angekommen. Verkaufen, kämpfen, landen oder den Zug beenden?
prompts-fight_act = Weiterkämpfen, landen oder den Zug beenden?
prompts-exchange = Beide Seiten würfeln.
prompts-combat_round = Noch eine Gefechtsrunde? Das Gefecht ist unentschieden; wer abbricht, beendet den Zug.
prompts-fort_fires = Die Festung schießt mit zwei Würfeln auf den Angreifer.
prompts-loot = Galeere { $wreck } geht unter. Was von ihrer Ladung nimmt Galeere { $survivor } an Bord?
prompts-occupy = Die Garnison ist geschlagen. Wie viele Seeleute sollen den Hafen besetzen?
prompts-invest_step = Worin investierst du? Seeleute anheuern, eine Galeere kaufen, bauen; solange deine Dukaten reichen.
prompts-choose_galley_number = Wähle die Nummer der neuen Galeere in { $port }.
prompts-crew_galley = Wie viele Seeleute sollen die neue Galeere { $number } in { $port } bemannen?
prompts-turn_doge_card = Die Dogenkarte dieser Runde wird aufgedeckt.
prompts-catch_up_step = Du hast weniger als zwei Galeeren und darfst einen Aufholkauf machen.

## acts

acts-take_sailors = Seeleute an Bord nehmen
acts-give_sailors = Seeleute abgeben
acts-hire = Seeleute anheuern
acts-sell = verkaufen

## moves

moves-first = { $seat } beginnt
moves-close = { $port } schließen
moves-start_at = in { $port } beginnen
moves-take = Galeere { $galley } nehmen
moves-action = Aktion: beladen und segeln
moves-invest = Investition: anheuern, kaufen, bauen
moves-pass = nichts tun
moves-take_sailors =
    { $n ->
        [one] 1 Seemann von { $place } holen
       *[other] { $n } Seeleute von { $place } holen
    }
moves-give_sailors =
    { $n ->
        [one] 1 Seemann zu { $place } schicken
       *[other] { $n } Seeleute zu { $place } schicken
    }
moves-take_goods = { $n } { $good } von Galeere { $galley } nehmen
moves-give_goods = { $n } { $good } an Galeere { $galley } geben
moves-swap = mit Galeere { $galley }: { $piece } geben, { $piece2 } nehmen
moves-buy_goods =
    { $n ->
        [one] 1 Warenstein des Hafens kaufen
       *[other] { $n } Warensteine des Hafens kaufen
    }
moves-jettison = { $n } { $good } über Bord werfen
moves-load_done = fertig beladen: in See stechen
moves-sail = Kurs auf { $field }
moves-stop = hier anhalten
moves-block = blockieren
moves-allow = geschehen lassen
moves-sell = { $goods } verkaufen
moves-attack_galley = Galeere { $galley } angreifen
moves-attack_port = den Hafen angreifen
moves-land =
    { $n ->
        [one] mit 1 Seemann landen und den Hafen einnehmen
       *[other] mit { $n } Seeleuten landen und den Hafen einnehmen
    }
moves-end_turn = Zug beenden
moves-roll = Angreifer { $n }, Verteidiger { $n2 } Totenköpfe
moves-combat_round-continue = noch eine Gefechtsrunde
moves-combat_round-stop = Gefecht abbrechen; der Zug endet
moves-fire =
    { $n ->
        [one] 1 Totenkopf
       *[other] { $n } Totenköpfe
    }
moves-loot-take =
    { $count ->
        [0] nichts nehmen
       *[other] { $goods } nehmen
    }
moves-occupy =
    { $n ->
        [0] den Hafen neutral lassen
        [one] mit 1 Seemann besetzen
       *[other] mit { $n } Seeleuten besetzen
    }
moves-hire =
    { $n ->
        [one] 1 Seemann für { $target } anheuern
       *[other] { $n } Seeleute für { $target } anheuern
    }
moves-buy_galley = eine Galeere in { $port } kaufen
moves-build_fort = eine Festung in { $port } bauen
moves-build_basilica = eine Basilika in { $port } bauen
moves-invest_done = Investition beenden
moves-crew =
    { $n ->
        [one] mit 1 Seemann bemannen
       *[other] mit { $n } Seeleuten bemannen
    }
moves-card = { $card }
moves-catch_up_done = Aufholkauf beenden

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-load = { $goods } laden
turns-sail = Kurs auf { $field }
turns-sell = { $goods } verkaufen
turns-land = { $port } besetzen
turns-stay = hierbleiben
turns-hire =
    { $n ->
        [one] 1 Seemann für { $target } anheuern
       *[other] { $n } Seeleute für { $target } anheuern
    }
turns-galley =
    { $n ->
        [one] Galeere { $galley } in { $port } mit 1 Seemann kaufen
       *[other] Galeere { $galley } in { $port } mit { $n } Seeleuten kaufen
    }
turns-fort = eine Festung in { $port } bauen
turns-basilica = eine Basilika in { $port } bauen
turns-steps =
    { $n ->
        [one] 1 Feld
       *[other] { $n } Felder
    }
turns-dice =
    { $n ->
        [0] kein Würfel übrig
        [one] noch 1 Würfel
       *[other] noch { $n } Würfel
    }
turns-may_block = { WHO($seat) } kann blockieren, { $n } gegen { $own }

## events

events-first =
    { $me ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
events-close =
    { $me ->
        [yes] Du wählst { $port }.
       *[no] { $seat } wählt { $port }.
    }
events-draw_closed_port-close = { $port } wird gezogen.
events-closed = { $port } ist in diesem Spiel geschlossen.
events-start_at =
    { $me ->
        [yes] Du beginnst in { $port }.
       *[no] { $seat } beginnt in { $port }.
    }
events-deal_start_port-start_at = Der Starthafen { $port } wird verteilt.
events-dealt_port =
    { $me ->
        [yes] Du beginnst in { $port }.
       *[no] { $seat } beginnt in { $port }.
    }
events-take =
    { $me ->
        [yes] Du nimmst Galeere { $galley }.
       *[no] { $seat } nimmt Galeere { $galley }.
    }
events-deal_galley-take = Galeere { $galley } wird verteilt.
events-launched =
    { $me ->
        [yes]
            { $n ->
                [one] Deine Galeere { $galley } liegt mit 1 Seemann in { $port }.
               *[other] Deine Galeere { $galley } liegt mit { $n } Seeleuten in { $port }.
            }
       *[no]
            { $n ->
                [one] Galeere { $galley } von { $seat } liegt mit 1 Seemann in { $port }.
               *[other] Galeere { $galley } von { $seat } liegt mit { $n } Seeleuten in { $port }.
            }
    }
events-activated =
    { $me ->
        [yes] An der Reihe ist deine Galeere { $galley }.
       *[no] An der Reihe ist Galeere { $galley } von { $seat }.
    }
events-action =
    { $me ->
        [yes] Du wählst eine Aktion.
       *[no] { $seat } wählt eine Aktion.
    }
events-invest =
    { $me ->
        [yes] Du investierst.
       *[no] { $seat } investiert.
    }
events-pass =
    { $me ->
        [yes] Du tust nichts mit dieser Galeere.
       *[no] { $seat } tut nichts mit dieser Galeere.
    }
events-take_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Du holst 1 Seemann von { $place } an Bord.
               *[other] Du holst { $n } Seeleute von { $place } an Bord.
            }
       *[no]
            { $n ->
                [one] { $seat } holt 1 Seemann von { $place } an Bord.
               *[other] { $seat } holt { $n } Seeleute von { $place } an Bord.
            }
    }
events-give_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Du schickst 1 Seemann zu { $place }.
               *[other] Du schickst { $n } Seeleute zu { $place }.
            }
       *[no]
            { $n ->
                [one] { $seat } schickt 1 Seemann zu { $place }.
               *[other] { $seat } schickt { $n } Seeleute zu { $place }.
            }
    }
events-take_goods =
    { $me ->
        [yes] Du nimmst { $n } { $good } von Galeere { $galley }.
       *[no] { $seat } nimmt { $n } { $good } von Galeere { $galley }.
    }
events-give_goods =
    { $me ->
        [yes] Du gibst { $n } { $good } an Galeere { $galley }.
       *[no] { $seat } gibt { $n } { $good } an Galeere { $galley }.
    }
events-swap =
    { $me ->
        [yes] Du tauschst mit Galeere { $galley }: { $piece } gegen { $piece2 }.
       *[no] { $seat } tauscht mit Galeere { $galley }: { $piece } gegen { $piece2 }.
    }
events-buy_goods =
    { $me ->
        [yes]
            { $n ->
                [one] Du lädst 1 Warenstein des Hafens.
               *[other] Du lädst { $n } Warensteine des Hafens.
            }
       *[no]
            { $n ->
                [one] { $seat } lädt 1 Warenstein des Hafens.
               *[other] { $seat } lädt { $n } Warensteine des Hafens.
            }
    }
events-jettison =
    { $me ->
        [yes] Du wirfst { $n } { $good } über Bord.
       *[no] { $seat } wirft { $n } { $good } über Bord.
    }
events-load_done =
    { $me ->
        [yes] Du stichst in See.
       *[no] { $seat } sticht in See.
    }
events-sail =
    { $me ->
        [yes] Du nimmst Kurs auf { $field }.
       *[no] { $seat } nimmt Kurs auf { $field }.
    }
events-stop =
    { $me ->
        [yes] Du hältst an.
       *[no] { $seat } hält an.
    }
events-block =
    { $me ->
        [yes] Du blockierst!
       *[no] { $seat } blockiert!
    }
events-allow =
    { $me ->
        [yes] Du lässt es geschehen.
       *[no] { $seat } lässt es geschehen.
    }
events-sell =
    { $me ->
        [yes] Du bietest { $goods } zum Verkauf.
       *[no] { $seat } bietet { $goods } zum Verkauf.
    }
events-attack_galley =
    { $me ->
        [yes] Du greifst Galeere { $galley } an.
       *[no] { $seat } greift Galeere { $galley } an.
    }
events-attack_port =
    { $me ->
        [yes] Du greifst den Hafen an.
       *[no] { $seat } greift den Hafen an.
    }
events-land =
    { $me ->
        [yes]
            { $n ->
                [one] Du willst mit 1 Seemann landen.
               *[other] Du willst mit { $n } Seeleuten landen.
            }
       *[no]
            { $n ->
                [one] { $seat } will mit 1 Seemann landen.
               *[other] { $seat } will mit { $n } Seeleuten landen.
            }
    }
events-end_turn =
    { $me ->
        [yes] Du beendest den Zug.
       *[no] { $seat } beendet den Zug.
    }
events-roll = Totenköpfe: { $n } für den Angreifer, { $n2 } für den Verteidiger.
events-combat_round-continue =
    { $me ->
        [yes] Du kämpfst weiter.
       *[no] { $seat } kämpft weiter.
    }
events-combat_round-stop =
    { $me ->
        [yes] Du brichst das Gefecht ab.
       *[no] { $seat } bricht das Gefecht ab.
    }
events-fire =
    { $n ->
        [one] Die Festung schießt: 1 Totenkopf.
       *[other] Die Festung schießt: { $n } Totenköpfe.
    }
events-loot-take =
    { $me ->
        [yes] Du nimmst aus dem Wrack: { $goods }.
       *[no] { $seat } nimmt aus dem Wrack: { $goods }.
    }
events-occupy =
    { $me ->
        [yes]
            { $n ->
                [0] Du lässt den Hafen neutral.
                [one] Du besetzt den Hafen mit 1 Seemann.
               *[other] Du besetzt den Hafen mit { $n } Seeleuten.
            }
       *[no]
            { $n ->
                [0] { $seat } lässt den Hafen neutral.
                [one] { $seat } besetzt den Hafen mit 1 Seemann.
               *[other] { $seat } besetzt den Hafen mit { $n } Seeleuten.
            }
    }
events-hire =
    { $me ->
        [yes]
            { $n ->
                [one] Du heuerst 1 Seemann für { $target } an.
               *[other] Du heuerst { $n } Seeleute für { $target } an.
            }
       *[no]
            { $n ->
                [one] { $seat } heuert 1 Seemann für { $target } an.
               *[other] { $seat } heuert { $n } Seeleute für { $target } an.
            }
    }
events-buy_galley =
    { $me ->
        [yes] Du kaufst eine Galeere in { $port }.
       *[no] { $seat } kauft eine Galeere in { $port }.
    }
events-build_fort =
    { $me ->
        [yes] Du baust eine Festung in { $port }.
       *[no] { $seat } baut eine Festung in { $port }.
    }
events-build_basilica =
    { $me ->
        [yes] Du baust eine Basilika in { $port }.
       *[no] { $seat } baut eine Basilika in { $port }.
    }
events-invest_done =
    { $me ->
        [yes] Du beendest die Investition.
       *[no] { $seat } beendet die Investition.
    }
events-crew =
    { $me ->
        [yes]
            { $n ->
                [one] Du bemannst sie mit 1 Seemann.
               *[other] Du bemannst sie mit { $n } Seeleuten.
            }
       *[no]
            { $n ->
                [one] { $seat } bemannt sie mit 1 Seemann.
               *[other] { $seat } bemannt sie mit { $n } Seeleuten.
            }
    }
events-card = Die Dogenkarte: { $card }.
events-catch_up_done =
    { $me ->
        [yes] Du beendest den Aufholkauf.
       *[no] { $seat } beendet den Aufholkauf.
    }
events-paid =
    { $me ->
        [yes]
            { $n ->
                [one] Die Bank zahlt dir 1 Dukaten.
               *[other] Die Bank zahlt dir { $n } Dukaten.
            }
       *[no]
            { $n ->
                [one] Die Bank zahlt 1 Dukaten an { $seat }.
               *[other] Die Bank zahlt { $n } Dukaten an { $seat }.
            }
    }
events-spent =
    { $me ->
        [yes]
            { $n ->
                [one] Du zahlst 1 Dukaten.
               *[other] Du zahlst { $n } Dukaten.
            }
       *[no]
            { $n ->
                [one] { $seat } zahlt 1 Dukaten.
               *[other] { $seat } zahlt { $n } Dukaten.
            }
    }
events-paid_to =
    { $me ->
        [yes]
            { $n ->
                [0] { "" }
                [one] Du zahlst 1 Dukaten an { WHO($seat2, as: "object") }.
               *[other] Du zahlst { $n } Dukaten an { WHO($seat2, as: "object") }.
            }
       *[no]
            { $n ->
                [0] { "" }
                [one] { $seat } zahlt 1 Dukaten an { WHO($seat2, as: "object") }.
               *[other] { $seat } zahlt { $n } Dukaten an { WHO($seat2, as: "object") }.
            }
    }
events-sold =
    { $me ->
        [yes] Du verkaufst { $goods } in { $port }.
       *[no] { $seat } verkauft { $goods } in { $port }.
    }
events-sank =
    { $me ->
        [yes] Deine Galeere { $galley } sinkt.
       *[no] Galeere { $galley } von { $seat } sinkt.
    }
events-took_port =
    { $me ->
        [yes]
            { $n ->
                [one] { $port } gehört jetzt dir, mit 1 Seemann in Garnison.
               *[other] { $port } gehört jetzt dir, mit { $n } Seeleuten in Garnison.
            }
       *[no]
            { $n ->
                [one] { $port } gehört jetzt { $seat }, mit 1 Seemann in Garnison.
               *[other] { $port } gehört jetzt { $seat }, mit { $n } Seeleuten in Garnison.
            }
    }
events-lost_port =
    { $me ->
        [yes] Du verlierst { $port }.
       *[no] { $seat } verliert { $port }.
    }
events-shuffled = Alle Dogenkarten werden gemischt.
events-payout =
    { $me ->
        [yes]
            { $n ->
                [0] Auszahlung: Deine Häfen bringen nichts.
               *[other] Auszahlung an dich.
            }
       *[no]
            { $n ->
                [0] Auszahlung: Die Häfen von { $seat } bringen nichts.
               *[other] Auszahlung an { $seat }.
            }
    }
events-money_shown =
    { $me ->
        [yes] Du zeigst { $n } Dukaten.
       *[no] { $seat } zeigt { $n } Dukaten.
    }

## names-seat

names-seat-blue = Blau
names-seat-red = Rot
names-seat-orange = Orange
names-seat-black = Schwarz

## names-port

names-port-valencia = València
names-port-genova = Genua
names-port-venezia = Venedig
names-port-constantinople = Konstantinopel
names-port-alexandria = Alexandria
names-port-algeria = Algerien
names-port-tunis = Tunis
names-port-tripoli = Tripolis
names-port-cyrenaica = Kyrenaika
names-port-napoli = Neapel
names-port-sicilia = Sizilien
names-port-marseille = Marseille
names-port-sardegna = Sardinien
names-port-ragusa = Ragusa
names-port-corfu = Korfu
names-port-modon = Modon
names-port-creta = Kreta
names-port-antalya = Antalya
names-port-antakya = Antakya
names-port-mare_ionio = Ionisches Meer

## names-good

names-good-wood = Holz
names-good-stone = Stein
names-good-marble = Marmor
names-good-wine = Wein
names-good-gold = Gold
names-good-spice = Gewürze

## names-piece

names-piece-sailor = einen Seemann

## names-place

names-place-number = Galeere { $number }
names-place-port = dem Hafen

## names-target

names-target-number = Galeere { $number }

## names-act

names-act-move = die Weiterfahrt
names-act-sell = den Verkauf
names-act-land = die Landung

## names-card

names-card-wine = Wein; jeder Weinhafen bringt seinem Besitzer 3 Dukaten
names-card-hourglass_1 = eine Sanduhr; es geht 1 Feld weiter
names-card-hourglass_2 = zwei Sanduhren; es geht 2 Felder weiter
names-card-hourglass_2_shuffle = zwei Sanduhren und mischen; es geht 2 Felder weiter

## refusals

refusals-no_such_thing = So etwas gibt es in diesem Spiel nicht; sieh in die Liste der Züge.
refusals-not_offered = Die Regeln erlauben das jetzt nicht.
refusals-another_question = Das beantwortet eine andere Frage als die jetzt gestellte.
refusals-sell_later = Beim Beladen kommen keine Warensteine ins Lagerhaus; das ist ein Verkauf, nach der Bewegung.
refusals-only_purchases = Eine Investition kauft Seeleute, Galeeren und Gebäude; dabei wird nichts geladen, bewegt, gesegelt oder verkauft.
refusals-loading_is_over = Das Beladen ist vorbei; was jetzt hier liegt, muss bis zur nächsten Aktivierung warten.
refusals-movement_is_over = Die Bewegung ist vorbei.
refusals-no_sale_any_more = Hat ein Gefecht begonnen oder wurde ein Verkauf blockiert, kann in dieser Aktivierung nichts mehr verkauft werden.
refusals-finish_the_fight = Erst ist das jetzige Ziel dran: weiterkämpfen oder abbrechen.
refusals-wrong_good_to_close = Jetzt wird ein Hafen geschlossen, der { $good } herstellt.
refusals-start_ports_needed = Es müssen genug Starthäfen für alle offen bleiben.
refusals-no_start_port = Das ist kein Starthafen.
refusals-start_port_taken = Dieser Starthafen ist vergeben.
refusals-port_closed = Dieser Hafen ist das ganze Spiel über geschlossen.
refusals-no_such_number = Mit dieser Spielerzahl gibt es nur die Galeeren 1 bis { $n }.
refusals-number_taken = Eine Galeere mit dieser Nummer ist im Spiel.
refusals-not_an_own_port = Dafür brauchst du einen eigenen Hafen.
refusals-the_active_galley_itself = Am anderen Ende steht immer eine andere Galeere oder der Hafen.
refusals-no_own_galley_there = In diesem Feld liegt keine andere Galeere von dir mit dieser Nummer.
refusals-flow_has_turned = Diese Sorte ist schon zurückgewandert; in einer Beladephase kann sie nicht noch einmal die Richtung wechseln.
refusals-garrison_keeps_one = Eine Garnison behält ihren letzten Seemann.
refusals-no_free_slots = Es ist nur Platz für { $free }.
refusals-not_so_many_sailors = So viele Seeleute gibt es dort nicht.
refusals-garrison_is_full = Eine Garnison hat hier höchstens { $size } Seeleute.
refusals-not_so_many_cubes = So viele Steine dieser Ware gibt es nicht.
refusals-swap_needs_full_galleys = Getauscht wird zwischen zwei Galeeren ohne freien Platz; ist einer frei, gib und nimm stattdessen.
refusals-nothing_to_swap = Ein Tausch betrifft zwei verschiedene Steine und nie den letzten Seemann einer Galeere.
refusals-open_sea = Auf offener See gibt es keinen Hafen.
refusals-thrown_away_before = Von einer Ware, die in dieser Phase über Bord ging, darf nichts gekauft werden.
refusals-bought_before = Von einer Ware, die in dieser Phase gekauft wurde, darf nichts über Bord gehen.
refusals-supply_is_short = Der Vorrat hat nur noch { $left }.
refusals-too_dear = Das kostet { $cost }, und du hast { $money }.
refusals-already_there = Die Galeere liegt schon hier: { $field }.
refusals-too_far = Zu weit: { $field } ist { $n } Schritte entfernt, diese Mannschaft schafft noch { $left }.
refusals-not_a_neighbour = { $field } ist { $n } Schritte entfernt: fahre Schritt für Schritt.
refusals-made_here = Ein Hafen kauft nicht, was er selbst herstellt: { $good }.
refusals-stored_already = Schon im Lagerhaus: { $good }.
refusals-not_aboard = An Bord fehlt: { $good }.
refusals-warehouse_is_full = Freie Felder im Lagerhaus: { $space }.
refusals-a_set_in_order = Nenne jede Ware so oft, wie du sie meinst, in der Reihenfolge Holz, Stein, Marmor, Wein, Gold, Gewürze.
refusals-own_galley = Eine Galeere greift nicht die eigene Seite an.
refusals-galley_not_here = Diese Galeere liegt nicht in diesem Feld.
refusals-crew_is_tired = Seeleute minus gesegelte Felder ergibt 0: Diese Mannschaft ist zu müde zum Angreifen.
refusals-blockers_first = Eine Blockade steht: Zuerst müssen ihre Galeeren geschlagen werden.
refusals-not_a_foreign_port = Nur ein fremder Hafen kann angegriffen werden.
refusals-last_port = Der letzte Hafen von { $seat } kann nicht angegriffen werden.
refusals-owners_galleys_first = Der Besitzer hat hier noch Galeeren; die kommen zuerst.
refusals-own_port = In einem eigenen Hafen gehen Seeleute nur beim Beladen an Land.
refusals-not_a_neutral_port = Gelandet wird nur in neutralen Häfen.
refusals-one_to_so_many =
    { $n ->
        [1] Möglich ist nur 1.
       *[other] Möglich ist 1 bis { $n }.
    }
refusals-at_most = Möglich ist höchstens { $n }.
refusals-not_in_the_wreck = Das hatte das Wrack nicht geladen.
refusals-must_stop = Nach so vielen Gefechtsrunden ohne Verlust ist der Angriff vorbei.
refusals-not_your_galley = Diese Galeere gehört dir nicht.
refusals-reserve_is_short = Seeleute in deiner Reserve: { $left }.
refusals-galleys_only = Bei einem Aufholkauf kommen Seeleute nur auf Galeeren.
refusals-one_galley_only = Nur eine Galeere je Investition.
refusals-enough_galleys = Galeeren, die du hier haben darfst: { $n }.
refusals-no_number_free = Alle Galeerennummern sind im Spiel.
refusals-built_already = Hier steht schon eine.
refusals-none_left = Im Vorrat ist keine mehr.
refusals-goods_missing = Der Hafen muss { $goods } herstellen oder lagern.

## chart
## Worte auf der Karte des Browsers und über sie; was alle Karten sagen, steht in common.ftl.

chart-pays =
    { $n ->
        [0] bringt bei Auszahlung jetzt nichts
        [one] bringt bei Auszahlung jetzt 1
       *[other] bringt bei Auszahlung jetzt { $n }
    }
chart-fort_means = eine Festung: { $n } Würfel schießen auf Angreifer
chart-basilica_means = eine Basilika: { $n } mehr bei jeder Auszahlung
chart-dice =
    { $n ->
        [0] dort zu müde zum Angreifen
        [one] dort noch 1 Angriffswürfel
       *[other] dort noch { $n } Angriffswürfel
    }
chart-may_stop = { $seat } kann dich aufhalten: { $n } Seeleute gegen { $crew }
chart-sale =
    { $n ->
        [one] { $goods } verkaufen: 1 Dukat
       *[other] { $goods } verkaufen: { $n } Dukaten
    }
chart-sale_own = { $goods } in den eigenen Hafen, unbezahlt
chart-wheel = Rad, Runde { $round }
chart-round = Runde
chart-wheel_number = Nummer { $number }
chart-number_free = frei
chart-number_rests = handelt ab der nächsten Runde
chart-at_doge = Der Doge deckt eine Karte auf
chart-doge = Doge
chart-deck =
    { $n ->
        [one] noch 1 Dogenkarte
       *[other] noch { $n } Dogenkarten
    }
chart-odds = Auszahlung: { $n } von { $of }
chart-odds_none = keine Auszahlung
chart-track = Rundenleiste: Feld { $at } von { $end }, { $payouts } von { $of } Auszahlungen erfolgt
chart-start = Start
chart-end = Ende
chart-track_next =
    { $n ->
        [one] { $done } von { $of } Auszahlungen; die nächste in einem Feld
       *[other] { $done } von { $of } Auszahlungen; die nächste in { $n } Feldern
    }
chart-track_over = alle Auszahlungen sind erfolgt
chart-supply = Vorrat
chart-supply_of = { $good }: noch { $n } im Vorrat
chart-forts_left = Festungen: noch { $n }
chart-basilicas_left = Basiliken: noch { $n }
chart-quay = Der Kai von { $port }
chart-to_chart = Zur Karte
chart-to_quay = Zum Kai
chart-phase_load = Laden
chart-phase_sail = Segeln
chart-phase_act = Verkaufen oder kämpfen
chart-at_sea = Beladen: { $field }
chart-quay_active = { $galley } lädt. Jeder Klick ist ein Schritt und kann zurückgenommen werden.
chart-your_port = dein Hafen
chart-foreign_port = Hafen von { $seat }
chart-buy = { $good } kaufen
chart-buy_how =
    { $n ->
        [0] je 1 Dukat
        [one] der erste ist frei, dann je 1 Dukat
       *[other] die ersten { $n } sind frei, dann je 1 Dukat
    }
chart-in_supply = { $n } im Vorrat
chart-board_sailors = Seeleute
chart-garrison_of = Garnison { $n } von { $size }
chart-to_port = an Land
chart-to_galley = zu Galeere { $number }
chart-both_ways = ‹ { $left }, { $right } ›
chart-undo_step = Rückgängig
chart-start_again = Von vorn
chart-do_not_load = Nicht laden
chart-spent =
    { $n ->
        [0] kostet nichts
        [one] kostet 1 Dukaten
       *[other] kostet { $n } Dukaten
    }
chart-other_galley = Galeere { $number }
chart-overboard = Über Bord
chart-overboard_how = Ein weggeworfener Stein kommt zurück in den Vorrat.
chart-swap = { $piece } gegen { $piece2 } tauschen
chart-speed =
    { $n ->
        [one] Feld
       *[other] Felder
    }
chart-speed_how = eins je Seemann
chart-attack =
    { $n ->
        [one] Würfel
       *[other] Würfel
    }
chart-attack_how = einer weniger je Feld
chart-room =
    { $n ->
        [one] freier Platz
       *[other] freie Plätze
    }
chart-room_how = von { $n }
chart-what_does = Was tut Galeere { $galley }? Laden und segeln, investieren oder nichts.
chart-where_to =
    { $n ->
        [one] Wohin segelt Galeere { $galley }? 1 Feld, das einen Würfel kostet
       *[other] Wohin segelt Galeere { $galley }? Bis zu { $n } Felder, jedes kostet einen Würfel
    }
chart-cast_off =
    { $n ->
        [one] Ablegen: 1 Feld
       *[other] Ablegen: { $n } Felder
    }
chart-costs =
    { $n ->
        [0] { $n } Dukaten in deiner Kasse
       *[other] { $n } Dukaten in deiner Kasse
    }
chart-card_sell = Diesen Verkauf blockieren?
chart-card_land = Diese Landung blockieren?
chart-card_move = Die Weiterfahrt blockieren?
chart-card_sell_wish = { $seat } will mit Galeere { $galley } in { $field } verkaufen: { $goods }.
chart-card_land_wish = { $seat } will mit Galeere { $galley } in { $field } landen.
chart-card_move_wish = { $seat } will mit Galeere { $galley } von { $field } weitersegeln.
chart-card_sailors = Seeleute gegen
chart-card_allow = Erlauben
chart-card_block = Blockieren
chart-card_sell_allow = +{ $n } für { $seat }
chart-card_land_allow = der Hafen wechselt
chart-card_move_allow = sie segelt weiter
chart-card_sell_block = kein Verkauf
chart-card_land_block = niemand landet
chart-card_move_block = sie bleibt hier
chart-card_sell_allow_leads = Die Bank zahlt { $n } an { $seat }; ins Lagerhaus: { $goods }.
chart-card_land_allow_leads = Seeleute an Land: { $n }. Der Hafen gehört { $seat }.
chart-card_move_allow_leads = Sie kann so weit segeln, wie ihre Seeleute reichen.
chart-card_block_leads = { $seat } kann dann nur dich angreifen, oder der Zug endet.
chart-card_same = Für den Rest dieses Zugs gleich antworten
chart-card_fight = Galeere { $galley } greift an: { $target }
chart-card_fight_why = Ein Würfel je Seemann, einer weniger je gesegeltem Schritt. Jeder Totenkopf tötet einen der anderen Seite.
chart-card_dice = Würfel
chart-card_roll_costs = Dieser Wurf kostet
chart-card_loses = verliert { $n }: { $percent } Prozent
chart-card_to_the_end = Wenn du bis zum Ende kämpfst
chart-card_fight_on = Weiterkämpfen
chart-card_stop = Aufhören
chart-card_if_afloat = noch ein Wurf
chart-card_ends_turn = beendet deinen Zug
chart-attacker = Angreifer
chart-defender = Verteidiger
chart-skulls =
    { $n ->
        [0] kein Totenkopf
        [one] 1 Totenkopf
       *[other] { $n } Totenköpfe
    }
chart-reserve = in Reserve
chart-ports_held = Häfen
chart-next_payout = nächste Auszahlung
chart-wine_ports = Weinhäfen
chart-secret = geheim

### What only the terminal says of this game.

# How many dice the attacker and the defender throw.
board-clash = Würfel: { $attack } gegen { $defence }
