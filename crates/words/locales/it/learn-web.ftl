# Le pagine per imparare: che cosa c'è, glossario, almanacco, aperture, istruttore.

learn-title = Impara
learn-text = Dalle mosse dei pezzi ai piani: lezioni brevi, allenamento, e le parole, le persone e le aperture degli scacchi. Non serve un account.
learn-part = { $part ->
    [lessons] Lezioni
    [training] Allenamento
    [coach] Istruttore
    [openings] Aperture
    [glossary] Glossario
   *[almanac] Almanacco
}
learn-part-text = { $part ->
    [lessons] Lezioni brevi in ordine, ognuna con una scacchiera, una domanda ed esercizi.
    [training] La scacchiera a memoria, la tattica e i finali; ciò che hai sbagliato torna a suo tempo.
    [coach] Che cosa c'è sulla scacchiera, che cosa minaccia e che cosa fare: ogni frase mostra su che cosa si fonda.
    [openings] Le aperture mossa per mossa sulla scacchiera, con i nomi in italiano e in inglese.
    [glossary] Come gli scacchisti chiamano le cose, e che cosa intendono.
   *[almanac] Oggi nella storia degli scacchi; campioni, persone, titoli e segni.
}

learn-found = { $count ->
    [0] Nessun risultato.
    [one] Un risultato.
   *[other] { $count } risultati.
}
learn-show = Mostra sulla scacchiera
learn-flip = Gira la scacchiera

## Glossario

learn-glossary-seek = Una parola, in italiano o in inglese
learn-glossary-category = Appartiene a
learn-glossary-every = tutto
learn-glossary-letter = Iniziale
learn-glossary-open = Nel glossario
learn-glossary-also = Anche: { $words }
learn-glossary-beside = { $language ->
    [it] In italiano:
   *[en] In inglese:
}
learn-glossary-related = Vedi anche
learn-glossary-none = Il glossario non ha «{ $asked }».
learn-glossary-near = Forse si intendeva:
learn-glossary-empty = Nessun termine di questo genere comincia con questa lettera.
learn-pieces-title = I pezzi e il gioco in altre lingue
learn-games-title = Come si chiama il gioco

## Almanacco

learn-almanac-part = { $part ->
    [champions] Campioni
    [people] Persone
    [titles] Categorie e titoli
    [signs] Segni
    [courtesies] Cortesie
   *[day] Giorno per giorno
}
learn-almanac-before = Il giorno prima
learn-almanac-after = Il giorno dopo
learn-almanac-today = Oggi
learn-almanac-any = Un altro giorno
learn-almanac-nothing = L'almanacco non ha nulla per questo giorno.
learn-almanac-champions-in = Campioni nel { $year }
learn-almanac-calendar = Nel tuo calendario
learn-almanac-calendar-text = Nascite e morti degli scacchi, ogni anno nel loro giorno. Il tuo calendario può seguirle da qui, oppure riceverle una volta come file.
learn-almanac-subscribe = Segui
learn-almanac-file = Come file
learn-almanac-title = Titolo
learn-almanac-seek = Un nome
learn-almanac-people = { $count ->
    [0] Nessuno con questo nome.
    [one] Una persona.
   *[other] { $count } persone.
}
learn-almanac-nag = ${ $number } nel PGN
learn-almanac-offences = Che cosa è un'infrazione lo dicono le Regole:

## Aperture

learn-openings-tree = Sulla scacchiera
learn-openings-courses = Due corsi, corretti
learn-openings-start = La posizione iniziale
learn-openings-start-text = Muovi un pezzo, o scegli una mossa: qui { $count } posizioni hanno un nome.
learn-openings-unnamed = Una posizione senza nome
learn-openings-left = L'ultima posizione con un nome era { $count ->
    [one] una semimossa fa.
   *[other] { $count } semimosse fa.
}
learn-openings-known = Mosse conosciute
learn-openings-lines = { $count ->
    [one] 1 nome
   *[other] { $count } nomi
}
learn-openings-end = Da qui non si conosce nessuna mossa. Sulla scacchiera si può provare qualsiasi mossa legale.
learn-openings-seek = Un nome in italiano o in inglese, un codice, o una FEN
learn-openings-beside-language = en
learn-openings-source = Un nome appartiene a una posizione, qualunque sia l'ordine delle mosse. Posizioni e nomi sono stati scritti per Tratto; i codici sono quelli dell'Enciclopedia delle aperture (ECO).
learn-courses-text = Le varianti d'apertura di due corsi italiani per principianti. Un terzo aveva refusi, o mancavano le mosse di uno dei due: ogni variante dice che cosa è stato corretto, e perché.
learn-courses-branch = Oppure:
learn-courses-uncertain = Questa lettura non è certa.
learn-courses-is = { $name }, { $eco }
learn-courses-show-branch = Mostra l'altra risposta
