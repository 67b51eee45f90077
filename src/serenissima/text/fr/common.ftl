### Sentences of the house itself, whatever game is played.

## words

words-nothing = rien
words-luck = le sort
words-spectator = spectateur

## who
## How the one who reads is called where a sentence says `WHO($seat)` or `WHO($seat, as: "object")`; anybody else is called by name.

who-subject = vous
who-object = vous
who-dative = vous
who-possessive = votre
names-whose = de { $name }

## board

board-players = joueurs
board-table = sur la table
board-own = vous seul voyez

## refusals

refusals-game_over = La partie est terminée.
refusals-not_asked = Ce n'est pas à vous de jouer : { $asked } doit répondre d'abord.
refusals-no_such_outcome = Le sort ne peut pas donner cela ici.
refusals-no_undo = Vous ne pouvez annuler que vos derniers coups, et aucun d'avant une réponse du sort ou de quelqu'un d'autre.
refusals-not_offered = Ce n'est pas possible maintenant.
refusals-no_such_thing = Cela n'existe pas dans ce jeu ; regardez la liste des coups.
refusals-at_least_one = Au moins un, s'il vous plaît.
refusals-only_the_clock = Personne ne peut le faire : cela n'arrive que lorsque le temps est écoulé.

## play

play-welcome = { $title } · { $players }
play-seed = Le sort de cette partie vient de la graine { $seed }.
play-bot_failed = Le bot { $bot } a échoué ({ $fault }) ; les règles ont répondu à sa place.
play-begin = Tapez un numéro ou un coup ; `help` énumère tout ce que vous pouvez taper d'autre.
play-resumed = Partie reprise après { $entries } entrées.
play-turn = { $seat }, c'est à vous
play-since = Depuis votre dernier tour
play-here = { $seat }, prenez place devant l'écran et appuyez sur Entrée : la suite n'est que pour vos yeux.
play-prompt = { $seat }>{ " " }
play-forced = Les règles ne laissent qu'une réponse : { $move }.
play-unknown = Je ne connais pas { $text }. Tapez un numéro de la liste, un coup comme `{ $example }`, ou `help`.
play-no_number = Il n'y a pas de coup { $number } ; la liste va de 1 à { $count }.
play-confirm = { $warning } Tapez `yes` pour le faire quand même :{ " " }
play-not_done = Rien n'a été fait.
play-taken_back = Annulé : { $moves }.
play-saved = Enregistré dans { $file }.
play-resume_with = Pour continuer : serenissima play --resume { $file }
play-cannot_save = La partie ne peut pas être enregistrée dans { $file } : { $problem }.
play-cannot_resume = { $file } ne peut pas être repris : { $problem }
play-nothing_saved = Il n'y a pas encore de partie enregistrée à reprendre.
play-no_rule = { $rule } n'est pas une règle de ce jeu. Ses règles vont de { $first } à { $last } ; `rule` et un numéro comme `{ $first }` en cite une.
play-legal = { $move } est permis maintenant.
play-rule_form = Dites quelle règle : `rule { $first }`. Elles vont de { $first } à { $last }.
play-why_form = Dites quel coup : `why { $example }`.
play-save_form = Dites où : `save FILE`.
play-final = La partie est terminée
play-column_place = Place
play-column_player = Joueur
play-column_score = Score
play-moves = Ce que vous pouvez faire
play-rule_title = Règle { $rule }
play-log_title = La partie jusqu'ici
play-nothing_yet = Rien ne s'est encore passé.

## help

help-title = Ce que vous pouvez taper
help-number = le coup qui porte ce numéro dans la liste
help-several = plusieurs coups de suite, séparés par des points-virgules
help-why = pourquoi un coup n'est pas permis, avec la règle qui le dit
help-rule = le texte d'une règle
help-undo = annule votre dernier coup ; `undo 3` en annule trois
help-board = montre à nouveau la position
help-hint = les meilleurs coups, d'après ce que vous voyez
help-save = enregistre la partie dans un fichier ; elle s'enregistre aussi toute seule
help-resume = revient à la partie enregistrée, ou à une autre
help-quit = quitte ; la partie est enregistrée

## chart
## Words on and about the charts of the browser client; a game may say some of them in its own way.

chart-chart = Carte
chart-zoom = Taille de la carte
chart-zoom_in = Plus près
chart-zoom_out = Plus loin
chart-zoom_whole = Toute la carte
chart-skip = Passer
chart-galley = Galère { $number }
chart-fleet = { $seat } : galères { $galleys }
chart-fleet_opens = Montrer ces galères une à une
chart-close = Fermer
chart-port_of = port tenu par { $seat }
chart-neutral = port neutre
chart-closed = fermé
chart-port_closed = fermé pour cette partie
chart-makes = production : { $good }
chart-stores = en entrepôt : { $goods }
chart-stores_nothing = entrepôt vide
chart-next_space = le prochain espace paie { $n }
chart-full = l'entrepôt est plein
chart-garrison =
    { $n ->
        [0] pas de garnison
        [one] 1 matelot en garnison
       *[other] { $n } matelots en garnison
    }
chart-fort = fort
chart-lies_in = position : { $field }
chart-sailors =
    { $n ->
        [0] aucun matelot
        [one] 1 matelot
       *[other] { $n } matelots
    }
chart-no_cargo = pas de cargaison
chart-free_places =
    { $n ->
        [0] aucune place libre
        [one] 1 place libre
       *[other] { $n } places libres
    }
chart-is_active = active
chart-has_moved = a déjà navigué
chart-steps =
    { $n ->
        [0] ici
        [one] 1 pas
       *[other] { $n } pas
    }
chart-here = { $galley } se trouve ici
chart-atlantic = Oceanus
chart-hispania = Hispania
chart-gallia = Gallia
chart-barbaria = Barbaria
chart-libya = Libya
chart-aegyptus = Ægyptus
chart-anatolia = Anatolia
chart-hungaria = Hungaria
chart-euxine = Pontus Euxinus

## review

review-unfinished = Cette partie continue : le résultat est ce que chacun peut espérer maintenant.
review-accounts = Du début au résultat, en pourcentage de la victoire
review-turns = Tournants
review-deals = Ce que les affaires valaient pour chacun
review-player = Joueur
review-start = Début
review-luck = Sort
review-decisions = Décisions
review-result = Résultat
review-loss = Gaspillé
review-per_decision = … par décision
review-blunders = Gaffes
review-mark = { "" }
review-entry = Entrée
review-cause = Pourquoi
review-what = Ce qui s'est passé
review-changes = Ce que cela a changé
review-better = Mieux
review-kind = Genre
review-cause_luck = le sort
review-cause_deal = une affaire
review-cause_error = une erreur ({ $actor })
review-cause_missed = une occasion manquée ({ $actor })
review-cause_move = un tour ({ $actor })
review-cause_end = la fin est arrivée
review-deal_deal = affaire
review-deal_purchase = achat
review-deal_trade = échange
review-deal_passage = passage
review-drawn = Dessiné dans { $file }.
review-hints = Les meilleurs coups pour { $player }, en parts de la victoire
review-move = Coup
review-words = En mots
review-share = Part
review-behind = Écart
review-visits = Évalué
review-no_hint = Personne ne sait encore évaluer les positions de ce jeu.
review-plot_curve = Chances de victoire
review-plot_entries = entrée
review-plot_split = Sort et décisions
review-plot_luck = sort
review-plot_decisions = décisions, les siennes et celles des autres
review-plot_points = points de chance, cumulés
review-plot_judged = évalué d'après la feuille de partie complète

## notices

notices-subject = C'est à vous : { $game }
notices-body = Une table attend votre réponse : { $game }.
notices-prove_subject = Voulez-vous des lettres de cette maison ?
notices-prove = Quelqu'un, vous espérons-nous, a demandé des lettres à cette adresse quand une table attend une réponse. Si vous les voulez, suivez ce lien en étant connecté ; sinon, ne faites rien.

## A line of the tale: the heading and then what was done; several things of a kind.

tale-line = { $head } : { $done }
tale-several = { $n } { $thing }
