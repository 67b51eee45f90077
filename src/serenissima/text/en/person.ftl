### Words of the page of a person.

person-since = here since { $when }
person-here = here now
person-bot_of = a bot of { $who }
person-reliable = { $percent } % reliable
person-reliable_about = played to the end on time: { $kept } of { $begun } games begun
person-played =
    { $n ->
        [one] one game
       *[other] { $n } games
    }
person-won = { $n } won
person-closed = This page is closed.
person-nobody = There is nobody with that name.
person-close = Close my page to others
person-ratings = Ratings
person-band = the band holds the true strength 19 times in 20
person-span = Time
person-quarter = Quarter
person-year = Year
person-all = All
person-with_seats = { $n } seats
person-top = top { $percent } %
person-too_few = too few to compare
person-no_line = The first rated game begins a line here.
person-no_line_then = No rated game in this time.
person-day = Day
person-recent = Games
person-any_game = All games
person-any_result = Any result
person-is_won = Won
person-is_shared = First place shared
person-is_lost = Not won
person-is_none = Ended by agreement
person-any_rated = Rated or not
person-is_rated = Rated
person-is_unrated = Not rated
person-with = With whom
person-more = Older games
person-none = No such game at a public table.
person-review = Review
person-place = Place { $n }
person-late = late
person-against = Against whom
person-ahead_of = finished ahead of
person-ahead = { $n } of { $games }
person-half = The line is half; the shade is what chance may explain.
person-nobody_met = Nobody yet.
person-badges = Badges
person-proof = each with its proof
person-no_badges = None yet.
person-kept_word = A word is a word
person-kept_word_proof = { $count } of { $of } games played to the end on time
person-odds = Against the odds
person-odds_proof = rated games won against somebody 200 points stronger: { $count }
person-all_waters = All waters
person-all_waters_proof = every game of the house won at least { $count } times
person-proven = Proven strength
person-proven_proof = { $game }: at least { $count } points, 19 times in 20
person-strong = Strong and weak
person-strong_about =
    { $n ->
        [one] points of chance a game against equals, one review
       *[other] points of chance a game against equals, { $n } reviews
    }
person-equal = equal
person-no_strengths = Three reviewed games more, and this begins to speak.
person-may_be_chance = may be chance
person-phase_opening = Opening
person-phase_trade = Trade
person-phase_deals = Deals
person-phase_fight = Fight and hindrance
person-phase_building = Bids and building
person-phase_middle = Middle game
person-phase_ending = The last third
person-privacy = What others see
person-show_here = That I am here
person-show_strengths = Strong and weak
person-show_against = Against whom I played
person-show_games = My games
person-not_shown = Not shown to others.
person-feed = Games as a feed
