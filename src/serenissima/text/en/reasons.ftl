### Why a way through a turn is better than another, and what bots say for their deals. Only facts: what is counted, who
### answers, how likely something is. Pieces are joined by reasons-and to one sentence.

## What a turn brings

# Two pieces of a sentence.
reasons-and = { $one }; { $two }
# { $by } is a number with its sign, { $what } what is counted (counts-… of the game).
reasons-gain = { $by } { $what }
# The same of somebody else's things.
reasons-gain_of = { $who }: { $by } { $what }
# { $brings } and { $rather } are lists of such gains.
reasons-now = { $brings } now
reasons-now_rather = { $brings } now; the other way { $rather }
# On average, until the player is asked again.
reasons-soon = about { $brings } by the next turn
reasons-soon_rather = about { $brings } by the next turn; the other way { $rather }

## What may come of it

reasons-chance = { $result } { $percent } %
reasons-agreed = chance that the others agree: { $percent } %
reasons-asked = { $n ->
    [one] then { $who } may answer
   *[other] then { $who } may answer
}
reasons-luck = then luck decides
reasons-better = nothing that is counted differs, but { $share } % to win instead of { $other } %
reasons-chances = { $share } % to win instead of { $other } %
reasons-equal = nothing that is counted differs
reasons-alone = no other way was found worth weighing

## Hints

reasons-same = All the same, as far as can be told:

## Reviews

# { $before } and { $after } are chances to win in percent, before and after a turn.
reasons-had = { $me ->
    [yes] you had { $before } %, after it { $after } %
   *[no] { $seat } had { $before } %, after it { $after } %
}
# { $way } is what should have been answered.
reasons-would = “{ $way }” would have led to { $better } %

## What bots say for their deals: { $seat } is the bot, { $partner } the other side, who may be the reader ($you); only what lies open

reasons-agree_joins = { $good } joins { $good } on top of the cargo of { $seat }.
reasons-agree_harmless = Galley { $galley } has no more sailors than any port of { $seat }.
reasons-agree_market = { $good } would be a new market in { $port }.
reasons-refuse_keeps = { $seat } has { $good } on top of the cargo and wants more of it, not less.
reasons-refuse_joins_nothing = { $good } would not join what { $seat } has on top of the cargo.
reasons-refuse_price = Too much is asked for it.
reasons-refuse_little = Too little is given for it.
reasons-refuse_threat = Galley { $galley } has { $n } sailors, more than { $port } has.
reasons-refuse_no_market = No port takes { $good } any more.
reasons-offer_joins = { $you ->
    [yes] { $good } would join { $good } on top of your cargo.
   *[no] { $good } would join { $good } on top of the cargo of { $partner }.
}
reasons-offer_wants = { $good } would join { $good } on top of the cargo of { $seat }.
reasons-offer_tile = { $you ->
    [yes] The deal would bring you a prestige tile.
   *[no] The deal would bring { $partner } a prestige tile.
}
reasons-offer_market = { $good } would be a new market in { $port }.
reasons-offer_monopoly = { $seat } controls every port that makes { $good }.
