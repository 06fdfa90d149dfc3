# The commands: what each is for, its arguments, what it answers.

note = note: { $what }
at-line = line { $line }: { $what }
operand-fen = The position: a FEN or EPD between quotes, in the letters of any language; startpos; or - to read one a line from standard input
position-game = Take the position from the first game of this file, PGN or moves as people write them
position-ply = After this many half-moves of the game (default: at its end)
position-nth = Not the first game of the file but this one, counted from 1
position-no-game = there is no game { $number } in { $path }
position-no-ply = the game in { $path } goes no further than { $plies ->
    [one] 1 half-move
   *[other] { $plies } half-moves
}
not-playable = this cannot be played on: { $reasons }
not-a-square = a square is a letter from a to h and a digit from 1 to 8, such as e4

## why

why-about = Is this move legal? If not, why, and by which article
why-move = The move in any notation: Nf3, exd6, 0-0, e8=Q, e2e4, Cf3; with --game the only argument
why-edition = The edition of the Laws whose articles are named; the newest where left out
why-null-move = 0000 passes the turn, which the Laws do not know
why-legal = { $text } is legal.
why-illegal = { $text } is not legal: { $reason }.

## board

board-about = Shows a board, legal or not, and says what is irregular about it
board-svg = Write an SVG diagram to this file, or - for standard output
board-size = The side of the diagram in pixels (default 400)
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

chess960-about = Gives a start position of Chess960 by its number, or at random
chess960-number = The number, from 0 to 959; 518 is the usual starting position
chess960-seed = The seed of the random draw: the same seed gives the same position

## perft

perft-about = Counts the sequences of legal moves to a depth, or checks a file of such counts
perft-depth = How many half-moves deep
perft-fen = The position (default: the usual starting position)
perft-divide = Also the count under each move
perft-threads = How many threads (default 1)
perft-epd = Check a file with lines "FEN ;D1 20 ;D2 400", or - for standard input; exit code 1 if a count fails
perft-max-nodes = Leave out counts above this, and count no further where the file says less than there is
perft-speed = { $seconds } s, { $rate } million nodes a second
perft-failure = line { $line }: depth { $depth } gives { $count }, and the file says { $expected }: { $fen }
perft-exceeded = line { $line }: depth { $depth } gives more than { $limit }, and the file says { $expected }: { $fen }
perft-too-deep = depth { $depth } is beyond the deepest, { $deepest }
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
announce-fen = The position before the first move (default: the usual starting position)
announce-tongue = The language of ranks and pieces: de as in the Laws, it or en (default: that of --lang)
announce-brief = Only as much of the square of departure as is needed
announce-checks = Say check and mate too
announce-hear = The other way: hear announcements and write the moves
written-from = The language of the piece letters, if it should not be found out: { $codes }
written-language = the moves are read as { $language }
written-moves = the moves are read as { $language }; the same text is also legal in { $rivals }, with other moves
written-place = line { $line }, column { $column }: { $what }

## braille

braille-about = Writes the scoresheet of a game in Braille
braille-file = A file with one or more games, moves in the letters of any language, or - for standard input
braille-moves = The moves themselves, in place of a file
braille-table = Letters and signs: it or en (default: those of --lang)
braille-brf = ASCII for embossers and displays (BRF), in place of Unicode
braille-width = Cells a line (default 40)
braille-height = Lines a page (default 25); pages matter in BRF only
braille-no-game = there is no game in { $path }
unknown-table = the tables are it and en

## convert

convert-about = Reads games in any notation and writes them in any other
convert-files = PGN files, plain or packed with gzip, zstd or bzip2; - for standard input
convert-to = What to write: { $names } (default pgn)
convert-form = How moves are written: { $names }
convert-letters = Whose piece letters to write (default English; for texts and pages those of --lang): { $codes }
convert-threads = How many threads (default 1)
convert-all-faults = Say every fault and everything odd, not the first errors only
convert-unknown-target = games can be written as { $names }
convert-unknown-form = the forms are { $names }
convert-rate = { $games } games, { $rate } a second
convert-more-faults = and { $count } more; --all-faults says them all
convert-sums = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $faulty } with errors: { $errors ->
    [one] 1 error
   *[other] { $errors } errors
}, { $notes ->
    [one] 1 oddity
   *[other] { $notes } oddities
}
convert-page-title = Games
convert-page-diagram = The position at the end

## scoresheet

scoresheet-about = Makes the scoresheet of a game as tournaments use it: a page to print on A4
scoresheet-file = A PGN file with one or more games, plain or packed; standard input if there is none
scoresheet-game = Only this game of the file, counted from 1
scoresheet-letters = Whose piece letters to write (default: those of --lang): { $codes }
scoresheet-blank = An empty scoresheet, to be filled in by hand
scoresheet-no-game = there is no such game in { $path }

## serve

serve-about = Serves games over the network: play, watch, arbitrate in a browser
serve-bad-addr = an address and a port, such as 127.0.0.1:8080
serve-started = Tratto listens on http://{ $addr } and keeps its games in { $db }. Ctrl-C stops it.
serve-stopped = Stopped. Every game is in the log.
serve-cannot-listen = cannot listen on { $addr }: { $reason }
serve-cannot-store = cannot keep games in { $path }: { $reason }
serve-store-closed = the file cannot be opened or made: see that its folder is there and may be written, or name another file with --db
serve-store-other = the file is there, and it is not one of Tratto's: name another with --db
serve-store-read-only = the file can only be read: allow writing to it, or name another with --db
serve-store-busy = another program holds the file: close it there, or name another file with --db
serve-store-in-use = another server of Tratto is using the file: stop that one, or give this one a file of its own with --db
serve-store-full = the disk is full: make room, or name a file elsewhere with --db
serve-store-damaged = what the file holds cannot be read: `tratto check` says what is wrong, `tratto restore` puts a backup in its place
serve-store-newer = the file was made by a newer version of Tratto: use that version, or name another file with --db
serve-origin = People reach the server under this address, such as https://chess.example: passkeys need it
serve-bad-origin = an address such as https://chess.example, without a path; http only for localhost
serve-store-older = the file is of an earlier version of Tratto: start "tratto serve" on it once, which brings it up to date

## completions, man

completions-about = Writes a script with which a shell completes commands and options
completions-shell = The shell: { $shells }
unknown-shell = the shells are { $shells }
man-about = Writes the manual: the main page, or a page for each command into a folder
man-folder = The folder, which is made if need be; without it the main page is written to standard output
man-done = { $folder }: { $count } pages
man-name = NAME
man-synopsis = SYNOPSIS
