# Accounts: what the server answers when something about one cannot be done.

account-name-length = A name has 3 to 40 letters; this one has { $count }.
account-name-invisible = There is an invisible character in the name ({ $code }): type it again.
account-name-letter = "{ $letter }" cannot be part of a name: use letters, digits, dots, hyphens and underscores.
account-name-start = A name begins with a letter or a digit, not with "{ $letter }".
account-name-mixed = The name mixes letters of different alphabets, such as Latin and Cyrillic, which look alike: use one alphabet.
account-password-length = A password has 10 to 200 letters.
account-old-password = The old password is wrong.
account-guesses = Too many wrong passwords for this account from unknown places. Sign in on a device or in a network where you have signed in before, or with a passkey, or try again in { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
}.
account-closed = No accounts are made on this server at present.
account-not-invited = An account is made here with an invitation. This one is not valid: it may have been used already, or have expired. Ask an administrator for another.
account-bad-code = This code is not valid: it may have been used already, or have expired. Ask the operator of the server for another.
account-banned = This account has been banned by an administrator.
account-games = { $who ->
    [accounts] Sign in to make a game on this server.
   *[administrators] Only administrators make games on this server.
}
account-not-admin = Only administrators may do this.
account-none = There is no such account.
account-no-invitation = There is no such invitation.
account-another-admin = For an administrator's account this is done on the server itself, with the command tratto admin.
account-no-passkeys = There are no passkeys on this server: its operator has not set the HTTPS address under which it is reached.
account-no-passkey = There is no such passkey.
account-bad-passkey = The passkey was not accepted. Try once more, or use your password.
account-known-passkey = This passkey has been added already.
account-many-passkeys = An account has { $count } passkeys at most: remove one first.
account-many-learnt = An account keeps { $count } of these at most, so nothing was stored.
