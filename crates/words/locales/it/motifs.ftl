# Che cosa dice il comando dei motivi, e dei motori che interroga.

## motifs

motifs-about = Le etichette dei puzzle (fork, pin, mateIn2 e così via), una riga per ogni riga di un file CSV; oppure i motivi di una posizione o di mosse, con ciò che li prova
motifs-file = Un file CSV con le colonne PuzzleId, FEN e Moves (UCI, per prima la mossa dell'avversario), anche compresso, o - per lo standard input
motifs-engine = Chiede a un motore anche lo zugzwang: è una sua opinione, a 100.000 nodi per posizione (senza nome: Stockfish)
motifs-position = Dice i nostri motivi in questa posizione: delle mosse date con --moves, o di ciò che scacchi, catture, promozioni e minacce vincono forzatamente
motifs-moves = Le mosse dalla posizione, in qualsiasi notazione; la prima è di chi ha i motivi cercati
motifs-nodes = Esamina non più di tante posizioni
motifs-none = In queste mosse non si vede nessun motivo.
motifs-mate = Matto forzato: { $line }
motifs-gain = Vittoria forzata di { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $line }
motifs-nothing = Scacchi, catture, promozioni e minacce non vincono nulla di forzato in { $moves } mosse.
motifs-undetermined = Non determinato: { $nodes } posizioni non sono bastate.
motifs-no-column = la prima riga non nomina la colonna { $column }: servono PuzzleId, FEN e Moves
motifs-empty = la colonna { $column } è vuota
motifs-unreadable = non è un file CSV: { $reason }
motifs-fen = non è una posizione con un re per parte: { $fen }
motifs-move = la semimossa { $number } non è legale: { $text }, in { $fen }
motifs-short = un puzzle ha almeno due semimosse: quella dell'avversario e la risposta

## Motori

value-engine = MOTORE
engine-missing = Non c'è un motore { $name } in { $places }. Su Debian: apt-get install stockfish; oppure indicane uno con il percorso
engine-start = Il motore { $program } non parte: { $reason }
engine-silent = Il motore non ha risposto in tempo ed è stato fermato
engine-died = Il motore si è chiuso da solo: { $status }
engine-lied = Il motore ha indicato una mossa non legale: { $text }
engine-unfit = Ai motori si chiede solo di posizioni che possono sorgere in partita e non sono già finite
engine-stopped = Il motore è stato fermato prima di avere una risposta
engine-babble = Il motore non ha dato una risposta comprensibile
