### Studies in the browser: what is said on their pages alone.

## study

study-about = Take a game apart: moves and their rivals, comments and arrows, what each seat knew, and what the bots think of it.
study-new = New study
study-mine = Your studies
study-public = Open to everybody
study-none_mine = None yet. Begin one beside this, or from the review of a finished game.
study-none_public = Nobody has opened one to everybody yet.
study-full = You have as many studies as one may have; delete one first.
study-none = There is no such study, or it is not open to you.
study-title = Title
study-untitled = Untitled study
study-of_table = Study of a game
study-main_line = The game
study-begin = Begin the study
study-begin_from = Begins from
study-from_game = The start
study-from_record = A record
study-from_position = A position
study-paste_record = Paste the text of a record here
study-paste_position = Paste a position as JSON here
study-from_file = Or from a file: a study, a record or a position
study-from_file_chapter = Or from a file: a record or a position
study-no_json = This is no JSON.
study-game = Game
study-seats = Seats
study-chapters = Chapters
study-chapter = Chapter
study-add_chapter = Add a chapter
study-rename = Rename
study-keep = Keep
study-delete_chapter = Delete chapter
study-delete_chapter_sure = Delete this chapter with all its moves?
study-by = by { $who }
study-eyes = Whose eyes
study-open = All open
study-spectator = A spectator
study-covered = covered from here
study-moves = Moves
study-beginning = The beginning
study-luck = Luck
study-branch = branch { $letter }
study-drawn = drawn on the board
study-along = Along the moves
study-first = To the beginning
study-back = One move back
study-next = One move on
study-last = To the end of this line
study-comment = Comment (C)
study-arrow = Arrows and rings (A)
study-arrow_how = Drag from one thing to another, or tap both; the same one twice is a ring.
study-ink = Ink
study-from = From …
study-to = To …
study-ring = (ring)
study-note = Note on the board
study-draw = Draw
study-take_away = Take away
study-glyph = Good or bad
study-move_n = move { $n }
study-promote = Make this the main line
study-cut = Cut this branch
study-undo = Put it back
study-opinion = The bots’ opinion
study-seen_by = chance to win, as seen: { $who }
study-thinking = The bots are thinking …
study-no_choice = Nobody has a choice here that these eyes can weigh.
study-all_moves = All moves (L)
study-luck_asked = Luck decides here.
study-let_fall = Let it decide
study-choose_luck = Choose what it brings
study-so = Like this
study-over = The game is over:
study-play_on = Play on from here
study-play = Play against bots
study-level = Level of the bots
study-usual = the usual one
study-share = Share
study-readers = Who reads it
study-for_private = Authors only
study-for_link = By link
study-for_public = Everybody
study-about_private = Only those who write in it can open it.
study-about_link = Whoever has the link reads it; it is in no list.
study-about_public = Everybody finds and reads it.
study-link = Link to this move
study-copy_link = Pass on the link
study-embed = A live board for other pages
study-copy_embed = Copy the live board
study-copied = Copied.
study-file = Save as a file
study-make_mine = Copy to my studies
study-new_link = New link
study-delete = Delete the study
study-delete_sure = Delete this study for good?
study-author_name = Name of another author
study-let_write = Let write
study-let_go = { $who } writes no more
study-saved = saved
study-saving = saving …
study-not_saved = not saved
study-moves_n =
    { $n ->
        [one] one move
       *[other] { $n } moves
    }
study-chapters_n =
    { $n ->
        [one] one chapter
       *[other] { $n } chapters
    }
study-futures =
    { $n ->
        [one] one future
       *[other] { $n } futures
    }
study-cut_done =
    { $n ->
        [one] One move cut.
       *[other] { $n } moves cut.
    }

## refusals

refusals-running = A game that goes on does not become a study; it can be studied when it is over.
