# Lo svolgimento della partita: che cosa fanno giocatori, arbitro e altri.

## I giocatori

player-act-arrive = { who } arriva alla scacchiera
player-act-leave-area-true = { who } lascia l'area di gioco con il permesso dell'arbitro
player-act-leave-area-false = { who } lascia l'area di gioco
player-act-leave-venue-true = { who } lascia l'area del torneo con il permesso dell'arbitro
player-act-leave-venue-false = { who } lascia l'area del torneo
player-act-return = { who } ritorna
player-act-touch-deliberate = { who } tocca { $piece }
player-act-touch-accidental = { who } tocca { $piece } per caso
player-act-touch-adjusting = { who } dice «acconcio» e acconcia { $piece }
player-act-touch-adjusting-too-late = { who } tocca { $piece } e poi dice «acconcio»
player-act-touch-mistaken = { who } tocca { $piece }, intendendo un altro pezzo
player-act-touch-both = { who } tocca { $piece } e { $other }, e non si può stabilire quale pezzo per primo
player-act-release = { who } posa in { $square } { $piece } e { $role ->
    [queen] la
    [rook] la
   *[other] lo
} rilascia
player-act-remove = { who } toglie dalla scacchiera { $piece }
player-act-put = { who } mette { role-a } in { $square } e { $role ->
    [queen] la
    [rook] la
   *[other] lo
} rilascia
player-act-rest = { who } appoggia { role-a } in { $square } senza { $role ->
    [queen] rilasciarla
    [rook] rilasciarla
   *[other] rilasciarlo
}
player-act-play-one = { who } gioca { $played }
player-act-play-two = { who } gioca { $played } con due mani
player-act-take-back = { who } ritira la mossa prima di premere l'orologio
player-act-announce = { who } annuncia { $played }
player-act-repeat = { who } ripete ad alta voce { $played }
player-act-press-same = { who } preme l'orologio
player-act-press-other = { who } preme l'orologio con l'altra mano
player-act-offer-plain = { who } propone patta
player-act-offer-conditional = { who } propone patta a una condizione
player-act-accept = { who } accetta la patta
player-act-refuse = { who } rifiuta la patta
player-act-claim-threefold-none = { who } chiede la patta: la posizione è apparsa per la terza volta
player-act-claim-threefold-some = { who } chiede la patta: con la mossa scritta «{ $text }» la posizione apparirebbe per la terza volta
player-act-claim-fifty-none = { who } chiede la patta per la regola delle cinquanta mosse
player-act-claim-fifty-some = { who } chiede la patta per la regola delle cinquanta mosse con la mossa scritta «{ $text }»
player-act-claim-flag-clock = { who } richiede la vittoria per il tempo
player-act-claim-flag-screen = { who } richiede la vittoria per il tempo, in base a uno schermo
player-act-claim-illegal-move = { who } reclama per la mossa illegale dell'avversario
player-act-claim-touched = { who } reclama per un pezzo toccato o rilasciato
player-act-claim-quickplay-no-effort = { who } chiede la patta: l'avversario non fa alcuno sforzo per vincere con mezzi normali
player-act-claim-quickplay-cannot-win = { who } chiede la patta: l'avversario non può vincere con mezzi normali
player-act-claim-extra-seconds = { who } chiede cinque secondi per mossa per entrambi
player-act-resign = { who } abbandona
player-act-stop-piece-missing = { who } ferma gli orologi: manca il pezzo per la promozione
player-act-stop-assistance = { who } ferma gli orologi e chiama l'arbitro
player-act-stop-displacement = { who } ferma gli orologi: alcuni pezzi sono fuori posto
player-act-stop-clock-setting = { who } ferma gli orologi: l'orologio è regolato male
player-act-stop-groundless = { who } ferma gli orologi senza una valida ragione
player-act-record = { who } scrive «{ $text }» sul formulario
player-act-sign = { who } firma { $score }
player-act-displace = { who } mette fuori posto i pezzi in { $squares }
player-act-put-back = { who } ripristina la posizione corretta
player-act-ask = { who } chiede all'arbitro { $what }
player-act-return-sheet = { who } restituisce il formulario dell'avversario
player-act-appeal = { who } presenta appello contro la decisione
player-act-seal = { who } mette in busta «{ $text }»
player-act-adjourn = { who } aggiorna la partita quando alla fine della sessione di gioco mancano { $time }
player-act-state = { who } dichiara di aver messo in busta { $played }

## Scorrettezze

misconduct-disrepute = { who } arreca discredito al gioco degli scacchi
misconduct-notes = { who } consulta delle note
misconduct-advice = { who } si fa consigliare
misconduct-other-board = { who } analizza su un'altra scacchiera
misconduct-phone-rings = squilla il telefono { whose }
misconduct-phone-on = { who } ha con sé un telefono acceso e silenzioso
misconduct-phone-off = { who } ha con sé un telefono spento
misconduct-phone-in-bag = { who } ha nella borsa un telefono spento, come convenuto
misconduct-refuses-inspection = { who } rifiuta di sottoporsi al controllo
misconduct-smoking = { who } fuma dove non è consentito
misconduct-distracting = { who } distrae l'avversario
misconduct-unreasonable = { who } avanza richieste o offerte di patta immotivate, una dopo l'altra
misconduct-refusing = { who } rifiuta persistentemente di rispettare le Regole
misconduct-rough-clock = { who } aziona l'orologio con forza
misconduct-hovering = { who } tiene il dito sul pulsante dell'orologio
misconduct-sheet-misused = { who } scrive note sul formulario
misconduct-sheet-hidden = { who } nasconde il formulario
misconduct-not-recording = { who } non annota le mosse
misconduct-not-reporting = { who } si allontana senza informare l'arbitro
misconduct-interfering = { who } ha terminato la partita, e interferisce in un'altra

## Richieste: dopo «chiede all'arbitro»

request-see-sheet = di mostrargli il formulario
request-own-sheet = un formulario su cui scrivere
request-explanation = una spiegazione delle Regole
request-assistant-to-move = un assistente che muova i pezzi
request-assistant-to-press = un assistente che prema l'orologio
request-assistant-to-write = un assistente che scriva
request-opponent-sheet = il formulario dell'avversario
request-two-boards = due scacchiere

## L'arbitro

arbiter-act-start = l'arbitro dà inizio alla sessione di gioco
arbiter-act-observe-flag = l'arbitro vede che la bandierina { whose } è caduta
arbiter-act-observe-both-flags = l'arbitro vede che entrambe le bandierine sono cadute
arbiter-act-observe-illegal-move = l'arbitro vede la mossa illegale
arbiter-act-observe-touched = l'arbitro vede la violazione dell'articolo 4
arbiter-act-observe-illegal-position = l'arbitro vede una posizione illegale
arbiter-act-observe-absence = l'arbitro constata l'assenza { whose }
arbiter-act-observe-automatic-draw = l'arbitro si accorge che la partita era già patta
arbiter-act-observe-not-algebraic = l'arbitro vede che il formulario { whose } non è in notazione algebrica
arbiter-act-stop = l'arbitro ferma gli orologi
arbiter-act-restart = l'arbitro fa ripartire gli orologi
arbiter-act-decide-agrees = l'arbitro accoglie la richiesta
arbiter-act-decide-postpones = l'arbitro differisce la decisione
arbiter-act-decide-postpones-with-time = l'arbitro differisce la decisione e concede altro tempo all'avversario
arbiter-act-decide-rejects = l'arbitro respinge la richiesta
arbiter-act-penalise = l'arbitro penalizza { who }: { $penalty }
arbiter-act-set = l'arbitro regola l'orologio { whose } su { $time }
arbiter-act-add = l'arbitro concede { to-whom } { $time } in più
arbiter-act-take-back = l'arbitro riporta indietro la partita di { halfmoves-counted }
arbiter-act-declare = l'arbitro dichiara il risultato { $score }
arbiter-act-annul = l'arbitro annulla la partita
arbiter-act-play-on = l'arbitro lascia continuare la partita
arbiter-act-consent = l'arbitro acconsente alla patta
arbiter-act-tell-to-seal = l'arbitro chiede a chi ha il tratto di mettere in busta la mossa
arbiter-act-check-envelope-complete = l'arbitro controlla la busta: non manca nulla
arbiter-act-check-envelope = l'arbitro controlla la busta; manca: { $items }
arbiter-act-resume = l'arbitro riprende la partita aggiornata
arbiter-act-open-envelope = l'arbitro apre la busta
arbiter-act-replace-clock = l'arbitro sostituisce l'orologio
arbiter-act-send-out = l'arbitro espelle qualcuno dall'area del torneo
arbiter-act-inspect = l'arbitro controlla { who }
arbiter-act-provide = l'arbitro fornisce { to-whom } ciò che serve
arbiter-act-reconstruct = l'arbitro fa ricostruire la partita su una seconda scacchiera
arbiter-act-tell-moves-made = l'arbitro indica { to-whom } il numero delle mosse eseguite
arbiter-act-tell-opponent-moved = l'arbitro dice { to-whom } che l'avversario ha mosso
arbiter-act-tell-clock-not-pressed = l'arbitro dice { to-whom } che l'orologio non è stato premuto

## Penalità

penalty-warning = un'ammonizione
penalty-opponent-time = { $time } in più all'avversario
penalty-own-time = { $time } in meno al giocatore
penalty-loss = la perdita della partita; all'avversario { $points }
penalty-own-points = il suo punteggio scende a { $points }
penalty-opponent-points = il punteggio dell'avversario sale a { $points }
penalty-fine = una multa annunciata in precedenza
penalty-exclusion = l'esclusione da uno o più turni
penalty-expulsion = l'espulsione dal torneo

## La busta

envelope-names = i nomi dei giocatori
envelope-position = la posizione
envelope-times = i tempi usati
envelope-sealer = chi ha messo in busta la mossa
envelope-move-number = il numero della mossa messa in busta
envelope-draw-offer = la proposta di patta
envelope-resumption = la data, l'ora e il luogo della ripresa

## Gli assistenti

aid-play = l'assistente { whose } esegue { $played } sulla scacchiera
aid-announce = l'assistente { whose } annuncia { $played }
aid-press = l'assistente { whose } preme l'orologio
aid-record = l'assistente { whose } scrive «{ $text }» sul formulario
aid-inform-asked = l'assistente { whose } gli dice ciò che ha richiesto
aid-inform-unasked = l'assistente { whose } gli dice qualcosa di non richiesto
aid-claim-flag = l'assistente { whose } richiede la vittoria per il tempo
aid-report-touch = l'assistente { whose } informa l'arbitro che l'avversario ha toccato il pezzo in { $square }
aid-adjourn = l'assistente { whose } espleta le formalità dell'aggiornamento

## Che cosa si scopre

found-wrong-start = si constata che la posizione iniziale era scorretta
found-board-turned = si constata che la scacchiera è orientata in modo errato
found-colours-reversed = si constata che i colori sono invertiti
found-clock-setting-false = si constata che l'orologio è regolato male
found-clock-setting-true = si constata che l'orologio è regolato male, e lasciarlo così danneggerebbe il calendario del torneo
found-clock-defect = si constata che l'orologio è difettoso
found-displaced-none = si constata che alcuni pezzi sono fuori posto, e non si sa da quando
found-displaced-some = si constata che alcuni pezzi sono fuori posto, da { halfmoves-counted }
found-illegal-move = si constata che è stata giocata una mossa illegale
found-flag = la bandierina { whose } risulta caduta
found-not-provable = i formulari non permettono di provare che il tempo sia stato superato
found-boards-differ = si constata che le due scacchiere hanno posizioni differenti: { who } ha scritto la mossa giusta e ne ha eseguita un'altra
found-sheets-differ = si constata che scacchiere e formulari non coincidono, da { halfmoves-counted }
found-envelope-lost-true = la busta risulta persa
found-envelope-lost-false = la busta risulta persa, e con essa la posizione
found-resumption-times = si constata che alla ripresa i tempi sono errati

## Altri

bystander-tells-player = uno spettatore dice qualcosa sulla partita a un giocatore
bystander-tells-arbiter = uno spettatore informa l'arbitro di un'irregolarità
bystander-interferes = uno spettatore interferisce
bystander-phone-rings = squilla il telefono di uno spettatore

players-agree-to-correct = i giocatori si accordano per correggere la mossa illegale
piece-from = { $role ->
    [bishop] l'{ role }
    [rook] la { role }
    [queen] la { role }
   *[other] il { role }
} di { $square }
