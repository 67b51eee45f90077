### Serenissima (2012): every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = Serenissima (2012)
game-about = Les matelots rament, combattent et tiennent vos ports. Remplissez les entrepôts avant que le Doge ne retourne le sablier.
game-authors = Dominique Ehrhard
game-lasts = 90 min
game-score = ducats

## options

options-money_visibility = si chacun voit tous les ducats
options-first_seat = qui commence la mise en place
options-start_assignment = les ports et galères de départ sont choisis à tour de rôle ou distribués
options-port_closing = comment les ports sont fermés à deux ou trois
options-two_player_draft = l'ordre des choix à deux
options-start_field_immunity = si ventes et débarquements peuvent être bloqués là d'où la galère est partie
options-blockade_release = quand un bloqueur cesse de l'être
options-fort_before_value = si un fort tire avant que la valeur de l'attaquant soit fixée
options-new_galley_same_round = si une nouvelle galère peut agir dans la manche de son achat
options-catch_up_sailors = où peuvent aller les matelots d'un achat de rattrapage

## endings

endings-money = victoire aux ducats
endings-ports = égalité de ducats ; victoire au nombre de ports
endings-shared = égalité de ducats et de ports ; la victoire est partagée

## flags

flags-sinks = Cela retire le dernier matelot d'une galère et la coule.

## flag_marks

flag_marks-sinks = coule

## board

board-round = Manche { $round }
board-track = Piste
board-doge = Cartes du Doge passées :
board-left = reste { $n }
board-player = joueur
board-ducats = ducats
board-ports_held = ports
board-galleys_held = galères
board-reserve = réserve
board-port = { "  " }port
board-makes = produit
board-garrison = garnison
board-warehouse = entrepôt
board-pays = paie
board-built = construit
board-here = ici
board-closed = fermé
board-galley = galère
board-field = case
board-aboard = à bord
board-sailor = matelot
board-fort = fort
board-basilica = basilique
board-pawn = pion de la piste
board-payout = revenu
board-active = galère { $galley }
board-steps = pas restants : { $n }
board-galley_price =
    { $n ->
        [one] { $n } ducat, et { $crew } par matelot
       *[other] { $n } ducats, et { $crew } par matelot
    }
board-purse = ducats : { $n }
board-lanes = routes : { $fields }

## short-good

short-good-wood = bs
short-good-stone = pr
short-good-marble = mb
short-good-wine = vn
short-good-gold = or
short-good-spice = ép

## short-card

short-card-wine = vin
short-card-hourglass_1 = un sablier
short-card-hourglass_2 = deux sabliers
short-card-hourglass_2_shuffle = deux sabliers et mélange

## prompts

prompts-first_seat = Le sort désigne qui commence.
prompts-close_port = Quel port ({ $good }) sera fermé pour cette partie ?
prompts-draw_closed_port = Le sort désigne le port ({ $good }) à fermer.
prompts-choose_start_port = Dans quel port commencez-vous ? Trois matelots y tiennent garnison.
prompts-choose_start_galley = Quel numéro a votre galère ? Les petits numéros agissent tôt dans la manche. Elle part de votre port avec trois matelots.
prompts-deal_start_port = { $seat } reçoit un port de départ.
prompts-deal_galley = { $seat } reçoit un numéro de galère.
prompts-choose_mode = Que fait votre galère ? Action (charger, naviguer, puis vendre, combattre ou débarquer), investissement, ou rien.
prompts-load_step = Chargez, puis appareillez. Matelots et marchandises, autant que vous voulez.
prompts-move_step = Où va la galère ? Chaque pas mène à une case voisine et coûte un dé d'attaque.
prompts-declare_blockade = Vous avez ici plus de matelots à flot que la galère active. Bloquez-vous { $act } ?
waits-declare_blockade = Faut-il bloquer { $act } ?
prompts-arrival_act = Votre galère est arrivée. Vendre, combattre, débarquer ou terminer le tour ?
prompts-fight_act = Combattre encore, débarquer ou terminer le tour ?
prompts-exchange = Les deux camps lancent leurs dés.
prompts-combat_round = Un autre assaut ? Le combat est indécis ; s'arrêter termine le tour.
prompts-fort_fires = Le fort tire deux dés sur l'attaquant.
prompts-loot = La galère { $wreck } sombre. Que prend à son bord la galère { $survivor } de cette cargaison ?
prompts-occupy = La garnison est battue. Combien de matelots occupent le port ?
prompts-invest_step = Dans quoi investissez-vous ? Engagez des matelots, achetez une galère, construisez ; tant que vos ducats suffisent.
prompts-choose_galley_number = Choisissez le numéro de la nouvelle galère ({ $port }).
prompts-crew_galley = Combien de matelots montent sur la nouvelle galère { $number } ({ $port }) ?
prompts-turn_doge_card = La carte du Doge de cette manche est retournée.
prompts-catch_up_step = Vous avez moins de deux galères et pouvez faire un achat de rattrapage.

## acts

acts-take_sailors = embarquer des matelots
acts-give_sailors = céder des matelots
acts-hire = engager des matelots
acts-sell = vendre

## moves

moves-first = { $seat } commence
moves-close = fermer : { $port }
moves-start_at = port de départ : { $port }
moves-take = prendre la galère { $galley }
moves-action = action : charger et naviguer
moves-invest = investissement : engager, acheter, bâtir
moves-pass = ne rien faire
moves-take_sailors =
    { $n ->
        [one] prendre { $n } matelot ({ $place })
       *[other] prendre { $n } matelots ({ $place })
    }
moves-give_sailors =
    { $n ->
        [one] donner { $n } matelot ({ $place })
       *[other] donner { $n } matelots ({ $place })
    }
moves-take_goods = prendre { $n } { $good } à la galère { $galley }
moves-give_goods = donner { $n } { $good } à la galère { $galley }
moves-swap = avec la galère { $galley }, échanger { $piece } contre { $piece2 }
moves-buy_goods =
    { $n ->
        [one] acheter { $n } cube de la marchandise du port
       *[other] acheter { $n } cubes de la marchandise du port
    }
moves-jettison = jeter { $n } { $good } par-dessus bord
moves-load_done = chargement terminé : appareiller
moves-sail = cap sur { $field }
moves-stop = s'arrêter ici
moves-block = bloquer
moves-allow = laisser faire
moves-sell = vendre : { $goods }
moves-attack_galley = attaquer la galère { $galley }
moves-attack_port = attaquer le port
moves-land =
    { $n ->
        [one] débarquer { $n } matelot et prendre le port
       *[other] débarquer { $n } matelots et prendre le port
    }
moves-end_turn = terminer le tour
moves-roll = crânes : attaquant { $n }, défenseur { $n2 }
moves-combat_round-continue = livrer un autre assaut
moves-combat_round-stop = cesser le combat ; le tour se termine
moves-fire =
    { $n ->
        [one] { $n } crâne
       *[other] { $n } crânes
    }
moves-loot-take =
    { $count ->
        [0] ne rien prendre
       *[other] prendre : { $goods }
    }
moves-occupy =
    { $n ->
        [0] laisser le port neutre
        [one] l'occuper avec 1 matelot
       *[other] l'occuper avec { $n } matelots
    }
moves-hire =
    { $n ->
        [one] engager { $n } matelot : { $target }
       *[other] engager { $n } matelots : { $target }
    }
moves-buy_galley = acheter une galère ({ $port })
moves-build_fort = construire un fort ({ $port })
moves-build_basilica = construire une basilique ({ $port })
moves-invest_done = investissement terminé
moves-crew =
    { $n ->
        [one] équipage : { $n } matelot
       *[other] équipage : { $n } matelots
    }
moves-card = { $card }
moves-catch_up_done = achat terminé

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-load = charger : { $goods }
turns-sail = cap sur { $field }
turns-sell = vendre : { $goods }
turns-land = prendre { $port }
turns-stay = rester ici
turns-hire =
    { $n ->
        [one] engager { $n } matelot : { $target }
       *[other] engager { $n } matelots : { $target }
    }
turns-galley =
    { $n ->
        [one] acheter la galère { $galley } ({ $port }) avec { $n } matelot
       *[other] acheter la galère { $galley } ({ $port }) avec { $n } matelots
    }
turns-fort = construire un fort ({ $port })
turns-basilica = construire une basilique ({ $port })
turns-steps = { $n } pas
turns-dice =
    { $n ->
        [0] plus de dé
        [one] encore { $n } dé
       *[other] encore { $n } dés
    }
turns-may_block = { WHO($seat) } peut bloquer, { $n } contre { $own }

## events

events-first =
    { $me ->
        [yes] Vous commencez.
       *[no] { $seat } commence.
    }
events-close =
    { $me ->
        [yes] Vous choisissez : { $port }.
       *[no] { $seat } choisit : { $port }.
    }
events-draw_closed_port-close = Tiré au sort : { $port }.
events-closed = { $port } : port fermé pour cette partie.
events-start_at =
    { $me ->
        [yes] Port de départ pour vous : { $port }.
       *[no] Port de départ pour { $seat } : { $port }.
    }
events-deal_start_port-start_at = Port de départ distribué : { $port }.
events-dealt_port =
    { $me ->
        [yes] Port de départ pour vous : { $port }.
       *[no] Port de départ pour { $seat } : { $port }.
    }
events-take =
    { $me ->
        [yes] Vous prenez la galère { $galley }.
       *[no] { $seat } prend la galère { $galley }.
    }
events-deal_galley-take = Galère distribuée : { $galley }.
events-launched =
    { $me ->
        [yes]
            { $n ->
                [one] Votre galère { $galley } est au port avec { $n } matelot : { $port }.
               *[other] Votre galère { $galley } est au port avec { $n } matelots : { $port }.
            }
       *[no]
            { $n ->
                [one] La galère { $galley } ({ $seat }) est au port avec { $n } matelot : { $port }.
               *[other] La galère { $galley } ({ $seat }) est au port avec { $n } matelots : { $port }.
            }
    }
events-activated =
    { $me ->
        [yes] Au tour de votre galère { $galley }.
       *[no] Au tour de la galère { $galley } ({ $seat }).
    }
events-action =
    { $me ->
        [yes] Vous choisissez l'action.
       *[no] { $seat } choisit l'action.
    }
events-invest =
    { $me ->
        [yes] Vous investissez.
       *[no] { $seat } investit.
    }
events-pass =
    { $me ->
        [yes] Vous ne faites rien avec cette galère.
       *[no] { $seat } ne fait rien avec cette galère.
    }
events-take_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Vous prenez { $n } matelot à bord ({ $place }).
               *[other] Vous prenez { $n } matelots à bord ({ $place }).
            }
       *[no]
            { $n ->
                [one] { $seat } prend { $n } matelot à bord ({ $place }).
               *[other] { $seat } prend { $n } matelots à bord ({ $place }).
            }
    }
events-give_sailors =
    { $me ->
        [yes]
            { $n ->
                [one] Vous donnez { $n } matelot ({ $place }).
               *[other] Vous donnez { $n } matelots ({ $place }).
            }
       *[no]
            { $n ->
                [one] { $seat } donne { $n } matelot ({ $place }).
               *[other] { $seat } donne { $n } matelots ({ $place }).
            }
    }
events-take_goods =
    { $me ->
        [yes] Vous prenez { $n } { $good } à la galère { $galley }.
       *[no] { $seat } prend { $n } { $good } à la galère { $galley }.
    }
events-give_goods =
    { $me ->
        [yes] Vous donnez { $n } { $good } à la galère { $galley }.
       *[no] { $seat } donne { $n } { $good } à la galère { $galley }.
    }
events-swap =
    { $me ->
        [yes] Vous échangez avec la galère { $galley } : { $piece } contre { $piece2 }.
       *[no] { $seat } échange avec la galère { $galley } : { $piece } contre { $piece2 }.
    }
events-buy_goods =
    { $me ->
        [yes]
            { $n ->
                [one] Vous chargez { $n } cube de la marchandise du port.
               *[other] Vous chargez { $n } cubes de la marchandise du port.
            }
       *[no]
            { $n ->
                [one] { $seat } charge { $n } cube de la marchandise du port.
               *[other] { $seat } charge { $n } cubes de la marchandise du port.
            }
    }
events-jettison =
    { $me ->
        [yes] Vous jetez { $n } { $good } par-dessus bord.
       *[no] { $seat } jette { $n } { $good } par-dessus bord.
    }
events-load_done =
    { $me ->
        [yes] Vous appareillez.
       *[no] { $seat } appareille.
    }
events-sail =
    { $me ->
        [yes] Vous mettez le cap sur { $field }.
       *[no] { $seat } met le cap sur { $field }.
    }
events-stop =
    { $me ->
        [yes] Vous vous arrêtez.
       *[no] { $seat } s'arrête.
    }
events-block =
    { $me ->
        [yes] Vous bloquez !
       *[no] { $seat } bloque !
    }
events-allow =
    { $me ->
        [yes] Vous laissez faire.
       *[no] { $seat } laisse faire.
    }
events-sell =
    { $me ->
        [yes] Vous mettez en vente : { $goods }.
       *[no] { $seat } met en vente : { $goods }.
    }
events-attack_galley =
    { $me ->
        [yes] Vous attaquez la galère { $galley }.
       *[no] { $seat } attaque la galère { $galley }.
    }
events-attack_port =
    { $me ->
        [yes] Vous attaquez le port.
       *[no] { $seat } attaque le port.
    }
events-land =
    { $me ->
        [yes]
            { $n ->
                [one] Vous voulez débarquer { $n } matelot.
               *[other] Vous voulez débarquer { $n } matelots.
            }
       *[no]
            { $n ->
                [one] { $seat } veut débarquer { $n } matelot.
               *[other] { $seat } veut débarquer { $n } matelots.
            }
    }
events-end_turn =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
events-roll = Crânes : { $n } pour l'attaquant, { $n2 } pour le défenseur.
events-combat_round-continue =
    { $me ->
        [yes] Vous continuez le combat.
       *[no] { $seat } continue le combat.
    }
events-combat_round-stop =
    { $me ->
        [yes] Vous cessez le combat.
       *[no] { $seat } cesse le combat.
    }
events-fire =
    { $n ->
        [one] Le fort tire : { $n } crâne.
       *[other] Le fort tire : { $n } crânes.
    }
events-loot-take =
    { $me ->
        [yes] Dans l'épave vous prenez : { $goods }.
       *[no] Dans l'épave { $seat } prend : { $goods }.
    }
events-occupy =
    { $me ->
        [yes]
            { $n ->
                [0] Vous laissez le port neutre.
                [one] Vous occupez le port avec 1 matelot.
               *[other] Vous occupez le port avec { $n } matelots.
            }
       *[no]
            { $n ->
                [0] { $seat } laisse le port neutre.
                [one] { $seat } occupe le port avec 1 matelot.
               *[other] { $seat } occupe le port avec { $n } matelots.
            }
    }
events-hire =
    { $me ->
        [yes]
            { $n ->
                [one] Vous engagez { $n } matelot : { $target }.
               *[other] Vous engagez { $n } matelots : { $target }.
            }
       *[no]
            { $n ->
                [one] { $seat } engage { $n } matelot : { $target }.
               *[other] { $seat } engage { $n } matelots : { $target }.
            }
    }
events-buy_galley =
    { $me ->
        [yes] Vous achetez une galère ({ $port }).
       *[no] { $seat } achète une galère ({ $port }).
    }
events-build_fort =
    { $me ->
        [yes] Vous construisez un fort ({ $port }).
       *[no] { $seat } construit un fort ({ $port }).
    }
events-build_basilica =
    { $me ->
        [yes] Vous construisez une basilique ({ $port }).
       *[no] { $seat } construit une basilique ({ $port }).
    }
events-invest_done =
    { $me ->
        [yes] Vous avez fini d'investir.
       *[no] { $seat } a fini d'investir.
    }
events-crew =
    { $me ->
        [yes]
            { $n ->
                [one] Vous y faites monter { $n } matelot.
               *[other] Vous y faites monter { $n } matelots.
            }
       *[no]
            { $n ->
                [one] { $seat } y fait monter { $n } matelot.
               *[other] { $seat } y fait monter { $n } matelots.
            }
    }
events-card = La carte du Doge : { $card }.
events-catch_up_done =
    { $me ->
        [yes] Vous avez fini votre achat de rattrapage.
       *[no] { $seat } a fini son achat de rattrapage.
    }
events-paid =
    { $me ->
        [yes]
            { $n ->
                [one] La banque vous paie { $n } ducat.
               *[other] La banque vous paie { $n } ducats.
            }
       *[no]
            { $n ->
                [one] La banque paie { $n } ducat à { $seat }.
               *[other] La banque paie { $n } ducats à { $seat }.
            }
    }
events-spent =
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
events-paid_to =
    { $me ->
        [yes]
            { $n ->
                [0] { "" }
                [one] Vous payez 1 ducat à { WHO($seat2, as: "object") }.
               *[other] Vous payez { $n } ducats à { WHO($seat2, as: "object") }.
            }
       *[no]
            { $n ->
                [0] { "" }
                [one] { $seat } paie 1 ducat à { WHO($seat2, as: "object") }.
               *[other] { $seat } paie { $n } ducats à { WHO($seat2, as: "object") }.
            }
    }
events-sold =
    { $me ->
        [yes] Vous vendez : { $goods } ({ $port }).
       *[no] { $seat } vend : { $goods } ({ $port }).
    }
events-sank =
    { $me ->
        [yes] Votre galère { $galley } coule.
       *[no] La galère { $galley } ({ $seat }) coule.
    }
events-took_port =
    { $me ->
        [yes]
            { $n ->
                [one] Vous possédez désormais un port, avec { $n } matelot en garnison : { $port }.
               *[other] Vous possédez désormais un port, avec { $n } matelots en garnison : { $port }.
            }
       *[no]
            { $n ->
                [one] { $seat } possède désormais un port, avec { $n } matelot en garnison : { $port }.
               *[other] { $seat } possède désormais un port, avec { $n } matelots en garnison : { $port }.
            }
    }
events-lost_port =
    { $me ->
        [yes] Vous perdez un port : { $port }.
       *[no] { $seat } perd un port : { $port }.
    }
events-shuffled = Toutes les cartes du Doge sont mélangées.
events-payout =
    { $me ->
        [yes]
            { $n ->
                [0] Revenu : vos ports ne rapportent rien.
               *[other] Revenu pour vous.
            }
       *[no]
            { $n ->
                [0] Revenu : les ports de { $seat } ne rapportent rien.
               *[other] Revenu pour { $seat }.
            }
    }
events-money_shown =
    { $me ->
        [yes] Vous montrez { $n } ducats.
       *[no] { $seat } montre { $n } ducats.
    }

## names-seat

names-seat-blue = Bleu
names-seat-red = Rouge
names-seat-orange = Orange
names-seat-black = Noir

## names-port

names-port-valencia = Valence
names-port-genova = Gênes
names-port-venezia = Venise
names-port-constantinople = Constantinople
names-port-alexandria = Alexandrie
names-port-algeria = Algérie
names-port-tunis = Tunis
names-port-tripoli = Tripoli
names-port-cyrenaica = Cyrénaïque
names-port-napoli = Naples
names-port-sicilia = Sicile
names-port-marseille = Marseille
names-port-sardegna = Sardaigne
names-port-ragusa = Raguse
names-port-corfu = Corfou
names-port-modon = Modon
names-port-creta = Crète
names-port-antalya = Antalya
names-port-antakya = Antakya
names-port-mare_ionio = Mer Ionienne

## names-good

names-good-wood = bois
names-good-stone = pierre
names-good-marble = marbre
names-good-wine = vin
names-good-gold = or
names-good-spice = épices

## names-piece

names-piece-sailor = un matelot

## names-place

names-place-number = galère { $number }
names-place-port = port

## names-target

names-target-number = galère { $number }

## names-act

names-act-move = le passage
names-act-sell = une vente
names-act-land = un débarquement

## names-card

names-card-wine = vin ; chaque port de vin rapporte 3 ducats à qui le possède
names-card-hourglass_1 = un sablier ; la piste avance de 1 espace
names-card-hourglass_2 = deux sabliers ; la piste avance de 2 espaces
names-card-hourglass_2_shuffle = deux sabliers et mélange ; la piste avance de 2 espaces

## refusals

refusals-no_such_thing = Cela n'existe pas dans ce jeu ; regardez la liste des coups.
refusals-not_offered = Les règles ne le permettent pas maintenant.
refusals-another_question = C'est la réponse à une autre question que celle posée maintenant.
refusals-sell_later = Pendant le chargement aucun cube ne va à l'entrepôt ; c'est une vente, après le déplacement.
refusals-only_purchases = Un investissement achète matelots, galères et bâtiments ; on n'y charge, déplace, navigue ni ne vend rien.
refusals-loading_is_over = Le chargement est fini ; ce qui est ici attendra la prochaine activation.
refusals-movement_is_over = Le déplacement est fini.
refusals-no_sale_any_more = Après le début d'un combat ou le blocage d'une vente, plus rien ne se vend pendant cette activation.
refusals-finish_the_fight = La cible actuelle d'abord : continuez le combat ou cessez-le.
refusals-wrong_good_to_close = Il faut maintenant fermer un port de cette production : { $good }.
refusals-start_ports_needed = Il doit rester assez de ports de départ ouverts pour tous.
refusals-no_start_port = Ce n'est pas un port de départ.
refusals-start_port_taken = Ce port de départ est déjà pris.
refusals-port_closed = Ce port est fermé pour toute la partie.
refusals-no_such_number = Avec ce nombre de joueurs seules les galères 1 à { $n } existent.
refusals-number_taken = Une galère de ce numéro est déjà en jeu.
refusals-not_an_own_port = Il faut un port à vous.
refusals-the_active_galley_itself = Un transfert se fait avec une autre galère ou avec le port.
refusals-no_own_galley_there = Vous n'avez pas d'autre galère de ce numéro dans cette case.
refusals-flow_has_turned = Cette sorte est déjà repartie dans l'autre sens ; elle ne peut pas en changer deux fois dans une même phase de chargement.
refusals-garrison_keeps_one = Une garnison garde son dernier matelot.
refusals-no_free_slots = Il n'y a de place que pour { $free }.
refusals-not_so_many_sailors = Il n'y a pas autant de matelots à déplacer.
refusals-garrison_is_full = Une garnison compte ici au plus { $size } matelots.
refusals-not_so_many_cubes = Il n'y a pas autant de cubes de cette marchandise.
refusals-swap_needs_full_galleys = L'échange est pour deux galères sans place libre ; s'il y en a une, donnez et prenez.
refusals-nothing_to_swap = Un échange porte sur deux pièces différentes, et jamais sur le dernier matelot d'une galère.
refusals-open_sea = Il n'y a pas de port en pleine mer.
refusals-thrown_away_before = D'une marchandise jetée par-dessus bord pendant cette phase on ne peut rien acheter.
refusals-bought_before = D'une marchandise achetée pendant cette phase rien ne peut être jeté par-dessus bord.
refusals-supply_is_short = Le stock n'en a que { $left }.
refusals-too_dear = Cela coûte { $cost } et vous avez { $money }.
refusals-already_there = La galère y est déjà : { $field }.
refusals-too_far = Trop loin : { $field } est à { $n } cases, cet équipage peut encore en faire { $left }.
refusals-not_a_neighbour = { $field } est à { $n } cases : allez-y case par case.
refusals-made_here = Un port n'achète pas ce qu'il produit lui-même ({ $good }).
refusals-stored_already = Déjà en entrepôt : { $good }.
refusals-not_aboard = Il manque à bord : { $good }.
refusals-warehouse_is_full = L'entrepôt a { $space } espaces libres.
refusals-a_set_in_order = Nommez chaque marchandise autant de fois que voulu, dans l'ordre bois, pierre, marbre, vin, or, épices.
refusals-own_galley = Une galère n'attaque pas son propre camp.
refusals-galley_not_here = Il n'y a pas de telle galère dans cette case.
refusals-crew_is_tired = Matelots moins pas parcourus font 0 : cet équipage est trop fatigué pour attaquer.
refusals-blockers_first = Il y a un blocus : ses galères doivent être battues d'abord.
refusals-not_a_foreign_port = Seul un port étranger peut être attaqué.
refusals-last_port = Le dernier port d'un joueur ne peut pas être attaqué ({ $seat }).
refusals-owners_galleys_first = Le propriétaire a encore des galères ici ; elles passent d'abord.
refusals-own_port = Dans son propre port on ne débarque que pendant la phase de chargement.
refusals-not_a_neutral_port = On ne débarque que dans des ports neutres.
refusals-one_to_so_many =
    { $n ->
        [1] Ce ne peut être que 1.
       *[other] Ce peut être de 1 à { $n }.
    }
refusals-at_most = Ce peut être au plus { $n }.
refusals-not_in_the_wreck = L'épave ne portait pas cela.
refusals-must_stop = Après tant d'assauts sans perte l'attaque est finie.
refusals-not_your_galley = Cette galère n'est pas à vous.
refusals-reserve_is_short = Matelots dans votre réserve : { $left }.
refusals-galleys_only = Dans un achat de rattrapage les matelots ne vont que sur les galères.
refusals-one_galley_only = Une galère par investissement.
refusals-enough_galleys = Vous pouvez avoir { $n } galères ici.
refusals-no_number_free = Tous les numéros de galère sont en jeu.
refusals-built_already = Il y en a déjà un.
refusals-none_left = Le stock n'en a plus.
refusals-goods_missing = Le port doit produire ou avoir en entrepôt : { $goods }.

## chart
## Words on and about the chart of the browser client; what all charts say is in common.ftl.

chart-pays =
    { $n ->
        [0] ne paie rien à un revenu maintenant
        [one] paie 1 à un revenu maintenant
       *[other] paie { $n } à un revenu maintenant
    }
chart-fort_means = un fort : { $n } dés tirent sur les attaquants
chart-basilica_means = une basilique : { $n } de plus à chaque revenu
chart-dice =
    { $n ->
        [0] trop fatigués pour y attaquer
        [one] il y reste 1 dé d'attaque
       *[other] il y reste { $n } dés d'attaque
    }
chart-may_stop = { $seat } peut vous arrêter : { $n } matelots contre { $crew }
chart-sale =
    { $n ->
        [one] vente : { $goods }, { $n } ducat
       *[other] vente : { $goods }, { $n } ducats
    }
chart-sale_own = vente dans votre propre port, sans paiement : { $goods }
chart-wheel = Roue, manche { $round }
chart-round = manche
chart-wheel_number = Numéro { $number }
chart-number_free = libre
chart-number_rests = agit dès la manche suivante
chart-at_doge = Le Doge retourne une carte
chart-doge = Doge
chart-deck =
    { $n ->
        [one] reste { $n } carte du Doge
       *[other] restent { $n } cartes du Doge
    }
chart-odds = revenu : { $n } sur { $of }
chart-odds_none = pas de revenu
chart-track = Piste des revenus : espace { $at } sur { $end }, { $payouts } revenus payés sur { $of }
chart-start = début
chart-end = fin
chart-track_next =
    { $n ->
        [1] { $done } revenus sur { $of } ; le prochain est à un pas
       *[other] { $done } revenus sur { $of } ; le prochain est à { $n } pas
    }
chart-track_over = tous les revenus sont payés
chart-supply = Stock
chart-supply_of = { $good } : { $n } en stock
chart-forts_left = forts : reste { $n }
chart-basilicas_left = basiliques : reste { $n }
chart-quay = Le quai : { $port }
chart-to_chart = Voir la carte
chart-to_quay = Au quai
chart-phase_load = Charger
chart-phase_sail = Naviguer
chart-phase_act = Vendre ou combattre
chart-at_sea = Chargement : { $field }
chart-quay_active = { $galley } charge. Chaque clic est un pas, et peut être annulé.
chart-your_port = votre port
chart-foreign_port = port tenu par { $seat }
chart-buy = Acheter : { $good }
chart-buy_how =
    { $n ->
        [0] 1 ducat chacun
        [one] le premier est gratuit, puis 1 ducat chacun
       *[other] les { $n } premiers sont gratuits, puis 1 ducat chacun
    }
chart-in_supply = { $n } en stock
chart-board_sailors = Matelots
chart-garrison_of = Garnison { $n } sur { $size }
chart-to_port = à terre
chart-to_galley = vers la galère { $number }
chart-both_ways = ‹ { $left }, { $right } ›
chart-undo_step = Annuler un pas
chart-start_again = Recommencer
chart-do_not_load = Ne rien charger
chart-spent =
    { $n ->
        [0] ne coûte rien
        [one] coûte 1 ducat
       *[other] coûte { $n } ducats
    }
chart-other_galley = Galère { $number }
chart-overboard = Par-dessus bord
chart-overboard_how = Un cube jeté retourne au stock.
chart-swap = Échanger { $piece } contre { $piece2 }
chart-speed =
    { $n ->
        [one] pas
       *[other] pas
    }
chart-speed_how = un par matelot
chart-attack =
    { $n ->
        [one] dé
       *[other] dés
    }
chart-attack_how = moins un par pas
chart-room =
    { $n ->
        [one] place libre
       *[other] places libres
    }
chart-room_how = sur { $n }
chart-what_does = Que fait la galère { $galley } ? Charger et naviguer, investir, ou rien.
chart-where_to =
    { $n ->
        [one] Où va la galère { $galley } ? { $n } pas, qui coûte un dé
       *[other] Où va la galère { $galley } ? Jusqu'à { $n } pas, un dé par pas
    }
chart-cast_off =
    { $n ->
        [one] Appareiller : { $n } pas
       *[other] Appareiller : { $n } pas
    }
chart-costs =
    { $n ->
        [0] { $n } ducat dans votre bourse
       *[other] { $n } ducats dans votre bourse
    }
chart-card_sell = Bloquer cette vente ?
chart-card_land = Bloquer ce débarquement ?
chart-card_move = Bloquer le passage ?
chart-card_sell_wish = { $seat } veut vendre { $goods } à { $field } avec la galère { $galley }.
chart-card_land_wish = { $seat } veut débarquer à { $field } avec la galère { $galley }.
chart-card_move_wish = { $seat } veut repartir de { $field } avec la galère { $galley }.
chart-card_sailors = matelots contre
chart-card_allow = Permettre
chart-card_block = Bloquer
chart-card_sell_allow = +{ $n } pour { $seat }
chart-card_land_allow = le port change de mains
chart-card_move_allow = elle repart
chart-card_sell_block = rien n'est vendu
chart-card_land_block = personne ne débarque
chart-card_move_block = elle reste ici
chart-card_sell_allow_leads = La banque paie { $n } à { $seat } ; à l'entrepôt : { $goods }.
chart-card_land_allow_leads = Matelots à terre : { $n }. Le port est à { $seat }.
chart-card_move_allow_leads = Elle va aussi loin que ses matelots la portent.
chart-card_block_leads = { $seat } ne peut alors que vous attaquer, sinon son tour est fini.
chart-card_same = Répondre pareil jusqu'à la fin de ce tour
chart-card_fight = La galère { $galley } attaque : { $target }
chart-card_fight_why = Un dé par matelot, un de moins par pas navigué. Chaque tête de mort tue un matelot en face.
chart-card_dice = dés lancés
chart-card_roll_costs = Ce lancer coûte
chart-card_loses = perd { $n } : { $percent } pour cent
chart-card_to_the_end = Si vous vous battez jusqu'au bout
chart-card_fight_on = Continuer
chart-card_stop = Arrêter
chart-card_if_afloat = un lancer de plus
chart-card_ends_turn = finit votre tour
chart-attacker = attaquant
chart-defender = défenseur
chart-skulls =
    { $n ->
        [0] aucun crâne
        [one] 1 crâne
       *[other] { $n } crânes
    }
chart-reserve = en réserve
chart-ports_held = ports
chart-next_payout = prochain revenu
chart-wine_ports = ports de vin
chart-secret = secret

### What only the terminal says of this game.

# How many dice the attacker and the defender throw.
board-clash = dés : { $attack } contre { $defence }
