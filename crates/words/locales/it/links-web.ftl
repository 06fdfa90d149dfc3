# Le frasi delle pagine sui link: chi ha che cosa, e connessioni che non ci sono più.

links-web-title = Chi ha che cosa
links-web-mine = La tua parte
links-web-mine-name = { $mine ->
    [white] Gioco con il Bianco
    [black] Gioco con il Nero
    [both] Tutti e due, su questo dispositivo
    [arbiter] Faccio l'arbitro
   *[none] Organizzo soltanto
}
links-web-mine-text = { $mine ->
    [both] Si gioca qui in due, passandosi il dispositivo.
    [none] Ogni link è per qualcun altro.
   *[other] Gli altri link sono per gli altri: mandali, o mostra un codice QR.
}
links-web-state = { $state ->
    [offered] Ancora nessuno
    [taken] { $yours ->
        [yes] Preso: sei tu
       *[no] Preso
    }
    [withdrawn] Ritirato
   *[none] Nessun link
}
links-web-since = { $state ->
    [offered] Offerto dal { $time }.
    [taken] Preso il { $time }.
   *[withdrawn] Ritirato il { $time }.
}
links-web-there = · alla scacchiera
links-web-changed = { $role ->
    [white] Bianco
    [black] Nero
    [arbiter] Arbitro
    [assistant] Assistente
   *[organiser] Organizzatore
}: { $state ->
    [offered] c'è un nuovo link.
    [taken] il link è stato preso.
    [withdrawn] il link è stato ritirato.
   *[none] non c'è nessun link.
}
links-web-unseen = Questo link si è visto in un altro browser. Se è andato perso, creane uno nuovo.
links-web-locked = Una volta preso, il link dell'arbitro è soltanto suo: né l'organizzatore né il proprietario della partita possono sostituirlo. L'arbitro può cederlo dalla propria pagina.
links-web-renew = { $kind ->
    [hand-over] Cedi il posto
    [offered] Sostituisci con un nuovo link
   *[other] Nuovo link
}
links-web-withdraw = Ritira
links-web-sure = { $kind ->
    [hand-over] Lasci il tuo posto e ricevi un link per chi lo prende. Premi di nuovo per farlo.
   *[other] { $what ->
        [withdraw] Chi usa questo link viene scollegato. Premi di nuovo per ritirarlo.
       *[renew] Chi usa questo link viene scollegato, e se ne crea uno nuovo. Premi di nuovo per farlo.
    }
}
links-web-handed = Dai questo link a chi prende il tuo posto
links-web-my-seat = { $role ->
    [white] Vai alla scacchiera con il Bianco
    [black] Vai alla scacchiera con il Nero
    [arbiter] Vai alla scacchiera come arbitro
    [assistant] Vai alla scacchiera come assistente
    [organiser] Gestisci i link
   *[several] Vai alla scacchiera
}
links-web-watch = Guarda la partita
links-web-try-again = Riprova
links-web-not-here = Questo browser non ha nessuna chiave di questa partita. Apri il link che hai ricevuto, oppure accedi se la partita è tua.
links-web-refused = Il server ha chiuso la connessione e non la riprende.
links-web-deleted = Questa partita è stata cancellata.
links-web-capped = In questa partita è successo tanto che serve l'arbitro. Restano possibili soltanto l'orologio, l'abbandono, l'accordo e gli atti dell'arbitro; se è successo troppo dall'ultima mossa, una mossa vale ancora.
