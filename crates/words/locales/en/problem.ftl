# Chess problems.

value-stipulation = STIPULATION

## Stipulations

stipulation-goal = "{ $text }" is no stipulation: # for mate or = for stalemate is missing, as in #2
stipulation-fairy-goal = "{ $text }": the goal "{ $found }" belongs to fairy chess; here there are # for mate and = for stalemate
stipulation-kind = "{ $text }" is no stipulation: "{ $found }" is not one of s, r, h, ser-h
stipulation-moves = "{ $text }" is no stipulation: "{ $found }" is no number of moves from 1 to 60

## Soundness

status-sound = sound
status-none = no solution
status-cooked = cooked, { $count } keys
status-cooked-lines = cooked, { $count } solutions instead of { $wanted }
status-fewer = { $count ->
    [one] 1 solution
   *[other] { $count } solutions
} only, instead of { $wanted }
status-short = solved in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} already
status-many = { $count } solutions
status-unfinished = not finished

problem-set-play = Set play
problem-tries = Tries
problem-solution = Solution
problem-zugzwang = (zugzwang)
problem-threat = (threat: { $moves })
problem-but = but { $reply }
problem-nearest = Nearest: { $first }, refuted by { $replies }

problem-short = (short)
problem-solved-sooner = Solved sooner
problem-in-moves = ({ $moves ->
    [one] in 1 move
   *[other] in { $moves } moves
})
problem-phases = Phases side by side
problem-phase-set = set play
problem-phase-threat = threat { $moves }
problem-phase-block = zugzwang
problem-phase-but = but { $reply }
problem-cell-threat = threat
problem-phases-legend = * another mate than in an earlier phase, ! refutes, – no mate is set

## Marks

dual-two = dual
dual-three = triple
dual-many = { $count } ways
dual-threats = only some of the threats
dual-promotion = any promotion

## Kinds of problem

nature-check = The key gives check.
nature-threat = { $count ->
    [one] A threat problem.
   *[other] A threat problem, with { $count } threats.
}
nature-complete = A complete block: every black move has its mate before the key, and keeps it.
nature-incomplete = An incomplete block: the key waits, and provides for what had no mate set.
nature-mutate = A mutate: every black move has its mate before the key, which changes some of them.
nature-waiting = A block: the key only waits.

## Twins

twin-title = { $letter }) { $changes }
twin-diagram = { $letter }) diagram
twin-all-sound = { $count } twins: all sound
twin-not-sound = { $count } twins, not sound: { $letters }
twin-continued = from the twin before: { $changes }
twin-add = +{ $color ->
    [white] w
   *[black] b
}{ $piece }
twin-substitute = every { $old } becomes { $new }
twin-rotate = board turned by { $degrees }° to the left
twin-mirror = board mirrored { $squares }
twin-shift = all pieces shifted { $squares }
twin-recolour = colours exchanged
twin-empty = "{ $text }" is no twin: it changes nothing. Right would be Pa2->a3 or remove a2
twin-unknown = "{ $text }" is no twin: "{ $found }", at character { $at }, is no change. Right would be Pa2->a3, a2<->b3, -a2 or +wPa2, or move, exchange, remove, add, substitute, rotate, mirror, shift, polishtype, stipulation
twin-condition = "{ $text }": the condition at character { $at } belongs to fairy chess, which is not played here
twin-square = "{ $text }" is no twin: at character { $at } a square such as a2 is wanted, not "{ $found }"
twin-piece = "{ $text }" is no twin: at character { $at } a piece with its side and square is wanted, such as wPa2, not "{ $found }"
twin-role = "{ $text }" is no twin: at character { $at } one of K, Q, R, B, S, P is wanted, not "{ $found }"
twin-angle = "{ $text }" is no twin: at character { $at } 90, 180 or 270 is wanted, not "{ $found }"
twin-no-mirror = "{ $text }" is no twin: at character { $at } a1<-->h1, a1<-->a8, a1<-->h8 or a8<-->h1 is wanted, not "{ $found }"
twin-stipulation = "{ $text }" is no twin: { $what }
twin-vacant = "{ $change }" cannot be: nothing stands on { $square }
twin-otherwise = "{ $change }" cannot be: what stands on { $square } is { $there }
twin-off-board = "{ $change }" cannot be: what stands on { $square } would leave the board
twin-kings = "{ $twin }" cannot be: { side } would have { $kings ->
    [one] 1 king
   *[other] { $kings } kings
}, and must have one

## Conventions

convention-castling = { $count ->
    [one] Castling is allowed with the rook on { $rooks }: nothing shows that it or its king has moved.
   *[other] Castling is allowed with the rooks on { $rooks }: nothing shows that one of them or its king has moved.
}
convention-castling-given = { $count ->
    [one] Castling is allowed with the rook on { $rooks }, as the position says.
   *[other] Castling is allowed with the rooks on { $rooks }, as the position says.
}
convention-castling-denied = { $count ->
    [one] Castling is not allowed with the rook on { $rooks }, as the position says.
   *[other] Castling is not allowed with the rooks on { $rooks }, as the position says.
}
convention-castling-last = Castling is not allowed with the rook on { $rook }: whatever the last move was, this rook or its king made it.
convention-castling-shown = Castling is not allowed with the rook on { $rook }: { $plies } half-moves taken back show that it or its king has moved.
convention-exclusive = Castling with the rook on { $one } and castling with the rook on { $other } exclude each other: at most one of the two rights can still be there. Which one is not decided; the solution is played with both.
convention-linked = If castling with the rook on { $rook } is still allowed, the last move was the double step over { $square }, and en passant is allowed there. This is not decided: the solution allows castling, not en passant.
convention-en-passant = En passant on { $square } is allowed at the first move, as the position says.
convention-passing-shown = En passant on { $square } is allowed at the first move: the last move must have been the double step.
convention-passing-open = En passant on { $square } is not allowed at the first move: the last move may have been { $other }.
convention-passing-never = En passant on { $square } is not allowed at the first move: the last move cannot have been the double step.
convention-passing-unsaid = En passant on { $square } is not allowed, since the FEN says so; but the last move must have been the double step, and by the convention it would be (--rights convention).
convention-turn = The stipulation says who begins, not the position.

## Keys

key-plain = Key { $key }: neither check nor capture, no flight taken.
key-told = Key { $key }: { $told }.
key-checks = gives check
key-captures = captures
key-promotes = promotes
key-takes = takes { $squares } from the king
key-gives = gives the king { $squares }
key-unprovided-check = answers a check that was not provided for
key-out-of-play = moves a piece that had nothing to do there
key-attacked = moves a piece that was attacked
key-unprovided-flights = the king's flight to { $squares } had no mate set for it

## Legality

illegal-position = Illegal position: { $why }
illegal-promotions = { side } has at least { $promoted ->
    [one] 1 promoted piece
   *[other] { $promoted } promoted pieces
}, and { $missing ->
    [0] no pawn is missing
    [one] only 1 pawn is missing
   *[other] only { $missing } pawns are missing
}
illegal-captures = the pawns of { side } need at least { $needed ->
    [one] 1 capture
   *[other] { $needed } captures
}, and the other side lacks { $missing ->
    [0] no piece that a pawn can have taken
    [one] only 1 piece that a pawn can have taken
   *[other] only { $missing } pieces that pawns can have taken
}
illegal-no-last-move = { side } has moved last, and no move can have led here
illegal-bishop = the bishop on { $square } can never have left its home
problem-not-illegal = Not shown illegal.
problem-miniature = A miniature: seven pieces at most.
problem-meredith = A Meredith: eight to twelve pieces.
problem-keys = Keys: { $keys }
problem-duals = { $count ->
    [0] No duals
    [one] 1 dual
   *[other] { $count } duals
}{ $multiple ->
    [0] { "" }
   *[other] , of them { $multiple } with three mates or more
}{ $lesser ->
    [0] { "" }
    [one] ; 1 of lesser weight
   *[other] ; { $lesser } of lesser weight
}.
problem-short-answers = { $count ->
    [one] 1 defence is answered sooner than the full length.
   *[other] { $count } defences are answered sooner than the full length.
}

## solve, problem

solve-about = Solves chess problems: direct mates, selfmates, reflex mates, helpmates, stalemates
solve-problems = A stipulation (#2, s#3, h#2.5, r#2, ser-h#4, =2) and positions; or files of problems, - for standard input
solve-tries = Tries with their refutation, too
solve-set = Set play, too
solve-solutions = How many solutions the composer wanted, as in 2 or 2.1.1.1
solve-no-solutions = "{ $text }" is no number of solutions, such as 2 or 2.1.1.1
solve-twin = A twin, as often as there are twins: "b) Pa2->a3", "exchange a1 b2", "remove c3", "add black Sd4", "continued mirror a1<-->h1"
solve-rights = Who decides about castling and en passant: convention (what the diagram proves; the default, but what the fourth field of a FEN says of en passant counts), diagram (no look at the past, as other programs) or fen (the FEN at its word)
solve-full = Tells every problem of a file with its solution, not on one line
solve-html = Writes a page to look at or print, with diagram, phases and themes
solve-no-rights = "{ $text }" is none of convention, diagram, fen
solve-author = The author, for the page
value-twin = TWIN
value-rights = RIGHTS
value-author = NAME
solve-nodes = Look at no more than this many positions
solve-hash = Memory for positions already judged, in MiB (default 16)
solve-threads = Work on this many threads: the answer is the same
solve-no-position = which position? After the stipulation goes a FEN, between quotes
solve-sums = { $problems } problems: { $sound } sound, { $unsound } not
problem-about = Tests a problem as a composer needs it: sound or not, the key, duals, legality
problem-what = What to do: check
problem-stipulation = The stipulation, such as #2
problem-fen = The position: a FEN between quotes
problem-only-check = there is only "check", not "{ $what }"
problem-no-columns = no stipulation and position in it, such as: #2 7k/7b/5Kp1/8/8/8/8/5Q2
problem-bad-twin = twin { $letter }: { $what }
problem-page-title = Chess problems
problem-page-list = Problems
problem-page-diagram = Diagram: { $fen }
problem-page-defence = Defence
problem-no-piece = "{ $text }" is no piece with its square, such as Kg1
problem-incomplete = pieces or stipulation are missing

## Popeye

popeye-condition = the condition { $names } belongs to fairy chess: only orthodox chess is solved here
popeye-option = the option { $name } is not supported: without it this would be another problem, and it is not solved
popeye-no-option = "{ $text }" is no option of Popeye that is known here
popeye-intelligent = Intelligent { $number } would leave out solutions: only Intelligent without a number is supported
popeye-needs-number = the option { $name } needs a number after it
popeye-needs-squares = the option { $name } needs squares after it, such as a1h8
popeye-no-home = NoCastling takes the squares of kings and rooks, a1, e1, h1, a8, e8, h8, not { $square }
popeye-white-to-play = WhiteToPlay is for help play with a whole number of moves, not for { $stipulation }
popeye-en-passant = EnPassant takes the three squares of the pawn that has just made its double step, such as a7a6a5, and the board does not show it
popeye-attribute = "{ $name }" pieces belong to fairy chess: only White and Black and orthodox pieces are known here
popeye-piece = "{ $text }": { $letters } is a piece of fairy chess, or none; known here are K, Q, R, B, S, P
popeye-nightrider = "{ $text }": for Popeye N is the nightrider, a piece of fairy chess; the knight is S
popeye-no-color = "{ $text }" has no colour: White or Black goes before it
popeye-occupied = "{ $text }": a piece stands on { $square } already
popeye-no-forsyth = after Forsyth goes the position, such as 7k/8/5K2
popeye-forsyth-bar = a rank ends here after { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}: each has 8
popeye-forsyth-long = this goes beyond the 64 squares of the board
popeye-command = the command { $name } is not supported
popeye-no-command = "{ $text }" is no command of Popeye
popeye-no-end = the problem that begins here has no EndProblem
popeye-outside = "{ $text }" stands before BeginProblem
popeye-language = { $word }: Popeye's commands are read in English only, from BeginProblem on
problem-begins = { side } begins
