# Tenere un server: le opzioni di `tratto serve`, le impostazioni, e che cosa può esserci di sbagliato.

## Opzioni

value-network = RETE
value-level = LIVELLO
value-setting = CHIAVE=VALORE
serve-addr = Ascolta a questo indirizzo e porta (predefinito 127.0.0.1:8080)
serve-db = Tiene il registro delle partite in questo file (predefinito tratto.db)
serve-behind-proxy = Abbrevia --trust-proxy 127.0.0.0/8 --trust-proxy ::1: un proxy su questa macchina
serve-trust-proxy = Crede a questo proxy, indirizzo o rete, quando dice da dove vengono le richieste (X-Forwarded-For e X-Forwarded-Proto); si può ripetere
serve-metrics = Mostra le metriche per Prometheus in /metrics a questo indirizzo e porta
serve-log-level = Quanto scrivere sullo standard error: error, warn, info (predefinito) o debug
serve-log-format = L'aspetto di una riga del log: plain (predefinito) o json
serve-config = Legge le impostazioni da questo file; le opzioni e l'ambiente (TRATTO_ADDR, TRATTO_DB, …) hanno la precedenza
serve-set = Imposta qualunque cosa il file di configurazione può impostare; si può ripetere
serve-print-config = Stampa la configurazione che ne risulta, come file, e non serve nulla
serve-bad-network = un indirizzo o una rete, come 127.0.0.1 o 10.0.0.0/8
serve-bad-set = una chiave e un valore, come limits.sockets=1000
serve-cannot-take-over = il socket passato al programma (LISTEN_FDS) non si può usare: { $reason }
serve-metrics-at = Le metriche sono in http://{ $addr }/metrics.

## Impostazioni

setting-title = La configurazione di tratto serve: ogni impostazione, con il valore che ha.
    Le opzioni vengono prima dell'ambiente, l'ambiente prima di questo file, e questo file prima dei valori predefiniti.
setting-comment = { $what }
    { $wanted } (ambiente: { $variable })
setting-about = { $key ->
    [addr] Dove il server ascolta. Un socket passato da systemd ha la precedenza.
    [db] Il file che contiene tutte le partite e gli utenti; altri accanto cominciano con lo stesso nome.
    [origin] L'indirizzo con cui si raggiunge il server, per esempio https://scacchi.example; serve per le passkey.
    [trust_proxy] I proxy a cui si crede sull'indirizzo e sul protocollo di una richiesta.
    [metrics] Dove si leggono le metriche per Prometheus. Chi può raggiungerlo può leggerle.
    [log] Quanto si scrive sullo standard error. Con SIGHUP si rilegge.
    [log_format] L'aspetto di una riga del log.
    [limits-requests-burst] Richieste di un indirizzo, tutte insieme.
    [limits-requests-per_second] Richieste di un indirizzo al secondo, alla lunga.
    [limits-games-burst] Partite nuove di un indirizzo, tutte insieme.
    [limits-games-per_second] Partite nuove di un indirizzo al secondo, alla lunga.
    [limits-questions-burst] Domande di un indirizzo che richiedono un po' di calcolo, tutte insieme.
    [limits-questions-per_second] Domande di un indirizzo al secondo, alla lunga.
    [limits-passwords-burst] Password tentate e utenti creati da un indirizzo, tutti insieme.
    [limits-passwords-per_second] Password tentate e utenti creati da un indirizzo al secondo, alla lunga.
    [limits-guesses-burst] Password sbagliate per un account da parte di estranei, tutte insieme: i primi tentativi delle reti, e altrettanti successivi.
    [limits-guesses-per_second] Password sbagliate per un account da parte di estranei al secondo, alla lunga.
    [limits-acts-burst] Atti alla scacchiera con lo stesso link, tutti insieme.
    [limits-acts-per_second] Atti alla scacchiera con lo stesso link al secondo, alla lunga.
    [limits-acts_by_address-burst] Atti alla scacchiera da un solo indirizzo, in una volta: dietro un indirizzo può giocare un intero circolo.
    [limits-acts_by_address-per_second] Atti alla scacchiera da un solo indirizzo al secondo, alla lunga.
    [limits-judging-burst] Per quanto le Regole possono riflettere in una volta sugli atti di un indirizzo, in millisecondi.
    [limits-judging-per_second] Per quanto le Regole possono riflettere sugli atti di un indirizzo, in millisecondi al secondo alla lunga.
    [limits-replays-burst] Per quanto si possono rigiocare in una volta i registri delle partite per un indirizzo, in millisecondi.
    [limits-replays-per_second] Per quanto si possono rigiocare i registri delle partite per un indirizzo, in millisecondi al secondo alla lunga.
    [limits-messages-burst] Messaggi su un WebSocket, tutti insieme; quelli in più si leggono più lentamente.
    [limits-messages-per_second] Messaggi su un WebSocket al secondo, alla lunga.
    [limits-messages_by_address-burst] Messaggi su tutti i WebSocket di un indirizzo, tutti insieme.
    [limits-messages_by_address-per_second] Messaggi su tutti i WebSocket di un indirizzo al secondo, alla lunga.
    [limits-games_by_account] Partite in corso che un account può avere.
    [keep_days] Dopo tanti giorni senza eventi una partita finita viene eliminata; 0 conserva le partite per sempre.
    [engine] Il motore di scacchi dell'istruttore e delle partite senza scacchiera, per nome o percorso; vuoto: Stockfish, se si trova; none: nessun motore.
    [caps-events] Eventi di una partita, dopo i quali restano possibili soltanto l'orologio, l'abbandono, l'accordo e gli atti dell'arbitro.
    [caps-between_moves] Eventi di una partita senza una mossa in mezzo, dopo i quali vale lo stesso finché non si muove.
    [limits-sockets] WebSocket che un indirizzo può tenere aperti. Un intero circolo può avere un indirizzo solo.
    [limits-connections] Connessioni che un indirizzo può tenere aperte; i proxy fidati non si contano.
    [limits-all_connections] Connessioni di tutti insieme. Meno, dove il sistema permette meno file aperti.
    [timeouts-head] Quanto può metterci ad arrivare l'intestazione di una richiesta, in secondi.
    [timeouts-body] Quanto può metterci ad arrivare il corpo di una richiesta, in secondi.
    [timeouts-idle] Per quanto tempo una connessione può non portare nulla, in secondi.
    [timeouts-stop] Quanto il server aspetta ciò che è in corso quando gli si dice di fermarsi, in secondi.
   *[other] Un'impostazione senza descrizione.
}

## Che cosa andrebbe bene

wanted-address = un indirizzo e una porta, come { $quote }127.0.0.1:8080{ $quote }
wanted-origin = un indirizzo come { $quote }https://scacchi.example{ $quote }, senza percorso (http solo per localhost), oppure { $quote }{ $quote } per nessuno
wanted-address-or-none = un indirizzo e una porta, come { $quote }127.0.0.1:9090{ $quote }, o "" per nessuno
wanted-file = il nome di un file, come { $quote }tratto.db{ $quote }
wanted-program-or-none = il nome o il percorso di un programma, come { $quote }stockfish{ $quote }, { $quote }none{ $quote }, o { $quote }{ $quote }
wanted-networks = { $place ->
    [file] indirizzi e reti, come ["127.0.0.1", "10.0.0.0/8"]
   *[other] indirizzi e reti separati da virgole, come 127.0.0.1,10.0.0.0/8
}
wanted-count = un numero intero da 1 a 4294967295
wanted-days = un numero intero di giorni, 0 per mai
wanted-number = un numero non inferiore a 0, o inf per nessun limite
wanted-seconds = un numero da 0.001 a 86400

## Che cosa è sbagliato

setting-in-file = { $path }, riga { $line }: { $what }
setting-in-environment = { $name } nell'ambiente: { $what }
setting-syntax = questo non è TOML: { $message }
setting-unknown = non c'è un'impostazione { $key }: tratto serve --print-config le mostra tutte
setting-unknown-near = non c'è un'impostazione { $key }: forse si intendeva { $nearest }
setting-wrong = { $found } non è un valore per { $key }: un valore giusto: { $wanted }
