### De eerste les: wat er bij elke stap wordt gezegd.

## lesson

lesson-title = Een ronde op de werf

## steps

steps-welcome = Jij bent Marina, een van drie meesters die samen één galei voor de doge bouwen. Elk deel telt voor wie het voltooit, en de meeste punten winnen als de galei af is.
steps-fields = Je hebt vijf markers per ronde en plaatst er één per beurt. Vakjes tot en met de dobbelsteen van hun paneel zijn gratis; elke stap hoger kost een dukaat. Een bezet vakje mag niemand gebruiken.
steps-buy = Eerst heb je materiaal nodig. Vakje 3 van het groene paneel koopt een galeideel, en de groene dobbelsteen toont 4, dus het is gratis. Plaats daar een marker.
steps-zone = Delen horen bij een zone en worden vanaf de achtersteven gebouwd. Het onderdek heeft zijn achterdeel al, dus de volgende plaats is in het midden: koop van die stapel.
steps-keep = Je ziet drie tegels en mag er één houden voor zijn prijs. De doge houdt deze ronde van blauw (+2) en groen (+1): houd die met blauw, groen en het zegel, voor 4 dukaten.
steps-complete = De tegel wacht op je werf. Om hem te voltooien heb je een vakje nodig dat galeidelen voltooit: vakje 5 van het witte paneel kost 2 dukaten, want die dobbelsteen toont 3.
steps-part = Voltooi nu het deel. Het telt zijn eigen punten en voor elke kleur de waarde van de doge.
steps-scored = 2 gedrukt, 2 voor blauw en 1 voor groen: 5 punten. En twee goedkeuringen, één voor het zegel en één omdat de zone op de dogetegel paars is.
steps-barrier = Ook een barrière wacht op je werf. Vakje 5 van het gele paneel voltooit barrières, en die dobbelsteen toont 6: gratis.
steps-barrier_up = Barrières houden het hoogwater tegen, en de bovenste geeft een bonus telkens als je een vakje van zijn soort gebruikt. Deze: een punt als je een vakje kiest dat voltooit.
steps-gondola = Gebruik hem meteen: vakje 5 van het groene paneel voltooit een gondel voor 1 dukaat. Eerst komt de bonus, dan de gondel.
steps-gondola_done = Het punt is binnen. Voltooi de gondel: ze brengt 4 dukaten op en is dan weg.
steps-approvals = Je laatste marker van de ronde. De dogetegel belooft een inspectie, koop dus gunst: vakje 1 van het witte paneel geeft twee goedkeuringen voor 2 dukaten.
steps-inspection = Alle markers zijn gebruikt en de doge inspecteert. Iedereen biedt in het geheim goedkeuringen: het hoogste bod levert 6 punten op, het tweede 3, het derde 1, en alles wat geboden is, is weg.
steps-bid = Je hebt er 4. Wat helemaal op het eind over is telt ook, maar nu zijn 6 punten haalbaar: bied alle 4.
steps-revealed = 4 tegen 3 en 1: jij krijgt de 6 punten. Een nieuwe ronde is begonnen met nieuwe dobbelstenen; de volgorde volgt de getallen van de bovenste barrières, laagste eerst.
steps-high_water = De nieuwe dogetegel brengt hoogwater van niveau 1. Met meer barrières verlies je niets, met precies één, zoals jij, één marker van de volgende ronde, zonder barrière twee.
steps-water = Is geen vakje zijn prijs waard, zet de marker dan op het water: dat geeft altijd 1 dukaat. Probeer het.
steps-end = Het spel eindigt met het laatste deel van de galei; dan leveren overgebleven goedkeuringen 9, 5, 2 en 1 op. Koop wat de doge mooi zal vinden, bouw als hij het mooi vindt, en let op het water.
