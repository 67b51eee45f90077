### Die erste Lektion: was bei jedem Schritt gesagt wird.

## lesson

lesson-title = Eine Runde für Venedig

## steps

steps-welcome = Du bist Marina und führst Venedig von seiner Hauptstadt Venezia aus. Am Ende zählen Punkte: für die Hauptstadt, für jeden Hafen mit deiner Flagge, vor allem für volle Lagerhäuser, und für Dukaten.
steps-phases = Eine Runde hat sechs Phasen: Reihenfolge, Geschäfte im Hafen, Segeln, Kampf, Landen, Markt. Alle erledigen eine Phase, bevor die nächste beginnt; wer zuerst kommt, ist also wichtig.
steps-bid = Alle bieten geheim um das Recht, ihren Platz in der Reihenfolge zu wählen, und jedes Gebot wird bezahlt, ob es gewinnt oder nicht. Biete 300.
steps-slot = Dein Gebot war das höchste, also wählst du vor den anderen. Nimm Platz I: Du willst als Erste in Ragusa und auf den Märkten sein.
steps-buy = Phase 2: Mit einer Galeere im Hafen kaufst du, was der Hafen herstellt, 100 Dukaten das Stück. Galeere 1 hat drei Seeleute und zwei freie Plätze: Kaufe für sie 2 Wein.
steps-build = In Venezia liegen Holz und Eisen, also kann dort für 500 eine Galeere gebaut werden. Sie braucht sofort einen Seemann: Nimm ihn aus der Garnison.
steps-hire = Ein Hafen stellt in jeder Runde so viele Seeleute, wie Waren in ihm lagern, für je 100 Dukaten. Wirb einen für die Garnison an und schließe die Lücke.
steps-end_manage = In einem fremden Hafen müsstest du um den Preis feilschen; hier ist alles getan. Beende deinen Zug in dieser Phase.
steps-sail = Phase 3: Eine Galeere fährt für jeden Seemann höchstens ein Gebiet weit. Schick Galeere 1 nach Ragusa.
steps-stop = Hier liegt Dandolos Galeere 8. Um weiterzufahren, müsstest du ihn um Durchfahrt bitten, aber du willst bleiben. Halte an.
steps-sail_far = Galeere 2 hat Gold an Bord und wartet nahe bei Istanbul, der türkischen Hauptstadt. Fahr hinein; hineinfahren darf man immer.
steps-stop_far = Hier findet sie ihren Markt. Halte an.
steps-end_sailing = Die neue Galeere 9 bleibt in dieser Runde zu Hause. Beende das Segeln.
steps-attack = Phase 4: Beide Galeeren würfeln und zählen ihre Mannschaft dazu; ein Drittel der Summe verliert die andere. Drei gegen einen: Greif mit Galeere 1 Galeere 8 an.
steps-capture = 4 und 3 Seeleute ergeben 7, also verlor sie ihren einzigen Mann; 1 und 1 kosten dich nichts. Setz einen Seemann über, und die geschlagene Galeere ist dein.
steps-cargo = Die Ladung beider Galeeren verteilst du, wie du willst. Lass die Gewürze, wo sie sind: Galeere 1 nimmt keine.
steps-cargo_wine = Und Galeere 1 behält beide Weine.
steps-end_combat = Eine Garnison kann man genauso angreifen, aber vier Mann in Istanbul sind zu viele. Beende den Kampf.
steps-land = Phase 5: Wer in einem Hafen ohne Garnison landet, hisst dort die Flagge. Lande mit einem Seemann von Galeere 1 in Ragusa.
steps-end_landing = Lande nie mit dem letzten Seemann: Seine Galeere ginge unter. Das genügt; beende das Landen.
steps-sell = Phase 6: Waren kommen in das Lagerhaus des Hafens, in dem du liegst, jede nur einmal, und die Bank zahlt die Zahl des Feldes mal 100. Verkaufe einen Wein in Ragusa, deinem Hafen, für 200.
steps-sell_far = Nun das Gold in Istanbul: 300 für das Feld, und weil noch kein türkischer Hafen Gold hat, ein neuer Markt: 1000 mehr in einer fremden Hauptstadt. Verkaufe es.
steps-end_market = Die Gewürze können auf einen besseren Platz warten. Wenn du den Markt beendest, bringt deine Hauptstadt 300.
steps-points = So geht es bei vieren acht Runden lang. Ein Hafen mit deiner Flagge zählt einen Punkt, ein voller je nach Größe 2, 5 oder 10; die eigene Hauptstadt 10 dazu; je 500 Dukaten einen.
steps-end = Das war eine ganze Runde. Merk dir: Öffne ferne neue Märkte, solange sie zahlen, lass in jedem Hafen einen Mann, und zähle mit, was die anderen noch bieten können.
