### La première leçon : ce qui est dit à chaque étape.

## lesson

lesson-title = Une manche au chantier

## steps

steps-welcome = Vous êtes Marina, l’un des trois maîtres qui construisent une seule galère pour le Doge. Chaque pièce compte pour qui l’achève ; quand la galère est entière, le plus de points gagne.
steps-fields = Vous avez cinq marqueurs par manche et en posez un à la fois. Les cases jusqu’au dé de leur panneau sont gratuites ; chaque pas au-dessus coûte un ducat. Une case prise n’est plus à personne.
steps-buy = Il vous faut d’abord du matériel. La case 3 du panneau vert achète une pièce de galère, et le dé vert montre 4 : c’est gratuit. Posez-y un marqueur.
steps-zone = Les pièces appartiennent à une zone et se posent depuis la poupe. Le pont inférieur a déjà sa poupe ; la place suivante est au milieu : achetez dans cette pile.
steps-keep = Vous voyez trois tuiles et pouvez en garder une à son prix. Cette manche, le Doge aime le bleu (+2) et le vert (+1) : gardez celle au bleu, au vert et au sceau, pour 4 ducats.
steps-complete = La tuile attend dans votre chantier. Pour l’achever, il faut une case qui achève les pièces : la case 5 du panneau blanc coûte 2 ducats, car son dé montre 3.
steps-part = Achevez maintenant la pièce. Elle compte ses points et, pour chacune de ses couleurs, la valeur du Doge.
steps-scored = 2 imprimés, 2 pour le bleu et 1 pour le vert : 5 points. Et deux faveurs, une pour le sceau et une parce que la zone est violette sur la tuile Doge.
steps-barrier = Une digue attend aussi dans votre chantier. La case 5 du panneau jaune achève les digues, et son dé montre 6 : gratuit.
steps-barrier_up = Les digues retiennent les hautes eaux, et celle du dessus donne un bonus chaque fois que vous utilisez une case de son genre. Celle-ci : un point dès que vous choisissez une case qui achève.
steps-gondola = Servez-vous-en aussitôt : la case 5 du panneau vert achève une gondole pour 1 ducat. Le bonus d’abord, la gondole ensuite.
steps-gondola_done = Le point est à vous. Achevez la gondole : elle rapporte 4 ducats et disparaît.
steps-approvals = Votre dernier marqueur de la manche. La tuile Doge annonce une inspection : prenez vos précautions. La case 1 du panneau blanc donne deux faveurs pour 2 ducats.
steps-inspection = Tous les marqueurs sont posés et le Doge inspecte. Chacun mise des faveurs en secret : la plus haute mise rapporte 6 points, la deuxième 3, la troisième 1, et tout ce qui est misé est dépensé.
steps-bid = Vous en avez 4. Ce qui reste à la toute fin compte aussi, mais 6 points sont à portée : misez les 4.
steps-revealed = 4 contre 3 et 1 : les 6 points sont à vous. Une nouvelle manche a commencé avec de nouveaux dés ; l’ordre suit les numéros des digues du dessus, le plus petit d’abord.
steps-high_water = La nouvelle tuile Doge apporte des hautes eaux de niveau 1. Avec plus de digues, vous ne perdez rien ; avec une seule, comme vous, un marqueur de la prochaine manche ; sans digue, deux.
steps-water = Si aucune case ne vaut son prix, posez le marqueur sur l’eau : cela donne toujours 1 ducat. Essayez.
steps-end = Le jeu finit avec la dernière pièce de la galère ; les faveurs restantes rapportent alors 9, 5, 2 et 1. Achetez ce que le Doge aimera, bâtissez quand il l’aime, et gare à l’eau.
