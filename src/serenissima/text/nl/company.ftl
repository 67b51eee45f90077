### Words of the harbour, and of the bots of people.

harbour-title = De haven
harbour-here =
    { $n ->
        [0] er is niemand
        [one] er is één persoon
       *[other] er zijn { $n } mensen
    }
harbour-under_way =
    { $n ->
        [0] geen tafel speelt
        [one] één tafel speelt
       *[other] { $n } tafels spelen
    }
harbour-find_game = Een spel vinden
harbour-kept = je laatste keuze blijft
harbour-wait =
    { $n ->
        [one] één wacht
       *[other] { $n } wachten
    }
harbour-live = Live
harbour-turns = Per beurt
harbour-none = Zonder klok
harbour-seats = Plaatsen
harbour-ratings = Rating van de anderen
harbour-fit =
    { $n ->
        [0] niemand hier past
        [one] één hier past
       *[other] { $n } hier passen
    }
harbour-from = Rating vanaf
harbour-to = Rating tot
harbour-any = elke
harbour-you = jij { $points }
harbour-bots = Bots nemen na twee minuten lege plaatsen in
harbour-rated = Voor de rating, als jullie allemaal een account hebben
harbour-change = wijzigen
harbour-find = Een tafel vinden
harbour-find_anew = In plaats daarvan dit zoeken
harbour-same =
    { $n ->
        [0] niemand anders wacht op hetzelfde
        [one] nog iemand wacht op hetzelfde
       *[other] nog { $n } wachten op hetzelfde
    }
harbour-quay = Schuiten aan de kade
harbour-back = Schuiten naar links
harbour-on = Schuiten naar rechts
harbour-starts = begint zodra je gaat zitten
harbour-bots_in = bots vullen aan over { $time }
harbour-waits = wacht al { $time }
harbour-seconds =
    { $n ->
        [one] één seconde
       *[other] { $n } s
    }
harbour-minutes =
    { $n ->
        [one] één minuut
       *[other] { $n } min
    }
harbour-any_rating = elke rating
harbour-between = { $low } tot { $high }
harbour-sit = Ga zitten
harbour-leave = Verlaten
harbour-your_seat = Je plaats wacht
harbour-go_on = Ga door, een bel roept je.
harbour-nobody = Niemand wacht. Leg de eerste schuit aan.
harbour-first = Een schuit aanleggen
harbour-no_rating = vraagt een andere rating
harbour-no_blocked = jullie treffen elkaar niet
harbour-no_guest = voor de rating: daar is een account voor nodig
harbour-tables = Tafels
harbour-here_now = Nu hier
harbour-at_quay = aan de kade
harbour-at_table = speelt
harbour-at_house = kijkt rond
harbour-bot = bot
harbour-followed = je volgt
harbour-blocked = geblokkeerd
harbour-follow = Volgen
harbour-unfollow = Niet meer volgen
harbour-block = Blokkeren
harbour-unblock = Niet meer blokkeren
harbour-alone = Er is nu niemand anders.
harbour-all_people = allemaal
harbour-called = { $game }: je tafel is compleet.
harbour-left = { $n } s
harbour-take = Neem je plaats
harbour-begun = { $game } is begonnen.
harbour-to_table = Naar de tafel
harbour-challenge = Uitdagen
harbour-challenges = een uitdaging aan { $who }
harbour-challenged = een uitdaging aan jou
harbour-asks_reliable = vraagt { $percent } % betrouwbaarheid
harbour-no_reliable = vraagt betrouwbaarder mensen
harbour-clubs = Clubs

refusals-needs_account = Daarvoor is een account nodig: registreer je eerst.
refusals-people_only = Dat is voor mensen, niet voor programma’s.
refusals-bad_time = Een toernooi begint binnen negentig dagen.
refusals-one_address = Iemand van jouw adres speelt daar al.
refusals-too_few = Er zijn te weinig spelers om te beginnen.
refusals-no_seat = Er wacht nu geen tafel op je.
refusals-unreliable = Er worden betrouwbaarder mensen gevraagd: wie uitspeelt, en op tijd.
refusals-rating = Jouw rating is niet wat gevraagd wordt.
refusals-members_only = Dit is voor leden van de club.
refusals-club_rules = Dat staan de regels van de club niet toe.

bots-title = Je bots
bots-about = Een bot is een account voor een programma van jou. Iedereen ziet dat het er een is, hij gaat alleen zitten waar bots welkom zijn, en hij krijgt een rating apart van mensen.
bots-none = Je hebt nog geen bots.
bots-make = Een bot maken
bots-name = Naam van de bot
bots-token = Nieuw token
bots-label = Waarvoor
bots-scopes = Het mag
bots-read = kijken
bots-play = spelen
bots-host = tafels openen
bots-talk = praten
bots-told = Je token, alleen deze keer getoond. Bewaar het goed:
bots-revoke = Intrekken
bots-dismiss = Deze bot ontslaan
bots-made = gemaakt { $when }
