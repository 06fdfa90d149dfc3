# I link: chi ha che cosa, prenderne uno, darne un altro. Queste le dice il server; quelle delle pagine sono in links-web.ftl.

links-used = { $role ->
    [arbiter] Questo link è già stato usato: un link si apre una volta, e poi appartiene a chi l'ha aperto. Quello dell'arbitro può cederlo solo l'arbitro: chiedine a lui uno nuovo.
   *[other] Questo link è già stato usato: un link si apre una volta, e poi appartiene a chi l'ha aperto. Se non sei stato tu, chiedine uno nuovo all'organizzatore o all'arbitro della partita.
}
links-arbiter-holds = Un arbitro ha già preso questo link. Solo l'arbitro può darlo a qualcun altro.
links-none = Chi ha che cosa lo vede solo chi ha un link di questa partita.
links-not-yours = Questo link non puoi cambiarlo tu. Può farlo l'organizzatore, e l'arbitro per i giocatori.
