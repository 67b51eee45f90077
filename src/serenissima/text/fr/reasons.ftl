### Pourquoi une suite de réponses vaut mieux qu’une autre, et ce que disent les robots de leurs échanges. Rien que des
### faits. Les morceaux sont joints par reasons-and en une seule phrase.

## What a turn brings

reasons-and = { $one } ; { $two }
reasons-gain = { $by } { $what }
reasons-gain_of = { $who } : { $by } { $what }
reasons-now = { $brings } tout de suite
reasons-now_rather = { $brings } tout de suite ; par l’autre voie { $rather }
reasons-soon = environ { $brings } d’ici au prochain tour
reasons-soon_rather = environ { $brings } d’ici au prochain tour ; par l’autre voie { $rather }

## What may come of it

reasons-chance = { $result } { $percent } %
reasons-agreed = chance que les autres acceptent : { $percent } %
reasons-asked = { $n ->
    [one] { $who } pourra alors répondre
   *[other] { $who } pourront alors répondre
}
reasons-luck = le sort décide ensuite
reasons-better = rien de ce qui se compte ne change, mais { $share } % de chances de gagner au lieu de { $other } %
reasons-chances = { $share } % de chances de gagner au lieu de { $other } %
reasons-equal = rien de ce qui se compte ne change
reasons-alone = aucune autre voie n’a paru mériter d’être pesée

## Hints

reasons-same = Tout se vaut, autant qu’on puisse en juger :

## Reviews

reasons-had = { $me ->
    [yes] vous aviez { $before } %, ensuite { $after } %
   *[no] { $seat } avait { $before } %, ensuite { $after } %
}
reasons-would = « { $way } » aurait mené à { $better } %

## What bots say for their deals: { $seat } is the bot, { $partner } the other side, who may be the reader ($you); only what lies open

reasons-agree_joins = { $good } rejoint { $good } au sommet de la cargaison de { $seat }.
reasons-agree_harmless = La galère { $galley } n’a pas plus de matelots qu’aucun port de { $seat }.
reasons-agree_market = { $good } serait un nouveau marché à { $port }.
reasons-refuse_keeps = { $seat } a { $good } au sommet de sa cargaison et en veut plus, pas moins.
reasons-refuse_joins_nothing = { $good } ne rejoindrait pas ce que { $seat } a au sommet de sa cargaison.
reasons-refuse_price = C’est demander trop pour cela.
reasons-refuse_little = C’est trop peu pour cela.
reasons-refuse_threat = La galère { $galley } a { $n } matelots, plus que { $port }.
reasons-refuse_no_market = Plus aucun port ne prend { $good }.
reasons-offer_joins = { $you ->
    [yes] { $good } rejoindrait { $good } au sommet de votre cargaison.
   *[no] { $good } rejoindrait { $good } au sommet de la cargaison de { $partner }.
}
reasons-offer_wants = { $good } rejoindrait { $good } au sommet de la cargaison de { $seat }.
reasons-offer_tile = { $you ->
    [yes] L’affaire vous rapporterait une tuile de prestige.
   *[no] L’affaire rapporterait une tuile de prestige à { $partner }.
}
reasons-offer_market = { $good } serait un nouveau marché à { $port }.
reasons-offer_monopoly = { $seat } contrôle tous les ports qui produisent { $good }.
