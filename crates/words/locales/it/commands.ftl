# I comandi: a che cosa serve ciascuno, i suoi argomenti, che cosa risponde.

note = nota: { $what }
at-line = riga { $line }: { $what }
operand-fen = La posizione: una FEN o EPD tra virgolette, con le iniziali di qualsiasi lingua; startpos; o - per leggerne una per riga dallo standard input
position-game = Prende la posizione dalla prima partita di questo file, PGN o mosse scritte liberamente
position-ply = Dopo questo numero di semimosse della partita (predefinito: alla fine)
position-nth = Non la prima partita del file ma questa, contando da 1
position-no-game = in { $path } non c'è una partita numero { $number }
position-no-ply = la partita in { $path } non va oltre { $plies ->
    [one] 1 semimossa
   *[other] { $plies } semimosse
}
not-playable = qui non si può giocare: { $reasons }
not-a-square = una casa è una lettera da a ad h e una cifra da 1 a 8, come e4

## why

why-about = Questa mossa è legale? Se no, perché, e per quale articolo
why-move = La mossa in qualsiasi notazione: Cf3, exd6, 0-0, e8=D, e2e4, Nf3; con --game è l'unico argomento
why-edition = L'edizione delle Regole di cui si citano gli articoli; se manca, la più recente
why-null-move = 0000 passa il turno, cosa che le Regole non conoscono
why-legal = { $text } è legale.
why-illegal = { $text } non è legale: { $reason }.

## board

board-about = Mostra una scacchiera, legale o no, e dice che cosa ha di irregolare
board-svg = Scrive un diagramma SVG in questo file, o - per lo standard output
board-size = Il lato del diagramma in pixel (predefinito 400)
board-flip = Vista dalla parte del Nero
board-arrow = Disegna una freccia da una casa a un'altra; si può ripetere
board-mark = Segna una casa; si può ripetere
board-style = Come mostrarla in testo: unicode, ascii o ansi

## moves

moves-about = Elenca le mosse legali di una posizione
moves-from = Solo le mosse da questa casa
moves-captures = Solo le catture
moves-checks = Solo le mosse che danno scacco
moves-chess960 = Scrive l'arrocco come re che prende la torre
moves-count = { $count ->
    [one] 1 mossa legale
   *[other] { $count } mosse legali
}
check = Scacco.
checkmate = Scacco matto.
stalemate = Stallo.

## chess960

chess960-about = Dà una posizione iniziale degli Scacchi960 per numero, o a caso
chess960-number = Il numero, da 0 a 959; 518 è la posizione iniziale consueta
chess960-seed = Il seme dell'estrazione casuale: lo stesso seme dà la stessa posizione

## perft

perft-about = Conta le sequenze di mosse legali fino a una profondità, o controlla un file di tali conteggi
perft-depth = Quante semimosse di profondità
perft-fen = La posizione (predefinita quella iniziale)
perft-divide = Anche il conteggio sotto ciascuna mossa
perft-threads = Quanti thread (predefinito 1)
perft-epd = Controlla un file con righe "FEN ;D1 20 ;D2 400", o - per lo standard input; codice d'uscita 1 se un conteggio non torna
perft-max-nodes = Tralascia i conteggi più grandi di questo, e non conta oltre dove il file dice meno del vero
perft-speed = { $seconds } s, { $rate } milioni di nodi al secondo
perft-failure = riga { $line }: la profondità { $depth } dà { $count }, e il file dice { $expected }: { $fen }
perft-exceeded = riga { $line }: la profondità { $depth } dà più di { $limit }, e il file dice { $expected }: { $fen }
perft-too-deep = la profondità { $depth } è oltre la massima, { $deepest }
perft-total = { $positions ->
    [one] 1 posizione
   *[other] { $positions } posizioni
}, { $checked ->
    [one] 1 conteggio controllato
   *[other] { $checked } conteggi controllati
}, { $skipped ->
    [one] 1 tralasciato
   *[other] { $skipped } tralasciati
}, { $failed ->
    [one] 1 sbagliato
   *[other] { $failed } sbagliati
}

## announce

announce-about = Annuncia le mosse come vogliono le regole per i giocatori non vedenti, o le ascolta
announce-moves = Mosse giocate una dopo l'altra, con le iniziali di qualsiasi lingua; annunci con --hear; - per leggerne una per riga dallo standard input
announce-fen = La posizione prima della prima mossa (predefinita quella iniziale)
announce-tongue = La lingua di traverse e pezzi: de come nelle Regole, it o en (predefinita quella di --lang)
announce-brief = Della casa di partenza solo quanto serve
announce-checks = Annuncia anche scacco e matto
announce-hear = Al contrario: ascolta gli annunci e scrive le mosse
written-from = La lingua delle iniziali dei pezzi, se non va trovata automaticamente: { $codes }
written-language = le mosse sono lette in { $language }
written-moves = le mosse sono lette in { $language }; lo stesso testo è legale anche in { $rivals }, con altre mosse
written-place = riga { $line }, colonna { $column }: { $what }

## braille

braille-about = Scrive in Braille il formulario di una partita
braille-file = Un file con una o più partite, mosse con le iniziali di qualsiasi lingua, o - per lo standard input
braille-moves = Le mosse stesse, al posto di un file
braille-table = Lettere e segni: it o en (predefiniti quelli di --lang)
braille-brf = ASCII per stampanti e display Braille (BRF), al posto di Unicode
braille-width = Celle per riga (predefinito 40)
braille-height = Righe per pagina (predefinito 25); le pagine contano solo in BRF
braille-no-game = in { $path } non c'è nessuna partita
unknown-table = le tabelle sono it ed en

## convert

convert-about = Legge partite in qualsiasi notazione e le scrive in qualsiasi altra
convert-files = File PGN, anche compressi con gzip, zstd o bzip2; - per lo standard input
convert-to = Che cosa scrivere: { $names } (predefinito pgn)
convert-form = Come si scrivono le mosse: { $names }
convert-letters = La lingua delle iniziali dei pezzi (predefinito inglese; per testi e pagine quella di --lang): { $codes }
convert-threads = Quanti thread (predefinito 1)
convert-all-faults = Dice ogni difetto e ogni stranezza, non solo i primi errori
convert-unknown-target = le partite si possono scrivere come { $names }
convert-unknown-form = le forme sono { $names }
convert-rate = { $games } partite, { $rate } al secondo
convert-more-faults = e altri { $count }; --all-faults li dice tutti
convert-sums = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $faulty } con errori: { $errors ->
    [one] 1 errore
   *[other] { $errors } errori
}, { $notes ->
    [one] 1 stranezza
   *[other] { $notes } stranezze
}
convert-page-title = Partite
convert-page-diagram = La posizione finale

## scoresheet

scoresheet-about = Compila il formulario di una partita come si usa nei tornei: una pagina da stampare su A4
scoresheet-file = Un file PGN con una o più partite, anche compresso; lo standard input se non c'è
scoresheet-game = Solo questa partita del file, contando da 1
scoresheet-letters = La lingua delle iniziali dei pezzi (predefinita quella di --lang): { $codes }
scoresheet-blank = Un formulario vuoto, da riempire a mano
scoresheet-no-game = in { $path } questa partita non c'è

## serve

serve-about = Ospita partite in rete: si gioca, si guarda e si arbitra nel browser
serve-bad-addr = un indirizzo e una porta, come 127.0.0.1:8080
serve-started = Tratto ascolta su http://{ $addr } e tiene le partite in { $db }. Ctrl-C lo ferma.
serve-stopped = Fermato. Tutte le partite sono nel registro.
serve-cannot-listen = non si può ascoltare su { $addr }: { $reason }
serve-cannot-store = non si possono tenere le partite in { $path }: { $reason }
serve-store-closed = il file non si può aprire né creare: la cartella deve esistere e permettere la scrittura, altrimenti va indicato un altro file con --db
serve-store-other = il file c'è, ma non è un archivio di Tratto: va indicato un altro file con --db
serve-store-read-only = il file si può soltanto leggere: occorre permettere la scrittura, o indicare un altro file con --db
serve-store-busy = il file è in uso da un altro programma: occorre chiuderlo lì, o indicare un altro file con --db
serve-store-in-use = il file è già in uso da un altro server di Tratto: occorre fermare quello, oppure dare a questo un file suo con --db
serve-store-full = il disco è pieno: occorre fare spazio, o indicare un file altrove con --db
serve-store-damaged = il contenuto del file non è leggibile: `tratto check` dice che cosa non va, `tratto restore` mette al suo posto una copia di sicurezza
serve-store-newer = il file è di una versione più recente di Tratto: occorre usare quella, o indicare un altro file con --db
serve-origin = Il server si raggiunge a questo indirizzo, per esempio https://scacchi.example: serve per le passkey
serve-bad-origin = un indirizzo come https://scacchi.example, senza percorso; http solo per localhost
serve-store-older = il file è di una versione precedente di Tratto: basta avviare una volta «tratto serve» su di esso, che lo aggiorna

## completions, man

completions-about = Scrive uno script con cui la shell completa comandi e opzioni
completions-shell = La shell: { $shells }
unknown-shell = le shell sono { $shells }
man-about = Scrive il manuale: la pagina principale, o in una cartella una pagina per ogni comando
man-folder = La cartella, creata se occorre; senza, la pagina principale va sullo standard output
man-done = { $folder }: { $count } pagine
man-name = NOME
man-synopsis = SINTASSI
