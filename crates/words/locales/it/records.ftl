# Partite conservate, copiate, verificate ed eliminate.

serve-store-foreign = il file è un archivio di un altro programma: va indicato un altro file con --db
serve-store-no-copy = il file è di una versione precedente, e la copia che si fa prima di aggiornarlo non è riuscita: { $reason }

server-deleted = Questa partita è stata eliminata.
server-stale = Scrivi di nuovo la password: hai effettuato l'accesso da un po'.

## backup, restore, check

value-db = DB
kept-copying = copia
kept-integrity = esame del file
kept-games = partite rigiocate
kept-cannot-open = { $path } non si può aprire: deve esistere e potersi leggere
kept-other = { $path } non è un archivio di Tratto
kept-foreign = { $path } è un archivio di un altro programma
kept-newer = { $path } è di una versione più recente di Tratto: occorre usare quella
kept-older = { $path } è di una versione precedente di Tratto: `tratto serve` lo aggiorna, e ne conserva una copia com'era
kept-exists = { $path } esiste già: occorre un altro nome, oppure per `restore` l'opzione --force, che conserva il vecchio file con un altro nome
kept-empty = in { $path } non c'è nulla
kept-in-use = un server di Tratto sta usando { $path }: prima va fermato
kept-full = il disco è pieno: { $path }
kept-failed = con { $path } non è riuscito: { $reason }
kept-left-off = e altri { $count }
kept-sound =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } con { $events ->
        [one] 1 evento
       *[other] { $events } eventi
    }: ogni registro rigiocato, ogni impronta giusta
kept-unsound =
    { $count ->
        [one] 1 cosa non va
       *[other] { $count } cose non vanno
    } in { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } con { $events ->
        [one] 1 evento
       *[other] { $events } eventi
    }
kept-rate = { $games } partite e { $events } eventi al secondo
kept-flaw-integrity = Il file è danneggiato: { $line }
kept-flaw-orphans =
    { $rows ->
        [one] 1 riga di { $table } appartiene
       *[other] { $rows } righe di { $table } appartengono
    } a qualcosa di { $parent } che non c'è
kept-flaw-undead = La partita { $game } è stata eliminata eppure c'è
kept-flaw-file = L'elenco delle partite non si legge fino in fondo: { $reason }
kept-flaw = Partita { $game }: { $what }
kept-flaw-event = l'evento { $event } non si legge: { $reason }
kept-flaw-unreadable = non si legge: { $reason }
kept-flaw-settings = le sue impostazioni non hanno senso: { $reason }
kept-flaw-root = le sue impostazioni non sono quelle con cui è cominciata (l'impronta è un'altra)
kept-flaw-gap = manca l'evento { $event }
kept-flaw-hash = l'evento { $event } non è quello che fu scritto (l'impronta è un'altra)
kept-flaw-act = l'evento { $event } non può essere accaduto: { $act } ({ $reason })
kept-flaw-head = accanto al registro { $column } è { $stored }, mentre il registro porta a { $replayed }

check-about = Verifica un archivio di partite: rigioca ogni registro secondo le Regole, ricalcola ogni impronta
check-db = L'archivio, anche mentre un server lo usa; non cambia nulla
backup-about = Copia un archivio di partite, anche mentre un server lo usa, e verifica la copia
backup-db = L'archivio di partite
backup-file = La copia; non deve esistere ancora
backup-done = { $file }: una copia di { $kilobytes } KB
restore-about = Rimette una copia al posto di un archivio di partite; ciò che nel frattempo è stato eliminato resta eliminato
restore-file = La copia
restore-db = L'archivio di cui prende il posto; nessun server deve usarlo
restore-force = Permette di prendere il posto di un archivio esistente, che viene conservato con un altro nome
restore-tombstones = Un altro archivio le cui eliminazioni valgono; si può dare più volte
restore-done = { $file } è ora { $db }
restore-aside = Il precedente { $db } è { $aside }
restore-buried =
    { $count ->
        [one] 1 partita già eliminata è stata eliminata di nuovo
       *[other] { $count } partite già eliminate sono state eliminate di nuovo
    }
restore-erased =
    { $count ->
        [one] 1 account o coppia di nomi già eliminati sono stati eliminati di nuovo
       *[other] { $count } fra account e nomi già eliminati sono stati eliminati di nuovo
    }
restore-unknown = Non è stato possibile leggere che cosa era stato eliminato in { $db }, e può essere ricomparso: { $reason }
