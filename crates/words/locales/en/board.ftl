# What stands on the board, and what is odd about it.

list-last = { $head } and { $last }

turn = { $color ->
    [white] White to move
   *[black] Black to move
}
side = { $color ->
    [white] White
   *[black] Black
}

side-of = { $color ->
    [white] White's
   *[black] Black's
}

## Pieces. `piece-by` follows "by".

role = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
role-a = a { role }
piece-on = the { role } on { $square }
piece-by = the { role } on { $square }
piece-a = a { $color ->
    [white] white
   *[black] black
} { role }

## Irregularities of a position

no-king = { side } has no king
many-kings = { side } has { $count } kings, on { $squares }
opponent-in-check = the king on { $king } is attacked by { $by }, and { side } has the move
both-in-check = both kings are in check
too-many-pieces = { side } has { $count } pieces, and a side starts with 16
too-many-pawns = { side } has { $count } pawns, and a side starts with 8
too-many-promotions = { $promoted ->
    [one] one of { side-of } pieces must be a promoted pawn
   *[other] { $promoted } of { side-of } pieces must be promoted pawns
}, and { $missing ->
    [0] no pawn is missing
    [one] only one pawn is missing
   *[other] only { $missing } pawns are missing
}
pawns-on-end-ranks = { $count ->
    [one] a pawn stands on { $squares }, where no pawn can stay
   *[other] pawns stand on { $squares }, where no pawn can stay
}
castling-not-first-rank = { $rook } cannot have a castling right: it is on neither side's first rank
castling-no-rook = { $rook } cannot have a castling right: no rook of that side stands there
castling-king-away = { $rook } cannot have a castling right: the king is not where a game starts
castling-two-rooks = { $rook } cannot have a castling right: two rooks on the same side of the king cannot both have one
castling-fault = { $rook } cannot have a castling right
en-passant-wrong-rank = { $square } cannot be the en-passant square: the last double step did not pass over that rank
en-passant-occupied = { $square } cannot be the en-passant square: it is occupied
en-passant-no-pawn = { $square } cannot be the en-passant square: no enemy pawn has gone past it
en-passant-origin = { $square } cannot be the en-passant square: the square the pawn came from is occupied
en-passant-check = { $square } cannot be the en-passant square: that double step cannot have given this check
en-passant-fault = { $square } cannot be the en-passant square
too-many-checkers = more than two pieces give check: { $checkers }
impossible-check = no last move can have given these checks: { $checkers }

## FEN

fen-fault = FEN, character { $column } ({ $field }): { $problem }
fen-placement = pieces, rank { $rank }
fen-turn = side to move
fen-castling = castling
fen-en-passant = en passant
fen-halfmoves = half-moves
fen-fullmoves = move number
fen-end = end
fen-expects-placement = one of P N B R Q K p n b r q k, a digit from 1 to 8, or / between ranks
fen-expects-turn = w or b
fen-expects-castling = -, or rights from K Q k q, or rook files from A to H and a to h
fen-expects-en-passant = -, or a square of rank 3 or 6 such as e3
fen-expects-halfmoves = a number from 0 to 65535
fen-expects-fullmoves = a number from 1 to 65535
fen-expects-end = the end of the text
fen-missing = the text ends here; expected { $expects }
fen-blank = a blank too many; fields are separated by one space
fen-character = "{ $found }" has no meaning here; expected { $expects }
fen-empty-rank = nothing is said of this rank; an empty one is 8
fen-short-rank = the rank has { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}; it should have 8
fen-long-rank = the rank has { $squares } squares by now; it should have 8
fen-joined-digits = { $second } follows { $first }; one digit should give their sum
fen-missing-ranks = only { $ranks } of 8 ranks are given; expected / and the next rank
fen-extra-rank = the pieces go on after rank 1; expected a space and the side to move
fen-side = "{ $text }" is no side; expected { $expects }
fen-castling-order = "{ $letter }" comes too late; White's rights come before Black's, and the king's side before the queen's, as in KQkq
fen-castling-twice = "{ $letter }" names the rook on { $square } a second time
fen-no-square = "{ $text }" is no square; expected { $expects }
fen-en-passant-rank = { $square } is not on rank 3 or 6, the only ones a double step passes over
fen-leading-zero = { $text } begins with a zero
fen-too-large = { $text } is too large; expected { $expects }
fen-move-zero = moves are counted from 1
fen-trailing = "{ $text }" follows the last field
fen-unknown = it is not as it should be; expected { $expects }

supplied-missing = { $field }: left out, taken for "{ $usual }"
supplied-spacing = the fields should be separated by one space each
supplied-rewritten = { $field }: "{ $written }" taken for "{ $read }"
supplied-semicolon = a semicolon was missing after the last operation
supplied-empty-operation = an empty operation was left out
supplied-counters = the two counters were taken for hmvc and fmvn
supplied-other = it was not written in the strict way

## EPD

epd-fault = EPD, character { $column }: { $problem }
epd-blank = a blank too many; operations and operands are separated by one space
epd-opcode = "{ $text }" is no opcode; expected a letter and then letters, digits or underscores, such as bm
epd-empty-operation = no operation before the semicolon; expected one such as bm e4;
epd-no-semicolon = the operation is not closed; expected a semicolon
epd-open-string = the string is not closed; expected a double quote
epd-character = "{ $found }" cannot stand here; expected words or strings in quotes, then a semicolon
epd-counter = "{ $text }" is no number for { $opcode }
epd-counter-twice = { $opcode } is given twice
epd-perft-count = "{ $text }" is not a depth and a count, such as D1 20
epd-no-perft-count = no count follows the position; expected one such as ;D1 20
epd-unknown = it is not as it should be

## Moves in UCI

uci-short = too short; two squares such as e2e4 make a move, with a letter for a promotion, as in e7e8q
uci-long = too long; two squares such as e2e4 make a move, with a letter for a promotion, as in e7e8q
uci-file = character { $column } is "{ $found }" and should be a file from a to h
uci-rank = character { $column } is "{ $found }" and should be a rank from 1 to 8
uci-promotion = a pawn becomes q, r, b or n, not "{ $found }"
uci-unknown = two squares such as e2e4 make a move
