# Why a move is not legal: clauses that follow "is not legal:".

why-no-piece = nothing stands on { $from }
why-not-yours = { piece-on } is { $color ->
    [white] White's, and Black
   *[black] Black's, and White
} has the move
why-same-square = { piece-on } does not leave its square
why-own-piece = { piece-a } already stands on { $square }
why-king-there = the king on { $square } cannot be captured
why-not-its-move = { role-a } goes { $role ->
    [pawn] one square straight ahead, or two from where it starts, and captures one square diagonally forward
    [knight] two squares one way and one across
    [bishop] along the diagonals
    [rook] along files and ranks
    [queen] along files, ranks and diagonals
   *[king] one square in any direction, save in castling
}
why-blocked = { piece-on } is in the way
why-nothing-to-capture = a pawn goes diagonally only to capture, and there is nothing to capture on { $square }
why-en-passant = the pawn on { $pawn } cannot be captured en passant, since its double step was not the last move
why-promotion-missing = a pawn that reaches { $square } must become a queen, rook, bishop or knight (add q, r, b or n)
why-promotion-impossible = { role-a } that goes to { $square } cannot become something else
why-stays-in-check = the king on { $king } stays in check, attacked by { $by }
why-exposes-king = the king on { $king } would be attacked by { $by }
why-king-into-check = { $square } is attacked by { $by }
why-castling-right = { side } has no right to castle { $wing ->
    [king] on the king's side
   *[queen] on the queen's side
}
why-castling-blocked = { piece-on } stands in the way of castling
why-castling-out = the king is in check, attacked by { $by }, and cannot castle out of it
why-castling-through = the king would pass over { $square }, attacked by { $by }
why-castling-into = the king would arrive on { $square }, attacked by { $by }
why-unknown = the Laws do not allow it

articles-cited = { $count ->
    [one] Laws of Chess ({ $edition }), Article { $list }
   *[other] Laws of Chess ({ $edition }), Articles { $list }
}
