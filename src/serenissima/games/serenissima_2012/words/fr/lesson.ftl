### La première leçon : ce qui est dit à chaque étape.

## lesson

lesson-title = Une manche avec Marina

## steps

steps-welcome = Vous êtes Marina, en bleu, et Venezia est votre port. Qui a le plus de ducats à la fin gagne ; ils viennent des marchandises vendues et des ports que vous tenez.
steps-wheel = Chaque galère a un numéro. La roue les appelle l’une après l’autre, du plus petit au plus grand ; elle montre maintenant votre galère 3.
steps-action = Une galère agit, ou bien elle reste au repos et vous investissez. Choisissez l’action : charger, naviguer, puis vendre ou combattre, toujours dans cet ordre.
steps-slots = Une galère a cinq places. Chacune prend un matelot ou un cube : les matelots donnent vitesse et force, les cubes de l’argent. Ici, 2 matelots et 1 or.
steps-sailor = Un matelot de plus rend la galère plus rapide et plus sûre. Prenez-en un dans la garnison de Venezia.
steps-stone = Venezia produit de la pierre. Dans votre propre port, le premier cube du tour est gratuit : prenez-en un ; la galère est alors pleine.
steps-cast_off = Une fois parti, on ne charge plus : regardez bien, puis levez l’ancre.
steps-sail = Trois matelots rament trois cases au plus. Allez à Ragusa, à une case ; ce port n’est encore à personne.
steps-stop = Vous pourriez continuer, mais Ragusa achète ce que vous portez. Arrêtez-vous ici.
steps-sell = Un entrepôt prend chaque marchandise une seule fois, et jamais celle du port. La case libre la moins chère est couverte d’abord : vendez pierre et or ensemble pour 2 + 3 ducats.
steps-block = La galère 5 d’Anselm, avec 2 matelots, est entrée à Corfu et veut continuer. Votre galère 8 y en a 4, donc plus : vous pouvez l’arrêter. Bloquez.
steps-again = Il a dû rester. La roue en est à votre galère 8, à Corfu ; faites-la agir.
steps-nothing_to_load = Pour ce qu’elle va faire, il ne lui faut pas de cargaison. Terminez tout de suite le chargement.
steps-stay = Et elle n’a pas non plus à bouger : restez à Corfu.
steps-land = Corfu est neutre. Les matelots qui y débarquent en font votre port sans combat : débarquez-en deux, deux restent à bord.
steps-port_is_yours = Corfu porte votre drapeau tant qu’une garnison s’y tient. Une marchandise est déjà dans l’entrepôt, et chacune vous rapporte à chaque revenu.
steps-invest = C’est le tour de la galère 11. Au lieu d’agir, vous pouvez dépenser vos ducats : choisissez l’investissement.
steps-fort = Corfu produit de la pierre et stocke du bois : un fort y coûte 2 ducats. Il lance deux dés contre quiconque attaque le port. Construisez-le.
steps-hire = Un matelot coûte 1 ducat et peut aller dans chacun de vos ports ou sur vos galères qui s’y trouvent. Engagez-en un pour Venezia, où il n’en reste que deux.
steps-invest_done = On peut aussi acheter une galère ou une basilique. Gardez le reste et terminez l’investissement.
steps-warship = À Modon, votre galère 14 est à côté de la galère 9 d’Anselm : un matelot et deux épices. Chaque pas coûte un dé à l’attaque, et vous y êtes déjà. Agissez !
steps-no_load = Rien à charger : les places libres sont pour le butin.
steps-no_step = Restez sur place : ainsi les trois matelots combattent.
steps-attack = Chaque camp lance un dé par matelot qui combat ; la moitié des faces sont des crânes, et chaque crâne coûte un matelot à l’autre. Attaquez la galère 9.
steps-loot = Elle coule sans perte pour vous. Deux places sont libres : prenez les deux épices, qui se vendent 2 ducats de plus que les autres marchandises.
steps-and_land = Après un combat gagné, vous pouvez encore débarquer. Modon est neutre : débarquez deux matelots, un garde la galère à flot.
steps-doge = Toutes les galères ont été appelées ; le Doge a retourné une carte : deux sabliers. Le pion de la piste a avancé de deux cases et passé un revenu.
steps-payout = Vos ports ont payé aussitôt : 5 ducats pour deux marchandises à Venezia, 2 pour une à Corfu, rien encore à Modon. La quatrième et la cinquième valent le plus, et une basilique ajoute 5.
steps-end = Après le troisième revenu, la partie est finie et le plus riche gagne. Cela suffit : vendez tôt et loin, remplissez vos ports avant qu’ils paient, et ne laissez jamais un seul garde près d’un navire de guerre.
