### Die erste Lektion: was bei jedem Schritt gesagt wird.

## lesson

lesson-title = Eine Runde in der Werft

## steps

steps-welcome = Du bist Marina, eine von drei Meisterinnen und Meistern, die zusammen eine Galeere für den Dogen bauen. Jedes Teil zählt für den, der es baut; wer am Ende die meisten Siegpunkte hat, gewinnt.
steps-fields = Du hast je Runde fünf Marker und setzt einen im Zug. Felder bis zum Würfel ihrer Tafel sind gratis; jeder Schritt darüber kostet einen Dukaten. Ein besetztes Feld darf niemand nutzen.
steps-buy = Zuerst brauchst du Material. Feld 3 der grünen Tafel kauft einen Galeerenteil, und der grüne Würfel zeigt 4, also ist es gratis. Setz einen Marker dorthin.
steps-zone = Teile gehören zu einem Bereich und werden vom Heck an gebaut. Das untere Deck hat sein Heck schon, der nächste Platz liegt also in der Mitte: Kaufe von diesem Stapel.
steps-keep = Du siehst drei Plättchen und darfst eines zu seinem Preis behalten. Der Doge mag in dieser Runde Blau (+2) und Grün (+1): Behalte das mit Blau, Grün und Siegel für 4 Dukaten.
steps-complete = Das Plättchen wartet in deiner Werft. Um es zu bauen, brauchst du ein Feld, das Galeerenteile baut: Feld 5 der weißen Tafel kostet 2 Dukaten, denn ihr Würfel zeigt 3.
steps-part = Baue das Teil jetzt. Es bringt seine eigenen Punkte und für jede seiner Farben den Wert des Dogen.
steps-scored = 2 aufgedruckt, 2 für Blau und 1 für Grün: 5 Punkte. Dazu zwei Zustimmungen, eine für das Siegel und eine, weil der Bereich auf dem Dogenplättchen violett ist.
steps-barrier = Auch eine Barriere wartet in deiner Werft. Feld 5 der gelben Tafel baut Barrieren, und ihr Würfel zeigt 6: gratis.
steps-barrier_up = Barrieren halten das Hochwasser ab, und die oberste gibt jedes Mal einen Bonus, wenn du ein Feld ihrer Art benutzt. Diese: einen Punkt, sooft du ein Feld wählst, das baut.
steps-gondola = Nutze sie sofort: Feld 5 der grünen Tafel baut für 1 Dukaten eine Gondel. Zuerst kommt der Bonus, dann die Gondel.
steps-gondola_done = Der Punkt ist dein. Baue die Gondel: Sie bringt 4 Dukaten und ist dann weg.
steps-approvals = Dein letzter Marker der Runde. Das Dogenplättchen kündigt eine Inspektion an, also sorge vor: Feld 1 der weißen Tafel gibt zwei Zustimmungen für 2 Dukaten.
steps-inspection = Alle Marker sind gesetzt, und der Doge inspiziert. Alle bieten geheim Zustimmungen: Das höchste Gebot bringt 6 Punkte, das zweite 3, das dritte 1, und alles Gebotene ist weg.
steps-bid = Du hast 4. Was ganz am Ende übrig ist, zählt auch, aber jetzt sind 6 Punkte in Reichweite: Biete alle 4.
steps-revealed = 4 gegen 3 und 1: Du bekommst die 6 Punkte. Eine neue Runde hat mit neuen Würfeln begonnen; die Reihenfolge richtet sich nach den Zahlen der obersten Barrieren, kleinste zuerst.
steps-high_water = Das neue Dogenplättchen bringt Hochwasser der Stufe 1. Mit mehr Barrieren verlierst du nichts, mit genau einer, wie du sie hast, einen Marker der nächsten Runde, ohne Barriere zwei.
steps-water = Ist kein Feld seinen Preis wert, setz den Marker aufs Wasser: Das bringt immer 1 Dukaten. Probier es.
steps-end = Das Spiel endet mit dem letzten Teil der Galeere; dann bringen übrige Zustimmungen 9, 5, 2 und 1. Kaufe, was dem Dogen gefallen wird, baue, wenn es ihm gefällt, und achte auf das Wasser.
