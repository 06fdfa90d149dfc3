# Che cosa pensa un motore. Il suo nome c'è sempre: è un'opinione.
opinion = { $engine } pensa, dopo { $nodes } posizioni: { $score } La sua mossa è { $best }.
opinion-mate = il { $side ->
    [white] Bianco
   *[black] Nero
} dà matto in { $moves } { $moves ->
    [one] mossa.
   *[other] mosse.
}
opinion-pawns = { $side ->
    [white] il Bianco è in vantaggio di { $pawns } pedoni.
    [black] il Nero è in vantaggio di { $pawns } pedoni.
   *[neither] nessuno dei due è in vantaggio.
}
