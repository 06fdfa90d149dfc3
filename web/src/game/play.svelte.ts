import { kingOf, lastMarks, piecesOf, opposite, promotes, type Piece, type Square } from '../board/squares'
import type { Mark } from '../board/chessboard'
import { tastes } from '../shell/tastes.svelte'
import { assistant, player, players, type Aid, type PlayerAct } from '../wire/acts'
import { api, ask, reason } from '../wire/api'
import {
  readUci,
  uciOf,
  type ActText,
  type Play as Move,
  type PromotionLetter,
  type Rank,
} from '../wire/grammar'
import { articleName, say } from '../words/words.svelte'
import type { Moment, Side } from '../wire/types'
import type { GameTable } from './table.svelte'

/** Acts that mean the same whatever happens at the same moment: both players arrive, sign or appeal at once. */
const REGARDLESS: ReadonlySet<PlayerAct['act']> = new Set<PlayerAct['act']>([
  'Arrive',
  'Sign',
  'Appeal',
  'Resign',
])

type Asking = { from: Square; to: Square; side: Side }

/**
 * The user's actions on the board. It has no rules: legality is read off the moves that the server sent, and in governed play it is not
 * even checked.
 */
export class Play {
  /** The last refusal, as a sentence. */
  refused = $state<string | null>(null)
  /** Incremented to reset the board. */
  revision = $state(0)
  /** The next touch is only to adjust the piece. */
  adjusting = $state(false)
  /** A draw is offered with the next move (online). */
  offering = $state(false)
  /** A promotion whose piece is being chosen. */
  promoting = $state<Asking | null>(null)
  /** A move to be confirmed. */
  unsure = $state<Move | null>(null)
  /** A premove. */
  ahead = $state<Move | null>(null)
  held = $state<Square | null>(null)
  /** The player whom an assistant's page serves. */
  helped = $state<Side>('white')
  #touched = new Set<Square>()
  #touchedAt = -1

  constructor(readonly table: GameTable) {}

  get moment(): Moment | null {
    return this.table.moment
  }

  get isGoverned(): boolean {
    return this.table.known?.state.settings.mode === 'governed'
  }

  get isRunning(): boolean {
    return this.moment?.status === 'running'
  }

  /** The sides that this page moves and presses for. */
  get sides(): Side[] {
    return this.table.assists ? [this.helped] : this.table.sides
  }

  /** The side whose pieces can be picked up here now. */
  get hand(): Side | 'both' | 'none' {
    const { moment, table } = this
    if (!moment || !this.isRunning || this.unsure || this.promoting) return 'none'
    const isMine = this.sides.includes(moment.turn)
    // An assistant moves on the player's instructions: only the player's own touch is binding.
    if (table.assists) return isMine ? moment.turn : 'none'
    // In governed play pieces can be picked up at any time: the Laws judge acts out of turn.
    if (this.isGoverned) return this.sides.length ? 'both' : 'none'
    if (isMine) return moment.turn
    return tastes.premove && table.sides[0] && !table.isShared ? table.sides[0] : 'none'
  }

  get marks(): { square: Square; mark: Mark }[] {
    const { moment } = this
    if (!moment) return []
    const marks: { square: Square; mark: Mark }[] = lastMarks(moment.last_move)
    const pieces = piecesOf(moment.fen)
    const king = moment.check ? kingOf(pieces, moment.turn) : null
    if (king) marks.push({ square: king, mark: 'check' })
    if (this.ahead) {
      marks.push({ square: this.ahead.from, mark: 'ahead' }, { square: this.ahead.to, mark: 'ahead' })
    }
    if (this.held) {
      marks.push({ square: this.held, mark: 'hand' })
      if (!this.isGoverned && this.sides.includes(moment.turn)) {
        for (const { from, to } of this.#moves(moment)) {
          if (from === this.held) marks.push({ square: to, mark: pieces.has(to) ? 'take' : 'to' })
        }
      }
    }
    return marks
  }

  /** A player does something. */
  act(side: Side, act: PlayerAct): void {
    this.#bring(player(side, act), side, false, REGARDLESS.has(act.act))
  }

  /** An assistant does something for a player. */
  aid(side: Side, aid: Aid): void {
    this.#bring(assistant(side, aid), side)
  }

  /** An act of a player, or of his assistant, depending on the page. */
  do(side: Side, act: PlayerAct & Aid, offerDraw = false): void {
    this.#bring(this.table.assists ? assistant(side, act) : player(side, act), side, offerDraw)
  }

  #bring(act: ActText, actor: Side | 'arbiter', offerDraw = false, regardless = false): void {
    this.refused = null
    this.table.act(act, { actor, offerDraw, regardless }).catch((error: unknown) => {
      this.refused = reason(error)
      this.revision += 1
    })
  }

  /** The side that acts on the board: the one on move, unless this page serves only the other. */
  #mover(moment: Moment): Side {
    const { sides } = this
    return sides.includes(moment.turn) ? moment.turn : (sides[0] ?? moment.turn)
  }

  /** Agrees to correct an illegal move; on a shared device for both players. */
  agree(side: Side): void {
    this.refused = null
    const sides = this.table.isShared ? this.table.sides : [side]
    for (const actor of sides) {
      this.table.act(players({ act: 'AgreeToCorrect' }), { actor }).catch((error: unknown) => {
        this.refused = reason(error)
      })
    }
  }

  /** The arbiter brings an act, his own or one that he tells of. */
  rule(act: ActText): void {
    this.#bring(act, 'arbiter')
  }

  press(side: Side): void {
    if (this.isGoverned && this.isRunning && this.moment?.clock) this.do(side, { act: 'Press' })
  }

  pick(square: Square): boolean {
    const { moment } = this
    if (!moment) return false
    const piece = piecesOf(moment.fen).get(square)
    if (!piece) return false
    if (this.isGoverned && !this.table.assists) {
      const mover = this.#mover(moment)
      if (this.adjusting) {
        this.adjusting = false
        this.act(mover, { act: 'Touch', square, manner: 'adjusting' })
        return false
      }
      this.#touch(mover, square)
      if (piece.side !== mover) return false
    }
    this.ahead = null
    this.held = square
    return true
  }

  drop(from: Square, to: Square): boolean {
    this.held = null
    const { moment } = this
    if (!moment) return false
    const pieces = piecesOf(moment.fen)
    const piece = pieces.get(from)
    if (!piece) return false
    const castles = this.#castling(moment, pieces, piece, from, to)
    if (pieces.get(to)?.side === piece.side && !castles) return false
    if (promotes(piece, to)) {
      if (
        !this.isGoverned &&
        moment.turn === piece.side &&
        !this.#moves(moment).some((move) => move.from === from && move.to === to)
      ) {
        void this.#whyNot(moment, { from, to })
        return false
      }
      this.promoting = { from, to, side: piece.side }
      return true
    }
    return this.#go({ from, to: castles ?? to }, piece.side)
  }

  promote(letter: PromotionLetter | null): void {
    const asked = this.promoting
    this.promoting = null
    if (!asked || !letter) {
      this.revision += 1
      return
    }
    if (!this.#go({ from: asked.from, to: asked.to, promotion: letter }, asked.side)) this.revision += 1
  }

  confirm(yes: boolean): void {
    const going = this.unsure
    this.unsure = null
    if (!going || !yes || !this.moment) this.revision += 1
    else this.#send(going, this.moment.turn)
  }

  /** A move that somebody typed, in any notation. */
  async type(text: string): Promise<boolean> {
    const { moment } = this
    const move = await this.read(text)
    if (!move || !moment) return false
    this.#send(move, moment.turn)
    return true
  }

  /** Announces a move by voice, as a visually impaired player or the assistant does. */
  async announce(side: Side, text: string): Promise<boolean> {
    const play = await this.read(text)
    if (play) this.do(side, { act: 'Announce', play })
    return !!play
  }

  /** The move that a text means; otherwise `null`, with a refusal. */
  async read(text: string): Promise<Move | null> {
    const { moment } = this
    if (!moment) return null
    this.refused = null
    const squares = /^([a-h][1-8])[-x ]?([a-h][1-8])=?([qrbnQRBN]?)$/.exec(text.trim())
    try {
      const read = await ask(api.POST('/api/notation', { body: { fen: moment.fen, text } }))
      return readUci(read.uci)
    } catch (error) {
      // In governed play a move given by its squares is played as it stands, legal or not.
      if (this.isGoverned && squares) {
        return readUci(squares.slice(1).join('').toLowerCase())
      }
      this.refused = reason(error)
      return null
    }
  }

  /** After an update: plays a due premove, and notices a piece that is not held any more. */
  follow(moment: Moment): void {
    const { ahead } = this
    if (moment.status !== 'running') {
      this.ahead = null
      this.unsure = null
      this.promoting = null
      this.held = null
      return
    }
    if (ahead && this.table.sides.includes(moment.turn)) {
      this.ahead = null
      if (moment.moves.includes(uciOf(ahead))) this.#send(ahead, moment.turn)
    }
  }

  /** Reports a touch once for each piece and move. */
  #touch(mover: Side, square: Square): void {
    const plies = this.table.known?.state.scoresheet.length ?? 0
    if (this.#touchedAt !== plies) {
      this.#touched.clear()
      this.#touchedAt = plies
    }
    if (this.#touched.has(square)) return
    this.#touched.add(square)
    this.act(mover, { act: 'Touch', square })
  }

  #go(going: Move, side: Side): boolean {
    const { moment } = this
    if (!moment) return false
    if (this.isGoverned) {
      this.#send(going, side)
      return true
    }
    if (moment.turn !== side) {
      this.ahead = going
      return false
    }
    if (!moment.moves.includes(uciOf(going))) {
      void this.#whyNot(moment, { from: going.from, to: going.to })
      return false
    }
    if (tastes.confirm) this.unsure = going
    else this.#send(going, side)
    return true
  }

  #send(play: Move, side: Side): void {
    this.do(side, { act: 'Play', play }, this.offering)
    this.offering = false
  }

  #moves(moment: Moment): Move[] {
    return moment.moves.flatMap((uci) => readUci(uci) ?? [])
  }

  async #whyNot(moment: Moment, move: Move): Promise<void> {
    try {
      const edition = this.table.known?.state.settings.edition ?? null
      const body = { fen: moment.fen, text: uciOf(move), edition }
      const answer = await ask(api.POST('/api/why', { body }))
      const article = answer.articles?.[0]
      this.refused = say('web-not-legal', {
        why: answer.sentence ?? '',
        article: article ? articleName(article) : 'none',
      })
    } catch (error) {
      this.refused = reason(error)
    }
  }

  /**
   * Where castling is spelt with another square than the one on which the piece was put: a king put on its rook, or in
   * Chess960 on the square where castling brings it. The move itself must be among those that the server sent.
   */
  #castling(
    moment: Moment,
    pieces: Map<Square, Piece>,
    piece: Piece,
    from: Square,
    to: Square,
  ): Square | null {
    if (piece.role !== 'king' || moment.moves.includes(from + to)) {
      return pieces.get(to)?.side === piece.side && moment.moves.includes(from + to) ? to : null
    }
    const isShort = to > from
    if (pieces.get(to)?.side === piece.side) {
      if (pieces.get(to)?.role !== 'rook') return null
      const square = `${isShort ? 'g' : 'c'}${from[1] as Rank}` as const
      return moment.moves.includes(from + square) ? square : null
    }
    if (to !== 'g' + from[1] && to !== 'c' + from[1]) return null
    const ontoRook = this.#moves(moment).find((move) => {
      const rook = pieces.get(move.to)
      const isThisWing = to.startsWith('g') === move.to > from
      return move.from === from && rook?.role === 'rook' && rook.side === piece.side && isThisWing
    })
    return ontoRook?.to ?? null
  }
}

/** The side that the space bar presses for: the one whose press is due, or whose clock runs. */
export function presser(moment: Moment, sides: Side[]): Side | null {
  const due = moment.press_due ? opposite(moment.turn) : (moment.clock?.side ?? moment.turn)
  if (sides.includes(due)) return due
  return sides.length === 1 ? (sides[0] ?? null) : null
}
