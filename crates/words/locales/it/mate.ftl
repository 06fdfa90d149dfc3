# Se una parte può ancora dare matto.

winnable-line = { $color ->
    [white] Il Bianco
   *[black] Il Nero
} può dare matto: { $line }
winnable-mated = { $color ->
    [white] Il Bianco
   *[black] Il Nero
} ha dato matto: è già scacco matto.
winnable-no = { $color ->
    [white] Il Bianco
   *[black] Il Nero
} non può dare matto: { $reason }.
winnable-unknown = { $color ->
    [white] Il Bianco
   *[black] Il Nero
}: non stabilito; con più nodi forse sì.
winnable-dead = La posizione è morta: nessuna delle due parti può dare matto.

reason-mated = il re ha ricevuto scacco matto
reason-stalemate = è stallo
reason-bare-king = non resta che il re
reason-bishops = restano solo alfieri di un colore, e nulla li aiuta
reason-knight = resta solo un cavallo, e nulla lo aiuta
reason-blocked = i pedoni sono bloccati, e nulla potrà mai dare scacco
reason-no-mate = nessuna serie di mosse legali porta al matto
reason-first-moves = nessuna delle mosse ammesse porta al matto
reason-other = non c'è matto

## winnable

winnable-about = Una parte può ancora dare matto, con una serie qualsiasi di mosse legali? Una sequenza di matto, o il motivo per cui non può
winnable-fen = Le posizioni: FEN tra virgolette, startpos, file con una per riga (le altre colonne si saltano; anche compressi), o - per lo standard input
winnable-brief = Una riga per posizione: W o -, poi B o -; ? per ciò che non è stabilito, !! per ciò che non è una posizione
winnable-nodes = Esamina al massimo questo numero di posizioni per ciascuna parte
