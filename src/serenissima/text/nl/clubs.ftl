### Woorden van clubs.

clubs-title = Clubs
clubs-lead = Mensen die samen spelen, met een eigen kade en eigen tafelregels.
clubs-none = Er is nog geen club.
clubs-found = Een club oprichten
clubs-needs_account = Daarvoor is een account nodig
clubs-name = Naam van de club
clubs-about = Waar het om gaat
clubs-joining = Hoe men lid wordt
clubs-join_open = iedereen mag lid worden
clubs-join_request = het bestuur laat mensen toe
clubs-join_link = alleen met de link
clubs-rules = Regels van zijn tafels
clubs-rated = Voor de ranglijst
clubs-hints = Hints
clubs-bots = Bots van mensen
clubs-as_host = zoals de gastheer wil
clubs-always = altijd
clubs-never = nooit
clubs-reliable = Betrouwbaar, ten minste %
clubs-asks_reliable = { $percent } % betrouwbaar
clubs-paces = Tempo, als niet elk
clubs-pace_live = live
clubs-pace_turns = per beurt
clubs-pace_none = zonder klok
clubs-members = Leden
clubs-people =
    { $n ->
        [one] één lid
       *[other] { $n } leden
    }
clubs-is_officer = bestuur
clubs-is_member = lid
clubs-is_asks = vraagt om toegang
clubs-is_out = is weggestuurd
clubs-let_in = Toelaten
clubs-make_member = Tot lid maken
clubs-make_officer = In het bestuur
clubs-make_out = Wegsturen
clubs-hidden = Alleen leden zien wie erin zit.
clubs-quay = De kade van de club
clubs-game = Spel
clubs-wait = Een schuit aanleggen
clubs-wait_no_more = Niet meer wachten
clubs-waits = wacht { $time }
clubs-set_up = Een tafel opzetten
clubs-calm = Er wacht hier nu niemand.
clubs-members_only = De kade en de tafels zijn voor leden.
clubs-contests = Zijn toernooien
clubs-no_contests = Er is er geen aangekondigd.
clubs-make_contest = Een toernooi opzetten
clubs-look_after = De club beheren
clubs-link = Wie deze link heeft wordt lid:
clubs-new_link = Een andere link
clubs-close = De club sluiten
clubs-keep = Bewaren
clubs-join = Lid worden
clubs-ask = Om toegang vragen
clubs-ask_no_more = Niet meer vragen
clubs-leave = Verlaten
