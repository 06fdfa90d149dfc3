# Le aperture e le varianti dei corsi.

course-legal = Come stampata
course-corrected = Corretta
course-completed = Completata
course-unclear = Nessuna lettura sicura
course-misprint = La mossa { $number } del { $color ->
    [white] Bianco
   *[black] Nero
} è stampata { $printed }; si intende { $meant }.
course-supplied = Nella stampa mancano le mosse del { $color ->
    [white] Bianco
   *[black] Nero
}; sono state aggiunte.
course-misnamed = Il titolo nomina un'apertura diversa da quella delle mosse.
course-unfinished = Le mosse stampate si fermano prima di quella che dà il nome all'apertura; è stata aggiunta.
course-stray = La variante stampata finisce con mosse che non appartengono a nulla; sono state tolte.
course-unusual = La risposta stampata è giocabile; di solito si gioca { $usual }.
course-refuted = Il corso non menziona { $by }, che confuta la variante.
