# I fatti di una posizione, una frase per ogni concetto. Un fatto di una parte ha il suo $color; $subject e gli altri pezzi sono già parole.

## I pezzi in una frase: come soggetto, e con da, di, a.

fact-roles = { $role ->
    [pawn] pedoni
    [knight] cavalli
    [bishop] alfieri
    [rook] torri
    [queen] donne
   *[king] re
}
fact-noun = { $count ->
    [one] { role }{ $color ->
        [white] { " " }bianc{ fact-o }
        [black] { " " }ner{ fact-o }
       *[any] { "" }
    }
   *[other] { fact-roles }{ $color ->
        [white] { " " }bianc{ $role ->
            [rook] he
            [queen] he
           *[other] hi
        }
        [black] { " " }ner{ $role ->
            [rook] e
            [queen] e
           *[other] i
        }
       *[any] { "" }
    }
} in { $squares }
fact-pieces = { $count ->
    [one] { $role ->
        [bishop] l'{ fact-noun }
        [rook] la { fact-noun }
        [queen] la { fact-noun }
       *[other] il { fact-noun }
    }
   *[other] { $role ->
        [bishop] gli { fact-noun }
        [rook] le { fact-noun }
        [queen] le { fact-noun }
       *[other] i { fact-noun }
    }
}
fact-pieces-by = { $count ->
    [one] { $role ->
        [bishop] dall'{ fact-noun }
        [rook] dalla { fact-noun }
        [queen] dalla { fact-noun }
       *[other] dal { fact-noun }
    }
   *[other] { $role ->
        [bishop] dagli { fact-noun }
        [rook] dalle { fact-noun }
        [queen] dalle { fact-noun }
       *[other] dai { fact-noun }
    }
}
fact-pieces-of = { $count ->
    [one] { $role ->
        [bishop] dell'{ fact-noun }
        [rook] della { fact-noun }
        [queen] della { fact-noun }
       *[other] del { fact-noun }
    }
   *[other] { $role ->
        [bishop] degli { fact-noun }
        [rook] delle { fact-noun }
        [queen] delle { fact-noun }
       *[other] dei { fact-noun }
    }
}
fact-pieces-to = { $count ->
    [one] { $role ->
        [bishop] all'{ fact-noun }
        [rook] alla { fact-noun }
        [queen] alla { fact-noun }
       *[other] al { fact-noun }
    }
   *[other] { $role ->
        [bishop] agli { fact-noun }
        [rook] alle { fact-noun }
        [queen] alle { fact-noun }
       *[other] ai { fact-noun }
    }
}
fact-passed-pawns = { $count ->
    [one] il pedone passato { $color ->
        [white] bianco
       *[black] nero
    }
   *[other] i pedoni passati { $color ->
        [white] bianchi
       *[black] neri
    }
} in { $squares }
fact-squares = { $count ->
    [one] la casa
   *[other] le case
} { $squares }
fact-weak-squares = { $count ->
    [one] la casa debole
   *[other] le case deboli
} { $squares }
fact-along = lungo la { $line ->
    [file] colonna
    [rank] traversa
   *[diagonal] diagonale
} da { $from } { $initial ->
    [a] ad
   *[other] a
} { $to }
fact-pawns = { $count ->
    [one] 1 pedone
   *[other] { $count } pedoni
}
fact-white-black = { $color ->
    [white] bianco
   *[black] nero
}
fact-other-color = { $color ->
    [white] nero
   *[black] bianco
}
fact-other-color-plural = { $color ->
    [white] neri
   *[black] bianchi
}
fact-other-side = { $color ->
    [white] il Nero
   *[black] il Bianco
}
fact-other-side-of = { $color ->
    [white] del Nero
   *[black] del Bianco
}
# Desinenze degli aggettivi, secondo il pezzo.
fact-o = { $role ->
    [rook] a
    [queen] a
   *[other] o
}

## Materiale e pezzi

fact-material = i pezzi { side-of } valgono { $ours ->
    [one] 1 pedone
   *[other] { $ours } pedoni
}, quelli { fact-other-side-of } { $theirs ->
    [one] 1 pedone
   *[other] { $theirs } pedoni
}
fact-material-lead = { side } è in vantaggio di materiale per il valore di { fact-pawns }
fact-exchange-up = { side } ha la qualità in più: una torre in più contro un alfiere o un cavallo in più, e per il resto parità di pezzi
fact-hanging = { $subject } non è difes{ fact-o }, ma nessun pezzo l'attacca
fact-hanging-attacked = { $subject } non è difes{ fact-o } ed è attaccat{ fact-o } { $by }
fact-en-prise = { $subject } è in presa: è attaccat{ fact-o } { $by } e non è difes{ fact-o }
fact-en-prise-cheaper = { $subject } è in presa: è attaccat{ fact-o } { $by }, di minor valore
fact-winnable = la cattura { $of } farebbe guadagnare materiale: è attaccat{ fact-o } { $by }
fact-winnable-defended = la cattura { $of } farebbe guadagnare materiale: è attaccat{ fact-o } { $by } e difes{ fact-o } { $defended }
fact-winnable-in-passing = { $subject } si può catturare al varco con guadagno
fact-trapped = { $subject } è intrappolat{ fact-o }: è attaccat{ fact-o } { $by }, e nessuna sua mossa { $role ->
    [rook] la
    [queen] la
   *[other] lo
} salva
fact-mobility = { $subject } { $count ->
    [0] non attacca nessuna casa
    [one] attacca 1 casa
   *[other] attacca { $count } case
} che non { $count ->
    [0] sia
    [one] sia
   *[other] siano
} { $count ->
    [0] occupata
    [one] occupata
   *[other] occupate
} da pezzi propri né { $count ->
    [0] attaccata
    [one] attaccata
   *[other] attaccate
} da pedoni { fact-other-color-plural }
fact-out-of-play-shut = { $subject } è fuori gioco: { $count ->
    [0] non attacca nessuna casa che non sia occupata da pezzi propri né attaccata
    [one] attacca una sola casa che non sia occupata da pezzi propri né attaccata
   *[other] attacca solo { $count } case che non siano occupate da pezzi propri né attaccate
} da pedoni { fact-other-color-plural }
fact-out-of-play-far = { $subject } è fuori gioco: { $role ->
    [rook] le
    [queen] le
   *[other] gli
} servono più di due mosse per attaccare qualcosa sulle colonne intorno { $king }
fact-offensive = { $subject } ha un ruolo offensivo: attacca { $what }
fact-defensive = { $subject } ha { $count ->
    [one] un compito difensivo
   *[other] { $count } compiti difensivi
}: { $what }
fact-duty-guards = protegge { $what }
fact-duty-mate = impedisce il matto in { $square }
fact-stable = { $subject } è stabile: nessun pedone { fact-other-color } l'attacca né può farlo avanzando
fact-long-diagonal = { $subject } è sulla grande diagonale da { $from } { $initial ->
    [a] ad
   *[other] a
} { $to }

## Centro, colonne, case, spazio

fact-centre-occupation = { side } occupa il centro con { $what }
fact-centre-control = { side } attacca le quattro case del centro { $pawns ->
    [0] nessuna volta con i pedoni
    [one] una volta con un pedone
   *[other] { $pawns } volte con i pedoni
} e { $officers ->
    [0] nessuna volta con altri pezzi
    [one] una volta con un altro pezzo
   *[other] { $officers } volte con altri pezzi
}, senza contare il re
fact-blocked-centre = il centro è bloccato: { $subject } si fronteggiano, e nessun pedone può catturarli
fact-open-centre = il centro è aperto: sulla colonna { $file } non ci sono pedoni
fact-mobile-centre = il centro { side-of } è mobile: { $subject } sono affiancati, e davanti a loro { $squares } { $count ->
    [one] è libera e non è attaccata
   *[other] sono libere e non sono attaccate
} da più pedoni di quanti { $count ->
    [one] la difendono
   *[other] le difendono
}
fact-unfixed-centre = il centro non è definito: né bloccato né aperto, e mobile per nessuna delle due parti; vi si trovano { $subject }
fact-open-file = la colonna { $file } è aperta: non ci sono pedoni
fact-half-open-file = la colonna { $file } è semiaperta per { side }: non ha pedoni { $color ->
    [white] bianchi
   *[black] neri
}, ma ha { $what }
fact-closed-file = la colonna { $file } è chiusa: vi si trovano { $subject }
fact-battery = { $subject } formano una batteria { $along }
fact-doubled-on-file = { $subject } sono raddoppiate sulla colonna { $file }
fact-hole = la casa { $square } è debole per { side }: nessun pedone { fact-white-black } l'attacca né può farlo avanzando
fact-future-hole = la casa { $square } può diventare debole per { side }: nessun pedone { fact-white-black } l'attacca né può farlo avanzando
fact-negligible-hole = la casa debole { $square } { side-of } è trascurabile: nessun cavallo, alfiere, torre o donna { fact-other-side-of } la raggiunge senza danno in due mosse
fact-fixed-hole = la casa debole { $square } { side-of } è fissata: { $what } occupa la casa davanti
fact-colour-complex = { side } è debole sulle case { $shade ->
    [light] chiare
   *[dark] scure
}: { $squares } sono deboli, e { side } non ha l'alfiere di quel colore
fact-outpost = la casa { $square } è un avamposto { side-of }: è difesa { $by }, e nessun pedone { fact-other-color } l'attacca né può farlo avanzando
fact-held-outpost = { $subject } occupa un avamposto: è difes{ fact-o } { $by }, e nessun pedone { fact-other-color } l'attacca né può farlo avanzando
fact-supported-knight = { $subject } è un cavallo sostenuto: è in un avamposto, difeso { $by }
fact-space = { side } ha uno spazio di { $count ->
    [one] 1 casa
   *[other] { $count } case
} sulle colonne dalla c alla f, all'altezza dei suoi pedoni o dietro; i suoi pedoni, contando dal suo lato, si trovano in media { $ranks }
fact-space-wing = alla traversa { $rank } sul lato di { $wing ->
    [queenside] donna
   *[kingside] re
}
fact-space-advantage = { side } ha vantaggio di spazio: { $ours } case contro { $theirs }
fact-transit = la casa { $square } è una casa di smistamento { side-of }: l'unica in cui { $subject } possono andare senza perdite

## Pedoni

fact-pawn-islands = { side } ha { $count ->
    [one] una sola isola di pedoni
   *[other] { $count } isole di pedoni
}
fact-isolated = { $subject } è isolato: non ci sono pedoni { $color ->
    [white] bianchi
   *[black] neri
} { $count ->
    [one] sulla colonna
   *[other] sulle colonne
} { $files }
fact-isolani = { $subject } è un isolano: è isolato su una colonna centrale in cui non ci sono pedoni { fact-other-color-plural }
fact-doubled = { $subject } sono { $count ->
    [2] doppiati
    [3] triplicati
   *[other] uno dietro l'altro
} sulla colonna { $file }
fact-backward = { $subject } è arretrato: i pedoni { $color ->
    [white] bianchi
   *[black] neri
} delle colonne vicine sono più avanti, e la casa { $square } davanti a esso è attaccata { $by }
fact-weak-attacked = { $subject } è debole: è { $flaw ->
    [isolated] isolato
    [backward] arretrato
   *[doubled] doppiato e non difeso
}, ed è attaccato { $by }
fact-weak-open = { $subject } è debole: è { $flaw ->
    [isolated] isolato
    [backward] arretrato
   *[doubled] doppiato e non difeso
}, e sulla sua colonna non ci sono pedoni { fact-other-color-plural }
fact-negligible-weakness = la debolezza { $of } è trascurabile: è { $flaw ->
    [isolated] isolato
    [backward] arretrato
   *[doubled] doppiato e non difeso
}, ma non è attaccato e la sua colonna è chiusa
fact-classic-weakness = { $subject } sono una debolezza classica: sono doppiati, e quello più avanzato è fermato { $by }
fact-fixed-weak-pawn = la debolezza { $of } è fissata: davanti ha { $what }
fact-hanging-pawns = { $subject } sono sospesi: sulle loro colonne e accanto a esse non ci sono altri pedoni { $color ->
    [white] bianchi
   *[black] neri
}, e sulle loro colonne nessun pedone { fact-other-color }
fact-pawn-chain = { $subject } formano una catena, con base in { $base } e testa in { $head }
fact-pawn-pair = { $subject } difende il pedone in { $head }
fact-phalanx = { $subject } formano { $count ->
    [2] un duo
   *[other] una falange
}, affiancati
fact-stonewall = { side } ha uno stonewall con { $what }: i pedoni attaccano { $strong }, ma non possono più difendere { $weak }
fact-ram = { $subject } e { $what } formano un ariete: si fermano a vicenda
fact-blocked-pawn = { $subject } è bloccato { $by }
fact-blockade = { $subject } blocca { $what }, che è { $kind ->
    [passed] passato
   *[isolated] isolato
}
fact-lever = { $subject } fa leva contro { $what }
fact-pawn-break = andando in { $square }, { $subject } farebbe una rottura: attaccherebbe { $what }
fact-majority = { side } ha la maggioranza sul lato di { $wing ->
    [queenside] donna
   *[kingside] re
}: { $ours ->
    [one] 1 pedone
   *[other] { $ours } pedoni
} contro { $theirs }
fact-effective-majority = la maggioranza { side-of } sul lato di { $wing ->
    [queenside] donna
   *[kingside] re
} è effettiva: { $ours ->
    [one] 1 pedone
   *[other] { $ours } pedoni
} contro { $theirs }, nessuno doppiato o arretrato
fact-passed = { $subject } è passato: più avanti, sulla sua colonna e su quelle accanto, non ci sono pedoni { fact-other-color-plural }
fact-passed-behind = { $subject } è passato, ma sulla sua colonna ha davanti { $what }
fact-protected-passed = { $subject } è un pedone passato difeso, protetto { $by }
fact-connected-passed = { $subject } sono legati: sono su colonne vicine
fact-united-passed = { $subject } sono uniti: sono su colonne vicine, distanti al più una traversa
fact-outside-passed = { $subject } è un pedone passato distante: ogni altro pedone è ad almeno tre colonne
fact-candidate = { $subject } è un candidato: sulla sua colonna non ha davanti pedoni { fact-other-color-plural }, e sulle colonne accanto { $ours ->
    [0] nessun pedone lo aiuta
    [one] 1 pedone lo aiuta
   *[other] { $ours } pedoni lo aiutano
} e { $theirs ->
    [0] nessuno gli si oppone
    [one] 1 gli si oppone
   *[other] { $theirs } gli si oppongono
}

## Pezzi ben piazzati e mal piazzati

fact-bad-bishop = { $subject } è cattivo: più della metà dei pedoni { side-of }{ $central ->
    [yes] { " " }sulle colonne dalla c alla f
   *[no] { "" }
} è su case del suo colore, e di questi sono bloccati { $what }
fact-bishop-outside-chain = { $subject } è attivo, benché cattivo per il colore dei suoi pedoni: è più avanti { $what }, che sono bloccati
fact-good-bishop = { $subject } è buono: { $count ->
    [one] è bloccato
   *[other] sono bloccati
} { $what }, ma non su case del suo colore
fact-bishop-pair = { side } ha la coppia degli alfieri, { $subject }, e { fact-other-side } no
fact-opposite-bishops = gli alfieri sono di colore contrario: { $subject }
fact-fianchetto = { $subject } è in fianchetto, dietro { $what }
fact-castled-fianchetto = { $subject } è in fianchetto davanti { $what }, in posizione di arrocco
fact-knight-on-rim = { $subject } è al bordo
fact-central-knight = { $subject } è centralizzato
fact-connected-rooks = { $subject } sono collegate: fra loro non c'è nulla
fact-rook-on-open-file = { $subject } è sulla colonna aperta { $file }
fact-rook-on-half-open-file = { $subject } è sulla colonna semiaperta { $file }, contro { $what }
fact-seventh = { $subject } è in settima traversa, { $what }
fact-seventh-king = con { $what } sulla propria prima traversa
fact-seventh-pawns = attaccando { $what }
fact-doubled-on-seventh = { $subject } sono raddoppiate in settima traversa
fact-rook-behind-passer = { $subject } è dietro { $what }

## Re

fact-same-side-castling = i due re, { $subject }, stanno come dopo l'arrocco dalla stessa parte
fact-opposite-side-castling = i due re, { $subject }, stanno come dopo l'arrocco da parti opposte
fact-shield = { $subject }, in posizione di arrocco, { $count ->
    [0] non ha uno scudo di pedoni
    [one] ha uno scudo di un solo pedone: { $what }
   *[other] ha uno scudo di { $count } pedoni: { $what }
}
fact-weakened = l'arrocco { side-of }, con { $king }, è indebolito: { $what }
fact-weakened-missing = nessun pedone gli fa da scudo { $count ->
    [one] sulla colonna
   *[other] sulle colonne
} { $files }
fact-weakened-moved = { $count ->
    [one] è avanzato
   *[other] sono avanzati
} { $what }, e { side } non ha alfieri del colore di { $square }
fact-uncastled = { $subject } è ancora al centro alla mossa { $number }, e { $count ->
    [one] la colonna { $files } non è chiusa
   *[other] le colonne { $files } non sono chiuse
}
fact-exposed = { $subject } è esposto: né accanto né davanti ha pedoni { $color ->
    [white] bianchi
   *[black] neri
}
fact-king-pressure = { side } attacca case accanto { $king } con { $what }; { fact-other-side } difende case accanto al re con { $defended }: { $ours } contro { $theirs }, senza contare i pedoni e il re
fact-king-pressure-alone = { side } attacca case accanto { $king } con { $what }; nessun cavallo, alfiere, torre o donna difende quelle case
fact-local-superiority = { side } ha superiorità locale sulle colonne dalla { $from } alla { $to } nella metà { fact-other-side-of }: { $what } contro { $defended }, { $ours } contro { $theirs }, senza contare i pedoni e il re
fact-local-superiority-alone = { side } ha superiorità locale sulle colonne dalla { $from } alla { $to } nella metà { fact-other-side-of }: { $ours ->
    [one] l'attacca
   *[other] l'attaccano
} { $what }, e nessun cavallo, alfiere, torre o donna { fact-other-side-of } la difende
fact-pawn-storm = { $subject } { $count ->
    [one] assalta
   *[other] assaltano
} le colonne intorno { $king }
fact-storm-open-centre = { $subject } { $count ->
    [one] assalta
   *[other] assaltano
} le colonne intorno { $king } mentre il centro è aperto: non ci sono pedoni { $files ->
    [d-e] sulle colonne d ed e
   *[other] sulla colonna { $files }
}
fact-back-rank = la prima traversa { side-of } è debole: le case davanti { $king } sono occupate da pezzi propri o attaccate, e in { $squares } { $count ->
    [one] può dare scacco
   *[other] possono dare scacco
} { $what }
fact-back-rank-guarded = la prima traversa { side-of } è debole: le case davanti { $king } sono occupate da pezzi propri o attaccate, e in { $squares } { $count ->
    [one] potrebbe dare scacco
   *[other] potrebbero dare scacco
} { $what }, se non ci { $guards ->
    [one] fosse
   *[other] fossero
} { $defended }
fact-luft = { $subject } ha aria: davanti a sé ha { $count ->
    [one] libera e non attaccata
   *[other] libere e non attaccate
} { $squares }
fact-king-activity = { $subject } è { $centre ->
    [0] al centro
    [one] a 1 mossa dal centro
   *[other] a { $centre } mosse dal centro
}
fact-king-activity-weak = { $subject } è { $centre ->
    [0] al centro
    [one] a 1 mossa dal centro
   *[other] a { $centre } mosse dal centro
} e { $weak ->
    [one] accanto a un pedone debole { fact-other-color }
   *[other] a { $weak } mosse dal più vicino pedone debole { fact-other-color }
}, in { $squares }
fact-cut-off = { $subject } è tagliato fuori sulla colonna { $file } { $by }: dall'altra parte { $count ->
    [one] c'è
   *[other] ci sono
} { $what }

## Linee, compiti, minacce

fact-absolute-pin = { $subject } è inchiodat{ fact-o } { $king } { $by }
fact-total-pin = { $subject } è inchiodat{ fact-o } { $king } { $by }, e non può muovere neppure lungo la linea
fact-relative-pin = { $subject } è inchiodat{ fact-o } { $to } { $by }: se lascia la linea, { $what } si può catturare con guadagno
fact-cross-pin = { $subject } è inchiodat{ fact-o } su { $count } linee insieme, { $by }; dietro ci sono { $what }
fact-half-pin = { $subject } sono in seminchiodatura: se { $role ->
    [rook] una lascia la linea, l'altra resta inchiodata
   *[other] uno lascia la linea, l'altro resta inchiodato
} { $king } { $by }
fact-skewer = { $subject } tiene in infilata { $front } e, dietro, { $rear }
fact-x-ray-attack = { $subject } attacca ai raggi X { $what }, attraverso { $through }
fact-x-ray-defence = { $subject } difende ai raggi X { $what }, attraverso { $through }
fact-discovered-attack = se { $subject } lascia la linea, { $by } attacca { $what } e può guadagnare materiale
fact-discovered-check = se { $subject } lascia la linea, { $by } dà scacco { $king }
fact-double-attack = { $subject } fa un attacco doppio: { $what }
fact-duty = { $subject } ha il compito di proteggere { $what }, che altrimenti si potrebbe catturare con guadagno
fact-mate-duty = senza { $subject }, { $what } darebbe matto in { $square }
fact-overloaded = { $subject } è sovraccaric{ fact-o }, con { $count } compiti: { $what }
fact-mate-threat = { $subject } { $turn ->
    [now] può dare matto
   *[next] minaccia di dare matto
} in { $square }
fact-mate-threat-promotion = { $subject } { $turn ->
    [now] può dare matto
   *[next] minaccia di dare matto
} in { $square } promuovendo { $role ->
    [bishop] ad
   *[other] a
} { role }
fact-mate-threat-castling = { side } { $turn ->
    [now] può dare matto
   *[next] minaccia di dare matto
} con l'arrocco { $wing ->
    [king] corto
   *[queen] lungo
}
fact-promotion-threat = { $subject } { $turn ->
    [now] può promuovere
   *[next] minaccia di promuovere
} { $role ->
    [bishop] ad
   *[other] a
} { role } in { $square } senza perdite
fact-capture-threat = { $subject } { $turn ->
    [now] può catturare
   *[next] minaccia di catturare
} { $what } e guadagnare il valore di { fact-pawns }

## Tipi di verità

truth-board = si vede sulla scacchiera
truth-exchange = per cambi o per una semimossa
truth-line = nella variante data
truth-proof = dimostrato
truth-engine = opinione di un motore

## Il bilancio: una riga per ogni tipo di vantaggio

balance-has = { side } ha { $what }
balance-material = materiale
balance-material-side = i pezzi { side-of } valgono { $count ->
    [one] 1 pedone
   *[other] { $count } pedoni
}{ $pair ->
    [yes] { ", " }e { side } ha la coppia degli alfieri
   *[no] { "" }
}
balance-material-means = { $who ->
    [nobody] il materiale è pari
    [white] il Bianco è in vantaggio per il valore di { fact-pawns }
   *[black] il Nero è in vantaggio per il valore di { fact-pawns }
}
balance-space = spazio
balance-space-side = { side } ha uno spazio di { $squares ->
    [one] 1 casa
   *[other] { $squares } case
}, e { $centre ->
    [0] non attacca il centro
    [one] attacca case del centro una volta
   *[other] attacca case del centro { $centre } volte
}
balance-space-means = { $who ->
    [nobody] nessuno ha vantaggio di spazio
    [white] il Bianco ha vantaggio di spazio
   *[black] il Nero ha vantaggio di spazio
}
balance-time = tempo
balance-time-side = { side } { $count ->
    [0] non ha fatto nessun passo di sviluppo
    [one] ha fatto 1 passo di sviluppo: { $done }
   *[other] ha fatto { $count } passi di sviluppo: { $done }
}
balance-time-minors = { $count ->
    [one] 1 pezzo minore sviluppato
   *[other] { $count } pezzi minori sviluppati
}
balance-time-castled = il re in posizione di arrocco
balance-time-queen = nessuna donna in prima traversa
balance-time-move = il tratto
balance-time-means = { $who ->
    [nobody] nessuno è in vantaggio di tempo
    [white] il Bianco è avanti di { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
   *[black] il Nero è avanti di { $count ->
        [one] 1 passo
       *[other] { $count } passi
    }
}
balance-pawns = pedoni
balance-pawns-islands = { $count ->
    [one] 1 isola di pedoni
   *[other] { $count } isole di pedoni
}
balance-pawns-none = { side } non ha pedoni
balance-pawns-isolated = { $count ->
    [one] 1 pedone isolato
   *[other] { $count } pedoni isolati
}
balance-pawns-doubled = { $count } pedoni doppiati
balance-pawns-backward = { $count ->
    [one] 1 pedone arretrato
   *[other] { $count } pedoni arretrati
}
balance-pawns-passed = { $count ->
    [one] 1 pedone passato
   *[other] { $count } pedoni passati
}
balance-pawns-means = { $who ->
    [nobody] contando pedoni isolati, doppiati e arretrati, le parti sono pari
    [white] il Bianco ha in tutto meno pedoni isolati, doppiati e arretrati
   *[black] il Nero ha in tutto meno pedoni isolati, doppiati e arretrati
}
balance-safety = sicurezza del re
balance-safety-side = il re { side-of } { $castled ->
    [yes] è in posizione di arrocco
   *[no] non è in posizione di arrocco
}{ $exposed ->
    [yes] { ", " }è esposto
   *[no] { "" }
} e { $shield ->
    [0] non ha pedoni
    [one] ha 1 pedone
   *[other] ha { $shield } pedoni
} nello scudo; senza contare i pedoni e i re, { $attackers ->
    [0] nessun pezzo attacca
    [one] 1 pezzo attacca
   *[other] { $attackers } pezzi attaccano
} case accanto a esso e { $defenders ->
    [0] nessuno difende
    [one] 1 difende
   *[other] { $defenders } difendono
} tali case
balance-safety-means = { $who ->
    [nobody] nessun re ha più attaccanti che difensori
    [both] entrambi i re hanno più attaccanti che difensori
    [white] il re del Bianco ha più attaccanti che difensori
   *[black] il re del Nero ha più attaccanti che difensori
}
balance-files = colonne
balance-files-open = { $count ->
    [one] 1 torre su una colonna aperta
   *[other] { $count } torri su colonne aperte
}
balance-files-half = { $count ->
    [one] 1 torre su una colonna semiaperta
   *[other] { $count } torri su colonne semiaperte
}
balance-files-seventh = { $count ->
    [one] 1 torre o donna attiva in settima traversa
   *[other] { $count } torri o donne attive in settima traversa
}
balance-files-none = { side } non ha torri su colonne aperte o semiaperte, né pezzi attivi in settima traversa
balance-files-means = { $who ->
    [nobody] secondo questi numeri le parti sono pari
    [white] secondo questi numeri il Bianco ha di più
   *[black] secondo questi numeri il Nero ha di più
}
balance-minors = pezzi minori
balance-minors-outposts = { $count ->
    [one] 1 pezzo minore in avamposto
   *[other] { $count } pezzi minori in avamposto
}
balance-minors-bad = { $count ->
    [one] 1 alfiere cattivo
   *[other] { $count } alfieri cattivi
}
balance-minors-rim = { $count ->
    [one] 1 cavallo al bordo
   *[other] { $count } cavalli al bordo
}
balance-minors-none = { side } non ha pezzi minori in avamposto, né alfieri cattivi, né cavalli al bordo
balance-minors-means = { $who ->
    [nobody] per avamposti occupati le parti sono pari
    [white] il Bianco occupa più avamposti
   *[black] il Nero occupa più avamposti
}

## Modi di rispondere a un attacco

answer-away = spostarsi
answer-capture = catturare l'attaccante
answer-interposition = interporre un pezzo
answer-defence = difendere
answer-counter-capture = catturare altrettanto altrove
answer-check = dare scacco, dopo il quale l'attacco torna a valere
answer-counter-threat = minacciare altrettanto
answer-line = { $way }: { $moves }.
answer-cost = { $written }, al costo di { $count }
answer-empty = in { $square } non c'è nulla
answer-unasked = non ci si chiede come rispondere a un attacco contro { $subject } mentre { fact-other-side } è sotto scacco
answer-none-needed = { $subject } non va pers{ fact-o } per cambi: non c'è un attacco a cui rispondere
answer-count = { $count ->
    [0] nessuna mossa risponde
    [one] 1 mossa risponde
   *[other] { $count } mosse rispondono
} all'attacco contro { $subject }

## Che cosa cambia con una mossa

change-gained = ora { $what }
change-lost = non vale più: { $what }
change-altered = ora { $is }; prima: { $was }
