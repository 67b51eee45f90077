### Skeleton: jeder Satz, den ein Mensch liest.
### `{ $seat }` and the like are the nouns of a verb or an event by their kinds; `{ $n -> … }` chooses the form by the number.

## game

game-title = Skeleton
game-about = Ein paar Plättchen aus dem Beutel: genug, aber nicht zu viele.
game-authors = noch niemand
game-lasts = 5 Min.
game-score = Punkte

## options

options-rounds = wie viele Runden gespielt werden

## endings

endings-all_rounds = alle Runden sind gespielt

## board

board-round = Runde
board-turn = am Zug
board-left = Plättchen im Beutel
board-held = Plättchen
board-points = Punkte
board-tiles = deine Plättchen

## prompts

prompts-turn = Ein oder zwei Plättchen ziehen, oder passen?
prompts-draw_tile = Das Los zieht ein Plättchen für { $seat }.
prompts-show_tiles = Die Plättchen werden aufgedeckt.

## moves

moves-draw =
    { $n ->
        [one] 1 Plättchen ziehen
       *[other] { $n } Plättchen ziehen
    }
moves-pass = passen
moves-drew = { $tile } wird gezogen
moves-show = die Plättchen werden aufgedeckt

## events

events-draw =
    { $n ->
        [one] { $seat } zieht 1 Plättchen.
       *[other] { $seat } zieht { $n } Plättchen.
    }
events-pass = { $seat } passt.
events-drew = { "" }
events-show = { "" }
events-you_drew = Du ziehst { $tile }.
events-has_drawn = { $seat } nimmt ein Plättchen aus dem Beutel.
events-showed =
    { $n ->
        [0] { $seat } hat keine Punkte.
        [one] { $seat } hat 1 Punkt.
       *[other] { $seat } hat { $n } Punkte.
    }

## names-seat

names-seat-red = Rot
names-seat-green = Grün
names-seat-blue = Blau
names-seat-yellow = Gelb

## names-tile

names-tile-copper = Kupfer
names-tile-silver = Silber
names-tile-gold = Gold

## refusals

refusals-too_many = Ein Zug bringt höchstens { $most } Plättchen.
refusals-bag_too_small = Im Beutel liegen nur noch { $left } Plättchen.
