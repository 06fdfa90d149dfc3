# Che cosa constatano le Regole: frasi senza punto finale, che il codice unisce a ciò che segue.

## Fine sulla scacchiera

finding-checkmate = scacco matto { by-whom }
finding-stalemate = stallo: chi ha il tratto non ha mosse legali e il suo re non è sotto scacco
finding-dead-position = posizione morta: nessuno può più dare matto, con nessuna serie di mosse legali
finding-fivefold = la stessa posizione compare per la quinta volta
finding-seventy-five = settantacinque mosse a testa senza catture né mosse di pedone
finding-overlooked-draw = la partita era già patta, e nessuno se n'era accorto
finding-overlooked-draw-signed = la partita era già patta quando i giocatori hanno firmato un risultato decisivo
finding-ended-despite-touch = la partita è finita: la mossa era legale, e il pezzo toccato prima non cambia nulla
finding-resigned = { who } abbandona
finding-resigned-unwinnable = { who } abbandona, ma l'avversario non poteva dare matto con nessuna serie di mosse legali
finding-agreed = i giocatori si accordano per la patta
finding-agreed-too-early = non ci si può accordare per la patta prima che ciascun giocatore abbia eseguito almeno una mossa
finding-agreement-forbidden = il regolamento del torneo non consente adesso la patta d'accordo

## Proposte di patta

finding-offer-made = { who } propone patta al momento giusto
finding-offer-at-wrong-time = { who } propone patta nel momento sbagliato; la proposta vale lo stesso
finding-offer-repeated = { who } continua a proporre patta nel momento sbagliato
finding-offer-forbidden = il regolamento del torneo non consente adesso { to-whom } di proporre patta
finding-offer-after-sealing = { who } propone patta dopo che è stata messa in busta una mossa
finding-condition-void = la proposta di patta non può avere condizioni: quella { whose } vale senza
finding-refused = { who } rifiuta la patta
finding-refused-by-touching = { who } rifiuta la patta toccando un pezzo
finding-consented = l'arbitro acconsente alla patta
finding-ban-not-provided = le Regole di questa edizione non danno al torneo il potere di vietare la patta d'accordo
finding-claim-is-offer = la richiesta { whose } vale anche come offerta di patta

## Richieste di patta

finding-threefold-correct = la richiesta { whose } è corretta: la posizione compare { $count } volte
finding-threefold-incorrect = la richiesta { whose } è errata: la posizione compare { times-counted }, e ne servono tre
finding-fifty-correct = la richiesta { whose } è corretta: { $count } semimosse senza catture né mosse di pedone
finding-fifty-incorrect = la richiesta { whose } è errata: { halfmoves-counted } senza catture né mosse di pedone, e ne servono cento
finding-claim-off-turn = { who } chiede la patta senza avere il tratto
finding-claim-after-touching = { who } chiede la patta dopo avere toccato un pezzo
finding-unfounded = la richiesta { whose } è senza fondamento
finding-nothing-wrong = l'arbitro non trova nulla di irregolare

## L'atto di muovere

finding-touched = pezzo toccato: { who } è vincolato da ciò che ha toccato
finding-touched-cannot-move = niente di ciò che { who } ha toccato può muovere o essere catturato
finding-touched-by-mistake = { who } ha toccato il pezzo in { $square } intendendone un altro
finding-accidental = { who } ha toccato il pezzo in { $square } per caso, e questo non vincola nessuno
finding-adjusting-off-turn = { who } acconcia il pezzo in { $square } senza avere il tratto
finding-adjusting-too-late = { who } ha detto «acconcio» solo dopo avere toccato: il pezzo è toccato
finding-promotion-chosen = il nuovo pezzo ha toccato { $square }: la scelta { whose } è fatta
finding-touch-enforced = { who } deve attenersi al pezzo toccato o lasciato
finding-complaint-too-late = { who } reclama troppo tardi, avendo nel frattempo toccato un pezzo
finding-only-on-request = in questa partita l'arbitro interviene sul pezzo toccato solo se un giocatore lo chiede
finding-out-of-turn = { who } muove senza avere il tratto
finding-two-hands = { who } ha usato due mani per una sola mossa
finding-other-hand = { who } ha premuto l'orologio con la mano che non ha mosso

## L'orologio

finding-started = il turno comincia
finding-interrupted = l'arbitro ferma gli orologi
finding-restarted = l'arbitro fa ripartire gli orologi
finding-period-entered = { who } ha completato le mosse del periodo
finding-stopped-for-help = { who } ferma gli orologi per chiamare l'arbitro
finding-stopped-groundlessly = { who } ferma gli orologi senza un motivo valido
finding-piece-missing = { who } ferma gli orologi perché manca il pezzo per la promozione
finding-pressed-without-moving = { who } ha premuto l'orologio senza avere mosso
finding-flag-up = la bandierina non è caduta
finding-flag-lost = il tempo { whose } è scaduto, e l'avversario può ancora dare matto
finding-flag-drawn = il tempo { whose } è scaduto, ma l'avversario non può dare matto con nessuna serie di mosse legali
finding-flag-drawn-by-touch = il tempo { whose } è scaduto, ma dopo il pezzo toccato l'avversario non può più dare matto
finding-flag-undetermined = il tempo { whose } è scaduto; non si è potuto stabilire se l'avversario possa dare matto
finding-flag-after-postponement = il tempo { whose } è scaduto mentre l'arbitro aveva rinviato la decisione
finding-moves-completed = la bandierina { whose } è caduta, ma le mosse del periodo sono completate
finding-claim-from-screen = la richiesta { whose } si fonda solo su uno schermo, che non prova nulla
finding-claimant-flag-down = { who } reclama, ma anche la sua bandierina è caduta
finding-arbiter-silent = in questa partita l'arbitro non segnala la bandierina caduta
finding-both-flags-go-on = entrambe le bandierine sono cadute e non si sa quale per prima; non è l'ultimo periodo
finding-both-flags-draw = entrambe le bandierine sono cadute e non si sa quale per prima
finding-both-flags-open = entrambe le bandierine sono cadute, non si sa quale per prima, e per il caso nulla era stato annunciato
finding-wrong-setting = l'orologio era regolato male
finding-setting-too-late = l'orologio era regolato male, ma è troppo tardi per cambiarlo
finding-clock-defect = l'orologio è evidentemente difettoso
finding-clock-replaced = l'orologio viene sostituito
finding-times-by-arbiter = l'arbitro regola i tempi secondo il suo miglior giudizio
finding-times-restored = i tempi tornano com'erano
finding-times-set = l'arbitro regola l'orologio { whose }
finding-disturbed = l'arbitro concede tempo { to-whom } per un disturbo esterno

## Presenza

finding-late-in-time = { who } arriva con { $time } di ritardo, entro il tempo di tolleranza
finding-late-unstated = { who } arriva con { $time } di ritardo, e il torneo non ha stabilito la tolleranza
finding-too-late = { who } è in ritardo di { $time }: troppo
finding-left-unasked = { who } si allontana senza il permesso dell'arbitro
finding-left-unreported = { who } si allontana senza avvertire l'arbitro

## Mosse illegali

finding-illegal-move = mossa illegale { whose }
finding-illegal-move-lost = mossa illegale { whose }, e costa la partita
finding-illegal-move-drawn = mossa illegale { whose }: costerebbe la partita, ma l'avversario non può dare matto con nessuna serie di mosse legali
finding-illegal-move-undetermined = mossa illegale { whose }: chiude la partita, e non si è potuto stabilire se l'avversario possa dare matto
finding-illegal-stands = la mossa illegale { whose } non può più essere corretta
finding-not-completed = la mossa eseguita { by-whom } è illegale, ma l'orologio non è stato premuto
finding-only-on-claim = in questa partita l'arbitro interviene su una mossa illegale solo se l'avversario la contesta
finding-found-after-end = la mossa illegale viene scoperta a partita finita
finding-corrected-by-agreement = i giocatori si accordano per correggere la mossa illegale
finding-arbiter-waits = l'arbitro vede una posizione illegale e attende il completamento della mossa successiva
finding-illegal-position-stays = la posizione è ancora illegale dopo il completamento della mossa successiva
finding-position-legal-again = la posizione è di nuovo legale
finding-illegal-position = la posizione è illegale, e non si può dire come sia nata

## Disposizione

finding-wrong-start = la partita è cominciata da una posizione sbagliata
finding-wrong-start-too-late = la partita è cominciata da una posizione sbagliata, ma è troppo tardi per ricominciare
finding-board-turned = la scacchiera è orientata male
finding-setup-too-late = è troppo tardi per reclamare sulla disposizione dei pezzi
finding-colours-reversed = la partita è cominciata con i colori invertiti
finding-colours-reversed-go-on = la partita è cominciata con i colori invertiti, ma è troppo avanti per ricominciare
finding-colours-reversed-over = i colori erano invertiti, ma la partita è finita
finding-men-displaced = { who } urta e sposta dei pezzi
finding-men-put-back = { who } ha rimesso a posto i pezzi
finding-pressed-while-displaced = { who } preme l'orologio prima di avere rimesso a posto i pezzi
finding-displaced-found = alcuni pezzi sono fuori posto, da { halfmoves-counted }
finding-displaced-unknown = alcuni pezzi sono fuori posto, e non si sa da quando
finding-restored = l'arbitro ripristina una posizione precedente

## Formulari

finding-writes-ahead = { who } scrive la mossa prima di eseguirla
finding-records-too-late = { who } muove con { halfmoves-counted } ancora da trascrivere
finding-not-algebraic = il formulario { whose } non è in notazione algebrica
finding-sheet-incomplete = al formulario { whose } mancano { halfmoves-counted }
finding-sheet-misused = { who } scrive sul formulario cose che non vi devono stare
finding-sheet-hidden = { who } nasconde il formulario all'arbitro
finding-not-recording = { who } non trascrive le mosse
finding-not-provable = dai formulari non si può provare che il tempo sia stato superato
finding-opponent-sheet = { who } può servirsi del formulario dell'avversario per completare il proprio
finding-sheet-too-early = { who } chiede il formulario dell'avversario, ma nessuna bandierina è caduta
finding-sheet-not-returned = { who } muove senza avere restituito il formulario dell'avversario
finding-sheets-to-update = dopo la caduta della bandierina si aggiornano i formulari
finding-sheet-off-turn = { who } chiede un formulario senza avere il tratto
finding-sheet-shown = l'arbitro mostra { to-whom } il formulario ufficiale
finding-sheet-too-often = { who } chiede troppo spesso il formulario dell'arbitro
finding-reconstruction = la partita viene ricostruita su una seconda scacchiera
finding-signed = entrambi i giocatori hanno firmato il risultato
finding-signed-wrong = entrambi i giocatori hanno firmato un risultato diverso da quello della partita

## Finale rapido

finding-quickplay-claimed = { who } chiede la patta nel finale rapido
finding-quickplay-agreed = l'arbitro accoglie la richiesta { whose }
finding-quickplay-postponed = l'arbitro rinvia la decisione sulla richiesta { whose }
finding-quickplay-rejected = l'arbitro respinge la richiesta { whose }
finding-quickplay-alone = { who } chiede la patta senza che ci sia un arbitro in sala
finding-quickplay-not-here = le regole del finale rapido non valgono per questa partita
finding-quickplay-not-announced = le regole del finale rapido non erano state annunciate per questo torneo
finding-quickplay-not-yet = il finale rapido non è ancora cominciato
finding-quickplay-off-turn = { who } fa la richiesta senza avere il tratto
finding-quickplay-too-much-time = { who } ha ancora due minuti o più
finding-extra-seconds-asked = { who } chiede invece alcuni secondi per ogni mossa
finding-extra-seconds-given = la richiesta di secondi per ogni mossa { whose } è accolta

## Comportamento

finding-disrepute = { who } getta discredito sul gioco degli scacchi
finding-outside-help = { who } si serve di appunti, di consigli o di un'altra scacchiera
finding-distracting = { who } distrae o disturba l'avversario
finding-unreasonable-claims = { who } fa richieste o proposte irragionevoli
finding-phone-lost = il telefono { whose } costa la partita
finding-phone-on = il telefono { whose } è contro le regole
finding-phone-allowed = il telefono { whose } così è consentito
finding-inspection-refused = { who } rifiuta di essere controllato
finding-inspected = l'arbitro controlla { who }
finding-smoking = { who } fuma fuori dallo spazio previsto
finding-rough-clock = { who } tratta l'orologio con violenza
finding-hovering = { who } tiene il dito sull'orologio o vi indugia sopra
finding-refuses = { who } rifiuta con ostinazione di rispettare le Regole
finding-both-refuse = entrambi i giocatori rifiutano con ostinazione di rispettare le Regole
finding-finished-player = { who } ha finito, e ormai è uno spettatore
finding-spectator-interferes = qualcuno che non gioca questa partita si intromette
finding-spectator-may-tell = chiunque può segnalare un'irregolarità, ma solo all'arbitro
finding-spectator-phone = un telefono suona nell'area di torneo
finding-sent-out = l'arbitro allontana qualcuno
finding-no-such-rule = le Regole di questa edizione non hanno una norma per questo

## Richieste, penalità, decisioni

finding-request-granted = l'arbitro accoglie la richiesta { whose }
finding-unable-to-write = { who } non può scrivere; l'arbitro decide quanto tempo gli costa
finding-clock-adjusted = per { who } opera un assistente; l'arbitro tara l'orologio in modo equo
finding-provided = l'arbitro procura ciò che serve { to-whom }
finding-arbiter-intervenes = l'arbitro dice { to-whom } ciò che non deve dire
finding-arbiter-may-tell = una bandierina è caduta: l'arbitro può dire { to-whom } il numero delle mosse
finding-penalised = l'arbitro penalizza { who }
finding-declared = l'arbitro dichiara il risultato
finding-score-refused = le Regole non ammettono un punteggio simile
finding-annulled = l'arbitro annulla la partita
finding-decided-otherwise = l'arbitro decide altrimenti
finding-appealed = { who } presenta appello contro la decisione
finding-appeal-barred = { who } presenta appello, ma contro questa decisione non è ammesso

## Giocatori con disabilità visiva

finding-slip-of-tongue = { who } annuncia una mossa diversa da quella eseguita: un lapsus
finding-not-announced = { who } preme l'orologio prima di avere annunciato la mossa
finding-repeated-wrongly = { who } ripete una mossa diversa da quella annunciata
finding-not-repeated = { who } muove senza avere ripetuto la mossa annunciata
finding-assistant-needed = tra un giocatore con handicap visivo e uno con handicap uditivo occorre un assistente
finding-boards-differ = le due scacchiere differiscono, e i formulari concordano: { who } ha scritto una mossa e ne ha eseguita un'altra
finding-sheets-differ = le due scacchiere differiscono, e anche i formulari, da { halfmoves-counted }
finding-assistant-informed = l'assistente { whose } risponde a ciò che gli è stato chiesto
finding-assistant-unasked = l'assistente { whose } gli dice qualcosa senza che gli sia stato chiesto
finding-assistant-adjourns = l'assistente { whose } provvede alle formalità della sospensione

## Sospensione

finding-told-to-seal = l'arbitro chiede { to-whom } di mettere in busta la mossa
finding-adjourns-early = { who } sospende prima della fine del turno, e gli si addebita il tempo che resta
finding-played-instead-of-sealing = { who } gioca sulla scacchiera la mossa che doveva mettere in busta
finding-sealed = { who } ha messo in busta la mossa
finding-envelope-complete = sulla busta c'è tutto il necessario
finding-envelope-incomplete = sulla busta { items-counted }
finding-resumed = la partita riprende
finding-envelope-opened = si apre la busta con la mossa { whose }
finding-envelope-too-early = la busta resta chiusa finché manca il giocatore che deve rispondere
finding-replier-absent = { who }, che deve rispondere alla mossa in busta, è assente
finding-reply-sealed = { who } mette in busta la risposta, perché chi aveva imbustato è assente
finding-sealed-ambiguous = la mossa in busta { whose } è ambigua
finding-sealed-unclear = il significato della mossa in busta { whose } non si può stabilire
finding-sealed-illegal = la mossa in busta { whose } è illegale
finding-envelope-lost = la busta è smarrita, ma la posizione è nota
finding-adjourned-lost = la busta è smarrita, e la posizione non si può ricostruire
finding-resumption-times-wrong = i tempi alla ripresa erano sbagliati, e ci se n'è accorti in tempo
finding-resumption-times-late = i tempi alla ripresa erano sbagliati, ma ci se n'è accorti troppo tardi

## Prima della partita

finding-rate-standard = è una partita a cadenza standard
finding-rate-rapid = è una partita di gioco rapido
finding-rate-blitz = è una partita di gioco lampo
finding-edition-not-at-hand = quel giorno vigevano altre Regole, il cui testo non è disponibile; vale l'edizione più vicina
finding-edition-too-early = la partita è più antica delle Regole più vecchie disponibili, che valgono al loro posto
finding-chess960 = si gioca a Chess960 secondo le Regole
finding-variant-unknown = le Regole di questa edizione non conoscono il Chess960
finding-default-time-unstated = il torneo doveva stabilire il tempo di tolleranza, e non l'ha fatto
