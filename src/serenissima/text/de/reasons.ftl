### Warum ein Weg durch einen Zug besser ist als ein anderer, und was Bots zu ihren Geschäften sagen. Nur Tatsachen: was
### gezählt wird, wer antwortet, wie wahrscheinlich etwas ist. Die Stücke verbindet reasons-and zu einem Satz.

## What a turn brings

reasons-and = { $one }; { $two }
reasons-gain = { $by } { $what }
reasons-gain_of = { $who }: { $by } { $what }
reasons-now = jetzt { $brings }
reasons-now_rather = jetzt { $brings }; auf dem anderen Weg { $rather }
reasons-soon = bis zum nächsten Zug etwa { $brings }
reasons-soon_rather = bis zum nächsten Zug etwa { $brings }; auf dem anderen Weg { $rather }

## What may come of it

reasons-chance = { $result } { $percent } %
reasons-agreed = Aussicht, dass die anderen zustimmen: { $percent } %
reasons-asked = { $n ->
    [one] dann kann { $who } antworten
   *[other] dann können { $who } antworten
}
reasons-luck = dann entscheidet der Zufall
reasons-better = nichts, was gezählt wird, ist anders, aber { $share } % statt { $other } % Gewinnaussicht
reasons-chances = { $share } % statt { $other } % Gewinnaussicht
reasons-equal = nichts, was gezählt wird, ist anders
reasons-alone = kein anderer Weg schien des Abwägens wert

## Hints

reasons-same = Alles gleich gut, soweit man es sagen kann:

## Reviews

reasons-had = { $me ->
    [yes] du hattest { $before } %, danach { $after } %
   *[no] { $seat } hatte { $before } %, danach { $after } %
}
reasons-would = „{ $way }“ hätte zu { $better } % geführt

## What bots say for their deals: { $seat } is the bot, { $partner } the other side, who may be the reader ($you); only what lies open

reasons-agree_joins = { $good } kommt zu { $good } oben auf der Fracht von { $seat }.
reasons-agree_harmless = Galeere { $galley } hat nicht mehr Seeleute als irgendein Hafen von { $seat }.
reasons-agree_market = { $good } wäre in { $port } ein neuer Markt.
reasons-refuse_keeps = { $seat } hat { $good } oben auf der Fracht und will mehr davon, nicht weniger.
reasons-refuse_joins_nothing = { $good } passt nicht zu dem, was { $seat } oben auf der Fracht hat.
reasons-refuse_price = Dafür wird zu viel verlangt.
reasons-refuse_little = Dafür wird zu wenig gegeben.
reasons-refuse_threat = Galeere { $galley } hat { $n } Seeleute, mehr als { $port }.
reasons-refuse_no_market = Kein Hafen nimmt noch { $good }.
reasons-offer_joins = { $you ->
    [yes] { $good } käme zu { $good } oben auf deiner Fracht.
   *[no] { $good } käme zu { $good } oben auf der Fracht von { $partner }.
}
reasons-offer_wants = { $good } käme zu { $good } oben auf der Fracht von { $seat }.
reasons-offer_tile = { $you ->
    [yes] Der Handel brächte dir ein Prestigeplättchen.
   *[no] Der Handel brächte { $partner } ein Prestigeplättchen.
}
reasons-offer_market = { $good } wäre in { $port } ein neuer Markt.
reasons-offer_monopoly = { $seat } beherrscht jeden Hafen, der { $good } herstellt.
