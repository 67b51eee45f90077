### Words of the harbour, and of the bots of people.

harbour-title = Le port
harbour-here =
    { $n ->
        [0] personne n’est là
        [one] une personne est là
       *[other] { $n } personnes sont là
    }
harbour-under_way =
    { $n ->
        [0] aucune table en jeu
        [one] une table en jeu
       *[other] { $n } tables en jeu
    }
harbour-find_game = Trouver une partie
harbour-kept = votre dernier choix est gardé
harbour-wait =
    { $n ->
        [one] une attend
       *[other] { $n } attendent
    }
harbour-live = En direct
harbour-turns = Par correspondance
harbour-none = Sans pendule
harbour-seats = Places
harbour-ratings = Classement des autres
harbour-fit =
    { $n ->
        [0] personne ici ne convient
        [one] une personne ici convient
       *[other] { $n } ici conviennent
    }
harbour-from = Classement à partir de
harbour-to = Classement jusqu’à
harbour-any = tous
harbour-you = vous { $points }
harbour-bots = Des robots prennent les places vides après deux minutes
harbour-rated = Pour le classement, si vous avez tous un compte
harbour-change = changer
harbour-find = Trouver une table
harbour-find_anew = Chercher ceci à la place
harbour-same =
    { $n ->
        [0] personne d’autre n’attend la même chose
        [one] une autre personne attend la même chose
       *[other] { $n } autres attendent la même chose
    }
harbour-quay = Barques à quai
harbour-back = Barques à gauche
harbour-on = Barques à droite
harbour-starts = commence dès que vous êtes assis
harbour-bots_in = des robots complètent dans { $time }
harbour-waits = attend depuis { $time }
harbour-seconds =
    { $n ->
        [one] une seconde
       *[other] { $n } s
    }
harbour-minutes =
    { $n ->
        [one] une minute
       *[other] { $n } min
    }
harbour-any_rating = tout classement
harbour-between = { $low } à { $high }
harbour-sit = S’asseoir
harbour-leave = Quitter
harbour-your_seat = Votre place attend
harbour-go_on = Continuez, une cloche vous appellera.
harbour-nobody = Personne n’attend. Amarrez la première barque.
harbour-first = Amarrer une barque
harbour-no_rating = demande un autre classement
harbour-no_blocked = vous ne vous rencontrez pas
harbour-no_guest = pour le classement : il faut un compte
harbour-tables = Tables
harbour-here_now = Ici maintenant
harbour-at_quay = à quai
harbour-at_table = joue
harbour-at_house = se promène
harbour-bot = robot
harbour-followed = vous suivez
harbour-blocked = bloqué
harbour-follow = Suivre
harbour-unfollow = Ne plus suivre
harbour-block = Bloquer
harbour-unblock = Ne plus bloquer
harbour-alone = Personne d’autre n’est là en ce moment.
harbour-all_people = tout le monde
harbour-called = { $game } : votre table est complète.
harbour-left = { $n } s
harbour-take = Prendre la place
harbour-begun = { $game } a commencé.
harbour-to_table = À la table
harbour-challenge = Défier
harbour-challenges = un défi à { $who }
harbour-challenged = un défi pour vous
harbour-asks_reliable = demande { $percent } % de fiabilité
harbour-no_reliable = demande des gens plus fiables
harbour-clubs = Clubs

refusals-needs_account = Il faut un compte : inscrivez-vous d’abord.
refusals-people_only = C’est pour les personnes, pas pour les programmes.
refusals-bad_time = Un tournoi commence dans les quatre-vingt-dix jours.
refusals-one_address = Quelqu’un de votre adresse y joue déjà.
refusals-too_few = Il y a trop peu de joueurs pour commencer.
refusals-no_seat = Aucune table ne vous attend.
refusals-unreliable = On demande des gens plus fiables : qui jouent jusqu’au bout et à temps.
refusals-rating = Votre classement n’est pas celui qui est demandé.
refusals-members_only = C’est pour les membres du club.
refusals-club_rules = Les règles du club ne le permettent pas.

bots-title = Vos robots
bots-about = Un robot est un compte pour un programme à vous. Tous voient que c’en est un, il ne s’assied que là où les robots sont bienvenus, et il est classé à part des personnes.
bots-none = Vous n’avez pas encore de robot.
bots-make = Créer un robot
bots-name = Nom du robot
bots-token = Nouveau jeton
bots-label = Pour quoi faire
bots-scopes = Il peut
bots-read = regarder
bots-play = jouer
bots-host = ouvrir des tables
bots-talk = parler
bots-told = Votre jeton, montré cette seule fois. Gardez-le bien :
bots-revoke = Révoquer
bots-dismiss = Renvoyer ce robot
bots-made = créé { $when }
