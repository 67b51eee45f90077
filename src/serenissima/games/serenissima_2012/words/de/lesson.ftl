### Die erste Lektion: was bei jedem Schritt gesagt wird.

## lesson

lesson-title = Eine Runde mit Marina

## steps

steps-welcome = Du bist Marina, spielst Blau, und Venezia ist dein Hafen. Wer am Ende die meisten Dukaten hat, gewinnt; sie kommen aus verkauften Waren und aus Häfen, die du hältst.
steps-wheel = Jede Galeere hat eine Nummer. Das Rad ruft sie der Reihe nach auf, von klein nach groß, und jetzt zeigt es auf deine Galeere 3.
steps-action = Eine Galeere handelt entweder, oder sie ruht, und du investierst. Wähle die Aktion: laden, segeln, dann verkaufen oder kämpfen, immer in dieser Folge.
steps-slots = Eine Galeere hat fünf Plätze. Auf jeden passt ein Seemann oder ein Würfel: Seeleute sind Tempo und Kraft, Würfel sind Geld. Hier sind es 2 Seeleute und 1 Gold.
steps-sailor = Ein Seemann mehr macht die Galeere schneller und sicherer. Nimm einen aus der Garnison von Venezia an Bord.
steps-stone = Venezia liefert Stein. Im eigenen Hafen ist der erste Würfel eines Zuges umsonst: Nimm einen an Bord; dann ist die Galeere voll.
steps-cast_off = Mit dem Ablegen ist das Laden vorbei, also sieh noch einmal hin. Dann leg ab.
steps-sail = Drei Seeleute rudern höchstens drei Felder weit. Segle nach Ragusa, ein Feld entfernt; es gehört noch niemandem.
steps-stop = Du könntest weiterfahren, aber Ragusa kauft, was du an Bord hast. Halte hier.
steps-sell = Ein Lagerhaus nimmt jede Ware nur einmal und nie die eigene. Zuerst wird das billigste freie Feld belegt: Verkaufe Stein und Gold zusammen für 2 + 3 Dukaten.
steps-block = Anselms Galeere 5 ist mit 2 Seeleuten nach Corfu gekommen und will weiter. Deine Galeere 8 hat dort 4, das sind mehr: Du darfst ihn aufhalten. Blockiere.
steps-again = Er musste bleiben. Nun ist das Rad bei deiner Galeere 8 in Corfu; lass sie handeln.
steps-nothing_to_load = Für das, was sie vorhat, braucht sie keine Ladung. Beende das Laden sofort.
steps-stay = Und auch fahren muss sie nicht: Bleib in Corfu.
steps-land = Corfu ist neutral. Seeleute, die dort an Land gehen, machen den Hafen ohne Kampf zu deinem: Lande zwei, zwei bleiben an Bord.
steps-port_is_yours = Über Corfu weht deine Flagge, solange dort eine Garnison steht. Im Lagerhaus liegt schon eine Ware, und jede Ware dort bringt dir bei jeder Auszahlung Geld.
steps-invest = Galeere 11 ist an der Reihe. Statt zu handeln, kannst du Dukaten ausgeben: Wähle die Investition.
steps-fort = Corfu liefert Stein und lagert Holz; für 2 Dukaten kann dort also eine Festung stehen. Sie würfelt mit zwei Würfeln gegen jeden, der den Hafen angreift. Baue sie.
steps-hire = Ein Seemann kostet 1 Dukaten und darf in jeden deiner Häfen oder auf deine Galeeren dort. Wirb einen für Venezia an, wo nur noch zwei stehen.
steps-invest_done = Auch eine Galeere oder eine Basilika gäbe es zu kaufen. Behalte den Rest und beende die Investition.
steps-warship = In Modon liegt deine Galeere 14 neben Anselms Galeere 9: ein Seemann und zwei Gewürze. Jeder Schritt kostet beim Angriff einen Würfel, und du bist schon da. Handle!
steps-no_load = Nichts laden: Die freien Plätze sind für die Beute.
steps-no_step = Bleib, wo du bist, dann kämpfen alle drei Seeleute.
steps-attack = Beide Seiten würfeln für jeden kämpfenden Seemann; die Hälfte der Flächen sind Totenköpfe, und jeder kostet die andere Seite einen Seemann. Greif Galeere 9 an.
steps-loot = Sie sinkt, ohne dass du jemanden verlierst. Zwei Plätze sind frei: Nimm beide Gewürze; sie bringen 2 Dukaten mehr als andere Waren.
steps-and_land = Nach einem gewonnenen Kampf darfst du noch landen. Modon ist neutral: Lande zwei Seeleute, einer hält die Galeere über Wasser.
steps-doge = Alle Galeeren waren dran, also hat der Doge eine Karte umgedreht: zwei Sanduhren. Die Figur auf der Leiste ist zwei Felder gezogen, über eine Auszahlung hinweg.
steps-payout = Deine Häfen haben sofort gezahlt: 5 Dukaten für zwei Waren in Venezia, 2 für eine in Corfu, noch nichts in Modon. Die vierte und fünfte Ware zählen am meisten, und eine Basilika bringt 5 dazu.
steps-end = Nach der dritten Auszahlung ist das Spiel vorbei, und die reichste Person gewinnt. Mehr brauchst du nicht: früh in der Ferne verkaufen, eigene Häfen vor der Auszahlung füllen und nie einen einzelnen Wächter neben einem Kriegsschiff lassen.
