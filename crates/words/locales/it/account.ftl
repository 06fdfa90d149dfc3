# Account: che cosa risponde il server quando qualcosa che li riguarda non si può fare.

account-name-length = Un nome ha da 3 a 40 lettere; questo ne ha { $count }.
account-name-invisible = Nel nome c'è un carattere invisibile ({ $code }): scrivilo di nuovo a mano.
account-name-letter = «{ $letter }» non può stare in un nome: usa lettere, cifre, punti, trattini e trattini bassi.
account-name-start = Un nome comincia con una lettera o una cifra, non con «{ $letter }».
account-name-mixed = Il nome mescola lettere di alfabeti diversi, per esempio latine e cirilliche, che si somigliano: usa un solo alfabeto.
account-password-length = Una password ha da 10 a 200 caratteri.
account-old-password = La vecchia password non è giusta.
account-guesses = Troppe password sbagliate per questo account da luoghi sconosciuti. Entra da un dispositivo o da una rete da cui sei già entrato, oppure con una passkey, o riprova tra { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}.
account-closed = Su questo server per ora non si creano account.
account-not-invited = Qui per creare un account serve un invito. Questo non è valido: forse è già stato usato o è scaduto. Chiedine un altro a un amministratore.
account-bad-code = Questo codice non è valido: forse è già stato usato o è scaduto. Chiedine un altro a chi gestisce il server.
account-banned = Questo account è stato sospeso da un amministratore.
account-games = { $who ->
    [accounts] Per preparare una partita su questo server bisogna entrare con un account.
   *[administrators] Su questo server le partite le preparano soltanto gli amministratori.
}
account-not-admin = Questo possono farlo soltanto gli amministratori.
account-none = Questo account non esiste.
account-no-invitation = Questo invito non esiste.
account-another-admin = Per l'account di un amministratore si fa sul server stesso, con il comando tratto admin.
account-no-passkeys = Su questo server non ci sono passkey: chi lo gestisce non ha indicato l'indirizzo HTTPS con cui si raggiunge.
account-no-passkey = Questa passkey non esiste.
account-bad-passkey = La passkey non è stata accettata. Riprova, o usa la password.
account-known-passkey = Questa passkey è già stata aggiunta.
account-many-passkeys = Un account può avere al massimo { $count } passkey: prima togline una.
account-many-learnt = Un account può conservarne al massimo { $count }: non è stato salvato nulla.
