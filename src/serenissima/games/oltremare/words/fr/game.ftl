### Oltre Mare: every sentence a person reads.
### A card is named with the letters of its symbols (Ducat, Pavillon pirate, pile de Cartes, Navire) and its power.

## game

game-title = Oltre Mare
game-about = Échangez des cartes, bluffez sur tout sauf la marchandise, et empilez votre cargaison dans le bon ordre.
game-authors = Emanuele Ornella
game-lasts = 1 h
game-score = ducats

## options

options-start_player = qui commence
options-venice_jitter = à quelle distance du milieu de la pioche peut se trouver la carte Venise
options-interim_scores_cargo = si le décompte intermédiaire paie la cargaison
options-favourable_terms_in_debt = si les conditions favorables valent à 0 ducat et moins
options-zero_markers_rank = si un joueur sans marqueur est classé à la fin
options-compass_to_empty = si une boussole peut mener à un port vide
options-ducati_gift_is_deal = si des ducats seuls sont une affaire
options-prestige_supply = combien il y a de tuiles de prestige
options-payout_table = ce que paient les groupes de cargaison
options-talks_per_turn = combien de négociations le joueur actif peut ouvrir
options-deal_ducati_max = combien de ducats peuvent changer de mains dans une affaire
options-counter_offers = si une offre peut recevoir une contre-offre
options-claims = si l'on peut prétendre quelque chose sur les cartes offertes
options-memory_aid = si les joueurs peuvent revoir ce qu'ils savent de leurs propres piles

## endings

endings-last_card = la pioche a été vidée ; la dernière manche a été jouée jusqu'au bout
endings-reshuffle = pendant la dernière manche la défausse a été mélangée encore une fois
endings-second_exhaustion = la pioche a été épuisée deux fois ; le premier joueur a été décompté plus tôt

## board

board-stack = Pioche
board-venice = Carte Venise
board-discard = Défausse
board-last_round = dernière manche
board-player = joueur
board-ducati = ducats
board-prestige = prestige
board-hand = main
board-pirates = pirates
board-cargo = cargaison
board-owned = marqueurs
board-top = dessus de cargaison
board-ship = navire à
board-marker = marqueur actif
board-starts = (commence)
board-used = doit jouer { $quota } ; achetées { $bought }, négociations { $talks }
board-played = jouées :
board-gives = donne
board-wants = contre
board-pays = et paie { $n }
board-asks = et demande { $n }
board-your_hand = Votre main :
board-your_offer = Votre offre jusqu'ici : vous donnez
board-your_cargo = Votre cargaison, de bas en haut :
board-your_pirates = Vos pirates, de bas en haut :

## chart

chart-sea_maggiore = Mar Maggiore
chart-sea_levante = Mare di Levante
chart-sea_ionio = Mar Ionio
chart-sea_venezia = Golfo di Venezia
chart-sea_barbaria = Mare di Barbaria
chart-phases = Phases du tour
chart-phase_power = Puissance maritime
chart-phase_trading = Commerce
chart-phase_action = Actions
chart-phase_load = Chargement
chart-round = Manche { $n }
chart-last_round = dernière manche
chart-track = Ducats de tous les joueurs
chart-has_ducati = { $seat } : { $n } ducats
chart-your_hand = Votre main
chart-your_cargo = Votre cargaison
chart-your_pirates = Vos pirates
chart-cards =
    { $n ->
        [0] aucune carte
        [one] 1 carte
       *[other] { $n } cartes
    }
chart-only_top = On ne voit que celle du dessus, vous aussi.
chart-hand_limit = limite de main
chart-to_load = à jouer et charger
chart-pirates_cost =
    { $n ->
        [0] rien à la fin
       *[other] −{ $n } à la fin
    }
chart-goods_stack = Pioche
chart-pirate_stack = Pile de pirates
chart-next_costs = la prochaine carte coûte { $n }
chart-bought = { $n } sur { $most } achetées ce tour
chart-venice = Carte Venise
chart-venice_between = { $low }–{ $high } cartes au-dessus
chart-venice_on_top = au sommet : la prochaine pioche déclenche le décompte
chart-venice_out = déjà comptée
chart-discard = Défausse
chart-discarded = { $n } { $good }
chart-without = sans { $goods }
# A scoring, told as an event; { $what } is what was paid, one thing after the other.
chart-stage_venice = Décompte intermédiaire
chart-stage_end = Décompte final
chart-stage_turned = { $seat } a retourné la carte Venise
chart-stage_about_venice = Le prestige, puis chaque groupe sauf celui du dessus. La carte quitte le jeu.
chart-stage_about_end = Le prestige, toute la cargaison, puis pirates et marqueurs.
chart-stage_card = La carte se retourne
chart-stage_prestige = Prestige
chart-stage_cargo = Cargaison
chart-stage_pirates = Pirates
chart-stage_markers = Marqueurs
chart-stage_sums = Les sommes
chart-stage_before = avant
chart-stage_now = maintenant
chart-stage_stays = reste en place
chart-stage_all = Tout montrer
chart-stage_again = Depuis le début
chart-stage_said = { $seat } : { $what }, { $n } ducats maintenant.
chart-played_by = { $seat } a joué
chart-plays = Vous jouez
chart-brings_ducato = { $count } × ducat : { $n } ducats
chart-brings_pirate = { $count } × pavillon pirate : { $n } cartes à la pile de pirates
chart-brings_cards = { $count } × pile de cartes : { $n } cartes en main
chart-brings_ship = { $count } × navire : { $n } routes à parcourir
chart-choose_more =
    { $n ->
        [one] choisissez encore { $n } carte
       *[other] choisissez encore { $n } cartes
    }
chart-play_these =
    { $n ->
        [1] Jouer cette carte
       *[other] Jouer ces { $n } cartes
    }
chart-chosen = choisie
chart-in_basket = dans le panier
chart-load_first = la plus basse d’abord ; la dernière est dessus
chart-nth_loaded = chargée en numéro { $n }
chart-next_turn = Tour suivant : limite de main { $power }, { $load } à charger
chart-group_then =
    { $n ->
        [one] { $n } carte ({ $good }) sur le dessus rapporte { $pays }
       *[other] { $n } cartes ({ $good }) sur le dessus rapportent { $pays }
    }
chart-holds = ici : { $marker }
chart-empty = plus de marqueur
chart-ship_here = navire de { $seat }
chart-leads_to = routes vers { $harbours }
chart-way = par { $harbours }
chart-no_marker = aucun marqueur
chart-effect_calm_sea = 1 ducat pour chaque navire joué
chart-effect_compass = aussitôt : sauter vers un port sans boussole
chart-effect_fight_pirates = les pavillons pirates joués sont sans effet
chart-effect_big_deal = un symbole ducat de plus à chaque tour
chart-effect_local_authority = à chaque tour des ducats pour les lions au-delà de 3
chart-effect_favourable_terms = les achats coûtent 1, 2, 3 et 4
chart-lions = { $n } lions : limite de main une fois au-dessus
chart-barrels =
    { $n ->
        [one] { $n } tonneau : autant de cartes à charger une fois au-dessus
       *[other] { $n } tonneaux : autant de cartes à charger une fois au-dessus
    }
chart-in_game = { $n } cartes { $good } dans le jeu
chart-pays = les groupes de 1, 2, 3 … rapportent { $list }
chart-names_harbour = nomme { $harbour } : ne compte que pour la carte de départ
chart-speaks_joins = { $good } rejoindrait { $same } au sommet de votre cargaison.
chart-speaks_serves = { $good } rejoindrait { $same } au sommet de ma cargaison.
chart-speaks_tile = L’affaire vous rapporterait une tuile de prestige.
chart-speaks_keeps = J’ai { $same } au sommet de ma cargaison : j’en veux plus, pas moins.
chart-speaks_joins_nothing = { $good } ne rejoindrait rien au sommet de ma cargaison.
chart-begins = premier joueur
chart-active = joue
chart-owned = { $n } marqueurs possédés
chart-memory = de mémoire : { $cards }
chart-interim = Venezia
chart-reads_swap =
    { $me ->
        [who] Vous donnez à { $whom } { $give } contre { $want }
        [whom] { $who } vous donne { $give } contre { $want }
       *[other] { $who } donne à { $whom } { $give } contre { $want }
    }
chart-reads_gift =
    { $me ->
        [who] Vous donnez à { $whom } { $give }
        [whom] { $who } vous donne { $give }
       *[other] { $who } donne à { $whom } { $give }
    }
chart-reads_wish =
    { $me ->
        [who] Vous demandez { $want } à { $whom }
        [whom] { $who } vous demande { $want }
       *[other] { $who } demande { $want } à { $whom }
    }
chart-hold =
    Vous avez { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } et devez en jouer { $quota }.
chart-short = Il en manque { $n }.
chart-turns_left =
    encore { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } après celui-ci
chart-reached_with = accessible avec autant de navires : { $ships }
chart-worth_now = { $label } : +{ $n } si on décomptait maintenant
chart-must_play =
    { $me ->
        [who] Vous en avez { $hand }, pouvez en acheter { $buys } à coup sûr et devez en jouer { $quota }.
       *[other] { $who } en a { $hand }, peut en acheter { $buys } à coup sûr et doit en jouer { $quota }.
    }
chart-gives_too_many =
    { $me ->
        [who] On ne peut pas donner autant de cartes : vous ne seriez plus sûr de votre quota.
       *[other] On ne peut pas donner autant de cartes : { $who } ne serait plus sûr de son quota.
    }
chart-wants_at_least =
    { $n ->
        [one] Au moins { $n } carte doit revenir.
       *[other] Au moins { $n } cartes doivent revenir.
    }
chart-wants_at_most =
    { $n ->
        [one] Pas plus de { $n } carte.
       *[other] Pas plus de { $n } cartes.
    }
chart-lacking = Il vous manque : { $goods }.

## prompts

prompts-discard_surplus = Votre main dépasse votre puissance maritime : mettez une carte sur votre pile de pirates.
prompts-trade_action = Commerce : achetez, faites une offre, demandez-en une, ou terminez la phase.
prompts-offer_card = Votre offre : quelles cartes donnez-vous ?
prompts-offer_request = Votre offre : quelles marchandises demandez-vous ?
prompts-offer_ducati = Votre offre : combien de ducats payez-vous ? Au-dessous de 0, vous les recevez.
prompts-offer_claim = Votre offre : que dites-vous de cette carte : { $card } ? Ce n'est pas forcément vrai.
prompts-deal_reply = Une offre pour vous : que répondez-vous ?
waits-deal_reply = Une offre est sur la table.
prompts-invite_reply = On vous demande une offre ({ $topic }) : en faites-vous une, ou passez-vous ?
waits-invite_reply = Une offre est demandée.
prompts-deal_pick = Quelle carte donnez-vous ?
waits-deal_pick = On choisit la carte à donner.
prompts-play_card = Action : quelle carte jouez-vous ?
prompts-sail = Où va votre navire ?
prompts-compass = La boussole : sauter dans un autre port, ou rester ?
prompts-load_order = Chargez les cartes jouées, en commençant par le bas.
prompts-covered = Une offre est en préparation.
prompts-place_marker = Un marqueur est posé sur un port.
prompts-start_card = Une carte de départ est retournée.
prompts-deal_card = Les mains sont distribuées.
prompts-first_player = Le premier joueur est tiré au sort.
prompts-draw_card = Une carte est piochée.
prompts-take_pirate = Une carte est prise d'une pile de pirates.
prompts-uncover = On regarde le dos de la prochaine carte de la pioche.
prompts-send_offer = L'offre est envoyée.
prompts-exchange = L'affaire est conclue.
prompts-interim_scoring = La carte Venise : décompte intermédiaire.
prompts-rescue = La pioche est de nouveau vide : le premier joueur est décompté.
prompts-identify = Une carte de pirates est mélangée à la pioche.
prompts-final_scoring = Décompte final.

## acts

acts-propose = faire une offre
acts-invite = demander une offre
acts-claim = en dire quelque chose

## moves

moves-marker = { $marker }
moves-card = { $card }
moves-start = { $seat } commence
moves-buy_goods = acheter une carte de la pioche
moves-buy_pirate = racheter une carte de votre pile de pirates
moves-propose = faire une offre à { $seat }
moves-invite = demander une offre à { $seat } : { $topic }
moves-end_trading = terminer le commerce
moves-discard_surplus-card = déposer { $card }
moves-offer_card-card = donner { $card }
moves-offer_card-done = aucune autre carte
moves-offer_request-done = rien de plus
moves-done = terminé
moves-drop = laisser tomber l'offre
moves-good = demander : { $good }
moves-amount = { $n } ducats
moves-silent = ne rien dire
moves-claim =
    dire : { $symbols ->
        [rien] puissance { $power }
       *[other] { $power ->
                [rien] { $symbols }
               *[other] { $symbols }, puissance { $power }
            }
    }
moves-send = l'offre est envoyée
moves-accept = accepter
moves-decline = décliner
moves-counter = faire une contre-offre
moves-offer = faire une offre
moves-pass = passer
moves-exchange = l'affaire est conclue
moves-deal_pick-card = donner { $card }
moves-play_card-card = jouer { $card }
moves-cards = jouer { $cards }
moves-destination = naviguer vers { $harbour }
moves-trail = naviguer : { $harbours }
moves-jump = sauter à { $harbour }
moves-stay = rester
moves-load = charger { $cards }
moves-venice = la carte Venise est sur le dessus
moves-goods = une carte marchandise est sur le dessus
moves-interim = décompte intermédiaire
moves-rescue = le premier joueur est décompté
moves-final = décompte final

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-play = jouer { $cards }
turns-load = charger de bas en haut : { $cards }
turns-symbols = +{ $n } ducats par les symboles

## events

events-marker = { "" }
events-card = { "" }
events-cards = { "" }
events-start =
    { $me ->
        [yes] Vous êtes le premier joueur.
       *[no] { $seat } est le premier joueur.
    }
events-buy_goods =
    { $me ->
        [yes] Vous achetez à la pioche.
       *[no] { $seat } achète à la pioche.
    }
events-buy_pirate =
    { $me ->
        [yes] Vous rachetez une carte de votre pile de pirates.
       *[no] { $seat } rachète une carte de sa pile de pirates.
    }
events-propose =
    { $me ->
        [yes] Vous préparez une offre pour { WHO($seat2, as: "object") }.
       *[no] { $seat } prépare une offre pour { WHO($seat2, as: "object") }.
    }
events-invite =
    { $me ->
        [yes] Vous demandez une offre à { WHO($seat2, as: "dative") } : { $topic }.
       *[no] { $seat } demande une offre à { WHO($seat2, as: "dative") } : { $topic }.
    }
events-end_trading =
    { $me ->
        [yes] Vous terminez la phase de commerce.
       *[no] { $seat } termine la phase de commerce.
    }
events-done = { "" }
events-drop = { "" }
events-good = { "" }
events-amount = { "" }
events-silent = { "" }
events-claim = { "" }
events-accept =
    { $me ->
        [yes] Vous acceptez.
       *[no] { $seat } accepte.
    }
events-decline =
    { $me ->
        [yes] Vous refusez.
       *[no] { $seat } refuse.
    }
events-counter =
    { $me ->
        [yes] Vous ferez une contre-offre.
       *[no] { $seat } fera une contre-offre.
    }
events-offer =
    { $me ->
        [yes] Vous ferez une offre.
       *[no] { $seat } fera une offre.
    }
events-pass =
    { $me ->
        [yes] Vous n’avez rien à offrir.
       *[no] { $seat } n’a rien à offrir.
    }
events-exchange = { "" }
events-send = { "" }
events-destination = { "" }
events-trail = { "" }
events-jump =
    { $me ->
        [yes] Vous sautez à { $harbour }.
       *[no] { $seat } saute à { $harbour }.
    }
events-stay =
    { $me ->
        [yes] Vous restez.
       *[no] { $seat } reste.
    }
events-load = { "" }
events-venice = La carte Venise est sur le dessus de la pioche.
events-goods = La carte Venise n'est pas encore en vue.
events-interim = La carte Venise : décompte intermédiaire.
events-rescue = La pioche et la défausse sont vides : le premier joueur est décompté.
events-final = Décompte final.
events-start_card-card = La carte de départ est { $card }.
events-discard_surplus-card = Vous mettez { $card } sur votre pile de pirates.
events-offer_card-card = Vous offrez { $card }.
events-offer_card-done = { "" }
events-offer_request-good = Vous demandez : { $good }.
events-offer_request-done = { "" }
events-offer_ducati-amount = { "" }
events-offer_claim-silent = Vous ne dites rien de la carte.
events-offer_claim-claim =
    Vous dites : { $symbols ->
        [rien] puissance { $power }
       *[other] { $power ->
                [rien] { $symbols }
               *[other] { $symbols }, puissance { $power }
            }
    }.
events-deal_pick-card = Vous donnerez { $card }.
events-play_card-card = { "" }
events-play_card-cards = { "" }
events-load_order-load = Vous chargez, de bas en haut : { $cards }.
events-marker_placed = Marqueur posé à { $harbour } : { $marker }.
events-ship_placed =
    { $me ->
        [yes] Votre navire part de { $harbour }.
       *[no] Le navire de { $seat } part de { $harbour }.
    }
events-card_dealt =
    { $me ->
        [yes] { "" }
       *[no] { $seat } reçoit une carte.
    }
events-turn_begun =
    { $me ->
        [yes] { $n ->
                [one] À vous de jouer : { $n } carte.
               *[other] À vous de jouer : { $n } cartes.
            }
       *[no] { $n ->
                [one] { $seat } est actif et doit jouer { $n } carte.
               *[other] { $seat } est actif et doit jouer { $n } cartes.
            }
    }
events-surplus_discarded =
    { $me ->
        [yes] { "" }
       *[no] { $seat } met une carte sur sa pile de pirates.
    }
events-paid =
    { $me ->
        [yes] Vous recevez { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
       *[no] { $seat } reçoit { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
    }
events-spent =
    { $me ->
        [yes] Vous payez { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
       *[no] { $seat } paie { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
    }
events-paid_to =
    { $me ->
        [yes] Vous payez { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            } à { WHO($seat2, as: "dative") }.
       *[no] { $seat } paie { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            } à { WHO($seat2, as: "dative") }.
    }
events-minus_marker_taken =
    { $me ->
        [yes] Vous prenez le marqueur moins : vous voilà endetté.
       *[no] { $seat } prend le marqueur moins : le voilà endetté.
    }
events-minus_marker_returned =
    { $me ->
        [yes] Vous rendez le marqueur moins.
       *[no] { $seat } rend le marqueur moins.
    }
events-card_drawn =
    { $me ->
        [yes] { "" }
       *[no] { $seat } pioche une carte.
    }
events-card_to_pirates =
    { $me ->
        [yes] Une carte va face cachée sur votre pile de pirates.
       *[no] Une carte va face cachée sur la pile de pirates de { $seat }.
    }
events-pirate_taken =
    { $me ->
        [yes] { "" }
       *[no] { $seat } prend la carte du dessus de sa pile de pirates.
    }
events-drew = Vous piochez { $card }.
events-nothing_to_draw =
    { $me ->
        [yes] { $n ->
                [one] Il n’y a plus rien à piocher pour vous ; { $n } carte est perdue.
               *[other] Il n’y a plus rien à piocher pour vous ; { $n } cartes sont perdues.
            }
       *[no] { $n ->
                [one] Il n’y a plus rien à piocher pour { $seat } ; { $n } carte est perdue.
               *[other] Il n’y a plus rien à piocher pour { $seat } ; { $n } cartes sont perdues.
            }
    }
events-last_round = La pioche est vide : c'est la dernière manche.
events-refilled = La défausse est mélangée : { $n } cartes forment la nouvelle pioche.
events-rescued =
    { $me ->
        [yes] Votre cargaison et vos pirates sont mélangés : c’est la nouvelle pioche ({ $n } cartes jusqu’ici).
       *[no] La cargaison et les pirates de { $seat } sont mélangés : c’est la nouvelle pioche ({ $n } cartes jusqu’ici).
    }
events-pirate_shuffled_in =
    { $me ->
        [yes] Une de vos cartes cachées est mélangée à la pioche.
       *[no] Une carte cachée de { $seat } est mélangée à la pioche.
    }
events-offer_composed = { "" }
events-offer_sent =
    { $me ->
        [yes] Votre offre à { WHO($seat2, as: "dative") } est envoyée.
       *[no] L’offre de { $seat } à { WHO($seat2, as: "dative") } :
    }
events-offer_gives =
    { $me ->
        [yes] { "" }
       *[no] { $seat } donne { $good }.
    }
events-offer_claims =
    { $me ->
        [yes] { "" }
       *[no] { $seat } en dit :{ $symbols ->
                [rien] { "" }
               *[other] { " " }{ $symbols }.
            }{ $power ->
                [rien] { "" }
               *[other] { " " }Puissance { $power }.
            }{ $named ->
                [rien] { "" }
               *[other] { " " }Port { $named }.
            }
    }
events-offer_wants =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } demande { $good }.
               *[other] { $seat } demande { $n } { $good }.
            }
    }
events-offer_pays =
    { $me ->
        [yes] Vous offrez { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
       *[no] { $seat } offre { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
    }
events-offer_asks =
    { $me ->
        [yes] Vous demandez { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
       *[no] { $seat } demande { $n ->
                [one] { $n } ducat
               *[other] { $n } ducats
            }.
    }
events-offer_dropped =
    { $me ->
        [yes] Temps écoulé : votre offre est abandonnée.
       *[no] Temps écoulé : l’offre de { $seat } est abandonnée.
    }
events-cards_picked =
    { $me ->
        [yes] { "" }
       *[no] { $seat } a choisi les cartes.
    }
events-dealt =
    { $me ->
        [yes] Vous faites affaire avec { WHO($seat2, as: "object") }.
       *[no] { $seat } fait affaire avec { WHO($seat2, as: "object") }.
    }
events-good_given =
    { $me ->
        [yes] { "" }
       *[no] { $seat } donne { $good } à { WHO($seat2, as: "dative") }.
    }
events-gave = Vous avez donné { $card } à { $seat }.
events-received =
    Vous avez reçu { $card } de { $seat }.{ $symbols ->
        [rien] { "" }
       *[other] { " " }On en disait : { $symbols }.
    }{ $power ->
        [rien] { "" }
       *[other] { " " }Puissance annoncée : { $power }.
    }{ $named ->
        [rien] { "" }
       *[other] { " " }Port annoncé : { $named }.
    }
events-prestige_gained =
    { $me ->
        [yes] Vous gagnez une tuile de prestige.
       *[no] { $seat } gagne une tuile de prestige.
    }
events-nothing_to_play =
    { $me ->
        [yes] Vous n’avez aucune carte à jouer.
       *[no] { $seat } n’a aucune carte à jouer.
    }
events-played =
    { $me ->
        [yes] Vous jouez { $cards }.
       *[no] { $seat } joue { $cards }.
    }
events-sailed =
    { $me ->
        [yes] Votre navire fait voile : { $harbours }.
       *[no] Le navire de { $seat } fait voile : { $harbours }.
    }
events-compass_used =
    { $me ->
        [yes] Vous utilisez la boussole à { $harbour } ; elle sort du jeu.
       *[no] { $seat } utilise la boussole à { $harbour } ; elle sort du jeu.
    }
events-marker_taken =
    { $me ->
        [yes] Vous prenez { $marker } à { $harbour }.
       *[no] { $seat } prend { $marker } à { $harbour }.
    }
events-marker_turned_down =
    { $me ->
        [yes] Vous retournez { $marker } face cachée.
       *[no] { $seat } retourne { $marker } face cachée.
    }
events-loaded =
    { $me ->
        [yes] { "" }
       *[no] { $n ->
                [one] { $seat } charge { $card }.
               *[other] { $seat } charge { $n } cartes ; { $card } est sur le dessus.
            }
    }
events-prestige_ranked =
    { $me ->
        [yes] Prestige ({ $n }) : { $n2 } pour vous.
       *[no] Prestige ({ $n }) : { $n2 } pour { $seat }.
    }
events-markers_ranked =
    { $me ->
        [yes] Marqueurs ({ $n }) : { $n2 } pour vous.
       *[no] Marqueurs ({ $n }) : { $n2 } pour { $seat }.
    }
events-group_kept =
    { $me ->
        [yes] Vous gardez { $n ->
                [one] { $n } carte ({ $good })
               *[other] { $n } cartes ({ $good })
            } sur le dessus.
       *[no] { $seat } garde { $n ->
                [one] { $n } carte ({ $good })
               *[other] { $n } cartes ({ $good })
            } sur le dessus.
    }
events-group_paid =
    { $me ->
        [yes] Chez vous, { $n ->
                [one] { $n } carte ({ $good })
               *[other] { $n } cartes ({ $good })
            } : { $n2 }.
       *[no] Chez { $seat }, { $n ->
                [one] { $n } carte ({ $good })
               *[other] { $n } cartes ({ $good })
            } : { $n2 }.
    }
events-discarded =
    { $me ->
        [yes] Vous défaussez { $cards }.
       *[no] { $seat } défausse { $cards }.
    }
events-cargo_shown =
    { $me ->
        [yes] Votre cargaison, de bas en haut : { $cards }.
       *[no] La cargaison de { $seat }, de bas en haut : { $cards }.
    }

## refusals

refusals-trading_is_over = On n'achète et ne négocie que dans la phase de commerce de son propre tour.
refusals-not_now = C'est la réponse à une autre question que celle posée maintenant.
refusals-no_offer = Il n'y a pas d'offre à laquelle répondre ; elle n'est plus là, ou n'a jamais été faite.
refusals-not_invited = Seul le joueur actif ouvre des négociations ; vous faites une offre sur demande, ou en contre-offre.
refusals-not_composing = Aucune offre n'est en préparation.
refusals-no_compass = Pour sauter il faut une boussole.
refusals-load_all = Chargez chaque carte jouée exactement une fois.
refusals-bought_enough = On achète au plus { $limit } cartes par tour.
refusals-stack_empty = Il n'y a plus rien à piocher nulle part.
refusals-pirates_empty = Votre pile de pirates est vide.
refusals-quota_not_met = Cartes en main : { $hand }, à jouer : { $quota }. Achetez ou négociez d'abord.
refusals-still_trading = La phase de commerce n'est pas finie ; les cartes se jouent après.
refusals-no_partner = Une affaire se fait entre le joueur actif et un autre joueur.
refusals-talked_enough = On ouvre au plus { $limit } négociations par tour.
refusals-no_offer_possible = Aucune offre permise n'existe entre vous deux maintenant.
refusals-good_not_in_game = Cette marchandise n'est pas dans le jeu.
refusals-not_in_hand = Vous n'avez pas cette carte en main.
refusals-card_order = Nommez les cartes comme elles sont dans votre main, de gauche à droite.
refusals-chosen_already = Vous avez déjà choisi cette carte.
refusals-play_so_many = Cartes qui restent à jouer : { $quota } ; nommez-en exactement autant.
refusals-too_few_left = Nommez ces cartes de gauche à droite : après celle-ci, il en resterait trop peu de la marchandise voulue.
refusals-good_order = Nommez les marchandises par ordre de valeur : les gemmes d’abord, le blé en dernier.
refusals-quota_at_risk = Avec cette affaire le joueur actif ne serait plus sûr de son quota.
refusals-no_card_moves = Une affaire déplace au moins une carte.
refusals-too_many_ducati = Au plus { $limit } ducats peuvent changer de mains dans une affaire.
refusals-no_such_claim = Annoncez un symbole ou deux, une puissance, un port, ou rien.
refusals-no_claims_here = À cette table on ne prétend rien sur les cartes.
refusals-false_good = Les marchandises des cartes offertes doivent être nommées sans mentir.
refusals-offer_first = Terminez d'abord votre offre.
refusals-wants_too_many = Cartes dans l'autre main : seulement { $hand }.
refusals-goods_missing = Vous n'avez pas les marchandises demandées.
refusals-no_counter = Cette offre ne peut pas recevoir de contre-offre.
refusals-answer_the_offer = Une offre attend votre réponse.
refusals-answer_the_invitation = Faites une offre, ou passez.
refusals-not_wanted = Cette marchandise n'est plus demandée.
refusals-wrong_length = Routes que le navire doit parcourir, ni plus ni moins : { $routes }.
refusals-out_of_reach = Aucun trajet de cette longueur ne finit là : { $routes }.
refusals-wrong_start = Un trajet part de là où est le navire.
refusals-no_route = Il n'y a pas de route entre ces ports.
refusals-route_used = Chaque route ne se parcourt qu'une fois par tour.
refusals-other_harbour = Sautez dans un autre port.
refusals-another_compass = Vous ne pouvez pas sauter sur une autre boussole.
refusals-empty_harbour = À cette table un saut doit mener à un marqueur.

## flags

flags-into_debt = Cela vous endette.
flags-loses_marker = Votre marqueur actif sera retourné face cachée.

## flag_marks

flag_marks-into_debt = dette
flag_marks-loses_marker = perd le marqueur

## names-seat

names-seat-blue = Bleu
names-seat-yellow = Jaune
names-seat-purple = Violet
names-seat-green = Vert
names-seat-red = Rouge

## names-good

names-good-gems = gemmes
names-good-scrolls = parchemins
names-good-silk = soie
names-good-salt = sel
names-good-pottery = poterie
names-good-olives = olives
names-good-grain = blé

## names-card

names-card-gems_01 = gemmes 3 (ducat, cartes)
names-card-gems_02 = gemmes 3 (ducat, navire)
names-card-gems_03 = gemmes 4 (pirate, navire)
names-card-gems_04 = gemmes 4 (cartes, navire)
names-card-gems_05 = gemmes 5 (ducat, cartes)
names-card-gems_06 = gemmes 5 (pirate, navire)
names-card-gems_07 = gemmes 6 (ducat, pirate)
names-card-gems_08 = gemmes 6 (pirate, cartes)
names-card-scrolls_01 = parchemins 3 (ducat, cartes)
names-card-scrolls_02 = parchemins 3 (pirate, navire)
names-card-scrolls_03 = parchemins 4 (ducat, pirate)
names-card-scrolls_04 = parchemins 4 (ducat, navire)
names-card-scrolls_05 = parchemins 4 (pirate, cartes)
names-card-scrolls_06 = parchemins 5 (ducat, cartes)
names-card-scrolls_07 = parchemins 5 (cartes, navire)
names-card-scrolls_08 = parchemins 5 (ducat, navire)
names-card-scrolls_09 = parchemins 6 (pirate, navire)
names-card-scrolls_10 = parchemins 6 (pirate, cartes)
names-card-silk_01 = soie 3 (cartes, navire)
names-card-silk_02 = soie 3 (ducat, navire)
names-card-silk_03 = soie 3 (pirate, cartes)
names-card-silk_04 = soie 4 (ducat, cartes)
names-card-silk_05 = soie 4 (pirate, navire)
names-card-silk_06 = soie 4 (ducat, navire)
names-card-silk_07 = soie 5 (pirate, navire)
names-card-silk_08 = soie 5 (ducat, pirate)
names-card-silk_09 = soie 5 (pirate, cartes)
names-card-silk_10 = soie 6 (ducat, cartes)
names-card-silk_11 = soie 6 (ducat, pirate)
names-card-silk_12 = soie 6 (cartes, navire)
names-card-salt_01 = sel 3 (pirate, navire)
names-card-salt_02 = sel 3 (ducat, pirate)
names-card-salt_03 = sel 3 (cartes, navire)
names-card-salt_04 = sel 3 (pirate, cartes)
names-card-salt_05 = sel 4 (ducat, cartes)
names-card-salt_06 = sel 4 (ducat, pirate)
names-card-salt_07 = sel 4 (cartes, navire)
names-card-salt_08 = sel 5 (ducat, cartes)
names-card-salt_09 = sel 5 (ducat, navire)
names-card-salt_10 = sel 5 (pirate, cartes)
names-card-salt_11 = sel 6 (pirate, navire)
names-card-salt_12 = sel 6 (ducat, pirate)
names-card-salt_13 = sel 6 (cartes, navire)
names-card-salt_14 = sel 6 (ducat, navire)
names-card-pottery_01 = poterie 3 (ducat, cartes)
names-card-pottery_02 = poterie 3 (pirate, navire)
names-card-pottery_03 = poterie 3 (ducat, pirate)
names-card-pottery_04 = poterie 3 (cartes, navire)
names-card-pottery_05 = poterie 4 (ducat, cartes)
names-card-pottery_06 = poterie 4 (cartes, navire)
names-card-pottery_07 = poterie 4 (ducat, navire)
names-card-pottery_08 = poterie 4 (pirate, cartes)
names-card-pottery_09 = poterie 5 (pirate, navire)
names-card-pottery_10 = poterie 5 (ducat, pirate)
names-card-pottery_11 = poterie 5 (cartes, navire)
names-card-pottery_12 = poterie 5 (pirate, cartes)
names-card-pottery_13 = poterie 6 (ducat, cartes)
names-card-pottery_14 = poterie 6 (pirate, navire)
names-card-pottery_15 = poterie 6 (ducat, pirate)
names-card-pottery_16 = poterie 6 (ducat, navire)
names-card-olives_01 = olives 3 (pirate, navire)
names-card-olives_02 = olives 3 (ducat, pirate)
names-card-olives_03 = olives 3 (ducat, navire)
names-card-olives_04 = olives 3 (pirate, cartes)
names-card-olives_05 = olives 4 (ducat, cartes)
names-card-olives_06 = olives 4 (pirate, navire)
names-card-olives_07 = olives 4 (ducat, pirate)
names-card-olives_08 = olives 4 (cartes, navire)
names-card-olives_09 = olives 4 (pirate, cartes)
names-card-olives_10 = olives 5 (ducat, cartes)
names-card-olives_11 = olives 5 (pirate, navire)
names-card-olives_12 = olives 5 (ducat, pirate)
names-card-olives_13 = olives 5 (cartes, navire)
names-card-olives_14 = olives 5 (ducat, navire)
names-card-olives_15 = olives 6 (ducat, cartes)
names-card-olives_16 = olives 6 (cartes, navire)
names-card-olives_17 = olives 6 (ducat, navire)
names-card-olives_18 = olives 6 (pirate, cartes)
names-card-grain_01 = blé 3 (ducat, cartes)
names-card-grain_02 = blé 3 (ducat, pirate)
names-card-grain_03 = blé 3 (cartes, navire)
names-card-grain_04 = blé 3 (ducat, navire)
names-card-grain_05 = blé 3 (pirate, cartes)
names-card-grain_06 = blé 4 (ducat, cartes)
names-card-grain_07 = blé 4 (pirate, navire)
names-card-grain_08 = blé 4 (ducat, pirate)
names-card-grain_09 = blé 4 (ducat, navire)
names-card-grain_10 = blé 4 (pirate, cartes)
names-card-grain_11 = blé 5 (pirate, navire)
names-card-grain_12 = blé 5 (ducat, pirate)
names-card-grain_13 = blé 5 (cartes, navire)
names-card-grain_14 = blé 5 (ducat, navire)
names-card-grain_15 = blé 5 (pirate, cartes)
names-card-grain_16 = blé 6 (ducat, cartes)
names-card-grain_17 = blé 6 (pirate, navire)
names-card-grain_18 = blé 6 (cartes, navire)
names-card-grain_19 = blé 6 (ducat, navire)
names-card-grain_20 = blé 6 (pirate, cartes)

## names-pirate_card

names-pirate_card-unseen = jamais vue
names-pirate_card-unseen_refilled = jamais vue
names-pirate_card-unseen_rescued = jamais vue

## names-symbol

names-symbol-ducato = ducat
names-symbol-pirate = pavillon pirate
names-symbol-cards = pile de cartes
names-symbol-ship = navire

## names-topic

names-topic-ducato = un symbole ducat
names-topic-pirate = un pavillon pirate
names-topic-cards = une pile de cartes
names-topic-ship = un symbole navire
names-topic-any = n'importe quoi

## names-symbols

names-symbols-unsaid = rien
names-symbols-ducato = un ducat
names-symbols-pirate = un pavillon pirate
names-symbols-cards = une pile de cartes
names-symbols-ship = un navire
names-symbols-ducato-pirate = ducat et pavillon pirate
names-symbols-ducato-cards = ducat et pile de cartes
names-symbols-ducato-ship = ducat et navire
names-symbols-pirate-cards = pavillon pirate et pile de cartes
names-symbols-pirate-ship = pavillon pirate et navire
names-symbols-cards-ship = pile de cartes et navire

## names-power

names-power-unsaid = rien

## names-marker

names-marker-calm_sea = mer calme
names-marker-compass = boussole
names-marker-fight_pirates = lutte contre les pirates
names-marker-big_deal = grande affaire
names-marker-local_authority = autorité locale
names-marker-favourable_terms = conditions favorables

## names-harbour

names-harbour-venezia = Venise
names-harbour-zara = Zara
names-harbour-ragusa = Raguse
names-harbour-durazzo = Durazzo
names-harbour-ancona = Ancône
names-harbour-bari = Bari
names-harbour-corfu = Corfou
names-harbour-messina = Messine
names-harbour-siracusa = Syracuse
names-harbour-tunisi = Tunis
names-harbour-tripoli = Tripoli
names-harbour-bengasi = Benghazi
names-harbour-modone = Modon
names-harbour-candia = Candie
names-harbour-negroponte = Nègrepont
names-harbour-salonicco = Salonique
names-harbour-gallipoli = Gallipoli
names-harbour-smirne = Smyrne
names-harbour-rodi = Rhodes
names-harbour-costantinopoli = Constantinople
names-harbour-famagosta = Famagouste
names-harbour-laiazzo = Laiazzo
names-harbour-beirut = Beyrouth
names-harbour-acri = Acre
names-harbour-alessandria = Alexandrie
names-harbour-varna = Varna
names-harbour-caffa = Caffa
names-harbour-tana = Tana
names-harbour-trebisonda = Trébizonde
names-harbour-sinope = Sinope

## names-named

names-named-unsaid = rien
names-named-none = aucun

## names-venice

names-venice-in_stack = dans la pioche
names-venice-on_top = sur le dessus
names-venice-out = hors du jeu
