### Woorden van de verkenner van een spel.

explorer-games =
    { $n ->
        [one] één partij
       *[other] { $n } partijen
    }
explorer-public_games =
    { $n ->
        [one] één openbare partij
       *[other] { $n } openbare partijen
    }
explorer-refreshed = bijgewerkt { $when }
explorer-as_parquet = de gegevens als Parquet
explorer-players = spelers
explorer-rating = gemiddelde rating
explorer-from = vanaf { $n }
explorer-pace = tempo
explorer-live = in één keer
explorer-turns = beurt voor beurt
explorer-who = wie
explorer-any = alle
explorer-anybody = mensen en bots
explorer-people = alleen mensen
explorer-where = Waar winnaars beginnen
explorer-where_about = gewonnen van de 100, naar wat men na de opening had; de grootte zegt hoe vaak
explorer-place = plaats
explorer-at_most = { $n } of minder
explorer-more_than = meer dan { $n }
explorer-of_100 = { $n } van de 100 gewonnen
explorer-openings = Openingen
explorer-openings_about = stap voor stap; een regel opent de volgende
explorer-all_openings = Alle openingen
explorer-no_openings = Hier volgt niets meer.
explorer-chance = toeval kan het verklaren
explorer-too_few = te weinig
explorer-fair = De streep is eerlijk: { $n } van de 100. Holle stippen kunnen toeval zijn; onder 100 partijen staat niets op volgorde.
explorer-how_many = partijen
explorer-won = gewonnen
explorer-seats = Plaatsen
explorer-seat = { $n }e
explorer-won_of_100 = gewonnen van de 100
explorer-even = De plaatsen zijn gelijk, voor zover men weet. Gestreept: eerlijk, { $n }.
explorer-uneven = De plaatsen zijn niet gelijk, en toeval verklaart het niet. Gestreept: eerlijk, { $n }.
explorer-outcomes = Uitslagen
explorer-points = punten aan het eind
explorer-winner = eersten, gemiddeld { $n }
explorer-second = tweeden, gemiddeld { $n }
explorer-winner_word = eersten
explorer-second_word = tweeden
explorer-leads = Wie dan leidt wint, van de 100
explorer-leads_third = na een derde van de partij
explorer-leads_late = na twee derde
explorer-length = Duur
explorer-rounds = rondes, % van de partijen
explorer-rounds_word = rondes
explorer-median = De helft van de partijen duurt hooguit { $n } minuten.
explorer-records = Records
explorer-record_highest = meeste punten: { $n }
explorer-record_closest = krapste zege: met { $n }
explorer-record_clearest = duidelijkste zege: met { $n }
explorer-record_row = meeste zeges op rij: { $n }
explorer-record_bot = beste bot tegen mensen: { $n } van de 100
explorer-no_records = Nog geen.
explorer-nothing = Geen partij is uitgespeeld.
explorer-none_fit = Geen partij past bij deze filters.
explorer-none_yet = Nog geen openbare partij is uitgespeeld.
