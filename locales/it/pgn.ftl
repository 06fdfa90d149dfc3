# Partite registrate: quel che non va, e le pagine che se ne fanno.

pgn-fault = partita { $game }, riga { $line }, colonna { $column }: { $what }
pgn-tag-nameless = l'etichetta { $text } non ha nome; è tralasciata
pgn-tag-name = { $text }: il nome di un'etichetta è fatto di lettere, cifre e trattini bassi
pgn-tag-unfinished = { $text }: l'etichetta non è chiusa con "] sulla sua riga
pgn-tag-quotes = { $text }: le virgolette dentro un'etichetta vogliono davanti una barra rovesciata
pgn-tag-twice = l'etichetta { $name } compare due volte; vale la prima
pgn-comment-unfinished = il commento "{ $text }" non è mai chiuso con una graffa
pgn-comment-stray = una graffa chiusa senza quella aperta
pgn-variation-unfinished = una variante non è mai chiusa con una parentesi
pgn-variation-stray = una parentesi chiusa senza quella aperta
pgn-variation-without-move = una variante vuole prima una mossa, della quale è l'alternativa; è tralasciata
pgn-too-deep = più di { $limit } varianti una dentro l'altra; le più interne sono tralasciate
pgn-too-long = "{ $text }" continua per più di { $limit } byte; il resto è tralasciato
pgn-too-many = più di { $limit } tra etichette, mosse e commenti in una partita; il resto è tralasciato
pgn-annotation = "{ $text }": un giudizio è $ con un numero da 0 a 255, oppure uno tra ! ? !! ?? !? ?!
pgn-stray-character = "{ $text }" qui non ha senso
pgn-contradiction = "{ $text }": { $note }
pgn-language = le mosse sono scritte in { $language }
pgn-variant = la variante "{ $text }" qui non si può verificare
pgn-kings = in { $text } non c'è esattamente un re per parte
pgn-irregular = la posizione di partenza non può presentarsi in una partita: { $text }
pgn-no-result = la partita non ha risultato: 1-0, 0-1, 1/2-1/2 o *
pgn-result-in-variation = "{ $text }" sta dentro una variante, dove non conclude nulla
pgn-result-differs = la partita finisce con { $text }, e la sua etichetta dice { $tag }
pgn-utf16 = il testo è in UTF-16; va prima convertito in UTF-8
pgn-latin1 = "{ $text }" non è UTF-8 ed è stato letto come Latin-1
pgn-spelling = nel formato standard "{ $text }" si scrive { $standard }
pgn-en-passant-mark = il formato standard non ha un segno per la presa al varco
pgn-move-number = la mossa { $expected } è numerata { $text }
pgn-set-up = le etichette FEN e SetUp "1" vanno insieme
pgn-other = "{ $text }" non si può leggere
pgn-in-file = { $path }, { $what }

## Il formulario

scoresheet-title = Formulario
scoresheet-page = foglio { $page } di { $count }
scoresheet-event = Torneo
scoresheet-site = Luogo
scoresheet-date = Data
scoresheet-day = { $day }/{ $month }/{ $year }
scoresheet-round = Turno
scoresheet-board = Scacchiera
scoresheet-white = Bianco
scoresheet-black = Nero
scoresheet-rating = Elo
scoresheet-fide-id = ID FIDE
scoresheet-time-control = Cadenza
scoresheet-opening = Apertura
scoresheet-start = Posizione di partenza
scoresheet-number = N.
scoresheet-time = Tempo
scoresheet-result = Risultato
scoresheet-signature-white = Firma del Bianco
scoresheet-signature-black = Firma del Nero
scoresheet-arbiter = Arbitro
