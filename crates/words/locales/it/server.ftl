# Il server: che cosa risponde quando una richiesta non si può eseguire, e il momento di una partita.

server-bad-request = La richiesta non si può leggere: { $detail }
server-bad-act = «{ $text }» non è un atto: { $ends ->
    [yes] si interrompe, e dovrebbe seguire { $expected }
   *[no] al posto { $place }, invece di «{ $found }», ci vuole { $expected }
}.
server-not-playable = Da qui non si può giocare: { $reasons }.
server-bad-control = «{ $text }» non è una cadenza: va scritta come nel PGN, per esempio 300+3 o 40/5400+30:1800+30, oppure - senza orologio.
server-bad-edition = «{ $text }» non è un'edizione delle Regole: { $editions }.
server-bad-value = Il valore di { $field } è fuori dai limiti.
server-no-game = Questa partita non esiste.
server-no-page = Questa pagina non esiste.
server-bad-link = Questo link non è valido, o è stato ritirato. Chiedine uno nuovo all'organizzatore.
server-no-session = Nessuno ha effettuato l'accesso.
server-bad-password = Il nome o la password non sono giusti.
server-forbidden = { $role ->
    [white] Il Bianco non può farlo.
    [black] Il Nero non può farlo.
    [arbiter] Questo spetta al giocatore, non all'arbitro.
    [organiser] L'organizzatore distribuisce i link e non prende parte alla partita.
    [assistant] Un assistente non può farlo.
   *[spectator] Chi guarda non può intervenire.
}
server-not-owner = Questa partita è di qualcun altro.
server-forged = La richiesta non viene dalle pagine di Tratto.
server-conflict = È appena successo qualcos'altro: guarda la scacchiera e decidi di nuovo.
server-no-engine = Questo server non ha un motore di scacchi. Chi lo gestisce può installarne uno (su Debian: apt-get install stockfish) e riavviare il server.
server-being-played = Questa posizione è sulla scacchiera di una partita in corso su questo server: non se ne dice nulla finché la partita non l'ha lasciata ({ $article }).
server-illegal = { $text } non è legale: { $reason }.
server-not-your-turn = Il tratto è dell'avversario.
server-not-online = Nel gioco online ci sono soltanto mosse intere, proposte di patta, richieste e abbandono.
server-taken = Questo nome è già preso.
server-too-many = Troppe richieste: aspetta un momento.
server-too-large = È troppo in una volta sola.
server-version = La pagina parla la versione { $version } dei messaggi e il server la versione { $known }: ricarica la pagina.
server-no-greeting = Il primo messaggio deve essere un saluto.
server-stopping = Il server si sta fermando e torna fra un momento.
server-reload = La partita viene ricaricata: riprova fra un momento.
server-busy = In questo momento il server ha troppo da fare: riprova fra poco.
server-damaged = La registrazione di questa partita non è leggibile. Chi gestisce il server ne è informato.
server-capped = In questa partita è già successo tanto che restano possibili soltanto l'orologio, l'abbandono, l'accordo e gli atti dell'arbitro.
server-cap-between = Dall'ultima mossa è successo molto. Restano possibili soltanto una mossa, l'orologio, l'abbandono, l'accordo e gli atti dell'arbitro.
server-cap-events = { $events } eventi: il limite di questo server. Restano possibili soltanto l'orologio, l'abbandono, l'accordo e gli atti dell'arbitro, che è chiamato al tavolo.
server-too-many-games = Questo account ha già tutte le partite in corso che può avere. Prima terminane o eliminane qualcuna.
server-internal = Qualcosa è andato storto dentro il server. Ne è rimasta nota.

## La fine

server-ending = { $result }: { $how }
server-sealed = { $color ->
    [white] Il Bianco
   *[black] Il Nero
} mette in busta una mossa.
ending-reason = { $reason ->
    [checkmate] scacco matto
    [stalemate] stallo
    [dead-position] posizione morta
    [fivefold] la stessa posizione per la quinta volta
    [seventy-five] settantacinque mosse senza catture né spinte di pedone
    [resignation] abbandono
    [agreement] per accordo
    [threefold] la stessa posizione per la terza volta
    [fifty] cinquanta mosse senza catture né spinte di pedone
    [flag] tempo scaduto
    [both-flags] sono cadute entrambe le bandierine
    [illegal-move] una mossa illegale
    [illegal-moves] mosse illegali
    [illegal-position] una posizione illegale rimasta tale
    [quickplay] una richiesta nel finale rapido
    [lateness] arrivo in ritardo
    [conduct] comportamento
    [sealed-move] la mossa messa in busta
    [signed] come hanno firmato entrambi i giocatori
   *[declared] per decisione dell'arbitro
}

## Cadenze per nome

preset = { $key ->
    [lightning-5] Lampo, 5 min
    [lightning-10] Lampo, 10 min
    [half-lightning-15] Semilampo, 15 min
    [quick-30] Rapido, mezz'ora
    [long-120] Tempo lungo, 2 ore per 40 mosse, 1 per 20, poi mezz'ora
    [blitz-3-2] Lampo, 3 min + 2 s a mossa
    [blitz-5-3] Lampo, 5 min + 3 s a mossa
    [rapid-10-5] Rapido, 10 min + 5 s a mossa
    [rapid-15-10] Rapido, 15 min + 10 s a mossa
    [rapid-25-10] Rapido, 25 min + 10 s a mossa
    [standard-90-30] Tempo lungo, 90 min per 40 mosse, poi 30 min, + 30 s a mossa
    [standard-60-30] Tempo lungo, 1 ora + 30 s a mossa
   *[untimed] Senza orologio
}

## Si può ancora vincere?

server-winnable = { $color ->
    [white] Il Bianco
   *[black] Il Nero
} può ancora dare matto{ $moves ->
    [one] {" "}in una mossa.
   *[other] , per esempio in { $moves } mosse.
}
server-undetermined = { $color ->
    [white] Se il Bianco possa dare matto
   *[black] Se il Nero possa dare matto
} non si è potuto stabilire entro lo sforzo concesso.
