### Perché una serie di risposte vale più di un’altra, e che cosa dicono i bot dei loro scambi. Soltanto fatti. I pezzi
### sono uniti da reasons-and in una sola frase.

## What a turn brings

reasons-and = { $one }; { $two }
reasons-gain = { $by } { $what }
reasons-gain_of = { $who }: { $by } { $what }
reasons-now = { $brings } subito
reasons-now_rather = { $brings } subito; per l’altra via { $rather }
reasons-soon = circa { $brings } entro il prossimo turno
reasons-soon_rather = circa { $brings } entro il prossimo turno; per l’altra via { $rather }

## What may come of it

reasons-chance = { $result } { $percent } %
reasons-agreed = probabilità che gli altri accettino: { $percent } %
reasons-asked = { $n ->
    [one] poi può rispondere { $who }
   *[other] poi possono rispondere { $who }
}
reasons-luck = poi decide la sorte
reasons-better = nulla di ciò che si conta cambia, ma { $share } % di vincere invece di { $other } %
reasons-chances = { $share } % di vincere invece di { $other } %
reasons-equal = nulla di ciò che si conta cambia
reasons-alone = nessun’altra via è parsa degna d’esame

## Hints

reasons-same = Tutto uguale, per quanto si può dire:

## Reviews

reasons-had = { $me ->
    [yes] avevi il { $before } %, dopo il { $after } %
   *[no] { $seat } aveva il { $before } %, dopo il { $after } %
}
reasons-would = «{ $way }» avrebbe portato al { $better } %

## What bots say for their deals: { $seat } is the bot, { $partner } the other side, who may be the reader ($you); only what lies open

reasons-agree_joins = { $good } si unisce a { $good } in cima al carico di { $seat }.
reasons-agree_harmless = La galea { $galley } non ha più marinai di alcun porto di { $seat }.
reasons-agree_market = { $good } sarebbe un nuovo mercato a { $port }.
reasons-refuse_keeps = { $seat } ha { $good } in cima al carico e ne vuole di più, non di meno.
reasons-refuse_joins_nothing = { $good } non si unirebbe a ciò che { $seat } ha in cima al carico.
reasons-refuse_price = Si chiede troppo in cambio.
reasons-refuse_little = Si dà troppo poco in cambio.
reasons-refuse_threat = La galea { $galley } ha { $n } marinai, più di { $port }.
reasons-refuse_no_market = Nessun porto prende più { $good }.
reasons-offer_joins = { $you ->
    [yes] { $good } si unirebbe a { $good } in cima al tuo carico.
   *[no] { $good } si unirebbe a { $good } in cima al carico di { $partner }.
}
reasons-offer_wants = { $good } si unirebbe a { $good } in cima al carico di { $seat }.
reasons-offer_tile = { $you ->
    [yes] L’affare ti porterebbe una tessera prestigio.
   *[no] L’affare porterebbe a { $partner } una tessera prestigio.
}
reasons-offer_market = { $good } sarebbe un nuovo mercato a { $port }.
reasons-offer_monopoly = { $seat } controlla ogni porto che produce { $good }.
