# File di scenario e registri: che cosa non va, dove, e che cosa sarebbe giusto.

scenario-place = riga { $line }, colonna { $column }: { $what }
scenario-event = fatto { $event }: { $what }
scenario-syntax = non è scritto come si deve: { $message }
scenario-unknown-key = «{ $key }» qui non significa nulla; si conoscono { $known }
scenario-missing = manca «{ $key }»
scenario-wrong-kind = «{ $key }» dovrebbe essere { $expected }
scenario-bad-value = «{ $key }» non può essere «{ $text }»; sarebbe giusto: { $expected }
scenario-bad-text = «{ $key }» non può essere «{ $text }»: { $why }
scenario-move = la mossa «{ $text }» qui non si può leggere: { $why }
scenario-pattern = la decisione attesa «{ $text }» non si può leggere; si scrive così: constatazione: effetti | scelte [articoli]
scenario-pattern-name = la decisione attesa «{ $text }» non si può leggere: «{ $name }» non è né una constatazione né una scelta; tratto judge --codes mostra come si scrivono le decisioni
scenario-game = la partita non si può impostare: { $why }
scenario-nothing-expected = il caso nomina l'edizione { $edition }, ma questo passo non si aspetta nulla da essa
scenario-version = il registro è della versione { $found }, e questo programma conosce le versioni fino alla { $known }

act-breaks-off = «{ $text }» si interrompe; dovrebbe seguire: { $expected }
act-wrong-word = «{ $text }»: al posto di «{ $found }» (carattere { $column }) dovrebbe stare: { $expected }

expected-text = un testo tra virgolette
expected-number = un numero intero, non negativo
expected-truth = true o false
expected-table = una tabella
expected-smaller = un numero più piccolo
expected-chess960 = un numero da 0 a 959
expected-square = una casa come e4
expected-points = punti come 0, 1/2 o 1
expected-move = una mossa con le sue case, come e2e4 o e7e8q
expected-score = un punteggio come 1-0, 1/2-1/2 o 0-1/2
expected-quotation-mark = le virgolette alla fine del testo
expected-nothing = nient'altro
expected-time = un tempo come 2:00 o 1:30:00
expected-names = uno tra { $names }
expected-edition = un'edizione ({ $editions }), un intervallo come 2014-2018, oppure all
expected-date = un giorno del calendario, come 2017-06-30
expected-no-moves = nessuna mossa, perché manca un re
expected-draws = free, never, o per esempio "not before move 30"
