### Skeleton: ogni frase che una persona legge.
### `{ $seat }` and the like are the nouns of a verb or an event by their kinds; `{ $n -> … }` chooses the form by the number.

## game

game-title = Skeleton
game-about = Qualche tessera dal sacchetto: abbastanza, ma non troppe.
game-authors = ancora nessuno
game-lasts = 5 min
game-score = punti

## options

options-rounds = quanti turni si giocano

## endings

endings-all_rounds = tutti i turni sono giocati

## board

board-round = turno
board-turn = a chi tocca
board-left = tessere nel sacchetto
board-held = tessere
board-points = punti
board-tiles = le tue tessere

## prompts

prompts-turn = Pescare una o due tessere, o passare?
prompts-draw_tile = La sorte pesca una tessera per { $seat }.
prompts-show_tiles = Le tessere vengono mostrate.

## moves

moves-draw =
    { $n ->
        [one] pescare 1 tessera
       *[other] pescare { $n } tessere
    }
moves-pass = passare
moves-drew = esce { $tile }
moves-show = le tessere vengono mostrate

## events

events-draw =
    { $n ->
        [one] { $seat } pesca 1 tessera.
       *[other] { $seat } pesca { $n } tessere.
    }
events-pass = { $seat } passa.
events-drew = { "" }
events-show = { "" }
events-you_drew = Peschi { $tile }.
events-has_drawn = { $seat } prende una tessera dal sacchetto.
events-showed =
    { $n ->
        [0] { $seat } non ha punti.
        [one] { $seat } ha 1 punto.
       *[other] { $seat } ha { $n } punti.
    }

## names-seat

names-seat-red = Rosso
names-seat-green = Verde
names-seat-blue = Blu
names-seat-yellow = Giallo

## names-tile

names-tile-copper = rame
names-tile-silver = argento
names-tile-gold = oro

## refusals

refusals-too_many = Un turno porta al massimo { $most } tessere.
refusals-bag_too_small = Nel sacchetto restano solo { $left } tessere.
