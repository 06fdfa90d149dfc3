# L'almanacco e il glossario: ciò che i giocatori sanno e che non è regola.

## almanac

almanac-about = Anniversari di un giorno, campioni di un anno, vincitori di un titolo, persone
almanac-date = Un giorno (03-14), o una data (1879-03-14) per vedere anche chi era campione allora; se manca, oggi
almanac-champions = Tutti i vincitori di un titolo: { $titles }
almanac-person = Chi era una persona e che cosa ha vinto; basta una parte del nome
almanac-ical = Scrive un calendario con gli anniversari, di DATA oppure di tutti i giorni, in questo file, o - per lo standard output
almanac-show = Mostra una tabella: { $tables }
almanac-value-date = DATA
almanac-value-title = TITOLO
almanac-value-name = NOME
almanac-no-today = questa macchina non sa che giorno è: indicare una data come 1879-03-14
almanac-date-shape = serve un giorno come 03-14, o una data come 1879-03-14
almanac-date-none = il calendario non ha questo giorno: prima il mese, poi il giorno, come in 03-14
almanac-no-title = i titoli sono { $titles }
almanac-no-table = le tabelle sono { $tables }
almanac-nobody = l'almanacco non conosce nessuno di nome "{ $name }"
almanac-near = Forse si intendeva { $names }?
almanac-written = { $count ->
    [one] 1 anniversario scritto
   *[other] { $count } anniversari scritti
} in { $path }

almanac-day = { $day ->
    [1] 1º
   *[other] { $day }
} { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
almanac-full-date = { $day } { $year }
almanac-born = nasce { $name }
almanac-died = muore { $name }
almanac-ago = { $years ->
    [one] 1 anno fa
   *[other] { $years } anni fa
}
almanac-calendar-name = Anniversari degli scacchi
almanac-calendar-entry = { $what } ({ $year })
almanac-champions-in = Campioni nel { $year }
almanac-no-champions = per il { $year } non si conosce alcun vincitore di un titolo
almanac-known-until = L'almanacco finisce con il { $year }: da allora può avere vinto qualcun altro.
almanac-ours = * aggiunto da conoscenze generali; il resto viene dalle fonti, che finiscono nel 2015
almanac-vacant = vincitore non noto
almanac-since = dal { $year }
almanac-lived-from = n. { $year }
almanac-lived-until = m. { $year }
almanac-person-born = Nascita: { $date }
almanac-person-died = Morte: { $date }
almanac-person-aliases = Anche: { $names }
almanac-person-fields = Campo: { $fields }
almanac-people-many = { $count } persone; indicare una parte maggiore del nome per vederne una per intero.

almanac-title-before = Il giocatore più forte prima del 1886
almanac-title-world = Campione del mondo
almanac-title-world-classical = Campione del mondo fuori dalla FIDE
almanac-title-world-women = Campionessa del mondo
almanac-title-correspondence = Campione del mondo per corrispondenza
almanac-title-correspondence-women = Campionessa del mondo per corrispondenza
almanac-title-italy-first = Campione italiano, prima serie
almanac-title-italy = Campione italiano
almanac-title-italy-women = Campionessa italiana
almanac-title-italy-correspondence = Campione italiano per corrispondenza
almanac-title-italy-correspondence-women = Campionessa italiana per corrispondenza
almanac-title-italy-solving = Campione italiano solutori

almanac-field-champion = titoli
almanac-field-player = gioco
almanac-field-problemist = problemi
almanac-field-solver = soluzione di problemi
almanac-field-author = scritti
almanac-field-organiser = organizzazione
almanac-field-other = storia

almanac-country = { $code ->
    [AUS] Australia
    [AUT] Austria
    [BEL] Belgio
    [BUL] Bulgaria
    [CHN] Cina
    [CRO] Croazia
    [CUB] Cuba
    [DEN] Danimarca
    [EST] Estonia
    [FIN] Finlandia
    [FRA] Francia
    [GBR] Gran Bretagna
    [GER] Germania
    [HUN] Ungheria
    [IND] India
    [ISR] Israele
    [ITA] Italia
    [NED] Paesi Bassi
    [NOR] Norvegia
    [RUS] Russia
    [SLO] Slovenia
    [UKR] Ucraina
    [URS] Unione Sovietica
    [USA] Stati Uniti
    [UZB] Uzbekistan
   *[other] { $code }
}

almanac-by-fsi = Categorie della federazione italiana
almanac-by-fide = Titoli della FIDE
almanac-rating-from = da { $rating }
almanac-founded = dal { $year }
almanac-signs-symbols = Segni accanto alle mosse
almanac-signs-organisations = Organizzazioni
almanac-signs-texts = Abbreviazioni

almanac-courtesies = Sette cortesie alla scacchiera, da Benjamin Franklin (1779)
almanac-courtesy-same-rules = Se si gioca a regole strette, valgono per entrambi: non pretenderle dall'avversario per poi trascurarle tu.
almanac-courtesy-same-allowances = Se si è d'accordo di essere indulgenti, la concessione che chiedi è una che fai volentieri anche tu.
almanac-courtesy-no-false-moves = Nessuna mossa falsa per togliersi d'impaccio o guadagnare qualcosa: con chi bara non gioca volentieri nessuno.
almanac-courtesy-no-hurry = Per quanto l'avversario rifletta, nessuna impazienza: non canticchiare, non guardare l'ora, non tamburellare, nulla che disturbi.
almanac-courtesy-no-pretence = Non fingere di avere sbagliato per rendere distratto l'avversario: è inganno, non bravura.
almanac-courtesy-no-triumph = Quando hai vinto non esultare: trova qualcosa di gentile e di vero da dire sul gioco dell'avversario.
almanac-courtesy-silent-spectators = Quando guardi, taci: niente consigli, niente cenni, niente pezzi mossi dopo la partita, se non te lo chiedono entrambi i giocatori.

## define

define-about = Che cosa significa un termine scacchistico, in italiano o in inglese
define-term = Il termine, in italiano o in inglese, in qualsiasi grafia usuale; o - per leggerne uno per riga dallo standard input
define-list = Elenca i termini, tutti o di una categoria: { $categories }
define-value-term = TERMINE
define-value-category = CATEGORIA
define-no-category = le categorie sono { $categories }
define-unknown = il glossario non ha "{ $asked }"
define-near = Forse si intendeva { $terms }?
define-other = In inglese: { $words }
define-also = Anche: { $words }
define-see = Vedi anche: { $words }

term-quoted = «{ $word }»
term-category-rules = regole
term-category-opening = apertura
term-category-strategy = strategia
term-category-pawn-structure = struttura di pedoni
term-category-tactics = tattica
term-category-endgame = finale
term-category-problem = problemi
term-category-notation = notazione
term-category-clock = orologio e tempo
term-category-organisation = organizzazione
term-category-training = allenamento
term-category-history = storia
