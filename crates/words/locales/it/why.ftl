# Perché una mossa non è legale: frasi che seguono «non è legale:».

why-no-piece = in { $from } non c'è nulla
why-not-yours = { piece-on } è { $color ->
    [white] del Bianco, e il tratto è al Nero
   *[black] del Nero, e il tratto è al Bianco
}
why-same-square = { piece-on } non lascia la sua casa
why-own-piece = in { $square } c'è già { piece-a }
why-king-there = il re in { $square } non si può catturare
why-not-its-move = { role-a } va { $role ->
    [pawn] avanti di una casa, o di due da dove parte, e cattura di una casa in diagonale in avanti
    [knight] di due case in un verso e di una di lato
    [bishop] lungo le diagonali
    [rook] lungo colonne e traverse
    [queen] lungo colonne, traverse e diagonali
   *[king] di una casa in ogni direzione, tranne che nell'arrocco
}
why-blocked = { piece-on } impedisce la mossa
why-nothing-to-capture = un pedone va in diagonale solo per catturare, e in { $square } non c'è nulla da catturare
why-en-passant = il pedone in { $pawn } non si può catturare al varco, perché la sua avanzata di due case non era l'ultima mossa
why-promotion-missing = un pedone che arriva in { $square } deve diventare donna, torre, alfiere o cavallo (aggiungere q, r, b o n)
why-promotion-impossible = { role-a } che va in { $square } non può diventare altro
why-stays-in-check = il re in { $king } resta sotto scacco, attaccato { $by }
why-exposes-king = il re in { $king } sarebbe attaccato { $by }
why-king-into-check = { $square } è attaccata { $by }
why-castling-right = { side } non ha diritto all'arrocco { $wing ->
    [king] corto
   *[queen] lungo
}
why-castling-blocked = { piece-on } impedisce l'arrocco
why-castling-out = il re è sotto scacco, attaccato { $by }, e non può arroccare per uscirne
why-castling-through = il re passerebbe per { $square }, casa attaccata { $by }
why-castling-into = il re arriverebbe in { $square }, casa attaccata { $by }
why-unknown = le Regole non lo consentono

articles-cited = { $count ->
    [one] Regole degli Scacchi ({ $edition }), articolo { $list }
   *[other] Regole degli Scacchi ({ $edition }), articoli { $list }
}
