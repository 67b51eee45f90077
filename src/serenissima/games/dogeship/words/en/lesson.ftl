### The first lesson: what is said at each step.

## lesson

lesson-title = A round in the shipyard

## steps

steps-welcome = You are Marina, one of three masters who build one galley for the Doge. Every part scores for whoever builds it, and the most victory points win when the galley is whole.
steps-fields = You have five markers a round and place one a turn. Fields up to the die of their panel are free; each step above it costs a ducat. Nobody may use a field that is taken.
steps-buy = First you need material. Field 3 of the green panel buys a galley part, and the green die shows 4, so it is free. Place a marker there.
steps-zone = Parts belong to a zone and are built from the stern on. The lower deck has its aft parts, so the next place is in the middle: buy from that stack.
steps-keep = You see three tiles and may keep one at its price. The Doge likes blue (+2) and green (+1) this round: keep the one with blue and green and the seal, for 4 ducats.
steps-complete = The tile waits in your yard. To build it you need a field that builds galley parts: field 5 of the white panel costs 2 ducats, as its die shows 3.
steps-part = Now build the part. It scores its own points and the Doge's value for each of its colours.
steps-scored = 2 printed, 2 for blue and 1 for green: 5 points. And two approvals, one for the seal and one because its zone is violet on the Doge tile.
steps-barrier = A barrier waits in your yard too. Field 5 of the yellow panel builds barriers, and its die shows 6: free.
steps-barrier_up = Barriers hold back the high water, and the top one gives a bonus each time you use a field of its kind. This one: a point whenever you choose a field that builds.
steps-gondola = Use it at once: field 5 of the green panel builds a gondola for 1 ducat. The bonus comes first, then the gondola.
steps-gondola_done = The point is yours. Build the gondola: it brings 4 ducats and is gone.
steps-approvals = Your last marker of the round. The Doge tile promises an inspection, so buy favour: field 1 of the white panel gives two approvals for 2 ducats.
steps-inspection = All markers are used and the Doge inspects. Everybody bids approvals in secret: the highest bid earns 6 points, the second 3, the third 1, and all that was bid is spent.
steps-bid = You have 4. What is left at the very end counts too, but now 6 points are within reach: bid all 4.
steps-revealed = 4 against 3 and 1: you take the 6 points. A new round has begun with new dice; the turn order follows the numbers of the top barriers, lowest first.
steps-high_water = The new Doge tile brings high water of level 1. With more barriers than that you lose nothing, with exactly one, as you have, one marker of the next round, with none two.
steps-water = If no field is worth its price, put the marker on the water: it always gives 1 ducat. Try it.
steps-end = The game ends with the last part of the galley; then approvals left over bring 9, 5, 2 and 1. Buy what the Doge will like, build when he likes it, and mind the water.
