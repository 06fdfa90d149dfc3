# Le pagine dell'allenamento e delle lezioni.

training-text = Ogni serie ha dieci esercizi, ogni volta nuovi. Ciò che era giusto torna dopo qualche giorno, ciò che era sbagliato domani. Non serve un account.
training-needs-server = Gli esercizi nuovi vengono dal server; quelli già aperti funzionano anche senza.
training-kept = Il server non è raggiungibile. Questi sono esercizi che il browser ha conservato.
training-none = Il server non ha trovato nessun esercizio di questo tipo. Riprova, o scegli un altro livello.
training-no-drill = Non c'è nessun esercizio di nome { $name }.
training-to-list = Tutti gli esercizi

## Prima della serie

training-level = Livello { $level }
training-levels = Livelli
training-level-link = { $title }, livello { $level }{ $best ->
    [none] {""}
   *[other] , il meglio { $best } su { $count }
}{ $passed ->
    [yes] , superato
   *[no] {""}
}
training-pass-mark = Per superarlo: { $pass } su { $count } giusti senza suggerimenti, con un tempo mediano di al massimo { $seconds } secondi.
training-best = Il tuo meglio: { $best } su { $count }{ $passed ->
    [yes] , superato.
   *[no] .
}
training-manner = Come vuoi le domande
training-voice-switch = Voce
training-voice = Leggi ad alta voce domande e verdetti
training-blind = Senza scacchiera: le posizioni a parole
training-is-blind = In questo esercizio la scacchiera non si vede mentre rispondi.
training-making = Gli esercizi si stanno preparando …
training-begin = Comincia: { $count ->
    [one] un esercizio
   *[other] { $count } esercizi
}

## Durante la serie

training-progress = Esercizio { $number } di { $count }
training-standing = { $number } di { $count } · { $right } { $right ->
    [one] giusto
   *[other] giusti
}{ $median ->
    [none] {""}
   *[other] {" "}· mediana { $median } s
}
training-options = Risposte
training-type = { $kind ->
    [square] La casa: e4
    [squares] Le case: e4 f5 g6
    [moves] Mosse: Cf3, e2e4
   *[move] La tua mossa: Cf3, e2e4, 0-0
}
training-answer = Rispondi
training-hand-in = { $count ->
    [0] Fatto: nessuna
    [one] Fatto: 1 scelta
   *[other] Fatto: { $count } scelte
}
training-chosen = { $squares ->
    [none] Nessuna scelta
   *[other] Scelte: { $squares }
}
training-refused = { $why ->
    [illegal] Qui questa mossa non è legale.
    [several] Le mosse possibili sono più d'una: scrivi quale pezzo muove.
    [choice] Scrivi una delle risposte o il suo numero.
   *[none] Nessuna mossa legale si scrive così. Scrivi per esempio Cf3, e2e4 o 0-0.
}
training-no-square = { $text } non è una casa. Le case vanno da a1 a h8.
training-remember = Tieni a mente questa posizione
training-ready = Nascondila e chiedi
training-earlier = Dalla posizione sulla scacchiera si giocano queste mosse:
training-nearer = Una mossa più vicino
training-look = Mostra la scacchiera
training-hint = Suggerimento { $number } di { $count }
training-solve = Mostra la soluzione
training-solution = La soluzione
training-verdict = { $right ->
    [yes] Giusto.
   *[no] Sbagliato.
}
training-missing = Manca: { $what }.
training-extra = Di troppo: { $what }.
training-show-me = Mostrami perché
training-retry = Riprova
training-next = Avanti
training-finish = Al risultato
training-terms = Parole:

## Una posizione a parole

training-pieces = { $piece ->
    [king] re
    [queen] { $count ->
        [one] donna
       *[other] donne
    }
    [rook] { $count ->
        [one] torre
       *[other] torri
    }
    [bishop] { $count ->
        [one] alfiere
       *[other] alfieri
    }
    [knight] { $count ->
        [one] cavallo
       *[other] cavalli
    }
   *[pawn] { $count ->
        [one] pedone
       *[other] pedoni
    }
} { $squares }
training-side-has = { $side ->
    [white] Bianco
   *[black] Nero
}: { $pieces }.
training-to-move = Tocca al { $side ->
    [white] Bianco
   *[black] Nero
}.

## Dopo la serie

training-result = { $passed ->
    [yes] Superato
    [no] Non ancora superato
    [slow] Giusto, ma troppo lentamente per superarlo
   *[none] Fatto
}
training-result-numbers = { $right } su { $count } { $right ->
    [one] giusto
   *[other] giusti
} al primo colpo; metà delle risposte in meno di { $median } secondi.
training-new-run = { $counts ->
    [yes] Altri dieci
   *[no] Continua
}
training-again = { $count ->
    [one] Ripeti quello non riuscito
   *[other] Ripeti i { $count } non riusciti
}
training-to-repeat = Da ripetere
training-how = { $how ->
    [wrong] risposta sbagliata
    [hint] giusto con un suggerimento
   *[shown] soluzione mostrata
}
training-comes-back = Ciò che hai sbagliato torna domani in “Da ripetere oggi”. Dove hai chiesto subito la soluzione non si programma nulla.
training-level-onward = Al livello { $level }
training-ladder-onward = Il gradino successivo

## Da ripetere

training-due-title = Da ripetere oggi
training-due-text = Gli esercizi tornano poco prima che tu li dimentichi: presto dopo un errore, e sempre più tardi quanto meglio li sai.
training-due-count = { $count ->
    [0] { $cards ->
        [0] Ancora niente: ciò che alleni torna qui.
       *[other] Oggi non c'è niente da ripetere.
    }
    [one] C'è un esercizio da ripetere.
   *[other] Ci sono { $count } esercizi da ripetere.
}
training-due-line = { $title }: { $count }
training-due-missing = { $count ->
    [one] Un esercizio non è conservato in questo browser: serve il server.
   *[other] { $count } esercizi non sono conservati in questo browser: serve il server.
}
training-own-title = Dalle tue partite
training-own-about = Posizioni delle tue partite in cui c'era qualcosa da trovare.
training-own-text = Ciò che nelle tue partite è sfuggito o è stato concesso: trova il matto o la mossa che guadagna materiale. Il server ha giudicato ogni risposta quando ha preparato l'esercizio, perciò questi esercizi funzionano anche senza rete.
training-own-count = { $count ->
    [0] Non ce ne sono ancora. Fai guardare all'istruttore una partita intera, e scegli “Allenati su queste” sotto le svolte.
    [one] Hai un esercizio preso da una partita{ $fresh ->
        [0] {""}
       *[other] , ed è nuovo
    }.
   *[other] Hai { $count } esercizi presi da partite, { $fresh ->
        [0] nessuno nuovo
        [one] uno nuovo
       *[other] { $fresh } nuovi
    }.
}
training-own-coach = All'istruttore
training-due-replaced = { $count ->
    [one] Un esercizio è cambiato da quando hai risposto: la sua scheda è rimandata, e al suo posto ce n'è uno nuovo dello stesso tipo.
   *[other] { $count } esercizi sono cambiati da quando hai risposto: le loro schede sono rimandate, e al loro posto ce ne sono di nuovi dello stesso tipo.
}

## La scala

training-ladder-title = La scala senza scacchiera
training-ladder-text = Dalle singole case alle varianti intere, a mente: ogni gradino si supera con otto su dieci prima di cominciare il successivo.
training-ladder-standing = { $passed ->
    [one] { $passed } gradino superato su { $count }
   *[other] { $passed } gradini superati su { $count }
}
training-ladder-next = Il prossimo: { $title }, livello { $level }
training-ladder-done = Hai superato tutti i gradini.
training-ladder-game = Una partita intera contro il motore, soltanto a parole.
training-step-standing = { $passed ->
    [yes] Superato, il meglio { $best } su { $count }
   *[no] Per superarlo: { $pass } su { $count }, metà entro { $seconds } secondi{ $best ->
        [none] {""}
       *[other] {" "}· il meglio finora { $best }
    }
}

## Le schede

training-cards-title = Le tue schede
training-cards-text = { $cards ->
    [0] Ogni esercizio a cui rispondi diventa una scheda, con il giorno in cui torna.
    [one] Un esercizio a cui hai risposto è una scheda, con il giorno in cui torna.
   *[other] { $cards } esercizi a cui hai risposto sono schede, con il giorno in cui tornano.
} Schede, risultati, lezioni ed esercizi dalle tue partite sono conservati in questo browser; puoi portarli con te in un solo file.
learn-sync = { $standing ->
    [none] Non sei entrato con un account: ciò che impari è conservato soltanto in questo browser.
    [busy] Si confronta l'account con questo browser …
    [done] Tutto è conservato anche nell'account { $name }.
    [waiting] { $count ->
        [0] Il server non è raggiungibile. Ciò che impari ora è conservato in questo browser, e andrà nell'account { $name } quando il server risponde.
       *[other] Il server non è raggiungibile, perciò non tutto è già nell'account { $name }. È conservato in questo browser, e sarà inviato quando il server risponde.
    }
    [signed-out] Non sei più collegato come { $name }. Ciò che impari è conservato in questo browser, e sarà inviato quando entrerai di nuovo.
   *[refused] L'account non ha potuto conservare tutto: { $reason } È conservato in questo browser.
}
learn-sync-sign-in = Entra
training-export = Salva in un file
training-import = Leggi un file
training-exported = { $count ->
    [one] Una scheda
   *[other] { $count } schede
} con i tuoi risultati e le tue lezioni{ $exercises ->
    [0] {""}
    [one] {" "}e un esercizio preso da una partita
   *[other] {" "}e { $exercises } esercizi presi da partite
}: tutto è nel file tratto-cards.json.
training-imported = { $count ->
    [one] È stata letta una scheda; di due per lo stesso esercizio resta la più recente. Ora ne hai { $cards }.
   *[other] Sono state lette { $count } schede; di due per lo stesso esercizio resta la più recente. Ora ne hai { $cards }.
}{ $lessons ->
    [0] {""}
    [one] {" "}Una lezione vi risulta fatta.
   *[other] {" "}{ $lessons } lezioni vi risultano fatte.
}{ $exercises ->
    [0] {""}
    [one] {" "}È stato letto anche un esercizio preso da una partita.
   *[other] {" "}Sono stati letti anche { $exercises } esercizi presi da partite.
}
training-file-json = Questo file non si può leggere: non è JSON. Scegli un file salvato da questa pagina.
training-file-format = Questo non è un file di ciò che si è imparato. Scegli un file salvato da questa pagina (tratto-cards.json).
training-file-version = Questo file ha la versione { $found }; questa pagina legge la versione { $known }.
training-file-many = Questo file ha { $count } voci di un tipo; se ne leggono al massimo { $most }.
training-file-card = { $kind ->
    [card] La scheda { $number } di questo file è sbagliata
    [run] Il risultato { $number } di questo file è sbagliato
    [lesson] La lezione { $number } di questo file è sbagliata
   *[exercise] L'esercizio { $number } di questo file è sbagliato
}: “{ $field }” { $found ->
    [none] manca
   *[other] è { $found }, che non può essere
}. Non è stato letto nulla.

## Lezioni

lessons-text = Lezioni brevi, in ordine: ognuna ha una scacchiera, una domanda a cui si risponde lì ed esercizi ogni volta nuovi.
lessons-needs-server = Le lezioni già aperte funzionano anche senza server.
lessons-kept = Il server non è raggiungibile. Questo è ciò che il browser ha conservato.
lessons-progress = { $done } { $done ->
    [one] lezione fatta
   *[other] lezioni fatte
} su { $count }
lessons-next = { $first ->
    [yes] Comincia: { $title }
   *[no] Continua: { $title }
}
lessons-all-done = Hai fatto tutte le lezioni.
lessons-done = fatta
lessons-question = La domanda
lessons-question-again = Chiedimelo di nuovo
lessons-to-practice = Agli esercizi
lessons-practice = Esercizi
lessons-terms = Parole
lessons-laws = Nelle Regole
lessons-onward = La lezione successiva: { $title }
lessons-to-list = Tutte le lezioni

## Una partita senza scacchiera

training-blind-title = Una partita senza scacchiera
training-blind-text = Scrivi le tue mosse e leggi o ascolti quelle del motore; la scacchiera resta nascosta. Puoi guardarla, e ogni volta si conta. Alla fine vedi le mosse della partita.
training-blind-no-engine = Questo server non ha un motore di scacchi contro cui giocare.
training-blind-get-engine = Chi gestisce il server può installarne uno (su Debian: apt-get install stockfish) e riavviare il server. Gli altri gradini della scala non hanno bisogno di un motore.
training-blind-side = I tuoi pezzi
training-blind-side-is = { $side ->
    [white] Bianco
    [black] Nero
   *[lot] A sorte
}
training-blind-level = Il motore gioca
training-blind-level-is = { $rating ->
    [full] Livello { $level }: alla massima forza
   *[other] Livello { $level }: a { $rating }
}
training-blind-level-note = I numeri sono la stima che il motore dà della propria forza, non il punteggio di una federazione.
training-blind-voice = Leggi le sue mosse ad alta voce
training-blind-begin = Comincia
training-blind-go-on = Continua la tua partita, { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
} finora
training-blind-again = Un'altra partita
training-blind-your-move = Giochi con il { $side ->
    [white] Bianco
   *[black] Nero
}. { $check ->
    [yes] Sei sotto scacco. Tocca a te.
   *[no] Tocca a te.
}
training-blind-thinks = { $move ->
    [none] Tocca al motore.
   *[other] Giochi { $move }. Tocca al motore.
}
training-blind-reply = { $move }: { $spoken }
training-blind-stuck = Il motore non ha mosso.
training-blind-ask-again = Chiediglielo di nuovo
training-blind-opponent = { $name }, { $rating ->
    [full] alla massima forza
   *[other] limitato a { $rating }
}
training-blind-play = Gioca
training-blind-repeat = Ripeti
training-blind-peek = { $open ->
    [yes] Nascondi la scacchiera
   *[no] Guarda la scacchiera
}
training-blind-peeks = { $count ->
    [0] Non hai guardato
    [one] Hai guardato una volta
   *[other] Hai guardato { $count } volte
}
training-blind-claim = { $move ->
    [none] Richiedi la patta
   *[other] Richiedi la patta con { $move }
}
training-blind-resign = Abbandona
training-blind-resign-sure = Sì, abbandono
training-blind-not-resign = Continuo
training-blind-score = Le mosse
training-blind-rung = { $passed ->
    [yes] Superato: una partita giocata fino alla fine senza guardare la scacchiera
   *[no] Per superarlo: una partita giocata fino alla fine senza guardare la scacchiera{ $peeks ->
        [none] {""}
        [one] {" "}· finora guardando una volta
       *[other] {" "}· finora guardando { $peeks } volte
    }
}
