# What an engine thinks. Its name is always there: it is an opinion.
opinion = { $engine } thinks, after { $nodes } positions: { $score } Its move is { $best }.
opinion-mate = { $side ->
    [white] White
   *[black] Black
} mates in { $moves } { $moves ->
    [one] move.
   *[other] moves.
}
opinion-pawns = { $side ->
    [white] White is ahead by { $pawns } pawns.
    [black] Black is ahead by { $pawns } pawns.
   *[neither] neither side is ahead.
}
