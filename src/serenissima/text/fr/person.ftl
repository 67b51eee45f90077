### Mots de la page d'une personne.

person-since = ici depuis { $when }
person-here = ici maintenant
person-bot_of = un bot de { $who }
person-reliable = fiable à { $percent } %
person-reliable_about = jouées à temps jusqu'au bout : { $kept } parties sur { $begun } commencées
person-played =
    { $n ->
        [one] une partie
       *[other] { $n } parties
    }
person-won = { $n } gagnées
person-closed = Cette page est fermée.
person-nobody = Personne ne porte ce nom.
person-close = Fermer ma page aux autres
person-ratings = Classements
person-band = la bande contient la vraie force 19 fois sur 20
person-span = Période
person-quarter = Trimestre
person-year = Année
person-all = Tout
person-with_seats = { $n } places
person-top = premiers { $percent } %
person-too_few = trop peu pour comparer
person-no_line = La première partie classée commence une ligne ici.
person-no_line_then = Aucune partie classée pendant cette période.
person-day = Jour
person-recent = Parties
person-any_game = Tous les jeux
person-any_result = Tout résultat
person-is_won = Gagnées
person-is_shared = Première place partagée
person-is_lost = Non gagnées
person-is_none = Finies d'un commun accord
person-any_rated = Classées ou non
person-is_rated = Classées
person-is_unrated = Non classées
person-with = Avec qui
person-more = Parties plus anciennes
person-none = Aucune partie de ce genre à une table publique.
person-review = Revoir
person-place = Place { $n }
person-late = en retard
person-against = Contre qui
person-ahead_of = arrivé devant
person-ahead = { $n } sur { $games }
person-half = La ligne est la moitié ; l'ombre, ce que le hasard peut expliquer.
person-nobody_met = Personne encore.
person-badges = Insignes
person-proof = chacun avec sa preuve
person-no_badges = Aucun encore.
person-kept_word = Parole tenue
person-kept_word_proof = { $count } parties sur { $of } jouées à temps jusqu'au bout
person-odds = Contre toute attente
person-odds_proof = parties classées gagnées contre quelqu'un de 200 points plus fort : { $count }
person-all_waters = Toutes les eaux
person-all_waters_proof = chaque jeu de la maison gagné au moins { $count } fois
person-proven = Force prouvée
person-proven_proof = { $game } : au moins { $count } points, 19 fois sur 20
person-strong = Forces et faiblesses
person-strong_about =
    { $n ->
        [one] points de chance par partie contre ses égaux, une analyse
       *[other] points de chance par partie contre ses égaux, { $n } analyses
    }
person-equal = égal
person-no_strengths = Encore trois parties analysées, et ceci commencera à parler.
person-may_be_chance = peut être du hasard
person-phase_opening = Ouverture
person-phase_trade = Commerce
person-phase_deals = Accords
person-phase_fight = Combat et entrave
person-phase_building = Enchères et construction
person-phase_middle = Milieu de partie
person-phase_ending = Le dernier tiers
person-privacy = Ce que les autres voient
person-show_here = Que je suis ici
person-show_strengths = Forces et faiblesses
person-show_against = Contre qui j’ai joué
person-show_games = Mes parties
person-not_shown = Non montré aux autres.
person-feed = Parties en flux
