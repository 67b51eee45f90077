### Woorden van toernooien.

contests-title = Toernooien
contests-lead = Iedereen speelt aan tafels van twee tot vijf, ronde na ronde.
contests-feed = Feed
contests-calendar = Agenda
contests-make = Een toernooi opzetten
contests-are_running = Bezig
contests-are_open = Binnenkort
contests-are_past = Voorbij
contests-none_running = Er is er nu geen bezig.
contests-none_open = Er is er geen aangekondigd. Zet het eerste op.
contests-none_past = Er is er nog geen voorbij.
contests-is_off = afgelast
contests-round_now = ronde { $n }, nu
contests-in = over { $time }
contests-entered = je doet mee
contests-pace_live = live, { $minutes } min en { $seconds } s per antwoord
contests-pace_turns =
    { $n ->
        [one] één uur per antwoord
       *[other] { $n } uur per antwoord
    }
contests-pace_none = zonder klok
contests-minutes =
    { $n ->
        [one] één minuut
       *[other] { $n } minuten
    }
contests-rounds =
    { $n ->
        [one] één ronde
       *[other] { $n } rondes
    }
contests-days =
    { $n ->
        [one] één dag
       *[other] { $n } dagen
    }
contests-people =
    { $n ->
        [one] één speler
       *[other] { $n } spelers
    }
contests-tables_of =
    { $n ->
        [one] tafels van één
       *[other] tafels van { $n }
    }
contests-swiss = Zwitsers systeem
contests-round_robin = iedereen tegen iedereen
contests-knock_out = afvalsysteem
contests-league = competitie
contests-arena = arena-avond
contests-is_rated = telt voor de ranglijst
contests-is_unrated = telt niet voor de ranglijst
contests-asks_between = rating van { $low } tot { $high }
contests-asks_low = rating { $low } of meer
contests-asks_high = rating { $high } of minder
contests-asks_reliable = { $percent } % betrouwbaar
contests-nth_1 = eerste
contests-nth_2 = tweede
contests-nth_3 = derde
contests-nth_4 = vierde
contests-nth_5 = vijfde
contests-all_rounds = rondes
contests-round = ronde { $n }
contests-likely_said = waarschijnlijk plaats { $middle }, van { $low } tot { $high }
contests-was_place = ronde { $n }: plaats { $place }
contests-rested = ronde { $n }: vrij, 2 punten
contests-plays_now = ronde { $n }: speelt nu
contests-not_yet = ronde { $n }: was er nog niet
contests-was_away = ronde { $n }: speelde niet
contests-standings = Stand
contests-after =
    { $n ->
        [one] na één ronde
       *[other] na { $n } rondes
    }
contests-fewer = alleen de eersten
contests-all =
    { $n ->
        [one] de enige
       *[other] alle { $n }
    }
contests-place = plaats
contests-player = speler
contests-rating = rating
contests-points = punten
contests-met = ontmoet
contests-share = aandeel
contests-likely = waarschijnlijk
contests-division = Klasse { $n }
contests-left = is gestopt
contests-late = vanaf ronde { $n }
contests-equals = Hoe gelijken worden gescheiden
contests-equals_about = in deze volgorde, voor ronde 1 bekend
contests-points_about = { $worth } van eerste tot laatste; gelijken delen
contests-met_about = de punten van allen met wie men aan tafel zat
contests-share_about = het eigen deel van de score van de tafel, in %
contests-lot_about = verzegeld voor ronde 1, aan het einde geopend
contests-the_lot = Het lot
contests-knock_out_about = Hier gaat voor hoe ver men kwam, en de plaats aan de laatste tafel.
contests-before_other = { $first } voor { $second }:
contests-parted_met = beiden hebben { $points } punten; wie { $first } ontmoette heeft samen { $one }, wie { $second } ontmoette { $other }.
contests-parted_share = beiden hebben { $points } punten en gelijke tegenstanders; { $first } had { $one } % van de scores, { $second } { $other } %.
contests-parted_lot = beiden hebben { $points } punten en verder alles gelijk; het lot beslist.
contests-bars_about = Balken tonen de waarschijnlijke eindplaats: 8 van 10 verlopen eindigen erin, de stip is de middelste.
contests-sealed = Het zegel van het lot:
contests-opened = geopend:
contests-table = Tafel { $n }
contests-table_over = voorbij
contests-in_round = ronde { $n }
contests-watch = kijken
contests-starts_in = begint over { $time }
contests-look_back = terugkijken
contests-bot = bot
contests-has_come = is er
contests-the_round = Ronde { $n }
contests-round_about = punten naast de namen, rechts wat ieder heeft
contests-earlier = vorige ronde
contests-later = volgende ronde
contests-resting = Vrij, met 2 punten: { $who }
contests-why_2 = Waarom jullie twee?
contests-why_3 = Waarom jullie drie?
contests-why_4 = Waarom jullie vier?
contests-why_5 = Waarom jullie vijf?
contests-you = jij
contests-none_closer = Geen ronde kan dichter: de kwadraten van alle verschillen zijn samen { $apart }.
contests-closer_repeats = Een dichtere ronde ({ $closest }) bracht mensen weer samen; deze komt op { $apart }.
contests-why_points = Jullie punten: { $points }.
contests-why_repeats = Weerzien: { $here } aan deze tafel, { $round } in de hele ronde.
contests-why_sat = Tot nu toe zat je: { $sat }.
contests-why_first = Dit is je eerste tafel.
contests-why_you_start = Nu begin jij.
contests-why_seat = Nu zit je als { $seat }.
contests-why_starts = Begonnen voor deze ronde: { $who } { $n }, { $others }.
contests-why_method = Methode: { $form }, { $method }.
contests-method_matching = de kleinste som van verschillen door exacte koppeling
contests-method_exact = de kleinste som van verschillen, precies berekend
contests-method_search = de kleinste som van verschillen die een zoektocht vond
contests-method_circle = de cirkelmethode van de Berger-tabellen
contests-method_plane = de lijnen van een affien vlak: iedereen ontmoet iedereen één keer
contests-method_meetings = zo weinig mogelijk weerzien, ronde na ronde
contests-method_bracket = geplaatsten uit elkaar geloot
contests-all_tables =
    { $n ->
        [one] de enige tafel
       *[other] alle { $n } tafels
    }
contests-your_table = Jouw tafel
contests-you_rest = Deze ronde ben je vrij: 2 punten.
contests-you_are_late = Je kwam later: je eerste tafel is in ronde { $n }.
contests-between = tot de volgende ronde
contests-others_play = Jouw tafel is klaar; anderen spelen nog.
contests-soon = De volgende tafels worden klaargezet.
contests-sits_in = { $bot } valt in voor { $who }
contests-sits_in_about = { $who } kwam niet op tijd, krijgt 0 en mag in de volgende ronde terugkomen. De bot krijgt geen punten: de anderen delen de eerste plaatsen.
contests-sits_in_for_you = Je kwam niet op tijd, krijgt 0 en mag in de volgende ronde terugkomen. De bot krijgt geen punten: de anderen delen de eerste plaatsen.
contests-waits_for_you = Je plaats wacht nog { $time }; dan valt een bot in.
contests-waits_for =
    { $n ->
        [one] er ontbreekt er nog één
       *[other] er ontbreken er nog { $n }
    }
contests-take_seat = Neem plaats
contests-to_table = Naar de tafel
contests-rules = Regels
contests-begins = begint { $when }
contests-file = Bestand
contests-next_season = Volgend seizoen
contests-share_link = Delen
contests-copied = De link is gekopieerd.
contests-begin = Nu beginnen
contests-call_off = Afgelasten
contests-entrants = Wie speelt
contests-needs_account = Daarvoor is een account nodig
contests-leave = Terugtrekken
contests-enter = Meedoen
contests-nobody = Er doet nog niemand mee.
contests-podium = De eerste drie
contests-with_points = { $points } punten
contests-cross = Wie ontmoette wie
contests-cross_about = + voor de ander aan één tafel, − erachter, = gelijk; het kleine cijfer is de ronde.
contests-told_over = Het toernooi is voorbij: { $who } heeft gewonnen.
contests-told_waits = Tafel { $n } wacht op je.
contests-told_plays = Je zit aan tafel { $n }.
contests-told_round = Ronde { $n } is voorbij; je staat { $place }.
contests-come_late = Het is al bezig; je kunt nog komen, vanaf ronde { $n }.
contests-leave_running = Stoppen na deze ronde
contests-name = Naam van het toernooi
contests-game = Spel
contests-form = Vorm
contests-seats = Plaatsen aan een tafel
contests-pace = Tempo
contests-starts = Begint
contests-lasts = Duur in minuten
contests-how_many_rounds = Rondes
contests-every = Van ronde tot ronde
contests-at_once = zodra de vorige voorbij is
contests-rated = Telt voor de ranglijst
contests-who_enters = Wie mag meedoen
contests-rating_from = Rating vanaf
contests-rating_to = Rating tot
contests-reliable = Betrouwbaar, ten minste %
contests-anybody = iedereen
contests-open = Aankondigen
contests-about_swiss = Iedereen speelt elke ronde, met mensen van bijna gelijke punten die hij nog niet ontmoette.
contests-about_round_robin = Iedereen ontmoet iedereen.
contests-about_knock_out = De betere helft van elke tafel gaat door, tot er één tafel over is.
contests-about_league = Klassen naar sterkte, in elk speelt iedereen tegen iedereen; na een seizoen promotie en degradatie.
contests-about_arena = Wie wacht krijgt meteen een tafel, telkens weer, tot de tijd om is.
