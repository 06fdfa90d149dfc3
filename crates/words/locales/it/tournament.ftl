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

## standings

standings-about = Mostra la classifica con gli spareggi, e come si forma ogni valore
standings-by = Quali spareggi, in ordine: codici del C.07 come DE, BH/C1, BH, SB, separati da virgole; se manca, quelli del report (202), oppure BH/C1,BH,SB
standings-value-by = ELENCO
standings-rules = Quale edizione delle regole degli spareggi: 2024 o 2026
standings-explain = Mostra turno per turno come si formano i valori di questo giocatore
standings-unknown = "{ $text }" non è uno spareggio conosciuto: i codici sono PTS, DE, WIN, WON, BPG, BWG, PS, REP, STD, TPN, BH, AOB, FB, SB, KS, ARO, TPR, PTP, APRO, APPO e RTNG, con varianti come BH/C1, BH/M1, KS/L+1, DE/P
standings-unknown-rules = le edizioni delle regole degli spareggi sono 2024 e 2026
standings-after = { $round ->
    [0] Prima del primo turno
   *[other] Dopo il turno { $round }
}
standings-part = turno { $round }, { $opponent }: { $value }
standings-part-cut = turno { $round }, { $opponent }: { $value }, escluso
standings-dummy = non giocato (conta come partita contro un avversario fittizio, C.07 16.4)
standings-no-opponent = nessun avversario

## why

pair-why-about = Mostra perché un giocatore è abbinato così nel prossimo turno, secondo le regole del 2026
pair-why-number = Il numero di abbinamento del giocatore
pair-why-edition = i motivi si danno solo secondo le regole del 2026: aggiungere --edition 2026, se il turno va abbinato così
pair-why-absent = { $player } non è abbinato nel prossimo turno
pair-why-pair = { $player } ha { $color ->
    [w] il Bianco
   *[b] il Nero
} contro { $opponent }: { $rule }
pair-why-bye = { $player } riposa: fra chi può riposare, il punteggio più basso con cui tutti gli altri si possono abbinare (C2, C5), e poi i criteri del gruppo
pair-why-bracket = Gruppo di { $points } punti{ $count ->
    [0] {""}
    [one] ; vi è sceso { $moved }
   *[other] ; vi sono scesi { $moved }
}
pair-why-left = { $count ->
    [one] Ne scende { $players }
   *[other] Ne scendono { $players }
}
pair-why-first = { $player } ha il primo avversario nell'ordine
pair-why-before = Per { $player } verrebbero prima:
pair-why-passed = { $player }: { $reason }
pair-reason-met = si sono incontrati al turno { $round } (C1)
pair-reason-forbidden = il torneo vieta questo abbinamento
pair-reason-colors = entrambi devono avere lo stesso colore (C3)
pair-reason-order = altrettanto buono, ma successivo nell'ordine di generazione (articolo 4)
pair-criterion-4 = gli altri non si potrebbero abbinare tutti (C4)
pair-criterion-6 = scenderebbero più giocatori (C6)
pair-criterion-7 = scenderebbero giocatori con punteggi più alti (C7)
pair-criterion-8 = il gruppo seguente si abbinerebbe meno bene (C8)
pair-criterion-9 = riposerebbe un giocatore con più partite non giocate (C9)
pair-criterion-10 = una differenza di colore supererebbe due (C10)
pair-criterion-11 = qualcuno avrebbe lo stesso colore per la terza volta di seguito (C11)
pair-criterion-12 = si soddisferebbero meno preferenze di colore (C12)
pair-criterion-13 = si soddisferebbero meno preferenze forti di colore (C13)
pair-criterion-14 = più giocatori scenderebbero di nuovo dopo l'ultimo turno (C14)
pair-criterion-15 = più giocatori saliti nell'ultimo turno incontrerebbero chi è sceso (C15)
pair-criterion-16 = più giocatori scenderebbero di nuovo dopo il penultimo turno (C16)
pair-criterion-17 = più giocatori saliti due turni fa incontrerebbero chi è sceso (C17)
pair-criterion-18 = sarebbero maggiori le differenze di punteggio di chi scende di nuovo dopo l'ultimo turno (C18)
pair-criterion-19 = sarebbero maggiori le differenze di punteggio di chi è salito nell'ultimo turno (C19)
pair-criterion-20 = sarebbero maggiori le differenze di punteggio di chi scende di nuovo dopo il penultimo turno (C20)
pair-criterion-21 = sarebbero maggiori le differenze di punteggio di chi è salito due turni fa (C21)
