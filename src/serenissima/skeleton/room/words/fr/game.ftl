### Skeleton: chaque phrase que lit une personne.
### `{ $seat }` and the like are the nouns of a verb or an event by their kinds; `{ $n -> … }` chooses the form by the number.

## game

game-title = Skeleton
game-about = Quelques tuiles du sac : assez, mais pas trop.
game-authors = personne encore
game-lasts = 5 min
game-score = points

## options

options-rounds = combien de manches sont jouées

## endings

endings-all_rounds = toutes les manches sont jouées

## board

board-round = manche
board-turn = à qui le tour
board-left = tuiles dans le sac
board-held = tuiles
board-points = points
board-tiles = vos tuiles

## prompts

prompts-turn = Tirer une ou deux tuiles, ou passer ?
prompts-draw_tile = Le sort tire une tuile pour { $seat }.
prompts-show_tiles = Les tuiles sont montrées.

## moves

moves-draw =
    { $n ->
        [one] tirer { $n } tuile
       *[other] tirer { $n } tuiles
    }
moves-pass = passer
moves-drew = { $tile } est tiré
moves-show = les tuiles sont montrées

## events

events-draw =
    { $n ->
        [one] { $seat } tire { $n } tuile.
       *[other] { $seat } tire { $n } tuiles.
    }
events-pass = { $seat } passe.
events-drew = { "" }
events-show = { "" }
events-you_drew = Vous tirez { $tile }.
events-has_drawn = { $seat } prend une tuile dans le sac.
events-showed =
    { $n ->
        [0] { $seat } n'a pas de points.
        [one] { $seat } a 1 point.
       *[other] { $seat } a { $n } points.
    }

## names-seat

names-seat-red = Rouge
names-seat-green = Vert
names-seat-blue = Bleu
names-seat-yellow = Jaune

## names-tile

names-tile-copper = cuivre
names-tile-silver = argent
names-tile-gold = or

## refusals

refusals-too_many = Un tour rapporte { $most } tuiles au plus.
refusals-bag_too_small = Il ne reste que { $left } tuiles dans le sac.
