// Generated: `npm run types` writes it anew.

import type { ActText } from './grammar'
export interface paths {
  '/api/about': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** About the program */
    get: operations['about']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Make an account
     * @description And sign in with it. Names that differ only by case or accents are one name, and a name that looks like another is taken.
     */
    post: operations['register']
    /**
     * Delete the account
     * @description The games of the account are deleted with it, or stay without owner and names, as the request says. The answer comes when all is
     *     done; disconnecting does not stop it.
     */
    delete: operations['delete_account']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/cards': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What the account has learnt
     * @description Cards, runs of drills and lessons, in the order in which they were stored; each once, as it is now. Long answers come in parts: ask again
     *     with `revision` while there is `more`.
     */
    get: operations['learnt']
    /**
     * Keep what was learnt
     * @description Merged with what is there: of two cards for one exercise the one answered later stays, of a drill the best run and the first that passed, of a
     *     lesson the first time. Sending the same again, or in another order, changes nothing; what is not sent stays as it is. All or nothing: at
     *     most 20,000 cards are kept, and 1,000 runs and lessons each. More than fits into one request goes into several.
     */
    put: operations['keep_learnt']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Export the account's data
     * @description Everything that is stored about the account, as JSON: the account, its games with their settings, names and complete logs,
     *     the links without their secrets, and what was learnt: cards, runs of drills, lessons. A sealed move, and everything after it, is left out until the envelope is opened.
     */
    get: operations['export']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/games': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The games of the account
     * @description By pages, most recently active first.
     */
    get: operations['games']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/passkeys': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The passkeys of the account */
    get: operations['passkeys']
    put?: never
    /** Add a passkey */
    post: operations['add_passkey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/passkeys/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Rename a passkey */
    put: operations['rename_passkey']
    post?: never
    /** Remove a passkey */
    delete: operations['remove_passkey']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/passkeys/question': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to add a passkey
     * @description The answer is for `navigator.credentials.create`, and can be used once, within five minutes, by this account.
     */
    post: operations['ask_to_add_passkey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/password': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Change the password
     * @description Every other session of the account ends.
     */
    post: operations['change_password']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Reset a lost password
     * @description With a code from the operator or an administrator. The code is used up, every session of the account ends, and a new one
     *     begins.
     */
    post: operations['reset_password']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/account/sessions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Sign out everywhere
     * @description Every session of the account ends, including this one, and all known devices and networks are forgotten.
     */
    delete: operations['sign_out_everywhere']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/accounts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The accounts */
    get: operations['all_accounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/accounts/{number}/ban': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Ban an account
     * @description Its sessions end and no new one can begin; its games stay. Only the operator's command bans an administrator.
     */
    put: operations['ban']
    post?: never
    /** Lift a ban */
    delete: operations['unban']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/accounts/{number}/reset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Issue a code for a lost password
     * @description It can be used once, within a day, and is shown only here. For an administrator the operator's command issues one.
     */
    post: operations['give_reset_code']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/games': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * All games
     * @description Public or not, hidden or not.
     */
    get: operations['all_games']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/games/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Delete a game
     * @description Entirely and permanently: only its id, the last hash of its log, the day and the reason remain.
     */
    delete: operations['delete_any_game']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/games/{id}/hidden': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Hide a game
     * @description It disappears from the public lists; anybody with a link or its address still sees it.
     */
    put: operations['hide']
    post?: never
    /** Show a game again */
    delete: operations['unhide']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/invitations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The invitations */
    get: operations['invitations']
    put?: never
    /**
     * Invite somebody
     * @description The code is shown only in this answer.
     */
    post: operations['invite']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/invitations/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /**
     * Withdraw an invitation
     * @description A used invitation is only removed from the list: the account stays.
     */
    delete: operations['withdraw_invitation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/admin/policy': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The policy */
    get: operations['policy']
    /** Set who may register and who may make games */
    put: operations['set_policy']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/almanac.ics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The anniversaries as a calendar that programs can subscribe to (RFC 5545) */
    get: operations['calendar']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/almanac/champions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Everybody who won a title, title by title */
    get: operations['champions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/almanac/days/{day}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A day: what happened on it, and who was champion in its year
     * @description The day is written `11-09`, or `1972-09-01` with a year.
     */
    get: operations['almanac_day']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/almanac/people': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Everybody whom the almanac knows, by surname */
    get: operations['people']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/almanac/people/{key}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Somebody, by key or name */
    get: operations['person']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/almanac/tables': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Categories and titles, signs, courtesies, and the names of pieces and game in other languages */
    get: operations['almanac_tables']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/blind': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What a game without the board can be played with here */
    get: operations['blind_settings']
    put?: never
    /**
     * A game without the board, after what the player does
     * @description The answer has every legal move as it is written and as it is read aloud, and the end of the game, if the Laws say that it is over.
     *     The engine moves in a job of the kind `blind-game`.
     */
    post: operations['blind_step']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/chess960/{number}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A start position of Chess960 */
    get: operations['chess960']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/coach': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** What the coach can do here */
    get: operations['coach_settings']
    put?: never
    /**
     * What the coach says of a position
     * @description Mates are looked for a short way; a job of the kind `coach` looks further, and asks the engine. Refused with `being-played` while
     *     the position stands on the board of a running game.
     */
    post: operations['coach_position']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/coach/game': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * A game for the coach, move by move
     * @description Refused with `being-played` if its end, or a position on its way that no opening is known by, stands on the board of a running game.
     */
    post: operations['coach_game']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/control': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read a time control
     * @description As people write it, or else as PGN writes it.
     */
    post: operations['control']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/facts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The facts of a position
     * @description Everything that is seen on the board or by exchange, each with the squares that prove it. Refused with `being-played` while the
     *     position stands on the board of a running game.
     */
    get: operations['facts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * List public games
     * @description By pages, most recently active first.
     */
    get: operations['list']
    put?: never
    /**
     * Make a game
     * @description Anybody may, unless an administrator has restricted it. The signed-in account owns the game and can renew its links, and so can
     *     anybody with the organiser's secret. The secrets are shown only in this answer; those of the players, the arbiter and an
     *     assistant are offered, to be given away and exchanged (`/api/games/{id}/links/take`).
     */
    post: operations['create']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Get a game
     * @description The socket at `/api/games/{id}/socket` sends the same, and everything that happens after it.
     */
    get: operations['show']
    put?: never
    post?: never
    /**
     * Delete a game
     * @description Entirely and permanently: its log, its links, its names. Its public id is answered with 410 from then on. Only for the owner.
     */
    delete: operations['delete_game']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/acts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Act in a game
     * @description The answer comes when the act is on disk. If another event came first, the answer is a conflict with the number of the last
     *     event, and nothing has happened.
     */
    post: operations['act']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/events': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the log with its rulings
     * @description Two thousand events after `since`, from the first where that is left out.
     */
    get: operations['events']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * See who holds which role
     * @description For anybody with a link to the game, and for its owner. No secrets are shown: the server stores only hashes.
     */
    get: operations['holders']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/links/{role}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Renew a link
     * @description All links of the role are withdrawn, connections that use one are closed, and the answer has a new, offered link. The organiser
     *     and the owner can renew every link except the arbiter's once it is taken: only the arbiter can renew that one, to hand over. The
     *     arbiter can also renew the players' links and the assistant's.
     */
    post: operations['renew']
    /**
     * Withdraw the links of a role
     * @description For the organiser and the owner; not the arbiter's, once it is taken.
     */
    delete: operations['withdraw']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/links/take': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Exchange an offered link for a private one
     * @description The header has the link that was given to the caller, the body a secret that the caller has generated. From then on the old
     *     link opens nothing and the new one has its role: the maker of the game, and anybody who passed the link on, have no access any
     *     more. Of two callers, the first gets it and the other is told (`link-used`). Repeating the same request succeeds again. A link
     *     that is private already stays as it is, and is the `token` of the answer.
     */
    post: operations['take']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/log': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The log of a game
     * @description In the form that `tratto judge` reads: the regulations and every event with its time. A sealed move is left out until the
     *     envelope is opened, and everything after it with it.
     */
    get: operations['log']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/pgn': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A game as PGN */
    get: operations['pgn']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/rematch': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Play again with the colours changed
     * @description A player of the game asks; the first request makes the new game, and the other player gets his link to the same one. Everybody
     *     connected is told its id. The arbiter, an assistant and the organiser then get their links to it by the same request. If the client
     *     sends a secret that it has generated, the link is private at once, and repeating the request gives the same answer; without a
     *     secret, a link that was never used is replaced. There is at most one link for each role.
     */
    post: operations['rematch']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/games/{id}/socket': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Follow a game
     * @description A WebSocket. The client says [`FromClient`], `hello` first; the server says [`ToClient`]: `state` once, then `update` for
     *     everything that happens.
     */
    get: operations['open']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/health': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Is the server well?
     * @description It writes and reads a row of its own every few seconds; this reports the result, and how many games are damaged.
     */
    get: operations['health']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/jobs': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Start a job
     * @description For questions that could not be decided in about a second. Poll it every few seconds: a job that nobody polls for half a
     *     minute is stopped.
     */
    post: operations['begin']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/jobs/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Poll a job */
    get: operations['look']
    put?: never
    post?: never
    /** Stop a job */
    delete: operations['stop']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/judge': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Judge a case
     * @description What the Laws say about a few acts, in a game where everybody is present and the clock is running.
     */
    post: operations['judge']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/laws': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The rules, and what each edition says */
    get: operations['laws']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/lessons': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** All lessons, in order */
    get: operations['course']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/lessons/{key}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A lesson with its question and exercises */
    get: operations['lesson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/notation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Read a move
     * @description As somebody typed it, in any notation.
     */
    post: operations['notation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/openings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The name of a position in the opening, and the moves that are known from there
     * @description Refused with `being-played` while the position, or the last one on the way that has a name, stands on the board of a running game. The
     *     initial array, which has no name, is refused only to who shows the link of such a game.
     */
    get: operations['opening']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/openings/courses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The opening lines of two Italian courses for beginners, with what was corrected in them and why */
    get: operations['opening_courses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/openings/names': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** All named openings with their usual moves, by code */
    get: operations['opening_names']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/position': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Look at a position */
    post: operations['position']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/presets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The usual time controls */
    get: operations['presets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/ready': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Is the server ready for players?
     * @description Not while it stops, nor while its store does not work. A damaged game does not make it unready.
     */
    get: operations['ready']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/session': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who is signed in */
    get: operations['session']
    put?: never
    /**
     * Sign in
     * @description Wrong passwords for an account are counted: unknown devices are slowed down, a device that has signed in before is not.
     */
    post: operations['sign_in']
    /** Sign out */
    delete: operations['sign_out']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/session/passkey': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Sign in with a passkey */
    post: operations['sign_in_by_passkey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/session/passkey/question': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Begin to sign in with a passkey
     * @description No name is needed. The answer is for `navigator.credentials.get`, and can be used once, within five minutes.
     */
    post: operations['ask_to_sign_in_by_passkey']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/terms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The glossary */
    get: operations['terms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/terms/{key}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A term by its key, or by any spelling in Italian or in English */
    get: operations['term']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/training': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** All drills, and the ladder of training without the board */
    get: operations['drills']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/training/{drill}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Exercises of a kind
     * @description Each is complete: a client looks up and judges nothing. They are made when they are asked for, one seed after the other; if that
     *     takes more than about two seconds there are fewer than were asked for, and `next_seed` says where to go on.
     */
    get: operations['exercises']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/why': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Why is this move not legal? */
    post: operations['why']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/api/winnable': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Can this be won?
     * @description By any series of legal moves, with the opponent's help. A question that takes more than about a second is answered
     *     `undetermined`: `POST /api/jobs` goes on with it.
     */
    post: operations['winnable']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    /** @description About the program. */
    About: {
      /** @description The available editions, oldest first. */
      editions: components['schemas']['EditionLine'][]
      /** @description The languages in which moves can be written, by code. */
      languages: string[]
      /** @description The licence. */
      licence: string
      /**
       * Format: int32
       * @description The version of the messages.
       */
      messages: number
      /** @description The program's version. */
      version: string
    }
    /** @description An account. */
    Account: {
      /**
       * Format: int64
       * @description When it was made.
       */
      created_at: number
      /** @description Whether it is an administrator's. */
      is_admin: boolean
      /** @description Its name. */
      name: string
    }
    /** @description An account as an administrator sees it. */
    AccountLine: {
      /**
       * Format: int64
       * @description Since when it is banned; left out if it is not.
       */
      banned_at?: number | null
      /**
       * Format: int64
       * @description When it was made.
       */
      created_at: number
      /**
       * Format: int64
       * @description How many games it owns.
       */
      games: number
      /** @description Whether it is an administrator's. */
      is_admin: boolean
      /** @description Its name. */
      name: string
      /**
       * Format: int64
       * @description Identifies it in requests.
       */
      number: number
      /**
       * Format: int64
       * @description How many passkeys it has.
       */
      passkeys: number
    }
    /** @description A part of the list of accounts. */
    AccountPage: {
      /** @description Newest first. */
      accounts: components['schemas']['AccountLine'][]
      /**
       * Format: int64
       * @description What to ask for as `before` to get more; left out at the end.
       */
      next?: number | null
    }
    /** @description The answer to an act, sent when it is on disk. */
    Ack: {
      /**
       * Format: int64
       * @description Its time.
       */
      at: number
      /** @description The events: the act, and what the server added to it. */
      events: components['schemas']['EventView'][]
      /**
       * Format: int64
       * @description The number of the last event now.
       */
      seq: number
    }
    /** @description An act: `POST /api/games/{id}/acts`. */
    ActRequest: {
      /**
       * Format: act
       * @description The act as a complete short sentence: `white touches e2`, `white plays e2e4`, `white presses`, `black claims
       *     threefold with "Nf3" = g1f3`, `arbiter adds 2:00 to black`. `docs/scenarios.md` lists all of them.
       * @example white plays e2e4
       */
      act: ActText
      /**
       * Format: int64
       * @description The number of the last event that the client knew. If another came first, the answer is a conflict.
       */
      expected_seq: number
      /** @description Online mode, with a move: offers a draw with it, which the Laws place between the move and the press. */
      offer_draw?: boolean
    }
    /** @description A game as an administrator sees it. */
    AdminGame: {
      game?: components['schemas']['GameLine'] | null
      /** @description Its public name. */
      id: string
      /** @description Whether an administrator keeps it out of the public lists. */
      is_hidden: boolean
      /** @description Whether its maker wants it in the public lists. */
      is_listed: boolean
      /** @description The name of the account that owns it. */
      owner?: string | null
    }
    /** @description A part of the list of all games. */
    AdminGamePage: {
      /** @description Newest first. */
      games: components['schemas']['AdminGame'][]
      /**
       * Format: int64
       * @description What to ask for as `before` to get more; left out at the end.
       */
      next?: number | null
    }
    /** @description One thing that the coach says, with what proves it. */
    AdviceView: {
      engine?: components['schemas']['EngineView'] | null
      /** @description The position that it is about and from which its moves are played. */
      fen: string
      /**
       * @description Its name in data.
       * @example rook-behind-own-passer
       */
      key: string
      /**
       * @description `plan`, `mate`, `win`, `ending`, `engine`, `move`, `event` or `opening`.
       * @example plan
       */
      kind: string
      /** @description The moves that prove it or carry it out. */
      moves: components['schemas']['MoveView'][]
      /**
       * @description `line` if they follow one another, `choices` if each is played from the position.
       * @example choices
       */
      moves_are: string
      /** @description The facts that a plan rests on. */
      premises?: components['schemas']['FactView'][]
      /** @description It in words. */
      sentence: string
      /** @description Whom it is about. */
      side: components['schemas']['Side']
      /** @description The squares that prove it. */
      squares: components['schemas']['BTreeMap']
      /** @description The glossary's term for what it is about. */
      term?: string | null
      /**
       * @description How it is known: `board`, `exchange`, `line`, `proof` or `engine`; of a plan, how its premises are known.
       * @example board
       */
      truth: string
    }
    /** @description A day, with what happened on it, and who was champion in its year. */
    AlmanacDay: {
      /** @description Births and deaths, the oldest first. */
      anniversaries: components['schemas']['AnniversaryView'][]
      /** @description The champions of the year, title by title; nothing without a year. */
      champions?: components['schemas']['ChampionView'][]
      /**
       * @description The day of the year.
       * @example 11-09
       */
      day: string
      /** @description How far what is told here is known. */
      remarks?: string[]
      /**
       * @description The day in words.
       * @example 9 November
       */
      title: string
      /**
       * Format: int32
       * @description The year, if one was asked for.
       */
      year?: number | null
    }
    /** @description The small tables of the almanac. */
    AlmanacTables: {
      /** @description What is polite at the board. */
      courtesies: string[]
      /** @description The heading of the courtesies. */
      courtesies_title: string
      /** @description What the game is called elsewhere. */
      games: components['schemas']['GameNameView'][]
      /** @description The pieces in other languages. */
      pieces: components['schemas']['PieceNamesView'][]
      /** @description Signs beside moves, organisations, abbreviations. */
      signs: components['schemas']['SignGroup'][]
      /** @description Categories and titles of players, by who awards them, the lowest first. */
      titles: components['schemas']['TitleGroup'][]
    }
    /** @description A birth or a death. */
    AnniversaryView: {
      /** @description How long before the year that was asked for. */
      ago?: string | null
      /** @description Its name for programs, which does not change. */
      id: string
      /** @description `born` or `died`. */
      occasion: string
      /** @description Whose. */
      person: components['schemas']['PersonLink']
      /** @description What happened, as a sentence. */
      sentence: string
      /**
       * Format: int32
       * @description The year.
       */
      year: number
    }
    /** @description The moves that meet an attack in one way. */
    AnswersView: {
      /** @description The moves. */
      answers: components['schemas']['DefenceView'][]
      /** @description The way and its moves in words. */
      sentence: string
      /**
       * @description In which way: `away`, `capture`, `interposition`, `defence`, `counter-capture`, `check` or `counter-threat`.
       * @example away
       */
      way: string
    }
    /** @description Every answer that can be given. */
    AnswerView:
      | {
          /** @enum {string} */
          kind: 'choice'
          /** @description The things, in their order. */
          options: components['schemas']['OptionView'][]
        }
      | {
          /** @enum {string} */
          kind: 'squares'
          /** @description What there is to say about every other square. */
          otherwise: string
          /** @description The right ones. */
          right: string[]
          /** @description What there is to say about squares, right or wrong. */
          sentences: {
            [key: string]: string
          }
        }
      | {
          /** @enum {string} */
          kind: 'square'
          /** @description What there is to say about every other. */
          otherwise: string
          /** @description The right one. */
          right: string
          /** @description What there is to say about it. */
          sentence: string
        }
      | {
          /** @description Whether all the right moves of the first node are wanted, not one of them. */
          all: boolean
          /** @enum {string} */
          kind: 'moves'
          /** @description The positions in which moves are asked for. */
          nodes: components['schemas']['NodeView'][]
          /** @description Where it begins: a number of a node. */
          start: number
        }
    /** @description An article of the Laws. */
    ArticleView: {
      /**
       * Format: int32
       * @description The year of the edition.
       * @example 2023
       */
      edition: number
      /**
       * @description How far its text is known: `read`, `inferred`, `manual` or `unverified`.
       * @example read
       */
      evidence: string
      /** @description Its name, if it has no number. */
      name?: string | null
      /**
       * @description Its number, or the key of one without a number: `Preface`, `Glossary`, `Manual`.
       * @example 9.2.1
       */
      number: string
    }
    /** @description A piece that can be won, and every way to meet the attack. */
    AttackedView: {
      /** @description The position in which its side is to move, from which the answers are played. */
      fen: string
      /** @description `pawn`, `knight`, `bishop`, `rook` or `queen`. */
      piece: string
      /** @description It in words. */
      sentence: string
      /** @description Whose it is. */
      side: components['schemas']['Side']
      /** @description Where it stands. */
      square: string
      /** @description Every move that meets the attack, by its way; none is left out. */
      ways: components['schemas']['AnswersView'][]
    }
    /** @description One kind of advantage, what each side has of it. */
    BalanceView: {
      /** @description What Black has. */
      black: string
      /**
       * @description `material`, `space`, `time`, `pawns`, `safety`, `files` or `minors`.
       * @example space
       */
      key: string
      /** @description What follows from it. */
      meaning: string
      /** @description Black's squares. */
      squares_black: components['schemas']['BTreeMap']
      /** @description White's squares. */
      squares_white: components['schemas']['BTreeMap']
      /** @description The glossary's term for it. */
      term?: string | null
      /** @description Its name. */
      title: string
      /** @description What White has. */
      white: string
    }
    /** @description A game as far as it has come, complete, so that a client judges nothing. */
    BlindGame: {
      /** @description Whether he is in check. */
      check: boolean
      /** @description What the player on move may claim. */
      claims: components['schemas']['CanClaimView'][]
      ending?: components['schemas']['Ending'] | null
      /** @description The position. */
      fen: string
      /** @description Every legal move; none when the game is over. */
      legal: components['schemas']['MoveText'][]
      /** @description The moves so far. */
      moves: components['schemas']['MoveText'][]
      /** @description What had to be supposed to read the move that was typed. */
      notes?: string[]
      /** @description The position in words, a sentence for each side. */
      text: string[]
      /** @description Who has the move. */
      turn: components['schemas']['Side']
    }
    /** @description A level at which the engine plays. */
    BlindLevel: {
      /**
       * Format: int32
       * @description Its number, from 1.
       */
      level: number
      /**
       * Format: int32
       * @description The rating that the engine is told to play at; full strength if it is left out.
       */
      rating?: number | null
    }
    /** @description A game as far as it has come, and what the player does. */
    BlindQuestion: {
      /** @description Where it began; the initial array by default. */
      fen?: string | null
      /** @description The moves so far, as in UCI. */
      moves: string[]
      step?: components['schemas']['BlindStep'] | null
    }
    /** @description The engine's move. */
    BlindReply: {
      /** @description The engine. */
      engine: components['schemas']['EngineView']
      /** @description The game after it. */
      game: components['schemas']['BlindGame']
      /** @description The move. */
      played: components['schemas']['MoveText']
      /**
       * Format: int32
       * @description The rating that it was limited to; left out at full strength, and for an engine that cannot be limited.
       */
      rating?: number | null
    }
    /** @description What a game without the board can be played with here. */
    BlindSettings: {
      /** @description Whether there is an engine to play against. */
      engine: boolean
      /** @description The levels, the weakest first. */
      levels: components['schemas']['BlindLevel'][]
    }
    /** @description What the player on move does. */
    BlindStep:
      | {
          /** @enum {string} */
          kind: 'move'
          /** @description The move as it was typed. */
          text: string
        }
      | {
          /** @enum {string} */
          kind: 'claim'
          /** @description Its kind, as in `claims`. */
          of: string
          /** @description The move with which he claims, as in UCI, where the claim needs one. */
          with?: string | null
        }
      | {
          /** @enum {string} */
          kind: 'resign'
        }
    /** @description A game as far as it has come, for the engine to move. */
    BlindTurn: {
      /** @description Where it began; the initial array by default. */
      fen?: string | null
      /**
       * Format: int32
       * @description The level, from 1.
       */
      level: number
      /** @description The moves so far, as in UCI. */
      moves: string[]
    }
    /**
     * @description The kinds of bonus.
     * @enum {string}
     */
    BonusKind: 'none' | 'increment' | 'delay' | 'bronstein'
    /** @description What is added for each move. */
    BonusView: {
      /** @description Of which kind. */
      kind: components['schemas']['BonusKind']
      /**
       * Format: int64
       * @description How much.
       */
      ms: number
    }
    /** @description A continuation that leaves a line. */
    BranchView: {
      /** @description After how many half-moves of the line. */
      after: number
      /** @description The moves. */
      moves: components['schemas']['LineMove'][]
    }
    BTreeMap: {
      [key: string]: string[]
    }
    /** @description A right to claim. */
    CanClaimView: {
      /** @description Of a repetition: after how many half-moves the position stands on the board, in order. */
      after?: number[]
      /** @description The article. */
      article: components['schemas']['ArticleView']
      /**
       * Format: int32
       * @description The count behind it: appearances or quiet half-moves.
       */
      count: number
      /**
       * @description Its kind: `threefold`, `threefold-by-move`, `fifty`, `fifty-by-move`, `flag`, `illegal-move`, `touched`, `quickplay`,
       *     `extra-seconds`, `accept-draw`.
       * @example threefold-by-move
       */
      kind: string
      /** @description The moves with which it could be claimed. */
      moves?: string[]
      /** @description Whose right. */
      player: components['schemas']['Side']
      /** @description The right as a sentence. */
      sentence: string
      /** @description Of quiet moves: the half-move that was the last capture or pawn move, from 1; left out if it lies before the start. */
      since?: number | null
    }
    /** @description What terms belong to. */
    CategoryView: {
      /**
       * @description Its name for programs.
       * @example pawn-structure
       */
      key: string
      /** @description Its name. */
      name: string
    }
    /** @description The champions of a year with one title. */
    ChampionView: {
      /** @description Who held it, one after the other. */
      reigns: components['schemas']['ReignView'][]
      /** @description The title. */
      title: string
    }
    /** @description Lessons about one thing. */
    ChapterOfLessons: {
      /** @description Its key. */
      key: string
      /** @description Its lessons, in order. */
      lessons: components['schemas']['LessonLine'][]
      /** @description Its title. */
      title: string
    }
    /** @description A chapter of the table. */
    ChapterView: {
      /** @description Its rules. */
      rules: components['schemas']['RuleView'][]
      /** @description Its name. */
      title: string
    }
    /** @description A Chess960 start. */
    Chess960: number | components['schemas']['Lot']
    /** @description A Chess960 start. */
    Chess960Start: {
      /** @description The position. */
      fen: string
      /**
       * Format: int32
       * @description Its number.
       */
      number: number
      /**
       * @description The pieces of the first rank, in English letters.
       * @example RNBQKBNR
       */
      pieces: string
    }
    /** @description A choice of the arbiter. */
    ChoiceView: {
      /**
       * Format: act
       * @description The act that carries it out; left out if the arbiter has to add something, such as which penalty.
       */
      act?: ActText | null
      /**
       * @description Its name: `agree`, `reject`, `postpone`, `play-on`, `warn`, `penalise`, `lost`, `drawn`, `new-game`, `set-times`, `opponent-score`,
       *     `expel`, `recommended`, `restart`, `provide`.
       * @example agree
       */
      name: string
    }
    /**
     * @description The two clocks at the server time of the message. A client counts down from here by its own clock and is corrected by every
     *     message; what it shows decides nothing.
     */
    ClockView: {
      /** @description Black's side. */
      black: components['schemas']['SideClock']
      /** @description What the clock is doing. */
      phase: components['schemas']['PhaseKind']
      side?: components['schemas']['Side'] | null
      /** @description White's side. */
      white: components['schemas']['SideClock']
    }
    /** @description A position to be looked at. */
    CoachQuestion: {
      /** @description Whether to ask the engine, too; in a job only. */
      engine?: boolean
      /** @description The position. */
      fen: string
    }
    /** @description What this server's coach can do. */
    CoachSettings: {
      /** @description Whether there is an engine to ask. */
      engine: boolean
    }
    /** @description A title that is played for, with everybody who won it. */
    CompetitionView: {
      /**
       * @description Its name for programs.
       * @example world-women
       */
      key: string
      /** @description Its name. */
      name: string
      /** @description The reigns or editions, the oldest first. */
      reigns: components['schemas']['ReignView'][]
      /** @description How far what is told here is known. */
      remarks?: string[]
    }
    /** @description A time control to be read. */
    ControlQuestion: {
      /** @description The year of the edition by which the rate is judged; the latest by default. */
      edition?: string | null
      /**
       * @description The text.
       * @example 90'/40 + 30' + 30"
       */
      text: string
    }
    /** @description A time control that was read. */
    ControlRead: {
      /** @description As PGN writes it. */
      control: string
      /**
       * Format: int64
       * @description The time on each side of a sand-glass.
       */
      hourglass_ms?: number | null
      /** @description The periods; empty for a sand-glass and without a clock. */
      periods: components['schemas']['PeriodView'][]
      /** @description `standard`, `rapid` or `blitz`; left out where there is no clock. */
      rate?: string | null
      /** @description As people write it. */
      spoken: string
    }
    /** @description A line of a course for beginners, with what was done to it. */
    CourseLineView: {
      branch?: components['schemas']['BranchView'] | null
      /** @description Whether the reading is certain. */
      certain: boolean
      /** @description The heading of the course, in Italian. */
      heading: string
      /** @description The moves; none if no reading is safe. */
      moves: components['schemas']['LineMove'][]
      opening?: components['schemas']['OpeningName'] | null
      /** @description Why it is not as it was printed, or what one should know of it. */
      reasons: string[]
      /** @description `legal`, `corrected`, `completed` or `unclear`. */
      status: string
      /** @description The same in words. */
      told: string
    }
    /** @description All lessons, in order. */
    CourseView: {
      /** @description The chapters, in order. */
      chapters: components['schemas']['ChapterOfLessons'][]
    }
    /**
     * @description What happens to running clocks when the server stops unexpectedly.
     * @enum {string}
     */
    CrashPolicy: 'stop' | 'run'
    /** @description A game that was made. */
    Created: {
      /**
       * @description Its public id: anybody who has it may watch.
       * @example k7Qm2xVp9T
       */
      id: string
      /** @description The secrets, shown once. */
      links: components['schemas']['Links']
    }
    /** @description A name and a password. */
    Credentials: {
      /**
       * @description In any spelling: case and accents are ignored.
       * @example circolo.centrale
       */
      name: string
      /** @description The password. */
      password: string
    }
    /** @description A move that meets an attack. */
    DefenceView: {
      /**
       * Format: int32
       * @description What the move loses itself by exchange, in pawns.
       */
      cost: number
      /** @description The move. */
      move: components['schemas']['MoveView']
    }
    /** @description Restrictions on draws by agreement. */
    DrawRestriction:
      | {
          /** @enum {string} */
          rule: 'free'
        }
      | {
          /**
           * Format: int32
           * @description How many.
           */
          moves: number
          /** @enum {string} */
          rule: 'not-before'
        }
      | {
          /** @enum {string} */
          rule: 'never'
        }
    /** @description Drills that train one thing. */
    DrillGroup: {
      /** @description Its drills. */
      drills: components['schemas']['DrillView'][]
      /** @description `board`, `moves`, `positions`, `tactics`, `endings`, `blind` or `openings`. */
      key: string
      /** @description Its name. */
      title: string
    }
    /** @description A kind of exercise. */
    DrillView: {
      /** @description What one does in it. */
      about: string
      /** @description Whether it is answered without seeing the position. */
      blind: boolean
      /**
       * @description Its key.
       * @example mate-in-one
       */
      key: string
      /**
       * Format: int32
       * @description How many levels it has, from 1.
       */
      levels: number
      /** @description Terms of the glossary that belong to it. */
      terms: string[]
      /** @description Its name. */
      title: string
      /**
       * Format: int32
       * @description The version of its exercises: where it has changed, a seed makes another exercise than before.
       */
      version: number
    }
    /** @description What a player must do, or need not. */
    DutyView: {
      /** @description The articles behind it. */
      articles: components['schemas']['ArticleView'][]
      /**
       * Format: int32
       * @description The half-moves missing on his scoresheet.
       */
      count?: number | null
      /**
       * @description Its kind: `move`, `play-among`, `press`, `answer-offer`, `put-back`, `record`, `need-not-record`, ...
       * @example play-among
       */
      kind: string
      /** @description The moves he must choose from. */
      moves?: string[]
      /** @description Whose. */
      player: components['schemas']['Side']
      /** @description The duty as a sentence. */
      sentence: string
    }
    /** @description A board some moves earlier. */
    EarlierView: {
      /** @description The position. */
      fen: string
      /** @description The moves from there. */
      moves: components['schemas']['MoveText'][]
    }
    /** @description An edition of the Laws. */
    EditionLine: {
      /** @description How many articles the program executes. */
      articles: number
      /**
       * Format: int64
       * @description What the opponent gets for an incorrect draw claim, in milliseconds.
       */
      claim_bonus_ms: number
      /** @description Whether a fivefold repetition ends the game without a claim. */
      fivefold: boolean
      /**
       * @description The first day it was in force.
       * @example 2023-01-01
       */
      from: string
      /**
       * Format: int64
       * @description What the opponent gets for an illegal move in a standard game.
       */
      illegal_bonus_ms: number
      /**
       * Format: int32
       * @description The illegal move that loses a standard game.
       */
      illegal_limit: number
      /**
       * Format: int32
       * @description The quiet moves by each side after which the game is drawn without a claim, if there is such a rule.
       */
      quiet_limit?: number | null
      /** @description How many of them rest on texts that could not be consulted. */
      unverified: number
      /** @description Its year, which identifies it. */
      year: string
    }
    /** @description A consequence of a ruling. */
    EffectView: {
      /** @description The articles that give it. */
      articles: components['schemas']['ArticleView'][]
      /** @description The effect as a sentence. */
      sentence: string
      /**
       * @description The short form: `black +2:00`, `back 1`, `white must b1a3 b1c3`, `1-0`.
       * @example black +2:00
       */
      short: string
    }
    /** @description How a game ended. */
    Ending: {
      /** @description The main article. */
      article: components['schemas']['ArticleView']
      /** @description What Black scores. */
      black: string
      by?: components['schemas']['Side'] | null
      /**
       * @description The reason: `checkmate`, `resignation`, `agreement`, `flag`, `threefold`, ...
       * @example checkmate
       */
      reason: string
      /**
       * @description The result as PGN writes it; `0-0` where both lose.
       * @example 1-0
       */
      result: string
      /** @description The end as a sentence. */
      sentence: string
      /** @description What White scores: `1`, `½`, `0`. */
      white: string
    }
    /** @description An engine, and what it spent. */
    EngineView: {
      /**
       * @description The name and version that it gives itself.
       * @example Stockfish 15.1
       */
      name: string
      /**
       * Format: int64
       * @description The nodes it spent.
       */
      nodes: number
    }
    /** @description An error: what is wrong, where, and what would be right. */
    ErrorBody: {
      /** @description The article behind a refusal, such as `3.8.2.2`. */
      article?: string | null
      /** @description The kind of error; a client decides by this. */
      kind: components['schemas']['ErrorKind']
      /** @description The sentence for a person. */
      sentence: string
      /**
       * Format: int64
       * @description The number of the last event, if the act came too late.
       */
      seq?: number | null
      /** @description The text that was refused. */
      text?: string | null
    }
    /**
     * @description The kinds of error.
     * @enum {string}
     */
    ErrorKind:
      | 'bad-request'
      | 'bad-act'
      | 'bad-position'
      | 'bad-control'
      | 'bad-value'
      | 'not-found'
      | 'gone'
      | 'unauthenticated'
      | 'link-used'
      | 'forbidden'
      | 'forged'
      | 'conflict'
      | 'not-an-event'
      | 'illegal'
      | 'being-played'
      | 'not-online'
      | 'taken'
      | 'too-many'
      | 'too-large'
      | 'version'
      | 'stopping'
      | 'busy'
      | 'damaged'
      | 'capped'
      | 'no-engine'
      | 'engine'
      | 'internal'
    /** @description A page of the log of a game. */
    EventPage: {
      /** @description The events after `since`, two thousand at most. */
      events: components['schemas']['EventView'][]
      /**
       * Format: int64
       * @description The number of the last event of the game.
       */
      seq: number
    }
    /** @description An event of the log, with its rulings. */
    EventView: {
      /**
       * Format: act
       * @description The act; a sealed move is not shown until the envelope is opened.
       */
      act: ActText
      /** @description The role that submitted it. */
      actor: components['schemas']['Role']
      /**
       * Format: int64
       * @description The server's time.
       */
      at: number
      /** @description The rulings on it. */
      rulings: components['schemas']['RulingView'][]
      /** @description The act as a sentence. */
      sentence: string
      /**
       * Format: int64
       * @description Its number, from 1 without gaps.
       */
      seq: number
    }
    /** @description Exercises that were asked for. */
    ExerciseList: {
      /** @description The exercises. */
      exercises: components['schemas']['ExerciseView'][]
      /**
       * Format: int64
       * @description The seed to ask for next: those before it have been used.
       */
      next_seed: number
    }
    /** @description A question with every answer that can be given. */
    ExerciseView: {
      /** @description Every answer. */
      answer: components['schemas']['AnswerView']
      /** @description The drill; not there for the question of a lesson or a position from a game. */
      drill?: string | null
      earlier?: components['schemas']['EarlierView'] | null
      /** @description The position; without kings where the question needs none. Not there if it needs no board. */
      fen?: string | null
      /** @description Whether the board is not seen while answering. */
      hidden: boolean
      /** @description Help, the least first. */
      hints: components['schemas']['HintView'][]
      /**
       * @description Its name, by which it is made again: the drill, the level, the seed; or `lesson` and a key; or `own` and a position from a game, the
       *     fields of its FEN but the counts of moves joined by `_`.
       * @example square-colour:1:7
       */
      id: string
      /**
       * Format: int32
       * @description The level; not there for the question of a lesson or a position from a game.
       */
      level?: number | null
      /** @description Squares that the question points at. */
      marks?: string[]
      /** @description Who sits below. */
      orientation: components['schemas']['Side']
      /** @description What is asked. */
      question: string
      /** @description How much of the board is seen while answering. */
      sight: components['schemas']['SightKind']
      /** @description The answer told. */
      solution: components['schemas']['SolutionView']
      /** @description Everything one must know to answer, as it is read aloud: the position in words, the moves, the question. */
      spoken: string
      /** @description Terms of the glossary. */
      terms: string[]
      /** @description The position in words, a sentence for each side; where there is an earlier board, that one. */
      text?: string[]
      /**
       * Format: int32
       * @description The version of the drill: in another version the same name may mean another exercise. Not there for the question of a lesson.
       */
      version?: number | null
    }
    /** @description The facts of a position. */
    FactsView: {
      /** @description The facts, in the order of the concepts. */
      facts: components['schemas']['FactView'][]
      /** @description The position. */
      fen: string
      /** @description Whose turn it is. */
      turn: components['schemas']['Side']
      /**
       * Format: int32
       * @description The version of the format.
       * @example 1
       */
      version: number
    }
    /** @description A fact with what proves it. */
    FactView: {
      /** @description Its numbers. */
      figures: components['schemas']['FiguresView']
      /**
       * @description The key of its concept.
       * @example isolated-pawn
       */
      key: string
      /** @description What its concept is about: `pieces`, `centre`, `pawns`, `places`, `kings` or `lines`. */
      kind: string
      /** @description The moves it needs, as in UCI. */
      moves?: string[]
      /** @description The same moves in the letters of the reader's language. */
      moves_text?: string[]
      /**
       * @description The name of its concept.
       * @example isolated pawn
       */
      name: string
      /** @description It in words. */
      sentence: string
      side?: components['schemas']['Side'] | null
      /** @description Its squares by the part they play: `subject`, `attacker`, `defender`, `target`, `line`, `key`. A part without squares is left out. */
      squares: {
        [key: string]: string[]
      }
      /** @description The glossary's term for it. */
      term?: string | null
      /** @description How it is known: `board` or `exchange`. */
      truth: string
    }
    /** @description A request to delete one's account. */
    Farewell: {
      /** @description What happens to the games of the account. */
      games: components['schemas']['LeftGames']
      /** @description The password. It may be left out within ten minutes of signing in. */
      password?: string | null
    }
    /** @description The numbers of a fact. */
    FiguresView:
      | {
          /** @enum {string} */
          kind: 'nothing'
        }
      | {
          /**
           * Format: int32
           * @description The number.
           */
          count: number
          /** @enum {string} */
          kind: 'count'
        }
      | {
          /** @enum {string} */
          kind: 'split'
          /**
           * Format: int32
           * @description Of officers.
           */
          officers: number
          /**
           * Format: int32
           * @description Of pawns.
           */
          pawns: number
        }
      | {
          /** @enum {string} */
          kind: 'versus'
          /**
           * Format: int32
           * @description Of the fact's side.
           */
          ours: number
          /**
           * Format: int32
           * @description Of the other.
           */
          theirs: number
        }
      | {
          /** @enum {string} */
          kind: 'space'
          /** @description Pawns on files e to h. */
          kingside: components['schemas']['RanksView']
          /** @description Pawns on files a to d. */
          queenside: components['schemas']['RanksView']
          /**
           * Format: int32
           * @description The squares counted.
           */
          squares: number
        }
      | {
          /**
           * Format: int32
           * @description From the centre.
           */
          centre: number
          /** @enum {string} */
          kind: 'distances'
          /**
           * Format: int32
           * @description From the nearest weak pawn of the other side, if there is one.
           */
          weak_pawn?: number | null
        }
      | {
          /**
           * Format: int32
           * @description The number.
           */
          gain: number
          /** @enum {string} */
          kind: 'gain'
        }
    /** @description A flag that is down. */
    FlagView: {
      /**
       * Format: int64
       * @description When it fell.
       */
      at: number
      /** @description Whether it ended the side's time, rather than marking the end of an earlier period. */
      is_out: boolean
    }
    /** @description A message of a client on the socket. */
    FromClient:
      | {
          /** @description The code of the language for all sentences; that of the header `Accept-Language` by default. */
          language?: string | null
          /**
           * Format: int64
           * @description The last event that it knows: only later ones are sent.
           */
          since?: number | null
          /** @description The secret of its role; left out by spectators. */
          token?: string | null
          /** @enum {string} */
          type: 'hello'
          /**
           * Format: int32
           * @description The protocol version of the client.
           */
          version: number
        }
      | {
          /**
           * Format: act
           * @description As in [`ActRequest`].
           */
          act: ActText
          /**
           * Format: int64
           * @description As in [`ActRequest`].
           */
          expected_seq: number
          /**
           * Format: int32
           * @description Any number; it is repeated in the answer.
           */
          id: number
          /** @description As in [`ActRequest`]. */
          offer_draw?: boolean
          /** @enum {string} */
          type: 'act'
        }
      | {
          /**
           * Format: int32
           * @description Any number; it is repeated in the answer.
           */
          id: number
          /** @enum {string} */
          type: 'ping'
        }
    /** @description A game as the coach sees it. */
    GameAdvice: {
      /** @description The ten rules of the opening for each side: kept, broken or not judged. */
      checks: components['schemas']['AdviceView'][]
      /** @description What happened that one move alone does not show: gambits, castling, an early queen, a castled position torn open. */
      events: components['schemas']['AdviceView'][]
      /** @description The position from which it was played. */
      fen: string
      /** @description The moves. */
      moves: components['schemas']['MoveView'][]
      opening?: components['schemas']['OpeningView'] | null
      /** @description How many half-moves lead to the position that has the opening's name. */
      opening_plies?: number | null
      /** @description The phases. */
      phases: components['schemas']['PhaseView'][]
      /** @description The main changes of structure. */
      stages: components['schemas']['StageView'][]
      /** @description The moves with which it turned. */
      turning_points: components['schemas']['TurningPointView'][]
      /**
       * Format: int32
       * @description [`COACH_VERSION`].
       */
      version: number
    }
    /** @description A game in a list. */
    GameLine: {
      /** @description The time control, as people write it. */
      control: string
      /**
       * Format: int64
       * @description When it was made.
       */
      created_at: number
      /** @description The edition's year. */
      edition: string
      /** @description The position, for a small board. */
      fen: string
      /** @description Its public id. */
      id: string
      /**
       * Format: int64
       * @description The time of the last event.
       */
      last_at: number
      /** @description How it is played. */
      mode: components['schemas']['Mode']
      /** @description The players. */
      players: components['schemas']['Players']
      /** @description The result as PGN writes it, `*` while there is none. */
      result: string
      /**
       * Format: int64
       * @description The number of events.
       */
      seq: number
      /** @description Its status: `not-started`, `running`, `adjourned`, `over` or `annulled`. */
      status: components['schemas']['StatusKind']
    }
    /** @description A list of games. */
    GameList: {
      /** @description The games, most recently active first. */
      games: components['schemas']['GameLine'][]
      /** @description Where the next page begins; left out on the last. */
      next?: string | null
    }
    /**
     * @description Who may make games.
     * @enum {string}
     */
    GameMakers: 'anybody' | 'accounts' | 'administrators'
    /** @description The game in a language. */
    GameNameView: {
      /** @description The code of the language. */
      language: string
      /** @description What its speakers call the game, or their game of the same family. */
      name: string
    }
    /** @description A move of a game. */
    GamePly: components['schemas']['LineMove'] & {
      /** @description The position after it. */
      fen: string
    }
    /** @description A game to be read or looked at. */
    GameQuestion: {
      /** @description Whether to ask the engine about every position; in a job only. */
      engine?: boolean
      /** @description A game in PGN; of several the first. */
      pgn: string
    }
    /** @description A game that was read, move by move. */
    GameRead: {
      /** @description Black's name; may be empty. */
      black: string
      /** @description What was wrong with the text. */
      notes?: string[]
      opening?: components['schemas']['OpeningName'] | null
      /** @description The moves of the main line. */
      plies: components['schemas']['GamePly'][]
      /** @description The result as PGN writes it. */
      result: string
      /** @description The position before the first move. */
      start: string
      /** @description White's name; may be empty. */
      white: string
    }
    /** @description The settings of a game. */
    GameSettings: {
      /**
       * Format: int32
       * @description The number of the Chess960 start.
       */
      chess960?: number | null
      /** @description The time control as PGN writes it; `-` where there is no clock. */
      control: string
      /** @description The same as people write it. */
      control_spoken: string
      /** @description What happens to the clocks at a crash. */
      crash: components['schemas']['CrashPolicy']
      /**
       * Format: int64
       * @description When it was made.
       */
      created_at: number
      /**
       * Format: int64
       * @description The default time in milliseconds: how late a player may arrive.
       */
      default_time_ms?: number | null
      /** @description Restrictions on draws by agreement. */
      draws: components['schemas']['DrawRestriction']
      /** @description The edition's year. */
      edition: string
      /** @description Whether Guidelines III were announced. */
      guidelines_iii: boolean
      /** @description Whether the game is in the public list. */
      listed: boolean
      /** @description How it is played. */
      mode: components['schemas']['Mode']
      /** @description The names. */
      players: components['schemas']['Players']
      /** @description `standard`, `rapid` or `blitz`. */
      rate: string
      /** @description When the session starts. */
      start: components['schemas']['Starting']
      /** @description The starting position. */
      start_fen: string
      /** @description Whether supervision is adequate. */
      supervised: boolean
      /** @description Who is visually impaired. */
      visually_impaired: components['schemas']['VisuallyImpaired']
    }
    /** @description The full state of a game: the answer to a greeting and to `GET /api/games/{id}`. */
    GameState: {
      /**
       * @description The events after `since`, or all if that was left out. At most the last two thousand; earlier ones can be fetched from
       *     `GET /api/games/{id}/events`.
       */
      events: components['schemas']['EventView'][]
      /** @description Its public id. */
      id: string
      /** @description Its current state. */
      moment: components['schemas']['Moment']
      /** @description The rulings made before the first event. */
      preliminaries: components['schemas']['RulingView'][]
      /** @description The rematch, once it has been made. */
      rematch?: string | null
      /** @description The caller's role. */
      role: components['schemas']['Role']
      /** @description The half-moves. */
      scoresheet: components['schemas']['PlyView'][]
      /** @description Its settings. */
      settings: components['schemas']['GameSettings']
    }
    /** @description An invitation that was issued. The code is shown once. */
    GivenInvitation: {
      /**
       * @description To be typed when an account is made.
       * @example k7fm-q2wd-8xhp-3rtn-9vbc
       */
      code: string
      /**
       * Format: int64
       * @description Until when it can be used.
       */
      expires_at: number
    }
    /** @description Terms of the glossary. */
    Glossary: {
      /** @description What terms belong to, in the order in which they are listed. */
      categories: components['schemas']['CategoryView'][]
      /** @description The terms, by their words in the reader's language. */
      terms: components['schemas']['TermView'][]
    }
    /** @description The state of the server. */
    Health: {
      /**
       * Format: int64
       * @description How long ago the server last wrote and read a row of its own, in milliseconds; left out before the first time.
       */
      checked_ms_ago?: number | null
      /** @description How many games have logs that cannot be read. */
      damaged_games: number
      /** @description Games in memory. */
      games: number
      /**
       * Format: int64
       * @description The server's time.
       */
      server_time: number
      /** @description The kind of trouble that the store has: `full`, `read-only`, `damaged`, ...; details are in the server's log. */
      trouble?: string | null
      /** @description Whether all is well. */
      well: boolean
    }
    /** @description A piece of help. */
    HintView: {
      /** @description What it says. */
      sentence: string
      /** @description The squares it points at. */
      squares: string[]
      /** @description `motif`, `count`, `square`, `piece`, `move`, `file` or `not`. */
      step: string
    }
    /** @description An invitation in the list. */
    InvitationLine: {
      /**
       * Format: int64
       * @description When it was made.
       */
      created_at: number
      /**
       * Format: int64
       * @description Until when it can be used.
       */
      expires_at: number
      /** @description Identifies it in requests; it is not the code. */
      id: string
      /** @description For whom it is. */
      note: string
      /**
       * Format: int64
       * @description When it was used; left out if never.
       */
      used_at?: number | null
      /** @description The name of the account that was made with it. */
      used_by?: string | null
    }
    /** @description The invitations, newest first. */
    InvitationList: {
      /** @description The invitations. */
      invitations: components['schemas']['InvitationLine'][]
    }
    /** @description Something irregular. */
    Irregular: {
      /** @description What, as a clause. */
      sentence: string
    }
    /** @description What a job found out. */
    JobAnswer:
      | (components['schemas']['Winnable'] & {
          /** @enum {string} */
          kind: 'winnable'
        })
      | (components['schemas']['Judged'] & {
          /** @enum {string} */
          kind: 'judge'
        })
      | (components['schemas']['PositionAdvice'] & {
          /** @enum {string} */
          kind: 'coach'
        })
      | (components['schemas']['GameAdvice'] & {
          /** @enum {string} */
          kind: 'coach-game'
        })
      | (components['schemas']['OwnExercises'] & {
          /** @enum {string} */
          kind: 'own-exercises'
        })
      | (components['schemas']['BlindReply'] & {
          /** @enum {string} */
          kind: 'blind-game'
        })
    /** @description What a job is to find out, with the full effort. */
    JobQuestion:
      | (components['schemas']['WinnableQuestion'] & {
          /** @enum {string} */
          kind: 'winnable'
        })
      | (components['schemas']['JudgeQuestion'] & {
          /** @enum {string} */
          kind: 'judge'
        })
      | (components['schemas']['CoachQuestion'] & {
          /** @enum {string} */
          kind: 'coach'
        })
      | (components['schemas']['GameQuestion'] & {
          /** @enum {string} */
          kind: 'coach-game'
        })
      | (components['schemas']['OwnQuestion'] & {
          /** @enum {string} */
          kind: 'own-exercises'
        })
      | (components['schemas']['BlindTurn'] & {
          /** @enum {string} */
          kind: 'blind-game'
        })
    /**
     * @description The state of a job.
     * @enum {string}
     */
    JobState: 'waiting' | 'working' | 'done' | 'stopped' | 'failed'
    /** @description A job. */
    JobView: {
      answer?: components['schemas']['JobAnswer'] | null
      /**
       * Format: int64
       * @description The work done so far: positions examined, positions of a game, or positions that an engine looked at.
       */
      done: number
      fault?: components['schemas']['ErrorBody'] | null
      /** @description Its secret id: anybody who has it may poll it and stop it. */
      id: string
      /** @description Its state. */
      state: components['schemas']['JobState']
    }
    /** @description What the Laws say. */
    Judged: {
      /** @description Each act with its rulings. */
      acts: components['schemas']['JudgedAct'][]
      ending?: components['schemas']['Ending'] | null
      /** @description What stands on the board at the end. */
      fen: string
    }
    /** @description An act that was judged. */
    JudgedAct: {
      /**
       * Format: act
       * @description The act, as read.
       */
      act: ActText
      /** @description What follows. */
      rulings: components['schemas']['RulingView'][]
      /** @description The same as a sentence. */
      sentence: string
    }
    /** @description A move with its verdict. */
    JudgedMove: {
      instead?: components['schemas']['MoveText'] | null
      /** @description The node where it goes on. A right move without one ends the exercise. */
      next?: number | null
      /** @description A line that shows it, beginning with the other side's move. */
      refutation?: components['schemas']['MoveText'][]
      reply?: components['schemas']['MoveText'] | null
      /** @description The move in short notation, in the letters of the reader's language. */
      san: string
      /** @description What there is to say about it. */
      sentence: string
      /** @description As it is read aloud. */
      spoken: string
      /** @description Whether it answers the question. */
      verdict: components['schemas']['MoveVerdict']
    }
    /** @description A case for the Laws to judge. */
    JudgeQuestion: {
      /** @description What happens, in order, at most 200 acts; each may begin with a time, as in `0:05 white touches e2`. */
      acts: string[]
      /** @description The time control; none by default. */
      control?: string | null
      /** @description The edition's year; the latest by default. */
      edition?: string | null
      /** @description The starting position; the usual one by default. */
      fen?: string | null
      /** @description Whether supervision is adequate. */
      supervised?: boolean
    }
    /** @description A move that the table of openings knows. */
    KnownMoveView: {
      /**
       * Format: int32
       * @description How many named openings come through the position after it by their usual moves.
       */
      lines: number
      opening?: components['schemas']['OpeningName'] | null
      /** @description The move with English letters. */
      san: string
      /** @description The move as chess engines talk. */
      uci: string
    }
    /** @description A step of the ladder. */
    LadderStep: {
      /** @description The drill. */
      drill: string
      /**
       * Format: int32
       * @description Its level.
       */
      level: number
      /**
       * Format: int32
       * @description Of how many.
       */
      of: number
      /**
       * Format: int32
       * @description How many must be right.
       */
      pass: number
    }
    /** @description The last named opening of a game. */
    LastOpening: {
      /** @description After how many half-moves. */
      half_moves: number
      /** @description Its name. */
      opening: components['schemas']['OpeningName']
    }
    /** @description The whole table of rules. */
    LawsView: {
      /** @description The chapters in their order. */
      chapters: components['schemas']['ChapterView'][]
      /** @description The years of the editions, oldest first. */
      editions: string[]
    }
    /** @description What is to be kept: everything, or what has changed. What is left out stays as it is. */
    Learnt: {
      /** @description Cards. */
      cards?: components['schemas']['LearntCard'][]
      /** @description Lessons. */
      lessons?: components['schemas']['LearntLesson'][]
      /** @description Runs of drills. */
      runs?: components['schemas']['LearntRun'][]
    }
    /** @description An exercise that comes back, as its client schedules it: the server computes none of it. */
    LearntCard: {
      /**
       * Format: int32
       * @description For how many days it was put off.
       */
      days: number
      /**
       * Format: double
       * @description How hard it is.
       */
      difficulty: number
      /**
       * Format: int64
       * @description When it falls due.
       */
      due: number
      /**
       * @description The exercise.
       * @example fork:1:12345
       */
      id: string
      /**
       * Format: int32
       * @description How often it was forgotten.
       */
      lapses: number
      /**
       * Format: int32
       * @description How often it was answered.
       */
      reps: number
      /**
       * Format: int64
       * @description When it was last answered: of two cards for one exercise the one answered later is kept.
       */
      reviewed: number
      /**
       * Format: double
       * @description How well it is remembered, in days.
       */
      stability: number
      /**
       * Format: int32
       * @description The scheduler's state.
       */
      state: number
      /**
       * Format: int32
       * @description The version of the exercise that was answered; 1 if left out.
       */
      version?: number
    }
    /** @description That it is kept. */
    LearntKept: {
      /**
       * Format: int64
       * @description The number of the last change.
       */
      revision: number
    }
    /** @description A lesson that was done. */
    LearntLesson: {
      /**
       * Format: int64
       * @description When its question was answered for the first time; the earlier is kept.
       */
      done_at: number
      /**
       * @description The lesson.
       * @example rook
       */
      id: string
    }
    /** @description What the account keeps, or what has changed since. */
    LearntPage: {
      /** @description Cards. */
      cards: components['schemas']['LearntCard'][]
      /** @description Lessons. */
      lessons: components['schemas']['LearntLesson'][]
      /** @description Whether there is more. */
      more: boolean
      /**
       * Format: int64
       * @description Ask for what is newer with `after`. If it is smaller than what was asked with, an older copy of the store was put back:
       *     ask from 0, and send everything again.
       */
      revision: number
      /** @description Runs of drills. */
      runs: components['schemas']['LearntRun'][]
    }
    /** @description How a drill went at a level. */
    LearntRun: {
      /**
       * Format: int32
       * @description The most exercises that were right in one; the larger is kept.
       */
      best: number
      /**
       * @description The drill and the level.
       * @example mate-in-one:2
       */
      id: string
      /**
       * Format: int64
       * @description When it was passed for the first time; the earlier is kept. Left out if it was not.
       */
      passed_at?: number | null
      /**
       * Format: int32
       * @description How many runs there were on one device; of two numbers the larger is kept.
       */
      runs: number
    }
    /**
     * @description What happens to the games of a deleted account.
     * @enum {string}
     */
    LeftGames: 'delete' | 'leave'
    /** @description A drill that goes with a lesson. */
    LessonDrill: {
      /** @description The drill. */
      drill: string
      /**
       * Format: int32
       * @description Its level.
       */
      level: number
      /** @description Its name. */
      title: string
    }
    /** @description A lesson in the list. */
    LessonLine: {
      /**
       * @description Its key.
       * @example fork
       */
      key: string
      /** @description Its number in the whole course, from 1. */
      order: number
      /** @description Its title. */
      title: string
    }
    /** @description A paragraph, with the board it speaks of. */
    LessonPart: {
      /** @description Arrows on it, each two squares such as `e2e4`. */
      arrows?: string[]
      /** @description The board in words, a sentence for each side. */
      board_text?: string[]
      /** @description The board, if it speaks of one. */
      fen?: string | null
      /** @description Squares that are marked on it. */
      marks?: string[]
      /** @description What it says. */
      text: string
    }
    /** @description A lesson with everything that belongs to it. */
    LessonView: {
      /** @description The key of the next lesson. */
      after?: string | null
      /** @description The key of the lesson before it. */
      before?: string | null
      /** @description The key of its chapter. */
      chapter: string
      /** @description Drills that go with it. */
      exercises: components['schemas']['LessonDrill'][]
      /** @description Its key. */
      key: string
      /** @description Keys of rules in the table of the Laws. */
      laws: string[]
      /** @description Its number in the whole course, from 1. */
      order: number
      /** @description The paragraphs. */
      parts: components['schemas']['LessonPart'][]
      /** @description A question, with every answer that can be given. */
      question: components['schemas']['ExerciseView']
      /** @description Terms of the glossary. */
      terms: string[]
      /** @description Its title. */
      title: string
    }
    /** @description A move. */
    LineMove: {
      /**
       * @description With English letters.
       * @example Nf3
       */
      san: string
      /**
       * @description As chess engines talk.
       * @example g1f3
       */
      uci: string
    }
    /** @description A line that answers a move or should have been played, with its motifs. */
    LineView: {
      engine?: components['schemas']['EngineView'] | null
      /** @description The position from which it is played. */
      fen: string
      /** @description Its motifs. */
      motifs: components['schemas']['MotifView'][]
      /** @description Its moves. */
      moves: components['schemas']['MoveView'][]
      /** @description It in words. */
      sentence: string
      /** @description How it is known that it is good: `exchange`, `proof` or `engine`. */
      truth: string
    }
    /** @description A secret link: whoever has the token has the role. */
    Link: {
      /** @description The role. */
      role: components['schemas']['Role']
      /**
       * @description The secret. Send it as `Authorization: Bearer` or in the greeting of the socket. In a page's address an offered link belongs after
       *     the `#`, where no server sees it.
       */
      token: string
    }
    /** @description The links of a role. */
    LinkLine: {
      /** @description Whether the caller may renew it. */
      may_renew: boolean
      /** @description Whether the caller may withdraw it. */
      may_withdraw: boolean
      /** @description The role. */
      role: components['schemas']['Role']
      /**
       * Format: int64
       * @description Since when; left out if no link was ever made.
       */
      since?: number | null
      /** @description Whether anybody holds it. */
      state: components['schemas']['LinkState']
      /** @description Whether it is the caller's own. */
      yours: boolean
    }
    /** @description The holders of a game's links: `GET /api/games/{id}/links`. */
    LinkList: {
      /** @description One line for each role. */
      links: components['schemas']['LinkLine'][]
    }
    /** @description The secret links of a new game. The first four are offered: the first person to open one exchanges it for a private one. */
    Links: {
      /** @description For the arbiter. */
      arbiter: string
      /** @description For an assistant. */
      assistant: string
      /** @description For Black. */
      black: string
      /** @description For the maker of the game: it replaces and withdraws links, and cannot act in the game. */
      organiser: string
      /** @description For White. */
      white: string
    }
    /**
     * @description The state of a role's link.
     * @enum {string}
     */
    LinkState: 'offered' | 'taken' | 'withdrawn' | 'none'
    /**
     * @description The word for a random choice.
     * @enum {string}
     */
    Lot: 'lot'
    /**
     * @description The kinds of matter.
     * @enum {string}
     */
    MatterKind: 'claim' | 'call' | 'request' | 'advice' | 'cap'
    /** @description An open matter for the arbiter. */
    MatterView: {
      /** @description The articles behind it. */
      articles?: components['schemas']['ArticleView'][]
      /** @description The arbiter's choices. */
      choices: components['schemas']['ChoiceView'][]
      /** @description Its kind. */
      kind: components['schemas']['MatterKind']
      player?: components['schemas']['Side'] | null
      /** @description The matter as a sentence. */
      sentence: string
      /**
       * Format: int64
       * @description The number of the event that raised it.
       */
      seq: number
      /**
       * Format: int64
       * @description The moment of that event.
       */
      since: number
    }
    /**
     * @description How a game is played.
     * @enum {string}
     */
    Mode: 'online' | 'governed'
    /** @description The current state of a game. Each update has a complete one: a client keeps the last. */
    Moment: {
      /**
       * Format: int32
       * @description How often the position has appeared.
       */
      appearances: number
      /** @description The players who have an assistant. */
      assisted?: components['schemas']['Side'][]
      awaiting?: components['schemas']['Side'] | null
      /**
       * Format: int32
       * @description Black's offences that count towards the loss of the game.
       */
      black_offences: number
      /** @description Whether Black is at the board. */
      black_present: boolean
      /**
       * @description Whether the game has reached a limit of events, so that only the clock, resignation, agreement and the arbiter's acts are
       *     accepted (and a move, if it is the limit between moves).
       */
      capped?: boolean
      /** @description Whether that side's king is in check. */
      check: boolean
      /** @description What the players may claim. */
      claims: components['schemas']['CanClaimView'][]
      clock?: components['schemas']['ClockView'] | null
      /** @description Whether there is an illegal move that the players may agree to correct (`players agree-to-correct`). */
      correctable?: boolean
      correction?: components['schemas']['Side'] | null
      draw_offer?: components['schemas']['Side'] | null
      /** @description What the players must do. */
      duties: components['schemas']['DutyView'][]
      ending?: components['schemas']['Ending'] | null
      /** @description Whether there is a sealed move in the envelope. */
      envelope?: boolean
      /** @description The board as FEN, without regard to a move in progress; it may be irregular, even without a king. */
      fen: string
      /** @description The last half-move by its squares. */
      last_move?: string | null
      /** @description Open matters for the arbiter, oldest first. */
      matters?: components['schemas']['MatterView'][]
      /** @description The legal moves; castling by the king's squares, or onto the rook where king or rook began elsewhere than usual. */
      moves: string[]
      /** @description Whether the last move has been made and the clock must still be pressed. */
      press_due: boolean
      /**
       * Format: int32
       * @description Half-moves without capture or pawn move.
       */
      quiet: number
      sealing?: components['schemas']['Side'] | null
      /**
       * Format: int64
       * @description The number of the last event, which an act must give as `expected_seq`.
       */
      seq: number
      /**
       * Format: int64
       * @description The server time of the clock readings.
       */
      server_time: number
      /** @description The status. */
      status: components['schemas']['StatusKind']
      /** @description The player who has the move. */
      turn: components['schemas']['Side']
      /** @description The move that a visually impaired player has played on the board but not announced, by its squares: the announcement makes it. */
      unannounced?: string | null
      /**
       * Format: int32
       * @description White's offences that count towards the loss of the game.
       */
      white_offences: number
      /** @description Whether White is at the board. */
      white_present: boolean
    }
    /** @description A motif in a line. */
    MotifView: {
      /**
       * @description Its name in data (`docs/motifs.md`).
       * @example fork
       */
      key: string
      /** @description Its name. */
      name: string
      /** @description Which half-move of the line shows it, the first being 0. */
      ply: number
      /** @description What it shows, in words. */
      sentence: string
      /** @description The squares that show it. */
      squares: components['schemas']['BTreeMap']
      /** @description The glossary's term for it. */
      term?: string | null
      /** @description How it is known. */
      truth: string
    }
    /** @description A move. */
    MoveText: {
      /**
       * @description In short notation, in the letters of the reader's language.
       * @example Nf3
       */
      san: string
      /** @description As it is read aloud. */
      spoken: string
      /**
       * @description As in UCI.
       * @example g1f3
       */
      uci: string
    }
    /**
     * @description Whether a move answers the question.
     * @enum {string}
     */
    MoveVerdict: 'right' | 'also' | 'wrong'
    /** @description A move as programs and readers want it. */
    MoveView: {
      /**
       * @description As PGN writes it.
       * @example Nf3
       */
      san: string
      /**
       * @description In the letters of the reader's language.
       * @example Cf3
       */
      text: string
      /**
       * @description In UCI.
       * @example g1f3
       */
      uci: string
    }
    /** @description A new account. */
    NewAccount: {
      /**
       * @description The code of an invitation, if one is required.
       * @example k7fm-q2wd-8xhp-3rtn-9vbc
       */
      invitation?: string | null
      /**
       * @description Three to forty letters of one alphabet, digits, dots, hyphens and underscores.
       * @example circolo.centrale
       */
      name: string
      /** @description Ten letters at least. */
      password: string
    }
    /** @description A new game. */
    NewGame: {
      chess960?: components['schemas']['Chess960'] | null
      /**
       * @description The time control as PGN writes it, in seconds: `300+3`, `40/5400+30:1800+30`, `-` for no clock. `POST /api/control` converts
       *     what people write.
       * @example 300+3
       */
      control: string
      /** @description What happens to the clocks when the server stops unexpectedly. */
      crash?: components['schemas']['CrashPolicy']
      /**
       * Format: int64
       * @description The default time in milliseconds: how late a player may arrive; as the edition says by default.
       */
      default_time_ms?: number | null
      /** @description Restrictions on draws by agreement. */
      draws?: components['schemas']['DrawRestriction']
      /**
       * @description The edition of the Laws by its year; the latest by default.
       * @example 2023
       */
      edition?: string | null
      /**
       * @description The starting position as FEN, instead of the usual one. Both players then count as present, and the clock of the side to move
       *     starts when that player connects.
       */
      fen?: string | null
      /** @description Whether Guidelines III (the last period without an increment) were announced. */
      guidelines_iii?: boolean
      /**
       * @description Whether the game is in the public list.
       * @default true
       */
      listed: boolean
      /** @description How it is played. */
      mode: components['schemas']['Mode']
      /** @description The names of the players. */
      players?: components['schemas']['Players']
      /** @description When the session begins. */
      start?: components['schemas']['Starting']
      /**
       * @description Whether supervision is adequate in the sense of the Laws on rapid and blitz. If so, the server calls a fallen flag, as an
       *     arbiter who watches only this board; otherwise the opponent has to claim it.
       * @default true
       */
      supervised: boolean
      /** @description Who is visually impaired: his moves are announced, and he may have an assistant. Governed play only. */
      visually_impaired?: components['schemas']['VisuallyImpaired']
    }
    /** @description A new invitation. */
    NewInvitation: {
      /**
       * Format: int32
       * @description For how many days it can be used, from 1 to 365.
       * @default 7
       */
      days: number
      /** @description For whom it is, as a reminder for administrators; up to 200 letters. */
      note?: string
    }
    /** @description A passkey that the browser has made. */
    NewPasskey: {
      /** @description The result of `navigator.credentials.create`, by its `toJSON`. */
      credential: Record<string, unknown>
      /** @description Up to sixty letters. */
      label: string
    }
    /** @description A position in which a move is asked for. */
    NodeView: {
      /** @description The position. */
      fen: string
      /** @description Help for the move that is asked for here. The first position has none of its own: it has that of the exercise. */
      hints?: components['schemas']['HintView'][]
      /** @description Every legal move, as in UCI, with its verdict. */
      moves: {
        [key: string]: components['schemas']['JudgedMove']
      }
    }
    /** @description Something odd about a text. */
    NotationNote: {
      /** @description What, as a clause. */
      sentence: string
    }
    /** @description A move as somebody typed it. */
    NotationQuestion: {
      /** @description The position. */
      fen: string
      /**
       * @description The code of the language of its letters; by default English and Italian are tried.
       * @example it
       */
      language?: string | null
      /**
       * @description The text, in any notation.
       * @example Cf3
       */
      text: string
    }
    /** @description A move that was read. */
    NotationRead: {
      /** @description Whether the text offers a draw. */
      draw_offer: boolean
      /** @description What was odd about the text. */
      notes: components['schemas']['NotationNote'][]
      /** @description The move as SAN with English letters. */
      san: string
      /** @description The move by its squares. */
      uci: string
    }
    /** @description An opening with the moves by which it is usually reached. */
    OpeningLine: {
      /** @description The moves. */
      moves: components['schemas']['LineMove'][]
      /** @description Its name. */
      opening: components['schemas']['OpeningName']
    }
    /** @description The name of an opening. */
    OpeningName: {
      /** @description Other names in Italian. */
      aliases?: string[]
      /** @description The name in the language that is of use beside it: English for Italians, Italian for all others. */
      beside: string
      /**
       * @description The code in the *Encyclopaedia of Chess Openings*.
       * @example C50
       */
      eco: string
      /** @description The name in the reader's language. */
      name: string
    }
    /** @description What is known of a position in the opening. */
    OpeningRead: {
      /** @description The position. */
      fen: string
      /** @description The moves that are known, those on the way to most openings first. */
      known: components['schemas']['KnownMoveView'][]
      last?: components['schemas']['LastOpening'] | null
      /** @description All legal moves. */
      legal: components['schemas']['LineMove'][]
      /**
       * Format: int32
       * @description How many named openings come through this position by their usual moves.
       */
      lines: number
      /** @description The moves that led to it, if moves were given. */
      moves: components['schemas']['LineMove'][]
      opening?: components['schemas']['OpeningName'] | null
    }
    /** @description A named opening. */
    OpeningView: {
      /**
       * @description The code of the Encyclopaedia of Chess Openings.
       * @example C50
       */
      eco: string
      /** @description Its name in the reader's language. */
      name: string
    }
    /** @description One of several things. */
    OptionView: {
      /** @description Its name for programs. */
      key: string
      /** @description Its name. */
      label: string
      /** @description For a wrong one, moves from the position of the question that show it. */
      refutation?: components['schemas']['MoveText'][]
      /** @description Whether it is right. */
      right: boolean
      /** @description What there is to say about it. */
      sentence: string
    }
    /** @description Exercises of positions from games. */
    OwnExercises: {
      /** @description The exercises, in the order of the positions. */
      exercises: components['schemas']['ExerciseView'][]
      /** @description In so many positions there is neither a mate nor a gain that a search could prove. */
      without: number
    }
    /** @description Positions from games that are over, to be made into exercises. */
    OwnQuestion: {
      /** @description The positions, at most 60. */
      positions: string[]
    }
    /** @description A passkey of the account. */
    Passkey: {
      /**
       * Format: int64
       * @description When it was added.
       */
      created_at: number
      /** @description Identifies it in requests. */
      id: string
      /** @description What its owner calls it. */
      label: string
      /**
       * Format: int64
       * @description When it was last used; left out if never.
       */
      used_at?: number | null
    }
    /** @description What a passkey is called. */
    PasskeyLabel: {
      /** @description Up to sixty letters. */
      label: string
    }
    /** @description The passkeys of the account. */
    PasskeyList: {
      /** @description Oldest first. */
      passkeys: components['schemas']['Passkey'][]
    }
    /** @description What the browser is asked to do with a passkey: the options of `navigator.credentials.create` or `get`, as JSON. */
    PasskeyQuestion: {
      /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
      publicKey: Record<string, unknown>
    }
    /** @description A passkey that the browser has used. */
    PasskeySignIn: {
      /** @description The result of `navigator.credentials.get`, by its `toJSON`. */
      credential: Record<string, unknown>
    }
    /**
     * @description Whether passkeys can be used.
     * @enum {string}
     */
    PasskeyUse: 'available' | 'no-origin'
    /** @description A change of password, for somebody who is signed in. */
    PasswordChange: {
      /** @description Ten letters at least. */
      new: string
      /** @description The current password. */
      old: string
    }
    /** @description A password reset, for somebody who has lost the password. */
    PasswordReset: {
      /**
       * @description The code that the operator has issued.
       * @example k7fm-q2wd-8xhp-3rtn-9vbc
       */
      code: string
      /** @description Ten letters at least. */
      password: string
    }
    /** @description A period of a time control. */
    PeriodView: {
      /** @description What is added for each move. */
      bonus: components['schemas']['BonusView']
      /**
       * Format: int32
       * @description The moves; left out for a period that covers all remaining moves.
       */
      moves?: number | null
      /**
       * Format: int64
       * @description The time.
       */
      ms: number
    }
    /** @description Somebody, in a list. */
    PersonLine: {
      /** @description Other names and spellings. */
      aliases?: string[]
      /** @description The name for programs. */
      key: string
      /** @description The years of the life, as far as they are known. */
      life?: string | null
      /** @description The name. */
      name: string
    }
    /** @description Somebody whom the almanac knows. */
    PersonLink: {
      /**
       * @description The name for programs.
       * @example michail-nechemjevic-tal
       */
      key: string
      /** @description The name. */
      name: string
    }
    /** @description Somebody, with what is known. What is not known is left out. */
    PersonView: {
      /** @description The name for programs. */
      key: string
      /** @description The years of the life. */
      life?: string | null
      /** @description The name. */
      name: string
      /** @description How far what is told here is known. */
      remarks?: string[]
      /** @description Sentences: birth, death, other names, and what the person is known for. */
      sentences: string[]
      /** @description The titles won. */
      won?: components['schemas']['WonView'][]
    }
    /**
     * @description What a clock is doing.
     * @enum {string}
     */
    PhaseKind: 'ready' | 'running' | 'stopped' | 'frozen'
    /** @description When a phase of a game began. */
    PhaseView: {
      /** @description `opening`, `middlegame` or `endgame`. */
      phase: string
      /** @description After so many half-moves. */
      ply: number
    }
    /** @description The pieces in a language. */
    PieceNamesView: {
      /** @description The code of the language. */
      language: string
      /** @description Their letters in the same order; none where none are known. */
      letters: string[]
      /** @description King, queen, rook, bishop, knight and pawn; empty where a name is not known. */
      names: string[]
    }
    /** @description The names of the players. */
    Players: {
      /** @description Black; may be empty. */
      black?: string
      /** @description White; may be empty. */
      white?: string
    }
    /** @description A half-move on the scoresheet. */
    PlyView: {
      /**
       * Format: int64
       * @description The mover's clock when the move was completed, in milliseconds.
       */
      clock_ms?: number | null
      /** @description Whether the clock has been pressed. */
      completed: boolean
      /** @description The kind of illegality: `illegal`, `king-taken`, `unpromoted`, `incomplete`, `no-move`, `no-king`. */
      fault?: string | null
      /** @description The position after it. */
      fen: string
      /**
       * Format: int32
       * @description The number of the move, from 1.
       */
      number: number
      /** @description The move as SAN with English letters; an illegal one by its squares. */
      san?: string | null
      /** @description Who moved. */
      side: components['schemas']['Side']
      /** @description The move by its squares; left out if the clock was pressed without a move. */
      uci?: string | null
    }
    /** @description The policy of the server. */
    Policy: {
      /** @description Who may make games. */
      games: components['schemas']['GameMakers']
      /** @description Who may make an account. */
      registration: components['schemas']['Registration']
    }
    /** @description A position as the coach sees it. */
    PositionAdvice: {
      /** @description Mates, endings and plans, those of the side to move first. */
      advice: components['schemas']['AdviceView'][]
      /** @description The pieces that can be won. */
      attacked: components['schemas']['AttackedView'][]
      /** @description The kinds of advantage side by side. */
      balance: components['schemas']['BalanceView'][]
      /** @description The position. */
      fen: string
      opening?: components['schemas']['OpeningView'] | null
      /** @description `opening`, `middlegame` or `endgame`. */
      phase: string
      /** @description What each side threatens, the side to move first. */
      threats: components['schemas']['ThreatView'][]
      /** @description Who is to move. */
      turn: components['schemas']['Side']
      /**
       * Format: int32
       * @description [`COACH_VERSION`].
       */
      version: number
    }
    /** @description A position to be looked at. */
    PositionQuestion: {
      /** @description As FEN; missing fields at the end get their defaults. */
      fen: string
    }
    /** @description A position that was looked at. */
    PositionRead: {
      /** @description Whether that side is in check. */
      check: boolean
      /**
       * Format: int32
       * @description The number of the Chess960 start, if it is one.
       */
      chess960?: number | null
      /** @description `checkmate` or `stalemate`, if it is either. */
      end?: string | null
      /** @description The position as a complete FEN. */
      fen: string
      /** @description What is irregular about it. */
      irregularities: components['schemas']['Irregular'][]
      /** @description The legal moves. */
      moves: string[]
      /** @description Whether one can play from it. */
      playable: boolean
      /** @description Who has the move. */
      turn: components['schemas']['Side']
    }
    /** @description A time control that is offered by name. */
    Preset: {
      /** @description The time control as PGN writes it. */
      control: string
      /**
       * @description Its key.
       * @example blitz-5-0
       */
      key: string
      /** @description Its name. */
      name: string
      /** @description `standard`, `rapid` or `blitz` by the latest edition. */
      rate: string
      /** @description The same as people write it. */
      spoken: string
    }
    /** @description The ranks on which pawns stand, counted from their own side. */
    RanksView: {
      /**
       * Format: int32
       * @description How many pawns.
       */
      pawns: number
      /**
       * Format: int32
       * @description All of them added up.
       */
      sum: number
    }
    /**
     * @description Who may make an account.
     * @enum {string}
     */
    Registration: 'open' | 'invitation' | 'closed'
    /** @description A reign, or one edition and who won it. */
    ReignView: {
      /** @description Whether something in it is not from the sources of the almanac. */
      added?: boolean
      /** @description Their countries. */
      countries?: string
      /**
       * Format: int32
       * @description The number of the edition, where they are counted.
       */
      edition?: number | null
      /** @description Where it was played, as Italian has it. */
      place?: string
      /** @description The winners in words. */
      text: string
      /** @description Who won; nobody where no winner is known. */
      winners: components['schemas']['PersonLink'][]
      /** @description The years, as far as they are known. */
      years?: string | null
    }
    /** @description The next game, and the caller's link to it. */
    Rematch: {
      /** @description Its public name. */
      id: string
      /** @description The asker's link. */
      link: components['schemas']['Link']
    }
    /** @description Why a game is deleted. */
    Removal: {
      /** @description Kept in place of the game; up to 200 letters. */
      reason: string
    }
    /** @description A code that resets a forgotten password. It is shown once. */
    ResetCode: {
      /**
       * @description To be typed on the account page.
       * @example k7fm-q2wd-8xhp-3rtn-9vbc
       */
      code: string
      /**
       * Format: int64
       * @description Until when it can be used.
       */
      expires_at: number
    }
    /**
     * @description A person's role in a game.
     * @enum {string}
     */
    Role: 'white' | 'black' | 'arbiter' | 'assistant' | 'organiser' | 'spectator' | 'server'
    /** @description A rule in one edition. */
    RuleInEdition: {
      /** @description The articles that carry it. */
      articles: components['schemas']['ArticleView'][]
      /** @description The edition's year. */
      edition: string
      /** @description Whether the text of one of these articles could not be consulted. */
      unverified?: boolean
      /** @description What it says, if that is more than the title. */
      value?: string | null
    }
    /** @description A rule in Tratto's own words, and its history through the editions. */
    RuleView: {
      /** @description The editions that have it, oldest first. */
      editions: components['schemas']['RuleInEdition'][]
      /**
       * @description Its key in the table.
       * @example EN-5
       */
      key: string
      /** @description What it is about. */
      title: string
    }
    /** @description A ruling of the Laws on an event, in the reader's language. */
    RulingView: {
      /** @description The articles, the main one first. */
      articles: components['schemas']['ArticleView'][]
      /** @description The arbiter's choices, if the ruling is advice. */
      choices?: string[]
      /** @description A citation of them; left out if there are none. */
      citation?: string | null
      /**
       * @description The ruling in one line, as the cases of the Laws expect it.
       * @example illegal-move: back 1 by 7.5.1, offence white 1 by 7.5.5 [7.5.1 3.10.1]
       */
      code: string
      /** @description What follows from it or is recommended, as a sentence; left out if the finding says it all. */
      consequences?: string | null
      /**
       * Format: int32
       * @description A number behind the finding: of appearances, of moves, of an offence.
       */
      count?: number | null
      /** @description The consequences. */
      effects: components['schemas']['EffectView'][]
      /**
       * @description The key of the finding: `illegal-move`, `flag-lost`, `touched`.
       * @example illegal-move
       */
      finding: string
      /**
       * @description `binding`, `unless-arbiter` or `advice`.
       * @example binding
       */
      force: string
      /** @description What is left to the arbiter, readings chosen and what could not be verified, each as a sentence. */
      notes?: string[]
      player?: components['schemas']['Side'] | null
      /** @description The interpretations adopted where the text allows two. */
      readings?: string[]
      /** @description The rules behind the articles, by their keys in the table of `GET /api/laws`. */
      rules?: string[]
      /** @description The ruling in a sentence or two: `what`, and the `consequences`. */
      sentence: string
      /** @description Whether it rests on an article whose text could not be consulted. */
      unverified?: boolean
      /** @description What was found, as a sentence. */
      what: string
    }
    /** @description Who is signed in, and what the server lets people do. */
    Session: {
      account?: components['schemas']['Account'] | null
      /** @description Who may make games. */
      games: components['schemas']['GameMakers']
      /** @description Whether passkeys can be used, and why not. */
      passkeys: components['schemas']['PasskeyUse']
      /** @description Who may make an account. */
      registration: components['schemas']['Registration']
    }
    /**
     * @description One of the two players.
     * @enum {string}
     */
    Side: 'white' | 'black'
    /** @description One side of the clock. */
    SideClock: {
      /** @description What is added for each move. */
      bonus: components['schemas']['BonusView']
      /**
       * Format: int64
       * @description What is left of the delay for this move.
       */
      delay_ms: number
      flag?: components['schemas']['FlagView'] | null
      /**
       * Format: int32
       * @description The moves completed.
       */
      moves: number
      /**
       * Format: int64
       * @description The moves to go to the next period.
       */
      moves_to_go?: number | null
      /**
       * Format: int32
       * @description The number of the period, from 0.
       */
      period: number
      /**
       * Format: int64
       * @description The main time left.
       */
      remaining_ms: number
      /**
       * Format: int64
       * @description What the display shows: with a Bronstein delay more than the main time.
       */
      shown_ms: number
    }
    /** @description The answer for one side. */
    SideVerdict: {
      /** @description The mating line by squares, where it can mate. */
      line?: string[] | null
      /** @description The same as SAN with English letters. */
      san?: string[] | null
      /** @description The answer as a sentence. */
      sentence: string
      /** @description The answer. */
      verdict: components['schemas']['VerdictKind']
    }
    /**
     * @description How much of the board is seen while answering.
     * @enum {string}
     */
    SightKind: 'shown' | 'then-hidden' | 'hidden'
    /** @description Signs of one kind. */
    SignGroup: {
      /** @description What they are. */
      name: string
      /** @description The signs. */
      signs: components['schemas']['SignView'][]
    }
    /** @description A sign or abbreviation. */
    SignView: {
      /** @description When an organisation was founded. */
      founded?: string | null
      /** @description What it means. */
      meaning: string
      /**
       * Format: int32
       * @description Its number in PGN.
       */
      nag?: number | null
      /** @description The sign. */
      sign: string
    }
    /** @description The answer told. */
    SolutionView: {
      /** @description The moves, from the position of the question. */
      moves: components['schemas']['MoveText'][]
      /** @description What there is to say. */
      sentence: string
      /** @description The squares that matter, by what they have to do with it: `subject`, `attacker`, `defender`, `target`, `line`, `key`. */
      squares: {
        [key: string]: string[]
      }
    }
    /** @description A part of a game with one structure. */
    StageView: {
      /** @description What is new in the structure. */
      facts: components['schemas']['FactView'][]
      /** @description The position then. */
      fen: string
      /** @description The move before it with its number; left out at the start. */
      numbered?: string | null
      /** @description `opening`, `middlegame` or `endgame`. */
      phase: string
      /** @description The plans of both sides. */
      plans: components['schemas']['AdviceView'][]
      /** @description After so many half-moves it begins. */
      ply: number
    }
    /**
     * @description When the session starts.
     * @enum {string}
     */
    Starting: 'together' | 'arbiter'
    /**
     * @description The status of a game.
     * @enum {string}
     */
    StatusKind: 'not-started' | 'running' | 'adjourned' | 'over' | 'annulled'
    /** @description Exchanges an offered link for a private one: `POST /api/games/{id}/links/take`. */
    TakeLink: {
      /**
       * @description The private secret, generated by the client: 32 letters, digits, `-` and `_`, from 192 random bits. Repeating the request gives
       *     the same answer, so that nobody is locked out if an answer is lost.
       */
      secret: string
    }
    /** @description A term in another language. */
    TermBeside: {
      /** @description Other words and spellings for the same. */
      aliases?: string[]
      /**
       * @description The code of the language.
       * @example it
       */
      language: string
      /** @description The head word. */
      word: string
    }
    /** @description A term that another one names. */
    TermLink: {
      /** @description Its name for programs. */
      key: string
      /** @description The head word. */
      word: string
    }
    /** @description A term of the glossary. */
    TermView: {
      /** @description Other words and spellings for the same. */
      aliases?: string[]
      /** @description The same in the language that is of use beside the reader's own. */
      beside: components['schemas']['TermBeside']
      /** @description The key of what it belongs to. */
      category: string
      /** @description What it means. */
      definition: string
      /**
       * @description Its name for programs, which does not change.
       * @example fork
       */
      key: string
      /** @description Related terms. */
      related?: components['schemas']['TermLink'][]
      /** @description The head word. */
      word: string
    }
    /** @description What a side threatens, or can do at once if it is to move. */
    ThreatView: {
      /** @description The position in which that side is to move. */
      fen: string
      /**
       * Format: int32
       * @description What is won by exchange, in pawns; 99 for a mate.
       */
      gain: number
      /** @description The move. */
      move: components['schemas']['MoveView']
      /** @description It in words. */
      sentence: string
      /** @description Who threatens. */
      side: components['schemas']['Side']
      /** @description The squares that show it. */
      squares: components['schemas']['BTreeMap']
    }
    /** @description The categories and titles that one federation awards. */
    TitleGroup: {
      /** @description Whose they are. */
      name: string
      /** @description The lowest first. */
      titles: components['schemas']['TitleView'][]
    }
    /** @description A category or title. */
    TitleView: {
      /** @description Its letters; may be empty. */
      code: string
      /** @description Its name. */
      name: string
      /** @description The lowest rating for it, where the sources give one. */
      rating?: string | null
    }
    /** @description A message of the server on the socket. */
    ToClient:
      | (components['schemas']['GameState'] & {
          /** @enum {string} */
          type: 'state'
        })
      | (components['schemas']['Update'] & {
          /** @enum {string} */
          type: 'update'
        })
      | {
          /**
           * Format: int64
           * @description Its time.
           */
          at: number
          /**
           * Format: int32
           * @description The number from the client's message.
           */
          id: number
          /**
           * Format: int64
           * @description The number of the last event now.
           */
          seq: number
          /** @enum {string} */
          type: 'ack'
        }
      | {
          /** @description What is wrong. */
          fault: components['schemas']['ErrorBody']
          /**
           * Format: int32
           * @description The number from the client's message; 0 for a greeting.
           */
          id: number
          /** @enum {string} */
          type: 'refused'
        }
      | {
          /**
           * Format: int32
           * @description The number from the client's message.
           */
          id: number
          /**
           * Format: int64
           * @description The number of the last event. All updates up to it have been sent: a client that knows of fewer events must greet again.
           */
          seq: number
          /**
           * Format: int64
           * @description The server's time.
           */
          server_time: number
          /** @enum {string} */
          type: 'pong'
        }
      | {
          /**
           * Format: int32
           * @description How many sockets the arbiter has.
           */
          arbiter: number
          /**
           * Format: int32
           * @description How many sockets Black has.
           */
          black: number
          /**
           * Format: int32
           * @description How many sockets spectators have.
           */
          spectators: number
          /** @enum {string} */
          type: 'connected'
          /**
           * Format: int32
           * @description How many sockets White has.
           */
          white: number
        }
      | {
          /** @description Its public id. */
          game: string
          /** @enum {string} */
          type: 'rematch'
        }
      | {
          /** @enum {string} */
          type: 'links'
        }
      | {
          /** @enum {string} */
          type: 'stopping'
        }
    /** @description All drills, and the ladder of training without the board. */
    TrainingView: {
      /** @description The drills, by group. */
      groups: components['schemas']['DrillGroup'][]
      /** @description The ladder: each step is to be passed before the next. */
      ladder: components['schemas']['LadderStep'][]
    }
    /** @description A move with which a game turned, or could have. */
    TurningPointView: {
      chance?: components['schemas']['LineView'] | null
      /** @description The position before it. */
      fen: string
      /** @description What speaks against it. */
      findings: components['schemas']['AdviceView'][]
      /** @description The move. */
      move: components['schemas']['MoveView']
      /**
       * @description The move with its number, in the reader's letters.
       * @example 12... Axh2+
       */
      numbered: string
      /** @description After so many half-moves it was made. */
      ply: number
      refutation?: components['schemas']['LineView'] | null
    }
    /** @description New events of a game. */
    Update: {
      /** @description The events; the first follows the `seq` of the previous message. If it does not, something was missed: greet again with `since`. */
      events: components['schemas']['EventView'][]
      /** @description How the game stands after them. */
      moment: components['schemas']['Moment']
      /** @description The half-moves after those. */
      plies: components['schemas']['PlyView'][]
      /** @description How many half-moves of the scoresheet are unchanged. */
      plies_kept: number
    }
    /**
     * @description The three answers.
     * @enum {string}
     */
    VerdictKind: 'winnable' | 'unwinnable' | 'undetermined'
    /** @description Which players are blind or visually impaired. */
    VisuallyImpaired: {
      /** @description Black. */
      black?: boolean
      /** @description White. */
      white?: boolean
    }
    /** @description The reason. */
    WhyAnswer: {
      /** @description The articles of the edition, the most specific first. */
      articles?: components['schemas']['ArticleView'][]
      /** @description A citation of them; left out if there are none. */
      citation?: string | null
      /** @description Whether it is legal. */
      legal: boolean
      /** @description The reason as a clause. */
      sentence?: string | null
    }
    /** @description Why is this move not legal? */
    WhyQuestion: {
      /**
       * @description The edition's year; the latest by default.
       * @example 2018
       */
      edition?: string | null
      /** @description The position. */
      fen: string
      /**
       * @description The code of the language of its letters; by default English, then any language that has such a letter.
       * @example it
       */
      language?: string | null
      /**
       * @description The move, in any notation.
       * @example 0-0
       */
      text: string
    }
    /** @description Whether each side can still mate. */
    Winnable: {
      /** @description For Black. */
      black: components['schemas']['SideVerdict']
      /** @description Whether the position is dead, that is, neither side can mate; left out if undecided. */
      dead?: boolean | null
      /** @description The position as a complete FEN. */
      fen: string
      /** @description For White. */
      white: components['schemas']['SideVerdict']
    }
    /** @description Can this be won? */
    WinnableQuestion: {
      /** @description The position. */
      fen: string
    }
    /** @description A title that somebody won. */
    WonView: {
      /** @description Whether something in it is not from the sources of the almanac. */
      added?: boolean
      /** @description The name of the title for programs. */
      key: string
      /** @description The title. */
      title: string
      /** @description When. */
      years?: string | null
    }
  }
  responses: never
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  about: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['About']
        }
      }
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAccount']
      }
    }
    responses: {
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  delete_account: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Farewell']
      }
    }
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  learnt: {
    parameters: {
      query?: {
        /** @description The `revision` of an earlier answer; everything if left out. */
        after?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LearntPage']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  keep_learnt: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Learnt']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LearntKept']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      413: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  export: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Record<string, unknown>
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  games: {
    parameters: {
      query?: {
        /** @description `next` of the previous page; left out for the first. */
        after?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GameList']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  passkeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyList']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  add_passkey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPasskey']
      }
    }
    responses: {
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Passkey']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  rename_passkey: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyLabel']
      }
    }
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  remove_passkey: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  ask_to_add_passkey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyQuestion']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  change_password: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange']
      }
    }
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  reset_password: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordReset']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  sign_out_everywhere: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  all_accounts: {
    parameters: {
      query?: {
        /** @description `next` of the previous part. */
        before?: number
        /** @description Text that the name must contain; for games also their id or their owner. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AccountPage']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  ban: {
    parameters: {
      query?: never
      header?: never
      path: {
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  unban: {
    parameters: {
      query?: never
      header?: never
      path: {
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  give_reset_code: {
    parameters: {
      query?: never
      header?: never
      path: {
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ResetCode']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  all_games: {
    parameters: {
      query?: {
        /** @description `next` of the previous part. */
        before?: number
        /** @description Text that the name must contain; for games also their id or their owner. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AdminGamePage']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  delete_any_game: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Removal']
      }
    }
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  hide: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  unhide: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  invitations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['InvitationList']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  invite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewInvitation']
      }
    }
    responses: {
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GivenInvitation']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  withdraw_invitation: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  policy: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Policy']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  set_policy: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Policy']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Policy']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  calendar: {
    parameters: {
      query?: {
        /**
         * @description The code of a language; by default the one of the request.
         * @example it
         */
        lang?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/calendar': string
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  champions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CompetitionView'][]
        }
      }
    }
  }
  almanac_day: {
    parameters: {
      query?: never
      header?: never
      path: {
        day: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlmanacDay']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  people: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PersonLine'][]
        }
      }
    }
  }
  person: {
    parameters: {
      query?: never
      header?: never
      path: {
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PersonView']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  almanac_tables: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlmanacTables']
        }
      }
    }
  }
  blind_settings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BlindSettings']
        }
      }
    }
  }
  blind_step: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['BlindQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BlindGame']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  chess960: {
    parameters: {
      query?: never
      header?: never
      path: {
        number: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Chess960Start']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  coach_settings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CoachSettings']
        }
      }
    }
  }
  coach_position: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['CoachQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PositionAdvice']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  coach_game: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['GameQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GameRead']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  control: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ControlQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ControlRead']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  facts: {
    parameters: {
      query: {
        /** @description The position. */
        fen: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FactsView']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  list: {
    parameters: {
      query?: {
        /** @description `next` of the previous page; left out for the first. */
        after?: string
        /** @description `live` for games that go on (the default), `over` for games that are over. */
        show?: 'live' | 'over'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GameList']
        }
      }
    }
  }
  create: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewGame']
      }
    }
    responses: {
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Created']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  show: {
    parameters: {
      query?: {
        /** @description The last event that is known already; all are sent where left out. */
        since?: number
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GameState']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  delete_game: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  act: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['ActRequest']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Ack']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      409: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  events: {
    parameters: {
      query?: {
        /** @description The last event that is known already; all are sent where left out. */
        since?: number
      }
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EventPage']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  holders: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LinkList']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  renew: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        role: components['schemas']['Role']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Link']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  withdraw: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
        role: components['schemas']['Role']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  take: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['TakeLink']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Link']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  log: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': Record<string, unknown>
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  pgn: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/x-chess-pgn': string
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  rematch: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        'application/json': components['schemas']['TakeLink'] | null
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Rematch']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      410: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  open: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Messages: FromClient and ToClient */
      101: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  health: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Health']
        }
      }
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Health']
        }
      }
    }
  }
  begin: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JobQuestion']
      }
    }
    responses: {
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobView']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  look: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobView']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  stop: {
    parameters: {
      query?: never
      header?: never
      path: {
        id: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  judge: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['JudgeQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Judged']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      422: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  laws: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LawsView']
        }
      }
    }
  }
  course: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CourseView']
        }
      }
    }
  }
  lesson: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The key of the lesson */
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LessonView']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  notation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NotationQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['NotationRead']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  opening: {
    parameters: {
      query?: {
        /** @description The position; the initial array by default. */
        fen?: string
        /**
         * @description Moves from there, apart by commas or blanks, in any notation.
         * @example e2e4,e7e5,g1f3
         */
        moves?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OpeningRead']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  opening_courses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CourseLineView'][]
        }
      }
    }
  }
  opening_names: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OpeningLine'][]
        }
      }
    }
  }
  position: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PositionQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PositionRead']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  presets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Preset'][]
        }
      }
    }
  }
  ready: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      503: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  session: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
    }
  }
  sign_in: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['Credentials']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  sign_out: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  sign_in_by_passkey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeySignIn']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Session']
        }
      }
      401: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  ask_to_sign_in_by_passkey: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PasskeyQuestion']
        }
      }
      403: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  terms: {
    parameters: {
      query?: {
        /** @description Only terms that may have been meant by this spelling, in Italian or in English, the likeliest first. */
        near?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Glossary']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  term: {
    parameters: {
      query?: never
      header?: never
      path: {
        key: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TermView']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  drills: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrainingView']
        }
      }
    }
  }
  exercises: {
    parameters: {
      query?: {
        /** @description How many, 1 if left out, at most 20. */
        count?: number
        /** @description How hard, from 1, which is taken if left out. */
        level?: number
        /** @description The seed of the first; 0 if left out. The same seed always makes the same exercise. */
        seed?: number
      }
      header?: never
      path: {
        /** @description The key of the drill */
        drill: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExerciseList']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      404: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  why: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WhyQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WhyAnswer']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
  winnable: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['WinnableQuestion']
      }
    }
    responses: {
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Winnable']
        }
      }
      400: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
      429: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ErrorBody']
        }
      }
    }
  }
}
