import { kingOf, piecesOf, opposite, promotes, type Piece, type Square } from '../board/squares'
import type { Mark } from '../board/chessboard'
import { tastes } from '../shell/tastes.svelte'
import { ask, reason } from '../wire/api'
import { say, tell } from '../words/words.svelte'
import type { Moment, Side } from '../wire/types'
import type { GameTable } from './table.svelte'

type Going = { from: Square; to: Square; promotion: string }
type Asking = { from: Square; to: Square; side: Side }

/**
 * What the reader's hand does on the board. It knows no rules: whether a move is legal is read off the moves that the
 * server sent, and in governed play not even that is asked.
 */
export class Play {
  /** The last refusal, as a sentence. */
  refused = $state<string | null>(null)
  /** Counts up when the board must be put back. */
  revision = $state(0)
  /** The next piece touched is only adjusted. */
  adjusting = $state(false)
  /** A draw is offered with the next move (online). */
  offering = $state(false)
  /** A promotion waits for its piece. */
  promoting = $state<Asking | null>(null)
  /** A move waits to be confirmed. */
  unsure = $state<Going | null>(null)
  /** A move to be made as soon as it can be. */
  ahead = $state<Going | null>(null)
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

  /** Whose pieces this page may take into the hand now. */
  get hand(): Side | 'both' | 'none' {
    const { moment, table } = this
    if (!moment || !this.isRunning || this.unsure || this.promoting) return 'none'
    const isMine = this.sides.includes(moment.turn)
    // An assistant moves as he is told: only the player's own touch binds.
    if (table.assists) return isMine ? moment.turn : 'none'
    // Governed, hands are free at any time: what is done out of turn is for the Laws to judge.
    if (this.isGoverned) return this.sides.length ? 'both' : 'none'
    if (isMine) return moment.turn
    return tastes.premove && table.sides[0] && !table.isShared ? table.sides[0] : 'none'
  }

  get marks(): { square: Square; mark: Mark }[] {
    const { moment } = this
    if (!moment) return []
    const marks: { square: Square; mark: Mark }[] = []
    const last = moment.last_move
    if (last) {
      marks.push({ square: last.slice(0, 2), mark: 'last' }, { square: last.slice(2, 4), mark: 'last' })
    }
    const pieces = piecesOf(moment.fen)
    const king = moment.check ? kingOf(pieces, moment.turn) : null
    if (king) marks.push({ square: king, mark: 'check' })
    if (this.ahead) {
      marks.push({ square: this.ahead.from, mark: 'ahead' }, { square: this.ahead.to, mark: 'ahead' })
    }
    if (this.held) {
      marks.push({ square: this.held, mark: 'hand' })
      if (!this.isGoverned && this.sides.includes(moment.turn)) {
        for (const move of moment.moves) {
          if (!move.startsWith(this.held)) continue
          const to = move.slice(2, 4)
          marks.push({ square: to, mark: pieces.has(to) ? 'take' : 'to' })
        }
      }
    }
    return marks
  }

  act(side: Side, deed: string, offerDraw = false): void {
    this.refused = null
    const who = this.table.assists ? `assistant-of-${side}` : side
    this.table.act(`${who} ${deed}`, { actor: side, offerDraw }).catch((error: unknown) => {
      this.refused = reason(error)
      this.revision += 1
    })
  }

  /** The side whose hand is on the board: the one on move, unless this page serves the other alone. */
  #mover(moment: Moment): Side {
    const { sides } = this
    return sides.includes(moment.turn) ? moment.turn : (sides[0] ?? moment.turn)
  }

  /** A player is for correcting an illegal move; on one device both are. */
  agree(side: Side): void {
    this.refused = null
    const sides = this.table.isShared ? this.table.sides : [side]
    for (const actor of sides) {
      this.table.act('players agree-to-correct', { actor }).catch((error: unknown) => {
        this.refused = reason(error)
      })
    }
  }

  rule(act: string): void {
    this.refused = null
    this.table.act(act, { actor: 'arbiter' }).catch((error: unknown) => {
      this.refused = reason(error)
      this.revision += 1
    })
  }

  press(side: Side): void {
    if (this.isGoverned && this.isRunning && this.moment?.clock) this.act(side, 'presses')
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
        this.act(mover, `touches ${square} adjusting`)
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
        !moment.moves.some((m) => m.startsWith(from + to))
      ) {
        void this.#whyNot(moment, from + to)
        return false
      }
      this.promoting = { from, to, side: piece.side }
      return true
    }
    return this.#go({ from, to: castles ?? to, promotion: '' }, piece.side)
  }

  promote(letter: string | null): void {
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
    const uci = await this.read(text)
    if (!uci || !moment) return false
    this.#send({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci.slice(4) }, moment.turn)
    return true
  }

  /** Announces a move by voice, as a visually impaired player or the assistant does. */
  async announce(side: Side, text: string): Promise<boolean> {
    const uci = await this.read(text)
    if (uci) this.act(side, `announces ${uci}`)
    return !!uci
  }

  /** The move that a text means; `null`, and a refusal, where it means none. */
  async read(text: string): Promise<string | null> {
    const { moment } = this
    if (!moment) return null
    this.refused = null
    const squares = /^([a-h][1-8])[-x ]?([a-h][1-8])=?([qrbnQRBN]?)$/.exec(text.trim())
    try {
      const read = await ask<{ uci: string }>('/notation', { body: { fen: moment.fen, text } })
      return read.uci
    } catch (error) {
      // Governed, what is written by its squares is played as it stands, legal or not.
      if (this.isGoverned && squares) {
        return `${squares[1]}${squares[2]}${(squares[3] ?? '').toLowerCase()}`
      }
      this.refused = reason(error)
      return null
    }
  }

  /** Something happened: a premove may be due, and a hand that held a piece may be empty. */
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
      const uci = ahead.from + ahead.to + ahead.promotion
      if (moment.moves.includes(uci)) this.#send(ahead, moment.turn)
    }
  }

  /** Notes a touch once for each piece and move: to take the same piece up again is no news. */
  #touch(mover: Side, square: Square): void {
    const plies = this.table.known?.state.scoresheet.length ?? 0
    if (this.#touchedAt !== plies) {
      this.#touched.clear()
      this.#touchedAt = plies
    }
    if (this.#touched.has(square)) return
    this.#touched.add(square)
    this.act(mover, `touches ${square}`)
  }

  #go(going: Going, side: Side): boolean {
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
    if (!moment.moves.includes(going.from + going.to + going.promotion)) {
      void this.#whyNot(moment, going.from + going.to)
      return false
    }
    if (tastes.confirm) this.unsure = going
    else this.#send(going, side)
    return true
  }

  #send(going: Going, side: Side): void {
    this.act(side, `plays ${going.from}${going.to}${going.promotion}`, this.offering)
    this.offering = false
  }

  async #whyNot(moment: Moment, uci: string): Promise<void> {
    try {
      const answer = await ask<{ sentence?: { en: string; it: string } | null; article?: string | null }>(
        '/why',
        {
          body: { fen: moment.fen, uci },
        },
      )
      const why = answer.sentence ? tell(answer.sentence) : ''
      this.refused = say('web-not-legal', { why, article: answer.article ?? 'none' })
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
      const square = (isShort ? 'g' : 'c') + from[1]
      return moment.moves.includes(from + square) ? square : null
    }
    if (to !== 'g' + from[1] && to !== 'c' + from[1]) return null
    const ontoRook = moment.moves.find((move) => {
      const rook = pieces.get(move.slice(2, 4))
      const isThisWing = to.startsWith('g') === move.slice(2, 4) > from
      return move.startsWith(from) && rook?.role === 'rook' && rook.side === piece.side && isThisWing
    })
    return ontoRook ? ontoRook.slice(2, 4) : null
  }
}

/** Who may press now by the space bar: whose press is due, or whose clock runs. */
export function presser(moment: Moment, sides: Side[]): Side | null {
  const due = moment.press_due ? opposite(moment.turn) : (moment.clock?.side ?? moment.turn)
  if (sides.includes(due)) return due
  return sides.length === 1 ? (sides[0] ?? null) : null
}
