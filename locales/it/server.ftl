# Il server: che cosa risponde quando una richiesta non si può eseguire, e il momento di una partita.

server-bad-request = La richiesta non si può leggere: { $detail }
server-bad-act = «{ $text }» non è un atto: { $ends ->
    [yes] si interrompe, e dovrebbe seguire { $expected }
   *[no] al posto { $place }, invece di «{ $found }», ci vuole { $expected }
}.
server-not-playable = Da qui non si può giocare: { $reasons }.
server-bad-control = «{ $text }» non è una cadenza: va scritta come nel PGN, per esempio 300+3 o 40/5400+30:1800+30, oppure - senza orologio.
server-bad-edition = «{ $text }» non è un'edizione del Regolamento: 2001, 2009, 2014, 2017, 2018 o 2023.
server-bad-value = Il valore di { $field } è fuori dai limiti.
server-bad-game = La partita non si può preparare così.
server-no-game = Questa partita non esiste.
server-no-page = Questa pagina non esiste.
server-bad-link = Questo collegamento non è valido, o è stato ritirato. Chiedine uno nuovo all'organizzatore.
server-no-session = Nessuno ha effettuato l'accesso.
server-bad-password = Il nome o la password non sono giusti.
server-forbidden = { $role ->
    [white] Il Bianco non può farlo.
    [black] Il Nero non può farlo.
    [arbiter] Questo spetta al giocatore, non all'arbitro.
    [assistant] Un assistente non può farlo.
   *[spectator] Chi guarda non può intervenire.
}
server-not-owner = Questa partita è di qualcun altro.
server-forged = La richiesta non viene dalle pagine di Tratto.
server-conflict = È appena successo qualcos'altro: guarda la scacchiera e decidi di nuovo.
server-illegal = { $text } non è legale: { $reason }.
server-not-your-turn = Il tratto è dell'avversario.
server-not-online = Nel gioco online ci sono soltanto mosse intere, offerte di patta, richieste e abbandono.
server-taken = Questo nome è già preso.
server-too-many = Troppe richieste: aspetta un momento.
server-too-large = È troppo in una volta sola.
server-version = La pagina parla la versione { $version } dei messaggi e il server la versione { $known }: ricarica la pagina.
server-no-greeting = Il primo messaggio deve essere un saluto.
server-stopping = Il server si sta fermando e torna fra un momento.
server-internal = Qualcosa è andato storto dentro il server. Ne è rimasta nota.

server-ruling = { $cited ->
    [0] { $finding }
   *[other] Articolo { $articles }: { $finding }
}{ $count ->
    [0] .
   *[other] ; { $effects }.
}

## Doveri e diritti

duty-play-among = { $count ->
    [one] Devi giocare { $moves }.
   *[other] Devi giocare una di queste: { $moves }.
}
duty-move = Hai il tratto.
duty-press = Premi l'orologio.
duty-announce = Annuncia la mossa.
duty-record = { $count ->
    [one] Trascrivi la semimossa che manca sul tuo formulario.
   *[other] Trascrivi le { $count } semimosse che mancano sul tuo formulario.
}
duty-need-not-record = Non sei tenuto a trascrivere le mosse.
duty-mark-offer = Segna l'offerta di patta sul formulario con (=).
duty-seal = Metti la mossa in busta.
duty-put-back = Rimetti a posto i pezzi spostati, nel tuo tempo.
duty-answer-offer = Rispondi all'offerta di patta, o rifiutala toccando un pezzo.

claim-threefold = Patta per ripetizione: questa posizione è apparsa { $count } volte.
claim-threefold-by-move = Patta per ripetizione con la tua prossima mossa: la posizione apparirebbe per la { $count }ª volta.
claim-fifty = Patta per la regola delle cinquanta mosse: { $count } mosse a testa senza catture né mosse di pedone.
claim-fifty-by-move = Patta per la regola delle cinquanta mosse con la tua prossima mossa: diventano { $count } a testa.
claim-flag = La bandierina dell'avversario è caduta.
claim-illegal-move = L'ultima mossa dell'avversario era illegale.
claim-touched = L'avversario non ha mosso il pezzo che aveva toccato.
claim-quickplay = Patta nel finale rapido: l'avversario non può vincere, o non ci prova, con mezzi normali.
claim-extra-seconds = Secondi in più per ogni mossa, invece della patta nel finale rapido.
claim-accept-draw = Accetta la patta.

## La fine

ending = { $who ->
    [white] Vince il Bianco
    [black] Vince il Nero
    [nobody] Perdono entrambi
   *[both] Patta
}: { $how } (articolo { $article }).
ending-reason = { $reason ->
    [checkmate] scacco matto
    [stalemate] stallo
    [dead-position] nessuno può più dare matto
    [fivefold] la stessa posizione per la quinta volta
    [seventy-five] settantacinque mosse senza catture né mosse di pedone
    [resignation] abbandono
    [agreement] d'accordo
    [threefold] la stessa posizione per la terza volta
    [fifty] cinquanta mosse senza catture né mosse di pedone
    [flag] tempo scaduto
    [both-flags] sono cadute entrambe le bandierine
    [illegal-move] una mossa illegale
    [illegal-moves] mosse illegali
    [illegal-position] una posizione illegale rimasta tale
    [quickplay] una richiesta nel finale rapido
    [lateness] ritardo alla scacchiera
    [conduct] condotta
    [sealed-move] la mossa in busta
    [signed] come hanno firmato entrambi i giocatori
   *[declared] per decisione dell'arbitro
}

## Che cosa non può accadere

not-time-went-back = L'ora di questo evento precede quella dell'evento prima.
not-started = La sessione non è cominciata.
not-already-started = La sessione è già cominciata.
not-adjourned = La partita è sospesa.
not-not-adjourned = La partita non è sospesa.
not-over = La partita è finita.
not-not-over = La partita non è finita.
not-there = { $player ->
    [white] Il Bianco non è alla scacchiera.
   *[black] Il Nero non è alla scacchiera.
}
not-already-there = { $player ->
    [white] Il Bianco è già alla scacchiera.
   *[black] Il Nero è già alla scacchiera.
}
not-empty-square = In { $square } non c'è nulla.
not-no-clock = Questa partita si gioca senza orologio.
not-clock = Adesso l'orologio non può farlo.
not-no-offer = { $player ->
    [white] Nessuno ha offerto la patta al Bianco.
   *[black] Nessuno ha offerto la patta al Nero.
}
not-nothing-to-decide = Nessuna richiesta aspetta l'arbitro.
not-nothing-to-take-back = Non c'è una mossa che si possa ancora ritirare.
not-too-far-back = { $played ->
    [one] È stata giocata una sola semimossa.
   *[other] Sono state giocate soltanto { $played } semimosse.
}
not-nothing-to-correct = Non c'è nessuna mossa illegale da correggere.
not-nothing-displaced = { $player ->
    [white] Il Bianco non ha spostato nulla.
   *[black] Il Nero non ha spostato nulla.
}
not-time-to-seal = A nessuno è stato chiesto di mettere una mossa in busta.
not-nothing-sealed = Non c'è nessuna mossa in busta.
not-envelope-lost = La busta non è andata perduta.
not-such-penalty = Questa edizione del Regolamento non conosce quella penalità.
not-nothing-to-appeal = Non c'è nessuna decisione contro cui ricorrere.
not-assistant = { $player ->
    [white] Il Bianco non ha un assistente.
   *[black] Il Nero non ha un assistente.
}
not-arbiter = In sala non c'è un arbitro.
not-consent-needed = In questa partita le patte sono libere: non serve il consenso.

## Cadenze per nome

preset = { $key ->
    [lightning-5] Lampo, 5 minuti
    [lightning-10] Lampo, 10 minuti
    [half-lightning-15] Semilampo, 15 minuti
    [quick-30] Rapido, mezz'ora
    [long-120] Tempo lungo, quello classico
    [blitz-3-2] Lampo, 3 minuti e 2 secondi
    [blitz-5-3] Lampo, 5 minuti e 3 secondi
    [rapid-10-5] Rapido, 10 minuti e 5 secondi
    [rapid-15-10] Rapido, 15 minuti e 10 secondi
    [rapid-25-10] Rapido, 25 minuti e 10 secondi
    [standard-90-30] Tempo lungo, 90 minuti per 40 mosse, poi 30
    [standard-60-30] Tempo lungo, un'ora e 30 secondi
   *[untimed] Senza orologio
}

## Si può ancora vincere?

winnable-yes = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} può ancora dare matto{ $moves ->
    [0] : è matto.
    [one] {" "}in una mossa.
   *[other] , per esempio in { $moves } mosse.
}
winnable-no = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} non può dare matto: { $reason ->
    [Mated] il suo re è già matto.
    [Stalemate] è stallo.
    [BareKing] gli è rimasto soltanto il re.
    [BishopsOfOneColour] ha soltanto alfieri di un colore, e niente li aiuta.
    [LoneKnight] ha soltanto un cavallo, e niente lo aiuta.
    [Blocked] i pedoni sono bloccati, e nulla può raggiungere il re.
   *[NoMate] nessuna serie di mosse legali porta al matto.
}
winnable-unknown = { $side ->
    [white] Se il Bianco possa dare matto
   *[black] Se il Nero possa dare matto
} non si è potuto stabilire entro lo sforzo concesso.
