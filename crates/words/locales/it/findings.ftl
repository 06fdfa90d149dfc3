# Che cosa constatano le Regole: frasi senza punto finale, che il codice unisce a ciò che segue.

## Fine sulla scacchiera

finding-checkmate = { who } dà scacco matto
finding-stalemate = stallo: chi ha il tratto non ha mosse legali e il suo re non è sotto scacco
finding-dead-position = posizione morta: nessuno dei due può dare matto con alcuna serie di mosse legali
finding-fivefold = la stessa posizione è apparsa per la quinta volta
finding-seventy-five = settantacinque mosse per ciascuno senza catture né spinte di pedone
finding-overlooked-draw = la partita era già patta, e nessuno se n'era accorto
finding-overlooked-draw-signed = la partita era già patta quando i giocatori hanno firmato un risultato decisivo
finding-ended-despite-touch = la partita è finita: la mossa era legale, e il pezzo toccato prima non cambia nulla
finding-resigned = { who } abbandona
finding-resigned-unwinnable = { who } abbandona, ma l'avversario non poteva dare matto con alcuna serie di mosse legali
finding-agreed = i giocatori si accordano per la patta
finding-agreed-too-early = non ci si può accordare per la patta prima che ciascun giocatore abbia eseguito almeno una mossa
finding-agreement-forbidden = il regolamento del torneo non consente adesso la patta per accordo

## Proposte di patta

finding-offer-made = { who } propone patta al momento giusto
finding-offer-at-wrong-time = { who } propone patta nel momento sbagliato; la proposta è comunque valida
finding-offer-repeated = { who } continua a proporre patta nel momento sbagliato
finding-offer-forbidden = il regolamento del torneo non consente adesso { to-whom } di proporre patta
finding-offer-after-sealing = { who } propone patta dopo che è stata messa in busta una mossa
finding-condition-void = la proposta di patta non può essere condizionata: quella { whose } vale senza condizioni
finding-refused = { who } rifiuta la patta
finding-refused-by-touching = { who } rifiuta la patta toccando un pezzo
finding-refused-by-moving = { who } rifiuta la patta eseguendo una mossa
finding-consented = l'arbitro acconsente alla patta
finding-ban-not-provided = le Regole di questa edizione non consentono al torneo di vietare la patta per accordo
finding-claim-is-offer = la richiesta { whose } vale anche come proposta di patta

## Richieste di patta

finding-threefold-correct = la richiesta { whose } è corretta: la posizione è apparsa { $count } volte
finding-threefold-incorrect = la richiesta { whose } è errata: la posizione è apparsa { times-counted }; ne occorrono tre
finding-fifty-correct = la richiesta { whose } è corretta: { $count } semimosse senza catture né spinte di pedone
finding-fifty-incorrect = la richiesta { whose } è errata: { halfmoves-counted } senza catture né spinte di pedone; ne occorrono cento
finding-claim-off-turn = { who } chiede la patta senza avere il tratto
finding-claim-after-touching = { who } chiede la patta dopo aver toccato un pezzo
finding-unfounded = la richiesta { whose } è infondata
finding-nothing-wrong = l'arbitro non rileva alcuna irregolarità

## L'esecuzione della mossa

finding-touched = pezzo toccato: { who } deve attenersi a ciò che ha toccato
finding-touched-cannot-move = nessuno dei pezzi toccati { by-whom } può essere mosso o catturato
finding-touched-by-mistake = { who } ha toccato il pezzo in { $square } credendolo un altro
finding-accidental = { who } ha toccato il pezzo in { $square } per caso, e questo non lo obbliga a nulla
finding-adjusting-off-turn = { who } acconcia il pezzo in { $square } senza avere il tratto
finding-adjusting-too-late = { who } ha detto «acconcio» solo dopo aver toccato: il pezzo è toccato
finding-promotion-chosen = il nuovo pezzo ha toccato { $square }: la scelta { whose } è definitiva
finding-touch-enforced = { who } deve attenersi al pezzo toccato o rilasciato
finding-complaint-too-late = { who } reclama troppo tardi, avendo nel frattempo toccato un pezzo
finding-only-on-request = in questa partita l'arbitro applica l'articolo 4 unicamente su richiesta di un giocatore
finding-out-of-turn = { who } muove senza avere il tratto
finding-two-hands = { who } ha usato due mani per una sola mossa
finding-other-hand = { who } ha premuto l'orologio con la mano che non ha mosso

## L'orologio

finding-started = la sessione di gioco comincia
finding-interrupted = l'arbitro ferma gli orologi
finding-restarted = l'arbitro fa ripartire gli orologi
finding-period-entered = { who } ha completato le mosse del periodo
finding-stopped-for-help = { who } ferma gli orologi per chiamare l'arbitro
finding-stopped-groundlessly = { who } ferma gli orologi senza un motivo valido
finding-piece-missing = { who } ferma gli orologi perché manca il pezzo per la promozione
finding-pressed-without-moving = { who } ha premuto l'orologio senza aver mosso
finding-flag-up = la bandierina non è caduta
finding-flag-lost = il tempo { whose } è scaduto, e l'avversario può ancora dare matto
finding-flag-drawn = il tempo { whose } è scaduto, ma l'avversario non può dare matto con alcuna serie di mosse legali
finding-flag-drawn-by-touch = il tempo { whose } è scaduto, ma dopo il pezzo toccato l'avversario non può più dare matto
finding-flag-undetermined = il tempo { whose } è scaduto; non si è potuto stabilire se l'avversario possa dare matto
finding-flag-after-postponement = il tempo { whose } è scaduto mentre la decisione dell'arbitro era differita
finding-moves-completed = la bandierina { whose } è caduta, ma le mosse del periodo sono completate
finding-claim-from-screen = la richiesta { whose } si basa unicamente su uno schermo, e non è ammessa
finding-claimant-flag-down = { who } richiede la vittoria per il tempo, ma anche la sua bandierina è caduta
finding-arbiter-silent = in questa partita l'arbitro si astiene dal segnalare la caduta della bandierina
finding-both-flags-go-on = entrambe le bandierine sono cadute ed è impossibile stabilire quale per prima; non è l'ultimo periodo
finding-both-flags-draw = entrambe le bandierine sono cadute ed è impossibile stabilire quale per prima
finding-both-flags-open = entrambe le bandierine sono cadute, è impossibile stabilire quale per prima, e per questo caso nulla era stato annunciato
finding-wrong-setting = l'orologio era regolato male
finding-setting-too-late = l'orologio era regolato male, ma è troppo tardi per cambiarlo
finding-clock-defect = l'orologio è evidentemente difettoso
finding-clock-replaced = l'orologio viene sostituito
finding-times-by-arbiter = l'arbitro determina i tempi secondo il suo miglior discernimento
finding-times-restored = gli orologi tornano ai tempi di prima
finding-times-set = l'arbitro regola l'orologio { whose }
finding-disturbed = l'arbitro concede tempo { to-whom } per un disturbo esterno

## Presenza

finding-late-in-time = { who } arriva con { $time } di ritardo, entro il tempo di tolleranza
finding-late-unstated = { who } arriva con { $time } di ritardo, e il torneo non ha stabilito il tempo di tolleranza
finding-too-late = { who } è in ritardo di { $time }, oltre il tempo di tolleranza
finding-left-unasked = { who } si allontana senza il permesso dell'arbitro
finding-left-unreported = { who } si allontana senza informare l'arbitro

## Mosse illegali

finding-illegal-move = mossa illegale { whose }
finding-illegal-move-lost = mossa illegale { whose }, che perde la partita
finding-illegal-move-drawn = mossa illegale { whose }: perderebbe la partita, ma l'avversario non può dare matto con alcuna serie di mosse legali
finding-illegal-move-undetermined = mossa illegale { whose }: conclude la partita, e non si è potuto stabilire se l'avversario possa dare matto
finding-illegal-stands = la mossa illegale { whose } non può più essere corretta
finding-not-completed = la mossa eseguita { by-whom } è illegale, ma l'orologio non è stato premuto
finding-only-on-claim = in questa partita l'arbitro interviene su una mossa illegale solo su richiesta dell'avversario
finding-found-after-end = la mossa illegale viene scoperta a partita finita
finding-corrected-by-agreement = i giocatori si accordano per correggere la mossa illegale
finding-arbiter-waits = l'arbitro vede una posizione illegale e attende il completamento della mossa successiva
finding-illegal-position-stays = la posizione è ancora illegale dopo il completamento della mossa successiva
finding-position-legal-again = la posizione è di nuovo legale
finding-illegal-position = la posizione è illegale, e non si può stabilire come si sia prodotta

## Posizione iniziale e pezzi fuori posto

finding-wrong-start = la posizione iniziale dei pezzi era scorretta
finding-wrong-start-too-late = la posizione iniziale dei pezzi era scorretta, ma è troppo tardi per ricominciare
finding-board-turned = la scacchiera è orientata in modo errato
finding-setup-too-late = è troppo tardi per reclamare sulla posizione iniziale
finding-colours-reversed = la partita è cominciata con i colori invertiti
finding-colours-reversed-go-on = la partita è cominciata con i colori invertiti, ma si sono giocate troppe mosse per ricominciare
finding-colours-reversed-over = i colori erano invertiti, ma la partita è finita
finding-pieces-displaced = { who } mette fuori posto dei pezzi
finding-pieces-put-back = { who } ha ripristinato la posizione corretta
finding-pressed-while-displaced = { who } preme l'orologio prima di aver ripristinato la posizione corretta
finding-displaced-found = alcuni pezzi sono fuori posto, da { halfmoves-counted }
finding-displaced-unknown = alcuni pezzi sono fuori posto, e non si sa da quando
finding-restored = l'arbitro ripristina una posizione precedente

## Formulari

finding-writes-ahead = { who } scrive la mossa in anticipo
finding-records-too-late = { who } muove con { halfmoves-counted } ancora da annotare
finding-not-algebraic = il formulario { whose } non è in notazione algebrica
finding-sheet-incomplete = { $count ->
    [one] al formulario { whose } manca una semimossa
   *[other] al formulario { whose } mancano { $count } semimosse
}
finding-sheet-misused = { who } scrive sul formulario ciò che non vi è ammesso
finding-sheet-hidden = { who } nasconde il formulario all'arbitro
finding-not-recording = { who } non annota le mosse
finding-not-provable = i formulari non permettono di provare che il tempo sia stato superato
finding-opponent-sheet = { who } può utilizzare il formulario dell'avversario per aggiornare il proprio
finding-sheet-too-early = { who } chiede il formulario dell'avversario, ma nessuna bandierina è caduta
finding-sheet-not-returned = { who } muove senza aver restituito il formulario dell'avversario
finding-sheets-to-update = dopo la caduta della bandierina si aggiornano i formulari
finding-sheet-off-turn = { who } chiede un formulario senza avere il tratto
finding-sheet-shown = l'arbitro mostra il formulario { to-whom }
finding-sheet-too-often = { who } chiede troppo spesso il formulario dell'arbitro
finding-reconstruction = la partita viene ricostruita su una seconda scacchiera
finding-signed = entrambi i giocatori hanno firmato il risultato
finding-signed-wrong = entrambi i giocatori hanno firmato un risultato diverso da quello della partita

## Finale rapido

finding-quickplay-claimed = { who } chiede la patta nel finale rapido
finding-quickplay-agreed = l'arbitro accoglie la richiesta { whose }
finding-quickplay-postponed = l'arbitro differisce la decisione sulla richiesta { whose }
finding-quickplay-rejected = l'arbitro respinge la richiesta { whose }
finding-quickplay-alone = { who } chiede la patta senza che in sede sia presente un arbitro
finding-quickplay-not-here = le regole del finale rapido non valgono per questa partita
finding-quickplay-not-announced = le regole del finale rapido non erano state annunciate per questo torneo
finding-quickplay-not-yet = il finale rapido non è ancora cominciato
finding-quickplay-off-turn = { who } fa la richiesta senza avere il tratto
finding-quickplay-too-much-time = { who } ha ancora due minuti o più
finding-extra-seconds-asked = { who } chiede invece alcuni secondi per ogni mossa
finding-extra-seconds-given = la richiesta di secondi per ogni mossa { whose } è accolta

## Comportamento

finding-disrepute = { who } arreca discredito al gioco degli scacchi
finding-outside-help = { who } fa uso di note o di consigli, o analizza su un'altra scacchiera
finding-distracting = { who } distrae o infastidisce l'avversario
finding-unreasonable-claims = { who } avanza richieste o offerte di patta immotivate
finding-phone-lost = il telefono { whose } fa perdere la partita
finding-phone-on = il telefono { whose } è contro le regole
finding-phone-allowed = il telefono { whose } è consentito in questo modo
finding-inspection-refused = { who } rifiuta di sottoporsi al controllo
finding-inspected = l'arbitro controlla { who }
finding-smoking = { who } fuma fuori dell'area designata
finding-rough-clock = { who } usa l'orologio in modo improprio
finding-hovering = { who } tiene il dito sul pulsante dell'orologio o nelle immediate vicinanze
finding-refuses = { who } rifiuta persistentemente di rispettare le Regole
finding-both-refuse = entrambi i giocatori rifiutano persistentemente di rispettare le Regole
finding-finished-player = { who } ha terminato la partita ed è considerato uno spettatore
finding-spectator-interferes = qualcuno che non gioca questa partita interferisce
finding-spectator-may-tell = chi osserva un'irregolarità può informarne solamente l'arbitro
finding-spectator-phone = un telefono suona nell'area del torneo
finding-sent-out = l'arbitro espelle qualcuno dall'area del torneo
finding-no-such-rule = le Regole di questa edizione non hanno una norma per questo

## Richieste, penalità, decisioni

finding-request-granted = l'arbitro accoglie la richiesta { whose }
finding-unable-to-write = { who } non è in grado di scrivere; l'arbitro decide quanto tempo togliergli
finding-clock-adjusted = per { who } opera un assistente; l'arbitro tara l'orologio in modo equo
finding-provided = l'arbitro fornisce { to-whom } ciò che serve
finding-arbiter-intervenes = l'arbitro dice { to-whom } ciò che non deve dire
finding-arbiter-may-tell = una bandierina è caduta: l'arbitro può dire { to-whom } il numero delle mosse
finding-penalised = l'arbitro penalizza { who }
finding-declared = l'arbitro dichiara il risultato
finding-score-refused = le Regole non ammettono un simile punteggio
finding-annulled = l'arbitro annulla la partita
finding-decided-otherwise = l'arbitro decide diversamente
finding-appealed = { who } presenta appello contro la decisione
finding-appeal-barred = { who } presenta appello, ma contro questa decisione non è ammesso

## Giocatori non vedenti o con handicap visivo

finding-slip-of-tongue = { who } annuncia una mossa diversa da quella eseguita: un lapsus
finding-not-announced = { who } preme l'orologio prima di aver annunciato la mossa
finding-repeated-wrongly = { who } ripete una mossa diversa da quella annunciata
finding-not-repeated = { who } muove senza aver ripetuto la mossa annunciata
finding-assistant-needed = tra un giocatore con handicap visivo e uno con handicap uditivo occorre un assistente
finding-boards-differ = le due scacchiere hanno posizioni differenti, e i formulari coincidono: { who } ha scritto una mossa e ne ha eseguita un'altra
finding-sheets-differ = le due scacchiere hanno posizioni differenti, e i formulari non coincidono da { halfmoves-counted }
finding-assistant-informed = l'assistente { whose } risponde a ciò che gli è stato richiesto
finding-assistant-unasked = l'assistente { whose } gli dice qualcosa senza che gli sia stato richiesto
finding-assistant-adjourns = l'assistente { whose } espleta le formalità dell'aggiornamento

## Aggiornamento della partita

finding-told-to-seal = l'arbitro chiede { to-whom } di mettere in busta la mossa
finding-adjourns-early = { who } aggiorna la partita prima del termine della sessione di gioco, e gli si addebita il tempo restante
finding-played-instead-of-sealing = { who } esegue sulla scacchiera la mossa che doveva mettere in busta
finding-sealed = { who } ha messo in busta la mossa
finding-envelope-complete = la busta è completa
finding-envelope-incomplete = sulla busta { items-counted }
finding-resumed = la partita riprende
finding-envelope-opened = si apre la busta con la mossa { whose }
finding-envelope-too-early = la busta resta chiusa finché manca il giocatore che deve rispondere
finding-replier-absent = { who }, che deve rispondere alla mossa messa in busta, è assente
finding-reply-sealed = { who } mette in busta la risposta, perché chi aveva messo in busta la mossa è assente
finding-sealed-ambiguous = la mossa messa in busta { by-whom } è ambigua
finding-sealed-unclear = il significato della mossa messa in busta { by-whom } non si può stabilire
finding-sealed-illegal = la mossa messa in busta { by-whom } è illegale
finding-envelope-lost = la busta è andata persa, ma la posizione è nota
finding-adjourned-lost = la busta è andata persa, e la posizione non si può stabilire
finding-resumption-times-wrong = alla ripresa i tempi erano errati, e lo si è segnalato in tempo
finding-resumption-times-late = alla ripresa i tempi erano errati, ma lo si è segnalato troppo tardi

## Prima della partita

finding-rate-standard = è una partita di gioco standard
finding-rate-rapid = è una partita di gioco rapido
finding-rate-blitz = è una partita di gioco lampo
finding-edition-too-early = la partita è anteriore alle Regole più vecchie disponibili, che valgono al loro posto
finding-chess960 = si gioca a Scacchi960 secondo le Regole
finding-variant-unknown = le Regole di questa edizione non conoscono gli Scacchi960
finding-default-time-unstated = il torneo doveva stabilire il tempo di tolleranza, e non l'ha fatto
