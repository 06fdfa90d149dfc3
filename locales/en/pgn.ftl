# Game records: what is wrong or odd in them, and the pages made from them.

pgn-fault = game { $game }, line { $line }, column { $column }: { $what }
pgn-tag-nameless = the tag { $text } has no name; it is left out
pgn-tag-name = { $text }: a tag's name is made of letters, digits and underscores
pgn-tag-unfinished = { $text }: the tag is not closed with "] on its line
pgn-tag-quotes = { $text }: quotation marks inside a tag need a backslash before them
pgn-tag-twice = the tag { $name } stands twice; the first counts
pgn-comment-unfinished = the comment "{ $text }" is never closed with a brace
pgn-comment-stray = a closing brace without an opening one
pgn-variation-unfinished = a variation is never closed with a parenthesis
pgn-variation-stray = a closing parenthesis without an opening one
pgn-variation-without-move = a variation needs a move before it, to which it is the alternative; it is left out
pgn-too-deep = more than { $limit } variations one inside another; the inner ones are left out
pgn-too-long = "{ $text }" goes on for more than { $limit } bytes; the rest is left out
pgn-too-many = more than { $limit } tags, moves and comments in one game; the rest is left out
pgn-annotation = "{ $text }": an annotation is $ with a number from 0 to 255, or one of ! ? !! ?? !? ?!
pgn-stray-character = "{ $text }" has no meaning here
pgn-contradiction = "{ $text }": { $note }
pgn-language = the moves are written in { $language }
pgn-variant = the variant "{ $text }" is not one that can be checked here
pgn-kings = there is not exactly one king a side in { $text }
pgn-irregular = the starting position cannot arise in a game: { $text }
pgn-no-result = the game has no result: 1-0, 0-1, 1/2-1/2 or *
pgn-result-in-variation = "{ $text }" stands inside a variation, where it ends nothing
pgn-result-differs = the game ends with { $text }, and its tag says { $tag }
pgn-utf16 = the text is in UTF-16; turn it into UTF-8 first
pgn-latin1 = "{ $text }" is not UTF-8 and was read as Latin-1
pgn-spelling = "{ $text }" is written { $standard } in the standard
pgn-en-passant-mark = the standard has no mark for en passant captures
pgn-move-number = move { $expected } is numbered { $text }
pgn-set-up = the tags FEN and SetUp "1" belong together
pgn-other = "{ $text }" cannot be read
pgn-in-file = { $path }, { $what }

## The scoresheet

scoresheet-title = Scoresheet
scoresheet-page = sheet { $page } of { $count }
scoresheet-event = Event
scoresheet-site = Place
scoresheet-date = Date
scoresheet-day = { $year }-{ $month }-{ $day }
scoresheet-round = Round
scoresheet-board = Board
scoresheet-white = White
scoresheet-black = Black
scoresheet-rating = Rating
scoresheet-fide-id = FIDE ID
scoresheet-time-control = Time control
scoresheet-opening = Opening
scoresheet-start = Starting position
scoresheet-number = No.
scoresheet-time = Clock
scoresheet-result = Result
scoresheet-signature-white = Signature of White
scoresheet-signature-black = Signature of Black
scoresheet-arbiter = Arbiter
