# Motivi di una linea: il nome, e in una frase che cosa mostrano le case e le mosse che lo provano.

## Nomi

motif-name-fork = attacco doppio
motif-name-absolute-pin = inchiodatura assoluta
motif-name-relative-pin = inchiodatura relativa
motif-name-cross-pin = inchiodatura incrociata
motif-name-half-pin = seminchiodatura
motif-name-skewer = infilata
motif-name-discovered-attack = attacco di scoperta
motif-name-discovered-check = scacco di scoperta
motif-name-double-check = scacco doppio
motif-name-cross-check = controscacco
motif-name-decoy = adescamento
motif-name-deflection = deviazione
motif-name-overload = sovraccarico
motif-name-removing-defender = eliminazione del difensore
motif-name-interference = interferenza
motif-name-interposition = interposizione
motif-name-square-clearance = sgombero di casa
motif-name-line-clearance = sgombero di linea
motif-name-self-block = autoblocco
motif-name-zwischenzug = mossa intermedia
motif-name-x-ray = raggi X
motif-name-battery = batteria
motif-name-cooperation = cooperazione di pezzi
motif-name-windmill = mulinello
motif-name-double-bishop-sacrifice = sacrificio dei due alfieri
motif-name-greek-gift = dono greco
motif-name-legal-mate = matto di Légal
motif-name-promotion = promozione
motif-name-underpromotion = promozione minore
motif-name-desperado = desperado
motif-name-perpetual-check = scacco perpetuo
motif-name-stalemate-trick = trucco di stallo
motif-name-trap = tranello
motif-name-trapped-piece = pezzo intrappolato
motif-name-quiet-move = mossa tranquilla
motif-name-defensive-move = mossa difensiva
motif-name-sacrifice = sacrificio
motif-name-combination = combinazione
motif-name-unpin = schiodatura
motif-name-hanging-piece = pezzo in presa
motif-name-simplification = semplificazione
motif-name-passed-pawn = creazione di un pedone passato
motif-name-advanced-pawn = pedone passato avanzato
motif-name-breakthrough = sfondamento
motif-name-smothered-mate = matto affogato
motif-name-back-rank-mate = matto del corridoio
motif-name-anastasia-mate = matto di Anastasia
motif-name-arabian-mate = matto arabo
motif-name-hook-mate = matto a uncino
motif-name-boden-mate = matto di Boden
motif-name-two-bishops-mate = matto dei due alfieri
motif-name-dovetail-mate = matto a coda di rondine
motif-name-epaulette-mate = matto delle spalline
motif-name-opera-mate = matto dell'opera

## Come si sa

motif-truth-board = si vede sulla scacchiera
motif-truth-exchange = per cambi e singole risposte
motif-truth-line = in questa linea
motif-truth-proof = dimostrato contro ogni risposta
motif-truth-engine = parere di un motore

## Che cosa si mostra. Frasi senza maiuscola e senza punto; $count dice quanti pezzi sono in $by.

motif-square = la casa { $square }
motif-threat-mate = il matto in { $square }
motif-threat-promotion = una promozione in { $square }
motif-fork = { $by } { $count ->
    [one] attacca
   *[other] attaccano
} allo stesso tempo { $targets }
motif-fork-and-threat = { $by } { $count ->
    [one] attacca { $targets } e minaccia
   *[other] attaccano { $targets } e minacciano
} { $threats }
motif-fork-threats = { $by } { $count ->
    [one] minaccia
   *[other] minacciano
} allo stesso tempo { $threats }
motif-pin = { $by } inchioda { $pinned }: dietro c'è { $target }
motif-cross-pin = { $by } inchiodano su due linee { $pinned }
motif-half-pin = fra { $by } e { $target } ci sono solo { $pinned }: se uno dei due pezzi lascia la linea, l'altro resta inchiodato
motif-skewer = { $by } attacca { $front }, e dietro c'è { $target }
motif-opened-attack = { $mover } ha aperto la linea, e { $by } { $count ->
    [one] attacca
   *[other] attaccano
} { $targets }
motif-opened-check = { $mover } ha aperto la linea, e { $by } dà scacco
motif-double-check = { $by } danno scacco allo stesso tempo
motif-cross-check = { $side } risponde a uno scacco con uno scacco, dato { $by }
motif-decoy = { piece-on } è { $role ->
    [rook] attirata
    [queen] attirata
   *[other] attirato
} in { $to }, dove { $by } { $role ->
    [rook] la attacca
    [queen] la attacca
   *[other] lo attacca
}
motif-decoy-taken = { piece-on } è { $role ->
    [rook] attirata in { $to } e lì catturata
    [queen] attirata in { $to } e lì catturata
   *[other] attirato in { $to } e lì catturato
}
motif-deflection = { piece-on } è { $role ->
    [rook] deviata
    [queen] deviata
   *[other] deviato
} in { $to }, e { $by } può andare in { $target }
motif-overload = { $guard } ha due compiti, in { $squares }, e non può svolgerli entrambi
motif-removing-defender = { $by } cattura il difensore, { $guard }, e { $next } può andare in { $target }
motif-between = { $mover } si mette fra { $by } e { $target }
motif-square-clearance = { $mover } ha liberato { $square } per { $by }
motif-line-clearance = { $mover } ha liberato la linea, e { $by } può andare in { $target }
motif-self-block = { $blocker } toglie una casa di fuga al proprio re
motif-zwischenzug = prima di ricatturare in { $square }, { $side } gioca { $move }
motif-x-ray = { $by } agisce su { $square } attraverso { $through }
motif-battery = { $mover } va in { $square } con alle spalle { $by }
motif-mate-together = { $by } danno matto insieme
motif-windmill = { $mover } va e torna con scacco, e ogni volta che se ne va { $by } dà scacco di scoperta
motif-double-bishop-sacrifice = { $side } sacrifica i due alfieri in { $squares }, e la donna entra con scacco in { $entry }
motif-greek-gift = { $side } sacrifica l'alfiere in { $square }, e il cavallo segue con scacco in { $entry }
motif-legal-mate = { $side } lascia catturare la donna in { $square } e dà matto con { $by }
motif-promotion = il pedone in { $from } va in { $to } e diventa { role-a }
motif-underpromotion = il pedone in { $from } va in { $to } e diventa { role-a }: qui una donna non andrebbe bene
motif-desperado = { $by } è sotto attacco e prende il più che può, in { $square }
motif-perpetual-check = il re in { $square } non può sottrarsi agli scacchi: { $side } può continuare a darne
motif-stalemate-given = { $side } è in svantaggio e dà lo stallo all'avversario: patta
motif-stalemate-offered = { $side } è in svantaggio e cerca lo stallo: dopo { $reply } non ha più mosse
motif-trap = la cattura in { $square } cade in un tranello
motif-trapped-piece = { $by } { $count ->
    [one] attacca
   *[other] attaccano
} { $target }, che non ha mosse per salvarsi
motif-quiet-move = { $move } non dà scacco e non cattura, e minaccia { $threat }
motif-check-met = { $side } para lo scacco senza perdere nulla
motif-mate-parried = { $by } minacciava il matto, e { $move } lo impedisce
motif-threat-parried = { $by } minacciava { $target }, e { $move } lo impedisce
motif-sacrifice = { $side } offre { $offered }, che { $by } può catturare
motif-combination-mate = { $side } offre { $offered }, e la linea finisce con il matto
motif-combination = { $side } offre { $offered }, e alla fine della linea non ha perso nulla
motif-unpin = { $by } non inchioda più { $freed }
motif-hanging-piece = { $by } cattura { $target }, che nessuno difende
motif-simplification = { $by } e { $target } si cambiano in { $square }
motif-passed-pawn = { $count ->
    [one] { $pawns } è ora un pedone passato
   *[other] { $pawns } sono ora pedoni passati
}
motif-advanced-pawn = il pedone passato avanza da { $from } a { $to }
motif-breakthrough = il pedone in { $square } sfonda: qualunque sia la risposta, un pedone va a promozione
motif-smothered-mate = { $by } dà matto al re in { $square }, chiuso dai propri pezzi
motif-back-rank-mate = { $by } dà matto al re in { $square }, a cui i propri pezzi non lasciano uscita dall'ultima traversa
motif-named-mate = { $by } { $count ->
    [one] dà
   *[other] danno
} matto al re in { $square }: { $name }
