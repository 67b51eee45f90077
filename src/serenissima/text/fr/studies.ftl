### Les études dans le navigateur : ce qui n’est dit que sur leurs pages.

## study

study-about = Décortiquer une partie : coups et variantes, commentaires et flèches, ce que chaque siège savait, et ce qu’en pensent les bots.
study-new = Nouvelle étude
study-mine = Vos études
study-public = Ouvertes à tous
study-none_mine = Aucune encore. Commencez-en une à côté, ou depuis l’analyse d’une partie terminée.
study-none_public = Personne n’en a encore ouvert à tous.
study-full = Vous avez autant d’études qu’on peut en avoir ; supprimez-en une d’abord.
study-none = Cette étude n’existe pas, ou ne vous est pas ouverte.
study-title = Titre
study-untitled = Étude sans titre
study-of_table = Étude d’une partie
study-main_line = La partie
study-begin = Commencer l’étude
study-begin_from = Commence par
study-from_game = Le début
study-from_record = Un enregistrement
study-from_position = Une position
study-paste_record = Collez ici le texte d’un enregistrement
study-paste_position = Collez ici une position en JSON
study-from_file = Ou depuis un fichier : étude, enregistrement ou position
study-from_file_chapter = Ou depuis un fichier : enregistrement ou position
study-no_json = Ce n’est pas du JSON.
study-game = Jeu
study-seats = Sièges
study-chapters = Chapitres
study-chapter = Chapitre
study-add_chapter = Ajouter un chapitre
study-rename = Renommer
study-keep = Garder
study-delete_chapter = Supprimer le chapitre
study-delete_chapter_sure = Supprimer ce chapitre avec tous ses coups ?
study-by = par { $who }
study-eyes = Par quels yeux
study-open = Tout ouvert
study-spectator = Un spectateur
study-covered = caché d’ici
study-moves = Coups
study-beginning = Le début
study-luck = Le hasard
study-branch = branche { $letter }
study-drawn = dessiné sur le plateau
study-along = Au fil des coups
study-first = Au début
study-back = Un coup en arrière
study-next = Un coup en avant
study-last = À la fin de cette ligne
study-comment = Commentaire (C)
study-arrow = Flèches et cercles (A)
study-arrow_how = Glissez d’une chose à l’autre, ou touchez les deux ; deux fois la même fait un cercle.
study-ink = Encre
study-from = De …
study-to = Vers …
study-ring = (cercle)
study-note = Note sur le plateau
study-draw = Dessiner
study-take_away = Enlever
study-glyph = Bon ou mauvais
study-move_n = coup { $n }
study-promote = En faire la ligne principale
study-cut = Couper cette branche
study-undo = La remettre
study-opinion = L’avis des bots
study-seen_by = chances de gagner, vues par : { $who }
study-thinking = Les bots réfléchissent …
study-no_choice = Personne n’a ici de choix que ces yeux puissent peser.
study-all_moves = Tous les coups (L)
study-luck_asked = Ici, le hasard décide.
study-let_fall = Laisser décider
study-choose_luck = Choisir ce qu’il apporte
study-so = Ainsi
study-over = La partie est finie :
study-play_on = Jouer à partir d’ici
study-play = Jouer contre des bots
study-level = Niveau des bots
study-usual = l’habituel
study-share = Partager
study-readers = Qui la lit
study-for_private = Auteurs seulement
study-for_link = Par lien
study-for_public = Tout le monde
study-about_private = Seuls ceux qui y écrivent peuvent l’ouvrir.
study-about_link = Qui a le lien la lit ; elle n’est dans aucune liste.
study-about_public = Tout le monde la trouve et la lit.
study-link = Lien vers ce coup
study-copy_link = Transmettre le lien
study-embed = Un plateau vivant pour d’autres pages
study-copy_embed = Copier le plateau vivant
study-copied = Copié.
study-file = Enregistrer dans un fichier
study-make_mine = Copier dans mes études
study-new_link = Nouveau lien
study-delete = Supprimer l’étude
study-delete_sure = Supprimer cette étude pour de bon ?
study-author_name = Nom d’un autre auteur
study-let_write = Laisser écrire
study-let_go = { $who } n’écrit plus
study-saved = enregistré
study-saving = enregistrement …
study-not_saved = non enregistré
study-moves_n =
    { $n ->
        [one] un coup
       *[other] { $n } coups
    }
study-chapters_n =
    { $n ->
        [one] un chapitre
       *[other] { $n } chapitres
    }
study-futures =
    { $n ->
        [one] un avenir
       *[other] { $n } avenirs
    }
study-cut_done =
    { $n ->
        [one] Un coup coupé.
       *[other] { $n } coups coupés.
    }

## refusals

refusals-running = Une partie en cours ne devient pas une étude ; on peut l’étudier quand elle est finie.
