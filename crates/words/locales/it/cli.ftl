# Le parole proprie della riga di comando: aiuto, messaggi d'errore, file.

about = Le Regole degli Scacchi, eseguibili: scacchiera, mosse e motivi.

heading-usage = Uso
heading-commands = Comandi
heading-arguments = Argomenti
heading-options = Opzioni
heading-everywhere = Ovunque
heading-examples = Esempi

value-command = COMANDO
value-options = OPZIONI
value-lang = LINGUA
value-fen = FEN
value-file = FILE
value-number = N
value-depth = PROFONDITÀ
value-move = MOSSA
value-square = CASA
value-style = STILE
value-two-squares = DUE-CASE
value-shell = SHELL
value-folder = CARTELLA
value-seed = SEME
value-moves = MOSSE
value-table = TABELLA
value-target = COSA
value-form = FORMA
value-addr = INDIRIZZO

option-json = Risponde in JSON, un oggetto per riga
option-lang = Parla questa lingua: { $languages } (valore predefinito: quella di TRATTO_LANG, LC_ALL, LC_MESSAGES o LANG)
option-help = Mostra questo aiuto
option-version = Mostra la versione

## Messaggi d'errore

fault = tratto: { $what }
try-help = Provare "tratto --help", oppure --help dopo un comando.
did-you-mean = Forse si intendeva "{ $name }"?
quote-the-fen = Una FEN contiene spazi: va messa tra virgolette.
unknown-argument = "{ $arg }" qui non è previsto
unknown-command = il comando "{ $name }" non esiste
missing-argument = manca qualcosa: { $args }
missing-command = quale comando? Non ne è stato indicato nessuno
missing-value = { $arg } vuole un valore
too-many-values = { $arg } ha troppi valori
argument-twice = { $arg } è ripetuto
argument-conflict = { $arg } non va insieme a { $prior }
invalid-value = { $arg } non può essere "{ $value }": i valori sono { $valid }
refused-value = { $arg } non può essere "{ $value }": { $right }
argument-not-utf8 = un argomento non è testo UTF-8 valido
unknown-lang = le lingue sono { $languages }
not-a-number = serve un numero intero da { $low } a { $high }
not-two-squares = due case come a6f1, dalla coda della freccia alla punta

## File

standard-input = lo standard input
cannot-read = { $path } non si può leggere: { $reason }
cannot-write = { $path } non si può scrivere: { $reason }
not-utf8 = { $path }, riga { $line }: non è testo UTF-8 valido
reason-not-found = il file non esiste
reason-permission = permesso negato
reason-directory = è una cartella
reason-packed = è compresso con { $kind }; va prima decompresso (gzip, zstd e bzip2 si leggono direttamente)
reason-pdf = è un documento PDF, non un testo
reason-binary = non è un testo
reason-address-in-use = lì ascolta già un altro programma
reason-address-not-here = questa macchina non ha quell'indirizzo
