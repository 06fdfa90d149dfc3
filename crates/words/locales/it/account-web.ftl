# La pagina dell'account e quella dell'amministratore.

account-web-invitation = Invito, per creare un account
account-web-passkey-sign-in = Entra con una passkey
account-web-passkey-not-used = Nessuna passkey è stata usata.
account-web-registration = { $who ->
    [open] Un account ha un nome e una password di almeno dieci caratteri.
    [invitation] Per creare un account qui serve l'invito di un amministratore.
   *[closed] Su questo server per ora non si creano account.
}
account-web-lost = Ho perso la password
account-web-lost-text = Chi gestisce questo server può darti un codice. Con esso scegli una nuova password; vale una volta sola, entro 24 ore.
account-web-code = Codice
account-web-new-password = Nuova password
account-web-old-password = Vecchia password
account-web-set-password = Imposta la nuova password
account-web-change = Cambia la password
account-web-changed = La password è cambiata.
account-web-change-text = Cambiarla ti fa uscire da tutti gli altri dispositivi. «Esci ovunque» chiude anche questa sessione.
account-web-everywhere = Esci ovunque
account-web-admin = Amministrazione

## Passkey

account-web-passkeys = Passkey
account-web-passkeys-text = Con una passkey entri con l'impronta, il volto, il PIN o una chiave di sicurezza, senza nome né password. Resta sui tuoi dispositivi; il server ne conserva solo la metà pubblica.
account-web-no-passkeys = { $why ->
    [no-origin] Su questo server non ci sono passkey: serve un indirizzo HTTPS, e chi lo gestisce non lo ha indicato (tratto serve --origin).
    [insecure] Le passkey vogliono una connessione sicura: apri questa pagina con https.
   *[unsupported] Questo browser non conosce le passkey.
}
account-web-passkey-label = Nome della passkey
account-web-passkey-usual = Il mio dispositivo
account-web-passkey-add = Aggiungi una passkey
account-web-passkey-added = La passkey è aggiunta.
account-web-passkey-not-made = Nessuna passkey è stata creata.
account-web-passkey-there = Questo dispositivo ha già una passkey per l'account.
account-web-passkey-renamed = La passkey ha il nuovo nome.
account-web-passkey-removed = La passkey è tolta. Puoi eliminarla anche dal tuo dispositivo.
account-web-passkey-facts = aggiunta il { $made }, { $used ->
    [never] mai usata
   *[other] usata l'ultima volta il { $used }
}
account-web-rename = Rinomina
account-web-remove = Togli
account-web-save = Salva
account-web-cancel = Annulla

## I propri dati

account-web-data = I miei dati
account-web-data-text = Tutto ciò che il server conserva dell'account, in un file; oppure più niente.
account-web-export = Esporta i miei dati
account-web-erase = Elimina il mio account
account-web-erase-text = L'account, le sue sessioni e le sue passkey se ne vanno per sempre. Non si può tornare indietro.
account-web-erase-games = Le partite dell'account
account-web-erase-choice = { $choice ->
    [delete] Eliminarle
   *[leave] Tenerle, senza nomi e senza proprietario
}
account-web-erase-now = Elimina per sempre

## Amministrazione

account-web-not-admin = Per vedere questa pagina entra come amministratore.
account-web-policy = Chi può fare che cosa
account-web-policy-registration = Creare un account
account-web-registration-choice = { $who ->
    [open] Tutti
    [invitation] Chi è invitato
   *[closed] Nessuno
}
account-web-policy-games = Preparare partite
account-web-games-choice = { $who ->
    [anybody] Tutti
    [accounts] Chi ha un account
   *[administrators] Gli amministratori
}
account-web-laid = Salvato.
account-web-invitations = Inviti
account-web-invite-note = Per chi
account-web-invite-days = Giorni
account-web-invite = Invita
account-web-invited = Questo invito vale una volta sola, fino al { $day }. Non sarà più mostrato.
account-web-no-note = Per qualcuno
account-web-invitation-line = { $state ->
    [used] usato il { $day } da { $name }
    [over] scaduto il { $day }
   *[waits] vale fino al { $day }
}
account-web-invitation-remove = { $state ->
    [waits] Ritira
   *[other] Togli dall'elenco
}
account-web-copy = { $done ->
    [yes] Copiato
   *[no] { $what ->
        [address] Copia il link
       *[code] Copia il codice
    }
}
account-web-accounts = Account
account-web-search = Cerca
account-web-nobody = Nessun account.
account-web-more = Mostra altri
account-web-account-line = creato il { $day } · { $games ->
    [one] 1 partita
   *[other] { $games } partite
}{ $state ->
    [admin] {" "}· amministratore
    [banned] {" "}· sospeso
   *[member] {""}
}
account-web-reset = Codice per la password perduta
account-web-reset-given = Con questo codice { $name } sceglie una nuova password, una volta sola, fino al { $time }. Non sarà più mostrato.
account-web-ban = { $banned ->
    [yes] Riammetti
   *[no] Sospendi
}
account-web-games = Partite
account-web-search-games = Giocatori, proprietario o identificativo
account-web-no-games = Nessuna partita.
account-web-game-line = creata il { $day }{ $owner ->
    [none] {""}
   *[other] {" "}da { $owner }
} · { $state ->
    [hidden] nascosta
    [private] fuori elenco per scelta di chi l'ha preparata
    [broken] illeggibile
   *[listed] in elenco
}
account-web-hide = { $hidden ->
    [yes] Mostra di nuovo
   *[no] Nascondi
}
account-web-delete = Elimina
account-web-delete-text = { $game }: la partita se ne va per sempre, tutta intera, con mosse, nomi e link. Restano l'identificativo, il giorno e il motivo. Per toglierla soltanto dagli elenchi basta nasconderla.
account-web-delete-reason = Motivo
