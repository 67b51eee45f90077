### Skeleton: every sentence a person reads.
### `{ $seat }` and the like are the nouns of a verb or an event by their kinds; `{ $n -> … }` chooses the form by the number.

## game

game-title = Skeleton
game-about = A few tiles from a bag: enough, but not too many.
game-authors = nobody yet
game-lasts = 5 min
game-score = points

## options

options-rounds = how many rounds are played

## endings

endings-all_rounds = all rounds are played

## board

board-round = round
board-turn = whose turn
board-left = tiles in the bag
board-held = tiles
board-points = points
board-tiles = your tiles

## prompts

prompts-turn = Draw one or two tiles, or pass?
prompts-draw_tile = Luck draws a tile for { $seat }.
prompts-show_tiles = The tiles are shown.

## moves

moves-draw =
    { $n ->
        [one] draw 1 tile
       *[other] draw { $n } tiles
    }
moves-pass = pass
moves-drew = { $tile } is drawn
moves-show = the tiles are shown

## events

events-draw =
    { $n ->
        [one] { $seat } draws 1 tile.
       *[other] { $seat } draws { $n } tiles.
    }
events-pass = { $seat } passes.
events-drew = { "" }
events-show = { "" }
events-you_drew = You draw { $tile }.
events-has_drawn = { $seat } takes a tile from the bag.
events-showed =
    { $n ->
        [0] { $seat } has no points.
        [one] { $seat } has 1 point.
       *[other] { $seat } has { $n } points.
    }

## names-seat

names-seat-red = Red
names-seat-green = Green
names-seat-blue = Blue
names-seat-yellow = Yellow

## names-tile

names-tile-copper = copper
names-tile-silver = silver
names-tile-gold = gold

## refusals

refusals-too_many = A turn brings { $most } tiles at most.
refusals-bag_too_small = The bag holds only { $left } tiles more.
