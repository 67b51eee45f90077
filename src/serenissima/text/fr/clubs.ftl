### Mots des clubs.

clubs-title = Clubs
clubs-lead = Des gens qui jouent ensemble, avec leur quai et leurs règles de table.
clubs-none = Il n’y a pas encore de club.
clubs-found = Fonder un club
clubs-needs_account = Il faut un compte
clubs-name = Nom du club
clubs-about = À propos
clubs-joining = Comment on y entre
clubs-join_open = ouvert à tous
clubs-join_request = les responsables admettent
clubs-join_link = par lien seulement
clubs-rules = Règles de ses tables
clubs-rated = Pour le classement
clubs-hints = Indices
clubs-bots = Robots de joueurs
clubs-as_host = au gré de l’hôte
clubs-always = toujours
clubs-never = jamais
clubs-reliable = Fiabilité d’au moins, en %
clubs-asks_reliable = fiable à { $percent } %
clubs-paces = Rythmes, sinon tous
clubs-pace_live = en direct
clubs-pace_turns = par correspondance
clubs-pace_none = sans horloge
clubs-members = Membres
clubs-people =
    { $n ->
        [one] un membre
       *[other] { $n } membres
    }
clubs-is_officer = responsable
clubs-is_member = membre
clubs-is_asks = demande à entrer
clubs-is_out = a été renvoyé
clubs-let_in = Admettre
clubs-make_member = Rendre membre
clubs-make_officer = Rendre responsable
clubs-make_out = Renvoyer
clubs-hidden = Seuls les membres voient qui en fait partie.
clubs-quay = Le quai du club
clubs-game = Jeu
clubs-wait = Amarrer une barque
clubs-wait_no_more = Ne plus attendre
clubs-waits = attend { $time }
clubs-set_up = Ouvrir une table
clubs-calm = Personne n’attend ici en ce moment.
clubs-members_only = Son quai et ses tables sont pour les membres.
clubs-contests = Ses tournois
clubs-no_contests = Aucun n’est annoncé.
clubs-make_contest = Organiser un tournoi
clubs-look_after = Gérer le club
clubs-link = Qui a ce lien entre :
clubs-new_link = Un autre lien
clubs-close = Fermer le club
clubs-keep = Garder
clubs-join = Entrer
clubs-ask = Demander à entrer
clubs-ask_no_more = Ne plus demander
clubs-leave = Quitter
