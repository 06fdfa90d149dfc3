# tratto admin: i comandi di chi gestisce il server.

admin-about = Cura account e partite, sul file di un server, anche mentre lavora
admin-db = Il file in cui il server conserva le partite, altrimenti quello di TRATTO_DB o tratto.db
admin-name = Il nome dell'account, comunque sia scritto
admin-game = L'identificativo della partita, come nel suo indirizzo
value-name = NOME
value-game = PARTITA
value-who = CHI
value-text = TESTO
value-origin = ORIGINE

admin-list = Elenca gli account
admin-make = Fa di un account un amministratore
admin-unmake = Toglie a un account i diritti di amministratore
admin-reset = Stampa un codice con cui si sostituisce una password perduta, una volta sola ed entro 24 ore
admin-ban = Sospende un account: le sue sessioni finiscono e non può più entrare
admin-unban = Riammette un account sospeso
admin-invite = Stampa un codice con cui qualcuno crea un account, una volta sola
admin-invite-days = Vale per tanti giorni, da 1 a 365, altrimenti 7
admin-invite-note = Per chi è, come lo vedranno gli amministratori
admin-registration = Stabilisce chi può creare un account, o dice chi può
admin-registration-who = open (tutti), invitation (chi è invitato) o closed (nessuno)
admin-games = Stabilisce chi può preparare partite, o dice chi può
admin-games-who = anybody (tutti), accounts (chi ha un account) o administrators (gli amministratori)
admin-hide = Tiene una partita fuori dagli elenchi pubblici
admin-unhide = Rimette una partita negli elenchi pubblici
admin-delete = Elimina una partita per intero, per sempre
admin-delete-reason = Il motivo, che resta al posto della partita
admin-text-long = al massimo 200 lettere su una riga

admin-nobody = Non ci sono ancora account.
admin-owns = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
admin-is-admin = amministratore
admin-banned-since = sospeso dal { $day }
admin-made = { $changed ->
    [yes] Ora { $name } è un amministratore.
   *[no] { $name } era già un amministratore.
}
admin-unmade = { $changed ->
    [yes] { $name } non è più un amministratore.
   *[no] { $name } non era un amministratore.
}
admin-banned = { $changed ->
    [yes] { $name } è sospeso, e uscito da ogni dispositivo.
   *[no] { $name } era già sospeso.
}
admin-unbanned = { $changed ->
    [yes] { $name } può entrare di nuovo.
   *[no] { $name } non era sospeso.
}
admin-reset-given = Con questo codice { $name } sceglie una nuova password nella pagina dell'account, una volta sola, fino al { $day } a quest'ora. Non sarà più mostrato:
    { $code }
admin-invited = Con questo codice qualcuno crea un account nella pagina dell'account, una volta sola, fino al { $day } a quest'ora. Non sarà più mostrato:
    { $code }
admin-registration-is = { $who ->
    [open] Tutti possono creare un account.
    [invitation] Chi è invitato può creare un account.
   *[closed] Nessuno può creare un account.
}
admin-games-are = { $who ->
    [anybody] Tutti possono preparare partite.
    [accounts] Chi ha un account può preparare partite.
   *[administrators] Gli amministratori possono preparare partite.
}
admin-hidden = { $changed ->
    [yes] La partita { $game } non è più in nessun elenco pubblico.
   *[no] La partita { $game } era già nascosta.
}
admin-shown = { $changed ->
    [yes] La partita { $game } è di nuovo negli elenchi pubblici, se così voleva chi l'ha preparata.
   *[no] La partita { $game } non era nascosta.
}
admin-cannot-open = impossibile aprire { $path }: { $reason }
admin-no-account = non c'è nessun account «{ $name }»: «tratto admin list» li mostra tutti
admin-no-game = non c'è nessuna partita «{ $game }»: l'identificativo è l'ultima parte del suo indirizzo
admin-is-banned = l'account è sospeso: prima ci vuole «tratto admin unban»
admin-deleted = La partita { $game } è eliminata.
