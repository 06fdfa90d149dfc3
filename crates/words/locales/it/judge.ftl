# I comandi judge ed editions.

value-edition = EDIZIONE
value-rule = NORMA
unknown-edition = le edizioni sono { $editions }

## judge

judge-about = Giudica una situazione alla scacchiera: lo svolgimento, ogni decisione col suo articolo, e se corrisponde a quanto atteso
judge-files = File di scenario (si veda docs/scenarios.md), registri di partite in JSON, oppure - per lo standard input
judge-edition = Giudica secondo questa edizione delle Regole, qualunque cosa dica il file
judge-all-editions = Mostra come differiscono le edizioni su questo caso
judge-codes = Scrive ogni decisione nella forma breve in cui uno scenario se la aspetta
judge-example = Scrive uno scenario da cui cominciare
judge-example-manual = Un caso per `tratto judge`. Il manuale del formato è docs/scenarios.md.
judge-example-case = esempio
judge-example-title = Arrocco attraverso una casa attaccata, nel rapido
judge-example-editions = secondo quali edizioni si verifica
judge-example-control = quindici minuti e dieci secondi per mossa
judge-example-supervision = un arbitro per molte scacchiere
judge-fault = { $path }: { $what }
judge-laws = Regole { $edition }
judge-cannot-be = questo non può essere accaduto: { $why }
judge-clocks = orologi { $white } – { $black }
judge-not-started = la sessione di gioco non è cominciata
judge-running = la partita continua
judge-adjourned = la partita è aggiornata
judge-annulled = la partita è annullata e se ne gioca una nuova ({ $article })
judge-over = { $ending } ({ $article })
judge-may = { who } può { $what }
judge-must = { who } { $what }
judge-difference = riga { $line }, Regole { $edition }: { $about } non corrisponde a quanto atteso
judge-difference-before = prima del primo passo, Regole { $edition }: { $about } non corrisponde a quanto atteso
judge-no-event = riga { $line }, Regole { $edition }: «{ $act }» non può essere accaduto
judge-no-event-of-log = fatto { $number }, Regole { $edition }: «{ $act }» non può essere accaduto
judge-expected = atteso
judge-found = trovato
judge-about-rulings = l'esito
judge-about-clock = l'orologio { whose }
judge-about-position = la posizione
judge-about-may = ciò che { who } può chiedere
judge-about-must = ciò che { who } deve fare
judge-about-event = ciò che è accaduto
judge-nothing-expected = Non è indicato alcun esito atteso, quindi nulla è stato verificato.
judge-as-expected = Come atteso secondo le Regole { $editions }.
judge-sums = { $cases ->
    [one] 1 caso
   *[other] { $cases } casi
}, { $checks ->
    [one] 1 verifica
   *[other] { $checks } verifiche
}: { $different ->
    [0] tutto come atteso
    [one] 1 non corrisponde a quanto atteso
   *[other] { $different } non corrispondono a quanto atteso
}
judge-before = Prima della partita
judge-all-alike = Tutte le edizioni decidono allo stesso modo; cambiano solo gli articoli.
judge-parting = Le edizioni differiscono su { $count ->
    [one] un fatto
   *[other] { $count } fatti
} su { $events }.
judge-no-ruling = Nessuna decisione.
judge-articles = Articoli { $articles }

## editions

editions-about = Confronta le edizioni delle Regole, norma per norma
editions-rule = Una norma con la sua sigla (EN-2), con un articolo di qualsiasi edizione (7.5.5), o con parole italiane o inglesi; tutte se non indicata
editions-changed = Solo le norme che non dicono lo stesso in tutte le edizioni
editions-none = nessuna norma risponde a "{ $asked }": dare una sigla come EN-2, un articolo come 7.5.5, o parole come mossa illegale
editions-no-rule = nessuna norma
editions-unverified = ? non verificato: il testo di quell'edizione non era disponibile
editions-mark = ● diverso dall'edizione precedente
editions-more = { $count } norme; tratto editions SIGLA ne mostra una per intero.
