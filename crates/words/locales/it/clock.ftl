# Cadenze e orologi: che cosa non si può leggere, che cosa si è supposto, che cosa l'orologio rifiuta.

rate-standard = standard
rate-rapid = rapido
rate-blitz = lampo

## Cadenze

control-fault = cadenza «{ $text }», carattere { $column }: { $problem }
control-empty = non c'è nulla da leggere; «?» sta per sconosciuta, «-» per senza orologio
control-unexpected = «{ $found }» dove dovrebbe stare { $expected }
control-ends = il testo finisce dove dovrebbe stare { $expected }
control-expects-seconds = un numero di secondi
control-expects-moves = un numero di mosse, almeno 1
control-expects-end-of-field = «+», «d», «b», «:» o la fine
control-expects-end = la fine
control-expects-time = un tempo come 90', 1h30 o 5
control-expects-connection = «+», «,» o una parola come «delay»
control-expects-move-number = «move» e il suo numero
control-too-large = il numero { $number } è troppo grande per una cadenza
control-too-fine = il numero { $number } ha più di tre decimali; oltre i millesimi non si va
control-unknown-word = «{ $word }» qui non significa nulla; scrivere per esempio 5+3, 90'/40 + 30' + 30" o G/60 d5
control-rate-alone = «{ $word }» è il nome di una cadenza, non un tempo; dire anche il tempo, per esempio { $word } { $example }
control-missing-moves = segue un altro periodo, perciò a questo serve il numero di mosse, per esempio 90'/40 + 30'
control-second-bonus = il tempo per ogni mossa è dato due volte; darlo una volta sola
control-no-period-begins = nessun periodo comincia con la mossa { $from }; indicare la prima mossa di un periodo
control-ambiguous = si può leggere in più modi; per togliere il dubbio scrivere { $ways }
periods-empty = a una cadenza serve almeno un periodo
periods-not-last = il periodo { $number } è per tutte le mosse restanti e ne segue un altro; dargli un numero di mosse, come in 40/5400:1800
periods-no-time = il periodo { $number } non dà tempo; dargli almeno un secondo o un incremento

## Che cosa si è supposto

assumed-pgn-seconds = letto come etichetta PGN, in secondi
assumed-minutes = un numero senza unità è di minuti
assumed-seconds-per-move = il numero senza unità alla fine è di secondi per ogni mossa
assumed-forty-is-moves = di due numeri, 40 sono le mosse
assumed-moves-first = le mosse stanno prima della barra, come con G/ e SD/
assumed-same-order = mosse e minuti stanno ovunque nello stesso ordine
assumed-from-move-one = il tempo per ogni mossa è dato fin dalla prima
assumed-last-repeats = l'ultimo periodo si ripete quanto serve
assumed-semilampo = semilampo è di 15 minuti

## Orologi

clock-time-went-back = il fatto è di { $at } ms, ma l'orologio è stato toccato l'ultima volta a { $last } ms; i fatti vanno in ordine
clock-not-started = l'orologio non è stato avviato; prima va avviato
clock-already-started = l'orologio è già stato avviato
clock-stopped = entrambi gli orologi sono fermi; prima vanno fatti ripartire
clock-running = l'orologio è già in moto
clock-not-on-move = { who } ha premuto, ma è in moto l'orologio dell'avversario
clock-flag-down = la bandierina { whose } è caduta; prima occorre dare tempo o rialzarla
clock-flag-up = la bandierina { whose } è alzata
clock-too-much = { who } ha { $remaining }, e altri { $time } sono più di quanto un orologio contenga
clock-too-little = { who } ha { $remaining }, perciò non si possono togliere { $time }
clock-no-such-period = la cadenza non ha un periodo { $number }
clock-no-bonus = questo orologio non dà nulla per mossa; serve un orologio digitale con periodi
clock-setup-no-time = non c'è un tempo su cui regolare l'orologio; indicare una cadenza con periodi
clock-setup-bonus = un orologio meccanico non dà nulla per mossa, e il periodo { $number } sì; serve un orologio digitale
clock-setup-hourglass = un orologio meccanico non è una clessidra; serve un orologio digitale
clock-setup-counter = un orologio meccanico non conta le mosse; far cambiare i periodi con la bandierina
clock-setup-freeze = un orologio meccanico non si blocca; disattivare il blocco
