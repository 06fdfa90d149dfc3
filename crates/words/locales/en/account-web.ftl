# The account page and the administrator's page.

account-web-invitation = Invitation, to make an account
account-web-passkey-sign-in = Sign in with a passkey
account-web-passkey-not-used = No passkey was used.
account-web-registration = { $who ->
    [open] An account has a name and a password of ten letters or more.
    [invitation] To make an account here you need an invitation from an administrator.
   *[closed] No accounts are made on this server at present.
}
account-web-lost = I have lost my password
account-web-lost-text = Whoever runs this server can give you a code. With it you choose a new password; it works once, within 24 hours.
account-web-code = Code
account-web-new-password = New password
account-web-old-password = Old password
account-web-set-password = Set the new password
account-web-change = Change the password
account-web-changed = The password is changed.
account-web-change-text = Changing it signs you out on all other devices. "Sign out everywhere" ends this session too.
account-web-everywhere = Sign out everywhere
account-web-admin = Administration

## Passkeys

account-web-passkeys = Passkeys
account-web-passkeys-text = With a passkey you sign in by fingerprint, face, PIN or security key, without a name or a password. It stays on your devices; the server keeps only its public half.
account-web-no-passkeys = { $why ->
    [no-origin] There are no passkeys on this server: they need an HTTPS address, and its operator has not set one (tratto serve --origin).
    [insecure] Passkeys need a secure connection: open this page with https.
   *[unsupported] This browser does not know passkeys.
}
account-web-passkey-label = Name of the passkey
account-web-passkey-usual = My device
account-web-passkey-add = Add a passkey
account-web-passkey-added = The passkey is added.
account-web-passkey-not-made = No passkey was made.
account-web-passkey-there = This device has a passkey for the account already.
account-web-passkey-renamed = The passkey has its new name.
account-web-passkey-removed = The passkey is removed. You can delete it on your device too.
account-web-passkey-facts = added { $made }, { $used ->
    [never] not used yet
   *[other] last used { $used }
}
account-web-rename = Rename
account-web-remove = Remove
account-web-save = Save
account-web-cancel = Cancel

## One's data

account-web-data = My data
account-web-data-text = Everything that the server keeps about the account, as a file; or nothing any more.
account-web-export = Export my data
account-web-erase = Delete my account
account-web-erase-text = The account, its sessions and its passkeys go for good. This cannot be undone.
account-web-erase-games = The games of the account
account-web-erase-choice = { $choice ->
    [delete] Delete them too
   *[leave] Keep them, without names and without an owner
}
account-web-erase-now = Delete for good

## Administration

account-web-not-admin = Sign in as an administrator to see this page.
account-web-policy = Who may do what
account-web-policy-registration = Make an account
account-web-registration-choice = { $who ->
    [open] Everybody
    [invitation] Whoever is invited
   *[closed] Nobody
}
account-web-policy-games = Make games
account-web-games-choice = { $who ->
    [anybody] Everybody
    [accounts] Whoever is signed in
   *[administrators] Administrators
}
account-web-laid = Saved.
account-web-invitations = Invitations
account-web-invite-note = For whom
account-web-invite-days = Days
account-web-invite = Invite
account-web-invited = This invitation can be used once, until { $day }. It is not shown again.
account-web-no-note = For somebody
account-web-invitation-line = { $state ->
    [used] used on { $day } by { $name }
    [over] expired on { $day }
   *[waits] can be used until { $day }
}
account-web-invitation-remove = { $state ->
    [waits] Withdraw
   *[other] Take off the list
}
account-web-copy = { $done ->
    [yes] Copied
   *[no] { $what ->
        [address] Copy the link
       *[code] Copy the code
    }
}
account-web-accounts = Accounts
account-web-search = Search
account-web-nobody = No such account.
account-web-more = Show more
account-web-account-line = made { $day } · { $games ->
    [one] 1 game
   *[other] { $games } games
}{ $state ->
    [admin] {" "}· administrator
    [banned] {" "}· banned
   *[member] {""}
}
account-web-reset = Code for a lost password
account-web-reset-given = With this code { $name } chooses a new password, once, until { $time }. It is not shown again.
account-web-ban = { $banned ->
    [yes] Let in again
   *[no] Ban
}
account-web-games = Games
account-web-search-games = Players, owner or id
account-web-no-games = No such game.
account-web-game-line = made { $day }{ $owner ->
    [none] {""}
   *[other] {" "}by { $owner }
} · { $state ->
    [hidden] hidden
    [private] not listed by its maker
    [broken] cannot be read
   *[listed] listed
}
account-web-hide = { $hidden ->
    [yes] Show again
   *[no] Hide
}
account-web-delete = Delete
account-web-delete-text = { $game }: the whole game goes for good, moves, names and links. What stays is its id, the day and the reason. Whoever only wants it off the lists hides it.
account-web-delete-reason = Reason
