# Le Regole: che cosa si constata, che cosa ne segue, per quale articolo. Frasi senza punto finale: le unisce il codice.

## I giocatori. Una frase che comincia così riceve la maiuscola dal codice.

who = { $color ->
    [white] il Bianco
    [black] il Nero
   *[nobody] il giocatore
}
whose = { $color ->
    [white] del Bianco
    [black] del Nero
   *[nobody] del giocatore
}
to-whom = { $color ->
    [white] al Bianco
    [black] al Nero
   *[nobody] al giocatore
}
by-whom = { $color ->
    [white] dal Bianco
    [black] dal Nero
   *[nobody] dal giocatore
}
times-counted = { $count ->
    [one] una volta
    [2] due volte
   *[other] { $count } volte
}
halfmoves-counted = { $count ->
    [one] una semimossa
   *[other] { $count } semimosse
}
items-counted = { $count ->
    [one] manca una voce
   *[other] mancano { $count } voci
}

## Che cosa ne segue

effect-new-game = la partita è annullata e se ne gioca una nuova
effect-play-on = la partita continua
effect-stands = resta tutto com'è
effect-add = { who } riceve { $time } in più
effect-take = { who } perde { $time }
effect-set = l'orologio { whose } viene regolato su { $time }
effect-extra-time = d'ora in poi entrambi ricevono { $time } per ogni mossa
effect-back = si torna indietro di { halfmoves-counted }
effect-free = { who } può giocare qualsiasi mossa legale
effect-promote = il pedone in { $square } diventa { role-a }
effect-clock = corre l'orologio { whose }
effect-clocks-stop = entrambi gli orologi sono fermi
effect-next-period = la prossima mossa è la prima del periodo successivo
effect-warning = { who } riceve un avvertimento
effect-offence-1 = è la prima infrazione { whose }
effect-offence-2 = è la seconda infrazione { whose }
effect-offence = è l'infrazione numero { $number } { whose }
effect-loses-draw-claim = { who } in questa mossa non può chiedere la patta
effect-loses-touch-complaint = { who } non può più reclamare per questo
effect-loses-illegal-claim = { who } non può più far correggere la mossa illegale
effect-loses-setup-complaint = { who } non può più reclamare sulla disposizione
effect-loses-castling = { who } in questa partita non può arroccare
effect-loses-castling-queenside = { who } in questa partita non può arroccare lungo
effect-loses-castling-kingside = { who } in questa partita non può arroccare corto
effect-loses-promotion-choice = { who } non può più scegliere un altro pezzo
effect-offer-stands = la proposta di patta { whose } resta valida
effect-offer-refused = la proposta di patta { whose } è rifiutata
effect-offer-void = la proposta di patta { whose } non vale
effect-transfer = la posizione si trasferisce su una scacchiera orientata bene
effect-put-back = { who } rimette a posto i pezzi, nel proprio tempo
effect-record = { who } aggiorna il formulario
effect-seals = { $sealed } diventa la mossa in busta { whose }
effect-opened = si gioca la mossa in busta { $sealed }
effect-fine = { who } paga la multa annunciata
effect-excluded = { who } è escluso da uno o più turni
effect-expelled = { who } è espulso dal torneo
effect-sent-out = il responsabile deve lasciare l'area di torneo
effect-assistant = { who } può avere un assistente
effect-appeal = l'appello { whose } va al comitato
effect-final = la decisione è inappellabile
effect-supplied = { who } riceve ciò che manca

## Che cosa è lasciato all'arbitro: dopo «l'arbitro può»

choice-recommended = fare come consigliato
choice-play-on = lasciare continuare la partita
choice-penalise = infliggere altre penalità
choice-warn = limitarsi a un avvertimento
choice-lost = dichiarare persa la partita
choice-drawn = dichiarare patta la partita
choice-new-game = far giocare una nuova partita
choice-agree = accogliere la richiesta
choice-postpone = rinviare la decisione
choice-reject = respingere la richiesta
choice-set-times = regolare gli orologi come ritiene giusto
choice-opponent-score = decidere il punteggio dell'avversario
choice-expel = allontanare il responsabile

## Letture scelte

reading-mate-before-count = il matto precede il conto delle mosse, come la prima stampa di 9.6b dimenticava di dire
reading-consecutive-alternate = «cinque mosse alterne consecutive» vuol dire cinque apparizioni, ciascuna quattro semimosse dopo la precedente
reading-touch-counts-for-mate = nel chiedersi se l'avversario possa dare matto conta ciò che il pezzo toccato lascia possibile
reading-claimant-meant = alla fine di A.4c «avversario» si legge «chi reclama»
reading-illegal-moves-included = l'elenco di articoli in B5(b) si legge come comprensivo delle mosse illegali, come dice il titolo
reading-counted-once-completed = una mossa illegale si corregge appena eseguita, e si conta quando l'orologio è premuto
reading-each-counts = si contano anche le mosse illegali giocate dopo una passata inosservata
reading-shared-count = mosse illegali, due mani e pressioni senza mossa si contano insieme
reading-blitz-penalty-gap = la penalità nel lampo con supervisione è di due minuti secondo la lettera e di uno nella pratica
reading-king-taken-is-illegal = catturare il re è di per sé una mossa illegale quando quella precedente non si corregge più, perché 1.2 lo vieta
reading-no-carry-over = con il tempo dilazionato il tempo non utilizzato non passa al periodo successivo, qualunque cosa indichi l'orologio
reading-adjusting-forfeits = anche acconciare è toccare deliberatamente, e fa perdere il diritto di reclamare
reading-unannounced-press = premere l'orologio prima di annunciare la mossa non ha effetto, e non vale come pressione senza mossa
reading-limit-needs-both = dieci mosse «di entrambi i giocatori» vuol dire dieci per ciascuno

## Che cosa un giocatore può chiedere: dopo «può»

claim-threefold = chiedere la patta: la posizione è comparsa { $count } volte
claim-threefold-by-move = chiedere la patta per ripetizione, scrivendo { $moves }
claim-fifty = chiedere la patta: { $count } semimosse senza catture né mosse di pedone
claim-fifty-by-move = chiedere la patta per la regola delle cinquanta mosse, scrivendo { $moves }
claim-flag = reclamare la caduta della bandierina avversaria
claim-illegal-move = contestare la mossa illegale dell'avversario
claim-touched = reclamare per un pezzo toccato o lasciato dall'avversario
claim-quickplay = chiedere la patta nel finale rapido
claim-extra-seconds = chiedere alcuni secondi per ogni mossa
claim-accept-draw = accettare la patta proposta

## Che cosa un giocatore deve fare

duty-play-among = deve giocare { $moves }
duty-move = deve muovere
duty-press = deve premere l'orologio
duty-announce = deve annunciare la mossa
duty-repeat = deve ripetere ad alta voce la mossa dell'avversario
duty-return-sheet = deve restituire il formulario dell'avversario prima di muovere
duty-record = deve trascrivere { halfmoves-counted }
duty-need-not-record = non è tenuto a trascrivere le mosse
duty-mark-offer = deve segnare la proposta di patta sul formulario
duty-seal = deve mettere in busta una mossa
duty-put-back = deve rimettere a posto i pezzi spostati
duty-answer-offer = deve rispondere alla proposta di patta, o rifiutarla toccando un pezzo

## Che cosa non può essere accaduto

not-event-time-went-back = è del secondo { $at }, e il fatto precedente del secondo { $last }: i fatti vanno dati in ordine
not-event-not-started = il turno non è cominciato: prima l'arbitro deve dargli inizio
not-event-already-started = il turno è già cominciato
not-event-adjourned = la partita è sospesa: prima va ripresa
not-event-not-adjourned = la partita non è sospesa
not-event-over = la partita è finita
not-event-not-over = la partita non è finita
not-event-not-there = { who } non è alla scacchiera: prima deve arrivare
not-event-already-there = { who } è già alla scacchiera
not-event-empty-square = in { $square } non c'è nulla
not-event-no-clock = si gioca senza orologio
not-event-no-offer = nessuno ha proposto patta { to-whom }
not-event-nothing-to-decide = nessuna richiesta attende l'arbitro
not-event-nothing-to-take-back = il giocatore non ha eseguito mosse ancora da completare
not-event-too-far-back = non si può tornare così indietro: la partita ha { halfmoves-counted }
not-event-nothing-to-correct = non c'è una mossa illegale da correggere
not-event-nothing-displaced = { who } non ha spostato nulla
not-event-not-time-to-seal = a nessuno è stato chiesto di mettere in busta la mossa
not-event-nothing-sealed = nessuna mossa è stata messa in busta
not-event-envelope-not-lost = la busta non è smarrita
not-event-no-such-penalty = questa edizione non conosce quella penalità
not-event-nothing-to-appeal = non è stato deciso nulla contro cui presentare appello
not-event-no-assistant = { who } non ha un assistente
not-event-no-arbiter = in sala non c'è un arbitro
not-event-no-sheet = { who } non ha il formulario dell'avversario
not-event-no-consent-needed = in questo torneo la patta è libera: non serve alcun consenso

effect-won = vince { who }, { $score }
effect-drawn = la partita è patta, { $score }
effect-both-lose = perdono entrambi, { $score }
effect-score = la partita è finita, { $score }
effect-must = { $count ->
    [0] { who } deve muovere
   *[other] { who } deve giocare { $moves }
}

## La decisione nel suo insieme

ruling-because = { $what }: { $why }
ruling-unless = { $effects }, salvo diversa decisione dell'arbitro
ruling-recommended = si consiglia: { $effects }
ruling-choices = spetta all'arbitro { $choices }
ruling-reading = lettura scelta: { $reading }
list-or = { $head } o { $last }
articles = { $count ->
    [one] articolo { $list }
   *[other] articoli { $list }
}
article-preface = Prefazione
article-glossary = Glossario
article-appendix = Appendice { $appendix }
article-manual = Manuale degli Arbitri FIDE
articles-of = { $articles }, Regole { $edition }
article-unverified = non verificato: il testo di { $list } nelle Regole { $edition } non era disponibile

## Pezzi, tempi, errori

man-unknown = il pezzo in { $square }
duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
duration-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
game-move = la semimossa { $number } prima del punto di partenza ({ $squares }) non è legale
game-chess960 = { $number } non è una posizione iniziale del Chess960: vanno da 0 a 959
game-no-king = al punto di partenza manca un re
fault-king-taken = è stato catturato il re in { $square }
fault-unpromoted = { $man } non è stato sostituito da un altro pezzo
fault-incomplete = una parte della mossa è stata omessa
fault-no-move = non è stata eseguita alcuna mossa
fault-no-king = sulla scacchiera manca un re
