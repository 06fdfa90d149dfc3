# Le pagine per imparare: che cosa c'è, glossario, almanacco, aperture, istruttore.

learn-title = Impara
learn-text = Dalle mosse dei pezzi ai piani: lezioni brevi, allenamento, e le parole, le persone e le aperture degli scacchi. Non serve un account.
learn-part = { $part ->
    [lessons] Lezioni
    [training] Allenamento
    [coach] Istruttore
    [openings] Aperture
    [glossary] Glossario
   *[almanac] Almanacco
}
learn-part-text = { $part ->
    [lessons] Lezioni brevi in ordine, ognuna con una scacchiera, una domanda ed esercizi.
    [training] La scacchiera a memoria, la tattica e i finali; ciò che hai sbagliato torna a suo tempo.
    [coach] Che cosa c'è sulla scacchiera, che cosa minaccia e che cosa fare: ogni frase mostra su che cosa si fonda.
    [openings] Le aperture mossa per mossa sulla scacchiera, con i nomi in italiano e in inglese.
    [glossary] Come gli scacchisti chiamano le cose, e che cosa intendono.
   *[almanac] Oggi nella storia degli scacchi; campioni, persone, titoli e segni.
}
