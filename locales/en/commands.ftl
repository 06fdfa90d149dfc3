# The commands: what each is for, its arguments, what it answers.

note = note: { $what }
at-line = line { $line }: { $what }
operand-fen = The position: a FEN between quotes, startpos, or - to read one a line from standard input
not-playable = this cannot be played on: { $reasons }
not-a-square = a square is a letter from a to h and a digit from 1 to 8, such as e4

## why

why-about = Is this move legal? If not, why, and by which article
why-move = The move: from, to, and what a pawn becomes, such as e2e4, e1g1 or e7e8q
why-null-move = 0000 passes the turn, which the Laws do not know
why-legal = { $text } is legal.
why-illegal = { $text } is not legal: { $reason }.

## board

board-about = Shows a board, legal or not, and says what is irregular about it
board-svg = Write an SVG diagram to this file, or - for standard output
board-size = The side of the diagram in pixels, 400 if not said
board-flip = Seen from Black's side
board-arrow = Draw an arrow from one square to another; may be given again
board-mark = Mark a square; may be given again
board-style = How to show it as text: unicode, ascii or ansi

## moves

moves-about = Lists the legal moves of a position
moves-from = Only moves from this square
moves-captures = Only captures
moves-checks = Only moves that give check
moves-chess960 = Write castling as king takes rook
moves-count = { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
}
check = Check.
checkmate = Checkmate.
stalemate = Stalemate.

## chess960

chess960-about = Gives a start position of Chess960 by its number, or by lot
chess960-number = The number, from 0 to 959; 518 is the usual start
chess960-seed = Draw lots from this seed: the same seed, the same position

## perft

perft-about = Counts the sequences of legal moves to a depth, or checks a file of such counts
perft-depth = How many half-moves deep
perft-fen = The position, otherwise the usual start
perft-divide = Also the count under each move
perft-threads = How many threads, otherwise one
perft-epd = Check a file with lines "FEN ;D1 20 ;D2 400", or - for standard input; exit code 1 if a count fails
perft-max-nodes = Leave out counts above this
perft-speed = { $seconds } s, { $rate } million nodes a second
perft-failure = line { $line }: depth { $depth } gives { $count }, and the file says { $expected }: { $fen }
perft-total = { $positions ->
    [one] 1 position
   *[other] { $positions } positions
}, { $checked ->
    [one] 1 count checked
   *[other] { $checked } counts checked
}, { $skipped } left out, { $failed } failed

## announce

announce-about = Says moves aloud as the rules for blind players have it, or hears them
announce-moves = Moves played one after the other, in the letters of any language; announcements with --hear; - to read one a line from standard input
announce-fen = The position before the first move, otherwise the usual start
announce-tongue = The language of ranks and men: de as in the Laws (otherwise), it or en
announce-brief = Only as much of the square of departure as is needed
announce-checks = Say check and mate too
announce-hear = The other way: hear announcements and write the moves
written-from = The language of the piece letters, if it should not be found out: { $codes }
written-moves = the moves are read as { $language }; the same text is also legal in { $rivals }, with other moves
written-place = line { $line }, column { $column }: { $what }

## braille

braille-about = Writes the scoresheet of a game in Braille
braille-file = A file with one or more games, moves in the letters of any language, or - for standard input
braille-moves = The moves themselves, in place of a file
braille-table = Letters and signs: it or en (otherwise those of --lang)
braille-brf = ASCII for embossers and displays (BRF), in place of Unicode
braille-width = Cells a line, 40 if not said
braille-height = Lines a page, 25 if not said; pages matter in BRF only
braille-no-game = there is no game in { $path }
unknown-table = the tables are it and en
