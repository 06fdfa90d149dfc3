# Tornei: report, abbinamenti, colori.

## Report

report-at-column = riga { $line }, colonna { $column }: { $problem }
report-at-line = riga { $line }: { $problem }
report-too-short = un record { $code } ha almeno { $needed } colonne
report-not-a-number = "{ $text }" dovrebbe essere un numero da { $from } a { $to }
report-not-points = "{ $text }" dovrebbe essere un punteggio, come 2.5
report-not-one-of = "{ $text }" dovrebbe essere { $right }
report-no-such-round = turno { $round } del giocatore { $player }: "{ $text }" dovrebbe essere un avversario, w o b, e un risultato (1 = 0 W D L + - ?, oppure ancora niente); o 0000 - con U, F, H o Z
report-repeated = il numero { $number } è già alla riga { $line }
report-unknown = nessun giocatore ha il numero { $number }
report-contradiction = turno { $round }: il giocatore { $player } ha per avversario { $opponent }, ma la riga di { $opponent } non dice lo stesso con l'altro colore
report-wrong-points = il giocatore { $player } qui ha { $said } punti, ma { $counted } secondo i risultati
report-no-players = non c'è alcun record 001, quindi non ci sono giocatori
report-baku-points = l'accelerazione Baku richiede che una vittoria valga due patte e una sconfitta niente
report-unsupported = { $what }: non è previsto
report-latin = Il file non è in UTF-8; è stato letto come Latin-1.
report-other-system = Il tipo di torneo { $kind } non viene abbinato qui; è trattato come sistema FIDE (olandese).

## pair

pair-about = Abbina i turni di un torneo svizzero con il sistema FIDE (olandese), da un file di report (TRF)
pair-next = Mostra il prossimo turno
pair-file = Un report di torneo (TRF16 o TRF26); - per lo standard input
pair-brief = Una riga per scacchiera, «bianco nero» con i numeri di abbinamento; il riposo è «numero 0»
pair-why = Mostra perché ciascuno ha quel colore
pair-out = Scrive il report con il nuovo turno in questo file, o - per lo standard output
pair-edition = Quale edizione delle regole di abbinamento: 2017 o 2026; se manca, quella del report
pair-unknown-edition = le edizioni delle regole di abbinamento sono 2017 e 2026
pair-parity = Quale numero decide i primi colori: participants (contato fra chi ha partecipato, come fanno gli altri programmi) o number (il numero di abbinamento, come dice la regola)
pair-value-parity = QUALE
pair-value-edition = ANNO
pair-unknown-parity = si può indicare participants o number
pair-check = Abbina di nuovo ogni turno di un report e mostra le differenze
pair-generate = Genera un torneo casuale come report, uguale per lo stesso seme
pair-seed = Il seme dei numeri casuali
pair-players = Quanti giocatori
pair-rounds = Quanti turni
pair-draws = Quante partite su cento sono patte fra pari forza
pair-forfeits = Una partita su tante è vinta a forfait; 0 per nessuna
pair-withdrawals = Un giocatore su tanti si ritira prima di un turno; 0 per nessuno
pair-half-byes = Un giocatore su tanti ha un riposo da mezzo punto in un turno; 0 per nessuno
pair-absences = Un giocatore su tanti è assente a un turno; 0 per nessuno
pair-late = Un giocatore su tanti si iscrive in ritardo; 0 per nessuno
pair-baku = Con l'accelerazione Baku
pair-too-many-rounds = { $players } giocatori possono giocare al massimo { $most } turni

pair-round = Turno { $round }
pair-points = { $points ->
    [1.0] 1 punto
   *[other] { $points } punti
}
pair-bye = { $player } riposa
pair-absent = Non abbinati: { $players }
pair-written = Turno { $round } scritto in { $path }
pair-check-right = Turno { $round }: abbinato secondo le regole
pair-check-wrong = Turno { $round }: diverso dalle regole
pair-check-recorded = nel report { $pairs }
pair-check-expected = secondo le regole { $pairs }
pair-check-none = Turno { $round }: le regole non danno alcun abbinamento: { $reason }
pair-check-no-rounds = Nessun turno è stato ancora abbinato
pair-check-bye = { $player } riposa
pair-stopped = Dopo il turno { $round } non è stato possibile abbinarne altri: { $reason }

pair-nobody = non c'è nessuno da abbinare
pair-no-initial-color = il colore del primo giocatore non è noto: va sorteggiato e scritto nel record "152 W" o "152 B"
pair-finished = { $rounds ->
    [one] l'unico turno è già stato abbinato
   *[other] tutti i { $rounds } turni sono già stati abbinati
}
pair-impossible = nessun abbinamento rispetta i criteri assoluti (C.04.3, da C1 a C4): nessuno incontra due volte lo stesso avversario né riposa due volte, e chi ha la stessa preferenza assoluta di colore non si incontra; decide l'arbitro principale (C.04.3, 1.9.3)
pair-impossible-for = nessun abbinamento rispetta i criteri assoluti (C.04.3, da C1 a C4): { $count ->
    [one] il numero { $players } non ha
   *[other] i numeri { $players } non hanno
} più avversari possibili; decide l'arbitro principale (C.04.3, 1.9.3)
pair-color-both = entrambe le preferenze sono soddisfatte (5.2.1)
pair-color-stronger = è soddisfatta la preferenza più forte (5.2.2)
pair-color-alternates = i colori si alternano rispetto all'ultimo turno in cui erano diversi (5.2.3)
pair-color-higher = è soddisfatta la preferenza del giocatore che precede in classifica (5.2.4)
pair-color-number = secondo il numero di abbinamento e il colore sorteggiato (5.2.5)
