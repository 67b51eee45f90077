### The Doge Ship: every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = The Doge Ship
game-about = Une galère pour le Doge, bâtie par tous, chacun pour sa gloire, pendant que la lagune monte.
game-authors = M. Canetta, S. Niccolini
game-lasts = 90 min
game-score = points de victoire

## options

options-start_player = qui commence la première manche
options-open_approvals = si chacun voit toutes les faveurs
options-open_yards = si chacun voit les gondoles et les digues en construction
options-galley_limit_discard = si une tuile galère peut être cédée pour une autre quand le chantier a encore de la place
options-buy_may_decline = si l'acheteur peut ne garder aucune des tuiles piochées
options-replace_triggers_complete_bonus = si remplacer une pièce compte comme achèvement pour le bonus
options-max_rounds = la manche après laquelle la partie s'arrête au plus tard

## endings

endings-last_part_by_action = la dernière pièce de la galère a été achevée par une action
endings-last_part_by_bonus = la dernière pièce de la galère a été achevée par un bonus
endings-max_rounds = la galère n'a pas été achevée à temps

## flags

flags-idle = Avec cette case vous ne pourriez rien acheter ni achever maintenant.
flags-ends_game = C'est la dernière pièce de la galère : la partie s'arrête aussitôt.
flags-zone_full = Toutes les places de cette zone sont construites : une tuile de cette zone ne peut plus que remplacer une pièce.
flags-zone_closed = Cette zone est fermée : sa dernière pièce ne peut plus être remplacée, une tuile de cette zone ne sert plus à rien.

## flag_marks

flag_marks-idle = sans effet
flag_marks-ends_game = fin de partie
flag_marks-zone_full = seulement pour remplacer
flag_marks-zone_closed = ne sert plus

## board

board-round = Manche { $round }
board-round_of = manche { $round } sur { $most } au plus
board-doge = Doge
board-no_event = aucun événement
board-high_water = hautes eaux { $level }
board-inspection = inspection
board-buy = acheter { $what }
board-complete = achever { $what }
board-replace = remplacer une pièce
board-swap = changer le Doge
board-both = { " " }+{ " " }
board-either = { " " }ou{ " " }
board-gain_ducats =
    { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
board-gain_approvals =
    { $n ->
        [one] { $n } faveur
       *[other] { $n } faveurs
    }
board-gain_vp =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
board-for =
    { $n ->
        [one] pour { $n } ducat
       *[other] pour { $n } ducats
    }
board-cost = { $n } d
board-free = gratuit
board-price = coûte { $n }
board-top = la suivante coûte { $n }
board-lower = pont inférieur
board-upper = pont supérieur
board-stacks = Piles :
board-player = joueur
board-points = points
board-ducats = ducats
board-approvals = faveurs
board-markers = marqueurs
board-barriers = digues, dessus
board-yard = chantier
board-drawn = Vous regardez
board-yours = Dans votre chantier
board-when_buying = à l'achat
board-when_completing = à l'achèvement
board-when_plotting = intrigue
board-when_earning = ducats
board-verb_buy = acheter
board-verb_complete = achever
board-verb_replace = refaire
board-verb_plot = intriguer
board-verb_earn = gagner
board-or = ou
board-for_short = à { $n }
board-taken = prise
board-taken_by = prise par { $seat }
board-nothing_to_replace = rien
board-die = le dé montre { $n }
board-zone_upper_aft = haut, arrière
board-zone_upper_mid = haut, milieu
board-zone_upper_fore = haut, avant
board-zone_lower_aft = bas, arrière
board-zone_lower_mid = bas, milieu
board-zone_lower_fore = bas, avant
board-zone_replace = pleine
board-zone_closed = fermée
board-galley = La galère
board-water = L'eau
board-parts_left =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }
board-tide_pole = Échelle des eaux
board-tide_calm = pas de hautes eaux
board-tide_rule = { $level } achevées : { $equal } action perdue, moins : { $fewer }
board-safe = à l'abri
board-loses =
    { $n ->
        [one] perd { $n } action
       *[other] perd { $n } actions
    }
board-doge_wishes = Le Doge souhaite
board-trait_blue = vitesse
board-trait_green = équipement
board-trait_red = poids
board-trait_yellow = maniabilité
board-violet = zones violettes
board-one_more = une de plus
board-at_round_end = à la fin de cette manche
board-old_doge =
    { $n ->
        [one] { $n } ancienne tuile Doge
       *[other] { $n } anciennes tuiles Doge
    }
board-old_ones =
    { $n ->
        [0] aucune ancienne
        [one] { $n } ancienne
       *[other] { $n } anciennes
    }
board-unseen_doge = { $n } tuiles Doge pas encore vues : { $inspections } avec inspection, { $floods } avec hautes eaux
board-your_yard = Votre chantier
board-yard_of = Le chantier de { $seat }
board-places_used = { $n } sur { $all }
board-galley_used = pièces de galère { $n } sur { $all }
board-tight_yard = Un chantier contient cinq tuiles (DS-5.3) : l’une va sous sa pile ; rien n’est remboursé.
board-tight_galley = Un chantier contient { $n } pièces de galère (DS-5.4) : pour en acheter une autre, l’une va sous sa pile ; rien n’est remboursé.
board-free_place = place libre
board-ready_for =
    { $n ->
        [one] maintenant : { $n } point
       *[other] maintenant : { $n } points
    }
board-build_brings = achever : { $brings }
board-fate_later = pas encore atteinte
board-fate_replace = zone pleine : seulement pour remplacer
board-fate_closed = fermée : ne sert plus
board-worth_now = vaut maintenant { $points } et { $approvals }
board-barriers_short = Digues
board-barriers_finished =
    { $n ->
        [0] aucune digue achevée
        [one] 1 digue achevée
       *[other] { $n } digues achevées
    }
board-no_barrier = aucune digue achevée
board-priority = priorité { $n }
board-place_in_order = place { $n } dans l'ordre du tour
board-on_top_now = au-dessus
board-turn_up =
    { $n ->
        [one] la mettre dessus pour { $n } ducat
       *[other] la mettre dessus pour { $n } ducats
    }
board-more_buy = un achat de plus : { $kind }
board-more_complete = achever en plus : { $kind }
board-more_barriers =
    { $n ->
        [one] et { $n } autre
       *[other] et { $n } autres
    }
board-only_you = pour vous seul
board-approvals_use = Pour les inspections ; à la fin, les mieux pourvus en faveurs marquent { $row }.
board-markers_left =
    { $n ->
        [0] aucun marqueur restant
        [one] 1 marqueur restant
       *[other] { $n } marqueurs restants
    }
board-on_water = Sur l'eau
board-yards = Chantiers
board-stack =
    { $n ->
        [0] pile { $stack }, vide
        [one] pile { $stack }, 1 tuile
       *[other] pile { $stack }, { $n } tuiles
    }
board-stacks_title = Piles
board-stacks_how = ce qui reste, prix du dessus
board-stacks_at_ship = piles au navire
board-on_top = dessus :
board-if_you_take = Si vous prenez { $field }
board-at_best = au mieux
board-zone_left =
    { $n ->
        [one] encore { $n } place
       *[other] encore { $n } places
    }
board-zone_brings = { $least } à { $most } points maintenant
board-part_under =
    { $n ->
        [one] { $part } : { $n } point
       *[other] { $part } : { $n } points
    }
board-field_die = case { $value }, dé { $die }
board-your_barrier = votre digue { $n }
board-nothing_now = rien à achever maintenant
board-look_is_final = On ne revient pas sur ce qu'on a vu.
board-look = Vous regardez des tuiles : { $stack }
board-which_stack = Acheter : dans quelle pile ?
board-make_room = Faire de la place : quelle tuile repart ?
board-put_back = Remettre
board-stays_there = reste
board-next_column = prochaine : colonne { $n }
board-violet_short = violette
board-step_field = Case
board-step_stack = Pile
board-step_stack_now = choisir
board-step_room = Place
board-step_room_now = une tuile repart
board-step_keep = Garder
board-step_keep_now = une, ou aucune
board-went_back = { $tile } : remise
board-room_enough = assez de place
board-printed = { $n } imprimés
board-build_today = Puis-je l’achever aujourd’hui ?
board-eyes_only = pour vos yeux seulement
board-keep_pay =
    { $n ->
        [0] Garder, gratuit
       *[other] Garder, payer { $n }
    }
board-too_dear = Coûte { $n }. Vous avez { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }.
board-reserved = Coûte { $n }. De vos { $ducats } ducats, { $reserved } restent pour l’intrigue.
board-keep_none = N'en garder aucune
board-you_have =
    { $n ->
        [one] Vous avez { $n } ducat.
       *[other] Vous avez { $n } ducats.
    }
board-rest_goes_under = Ce que vous ne gardez pas va sous la pile dans cet ordre.
board-others_read = Les autres lisent
board-others_see =
    { $n ->
        [one] « { $seat } regarde { $n } tuile : { $stack }. »
       *[other] « { $seat } regarde { $n } tuiles : { $stack }. »
    }
board-play_other_top = Jouer, l'autre dessus
board-play_other_bottom = Jouer, l'autre dessous
board-swap_how = Celle que vous jouez s'applique aussitôt ; vous seul connaissez l'autre.
board-seal_title = Le Doge inspecte : scellez votre mise
board-sealed_title = Votre mise est scellée
board-seal_how = Tous misent à la fois. Les plus hautes mises rapportent { $row } points ; chaque faveur misée est dépensée.
board-seal_bid =
    { $n ->
        [one] Sceller la mise de { $n }
       *[other] Sceller la mise de { $n }
    }
board-bid_of =
    { $n ->
        [one] { $bid } de votre { $n } faveur.
       *[other] { $bid } de vos { $n } faveurs.
    }
board-stays =
    { $n ->
        [0] Rien ne reste.
        [one] 1 vous reste.
       *[other] { $n } vous restent.
    }
board-thinks = réfléchit
board-sealed = scellée
board-commitment = Votre mise est consignée :
board-event_bids = Les lettres sont ouvertes
board-event_flood = Hautes eaux { $level }
board-event_final = La galère est finie : les dernières faveurs
board-event_doge = Le Doge a d’autres souhaits
board-how_bids = Le Doge a inspecté : les plus hautes mises rapportent des points, et chaque faveur misée est dépensée.
board-how_flood =
    { $level ->
        [one] Qui n’a pas achevé plus de { $level } digue perd des actions de la prochaine manche.
       *[other] Qui n’a pas achevé plus de { $level } digues perd des actions de la prochaine manche.
    }
board-how_final = Toutes les faveurs sont dévoilées ; qui en a le plus marque le plus.
board-how_doge = Sa tuile vaut pour tout ce qui est achevé désormais.
board-said_bids = { $seat } : mise de { $n }, { $earned } points, désormais { $now }.
board-said_final = { $seat } : { $n } faveurs, { $earned } points, désormais { $now }.
board-said_flood = { $seat } : { $n } actions perdues, { $next } à la prochaine manche.
board-sums = Les sommes
board-row_before = avant
board-row_built = en achevant
board-row_now = maintenant
board-row_lost = actions perdues
board-row_next = prochaine manche
board-cost_word = coûte
board-close = Fermer
board-show_all = Tout montrer
board-key_space = Espace
board-go_fields = Cases
board-go_galley = Galère
board-go_yard = Chantier

## prompts

prompts-start_player = Le sort désigne le premier joueur.
prompts-show_top = La prochaine tuile de la pile ({ $stack }) apparaît, côté construction visible.
prompts-roll_dice = Le premier joueur lance les dés.
prompts-new_doge = La tuile Doge de cette manche est piochée.
prompts-choose_action = À vous : choisissez une case, ou l’eau.
prompts-bonus_buy = Votre digue du dessus permet un achat de plus, avant l'action de { $field }.
prompts-bonus_complete = Votre digue du dessus permet un achèvement de plus, avant l'action de { $field }.
prompts-buy_step = Achetez du matériel avec { $field }, ou terminez l'action.
prompts-discard_for_space = Votre chantier n'a pas de place pour cet achat : cédez d'abord une tuile.
prompts-draw_tile = { $seat } pioche dans la pile ({ $stack }).
prompts-keep_tile = Gardez une des tuiles piochées et payez-la, ou n'en gardez aucune.
waits-keep_tile = On regarde une tuile.
prompts-complete_step = Achevez des tuiles de votre chantier avec { $field }, ou terminez l'action.
prompts-replace_part = Quelle tuile de votre chantier remplace la dernière pièce de son pont ?
prompts-draw_doge = { $seat } pioche des tuiles Doge.
prompts-swap_doge = Quelle tuile Doge jouez-vous, et où va l'autre ?
prompts-bid_approvals = Le Doge inspecte le chantier. Combien de vos faveurs misez-vous ?
waits-bid_approvals = Le Doge inspecte le chantier ; les mises sont scellées.
prompts-reveal_bids = Toutes les mises sont révélées.
prompts-final_approval = Toutes les faveurs sont révélées et classées.

## acts

acts-place = marqueur sur une case
acts-reorder = mettre une digue sur le dessus
acts-complete = achever
acts-buy = acheter

## moves

moves-start = { $seat } commence
moves-show =
    { $n ->
        [one] la prochaine tuile ({ $stack }) coûte { $n } ducat
       *[other] la prochaine tuile ({ $stack }) coûte { $n } ducats
    }
moves-roll = le dé { $panel } montre { $n }
moves-draw = { $tile }
moves-new_doge-draw = { $tile }
moves-place = placer sur { $field }
moves-water = placer sur l’eau
moves-reorder = mettre { $tile } sur le dessus
moves-buy =
    { $count ->
        [0] acheter une { $kind }
       *[other] acheter une pièce de galère, { $zones }
    }
moves-skip = ne pas utiliser le bonus
moves-finish = terminer l'action
moves-discard = céder { $tile }
moves-keep = garder { $tile }
moves-decline = ne rien garder
moves-complete = achever { $tile }
moves-replace = remplacer par { $tile }
moves-play = jouer { $tile }, l'autre { $end }
moves-bid =
    { $n ->
        [0] ne rien miser
        [one] miser 1 faveur
       *[other] miser { $n } faveurs
    }
moves-reveal_bids-reveal = révéler toutes les mises
moves-final_approval-reveal = révéler toutes les faveurs

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-take = prendre { $field }
turns-complete = achever { $tile }
turns-buy_part = acheter une pièce : { $zone }
turns-buy = acheter : { $kind }

## events

events-start =
    { $me ->
        [yes] Vous êtes premier joueur.
       *[no] { $seat } est premier joueur.
    }
events-show =
    { $n ->
        [one] La prochaine tuile ({ $stack }) coûte { $n } ducat.
       *[other] La prochaine tuile ({ $stack }) coûte { $n } ducats.
    }
events-roll = Le dé { $panel } montre { $n }.
events-draw = Tuile piochée : { $tile }.
events-new_doge-draw = La nouvelle tuile Doge est { $tile }.
events-place =
    { $me ->
        [yes] Vous placez un marqueur sur { $field }.
       *[no] { $seat } place un marqueur sur { $field }.
    }
events-water =
    { $me ->
        [yes] Vous placez un marqueur sur l'eau.
       *[no] { $seat } place un marqueur sur l'eau.
    }
events-reorder =
    { $me ->
        [yes] Vous mettez { $tile } au-dessus de vos digues.
       *[no] { $seat } met { $tile } au-dessus de ses digues.
    }
events-buy =
    { $me ->
        [yes]
            { $count ->
                [0] Vous achetez une { $kind }.
               *[other] Vous achetez une pièce de galère, { $zones }.
            }
       *[no]
            { $count ->
                [0] { $seat } achète une { $kind }.
               *[other] { $seat } achète une pièce de galère, { $zones }.
            }
    }
events-skip =
    { $me ->
        [yes] Vous n'utilisez pas le bonus.
       *[no] { $seat } n'utilise pas le bonus.
    }
events-finish =
    { $me ->
        [yes] Vous terminez l'action.
       *[no] { $seat } termine l'action.
    }
events-discard =
    { $me ->
        [yes] Vous cédez { $tile }.
       *[no] { $seat } cède { $tile }.
    }
events-keep =
    { $me ->
        [yes] Vous gardez { $tile }.
       *[no] { $seat } garde { $tile }.
    }
events-decline =
    { $me ->
        [yes] Vous ne gardez aucune des tuiles.
       *[no] { $seat } ne garde aucune des tuiles.
    }
events-complete =
    { $me ->
        [yes] Vous achevez { $tile }.
       *[no] { $seat } achève { $tile }.
    }
events-replace =
    { $me ->
        [yes] Vous remplacez une pièce par { $tile }.
       *[no] { $seat } remplace une pièce par { $tile }.
    }
events-play =
    { $me ->
        [yes] Vous jouez la tuile Doge { $tile } et mettez l'autre { $end }.
       *[no] { $seat } joue la tuile Doge { $tile } et met l'autre { $end }.
    }
events-bid =
    { $n ->
        [0] Vous ne misez rien.
        [one] Vous misez 1 faveur.
       *[other] Vous misez { $n } faveurs.
    }
events-reveal_bids-reveal = Toutes les mises sont révélées.
events-final_approval-reveal = Le jugement final : toutes les faveurs sont révélées.
events-ducats_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Vous recevez { $n } ducat.
               *[other] Vous recevez { $n } ducats.
            }
       *[no]
            { $n ->
                [one] { $seat } reçoit { $n } ducat.
               *[other] { $seat } reçoit { $n } ducats.
            }
    }
events-ducats_paid =
    { $me ->
        [yes]
            { $n ->
                [one] Vous payez { $n } ducat.
               *[other] Vous payez { $n } ducats.
            }
       *[no]
            { $n ->
                [one] { $seat } paie { $n } ducat.
               *[other] { $seat } paie { $n } ducats.
            }
    }
events-vp_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Vous marquez { $n } point.
               *[other] Vous marquez { $n } points.
            }
       *[no]
            { $n ->
                [one] { $seat } marque { $n } point.
               *[other] { $seat } marque { $n } points.
            }
    }
events-approvals_gained =
    { $me ->
        [yes]
            { $n ->
                [one] Vous recevez { $n } faveur.
               *[other] Vous recevez { $n } faveurs.
            }
       *[no]
            { $n ->
                [one] { $seat } reçoit { $n } faveur.
               *[other] { $seat } reçoit { $n } faveurs.
            }
    }
events-discarded =
    { $me ->
        [yes] Vous cédez { $tile }, qui va sous sa pile.
       *[no] { $seat } cède { $tile }, qui va sous sa pile.
    }
events-left_yard =
    { $me ->
        [yes] C'était la tuile { $n } de votre chantier.
       *[no] C'était la tuile { $n } du chantier de { $seat }.
    }
events-drawn =
    { $me ->
        [yes] Vous piochez une tuile dans la pile ({ $stack }).
       *[no] { $seat } pioche une tuile dans la pile ({ $stack }).
    }
events-looked_at = Vous regardez { $tile }.
events-kept =
    { $me ->
        [yes] Vous gardez { $tile }.
       *[no] { $seat } garde { $tile }.
    }
events-torn_down = Démolie et remise sous sa pile : { $tile }.
events-doge_stack_renewed = Les anciennes tuiles Doge sont mélangées en une nouvelle pile de { $n }.
events-turn_order = Le nouvel ordre du tour : { $seats }.
events-actions_lost =
    { $me ->
        [yes]
            { $n ->
                [0] Vous êtes à l'abri des hautes eaux.
                [one] Vous perdez { $n } action à cause des hautes eaux.
               *[other] Vous perdez { $n } actions à cause des hautes eaux.
            }
       *[no]
            { $n ->
                [0] { $seat } est à l'abri des hautes eaux.
                [one] { $seat } perd { $n } action à cause des hautes eaux.
               *[other] { $seat } perd { $n } actions à cause des hautes eaux.
            }
    }
events-bid_sealed =
    { $me ->
        [yes] Votre mise est scellée.
       *[no] { $seat } a fait sa mise.
    }
events-bid_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Vous n'avez rien misé.
                [one] Vous avez misé { $n } faveur.
               *[other] Vous avez misé { $n } faveurs.
            }
       *[no]
            { $n ->
                [0] { $seat } n'a rien misé.
                [one] { $seat } a misé { $n } faveur.
               *[other] { $seat } a misé { $n } faveurs.
            }
    }
events-approvals_shown =
    { $me ->
        [yes]
            { $n ->
                [0] Vous n'avez aucune faveur.
                [one] Vous avez { $n } faveur.
               *[other] Vous avez { $n } faveurs.
            }
       *[no]
            { $n ->
                [0] { $seat } n'a aucune faveur.
                [one] { $seat } a { $n } faveur.
               *[other] { $seat } a { $n } faveurs.
            }
    }

## tile_patterns
## How tiles are called; `make_tile_names.py` among the tests writes their names from the data.

tile_patterns-galley = pièce du { $zone } à { $cost } ducats
tile_patterns-barrier = digue { $priority }
tile_patterns-gondola = gondole (+{ $reward })
tile_patterns-doge = « { $wishes } » ({ $event })

## names-panel

names-panel-red = rouge
names-panel-green = vert
names-panel-white = blanc
names-panel-yellow = jaune
names-panel-blue = bleu
names-panel-black = noir

## names-field

names-field-red_1 = rouge 1
names-field-red_2 = rouge 2
names-field-red_3 = rouge 3
names-field-red_4 = rouge 4
names-field-red_5 = rouge 5
names-field-red_6 = rouge 6
names-field-green_1 = vert 1
names-field-green_2 = vert 2
names-field-green_3 = vert 3
names-field-green_4 = vert 4
names-field-green_5 = vert 5
names-field-green_6 = vert 6
names-field-white_1 = blanc 1
names-field-white_2 = blanc 2
names-field-white_3 = blanc 3
names-field-white_4 = blanc 4
names-field-white_5 = blanc 5
names-field-white_6 = blanc 6
names-field-yellow_1 = jaune 1
names-field-yellow_2 = jaune 2
names-field-yellow_3 = jaune 3
names-field-yellow_4 = jaune 4
names-field-yellow_5 = jaune 5
names-field-yellow_6 = jaune 6
names-field-blue_1 = bleu 1
names-field-blue_2 = bleu 2
names-field-blue_3 = bleu 3
names-field-blue_4 = bleu 4
names-field-blue_5 = bleu 5
names-field-blue_6 = bleu 6
names-field-black_1 = noir 1
names-field-black_2 = noir 2
names-field-black_3 = noir 3
names-field-black_4 = noir 4
names-field-black_5 = noir 5
names-field-black_6 = noir 6

## names-kind

names-kind-galley = pièce de galère
names-kind-barrier = digue
names-kind-gondola = gondole

## names-zone

names-zone-lower_aft = pont inférieur arrière
names-zone-lower_mid = pont inférieur central
names-zone-lower_fore = pont inférieur avant
names-zone-upper_aft = pont supérieur arrière
names-zone-upper_mid = pont supérieur central
names-zone-upper_fore = pont supérieur avant

## names-stack

names-stack-barrier = digues
names-stack-gondola = gondoles
names-stack-doge = Doge

## names-tile

names-tile-g01 = pièce du pont inférieur arrière à 2 ducats
names-tile-g02 = pièce du pont inférieur arrière à 3 ducats
names-tile-g03 = pièce du pont inférieur arrière à 4 ducats
names-tile-g04 = pièce du pont inférieur arrière à 5 ducats
names-tile-g05 = pièce du pont inférieur arrière à 6 ducats
names-tile-g06 = pièce du pont inférieur arrière à 7 ducats
names-tile-g07 = pièce du pont inférieur central à 2 ducats
names-tile-g08 = pièce du pont inférieur central à 3 ducats
names-tile-g09 = pièce du pont inférieur central à 4 ducats
names-tile-g10 = pièce du pont inférieur central à 5 ducats
names-tile-g11 = pièce du pont inférieur central à 6 ducats
names-tile-g12 = pièce du pont inférieur central à 7 ducats
names-tile-g13 = pièce du pont inférieur avant à 2 ducats
names-tile-g14 = pièce du pont inférieur avant à 3 ducats
names-tile-g15 = pièce du pont inférieur avant à 4 ducats
names-tile-g16 = pièce du pont inférieur avant à 5 ducats
names-tile-g17 = pièce du pont inférieur avant à 6 ducats
names-tile-g18 = pièce du pont inférieur avant à 7 ducats
names-tile-g19 = pièce du pont supérieur arrière à 2 ducats
names-tile-g20 = pièce du pont supérieur arrière à 3 ducats
names-tile-g21 = pièce du pont supérieur arrière à 4 ducats
names-tile-g22 = pièce du pont supérieur arrière à 5 ducats
names-tile-g23 = pièce du pont supérieur arrière à 6 ducats
names-tile-g24 = pièce du pont supérieur arrière à 7 ducats
names-tile-g25 = pièce du pont supérieur central à 2 ducats
names-tile-g26 = pièce du pont supérieur central à 3 ducats
names-tile-g27 = pièce du pont supérieur central à 4 ducats
names-tile-g28 = pièce du pont supérieur central à 5 ducats
names-tile-g29 = pièce du pont supérieur central à 6 ducats
names-tile-g30 = pièce du pont supérieur central à 7 ducats
names-tile-g31 = pièce du pont supérieur avant à 2 ducats
names-tile-g32 = pièce du pont supérieur avant à 3 ducats
names-tile-g33 = pièce du pont supérieur avant à 4 ducats
names-tile-g34 = pièce du pont supérieur avant à 5 ducats
names-tile-g35 = pièce du pont supérieur avant à 6 ducats
names-tile-g36 = pièce du pont supérieur avant à 7 ducats
names-tile-b01 = digue 1
names-tile-b02 = digue 2
names-tile-b03 = digue 3
names-tile-b04 = digue 4
names-tile-b05 = digue 5
names-tile-b06 = digue 6
names-tile-b07 = digue 7
names-tile-b08 = digue 8
names-tile-b09 = digue 9
names-tile-b10 = digue 10
names-tile-b11 = digue 11
names-tile-b12 = digue 12
names-tile-b13 = digue 13
names-tile-b14 = digue 14
names-tile-b15 = digue 15
names-tile-b16 = digue 16
names-tile-b17 = digue 17
names-tile-b18 = digue 18
names-tile-b19 = digue 19
names-tile-b20 = digue 20
names-tile-b21 = digue 21
names-tile-b22 = digue 22
names-tile-b23 = digue 23
names-tile-b24 = digue 24
names-tile-b25 = digue 25
names-tile-b26 = digue 26
names-tile-n01 = gondole (+4 ducats)
names-tile-n02 = gondole (+4 ducats)
names-tile-n03 = gondole (+4 ducats)
names-tile-n04 = gondole (+5 ducats)
names-tile-n05 = gondole (+5 ducats)
names-tile-n06 = gondole (+5 ducats)
names-tile-n07 = gondole (+6 ducats)
names-tile-n08 = gondole (+6 ducats)
names-tile-n09 = gondole (+6 ducats)
names-tile-n10 = gondole (+2 faveurs)
names-tile-n11 = gondole (+2 faveurs)
names-tile-n12 = gondole (+2 faveurs)
names-tile-n13 = gondole (+3 faveurs)
names-tile-n14 = gondole (+3 faveurs)
names-tile-d01 = « équipement +2, poids +1 » (hautes eaux 4)
names-tile-d02 = « vitesse +2, équipement +1 » (inspection)
names-tile-d03 = « maniabilité +2, vitesse +1 » (hautes eaux 2)
names-tile-d04 = « poids +2, maniabilité +1 » (aucun événement)
names-tile-d05 = « poids +2, équipement +1 » (hautes eaux 1)
names-tile-d06 = « équipement +2, vitesse +1 » (inspection)
names-tile-d07 = « vitesse +2, maniabilité +1 » (hautes eaux 3)
names-tile-d08 = « maniabilité +2, poids +1 » (aucun événement)
names-tile-d09 = « équipement +2, maniabilité +1 » (hautes eaux 2)
names-tile-d10 = « vitesse +2, poids +1 » (inspection)
names-tile-d11 = « maniabilité +2, équipement +1 » (inspection)
names-tile-d12 = « poids +2, vitesse +1 » (aucun événement)
names-tile-d13 = « maniabilité +2, poids +1 » (hautes eaux 3)
names-tile-d14 = « poids +2, équipement +1 » (inspection)
names-tile-d15 = « équipement +2, vitesse +1 » (hautes eaux 1)
names-tile-d16 = « vitesse +2, maniabilité +1 » (aucun événement)
names-tile-barrier_0 = une digue gratuite
names-tile-barrier_1 = une digue à 1 ducat
names-tile-gondola_0 = une gondole gratuite
names-tile-gondola_1 = une gondole à 1 ducat

## names-end

names-end-top = sur la pile
names-end-bottom = sous la pile

## refusals

refusals-no_such_thing = Cela n'existe pas dans ce jeu ; regardez la liste des coups.
refusals-not_offered = Les règles ne le permettent pas maintenant.
refusals-another_question = C'est la réponse à une autre question que celle posée maintenant.
refusals-reorder_too_late = Les digues se réordonnent au début de votre propre tour, avant le choix de la case.
refusals-no_need_to_discard = Une tuile n'est cédée que si un achat a besoin de sa place, et avant toute pioche.
refusals-other_icons = Les icônes d'achat n'achèvent rien, et les icônes d'achèvement n'achètent rien.
refusals-must_replace = Qui choisit cette case doit démolir une pièce et la remplacer.
refusals-must_play_one = Une des deux tuiles Doge piochées doit être jouée.
refusals-no_passing = On ne passe pas : utilisez un marqueur, sur une case ou sur l'eau.
refusals-one_marker_a_turn = On utilise un marqueur par tour, et le vôtre est déjà placé.
refusals-panel_out_of_play = Le panneau { $panel } n'est pas en jeu avec ce nombre de joueurs.
refusals-field_taken = Cette case porte déjà un marqueur ({ $seat }).
refusals-too_dear = Cela coûte { $cost } et vous avez { $ducats }.
refusals-price_must_be_left = L'intrigue coûte { $price }, et il ne resterait que { $ducats }.
refusals-part_above = La pièce de la colonne { $column } du pont inférieur en porte une autre et ne peut pas être démolie.
refusals-no_replacement = Vous n'avez aucune tuile de la zone d'une pièce qui peut être démolie.
refusals-of_another_zone = La dernière pièce d'aucun des deux ponts n'est de la zone de cette tuile.
refusals-reordered_before = Vous avez déjà réordonné vos digues pendant ce tour.
refusals-not_finished = Pas parmi vos digues achevées : { $tile }.
refusals-two_barriers_needed = Pour réordonner il faut deux digues achevées.
refusals-on_top_already = Déjà sur le dessus : { $tile }.
refusals-name_a_zone = Une pièce de galère s'achète pour une zone : nommez-en une.
refusals-no_zone = Seules les pièces de galère ont une zone.
refusals-bonus_of_another_kind = Le bonus vaut pour une autre sorte de tuile.
refusals-no_such_icon = Cette case n'a pas d'icône pour une { $kind }.
refusals-icon_used = L'icône pour une { $kind } a déjà servi.
refusals-stack_is_empty = Cette pile est vide.
refusals-too_many_galley_tiles = Un chantier contient au plus { $n } tuiles galère.
refusals-replacement_needs_it = Sans elle le remplacement que vous avez choisi serait impossible.
refusals-not_in_your_yard = Pas dans votre chantier : { $tile }.
refusals-discard_a_galley_tile = Un chantier contient au plus { $n } tuiles galère : l'une d'elles doit partir.
refusals-not_drawn = Pas parmi les tuiles piochées : { $tile }.
refusals-must_keep_one = Une tuile que vous pouvez payer doit être gardée.
refusals-left_neighbour_missing = La galère n'en est pas encore là ({ $zone }) : il manque la pièce de gauche.
refusals-zone_is_full = Toutes les places sont construites : { $zone }.
refusals-lower_neighbour_missing = Il manque la pièce du dessous, colonne { $column } du pont inférieur.
refusals-bid_too_high =
    { $approvals ->
        [one] Vous avez { $approvals } faveur à miser.
       *[other] Vous avez { $approvals } faveurs à miser.
    }
