# Wat alleen gezegd wordt waar het huis in het tabblad van een browser ligt: naast web.ftl.

nav-here = Deze browser
home-bring = Een spel meebrengen
home-lead_alone = Alle regels nageleefd, dobbelstenen die je kunt nagaan, bots die nooit vals spelen. Aan één scherm of vanavond alleen, alles in deze browser.
mine-alone = Je spellen staan alleen in deze browser. Neem het verslag van een afgelopen spel mee, of breng er een mee hierheen.

## problems

problems-crashed_alone = Op deze pagina ging iets mis. Het spel staat veilig in deze browser.
problems-stale_page_alone = Een deel van deze pagina kon niet worden geladen. Laad haar opnieuw; je spellen zijn veilig.
problems-offline_alone = Dit huis kon niet worden geladen. Je spellen staan veilig in deze browser.
problems-company = Deze pagina heeft een huis met een server nodig.
problems-company_here = Hier ontmoet je niemand: speel tegen bots of aan één scherm, leer, en bekijk je spellen.
problems-to_games = Naar de spellen

## tab

tab-waking = Het huis wordt wakker in je browser …
tab-no_wasm = Deze browser heeft geen WebAssembly, of het staat uit, en de spellen hebben het nodig. Regels en lessen zijn nog te lezen. Zet het aan of neem een nieuwere browser om te spelen.
tab-no_python = De spellen konden niet worden geladen. Regels en lessen zijn nog te lezen, en begonnen spellen zijn veilig. Laad de pagina opnieuw zodra er verbinding is.
tab-update = Een nieuwere versie van dit huis is er, compleet. Je spellen blijven zoals ze zijn.
tab-take_over = Nu laden
tab-half_update = Een nieuwere versie kon niet compleet worden geladen, dus is er niets van overgenomen. Met de huidige gaat alles door, en het wordt opnieuw geprobeerd.
tab-later = Sluiten

## refusals

refusals-storage_full = Deze browser heeft geen ruimte meer voor de pagina. Er is niets veranderd, en alles wat bewaard was is veilig. Maak wat ruimte en probeer het opnieuw.
refusals-not_written = De browser kon dat niet bewaren. Er is niets veranderd; probeer het opnieuw.
refusals-no_storage = Deze browser bewaart niets voor deze pagina, en daar liggen de spellen: de opslag staat uit, zoals in sommige privévensters. Regels en lessen zijn nog te lezen.
refusals-fault = Hier ging iets mis. Er is niets veranderd; probeer het opnieuw of laad de pagina opnieuw.
refusals-bad_record = Dit is geen verslag dat dit huis kan lezen. Er is niets veranderd.
refusals-other_rules = Dit verslag is gespeeld volgens andere regels dan die van deze versie en kan hier niet worden gevolgd. Het bestand is zoals het was; een huis van die versie kan het lezen.

## bring

bring-title = Een spel meebrengen
bring-lead = Een verslag, uit een bestand of een link, wordt een tafel in deze browser: om te bekijken, of om verder te spelen met bots op de andere plaatsen.
bring-file = Een bestand met een verslag
bring-found =
    { $n ->
        [one] { $game }, één antwoord lang.
       *[other] { $game }, { $n } antwoorden lang.
    }
bring-look = Bekijken
bring-play = Vanaf hier verder spelen
bring-bad_link = Deze link draagt geen spel dat te lezen is. Misschien is hij afgekapt: vraag er nog eens om, of om het bestand.

## here

here-lead = Het huis is in deze browser, met regels, bots en alles. Ook spellen en instellingen staan hier, en niemand anders ziet ze.
here-offline = Alles is hier bewaard en werkt zonder netwerk.
here-online = Het wordt nog geladen. Daarna werkt het zonder netwerk.
here-room = { $used } MB van { $most } MB is gebruikt.
here-stays = De browser heeft beloofd hier niets uit zichzelf van te wissen.
here-may_go = Als zijn schijf vol is, mag de browser dit alles wissen.
here-ask = Vraag hem dat niet te doen
