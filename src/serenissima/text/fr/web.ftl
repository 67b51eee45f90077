### The browser client: every sentence of its own that a person reads.

## nav

nav-main = Principal
nav-menu = Menu
nav-home = Accueil
nav-play = Jouer
nav-mine = Mes parties
nav-harbour = Port
nav-contests = Tournois
nav-puzzles = Problèmes
nav-studies = Études
nav-learn = Règles
nav-leaders = Classements
nav-settings = Réglages
nav-about = À propos et crédits
nav-account = Compte
nav-sign_in = Connexion
nav-skip = Aller au contenu

## footer

footer-note = Code ouvert. Les jeux et leurs titres appartiennent à leurs auteurs et éditeurs.

## home

home-title = Jeux de société de la mer de Venise
home-lead = Toutes les règles respectées, des dés vérifiables, des bots qui ne trichent jamais. À un seul écran, avec des amis au loin, ou en solo ce soir.
home-play_now = Jouer contre des bots
home-set_up = Dresser une table
home-join_code = Rejoindre par lien
home-starts =
    { $n ->
        [1] commence aussitôt : { $game }, vous et un bot, niveau { $level }
        [one] commence aussitôt : { $game }, vous et { $n } bot, niveau { $level }
       *[other] commence aussitôt : { $game }, vous et { $n } bots, niveau { $level }
    }
home-change = changer
home-play = Jouer
home-learn = Règles
home-mine = Mes parties
home-wait =
    { $n ->
        [0] aucune ne vous attend
        [one] une vous attend
       *[other] { $n } vous attendent
    }
home-all = toutes les parties
home-none = Pas encore de partie. La première est à un clic.
home-quay = À quai
home-find = Trouver une table avec d’autres
home-quay_none = Aucune table ouverte en ce moment.
home-new_here = Première visite ? Apprenez { $game } en dix minutes, coup par coup.
home-lesson = Leçon
home-opening = La table est en préparation …

## levels

levels-random = Au gré du vent
levels-mozzo = Mousse
levels-marinaio = Matelot
levels-mercante = Marchand
levels-capitano = Capitaine
levels-doge = Doge
levels-random_about = Joue n’importe quel coup permis, sans réfléchir.
levels-mozzo_about = Avide : prend ce qu’il peut avoir tout de suite et ne voit aucun danger. Il vous laisse gagner pendant que vous apprenez.
levels-marinaio_about = Craintif : ne pense qu’à son propre tour et redoute doublement chaque danger.
levels-mercante_about = Posé : pèse le prochain coup, son gain et celui des autres. Répond aussitôt.
levels-capitano_about = Joue plusieurs tours de tête. Réfléchit un instant.
levels-doge_about = Voit le plus loin. Réfléchit le plus longtemps.
levels-pari = De ma force
levels-pari_about = Le niveau le plus proche de votre classement, ou de vos résultats face aux bots.
levels-points = Force { $points } ± { $give } ; un nouveau venu a 1500.
levels-won = Mesuré : { $won } % de victoires face au niveau { $among } ({ $chance } % par le seul hasard).

## setup

setup-title = Dresser une table
setup-who = Qui joue ?
setup-players = joueurs
setup-me = Vous
setup-here = Même écran
setup-open = Par lien
setup-bot = Bot
setup-kind_of = Qui occupe la place { $n }
setup-me_about = à cet écran
setup-here_about = joue à cet écran, les mains cachées entre deux tours
setup-open_about = quiconque a le lien
setup-bot_about = ne voit jamais ce qui est caché
setup-name_of = Nom
setup-name_about = ce que les autres liront
setup-level = Niveau
setup-how = Comment jouez-vous ?
setup-pace = Rythme
setup-pace_about = Sans pendule, une soirée à la pendule, ou quelques coups par jour avec des avis
setup-none = Sans pendule
setup-live = En direct
setup-turns = Au tour par tour
setup-bank = minutes pour chacun
setup-increment = secondes de plus par réponse
setup-hours = heures par réponse
setup-shuffle = Places
setup-shuffle_about = Tirées au sort, ou comme ci-dessus
setup-drawn = Au sort
setup-listed = Comme ci-dessus
setup-bots = Robots de personnes
setup-bots_about = Si les programmes de personnes peuvent s’asseoir aussi.
setup-bots_on = Bienvenus
setup-bots_off = Personnes seulement
setup-hints = Conseils
setup-hints_about = Si les joueurs peuvent demander les meilleurs coups ; tous voient qui le fait.
setup-hints_on = Permis
setup-hints_off = Aucun
setup-sealing = Réponses scellées
setup-sealing_about = Qui les scelle. Ce qu'un navigateur scelle, même la maison ne peut le lire ; il l'ouvre de lui-même quand tous ont scellé.
setup-by_browsers = Les navigateurs
setup-by_house = La maison
setup-quay = Montrer la table à quai, pour que d'autres puissent s'asseoir et regarder.
setup-reliable = Pour des gens fiables à 90 %.
setup-club = Pour les membres de votre club, selon ses règles.
setup-rated = Classée : compte pour le classement de tous les joueurs.
setup-rated_account = Les parties classées sont pour les joueurs qui ont un compte.
setup-luck = Tout le sort est scellé avant le tirage des places. Après la partie chacun peut vérifier chaque dé.
setup-options = Règles de la table
setup-options_about = Le choix habituel vient en premier. Chacun dit de quelle règle il relève.
setup-usual = Tout comme d'habitude
setup-changed =
    { $n ->
        [one] { $n } changée
       *[other] { $n } changées
    }
setup-not_here = pas avec ce nombre de joueurs
setup-number_from = un nombre à partir de { $n }
setup-table_of =
    { $n ->
        [1] { $game } en solo
       *[other] { $game } à { $n } : { $who }.
    }
setup-open_it = Ouvrir la table
setup-another_name = Un autre nom
setup-begins_now = La partie commence aussitôt.
setup-begins_later = La partie commence quand toutes les places sont prises, ou quand vous laissez les places libres aux bots.
setup-lasts = Environ { $n } minutes.
setup-lasts_live = Environ { $n } minutes ; chacun a { $bank } minutes à la pendule.
setup-lasts_turns = Quelques semaines : jusqu’à { $hours } heures par réponse.
setup-newcomer = Première partie : le sort décide de ce qu’un débutant ne peut pas savoir.
setup-seat_n = place { $n }
setup-reconstructed = Certaines valeurs imprimées ne sont pas connues publiquement.
setup-reconstructed_about = Elles sont marquées comme reconstituées dans les fichiers de données ; les règles disent où.

## values

values-true = oui
values-false = non
values-open = visible
values-hidden = caché
values-random = au sort
values-draft = à tour de rôle
values-choose = au choix
values-preset = comme imprimé
values-alternate = en alternance
values-snake = aller et retour
values-full = jamais bloqué
values-leave_only = seul le départ est libre
values-all_sunk = quand il est coulé
values-outnumbered = quand il est en minorité
values-anywhere = partout
values-galleys_only = seulement sur les galères
values-venice_genoa = Venise et Gênes
values-spain_turkey = Espagne et Turquie
values-fixed = dans l'ordre
values-not_full = non pleins
values-empty = seulement vides
values-capital = comme une capitale
values-ordinary = comme tout port
values-none = aucun
values-warehouse_spaces = ses espaces
values-adams = à la manière d'Adams
values-schloesser = à la manière de Schlösser
values-unlimited = sans limite
values-forty = quarante
values-standard = normal
values-early_hints = comme au premier tirage
values-own = la sienne

## lobby

lobby-join = Rejoindre
lobby-watch = Regarder
lobby-open = Tables ouvertes
lobby-playing = En cours
lobby-none_open = Personne n'attend en ce moment. Dressez une table et montrez-la ici.
lobby-none_playing = Aucune partie publique en ce moment.
lobby-finished = Finies
lobby-none_finished = Aucune partie publique n’est encore finie.
lobby-look_back = Revoir
lobby-all_games = tous les jeux
lobby-seats = { $taken } sur { $n }

## mine

mine-title = Mes parties
mine-your_turn = À vous
mine-waiting = { $who } réfléchit
mine-open = attend des joueurs
mine-over = terminée
mine-paused = en pause
mine-broken = hors ligne
mine-won = gagnée
mine-place = place { $n }
mine-play = Jouer
mine-look = Regarder
mine-replay = Revoir
mine-current = En cours
mine-past = Terminées
mine-none = Rien ici pour l'instant.
mine-guest = Vous jouez en invité. Prenez un nom et un mot de passe pour retrouver vos parties sur d'autres appareils.

## join

join-title = Rejoindre par lien
join-lead = Collez le lien que vous avez reçu.
join-field = Lien ou table
join-go = À la table
join-bad = Ce n'est pas un lien vers une table de cette maison.

## account

account-title = Compte
account-guest = Vous êtes ici en invité sous le nom { $name }. Prenez un nom et un mot de passe, et vos parties restent à vous.
account-known = Vous êtes { $name }.
account-guest_name = Invité { $name }
account-nobody = Connectez-vous, ou prenez un nom et jouez désormais sous ce nom. Sinon vous jouez en invité.
account-name = Nom
account-own_password = Mot de passe
account-password = Mot de passe, 8 caractères ou plus
account-register = Prendre ce nom
account-login = Se connecter
account-new = Nouveau venu
account-forgotten = Mot de passe oublié ? Aucune lettre ne le ramène : demandez aux personnes qui tiennent cette maison, elles peuvent vous en donner un nouveau.
account-logout = Se déconnecter
account-notices = Avis
account-email = E-mail pour les avis quand c'est à vous (facultatif)
account-keep = Enregistrer
account-kept = Enregistré.
account-proven = Votre adresse est confirmée : les lettres viendront.
account-unproven = Les lettres viendront quand vous aurez suivi le lien de la première.
account-yours = Ce qui est à vous
account-export = Tout ce que cette maison garde sur vous
account-leave = Partir pour de bon
account-sure_leave = Partir pour de bon ? Vos parties restent, sans votre nom ; tout le reste est effacé.
account-stay = Rester

## keep

keep-title = La garde de la maison
keep-lead = Ce qui a été signalé, et qui peut parler et entrer. La personne concernée l’apprend dès qu’elle essaie.
keep-not_yours = Cette page est pour les modérateurs de la maison.
keep-reports = Signalements
keep-people = Personnes
keep-show_seen = Aussi ce qui est réglé
keep-no_reports = Rien n’a été signalé.
keep-about = Sur { $who }
keep-about_table = Sur la table
keep-by = signalé par { $who }
keep-seen_by = { $who } s’en est occupé.
keep-line_gone = La ligne n’est plus là.
keep-look = À la table
keep-take_line = Retirer la ligne
keep-mute_day = Un jour de silence
keep-close = Mettre fin à la partie
keep-dealt_with = Réglé
keep-line_taken = La ligne est retirée.
keep-muted = Pas un mot pendant un jour.
keep-closed = La partie est terminée.
keep-done = Fait.
keep-name = Début du nom
keep-search = Chercher
keep-nobody = Personne ne s’appelle ainsi.
keep-last_here = vu ici { $when }
keep-muted_until = silence jusqu’à { $when }
keep-mute = Silence pendant { $hours } h
keep-unmute = Peut reparler
keep-role = Rôle
keep-role_guest = Invité
keep-role_player = Joueur
keep-role_moderator = Modérateur
keep-role_admin = Administrateur
keep-role_banned = Exclu

## report

report-title = Signaler quelque chose aux modérateurs
report-line = Signaler cette ligne
report-line_of = Signaler ce qu’a dit { $who }
report-why = Que doivent regarder les modérateurs ?
report-send = Signaler
report-cancel = Annuler
report-sent = Merci. Les modérateurs regarderont.

## settings

settings-title = Réglages
settings-language = Langue
settings-light = Lumière
settings-light_about = Le jour, la nuit à la lueur des lampes, ou comme votre appareil
settings-day = Jour
settings-night = Nuit
settings-motion = Animations
settings-motion_about = Ce qui bouge sur les plateaux
settings-system = Comme le système
settings-full = Toutes
settings-reduced = Réduites
settings-speed = Vitesse
settings-speed_about = À quelle allure les coups des autres sont montrés
settings-calm = Calme
settings-brisk = Vive
settings-at_once = D’un coup
settings-sound = Son
settings-sound_about = Une cloche quand c’est à vous, et des sons légers de ce qui se passe
settings-volume = Volume
settings-confirm = Demander confirmation
settings-confirm_about = Avant l'envoi d'un coup ; la plupart peuvent de toute façon être annulés
settings-never = Jamais
settings-warned = Quand cela coûte quelque chose
settings-always = Toujours
settings-guard = Un instant de répit
settings-guard_about = Une nouvelle question ne prend aucune réponse pendant un tiers de seconde, pour qu’aucun clic tardif n’y réponde
settings-contrast = Contraste
settings-contrast_about = Traits et petits caractères plus foncés
settings-normal = Normal
settings-strong = Fort
settings-cover = Cacher entre les joueurs
settings-cover_about = Quand plusieurs jouent à un seul écran
settings-command = Ligne de commande
settings-command_about = Tapez les coups dans la notation de la feuille de partie ; la touche / l'ouvre aussi
settings-on = Oui
settings-off = Non

## leaders

leaders-title = Classements
leaders-lead = Personnes et bots par jeu et nombre de joueurs, classés par leur force minimale ; avec l'intervalle à 95 %.
leaders-place = Place
leaders-player = Joueur
leaders-rating = Cote
leaders-games = Parties
leaders-none = Personne n'est encore classé ici.
leaders-bot = bot
leaders-people = personnes
leaders-bots = robots de personnes
leaders-seats = joueurs

## learn

learn-title = Règles
learn-lead = Les règles dans nos propres mots ; chaque règle a un numéro, et questions et refus y renvoient.
learn-search = Chercher dans les règles
learn-found =
    { $n ->
        [0] aucune règle n'en parle
        [one] 1 règle
       *[other] { $n } règles
    }
learn-pick = Quel jeu ?
learn-play = Y jouer
learn-in_english = Les règles sont rédigées en anglais.
learn-chapters = Chapitres
learn-rule_n =
    { $n ->
        [one] Règle { $rules }
       *[other] Règles { $rules }
    }
learn-asked_now = Ce qui est demandé :

## lesson

lesson-title = Première leçon
lesson-begin = Apprendre en dix minutes
lesson-go_on = Continuer la leçon
lesson-once_more = Revoir la leçon
lesson-progress = Votre progression
lesson-step_of = { $n } sur { $total }
lesson-leave = Quitter
lesson-next = Suivant
lesson-back = Retour
lesson-show = Montrez-moi
lesson-again = Depuis le début
lesson-play = Jouer une partie
lesson-more = La règle :
lesson-none = Cette leçon n’a pas pu être chargée.
lesson-not_this = En partie, ce serait permis. Cette étape continue par : { $move }.
lesson-read_on = Ici, il n’y a qu’à lire ; continuez avec « Suivant ».

## about

about-title = À propos et crédits
about-what = Serenissima joue des jeux de société autour de Venise avec toutes leurs règles : à un seul écran, en ligne et contre des bots qui ne voient que ce que voit leur place.
about-fair = Le sort est tiré d'un secret scellé avant la partie et ouvert à la fin. Chacun peut vérifier chaque dé et chaque carte ; les mises secrètes se vérifient de même.
about-games = Les jeux
about-games_about = Titres et créations appartiennent à leurs auteurs et éditeurs, qui n'ont aucune part à ce projet. Aucun texte ni aucune image d'un jeu imprimé n'est utilisé ici.
about-credits = Crédits
about-type = Caractères : IM Fell English par Igino Marini, EB Garamond par Georg Duffner et Octavio Pardo, Alegreya Sans par Juan Pablo del Peral, tous sous la SIL Open Font License.
about-icons = Quelques icônes : game-icons.net, par Delapouite, Lorc et d'autres, CC BY 3.0.
about-coast = Côtes : Natural Earth, domaine public.
about-code = Le code est ouvert, sous licence MIT.

## problems

problems-crashed = Quelque chose a échoué sur cette page. La partie est en sûreté sur le serveur.
problems-stale_page = Cette page est plus ancienne que le serveur, ou la ligne est coupée. Rechargez-la.
problems-missing = Une part de cette page n'a pas pu être chargée : la maison a été renouvelée, ou la ligne est coupée. Ce qui est ici reste.
problems-load = Recharger
problems-close = Fermer
problems-offline = Le serveur est injoignable.
problems-failed = Cela n'a pas marché.
problems-no_table = Cette table n'existe pas, ou il faut une invitation.
problems-nowhere = Il n'y a rien ici.
problems-broken = Cette table est hors ligne :
problems-again = Réessayer
problems-home = Retour au port
problems-private = Il faut une invitation pour cette table : demandez le lien.

refusals-archive_away = Les parties d'autrefois sont hors d'atteinte pour le moment. Rien n'est perdu ; réessayez plus tard.
refusals-archive_damaged = Ce qui a été gardé de cette partie est endommagé. Dites-le à qui tient cette maison.

## line

line-connecting = connexion …
line-waiting = connexion perdue, nouvel essai dans { $n } s
line-silent = le serveur ne répond pas …
line-now = maintenant
line-closed = connexion terminée

## table

table-called = Table « { $name } »
table-would = Voici l’effet :
table-forced = Fait pour vous, rien d’autre n’étant possible : { $what }
table-board = Plateau
table-side = Journal, discussion, notes
table-players = Joueurs
table-question = Question
table-loading = La table est en préparation …
table-thinking = { $who } réfléchit …
table-luck_rolls = On interroge le sort …
table-winners =
    { $n ->
        [one] { $who } a gagné
       *[other] { $who } ont gagné
    }
table-all_moves =
    { $n ->
        [one] { $n } coup
       *[other] Tous : { $n }
    }
table-undo = Annuler
table-undo_can = Annuler votre dernier choix
table-not_yet = Pas encore
table-sure = Faut-il l'envoyer ?
table-sending = envoi …
table-sends_later = Elle partira dès que la connexion sera rétablie ; annuler la retient.
table-so_far = Votre réponse jusqu'ici
table-take_out = retirer
table-start_again = recommencer
table-on_the_board = Choisissez sur le plateau ou dans la liste.
table-choose_one = Choisissez
table-how_many = Combien
table-less = moins
table-more = plus
table-why_not = Pourquoi pas ?
table-close = Fermer
table-what_you_can_do = Ce que vous pouvez faire
table-filter = Trouver un coup
table-nothing_fits = Aucun coup ne correspond.
table-not_your_turn = Ce n'est pas à vous.
table-unknown = { $text } n'est pas un coup maintenant ; essayez par exemple : { $example }
table-ambiguous = Cela peut vouloir dire : { $choices }
table-command = Coup en notation
table-command_hint = un coup en notation, un numéro, undo, why …
table-keys = Touches
table-days = { $n } jours
table-seconds_left = encore { $n } secondes
table-time_left = Temps restant
table-you = vous
table-here = à cet écran
table-resigned = abandon
table-stands_in = un bot joue
table-away = absent
table-hints_asked = { $n ->
    [one] a demandé un conseil une fois
   *[other] a demandé des conseils { $n } fois
}
table-your_move = à vous
table-log = Journal
table-chat = Discussion
table-position = Position
table-deal = Affaire
table-notes = Notes
table-votes = Table
table-earlier = avant
table-since = Depuis votre dernier tour
table-no_chat = Personne n'a encore rien dit.
table-say_something = Dites quelque chose
table-send = Envoyer
table-notes_for_you = Pour vos yeux seulement
table-your_own = Pour vos yeux seulement
table-at_the_table = Sur la table
table-hand_over = Passez l'écran à { $who }
table-eyes_only = La suite n'est que pour ces yeux-là.
table-i_am = Je suis { $who }
table-record = Emporter la feuille de partie
table-rematch = Rejouer
table-result = Résultat
table-as_tables = Montrer la position en tableaux
table-watching = spectateur
table-paused = La table a mis la partie en pause ; elle reprend quand tous sont d'accord.
table-return = Reprendre votre place
table-bot_plays = Un bot joue pour vous.
table-no_steps = Rien de plus n'a été dit.
table-nearest = Possible à la place :

## show
## What the others have done, shown one act after the other; { $n } of { $of }.

show-watching = Ce qui se passe
show-acts = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
show-act_of = action { $n } sur { $of }
show-replay = Revoir
show-skip = Passer à votre tour
show-skip_now = Passer au présent
show-all_at_once = Tout montrer
show-go_on = Continuer
show-pause = Pause
show-your_turn = à vous
show-now = maintenant
show-luck = Le sort
show-for_you = Pour vous : { $what }
show-answer = La réponse à votre offre
show-look_back = Regarder en arrière
show-move_of = coup { $n } sur { $of }
show-act_back = une action en arrière
show-act_on = une action en avant
show-my_last_turn = mon dernier tour
show-looking = Vous regardez le coup { $n }.
show-resting = La partie n'attend personne ; vous répondrez une fois revenu au présent.
show-back = Revenir au présent
show-lost = Les coups précédents ne peuvent pas être chargés pour le moment.

## brings
## What an answer brings, beside its words: { $least } and { $most } have their signs, { $gain } is a sum with its word.

brings-span = { $least } à { $most }
brings-of_other = { $who } { $gain }
brings-chance = { $result } { $percent } %
brings-answers_next = ensuite répond { $who }
brings-ends = met fin à la partie

## reckoning

reckoning-you_win = Vous gagnez avec { $points } { $unit }
reckoning-won_with =
    { $n ->
        [one] { $who } gagne avec { $points } { $unit }
       *[other] { $who } se partagent la victoire avec { $points } { $unit }
    }
reckoning-apart = Ce qui a fait la différence : { $source } ({ $who } { $n }, { $other } { $m }).
reckoning-turned = Le tournant : tour { $n }
reckoning-see_it = Le voir dans l'analyse
reckoning-seat = Joueur
reckoning-adds_up = Chaque ligne tombe juste :
reckoning-title = D'où vient le score
reckoning-source = Source
reckoning-total = Total
reckoning-unknown = inconnu de vous
reckoning-counting = On compte …
reckoning-why = Pourquoi ce score ?
reckoning-why_of = Pourquoi { $who } a ce score

## by

by-timeout = (temps écoulé)
by-standing = (répondu d'avance)
by-forced = (seule possibilité)
by-bot = (bot)

## notes

notes-loading = …
notes-kept = enregistré
notes-typing = …
notes-failed = non enregistré

## votes

votes-propose = Proposer à la table
votes-do = Décider
votes-propose_it = Proposer
votes-pause = Pause
votes-resume = Reprendre
votes-extend = Plus de temps
votes-replace = Un bot pour
votes-end = Arrêter la partie
votes-undo = Annuler un tour
votes-about_pause = Les pendules s'arrêtent jusqu'à ce que tous veuillent reprendre
votes-about_resume = On continue à jouer
votes-about_extend = Chacun reçoit plus de temps
votes-about_end = La partie s'arrête telle quelle, non classée
votes-about_undo = Retour avant le dernier coup des autres
votes-asks_pause = { $who } veut une pause.
votes-asks_resume = { $who } veut reprendre.
votes-asks_extend = { $who } demande plus de temps pour tous.
votes-asks_replace = { $who } veut qu'un bot joue pour { $whom }.
votes-asks_end = { $who } veut arrêter la partie telle quelle.
votes-asks_undo = { $who } demande à annuler un coup.
votes-agreed = Pour : { $who }. Doivent encore voter : { $left }.
votes-agree = D'accord
votes-against = Contre
votes-withdraw = Retirer
votes-resign = Abandonner
votes-sure_resign = Abandonner ? Un bot joue votre place jusqu'à la fin.
votes-play_on = Continuer

## seating

seating-free = libre
seating-waits = attend quelqu'un
seating-here = ici
seating-away = pas encore là
seating-options = Règles de la table :
seating-link = Envoyez ce lien à vos amis
seating-copy = Copier
seating-copied = Copié
seating-sit = S'asseoir
seating-start = Commencer
seating-start_with_bots = Commencer, les bots prennent les places libres
seating-leave = Quitter la table
seating-full = Toutes les places sont prises. Vous pourrez regarder quand la partie aura commencé.
seating-host_starts = Qui a ouvert la table lance la partie.
seating-your_name = Comment vous appeler ?
seating-no_name = Invité
seating-skip = Vous pouvez laisser ce champ vide ; vous jouerez alors comme invité numéroté.
seating-invited = { $host } vous invite à jouer à { $game }.
seating-none = Sans pendule
seating-live = { $bank } minutes chacun, { $increment } secondes de plus par réponse
seating-turns = { $hours } heures par réponse
seating-hints_off = Sans conseils
seating-reliable = Demande des gens fiables à { $percent } %.
seating-club = Pour les membres d’un club.
seating-rated = Classée
seating-usual = Toutes les règles habituelles

## sealed

sealed-title = Réponses scellées
sealed-sealed = scellée
sealed-thinks = réfléchit
sealed-yours = Votre sceau
sealed-how = L'empreinte fixe la réponse dès maintenant ; après la partie le secret l'ouvre, et chacun peut vérifier.
sealed-how_browsers = L'empreinte fixe la réponse dès maintenant. Tant que tous n'ont pas scellé, seul le navigateur qui l'a scellée la connaît : même la maison ne peut pas regarder.
sealed-opening = Tous ont scellé leur réponse ; on les ouvre …

## trust

trust-before = Tout le sort de cette partie est déjà scellé ; le sceau est
trust-commitment = Sceau
trust-check = Vérifier
trust-good =
    { $n ->
        [0] Vérifié : il n'y a eu aucun tirage, et le sceau est celui montré avant la partie.
        [one] Vérifié : l'unique tirage découle du secret scellé.
       *[other] Vérifié : les { $n } tirages découlent tous du secret scellé, et le sceau est celui montré avant la partie.
    }
trust-bad = La vérification a échoué ; voyez les détails.
trust-details = Détails
trust-verify_title = Chance et sceaux
trust-verify_about = Le secret du hasard de cette partie est ouvert : chaque dé, carte et réponse scellée peut être vérifié.
trust-verified = Vérifié
trust-not_verified = Non vérifié
trust-other_seal = Le sceau calculé à présent n’est pas celui montré avant la partie.
trust-sealed =
    { $n ->
        [1] Une réponse scellée a son sceau.
        [one] { $n } réponse scellée a son sceau.
       *[other] { $n } réponses scellées ont leur sceau.
    }
trust-seals_seen =
    { $n ->
        [1] Le seul sceau que ce navigateur a vu fermé en fait partie.
       *[other] Les { $n } sceaux que ce navigateur a vus fermés en font tous partie.
    }
trust-seals_missing =
    { $n ->
        [1] Un sceau que ce navigateur a vu fermé n’en fait pas partie !
        [one] { $n } sceau que ce navigateur a vu fermé n’en fait pas partie !
       *[other] { $n } sceaux que ce navigateur a vus fermés n’en font pas partie !
    }
trust-computed = Calculé à présent
trust-sealed_by = Scellée par { $who }, ligne { $n }
trust-by_yourself = Pour vérifier vous-même, téléchargez le récit et lancez
trust-checking = Vérification …
trust-check_again = Vérifier encore
trust-adds = Chaque navigateur y ajoute de lui-même un hasard à lui : { $n } joueurs sur { $of } l’ont fait.
trust-own_code = Ce navigateur a vérifié seul, avec son propre code ; la maison n’a pas servi.
trust-who_added = Ont ajouté au hasard : { $who }.
trust-silent = N’ont rien ajouté : { $who }.
trust-mine_missing = Ce que ce navigateur a ajouté au hasard n’en fait pas partie !
trust-other_end = Cette partie a fini autrement que ce navigateur ne l’a vue finir !
trust-rules_good = Second avis : la maison a rejoué la partie, et les probabilités sont celles des règles.
trust-rules_bad = Second avis : la maison elle-même trouve : { $problem }
trust-rules_none = La maison ne peut pas donner de second avis à présent ; la vérification ci-dessus n’en a pas besoin.
trust-save = Enregistrer la preuve
trust-page = Une page qui la vérifie sans aucune maison
trust-problem_form = Ce n’est pas une preuve lisible : { $found }
trust-problem_commitment = Le secret ouvert ne correspond pas au sceau ; son propre sceau est { $expected }.
trust-problem_order = Les apports des joueurs ne sont pas en ordre : { $found }
trust-problem_beginning = Quelque chose de fixé avant la partie a été changé : ses conditions, ses joueurs ou leurs apports.
trust-problem_seats = Les places n’ont pas été distribuées comme le veut le hasard ; ce serait { $expected }.
trust-problem_draw = Acte { $act } : « { $found } » est écrit, mais le hasard voulait « { $expected } ».
trust-problem_chain = L’acte { $act } a été changé, ou il en manque un avant ; sa marque devrait être { $expected }.
trust-problem_undo = L’acte { $act } reprend plus qu’il n’y avait.
trust-problem_odds = Les probabilités d’un tirage manquent, ou il en est écrit qui n’ont jamais servi.
trust-problem_seal = Le sceau de l’acte { $act } ne correspond pas à la réponse donnée.
trust-page_title = La preuve d’une partie
trust-page_about = Déposez ici la preuve d’une partie finie, choisissez le fichier ou collez son texte. Cette page ne connaît aucune maison et n’a pas besoin de réseau.
trust-page_file = Le fichier
trust-page_paste = Le texte
trust-page_rules = Elle ne connaît pas les règles : que les probabilités soient celles des règles, cette commande le dit :
trust-page_counts = { $acts } actes, { $draws } tirages, { $seals } sceaux

## keys

keys-tab = parcourir question, réponses, plateau, joueurs et journal
keys-enter = choisir ; envoyer ce qui est prêt
keys-esc = annuler un clic, fermer ce qui est ouvert
keys-u = annuler
keys-l = liste de tous les coups
keys-h = conseil
keys-space = finir la séquence, jusqu'à votre tour
keys-r = revoir ce qui s'est passé
keys-slash = ligne de commande en notation
keys-question = cette liste

## toasts

toasts-lost = La connexion s'est perdue avant la réponse ; la position montre si c'est fait.
toasts-stale = Il s'est passé quelque chose entre-temps ; regardez à nouveau.
toasts-stopped = Le tour s'arrête ici : quelqu'un s'est interposé.
toasts-was_done = Votre réponse était arrivée avant la coupure.
toasts-not_used = Un clic de plus n’a pas compté : la question avait changé.

## symbols

symbols-ducato = ducat
symbols-pirate = pavillon pirate
symbols-cards = pile de cartes
symbols-ship = navire

## deal

deal-title = La table des affaires
deal-talk_n = négociation { $n } sur { $most } ce tour-ci
deal-partner = Avec qui ?
deal-hand =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
deal-first = première affaire : +1 prestige
deal-you_give = Vous donnez
deal-gives = { $who } donne
deal-give_hint = Choisissez ci-dessous des cartes de votre main.
deal-want_hint = Choisissez ci-dessous des marchandises.
deal-your_hand = Votre main
deal-want = Demander encore
deal-want_one = demander encore : { $good }
deal-take_out = retirer { $card }
deal-unknown = symboles que vous ne connaissez pas
deal-power = lions : puissance maritime
deal-load = tonneaux : cartes à charger
deal-power_n = puissance { $n }
deal-silent = rien dit
deal-claim_about = Que dites-vous de cette carte : { $card } ? Ce n'est pas forcément vrai.
deal-no_symbols = aucun symbole
deal-no_power = aucune puissance
deal-true = vrai
deal-ducati = ducats
deal-in_hand = main
deal-first_deal = première affaire
deal-on_top = sur la cargaison
deal-joins = s’y ajoute
deal-you_pay = Vous payez
deal-he_pays = { $who } paie
deal-even = pas de ducats
deal-and_pays =
    { $me ->
        [who] et payez
       *[other] et paie
    } { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-and_asks =
    { $me ->
        [who] et demandez
       *[other] et demande
    } { $n ->
        [one] { $n } ducat
       *[other] { $n } ducats
    }
deal-quoted = « { $text } »
deal-everyone_reads = Tous liront
deal-send = Envoyer à { $who }
deal-invite = Demander …
deal-clear = Vider
deal-back = Retour à l'offre
deal-pass = Rien à offrir
deal-accept = Accepter
deal-accept_pick = Accepter, choisir une carte
deal-counter = Contre-offre
deal-decline = Décliner
deal-decline_all = Tout décliner ce tour-ci
deal-always_decline = Décliner toutes les offres
deal-always_pass = Passer à chaque demande d’offre
deal-goods_are_certain = Les marchandises sont sûres, les paroles non.
deal-counter_to = Votre contre-offre à { $who }
deal-offer_to = Votre offre à { $who }
deal-pick = Laquelle de vos cartes donnez-vous ?
deal-looks =
    { $me ->
        [whom] { $who } examine votre offre. Une offre envoyée ne peut être ni retirée ni changée.
       *[other] { $who } examine l’offre de { $whom }. Une offre envoyée ne peut être ni retirée ni changée.
    }
deal-talks =
    { $me ->
        [who] Vous négociez avec { $whom }.
        [whom] { $who } négocie avec vous.
       *[other] { $who } négocie avec { $whom }.
    }
deal-nothing_now = Personne ne négocie en ce moment.
deal-goods_are_true = Les marchandises sont vraies, les paroles pas forcément.
deal-he_picks_which = { $who } choisit lesquelles.
deal-he_picks = le donneur choisit
deal-you_pick = vous choisissez
deal-claim_symbols = Quels symboles ?
deal-claim_harbour = port
deal-names_none = n’en nomme aucun
deal-stay_silent = Se taire
deal-say_this = Dire cela
deal-says_short = dit
deal-you_pay_n =
    { $n ->
        [one] vous payez { $n } ducat
       *[other] vous payez { $n } ducats
    }
deal-he_pays_n =
    { $n ->
        [one] { $who } paie { $n } ducat
       *[other] { $who } paie { $n } ducats
    }
deal-balance = ducats de { $who }, avant et après
deal-ask_about = Demander à { $who } une offre sur …
deal-about = sur { $topic }
deal-invited_by = { $who } vous demande une offre : { $topic } ?
deal-asked_about =
    { $me ->
        [who] On vous a interrogé sur { $topic }
       *[other] { $who } a été interrogé sur { $topic }
    }
deal-talks_so_far = Tractations de ce tour
deal-talk_dealt = conclu
deal-talk_declined = refusé
deal-talk_passed = passé
deal-talk_dropped = abandonné
deal-use_again = Reprendre
deal-ask_again = Modifier, redemander
deal-leave_it = Laisser
deal-answer_declined = { $who } décline
deal-answer_dealt = { $who } accepte
deal-answer_countered = { $who } fait une contre-offre
deal-answer_passed = { $who } n’a rien à offrir
deal-answer_dropped = Aucune offre n’est venue à temps
deal-you_got = Vous avez reçu
deal-was_said = on en disait :
deal-nothing_was_said = on n’en disait rien
deal-dropped = retiré
deal-new = nouveau
deal-take_or_leave = Les changements sont marqués. À prendre ou à laisser.
deal-tile = { $who } a gagné une tuile de prestige.

## review

review-title = Analyse
review-of_table = Analyse de la table « { $name } »
review-you_are = vous êtes à la place { $n }
review-share = Partager
review-study = Étudier
review-shared = Le lien vers ce moment est copié.
review-download = Télécharger le récit
review-look_back = Revoir et analyser
review-as_seen_by = Vu par
review-onlooker = Spectateur
review-open = Tout ouvert
review-start = Le début
review-turn = Tour { $n }
review-round = manche { $n }
review-moment = moment { $n } sur { $most }
review-timeline = Le cours de la partie
review-slider = Moment de la partie
review-first = Au début
review-last = À la fin
review-back = Un pas en arrière
review-on = Un pas en avant
review-turn_back = Un tour en arrière
review-turn_on = Un tour en avant
review-play = Lire
review-pause = Arrêter
review-keys = Flèches : un pas, touches de page : un tour, espace : lire.
review-log = Journal
review-result = Résultat
review-charts = Courbes
review-position = Position
review-no_charts = Il n’y a rien à dessiner.
review-as_table = En tableau
review-to_point = Tournant { $letter }
review-loading = La partie est remise en place …
review-not_over = Cette partie n’est pas finie. Ensuite, on pourra la revoir ici.
review-to_table = À la table
review-curve = Chances de gagner, tour par tour
review-curve_about = jugées sur la feuille de partie complète, { $n } essais par décision
review-split = Chance et décisions
review-split_about = points de pourcentage, additionnés
review-luck = chance
review-decisions = décisions, les siennes et celles des autres
review-turning = Tournants
review-no_turning = Aucun tour n’a changé grand-chose à lui seul.
review-deals = Ce que valaient les affaires
review-deals_about = pour chaque partie
review-cause_luck = chance
review-cause_deal = affaire
review-cause_error = erreur
review-cause_move = décision
review-cause_missed = occasion manquée
review-cause_end = la fin
review-account = Le compte de chaque joueur
review-judging = La partie est en cours d’analyse …
review-judged = { $done } réponses pesées sur { $total }
review-before =
    { $n ->
        [1] Une autre analyse passe avant.
        [one] { $n } autre analyse passe avant.
       *[other] { $n } autres analyses passent avant.
    }
review-meanwhile = En attendant, on peut rejouer la partie, lire le journal et regarder les courbes.
review-no_judge = Personne ne sait encore juger les positions de ce jeu. La relecture, le journal et les courbes sont là tout de même.
review-review_failed = L’analyse n’a pas pu être faite.
review-unfinished = La partie a été arrêtée avant sa fin : les dernières valeurs sont ce que chacun pouvait espérer.

## figures

figures-score = points
figures-money = ducats
figures-ducats = ducats
figures-ducati = ducati
figures-vp = points
figures-ports = ports
figures-galleys = galères
figures-reserve = matelots en réserve
figures-hands = cartes en main
figures-available = marqueurs libres
figures-water = marqueurs sur l’eau
figures-lost = marqueurs perdus
figures-yards = tuiles au chantier
figures-finished = tuiles achevées

## trade

trade-galleys = galère { $rival } près de votre { $own }, { $zone }
trade-you_sell = Vous vendez
trade-sells = { $who } vend
trade-one_more = un { $good } de plus, sur { $n }
trade-no_goods = aucune marchandise à bord
trade-room =
    { $n ->
        [0] aucune place libre sur la galère { $galley }
        [one] 1 place libre sur la galère { $galley }
       *[other] { $n } places libres sur la galère { $galley }
    }
trade-hint = Choisissez des marchandises : les vôtres à vendre, les autres à acheter.
trade-each = { $n } chacune, { $total } en tout
trade-gift = pour rien : un cadeau
trade-read = { $who } vend à { $whom } { $n } { $good } pour { $price } chacune, { $total } en tout.
trade-read_gift = { $who } donne à { $whom } { $n } { $good } pour rien.
trade-purse = Vos ducats : { $before } → { $after }
trade-proposals = { $n } propositions sur { $most } à { $who } utilisées
trade-no_price = pas encore de prix
trade-for_galley = { $n } { $good }, pour la galère { $galley }
trade-accept_n = Accepter { $n } chacune
trade-ask_n = Demander { $n } chacune
trade-counter_n = Contre-offre : { $n } chacune
trade-final_ask_n = Dernier prix : { $n } chacune
trade-walk_away = S’en aller
trade-refuse = Refuser
trade-grant = Accorder le passage
trade-cannot_pay = Un acheteur ne nomme et n’accepte que ce qu’il peut payer.
trade-must_ask = Il faut nommer un prix ; un achat ne peut être interdit.
trade-passage = { $who } demande le passage pour la galère { $galley } depuis { $zone }.
trade-passage_means = Tous ceux qui s’y trouvent doivent consentir ; un refus arrête le voyage là.
trade-waits = { $who } y réfléchit.
trade-forbidden = On n’échange que des marchandises, de galère à galère dans une zone, hors haute mer. Ducats, matelots, galères et ports ne se donnent jamais, et les promesses n’engagent personne.
trade-so_far = Tractations de cette manche
trade-agreed = conclu
trade-failed = rien

## hint

hint-ask = Conseil
hint-title = À quoi penser
hint-about = Les meilleurs coups trouvés d’après ce que vous voyez, avec la chance de gagner à laquelle ils mènent.
hint-thinking = Réflexion …
hint-rated = Il n’y a pas de conseils dans une partie classée.
hint-none = Cette table joue sans conseils.
hint-failed = Pas de conseil pour le moment.

## standing

standing-title = Réponses à l’avance
standing-about = Pour les questions qui viennent hors de votre tour. Tant qu’une réponse est choisie ici, elle est donnée aussitôt pour vous, même en votre absence ; le journal le dit. « Me demander » la retire.
standing-ask_me = Me demander
standing-declare_blockade = Une galère veut agir là où vous pourriez la bloquer
standing-grant_passage = Une galère vous demande le passage
standing-answer_counter = Quelqu’un offre moins que ce que vous demandiez pour des biens de votre port
standing-answer_trade = Quelqu’un propose un échange entre galères
standing-deal_reply = Quelqu’un vous propose une affaire
standing-invite_reply = Quelqu’un vous demande une offre
standing-at_least = au moins
standing-at_most = au plus

## aside

aside-away = Le serveur est injoignable. Les règles, les leçons et les parties contre des bots continuent dans ce navigateur.
aside-open = Continuer sans lui
aside-along = Continuer cette partie ici
aside-back = Le serveur est de nouveau là. Cette partie peut y retourner, à une table à elle.
aside-hand_back = La rendre

hours-title = Parties par correspondance
hours-about = Votre horloge ne tourne que pendant vos heures de jeu, au moins quatre par jour, et pas pendant vos congés. Les autres voient quand vous rejouez.
hours-from = Je joue de
hours-to = à
hours-keep = Garder
hours-kept = Gardé.
hours-always = À toute heure
hours-holidays = Congés
hours-left = Il reste { $n } jours sur { $budget } en { $year }.
hours-first = Premier jour
hours-last = Dernier jour
hours-add = Ajouter
hours-end = Finir aujourd’hui
hours-drop = Annuler
hours-rests = rejoue { $when }

## share

share-share = Partager
share-copied = Le lien est copié.
share-not_copied = Le lien n’a pas pu être copié: { $link }
share-embed_open = Ouvrir chez Serenissima
share-paper = Le journal de la maison
share-statistics = Statistiques
