# Problemi di scacchi.

value-stipulation = ENUNCIATO

## Enunciati

stipulation-goal = "{ $text }" non è un enunciato: manca # per il matto o = per lo stallo, come in #2
stipulation-fairy-goal = "{ $text }": lo scopo "{ $found }" è eterodosso; qui ci sono # per il matto e = per lo stallo
stipulation-kind = "{ $text }" non è un enunciato: "{ $found }" non è tra s, r, h, ser-h
stipulation-moves = "{ $text }" non è un enunciato: "{ $found }" non è un numero di mosse da 1 a 60

## Correttezza

status-sound = corretto
status-none = insolubile
status-cooked = demolito, { $count } chiavi
status-cooked-lines = demolito, { $count } soluzioni invece di { $wanted }
status-fewer = { $count ->
    [one] 1 sola soluzione
   *[other] solo { $count } soluzioni
}, invece di { $wanted }
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

problem-short = (breve)
problem-solved-sooner = Soluzioni più brevi
problem-in-moves = ({ $moves ->
    [one] in 1 mossa
   *[other] in { $moves } mosse
})
problem-phases = Le fasi a confronto
problem-phase-set = gioco apparente
problem-phase-threat = minaccia { $moves }
problem-phase-block = zugzwang
problem-phase-but = ma { $reply }
problem-cell-threat = minaccia
problem-phases-legend = * matto diverso da una fase precedente, ! confuta, – nessun matto preparato

## Segni

dual-two = duale
dual-three = matto triplo
dual-many = { $count } matti
dual-threats = solo alcune delle minacce
dual-promotion = qualsiasi promozione

## Generi di problema

nature-check = La chiave dà scacco.
nature-threat = { $count ->
    [one] Problema a minaccia.
   *[other] Problema a minaccia, con { $count } minacce.
}
nature-complete = Blocco completo: ogni mossa nera ha il suo matto già prima della chiave, e lo conserva.
nature-incomplete = Blocco incompleto: la chiave aspetta, e provvede a ciò che non aveva un matto preparato.
nature-mutate = Blocco mutato: ogni mossa nera ha il suo matto già prima della chiave, che ne cambia qualcuno.
nature-waiting = Problema a blocco: la chiave aspetta soltanto.

## Gemelli

twin-title = { $letter }) { $changes }
twin-diagram = { $letter }) diagramma
twin-all-sound = { $count } gemelli: tutti corretti
twin-not-sound = { $count } gemelli, non corretti: { $letters }
twin-continued = dal gemello precedente: { $changes }
twin-add = +{ $piece } { $color ->
    [white] B
   *[black] N
}
twin-substitute = ogni { $old } diventa { $new }
twin-rotate = scacchiera ruotata di { $degrees }° a sinistra
twin-mirror = scacchiera specchiata { $squares }
twin-shift = tutti i pezzi spostati { $squares }
twin-recolour = colori scambiati
twin-empty = "{ $text }" non è un gemello: non cambia nulla. Giusto sarebbe Pa2->a3 o remove a2
twin-unknown = "{ $text }" non è un gemello: "{ $found }", al carattere { $at }, non è un cambiamento. Giusto sarebbe Pa2->a3, a2<->b3, -a2 o +wPa2, o move, exchange, remove, add, substitute, rotate, mirror, shift, polishtype, stipulation
twin-condition = "{ $text }": la condizione al carattere { $at } è degli scacchi eterodossi, che qui non si giocano
twin-square = "{ $text }" non è un gemello: al carattere { $at } ci va una casa come a2, non "{ $found }"
twin-piece = "{ $text }" non è un gemello: al carattere { $at } ci va un pezzo con colore e casa, come wPa2, non "{ $found }"
twin-role = "{ $text }" non è un gemello: al carattere { $at } ci va una tra K, Q, R, B, S, P, non "{ $found }"
twin-angle = "{ $text }" non è un gemello: al carattere { $at } ci va 90, 180 o 270, non "{ $found }"
twin-no-mirror = "{ $text }" non è un gemello: al carattere { $at } ci va a1<-->h1, a1<-->a8, a1<-->h8 o a8<-->h1, non "{ $found }"
twin-stipulation = "{ $text }" non è un gemello: { $what }
twin-vacant = "{ $change }" non si può: in { $square } non c'è nulla
twin-otherwise = "{ $change }" non si può: in { $square } c'è { $there }
twin-off-board = "{ $change }" non si può: il pezzo in { $square } uscirebbe dalla scacchiera
twin-kings = "{ $twin }" non si può: { $color ->
    [white] il Bianco
   *[black] il Nero
} avrebbe { $kings } re, e deve averne uno

## Convenzioni

convention-castling = { $count ->
    [one] L'arrocco è ammesso con la torre in { $rooks }: nulla mostra che si sia mossa, lei o il suo re.
   *[other] L'arrocco è ammesso con le torri in { $rooks }: nulla mostra che una di loro o il suo re si siano mossi.
}
convention-castling-given = { $count ->
    [one] L'arrocco è ammesso con la torre in { $rooks }, come dice la posizione.
   *[other] L'arrocco è ammesso con le torri in { $rooks }, come dice la posizione.
}
convention-castling-denied = { $count ->
    [one] L'arrocco non è ammesso con la torre in { $rooks }, come dice la posizione.
   *[other] L'arrocco non è ammesso con le torri in { $rooks }, come dice la posizione.
}
convention-castling-last = L'arrocco non è ammesso con la torre in { $rook }: qualunque sia stata l'ultima mossa, l'ha fatta lei o il suo re.
convention-castling-shown = L'arrocco non è ammesso con la torre in { $rook }: { $plies } semimosse a ritroso mostrano che si è mossa, lei o il suo re.
convention-exclusive = L'arrocco con la torre in { $one } e quello con la torre in { $other } si escludono: dei due diritti ne può restare al più uno. Quale, non è deciso; la soluzione si gioca con entrambi.
convention-linked = Se l'arrocco con la torre in { $rook } è ancora ammesso, l'ultima mossa è stata il passo doppio oltre { $square }, e lì è ammessa la presa al varco. Questo non è deciso: la soluzione ammette l'arrocco, non la presa al varco.
convention-en-passant = La presa al varco in { $square } è ammessa alla prima mossa, come dice la posizione.
convention-passing-shown = La presa al varco in { $square } è ammessa alla prima mossa: l'ultima mossa dev'essere stata il passo doppio.
convention-passing-open = La presa al varco in { $square } non è ammessa alla prima mossa: l'ultima mossa può essere stata { $other }.
convention-passing-never = La presa al varco in { $square } non è ammessa alla prima mossa: l'ultima mossa non può essere stata il passo doppio.
convention-passing-unsaid = La presa al varco in { $square } non è ammessa, perché così dice la FEN; ma l'ultima mossa dev'essere stata il passo doppio, e per convenzione lo sarebbe (--rights convention).
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
key-out-of-play = muove un pezzo che non aveva nulla da fare
key-attacked = muove un pezzo attaccato
key-unprovided-flights = alla fuga del re in { $squares } non era preparato alcun matto

## Legalità

illegal-position = Posizione illegale: { $why }
illegal-promotions = { $color ->
    [white] il Bianco
   *[black] il Nero
} ha almeno { $promoted ->
    [one] 1 pezzo promosso
   *[other] { $promoted } pezzi promossi
}, e { $missing ->
    [0] non gli manca alcun pedone
    [one] gli manca solo 1 pedone
   *[other] gli mancano solo { $missing } pedoni
}
illegal-captures = i pedoni { $color ->
    [white] bianchi
   *[black] neri
} hanno dovuto prendere almeno { $needed ->
    [one] 1 volta
   *[other] { $needed } volte
}, e all'altra parte { $missing ->
    [0] non manca alcun pezzo che un pedone possa aver preso
    [one] manca solo 1 pezzo che un pedone possa aver preso
   *[other] mancano solo { $missing } pezzi che i pedoni possano aver preso
}
illegal-no-last-move = ha mosso per ultimo { $color ->
    [white] il Bianco
   *[black] il Nero
}, e nessuna mossa può aver portato qui
illegal-bishop = l'alfiere in { $square } non può essere mai uscito dalla sua casa
problem-not-illegal = Non dimostrata illegale.
problem-miniature = Una miniatura: sette pezzi al massimo.
problem-meredith = Un Meredith: da otto a dodici pezzi.
problem-keys = Chiavi: { $keys }
problem-duals = { $count ->
    [0] Nessun duale
    [one] 1 duale
   *[other] { $count } duali
}{ $multiple ->
    [0] { "" }
   *[other] , dei quali { $multiple } con tre matti o più
}{ $lesser ->
    [0] { "" }
    [one] ; 1 di minor peso
   *[other] ; { $lesser } di minor peso
}.
problem-short-answers = { $count ->
    [one] A 1 difesa si risponde prima della lunghezza intera.
   *[other] A { $count } difese si risponde prima della lunghezza intera.
}

## solve, problem

solve-about = Risolve problemi di scacchi: matti diretti, automatti, riflessi, aiutomatti, stalli
solve-problems = Un enunciato (#2, s#3, h#2.5, r#2, ser-h#4, =2) e posizioni; o file di problemi, - per lo standard input
solve-tries = Anche i tentativi con la loro confutazione
solve-set = Anche il gioco apparente
solve-solutions = Quante soluzioni voleva il compositore, come in 2 o 2.1.1.1
solve-no-solutions = "{ $text }" non è un numero di soluzioni, come 2 o 2.1.1.1
solve-twin = Un gemello, tante volte quanti sono: "b) Pa2->a3", "exchange a1 b2", "remove c3", "add black Sd4", "continued mirror a1<-->h1"
solve-rights = Chi decide dell'arrocco e della presa al varco: convention (ciò che il diagramma dimostra; è il valore predefinito, ma vale ciò che il quarto campo di una FEN dice della presa al varco), diagram (senza guardare al passato, come altri programmi) o fen (la FEN alla lettera)
solve-full = Di ogni problema di un file anche la soluzione, non solo una riga
solve-html = Scrive una pagina da guardare o stampare, con diagramma, fasi e temi
solve-no-rights = "{ $text }" non è tra convention, diagram, fen
solve-author = L'autore, per la pagina
value-twin = GEMELLO
value-rights = DIRITTI
value-author = NOME
solve-nodes = Esamina al massimo questo numero di posizioni
solve-hash = Memoria per le posizioni già giudicate, in MiB (predefinito 16)
solve-threads = Lavora con questo numero di thread: la risposta è la stessa
solve-no-position = quale posizione? Dopo l'enunciato va una FEN, tra virgolette
solve-sums = { $problems } problemi: { $sound } corretti, { $unsound } no
problem-about = Esamina un problema come serve a chi compone: corretto o no, la chiave, i duali, la legalità
problem-what = Che cosa fare: check
problem-stipulation = L'enunciato, come #2
problem-fen = La posizione: una FEN tra virgolette
problem-only-check = c'è solo "check", non "{ $what }"
problem-no-columns = non ci sono un enunciato e una posizione, come: #2 7k/7b/5Kp1/8/8/8/8/5Q2
problem-bad-twin = gemello { $letter }: { $what }
problem-page-title = Problemi di scacchi
problem-page-list = Problemi
problem-page-diagram = Diagramma: { $fen }
problem-page-defence = Difesa
problem-no-piece = "{ $text }" non è un pezzo con la sua casa, come Kg1
problem-incomplete = mancano i pezzi o l'enunciato

## Popeye

popeye-condition = la condizione { $names } è eterodossa: qui si risolvono solo problemi ortodossi
popeye-option = l'opzione { $name } non è disponibile: senza di essa il problema sarebbe un altro, e non viene risolto
popeye-no-option = "{ $text }" non è un'opzione di Popeye conosciuta qui
popeye-intelligent = Intelligent { $number } tralascerebbe delle soluzioni: è disponibile solo Intelligent senza numero
popeye-needs-number = dopo l'opzione { $name } occorre un numero
popeye-needs-squares = dopo l'opzione { $name } occorrono delle case, come a1h8
popeye-no-home = NoCastling vuole le case di re e torri, a1, e1, h1, a8, e8, h8, non { $square }
popeye-white-to-play = WhiteToPlay vale per gli aiutomatti con un numero intero di mosse, non per { $stipulation }
popeye-en-passant = EnPassant vuole le tre case del pedone che ha appena fatto il doppio passo, come a7a6a5, e la posizione non lo mostra
popeye-attribute = i pezzi "{ $name }" sono eterodossi: qui ci sono solo Bianco e Nero e pezzi ortodossi
popeye-piece = "{ $text }": { $letters } è un pezzo eterodosso o non esiste; qui ci sono K, Q, R, B, S, P
popeye-nightrider = "{ $text }": per Popeye N è il nightrider, un pezzo eterodosso; il cavallo è S
popeye-no-color = "{ $text }" non ha colore: prima va scritto White o Black
popeye-occupied = "{ $text }": in { $square } c'è già un pezzo
popeye-no-forsyth = dopo Forsyth va scritta la posizione, come 7k/8/5K2
popeye-forsyth-bar = qui la traversa finisce dopo { $squares ->
    [one] 1 casa
   *[other] { $squares } case
}: ognuna ne ha 8
popeye-forsyth-long = qui si va oltre le 64 case della scacchiera
popeye-command = il comando { $name } non è disponibile
popeye-no-command = "{ $text }" non è un comando di Popeye
popeye-no-end = il problema che inizia qui non ha EndProblem
popeye-outside = "{ $text }" si trova prima di BeginProblem
popeye-language = { $word }: i comandi di Popeye si leggono solo in inglese, da BeginProblem in poi
problem-begins = inizia { side }
