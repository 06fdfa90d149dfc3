# Partite conservate, copiate, verificate ed eliminate.

serve-store-foreign = il file è un archivio di un altro programma: indicane un altro con --db
serve-store-no-copy = il file è di una versione precedente, e la copia che si fa prima di aggiornarlo non è riuscita: { $reason }
