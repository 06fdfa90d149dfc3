# Chess problems.

value-stipulation = STIPULATION

## Stipulations

stipulation-goal = "{ $text }" is no stipulation: # for mate or = for stalemate is missing, as in #2
stipulation-kind = "{ $text }" is no stipulation: "{ $found }" is not one of s, r, h, ser-h
stipulation-moves = "{ $text }" is no stipulation: "{ $found }" is no number of moves from 1 to 60

## Soundness

status-sound = sound
status-none = no solution
status-cooked = cooked, { $count } keys
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

## Conventions

convention-castling = Castling is allowed with the rooks on { $rooks }: nothing shows that it is not.
convention-en-passant = En passant on { $square } is allowed, as the position says.
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
key-obvious = easily found

## Legality

illegal-position = Illegal position: { $why }
illegal-promotions = { side } has at least { $promoted } promoted men, and only { $missing } pawns are missing
illegal-captures = the pawns of { side } need at least { $needed } captures, and the other side lacks { $missing } men
illegal-bishop = the bishop on { $square } can never have left its home
problem-not-illegal = Not shown illegal.
problem-miniature = A miniature: seven men at most.
problem-meredith = A Meredith: eight to twelve men.
problem-duals = { $count ->
    [0] No duals.
    [one] 1 dual.
   *[other] { $count } duals.
}

## solve, problem

solve-about = Solves chess problems: direct mates, selfmates, reflex mates, helpmates, stalemates
solve-problems = A stipulation (#2, s#3, h#2.5, r#2, ser-h#4, =2) and positions; or files of problems, - for standard input
solve-tries = Tries with their refutation, too
solve-set = Set play, too
solve-nodes = Look at no more than this many positions
solve-hash = Memory for positions already judged, in MiB; 16 if not said
solve-threads = Work on this many threads: the answer is the same
solve-no-position = which position? After the stipulation goes a FEN, between quotes
solve-sums = { $problems } problems: { $sound } sound, { $unsound } not
problem-about = Tests a problem as a composer needs it: sound or not, the key, duals, legality
problem-what = What to do: check
problem-stipulation = The stipulation, such as #2
problem-fen = The position: a FEN between quotes
problem-only-check = there is only "check", not "{ $what }"
problem-no-columns = no stipulation and position in it, such as: #2 7k/7b/5Kp1/8/8/8/8/5Q2
problem-no-man = "{ $text }" is no man and square, such as Kg1
problem-incomplete = pieces or stipulation are missing
