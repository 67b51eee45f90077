### The first lesson: what is said at each step.

## lesson

lesson-title = A turn with Marina

## steps

steps-welcome = You are Marina with the blue ship. A turn has four parts: check your hand, trade, play cards for their symbols, and load those same cards as cargo. Cargo pays in groups of one good; the most ducati win.
steps-power = The top card of your cargo rules your turn. Its lions say how many cards you may hold, here 4; its barrels say how many you must play, here 3.
steps-surplus = You hold five, one too many. The pirates get one: give up the pottery, which fits nothing you carry. Every card there costs a ducato at the end.
steps-trading = Now you may buy cards and make deals, in any order. You need at least three cards to go on, and you want salt, because salt lies on top of your cargo.
steps-buy = A card from the stack costs 3 ducati, 4 if you have none left. You may buy four in a turn; buy one.
steps-propose = Silk, no salt. So make a deal: offer Anselm your grain for one salt. Put it together at the deal table and send it, or begin here with an offer to Anselm.
steps-give = First what you give. The good of a card must be said truly: offer the grain.
steps-want = Then what you want. You name a good, and Anselm will choose which card of it he gives: ask for salt.
steps-want_done = One salt is enough; go on.
steps-ducati = Ducati may sweeten a deal in either direction, even those you do not have. This swap is fair without: choose 0.
steps-claim = About symbols and power you may say anything, true or not, or nothing at all. Say nothing.
steps-dealt = Anselm accepts. He also gets a prestige tile, as every partner does at his first deal in your turn; tiles pay when Venice is scored.
steps-end_trading = Five cards, three of them salt. End the trading.
steps-play = Your quota is three, so play the three salt cards; the first of them settles the rest. Their symbols are added up and carried out.
steps-actions = Three ducato symbols brought 6 ducati, as one brings 1 and two bring 3. One pirate flag sent a card from the stack to your pirates, and one card symbol drew a card.
steps-sail = One ship symbol: sail exactly one route. Durazzo holds the marker Big deal, which gives a ducato symbol every turn while it is active. Sail there.
steps-load = Now the played cards become cargo, in an order you choose. The last one lies on top and rules your next turn: load the one with power 5 and 2 barrels last.
steps-groups = With the salt from before that is a group of four: 10 ducati when it is scored, where four single salts would bring 4. A different good on top would end the group.
steps-scoring = About halfway the Venice card comes up: prestige pays 6, 3 and 1, and all groups but your top one are paid. At the end everything is paid, pirates cost 1 each, and harbour markers pay 6, 3 and 1.
steps-end = Anselm is next, and he may offer you a deal; take it if it helps you both, for the tile is yours then. That is the whole game: trade gladly, stack with care.
