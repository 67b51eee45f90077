### Words of the harbour, and of the bots of people.

harbour-title = The harbour
harbour-here =
    { $n ->
        [0] nobody is here
        [one] one person is here
       *[other] { $n } people are here
    }
harbour-under_way =
    { $n ->
        [0] no table under way
        [one] one table under way
       *[other] { $n } tables under way
    }
harbour-find_game = Find a game
harbour-kept = your last choice is kept
harbour-wait =
    { $n ->
        [one] one waits
       *[other] { $n } wait
    }
harbour-live = Live
harbour-turns = By turns
harbour-none = No clock
harbour-seats = Seats
harbour-ratings = Rating of the others
harbour-fit =
    { $n ->
        [0] nobody here fits
        [one] one here fits
       *[other] { $n } here fit
    }
harbour-from = Rating from
harbour-to = Rating up to
harbour-any = any
harbour-you = you { $points }
harbour-bots = Bots take empty seats after two minutes
harbour-rated = For ratings, if all of you have accounts
harbour-change = change
harbour-find = Find a table
harbour-find_anew = Look for this instead
harbour-same =
    { $n ->
        [0] nobody else waits for the same
        [one] one more waits for the same
       *[other] { $n } more wait for the same
    }
harbour-quay = Boats at the quay
harbour-back = Boats to the left
harbour-on = Boats to the right
harbour-starts = starts when you sit down
harbour-bots_in = bots fill up in { $time }
harbour-waits = waits { $time }
harbour-seconds =
    { $n ->
        [one] one second
       *[other] { $n } s
    }
harbour-minutes =
    { $n ->
        [one] one minute
       *[other] { $n } min
    }
harbour-any_rating = any rating
harbour-between = { $low } to { $high }
harbour-sit = Sit down
harbour-leave = Leave
harbour-your_seat = Your seat waits
harbour-go_on = Go on, a bell will call you.
harbour-nobody = Nobody waits. Put out the first boat.
harbour-first = Put out a boat
harbour-no_rating = asks for another rating
harbour-no_blocked = you do not meet
harbour-no_guest = for ratings: it takes an account
harbour-tables = Tables
harbour-here_now = Here now
harbour-at_quay = at the quay
harbour-at_table = plays
harbour-at_house = looks around
harbour-bot = bot
harbour-followed = you follow
harbour-blocked = blocked
harbour-follow = Follow
harbour-unfollow = Follow no more
harbour-block = Block
harbour-unblock = Block no more
harbour-alone = Nobody else is here just now.
harbour-all_people = all of them
harbour-called = { $game }: your table is complete.
harbour-left = { $n } s
harbour-take = Take the seat
harbour-begun = { $game } has begun.
harbour-to_table = To the table
harbour-challenge = Challenge
harbour-challenges = a challenge to { $who }
harbour-challenged = a challenge to you
harbour-asks_reliable = asks { $percent } % reliable
harbour-no_reliable = asks for more reliable people
harbour-clubs = Clubs

refusals-needs_account = That takes an account: register first.
refusals-people_only = That is for people, not for programs.
refusals-bad_time = A contest begins within the next ninety days.
refusals-one_address = Somebody from your address plays there already.
refusals-too_few = There are too few players to begin.
refusals-no_seat = No table waits for you now.
refusals-unreliable = More reliable people are asked for: who plays to the end, and in time.
refusals-rating = Your rating is not what is asked for.
refusals-members_only = This is for members of the club.
refusals-club_rules = That is not what the rules of the club allow.

bots-title = Your bots
bots-about = A bot is an account for a program of yours. Everybody sees that it is one, it sits down only where bots are welcome, and it is rated apart from people.
bots-none = You have no bots yet.
bots-make = Make a bot
bots-name = Name of the bot
bots-token = New token
bots-label = What for
bots-scopes = It may
bots-read = look
bots-play = play
bots-host = open tables
bots-talk = talk
bots-told = Your token, told this once. Keep it well:
bots-revoke = Revoke
bots-dismiss = Dismiss this bot
bots-made = made { $when }
