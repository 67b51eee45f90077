### Serenissima (1996): every sentence a person reads.
### A message with `{ $n -> … }` chooses its form by the number; [0] is for none at all. The syntax is that of projectfluent.org.

## game

game-title = Serenissima (1996)
game-about = La grande première édition : trésors secrets, marchandages dans les ports étrangers, forts et nouveaux marchés.
game-authors = D. Ehrhard, D. Vitale
game-lasts = 3 h
game-score = points

## options

options-nation_set = quelles deux nations jouent à deux joueurs
options-seat_assignment = si les nations sont tirées au sort ou vont aux places dans l'ordre
options-open_money = si chacun voit toujours tous les trésors
options-pay_on_own_port = si une vente dans son propre port est payée
options-own_unfilled_capital_port_point = si sa propre capitale non pleine rapporte le point d'un port
options-port_point_rule = si les ports non pleins valent 1, ou seulement les ports vides
options-captured_capital_bonus = si une capitale prise à sa nation ouvre encore un marché à 1000
options-sailor_supply = combien il y a de matelots
options-sunk_galleys_return = si une galère coulée peut être reconstruite
options-garrison_cap = si une garnison peut dépasser les espaces de son port
options-ship_trade = si les galères peuvent commercer en mer
options-end_bonus = points pour les galères, forts et matelots à la fin
options-variable_end = si un dé met fin à une partie à quatre dès la manche 8

## endings

endings-points = victoire aux points
endings-ducats = égalité de points ; victoire aux ducats
endings-ports = égalité de points et de ducats ; victoire au nombre de ports
endings-shared = égalité de points, de ducats et de ports ; la victoire est partagée

## flags

flags-sinks = Cela laisse une galère sans matelot et la coule.

## flag_marks

flag_marks-sinks = coule

## board

board-in_all = { $n } en tout
board-round = Manche { $round } sur { $rounds }
board-order = Ordre
board-player = joueur
board-ducats = ducats
board-ports_held = ports
board-galleys_held = galères
board-port = { "  " }port
board-makes = produit
board-garrison = garnison
board-warehouse = entrepôt
board-here = ici
board-galley = galère
board-zone = zone
board-aboard = à bord
board-sailor = matelot
board-fort = fort
board-capital = capitale
board-supply = Stock
board-sailors = { $n } matelots
board-galleys = { $n } galères
board-forts = { $n } forts
board-covered = ?

## short-good

short-good-gems = gm
short-good-gold = or
short-good-spices = ép
short-good-wine = vn
short-good-cloth = ét
short-good-iron = fe
short-good-wood = bs

## prompts

prompts-deal_nations = Les nations sont distribuées.
prompts-setup_deploy = Comment répartir vos dix matelots ? Une part sur votre première galère, une part sur la deuxième ; les autres forment la garnison de votre capitale.
prompts-bid = Combien misez-vous ? En secret, pour le droit de choisir votre place dans l'ordre du tour. Toute mise est payée.
waits-bid = Les mises pour l'ordre du tour sont scellées.
prompts-reveal_bids = Toutes les mises sont faites et révélées.
prompts-tie_die = Mises égales : un dé décide qui passe devant.
prompts-choose_slot = Quelle place prenez-vous dans l'ordre du tour de cette manche ?
prompts-manage = Phase 2 : gérez vos ports. Achetez, construisez, engagez, réorganisez, échangez et jetez, dans n'importe quel ordre ; puis terminez votre tour.
prompts-set_crew = Combien de matelots pour la galère { $galley } ? Le reste passe à la galère suivante ou à la garnison.
prompts-set_cargo = Quelle quantité porte la galère { $galley } ? Marchandise : { $good }.
prompts-ask_price = { $buyer } veut acheter { $n } { $good } dans votre port, pour la galère { $galley }. Combien demandez-vous par unité ? Vous ne pouvez pas refuser, mais demander jusqu'à { $ceiling }.
waits-ask_price = On demande un prix.
prompts-answer_price = Le prix demandé est { $price } par unité, pour { $n } { $good }, pour la galère { $galley }. Accepter, offrir moins ou renoncer ?
waits-answer_price = Le prix demandé est { $price } par unité.
prompts-answer_counter = Vous avez demandé { $price } ; { $buyer } offre { $counter } par unité, pour { $n } { $good }. Accepter, ou fixer votre dernier prix ?
waits-answer_counter = On demandait { $price }, on offre { $counter }.
prompts-answer_final = Le dernier prix est { $price } par unité, pour { $n } { $good }, pour la galère { $galley }. À prendre ou à laisser.
waits-answer_final = Le dernier prix est { $price } par unité.
prompts-trade_goods = Quelles marchandises proposez-vous ({ $side }), entre votre galère { $galley } et la galère { $rival_galley } ?
prompts-trade_price = À quel prix par unité ? Avec lui votre proposition devient connue.
prompts-answer_trade = { $seat } propose : { $side } { $n } { $good } à { $price } par unité, entre la galère { $galley } et votre galère { $rival_galley }. Accepter, refuser ou dire un autre prix ?
waits-answer_trade = Un échange est proposé.
prompts-answer_trade_counter = Vous avez proposé : { $side } { $n } { $good } à { $price } par unité ; la réponse est { $counter }. Accepter ou refuser ?
waits-answer_trade_counter = La réponse à la proposition est { $counter }.
prompts-sail = Phase 3 : naviguez avec vos galères. L'une après l'autre, aussi loin que leurs matelots le permettent ; puis terminez votre tour.
prompts-sail_on = La galère { $galley } peut encore faire { $left }. Continuer ou s'arrêter ? En présence de rivaux il faut d'abord demander le passage.
prompts-grant_passage = La galère { $galley } demande le passage. L'accordez-vous ?
waits-grant_passage = La galère { $galley } demande le passage.
prompts-attack = Phase 4 : qui attaquez-vous ? Galères et ports là où sont vos galères, autant que vous voulez ; puis terminez votre tour.
prompts-exchange = Les deux camps lancent un dé et ajoutent leurs matelots.
prompts-resolve_victory = Votre galère { $galley } a battu la galère { $beaten }. Combien de vos matelots montent à son bord ? Avec aucun elle coule ; avec tous c'est la vôtre qui coule.
prompts-divide_cargo = Quelle quantité prend la galère { $hull } ? Marchandise : { $good }.
prompts-land = Phase 5 : débarquez des matelots. Dans les ports sans garnison ; puis terminez votre tour.
prompts-sell = Phase 6 : vendez des marchandises. Là où sont vos galères ; puis terminez votre tour.
prompts-end_die = Un dé décide si la partie s'arrête : elle s'arrête sur 5 ou 6.

## acts

acts-buy = acheter des marchandises
acts-request_purchase = demander le prix
acts-build_galley = construire une galère
acts-build_fort = construire un fort
acts-hire = engager des matelots
acts-rearrange = réarranger
acts-propose_trade = proposer un échange
acts-discard_goods = jeter des marchandises
acts-discard_sailors = congédier des matelots
acts-start = appareiller
acts-step = continuer
acts-sell = vendre
acts-land = débarquer des matelots
acts-attack_galley = attaquer une galère
acts-attack_port = attaquer le port

## moves

moves-deal = { $nations }
moves-deploy = { $n } sur la première galère, { $n2 } sur la deuxième, le reste à terre
moves-bid = miser { $n }
moves-reveal = révéler les mises
moves-tie_die-roll = { $seat } obtient { $n }
moves-slot = prendre la place { $slot }
moves-buy = acheter { $n } pour la galère { $galley }, à 100 par unité
moves-request_purchase = demander le prix de { $n } pour la galère { $galley }
moves-build_galley = construire une galère ({ $port }), avec un matelot { $source }
moves-build_fort = construire un fort ({ $port })
moves-hire =
    { $n ->
        [one] engager { $n } matelot ({ $port }) pour { $place }
       *[other] engager { $n } matelots ({ $port }) pour { $place }
    }
moves-rearrange = réorganiser matelots et marchandises : { $zone }
moves-propose_trade = proposer un échange : { $side }, galère { $galley } avec galère { $galley2 }
moves-discard_goods = jeter { $n } { $good } de la galère { $galley }
moves-discard_sailors =
    { $n ->
        [one] congédier { $n } matelot de la galère { $galley }
       *[other] congédier { $n } matelots de la galère { $galley }
    }
moves-end_manage = terminer le tour
moves-crew =
    { $n ->
        [0] aucun équipage : elle coulera
        [one] 1 matelot
       *[other] { $n } matelots
    }
moves-count = { $n }
moves-ask = demander { $n } par unité
moves-accept = accepter
moves-counter = dire { $n } par unité
moves-walk_away = renoncer
moves-final_ask = dernier prix : { $n } par unité
moves-goods = { $n } { $good }
moves-price = { $n } par unité
moves-withdraw = retirer la proposition
moves-refuse = refuser
moves-start = la galère { $galley } appareille : { $zone }
moves-end_sailing = terminer le tour
moves-step = continuer : { $zone }
moves-ask_passage = demander le passage
moves-stop = s'arrêter ici
moves-grant = accorder
moves-attack_galley = la galère { $galley } attaque la galère { $galley2 }
moves-attack_port = la galère { $galley } attaque le port
moves-end_combat = terminer le tour
moves-exchange-roll = attaquant { $n }, défenseur { $n2 }
moves-crew_to_beaten =
    { $n ->
        [0] aucun : la couler
        [one] 1 matelot
       *[other] { $n } matelots
    }
moves-land =
    { $n ->
        [one] la galère { $galley } débarque { $n } matelot
       *[other] la galère { $galley } débarque { $n } matelots
    }
moves-end_landing = terminer le tour
moves-sell = vente : { $good }, galère { $galley }
moves-end_market = terminer le tour
moves-end_die-roll = { $n }

## turns
# A whole turn is told by its pieces, one after the other; below them what else is worth knowing.

turns-buy = acheter { $goods } pour la galère { $galley }
turns-end = terminer la phase
turns-sail = galère { $galley } : cap sur { $zone }
turns-sell = vendre : { $goods }
turns-steps = { $n } pas
turns-sells_for = s'y vend { $n }
turns-leave = demande le passage ({ $zone })

## events

events-deal = Les nations sont distribuées ; à partir de la première place : { $nations }.
events-plays = { "" }
events-deploy =
    { $me ->
        [yes] Vous répartissez vos matelots :
       *[no] { $seat } répartit ses matelots :
    } { $n } et { $n2 } sur les galères, le reste à terre.
events-round_begins = La manche { $n } commence.
events-phase_begins = { $phase }.
events-bid =
    { $me ->
        [yes] Vous misez.
       *[no] { $seat } mise.
    }
events-bid_handed_in =
    { $me ->
        [yes] Vous avez remis votre mise.
       *[no] { $seat } a remis sa mise.
    }
events-reveal = Les mises sont révélées.
events-bid_shown =
    { $me ->
        [yes] { $n ->
            [0] Vous n'avez rien misé.
           *[other] Vous avez misé { $n }.
        }
       *[no] { $n ->
            [0] { $seat } n'a rien misé.
           *[other] { $seat } a misé { $n }.
        }
    }
events-tie_die-roll =
    { $me ->
        [yes] Vous obtenez
       *[no] { $seat } obtient
    } { $n } pour départager.
events-slot =
    { $me ->
        [yes] Vous prenez
       *[no] { $seat } prend
    } la place { $slot }.
events-buy = { "" }
events-bought =
    { $me ->
        [yes] Vous chargez
       *[no] { $seat } charge
    } sur la galère { $galley } : { $n ->
        [one] { $good }
       *[other] { $n } { $good }
    }.
events-request_purchase = { "" }
events-requested =
    { $me ->
        [yes] Vous demandez
       *[no] { $seat } demande
    } le prix ({ $port }) : { $n ->
        [one] { $good }
       *[other] { $n } { $good }
    }.
events-build_galley =
    { $me ->
        [yes] Vous construisez
       *[no] { $seat } construit
    } une galère ({ $port }), avec un matelot { $source }.
events-launched =
    { $me ->
        [yes] Votre galère { $galley } prend
       *[no] La galère { $galley } ({ $seat }) prend
    } la mer : { $port }.
events-build_fort =
    { $me ->
        [yes] Vous construisez
       *[no] { $seat } construit
    } un fort ({ $port }).
events-hire =
    { $me ->
        [yes] Vous engagez
       *[no] { $seat } engage
    } { $n ->
        [one] { $n } matelot
       *[other] { $n } matelots
    } ({ $port }) pour { $place }.
events-rearrange =
    { $me ->
        [yes] Vous réorganisez
       *[no] { $seat } réorganise
    } : { $zone }.
events-rearranged = { "" }
events-crewed =
    { $n ->
        [0] La galère { $galley } reste sans équipage.
        [one] La galère { $galley } a 1 matelot.
       *[other] La galère { $galley } a { $n } matelots.
    }
events-loaded = La galère { $galley } porte : { $goods }.
events-garrisoned =
    { $n ->
        [0] { $port } reste sans garnison.
        [one] Garnison ({ $port }) : 1 matelot.
       *[other] Garnison ({ $port }) : { $n } matelots.
    }
events-propose_trade =
    { $me ->
        [yes] Vous ouvrez
       *[no] { $seat } ouvre
    } un échange entre la galère { $galley } et la galère { $galley2 }.
events-proposed =
    { $me ->
        [yes] Vous proposez à { $seat2 } :
       *[no] { $seat } propose ({ WHO($seat2) }) :
    } { $side } { $n ->
            [one] { $good }
           *[other] { $n } { $good }
        } à { $n2 } par unité.
events-withdraw =
    { $me ->
        [yes] Vous retirez votre proposition.
       *[no] { $seat } retire sa proposition.
    }
events-withdrawn =
    { $me ->
        [yes] Votre proposition est retirée.
       *[no] La proposition est retirée ({ $seat }).
    }
events-trade_price-withdraw = { "" }
events-goods =
    { $me ->
        [yes] Vous choisissez des marchandises.
       *[no] { $seat } choisit des marchandises.
    }
events-price = { "" }
events-discard_goods =
    { $me ->
        [yes] Vous jetez
       *[no] { $seat } jette
    } de la galère { $galley } : { $n ->
        [one] { $good }
       *[other] { $n } { $good }
    }.
events-discard_sailors =
    { $me ->
        [yes] Vous congédiez
       *[no] { $seat } congédie
    } { $n ->
        [one] { $n } matelot
       *[other] { $n } matelots
    } de la galère { $galley }.
events-end_manage =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
events-crew =
    { $me ->
        [yes] Vous formez un équipage.
       *[no] { $seat } forme un équipage.
    }
events-count =
    { $me ->
        [yes] Vous répartissez une cargaison.
       *[no] { $seat } répartit une cargaison.
    }
events-divide_cargo-count = { "" }
events-divided =
    { $n ->
        [0] { "" }
        [one] La galère { $galley } prend : { $good }.
       *[other] La galère { $galley } prend : { $n } { $good }.
    }
events-ask =
    { $me ->
        [yes] Vous demandez
       *[no] { $seat } demande
    } { $n } par unité.
events-accept =
    { $me ->
        [yes] Vous acceptez.
       *[no] { $seat } accepte.
    }
events-counter =
    { $me ->
        [yes] Vous dites
       *[no] { $seat } dit
    } plutôt { $n } par unité.
events-walk_away =
    { $me ->
        [yes] Vous renoncez.
       *[no] { $seat } renonce.
    }
events-final_ask =
    { $me ->
        [yes] Votre dernier prix :
       *[no] Dernier prix ({ $seat }) :
    } { $n } par unité.
events-refuse =
    { $me ->
        [yes] Vous refusez.
       *[no] { $seat } refuse.
    }
events-start =
    { $me ->
        [yes] Votre galère { $galley } appareille
       *[no] La galère { $galley } ({ $seat }) appareille
    } : { $zone }.
events-end_sailing =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
events-step =
    { $me ->
        [yes] Vous continuez
       *[no] { $seat } continue
    } : { $zone }.
events-ask_passage =
    { $me ->
        [yes] Vous demandez
       *[no] { $seat } demande
    } le passage.
events-stop =
    { $me ->
        [yes] Vous vous arrêtez.
       *[no] { $seat } s'arrête.
    }
events-grant =
    { $me ->
        [yes] Vous accordez le passage.
       *[no] { $seat } accorde le passage.
    }
events-attack_galley =
    { $me ->
        [yes] Votre galère { $galley } attaque
       *[no] La galère { $galley } ({ $seat }) attaque
    } la galère { $galley2 }.
events-attack_port = { "" }
events-assailed =
    { $me ->
        [yes] Votre galère { $galley } attaque
       *[no] La galère { $galley } ({ $seat }) attaque
    } le port : { $port }.
events-end_combat =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
events-exchange-roll = L'attaquant obtient { $n }, le défenseur { $n2 }.
events-losses = Matelots perdus : { $n } (galère { $galley }), { $n2 } ({ $target }).
events-crew_to_beaten =
    { $n ->
        [0] { $me ->
            [yes] Vous laissez
           *[no] { $seat } laisse
        } couler la galère battue.
        [one] { $me ->
            [yes] Vous envoyez
           *[no] { $seat } envoie
        } 1 matelot à bord de la galère battue.
       *[other] { $me ->
            [yes] Vous envoyez
           *[no] { $seat } envoie
        } { $n } matelots à bord de la galère battue.
    }
events-captured =
    { $me ->
        [yes] Vous capturez la galère { $galley } ({ $seat2 }).
       *[no] { $seat } capture la galère { $galley } ({ WHO($seat2) }).
    }
events-land =
    { $me ->
        [yes] Vous débarquez
       *[no] { $seat } débarque
    } { $n ->
        [one] { $n } matelot
       *[other] { $n } matelots
    } de la galère { $galley }.
events-took_port =
    { $port } : { $me ->
        [yes] vous y hissez votre drapeau.
       *[no] { $seat } y hisse son drapeau.
    }
events-end_landing =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
events-sell = { "" }
events-sold =
    { $me ->
        [yes] Vous vendez
       *[no] { $seat } vend
    } : { $good } ({ $port }).
events-new_market = Nouveau marché ({ $port }) : marchandise inédite pour qui tient ce port, { $good }.
events-end_market =
    { $me ->
        [yes] Vous terminez votre tour.
       *[no] { $seat } termine son tour.
    }
events-income =
    { $me ->
        [yes] Vous touchez le revenu de votre capitale.
       *[no] { $seat } touche le revenu de sa capitale.
    }
events-end_die-roll = Le dé montre { $n }.
events-paid = La banque { $me ->
        [yes] vous paie { $n } ducats.
       *[no] paie { $n } ducats à { $seat }.
    }
events-spent =
    { $me ->
        [yes] Vous payez
       *[no] { $seat } paie
    } { $n } ducats à la banque.
events-paid_to =
    { $n ->
        [0] { "" }
       *[other] { $me ->
            [yes] Vous payez
           *[no] { $seat } paie
        } { $n } ducats à { WHO($seat2, as: "object") }.
    }
events-sank =
    { $me ->
        [yes] Votre galère { $galley } coule.
       *[no] La galère { $galley } ({ $seat }) coule.
    }
events-treasury_shown =
    { $me ->
        [yes] Vous montrez
       *[no] { $seat } montre
    } { $n } ducats.
events-scored =
    { $me ->
        [yes] Vous marquez
       *[no] { $seat } marque
    } { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }

## names-seat

names-seat-player1 = Joueur 1
names-seat-player2 = Joueur 2
names-seat-player3 = Joueur 3
names-seat-player4 = Joueur 4
names-seat-venice = Venise
names-seat-genoa = Gênes
names-seat-spain = Espagne
names-seat-turkey = Turquie

## names-nation

names-nation-venice = Venise
names-nation-genoa = Gênes
names-nation-spain = Espagne
names-nation-turkey = Turquie

## names-port

names-port-venezia = Venise
names-port-genova = Gênes
names-port-valencia = Valence
names-port-istanbul = Istanbul
names-port-ragusa = Raguse
names-port-marseille = Marseille
names-port-sardegna = Sardaigne
names-port-civitavecchia = Civitavecchia
names-port-alger = Alger
names-port-barcelona = Barcelone
names-port-smyrna = Smyrne
names-port-corfu = Corfou
names-port-napoli = Naples
names-port-modon = Modon
names-port-rhodes = Rhodes
names-port-sicilia = Sicile
names-port-tunis = Tunis
names-port-creta = Crète
names-port-antioch = Antioche
names-port-tripoli = Tripoli
names-port-alexandria = Alexandrie
names-port-acre = Acre
names-port-cyrena = Cyrène

## names-zone

names-zone-ven = Haute Adriatique (Venise)
names-zone-gen = Mer Ligure (Gênes)
names-zone-val = Golfe de Valence (Valence)
names-zone-ist = Mer de Marmara (Istanbul)
names-zone-rag = Basse Adriatique (Raguse)
names-zone-mar = Golfe du Lion (Marseille)
names-zone-sar = Eaux de Sardaigne (Sardaigne)
names-zone-civ = Côte romaine (Civitavecchia)
names-zone-gib = Détroit de Gibraltar
names-zone-alg = Côte barbaresque (Alger)
names-zone-hsw = Haute mer occidentale
names-zone-bar = Mer catalane (Barcelone)
names-zone-blk = Mer Noire
names-zone-smy = Mer Égée (Smyrne)
names-zone-cor = Canal d'Otrante (Corfou)
names-zone-num = Côte numide
names-zone-hst = Haute mer tyrrhénienne
names-zone-nap = Golfe de Naples (Naples)
names-zone-mod = Côte de Morée (Modon)
names-zone-rho = Mer de Rhodes (Rhodes)
names-zone-sic = Eaux de Sicile (Sicile)
names-zone-hsi = Haute mer ionienne
names-zone-tun = Golfe de Tunis (Tunis)
names-zone-cre = Mer de Crète (Crète)
names-zone-cyp = Mer de Chypre
names-zone-ant = Golfe d'Alexandrette (Antioche)
names-zone-hsl = Haute mer libyenne
names-zone-mmr = Côte de Marmarique
names-zone-tri = Golfe de Tripoli (Tripoli)
names-zone-alx = Delta du Nil (Alexandrie)
names-zone-acr = Côte de Palestine (Acre)
names-zone-cyr = Mer de Cyrène (Cyrène)

## names-good

names-good-gems = gemmes
names-good-gold = or
names-good-spices = épices
names-good-wine = vin
names-good-cloth = étoffes
names-good-iron = fer
names-good-wood = bois

## names-place

names-place-number = la galère { $number }
names-place-garrison = la garnison

## names-source

names-source-number = venu de la galère { $number }
names-source-garrison = venu de la garnison
names-source-hire = tout juste engagé

## names-target

names-target-number = galère { $number }
names-target-port = port

## names-side

names-side-sell = vendre
names-side-buy = acheter

## names-phase

names-phase-order = Phase 1 : l'ordre
names-phase-manage = Phase 2 : achats, constructions, engagements
names-phase-sail = Phase 3 : navigation
names-phase-combat = Phase 4 : combat
names-phase-control = Phase 5 : contrôle des ports
names-phase-market = Phase 6 : le marché

## refusals

refusals-no_such_thing = Cela n'existe pas dans ce jeu ; regardez la liste des coups.
refusals-not_offered = Les règles ne le permettent pas maintenant.
refusals-another_question = C'est la réponse à une autre question que celle posée maintenant.
refusals-another_phase = Cela relève d'une autre phase de la manche.
refusals-cannot_refuse = Personne ne peut interdire un achat ; vous pouvez seulement dire un prix.
refusals-no_more_haggling = Le marchandage est fini : à prendre ou à laisser.
refusals-landing_comes_later = On ne débarque pas en phase 4 ; le contrôle des ports vient en phase 5.
refusals-one_to_so_many =
    { $n ->
        [1] Ce ne peut être que 1.
       *[other] Ce peut être de 1 à { $n }.
    }
refusals-at_most = Ce peut être au plus { $n }.
refusals-garrison_cap = À cette table une garnison ne peut pas dépasser les espaces de son port.
refusals-bid_too_high = Vous ne pouvez pas miser plus que votre trésor de { $money }.
refusals-slot_taken = La place { $slot } est déjà prise par { $seat }.
refusals-off_the_hundred = Toutes les sommes sont des multiples de { $step } ducats.
refusals-galley_not_afloat = Il n'y a pas de galère { $galley } sur le plateau.
refusals-not_your_galley = La galère { $galley } n'est pas à vous.
refusals-no_port_here = Il n'y a pas de port dans cette zone.
refusals-ask_the_controller = Ce port est tenu par { $seat } : demandez le prix.
refusals-buy_from_the_bank = Ce port est neutre ou à vous : achetez à la banque à 100 par unité.
refusals-enough_deals = Une galère conclut au plus { $n } achats à l'étranger par manche.
refusals-walked_away_before = Vous avez renoncé à { $n } ici ; pour le reste de la manche vous ne pouvez qu'en demander moins.
refusals-supply_is_short = Le stock n'a que { $left } { $good }.
refusals-no_free_berths = Il n'y a que { $free } places libres à bord.
refusals-too_dear = Cela coûte { $cost } et vous avez { $money }.
refusals-none_left = Le stock n'en a plus.
refusals-no_flags = Vos { $n } drapeaux sont tous utilisés.
refusals-no_garrison = Il n'y a pas de garnison d'où prendre le matelot.
refusals-no_spare_sailor = La galère { $galley } n'a pas de matelot à céder ici.
refusals-fort_already = Il y a déjà un fort.
refusals-not_your_port = { $port } n'est pas sous votre drapeau.
refusals-built_this_round = Un port permet une construction par manche.
refusals-goods_missing = Le port doit produire ou avoir en entrepôt : { $goods }.
refusals-galley_not_there = La galère { $galley } n'est pas là.
refusals-no_sailors_left = Matelots dans le stock : plus que { $left }.
refusals-hiring_limit = Matelots que ce port fournit encore cette manche : { $left }, autant que de marchandises en entrepôt.
refusals-nothing_to_rearrange = Il faut dans cette zone deux détenteurs à vous, dont une galère.
refusals-rearranged_before = Vous venez de réorganiser cette zone ; achetez, construisez, engagez, jetez, demandez ou proposez-y d'abord quelque chose.
refusals-crews_do_not_add_up = Le total des équipages doit être juste ; possible ici : { $allowed }.
refusals-no_room_for_cargo = De la cargaison resterait sans place sur une galère avec équipage ; possible ici : { $allowed }.
refusals-cargo_does_not_fit = Chaque marchandise doit finir sur une galère avec équipage et une place pour elle ; possible ici : { $allowed }.
refusals-no_ship_trade = Cette table joue sans échange entre galères.
refusals-no_rival_beside = La galère { $galley } n'est pas une galère rivale dans la même zone.
refusals-high_sea = On ne commerce pas en haute mer.
refusals-enough_proposals = Au plus { $n } propositions par tour à chaque rival.
refusals-no_cargo = La galère { $galley } ne porte rien.
refusals-not_so_many_tokens = Il n'y a que { $aboard } { $good }.
refusals-rearrange_instead = Dans son propre port on ne congédie pas de matelots : réorganisez, et ils rejoignent la garnison.
refusals-last_sailor_stays = Le dernier matelot d'une galère ne peut pas être congédié.
refusals-price_between = Le prix doit aller de { $low } à { $high }.
refusals-no_counter_left = Aucun autre prix n'est possible.
refusals-moved_before = La galère { $galley } a déjà navigué.
refusals-too_far = Trop loin, { $n } pas : { $zone }. La galère { $galley } peut en faire { $left }.
refusals-not_linked = Aucune liaison : { $here } – { $zone }.
refusals-ask_leave_first = Il y a des rivaux ici : demandez d'abord le passage, ou arrêtez-vous.
refusals-leave_given = Le passage est déjà accordé.
refusals-nobody_to_ask = Il n'y a pas de rival ici ; continuez librement.
refusals-own_galley = Une galère n'attaque pas son propre camp.
refusals-stalled = Après { $n } échanges sans perte, les deux camps en ont assez pour ce tour.
refusals-not_a_foreign_port = Seul un port sous le drapeau d'un rival peut être attaqué.
refusals-no_garrison_to_attack = Il n'y a pas de garnison à attaquer ; débarquez en phase 5.
refusals-berth_left_empty = Aucune marchandise ne peut rester tant qu'une place est libre ; possible ici : { $allowed }.
refusals-landed_before = La galère { $galley } a déjà débarqué pendant ce tour.
refusals-garrison_stands = Une garnison s'y tient ({ $port }) ; personne n'y débarque.
refusals-not_aboard = À bord de la galère { $galley } il manque : { $good }.
refusals-made_here = Un port n'achète pas ce qu'il produit lui-même ({ $good }).
refusals-stored_already = Déjà en entrepôt : { $good }.
refusals-port_is_full = L'entrepôt est plein.

## chart
## Words on and about the chart of the browser client; what all charts say is in common.ftl.

chart-capital = capitale : { $nation }
chart-scores =
    { $n ->
        [one] vaut { $n } point maintenant
       *[other] vaut { $n } points maintenant
    }
chart-fort_means = un fort : les attaquants divisent par { $n } au lieu de { $of }
chart-no_garrison = pas de garnison : qui débarque ici prend le port
chart-high_sea = haute mer : pas de commerce ici
chart-open_water = pas de port ici
chart-rivals_here =
    { $n ->
        [one] { $seat } est ici avec { $n } matelot ; demandez le passage
       *[other] { $seat } est ici avec { $n } matelots ; demandez le passage
    }
chart-sale = vente : { $good }, { $n } ducats
chart-new_market = nouveau marché : { $n } ducats de plus
chart-brings = la cargaison rapporterait ici { $n } ducats
chart-round = Manche { $round } sur { $rounds }
chart-cartouche = Manche { $round } sur { $rounds }, { $phase }
chart-turn_order = Ordre du tour
chart-phase_order = Ordre
chart-phase_manage = Gestion
chart-phase_sail = Navigation
chart-phase_combat = Combat
chart-phase_control = Contrôle
chart-phase_market = Marché
chart-slot_free = place { $slot } : libre
chart-slot_of = place { $slot } : { $seat }
chart-bids = Mises scellées
chart-bid_sealed = { $seat } : scellée
chart-bid_awaited = { $seat } : en attente
chart-supply = Stock
chart-supply_of =
    { $n ->
        [0] { $good } : épuisé
       *[other] { $good } : reste { $n }
    }
chart-supply_sailors = matelots
chart-supply_forts = forts
chart-supply_galleys = galères
chart-harbours = Vos ports
chart-manage_title = Gérer vos ports
chart-manage_port = Gérer { $port }
chart-manage_note = Manche { $round } sur { $rounds }. Faites glisser les pièces ou utilisez les compteurs.
chart-manage_tap = touchez une pièce, puis sa place
chart-to_chart = Voir la carte
chart-to_quay = Au quai
chart-your_capital = votre capitale
chart-your_port = votre port
chart-tab_ask = { $good } : demander le prix
chart-tab_buy = { $good } à { $n }
chart-tab_hire =
    { $n ->
        [one] un matelot à engager
       *[other] jusqu'à { $n } à engager
    }
chart-tab_nothing = personne à engager
chart-warehouse = Entrepôt
chart-stored_of = { $n } sur { $size } occupés
chart-garrison_title = Garnison
chart-nobody = personne : qui débarque le prend
chart-sailor = matelot
chart-hire = Engager
chart-hire_how =
    { $left ->
        [0] { $n } engagés, plus personne cette manche
       *[other] { $n } engagés, encore { $left } cette manche
    }
chart-supply_drag =
    { $n ->
        [0] il n'y en a plus en réserve
       *[other] { $n } en réserve. À faire glisser à bord.
    }
chart-price_up_to = on demande le prix, { $n } au plus l'un
chart-no_galley_here = pour les galères qui sont ici
chart-galley_built = Galère
chart-fort_built = Fort
chart-needs = il faut { $goods } au port
chart-at_hand = { $goods } sont là
chart-not_now = plus cette manche
chart-fort_stands = le port en a un
chart-launched_here = devant le port
chart-built = construit
chart-new = neuve
chart-crew = Équipage
chart-no_free_places = pleine
chart-to_garrison = à la garnison
chart-from_garrison = de la garnison
chart-dismiss = en renvoyer un
chart-keep_him = en garder un
chart-buy_less = un de moins
chart-buy_more = en acheter un à { $n }
chart-one_less = un de moins
chart-one_more = un de plus
chart-ask_for = { $good }, combien
chart-ask_price = Demander le prix
chart-ask_sends = remet ce qui est prévu
chart-pass_to = Passer à
chart-pass_on = Passer
chart-pass_nothing = encore rien
chart-take_up = prendre
chart-lay_down = poser : { $place }
chart-show_large = { $galley } : agrandir
chart-overboard = Par-dessus bord
chart-overboard_how = Ce qui tombe ici est perdu, sans rien en retour.
chart-bill = La note
chart-bill_when = à payer avec « Terminé »
chart-bill_nothing = Rien n'est encore acheté.
chart-bill_hired =
    { $n ->
        [one] 1 matelot engagé à { $port }
       *[other] { $n } matelots engagés à { $port }
    }
chart-bill_bought = { $n } { $good } pour la galère { $galley }
chart-bill_galley = Galère { $galley }, premier matelot { $source }
chart-bill_fort = Fort à { $port }
chart-together = En tout
chart-treasury_after = Trésor { $n }, ensuite
chart-undo_step = Annuler un pas
chart-start_again = Recommencer
chart-costs = coûte
chart-leaves = reste
chart-done = Terminé
chart-done_pay = Terminé, payer { $n }
chart-done_unasked = { $port } : prix non demandé
chart-why_not = Pourquoi pas ?
chart-quay_needed = La suite en a besoin. Annulez pas à pas.
chart-quay_last = Sans matelot, la galère { $galley } coulerait.
chart-quay_nothing = Le brouillon n'a rien de cela à reprendre.
chart-quay_no_goods = Les marchandises restent à bord : la garnison n'a que des matelots.
chart-split_title = Vos dix matelots
chart-split_note = La première galère, la seconde, et le reste à terre en garnison.
chart-first_galley = Première galère, numéro { $number }
chart-second_galley = Seconde galère, numéro { $number }
chart-booty_title = La galère { $galley } est battue : équipage et butin
chart-booty_note = Une coque sans matelot coule. Ce qui ne trouve pas de place est perdu.
chart-will_sink = sans équipage elle coule
chart-booty_lost = Perdu :
chart-booty_kept = Tout trouve une place.
chart-haggling = { $n } { $good } ({ $port }), pour la galère { $galley }
chart-asked = demandé
chart-countered = offert
chart-last_word = dernier mot
chart-price_scale = Prix dits par unité : { $prices }
chart-card_passage = La galère { $galley } peut-elle passer ?
chart-card_passage_wish = { $seat } est entré en { $zone } et demande à continuer. Nul besoin de dire où.
chart-card_sailors = matelots contre
chart-card_grant = Accorder
chart-card_refuse = Refuser
chart-card_grant_effect = elle continue
chart-card_refuse_effect = elle reste ici
chart-card_grant_leads = Elle avance d'autant de zones qu'il lui reste de pas. On ne peut plus revenir dessus.
chart-card_refuse_leads = Son voyage est fini. En phase 4, { $seat } peut vous attaquer ici.
chart-card_same = Répondre pareil à { $seat } jusqu'à la fin de cette phase
chart-card_attacks = La galère { $galley } attaque : { $target }
chart-card_divided = Matelots et dé ensemble, divisés par { $n } et arrondis en dessous : autant de pertes en face.
chart-card_crew_die = équipage + un dé
chart-card_targets = Qui attaquer
chart-card_roll_costs = Ce lancer coûte
chart-card_loses = perd { $n } : { $percent } pour cent
chart-card_after_roll = Après ce lancer
chart-card_attack = Attaquer
chart-card_enough = Assez
chart-card_again_after = et encore, à votre gré
chart-card_ends_combat = finit vos combats
chart-attacker = attaquant
chart-defender = défenseur
chart-ports_held = ports
chart-forts_held = forts
chart-sailors_held = matelots
chart-points = points sur le plateau
chart-points_more = + ducats
chart-secret = secret
chart-place_in_order = place { $slot }
