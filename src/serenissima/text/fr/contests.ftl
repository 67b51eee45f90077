### Mots des tournois.

contests-title = Tournois
contests-lead = Tout le monde joue à des tables de deux à cinq, manche après manche.
contests-feed = Flux
contests-calendar = Calendrier
contests-make = Organiser un tournoi
contests-are_running = En cours
contests-are_open = À venir
contests-are_past = Terminés
contests-none_running = Aucun n’est en cours.
contests-none_open = Aucun n’est annoncé. Organisez le premier.
contests-none_past = Aucun n’est encore terminé.
contests-is_off = annulé
contests-round_now = manche { $n }, en cours
contests-in = dans { $time }
contests-entered = vous êtes inscrit
contests-pace_live = en direct, { $minutes } min et { $seconds } s par réponse
contests-pace_turns =
    { $n ->
        [one] une heure par réponse
       *[other] { $n } heures par réponse
    }
contests-pace_none = sans horloge
contests-minutes =
    { $n ->
        [one] une minute
       *[other] { $n } minutes
    }
contests-rounds =
    { $n ->
        [one] une manche
       *[other] { $n } manches
    }
contests-days =
    { $n ->
        [one] un jour
       *[other] { $n } jours
    }
contests-people =
    { $n ->
        [one] un joueur
       *[other] { $n } joueurs
    }
contests-tables_of =
    { $n ->
        [one] tables d’un joueur
       *[other] tables de { $n }
    }
contests-swiss = système suisse
contests-round_robin = toutes rondes
contests-knock_out = élimination directe
contests-league = ligue
contests-arena = soirée arène
contests-is_rated = compte pour le classement
contests-is_unrated = hors classement
contests-asks_between = classement de { $low } à { $high }
contests-asks_low = classement { $low } ou plus
contests-asks_high = classement { $high } ou moins
contests-asks_reliable = fiable à { $percent } %
contests-nth_1 = premier
contests-nth_2 = deuxième
contests-nth_3 = troisième
contests-nth_4 = quatrième
contests-nth_5 = cinquième
contests-all_rounds = manches
contests-round = manche { $n }
contests-likely_said = place probable { $middle }, de { $low } à { $high }
contests-was_place = manche { $n } : place { $place }
contests-rested = manche { $n } : exempt, 2 points
contests-plays_now = manche { $n } : joue en ce moment
contests-not_yet = manche { $n } : pas encore là
contests-was_away = manche { $n } : n’a pas joué
contests-standings = Classement
contests-after =
    { $n ->
        [one] après une manche
       *[other] après { $n } manches
    }
contests-fewer = les premiers
contests-all =
    { $n ->
        [one] le seul
       *[other] les { $n }
    }
contests-place = place
contests-player = joueur
contests-rating = cote
contests-points = points
contests-met = adversaires
contests-share = part
contests-likely = place probable
contests-division = Division { $n }
contests-left = est parti
contests-late = à partir de la manche { $n }
contests-equals = Comment les égalités se départagent
contests-equals_about = dans cet ordre, publié avant la manche 1
contests-points_about = { $worth } du premier au dernier ; les ex æquo partagent
contests-met_about = les points de tous ceux avec qui on s’est assis
contests-share_about = sa part du score de la table, en %
contests-lot_about = scellé avant la manche 1, ouvert à la fin
contests-the_lot = Le sort
contests-knock_out_about = Ici, le tour atteint passe avant les points, puis la place à sa dernière table.
contests-before_other = { $first } avant { $second } :
contests-parted_met = tous deux ont { $points } points ; les adversaires de { $first } en ont { $one } ensemble, ceux de { $second } { $other }.
contests-parted_share = tous deux ont { $points } points et des adversaires égaux ; { $first } avait { $one } % des scores, { $second } { $other } %.
contests-parted_lot = tous deux ont { $points } points et tout le reste égal ; le sort décide.
contests-bars_about = Les barres montrent la place finale probable : 8 avenirs sur 10 y finissent, le point est celui du milieu.
contests-sealed = Le sceau du sort :
contests-opened = ouvert :
contests-table = Table { $n }
contests-table_over = terminée
contests-in_round = manche { $n }
contests-watch = regarder
contests-starts_in = commence dans { $time }
contests-look_back = revoir
contests-bot = robot
contests-has_come = est là
contests-the_round = Manche { $n }
contests-round_about = points à côté des noms, à droite ce que chacun possède
contests-earlier = manche précédente
contests-later = manche suivante
contests-resting = Exempts, avec 2 points : { $who }
contests-why_2 = Pourquoi vous deux ?
contests-why_3 = Pourquoi vous trois ?
contests-why_4 = Pourquoi vous quatre ?
contests-why_5 = Pourquoi vous cinq ?
contests-you = vous
contests-none_closer = Aucune manche ne serait plus serrée : les carrés des écarts font { $apart }.
contests-closer_repeats = Une manche plus serrée ({ $closest }) ferait se revoir des joueurs ; celle-ci fait { $apart }.
contests-why_points = Vos points : { $points }.
contests-why_repeats = Déjà rencontrés : { $here } à cette table, { $round } dans toute la manche.
contests-why_sat = Jusqu’ici vous étiez assis : { $sat }.
contests-why_first = C’est votre première table.
contests-why_you_start = Maintenant vous commencez.
contests-why_seat = Maintenant vous êtes { $seat }.
contests-why_starts = Débuts avant cette manche : { $who } { $n }, { $others }.
contests-why_method = Méthode : { $form }, { $method }.
contests-method_matching = la plus petite somme des écarts par couplage exact
contests-method_exact = la plus petite somme des écarts, calculée exactement
contests-method_search = la plus petite somme des écarts qu’une recherche ait trouvée
contests-method_circle = la méthode du cercle des tables de Berger
contests-method_plane = les droites d’un plan affine : chacun rencontre chacun une fois
contests-method_meetings = le moins de retrouvailles, manche après manche
contests-method_bracket = têtes de série séparées
contests-all_tables =
    { $n ->
        [one] la seule table
       *[other] les { $n } tables
    }
contests-your_table = Votre table
contests-you_rest = Vous êtes exempt de cette manche : 2 points.
contests-you_are_late = Vous arrivez en retard : votre première table est dans la manche { $n }.
contests-between = avant la prochaine manche
contests-others_play = Votre table est terminée ; d’autres jouent encore.
contests-soon = Les prochaines tables se préparent.
contests-sits_in = { $bot } remplace { $who }
contests-sits_in_about = { $who } n’est pas venu à temps, reçoit 0 et peut revenir à la prochaine manche. Le robot ne prend pas de points : les autres se partagent les premières places.
contests-sits_in_for_you = Vous n’êtes pas venu à temps, recevez 0 et pouvez revenir à la prochaine manche. Le robot ne prend pas de points : les autres se partagent les premières places.
contests-waits_for_you = Votre place attend encore { $time } ; ensuite un robot vous remplace.
contests-waits_for =
    { $n ->
        [one] il manque encore un joueur
       *[other] il manque encore { $n } joueurs
    }
contests-take_seat = Prendre place
contests-to_table = À la table
contests-rules = Règles
contests-begins = commence { $when }
contests-file = Fichier
contests-next_season = Saison suivante
contests-share_link = Partager
contests-copied = Le lien est copié.
contests-begin = Commencer maintenant
contests-call_off = Annuler
contests-entrants = Qui joue
contests-needs_account = Il faut un compte
contests-leave = Se retirer
contests-enter = S’inscrire
contests-nobody = Personne n’est encore inscrit.
contests-podium = Les trois premiers
contests-with_points = { $points } points
contests-cross = Qui a rencontré qui
contests-cross_about = + devant l’autre à une table, − derrière, = à égalité ; le petit chiffre est la manche.
contests-told_over = Le tournoi est terminé : { $who } a gagné.
contests-told_waits = La table { $n } vous attend.
contests-told_plays = Vous êtes à la table { $n }.
contests-told_round = La manche { $n } est terminée ; vous êtes { $place }.
contests-come_late = Il est en cours ; vous pouvez encore venir, à partir de la manche { $n }.
contests-leave_running = Se retirer après cette manche
contests-name = Nom du tournoi
contests-game = Jeu
contests-form = Forme
contests-seats = Places à une table
contests-pace = Rythme
contests-starts = Commence
contests-lasts = Durée en minutes
contests-how_many_rounds = Manches
contests-every = D’une manche à l’autre
contests-at_once = dès que la précédente est terminée
contests-rated = Compte pour le classement
contests-who_enters = Qui peut s’inscrire
contests-rating_from = Classement à partir de
contests-rating_to = Classement jusqu’à
contests-reliable = Fiabilité d’au moins, en %
contests-anybody = tout le monde
contests-open = Annoncer
contests-about_swiss = Tous jouent chaque manche, avec des joueurs de points voisins qu’ils n’ont pas rencontrés.
contests-about_round_robin = Chacun rencontre chacun.
contests-about_knock_out = La meilleure moitié de chaque table continue, jusqu’à ce qu’il n’en reste qu’une.
contests-about_league = Des divisions par force, où chacun rencontre chacun ; après une saison, montées et descentes.
contests-about_arena = Qui attend est assis aussitôt, encore et encore, jusqu’à la fin du temps.
