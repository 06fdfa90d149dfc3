# Links: who holds what, taking one, giving out another. The server says these; the pages' own are in links-web.ftl.

links-used = { $role ->
    [arbiter] This link has been used already: a link opens once, and then belongs to whoever opened it. The arbiter's can be given away only by the arbiter: ask them for a new one.
   *[other] This link has been used already: a link opens once, and then belongs to whoever opened it. If that was not you, ask the organiser or the arbiter of the game for a new one.
}
links-arbiter-holds = An arbiter has taken this link. Only the arbiter can give it to somebody else.
links-none = Only those who have a link to this game can see who holds what.
links-not-yours = You cannot change this link. The organiser can, and the arbiter for the players.
