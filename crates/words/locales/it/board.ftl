# Che cosa sta sulla scacchiera, e che cosa c'è di strano.

# «Ed» davanti a una e: «in a1 ed e1».
list-last = { $head } { $initial ->
    [e] ed
   *[other] e
} { $last }

turn = { $color ->
    [white] Muove il Bianco
   *[black] Muove il Nero
}
side = { $color ->
    [white] il Bianco
   *[black] il Nero
}
side-of = { $color ->
    [white] del Bianco
   *[black] del Nero
}

## Pezzi. `piece-by` porta con sé la preposizione «da».

role = { $role ->
    [pawn] pedone
    [knight] cavallo
    [bishop] alfiere
    [rook] torre
    [queen] donna
   *[king] re
}
role-a = { $role ->
    [rook] una { role }
    [queen] una { role }
   *[other] un { role }
}
piece-on = { $role ->
    [bishop] l'{ role }
    [rook] la { role }
    [queen] la { role }
   *[other] il { role }
} in { $square }
piece-by = { $role ->
    [bishop] dall'{ role }
    [rook] dalla { role }
    [queen] dalla { role }
   *[other] dal { role }
} in { $square }
piece-a = { role-a } { $color ->
    [white] { $role ->
        [rook] bianca
        [queen] bianca
       *[other] bianco
    }
   *[black] { $role ->
        [rook] nera
        [queen] nera
       *[other] nero
    }
}

## Irregolarità di una posizione

no-king = { side } non ha re
many-kings = { side } ha { $count } re, in { $squares }
opponent-in-check = il re in { $king } è attaccato { $by }, e il tratto è { $color ->
    [white] al Bianco
   *[black] al Nero
}
both-in-check = entrambi i re sono sotto scacco
too-many-pieces = { side } ha { $count } pezzi, e all'inizio se ne hanno 16
too-many-pawns = { side } ha { $count } pedoni, e all'inizio se ne hanno 8
too-many-promotions = { $promoted ->
    [one] un pezzo { side-of } dev'essere un pedone promosso
   *[other] { $promoted } pezzi { side-of } devono essere pedoni promossi
}, e { $missing ->
    [0] non manca nessun pedone
    [one] manca un solo pedone
   *[other] mancano solo { $missing } pedoni
}
pawns-on-end-ranks = { $count ->
    [one] c'è un pedone in { $squares }, dove nessun pedone può restare
   *[other] ci sono pedoni in { $squares }, dove nessun pedone può restare
}
castling-not-first-rank = { $rook } non può avere il diritto d'arrocco: non è sulla prima traversa di nessuno dei due
castling-no-rook = { $rook } non può avere il diritto d'arrocco: non c'è una torre di quel colore
castling-king-away = { $rook } non può avere il diritto d'arrocco: il re non è dove comincia una partita
castling-two-rooks = { $rook } non può avere il diritto d'arrocco: due torri dallo stesso lato del re non possono averlo entrambe
castling-fault = { $rook } non può avere il diritto d'arrocco
en-passant-wrong-rank = { $square } non può essere la casa della presa al varco: l'ultimo doppio passo non ha attraversato quella traversa
en-passant-occupied = { $square } non può essere la casa della presa al varco: è occupata
en-passant-no-pawn = { $square } non può essere la casa della presa al varco: nessun pedone avversario l'ha oltrepassata
en-passant-origin = { $square } non può essere la casa della presa al varco: la casa da cui è partito il pedone è occupata
en-passant-check = { $square } non può essere la casa della presa al varco: quel doppio passo non può aver dato questo scacco
en-passant-fault = { $square } non può essere la casa della presa al varco
too-many-checkers = più di due pezzi danno scacco: { $checkers }
impossible-check = nessuna ultima mossa può aver dato questi scacchi: { $checkers }

## FEN

fen-fault = FEN, carattere { $column } ({ $field }): { $problem }
fen-placement = pezzi, traversa { $rank }
fen-turn = tratto
fen-castling = arrocco
fen-en-passant = presa al varco
fen-halfmoves = semimosse
fen-fullmoves = numero della mossa
fen-end = fine
fen-expects-placement = una lettera fra P N B R Q K p n b r q k, una cifra da 1 a 8, o / fra le traverse
fen-expects-turn = w o b
fen-expects-castling = -, o diritti fra K Q k q, o colonne di torri da A a H e da a ad h
fen-expects-en-passant = -, o una casa della traversa 3 o 6 come e3
fen-expects-halfmoves = un numero da 0 a 65535
fen-expects-fullmoves = un numero da 1 a 65535
fen-expects-end = la fine del testo
fen-missing = il testo finisce qui; ci va { $expects }
fen-blank = uno spazio di troppo; i campi sono separati da uno spazio solo
fen-character = "{ $found }" qui non ha senso; ci va { $expects }
fen-empty-rank = di questa traversa non si dice nulla; se è vuota è 8
fen-short-rank = la traversa ha { $squares ->
    [one] 1 casa
   *[other] { $squares } case
}; dovrebbe averne 8
fen-long-rank = la traversa ha già { $squares } case; dovrebbe averne 8
fen-joined-digits = { $second } viene dopo { $first }; ci va una cifra sola, la loro somma
fen-missing-ranks = ci sono solo { $ranks } traverse su 8; ci vanno / e la traversa seguente
fen-extra-rank = i pezzi continuano dopo la traversa 1; ci vanno uno spazio e il tratto
fen-side = "{ $text }" non indica chi muove; ci va { $expects }
fen-castling-order = "{ $letter }" arriva troppo tardi; prima i diritti del Bianco e poi quelli del Nero, e il lato di re prima di quello di donna, come in KQkq
fen-castling-twice = "{ $letter }" nomina la torre in { $square } una seconda volta
fen-no-square = "{ $text }" non è una casa; ci va { $expects }
fen-en-passant-rank = { $square } non è sulla traversa 3 o 6, le sole che un doppio passo attraversa
fen-leading-zero = { $text } comincia con uno zero
fen-too-large = { $text } è troppo grande; ci va { $expects }
fen-move-zero = le mosse si contano da 1
fen-trailing = "{ $text }" viene dopo l'ultimo campo
fen-unknown = non è come dovrebbe; ci va { $expects }

supplied-missing = { $field }: non c'era, preso per "{ $usual }"
supplied-spacing = i campi vanno separati da uno spazio ciascuno
supplied-rewritten = { $field }: "{ $written }" preso per "{ $read }"
supplied-semicolon = dopo l'ultima operazione mancava un punto e virgola
supplied-empty-operation = un'operazione vuota è stata tralasciata
supplied-counters = i due contatori sono stati presi per hmvc e fmvn
supplied-other = non era scritto nel modo rigoroso

## EPD

epd-fault = EPD, carattere { $column }: { $problem }
epd-blank = uno spazio di troppo; operazioni e operandi sono separati da uno spazio solo
epd-opcode = "{ $text }" non è un codice d'operazione; ci va una lettera e poi lettere, cifre o trattini bassi, come bm
epd-empty-operation = prima del punto e virgola non c'è nessuna operazione; ce ne va una come bm e4;
epd-no-semicolon = l'operazione non è chiusa; ci va un punto e virgola
epd-open-string = la stringa non è chiusa; ci vanno le virgolette
epd-character = "{ $found }" qui non può stare; ci vanno parole o stringhe tra virgolette, poi un punto e virgola
epd-counter = "{ $text }" non è un numero per { $opcode }
epd-counter-twice = { $opcode } è dato due volte
epd-perft-count = "{ $text }" non è una profondità con un conteggio, come D1 20
epd-no-perft-count = dopo la posizione non c'è nessun conteggio; ce ne va almeno uno, come ;D1 20
epd-unknown = non è come dovrebbe

## Mosse in UCI

uci-short = troppo corta; una mossa sono due case come e2e4, con una lettera per la promozione, come in e7e8q
uci-long = troppo lunga; una mossa sono due case come e2e4, con una lettera per la promozione, come in e7e8q
uci-file = il carattere { $column } è "{ $found }" e dovrebbe essere una colonna da a ad h
uci-rank = il carattere { $column } è "{ $found }" e dovrebbe essere una traversa da 1 a 8
uci-promotion = un pedone diventa q, r, b o n, non "{ $found }"
uci-unknown = una mossa sono due case come e2e4
