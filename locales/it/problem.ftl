# Problemi di scacchi.

value-stipulation = ENUNCIATO

## Enunciati

stipulation-goal = "{ $text }" non è un enunciato: manca # per il matto o = per lo stallo, come in #2
stipulation-kind = "{ $text }" non è un enunciato: "{ $found }" non è tra s, r, h, ser-h
stipulation-moves = "{ $text }" non è un enunciato: "{ $found }" non è un numero di mosse da 1 a 60

## Correttezza

status-sound = corretto
status-none = insolubile
status-cooked = demolito, { $count } chiavi
status-short = si risolve già in { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
status-many = { $count } soluzioni
status-unfinished = non terminato

problem-set-play = Gioco apparente
problem-tries = Gioco virtuale
problem-solution = Gioco reale
problem-zugzwang = (zugzwang)
problem-threat = (minaccia: { $moves })
problem-but = ma { $reply }
problem-nearest = La più vicina: { $first }, confutata da { $replies }

## Convenzioni

convention-castling = L'arrocco è ammesso con le torri in { $rooks }: nulla mostra il contrario.
convention-en-passant = La presa al varco in { $square } è ammessa, come dice la posizione.
convention-turn = Chi comincia lo dice l'enunciato, non la posizione.

## Chiavi

key-plain = Chiave { $key }: né scacco né presa, nessuna casa di fuga tolta.
key-told = Chiave { $key }: { $told }.
key-checks = dà scacco
key-captures = prende
key-promotes = promuove
key-takes = toglie al re { $squares }
key-gives = concede al re { $squares }
key-unprovided-check = risponde a uno scacco cui nulla provvedeva
key-obvious = facile da trovare

## Legalità

illegal-position = Posizione illegale: { $why }
illegal-promotions = { $color ->
    [white] il Bianco
   *[black] il Nero
} ha almeno { $promoted } pezzi promossi, e mancano solo { $missing } pedoni
illegal-captures = i pedoni { $color ->
    [white] bianchi
   *[black] neri
} hanno dovuto prendere almeno { $needed } volte, e all'altra parte mancano { $missing } uomini
illegal-bishop = l'alfiere in { $square } non può essere mai uscito dalla sua casa
problem-not-illegal = Non dimostrata illegale.
problem-miniature = Una miniatura: sette pezzi al massimo.
problem-meredith = Un Meredith: da otto a dodici pezzi.
problem-duals = { $count ->
    [0] Nessun duale.
    [one] 1 duale.
   *[other] { $count } duali.
}

## solve, problem

solve-about = Risolve problemi di scacchi: matti diretti, automatti, riflessi, aiutomatti, stalli
solve-problems = Un enunciato (#2, s#3, h#2.5, r#2, ser-h#4, =2) e posizioni; o file di problemi, - per lo standard input
solve-tries = Anche i tentativi con la loro confutazione
solve-set = Anche il gioco apparente
solve-nodes = Esamina al massimo questo numero di posizioni
solve-hash = Memoria per le posizioni già giudicate, in MiB; 16 se non detto
solve-threads = Lavora con questo numero di thread: la risposta è la stessa
solve-no-position = quale posizione? Dopo l'enunciato va un FEN, tra virgolette
solve-sums = { $problems } problemi: { $sound } corretti, { $unsound } no
problem-about = Esamina un problema come serve a chi compone: corretto o no, la chiave, i duali, la legalità
problem-what = Che cosa fare: check
problem-stipulation = L'enunciato, come #2
problem-fen = La posizione: un FEN tra virgolette
problem-only-check = c'è solo "check", non "{ $what }"
problem-no-columns = non ci sono un enunciato e una posizione, come: #2 7k/7b/5Kp1/8/8/8/8/5Q2
problem-no-man = "{ $text }" non è un pezzo con la sua casa, come Kg1
problem-incomplete = mancano i pezzi o l'enunciato
