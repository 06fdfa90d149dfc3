# L'allenamento: esercizi generati e verificati.

## Tipi di esercizio

drill-square-colour = Colore della casa
drill-square-colour-about = La casa nominata è chiara o scura? Poi: due case sono dello stesso colore?
drill-same-diagonal = Stessa diagonale
drill-same-diagonal-about = Due case stanno sulla stessa diagonale?
drill-find-square = Trovare la casa
drill-find-square-about = Indicare la casa nominata, dal lato del Bianco e dal lato del Nero.
drill-name-square = Nominare la casa
drill-name-square-about = Dire come si chiama la casa segnata, dal lato del Bianco e dal lato del Nero.
drill-piece-moves = Dove può andare?
drill-piece-moves-about = Indicare tutte le case in cui il pezzo può muovere.
drill-knight-route = Il percorso del cavallo
drill-knight-route-about = Portare il cavallo alla meta nel minor numero di mosse.
drill-attackers = Che cosa attacca questa casa?
drill-attackers-about = Indicare tutti i pezzi di una parte che attaccano la casa segnata.
drill-captures = Tutte le catture
drill-captures-about = Trovare tutte le catture legali.
drill-checks = Tutti gli scacchi
drill-checks-about = Trovare tutte le mosse legali che danno scacco.
drill-is-legal = È legale?
drill-is-legal-about = Questa mossa si può giocare? Se no, perché?
drill-winnable = Che cosa si può guadagnare?
drill-winnable-about = Indicare i pezzi che si possono catturare con guadagno, contando i cambi fino in fondo.
drill-mate-in-one = Matto in una mossa
drill-mate-in-one-about = Trovare l'unica mossa che dà matto.
drill-mate-in-two = Matto in due mosse
drill-mate-in-two-about = Trovare l'unica mossa dopo la quale il matto segue a ogni risposta. Il solutore lo ha dimostrato.
drill-mate-in-three = Matto in tre mosse
drill-mate-in-three-about = Trovare l'unica mossa dopo la quale il matto arriva alla terza mossa, qualunque sia la risposta. Il solutore lo ha dimostrato.
drill-fork = Forchetta
drill-fork-about = Guadagnare materiale con una mossa che attacca due bersagli.
drill-pin = Inchiodatura
drill-pin-about = Guadagnare materiale inchiodando un pezzo.
drill-skewer = Infilata
drill-skewer-about = Guadagnare materiale attaccando un pezzo che ne ha un altro alle spalle.
drill-discovery = Attacco di scoperta
drill-discovery-about = Guadagnare materiale togliendo un pezzo dalla linea di un altro.
drill-pawn-race = Il quadrato del pedone
drill-pawn-race-about = Il re raggiunge il pedone?
drill-pawn-result = Re e pedone: vinta o patta?
drill-pawn-result-about = Dire come finisce con il gioco migliore. Giudica la tavola esatta.
drill-pawn-move = Conservare la vittoria o la patta
drill-pawn-move-about = Trovare tutte le mosse che conservano il risultato.
drill-take-opposition = Prendere l'opposizione
drill-take-opposition-about = Trovare la mossa di re che prende l'opposizione e con essa il risultato.
drill-key-squares = Case chiave
drill-key-squares-about = Segnare le case dalle quali il re vince, chiunque abbia il tratto.
drill-pawn-play = Promuovere il pedone
drill-pawn-play-about = Vincere contro la difesa migliore, per la via più breve.
drill-wrong-bishop = L'alfiere del colore sbagliato
drill-wrong-bishop-about = Pedone di torre e alfiere: il re raggiunge l'angolo?
drill-knight-distance = Mosse di cavallo a mente
drill-knight-distance-about = Quante mosse servono al cavallo?
drill-moves-needed = Quante mosse servono?
drill-moves-needed-about = Quante mosse servono a un pezzo sulla scacchiera vuota?
drill-attackers-blind = Attacchi a mente
drill-attackers-blind-about = Quali pezzi attaccano la casa, in una posizione detta a parole?
drill-recall = Ricordare la posizione
drill-recall-about = Guardare una posizione, nasconderla e dire che cosa stava in una casa.
drill-follow = Seguire le mosse
drill-follow-about = Seguire le mosse a mente e dire dove si trova ora un pezzo.
drill-mate-in-one-blind = Matto in una mossa a mente
drill-mate-in-one-blind-about = Trovare la mossa che dà matto in una posizione detta a parole.
drill-mate-ahead = Matto qualche mossa più avanti
drill-mate-ahead-about = Guardare una posizione precedente, seguire le mosse a mente e trovare il matto.
drill-mate-in-two-blind = Matto in due visto e nascosto
drill-mate-in-two-blind-about = Guardare la posizione, nasconderla e risolverla a mente, con tutte le varianti.
drill-mate-in-three-blind = Matto in tre visto e nascosto
drill-mate-in-three-blind-about = Guardare la posizione, nasconderla e risolverla a mente, con tutte le varianti.
drill-pawn-result-blind = Finali di pedone a mente
drill-pawn-result-blind-about = Vinta o patta, in un finale detto a parole?
drill-pawn-play-blind = Vincere a mente un finale di pedone
drill-pawn-play-blind-about = Guardare il finale, nasconderlo e vincerlo a mente.
drill-opening-name = Il nome dell'apertura
drill-opening-name-about = Quale apertura formano queste mosse?
drill-opening-follow = Aperture senza scacchiera
drill-opening-follow-about = Seguire un'apertura a mente e dire che cosa sta in una casa.
drill-count-material = Contare il materiale
drill-count-material-about = Dire chi ha più materiale, e quanto.
drill-centre-control = Il controllo del centro
drill-centre-control-about = Indicare i pezzi che attaccano una casa del centro.
drill-centre-kind = Che tipo di centro?
drill-centre-kind-about = Dire se il centro è aperto, bloccato, mobile o nessuno di questi.
drill-open-files = Colonne aperte
drill-open-files-about = Trovare le colonne aperte; poi quelle semiaperte di una parte.
drill-weak-squares = Avamposti e buchi
drill-weak-squares-about = Indicare gli avamposti di una parte; poi i buchi nella sua posizione.
drill-isolated-pawns = Pedoni isolati
drill-isolated-pawns-about = Indicare i pedoni senza compagni sulle colonne accanto.
drill-weak-pawns = Pedoni doppiati e arretrati
drill-weak-pawns-about = Indicare i pedoni doppiati di una parte; poi quelli arretrati.
drill-passed-pawns = Pedoni passati
drill-passed-pawns-about = Indicare i pedoni passati; poi quelli che possono diventarlo.
drill-pawn-chains = Catene e rotture
drill-pawn-chains-about = Indicare la base di una catena; poi le case delle rotture.
drill-majorities = Maggioranze di pedoni
drill-majorities-about = Indicare i pedoni di una maggioranza.
drill-bad-bishops = L'alfiere cattivo
drill-bad-bishops-about = Indicare l'alfiere ostacolato dai propri pedoni.
drill-placed-knights = Cavalli al bordo e al centro
drill-placed-knights-about = Indicare i cavalli al bordo; poi quelli al centro.
drill-placed-rooks = Le torri al loro posto
drill-placed-rooks-about = Indicare le torri sulle colonne aperte e le torri collegate; poi quelle in settima e dietro un pedone passato.
drill-king-attackers = La pressione sul re
drill-king-attackers-about = Indicare i pezzi che attaccano una casa accanto al re.
drill-meet-attack = Parare l'attacco
drill-meet-attack-about = Trovare tutte le mosse che parano l'attacco a un pezzo.
drill-discovered-check = Scacco di scoperta
drill-discovered-check-about = Guadagnare materiale con uno scacco dato togliendo un pezzo dalla linea di un altro.
drill-double-check = Scacco doppio
drill-double-check-about = Guadagnare materiale con uno scacco di due pezzi insieme.
drill-deflection = Deviazione
drill-deflection-about = Guadagnare materiale allontanando un difensore dal suo compito.
drill-removing-defender = Eliminazione del difensore
drill-removing-defender-about = Guadagnare materiale catturando il pezzo che difende.
drill-trapped-piece = Intrappolare un pezzo
drill-trapped-piece-about = Guadagnare un pezzo togliendogli le case.
drill-zwischenzug = La mossa intermedia
drill-zwischenzug-about = Guadagnare di più giocando un'altra mossa prima di riprendere.
drill-promotion = Portare un pedone a promozione
drill-promotion-about = Guadagnare materiale con un pedone che promuove.
drill-back-rank = Il matto del corridoio
drill-back-rank-about = Dare matto in due mosse a un re chiuso dietro i propri pedoni.
drill-tactics-ahead = Tattica qualche mossa più avanti
drill-tactics-ahead-about = Guardare una posizione precedente, seguire le mosse a mente e trovare la mossa che guadagna materiale.

drill-group-board = La scacchiera
drill-group-moves = Le mosse
drill-group-positions = Pedoni, colonne, case
drill-group-tactics = La tattica
drill-group-endings = I finali
drill-group-blind = Senza scacchiera
drill-group-openings = Le aperture

## Posizioni e mosse a parole

drill-placement = { $color ->
    [white] Bianco
   *[black] Nero
}: { $pieces }.
drill-pieces = { $role ->
    [king] re
    [queen] { $count ->
        [one] donna
       *[other] donne
    }
    [rook] { $count ->
        [one] torre
       *[other] torri
    }
    [bishop] { $count ->
        [one] alfiere
       *[other] alfieri
    }
    [knight] { $count ->
        [one] cavallo
       *[other] cavalli
    }
   *[pawn] { $count ->
        [one] pedone
       *[other] pedoni
    }
} { $squares }
drill-moves-follow = Poi: { $moves }.
drill-say-move = { $kind ->
    [short] arrocco corto
    [long] arrocco lungo
    [takes] { role } prende { $square }
   *[goes] { role } { $square }
}{ $promotion ->
    [none] {""}
   *[other] , promuove a { $promoted }
}{ $check ->
    [mate] , matto
    [check] , scacco
   *[none] {""}
}

## Domande

drill-ask-square-colour = { $square } è una casa chiara o scura?
drill-ask-same-colour = { $one } e { $other } sono dello stesso colore?
drill-ask-same-diagonal = { $one } e { $other } stanno sulla stessa diagonale?
drill-ask-find-square = Dov'è { $square }?
drill-ask-name-square = Come si chiama la casa segnata?
drill-ask-piece-moves = In quali case può muovere { piece-on }?
drill-ask-knight-route = Portare il cavallo da { $from } a { $to } nel minor numero di mosse.
drill-ask-knight-distance = Quante mosse servono al cavallo da { $from } a { $to }?
drill-ask-moves-needed = Quante mosse servono a { role-a } da { $from } a { $to }, sulla scacchiera vuota?
drill-ask-attackers = Quali pezzi { side-of } attaccano { $square }?
drill-ask-captures = Quali catture { side-of } sono legali? Trovarle tutte.
drill-ask-checks = Quali mosse { side-of } danno scacco? Trovarle tutte.
drill-ask-winnable = { turn }. Quali pezzi si possono guadagnare catturandoli?
drill-ask-is-legal = { turn }. Può { piece-on } andare in { $to }?
drill-ask-mate-in-one = { turn } e dà matto in una mossa. Come?
drill-ask-mate-in = { turn } e dà matto in { $moves ->
    [2] due
    [3] tre
   *[other] { $moves }
} mosse. Come comincia?
drill-ask-meet-attack = { turn }, e { piece-on } è sotto attacco. Quali mosse parano l'attacco? Trovarle tutte.
drill-ask-material = Chi ha più materiale, e quanto? Pedone 1, cavallo e alfiere 3, torre 5, donna 9.
drill-ask-centre-kind = Di che tipo è il centro?
drill-ask-seen = { $concept ->
    [centre-control] Quali pezzi { $color ->
        [white] del Bianco
       *[black] del Nero
    } attaccano una casa del centro (d4, e4, d5, e5)?
    [open-file] Quali colonne sono aperte? Indicarne le case sulla prima traversa.
    [half-open-file] Quali colonne sono semiaperte per { $color ->
        [white] il Bianco
       *[black] il Nero
    }? Indicarne le case sulla prima traversa.
    [outpost] Quali case sono avamposti { $color ->
        [white] del Bianco
       *[black] del Nero
    }: difese da un suo pedone, e mai attaccabili da un pedone avversario?
    [hole] Quali case sono buchi nella posizione { $color ->
        [white] del Bianco
       *[black] del Nero
    }: sulla sua terza e quarta traversa, e mai più difendibili dai suoi pedoni?
    [isolated-pawn] Quali pedoni { $color ->
        [white] del Bianco
       *[black] del Nero
    } sono isolati?
    [doubled-pawns] Quali pedoni { $color ->
        [white] del Bianco
       *[black] del Nero
    } sono doppiati?
    [backward-pawn] Quali pedoni { $color ->
        [white] del Bianco
       *[black] del Nero
    } sono arretrati?
    [passed-pawn] Quali pedoni { $color ->
        [white] del Bianco
       *[black] del Nero
    } sono passati?
    [candidate-pawn] Quali pedoni { $color ->
        [white] del Bianco
       *[black] del Nero
    } sono candidati a diventare passati?
    [pawn-chain] Quale pedone { $color ->
        [white] del Bianco
       *[black] del Nero
    } è la base di una catena di almeno tre pedoni? Indicare ogni base.
    [pawn-break] { turn }. In quali case può andare un pedone per attaccare subito un pedone avversario?
    [majority] Quali pedoni { $color ->
        [white] del Bianco
       *[black] del Nero
    } formano una maggioranza sulla loro ala (colonne da a a d, colonne da e ad h)?
    [bad-bishop] Quale alfiere { $color ->
        [white] del Bianco
       *[black] del Nero
    } è cattivo?
    [knight-on-rim] Quali cavalli { $color ->
        [white] del Bianco
       *[black] del Nero
    } stanno al bordo?
    [central-knight] Quali cavalli { $color ->
        [white] del Bianco
       *[black] del Nero
    } stanno al centro, nelle sedici case da c3 a f6?
    [rook-on-open-file] Quali torri { $color ->
        [white] del Bianco
       *[black] del Nero
    } stanno su una colonna aperta?
    [rook-on-half-open-file] Quali torri { $color ->
        [white] del Bianco
       *[black] del Nero
    } stanno su una colonna semiaperta?
    [connected-rooks] Quali torri { $color ->
        [white] del Bianco
       *[black] del Nero
    } sono collegate?
    [rook-on-seventh] Quali torri o donne { $color ->
        [white] del Bianco
       *[black] del Nero
    } stanno in settima traversa, con il re avversario sull'ottava o attaccando un pedone della settima?
    [rook-behind-passer] Quali torri { $color ->
        [white] del Bianco
       *[black] del Nero
    } stanno dietro un pedone passato, proprio o avversario?
   *[king-pressure] Quali pezzi { $color ->
        [white] del Bianco
       *[black] del Nero
    }, senza contare pedoni e re, attaccano una casa accanto al re avversario?
}
drill-ask-win-material = { turn }. Quale mossa guadagna materiale?
drill-ask-result = { turn }. Con il gioco migliore vince { $strong ->
    [white] il Bianco
   *[black] il Nero
}, o è patta?
drill-ask-pawn-runs = { turn }. Il re { $defender ->
    [white] bianco
   *[black] nero
} raggiunge il pedone?
drill-ask-keep-win = { turn }, e la posizione è vinta. Quali mosse conservano la vittoria? Trovarle tutte.
drill-ask-keep-draw = { turn }, e la posizione è patta. Quali mosse conservano la patta? Trovarle tutte.
drill-ask-take-opposition = { turn }. Prendere l'opposizione.
drill-ask-play-out = { turn } e promuove in { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}. Vincere contro la difesa migliore.
drill-ask-key-squares = Quali sono le case chiave del pedone in { $square }?
drill-ask-what-stands = Che cosa sta in { $square }?
drill-ask-where-now = Dov'è ora { $role ->
    [rook] la torre
    [queen] la donna
    [bishop] l'alfiere
    [knight] il cavallo
    [king] il re
   *[pawn] il pedone
} { $color ->
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
} che stava in { $square }?
drill-ask-opening-name = Quale apertura è?

## Che cosa la scacchiera non mostra

drill-right-castle = { $color ->
    [white] Il Bianco
   *[black] Il Nero
} { $has ->
    [yes] può ancora arroccare
   *[no] non può più arroccare
} { $side ->
    [king] corto
    [queen] lungo
   *[both] { $has ->
        [yes] da entrambi i lati
       *[no] da nessun lato
    }
}.
drill-right-step = L'ultima mossa è stata { $from }-{ $to }.
drill-right-no-step = Nessun pedone si può catturare en passant.

## Risposte

drill-yes = sì
drill-no = no
drill-light = chiara
drill-dark = scura
drill-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
drill-never = mai
drill-empty = niente
drill-even-material = pari
drill-ahead = { $color ->
    [white] il Bianco
   *[black] il Nero
}, di { $count }
drill-won = vinta
drill-drawn = patta

## Che cosa si può dire di una risposta

drill-parity = { $square } è { $colour ->
    [light] chiara
   *[dark] scura
}: colonna { $file } e traversa { $rank } danno { $sum }, che è { $colour ->
    [light] dispari
   *[dark] pari
}.
drill-colours = { $one } è { $first ->
    [light] chiara
   *[dark] scura
}, { $other } è { $second ->
    [light] chiara
   *[dark] scura
}.
drill-diagonal = Stanno tutte e due sulla diagonale { $squares }.
drill-apart = Distano { $files ->
    [one] 1 colonna
   *[other] { $files } colonne
} e { $ranks ->
    [one] 1 traversa
   *[other] { $ranks } traverse
}: su una diagonale i due numeri sarebbero uguali.
drill-named = È { $square }.
drill-route = { $moves ->
    [one] Una mossa: { $squares }.
   *[other] { $moves } mosse, per esempio per { $squares }.
}
drill-nearer = { $moves ->
    [0] Arrivato.
    [one] Giusto: manca una mossa.
   *[other] Giusto: mancano { $moves } mosse.
}
drill-not-nearer = Da lì { $moves ->
    [one] serve ancora una mossa
   *[other] servono ancora { $moves } mosse
}: non si è avvicinato.
drill-other-colour = Mai: un alfiere resta sulle case di un solo colore.
drill-attacks = { piece-on } attacca { $target }.
drill-attacks-not = { piece-on } non attacca { $target }.
drill-takes = Cattura { role-a }.
drill-takes-nothing = Non cattura niente.
drill-gives-check = Dà scacco.
drill-no-check = Non dà scacco.
drill-wins = { $role ->
    [rook] La torre
    [queen] La donna
    [bishop] L'alfiere
    [knight] Il cavallo
   *[pawn] Il pedone
} si può guadagnare: { $gain ->
    [one] il valore di un pedone
   *[other] il valore di { $gain } pedoni
}, contando tutti i cambi.
drill-loses = Catturare qui perde alla fine { $loss ->
    [one] il valore di un pedone
   *[other] il valore di { $loss } pedoni
}.
drill-even = Catturare qui è un cambio alla pari.
drill-cannot-take = Qui nessun pezzo può catturare legalmente.
drill-legal = È legale.
drill-illegal = Non è legale: { $why }.
drill-mates = Dà matto.
drill-no-mate = Non è matto: si può rispondere { $line }.
drill-stalemates = Stallo: l'altra parte non ha mosse legali e non è sotto scacco.
drill-key = Dà matto in { $moves ->
    [2] due
    [3] tre
   *[other] { $moves }
} mosse, qualunque sia la risposta.
drill-mate-avoided = Dopo { $line } non c'è matto in { $moves ->
    [1] una mossa
    [2] due mosse
   *[other] { $moves } mosse
}.
drill-gains = Guadagna almeno { $gain ->
    [one] il valore di un pedone
   *[other] il valore di { $gain } pedoni
}, contando le catture fino in fondo: { $line }.
drill-gains-plain = Guadagna almeno { $gain ->
    [one] il valore di un pedone
   *[other] il valore di { $gain } pedoni
}, contando le catture fino in fondo.
drill-gains-less = Dopo { $line } le catture guadagnano solo { $gain ->
    [one] il valore di un pedone
   *[other] il valore di { $gain } pedoni
}.
drill-gains-nothing = Dopo { $line } nessuna cattura guadagna qualcosa.
drill-drops = Perde { $loss ->
    [one] il valore di un pedone
   *[other] il valore di { $loss } pedoni
}: { $line }.
drill-pawn-wins = { $strong ->
    [white] Vince il Bianco
   *[black] Vince il Nero
}: il pedone promuove { $moves ->
    [0] subito
    [one] in una mossa
   *[other] al più in { $moves } mosse
}, secondo la tavola esatta.
drill-pawn-draws = È patta, secondo la tavola esatta.
drill-keeps-win = Vince: { $moves ->
    [0] il pedone ha promosso
    [one] manca una mossa alla promozione
   *[other] mancano { $moves } mosse alla promozione
}.
drill-keeps-draw = Conserva la patta.
drill-slower = Vince anche così, ma con { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} in più della via più breve.
drill-spoils-win = Getta via la vittoria{ $line ->
    [none] .
   *[other] : { $line }.
}
drill-spoils-draw = Perde{ $line ->
    [none] .
   *[other] : { $line }.
}
drill-outside = No: il re è fuori dal quadrato del pedone, e il pedone promuove.
drill-inside = Sì: il re è nel quadrato del pedone o vi entra, e la tavola dice che basta.
drill-wrong-corner = Patta: l'alfiere non controlla la casa d'angolo, e al re non si può impedire di difenderla.
drill-corner-too-far = Vinta: qui il re non raggiunge l'angolo in tempo, anche se l'alfiere non lo controlla.
drill-key-square = Con il re su una casa chiave il pedone vince, chiunque abbia il tratto.
drill-opposition = Prende l'opposizione: i re si fronteggiano con una casa in mezzo, e tocca muovere all'altra parte.
drill-stands = In { $square } sta { piece-a }.
drill-is-empty = In { $square } non c'è niente.
drill-is-opening = È questa apertura: { $name }.
drill-worth = I pezzi del Bianco valgono { $white }, quelli del Nero { $black }.
drill-is-concept = È questo: { $name }.
drill-meets-attack = Para l'attacco.
drill-still-taken = Il pezzo si può ancora catturare: { $line }.
drill-refuted-by = Il motivo: { $name }.
drill-reply = { $which ->
    [one] { $color ->
        [white] Il Bianco risponde
       *[black] Il Nero risponde
    } { $line }.
   *[other] Giusto. E se invece { $color ->
        [white] il Bianco
       *[black] il Nero
    } risponde { $line }?
}
drill-not = No.

## Aiuti

drill-hint-piece = Guardare { piece-on }.
drill-hint-square = Guardare { $square }.
drill-hint-move = Va in { $square }.
drill-hint-mate = Cercare prima gli scacchi: quali case restano al re?
drill-hint-two = Cercare una mossa che lasci un matto dopo ogni risposta; non deve per forza dare scacco.
drill-hint-fork = Un pezzo può attaccare due bersagli insieme.
drill-hint-pin = Un pezzo non può lasciare la linea del suo re, oppure, se lascia la linea, perde qualcosa di più prezioso.
drill-hint-skewer = Due pezzi stanno sulla stessa linea; il più vicino deve andarsene.
drill-hint-discovery = Un pezzo copre la linea di un altro.
drill-hint-pawn = Guardare i re: chi ha l'opposizione, e quali sono le case chiave?
drill-hint-knight = Contare all'indietro dalla meta: da quali case il cavallo la raggiunge?
drill-hint-discovered-check = Un pezzo sta fra un altro della sua parte e il re avversario. Dove va con il maggior guadagno?
drill-hint-deflection = Un pezzo difende qualcosa da solo: allontanarlo.
drill-hint-removing-defender = Un pezzo difende qualcosa da solo: catturarlo.
drill-hint-trapped-piece = Un pezzo non ha più case sicure: attaccarlo, o togliergli l'ultima.
drill-hint-zwischenzug = Quel che si deve riprendere non scappa: cercare prima uno scacco o una cattura più grande.
drill-hint-promotion = Un pedone è vicino all'ultima traversa: che cosa gli impedisce di promuovere?
drill-hint-back-rank = Il re non ha aria: chi difende la sua traversa?
drill-hint-meet-attack = Andarsene, catturare l'attaccante, interporre un pezzo, difendere.
drill-hint-count = { $count ->
    [0] Non ce n'è nessuna.
    [one] È una sola.
   *[other] Sono { $count }.
}
drill-hint-one = Una è { $square }.
drill-hint-file = È sulla colonna { $file }.
drill-hint-not = Non è questa: { $what }.
drill-hint-colour = Sommare il numero della colonna, contando a come 1, e quello della traversa: pari è scura, dispari è chiara.
drill-hint-diagonal = Contare le colonne e le traverse da una casa all'altra: su una diagonale sono altrettante.
drill-hint-legal = Dov'è il re, che cosa lo attacca adesso e che cosa lo attaccherebbe dopo?
drill-hint-captures = Passare da un pezzo all'altro, pedoni compresi: che cosa attacca ciascuno, e può lasciare il suo posto?
drill-hint-checks = Guardare dal re: lungo colonne, traverse e diagonali, e alle case di un cavallo. Anche un pezzo che lascia una linea può dare scacco.
drill-hint-race = Disegnare il quadrato che ha per lato la strada del pedone. Un pedone ancora a casa può andare avanti di due.
drill-hint-corner = Di che colore è l'angolo, e quante mosse servono al re per arrivarci?
drill-hint-look = Guardare ogni scacco, ogni cattura e ogni minaccia.

## Lezioni

lesson-chapter-board = La scacchiera
lesson-chapter-pieces = I pezzi
lesson-chapter-values = Valori, attacco e difesa
lesson-chapter-centre = Centro, colonne, case
lesson-chapter-pawns = I pedoni
lesson-chapter-officers = Alfieri, cavalli, torri
lesson-chapter-opening = L'apertura
lesson-chapter-king = Il re
lesson-chapter-tactics = La tattica
lesson-chapter-plans = Vantaggi e piani
lesson-chapter-endings = I finali
lesson-chapter-conduct = Allenamento e condotta
