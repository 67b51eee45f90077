### De eerste les: wat er bij elke stap wordt gezegd.

## lesson

lesson-title = Een ronde met Marina

## steps

steps-welcome = Jij bent Marina, speelt blauw, en Venezia is je haven. Wie op het eind de meeste dukaten heeft, wint; ze komen van goederen die je verkoopt en van havens die je bezit.
steps-wheel = Elke galei heeft een nummer. Het wiel roept ze een voor een op, van laag naar hoog, en wijst nu naar jouw galei 3.
steps-action = Een galei doet iets, of ze rust en jij investeert. Kies de actie: laden, varen, dan verkopen of vechten, altijd in die volgorde.
steps-slots = Een galei heeft vijf plaatsen. Op elke past een zeeman of een blokje: zeelui zijn snelheid en kracht, blokjes zijn geld. Hier zijn het 2 zeelui en 1 goud.
steps-sailor = Eén zeeman meer maakt de galei sneller en veiliger. Neem er een aan boord uit het garnizoen van Venezia.
steps-stone = Venezia levert steen. In je eigen haven is het eerste blokje van een beurt gratis: neem er een aan boord; dan is de galei vol.
steps-cast_off = Met het vertrek is het laden voorbij, kijk dus nog eens goed. Vertrek dan.
steps-sail = Drie zeelui roeien hoogstens drie velden. Vaar naar Ragusa, één veld verder; het is nog van niemand.
steps-stop = Je zou verder kunnen, maar Ragusa koopt wat je aan boord hebt. Stop hier.
steps-sell = Een pakhuis neemt elk goed één keer en nooit wat de haven zelf maakt. Eerst wordt het goedkoopste vrije vak bedekt: verkoop steen en goud samen voor 2 + 3 dukaten.
steps-block = Anselms galei 5 is met 2 zeelui in Corfu aangekomen en wil verder. Jouw galei 8 heeft er daar 4, dat is meer: je mag hem tegenhouden. Blokkeer.
steps-again = Hij moest blijven. Nu is het wiel bij jouw galei 8 in Corfu; laat haar iets doen.
steps-nothing_to_load = Voor wat ze van plan is, heeft ze geen lading nodig. Sluit het laden meteen af.
steps-stay = En varen hoeft ze ook niet: blijf in Corfu.
steps-land = Corfu is neutraal. Zeelui die er aan land gaan, maken de haven zonder gevecht van jou: zet er twee aan land, twee blijven aan boord.
steps-port_is_yours = Corfu voert jouw vlag zolang er een garnizoen staat. In het pakhuis ligt al een goed, en elk goed daar brengt je bij elke uitbetaling geld op.
steps-invest = Galei 11 is aan de beurt. In plaats van iets te doen kun je dukaten uitgeven: kies de investering.
steps-fort = Corfu levert steen en heeft hout opgeslagen, dus voor 2 dukaten kan er een fort staan. Het gooit twee dobbelstenen naar wie de haven aanvalt. Bouw het.
steps-hire = Een zeeman kost 1 dukaat en mag in elk van je havens of op je galeien daar. Neem er een aan voor Venezia, waar er nog twee staan.
steps-invest_done = Een galei of een basiliek kan ook. Houd de rest en beëindig de investering.
steps-warship = In Modon ligt jouw galei 14 naast Anselms galei 9: één zeeman en twee specerijen. Elke stap kost een dobbelsteen bij de aanval, en jij bent er al. Doe iets!
steps-no_load = Niets laden: de vrije plaatsen zijn voor de buit.
steps-no_step = Blijf waar je bent, dan vechten alle drie de zeelui.
steps-attack = Beide partijen gooien een dobbelsteen per vechtende zeeman; de helft van de vlakken is een doodshoofd, en elk kost de ander een zeeman. Val galei 9 aan.
steps-loot = Ze zinkt zonder dat jij iemand verliest. Twee plaatsen zijn vrij: neem beide specerijen; die brengen 2 dukaten meer op dan andere goederen.
steps-and_land = Na een gewonnen gevecht mag je nog aan land gaan. Modon is neutraal: zet twee zeelui aan land, één houdt de galei drijvend.
steps-doge = Alle galeien zijn geweest, dus draaide de doge een kaart om: twee zandlopers. De pion op het spoor ging twee vakken verder, voorbij een uitbetaling.
steps-payout = Je havens betaalden meteen: 5 dukaten voor twee goederen in Venezia, 2 voor één in Corfu, nog niets in Modon. Het vierde en vijfde goed zijn het meest waard, en een basiliek geeft er 5 bij.
steps-end = Na de derde uitbetaling is het spel uit, en de rijkste wint. Meer heb je niet nodig: verkoop vroeg ver weg, vul je eigen havens voor ze uitbetalen, en laat nooit één enkele wachter naast een oorlogsschip.
