# tratto admin: the operator's commands.

admin-about = Looks after accounts and games, on the file of a server, also while it runs
admin-db = The file in which the server keeps its games, otherwise that of TRATTO_DB or tratto.db
admin-name = The name of the account, in any spelling
admin-game = The id of the game, as in its address
value-name = NAME
value-game = GAME
value-who = WHO
value-text = TEXT
value-origin = ORIGIN

admin-list = Lists the accounts
admin-make = Makes an account an administrator's
admin-unmake = Takes the administrator's rights from an account
admin-reset = Prints a code with which a lost password is replaced, once and within 24 hours
admin-ban = Bans an account: its sessions end, and it cannot sign in
admin-unban = Lets a banned account in again
admin-invite = Prints a code with which one account can be made
admin-invite-days = It can be used for so many days, from 1 to 365, otherwise 7
admin-invite-note = For whom it is, as the administrators will see it
admin-registration = Lays down who may make an account, or says who may
admin-registration-who = open (everybody), invitation (whoever is invited) or closed (nobody)
admin-games = Lays down who may make games, or says who may
admin-games-who = anybody, accounts (whoever is signed in) or administrators
admin-hide = Keeps a game out of the public lists
admin-unhide = Lets a game into the public lists again
admin-delete = Deletes a game whole, for good
admin-delete-reason = Why, as it is kept in place of the game
admin-text-long = at most 200 letters on one line

admin-nobody = There are no accounts yet.
admin-owns = { $games ->
    [one] 1 game
   *[other] { $games } games
}
admin-is-admin = administrator
admin-banned-since = banned since { $day }
admin-made = { $changed ->
    [yes] { $name } is an administrator now.
   *[no] { $name } was an administrator already.
}
admin-unmade = { $changed ->
    [yes] { $name } is no administrator any more.
   *[no] { $name } was no administrator.
}
admin-banned = { $changed ->
    [yes] { $name } is banned, and signed out everywhere.
   *[no] { $name } was banned already.
}
admin-unbanned = { $changed ->
    [yes] { $name } can sign in again.
   *[no] { $name } was not banned.
}
admin-reset-given = With this code { $name } sets a new password on the account page, once, until { $day } at this time of day. It is not shown again:
    { $code }
admin-invited = With this code one account can be made on the account page, until { $day } at this time of day. It is not shown again:
    { $code }
admin-registration-is = { $who ->
    [open] Everybody may make an account.
    [invitation] Whoever is invited may make an account.
   *[closed] Nobody may make an account.
}
admin-games-are = { $who ->
    [anybody] Anybody may make games.
    [accounts] Whoever is signed in may make games.
   *[administrators] Administrators may make games.
}
admin-hidden = { $changed ->
    [yes] The game { $game } is in no public list any more.
   *[no] The game { $game } was hidden already.
}
admin-shown = { $changed ->
    [yes] The game { $game } is in the public lists again, if its maker wanted it there.
   *[no] The game { $game } was not hidden.
}
admin-cannot-open = cannot open { $path }: { $reason }
admin-no-account = there is no account "{ $name }": "tratto admin list" shows all
admin-no-game = there is no game "{ $game }": its id is the last part of its address
admin-is-banned = the account is banned: "tratto admin unban" first
admin-deleted = The game { $game } is deleted.
