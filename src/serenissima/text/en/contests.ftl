### Words of contests.

contests-title = Contests
contests-lead = Everybody plays at tables of two to five, round by round.
contests-feed = Feed
contests-calendar = Calendar
contests-make = Make a contest
contests-are_running = Under way
contests-are_open = To come
contests-are_past = Over
contests-none_running = None is under way just now.
contests-none_open = None is announced. Make the first one.
contests-none_past = None is over yet.
contests-is_off = called off
contests-round_now = round { $n }, now
contests-in = in { $time }
contests-entered = you have entered
contests-pace_live = live, { $minutes } min and { $seconds } s for each answer
contests-pace_turns =
    { $n ->
        [one] one hour for each answer
       *[other] { $n } hours for each answer
    }
contests-pace_none = no clock
contests-minutes =
    { $n ->
        [one] one minute
       *[other] { $n } minutes
    }
contests-rounds =
    { $n ->
        [one] one round
       *[other] { $n } rounds
    }
contests-days =
    { $n ->
        [one] one day
       *[other] { $n } days
    }
contests-people =
    { $n ->
        [one] one player
       *[other] { $n } players
    }
contests-tables_of =
    { $n ->
        [one] tables of one
       *[other] tables of { $n }
    }
contests-swiss = Swiss
contests-round_robin = round robin
contests-knock_out = knock-out
contests-league = league
contests-arena = arena evening
contests-is_rated = for ratings
contests-is_unrated = not for ratings
contests-asks_between = rating from { $low } to { $high }
contests-asks_low = rating { $low } or more
contests-asks_high = rating { $high } or less
contests-asks_reliable = { $percent } % reliable
contests-nth_1 = first
contests-nth_2 = second
contests-nth_3 = third
contests-nth_4 = fourth
contests-nth_5 = fifth
contests-all_rounds = rounds
contests-round = round { $n }
contests-likely_said = likely place { $middle }, from { $low } to { $high }
contests-was_place = round { $n }: place { $place }
contests-rested = round { $n }: rested, 2 points
contests-plays_now = round { $n }: plays now
contests-not_yet = round { $n }: had not come yet
contests-was_away = round { $n }: did not play
contests-standings = Standings
contests-after =
    { $n ->
        [one] after one round
       *[other] after { $n } rounds
    }
contests-fewer = the first ones
contests-all =
    { $n ->
        [one] the only one
       *[other] all { $n }
    }
contests-place = place
contests-player = player
contests-rating = rating
contests-points = points
contests-met = met
contests-share = share
contests-likely = likely place
contests-division = Division { $n }
contests-left = has left
contests-late = from round { $n } on
contests-equals = How equals are parted
contests-equals_about = in this order, published before round 1
contests-points_about = { $worth } from first to last; equals share
contests-met_about = the points of everyone one sat with
contests-share_about = one’s part of the table’s score, in %
contests-lot_about = sealed before round 1, opened at the end
contests-the_lot = The lot
contests-knock_out_about = Here how far one came goes before points, and the place at one’s last table.
contests-before_other = { $first } before { $second }:
contests-parted_met = both have { $points } points; those { $first } met have { $one } together, those { $second } met { $other }.
contests-parted_share = both have { $points } points and met equals; { $first } had { $one } % of the tables’ scores, { $second } { $other } %.
contests-parted_lot = both have { $points } points and everything else alike; the lot decides.
contests-bars_about = Bars show the likely final place: 8 of 10 futures end inside, the dot is the middle one.
contests-sealed = The lot’s seal:
contests-opened = opened:
contests-table = Table { $n }
contests-table_over = over
contests-in_round = round { $n }
contests-watch = watch
contests-starts_in = starts in { $time }
contests-look_back = look back
contests-bot = bot
contests-has_come = has come
contests-the_round = Round { $n }
contests-round_about = points beside the names, at the right what each has
contests-earlier = earlier round
contests-later = later round
contests-resting = Rests, with 2 points: { $who }
contests-why_2 = Why you two?
contests-why_3 = Why you three?
contests-why_4 = Why you four?
contests-why_5 = Why you five?
contests-you = you
contests-none_closer = No round could be closer: the squares of all differences sum to { $apart }.
contests-closer_repeats = A closer round ({ $closest }) would let people meet again; this one sums to { $apart }.
contests-why_points = Your points: { $points }.
contests-why_repeats = Meetings again: { $here } at this table, { $round } in the whole round.
contests-why_sat = So far you sat { $sat }.
contests-why_first = This is your first table.
contests-why_you_start = Now you start.
contests-why_seat = Now you sit { $seat }.
contests-why_starts = Starts before this round: { $who } { $n }, { $others }.
contests-why_method = Method: { $form }, { $method }.
contests-method_matching = the least sum of differences by exact matching
contests-method_exact = the least sum of differences, reckoned exactly
contests-method_search = the least sum of differences that search has found
contests-method_circle = the circle method of Berger’s tables
contests-method_plane = the lines of an affine plane: everybody meets everybody once
contests-method_meetings = the fewest meetings again, round by round
contests-method_bracket = seeds drawn apart
contests-all_tables =
    { $n ->
        [one] the only table
       *[other] all { $n } tables
    }
contests-your_table = Your table
contests-you_rest = You rest in this round: 2 points.
contests-you_are_late = You have come late: your first table is in round { $n }.
contests-between = until the next round
contests-others_play = Your table is over; others still play.
contests-soon = The next tables are being made.
contests-sits_in = { $bot } sits in for { $who }
contests-sits_in_about = { $who } did not come in time, gets 0 and may return in the next round. The bot takes no points: the others share the first places.
contests-sits_in_for_you = You did not come in time, get 0 and may return in the next round. The bot takes no points: the others share the first places.
contests-waits_for_you = Your seat waits another { $time }; then a bot sits in.
contests-waits_for =
    { $n ->
        [one] one is still missing
       *[other] { $n } are still missing
    }
contests-take_seat = Take your seat
contests-to_table = To the table
contests-rules = Rules
contests-begins = begins { $when }
contests-file = File
contests-next_season = Next season
contests-share_link = Share
contests-copied = The link is copied.
contests-begin = Begin now
contests-call_off = Call off
contests-entrants = Who plays
contests-needs_account = It takes an account
contests-leave = Leave
contests-enter = Enter
contests-nobody = Nobody has entered yet.
contests-podium = The first three
contests-with_points = { $points } points
contests-cross = Who met whom
contests-cross_about = + before the other at one table, − behind, = level; the small figure is the round.
contests-told_over = The contest is over: { $who } has won.
contests-told_waits = Table { $n } waits for you.
contests-told_plays = You sit at table { $n }.
contests-told_round = Round { $n } is over; you stand { $place }.
contests-come_late = It runs already; you may still come, from round { $n } on.
contests-leave_running = Leave after this round
contests-name = Name of the contest
contests-game = Game
contests-form = Form
contests-seats = Seats at a table
contests-pace = Pace
contests-starts = Begins
contests-lasts = Lasts, in minutes
contests-how_many_rounds = Rounds
contests-every = From round to round
contests-at_once = as soon as the last is over
contests-rated = For ratings
contests-who_enters = Who may enter
contests-rating_from = Rating from
contests-rating_to = Rating up to
contests-reliable = Reliable, in % at least
contests-anybody = anybody
contests-open = Announce it
contests-about_swiss = Everybody plays every round, with people of nearly the same points whom he has not met.
contests-about_round_robin = Everybody meets everybody.
contests-about_knock_out = The better half of each table goes on, until one table is left.
contests-about_league = Divisions by strength, each of them everybody against everybody; after a season some go up and some down.
contests-about_arena = Whoever waits is seated at once, again and again, until the time is up.
