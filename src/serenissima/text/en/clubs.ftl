### Words of clubs.

clubs-title = Clubs
clubs-lead = People who play together, with a quay and table rules of their own.
clubs-none = There is no club yet.
clubs-found = Found a club
clubs-needs_account = It takes an account
clubs-name = Name of the club
clubs-about = About it
clubs-joining = How one joins
clubs-join_open = anybody may join
clubs-join_request = officers let people in
clubs-join_link = by link alone
clubs-rules = Rules of its tables
clubs-rated = For ratings
clubs-hints = Hints
clubs-bots = Bots of people
clubs-as_host = as the host likes
clubs-always = always
clubs-never = never
clubs-reliable = Reliable, in % at least
clubs-asks_reliable = { $percent } % reliable
clubs-paces = Paces, if not any
clubs-pace_live = live
clubs-pace_turns = by turns
clubs-pace_none = no clock
clubs-members = Members
clubs-people =
    { $n ->
        [one] one member
       *[other] { $n } members
    }
clubs-is_officer = officer
clubs-is_member = member
clubs-is_asks = asks to be let in
clubs-is_out = was sent away
clubs-let_in = Let in
clubs-make_member = Make a member
clubs-make_officer = Make an officer
clubs-make_out = Send away
clubs-hidden = Members alone see who is in it.
clubs-quay = The club’s quay
clubs-game = Game
clubs-wait = Put out a boat
clubs-wait_no_more = Wait no longer
clubs-waits = waits { $time }
clubs-set_up = Set up a table
clubs-calm = Nobody waits here just now.
clubs-members_only = Its quay and its tables are for members.
clubs-contests = Its contests
clubs-no_contests = None is announced.
clubs-make_contest = Make a contest
clubs-look_after = Look after the club
clubs-link = Whoever has this link joins:
clubs-new_link = Another link
clubs-close = Close the club
clubs-keep = Keep
clubs-join = Join
clubs-ask = Ask to be let in
clubs-ask_no_more = Ask no longer
clubs-leave = Leave
