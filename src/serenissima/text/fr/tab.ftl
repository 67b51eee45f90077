# Ce qui ne se dit que là où la maison est dans l'onglet d'un navigateur : à côté de web.ftl.

nav-here = Ce navigateur
home-bring = Apporter une partie
home-lead_alone = Toutes les règles respectées, des dés vérifiables, des bots qui ne trichent jamais. À un seul écran ou en solo ce soir, tout dans ce navigateur.
mine-alone = Vos parties ne sont que dans ce navigateur. Emportez la feuille d'une partie finie, ou apportez-en une.

## problems

problems-crashed_alone = Quelque chose a échoué sur cette page. La partie est en sûreté dans ce navigateur.
problems-stale_page_alone = Une part de cette page n'a pas pu être chargée. Rechargez-la ; vos parties sont en sûreté.
problems-offline_alone = Cette maison n'a pas pu être chargée. Vos parties sont en sûreté dans ce navigateur.
problems-company = Cette page demande une maison avec un serveur.
problems-company_here = Ici, on ne rencontre personne : jouez contre des bots ou à un seul écran, apprenez, et revoyez vos parties.
problems-to_games = Vers les jeux

## tab

tab-waking = La maison s'éveille dans votre navigateur …
tab-no_wasm = Ce navigateur n'a pas WebAssembly, ou il est coupé, et les jeux en ont besoin. Les règles et les leçons peuvent encore être lues. Pour jouer, activez-le ou prenez un navigateur plus récent.
tab-no_python = Les jeux n'ont pas pu être chargés. Les règles et les leçons peuvent encore être lues, et les parties commencées sont en sûreté. Rechargez la page quand il y aura une connexion.
tab-update = Une version plus récente de cette maison est là, entière. Vos parties restent comme elles sont.
tab-take_over = La charger maintenant
tab-half_update = Une version plus récente n'a pas pu être chargée en entier, donc rien n'en a été pris. Tout continue avec celle que vous avez, et on réessaiera.
tab-later = Fermer

## refusals

refusals-storage_full = Ce navigateur n'a plus de place pour la page. Rien n'a changé, et tout ce qui était gardé est en sûreté. Faites un peu de place et réessayez.
refusals-not_written = Le navigateur n'a pas pu garder cela. Rien n'a changé ; réessayez.
refusals-no_storage = Ce navigateur ne garde rien pour cette page, et c'est là que sont les parties : son stockage est coupé, comme dans certaines fenêtres privées. Les règles et les leçons peuvent encore être lues.
refusals-fault = Quelque chose s'est mal passé ici. Rien n'a changé ; réessayez, ou rechargez la page.
refusals-bad_record = Ce n'est pas une feuille de partie que cette maison sache lire. Rien n'a changé.
refusals-other_rules = Cette feuille de partie a été jouée selon d'autres règles que celles de cette version et ne peut pas être suivie ici. Le fichier est comme il était ; une maison de cette version-là peut la lire.

## bring

bring-title = Apporter une partie
bring-lead = Une feuille de partie, d'un fichier ou d'un lien, devient une table dans ce navigateur : à regarder, ou à continuer avec des bots aux autres places.
bring-file = Un fichier avec une feuille de partie
bring-found =
    { $n ->
        [one] { $game }, longue d'une réponse.
       *[other] { $game }, longue de { $n } réponses.
    }
bring-look = La regarder
bring-play = Continuer d'ici
bring-bad_link = Ce lien ne porte aucune partie lisible. Il a peut-être été coupé : redemandez-le, ou demandez le fichier.

## here

here-lead = La maison est dans ce navigateur, avec les règles, les bots et tout. Les parties et les réglages y sont aussi, et personne d'autre ne les voit.
here-offline = Tout est gardé ici et marche sans réseau.
here-online = Elle se charge encore. Ensuite elle marchera sans réseau.
here-room = { $used } Mo sur { $most } Mo sont pris.
here-stays = Le navigateur a promis de n'en rien effacer de lui-même.
here-may_go = Quand son disque est plein, le navigateur peut effacer tout cela.
here-ask = Lui demander de ne pas le faire
