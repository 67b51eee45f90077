### Skeleton: elke zin die een mens leest.
### `{ $seat }` and the like are the nouns of a verb or an event by their kinds; `{ $n -> … }` chooses the form by the number.

## game

game-title = Skeleton
game-about = Een paar tegels uit de zak: genoeg, maar niet te veel.
game-authors = nog niemand
game-lasts = 5 min.
game-score = punten

## options

options-rounds = hoeveel ronden er gespeeld worden

## endings

endings-all_rounds = alle ronden zijn gespeeld

## board

board-round = ronde
board-turn = aan de beurt
board-left = tegels in de zak
board-held = tegels
board-points = punten
board-tiles = jouw tegels

## prompts

prompts-turn = Eén of twee tegels trekken, of passen?
prompts-draw_tile = Het lot trekt een tegel voor { $seat }.
prompts-show_tiles = De tegels worden getoond.

## moves

moves-draw =
    { $n ->
        [one] 1 tegel trekken
       *[other] { $n } tegels trekken
    }
moves-pass = passen
moves-drew = { $tile } wordt getrokken
moves-show = de tegels worden getoond

## events

events-draw =
    { $n ->
        [one] { $seat } trekt 1 tegel.
       *[other] { $seat } trekt { $n } tegels.
    }
events-pass = { $seat } past.
events-drew = { "" }
events-show = { "" }
events-you_drew = Je trekt { $tile }.
events-has_drawn = { $seat } neemt een tegel uit de zak.
events-showed =
    { $n ->
        [0] { $seat } heeft geen punten.
        [one] { $seat } heeft 1 punt.
       *[other] { $seat } heeft { $n } punten.
    }

## names-seat

names-seat-red = Rood
names-seat-green = Groen
names-seat-blue = Blauw
names-seat-yellow = Geel

## names-tile

names-tile-copper = koper
names-tile-silver = zilver
names-tile-gold = goud

## refusals

refusals-too_many = Een beurt brengt hoogstens { $most } tegels op.
refusals-bag_too_small = In de zak liggen nog maar { $left } tegels.
