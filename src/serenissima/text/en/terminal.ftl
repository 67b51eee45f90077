### What only the terminal says. Bots and boards are called as everywhere else.

## What an answer brings, and the list of answers

# least and most are numbers with their sign: "-3 to +5", followed by what is counted.
terminal-span = { $least } to { $most }
terminal-chance = { $result } { $percent } %
# seats are those who answer next.
terminal-then = then { $seats }
terminal-you = You
terminal-range = { $first } to { $last }
terminal-range_in_steps = { $first } to { $last } in steps of { $step }
terminal-groups = Type the beginning of an answer to see all that go on from there: `{ $example }`. `moves` lists everything.
terminal-unlisted = More is taken than is listed: { $verbs } with all that the rules allow, in any order.
terminal-several = { $text } could mean { $count } answers:
terminal-nearest = Legal instead: { $moves }.
terminal-for_example = Legal now, for example: { $moves }.
terminal-meant = I do not know { $text }. Did you mean { $moves }?
terminal-more =
    { $count ->
        [one] 1 earlier line is not shown; `log` shows everything.
       *[other] { $count } earlier lines are not shown; `log` shows everything.
    }
terminal-page = — Enter for more, q to stop —{ " " }
terminal-yes = yes
terminal-no_folder = There is no folder { $folder }; nothing was saved.
terminal-no_map = There is no map of { $place } here.
terminal-no_account = Where the points of this game come from, nobody has written down yet.
terminal-no_points = Nobody has any points yet.
terminal-account = Where it comes from
terminal-total = total
terminal-set_up = Set-up
terminal-over = The game is over.
terminal-you_won = You win.
terminal-won =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } share the win.
    }

## help

terminal-help_notation = a move in notation; the beginning of each word is enough, and the verb may be left out: `{ $example }`, `{ $short }`
terminal-help_map = the map, with the distances from a place
terminal-help_moves = the list of moves, each on a line of its own
terminal-help_log = what has happened so far; `log steps` tells every single step
terminal-help_score = points by source, as far as you know them
