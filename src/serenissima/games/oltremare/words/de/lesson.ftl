### Die erste Lektion: was bei jedem Schritt gesagt wird.

## lesson

lesson-title = Ein Zug mit Marina

## steps

steps-welcome = Du bist Marina mit dem blauen Schiff. Ein Zug hat vier Teile: Hand prüfen, handeln, Karten für ihre Symbole ausspielen und dieselben Karten als Fracht laden. Fracht zahlt in Gruppen einer Ware; die meisten Ducati gewinnen.
steps-power = Die oberste Karte deiner Fracht bestimmt deinen Zug. Ihre Löwen sagen, wie viele Karten du halten darfst, hier 4; ihre Fässer, wie viele du spielen musst, hier 3.
steps-surplus = Du hast fünf, eine zu viel. Eine geht an die Piraten: Gib die Töpferwaren ab, sie passen zu nichts. Jede Karte dort kostet am Ende einen Ducato.
steps-trading = Jetzt darfst du Karten kaufen und handeln, in beliebiger Folge. Du brauchst mindestens drei Karten, und du willst Salz, denn oben auf deiner Fracht liegt Salz.
steps-buy = Eine Karte vom Stapel kostet 3 Ducati, oder 4, wenn du keine mehr hast. Vier darfst du im Zug kaufen; kaufe eine.
steps-propose = Seide, kein Salz. Also ein Handel: Biete Anselm dein Getreide gegen ein Salz. Stell es am Handelstisch zusammen und schick es ab, oder beginne hier mit einem Angebot an Anselm.
steps-give = Zuerst, was du gibst. Die Ware einer Karte muss wahr genannt werden: Biete das Getreide.
steps-want = Dann, was du willst. Du nennst eine Ware, und Anselm sucht aus, welche Karte davon er gibt: Verlange Salz.
steps-want_done = Ein Salz genügt; weiter.
steps-ducati = Ducati können einen Handel in beide Richtungen versüßen, sogar solche, die du nicht hast. Dieser Tausch ist ohne sie gerecht: Wähle 0.
steps-claim = Über Symbole und Seemacht darfst du alles sagen, wahr oder nicht, oder gar nichts. Sag nichts.
steps-dealt = Anselm nimmt an. Dazu bekommt er ein Prestigeplättchen, wie jeder Partner beim ersten Handel in deinem Zug; die Plättchen zahlen, wenn Venedig gewertet wird.
steps-end_trading = Fünf Karten, drei davon Salz. Beende den Handel.
steps-play = Deine Pflicht sind drei Karten: Spiele die drei Salzkarten; mit der ersten steht der Rest fest. Ihre Symbole werden zusammengezählt und ausgeführt.
steps-actions = Drei Ducato-Symbole brachten 6 Ducati; eins bringt 1, zwei bringen 3. Eine Piratenflagge schickte eine Karte vom Stapel zu deinen Piraten, ein Kartensymbol zog eine Karte.
steps-sail = Ein Schiffssymbol: Segle genau eine Route. In Durazzo liegt ein Plättchen, das jeden Zug ein Ducato-Symbol mehr gibt, solange es aktiv ist. Segle dorthin.
steps-load = Nun werden die gespielten Karten Fracht, in der Folge, die du wählst. Die letzte liegt oben und bestimmt deinen nächsten Zug: Lade die mit Seemacht 5 und 2 Fässern zuletzt.
steps-groups = Mit dem Salz von vorher ist das eine Vierergruppe: 10 Ducati bei der Wertung, wo vier einzelne Salz nur 4 brächten. Eine andere Ware obenauf würde die Gruppe beenden.
steps-scoring = Etwa zur Hälfte erscheint die Venedigkarte: Prestige zahlt 6, 3 und 1, und alle Gruppen außer der obersten werden bezahlt. Am Ende wird alles bezahlt, Piraten kosten je 1, und Hafenplättchen zahlen 6, 3 und 1.
steps-end = Als Nächster ist Anselm dran und bietet dir vielleicht einen Handel; nimm ihn an, wenn er beiden nützt, denn dann gehört das Plättchen dir. Das ist das ganze Spiel: gern handeln, mit Bedacht stapeln.
