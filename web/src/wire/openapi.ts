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
     * Delete one's account
     * @description The games of the account are deleted with it, or stay without owner and names, as the request says. The answer comes when all is done;
     *     whoever hangs up before does not stop it.
     */
    delete: operations['delete_account']
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
     * Take one's data along
     * @description Everything that is kept of the account, as JSON: the account, its games with what was laid down for them, the names, the whole logs,
     *     and what links there are, without their secrets. A sealed move is left out until the envelope is opened, and everything after it.
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
     * @description A page at a time, the last touched first.
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
    /** Call a passkey something else */
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
     * Replace a lost password
     * @description With a code that the operator of the server or an administrator has given out. It is used up, every session of the account ends, and a new
     *     one begins.
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
     * @description Every session of the account ends, this one too, and no device or network is known any more.
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
     * @description Its sessions end and none begins; its games stay. An administrator is banned by the operator's command only.
     */
    put: operations['ban']
    post?: never
    /** Let a banned account in again */
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
     * Give out a code for a lost password
     * @description It can be used once, within a day, and is shown here only. For an administrator the operator's command makes one.
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
     * @description Whole, for ever: what stays is its id, the last hash of its log, the day and the reason.
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
     * @description It is in no public list any more; whoever has a link or its address still sees it.
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
     * @description The code is in the answer and nowhere else.
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
     * Take an invitation back
     * @description One that was used only goes from the list: the account stays.
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
    /** What is laid down */
    get: operations['policy']
    /** Lay down who may register and who may make games */
    put: operations['set_policy']
    post?: never
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
     * @description As people write it, or as PGN does where that makes no sense to people.
     */
    post: operations['control']
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
     * @description A page at a time, the last touched first.
     */
    get: operations['list']
    put?: never
    /**
     * Make a game
     * @description Anybody may, unless an administrator has laid down otherwise. Whoever is signed in owns it and can renew its links, and so can whoever has the organiser's secret. The secrets are in the
     *     answer and nowhere else; those of the players, the arbiter and an assistant are offered, to be given away and exchanged
     *     (`/api/games/{id}/links/take`).
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
     * See a game
     * @description The socket at `/api/games/{id}/socket` tells the same, and everything that happens after.
     */
    get: operations['show']
    put?: never
    post?: never
    /**
     * Delete a game
     * @description Whole, and for good: its log, its links, its names. Its public name is answered with 410 from then on. For the owner of the game.
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
     * @description The answer comes when the act is on disk. If something else happened first, it is a conflict with the number of the last
     *     event; nothing was done.
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
     * See who holds what
     * @description For whoever has a link to the game, and for its owner. No secret is told: the server keeps none.
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
     * @description All links of the role are withdrawn, whoever uses one is cut off, and a new one, offered, is in the answer. The organiser and the
     *     owner renew every link but one: the arbiter's, once it is taken, is renewed by the arbiter alone, who hands over by it. The
     *     arbiter renews the players' and the assistant's too.
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
     * @description The header has the link that was given to the asker, the body the secret that the asker has drawn for himself. From then on the
     *     first opens nothing and the second has its role: whoever made the game and whoever passed the link on have it no more. Of two
     *     who try, one gets it and the other is told (`link-used`). The same request sent again succeeds again. A link that is private
     *     already stays as it is, and is the `token` of the answer.
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
     * Play it again with the colours changed
     * @description A player of the game asks; the first makes the new game, the other gets his link to the same one. Everybody at the table is
     *     told its name. With a secret that the asker has drawn himself the link is private at once, and the same request sent again gives
     *     the same answer; without, a link that was never used is replaced by another. Either way there is one link for each player.
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
     * @description It writes and reads a row of its own every few seconds; this tells how that went, and whether logs of games are damaged.
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
     * Begin a job
     * @description For what a question could not decide in about a second. Ask after it every few seconds: a job that nobody asks after for half a
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
    /** Ask after a job */
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
     * @description What the Laws say to a few acts at a board where everybody is there and the clock runs.
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
     * @description Not while it stops, nor while its store does not work. A damaged game is no reason to send everybody elsewhere.
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
     * @description Wrong passwords for an account are counted: strangers are slowed down, and a device that has signed in before is not.
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
     * @description No name is asked for. The answer is for `navigator.credentials.get`, and can be used once, within five minutes.
     */
    post: operations['ask_to_sign_in_by_passkey']
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
     * @description By any series of legal moves, the other side helping. What is not decided in about a second is `undetermined`: `POST /api/jobs` goes
     *     on looking.
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
    /** @description What this is. */
    About: {
      /** @description The editions at hand, the oldest first. */
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
       * @description Since when it is banned; left out where it is not.
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
       * @description By which it is named in requests.
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
      /** @description The youngest first. */
      accounts: components['schemas']['AccountLine'][]
      /**
       * Format: int64
       * @description What to ask for as `before` to get more; left out at the end.
       */
      next?: number | null
    }
    /** @description An act is in the log, on disk. */
    Ack: {
      /**
       * Format: int64
       * @description Its time.
       */
      at: number
      /** @description What happened: the act, and what the server added to it. */
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
       * @description The act as a short sentence, whole: `white touches e2`, `white plays e2e4`, `white presses`, `black claims
       *     threefold with "Nf3" = g1f3`, `arbiter adds 2:00 to black`. Closed set: `docs/scenarios.md` lists every one.
       * @example white plays e2e4
       */
      act: ActText
      /**
       * Format: int64
       * @description The number of the last event that the actor knew. If another came first, the answer is a conflict.
       */
      expected_seq: number
      /** @description Online mode, with a move: offers a draw with it, as the Laws want it, between the move and the press. */
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
      /** @description The youngest first. */
      games: components['schemas']['AdminGame'][]
      /**
       * Format: int64
       * @description What to ask for as `before` to get more; left out at the end.
       */
      next?: number | null
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
      /** @description What people call it, where it has no number. */
      name?: string | null
      /**
       * @description Its number, or the one word by which programs know it: `Preface`, `Glossary`, `Manual`.
       * @example 9.2.1
       */
      number: string
    }
    /**
     * @description The kinds of bonus.
     * @enum {string}
     */
    BonusKind: 'none' | 'increment' | 'delay' | 'bronstein'
    /** @description What is given for each move. */
    BonusView: {
      /** @description Of which kind. */
      kind: components['schemas']['BonusKind']
      /**
       * Format: int64
       * @description How much.
       */
      ms: number
    }
    /** @description What a player may claim. */
    CanClaimView: {
      /** @description The article. */
      article: components['schemas']['ArticleView']
      /**
       * Format: int32
       * @description The appearances or quiet half-moves behind it.
       */
      count: number
      /**
       * @description What: `threefold`, `threefold-by-move`, `fifty`, `fifty-by-move`, `flag`, `illegal-move`, `touched`, `quickplay`,
       *     `extra-seconds`, `accept-draw`.
       * @example threefold-by-move
       */
      kind: string
      /** @description The moves by which it would be claimed. */
      moves?: string[]
      /** @description Whose right. */
      player: components['schemas']['Side']
      /** @description The right as a sentence. */
      sentence: string
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
    /** @description Something the arbiter may choose. */
    ChoiceView: {
      /**
       * Format: act
       * @description The act that does it; left out where he has to say more, as which penalty.
       */
      act?: ActText | null
      /**
       * @description What: `agree`, `reject`, `postpone`, `play-on`, `warn`, `penalise`, `lost`, `drawn`, `new-game`, `set-times`, `opponent-score`,
       *     `expel`, `recommended`, `restart`, `provide`.
       * @example agree
       */
      name: string
    }
    /**
     * @description The two clocks at the server time of the message. A client counts down from here by its own clock and is put right by
     *     every message; what it shows decides nothing.
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
    /** @description A time control to be read. */
    ControlQuestion: {
      /** @description The edition's year, by which the rate is judged; the newest where left out. */
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
    /**
     * @description What becomes of running clocks when the server stops unexpectedly.
     * @enum {string}
     */
    CrashPolicy: 'stop' | 'run'
    /** @description A game that was made. */
    Created: {
      /**
       * @description Its public name: whoever has it may watch.
       * @example k7Qm2xVp9T
       */
      id: string
      /** @description The secrets, shown once. */
      links: components['schemas']['Links']
    }
    /** @description A name and a password. */
    Credentials: {
      /**
       * @description In any spelling: case and accents do not matter.
       * @example circolo.centrale
       */
      name: string
      /** @description The password. */
      password: string
    }
    /** @description What is laid down about draws by agreement. */
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
       * @description What: `move`, `play-among`, `press`, `answer-offer`, `put-back`, `record`, `need-not-record`, ...
       * @example play-among
       */
      kind: string
      /** @description The moves he is bound to. */
      moves?: string[]
      /** @description Whose. */
      player: components['schemas']['Side']
      /** @description The duty as a sentence. */
      sentence: string
    }
    /** @description An edition of the Laws. */
    EditionLine: {
      /** @description How many articles the program executes. */
      articles: number
      /**
       * Format: int64
       * @description What the opponent gets for an incorrect claim of a draw.
       */
      claim_bonus_ms: number
      /** @description Whether a position that comes for the fifth time ends the game by itself. */
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
       * @description Quiet moves each that end the game by themselves, where there is such a rule.
       */
      quiet_limit?: number | null
      /** @description How many of them rest on texts that nobody has seen. */
      unverified: number
      /** @description Its year, by which it is named. */
      year: string
    }
    /** @description Something that follows from a ruling. */
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
      /** @description The article that carries it; empty where the game was annulled by the arbiter alone. */
      article: string
      /** @description What Black scores. */
      black: string
      by?: components['schemas']['Side'] | null
      /**
       * @description How it came about: `checkmate`, `resignation`, `agreement`, `flag`, `threefold`, ...
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
    /** @description An answer that is no answer: what is wrong, where, and what would be right. */
    ErrorBody: {
      /** @description The article behind a refusal, such as `3.8.2.2`. */
      article?: string | null
      /** @description What kind of thing is wrong; a client decides by this. */
      kind: components['schemas']['ErrorKind']
      /** @description The sentence for a person. */
      sentence: string
      /**
       * Format: int64
       * @description The number of the last event, where the act came too late.
       */
      seq?: number | null
      /** @description The text that was refused. */
      text?: string | null
    }
    /**
     * @description The kinds of fault.
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
      | 'not-online'
      | 'taken'
      | 'too-many'
      | 'too-large'
      | 'version'
      | 'stopping'
      | 'busy'
      | 'damaged'
      | 'capped'
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
    /** @description An event of the log, with what the Laws said to it. */
    EventView: {
      /**
       * Format: act
       * @description The act; a sealed move is not shown until the envelope is opened.
       */
      act: ActText
      /** @description Who brought it. */
      actor: components['schemas']['Role']
      /**
       * Format: int64
       * @description The server's time.
       */
      at: number
      /** @description What followed. */
      rulings: components['schemas']['RulingView'][]
      /** @description The same as a sentence. */
      sentence: string
      /**
       * Format: int64
       * @description Its number, from 1 without gaps.
       */
      seq: number
    }
    /** @description The wish to have one's account deleted. */
    Farewell: {
      /** @description What becomes of the games of the account. */
      games: components['schemas']['LeftGames']
      /** @description The password once more. It may be left out by whoever signed in within the last ten minutes. */
      password?: string | null
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
    /** @description What a client says on the socket. */
    FromClient:
      | {
          /** @description The language of every sentence from here on, by its code; that of the header `Accept-Language` where left out. */
          language?: string | null
          /**
           * Format: int64
           * @description The last event that it knows: only later ones are sent.
           */
          since?: number | null
          /** @description The secret of its role; left out to watch. */
          token?: string | null
          /** @enum {string} */
          type: 'hello'
          /**
           * Format: int32
           * @description The version of the messages that the client speaks.
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
           * @description Any number; the answer has it too.
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
           * @description Any number; the answer has it too.
           */
          id: number
          /** @enum {string} */
          type: 'ping'
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
      /** @description Its public name. */
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
      /** @description Whether it goes on: `not-started`, `running`, `adjourned`, `over` or `annulled`. */
      status: components['schemas']['StatusKind']
    }
    /** @description A list of games. */
    GameList: {
      /** @description The games, the last touched first. */
      games: components['schemas']['GameLine'][]
      /** @description Where the next page begins; left out on the last. */
      next?: string | null
    }
    /**
     * @description Who may make games.
     * @enum {string}
     */
    GameMakers: 'anybody' | 'accounts' | 'administrators'
    /** @description What was laid down for a game. */
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
      /** @description What becomes of the clocks at a crash. */
      crash: components['schemas']['CrashPolicy']
      /**
       * Format: int64
       * @description When it was made.
       */
      created_at: number
      /**
       * Format: int64
       * @description How late a player may come.
       */
      default_time_ms?: number | null
      /** @description Draws by agreement. */
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
      /** @description When the session begins. */
      start: components['schemas']['Starting']
      /** @description The position before the first move. */
      start_fen: string
      /** @description Whether supervision is adequate. */
      supervised: boolean
      /** @description Who is visually impaired. */
      visually_impaired: components['schemas']['VisuallyImpaired']
    }
    /** @description Everything about a game: the answer to a greeting and to `GET /api/games/{id}`. */
    GameState: {
      /**
       * @description The events asked for: those after `since`, all where it was left out. Of more than two thousand only the last; the others can be
       *     had from `GET /api/games/{id}/events`.
       */
      events: components['schemas']['EventView'][]
      /** @description Its public name. */
      id: string
      /** @description How it stands now. */
      moment: components['schemas']['Moment']
      /** @description What the Laws had to say before anything happened. */
      preliminaries: components['schemas']['RulingView'][]
      /** @description The game that follows this one with the colours changed, once somebody has asked for it. */
      rematch?: string | null
      /** @description The role of whoever asks. */
      role: components['schemas']['Role']
      /** @description The half-moves. */
      scoresheet: components['schemas']['PlyView'][]
      /** @description What was laid down. */
      settings: components['schemas']['GameSettings']
    }
    /** @description An invitation that was made. The code is shown once. */
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
    /** @description How the server is. */
    Health: {
      /**
       * Format: int64
       * @description How long ago the server last wrote and read a row of its own, in milliseconds; left out before the first time.
       */
      checked_ms_ago?: number | null
      /** @description How many games are known to have logs that cannot be read. */
      damaged_games: number
      /** @description Games in memory. */
      games: number
      /**
       * Format: int64
       * @description The server's time.
       */
      server_time: number
      /** @description What kind of trouble the store has: `full`, `read-only`, `damaged`, ...; more is in the log of the server. */
      trouble?: string | null
      /** @description Whether all is well. */
      well: boolean
    }
    /** @description An invitation as it is remembered. */
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
      /** @description By which it is named in requests; it is not the code. */
      id: string
      /** @description For whom it is. */
      note: string
      /**
       * Format: int64
       * @description When it was used; left out where it was not.
       */
      used_at?: number | null
      /** @description The name of the account that was made with it. */
      used_by?: string | null
    }
    /** @description The invitations, the latest first. */
    InvitationList: {
      /** @description They. */
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
    /** @description What a job is to find out. */
    JobQuestion:
      | (components['schemas']['WinnableQuestion'] & {
          /** @enum {string} */
          kind: 'winnable'
        })
      | (components['schemas']['JudgeQuestion'] & {
          /** @enum {string} */
          kind: 'judge'
        })
    /**
     * @description How far a job is.
     * @enum {string}
     */
    JobState: 'waiting' | 'working' | 'done' | 'stopped' | 'failed'
    /** @description A job. */
    JobView: {
      answer?: components['schemas']['JobAnswer'] | null
      /**
       * Format: int64
       * @description What has been done: positions looked at, or acts judged.
       */
      done: number
      fault?: components['schemas']['ErrorBody'] | null
      /** @description Its secret name: whoever has it may ask after it and stop it. */
      id: string
      /** @description How far it is. */
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
    /** @description A case for the Laws to judge: the ruling to try on the home page. */
    JudgeQuestion: {
      /** @description What happens, in order, at most 200 acts; each may begin with a time, as in `0:05 white touches e2`. */
      acts: string[]
      /** @description The time control; none where left out. */
      control?: string | null
      /** @description The edition's year; the newest where left out. */
      edition?: string | null
      /** @description The position from which it is played; the usual one where left out. */
      fen?: string | null
      /** @description Whether supervision is adequate. */
      supervised?: boolean
    }
    /** @description The whole table of rules. */
    LawsView: {
      /** @description The chapters in their order. */
      chapters: components['schemas']['ChapterView'][]
      /** @description The editions by their years, the oldest first. */
      editions: string[]
    }
    /**
     * @description What becomes of the games of an account that is deleted.
     * @enum {string}
     */
    LeftGames: 'delete' | 'leave'
    /** @description A secret link: whoever has the token has the role. */
    Link: {
      /** @description The role. */
      role: components['schemas']['Role']
      /**
       * @description The secret. Send it as `Authorization: Bearer`, or in the greeting of the socket; an offered one belongs after the `#`
       *     of a page's address, where no server sees it.
       */
      token: string
    }
    /** @description The links of a role. */
    LinkLine: {
      /** @description Whether the asker may put a new link in its place. */
      may_renew: boolean
      /** @description Whether the asker may withdraw it. */
      may_withdraw: boolean
      /** @description The role. */
      role: components['schemas']['Role']
      /**
       * Format: int64
       * @description Since when it is so; left out where no link was ever made.
       */
      since?: number | null
      /** @description Whether anybody holds it. */
      state: components['schemas']['LinkState']
      /** @description Whether the asker holds it. */
      yours: boolean
    }
    /** @description Who holds what in a game: `GET /api/games/{id}/links`. */
    LinkList: {
      /** @description One line for each role that has links. */
      links: components['schemas']['LinkLine'][]
    }
    /** @description The secret links of a new game. The first four are offered: whoever opens one first exchanges it for a private one. */
    Links: {
      /** @description For the arbiter. */
      arbiter: string
      /** @description For an assistant. */
      assistant: string
      /** @description For Black. */
      black: string
      /** @description For whoever made the game: it gives out links anew and withdraws them, and cannot act in the game. */
      organiser: string
      /** @description For White. */
      white: string
    }
    /**
     * @description How the link of a role stands.
     * @enum {string}
     */
    LinkState: 'offered' | 'taken' | 'withdrawn' | 'none'
    /**
     * @description The word for a draw of lots.
     * @enum {string}
     */
    Lot: 'lot'
    /**
     * @description A kind of matter.
     * @enum {string}
     */
    MatterKind: 'claim' | 'call' | 'request' | 'advice' | 'cap'
    /** @description Something that waits for the arbiter. */
    MatterView: {
      /** @description The articles behind it. */
      articles?: components['schemas']['ArticleView'][]
      /** @description What he may choose. */
      choices: components['schemas']['ChoiceView'][]
      /** @description What it is. */
      kind: components['schemas']['MatterKind']
      player?: components['schemas']['Side'] | null
      /** @description The matter as a sentence. */
      sentence: string
      /**
       * Format: int64
       * @description The number of the event it began with.
       */
      seq: number
      /**
       * Format: int64
       * @description Since when: the moment of that event.
       */
      since: number
    }
    /**
     * @description How a game is played.
     * @enum {string}
     */
    Mode: 'online' | 'governed'
    /** @description How a game stands at one moment. Each update carries a whole one: a client keeps the last. */
    Moment: {
      /**
       * Format: int32
       * @description How often the position has stood on the board.
       */
      appearances: number
      /** @description The players who have an assistant. */
      assisted?: components['schemas']['Side'][]
      awaiting?: components['schemas']['Side'] | null
      /**
       * Format: int32
       * @description Offences of Black.
       */
      black_offences: number
      /** @description Whether Black is at the board. */
      black_present: boolean
      /**
       * @description Whether so much has happened that only the clock, resignation, agreement and the arbiter's acts go on (and a move, where too
       *     much has happened since the last).
       */
      capped?: boolean
      /** @description Whether his king is in check. */
      check: boolean
      /** @description What they may claim. */
      claims: components['schemas']['CanClaimView'][]
      clock?: components['schemas']['ClockView'] | null
      /** @description Whether an illegal move stands that the players might agree to correct (`players agree-to-correct`). */
      correctable?: boolean
      correction?: components['schemas']['Side'] | null
      draw_offer?: components['schemas']['Side'] | null
      /** @description What the players must do. */
      duties: components['schemas']['DutyView'][]
      ending?: components['schemas']['Ending'] | null
      /** @description Whether a sealed move lies in its envelope. */
      envelope?: boolean
      /** @description What stands on the board as FEN, a move in the hand left aside; irregular pieces included, a missing king too. */
      fen: string
      /** @description The last half-move by its squares. */
      last_move?: string | null
      /** @description What waits for the arbiter, the oldest first. */
      matters?: components['schemas']['MatterView'][]
      /** @description The legal moves; castling by the king's squares, or onto the rook where king or rook began elsewhere than usual. */
      moves: string[]
      /** @description Whether the last move has been made and waits for the clock to be pressed. */
      press_due: boolean
      /**
       * Format: int32
       * @description Half-moves without capture or pawn move.
       */
      quiet: number
      sealing?: components['schemas']['Side'] | null
      /**
       * Format: int64
       * @description The number of the last event; what an act must name as `expected_seq`.
       */
      seq: number
      /**
       * Format: int64
       * @description The server's time at which the clocks read so.
       */
      server_time: number
      /** @description Whether it goes on. */
      status: components['schemas']['StatusKind']
      /** @description The player who has the move. */
      turn: components['schemas']['Side']
      /** @description The move that a visually impaired player has done on the board, by its squares: it is made when it is announced. */
      unannounced?: string | null
      /**
       * Format: int32
       * @description Offences of White that count towards the loss of the game.
       */
      white_offences: number
      /** @description Whether White is at the board. */
      white_present: boolean
    }
    /** @description An account as it is wished for. */
    NewAccount: {
      /**
       * @description The code of an invitation, where one is asked for.
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
    /** @description What a game is to be. */
    NewGame: {
      chess960?: components['schemas']['Chess960'] | null
      /**
       * @description The time control as PGN writes it, in seconds: `300+3`, `40/5400+30:1800+30`, `-` for no clock. `POST /api/control`
       *     makes it of what people write.
       * @example 300+3
       */
      control: string
      /** @description What becomes of the clocks when the server stops unexpectedly. */
      crash?: components['schemas']['CrashPolicy']
      /**
       * Format: int64
       * @description How late a player may come, in milliseconds; as the edition says where left out.
       */
      default_time_ms?: number | null
      /** @description What is laid down about draws by agreement. */
      draws?: components['schemas']['DrawRestriction']
      /**
       * @description The edition of the Laws by its year; the newest where left out.
       * @example 2023
       */
      edition?: string | null
      /**
       * @description A position to play from instead of the usual start, as FEN. Both players are then at the board already, and the clock
       *     of the one on move runs from his coming on.
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
       * @description Whether supervision is adequate, as the Laws on rapid and blitz understand it. Then the server calls a flag that
       *     falls, as an arbiter who watches this one board; otherwise the opponent has to claim it.
       * @default true
       */
      supervised: boolean
      /** @description Who is visually impaired: his moves are announced, and he may have an assistant. Governed play only. */
      visually_impaired?: components['schemas']['VisuallyImpaired']
    }
    /** @description An invitation as it is wished for. */
    NewInvitation: {
      /**
       * Format: int32
       * @description For how many days it can be used, from 1 to 365.
       * @default 7
       */
      days: number
      /** @description For whom it is, for the administrators' memory; up to 200 letters. */
      note?: string
    }
    /** @description A passkey that the browser has made. */
    NewPasskey: {
      /** @description What `navigator.credentials.create` has given, by its `toJSON`. */
      credential: Record<string, unknown>
      /** @description Up to sixty letters. */
      label: string
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
       * @description The language of its letters by code; English and Italian are tried where left out.
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
    /** @description A passkey of the account. */
    Passkey: {
      /**
       * Format: int64
       * @description When it was added.
       */
      created_at: number
      /** @description By which it is named in requests. */
      id: string
      /** @description What its owner calls it. */
      label: string
      /**
       * Format: int64
       * @description When it was last used; left out where it was not.
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
      /** @description The oldest first. */
      passkeys: components['schemas']['Passkey'][]
    }
    /** @description What the browser is asked to do with a passkey: the options of `navigator.credentials.create` or `get`, as JSON. */
    PasskeyQuestion: {
      /** @description For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
      publicKey: Record<string, unknown>
    }
    /** @description A passkey that the browser has used. */
    PasskeySignIn: {
      /** @description What `navigator.credentials.get` has given, by its `toJSON`. */
      credential: Record<string, unknown>
    }
    /**
     * @description Whether one can sign in with a passkey.
     * @enum {string}
     */
    PasskeyUse: 'available' | 'no-origin'
    /** @description Another password for the account that is signed in. */
    PasswordChange: {
      /** @description Ten letters at least. */
      new: string
      /** @description The password as it is. */
      old: string
    }
    /** @description Another password for somebody who has lost the old one. */
    PasswordReset: {
      /**
       * @description The code that the operator of the server has given out.
       * @example k7fm-q2wd-8xhp-3rtn-9vbc
       */
      code: string
      /** @description Ten letters at least. */
      password: string
    }
    /** @description A period of a time control. */
    PeriodView: {
      /** @description What is given for each move. */
      bonus: components['schemas']['BonusView']
      /**
       * Format: int32
       * @description The moves; left out where the period is for all that remain.
       */
      moves?: number | null
      /**
       * Format: int64
       * @description The time.
       */
      ms: number
    }
    /**
     * @description What a clock is doing.
     * @enum {string}
     */
    PhaseKind: 'ready' | 'running' | 'stopped' | 'frozen'
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
       * @description What the mover's clock showed when it was completed.
       */
      clock_ms?: number | null
      /** @description Whether the clock has been pressed. */
      completed: boolean
      /** @description What is illegal about it: `illegal`, `king-taken`, `unpromoted`, `incomplete`, `no-move`, `no-king`. */
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
      /** @description The move by its squares; left out where the clock was pressed without a move. */
      uci?: string | null
    }
    /** @description What an administrator has laid down. */
    Policy: {
      /** @description Who may make games. */
      games: components['schemas']['GameMakers']
      /** @description Who may make an account. */
      registration: components['schemas']['Registration']
    }
    /** @description A position to be looked at. */
    PositionQuestion: {
      /** @description As FEN; what is left out at its end is supplied. */
      fen: string
    }
    /** @description A position that was looked at. */
    PositionRead: {
      /** @description Whether he is in check. */
      check: boolean
      /**
       * Format: int32
       * @description The number of the Chess960 start, where it is one.
       */
      chess960?: number | null
      /** @description `checkmate` or `stalemate`, where it is one. */
      end?: string | null
      /** @description The position, written properly. */
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
      /** @description `standard`, `rapid` or `blitz` by the newest edition. */
      rate: string
      /** @description The same as people write it. */
      spoken: string
    }
    /**
     * @description Who may make an account.
     * @enum {string}
     */
    Registration: 'open' | 'invitation' | 'closed'
    /** @description The game that follows, and the asker's link to it. */
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
    /** @description A code with which somebody replaces a forgotten password. It is shown once. */
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
     * @description What somebody is in a game.
     * @enum {string}
     */
    Role: 'white' | 'black' | 'arbiter' | 'assistant' | 'organiser' | 'spectator' | 'server'
    /** @description A rule in one edition. */
    RuleInEdition: {
      /** @description The articles that carry it. */
      articles: components['schemas']['ArticleView'][]
      /** @description The edition's year. */
      edition: string
      /** @description Whether no text of that edition was found for one of them. */
      unverified?: boolean
      /** @description What it says, where that is more than the title. */
      value?: string | null
    }
    /** @description A rule in our words, and what became of it from edition to edition. */
    RuleView: {
      /** @description What the editions say that have it, the oldest first. */
      editions: components['schemas']['RuleInEdition'][]
      /**
       * @description Its name in the table.
       * @example EN-5
       */
      key: string
      /** @description What it is about. */
      title: string
    }
    /**
     * @description What the Laws said to an event, in the sentences of whoever reads it: on the wire in both languages, in the answers of the command
     *     in one. The keys are the same.
     */
    RulingView: {
      /** @description The articles, the one that carries it first. */
      articles: components['schemas']['ArticleView'][]
      /** @description What the arbiter may choose, where the ruling is advice. */
      choices?: string[]
      /** @description The same as one cites them; left out where there are none. */
      citation?: string | null
      /**
       * @description The ruling in one line, as the cases of the Laws expect it.
       * @example illegal-move: back 1 by 7.5.1, offence white 1 by 7.5.5 [7.5.1 3.10.1]
       */
      code: string
      /**
       * Format: int32
       * @description A number behind the finding: of appearances, of moves, of an offence.
       */
      count?: number | null
      /** @description What follows. */
      effects: components['schemas']['EffectView'][]
      /** @description The ruling explained at length, where there is more to say. */
      explanation?: string | null
      /**
       * @description What was found, by its name: `illegal-move`, `flag-lost`, `touched`.
       * @example illegal-move
       */
      finding: string
      /**
       * @description `binding`, `unless-arbiter` or `advice`.
       * @example binding
       */
      force: string
      player?: components['schemas']['Side'] | null
      /** @description The readings chosen where the text allows two. */
      readings?: string[]
      /** @description The rules behind the articles, by their names in the table of `GET /api/laws`. */
      rules?: string[]
      /** @description The ruling as a sentence. */
      sentence: string
      /** @description Whether it rests on an article whose text nobody has seen. */
      unverified?: boolean
    }
    /** @description Who is signed in, and what the server lets people do. */
    Session: {
      account?: components['schemas']['Account'] | null
      /** @description Who may make games. */
      games: components['schemas']['GameMakers']
      /** @description Whether one can sign in with a passkey, and why not. */
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
      /** @description What it gets for each move. */
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
       * @description What the side shows: with a Bronstein delay more than the main time.
       */
      shown_ms: number
    }
    /** @description What can be said of one side. */
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
     * @description When the session begins.
     * @enum {string}
     */
    Starting: 'together' | 'arbiter'
    /**
     * @description Whether a game goes on.
     * @enum {string}
     */
    StatusKind: 'not-started' | 'running' | 'adjourned' | 'over' | 'annulled'
    /** @description An offered link is exchanged for a private one: `POST /api/games/{id}/links/take`. */
    TakeLink: {
      /**
       * @description The private secret, drawn by the asker: 32 letters, digits, `-` and `_`, from 192 random bits. The same request sent
       *     again gives the same answer, so that an answer that was lost on its way locks nobody out.
       */
      secret: string
    }
    /** @description What the server says on the socket. */
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
           * @description The number that the client gave.
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
           * @description The number that the client gave; 0 for a greeting.
           */
          id: number
          /** @enum {string} */
          type: 'refused'
        }
      | {
          /**
           * Format: int32
           * @description The number that the client gave.
           */
          id: number
          /**
           * Format: int64
           * @description The number of the last event. Everything up to it has been told before: a client that knows less greets anew.
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
           * @description The sockets of the arbiter.
           */
          arbiter: number
          /**
           * Format: int32
           * @description The sockets of Black.
           */
          black: number
          /**
           * Format: int32
           * @description The sockets of those who watch.
           */
          spectators: number
          /** @enum {string} */
          type: 'connected'
          /**
           * Format: int32
           * @description The sockets of White.
           */
          white: number
        }
      | {
          /** @description Its public name. */
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
    /** @description Something happened in a game. */
    Update: {
      /**
       * @description The events; the first is the one after the `seq` of the message before. If it is not, something was missed: greet
       *     again with `since`.
       */
      events: components['schemas']['EventView'][]
      /** @description How the game stands after them. */
      moment: components['schemas']['Moment']
      /** @description ... and goes on like this. */
      plies: components['schemas']['PlyView'][]
      /** @description The scoresheet up to here is as it was, ... */
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
      /** @description The articles of the edition, the most telling first. */
      articles?: components['schemas']['ArticleView'][]
      /** @description The same as one cites them; left out where there are none. */
      citation?: string | null
      /** @description Whether it is legal. */
      legal: boolean
      /** @description The reason as a clause. */
      sentence?: string | null
    }
    /** @description Why is this move not legal? */
    WhyQuestion: {
      /**
       * @description The edition's year; the newest where left out.
       * @example 2018
       */
      edition?: string | null
      /** @description The position. */
      fen: string
      /**
       * @description The language of its letters by code; English where left out, or any that has such a letter.
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
      /** @description Whether the game is over for want of any mate; left out where it is not decided. */
      dead?: boolean | null
      /** @description The position, written properly. */
      fen: string
      /** @description For White. */
      white: components['schemas']['SideVerdict']
    }
    /** @description Can this be won? */
    WinnableQuestion: {
      /** @description The position. */
      fen: string
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
        /** @description `next` of the page before; left out for the first. */
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
        /** @description `next` of the part before. */
        before?: number
        /** @description What a name has to contain; for games also their id or their owner. */
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
        /** @description `next` of the part before. */
        before?: number
        /** @description What a name has to contain; for games also their id or their owner. */
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
  list: {
    parameters: {
      query?: {
        /** @description Where a page begins: `next` of the page before. Left out for the first. */
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
