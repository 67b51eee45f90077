### Mots de l'explorateur d'un jeu.

explorer-games =
    { $n ->
        [one] une partie
       *[other] { $n } parties
    }
explorer-public_games =
    { $n ->
        [one] une partie publique
       *[other] { $n } parties publiques
    }
explorer-refreshed = mises à jour { $when }
explorer-as_parquet = les données en Parquet
explorer-players = joueurs
explorer-rating = classement moyen
explorer-from = dès { $n }
explorer-pace = rythme
explorer-live = d’une traite
explorer-turns = tour par tour
explorer-who = qui
explorer-any = tous
explorer-anybody = humains et bots
explorer-people = humains seulement
explorer-where = Où commencent les vainqueurs
explorer-where_about = parties gagnées sur 100, selon ce qui était tenu après l’ouverture; la taille dit combien de fois
explorer-place = lieu
explorer-at_most = { $n } ou moins
explorer-more_than = plus de { $n }
explorer-of_100 = { $n } gagnées sur 100
explorer-openings = Ouvertures
explorer-openings_about = pas à pas; une ligne ouvre le pas suivant
explorer-all_openings = Toutes les ouvertures
explorer-no_openings = Rien ne suit ici.
explorer-chance = le hasard peut l’expliquer
explorer-too_few = trop peu
explorer-fair = Le trait est l’équité: { $n } sur 100. Un point creux peut être du hasard; sous 100 parties, rien n’est classé.
explorer-how_many = parties
explorer-won = gagnées
explorer-seats = Places
explorer-seat = { $n }e
explorer-won_of_100 = gagnées sur 100
explorer-even = Les places se valent, autant qu’on puisse dire. Pointillé: équitable, { $n }.
explorer-uneven = Les places ne se valent pas, et le hasard ne l’explique pas. Pointillé: équitable, { $n }.
explorer-outcomes = Résultats
explorer-points = points à la fin
explorer-winner = premiers, en moyenne { $n }
explorer-second = deuxièmes, en moyenne { $n }
explorer-winner_word = premiers
explorer-second_word = deuxièmes
explorer-leads = Qui mène alors gagne, sur 100
explorer-leads_third = après un tiers de la partie
explorer-leads_late = après deux tiers
explorer-length = Durée
explorer-rounds = manches, % des parties
explorer-rounds_word = manches
explorer-median = La moitié des parties dure { $n } minutes ou moins.
explorer-records = Records
explorer-record_highest = le plus de points: { $n }
explorer-record_closest = victoire la plus serrée: de { $n }
explorer-record_clearest = victoire la plus nette: de { $n }
explorer-record_row = le plus de victoires de suite: { $n }
explorer-record_bot = meilleur bot contre des humains: { $n } sur 100
explorer-no_records = Aucun encore.
explorer-nothing = Aucune partie n’a été jouée jusqu’au bout.
explorer-none_fit = Aucune partie ne correspond à ces filtres.
explorer-none_yet = Aucune partie publique n’est encore finie.
