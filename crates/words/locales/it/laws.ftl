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
    [one] una sola volta
    [2] due volte
   *[other] { $count } volte
}
halfmoves-counted = { $count ->
    [one] una semimossa
   *[other] { $count } semimosse
}
items-counted = { $count ->
    [one] manca un dato
   *[other] mancano { $count } dati
}

## Che cosa ne segue

effect-new-game = la partita è annullata e se ne gioca una nuova
effect-play-on = la partita continua
effect-stands = tutto resta com'è
effect-add = { who } riceve { $time } in più
effect-take = { who } perde { $time }
effect-set = l'orologio { whose } viene regolato su { $time }
effect-extra-time = d'ora in poi entrambi ricevono { $time } per ogni mossa
effect-back = si torna indietro di { halfmoves-counted }
effect-free = { who } può giocare qualsiasi mossa legale
effect-promote = il pedone in { $square } diventa { role-a }
effect-clock = è in moto l'orologio { whose }
effect-clocks-stop = entrambi gli orologi sono fermi
effect-next-period = la prossima mossa è la prima del periodo successivo
effect-warning = { who } riceve un'ammonizione
effect-offence-1 = è la prima infrazione { whose }
effect-offence-2 = è la seconda infrazione { whose }
effect-offence = è l'infrazione numero { $number } { whose }
effect-loses-draw-claim = { who } perde il diritto di chiedere la patta per questa mossa
effect-loses-touch-complaint = { who } perde il diritto di reclamare per questa violazione
effect-loses-illegal-claim = { who } perde il diritto di reclamare per la mossa illegale
effect-loses-setup-complaint = { who } non può più reclamare sulla posizione iniziale
effect-loses-castling = { who } in questa partita non può arroccare
effect-loses-castling-queenside = { who } in questa partita non può arroccare lungo
effect-loses-castling-kingside = { who } in questa partita non può arroccare corto
effect-loses-promotion-choice = { who } non può più scegliere un altro pezzo
effect-offer-stands = la proposta di patta { whose } resta valida
effect-offer-refused = la proposta di patta { whose } è rifiutata
effect-offer-void = la proposta di patta { whose } non vale
effect-transfer = la posizione si trasferisce su una scacchiera correttamente orientata
effect-put-back = { who } ripristina la posizione corretta, con il proprio tempo
effect-record = { who } aggiorna il formulario
effect-seals = { $sealed } diventa la mossa messa in busta { by-whom }
effect-opened = si esegue la mossa messa in busta, { $sealed }
effect-fine = { who } paga la multa annunciata
effect-excluded = { who } è escluso da uno o più turni
effect-expelled = { who } è espulso dal torneo
effect-sent-out = il responsabile deve lasciare l'area del torneo
effect-assistant = { who } può avere un assistente
effect-appeal = l'appello { whose } va alla commissione d'appello
effect-final = la decisione è inappellabile
effect-supplied = { who } riceve ciò che manca

## Che cosa è lasciato all'arbitro: dopo «l'arbitro può»

choice-recommended = fare come consigliato
choice-play-on = lasciare continuare la partita
choice-penalise = infliggere altre penalità
choice-warn = limitarsi a un'ammonizione
choice-lost = dichiarare persa la partita
choice-drawn = dichiarare patta la partita
choice-new-game = far giocare una nuova partita
choice-agree = accogliere la richiesta
choice-postpone = differire la decisione
choice-reject = respingere la richiesta
choice-agree-or-reject = accogliere o respingere la richiesta
choice-set-times = regolare gli orologi come ritiene giusto
choice-opponent-score = decidere il punteggio dell'avversario
choice-expel = espellere il responsabile

## Interpretazioni adottate

reading-mate-before-count = lo scacco matto precede il conto delle mosse, che la prima stampa di 9.6b non menzionava
reading-consecutive-alternate = «cinque mosse alternate consecutive» significa cinque apparizioni, ciascuna quattro semimosse dopo la precedente
reading-touch-counts-for-mate = per stabilire se l'avversario possa dare matto conta ciò che il pezzo toccato lascia possibile
reading-claimant-meant = alla fine di A.4c «avversario» si intende «richiedente»
reading-illegal-moves-included = l'elenco di articoli in B5(b) comprende le mosse illegali, come dice il suo titolo
reading-counted-once-completed = una mossa illegale si corregge appena eseguita, e si conta quando l'orologio è premuto
reading-each-counts = si contano anche le mosse illegali giocate dopo una passata inosservata
reading-shared-count = mosse illegali, due mani e pressioni senza mossa si contano insieme
reading-blitz-penalty-gap = la penalità nel lampo con supervisione è di due minuti secondo la lettera e di uno nella pratica
reading-king-taken-is-illegal = catturare il re è di per sé una mossa illegale quando quella precedente non si corregge più, perché 1.2 lo vieta
reading-no-carry-over = con il tempo dilazionato il tempo non utilizzato non passa al periodo successivo, qualunque cosa indichi l'orologio
reading-adjusting-forfeits = anche acconciare è toccare deliberatamente, e fa perdere il diritto di reclamare
reading-unannounced-press = premere l'orologio prima di annunciare la mossa non ha effetto, e non vale come pressione senza mossa
reading-limit-needs-both = dieci mosse «di entrambi i giocatori» significa dieci per ciascuno

## Che cosa un giocatore può chiedere: dopo «può»

claim-threefold = chiedere la patta: la posizione è apparsa { $count } volte
claim-threefold-by-move = chiedere la patta per ripetizione, scrivendo { $moves }
claim-fifty = chiedere la patta: { $count } semimosse senza catture né spinte di pedone
claim-fifty-by-move = chiedere la patta per la regola delle cinquanta mosse, scrivendo { $moves }
claim-flag = richiedere la vittoria per il tempo
claim-illegal-move = reclamare per la mossa illegale dell'avversario
claim-touched = reclamare per un pezzo toccato o rilasciato dall'avversario
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
duty-record = deve annotare { halfmoves-counted }
duty-need-not-record = non è tenuto ad annotare le mosse
duty-mark-offer = deve segnare la proposta di patta sul formulario
duty-seal = deve mettere in busta una mossa
duty-put-back = deve ripristinare la posizione corretta
duty-answer-offer = deve rispondere alla proposta di patta, o rifiutarla toccando un pezzo

## Che cosa non può essere accaduto

not-event-time-went-back = è del secondo { $at }, e il fatto precedente del secondo { $last }: i fatti vanno dati in ordine
not-event-not-started = la sessione di gioco non è cominciata: prima l'arbitro deve darle inizio
not-event-already-started = la sessione di gioco è già cominciata
not-event-adjourned = la partita è aggiornata: prima va ripresa
not-event-not-adjourned = la partita non è aggiornata
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
not-event-nothing-displaced = { who } non ha messo fuori posto alcun pezzo
not-event-not-time-to-seal = a nessuno è stato chiesto di mettere in busta la mossa
not-event-nothing-sealed = nessuna mossa è stata messa in busta
not-event-envelope-not-lost = la busta non è smarrita
not-event-no-such-penalty = questa edizione non prevede quella penalità
not-event-nothing-to-appeal = non è stato deciso nulla contro cui presentare appello
not-event-no-assistant = { who } non ha un assistente
not-event-no-arbiter = in sede non c'è un arbitro
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
ruling-advised = si consiglia { $effects }
advised-warning = un'ammonizione { to-whom }
advised-add = { $time } in più { to-whom }
advised-take = { $time } in meno { to-whom }
advised-record = l'aggiornamento del formulario { whose }
advised-put-back = il ripristino della posizione corretta da parte { whose }
advised-play-on = di lasciar continuare la partita
advised-sent-out = di espellere il responsabile
advised-clocks-stop = di fermare gli orologi
advised-result = questo risultato: { $ending }
ruling-choices = spetta all'arbitro { $choices }
ruling-reading = interpretazione adottata: { $reading }
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

piece-unknown = il pezzo in { $square }
duration-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
duration-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
game-move = la semimossa { $number } prima del punto di partenza ({ $squares }) non è legale
game-chess960 = { $number } non è una posizione iniziale degli Scacchi960: vanno da 0 a 959
game-no-king = al punto di partenza manca un re
fault-king-taken = è stato catturato il re in { $square }
fault-unpromoted = { $piece } non è stato sostituito da un altro pezzo
fault-incomplete = una parte della mossa è stata omessa
fault-no-move = non è stata eseguita alcuna mossa
fault-no-king = sulla scacchiera manca un re
