### The first lesson: what is said at each step.

## lesson

lesson-title = A round for Venice

## steps

steps-welcome = You are Marina and lead Venice from its capital, Venezia. The most points win at the end: for your capital, for every port with your flag, most of all for full warehouses, and for ducats.
steps-phases = A round has six phases: order, harbour business, sailing, combat, landing, market. Everybody does one phase before the next begins, so who goes first matters.
steps-bid = Everybody bids in secret for the right to choose a place in the turn order, and every bid is paid, won or lost. Bid 300.
steps-slot = Your bid was the highest, so you choose before the others. Take place I: you want to reach Ragusa and the markets first.
steps-buy = Phase 2: with a galley in the harbour you may buy what the port makes, 100 ducats a token. Galley 1 has three sailors and two free berths: buy 2 wine for it.
steps-build = Wood and iron lie in Venezia, so a galley can be built there for 500. It needs one sailor at once: take him from the garrison.
steps-hire = A port provides as many sailors a round as goods are stored in it, 100 ducats each. Hire one for the garrison to fill the gap.
steps-end_manage = In a rival's port you would have to haggle about the price; here all is settled. End your turn of this phase.
steps-sail = Phase 3: a galley moves up to one zone for each sailor. Send galley 1 to Ragusa.
steps-stop = Dandolo's galley 8 lies here. To sail on you would need his leave, but you want to stay. Stop.
steps-sail_far = Galley 2 carries gold and waits near Istanbul, the Turkish capital. Sail in; entering is always allowed.
steps-stop_far = Here she will find her market. Stop.
steps-end_sailing = The new galley 9 stays at home this round. End the sailing.
steps-attack = Phase 4: both galleys roll a die and add their crew; a third of the total is what the other loses. Three of yours against one: attack galley 8 with galley 1.
steps-capture = 4 and 3 sailors make 7, so she lost her only man; 1 and 1 cost you nothing. Put one sailor aboard, and the beaten galley is yours.
steps-cargo = You divide the cargo of both galleys as you like. Leave the spices where they are: galley 1 takes none.
steps-cargo_wine = And galley 1 keeps both wines.
steps-end_combat = A garrison can be attacked in the same way, but four men in Istanbul are too many. End the combat.
steps-land = Phase 5: whoever lands in a port without a garrison raises the flag there. Land one sailor of galley 1 in Ragusa.
steps-end_landing = Never land the last sailor: his galley would sink. That is enough; end the landing.
steps-sell = Phase 6: goods go into the warehouse of the port you lie in, each good once, and the bank pays the number on the space times 100. Sell a wine in Ragusa, your own port, for 200.
steps-sell_far = Now the gold in Istanbul: 300 for the space, and since no Turkish port has gold yet, a new market: 1000 more in a foreign capital. Sell it.
steps-end_market = The spices can wait for a better place. When you end the market, your capital brings 300.
steps-points = So it goes for eight rounds with four players. A port with your flag is a point, a full one 2, 5 or 10 by its size; your own capital 10 more; every 500 ducats one.
steps-end = That is a whole round. Remember: open new markets far away while they pay, keep a man in every port, and count what your rivals can still bid.
