### La première leçon : ce qui est dit à chaque étape.

## lesson

lesson-title = Une manche pour Venise

## steps

steps-welcome = Vous êtes Marina et dirigez Venise depuis sa capitale, Venezia. À la fin, les points décident : pour la capitale, pour chaque port à votre drapeau, surtout pour les entrepôts pleins, et pour les ducats.
steps-phases = Une manche a six phases : ordre, affaires au port, navigation, combat, débarquement, marché. Tous font une phase avant la suivante ; passer en premier compte donc.
steps-bid = Tous misent en secret pour choisir leur place dans l’ordre du tour, et toute mise est payée, gagnante ou non. Misez 300.
steps-slot = Votre mise est la plus haute : vous choisissez avant les autres. Prenez la place I : vous voulez être la première à Ragusa et sur les marchés.
steps-buy = Phase 2 : avec une galère au port, vous achetez ce qu’il produit, 100 ducats la pièce. La galère 1 a trois matelots et deux places libres : achetez-lui 2 vins.
steps-build = Du bois et du fer sont à Venezia : une galère s’y construit pour 500. Il lui faut aussitôt un matelot : prenez-le dans la garnison.
steps-hire = Un port fournit par manche autant de matelots qu’il stocke de marchandises, à 100 ducats chacun. Engagez-en un pour la garnison.
steps-end_manage = Dans le port d’un rival, il faudrait marchander ; ici, tout est réglé. Terminez votre tour de cette phase.
steps-sail = Phase 3 : une galère avance d’une zone au plus par matelot. Envoyez la galère 1 à Ragusa.
steps-stop = La galère 8 de Dandolo est ici. Pour continuer, il faudrait son accord, mais vous voulez rester. Arrêtez-vous.
steps-sail_far = La galère 2 porte de l’or et attend près d’Istanbul, la capitale turque. Entrez ; entrer est toujours permis.
steps-stop_far = Elle trouvera ici son marché. Arrêtez-vous.
steps-end_sailing = La nouvelle galère 9 reste au port cette manche. Terminez la navigation.
steps-attack = Phase 4 : les deux galères lancent un dé et ajoutent leur équipage ; l’autre perd le tiers du total. Trois contre un : attaquez la galère 8 avec la galère 1.
steps-capture = 4 et 3 matelots font 7 : elle a perdu son seul homme ; 1 et 1 ne vous coûtent rien. Mettez un matelot à bord, et la galère battue est à vous.
steps-cargo = Vous répartissez la cargaison des deux galères à votre gré. Laissez les épices où elles sont : la galère 1 n’en prend pas.
steps-cargo_wine = Et la galère 1 garde les deux vins.
steps-end_combat = On attaque une garnison de la même façon, mais quatre hommes à Istanbul, c’est trop. Terminez le combat.
steps-land = Phase 5 : qui débarque dans un port sans garnison y hisse son drapeau. Débarquez un matelot de la galère 1 à Ragusa.
steps-end_landing = Ne débarquez jamais le dernier matelot : sa galère coulerait. Cela suffit ; terminez le débarquement.
steps-sell = Phase 6 : les marchandises vont dans l’entrepôt du port où vous êtes, chacune une fois, et la banque paie le chiffre de la case fois 100. Vendez un vin à Ragusa, votre port, pour 200.
steps-sell_far = Maintenant l’or à Istanbul : 300 pour la case et, comme aucun port turc n’a d’or, un nouveau marché : 1000 de plus dans une capitale étrangère. Vendez-le.
steps-end_market = Les épices peuvent attendre un meilleur endroit. Quand vous terminez le marché, votre capitale rapporte 300.
steps-points = Et ainsi huit manches à quatre. Un port à votre drapeau vaut un point, un port plein 2, 5 ou 10 selon sa taille ; votre capitale 10 de plus ; chaque tranche de 500 ducats, un.
steps-end = Voilà une manche complète. Retenez : ouvrez au loin de nouveaux marchés tant qu’ils paient, gardez un homme dans chaque port, et comptez ce que les autres peuvent encore miser.
