### Words of the explorer of a game.

explorer-games =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
explorer-public_games =
    { $n ->
        [one] one public game
       *[other] { $n } public games
    }
explorer-refreshed = refreshed { $when }
explorer-as_parquet = the data as Parquet
explorer-players = players
explorer-rating = mean rating
explorer-from = { $n } up
explorer-pace = pace
explorer-live = in one sitting
explorer-turns = by turns
explorer-who = who
explorer-any = all
explorer-anybody = people and bots
explorer-people = people only
explorer-where = Where winners begin
explorer-where_about = games won of 100, by what was held after the opening; size is how often
explorer-place = place
explorer-at_most = { $n } or less
explorer-more_than = more than { $n }
explorer-of_100 = { $n } of 100 won
explorer-openings = Openings
explorer-openings_about = step by step; a row opens its next step
explorer-all_openings = All openings
explorer-no_openings = Nothing follows from here.
explorer-chance = chance may explain it
explorer-too_few = too few
explorer-fair = The line is fair: { $n } of 100. Hollow dots may be chance; under 100 games nothing is ranked.
explorer-how_many = games
explorer-won = won
explorer-seats = Seats
explorer-seat = { $n }.
explorer-won_of_100 = won of 100
explorer-even = The seats are equal, as far as one can tell. Dashed: fair, { $n }.
explorer-uneven = The seats are not equal, and chance does not explain it. Dashed: fair, { $n }.
explorer-outcomes = Outcomes
explorer-points = points at the end
explorer-winner = first, mean { $n }
explorer-second = second, mean { $n }
explorer-winner_word = first
explorer-second_word = second
explorer-leads = Who leads then wins, of 100
explorer-leads_third = after a third of the game
explorer-leads_late = after two thirds
explorer-length = Length
explorer-rounds = rounds, % of games
explorer-rounds_word = rounds
explorer-median = Half of all games take { $n } minutes or less.
explorer-records = Records
explorer-record_highest = most points: { $n }
explorer-record_closest = closest win: by { $n }
explorer-record_clearest = clearest win: by { $n }
explorer-record_row = most wins in a row: { $n }
explorer-record_bot = best bot against people: { $n } of 100
explorer-no_records = None yet.
explorer-nothing = No game has been played to its end.
explorer-none_fit = No game fits these filters.
explorer-none_yet = No public game has been finished yet.
