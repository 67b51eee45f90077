### Ce que seul le terminal dit. Joueurs et plateau s'appellent comme partout.

## Ce qu'apporte une réponse, et la liste des réponses

# least et most sont des nombres avec leur signe : « -3 à +5 », suivis de ce qui est compté.
terminal-span = { $least } à { $most }
terminal-chance = { $result } { $percent } %
# seats : ceux qui répondent ensuite.
terminal-then = puis { $seats }
terminal-you = Vous
terminal-range = { $first } à { $last }
terminal-range_in_steps = { $first } à { $last } par pas de { $step }
terminal-groups = Tapez le début d'une réponse pour voir toutes celles qui continuent ainsi : `{ $example }`. `moves` montre tout.
terminal-unlisted = On accepte plus que la liste : { $verbs } avec tout ce que les règles permettent, dans n’importe quel ordre.
terminal-several = { $text } peut signifier { $count } réponses :
terminal-nearest = Permis à la place : { $moves }.
terminal-for_example = Permis à présent, par exemple : { $moves }.
terminal-meant = Je ne connais pas { $text }. Vouliez-vous dire { $moves } ?
terminal-more =
    { $count ->
        [one] { $count } ligne plus ancienne n'est pas montrée ; `log` montre tout.
       *[other] { $count } lignes plus anciennes ne sont pas montrées ; `log` montre tout.
    }
terminal-page = — Entrée pour la suite, q pour arrêter —{ " " }
terminal-yes = oui
terminal-no_folder = Il n'y a pas de dossier { $folder } ; rien n'a été enregistré.
terminal-no_map = Il n'y a pas de carte de { $place } ici.
terminal-no_account = Personne n'a encore écrit d'où viennent les points de ce jeu.
terminal-no_points = Personne n'a encore de points.
terminal-account = D'où cela vient
terminal-total = total
terminal-set_up = Mise en place
terminal-over = La partie est terminée.
terminal-you_won = Vous gagnez.
terminal-won =
    { $count ->
        [one] { $players } gagne.
       *[other] { $players } partagent la victoire.
    }

## help

terminal-help_notation = un coup en notation ; le début de chaque mot suffit, et le verbe peut être omis : `{ $example }`, `{ $short }`
terminal-help_map = la carte, avec les distances depuis un lieu
terminal-help_moves = la liste des coups, chacun sur sa ligne
terminal-help_log = ce qui s'est passé ; `log steps` raconte chaque étape
terminal-help_score = les points par origine, autant que vous les connaissez
