### The Doge Ship: jeder Satz, den jemand liest.
### Eine Meldung mit `{ $n -> … }` wählt ihre Form nach der Zahl; [0] steht für gar keine. Die Schreibweise ist die von projectfluent.org.

## game

game-title = The Doge Ship
game-about = Eine Galeere für den Dogen, von allen gebaut, jeder für den eigenen Ruhm, während die Lagune steigt.
game-authors = M. Canetta, S. Niccolini
game-lasts = 90 Min.
game-score = Siegpunkte

## options

options-start_player = wer die erste Runde beginnt
options-open_approvals = ob alle sehen, wer wie viele Zustimmungen hat
options-open_yards = ob alle die Gondeln und Barrieren im Bau sehen
options-galley_limit_discard = ob ein Galeerenplättchen für ein anderes abgelegt werden darf, solange die Werft Platz hat
options-buy_may_decline = ob ein Käufer keins der gezogenen Plättchen behalten darf
options-replace_triggers_complete_bonus = ob das Ersetzen eines Teils für den Bonus als Bauen zählt
options-max_rounds = die Runde, nach der das Spiel spätestens endet

## endings

endings-last_part_by_action = der letzte Teil der Galeere wurde durch eine Aktion gebaut
endings-last_part_by_bonus = der letzte Teil der Galeere wurde durch einen Bonus gebaut
endings-max_rounds = die Galeere wurde nicht rechtzeitig zu Ende gebaut

## flags

flags-idle = Mit diesem Feld könntest du jetzt nichts kaufen oder bauen.
flags-ends_game = Das ist der letzte Teil der Galeere: Er beendet das Spiel sofort.
flags-zone_full = Alle Plätze dieser Zone sind bebaut: Ein Plättchen dafür kann nur noch einen Teil ersetzen.
flags-zone_closed = Diese Zone ist abgeschlossen: Ihr letzter Teil kann nicht mehr ersetzt werden, ein Plättchen dafür nützt nichts mehr.

## flag_marks

flag_marks-idle = ohne Wirkung
flag_marks-ends_game = Spielende
flag_marks-zone_full = nur zum Ersetzen
flag_marks-zone_closed = nützt nichts mehr

## board

board-round = Runde { $round }
board-round_of = Runde { $round } von höchstens { $most }
board-doge = Doge
board-no_event = kein Ereignis
board-high_water = Hochwasser { $level }
board-inspection = Inspektion
board-buy = { $what } kaufen
board-complete = { $what } bauen
board-replace = Teil ersetzen
board-swap = Dogen tauschen
board-both = { " " }+{ " " }
board-either = { " " }oder{ " " }
board-gain_ducats =
    { $n ->
        [one] 1 Dukat
       *[other] { $n } Dukaten
    }
board-gain_approvals =
    { $n ->
        [one] 1 Zustimmung
       *[other] { $n } Zustimmungen
    }
board-gain_vp =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
board-for =
    { $n ->
        [one] für 1 Dukaten
       *[other] für { $n } Dukaten
    }
board-cost = { $n } D
board-free = gratis
board-price = kostet { $n }
board-top = nächstes kostet { $n }
board-lower = Unterdeck
board-upper = Oberdeck
board-stacks = Stapel:
board-player = Spieler
board-points = Punkte
board-ducats = Dukaten
board-approvals = Zustimmungen
board-markers = Marker
board-barriers = Barrieren, oberste
board-yard = Werft
board-drawn = Du siehst an
board-yours = In deiner Werft
board-when_buying = beim Kauf
board-when_completing = beim Bauen
board-when_plotting = bei Intrige
board-when_earning = bei Dukaten
board-verb_buy = kaufen
board-verb_complete = bauen
board-verb_replace = ersetzen
board-verb_plot = ränkeln
board-verb_earn = kassieren
board-or = od.
board-for_short = für { $n }
board-taken = besetzt
board-taken_by = besetzt von { $seat }
board-nothing_to_replace = kein Teil
board-die = der Würfel zeigt { $n }
board-zone_upper_aft = oben achtern
board-zone_upper_mid = oben Mitte
board-zone_upper_fore = oben vorn
board-zone_lower_aft = unten achtern
board-zone_lower_mid = unten Mitte
board-zone_lower_fore = unten vorn
board-zone_replace = voll
board-zone_closed = zu
board-galley = Die Galeere
board-water = Das Wasser
board-parts_left =
    { $n ->
        [one] noch 1 Teil
       *[other] noch { $n } Teile
    }
board-tide_pole = Pegel
board-tide_calm = kein Hochwasser
board-tide_rule = { $level } gebaut: { $equal } Aktion verloren, weniger: { $fewer }
board-safe = sicher
board-loses =
    { $n ->
        [one] verliert 1 Aktion
       *[other] verliert { $n } Aktionen
    }
board-doge_wishes = Der Doge wünscht
board-trait_blue = Tempo
board-trait_green = Ausrüstung
board-trait_red = Gewicht
board-trait_yellow = Wendigkeit
board-violet = violette Zonen
board-one_more = eine mehr
board-at_round_end = am Ende dieser Runde
board-old_doge =
    { $n ->
        [one] 1 altes Dogenplättchen
       *[other] { $n } alte Dogenplättchen
    }
board-old_ones =
    { $n ->
        [0] noch kein altes
        [one] 1 altes
       *[other] { $n } alte
    }
board-unseen_doge = { $n } Dogenplättchen noch nicht gesehen: { $inspections } mit Inspektion, { $floods } mit Hochwasser
board-your_yard = Deine Werft
board-yard_of = Die Werft von { $seat }
board-places_used = { $n } von { $all }
board-galley_used = Galeerenteile { $n } von { $all }
board-tight_yard = Eine Werft fasst fünf Plättchen (DS-5.3): Eins davon kommt unter seinen Stapel; nichts wird erstattet.
board-tight_galley = Eine Werft fasst { $n } Galeerenteile (DS-5.4): Für ein weiteres kommt eins davon unter seinen Stapel; nichts wird erstattet.
board-free_place = freier Platz
board-ready_for =
    { $n ->
        [one] jetzt: 1 Punkt
       *[other] jetzt: { $n } Punkte
    }
board-build_brings = bauen: { $brings }
board-fate_later = noch nicht erreicht
board-fate_replace = Zone voll: nur zum Ersetzen
board-fate_closed = abgeschlossen: nützt nichts mehr
board-worth_now = jetzt { $points } und { $approvals } wert
board-barriers_short = Barrieren
board-barriers_finished =
    { $n ->
        [0] keine Barriere gebaut
        [one] 1 Barriere gebaut
       *[other] { $n } Barrieren gebaut
    }
board-no_barrier = keine Barriere gebaut
board-priority = Rang { $n }
board-place_in_order = Platz { $n } in der Zugfolge
board-on_top_now = oben
board-turn_up =
    { $n ->
        [one] für 1 Dukaten nach oben legen
       *[other] für { $n } Dukaten nach oben legen
    }
board-more_buy = noch ein Kauf: { $kind }
board-more_complete = noch eins bauen: { $kind }
board-more_barriers =
    { $n ->
        [one] und 1 weitere
       *[other] und { $n } weitere
    }
board-only_you = nur für dich
board-approvals_use = Für Inspektionen; wer am Ende die meisten hat, bekommt { $row }.
board-markers_left =
    { $n ->
        [0] kein Marker übrig
        [one] 1 Marker übrig
       *[other] { $n } Marker übrig
    }
board-on_water = Aufs Wasser
board-yards = Werften
board-stack =
    { $n ->
        [0] Stapel { $stack }, leer
        [one] Stapel { $stack }, 1 Plättchen
       *[other] Stapel { $stack }, { $n } Plättchen
    }
board-stacks_title = Stapel
board-stacks_how = was bleibt, was das oberste kostet
board-stacks_at_ship = Stapel am Schiff
board-on_top = oben:
board-if_you_take = Wenn du { $field } nimmst
board-at_best = bestenfalls
board-zone_left =
    { $n ->
        [one] noch 1 Platz
       *[other] noch { $n } Plätze
    }
board-zone_brings = jetzt { $least } bis { $most } Punkte
board-part_under =
    { $n ->
        [one] { $part }: 1 Punkt
       *[other] { $part }: { $n } Punkte
    }
board-field_die = Feld { $value }, Würfel { $die }
board-your_barrier = deine Barriere { $n }
board-nothing_now = jetzt nichts zu bauen
board-look_is_final = Ein Blick lässt sich nicht zurücknehmen.
board-look = Du siehst Plättchen an: { $stack }
board-which_stack = Kaufen: von welchem Stapel?
board-make_room = Platz schaffen: Welches Plättchen geht zurück?
board-put_back = Zurücklegen
board-stays_there = bleibt
board-next_column = als Nächstes: Spalte { $n }
board-violet_short = violett
board-step_field = Feld
board-step_stack = Stapel
board-step_stack_now = einen wählen
board-step_room = Platz
board-step_room_now = ein Plättchen geht zurück
board-step_keep = Behalten
board-step_keep_now = eins oder keins
board-went_back = { $tile } ging zurück
board-room_enough = genug Platz
board-printed = { $n } gedruckt
board-build_today = Kann ich es heute bauen?
board-eyes_only = nur für deine Augen
board-keep_pay =
    { $n ->
        [0] Gratis behalten
       *[other] Behalten, { $n } zahlen
    }
board-too_dear = Kostet { $n }. Du hast { $ducats ->
        [one] 1 Dukaten
       *[other] { $ducats } Dukaten
    }.
board-reserved = Kostet { $n }. Von deinen { $ducats } Dukaten bleiben { $reserved } für die Intrige.
board-keep_none = Keins behalten
board-you_have =
    { $n ->
        [one] Du hast 1 Dukaten.
       *[other] Du hast { $n } Dukaten.
    }
board-rest_goes_under = Was du nicht behältst, kommt in dieser Reihenfolge unter den Stapel.
board-others_read = Die anderen lesen
board-others_see =
    { $n ->
        [one] „{ $seat } sieht sich 1 Plättchen an: { $stack }.“
       *[other] „{ $seat } sieht sich { $n } Plättchen an: { $stack }.“
    }
board-play_other_top = Spielen, anderes nach oben
board-play_other_bottom = Spielen, anderes nach unten
board-swap_how = Das gespielte gilt sofort; das andere kennst nur du.
board-seal_title = Der Doge inspiziert: versiegle dein Gebot
board-sealed_title = Dein Gebot ist versiegelt
board-seal_how = Alle bieten zugleich. Die höchsten Gebote bringen { $row } Punkte; jede gebotene Zustimmung ist ausgegeben.
board-seal_bid =
    { $n ->
        [one] Gebot von 1 versiegeln
       *[other] Gebot von { $n } versiegeln
    }
board-bid_of =
    { $n ->
        [one] { $bid } von deiner 1 Zustimmung.
       *[other] { $bid } von deinen { $n } Zustimmungen.
    }
board-stays =
    { $n ->
        [0] Nichts bleibt.
        [one] 1 bleibt dir.
       *[other] { $n } bleiben dir.
    }
board-thinks = überlegt
board-sealed = versiegelt
board-commitment = Dein Gebot ist festgehalten als
board-event_bids = Die Briefe werden geöffnet
board-event_flood = Hochwasser { $level }
board-event_final = Die Galeere ist fertig: die letzten Zustimmungen
board-event_doge = Der Doge hat andere Wünsche
board-how_bids = Der Doge hat inspiziert: Die höchsten Gebote bringen Punkte, und jede gebotene Zustimmung ist ausgegeben.
board-how_flood =
    { $level ->
        [one] Wer nicht mehr als 1 Barriere gebaut hat, verliert Aktionen der nächsten Runde.
       *[other] Wer nicht mehr als { $level } Barrieren gebaut hat, verliert Aktionen der nächsten Runde.
    }
board-how_final = Alle Zustimmungen werden offengelegt; wer die meisten hat, bekommt am meisten.
board-how_doge = Sein Plättchen gilt für alles, was von nun an gebaut wird.
board-said_bids = { $seat }: { $n } geboten, { $earned } Punkte, jetzt { $now }.
board-said_final = { $seat }: { $n } Zustimmungen, { $earned } Punkte, jetzt { $now }.
board-said_flood = { $seat }: { $n } Aktionen verloren, { $next } in der nächsten Runde.
board-sums = Die Summen
board-row_before = vorher
board-row_built = durch Bauen
board-row_now = jetzt
board-row_lost = verlorene Aktionen
board-row_next = nächste Runde
board-cost_word = kostet
board-close = Schließen
board-show_all = Alles zeigen
board-key_space = Leertaste
board-go_fields = Felder
board-go_galley = Galeere
board-go_yard = Werft

## prompts

prompts-start_player = Der Zufall bestimmt den Startspieler.
prompts-show_top = Das nächste Plättchen im Stapel { $stack } wird sichtbar, mit der Seite „im Bau“.
prompts-roll_dice = Der Startspieler würfelt.
prompts-new_doge = Das Dogenplättchen dieser Runde wird gezogen.
prompts-choose_action = Du bist dran: Wähle ein Feld oder das Wasser.
prompts-bonus_buy = Deine oberste Barriere erlaubt einen Kauf mehr, vor der Aktion von { $field }.
prompts-bonus_complete = Deine oberste Barriere lässt dich ein Plättchen mehr bauen, vor der Aktion von { $field }.
prompts-buy_step = Kaufe Material mit { $field }, oder beende die Aktion.
prompts-discard_for_space = Deine Werft hat keinen Platz für diesen Kauf: Lege zuerst ein Plättchen ab.
prompts-draw_tile = { $seat } zieht vom Stapel { $stack }.
prompts-keep_tile = Behalte eins der gezogenen Plättchen und bezahle es, oder behalte keins.
waits-keep_tile = Ein Plättchen wird angesehen.
prompts-complete_step = Baue Plättchen deiner Werft mit { $field }, oder beende die Aktion.
prompts-replace_part = Welches Plättchen deiner Werft ersetzt den letzten Teil seines Decks?
prompts-draw_doge = { $seat } zieht Dogenplättchen.
prompts-swap_doge = Welches Dogenplättchen spielst du aus, und wohin kommt das andere?
prompts-bid_approvals = Der Doge inspiziert die Werft. Wie viele deiner Zustimmungen bietest du?
waits-bid_approvals = Der Doge inspiziert die Werft; die Gebote werden versiegelt.
prompts-reveal_bids = Alle Gebote werden aufgedeckt.
prompts-final_approval = Alle Zustimmungen werden aufgedeckt und verglichen.

## acts

acts-place = Marker auf ein Feld setzen
acts-reorder = eine Barriere nach oben legen
acts-complete = bauen
acts-buy = kaufen

## moves

moves-start = { $seat } beginnt
moves-show =
    { $n ->
        [one] das nächste Plättchen { $stack } kostet 1 Dukaten
       *[other] das nächste Plättchen { $stack } kostet { $n } Dukaten
    }
moves-roll = Würfel { $panel } zeigt { $n }
moves-draw = { $tile }
moves-new_doge-draw = { $tile }
moves-place = auf { $field } setzen
moves-water = aufs Wasser setzen
moves-reorder = { $tile } nach oben legen
moves-buy =
    { $count ->
        [0] Material kaufen: { $kind }
       *[other] Galeerenteil kaufen: { $zones }
    }
moves-skip = den Bonus nicht nutzen
moves-finish = Aktion beenden
moves-discard = { $tile } ablegen
moves-keep = { $tile } behalten
moves-decline = keins behalten
moves-complete = { $tile } bauen
moves-replace = durch { $tile } ersetzen
moves-play = { $tile } ausspielen, das andere { $end }
moves-bid =
    { $n ->
        [0] nichts bieten
        [one] 1 Zustimmung bieten
       *[other] { $n } Zustimmungen bieten
    }
moves-reveal_bids-reveal = alle Gebote aufdecken
moves-final_approval-reveal = alle Zustimmungen aufdecken

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-take = { $field } nehmen
turns-complete = { $tile } bauen
turns-buy_part = Teil kaufen: { $zone }
turns-buy = kaufen: { $kind }

## events

events-start =
    { $me ->
        [yes] Du bist Startspieler.
       *[no] { $seat } ist Startspieler.
    }
events-show =
    { $n ->
        [one] Das nächste Plättchen { $stack } kostet 1 Dukaten.
       *[other] Das nächste Plättchen { $stack } kostet { $n } Dukaten.
    }
events-roll = Der Würfel { $panel } zeigt { $n }.
events-draw = Gezogen: { $tile }.
events-new_doge-draw = Das neue Dogenplättchen ist { $tile }.
events-place =
    { $me ->
        [yes] Du setzt auf { $field }.
       *[no] { $seat } setzt auf { $field }.
    }
events-water =
    { $me ->
        [yes] Du setzt aufs Wasser.
       *[no] { $seat } setzt aufs Wasser.
    }
events-reorder =
    { $me ->
        [yes] Du legst { $tile } auf deine Barrieren.
       *[no] { $seat } legt { $tile } auf die Barrieren.
    }
events-buy =
    { $me ->
        [yes]
            { $count ->
                [0] Du kaufst: { $kind }.
               *[other] Du kaufst einen Galeerenteil, { $zones }.
            }
       *[no]
            { $count ->
                [0] { $seat } kauft: { $kind }.
               *[other] { $seat } kauft einen Galeerenteil, { $zones }.
            }
    }
events-skip =
    { $me ->
        [yes] Du nutzt den Bonus nicht.
       *[no] { $seat } nutzt den Bonus nicht.
    }
events-finish =
    { $me ->
        [yes] Du beendest die Aktion.
       *[no] { $seat } beendet die Aktion.
    }
events-discard =
    { $me ->
        [yes] Du legst { $tile } ab.
       *[no] { $seat } legt { $tile } ab.
    }
events-keep =
    { $me ->
        [yes] Du behältst { $tile }.
       *[no] { $seat } behält { $tile }.
    }
events-decline =
    { $me ->
        [yes] Du behältst keins der Plättchen.
       *[no] { $seat } behält keins der Plättchen.
    }
events-complete =
    { $me ->
        [yes] Du baust { $tile }.
       *[no] { $seat } baut { $tile }.
    }
events-replace =
    { $me ->
        [yes] Du ersetzt einen Teil durch { $tile }.
       *[no] { $seat } ersetzt einen Teil durch { $tile }.
    }
events-play =
    { $me ->
        [yes] Du spielst das Dogenplättchen { $tile } und legst das andere { $end }.
       *[no] { $seat } spielt das Dogenplättchen { $tile } und legt das andere { $end }.
    }
events-bid =
    { $n ->
        [0] Du bietest nichts.
        [one] Du bietest 1 Zustimmung.
       *[other] Du bietest { $n } Zustimmungen.
    }
events-reveal_bids-reveal = Alle Gebote werden aufgedeckt.
events-final_approval-reveal = Die letzte Zustimmung: Alle Zustimmungen werden aufgedeckt.
events-ducats_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Du erhältst 1 Dukaten.
               *[other] Du erhältst { $n } Dukaten.
            }
       *[no]
            { $n ->
                [one] { $seat } erhält 1 Dukaten.
               *[other] { $seat } erhält { $n } Dukaten.
            }
    }
events-ducats_paid =
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
events-vp_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Du erhältst 1 Punkt.
               *[other] Du erhältst { $n } Punkte.
            }
       *[no]
            { $n ->
                [one] { $seat } erhält 1 Punkt.
               *[other] { $seat } erhält { $n } Punkte.
            }
    }
events-approvals_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Du erhältst 1 Zustimmung.
               *[other] Du erhältst { $n } Zustimmungen.
            }
       *[no]
            { $n ->
                [one] { $seat } erhält 1 Zustimmung.
               *[other] { $seat } erhält { $n } Zustimmungen.
            }
    }
events-discarded =
    { $me ->
        [yes] Du legst { $tile } ab, unter den Stapel.
       *[no] { $seat } legt { $tile } ab, unter den Stapel.
    }
events-left_yard =
    { $me ->
        [yes] Es war Plättchen { $n } in deiner Werft.
       *[no] Es war Plättchen { $n } in der Werft von { $seat }.
    }
events-drawn =
    { $me ->
        [yes] Du ziehst ein Plättchen vom Stapel { $stack }.
       *[no] { $seat } zieht ein Plättchen vom Stapel { $stack }.
    }
events-looked_at = Du siehst an: { $tile }.
events-kept =
    { $me ->
        [yes] Du behältst { $tile }.
       *[no] { $seat } behält { $tile }.
    }
events-torn_down = Abgerissen und unter den Stapel gelegt: { $tile }.
events-doge_stack_renewed = Die alten Dogenplättchen werden zu einem neuen Stapel von { $n } gemischt.
events-turn_order = Die neue Reihenfolge: { $seats }.
events-actions_lost =
    { $me ->
        [yes]
            { $n ->
                [0] Du bist vor dem Hochwasser sicher.
                [one] Du verlierst 1 Aktion durch das Hochwasser.
               *[other] Du verlierst { $n } Aktionen durch das Hochwasser.
            }
       *[no]
            { $n ->
                [0] { $seat } ist vor dem Hochwasser sicher.
                [one] { $seat } verliert 1 Aktion durch das Hochwasser.
               *[other] { $seat } verliert { $n } Aktionen durch das Hochwasser.
            }
    }
events-bid_sealed =
    { $me ->
        [yes] Dein Gebot ist versiegelt.
       *[no] { $seat } hat geboten.
    }
events-bid_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Du hast nichts geboten.
                [one] Du hast 1 Zustimmung geboten.
               *[other] Du hast { $n } Zustimmungen geboten.
            }
       *[no]
            { $n ->
                [0] { $seat } hat nichts geboten.
                [one] { $seat } hat 1 Zustimmung geboten.
               *[other] { $seat } hat { $n } Zustimmungen geboten.
            }
    }
events-approvals_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Du hast keine Zustimmungen.
                [one] Du hast 1 Zustimmung.
               *[other] Du hast { $n } Zustimmungen.
            }
       *[no]
            { $n ->
                [0] { $seat } hat keine Zustimmungen.
                [one] { $seat } hat 1 Zustimmung.
               *[other] { $seat } hat { $n } Zustimmungen.
            }
    }

## tile_patterns
## How tiles are called; `make_tile_names.py` among the tests writes their names from the data.

tile_patterns-galley = Teil { $zone } zu { $cost } Dukaten
tile_patterns-barrier = Barriere { $priority }
tile_patterns-gondola = Gondel (+{ $reward })
tile_patterns-doge = „{ $wishes }“ ({ $event })

## names-panel

names-panel-red = rot
names-panel-green = grün
names-panel-white = weiß
names-panel-yellow = gelb
names-panel-blue = blau
names-panel-black = schwarz

## names-field

names-field-red_1 = Rot 1
names-field-red_2 = Rot 2
names-field-red_3 = Rot 3
names-field-red_4 = Rot 4
names-field-red_5 = Rot 5
names-field-red_6 = Rot 6
names-field-green_1 = Grün 1
names-field-green_2 = Grün 2
names-field-green_3 = Grün 3
names-field-green_4 = Grün 4
names-field-green_5 = Grün 5
names-field-green_6 = Grün 6
names-field-white_1 = Weiß 1
names-field-white_2 = Weiß 2
names-field-white_3 = Weiß 3
names-field-white_4 = Weiß 4
names-field-white_5 = Weiß 5
names-field-white_6 = Weiß 6
names-field-yellow_1 = Gelb 1
names-field-yellow_2 = Gelb 2
names-field-yellow_3 = Gelb 3
names-field-yellow_4 = Gelb 4
names-field-yellow_5 = Gelb 5
names-field-yellow_6 = Gelb 6
names-field-blue_1 = Blau 1
names-field-blue_2 = Blau 2
names-field-blue_3 = Blau 3
names-field-blue_4 = Blau 4
names-field-blue_5 = Blau 5
names-field-blue_6 = Blau 6
names-field-black_1 = Schwarz 1
names-field-black_2 = Schwarz 2
names-field-black_3 = Schwarz 3
names-field-black_4 = Schwarz 4
names-field-black_5 = Schwarz 5
names-field-black_6 = Schwarz 6

## names-kind

names-kind-galley = Galeerenteil
names-kind-barrier = Barriere
names-kind-gondola = Gondel

## names-zone

names-zone-lower_aft = Unterdeck achtern
names-zone-lower_mid = Unterdeck mittschiffs
names-zone-lower_fore = Unterdeck vorn
names-zone-upper_aft = Oberdeck achtern
names-zone-upper_mid = Oberdeck mittschiffs
names-zone-upper_fore = Oberdeck vorn

## names-stack

names-stack-barrier = Barriere
names-stack-gondola = Gondel
names-stack-doge = Doge

## names-tile

names-tile-g01 = Teil Unterdeck achtern zu 2 Dukaten
names-tile-g02 = Teil Unterdeck achtern zu 3 Dukaten
names-tile-g03 = Teil Unterdeck achtern zu 4 Dukaten
names-tile-g04 = Teil Unterdeck achtern zu 5 Dukaten
names-tile-g05 = Teil Unterdeck achtern zu 6 Dukaten
names-tile-g06 = Teil Unterdeck achtern zu 7 Dukaten
names-tile-g07 = Teil Unterdeck mittschiffs zu 2 Dukaten
names-tile-g08 = Teil Unterdeck mittschiffs zu 3 Dukaten
names-tile-g09 = Teil Unterdeck mittschiffs zu 4 Dukaten
names-tile-g10 = Teil Unterdeck mittschiffs zu 5 Dukaten
names-tile-g11 = Teil Unterdeck mittschiffs zu 6 Dukaten
names-tile-g12 = Teil Unterdeck mittschiffs zu 7 Dukaten
names-tile-g13 = Teil Unterdeck vorn zu 2 Dukaten
names-tile-g14 = Teil Unterdeck vorn zu 3 Dukaten
names-tile-g15 = Teil Unterdeck vorn zu 4 Dukaten
names-tile-g16 = Teil Unterdeck vorn zu 5 Dukaten
names-tile-g17 = Teil Unterdeck vorn zu 6 Dukaten
names-tile-g18 = Teil Unterdeck vorn zu 7 Dukaten
names-tile-g19 = Teil Oberdeck achtern zu 2 Dukaten
names-tile-g20 = Teil Oberdeck achtern zu 3 Dukaten
names-tile-g21 = Teil Oberdeck achtern zu 4 Dukaten
names-tile-g22 = Teil Oberdeck achtern zu 5 Dukaten
names-tile-g23 = Teil Oberdeck achtern zu 6 Dukaten
names-tile-g24 = Teil Oberdeck achtern zu 7 Dukaten
names-tile-g25 = Teil Oberdeck mittschiffs zu 2 Dukaten
names-tile-g26 = Teil Oberdeck mittschiffs zu 3 Dukaten
names-tile-g27 = Teil Oberdeck mittschiffs zu 4 Dukaten
names-tile-g28 = Teil Oberdeck mittschiffs zu 5 Dukaten
names-tile-g29 = Teil Oberdeck mittschiffs zu 6 Dukaten
names-tile-g30 = Teil Oberdeck mittschiffs zu 7 Dukaten
names-tile-g31 = Teil Oberdeck vorn zu 2 Dukaten
names-tile-g32 = Teil Oberdeck vorn zu 3 Dukaten
names-tile-g33 = Teil Oberdeck vorn zu 4 Dukaten
names-tile-g34 = Teil Oberdeck vorn zu 5 Dukaten
names-tile-g35 = Teil Oberdeck vorn zu 6 Dukaten
names-tile-g36 = Teil Oberdeck vorn zu 7 Dukaten
names-tile-b01 = Barriere 1
names-tile-b02 = Barriere 2
names-tile-b03 = Barriere 3
names-tile-b04 = Barriere 4
names-tile-b05 = Barriere 5
names-tile-b06 = Barriere 6
names-tile-b07 = Barriere 7
names-tile-b08 = Barriere 8
names-tile-b09 = Barriere 9
names-tile-b10 = Barriere 10
names-tile-b11 = Barriere 11
names-tile-b12 = Barriere 12
names-tile-b13 = Barriere 13
names-tile-b14 = Barriere 14
names-tile-b15 = Barriere 15
names-tile-b16 = Barriere 16
names-tile-b17 = Barriere 17
names-tile-b18 = Barriere 18
names-tile-b19 = Barriere 19
names-tile-b20 = Barriere 20
names-tile-b21 = Barriere 21
names-tile-b22 = Barriere 22
names-tile-b23 = Barriere 23
names-tile-b24 = Barriere 24
names-tile-b25 = Barriere 25
names-tile-b26 = Barriere 26
names-tile-n01 = Gondel (+4 Dukaten)
names-tile-n02 = Gondel (+4 Dukaten)
names-tile-n03 = Gondel (+4 Dukaten)
names-tile-n04 = Gondel (+5 Dukaten)
names-tile-n05 = Gondel (+5 Dukaten)
names-tile-n06 = Gondel (+5 Dukaten)
names-tile-n07 = Gondel (+6 Dukaten)
names-tile-n08 = Gondel (+6 Dukaten)
names-tile-n09 = Gondel (+6 Dukaten)
names-tile-n10 = Gondel (+2 Zustimmungen)
names-tile-n11 = Gondel (+2 Zustimmungen)
names-tile-n12 = Gondel (+2 Zustimmungen)
names-tile-n13 = Gondel (+3 Zustimmungen)
names-tile-n14 = Gondel (+3 Zustimmungen)
names-tile-d01 = „Ausrüstung +2, Gewicht +1“ (Hochwasser 4)
names-tile-d02 = „Tempo +2, Ausrüstung +1“ (Inspektion)
names-tile-d03 = „Wendigkeit +2, Tempo +1“ (Hochwasser 2)
names-tile-d04 = „Gewicht +2, Wendigkeit +1“ (kein Ereignis)
names-tile-d05 = „Gewicht +2, Ausrüstung +1“ (Hochwasser 1)
names-tile-d06 = „Ausrüstung +2, Tempo +1“ (Inspektion)
names-tile-d07 = „Tempo +2, Wendigkeit +1“ (Hochwasser 3)
names-tile-d08 = „Wendigkeit +2, Gewicht +1“ (kein Ereignis)
names-tile-d09 = „Ausrüstung +2, Wendigkeit +1“ (Hochwasser 2)
names-tile-d10 = „Tempo +2, Gewicht +1“ (Inspektion)
names-tile-d11 = „Wendigkeit +2, Ausrüstung +1“ (Inspektion)
names-tile-d12 = „Gewicht +2, Tempo +1“ (kein Ereignis)
names-tile-d13 = „Wendigkeit +2, Gewicht +1“ (Hochwasser 3)
names-tile-d14 = „Gewicht +2, Ausrüstung +1“ (Inspektion)
names-tile-d15 = „Ausrüstung +2, Tempo +1“ (Hochwasser 1)
names-tile-d16 = „Tempo +2, Wendigkeit +1“ (kein Ereignis)
names-tile-barrier_0 = eine Gratisbarriere
names-tile-barrier_1 = eine Barriere für 1 Dukaten
names-tile-gondola_0 = eine Gratisgondel
names-tile-gondola_1 = eine Gondel für 1 Dukaten

## names-end

names-end-top = auf den Stapel
names-end-bottom = unter den Stapel

## refusals

refusals-no_such_thing = So etwas gibt es in diesem Spiel nicht; sieh in die Liste der Züge.
refusals-not_offered = Die Regeln erlauben das jetzt nicht.
refusals-another_question = Das beantwortet eine andere Frage als die jetzt gestellte.
refusals-reorder_too_late = Barrieren werden zu Beginn des eigenen Zuges umgeordnet, bevor das Feld gewählt ist.
refusals-no_need_to_discard = Abgelegt wird nur, wenn ein Kauf den Platz braucht, und bevor gezogen wird.
refusals-other_icons = Kaufsymbole bauen nichts, und Bausymbole kaufen nichts.
refusals-must_replace = Wer dieses Feld wählt, muss einen Teil abreißen und ersetzen.
refusals-must_play_one = Eins der beiden gezogenen Dogenplättchen muss gespielt werden.
refusals-no_passing = Niemand passt: Setze einen Marker, auf ein Feld oder aufs Wasser.
refusals-one_marker_a_turn = Je Zug wird ein Marker gesetzt, und deiner steht schon.
refusals-panel_out_of_play = Die Tafel { $panel } ist mit dieser Spielerzahl nicht im Spiel.
refusals-field_taken = Auf diesem Feld steht schon ein Marker von { $seat }.
refusals-too_dear = Das kostet { $cost }, und du hast { $ducats }.
refusals-price_must_be_left = Die Intrige kostet { $price }, und dafür blieben nur { $ducats }.
refusals-part_above = Über dem Teil in Spalte { $column } des Unterdecks liegt ein anderer; er kann nicht abgerissen werden.
refusals-no_replacement = Du hast kein Plättchen für die Zone eines Teils, der abgerissen werden kann.
refusals-of_another_zone = Der letzte Teil keines Decks gehört zur Zone dieses Plättchens.
refusals-reordered_before = Du hast deine Barrieren in diesem Zug schon umgeordnet.
refusals-not_finished = { $tile } gehört nicht zu deinen gebauten Barrieren.
refusals-two_barriers_needed = Zum Umordnen braucht es zwei gebaute Barrieren.
refusals-on_top_already = { $tile } liegt schon oben.
refusals-name_a_zone = Ein Galeerenteil wird für eine Zone gekauft: Nenne eine.
refusals-no_zone = Nur Galeerenteile haben eine Zone.
refusals-bonus_of_another_kind = Der Bonus gilt für eine andere Art von Plättchen.
refusals-no_such_icon = Dieses Feld hat kein solches Symbol: { $kind }.
refusals-icon_used = Dieses Symbol ist verbraucht: { $kind }.
refusals-stack_is_empty = Dieser Stapel ist leer.
refusals-too_many_galley_tiles = In eine Werft passen höchstens { $n } Galeerenplättchen.
refusals-replacement_needs_it = Ohne dieses Plättchen wäre das gewählte Ersetzen unmöglich.
refusals-not_in_your_yard = { $tile } liegt nicht in deiner Werft.
refusals-discard_a_galley_tile = In eine Werft passen höchstens { $n } Galeerenplättchen: Eins davon muss weg.
refusals-not_drawn = { $tile } gehört nicht zu den Plättchen, die du gezogen hast.
refusals-must_keep_one = Ein Plättchen, das du bezahlen kannst, muss behalten werden.
refusals-left_neighbour_missing = Die Galeere reicht noch nicht bis { $zone }: Der Teil links davon fehlt.
refusals-zone_is_full = Alle Plätze sind bebaut: { $zone }.
refusals-lower_neighbour_missing = Der Teil darunter, in Spalte { $column } des Unterdecks, fehlt.
refusals-bid_too_high =
    { $approvals ->
        [one] Du hast 1 Zustimmung zu bieten.
       *[other] Du hast { $approvals } Zustimmungen zu bieten.
    }
