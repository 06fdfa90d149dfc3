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

## Istruttore

learn-coach-text = Una posizione o una partita, e che cosa vi si vede. Ogni frase mostra su che cosa si fonda; dove non c'è nulla da mostrare, non si dice nulla. Di una partita in corso l'istruttore tace.
learn-coach-what = Che cosa guardare
learn-coach-mode = { $mode ->
    [edit] Disponi una posizione
    [game] Una partita
   *[look] Guarda
}
learn-coach-pgn = Una partita in PGN
learn-coach-read-game = Leggi la partita
learn-coach-file = Da un file
learn-coach-this-game = Guarda questa partita con l'istruttore
learn-coach-phase = { $phase ->
    [opening] Apertura
    [middlegame] Mediogioco
   *[endgame] Finale
}, { $side ->
    [white] muove il Bianco.
   *[black] muove il Nero.
}
learn-coach-section = { $section ->
    [engine] Un motore
    [mate] Matto
    [win] Che cosa si guadagna per forza
    [threats] Minacce
    [attacked] Che cosa si può guadagnare, e come parare
    [ending] Finale
    [plans-white] Piani del Bianco
    [plans-black] Piani del Nero
   *[balance] Bilancio
}
learn-coach-advantage = Tipo di vantaggio
learn-coach-show = Mostra
learn-coach-hide = Togli dalla scacchiera
learn-coach-premises = { $count ->
    [one] Su che cosa si fonda
   *[other] Su che cosa si fonda ({ $count })
}
learn-coach-square = { $part ->
    [subject] riguarda
    [attacker] attaccanti
    [defender] difensori
    [target] bersagli
    [line] linea
   *[key] case chiave
}
learn-truth = { $truth ->
    [board] si vede sulla scacchiera
    [exchange] per cambi o in una mossa
    [line] in questa variante
    [proof] dimostrato
   *[engine] opinione di un motore
}
learn-coach-facts = Tutti i fatti della posizione
learn-coach-fact-kind = { $kind ->
    [pieces] Pezzi
    [centre] Centro e spazio
    [pawns] Pedoni
    [places] Case e colonne
    [kings] Re
   *[lines] Attacchi e linee
}
learn-coach-deeper = Guarda più a fondo
learn-coach-deeper-text = { $engine ->
    [yes] Il server cerca matti più lunghi e interroga il suo motore. Ciò che pensa il motore è un'opinione, e come tale è indicata.
   *[no] Il server cerca matti più lunghi. Non ha un motore: non si dice nulla che non si possa dimostrare.
}
learn-coach-begin = { $what ->
    [game] Guarda tutta la partita
   *[position] Guarda questa posizione
}
learn-coach-looking = Ricerca in corso: { $positions ->
    [0] si cercano matti
   *[other] { $positions } posizioni
}
learn-coach-done = Il server ha guardato; ciò che ha trovato è tra le frasi.
learn-coach-review = Tutta la partita
learn-coach-turns = Le svolte
learn-coach-no-turns = Nessuna mossa ha cambiato il corso della partita, per quanto si è potuto dimostrare.
learn-coach-train = Allenati su queste
learn-coach-train-text = Da queste posizioni nascono esercizi: trova il matto o la mossa che guadagna materiale. Sono conservati in questo browser e tornano.
learn-coach-making = Si preparano gli esercizi: guardate { $done } posizioni su { $count }
learn-coach-made = { $count ->
    [0] Non è nato alcun esercizio.
    [one] È nato un esercizio, conservato in questo browser.
   *[other] Sono nati { $count } esercizi, conservati in questo browser.
}{ $without ->
    [0] {""}
    [one] {" "}In una posizione non si è potuto dimostrare un matto o un guadagno senza un motore.
   *[other] {" "}In { $without } posizioni non si è potuto dimostrare un matto o un guadagno senza un motore.
}
learn-coach-to-own = Agli esercizi
learn-needs-server = Per questo serve il server, che ora non è raggiungibile.
learn-coach-checks = Le regole dell'apertura
learn-coach-events = Che cosa è accaduto
learn-coach-stages = I cambiamenti di struttura, e i piani
