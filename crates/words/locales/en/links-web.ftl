# The pages' sentences about links: who holds what, and lines that are gone.

links-web-title = Who holds what
links-web-mine = Your part
links-web-mine-name = { $mine ->
    [white] I play White
    [black] I play Black
    [both] Both, on this device
    [arbiter] I am the arbiter
   *[none] I only organise
}
links-web-mine-text = { $mine ->
    [both] Both players sit here, and pass the device or share it.
    [none] Every link is for somebody else.
   *[other] The other links are for others: send them, or show a QR code.
}
links-web-state = { $state ->
    [offered] Nobody yet
    [taken] { $yours ->
        [yes] Taken: this is you
       *[no] Taken
    }
    [withdrawn] Withdrawn
   *[none] No link made
}
links-web-since = { $state ->
    [offered] Offered since { $time }.
    [taken] Taken on { $time }.
   *[withdrawn] Withdrawn on { $time }.
}
links-web-there = · at the board
links-web-changed = { $role ->
    [white] White
    [black] Black
    [arbiter] Arbiter
    [assistant] Assistant
   *[organiser] Organiser
}: { $state ->
    [offered] a new link has been made.
    [taken] the link has been taken.
    [withdrawn] the link has been withdrawn.
   *[none] there is no link.
}
links-web-unseen = This link was shown in another browser. If it is lost, make a new one.
links-web-locked = Once taken, the arbiter's link is the arbiter's alone: neither the organiser nor the owner of the game can replace it. The arbiter can hand over from the arbiter's own page.
links-web-renew = { $kind ->
    [hand-over] Hand over
    [offered] Replace by a new link
   *[other] New link
}
links-web-withdraw = Withdraw
links-web-sure = { $kind ->
    [hand-over] You give up your place and get a link for whoever takes it. Press again to do so.
   *[other] { $what ->
        [withdraw] Whoever uses this link now is cut off. Press again to withdraw it.
       *[renew] Whoever uses this link now is cut off, and a new one is made. Press again to do so.
    }
}
links-web-handed = Give this link to whoever takes your place
links-web-my-seat = { $role ->
    [white] Go to the board as White
    [black] Go to the board as Black
    [arbiter] Go to the board as the arbiter
    [assistant] Go to the board as the assistant
    [organiser] Look after the links
   *[several] Go to the board
}
links-web-watch = Watch the game
links-web-try-again = Try again
links-web-not-here = This browser holds no key to this game. Open the link you were given, or sign in if the game is yours.
links-web-refused = The server has ended the connection and will not take it up again.
links-web-deleted = This game has been deleted.
links-web-capped = So much has happened in this game that the arbiter is called. Only the clock, resignation, agreement and what the arbiter does go on; if too much has happened since the last move, a move still counts.
