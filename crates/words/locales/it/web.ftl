# Le pagine nel browser.

web-no-answer = Il server non risponde. Controlla la connessione e riprova.
web-no-page = Questa pagina non esiste
web-home = Alla pagina iniziale
web-skip = Al contenuto
web-menu = Pagine
web-menu-open = Menu
web-language = Lingua
web-piece-letters = R D T A C
web-close = Chiudi
web-cancel = Annulla
web-yes = sì
web-no = no
web-nav = { $page ->
    [new] Nuova partita
    [watch] Assisti
    [clock] Orologio
    [learn] Impara
    [winnable] Si può vincere?
   *[about] Informazioni
}
web-theme = { $theme ->
    [light] Chiaro; passa allo scuro
    [dark] Scuro; passa alla scelta del sistema
   *[system] Come il sistema; passa al chiaro
}
web-white = Bianco
web-black = Nero
web-side = { $side ->
    [white] Bianco
   *[black] Nero
}
web-piece = { $piece ->
    [king] re
    [queen] donna
    [rook] torre
    [bishop] alfiere
    [knight] cavallo
   *[pawn] pedone
}
web-side-piece = { web-piece } { $piece ->
    [queen] { $side ->
        [white] bianca
       *[black] nera
    }
    [rook] { $side ->
        [white] bianca
       *[black] nera
    }
   *[other] { $side ->
        [white] bianco
       *[black] nero
    }
}

## Pagina iniziale

web-headline = Le Regole degli Scacchi, eseguibili.
web-subline = Scacchiera, orologio, formulario e arbitro. Gioca una partita retta dalle Regole per intero: pezzo toccato, mosse illegali, richieste, bandierine. Ogni decisione cita il suo articolo.
web-start-game = Comincia una partita
web-start-clock = Regola un orologio
web-try = Prova una decisione
web-case-name = { $case ->
    [castling] Arrocco attraverso lo scacco
    [touch] L'alfiere toccato
    [flag] La bandierina e il re solo
   *[repetition] Una richiesta affrettata
}
web-case-text = { $case ->
    [castling] Il Bianco arrocca benché l'alfiere attacchi f1, e preme l'orologio. Il Nero ferma gli orologi e reclama per una mossa illegale.
    [touch] Il Bianco tocca l'alfiere in f1, ci ripensa e gioca il cavallo in f3. Il Nero pretende che si muova l'alfiere.
    [flag] Il Bianco ha una donna in più ed esaurisce il tempo. Il Nero, che ha solo il re, richiede la vittoria per il tempo.
   *[repetition] Il Bianco chiede la patta per triplice ripetizione. La posizione è apparsa una sola volta.
}
web-way = { $page ->
    [new] Su un dispositivo o su due, con le Regole per intero o semplicemente online. Non serve un account.
    [clock] Un orologio a tutto schermo per la scacchiera di legno, con ogni cadenza di gioco. Funziona senza rete.
    [watch] Le partite in corso, e quelle finite da rigiocare mossa per mossa.
   *[winnable] Qualsiasi posizione: può ancora dare matto il Bianco? Il Nero? O è morta? Con la linea che porta al matto.
}

## Nuova partita

web-mode = Come si gioca
web-mode-name = { $mode ->
    [governed] Secondo le Regole
   *[online] Online
}
web-mode-text = { $mode ->
    [governed] Toccare, rilasciare, premere. Le mosse illegali sono possibili, e si pagano; le patte si chiedono nei modi prescritti.
   *[online] Solo mosse legali, e l'orologio si preme da sé.
}
web-control = Tempo di riflessione
web-control-any = Un altro, come lo scriveresti
web-control-read = Letto come { $spoken }{ $rate ->
    [standard] : partita a tempo lungo.
    [rapid] : gioco rapido.
    [blitz] : gioco lampo.
   *[none] .
}
web-bad-control = Questo non è un tempo di riflessione: scrivilo come 5+3, o 90/40+30+30.
web-players = I nomi, se vuoi
web-more-rules = Edizione, Scacchi960 e altre norme
web-edition = Edizione delle Regole
web-array = Posizione iniziale
web-array-usual = Quella solita
web-array-lot = Scacchi960, a sorte
web-array-number = Scacchi960, per numero
web-array-another = Un'altra, a sorte
web-array-which = Numero, da 0 a 959
web-draws = Patta per accordo
web-draws-free = Libera
web-draws-not-before = Non prima di una certa mossa
web-draws-never = Solo con il consenso dell'arbitro
web-draws-moves = Mosse
web-lateness = Tempo di tolleranza, in minuti
web-as-edition = come dice l'edizione
web-begins = La sessione di gioco comincia
web-begins-together = quando sono arrivati entrambi
web-begins-arbiter = quando lo avvia l'arbitro
web-crash = Se il server si ferma, gli orologi
web-crash-stop = si fermano con lui
web-crash-run = continuano
web-supervised = La supervisione è adeguata: la caduta delle bandierine la segnala il server
web-guidelines = Valgono le Linee guida III (finale rapido)
web-listed = Chiunque può trovarla nell'elenco delle partite
web-create = Prepara la partita
web-links-title = La partita è pronta
web-links-text = Dai ogni link a chi è destinato. Si apre una volta: da allora il posto è di chi l'ha aperto, e il link non apre più niente. La partita comincia quando ci sono entrambi i giocatori.
web-link-for = { $role ->
    [white] Bianco
    [black] Nero
    [arbiter] Arbitro
    [assistant] Assistente
    [organiser] Organizzatore
   *[spectator] Per assistere
}
web-link-text = { $role ->
    [white] Gioca con i pezzi bianchi.
    [black] Gioca con i pezzi neri.
    [arbiter] Decide sulle richieste, regola gli orologi, infligge penalità.
    [assistant] Muove e preme per un giocatore che non vede la scacchiera.
    [organiser] Distribuisce i link, e non prende parte alla partita.
   *[spectator] Non è un segreto: chiunque può guardare.
}
web-qr = Codice QR del link
web-copy = Copia il link
web-copied = Copiato
web-open-here = Apri qui

## La partita

web-connecting = Si va alla scacchiera …
web-board = Scacchiera
web-square = { $square }{ $piece ->
    [none] , vuota
   *[other] , { web-side-piece }
}{ $held ->
    [yes] , in mano tua
   *[no] {""}
}{ $marked ->
    [yes] , segnata
   *[no] {""}
}
web-to-move = ha il tratto
web-away = assente
web-offences = { $count ->
    [one] un'infrazione
   *[other] { $count } infrazioni
}
web-flag-down = La bandierina è caduta
web-delay-left = tempo extra { $seconds } s
web-moves-to-go = { $count ->
    [one] manca una mossa
   *[other] mancano { $count } mosse
}
web-press-now = Premi l'orologio
web-press-hint = premi dopo la mossa
web-space-bar = spazio
web-press-clock = { $side ->
    [white] Premi l'orologio del Bianco
   *[black] Premi l'orologio del Nero
}: { $time }
web-lost = La connessione è caduta. Si riprova …
web-waiting = { $side ->
    [white] Si aspetta il Bianco
    [black] Si aspetta il Nero
   *[none] Si aspetta che l'arbitro dia inizio
}
web-awaiting = Il server si era fermato. Gli orologi aspettano il { $side ->
    [white] Bianco
   *[black] Nero
}.
web-adjourned = La partita è aggiornata
web-clocks-stopped = Gli orologi sono fermi
web-press-due = { $side ->
    [white] Il Bianco ha mosso e non ha premuto l'orologio
   *[black] Il Nero ha mosso e non ha premuto l'orologio
}
web-on-move = { $side ->
    [white] Il tratto è al Bianco
   *[black] Il tratto è al Nero
}{ $check ->
    [yes] : scacco
   *[no] {""}
}
web-lag = ritardo { $ms } ms
web-not-legal = Non è legale: { $why }{ $article ->
    [none] .
   *[other] {" "}(articolo { $article }).
}
web-confirm-move = Giochi questa mossa?
web-confirm = Gioca
web-promotion = Promozione a
web-moment = Doveri e diritti del momento
web-acts = { $side ->
    [white] Che cosa può fare il Bianco
   *[black] Che cosa può fare il Nero
}
web-draw-offered = { $side ->
    [white] Il Bianco propone patta.
   *[black] Il Nero propone patta.
}
web-accept = Accetta
web-refuse = Rifiuta
web-type-move = Mossa: Cf3, e2e4, 0-0
web-play = Gioca
web-adjust = Acconcio
web-adjust-hint = Il prossimo pezzo che tocchi è solo acconciato, e non ti obbliga a nulla.
web-take-back = Ritira la mossa
web-offer = Proponi patta
web-offer-with-move = Patta proposta con la prossima mossa
web-claim-open = Richiesta …
web-call-open = Chiama l'arbitro …
web-resign-open = Abbandona …
web-resign-title = Abbandoni?
web-resign-text = { $side ->
    [white] Il Bianco abbandona, e la partita è finita.
   *[black] Il Nero abbandona, e la partita è finita.
}
web-resign = Abbandona
web-play-on = Continua
web-claim-title = Una richiesta
web-claim-which = Che cosa chiedi?
web-claim-kind = { $kind ->
    [threefold] Patta: la stessa posizione per la terza volta
    [fifty] Patta: cinquanta mosse senza catture né spinte di pedone
    [flag] La bandierina dell'avversario è caduta
    [illegal-move] La mossa dell'avversario era illegale
    [touched] L'avversario non ha mosso il pezzo toccato
    [quickplay] Patta nel finale rapido
   *[extra-seconds] Secondi in più nel finale rapido
}
web-claim-how = Su che base?
web-claim-now = La posizione sulla scacchiera
web-claim-by-move = La posizione dopo la mossa che sto per giocare
web-claim-move = La tua mossa, come la scrivi sul formulario
web-claim-ground = Perché l'avversario
web-cannot-win = non può vincere con mezzi normali
web-no-effort = non fa alcuno sforzo per vincere
web-count-appearances = { $count ->
    [one] Questa posizione è apparsa una sola volta.
   *[other] Questa posizione è apparsa { $count } volte.
}
web-count-quiet = { $count ->
    [0] Non c'è ancora una mossa intera senza catture né spinte di pedone.
    [one] Una mossa per ciascuno senza catture né spinte di pedone.
   *[other] { $count } mosse per ciascuno senza catture né spinte di pedone.
}
web-claim-at-risk = Secondo il conto di questa pagina la richiesta non è corretta. Puoi farla; una richiesta errata ha il suo prezzo.
web-claim = Chiedi
web-call-title = Chiama l'arbitro
web-call-stops = Ferma gli orologi: motivo
web-call-asks = Senza fermarli, chiedi
web-call-request = { $request ->
    [explanation] un chiarimento sulle Regole
    [assistant-to-move] un assistente che muova per me
    [assistant-to-press] un assistente che prema l'orologio per me
   *[assistant-to-write] un assistente che scriva per me
}
web-ask = Chiedi
web-call-text = I due orologi restano fermi finché l'arbitro non li fa ripartire.
web-call-reason = { $reason ->
    [assistance] Ho bisogno dell'arbitro
    [clock-setting] L'orologio è regolato male
    [displacement] Dei pezzi sono fuori posto
   *[piece-missing] Mi serve un pezzo per la promozione
}
web-no-arbiter-here = Ora non c'è nessuno con il link dell'arbitro.
web-call = Ferma gli orologi
web-scoresheet = Formulario
web-number = Numero
web-nobody-records = I giocatori non sono tenuti ad annotare le mosse.
web-no-moves = Non è stata giocata alcuna mossa.
web-ply-fault = { $fault ->
    [king-taken] È stato catturato il re
    [unpromoted] Il pedone non è stato promosso
    [incomplete] La mossa non è stata eseguita per intero
    [no-move] L'orologio è stato premuto senza muovere
   *[other] Non è una mossa legale
}
web-first = All'inizio
web-back = Una mossa indietro
web-forward = Una mossa avanti
web-last = Alla fine
web-flip = Gira la scacchiera
web-rulings = Decisioni
web-routine = { $others ->
    [yes] { $count ->
        [one] Un'altra, come in ogni partita
       *[other] Altre { $count }, come in ogni partita
    }
   *[no] { $count ->
        [one] Una sola, come in ogni partita
       *[other] Soltanto { $count }, come in ogni partita
    }
}
web-no-rulings = L'arbitro non ha avuto nulla da dire.
web-article = Art. { $number }
web-effects = Che cosa ne segue
web-force = { $force ->
    [binding] È così per le Regole stesse.
    [unless-arbiter] Vale, salvo diversa decisione dell'arbitro.
   *[advice] Spetta all'arbitro decidere.
}
web-unverified = Il testo di questo articolo non l'abbiamo visto; la decisione segue le edizioni successive.
web-game-about = { $mode ->
    [governed] Secondo le Regole del { $edition }
   *[online] Online, Regole del { $edition }
}{ $timed ->
    [yes] , { $control }.
   *[no] , senza orologio.
}
web-game-960 = Scacchi960, posizione { $number }.
web-watchers = { $count ->
    [one] Una persona assiste.
   *[other] { $count } persone assistono.
}
web-announced = { $side ->
    [white] Bianco: { $what }.
   *[black] Nero: { $what }.
}
web-spoken = { $castling ->
    [short] arrocco corto
    [long] arrocco lungo
   *[no] { web-piece }{ $from ->
        [none] {""}
       *[other] {" "}{ $from }
    }{ $takes ->
        [yes] {" "}prende
       *[no] {""}
    } { $to }{ $promotion ->
        [queen] , promuove a donna
        [rook] , promuove a torre
        [bishop] , promuove ad alfiere
        [knight] , promuove a cavallo
       *[none] {""}
    }
}{ $follows ->
    [check] , scacco
    [mate] , matto
   *[nothing] {""}
}
web-result = Risultato
web-annulled = La partita è annullata; se ne giocherà un'altra.
web-sign = { $both ->
    [yes] { $side ->
        [white] Firma il Bianco
       *[black] Firma il Nero
    }
   *[no] Firma il risultato
}
web-rematch = Rivincita a colori invertiti
web-rematch-accept = L'avversario vuole la rivincita: accetta
web-rematch-watch = C'è la rivincita: assisti
web-rematch-open = C'è la rivincita: aprila
web-pgn = Partita in PGN
web-log = Registro completo (JSON)
web-print = Stampa il formulario
web-date = Data
web-signature = { $side ->
    [white] Firma del Bianco
   *[black] Firma del Nero
}
web-tastes = Preferenze
web-taste-figurines = Figurine invece delle lettere
web-taste-coordinates = Coordinate sulla scacchiera
web-taste-sounds = Suoni
web-taste-confirm = Chiedi conferma di ogni mossa
web-taste-premove = Mosse anticipate, nel tempo dell'avversario

## L'arbitro

web-arbiter = Arbitro
web-arbiter-here = Agisci da arbitro
web-start = Da' inizio alla sessione di gioco
web-stop-clocks = Ferma gli orologi
web-restart-clocks = Falli ripartire
web-arbiter-sees = Che cosa hai visto
web-sees-illegal = una mossa illegale
web-sees-touched = un pezzo toccato e non mosso
web-sees-flag = { $side ->
    [white] caduta la bandierina del Bianco
   *[black] caduta la bandierina del Nero
}
web-let-play-on = Lascia continuare
web-arbiter-more = Tempi, penalità, risultato
web-player = Giocatore
web-time = Tempo
web-set-time = Regola
web-add-time = Aggiungi
web-penalty = Penalità
web-penalty-kind = { $kind ->
    [warning] Ammonizione
    [opponent-time] Tempo all'avversario
    [own-time] Meno tempo al giocatore
    [loss] Perdita della partita
    [fine] Multa
    [exclusion] Esclusione da uno o più turni
   *[expulsion] Espulsione dal torneo
}
web-penalise = Infliggi
web-half-moves = Semimosse
web-restore = Torna indietro
web-declare = Dichiara
web-any-act = Qualsiasi altro atto, scritto come nel registro
web-do = Esegui

## L'assistente

web-assistant = Assistente
web-assistant-for = Chi aiuti
web-assistant-unasked = { $side ->
    [white] Il Bianco
   *[black] Il Nero
} non ha ancora chiesto un assistente: il giocatore lo fa da «Chiama l'arbitro».
web-announce = Annuncia
web-assistant-flag = Richiedi la vittoria per il tempo
web-assistant-answers = Rispondi alla domanda del giocatore
web-assistant-touched = L'avversario ha toccato il pezzo in
web-assistant-report = Segnala

## Orologio

web-clock-title = Orologio da scacchi
web-clock-text = Per la scacchiera di legno. Posa il dispositivo tra i giocatori: ciascuno preme la propria metà. Una volta caricato, funziona senza rete.
web-set = Regola
web-clock-ready = Il Nero preme per avviare l'orologio del Bianco.
web-clock-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
web-clock-period = periodo { $number }
web-clock-bonus = { $kind ->
    [bronstein] fino a { $seconds } s resi
   *[increment] + { $seconds } s
}
web-pause = Pausa
web-resume = Riprendi
web-full = Schermo intero
web-leave-full = Esci dallo schermo intero
web-sound-on = Con suoni
web-sound-off = Senza suoni
web-correct-hold = Correggi (tieni premuto)
web-correct = Correggi l'orologio
web-moves-made = Mosse fatte
web-set-anew = Regola da capo

## Assistere

web-live = In corso
web-over = Finite
web-none-live = Ora nessuno gioca in pubblico.
web-game-line = { $mode ->
    [governed] Secondo le Regole del { $edition }
   *[online] Online, Regole del { $edition }
} · { $control }{ $status ->
    [not-started] {" "}· non cominciata
    [adjourned] {" "}· aggiornata
    [annulled] {" "}· annullata
   *[other] {""}
}

## Si può vincere?

web-winnable-text = Disponi una posizione qualsiasi. La risposta è esatta: con una serie di mosse legali, anche con l'aiuto dell'avversario, può dare matto il Bianco? Il Nero? Se nessuno può, la partita è finita.
web-more-games = Partite precedenti
web-go-on-looking = Continua a cercare
web-looking = Ricerca in corso … { $positions } posizioni finora
web-looking-waits = Prima tocca ad altri …
web-stop-looking = Ferma
web-undecided = Un secondo non è bastato a decidere. Il server può cercare più a lungo.
web-palette = Pezzi da disporre
web-eraser = Togli dalla scacchiera
web-turn = A chi tocca
web-ask-winnable = Si può vincere?
web-clear = Svuota
web-initial = Posizione iniziale
web-examples = Esempi
web-example = { $name ->
    [minors] Cavallo contro alfiere
    [bishop] Alfiere solo
   *[locked] Pedoni bloccati
}
web-edit = Cambia la posizione
web-show-line = Mostrala sulla scacchiera
web-dead = { $dead ->
    [yes] Posizione morta: la partita è patta.
    [no] La partita continua: qualcuno può ancora vincere.
   *[unknown] Non si è potuto stabilire.
}

## Informazioni

web-about-text = Tratto rende eseguibili le Regole degli Scacchi. Gli si dice che cosa succede alla scacchiera, tocco per tocco e mossa per mossa, e dice che cosa ne segue e per quale articolo. La stessa partita riceve sempre le stesse decisioni.
web-about-honest = Quando non trova una risposta lo dice, e non tira a indovinare. Quando un articolo si può leggere in due modi, dice quale interpretazione ha adottato.
web-editions = Edizioni
web-from = In vigore dal
web-articles = Articoli
web-illegal-costs = Mossa illegale: tempo all'avversario
web-illegal-loses = Si perde con la
web-nth = { $number ->
    [1] prima
    [2] seconda
    [3] terza
   *[other] { $number }ª
}
web-claim-costs = Richiesta errata
web-fivefold = Quintupla ripetizione
web-sources = Fonti
web-sources-text = Le Regole degli Scacchi sono della FIDE. I numeri degli articoli sono quelli ufficiali; le spiegazioni sono parole nostre. In torneo decide il testo ufficiale.
web-licence = Licenza
web-licence-text = Tratto è software libero ({ $licence }). Le pagine sono fatte con:
web-licences = Le loro licenze per intero
web-version = Versione { $version }.
web-api = L'API, per i programmi

## Account

web-account-short = Accesso
web-account = Account dell'organizzatore
web-account-text = Per giocare non serve. L'account dell'organizzatore conserva le partite che prepari, e permette di ritirare un link e darne un altro.
web-name = Nome
web-password = Password
web-sign-in = Entra
web-sign-up = Crea un account
web-sign-out = Esci
web-signed-in = Sei entrato come { $name }.
web-my-games = Le partite che hai preparato
web-no-games = Ancora nessuna: qui compaiono quelle preparate dopo essere entrati.
web-renew = { $role ->
    [white] Nuovo link per il Bianco
    [black] Nuovo link per il Nero
    [arbiter] Nuovo link per l'arbitro
   *[assistant] Nuovo link per l'assistente
}
web-withdraw = { $role ->
    [white] Ritira quello del Bianco
    [black] Ritira quello del Nero
    [arbiter] Ritira quello dell'arbitro
   *[assistant] Ritira quello dell'assistente
}

## Ciò che attende l'arbitro

web-to-decide = Da decidere
web-waits-for-arbiter = In attesa dell'arbitro
web-clocks-wait = Orologi fermi: è stato chiamato l'arbitro
web-since = dalle { $time }
web-choice = { $choice ->
    [agree] Accogli la richiesta
    [reject] Respingi la richiesta
    [postpone] Differisci la decisione
    [play-on] Fai continuare la partita
    [warn] Ammonisci
    [penalise] Un'altra penalità …
    [lost] Dichiara persa la partita
    [drawn] Dichiara la patta
    [new-game] Fai giocare una nuova partita
    [set-times] Regola gli orologi …
    [opponent-score] Decidi il punteggio dell'avversario …
    [expel] Espelli il responsabile
    [restart] Fai ripartire gli orologi
    [provide] Fatto: è stato fornito
   *[recommended] Come consigliato
}
web-has-assistant = { $side ->
    [white] Il Bianco ha un assistente.
   *[black] Il Nero ha un assistente.
}

## Accordi, appelli, aggiornamento

web-correct-illegal = { $proposed ->
    [mine] Correzione proposta
    [theirs] Accetta di correggere la mossa illegale
   *[none] Proponi di correggere la mossa illegale
}
web-players-agree = I giocatori si accordano per correggere
web-call-other = Oppure
web-call-appeal = presenta appello contro l'ultima decisione
web-call-adjourn = aggiorna ora la partita e metti in busta una mossa
web-call-rest = Tempo che resta della sessione di gioco, a mio carico
web-appeal = Presenta appello
web-appeal-of = { $both ->
    [yes] { $side ->
        [white] Appello del Bianco
       *[black] Appello del Nero
    }
   *[no] Presenta appello contro la decisione
}
web-adjourn = Aggiorna la partita
web-adjournment = Partita aggiornata
web-tell-to-seal = Fai mettere in busta la prossima mossa
web-check-envelope = La busta è in ordine
web-resume-game = Riprendi la partita
web-open-envelope = Apri la busta
web-envelope-lost = La busta è andata persa
web-sealing = { $side ->
    [white] Il Bianco mette in busta una mossa
   *[black] Il Nero mette in busta una mossa
}
web-seal-title = La tua mossa da mettere in busta
web-seal-text = Scrivi la mossa che giocheresti. Nessuno la vede finché la busta non viene aperta; quando la chiudi gli orologi si fermano.
web-seal-move = Mossa: Cf3, e2e4
web-seal = Chiudi la busta
web-come-back = Sono alla scacchiera
web-come-back-text = { $side ->
    [white] La partita è aggiornata. Il Bianco segnala qui il suo ritorno.
   *[black] La partita è aggiornata. Il Nero segnala qui il suo ritorno.
}
web-announce-mine = Annuncia la mia mossa
web-repeat = Ripeti la mossa dell'avversario
web-impaired = Giocatori non vedenti o con handicap visivo
web-impaired-text = Le mosse si annunciano prima di premere l'orologio, e si può chiedere un assistente, che ha un link tutto suo.

## Le regole

web-rules-behind = Le regole su cui poggia
web-rule-elsewhere = { $years }, { $articles }{ $says ->
    [yes] :
   *[no] .
}
web-rule-everywhere = Le altre edizioni che hanno questa regola dicono lo stesso.
web-rule-open = Questa regola in tutte le edizioni
web-laws-title = Che cosa dice ogni edizione
web-laws-text = Regola per regola, con parole nostre, e l'articolo che la contiene in ogni edizione. Dove un'edizione manca, quella regola non c'era.
web-laws-seek = Cerca: un articolo, una parola
web-laws-none = Nessuna regola contiene tutte queste parole.
web-laws-unverified = Il testo di questo articolo non lo abbiamo potuto leggere.
web-laws-open = Regola per regola: che cosa dice ogni edizione
