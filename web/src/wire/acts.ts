// Generated: `npm run types` writes it anew.

import {
  inscribe,
  perceive,
  type ActText,
  type Play,
  type Points,
  type PromotionRole,
  type Score,
  type Side,
  type Square,
  type Subject,
  type Table,
  type Time,
  type Written,
} from './grammar'

export const PLACE = [
  /** Where the games are played. */
  'area',
  /** The playing area with its rest rooms and refreshments. */
  'venue',
] as const

export type Place = (typeof PLACE)[number]

export const MANNER = [
  /** Deliberately, to move or capture it. */
  'deliberately',
  /** Clearly by accident. */
  'accidentally',
  /** To adjust it, having said so first. */
  'adjusting',
  /** To adjust it, as he says ("j'adoube") only after the touch. */
  'announcing-too-late',
  /** Deliberately, but meaning another piece. */
  'by-mistake',
] as const

export type Manner = (typeof MANNER)[number]

export const HAND = [
  /** The one that moved. */
  'with-same-hand',
  /** The other. */
  'with-other-hand',
] as const

export type Hand = (typeof HAND)[number]

export const OFFER_FORM = [
  /** Plainly. */
  'plainly',
  /** With a condition. */
  'on-condition',
] as const

export type OfferForm = (typeof OFFER_FORM)[number]

export const EVIDENCE = [
  /** The clock on the table. */
  'on-the-clock',
  /** Nothing but a screen or a demonstration board. */
  'from-a-screen',
] as const

export type Evidence = (typeof EVIDENCE)[number]

export const QUICKPLAY_GROUND = [
  /** The opponent makes no effort to win by normal means. */
  'no-effort',
  /** The opponent cannot win by normal means. */
  'cannot-win',
] as const

export type QuickplayGround = (typeof QUICKPLAY_GROUND)[number]

export type Claim =
  /** The same position for the third time, on the board or by the move he has written. */
  | { act: 'Threefold'; written?: Written | null }
  /** Fifty moves each without capture or pawn move, on the board or by the move he has written. */
  | { act: 'Fifty'; written?: Written | null }
  /** The opponent's time is over. */
  | { act: 'Flag'; evidence?: Evidence }
  /** The opponent made an illegal move, used two hands, or pressed without moving. */
  | { act: 'IllegalMove' }
  /** The opponent broke the rules about touched and released pieces. */
  | { act: 'Touched' }
  /** The opponent cannot win, or does not try to, by normal means. */
  | { act: 'Quickplay'; ground: QuickplayGround }
  /** Five seconds a move for both instead. */
  | { act: 'ExtraSeconds' }

const CLAIM: Table = [
  {
    act: 'Threefold',
    verb: 'threefold',
    pieces: [{ kind: 'after', field: 'written', term: 'Written', word: 'with' }],
  },
  {
    act: 'Fifty',
    verb: 'fifty',
    pieces: [{ kind: 'after', field: 'written', term: 'Written', word: 'with' }],
  },
  {
    act: 'Flag',
    verb: 'flag',
    pieces: [{ kind: 'default', field: 'evidence', term: EVIDENCE, usual: 'on-the-clock' }],
  },
  { act: 'IllegalMove', verb: 'illegal-move', pieces: [] },
  { act: 'Touched', verb: 'touched', pieces: [] },
  {
    act: 'Quickplay',
    verb: 'quickplay',
    pieces: [{ kind: 'field', field: 'ground', term: QUICKPLAY_GROUND }],
  },
  { act: 'ExtraSeconds', verb: 'extra-seconds', pieces: [] },
]

export const STOP_REASON = [
  /** The piece that he wants for his pawn is not available. */
  'piece-missing',
  /** He needs the arbiter. */
  'assistance',
  /** Pieces were displaced. */
  'displacement',
  /** The clock is set wrongly. */
  'clock-setting',
  /** He has no reason that the Laws know. */
  'groundless',
] as const

export type StopReason = (typeof STOP_REASON)[number]

export const MISCONDUCT = [
  /** Brings the game into disrepute. */
  'disrepute',
  /** Uses notes. */
  'notes',
  /** Takes advice. */
  'advice',
  /** Analyses on another board. */
  'other-board',
  /** His telephone sounds. */
  'phone-rings',
  /** He has a telephone about him that is switched on and silent. */
  'phone-on',
  /** He has a telephone about him that is switched off. */
  'phone-off',
  /** He has a telephone, switched off, in his bag, as agreed with the arbiter. */
  'phone-in-bag',
  /** Refuses to be inspected. */
  'refuses-inspection',
  /** Smokes outside the place for it. */
  'smoking',
  /** Distracts or annoys the opponent. */
  'distracting',
  /** Makes unreasonable claims or offers. */
  'unreasonable',
  /** Persistently refuses to keep the Laws. */
  'refusing',
  /** Handles the clock roughly. */
  'rough-clock',
  /** Keeps a finger on the clock or hovers over it. */
  'hovering',
  /** Writes on the scoresheet what does not belong there. */
  'sheet-misused',
  /** Hides the scoresheet from the arbiter. */
  'sheet-hidden',
  /** Does not write what he must. */
  'not-recording',
  /** Leaves without reporting, where the event asks it of the player not on move. */
  'not-reporting',
  /** Interferes, as a spectator, in a game after his own is over. */
  'interfering',
] as const

export type Misconduct = (typeof MISCONDUCT)[number]

export const REQUEST = [
  /** To see the scoresheet that the arbiter keeps (rapid and blitz). */
  'see-sheet',
  /** A scoresheet to write on (rapid and blitz). */
  'own-sheet',
  /** An explanation of the Laws. */
  'explanation',
  /** An assistant to move the pieces. */
  'assistant-to-move',
  /** An assistant to press the clock. */
  'assistant-to-press',
  /** An assistant to write. */
  'assistant-to-write',
  /** The opponent's scoresheet, to complete his own after a flag-fall. */
  'opponent-sheet',
  /** Two boards, one of them for a visually impaired player. */
  'two-boards',
] as const

export type Request = (typeof REQUEST)[number]

export type Sight =
  /** A player's flag is down. */
  | { act: 'Flag'; side: Side }
  /** Both flags are down. */
  | { act: 'BothFlags' }
  /** An illegal move, two hands, or a press without a move. */
  | { act: 'IllegalMove' }
  /** A breach of the rules about touched and released pieces. */
  | { act: 'Touched' }
  /** An illegal position whose cause he did not see: both kings in check, a pawn on its last rank. */
  | { act: 'IllegalPosition' }
  /** A player is not there. */
  | { act: 'Absence'; side: Side }
  /** A draw that needed no claim has been overlooked. */
  | { act: 'AutomaticDraw' }
  /** A scoresheet in a notation that is not algebraic. */
  | { act: 'NotAlgebraic'; side: Side }

const SIGHT: Table = [
  { act: 'Flag', verb: 'flag', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
  { act: 'BothFlags', verb: 'both-flags', pieces: [] },
  { act: 'IllegalMove', verb: 'illegal-move', pieces: [] },
  { act: 'Touched', verb: 'touched', pieces: [] },
  { act: 'IllegalPosition', verb: 'illegal-position', pieces: [] },
  { act: 'Absence', verb: 'absence', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
  { act: 'AutomaticDraw', verb: 'automatic-draw', pieces: [] },
  { act: 'NotAlgebraic', verb: 'not-algebraic', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
]

export const VERDICT = [
  /** He agrees with the claim that waits for him. */
  'agrees',
  /** He postpones his decision. */
  'postpones',
  /** He postpones it and gives the opponent extra time. */
  'postpones-with-time',
  /** He rejects the claim. */
  'rejects',
] as const

export type Verdict = (typeof VERDICT)[number]

export type Penalty =
  /** A warning. */
  | { act: 'Warning' }
  /** More time for the opponent. */
  | { act: 'OpponentTime'; time: Time }
  /** Less time for the offender. */
  | { act: 'OwnTime'; time: Time }
  /** The loss of the game, with what the opponent scores. */
  | { act: 'Loss'; points: Points }
  /** Fewer points for the offender in this game. */
  | { act: 'OwnPoints'; points: Points }
  /** More points for the opponent in this game. */
  | { act: 'OpponentPoints'; points: Points }
  /** A fine announced in advance. */
  | { act: 'Fine' }
  /** Exclusion from one or more rounds. */
  | { act: 'Exclusion' }
  /** Expulsion from the competition. */
  | { act: 'Expulsion' }

const PENALTY: Table = [
  { act: 'Warning', verb: 'warning', pieces: [] },
  { act: 'OpponentTime', verb: 'opponent-time', pieces: [{ kind: 'field', field: 'time', term: 'Time' }] },
  { act: 'OwnTime', verb: 'own-time', pieces: [{ kind: 'field', field: 'time', term: 'Time' }] },
  { act: 'Loss', verb: 'loss', pieces: [{ kind: 'field', field: 'points', term: 'Points' }] },
  { act: 'OwnPoints', verb: 'own-points', pieces: [{ kind: 'field', field: 'points', term: 'Points' }] },
  {
    act: 'OpponentPoints',
    verb: 'opponent-points',
    pieces: [{ kind: 'field', field: 'points', term: 'Points' }],
  },
  { act: 'Fine', verb: 'fine', pieces: [] },
  { act: 'Exclusion', verb: 'exclusion', pieces: [] },
  { act: 'Expulsion', verb: 'expulsion', pieces: [] },
]

export const ENVELOPE_ITEM = [
  /** The names of the players. */
  'names',
  /** The position before the sealed move. */
  'position',
  /** The time used by each player. */
  'times',
  /** Who sealed. */
  'sealer',
  /** The number of the sealed move. */
  'move-number',
  /** The offer of a draw, if one stands. */
  'draw-offer',
  /** When and where play is resumed. */
  'resumption',
] as const

export type EnvelopeItem = (typeof ENVELOPE_ITEM)[number]

export const HINT = [
  /** The number of moves made. */
  'moves-made',
  /** That the opponent has made his move. */
  'opponent-moved',
  /** That he has forgotten to press the clock. */
  'clock-not-pressed',
] as const

export type Hint = (typeof HINT)[number]

export type PlayerAct =
  /** Comes to the board. */
  | { act: 'Arrive' }
  /** Leaves the playing area or the venue. */
  | { act: 'Leave'; place: Place; permitted?: boolean }
  /** Comes back. */
  | { act: 'Return' }
  /** Touches a piece. */
  | { act: 'Touch'; square: Square; manner?: Manner }
  /** Touches a piece of each colour, and it is unclear which came first. */
  | { act: 'TouchBoth'; square: Square; other: Square }
  /** Puts a piece on a square and lets it go. */
  | { act: 'Release'; from: Square; to: Square }
  /** Takes a piece off the board. */
  | { act: 'Remove'; square: Square }
  /** Puts a new piece on a square and lets it go. */
  | { act: 'Put'; square: Square; role: PromotionRole }
  /** Lets a new piece touch a square without letting it go. */
  | { act: 'Rest'; square: Square; role: PromotionRole }
  /** Makes a whole move, from the touch to the release. */
  | { act: 'Play'; play: Play }
  /** Puts everything back as it was, before he presses. */
  | { act: 'TakeBack' }
  /** Announces a move, as in play with a visually impaired player. */
  | { act: 'Announce'; play: Play }
  /** Repeats the move that the opponent has announced. */
  | { act: 'Repeat'; play: Play }
  /** Presses the clock. */
  | { act: 'Press'; hand?: Hand }
  /** Offers a draw. */
  | { act: 'Offer'; form?: OfferForm }
  /** Accepts the offer of a draw. */
  | { act: 'Accept' }
  /** Refuses it in words. */
  | { act: 'Refuse' }
  /** Claims something. */
  | { act: 'Claim'; claim: Claim }
  /** Resigns. */
  | { act: 'Resign' }
  /** Stops both clocks. */
  | { act: 'Stop'; reason: StopReason }
  /** Writes on his own scoresheet, in the next place. */
  | { act: 'Record'; written: Written }
  /** Signs the scoresheets with a result. */
  | { act: 'Sign'; score: Score }
  /** Displaces pieces, as with a sleeve; on the opponent's time his own clock runs until they are back. */
  | { act: 'Displace'; squares: readonly Square[] }
  /** Puts displaced pieces back. */
  | { act: 'PutBack' }
  /** Breaks a rule of conduct. */
  | { act: 'Offend'; misconduct: Misconduct }
  /** Asks the arbiter for something. */
  | { act: 'Ask'; request: Request }
  /** Gives the opponent's scoresheet back. */
  | { act: 'ReturnSheet' }
  /** Appeals against the last decision. */
  | { act: 'Appeal' }
  /** Puts a move into the envelope and stops the clock. */
  | { act: 'Seal'; written: Written }
  /** Adjourns before the session ends; so much of it is left and charged to him. */
  | { act: 'Adjourn'; rest: Time }
  /** States which move he had sealed, when the envelope is lost. */
  | { act: 'State'; play: Play }

const PLAYER_ACT: Table = [
  { act: 'Arrive', verb: 'arrives', pieces: [] },
  {
    act: 'Leave',
    verb: 'leaves',
    pieces: [
      { kind: 'field', field: 'place', term: PLACE },
      { kind: 'flag', field: 'permitted', word: 'with-permission', when: true },
    ],
  },
  { act: 'Return', verb: 'returns', pieces: [] },
  {
    act: 'Touch',
    verb: 'touches',
    pieces: [
      { kind: 'field', field: 'square', term: 'Square' },
      { kind: 'default', field: 'manner', term: MANNER, usual: 'deliberately' },
    ],
  },
  {
    act: 'TouchBoth',
    verb: 'touches',
    pieces: [
      { kind: 'field', field: 'square', term: 'Square' },
      { kind: 'word', word: 'and' },
      { kind: 'field', field: 'other', term: 'Square' },
      { kind: 'word', word: 'in-unknown-order' },
    ],
  },
  {
    act: 'Release',
    verb: 'releases',
    pieces: [
      { kind: 'field', field: 'from', term: 'Square' },
      { kind: 'word', word: 'on' },
      { kind: 'field', field: 'to', term: 'Square' },
    ],
  },
  { act: 'Remove', verb: 'removes', pieces: [{ kind: 'field', field: 'square', term: 'Square' }] },
  {
    act: 'Put',
    verb: 'puts',
    pieces: [
      { kind: 'field', field: 'role', term: 'PromotionRole' },
      { kind: 'word', word: 'on' },
      { kind: 'field', field: 'square', term: 'Square' },
    ],
  },
  {
    act: 'Rest',
    verb: 'rests',
    pieces: [
      { kind: 'field', field: 'role', term: 'PromotionRole' },
      { kind: 'word', word: 'on' },
      { kind: 'field', field: 'square', term: 'Square' },
    ],
  },
  { act: 'Play', verb: 'plays', pieces: [{ kind: 'field', field: 'play', term: 'Play' }] },
  { act: 'TakeBack', verb: 'takes-back', pieces: [] },
  { act: 'Announce', verb: 'announces', pieces: [{ kind: 'field', field: 'play', term: 'Play' }] },
  { act: 'Repeat', verb: 'repeats', pieces: [{ kind: 'field', field: 'play', term: 'Play' }] },
  {
    act: 'Press',
    verb: 'presses',
    pieces: [{ kind: 'default', field: 'hand', term: HAND, usual: 'with-same-hand' }],
  },
  {
    act: 'Offer',
    verb: 'offers-draw',
    pieces: [{ kind: 'default', field: 'form', term: OFFER_FORM, usual: 'plainly' }],
  },
  { act: 'Accept', verb: 'accepts', pieces: [] },
  { act: 'Refuse', verb: 'refuses', pieces: [] },
  { act: 'Claim', verb: 'claims', pieces: [{ kind: 'field', field: 'claim', term: CLAIM }] },
  { act: 'Resign', verb: 'resigns', pieces: [] },
  { act: 'Stop', verb: 'stops-clocks', pieces: [{ kind: 'field', field: 'reason', term: STOP_REASON }] },
  { act: 'Record', verb: 'records', pieces: [{ kind: 'field', field: 'written', term: 'Written' }] },
  { act: 'Sign', verb: 'signs', pieces: [{ kind: 'field', field: 'score', term: 'Score' }] },
  {
    act: 'Displace',
    verb: 'displaces',
    pieces: [{ kind: 'list', field: 'squares', term: 'Square', word: null }],
  },
  { act: 'PutBack', verb: 'puts-back', pieces: [] },
  { act: 'Offend', verb: 'offends', pieces: [{ kind: 'field', field: 'misconduct', term: MISCONDUCT }] },
  { act: 'Ask', verb: 'asks', pieces: [{ kind: 'field', field: 'request', term: REQUEST }] },
  { act: 'ReturnSheet', verb: 'returns-sheet', pieces: [] },
  { act: 'Appeal', verb: 'appeals', pieces: [] },
  { act: 'Seal', verb: 'seals', pieces: [{ kind: 'field', field: 'written', term: 'Written' }] },
  { act: 'Adjourn', verb: 'adjourns', pieces: [{ kind: 'field', field: 'rest', term: 'Time' }] },
  { act: 'State', verb: 'states', pieces: [{ kind: 'field', field: 'play', term: 'Play' }] },
]

export const player = (side: Side, act: PlayerAct): ActText =>
  inscribe(SUBJECTS, { who: 'player', side, ...act })

export type Aid =
  /** Makes a move of the player on the board. */
  | { act: 'Play'; play: Play }
  /** Announces a move. */
  | { act: 'Announce'; play: Play }
  /** Presses the player's clock. */
  | { act: 'Press' }
  /** Writes on the player's scoresheet. */
  | { act: 'Record'; written: Written }
  /** Tells the player counts or times because he asked. */
  | { act: 'InformAsked' }
  /** Tells him unasked. */
  | { act: 'InformUnasked' }
  /** Claims that the opponent's time is over. */
  | { act: 'ClaimFlag' }
  /** Tells the arbiter that the opponent touched a piece. */
  | { act: 'ReportTouch'; square: Square }
  /** Sees to the formalities of an adjournment. */
  | { act: 'Adjourn' }

const AID: Table = [
  { act: 'Play', verb: 'plays', pieces: [{ kind: 'field', field: 'play', term: 'Play' }] },
  { act: 'Announce', verb: 'announces', pieces: [{ kind: 'field', field: 'play', term: 'Play' }] },
  { act: 'Press', verb: 'presses', pieces: [] },
  { act: 'Record', verb: 'records', pieces: [{ kind: 'field', field: 'written', term: 'Written' }] },
  { act: 'InformAsked', verb: 'informs-asked', pieces: [] },
  { act: 'InformUnasked', verb: 'informs-unasked', pieces: [] },
  { act: 'ClaimFlag', verb: 'claims', pieces: [{ kind: 'word', word: 'flag' }] },
  { act: 'ReportTouch', verb: 'reports', pieces: [{ kind: 'field', field: 'square', term: 'Square' }] },
  { act: 'Adjourn', verb: 'adjourns', pieces: [] },
]

export const assistant = (side: Side, act: Aid): ActText =>
  inscribe(SUBJECTS, { who: 'assistant', side, ...act })

export type Agreement =
  /** Both agree to correct the illegal move that stands. */
  { act: 'AgreeToCorrect' }

const AGREEMENT: Table = [{ act: 'AgreeToCorrect', verb: 'agree-to-correct', pieces: [] }]

export const players = (act: Agreement): ActText => inscribe(SUBJECTS, { who: 'players', ...act })

export type ArbiterAct =
  /** Starts the session: White's clock runs. */
  | { act: 'Start' }
  /** Sees something. */
  | { act: 'Observe'; sight: Sight }
  /** Stops the clocks. */
  | { act: 'Stop' }
  /** Lets the clocks run on. */
  | { act: 'Restart' }
  /** Decides a claim that waits for him. */
  | { act: 'Decide'; verdict: Verdict }
  /** Penalises a player. */
  | { act: 'Penalise'; side: Side; penalty: Penalty }
  /** Sets a clock. */
  | { act: 'Set'; side: Side; time: Time }
  /** Gives time, as for a disturbance from outside. */
  | { act: 'Add'; side: Side; time: Time }
  /** Restores the position of so many half-moves ago. */
  | { act: 'TakeBack'; plies: number }
  /** Declares a result. */
  | { act: 'Declare'; score: Score }
  /** Annuls the game. */
  | { act: 'Annul' }
  /** Decides otherwise than the rule that holds unless he does: the game goes on. */
  | { act: 'PlayOn' }
  /** Consents to a draw that the event forbids without him. */
  | { act: 'Consent' }
  /** Asks the player on move to seal. */
  | { act: 'TellToSeal' }
  /** Checks the envelope; what is missing on it is listed. */
  | { act: 'CheckEnvelope'; missing?: readonly EnvelopeItem[] }
  /** Resumes an adjourned game. */
  | { act: 'Resume' }
  /** Opens the envelope. */
  | { act: 'OpenEnvelope' }
  /** Replaces the clock; the times are set apart. */
  | { act: 'ReplaceClock' }
  /** Expels a person who is not playing. */
  | { act: 'SendOut' }
  /** Inspects a player. */
  | { act: 'Inspect'; side: Side }
  /** Provides what a player needs: the missing piece, a scoresheet, an assistant. */
  | { act: 'Provide'; side: Side }
  /** Has the players reconstruct the game on a second board. */
  | { act: 'Reconstruct' }
  /** Tells a player what he must not, save the number of moves after a flag. */
  | { act: 'Tell'; side: Side; hint: Hint }

const ARBITER_ACT: Table = [
  { act: 'Start', verb: 'starts', pieces: [] },
  { act: 'Observe', verb: 'observes', pieces: [{ kind: 'field', field: 'sight', term: SIGHT }] },
  { act: 'Stop', verb: 'stops-clocks', pieces: [] },
  { act: 'Restart', verb: 'restarts-clocks', pieces: [] },
  { act: 'Decide', verb: '', pieces: [{ kind: 'field', field: 'verdict', term: VERDICT }] },
  {
    act: 'Penalise',
    verb: 'penalises',
    pieces: [
      { kind: 'field', field: 'side', term: 'Side' },
      { kind: 'field', field: 'penalty', term: PENALTY },
    ],
  },
  {
    act: 'Set',
    verb: 'sets',
    pieces: [
      { kind: 'field', field: 'side', term: 'Side' },
      { kind: 'word', word: 'to' },
      { kind: 'field', field: 'time', term: 'Time' },
    ],
  },
  {
    act: 'Add',
    verb: 'adds',
    pieces: [
      { kind: 'field', field: 'time', term: 'Time' },
      { kind: 'word', word: 'to' },
      { kind: 'field', field: 'side', term: 'Side' },
    ],
  },
  { act: 'TakeBack', verb: 'takes-back', pieces: [{ kind: 'field', field: 'plies', term: 'Number' }] },
  { act: 'Declare', verb: 'declares', pieces: [{ kind: 'field', field: 'score', term: 'Score' }] },
  { act: 'Annul', verb: 'annuls', pieces: [] },
  { act: 'PlayOn', verb: 'lets-play-on', pieces: [] },
  { act: 'Consent', verb: 'consents', pieces: [] },
  { act: 'TellToSeal', verb: 'tells-to-seal', pieces: [] },
  {
    act: 'CheckEnvelope',
    verb: 'checks-envelope',
    pieces: [{ kind: 'list', field: 'missing', term: ENVELOPE_ITEM, word: 'missing' }],
  },
  { act: 'Resume', verb: 'resumes', pieces: [] },
  { act: 'OpenEnvelope', verb: 'opens-envelope', pieces: [] },
  { act: 'ReplaceClock', verb: 'replaces-clock', pieces: [] },
  { act: 'SendOut', verb: 'sends-out', pieces: [] },
  { act: 'Inspect', verb: 'inspects', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
  { act: 'Provide', verb: 'provides', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
  { act: 'Reconstruct', verb: 'reconstructs', pieces: [] },
  {
    act: 'Tell',
    verb: 'tells',
    pieces: [
      { kind: 'field', field: 'side', term: 'Side' },
      { kind: 'field', field: 'hint', term: HINT },
    ],
  },
]

export const arbiter = (act: ArbiterAct): ActText => inscribe(SUBJECTS, { who: 'arbiter', ...act })

export type Discovery =
  /** The initial position was wrong. */
  | { act: 'WrongStart' }
  /** The board lies the wrong way. */
  | { act: 'BoardTurned' }
  /** The colours were reversed. */
  | { act: 'ColoursReversed' }
  /** The clock is set wrongly. */
  | { act: 'ClockSetting'; schedule_suffers?: boolean }
  /** The clock is evidently defective. */
  | { act: 'ClockDefect' }
  /** Pieces stand where they should not, since so many half-moves; without a number nobody can tell. */
  | { act: 'Displaced'; plies?: number | null }
  /** An illegal move was played earlier. */
  | { act: 'IllegalMove' }
  /** A flag is down, whatever the time: the evidence of the clock on the table. */
  | { act: 'Flag'; side: Side }
  /** The scoresheets cannot show that a player overstepped his time. */
  | { act: 'NotProvable' }
  /** The two boards differ and the scoresheets agree: this player wrote the right move and made another. */
  | { act: 'BoardsDiffer'; side: Side }
  /** The two boards differ and so do the scoresheets, since so many half-moves. */
  | { act: 'SheetsDiffer'; plies: number }
  /** The envelope is lost. */
  | { act: 'EnvelopeLost'; position_known: boolean }
  /** The times shown at resumption are wrong. */
  | { act: 'ResumptionTimes' }

const DISCOVERY: Table = [
  { act: 'WrongStart', verb: 'wrong-start', pieces: [] },
  { act: 'BoardTurned', verb: 'board-turned', pieces: [] },
  { act: 'ColoursReversed', verb: 'colours-reversed', pieces: [] },
  {
    act: 'ClockSetting',
    verb: 'clock-setting',
    pieces: [{ kind: 'flag', field: 'schedule_suffers', word: 'schedule-suffers', when: true }],
  },
  { act: 'ClockDefect', verb: 'clock-defect', pieces: [] },
  { act: 'Displaced', verb: 'displaced', pieces: [{ kind: 'maybe', field: 'plies', term: 'Number' }] },
  { act: 'IllegalMove', verb: 'illegal-move', pieces: [] },
  { act: 'Flag', verb: 'flag', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
  { act: 'NotProvable', verb: 'not-provable', pieces: [] },
  { act: 'BoardsDiffer', verb: 'boards-differ', pieces: [{ kind: 'field', field: 'side', term: 'Side' }] },
  { act: 'SheetsDiffer', verb: 'sheets-differ', pieces: [{ kind: 'field', field: 'plies', term: 'Number' }] },
  {
    act: 'EnvelopeLost',
    verb: 'envelope-lost',
    pieces: [{ kind: 'flag', field: 'position_known', word: 'position-unknown', when: false }],
  },
  { act: 'ResumptionTimes', verb: 'resumption-times', pieces: [] },
]

export const found = (act: Discovery): ActText => inscribe(SUBJECTS, { who: 'found', ...act })

export type Intrusion =
  /** Tells a player something about his game. */
  | { act: 'TellsPlayer' }
  /** Tells the arbiter about an irregularity. */
  | { act: 'TellsArbiter' }
  /** Interferes otherwise. */
  | { act: 'Interferes' }
  /** His telephone sounds. */
  | { act: 'PhoneRings' }

const INTRUSION: Table = [
  { act: 'TellsPlayer', verb: 'tells-player', pieces: [] },
  { act: 'TellsArbiter', verb: 'tells-arbiter', pieces: [] },
  { act: 'Interferes', verb: 'interferes', pieces: [] },
  { act: 'PhoneRings', verb: 'phone-rings', pieces: [] },
]

export const spectator = (act: Intrusion): ActText => inscribe(SUBJECTS, { who: 'spectator', ...act })

/** Any act, taken apart. */
export type Act =
  | ({ who: 'player'; side: Side } & PlayerAct)
  | ({ who: 'assistant'; side: Side } & Aid)
  | ({ who: 'players' } & Agreement)
  | ({ who: 'arbiter' } & ArbiterAct)
  | ({ who: 'found' } & Discovery)
  | ({ who: 'spectator' } & Intrusion)

const SUBJECTS: readonly Subject[] = [
  { who: 'player', word: 'white', side: 'white', table: PLAYER_ACT },
  { who: 'player', word: 'black', side: 'black', table: PLAYER_ACT },
  { who: 'assistant', word: 'assistant-of-white', side: 'white', table: AID },
  { who: 'assistant', word: 'assistant-of-black', side: 'black', table: AID },
  { who: 'players', word: 'players', table: AGREEMENT },
  { who: 'arbiter', word: 'arbiter', table: ARBITER_ACT },
  { who: 'found', word: 'found', table: DISCOVERY },
  { who: 'spectator', word: 'spectator', table: INTRUSION },
]

export const writeAct = (act: Act): ActText => inscribe(SUBJECTS, act)

/** An act taken apart; `null` where the text is none. */
export const readAct = (text: ActText): Act | null => perceive(SUBJECTS, text) as Act | null
