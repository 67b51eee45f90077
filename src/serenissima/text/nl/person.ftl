### Woorden van de pagina van een persoon.

person-since = hier sinds { $when }
person-here = nu hier
person-bot_of = een bot van { $who }
person-reliable = { $percent } % betrouwbaar
person-reliable_about = op tijd uitgespeeld: { $kept } van { $begun } begonnen partijen
person-played =
    { $n ->
        [one] één partij
       *[other] { $n } partijen
    }
person-won = { $n } gewonnen
person-closed = Deze pagina is gesloten.
person-nobody = Niemand heet zo.
person-close = Mijn pagina voor anderen sluiten
person-ratings = Ratings
person-band = de band bevat de ware sterkte 19 van de 20 keer
person-span = Tijd
person-quarter = Kwartaal
person-year = Jaar
person-all = Alles
person-with_seats = { $n } plaatsen
person-top = beste { $percent } %
person-too_few = te weinig om te vergelijken
person-no_line = De eerste partij om rating begint hier een lijn.
person-no_line_then = Geen partij om rating in deze tijd.
person-day = Dag
person-recent = Partijen
person-any_game = Alle spellen
person-any_result = Elk resultaat
person-is_won = Gewonnen
person-is_shared = Eerste plaats gedeeld
person-is_lost = Niet gewonnen
person-is_none = In overleg beëindigd
person-any_rated = Om rating of niet
person-is_rated = Om rating
person-is_unrated = Niet om rating
person-with = Met wie
person-more = Oudere partijen
person-none = Geen zulke partij aan een openbare tafel.
person-review = Terugblik
person-place = Plaats { $n }
person-late = te laat
person-against = Tegen wie
person-ahead_of = geëindigd vóór
person-ahead = { $n } van { $games }
person-half = De lijn is de helft; de schaduw wat toeval kan zijn.
person-nobody_met = Nog niemand.
person-badges = Insignes
person-proof = elk met het bewijs
person-no_badges = Nog geen.
person-kept_word = Een woord is een woord
person-kept_word_proof = { $count } van { $of } partijen op tijd uitgespeeld
person-odds = Tegen alle verwachting
person-odds_proof = partijen om rating gewonnen van iemand die 200 punten sterker was: { $count }
person-all_waters = Alle wateren
person-all_waters_proof = elk spel van het huis minstens { $count } keer gewonnen
person-proven = Bewezen sterkte
person-proven_proof = { $game }: minstens { $count } punten, 19 van de 20 keer
person-strong = Sterk en zwak
person-strong_about =
    { $n ->
        [one] kanspunten per partij tegen gelijken, één analyse
       *[other] kanspunten per partij tegen gelijken, { $n } analyses
    }
person-equal = gelijk
person-no_strengths = Nog drie geanalyseerde partijen, en dan valt hier iets te zeggen.
person-may_be_chance = kan toeval zijn
person-phase_opening = Opening
person-phase_trade = Handel
person-phase_deals = Afspraken
person-phase_fight = Strijd en hinder
person-phase_building = Biedingen en bouwen
person-phase_middle = Middenspel
person-phase_ending = Het laatste derde
person-privacy = Wat anderen zien
person-show_here = Dat ik hier ben
person-show_strengths = Sterk en zwak
person-show_against = Tegen wie ik speelde
person-show_games = Mijn partijen
person-not_shown = Niet aan anderen getoond.
person-feed = Partijen als feed
