### Waarom de ene weg door een beurt beter is dan de andere, en wat bots bij het ruilen zeggen. Alleen feiten. De stukken
### worden door reasons-and tot één zin verbonden.

## What a turn brings

reasons-and = { $one }; { $two }
reasons-gain = { $by } { $what }
reasons-gain_of = { $who }: { $by } { $what }
reasons-now = nu { $brings }
reasons-now_rather = nu { $brings }; op de andere manier { $rather }
reasons-soon = ongeveer { $brings } tot de volgende beurt
reasons-soon_rather = ongeveer { $brings } tot de volgende beurt; op de andere manier { $rather }

## What may come of it

reasons-chance = { $result } { $percent } %
reasons-agreed = kans dat de anderen instemmen: { $percent } %
reasons-asked = { $n ->
    [one] dan kan { $who } antwoorden
   *[other] dan kunnen { $who } antwoorden
}
reasons-luck = dan beslist het toeval
reasons-better = niets van wat geteld wordt verschilt, maar { $share } % winstkans in plaats van { $other } %
reasons-chances = { $share } % winstkans in plaats van { $other } %
reasons-equal = niets van wat geteld wordt verschilt
reasons-alone = geen andere weg leek het afwegen waard

## Hints

reasons-same = Allemaal even goed, voor zover te zeggen valt:

## Reviews

reasons-had = { $me ->
    [yes] je had { $before } %, daarna { $after } %
   *[no] { $seat } had { $before } %, daarna { $after } %
}
reasons-would = “{ $way }” had tot { $better } % geleid

## What bots say for their deals: { $seat } is the bot, { $partner } the other side, who may be the reader ($you); only what lies open

reasons-agree_joins = { $good } komt bij { $good } boven op de vracht van { $seat }.
reasons-agree_harmless = Galei { $galley } heeft niet meer zeelui dan welke haven van { $seat } ook.
reasons-agree_market = { $good } zou een nieuwe markt zijn in { $port }.
reasons-refuse_keeps = { $seat } heeft { $good } boven op de vracht en wil er meer van, niet minder.
reasons-refuse_joins_nothing = { $good } past niet bij wat { $seat } boven op de vracht heeft.
reasons-refuse_price = Er wordt te veel voor gevraagd.
reasons-refuse_little = Er wordt te weinig voor gegeven.
reasons-refuse_threat = Galei { $galley } heeft { $n } zeelui, meer dan { $port }.
reasons-refuse_no_market = Geen enkele haven neemt nog { $good } aan.
reasons-offer_joins = { $you ->
    [yes] { $good } zou bij { $good } komen boven op je vracht.
   *[no] { $good } zou bij { $good } komen boven op de vracht van { $partner }.
}
reasons-offer_wants = { $good } zou bij { $good } komen boven op de vracht van { $seat }.
reasons-offer_tile = { $you ->
    [yes] De ruil zou jou een prestigekaartje opleveren.
   *[no] De ruil zou { $partner } een prestigekaartje opleveren.
}
reasons-offer_market = { $good } zou een nieuwe markt zijn in { $port }.
reasons-offer_monopoly = { $seat } beheerst elke haven die { $good } maakt.
