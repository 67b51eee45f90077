### De browser: elke zin die hij zelf zegt.

## nav

nav-main = Hoofdmenu
nav-menu = Menu
nav-home = Begin
nav-play = Spelen
nav-mine = Mijn spellen
nav-harbour = Haven
nav-contests = Toernooien
nav-puzzles = Puzzels
nav-studies = Studies
nav-learn = Regels
nav-leaders = Ranglijst
nav-settings = Instellingen
nav-about = Over en met dank aan
nav-account = Account
nav-sign_in = Inloggen
nav-skip = Naar de inhoud

## footer

footer-note = Open source. Spellen en titels zijn van hun auteurs en uitgevers.

## home

home-title = Bordspellen van de Venetiaanse zee
home-lead = Alle regels nageleefd, dobbelstenen die je kunt nagaan, bots die nooit vals spelen. Aan één scherm, met vrienden ver weg, of vanavond alleen.
home-play_now = Speel nu tegen bots
home-set_up = Tafel openen
home-join_code = Meespelen met link
home-starts =
    { $n ->
        [one] begint meteen: { $game }, jij en één bot, niveau { $level }
       *[other] begint meteen: { $game }, jij en { $n } bots, niveau { $level }
    }
home-change = wijzigen
home-play = Spelen
home-learn = Regels
home-mine = Mijn spellen
home-wait =
    { $n ->
        [0] niemand wacht op je
        [one] één wacht op je
       *[other] { $n } wachten op je
    }
home-all = alle spellen
home-none = Nog geen spellen. Het eerste is één klik ver.
home-quay = Op de kade
home-find = Een tafel met anderen vinden
home-quay_none = Er zijn nu geen open tafels.
home-new_here = Nieuw hier? Leer { $game } in tien minuten, zet voor zet.
home-lesson = Les
home-opening = De tafel wordt gedekt …

## levels

levels-random = Alle winden
levels-mozzo = Scheepsjongen
levels-marinaio = Zeeman
levels-mercante = Koopman
levels-capitano = Kapitein
levels-doge = Doge
levels-random_about = Speelt zomaar een geldige zet, zonder na te denken.
levels-mozzo_about = Hebzuchtig: pakt wat meteen te krijgen is en ziet geen gevaar. Hij laat je winnen terwijl je leert.
levels-marinaio_about = Bang: denkt alleen aan zijn eigen beurt en vreest elk gevaar dubbel.
levels-mercante_about = Nuchter: weegt de volgende zet, zijn eigen winst en die van de anderen. Antwoordt meteen.
levels-capitano_about = Speelt in gedachten meerdere beurten door. Denkt even na.
levels-doge_about = Kijkt het verst vooruit. Denkt het langst na.
levels-pari = Zo sterk als ik
levels-pari_about = Het niveau dat het dichtst bij je rating ligt, of bij hoe je het tegen bots deed.
levels-points = Sterkte { $points } ± { $give }; wie nieuw is, heeft 1500.
levels-won = Gemeten: { $won } % gewonnen tegen het niveau { $among } (door geluk alleen { $chance } %).

## setup

setup-title = Tafel openen
setup-who = Wie speelt er?
setup-players = spelers
setup-me = Jij
setup-here = Hier
setup-open = Via link
setup-bot = Bot
setup-kind_of = Wie op plaats { $n } zit
setup-me_about = aan dit scherm
setup-here_about = speelt aan dit scherm, met geheimen ertussen afgedekt
setup-open_about = wie de link heeft
setup-bot_about = ziet nooit iets verborgens
setup-name_of = Naam
setup-name_about = wat de anderen lezen
setup-level = Niveau
setup-how = Hoe spelen jullie?
setup-pace = Tempo
setup-pace_about = Zonder klok, een avond met klok, of een paar zetten per dag met berichten
setup-none = Geen klok
setup-live = Live
setup-turns = Per beurt
setup-bank = minuten voor ieder
setup-increment = seconden extra per antwoord
setup-hours = uren per antwoord
setup-shuffle = Plaatsen
setup-shuffle_about = Geloot, of zoals hierboven
setup-drawn = Geloot
setup-listed = Zoals hierboven
setup-bots = Bots van mensen
setup-bots_about = Of ook programma’s van mensen mogen gaan zitten.
setup-bots_on = Welkom
setup-bots_off = Alleen mensen
setup-hints = Hints
setup-hints_about = Of spelers naar de beste zetten mogen vragen; iedereen ziet wie dat doet.
setup-hints_on = Toegestaan
setup-hints_off = Geen
setup-sealing = Verzegelde antwoorden
setup-sealing_about = Wie ze verzegelt. Wat een browser verzegelt, kan zelfs het huis niet lezen; hij opent het vanzelf als allen verzegeld hebben.
setup-by_browsers = De browsers
setup-by_house = Het huis
setup-quay = Toon de tafel op de kade, zodat anderen kunnen meespelen en kijken.
setup-reliable = Voor mensen die 90 % betrouwbaar zijn.
setup-club = Voor leden van je club, volgens zijn regels.
setup-rated = Telt mee voor de ranglijst van alle spelers.
setup-rated_account = Spellen voor de rating zijn voor spelers met een account.
setup-luck = Al het toeval wordt verzegeld voordat de plaatsen worden geloot. Na het spel kan iedereen elke worp nagaan.
setup-options = Regels van de tafel
setup-options_about = De gewone keuze staat voorop. Bij elke keuze staat bij welke regel ze hoort.
setup-usual = Alles zoals gewoonlijk
setup-changed =
    { $n ->
        [one] 1 gewijzigd
       *[other] { $n } gewijzigd
    }
setup-not_here = niet met dit aantal spelers
setup-number_from = een getal vanaf { $n }
setup-table_of =
    { $n ->
        [one] { $game } voor één
       *[other] { $game } met { $n } spelers: { $who }.
    }
setup-open_it = Tafel openen
setup-another_name = Andere naam
setup-begins_now = Het spel begint meteen.
setup-begins_later = Het spel begint als iedereen zit, of als je bots de vrije plaatsen geeft.
setup-lasts = Ongeveer { $n } minuten.
setup-lasts_live = Ongeveer { $n } minuten; ieder heeft { $bank } minuten op de klok.
setup-lasts_turns = Enkele weken: tot { $hours } uur voor elk antwoord.
setup-newcomer = Eerste spel: wat een nieuweling niet kan weten, beslist het lot.
setup-seat_n = plaats { $n }
setup-reconstructed = Sommige gedrukte waarden zijn niet openbaar bekend.
setup-reconstructed_about = Ze staan in de gegevens als gereconstrueerd; de regels zeggen waar.

## values

values-true = ja
values-false = nee
values-open = open
values-hidden = gedekt
values-random = geloot
values-draft = om beurten gekozen
values-choose = gekozen
values-preset = zoals gedrukt
values-alternate = om de beurt
values-snake = heen en terug
values-full = nooit geblokkeerd
values-leave_only = alleen wegvaren is vrij
values-all_sunk = als hij gezonken is
values-outnumbered = als hij in de minderheid is
values-anywhere = overal
values-galleys_only = alleen op galeien
values-venice_genoa = Venetië en Genua
values-spain_turkey = Spanje en Turkije
values-fixed = op volgorde
values-not_full = niet volle
values-empty = alleen lege
values-capital = als hoofdstad
values-ordinary = als elke haven
values-none = geen
values-warehouse_spaces = zoveel als er plekken zijn
values-adams = volgens Adams
values-schloesser = volgens Schlösser
values-unlimited = onbeperkt
values-forty = veertig
values-standard = gewoon
values-early_hints = zoals eerst gedrukt
values-own = de eigen

## lobby

lobby-join = Meespelen
lobby-watch = Kijken
lobby-open = Open tafels
lobby-playing = Bezig
lobby-none_open = Er wacht nu niemand. Open een tafel en toon haar hier.
lobby-none_playing = Er wordt nu niets openbaar gespeeld.
lobby-finished = Afgelopen
lobby-none_finished = Er is nog geen openbaar spel afgelopen.
lobby-look_back = Terugkijken
lobby-all_games = alle spellen
lobby-seats = { $taken } van { $n }

## mine

mine-title = Mijn spellen
mine-your_turn = Jij bent aan de beurt
mine-waiting = { $who } denkt na
mine-open = wacht op spelers
mine-over = afgelopen
mine-paused = gepauzeerd
mine-broken = offline
mine-won = gewonnen
mine-place = plaats { $n }
mine-play = Spelen
mine-look = Bekijken
mine-replay = Terugkijken
mine-current = Bezig
mine-past = Afgelopen
mine-none = Hier is nog niets.
mine-guest = Je speelt als gast. Neem een naam en een wachtwoord om je spellen ook op andere apparaten te vinden.

## join

join-title = Meespelen met link
join-lead = Plak de link die je hebt gekregen.
join-field = Link of tafel
join-go = Naar de tafel
join-bad = Dat is geen link naar een tafel van dit huis.

## account

account-title = Account
account-guest = Je bent hier als gast met de naam { $name }. Neem een naam en een wachtwoord, en je spellen blijven van jou.
account-known = Je bent { $name }.
account-guest_name = Gast { $name }
account-nobody = Log in, of neem een naam en speel daar voortaan onder. Zonder een van beide speel je als gast.
account-name = Naam
account-own_password = Wachtwoord
account-password = Wachtwoord, minstens 8 tekens
account-register = Deze naam nemen
account-login = Inloggen
account-new = Nieuw hier
account-forgotten = Wachtwoord vergeten? Geen brief brengt het terug: vraag het de mensen die dit huis beheren, zij kunnen je een nieuw geven.
account-logout = Uitloggen
account-notices = Berichten
account-email = E-mail voor berichten als je aan de beurt bent (vrijwillig)
account-keep = Bewaren
account-kept = Bewaard.
account-proven = Je adres is bevestigd: er komen brieven.
account-unproven = Er komen brieven zodra je de link in de eerste hebt gevolgd.
account-yours = Wat van jou is
account-export = Alles wat dit huis over je bewaart
account-leave = Voorgoed vertrekken
account-sure_leave = Voorgoed vertrekken? Je partijen blijven, zonder je naam; al het andere wordt gewist.
account-stay = Blijven

## keep

keep-title = Toezicht op het huis
keep-lead = Wat er gemeld is, en wie mag spreken en binnenkomen. Wie het treft, hoort het zodra hij het probeert.
keep-not_yours = Deze pagina is voor de moderatoren van het huis.
keep-reports = Meldingen
keep-people = Mensen
keep-show_seen = Ook wat afgehandeld is
keep-no_reports = Er is niets gemeld.
keep-about = Over { $who }
keep-about_table = Over de tafel
keep-by = gemeld door { $who }
keep-seen_by = { $who } heeft het afgehandeld.
keep-line_gone = De regel is weg.
keep-look = Naar de tafel
keep-take_line = Regel verwijderen
keep-mute_day = Een dag stil
keep-close = Partij beëindigen
keep-dealt_with = Afgehandeld
keep-line_taken = De regel is verwijderd.
keep-muted = Een dag lang wordt er niet gesproken.
keep-closed = De partij is beëindigd.
keep-done = Gedaan.
keep-name = Begin van de naam
keep-search = Zoeken
keep-nobody = Zo heet niemand.
keep-last_here = laatst hier { $when }
keep-muted_until = stil tot { $when }
keep-mute = { $hours } uur stil
keep-unmute = Mag weer spreken
keep-role = Rol
keep-role_guest = Gast
keep-role_player = Speler
keep-role_moderator = Moderator
keep-role_admin = Beheerder
keep-role_banned = Buitengesloten

## report

report-title = Iets melden bij de moderatoren
report-line = Deze regel melden
report-line_of = Melden wat { $who } zei
report-why = Waar moeten de moderatoren naar kijken?
report-send = Melden
report-cancel = Annuleren
report-sent = Bedankt. De moderatoren kijken ernaar.

## settings

settings-title = Instellingen
settings-language = Taal
settings-light = Licht
settings-light_about = Dag, nacht bij lamplicht, of zoals je apparaat het heeft
settings-day = Dag
settings-night = Nacht
settings-motion = Beweging
settings-motion_about = Hoeveel er op de borden beweegt
settings-system = Zoals het systeem
settings-full = Alles
settings-reduced = Minder
settings-speed = Tempo
settings-speed_about = Hoe snel de zetten van de anderen te zien zijn
settings-calm = Kalm
settings-brisk = Vlot
settings-at_once = Meteen
settings-sound = Geluid
settings-sound_about = Een bel als je aan de beurt bent, en zachte geluiden bij wat er gebeurt
settings-volume = Volume
settings-confirm = Nog eens vragen
settings-confirm_about = Voordat een zet wordt verzonden; de meeste zetten kun je toch terugnemen
settings-never = Nooit
settings-warned = Als het iets kost
settings-always = Altijd
settings-guard = Even rust
settings-guard_about = Een nieuwe vraag neemt een derde seconde lang geen antwoord aan, zodat geen late klik erop valt
settings-contrast = Contrast
settings-contrast_about = Lijnen en kleine letters donkerder
settings-normal = Normaal
settings-strong = Sterk
settings-cover = Afdekken tussen spelers
settings-cover_about = Als er meerderen aan één scherm spelen
settings-command = Opdrachtregel
settings-command_about = Typ zetten in de notatie van het verslag; ook de toets / opent hem
settings-on = Aan
settings-off = Uit

## leaders

leaders-title = Ranglijst
leaders-lead = Mensen en bots per spel en aantal spelers, geordend naar de sterkte die ze minstens hebben; met het 95%-interval.
leaders-place = Plaats
leaders-player = Speler
leaders-rating = Sterkte
leaders-games = Spellen
leaders-none = Hier staat nog niemand.
leaders-bot = bot
leaders-people = mensen
leaders-bots = bots van mensen
leaders-seats = spelers

## learn

learn-title = Regels
learn-lead = De regels in onze eigen woorden; elke regel heeft een nummer, en vragen en weigeringen leiden erheen.
learn-search = Zoek in de regels
learn-found =
    { $n ->
        [0] geen regel spreekt ervan
        [one] 1 regel
       *[other] { $n } regels
    }
learn-pick = Welk spel?
learn-play = Spelen
learn-in_english = De regels zijn in het Engels geschreven.
learn-chapters = Hoofdstukken
learn-rule_n =
    { $n ->
        [one] Regel { $rules }
       *[other] Regels { $rules }
    }
learn-asked_now = Waar het nu om gaat:

## lesson

lesson-title = Eerste les
lesson-begin = In tien minuten leren
lesson-go_on = Verder met de les
lesson-once_more = De les nog eens
lesson-progress = Hoe ver je bent
lesson-step_of = { $n } van { $total }
lesson-leave = Verlaten
lesson-next = Verder
lesson-back = Terug
lesson-show = Laat zien
lesson-again = Van voren af aan
lesson-play = Nu een partij spelen
lesson-more = De regel:
lesson-none = Deze les kon niet worden opgehaald.
lesson-not_this = In een partij mag dat. Deze stap gaat verder met: { $move }.
lesson-read_on = Hier valt alleen iets te lezen; ga door met “Verder”.

## about

about-title = Over en met dank aan
about-what = Serenissima speelt bordspellen rond Venetië met al hun regels: aan één scherm, over het net en tegen bots die alleen zien wat hun plaats ziet.
about-fair = Het toeval komt uit een geheim dat voor het spel wordt verzegeld en aan het einde wordt geopend. Iedereen kan elke dobbelsteen en elke kaart nagaan; gesloten biedingen worden op dezelfde manier nagegaan.
about-games = De spellen
about-games_about = Titels en ontwerpen zijn van hun auteurs en uitgevers, die geen deel hebben aan dit project. Er wordt hier geen tekst of plaatje uit een gedrukt spel gebruikt.
about-credits = Met dank aan
about-type = Letters: IM Fell English van Igino Marini, EB Garamond van Georg Duffner en Octavio Pardo, Alegreya Sans van Juan Pablo del Peral, alle onder de SIL Open Font License.
about-icons = Sommige pictogrammen: game-icons.net, van Delapouite, Lorc en anderen, CC BY 3.0.
about-coast = Kustlijnen: Natural Earth, publiek domein.
about-code = De code is open source onder de MIT-licentie.

## problems

problems-crashed = Op deze pagina ging iets mis. Het spel staat veilig op de server.
problems-stale_page = Deze pagina is ouder dan de server, of de lijn is weg. Laad haar opnieuw.
problems-missing = Een deel van deze pagina kon niet worden geladen: het huis is vernieuwd, of de lijn is weg. Wat hier staat, blijft.
problems-load = Opnieuw laden
problems-close = Sluiten
problems-offline = De server is niet bereikbaar.
problems-failed = Dat is niet gelukt.
problems-no_table = Die tafel bestaat niet, of er is een uitnodiging voor nodig.
problems-nowhere = Hier is niets.
problems-broken = Deze tafel is offline:
problems-again = Opnieuw
problems-home = Terug naar de haven
problems-private = Voor deze tafel is een uitnodiging nodig: vraag om de link.

refusals-archive_away = Partijen van vroeger zijn op dit moment niet bereikbaar. Er is niets verloren; probeer het later opnieuw.
refusals-archive_damaged = Wat van deze partij is bewaard, is beschadigd. Meld het aan wie dit huis beheert.

## line

line-connecting = verbinden …
line-waiting = verbinding verbroken, nieuwe poging over { $n } s
line-silent = de server antwoordt niet …
line-now = nu
line-closed = verbinding beëindigd

## table

table-called = Tafel “{ $name }”
table-would = Dit zou gebeuren:
table-forced = Voor jou gedaan, want iets anders kon niet: { $what }
table-board = Bord
table-side = Verloop, chat, notities
table-players = Spelers
table-question = Vraag
table-loading = De tafel wordt gedekt …
table-thinking = { $who } denkt na …
table-luck_rolls = Het toeval wordt gevraagd …
table-winners =
    { $n ->
        [one] { $who } heeft gewonnen
       *[other] { $who } hebben gewonnen
    }
table-all_moves =
    { $n ->
        [one] 1 zet
       *[other] Alle { $n }
    }
table-undo = Ongedaan maken
table-undo_can = Maak je laatste keuze ongedaan
table-not_yet = Nog niet
table-sure = Verzenden?
table-sending = wordt verstuurd …
table-sends_later = Het wordt verstuurd zodra de verbinding er weer is; ongedaan maken houdt het tegen.
table-so_far = Je antwoord tot nu toe
table-take_out = eruit halen
table-start_again = opnieuw beginnen
table-on_the_board = Kies op het bord of uit de lijst.
table-choose_one = Kies er een
table-how_many = Hoeveel
table-less = minder
table-more = meer
table-why_not = Waarom niet?
table-close = Sluiten
table-what_you_can_do = Wat je kunt doen
table-filter = Zoek een zet
table-nothing_fits = Geen zet past.
table-not_your_turn = Je bent niet aan de beurt.
table-unknown = { $text } is nu geen zet; probeer bijvoorbeeld: { $example }
table-ambiguous = Dat kan betekenen: { $choices }
table-command = Zet in notatie
table-command_hint = een zet in notatie, een nummer, undo, why …
table-keys = Toetsen
table-days = { $n } dagen
table-seconds_left = nog { $n } seconden
table-time_left = Resterende tijd
table-you = jij
table-here = aan dit scherm
table-resigned = opgegeven
table-stands_in = bot valt in
table-away = afwezig
table-hints_asked = { $n ->
    [one] heeft één keer om een hint gevraagd
   *[other] heeft { $n } keer om hints gevraagd
}
table-your_move = jouw beurt
table-log = Verloop
table-chat = Chat
table-position = Stand
table-deal = Ruil
table-notes = Notities
table-votes = Tafel
table-earlier = eerder
table-since = Sinds je vorige beurt
table-no_chat = Niemand heeft nog iets gezegd.
table-say_something = Zeg iets
table-send = Verzenden
table-notes_for_you = Alleen voor jouw ogen
table-your_own = Alleen voor jouw ogen
table-at_the_table = Op tafel
table-hand_over = Geef het scherm aan { $who }
table-eyes_only = Wat volgt is alleen voor die ogen.
table-i_am = Ik ben { $who }
table-record = Neem het verslag mee
table-rematch = Nog een keer
table-result = Uitslag
table-as_tables = Toon de stand als tabellen
table-watching = kijkt toe
table-paused = De tafel heeft het spel gepauzeerd; het gaat verder als iedereen akkoord is.
table-return = Neem je plaats weer in
table-bot_plays = Een bot speelt voor je.
table-no_steps = Meer is er niet gezegd.
table-nearest = Wel mogelijk:

## show
## What the others have done, shown one act after the other; { $n } of { $of }.

show-watching = Wat er gebeurt
show-acts = { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }
show-act_of = stap { $n } van { $of }
show-replay = Nog eens
show-skip = Verder naar je beurt
show-skip_now = Verder naar nu
show-all_at_once = Alles meteen tonen
show-go_on = Verder
show-pause = Pauze
show-your_turn = jouw beurt
show-now = nu
show-luck = Het toeval
show-for_you = Voor jou: { $what }
show-answer = Het antwoord op je aanbod
show-look_back = Terugkijken
show-move_of = zet { $n } van { $of }
show-act_back = een stap terug
show-act_on = een stap verder
show-my_last_turn = mijn laatste beurt
show-looking = Je kijkt naar zet { $n }.
show-resting = Het spel wacht op niemand; antwoorden kan weer als je terug bent.
show-back = Terug naar nu
show-lost = De eerdere zetten zijn nu niet op te halen.

## brings
## What an answer brings, beside its words: { $least } and { $most } have their signs, { $gain } is a sum with its word.

brings-span = { $least } tot { $most }
brings-of_other = { $who } { $gain }
brings-chance = { $result } { $percent } %
brings-answers_next = daarna antwoordt { $who }
brings-ends = beëindigt het spel

## reckoning

reckoning-you_win = Je wint met { $points } { $unit }
reckoning-won_with =
    { $n ->
        [one] { $who } wint met { $points } { $unit }
       *[other] { $who } delen de winst met { $points } { $unit }
    }
reckoning-apart = Wat het verschil maakte: { $source } ({ $who } { $n }, { $other } { $m }).
reckoning-turned = Het keerpunt: beurt { $n }
reckoning-see_it = Bekijk het in de terugblik
reckoning-seat = Speler
reckoning-adds_up = Elke rij klopt:
reckoning-title = Waar de score vandaan komt
reckoning-source = Bron
reckoning-total = Totaal
reckoning-unknown = jou niet bekend
reckoning-counting = Er wordt geteld …
reckoning-why = Waarom deze score?
reckoning-why_of = Waarom { $who } deze score heeft

## by

by-timeout = (de tijd was om)
by-standing = (vooraf beantwoord)
by-forced = (niets anders mogelijk)
by-bot = (bot)

## notes

notes-loading = …
notes-kept = bewaard
notes-typing = …
notes-failed = niet bewaard

## votes

votes-propose = Stel de tafel voor
votes-do = Beslissen
votes-propose_it = Voorstellen
votes-pause = Pauze
votes-resume = Verder
votes-extend = Meer tijd
votes-replace = Bot in plaats van
votes-end = Spel beëindigen
votes-undo = Beurt ongedaan maken
votes-about_pause = De klokken staan stil tot iedereen verder wil
votes-about_resume = Verder spelen
votes-about_extend = Iedereen krijgt meer tijd
votes-about_end = Het spel eindigt zoals het staat en telt niet mee
votes-about_undo = Terug tot voor de laatste zet van anderen
votes-asks_pause = { $who } wil een pauze.
votes-asks_resume = { $who } wil verder spelen.
votes-asks_extend = { $who } vraagt meer tijd voor iedereen.
votes-asks_replace = { $who } wil dat een bot voor { $whom } speelt.
votes-asks_end = { $who } wil het spel beëindigen zoals het staat.
votes-asks_undo = { $who } vraagt een zet terug te nemen.
votes-agreed = Voor: { $who }. Moeten nog stemmen: { $left }.
votes-agree = Akkoord
votes-against = Tegen
votes-withdraw = Intrekken
votes-resign = Opgeven
votes-sure_resign = Opgeven? Een bot speelt jouw plaats uit.
votes-play_on = Verder spelen

## seating

seating-free = vrij
seating-waits = wacht op iemand
seating-here = hier
seating-away = nog niet hier
seating-options = Regels van de tafel:
seating-link = Stuur deze link naar je vrienden
seating-copy = Kopiëren
seating-copied = Gekopieerd
seating-sit = Ga zitten
seating-start = Beginnen
seating-start_with_bots = Beginnen, bots op de vrije plaatsen
seating-leave = Tafel verlaten
seating-full = Alle plaatsen zijn bezet. Je kunt kijken zodra het spel is begonnen.
seating-host_starts = Wie de tafel heeft geopend, laat het spel beginnen.
seating-your_name = Hoe mogen we je noemen?
seating-no_name = Gast
seating-skip = Je mag het leeg laten; dan speel je als gast met een nummer.
seating-invited = { $host } nodigt je uit voor { $game }.
seating-none = Zonder klok
seating-live = { $bank } minuten elk, { $increment } seconden extra per antwoord
seating-turns = { $hours } uur voor elk antwoord
seating-hints_off = Zonder hints
seating-reliable = Vraagt mensen die { $percent } % betrouwbaar zijn.
seating-club = Voor leden van een club.
seating-rated = Telt mee voor de rating
seating-usual = Alle regels zoals gewoonlijk

## sealed

sealed-title = Verzegelde antwoorden
sealed-sealed = verzegeld
sealed-thinks = denkt na
sealed-yours = Jouw zegel
sealed-how = De controlesom legt het antwoord nu vast; na het spel opent het geheim het, en iedereen kan het nagaan.
sealed-how_browsers = De controlesom legt het antwoord nu vast. Tot allen verzegeld hebben, kent alleen de browser die het verzegelde het: zelfs het huis kan niet kijken.
sealed-opening = Allen hebben hun antwoord verzegeld; ze worden geopend …

## trust

trust-before = Al het toeval van dit spel is al verzegeld; het zegel is
trust-commitment = Zegel
trust-check = Nagaan
trust-good =
    { $n ->
        [0] Nagegaan: er is niets getrokken, en het zegel is dat van voor het spel.
        [one] Nagegaan: de ene trekking volgt uit het verzegelde geheim.
       *[other] Nagegaan: alle { $n } trekkingen volgen uit het verzegelde geheim, en het zegel is dat van voor het spel.
    }
trust-bad = De controle is mislukt; zie de details.
trust-details = Details
trust-verify_title = Geluk en zegels
trust-verify_about = Het geheim van het geluk in dit spel is nu open: elke dobbelsteen, kaart en elk verzegeld antwoord is te controleren.
trust-verified = Gecontroleerd
trust-not_verified = Niet bevestigd
trust-other_seal = Het nu berekende zegel is niet het zegel dat voor het spel werd getoond.
trust-sealed =
    { $n ->
        [one] Eén verzegeld antwoord heeft zijn zegel.
       *[other] { $n } verzegelde antwoorden hebben hun zegel.
    }
trust-seals_seen =
    { $n ->
        [one] Het ene zegel dat deze browser gesloten zag, is erbij.
       *[other] Alle { $n } zegels die deze browser gesloten zag, zijn erbij.
    }
trust-seals_missing =
    { $n ->
        [one] Eén zegel dat deze browser gesloten zag, is er niet bij!
       *[other] { $n } zegels die deze browser gesloten zag, zijn er niet bij!
    }
trust-computed = Nu berekend
trust-sealed_by = Verzegeld door { $who }, regel { $n }
trust-by_yourself = Zelf controleren: download het verslag en voer uit:
trust-checking = Controleert …
trust-check_again = Nog eens controleren
trust-adds = Elke browser voegt zelf eigen toeval toe: { $n } van de { $of } spelers hebben dat gedaan.
trust-own_code = Deze browser heeft het alleen gecontroleerd, met eigen code; het huis was niet nodig.
trust-who_added = Aan het geluk bijgedragen: { $who }.
trust-silent = Niets bijgedragen: { $who }.
trust-mine_missing = Wat deze browser aan het geluk heeft bijgedragen, zit er niet in!
trust-other_end = Dit spel eindigde anders dan deze browser het zag eindigen!
trust-rules_good = Tweede mening: het huis heeft het spel nagespeeld, en de kansen zijn die van de regels.
trust-rules_bad = Tweede mening: het huis zelf vindt: { $problem }
trust-rules_none = Het huis is nu niet bereikbaar voor een tweede mening; de controle hierboven heeft het niet nodig.
trust-save = Het bewijs opslaan
trust-page = Een pagina die het zonder enig huis controleert
trust-problem_form = Dit is geen leesbaar bewijs: { $found }
trust-problem_commitment = Het geopende geheim past niet bij het zegel; zijn eigen zegel is { $expected }.
trust-problem_order = De bijdragen van de spelers staan niet op volgorde: { $found }
trust-problem_beginning = Iets wat voor het spel vaststond is veranderd: de voorwaarden, de spelers of hun bijdragen.
trust-problem_seats = De plaatsen zijn niet verdeeld zoals het geluk het wil; dat zou { $expected } zijn.
trust-problem_draw = Stap { $act }: er staat “{ $found }”, maar het geluk wilde “{ $expected }”.
trust-problem_chain = Stap { $act } is veranderd, of er ontbreekt er een voor; zijn teken zou { $expected } moeten zijn.
trust-problem_undo = Stap { $act } neemt meer terug dan er was.
trust-problem_odds = De kansen van een trekking ontbreken, of er staan kansen die nooit gebruikt zijn.
trust-problem_seal = Het zegel op stap { $act } past niet bij het gegeven antwoord.
trust-page_title = Het bewijs van een spel
trust-page_about = Leg het bewijs van een afgelopen spel hier neer, kies het bestand of plak de tekst. Deze pagina kent geen huis en heeft geen netwerk nodig.
trust-page_file = Het bestand
trust-page_paste = De tekst
trust-page_rules = Ze kent geen regels: dat de kansen die van de regels zijn, zegt deze opdracht:
trust-page_counts = { $acts } stappen, { $draws } trekkingen, { $seals } zegels

## keys

keys-tab = langs vraag, antwoorden, bord, spelers en verloop lopen
keys-enter = kiezen; verzenden wat klaar is
keys-esc = één klik ongedaan maken, sluiten wat open is
keys-u = ongedaan maken
keys-l = lijst van alle zetten
keys-h = hint
keys-space = de voorstelling beëindigen, naar je beurt
keys-r = nog eens zien wat er gebeurd is
keys-slash = opdrachtregel in notatie
keys-question = deze lijst

## toasts

toasts-lost = De verbinding brak af voordat er een antwoord kwam; de stand toont of het is gebeurd.
toasts-stale = Er is intussen iets gebeurd; kijk nog eens.
toasts-stopped = De beurt stopt hier: er is iemand tussengekomen.
toasts-was_done = Je antwoord was nog aangekomen voordat de verbinding wegviel.
toasts-not_used = Nog een klik telde niet mee: de vraag was veranderd.

## symbols

symbols-ducato = ducato
symbols-pirate = piratenvlag
symbols-cards = kaartenstapel
symbols-ship = schip

## deal

deal-title = De handelstafel
deal-talk_n = gesprek { $n } van { $most } in deze beurt
deal-partner = Met wie?
deal-hand =
    { $n ->
        [one] 1 kaart
       *[other] { $n } kaarten
    }
deal-first = eerste ruil: +1 prestige
deal-you_give = Jij geeft
deal-gives = { $who } geeft
deal-give_hint = Kies hieronder kaarten uit je hand.
deal-want_hint = Kies hieronder goederen.
deal-your_hand = Jouw hand
deal-want = Nog een kaart
deal-want_one = nog een kaart { $good } vragen
deal-take_out = { $card } eruit halen
deal-unknown = symbolen zijn jou onbekend
deal-power = leeuwen: zeemacht
deal-load = vaten: kaarten om uit te spelen
deal-power_n = zeemacht { $n }
deal-silent = niets gezegd
deal-claim_about = Wat zeg je over { $card }? Het hoeft niet waar te zijn.
deal-no_symbols = geen symbolen
deal-no_power = geen zeemacht
deal-true = waar
deal-ducati = ducati
deal-in_hand = hand
deal-first_deal = eerste ruil
deal-on_top = op de vracht
deal-joins = sluit aan
deal-you_pay = Jij betaalt
deal-he_pays = { $who } betaalt
deal-even = geen ducati
deal-and_pays =
    { $me ->
        [who] en betaalt
       *[other] en betaalt
    } { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
deal-and_asks =
    { $me ->
        [who] en vraagt
       *[other] en vraagt
    } { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
deal-quoted = “{ $text }”
deal-everyone_reads = Iedereen zal lezen
deal-send = Stuur naar { $who }
deal-invite = Vragen …
deal-clear = Leegmaken
deal-back = Terug naar het aanbod
deal-pass = Niets te bieden
deal-accept = Aannemen
deal-accept_pick = Aannemen, kaart kiezen
deal-counter = Tegenaanbod
deal-decline = Afslaan
deal-decline_all = Deze beurt alles afslaan
deal-always_decline = Elk aanbod afslaan
deal-always_pass = Op elke vraag om een aanbod passen
deal-goods_are_certain = Goederen zijn zeker, woorden niet.
deal-counter_to = Jouw tegenaanbod aan { $who }
deal-offer_to = Jouw aanbod aan { $who }
deal-pick = Welke van je kaarten geef je?
deal-looks =
    { $me ->
        [whom] { $who } bekijkt je aanbod. Een verstuurd aanbod kan niet worden ingetrokken of gewijzigd.
       *[other] { $who } bekijkt het aanbod van { $whom }. Een verstuurd aanbod kan niet worden ingetrokken of gewijzigd.
    }
deal-talks =
    { $me ->
        [who] Je onderhandelt met { $whom }.
        [whom] { $who } onderhandelt met jou.
       *[other] { $who } onderhandelt met { $whom }.
    }
deal-nothing_now = Er handelt nu niemand.
deal-goods_are_true = Goederen kloppen altijd, beweringen hoeven dat niet.
deal-he_picks_which = { $who } kiest welke.
deal-he_picks = de gever kiest
deal-you_pick = jij kiest
deal-claim_symbols = Welke symbolen?
deal-claim_harbour = haven
deal-names_none = noemt er geen
deal-stay_silent = Zwijgen
deal-say_this = Dit zeggen
deal-says_short = zegt
deal-you_pay_n =
    { $n ->
        [one] jij betaalt 1 ducato
       *[other] jij betaalt { $n } ducati
    }
deal-he_pays_n =
    { $n ->
        [one] { $who } betaalt 1 ducato
       *[other] { $who } betaalt { $n } ducati
    }
deal-balance = ducati van { $who }, voor en na
deal-ask_about = { $who } om een aanbod vragen over …
deal-about = over { $topic }
deal-invited_by = { $who } vraagt je een aanbod: { $topic }?
deal-asked_about =
    { $me ->
        [who] Jou werd gevraagd naar { $topic }
       *[other] { $who } werd gevraagd naar { $topic }
    }
deal-talks_so_far = Onderhandelingen van deze beurt
deal-talk_dealt = akkoord
deal-talk_declined = afgewezen
deal-talk_passed = gepast
deal-talk_dropped = laten vallen
deal-use_again = Opnieuw
deal-ask_again = Wijzigen, opnieuw vragen
deal-leave_it = Laat maar
deal-answer_declined = { $who } slaat af
deal-answer_dealt = { $who } neemt aan
deal-answer_countered = { $who } doet een tegenaanbod
deal-answer_passed = { $who } heeft niets te bieden
deal-answer_dropped = Er kwam geen aanbod op tijd
deal-you_got = Je kreeg
deal-was_said = gezegd werd:
deal-nothing_was_said = er werd niets over gezegd
deal-dropped = vervalt
deal-new = nieuw
deal-take_or_leave = Wijzigingen zijn gemarkeerd. Graag of niet.
deal-tile = { $who } won een prestigekaartje.

## review

review-title = Terugblik
review-of_table = Terugblik op tafel “{ $name }”
review-you_are = jij bent nummer { $n }
review-share = Delen
review-study = Bestuderen
review-shared = De link naar dit moment is gekopieerd.
review-download = Verslag downloaden
review-look_back = Naspelen en terugblik
review-as_seen_by = Gezien door
review-onlooker = Toeschouwer
review-open = Alles open
review-start = Het begin
review-turn = Beurt { $n }
review-round = ronde { $n }
review-moment = moment { $n } van { $most }
review-timeline = Het verloop van het spel
review-slider = Moment van het spel
review-first = Naar het begin
review-last = Naar het einde
review-back = Een stap terug
review-on = Een stap verder
review-turn_back = Een beurt terug
review-turn_on = Een beurt verder
review-play = Afspelen
review-pause = Pauze
review-keys = Pijltjes: stap, paginatoetsen: beurt, spatie: afspelen.
review-log = Verloop
review-result = Uitslag
review-charts = Grafieken
review-position = Stand
review-no_charts = Er is niets te tekenen.
review-as_table = Als tabel
review-to_point = Keerpunt { $letter }
review-loading = Het spel wordt opnieuw klaargelegd …
review-not_over = Dit spel is nog niet afgelopen. Daarna kun je het hier terugkijken.
review-to_table = Naar de tafel
review-curve = Kans om te winnen, beurt voor beurt
review-curve_about = beoordeeld uit het volledige verslag, { $n } proeven per beslissing
review-split = Geluk en beslissingen
review-split_about = procentpunten, opgeteld
review-luck = geluk
review-decisions = beslissingen, eigen en van anderen
review-turning = Keerpunten
review-no_turning = Geen enkele beurt veranderde veel.
review-deals = Wat het ruilen waard was
review-deals_about = voor elke kant
review-cause_luck = geluk
review-cause_deal = ruil
review-cause_error = fout
review-cause_move = beslissing
review-cause_missed = gemiste kans
review-cause_end = het einde
review-account = De rekening van elke speler
review-judging = Het spel wordt beoordeeld …
review-judged = { $done } van { $total } antwoorden gewogen
review-before =
    { $n ->
        [one] Eén andere terugblik gaat voor.
       *[other] { $n } andere terugblikken gaan voor.
    }
review-meanwhile = Ondertussen kun je het spel naspelen, het verloop lezen en de grafieken bekijken.
review-no_judge = Niemand kan standen van dit spel nog beoordelen. Naspelen, verloop en grafieken zijn er wel.
review-review_failed = De terugblik kon niet worden gemaakt.
review-unfinished = Het spel is eerder beëindigd: de laatste waarden zijn wat elke speler kon verwachten.

## figures

figures-score = punten
figures-money = dukaten
figures-ducats = dukaten
figures-ducati = ducati
figures-vp = punten
figures-ports = havens
figures-galleys = galeien
figures-reserve = zeelui in reserve
figures-hands = handkaarten
figures-available = vrije markers
figures-water = markers op het water
figures-lost = verloren markers
figures-yards = delen in de werf
figures-finished = voltooide delen

## trade

trade-galleys = galei { $rival } naast jouw { $own }, { $zone }
trade-you_sell = Je verkoopt
trade-sells = { $who } verkoopt
trade-one_more = nog een { $good } van { $n }
trade-no_goods = geen goederen aan boord
trade-room =
    { $n ->
        [0] geen vrije plaats op galei { $galley }
        [one] 1 vrije plaats op galei { $galley }
       *[other] { $n } vrije plaatsen op galei { $galley }
    }
trade-hint = Kies goederen: jouw om te verkopen, andermans om te kopen.
trade-each = { $n } per stuk, { $total } in totaal
trade-gift = voor niets: een geschenk
trade-read = { $who } verkoopt { $whom } { $n } { $good } voor { $price } per stuk, samen { $total }.
trade-read_gift = { $who } geeft { $whom } { $n } { $good } voor niets.
trade-purse = Jouw dukaten: { $before } → { $after }
trade-proposals = { $n } van { $most } voorstellen aan { $who } gebruikt
trade-no_price = nog geen prijs
trade-for_galley = { $n } { $good }, voor galei { $galley }
trade-accept_n = { $n } per stuk aannemen
trade-ask_n = { $n } per stuk vragen
trade-counter_n = Tegenaanbod: { $n } per stuk
trade-final_ask_n = Laatste prijs: { $n } per stuk
trade-walk_away = Weglopen
trade-refuse = Weigeren
trade-grant = Doorgang geven
trade-cannot_pay = Een koper noemt en neemt alleen wat hij kan betalen.
trade-must_ask = Er moet een prijs genoemd worden; een aankoop verbieden kan niet.
trade-passage = { $who } vraagt doorgang voor galei { $galley } vanaf { $zone }.
trade-passage_means = Allen die daar liggen moeten instemmen; één weigering beëindigt de reis daar.
trade-waits = { $who } denkt erover na.
trade-forbidden = Alleen goederen worden verhandeld, van galei tot galei in één zone, niet op volle zee. Dukaten, zeelui, galeien en havens worden nooit weggegeven, en beloften binden niemand.
trade-so_far = Onderhandelingen van deze ronde
trade-agreed = akkoord
trade-failed = geen akkoord

## hint

hint-ask = Hint
hint-title = Waar je aan kunt denken
hint-about = De beste zetten die zijn gevonden uit wat jij ziet, met de winstkans waartoe ze leiden.
hint-thinking = Denkt na …
hint-rated = In een spel met rating zijn er geen hints.
hint-none = Aan deze tafel speelt men zonder hints.
hint-failed = Er is nu geen hint.

## standing

standing-title = Antwoorden vooraf
standing-about = Voor vragen die komen als je niet aan de beurt bent. Zolang hier een antwoord staat, wordt het meteen voor je gegeven, ook als je weg bent; het verloop vermeldt het. “Vraag mij” neemt het terug.
standing-ask_me = Vraag mij
standing-declare_blockade = Een galei wil iets doen waar jij haar kunt blokkeren
standing-grant_passage = Een galei vraagt je om doorvaart
standing-answer_counter = Iemand biedt minder dan je voor goederen van je haven vroeg
standing-answer_trade = Iemand stelt een ruil tussen galeien voor
standing-deal_reply = Iemand biedt je een ruil aan
standing-invite_reply = Iemand vraagt je om een aanbod
standing-at_least = minstens
standing-at_most = hoogstens

## aside

aside-away = De server is niet bereikbaar. Regels, lessen en partijen tegen bots gaan in deze browser door.
aside-open = Zonder hem doorgaan
aside-along = Deze partij hier voortzetten
aside-back = De server is er weer. Deze partij kan terug, als een eigen tafel.
aside-hand_back = Teruggeven

hours-title = Spellen per beurt
hours-about = Je klok loopt alleen in je speeltijden, minstens vier uur per dag, en niet in je vakantie. De anderen zien wanneer je weer speelt.
hours-from = Ik speel van
hours-to = tot
hours-keep = Bewaren
hours-kept = Bewaard.
hours-always = Op elk moment
hours-holidays = Vakantie
hours-left = Er zijn in { $year } nog { $n } van { $budget } dagen over.
hours-first = Eerste dag
hours-last = Laatste dag
hours-add = Toevoegen
hours-end = Vandaag beëindigen
hours-drop = Terugnemen
hours-rests = speelt weer { $when }

## share

share-share = Delen
share-copied = De link is gekopieerd.
share-not_copied = De link kon niet gekopieerd worden: { $link }
share-embed_open = Openen bij Serenissima
share-paper = De krant van het huis
share-statistics = Statistieken
