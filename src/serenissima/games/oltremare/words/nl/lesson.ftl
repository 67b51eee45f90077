### De eerste les: wat er bij elke stap wordt gezegd.

## lesson

lesson-title = Een beurt met Marina

## steps

steps-welcome = Jij bent Marina met het blauwe schip. Een beurt heeft vier delen: je hand controleren, handelen, kaarten spelen voor hun symbolen, en diezelfde kaarten als vracht laden. Vracht betaalt in groepen van één goed; de meeste ducati winnen.
steps-power = De bovenste kaart van je vracht bepaalt je beurt. De leeuwen zeggen hoeveel kaarten je mag houden, hier 4; de vaten hoeveel je er moet spelen, hier 3.
steps-surplus = Je hebt er vijf, één te veel. De piraten krijgen er een: geef het aardewerk op, dat bij niets past. Elke kaart daar kost op het eind een ducato.
steps-trading = Nu mag je kaarten kopen en ruilen, in willekeurige volgorde. Je hebt minstens drie kaarten nodig, en je wilt zout, want er ligt zout boven op je vracht.
steps-buy = Een kaart van de stapel kost 3 ducati, 4 als je er geen meer hebt. Je mag er vier per beurt kopen; koop er een.
steps-propose = Zijde, geen zout. Stel dus een ruil voor: bied Anselm je graan voor één zout. Stel het samen aan de handelstafel en verstuur het, of begin hier met een aanbod aan Anselm.
steps-give = Eerst wat je geeft. Het goed van een kaart moet eerlijk gezegd worden: bied het graan.
steps-want = Dan wat je wilt. Je noemt een goed, en Anselm kiest welke kaart ervan hij geeft: vraag zout.
steps-want_done = Eén zout is genoeg; ga door.
steps-ducati = Ducati kunnen een ruil naar beide kanten verzoeten, ook die je niet hebt. Deze ruil is zonder eerlijk: kies 0.
steps-claim = Over symbolen en zeemacht mag je alles zeggen, waar of niet, of helemaal niets. Zeg niets.
steps-dealt = Anselm gaat akkoord. Hij krijgt ook een prestigekaartje, zoals elke partner bij zijn eerste ruil in jouw beurt; die betalen bij de telling van Venetië.
steps-end_trading = Vijf kaarten, waarvan drie zout. Beëindig het handelen.
steps-play = Je plicht is drie: speel de drie zoutkaarten; met de eerste ligt de rest vast. Hun symbolen worden opgeteld en uitgevoerd.
steps-actions = Drie ducato-symbolen brachten 6 ducati; één brengt 1, twee brengen 3. Eén piratenvlag stuurde een kaart van de stapel naar je piraten, één kaartsymbool trok een kaart.
steps-sail = Eén schipsymbool: vaar precies één route. In Durazzo ligt een fiche die elke beurt een ducato-symbool extra geeft zolang het actief is. Vaar erheen.
steps-load = Nu worden de gespeelde kaarten vracht, in een volgorde naar keuze. De laatste ligt bovenop en bepaalt je volgende beurt: laad die met zeemacht 5 en 2 vaten als laatste.
steps-groups = Met het zout van eerder is dat een groep van vier: 10 ducati bij de telling, waar vier losse zouten 4 opbrengen. Een ander goed erbovenop zou de groep beëindigen.
steps-scoring = Ongeveer halverwege verschijnt de Venetiëkaart: prestige betaalt 6, 3 en 1, en alle groepen behalve de bovenste worden betaald. Op het eind wordt alles betaald, piraten kosten 1 per stuk, en havenfiches betalen 6, 3 en 1.
steps-end = Anselm is nu aan de beurt en biedt je misschien een ruil; neem die aan als jullie er beiden beter van worden, want dan is het kaartje van jou. Dat is het hele spel: handel graag, stapel met zorg.
