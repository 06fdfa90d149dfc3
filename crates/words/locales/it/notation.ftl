# Mosse e partite come si scrivono, si leggono e si dicono.

language-name = { $code ->
    [it] italiano
    [de] tedesco
    [fr] francese
    [es] spagnolo
    [pt] portoghese
    [ca] catalano
    [ro] rumeno
    [nl] olandese
    [da] danese
    [nb] norvegese
    [sv] svedese
    [is] islandese
    [fi] finlandese
    [et] estone
    [lv] lettone
    [lt] lituano
    [pl] polacco
    [cs] ceco
    [sk] slovacco
    [hu] ungherese
    [hbs] serbocroato
    [bg] bulgaro
    [ru] russo
    [uk] ucraino
    [el] greco
    [tr] turco
    [eo] esperanto
   *[en] inglese
}
unknown-language = una lingua con le sue iniziali dei pezzi, una tra { $codes }
unknown-tongue = gli annunci sono in de, it o en

## Testi che non sono mosse

read-empty = non è scritta alcuna mossa; ne serve una come e4
read-not-a-move = "{ $text }" non è una mossa: al carattere { $column }, { $problem }
read-unexpected = "{ $found }" lì non ha senso
read-square-missing = manca la casa di arrivo, come e4
read-file-missing = { $letter } è { $role ->
    [pawn] il pedone
    [knight] il cavallo
    [bishop] l'alfiere
    [rook] la torre
    [queen] la donna
   *[king] il re
} e manca la colonna; per una mossa di pedone si scrive { $file } minuscola
read-no-promotion = un pedone diventa donna, torre, alfiere o cavallo, non { $role ->
    [pawn] pedone
   *[king] re
}
read-null-move = è una mossa nulla, che le Regole non conoscono
read-castling-side = non è detto se l'arrocco è corto o lungo
read-unknown-word = "{ $word }" non è una parola di un annuncio
read-malformed = una mossa non si scrive così

## Mosse non legali, o non chiare

read-illegal = "{ $text }" non è legale: { $reason }
read-illegal-many = "{ $text }" non è legale. { $reasons }
read-refused = Per { piece-on }: { $reason }.
read-no-piece = { side } non ha { role-none }
read-no-piece-on = { side } non ha { role-none } in { $square }
read-no-piece-file = { side } non ha { role-none } sulla colonna { $file }
read-no-piece-rank = { side } non ha { role-none } sulla traversa { $rank }
role-none = { $role ->
    [pawn] pedoni
    [knight] cavalli
    [bishop] alfieri
    [rook] torri
    [queen] donne
   *[king] re
}
read-ambiguous = "{ $text }" è ambigua: può essere { $candidates }
read-or = { $head } o { $last }
read-no-capture = "{ $text }" non è legale: { $role ->
    [rook] nessuna torre
    [queen] nessuna donna
   *[other] nessun { role }
} può catturare { $captured ->
    [pawn] un pedone
    [knight] un cavallo
    [bishop] un alfiere
    [rook] una torre
   *[queen] una donna
}
read-not-exact = "{ $text }" si scrive "{ $expected }"
read-unreadable = "{ $text }" non si legge come mossa

## Che cosa c'era di strano

note-nothing-captured = è segnata una cattura, ma non si cattura nulla
note-capture-unmarked = la cattura non è segnata
note-other-piece-captured = il testo dice che si cattura { role-a }, ma è { $found ->
    [pawn] un pedone
    [knight] un cavallo
    [bishop] un alfiere
    [rook] una torre
   *[queen] una donna
}
note-no-piece-captured = il testo dice che si cattura { role-a }, ma non si cattura nulla
note-no-check = è segnato scacco, ma scacco non è
note-check-unmarked = lo scacco non è segnato
note-no-mate = è segnato matto, ma matto non è
note-mate-unmarked = il matto non è segnato
note-no-double-check = è segnato scacco doppio, ma non lo è
note-double-plus-mate = "++" qui significa matto
note-double-plus-double = "++" qui significa scacco doppio
note-double-plus-nothing = è scritto "++", ma non è né matto né scacco doppio
note-en-passant-unmarked = la presa al varco non è segnata "e.p."
note-not-en-passant = è scritto "e.p.", ma non è una presa al varco
note-pawn-letter = il pedone si scrive senza iniziale
note-letter-missing = manca l'iniziale { $role ->
    [pawn] del pedone
    [knight] del cavallo
    [bishop] dell'alfiere
    [rook] della torre
    [queen] della donna
   *[king] del re
}
note-pawn-file-missing = manca la colonna del pedone che cattura
note-rank-missing = manca la traversa di arrivo
note-needless-hint = la colonna o traversa di partenza non serve
note-capital-file = le colonne si scrivono minuscole
note-small-letter = l'iniziale di un pezzo si scrive maiuscola
note-castling-as-king = l'arrocco è scritto come mossa di re
note-space = c'è uno spazio dentro la mossa
note-punctuation = c'è punteggiatura dopo la mossa
note-pawn-or-piece = può essere { $taken } oppure, con l'iniziale di un pezzo minuscola, { $other }; si è letto { $taken }
note-descriptive = è notazione descrittiva
note-side-by-file = si è letto { $taken }, secondo il lato su cui sta il pezzo; può essere anche { $other }
note-other = non è scritta nel modo consueto

## Partite intere

detect-ambiguous = le mosse sono legali in più di una lingua e differiscono dalla semimossa { $halfmove } in poi: { $languages }; va indicata con --from
detect-unread = nessuna lingua legge tutte le mosse; più avanti di tutte arriva la lettura in { $language }, fino alla semimossa { $halfmove }: { $reason }
detect-failed = la lingua delle mosse non è stata trovata

## Posizioni in notazione Forsyth

forsyth-fault = "{ $text }" non è una posizione: al carattere { $column }, { $problem }
forsyth-unexpected = "{ $found }" non è un pezzo di questa lingua, né una cifra da 1 a 8, né una barra
forsyth-long = la traversa { $rank } ha più di otto case
forsyth-short = la traversa { $rank } ha { $squares ->
    [one] 1 casa
   *[other] { $squares } case
} invece di otto
forsyth-ranks-missing = ci sono { $ranks } traverse invece di otto
forsyth-too-many = ci sono più di otto traverse
forsyth-malformed = una posizione non si scrive così

## L'intestazione di un formulario

heading-line = { $tag ->
    [Event] Torneo
    [Site] Luogo
    [Date] Data
    [Round] Turno
    [White] Bianco
   *[Black] Nero
}: { $value }
