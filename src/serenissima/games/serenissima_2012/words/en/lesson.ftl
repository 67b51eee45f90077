### The first lesson: what is said at each step.

## lesson

lesson-title = A round with Marina

## steps

steps-welcome = You are Marina, the blue player, and Venezia is your port. Whoever has the most ducats at the end wins; they come from goods you sell and from ports you hold.
steps-wheel = Every galley has a number. The wheel calls them one after the other, from low to high, and now it points at your galley 3.
steps-action = A galley either acts or stands by while you invest. Choose the action: load, sail, then sell or fight, always in this order.
steps-slots = A galley has five places. Each holds a sailor or a cube: sailors are speed and strength, cubes are money. Here are 2 sailors and 1 gold.
steps-sailor = One more sailor makes the galley faster and safer. Take one aboard from the garrison of Venezia.
steps-stone = Venezia makes stone. In your own port the first cube of a turn is free, so take one aboard; the galley is full then.
steps-cast_off = Loading is over once you set sail, so look twice. Then cast off.
steps-sail = Three sailors row three fields at most. Sail to Ragusa, one field away; it belongs to nobody yet.
steps-stop = You could go on, but Ragusa buys what you carry. Stop here.
steps-sell = A warehouse takes each good once and never what the port makes itself. The cheapest free space is covered first: sell stone and gold together for 2 + 3 ducats.
steps-block = Anselm's galley 5 with 2 sailors has come into Corfu and wants to go on. Your galley 8 there has 4, which is more: you may stop him. Block it.
steps-again = He had to stay. Now the wheel has come to your galley 8 in Corfu; let it act.
steps-nothing_to_load = It needs no cargo for what it is to do. Leave the loading at once.
steps-stay = And it need not move either: stay in Corfu.
steps-land = Corfu is neutral. Sailors who land there make the port yours without a fight: land two, and two stay aboard.
steps-port_is_yours = Corfu flies your flag as long as a garrison stands in it. A good already lies in its warehouse, and every good there pays you at each payout.
steps-invest = Galley 11 is next. Instead of acting you may spend your ducats: choose the investment.
steps-fort = Corfu makes stone and stores wood, so a fort can stand there for 2 ducats. It rolls two dice at whoever attacks the port. Build it.
steps-hire = A sailor costs 1 ducat and may stand in any of your ports or galleys there. Hire one for Venezia, which you left with two.
steps-invest_done = You could buy a galley or a basilica too. Keep the rest, and end the investment.
steps-warship = In Modon your galley 14 lies beside Anselm's galley 9: one sailor and two spice. Every step costs a die in attack, and you are there already. Act!
steps-no_load = Nothing to load: the free places are for the booty.
steps-no_step = Stay where you are, then all three sailors fight.
steps-attack = Both sides roll a die for each fighting sailor; half of its faces are skulls, and each skull costs the other side a sailor. Attack galley 9.
steps-loot = She goes down without a loss to you. Two places are free: take both spice, which sells for 2 ducats more than other goods.
steps-and_land = After a won fight you may still land. Modon is neutral: land two sailors, and one keeps the galley afloat.
steps-doge = All galleys have been called, so the Doge turned a card: two hourglasses. The pawn on the track went two spaces and passed a payout.
steps-payout = Your ports paid at once: 5 ducats for two goods in Venezia, 2 for one in Corfu, nothing yet in Modon. The fourth and fifth good are worth most, and a basilica adds 5.
steps-end = After the third payout the game is over, and the richest wins. That is all you need: sell far away early, fill your own ports before they pay, and never leave a garrison of one beside a warship.
