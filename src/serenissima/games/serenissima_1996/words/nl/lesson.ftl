### De eerste les: wat er bij elke stap wordt gezegd.

## lesson

lesson-title = Een ronde voor Venetië

## steps

steps-welcome = Jij bent Marina en leidt Venetië vanuit de hoofdstad Venezia. Op het eind tellen punten: voor je hoofdstad, voor elke haven met jouw vlag, vooral voor volle pakhuizen, en voor dukaten.
steps-phases = Een ronde heeft zes fasen: volgorde, zaken in de haven, varen, gevecht, landen, markt. Iedereen doet één fase voordat de volgende begint, dus het telt wie eerst gaat.
steps-bid = Iedereen biedt in het geheim voor het recht een plaats in de volgorde te kiezen, en elk bod wordt betaald, gewonnen of niet. Bied 300.
steps-slot = Jouw bod was het hoogste, dus jij kiest vóór de anderen. Neem plaats I: je wilt als eerste in Ragusa en op de markten zijn.
steps-buy = Fase 2: met een galei in de haven koop je wat de haven maakt, 100 dukaten per stuk. Galei 1 heeft drie zeelui en twee vrije plaatsen: koop er 2 wijn voor.
steps-build = In Venezia liggen hout en ijzer, dus kan er voor 500 een galei gebouwd worden. Ze heeft meteen één zeeman nodig: neem hem uit het garnizoen.
steps-hire = Een haven levert per ronde zoveel zeelui als er goederen opgeslagen zijn, voor 100 dukaten elk. Neem er een aan voor het garnizoen om het gat te vullen.
steps-end_manage = In de haven van een ander zou je over de prijs moeten onderhandelen; hier is alles geregeld. Beëindig je beurt in deze fase.
steps-sail = Fase 3: een galei vaart hoogstens één gebied per zeeman. Stuur galei 1 naar Ragusa.
steps-stop = Hier ligt Dandolo's galei 8. Om verder te varen zou je zijn toestemming nodig hebben, maar je wilt blijven. Stop.
steps-sail_far = Galei 2 heeft goud aan boord en wacht bij Istanbul, de Turkse hoofdstad. Vaar naar binnen; binnenvaren mag altijd.
steps-stop_far = Hier vindt ze haar markt. Stop.
steps-end_sailing = De nieuwe galei 9 blijft deze ronde thuis. Beëindig het varen.
steps-attack = Fase 4: beide galeien gooien een dobbelsteen en tellen hun bemanning erbij; een derde van het totaal verliest de ander. Drie tegen één: val galei 8 aan met galei 1.
steps-capture = 4 en 3 zeelui is 7, dus ze verloor haar enige man; 1 en 1 kosten jou niets. Zet één zeeman over, en de verslagen galei is van jou.
steps-cargo = Je verdeelt de lading van beide galeien zoals je wilt. Laat de specerijen waar ze zijn: galei 1 neemt er geen.
steps-cargo_wine = En galei 1 houdt beide wijnen.
steps-end_combat = Een garnizoen kun je net zo aanvallen, maar vier man in Istanbul zijn te veel. Beëindig het gevecht.
steps-land = Fase 5: wie landt in een haven zonder garnizoen, hijst er de vlag. Land met één zeeman van galei 1 in Ragusa.
steps-end_landing = Land nooit met de laatste zeeman: zijn galei zou zinken. Dat is genoeg; beëindig het landen.
steps-sell = Fase 6: goederen gaan in het pakhuis van de haven waar je ligt, elk één keer, en de bank betaalt het getal van het vak maal 100. Verkoop een wijn in Ragusa, je eigen haven, voor 200.
steps-sell_far = Nu het goud in Istanbul: 300 voor het vak, en omdat nog geen Turkse haven goud heeft een nieuwe markt: 1000 extra in een vreemde hoofdstad. Verkoop het.
steps-end_market = De specerijen kunnen op een betere plek wachten. Als je de markt beëindigt, levert je hoofdstad 300 op.
steps-points = Zo gaat het met vier spelers acht ronden. Een haven met jouw vlag is een punt, een volle 2, 5 of 10 naar grootte; je eigen hoofdstad 10 extra; elke 500 dukaten één.
steps-end = Dat was een hele ronde. Onthoud: open nieuwe markten ver weg zolang ze betalen, houd in elke haven een man, en tel mee wat de anderen nog kunnen bieden.
