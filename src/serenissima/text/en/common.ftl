### Sentences of the house itself, whatever game is played.

## words

words-nothing = nothing
words-luck = luck
words-spectator = spectator

## who
## How the one who reads is called where a sentence says `WHO($seat)` or `WHO($seat, as: "object")`; anybody else is called by name.

who-subject = you
who-object = you
who-dative = you
who-possessive = your
names-whose = { $name }'s

## board

board-players = players
board-table = on the table
board-own = only you see

## refusals

refusals-game_over = The game is over.
refusals-not_asked = It is not your turn: { $asked } must answer first.
refusals-no_such_outcome = Luck cannot bring that here.
refusals-no_undo = Only your own latest moves can be taken back, and none since luck or somebody else has answered.
refusals-not_offered = That is not possible now.
refusals-no_such_thing = There is no such thing in this game; look at the list of moves.
refusals-at_least_one = At least one, please.
refusals-only_the_clock = Nobody can do that: it happens only when time runs out.

## play

play-welcome = { $title } · { $players }
play-seed = The luck of this game comes from the seed { $seed }.
play-bot_failed = The bot { $bot } failed ({ $fault }); the answer of the rules was given for it.
play-begin = Type a number or a move; `help` lists everything else you can type.
play-resumed = Resumed after { $entries } entries.
play-turn = { $seat }, it is your turn
play-since = Since your last turn
play-here = { $seat }, take your seat at this screen and press Enter: what follows is for your eyes only.
play-prompt = { $seat }>{ " " }
play-forced = The rules leave one answer only: { $move }.
play-unknown = I do not know { $text }. Type a number from the list, a move such as `{ $example }`, or `help`.
play-no_number = There is no move { $number }; the list goes from 1 to { $count }.
play-confirm = { $warning } Type `yes` to do it all the same:{ " " }
play-not_done = Nothing has been done.
play-taken_back = Taken back: { $moves }.
play-saved = Saved in { $file }.
play-resume_with = Go on with: serenissima play --resume { $file }
play-cannot_save = The game cannot be saved in { $file }: { $problem }.
play-cannot_resume = { $file } cannot be resumed: { $problem }
play-nothing_saved = There is no saved game to resume yet.
play-no_rule = { $rule } is no rule of this game. Its rules go from { $first } to { $last }; `rule` and a number such as `{ $first }` quotes one.
play-legal = { $move } is legal now.
play-rule_form = Say which rule: `rule { $first }`. They go from { $first } to { $last }.
play-why_form = Say which move: `why { $example }`.
play-save_form = Say where to: `save FILE`.
play-final = The game is over
play-column_place = Place
play-column_player = Player
play-column_score = Score
play-moves = What you can do
play-rule_title = Rule { $rule }
play-log_title = The game so far
play-nothing_yet = Nothing has happened yet.

## help

help-title = What you can type
help-number = the move with that number in the list
help-several = several moves in a row, separated by semicolons
help-why = why a move is not legal, with the rule that says so
help-rule = the text of a rule
help-undo = take back your latest move; `undo 3` takes back three
help-board = show the position again
help-hint = the best moves, from what you can see
help-save = save the game in a file; it is also saved by itself
help-resume = go back to the saved game, or to another one
help-quit = leave; the game is saved

## chart
## Words on and about the charts of the browser client; a game may say some of them in its own way.

chart-chart = Chart
chart-zoom = Size of the chart
chart-zoom_in = Closer
chart-zoom_out = Further away
chart-zoom_whole = The whole chart
chart-skip = Skip
chart-galley = Galley { $number }
chart-fleet = { $seat }: galleys { $galleys }
chart-fleet_opens = Show these galleys one by one
chart-close = Close
chart-port_of = port of { $seat }
chart-neutral = neutral port
chart-closed = closed
chart-port_closed = closed for this game
chart-makes = makes { $good }
chart-stores = stores { $goods }
chart-stores_nothing = stores nothing
chart-next_space = the next space pays { $n }
chart-full = the warehouse is full
chart-garrison =
    { $n ->
        [0] no garrison
        [one] 1 sailor in garrison
       *[other] { $n } sailors in garrison
    }
chart-fort = fort
chart-lies_in = in { $field }
chart-sailors =
    { $n ->
        [0] no sailor
        [one] 1 sailor
       *[other] { $n } sailors
    }
chart-no_cargo = no cargo
chart-free_places =
    { $n ->
        [0] no free place
        [one] 1 free place
       *[other] { $n } free places
    }
chart-is_active = active
chart-has_moved = has moved
chart-steps =
    { $n ->
        [0] here
        [one] 1 step
       *[other] { $n } steps
    }
chart-here = { $galley } lies here
chart-atlantic = Oceanus
chart-hispania = Hispania
chart-gallia = Gallia
chart-barbaria = Barbaria
chart-libya = Libya
chart-aegyptus = Ægyptus
chart-anatolia = Anatolia
chart-hungaria = Hungaria
chart-euxine = Pontus Euxinus

## review

review-unfinished = This game goes on: the result is what each player may expect now.
review-accounts = From the start to the result, in percent of the win
review-turns = Turning points
review-deals = What the deals were worth to each side
review-player = Player
review-start = Start
review-luck = Luck
review-decisions = Decisions
review-result = Result
review-loss = Given away
review-per_decision = … a decision
review-blunders = Blunders
review-mark = { "" }
review-entry = Entry
review-cause = Why
review-what = What happened
review-changes = What it changed
review-better = Better
review-kind = Kind
review-cause_luck = luck
review-cause_deal = a deal
review-cause_error = an error of { $actor }
review-cause_missed = a chance missed by { $actor }
review-cause_move = a turn of { $actor }
review-cause_end = the end has come
review-deal_deal = deal
review-deal_purchase = purchase
review-deal_trade = trade
review-deal_passage = passage
review-drawn = Drawn in { $file }.
review-hints = The best moves for { $player }, in shares of the win
review-move = Move
review-words = In words
review-share = Share
review-behind = Behind
review-visits = Judged
review-no_hint = Nobody can judge positions of this game yet.
review-plot_curve = Chance to win
review-plot_entries = entry
review-plot_split = Luck and decisions
review-plot_luck = luck
review-plot_decisions = decisions, own and others'
review-plot_points = points of chance, summed up
review-plot_judged = judged from the full record

## notices

notices-subject = Your turn in { $game }
notices-body = A table of { $game } waits for your answer.
notices-prove_subject = Do you want letters from this house?
notices-prove = Somebody, we hope you, has asked for letters to this address whenever a table waits for an answer. If you want them, follow this link while you are signed in; if not, do nothing.

## A line of the tale: the heading and then what was done; several things of a kind.

tale-line = { $head }: { $done }
tale-several = { $n } { $thing }
