# Che cosa dice l'istruttore di una posizione, di una mossa e di una partita. Un piano è un'usanza dei buoni giocatori; le sue premesse stanno accanto.

coach-side = { $color ->
    [white] Il Bianco
   *[black] Il Nero
}
coach-other-side = { $color ->
    [white] Il Nero
   *[black] Il Bianco
}
coach-wing = { $wing ->
    [queenside] Sull'ala di donna
   *[kingside] Sull'ala di re
}

## Piani

plan-trade-officers = { coach-side } è in vantaggio: di regola si cambiano le figure e si conservano i pedoni.
plan-trade-pawns = { coach-side } è in svantaggio in un finale: di regola si cambiano i pedoni e si conservano le figure.
plan-trade-for-room = { coach-side } ha poco spazio: di regola si cambiano le figure per respirare.
plan-keep-pieces = { coach-side } ha più spazio: di regola si evitano i cambi di figure, che darebbero respiro all'avversario.
plan-keep-their-bad-bishop = L'alfiere avversario in { $target } è cattivo: di regola { side } non ne libera l'avversario con un cambio.
plan-free-bad-bishop = L'alfiere in { $subject } è chiuso dai propri pedoni: va portato fuori, davanti a loro, oppure cambiato.
plan-develop = { coach-side } non ha ancora messo in gioco { $pieces }: lo sviluppo prosegue con { $moves }.
plan-castle = { coach-side } può arroccare: { $moves }.
plan-make-luft = Il re in { $subject } è debole sulla prima traversa: gli dà aria { $moves }.
plan-attack-king = Intorno al re in { $target } { side } ha più attaccanti di quanti siano i difensori: conviene attaccarlo.
plan-storm = I re hanno arroccato su ali opposte: { side } può lanciare i pedoni contro il re in { $target }, con { $moves }.
plan-strike-in-centre = { coach-other-side } attacca con i pedoni mentre il centro è aperto: di regola { side } reagisce al centro.
plan-king-to-centre = In un finale senza donne il re in { $subject } va al centro: { $moves }.
plan-lever-at-base = La base della catena di pedoni è in { $target }: va attaccata lì con { $moves }.
plan-minority-attack = { coach-wing } { side } può avanzare { $ours ->
    [one] l'unico pedone
   *[other] i { $ours } pedoni
} contro { $theirs }: è l'attacco di minoranza, per lasciare all'avversario un pedone debole.
plan-advance-majority = { coach-wing } { side } ha { $ours ->
    [one] 1 pedone
   *[other] { $ours } pedoni
} contro { $theirs }: conviene crearsi lì un pedone passato{ $count ->
    [0] .
    [one] , cominciando dal candidato in { $candidates }.
   *[other] , cominciando da un candidato: { $candidates }.
}
plan-advance-passed-pawn = Il pedone passato in { $subject } può avanzare: { $moves }.
plan-open-for-bishops = { coach-side } ha la coppia degli alfieri: conviene aprire le linee con { $moves }.
plan-rook-behind-own-passer = La torre va dietro il pedone passato in { $target }: { $moves }.
plan-rook-behind-their-passer = Una torre dietro il pedone passato avversario in { $target } lo sorveglia: { $moves }.
plan-blockade = Il pedone in { $target } va fermato con { role-a } in { $key }: { $moves }.
plan-hold-blockade = Il cavallo in { $subject } blocca il pedone in { $target }: va tenuto lì.
plan-occupy-outpost = La casa { $key } è un avamposto: la occupa { $moves }.
plan-rook-to-open-file = La colonna { $file } è aperta: una torre la occupa con { $moves }.
plan-rook-to-seventh = Una torre può andare in settima traversa: { $moves }.
plan-activate = { $role ->
    [bishop] L'{ role }
    [rook] La { role }
    [queen] La { role }
   *[other] Il { role }
} in { $subject } è fuori gioco: { $role ->
    [rook] la
    [queen] la
   *[other] lo
} riporta in gioco { $moves }.
plan-attack-weak-pawn = Il pedone avversario in { $target } è debole: conviene prenderlo di mira.
plan-attack-pinned-piece = { $role ->
    [bishop] L'{ role } in { $target } è inchiodato
    [rook] La { role } in { $target } è inchiodata
    [queen] La { role } in { $target } è inchiodata
   *[other] Il { role } in { $target } è inchiodato
} al re: si può attaccare con un pedone, { $moves }.
plan-load-overloaded = { $piece } deve difendere { $pieces }: conviene attaccare il difensore, oppure { $count ->
    [one] ciò che difende.
   *[other] una delle cose che difende.
}

## Matti e finali

coach-mates = { coach-side } { $moves ->
    [one] dà matto subito
   *[other] dà matto per forza in { $moves } mosse
}: { $line }.
coach-wins = { coach-side } guadagna per forza almeno { coach-points }: { $line }.
coach-ending-won = Il pedone in { $pawn } vince, secondo la tavola esatta di re e pedone contro re{ $moves ->
    [0] .
    [one] : promuove al più in 1 mossa.
   *[other] : promuove al più in { $moves } mosse.
}
coach-ending-drawn = Il pedone in { $pawn } non vince: secondo la tavola esatta di re e pedone contro re è patta.
coach-ending-keeping = { $keeping ->
    [all] Ogni mossa conserva il risultato.
    [one] Lo conserva soltanto { $moves }.
   *[some] Lo conservano { $moves }.
}
coach-zugzwang = { coach-side } è in zugzwang: se potesse passare, il risultato sarebbe migliore.
coach-key-squares = Le case chiave del pedone in { $pawn } sono { $squares }: il suo re { $held ->
    [yes] ne occupa una.
   *[no] non ne occupa nessuna.
}
coach-opposition = I re si fronteggiano su una { $alignment ->
    [file] colonna
    [rank] traversa
   *[diagonal] diagonale
} con { $between ->
    [one] 1 casa
   *[other] { $between } case
} in mezzo: { side } non ha il tratto e ha l'opposizione{ $between ->
    [one] .
   *[other] { " " }distante.
}
coach-square-wins = Il re in { $king } è fuori dal quadrato del pedone in { $pawn } e non gli è accanto: il pedone promuove.
coach-square-outside = Il re in { $king } è fuori dal quadrato del pedone in { $pawn }.
coach-square-inside = Il re in { $king } è dentro il quadrato del pedone in { $pawn }.
coach-rook-not-queen = Il pedone in { $pawn } deve promuovere a torre: con la donna sarebbe soltanto patta.
coach-wrong-bishop = { coach-side } ha pedoni di torre e un alfiere che non controlla { $corner }, la casa di promozione{ $verdict ->
    [won] ; vince lo stesso, secondo una tavola esatta, promuovendo al più in { $moves } mosse.
    [drawn] : patta, secondo una tavola esatta.
   *[unknown] : vince o no secondo che l'altro re arrivi in quell'angolo.
}
coach-dead-position = La posizione è morta: nessuno dei due può dare matto con alcuna serie di mosse legali, e la partita è patta.
coach-breakthrough = { coach-side } sfonda: { $line } porta a donna al più in { $moves } mosse, qualunque sia la risposta.

## Altre parole

coach-part-subject = di chi si parla
coach-part-attacker = attaccanti
coach-part-defender = difensori
coach-part-target = bersagli
coach-part-line = linea
coach-part-key = case decisive
coach-forbidden = Questa partita si sta giocando: istruttore, motore e nomi delle aperture tacciono, perché i giocatori non possono servirsi di consigli. { $article }
coach-phase = { $phase ->
    [opening] apertura
    [middlegame] mediogioco
   *[endgame] finale
}

## tratto coach

value-fen-or-file = FEN|FILE
coach-about = Che cosa dice l'istruttore di una posizione o di una partita: che cosa si può guadagnare e come pararlo, matti, finali, piani, ciascuno con la sua prova
coach-source = Una posizione (FEN, EPD, startpos), un file con una partita in qualunque notazione, o - per una posizione su ogni riga dello standard input
coach-nth = Quale partita del file (se manca, la prima)
coach-ply = La posizione dopo tante semimosse della partita
coach-evidence = Mostra che cosa prova ogni frase: premesse, case, mosse, e come si sa
coach-edition = L'edizione delle Regole che vieta i consigli in una partita in corso (se manca, la più recente)
coach-moves = mosse { $moves }
coach-heading-balance = Bilancio
coach-heading-threats = Minacce
coach-heading-mate = Matto
coach-heading-win = Che cosa si guadagna per forza
coach-heading-attacked = Che cosa si può guadagnare, e come pararlo
coach-heading-ending = Finale
coach-heading-plans-white = Piani del Bianco
coach-heading-plans-black = Piani del Nero
coach-nothing = Non c'è nulla da dire che si possa mostrare.

## Una mossa

finding-mates-at-once = È scacco matto.
finding-stalemates = Dà stallo: la partita è patta.
finding-wins-material = { $line } guadagna { coach-points } con i cambi.
finding-meets-attack = Para l'attacco in { $square }.
finding-threatens = Minaccia { $menace ->
    [mate] il matto con { $moves }.
    [promotion] di promuovere con { $moves }.
   *[capture] { $moves }, che guadagna { coach-points } con i cambi.
}
finding-misses-mate = { $count ->
    [one] Si lascia sfuggire il matto immediato: { $line }.
   *[other] Si lascia sfuggire il matto in { $count }: { $line }.
}
finding-misses-gain = Si lascia sfuggire { $line }, che guadagna { coach-points } con i cambi.
finding-misses-win = Si lascia sfuggire { $line }, che guadagna per forza almeno { coach-points }.
finding-allows-win = Perde per forza almeno { coach-points }: { $line }.{ $avoidable ->
    [yes] { " " }Un'altra mossa perde meno.
   *[no] { " " }Nessun'altra mossa trovata perde meno.
}
finding-allows-mate = { $count ->
    [one] Permette il matto subito: { $line }.
   *[other] Permette il matto in { $count }: { $line }.
}{ $avoidable ->
    [yes] { " " }Un'altra mossa lo impedisce.
   *[no] { " " }Nessun'altra mossa trovata lo impedisce.
}
finding-hangs = Lascia in presa { $piece }: { $line } guadagna { coach-points } con i cambi.
finding-leaves-hanging = Non salva { $piece }: { $line } guadagna ancora { coach-points } con i cambi.
finding-poisoned = A chi prende { $piece } si risponde con il matto in { $count }: { $line }.
finding-allows-promotion = Lascia promuovere un pedone: { $line }.
finding-spoils-ending = Secondo la tavola esatta getta via { $before ->
    [won] la vittoria
   *[drawn] la patta
}: { $line }.
finding-graded = Per { $engine } ({ $nodes } nodi) è { $grade ->
    [dubious] una mossa dubbia
    [mistake] un errore
   *[blunder] un errore grave
}: { $before } prima, { $after } dopo; preferisce { $line }.
coach-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
coach-score-mate = matto in { $moves }
coach-score-mated = matto subìto in { $moves }
coach-refutation = { $truth ->
    [engine] { $engine } ({ $nodes } nodi) risponde { $line }.
    [proof] Dimostrato: { $line }.
   *[exchange] La linea: { $line }.
}
coach-chance = { $truth ->
    [engine] { $engine } ({ $nodes } nodi) gioca { $line }.
    [proof] Dimostrato, invece: { $line }.
   *[exchange] Invece: { $line }.
}
coach-no-findings = Non si è trovato nulla contro questa mossa.

## Le dieci regole dell'apertura

check-centre = { $kept ->
    [yes] Alla mossa { $at } { side } ha al centro i pedoni che la regola chiede.
   *[no] Alla mossa { $at } { side } non ha al centro i pedoni che la regola chiede.
}
check-towards-centre = { $kept ->
    [yes] I pezzi leggeri { side-of } vanno verso il centro.
   *[no] Con la mossa { $at } un pezzo leggero { side-of } lascia la sua casa e non fa nulla per il centro.
}
check-one-move-each = { $kept ->
    [yes] { coach-side } non muove senza necessità due volte una figura prima di tutti i pezzi leggeri.
   *[no] Con la mossa { $at } { side } muove di nuovo una figura, senza necessità, prima di tutti i pezzi leggeri.
}
check-safe-squares = { $kept ->
    [yes] { coach-side } non mette figure dove un pedone può scacciarle subito.
   *[no] Con la mossa { $at } { side } mette una figura dove un pedone può attaccarla subito.
}
check-minors-first = { $kept ->
    [yes] { coach-side } sviluppa tre pezzi leggeri prima di donna e torri.
   *[no] Con la mossa { $at } { side } muove la donna o una torre prima di tre pezzi leggeri.
}
check-castled = { $kept ->
    [yes] Alla mossa { $at } { side } ha arroccato, o ha dovuto rinunciarvi per forza.
   *[no] Alla mossa { $at } { side } non ha arroccato, o vi ha rinunciato senza necessità.
}
check-rook-files = { $kept ->
    [yes] Le torri { side-of } vanno su colonne aperte o apribili.
   *[no] Con la mossa { $at } { side } mette una torre su una colonna chiusa, che non si apre con una sola leva.
}
check-pawn-tasks = { $kept ->
    [yes] Alla mossa { $at } i pedoni { side-of } tengono il centro e riparano il re, e nessuna figura sta davanti a tutti loro.
   *[no] Alla mossa { $at } ai pedoni { side-of } manca uno dei tre compiti: il centro, il riparo del re, lo spazio per le figure.
}
check-one-diagonal = { $kept ->
    [yes] { coach-side } apre una sola diagonale a ciascun alfiere.
   *[no] Con la mossa { $at } { side } apre due diagonali a un alfiere che è ancora a casa.
}
check-free-way = { $kept ->
    [yes] { coach-side } non mette nulla sulla strada di un pezzo ancora a casa.
   *[no] Con la mossa { $at } { side } mette qualcosa sulla strada di un pezzo ancora a casa.
}
check-unjudged = { $check ->
    [centre] Pedoni al centro
    [towards-centre] Pezzi leggeri verso il centro
    [one-move-each] Una mossa per ogni pezzo
    [safe-squares] Figure dove nessun pedone le scaccia
    [minors-first] Pezzi leggeri prima di donna e torri
    [castled] Arrocco
    [rook-files] Torri sulle colonne aperte
    [pawn-tasks] I tre compiti dei pedoni
    [one-diagonal] Una diagonale per ciascun alfiere
   *[free-way] Strada libera per i pezzi
}: nessun giudizio per { side }, { $all ->
    [yes] perché nelle prime { $moves } mosse il caso non si è presentato.
   *[no] perché { $moves ->
        [0] non ha fatto mosse.
        [one] ha fatto soltanto 1 delle prime 12 mosse.
       *[other] ha fatto soltanto { $moves } delle prime 12 mosse.
    }
}

## Una partita

coach-heading-opening = Apertura
coach-heading-checks-white = Le regole dell'apertura: il Bianco
coach-heading-checks-black = Le regole dell'apertura: il Nero
coach-heading-turns = Momenti decisivi
coach-heading-stages = La struttura e i piani
coach-heading-changes = Che cosa cambia
coach-motif = { $name }: { $sentence }
coach-opening-until = { $name } ({ $eco }), fino alla mossa { $number }
coach-stage = Dopo { $played }: { $phase }
coach-stage-start = All'inizio: { $phase }
coach-no-turns = Non si è trovata una mossa in cui si veda cambiare la partita.
coach-no-move = La partita non ha mosse da guardare.
coach-move-of = La mossa { $played }
coach-move = La mossa da esaminare, dalla posizione
coach-engine = Interroga anche un motore; la sua opinione è sempre detta tale (senza nome: Stockfish)
coach-nodes = Quanti nodi il motore spende per ogni posizione (se manca, 100000)
coach-prefers = { $engine } ({ $nodes } nodi) preferisce { $line } ({ $score }).
coach-heading-engine = L'opinione di un motore
coach-heading-events = Che cosa è accaduto

## Che cosa è accaduto nella partita

event-gambit = Alla mossa { $at } { side } offre un pedone, un { $kind ->
    [counter] controgambetto
   *[gambit] gambetto
}: { $offer }. { $taken ->
    [yes] È accettato: { $taking }, e il pedone non viene ripreso entro tre mosse.
   *[no] È rifiutato; { $taking } avrebbe preso il pedone.
}
event-castled = Entrambi hanno arroccato, { $same ->
    [yes] dalla stessa parte
   *[no] da parti opposte
}: { $line }.
event-early-queen = Alla mossa { $at } { side } porta fuori la donna prima di tre pezzi leggeri, e una mossa di sviluppo la attacca: { $line }.
event-demolition = { coach-side } dà più di un pedone per un pedone davanti al re arroccato, e { $mates ->
    [yes] dà matto
   *[no] ha quanto prima
}: { $line }.
