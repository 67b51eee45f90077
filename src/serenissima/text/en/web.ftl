### The browser client: every sentence of its own that a person reads.

## nav

nav-main = Main
nav-menu = Menu
nav-home = Home
nav-play = Play
nav-mine = My games
nav-harbour = Harbour
nav-contests = Contests
nav-puzzles = Puzzles
nav-studies = Studies
nav-learn = Rules
nav-leaders = Ratings
nav-settings = Settings
nav-about = About and credits
nav-account = Account
nav-sign_in = Sign in
nav-skip = Skip to the content

## footer

footer-note = Open source. Games and titles belong to their authors and publishers.

## home

home-title = Board games of the Venetian sea
home-lead = All rules kept, dice you can check, bots that never cheat. At one screen, with friends far away, or alone tonight.
home-play_now = Play now against bots
home-set_up = Set up a table
home-join_code = Join with a link
home-starts =
    { $n ->
        [one] starts at once: { $game }, you and one bot, level { $level }
       *[other] starts at once: { $game }, you and { $n } bots, level { $level }
    }
home-change = change
home-play = Play
home-learn = Rules
home-mine = My games
home-wait =
    { $n ->
        [0] nobody waits for you
        [one] one waits for you
       *[other] { $n } wait for you
    }
home-all = all games
home-none = No games yet. The first one is a click away.
home-quay = At the quay
home-find = Find a table with others
home-quay_none = No open tables just now.
home-new_here = New here? Learn { $game } in ten minutes, move by move.
home-lesson = Lesson
home-opening = The table is being set …

## levels

levels-random = Any wind
levels-mozzo = Ship's boy
levels-marinaio = Sailor
levels-mercante = Merchant
levels-capitano = Captain
levels-doge = Doge
levels-random_about = Plays any legal move, without a thought.
levels-mozzo_about = Greedy: takes what can be had at once and sees no danger. He lets you win while you learn.
levels-marinaio_about = Anxious: thinks of his own turn alone, and fears every danger twice over.
levels-mercante_about = Sober: weighs the next move, his own gain and that of the others. Answers at once.
levels-capitano_about = Plays several turns through in his mind. Thinks for a moment.
levels-doge_about = Looks furthest ahead. Takes the longest to think.
levels-pari = As strong as I am
levels-pari_about = The level nearest to your rating, or to how you have fared among bots.
levels-points = Strength { $points } ± { $give }; a newcomer has 1500.
levels-won = Measured: { $won } % wins among the level { $among } (by luck alone { $chance } %).

## setup

setup-title = Set up a table
setup-who = Who plays?
setup-players = players
setup-me = You
setup-here = Same screen
setup-open = By link
setup-bot = Bot
setup-kind_of = Who sits in seat { $n }
setup-me_about = at this screen
setup-here_about = plays at this screen, hands covered in between
setup-open_about = whoever has the link
setup-bot_about = never sees hidden things
setup-name_of = Name
setup-name_about = what the others read
setup-level = Level
setup-how = How do you play?
setup-pace = Pace
setup-pace_about = No clock, one evening with a clock, or a few moves a day with notices
setup-none = No clock
setup-live = Live
setup-turns = By turns
setup-bank = minutes for each
setup-increment = seconds more for each answer
setup-hours = hours for each answer
setup-shuffle = Seats
setup-shuffle_about = Drawn by luck, or as listed above
setup-drawn = Drawn
setup-listed = As listed
setup-bots = Bots of people
setup-bots_about = Whether programs of people may sit down too.
setup-bots_on = Welcome
setup-bots_off = People only
setup-hints = Hints
setup-hints_about = Whether players may ask for the best moves; everybody sees who does.
setup-hints_on = Allowed
setup-hints_off = None
setup-sealing = Sealed answers
setup-sealing_about = Who seals them. What a browser seals, not even the house can read; the browser opens it by itself when all have sealed.
setup-by_browsers = Browsers
setup-by_house = The house
setup-quay = Show the table at the quay, so that others may join and watch.
setup-reliable = For people who are 90 % reliable.
setup-club = For members of your club, by its rules.
setup-rated = Rated: counts for the ratings of all players.
setup-rated_account = Rated games are for players with an account.
setup-luck = All luck is sealed before the seats are drawn. After the game anyone can check every die.
setup-options = Rules of the table
setup-options_about = The usual choice comes first. Each says which rule it belongs to.
setup-usual = All as usual
setup-changed =
    { $n ->
        [one] 1 changed
       *[other] { $n } changed
    }
setup-not_here = not with this number of players
setup-number_from = a number from { $n }
setup-table_of =
    { $n ->
        [one] { $game } for one
       *[other] { $game } with { $n } players: { $who }.
    }
setup-open_it = Open the table
setup-another_name = Another name
setup-begins_now = The game begins at once.
setup-begins_later = The game begins when everybody sits, or when you let bots take the free seats.
setup-lasts = About { $n } minutes.
setup-lasts_live = About { $n } minutes; each has { $bank } minutes on the clock.
setup-lasts_turns = Some weeks: up to { $hours } hours for each answer.
setup-newcomer = First game: what a newcomer cannot know is left to luck.
setup-seat_n = seat { $n }
setup-reconstructed = Some printed values are not publicly known.
setup-reconstructed_about = They are marked in the data files as reconstructed; the rules say where.

## values

values-true = yes
values-false = no
values-open = open
values-hidden = covered
values-random = by luck
values-draft = drafted
values-choose = chosen
values-preset = as printed
values-alternate = in turn
values-snake = there and back
values-full = never blocked
values-leave_only = only leaving is free
values-all_sunk = when it is sunk
values-outnumbered = when outnumbered
values-anywhere = anywhere
values-galleys_only = aboard galleys only
values-venice_genoa = Venice and Genoa
values-spain_turkey = Spain and Turkey
values-fixed = in order
values-not_full = not full
values-empty = empty only
values-capital = as a capital
values-ordinary = as any port
values-none = none
values-warehouse_spaces = its spaces
values-adams = Adams' way
values-schloesser = Schlösser's way
values-unlimited = unlimited
values-forty = forty
values-standard = standard
values-early_hints = as first printed
values-own = one's own

## lobby

lobby-join = Join
lobby-watch = Watch
lobby-open = Open tables
lobby-playing = Under way
lobby-none_open = Nobody waits just now. Set up a table and show it here.
lobby-none_playing = Nothing is being played in public just now.
lobby-finished = Finished
lobby-none_finished = No public game has ended yet.
lobby-look_back = Look back
lobby-all_games = all games
lobby-seats = { $taken } of { $n }

## mine

mine-title = My games
mine-your_turn = Your turn
mine-waiting = { $who } is thinking
mine-open = waits for players
mine-over = over
mine-paused = paused
mine-broken = offline
mine-won = won
mine-place = place { $n }
mine-play = Play
mine-look = Look
mine-replay = Look back
mine-current = Under way
mine-past = Finished
mine-none = Nothing here yet.
mine-guest = You play as a guest. Take a name and a password to find your games on other devices.

## join

join-title = Join with a link
join-lead = Paste the link you were sent.
join-field = Link or table
join-go = To the table
join-bad = That is no link to a table of this house.

## account

account-title = Account
account-guest = You are here as a guest called { $name }. Take a name and a password, and your games stay yours.
account-known = You are { $name }.
account-guest_name = Guest { $name }
account-nobody = Sign in, or take a name and play under it from now on. Without either you play as a guest.
account-name = Name
account-own_password = Password
account-password = Password, 8 characters or more
account-register = Take this name
account-login = Sign in
account-new = New here
account-forgotten = Forgotten your password? There is no letter that brings it back: ask the people who run this house, they can give you a new one.
account-logout = Sign out
account-notices = Notices
account-email = E-mail for notices when it is your turn (optional)
account-keep = Keep
account-kept = Kept.
account-proven = Your address is proven: letters will come.
account-unproven = Letters come once you have followed the link in the first one.
account-yours = What is yours
account-export = All that this house keeps about you
account-leave = Leave for good
account-sure_leave = Leave for good? Your games stay, without your name; everything else is deleted.
account-stay = Stay

## keep

keep-title = Keeping the house
keep-lead = What people have reported, and who may speak and come in. Everybody you act on is told so when he tries.
keep-not_yours = This page is for the moderators of the house.
keep-reports = Reports
keep-people = People
keep-show_seen = Also what was dealt with
keep-no_reports = Nothing was reported.
keep-about = About { $who }
keep-about_table = About the table
keep-by = reported by { $who }
keep-seen_by = { $who } has dealt with it.
keep-line_gone = The line is gone.
keep-look = To the table
keep-take_line = Remove the line
keep-mute_day = Silent for a day
keep-close = End the game
keep-dealt_with = Dealt with
keep-line_taken = The line is removed.
keep-muted = He may not speak for a day.
keep-closed = The game is ended.
keep-done = Done.
keep-name = Beginning of the name
keep-search = Search
keep-nobody = Nobody is called so.
keep-last_here = last here { $when }
keep-muted_until = silent until { $when }
keep-mute = Silent for { $hours } h
keep-unmute = May speak again
keep-role = Role
keep-role_guest = Guest
keep-role_player = Player
keep-role_moderator = Moderator
keep-role_admin = Admin
keep-role_banned = Shut out

## report

report-title = Report something to the moderators
report-line = Report this line
report-line_of = Report what { $who } said
report-why = What should the moderators look at?
report-send = Report
report-cancel = Cancel
report-sent = Thank you. The moderators will look at it.

## settings

settings-title = Settings
settings-language = Language
settings-light = Light
settings-light_about = Day, night by lamplight, or whichever your device has
settings-day = Day
settings-night = Night
settings-motion = Motion
settings-motion_about = How much moves on the boards
settings-system = As the system
settings-full = All of it
settings-reduced = Reduced
settings-speed = Speed
settings-speed_about = How fast the moves of the others are shown
settings-calm = Calm
settings-brisk = Brisk
settings-at_once = At once
settings-sound = Sound
settings-sound_about = A bell when it is your turn, and soft sounds of what happens
settings-volume = Volume
settings-confirm = Ask once more
settings-confirm_about = Before a move is sent; most moves can be taken back anyway
settings-never = Never
settings-warned = When it costs something
settings-always = Always
settings-guard = A moment’s grace
settings-guard_about = A new question takes no answer for a third of a second, so that no late click falls on it
settings-contrast = Contrast
settings-contrast_about = Lines and small print darker
settings-normal = Normal
settings-strong = Strong
settings-cover = Cover between players
settings-cover_about = When several play at one screen
settings-command = Command line
settings-command_about = Type moves in the notation of the record; the key / opens it too
settings-on = On
settings-off = Off

## leaders

leaders-title = Ratings
leaders-lead = People and bots by game and number of players, best first by what their strength is at least; shown with the 95 % interval.
leaders-place = Place
leaders-player = Player
leaders-rating = Rating
leaders-games = Games
leaders-none = Nobody is rated here yet.
leaders-bot = bot
leaders-people = people
leaders-bots = bots of people
leaders-seats = players

## learn

learn-title = Rules
learn-lead = The rules in our own words; every rule has a number, and prompts and refusals lead to it.
learn-search = Search the rules
learn-found =
    { $n ->
        [0] no rule speaks of it
        [one] 1 rule
       *[other] { $n } rules
    }
learn-pick = Which game?
learn-play = Play it
learn-in_english = The rules are written in English.
learn-chapters = Chapters
learn-rule_n =
    { $n ->
        [one] Rule { $rules }
       *[other] Rules { $rules }
    }
learn-asked_now = What is asked now:

## lesson

lesson-title = First lesson
lesson-begin = Learn in ten minutes
lesson-go_on = Go on with the lesson
lesson-once_more = The lesson once more
lesson-progress = How far you are
lesson-step_of = { $n } of { $total }
lesson-leave = Leave
lesson-next = Next
lesson-back = Back
lesson-show = Show me
lesson-again = From the start
lesson-play = Now play a game
lesson-more = The rule:
lesson-none = This lesson could not be fetched.
lesson-not_this = You may do that in a game. This step goes on with: { $move }.
lesson-read_on = Here is only something to read; go on with “Next”.

## about

about-title = About and credits
about-what = Serenissima plays board games set around Venice with all their rules: at one screen, over the net and against bots that see only what their seat sees.
about-fair = Luck is drawn from a secret that is sealed before the game and opened at its end. Anybody can check every die and every card; sealed bids are checked in the same way.
about-games = The games
about-games_about = Titles and designs belong to their authors and publishers, who have no part in this project. No text or picture of a printed game is used here.
about-credits = Credits
about-type = Type: IM Fell English by Igino Marini, EB Garamond by Georg Duffner and Octavio Pardo, Alegreya Sans by Juan Pablo del Peral, all under the SIL Open Font License.
about-icons = Some icons: game-icons.net, by Delapouite, Lorc and others, CC BY 3.0.
about-coast = Coastlines: Natural Earth, public domain.
about-code = The code is open source under the MIT licence.

## problems

problems-crashed = Something on this page went wrong. The game is safe on the server.
problems-stale_page = This page is older than the server, or the line is down. Load it again.
problems-missing = A part of this page could not be loaded: the house was renewed, or the line is down. What stands here stays.
problems-load = Load anew
problems-close = Close
problems-offline = The server cannot be reached.
problems-failed = That did not work.
problems-no_table = There is no such table, or it needs an invitation.
problems-nowhere = There is nothing here.
problems-broken = This table is offline:
problems-again = Try again
problems-home = Back to the harbour
problems-private = This table needs an invitation: ask for the link.

refusals-archive_away = Games of long ago cannot be reached at the moment. Nothing is lost; try again later.
refusals-archive_damaged = What was kept of this game is damaged. Tell whoever runs this house.

## line

line-connecting = connecting …
line-waiting = connection lost, next try in { $n } s
line-silent = no answer from the server …
line-now = now
line-closed = connection ended

## table

table-called = Table “{ $name }”
table-would = This would happen:
table-forced = Done for you, as nothing else was possible: { $what }
table-board = Board
table-side = Log, chat, notes
table-players = Players
table-question = Question
table-loading = The table is being laid …
table-thinking = { $who } is thinking …
table-luck_rolls = Luck is asked …
table-winners =
    { $n ->
        [one] { $who } has won
       *[other] { $who } have won
    }
table-all_moves =
    { $n ->
        [one] 1 move
       *[other] All { $n }
    }
table-undo = Undo
table-undo_can = Take back your latest choice
table-not_yet = Not yet
table-sure = Shall it be sent?
table-sending = sending …
table-sends_later = It will be sent as soon as the connection is back; undo keeps it here.
table-so_far = Your answer so far
table-take_out = take out
table-start_again = start again
table-on_the_board = Choose on the board or from the list.
table-choose_one = Choose one
table-how_many = How many
table-less = less
table-more = more
table-why_not = Why not?
table-close = Close
table-what_you_can_do = What you can do
table-filter = Find a move
table-nothing_fits = No move fits.
table-not_your_turn = It is not your turn.
table-unknown = { $text } is no move now; try for example: { $example }
table-ambiguous = That could mean: { $choices }
table-command = Move in notation
table-command_hint = a move in notation, a number, undo, why …
table-keys = Keys
table-days = { $n } days
table-seconds_left = { $n } seconds left
table-time_left = Time left
table-you = you
table-here = at this screen
table-resigned = resigned
table-stands_in = bot stands in
table-away = away
table-hints_asked = { $n ->
    [one] asked for a hint once
   *[other] asked for hints { $n } times
}
table-your_move = your move
table-log = Log
table-chat = Chat
table-position = Position
table-deal = Deal
table-notes = Notes
table-votes = Table
table-earlier = earlier
table-since = Since your last turn
table-no_chat = Nobody has said anything yet.
table-say_something = Say something
table-send = Send
table-notes_for_you = For your eyes only
table-your_own = For your eyes only
table-at_the_table = On the table
table-hand_over = Hand the screen to { $who }
table-eyes_only = What follows is for those eyes only.
table-i_am = I am { $who }
table-record = Take the record home
table-rematch = Play again
table-result = Result
table-as_tables = Show the position as tables
table-watching = watching
table-paused = The table has paused the game; it goes on when all agree.
table-return = Take your seat back
table-bot_plays = A bot plays for you.
table-no_steps = Nothing more was told.
table-nearest = Possible instead:

## show
## What the others have done, shown one act after the other; { $n } of { $of }.

show-watching = What happens
show-acts = { $n ->
        [one] { $n } act
       *[other] { $n } acts
    }
show-act_of = act { $n } of { $of }
show-replay = Replay
show-skip = Skip to your turn
show-skip_now = Skip to now
show-all_at_once = Show all at once
show-go_on = Go on
show-pause = Pause
show-your_turn = your turn
show-now = now
show-luck = Luck
show-for_you = For you: { $what }
show-answer = The answer to your offer
show-look_back = Look back
show-move_of = move { $n } of { $of }
show-act_back = one act back
show-act_on = one act on
show-my_last_turn = my last turn
show-looking = You look at move { $n }.
show-resting = The game waits meanwhile for nobody; answers rest until you come back.
show-back = Back to now
show-lost = The earlier moves cannot be fetched just now.

## brings
## What an answer brings, beside its words: { $least } and { $most } have their signs, { $gain } is a sum with its word.

brings-span = { $least } to { $most }
brings-of_other = { $who } { $gain }
brings-chance = { $result } { $percent } %
brings-answers_next = { $who } answers next
brings-ends = ends the game

## reckoning

reckoning-you_win = You win with { $points } { $unit }
reckoning-won_with =
    { $n ->
        [one] { $who } wins with { $points } { $unit }
       *[other] { $who } share the win with { $points } { $unit }
    }
reckoning-apart = What made the difference: { $source } ({ $who } { $n }, { $other } { $m }).
reckoning-turned = Where it turned: turn { $n }
reckoning-see_it = See it in the review
reckoning-seat = Player
reckoning-adds_up = Every row adds up:
reckoning-title = Where the score comes from
reckoning-source = Source
reckoning-total = Total
reckoning-unknown = not known to you
reckoning-counting = Counting …
reckoning-why = Why this score?
reckoning-why_of = Why { $who } has this score

## by

by-timeout = (time was up)
by-standing = (answered in advance)
by-forced = (nothing else possible)
by-bot = (bot)

## notes

notes-loading = …
notes-kept = kept
notes-typing = …
notes-failed = not kept

## votes

votes-propose = Propose to the table
votes-do = Decide
votes-propose_it = Propose
votes-pause = Pause
votes-resume = Go on
votes-extend = More time
votes-replace = Bot instead of
votes-end = End the game
votes-undo = Take back a turn
votes-about_pause = Clocks stop until all want to go on
votes-about_resume = Play on
votes-about_extend = Everybody gets more time
votes-about_end = The game ends as it stands, unrated
votes-about_undo = Back to before the last move of others
votes-asks_pause = { $who } wants a pause.
votes-asks_resume = { $who } wants to go on.
votes-asks_extend = { $who } asks for more time for all.
votes-asks_replace = { $who } wants a bot to play for { $whom }.
votes-asks_end = { $who } wants to end the game as it stands.
votes-asks_undo = { $who } asks to take a move back.
votes-agreed = For it: { $who }. Still to vote: { $left }.
votes-agree = Agree
votes-against = Against
votes-withdraw = Withdraw
votes-resign = Resign
votes-sure_resign = Resign? A bot plays your seat to the end.
votes-play_on = Play on

## seating

seating-free = free
seating-waits = waits for somebody
seating-here = here
seating-away = not here yet
seating-options = Rules of the table:
seating-link = Send this link to your friends
seating-copy = Copy
seating-copied = Copied
seating-sit = Sit down
seating-start = Begin
seating-start_with_bots = Begin, bots take the free seats
seating-leave = Leave the table
seating-full = All seats are taken. You may watch when the game has begun.
seating-host_starts = Whoever opened the table lets the game begin.
seating-your_name = What shall we call you?
seating-no_name = Guest
seating-skip = You may leave it empty; then you play as a guest with a number.
seating-invited = { $host } invites you to { $game }.
seating-none = No clock
seating-live = { $bank } minutes each, { $increment } seconds more for every answer
seating-turns = { $hours } hours for each answer
seating-hints_off = Without hints
seating-reliable = Asks for people who are { $percent } % reliable.
seating-club = For members of a club.
seating-rated = Rated
seating-usual = All rules as usual

## sealed

sealed-title = Sealed answers
sealed-sealed = sealed
sealed-thinks = thinks
sealed-yours = Your seal
sealed-how = The digest fixes the answer now; after the game the secret opens it, and anybody can check.
sealed-how_browsers = The digest fixes the answer now. Only the browser that sealed it knows it until all have sealed theirs: not even the house can look.
sealed-opening = All have sealed their answers; they are being opened …

## trust

trust-before = All luck of this game is sealed already; the seal is
trust-commitment = Seal
trust-check = Check it
trust-good =
    { $n ->
        [0] Checked: no luck was drawn, and the seal is the one shown before the game.
        [one] Checked: the one draw follows from the sealed secret.
       *[other] Checked: all { $n } draws follow from the sealed secret, and the seal is the one shown before the game.
    }
trust-bad = The check has failed; see the details.
trust-details = Details
trust-verify_title = Luck and seals
trust-verify_about = The secret of this game’s luck is open now: every die, card and sealed answer can be checked.
trust-verified = Verified
trust-not_verified = Not verified
trust-other_seal = The seal computed now is not the one that was shown before the game.
trust-sealed =
    { $n ->
        [one] One sealed answer has its seal.
       *[other] { $n } sealed answers have their seals.
    }
trust-seals_seen =
    { $n ->
        [one] The one seal that this browser saw closed is among them.
       *[other] All { $n } seals that this browser saw closed are among them.
    }
trust-seals_missing =
    { $n ->
        [one] One seal that this browser saw closed is not among them!
       *[other] { $n } seals that this browser saw closed are not among them!
    }
trust-computed = Computed now
trust-sealed_by = Sealed by { $who }, entry { $n }
trust-by_yourself = To check it yourself, download the record and run
trust-checking = Checking …
trust-check_again = Check again
trust-adds = Each browser adds chance of its own to it, by itself: { $n } of { $of } players have.
trust-own_code = This browser has checked it alone, with its own code; the house was not needed.
trust-who_added = Added to luck: { $who }.
trust-silent = Nothing was added to luck by: { $who }.
trust-mine_missing = What this browser added to luck is not among what luck was made of!
trust-other_end = This game ended otherwise than this browser saw it end!
trust-rules_good = Second opinion: the house has played the game again, and the odds are those of the rules.
trust-rules_bad = Second opinion: the house itself finds that { $problem }
trust-rules_none = The house cannot be asked for a second opinion now; the check above does not need it.
trust-save = Save the proof
trust-page = A page that checks it without any house
trust-problem_form = This is no proof that can be read: { $found }
trust-problem_commitment = The opened secret does not fit the seal; its own seal is { $expected }.
trust-problem_order = What the players added is not in order: { $found }
trust-problem_beginning = Something that was fixed before the game was changed: its terms, its players, or what they added.
trust-problem_seats = The seats were not handed out as luck has it; that would be { $expected }.
trust-problem_draw = Act { $act }: “{ $found }” is written, but luck had it that “{ $expected }”.
trust-problem_chain = Act { $act } was changed, or one is missing before it; its mark should be { $expected }.
trust-problem_undo = Act { $act } takes back more than there was.
trust-problem_odds = The odds of a draw are missing, or some are written that were never used.
trust-problem_seal = The seal on act { $act } does not fit the answer that was given.
trust-page_title = The proof of a game
trust-page_about = Drop the proof of a finished game here, choose the file, or paste its text. This page knows no house and needs no network.
trust-page_file = The file
trust-page_paste = The text
trust-page_rules = It knows no rules: that the odds are those of the rules, this command says:
trust-page_counts = { $acts } acts, { $draws } draws, { $seals } seals

## keys

keys-tab = walk through question, answers, board, players and log
keys-enter = choose; send what is ready
keys-esc = take back one click, close what is open
keys-u = undo
keys-l = list of all moves
keys-h = hint
keys-space = end the show, to your turn
keys-r = see once more what has happened
keys-slash = command line in notation
keys-question = this list

## toasts

toasts-lost = The connection was lost before an answer came; the position shows whether it was done.
toasts-stale = Something has happened meanwhile; look again.
toasts-stopped = The turn stops here: somebody has come between.
toasts-was_done = Your answer had come through before the connection was lost.
toasts-not_used = One more click was not used: the question had changed.

## symbols

symbols-ducato = ducato
symbols-pirate = pirate flag
symbols-cards = card stack
symbols-ship = ship

## deal

deal-title = The deal table
deal-talk_n = talk { $n } of { $most } this turn
deal-partner = With whom?
deal-hand =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
deal-first = first deal: +1 prestige
deal-you_give = You give
deal-gives = { $who } gives
deal-give_hint = Choose cards of your hand below.
deal-want_hint = Choose goods below.
deal-your_hand = Your hand
deal-want = Want one more of
deal-want_one = want one more { $good }
deal-take_out = take { $card } out
deal-unknown = symbols not known to you
deal-power = lions: maritime power
deal-load = barrels: cards to load
deal-power_n = power { $n }
deal-silent = nothing said
deal-claim_about = What do you say of { $card }? It need not be true.
deal-no_symbols = no symbols
deal-no_power = no power
deal-true = true
deal-ducati = ducati
deal-in_hand = hand
deal-first_deal = first deal
deal-on_top = on the cargo
deal-joins = joins
deal-you_pay = You pay
deal-he_pays = { $who } pays
deal-even = no ducati
deal-and_pays =
    { $me ->
        [who] and pay
       *[other] and pays
    } { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
deal-and_asks =
    { $me ->
        [who] and ask
       *[other] and asks
    } { $n ->
        [one] 1 ducato
       *[other] { $n } ducati
    }
deal-quoted = “{ $text }”
deal-everyone_reads = Everyone will read
deal-send = Send to { $who }
deal-invite = Ask …
deal-clear = Clear
deal-back = Back to the offer
deal-pass = Nothing to offer
deal-accept = Accept
deal-accept_pick = Accept, pick a card
deal-counter = Counter
deal-decline = Decline
deal-decline_all = Decline all of this turn
deal-always_decline = Decline every offer
deal-always_pass = Pass every invitation
deal-goods_are_certain = Goods are certain, words are not.
deal-counter_to = Your counter-offer to { $who }
deal-offer_to = Your offer to { $who }
deal-pick = Which of your cards do you give?
deal-looks =
    { $me ->
        [whom] { $who } looks at your offer. Sent offers cannot be withdrawn or changed.
       *[other] { $who } looks at the offer of { $whom }. Sent offers cannot be withdrawn or changed.
    }
deal-talks =
    { $me ->
        [who] You talk with { $whom }.
        [whom] { $who } talks with you.
       *[other] { $who } talks with { $whom }.
    }
deal-nothing_now = Nobody is dealing just now.
deal-goods_are_true = Goods are always true, claims need not be.
deal-he_picks_which = { $who } picks which.
deal-he_picks = the giver picks
deal-you_pick = you pick
deal-claim_symbols = What symbols?
deal-claim_harbour = harbour
deal-names_none = names none
deal-stay_silent = Stay silent
deal-say_this = Say this
deal-says_short = says
deal-you_pay_n =
    { $n ->
        [one] you pay 1 ducato
       *[other] you pay { $n } ducati
    }
deal-he_pays_n =
    { $n ->
        [one] { $who } pays 1 ducato
       *[other] { $who } pays { $n } ducati
    }
deal-balance = ducati of { $who }, before and after
deal-ask_about = Ask { $who } for an offer about …
deal-about = about { $topic }
deal-invited_by = { $who } invites you: an offer about { $topic }?
deal-asked_about =
    { $me ->
        [who] You were asked about { $topic }
       *[other] { $who } was asked about { $topic }
    }
deal-talks_so_far = Talks of this turn
deal-talk_dealt = dealt
deal-talk_declined = declined
deal-talk_passed = passed
deal-talk_dropped = dropped
deal-use_again = Use again
deal-ask_again = Change it, ask again
deal-leave_it = Leave it
deal-answer_declined = { $who } declines
deal-answer_dealt = { $who } accepts
deal-answer_countered = { $who } makes a counter-offer
deal-answer_passed = { $who } has nothing to offer
deal-answer_dropped = No offer came in time
deal-you_got = You got
deal-was_said = said of it:
deal-nothing_was_said = nothing was said of it
deal-dropped = dropped
deal-new = new
deal-take_or_leave = Changes are marked. Take it or leave it.
deal-tile = { $who } gained a prestige tile.

## review

review-title = Review
review-of_table = Review of table “{ $name }”
review-you_are = you are number { $n }
review-share = Share
review-study = Study this
review-shared = The link to this moment is copied.
review-download = Download the record
review-look_back = Replay and review
review-as_seen_by = As seen by
review-onlooker = Onlooker
review-open = All open
review-start = The start
review-turn = Turn { $n }
review-round = round { $n }
review-moment = moment { $n } of { $most }
review-timeline = The course of the game
review-slider = Moment of the game
review-first = To the start
review-last = To the end
review-back = One step back
review-on = One step on
review-turn_back = One turn back
review-turn_on = One turn on
review-play = Play
review-pause = Pause
review-keys = Arrow keys step, page keys jump by turn, space plays.
review-log = Log
review-result = Result
review-charts = Charts
review-position = Position
review-no_charts = There is nothing to draw.
review-as_table = As a table
review-to_point = Turning point { $letter }
review-loading = The game is being laid out again …
review-not_over = This game is not over yet. When it is, it can be looked back on here.
review-to_table = To the table
review-curve = Chance to win, turn by turn
review-curve_about = judged from the full record, { $n } tries for each decision
review-split = Luck and decisions
review-split_about = points of chance, summed up
review-luck = luck of the draw
review-decisions = decisions, own and others’
review-turning = Turning points
review-no_turning = No single turn changed much.
review-deals = What the deals were worth
review-deals_about = to each side
review-cause_luck = luck
review-cause_deal = deal
review-cause_error = mistake
review-cause_move = decision
review-cause_missed = a missed chance
review-cause_end = the end
review-account = The account of every player
review-judging = The game is being judged …
review-judged = { $done } of { $total } answers weighed
review-before =
    { $n ->
        [one] One other review comes first.
       *[other] { $n } other reviews come first.
    }
review-meanwhile = Meanwhile you can step through the game, read the log and look at the charts.
review-no_judge = Nobody can judge positions of this game yet. Replay, log and charts are there all the same.
review-review_failed = The review could not be worked out.
review-unfinished = The game was ended early: the last values are what each player could expect.

## figures

figures-score = points
figures-money = ducats
figures-ducats = ducats
figures-ducati = ducati
figures-vp = points
figures-ports = ports
figures-galleys = galleys
figures-reserve = sailors in reserve
figures-hands = cards in hand
figures-available = free markers
figures-water = markers on the water
figures-lost = lost markers
figures-yards = tiles in the yard
figures-finished = finished tiles

## trade

trade-galleys = galley { $rival } beside your { $own }, { $zone }
trade-you_sell = You sell
trade-sells = { $who } sells
trade-one_more = one more { $good }, of { $n }
trade-no_goods = no goods aboard
trade-room =
    { $n ->
        [0] no free place on galley { $galley }
        [one] 1 free place on galley { $galley }
       *[other] { $n } free places on galley { $galley }
    }
trade-hint = Choose goods: yours to sell, the other’s to buy.
trade-each = { $n } for each, { $total } in all
trade-gift = for nothing: a gift
trade-read = { $who } sells { $whom } { $n } { $good } for { $price } each, { $total } in all.
trade-read_gift = { $who } gives { $whom } { $n } { $good } for nothing.
trade-purse = Your ducats: { $before } → { $after }
trade-proposals = { $n } of { $most } proposals to { $who } used
trade-no_price = no price yet
trade-for_galley = { $n } { $good }, for galley { $galley }
trade-accept_n = Accept { $n } each
trade-ask_n = Ask { $n } for each
trade-counter_n = Counter: { $n } each
trade-final_ask_n = Last price: { $n } each
trade-walk_away = Walk away
trade-refuse = Refuse
trade-grant = Grant passage
trade-cannot_pay = A buyer names and accepts only what he can pay.
trade-must_ask = A price must be named; a purchase cannot be forbidden.
trade-passage = { $who } asks leave for galley { $galley } to sail on from { $zone }.
trade-passage_means = All who lie there must agree; one refusal ends the voyage there.
trade-waits = { $who } thinks about it.
trade-forbidden = Only goods are traded, galley to galley in one zone off the high sea. Ducats, sailors, galleys and ports are never given away, and promises bind nobody.
trade-so_far = Talks of this round
trade-agreed = agreed
trade-failed = no deal

## hint

hint-ask = Hint
hint-title = What to think about
hint-about = The best moves that were found from what you can see, with the chance to win they lead to.
hint-thinking = Thinking …
hint-rated = There are no hints in a rated game.
hint-none = This table plays without hints.
hint-failed = There is no hint just now.

## standing

standing-title = Answers in advance
standing-about = For questions that come while it is not your turn. As long as an answer stands here, it is given for you at once, also while you are away; the log says so. “Ask me” takes it back.
standing-ask_me = Ask me
standing-declare_blockade = A galley wants to act where you could block it
standing-grant_passage = A galley asks you for leave to sail on
standing-answer_counter = Somebody offers less than you asked for goods of your port
standing-answer_trade = Somebody proposes a trade between galleys
standing-deal_reply = Somebody offers you a deal
standing-invite_reply = Somebody asks you for an offer
standing-at_least = at least
standing-at_most = at most

## aside

aside-away = The server cannot be reached. Rules, lessons, replays and games against bots go on in this browser.
aside-open = Go on without it
aside-along = Play this game on here
aside-back = The server is there again. This game can go back to it, as a table of its own.
aside-hand_back = Hand it back

hours-title = Games by turns
hours-about = Your clock runs only in your playing hours, at least four a day, and not on your holidays. The others see when you play again.
hours-from = I play from
hours-to = to
hours-keep = Keep
hours-kept = Kept.
hours-always = At any time
hours-holidays = Holidays
hours-left = { $n } of { $budget } days are left in { $year }.
hours-first = First day
hours-last = Last day
hours-add = Add
hours-end = End it today
hours-drop = Take it back
hours-rests = plays again { $when }

## share

share-share = Share
share-copied = The link is copied.
share-not_copied = The link could not be copied: { $link }
share-embed_open = Open at Serenissima
share-paper = The house’s paper
share-statistics = Statistics
