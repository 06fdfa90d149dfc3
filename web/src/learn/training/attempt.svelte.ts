import { carried, opposite, piecesOf, placement, promotes, type Square } from '../../board/squares'
import type { PromotionLetter } from '../../wire/grammar'
import type { Side } from '../../wire/types'
import type { Effort } from '../schedule'
import { chosen, collected, marked, pointed, readMove, readSquares, textOf, type Verdict } from './answers'
import type { ChoiceOption, Exercise, Hint, MoveNode, MoveText } from './types'

/** How the first answer to an exercise went. */
export type Result = Omit<Effort, 'slowMs'> & { exercise: Exercise }

/** Why something that was typed or put on the board is no answer. */
export type Refused = { kind: 'illegal' | 'none' | 'several' } | { kind: 'square'; found: string }

/** Moves that are being shown on the board. */
export type Showing = { fen: string; line: MoveText[] }

/** How long one sees a move before it is answered. */
const PAUSE_MS = 550

export const turnOf = (fen: string): Side => (fen.split(' ')[1] === 'b' ? 'black' : 'white')

/** The placement after moves that the server says are legal. */
export function after(fen: string, moves: string[]): string {
  let pieces = piecesOf(fen)
  for (const uci of moves) pieces = carried(pieces, uci)
  const turn = moves.length % 2 ? opposite(turnOf(fen)) : turnOf(fen)
  return `${placement(pieces)} ${turn === 'white' ? 'w' : 'b'} - - 0 1`
}

/** One exercise being answered: what was done, and what the exercise says of it. */
export class Attempt {
  /** First the position is looked at, where it is hidden afterwards. */
  phase = $state<'looking' | 'asking' | 'right' | 'wrong' | 'shown'>('asking')
  /** How many of the hints that are at hand are open. */
  hints = $state(0)
  /** How many were opened in earlier positions of the exercise. */
  #hinted = 0
  verdict = $state.raw<Verdict | null>(null)
  /** The squares chosen so far, or the one a move begins on. */
  squares = $state.raw<Square[]>([])
  /** The moves collected so far, where all of them are wanted. */
  moves = $state.raw<string[]>([])
  /** The option that was chosen. */
  option = $state<string | null>(null)
  refused = $state.raw<Refused | null>(null)
  promoting = $state.raw<{ from: Square; to: Square; side: Side } | null>(null)
  showing = $state.raw<Showing | null>(null)
  step = $state(0)
  /** What is said of a move after which the exercise goes on. */
  said = $state('')
  /** The board that should have stayed hidden, or that showed an earlier position, was looked at. */
  isSeen = $state(false)
  /** How many of the moves from an earlier position are on the board. */
  near = $state(0)
  /** Incremented to put the pieces back. */
  revision = $state(0)
  #node = $state(0)
  #fen = $state('')
  #last = $state<string | null>(null)
  #answering: ReturnType<typeof setTimeout> | undefined
  #result: Result | null = null
  #begun: number

  constructor(
    readonly exercise: Exercise,
    begun: number,
    readonly ended: (result: Result) => void,
    readonly now: () => number = Date.now,
    readonly pause = PAUSE_MS,
  ) {
    const { answer } = exercise
    this.#begun = begun
    if (exercise.sight === 'then-hidden') this.phase = 'looking'
    if (answer.kind === 'moves') this.#node = answer.start
    this.#fen = this.node?.fen ?? exercise.fen ?? ''
  }

  /** The position in which a move is asked for. */
  get node(): MoveNode | null {
    const { answer } = this.exercise
    return answer.kind === 'moves' ? (answer.nodes[this.#node] ?? null) : null
  }

  /** The hints that are at hand: those of the position in which a move is asked for, or of the exercise. */
  get help(): Hint[] {
    return this.node?.hints?.length ? this.node.hints : this.#node ? [] : this.exercise.hints
  }

  /** Whether several things make one answer, which is handed in. */
  get isCollecting(): boolean {
    const { answer } = this.exercise
    return answer.kind === 'squares' || (answer.kind === 'moves' && answer.all)
  }

  get isAsking(): boolean {
    return this.phase === 'asking'
  }

  /** The position on the board. */
  get fen(): string {
    const { showing } = this
    if (!showing) return this.#fen
    return after(
      showing.fen,
      showing.line.slice(0, this.step).map(({ uci }) => uci),
    )
  }

  get last(): string | null {
    return this.showing ? (this.showing.line[this.step - 1]?.uci ?? null) : this.#last
  }

  /** Whose pieces can be moved. */
  get hand(): Side | 'none' {
    const { node } = this
    return node && this.isAsking && this.#fen === node.fen && !this.promoting ? turnOf(node.fen) : 'none'
  }

  /** The reader has the position in mind: from now on the time counts. */
  ready(): void {
    if (this.phase !== 'looking') return
    this.phase = 'asking'
    this.#begun = this.now()
  }

  hint(): void {
    if (this.isAsking && this.hints < this.help.length) this.hints += 1
  }

  /** Looks at the position that is to be kept in mind: a hint like others. */
  look(): void {
    if (this.isAsking) this.isSeen = true
    this.squares = []
  }

  /** The board of the earlier position comes one move nearer: a hint, too. */
  nearer(): void {
    const moves = this.exercise.earlier?.moves ?? []
    if (this.isAsking && this.near < moves.length) this.near += 1
    if (this.near === moves.length) this.look()
    this.squares = []
  }

  choose(option: ChoiceOption): void {
    if (!this.isAsking) return
    this.option = option.key
    this.#conclude(chosen(option))
  }

  /** A square was pointed at. */
  point(square: Square): void {
    if (!this.isAsking) return
    this.refused = null
    const { answer } = this.exercise
    if (answer.kind === 'square') {
      this.squares = [square]
      this.#conclude(pointed(answer, square))
    } else if (answer.kind === 'squares') {
      const has = this.squares.includes(square)
      this.squares = has ? this.squares.filter((one) => one !== square) : [...this.squares, square]
    } else if (answer.kind === 'moves') {
      // The board shows an earlier position, so a move is told by its two squares.
      const [from] = this.squares
      this.squares = from === square ? [] : from ? [] : [square]
      if (from && from !== square && !this.drop(from, square)) this.squares = [square]
    }
  }

  /** What was collected is the answer. */
  handIn(): void {
    const { answer } = this.exercise
    if (!this.isAsking || !this.isCollecting) return
    if (answer.kind === 'squares') this.#conclude(marked(answer, this.squares))
    else if (this.node) this.#conclude(collected(this.node, this.moves))
  }

  /** Takes a move into what is collected, or out of it. */
  collect(uci: string): void {
    this.moves = this.moves.includes(uci) ? this.moves.filter((one) => one !== uci) : [...this.moves, uci]
    this.revision += 1
  }

  /** A piece is put down; whether that is a move. */
  drop(from: Square, to: Square): boolean {
    const { node } = this
    if (!node || !this.isAsking) return false
    this.refused = null
    const piece = piecesOf(node.fen).get(from)
    if (piece && promotes(piece, to) && node.moves[`${from}${to}q`]) {
      this.promoting = { from, to, side: piece.side }
      return true
    }
    if (node.moves[from + to]) {
      this.play(from + to)
      return true
    }
    if (from !== to) this.refused = { kind: 'illegal' }
    return false
  }

  promote(letter: PromotionLetter | null): void {
    const asked = this.promoting
    this.promoting = null
    if (asked && letter) this.play(`${asked.from}${asked.to}${letter}`)
    else this.revision += 1
  }

  /** An answer that was typed; whether it was understood. */
  type(text: string, letters: string): boolean {
    const { answer } = this.exercise
    this.refused = null
    if (!this.isAsking) return false
    if (answer.kind === 'moves' && answer.all) return this.#typeAll(text, letters)
    if (answer.kind === 'moves') {
      const read = readMove(text, this.node?.moves ?? {}, letters)
      if ('uci' in read) this.play(read.uci)
      else this.refused = { kind: read.wrong }
      return 'uci' in read
    }
    if (answer.kind === 'choice') {
      const option = answer.options.find(
        ({ label }, index) =>
          label.toLowerCase() === text.trim().toLowerCase() || String(index + 1) === text.trim(),
      )
      if (option) this.choose(option)
      else this.refused = { kind: 'none' }
      return !!option
    }
    const read = readSquares(text)
    if ('wrong' in read) {
      this.refused = { kind: 'square', found: read.wrong }
      return false
    }
    if (answer.kind === 'square') {
      const [square, ...more] = read.squares
      if (!square || more.length) this.refused = { kind: 'square', found: text.trim() }
      else this.point(square)
      return !!square && !more.length
    }
    this.squares = read.squares
    this.handIn()
    return true
  }

  /** Several moves that were typed, added to what is collected; none of them if one cannot be read. */
  #typeAll(text: string, letters: string): boolean {
    const found: string[] = []
    for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
      const read = readMove(word, this.node?.moves ?? {}, letters)
      if ('wrong' in read) {
        this.refused = { kind: read.wrong }
        return false
      }
      found.push(read.uci)
    }
    this.moves = [...new Set([...this.moves, ...found])]
    return found.length > 0
  }

  play(uci: string): void {
    const { node } = this
    const move = node?.moves[uci]
    if (!node || !move || !this.isAsking) return
    const { answer } = this.exercise
    if (answer.kind === 'moves' && answer.all) {
      this.squares = []
      this.collect(uci)
      return
    }
    if (move.verdict === 'also') {
      // Good, but not what is asked for: no mistake, and no answer either.
      this.said = move.sentence
      this.squares = []
      this.revision += 1
      return
    }
    this.#fen = after(node.fen, [uci])
    this.#last = uci
    this.squares = []
    const next = answer.kind === 'moves' ? answer.nodes[move.next ?? -1] : undefined
    const isRight = move.verdict === 'right'
    if (!isRight || !next) {
      const refutation = isRight ? [] : [textOf(uci, move), ...(move.refutation ?? [])]
      this.#conclude({ isRight, sentence: move.sentence, refutation, missing: [], extra: [] })
      return
    }
    this.said = move.sentence
    this.#answering = setTimeout(() => {
      this.#hinted += this.hints
      this.hints = 0
      this.#node = move.next ?? 0
      this.#fen = next.fen
      this.#last = move.reply?.uci ?? move.instead?.uci ?? uci
    }, this.pause)
  }

  /** Shows moves on the board, from the first one. */
  show(fen: string, line: MoveText[]): void {
    this.showing = { fen, line }
    this.step = 0
  }

  go(step: number): void {
    this.step = Math.max(0, Math.min(this.showing?.line.length ?? 0, step))
  }

  /** The refutation of the answer, move by move. */
  refute(): void {
    const fen = this.node?.fen ?? this.exercise.fen
    if (fen && this.verdict?.refutation.length) this.show(fen, this.verdict.refutation)
  }

  /** The solution; where there was no answer yet, there is none any more. */
  solve(): void {
    clearTimeout(this.#answering)
    const { solution, answer, fen } = this.exercise
    const start = answer.kind === 'moves' ? (answer.nodes[answer.start]?.fen ?? fen) : fen
    if (this.isAsking || this.phase === 'looking') this.#end(false, true)
    this.phase = 'shown'
    if (start && solution.moves.length) this.show(start, solution.moves)
  }

  /** Another try, which counts for nothing. */
  retry(): void {
    this.phase = 'asking'
    this.verdict = null
    this.option = null
    this.refused = null
    this.showing = null
    this.squares = []
    this.moves = []
    this.said = ''
    this.#fen = this.node?.fen ?? this.exercise.fen ?? ''
    this.#last = null
    this.revision += 1
  }

  /** The page goes away. */
  leave(): void {
    clearTimeout(this.#answering)
  }

  #conclude(verdict: Verdict): void {
    this.verdict = verdict
    this.phase = verdict.isRight ? 'right' : 'wrong'
    this.refused = null
    this.#end(verdict.isRight, false)
  }

  #end(isRight: boolean, isShown: boolean): void {
    if (this.#result) return
    this.#result = {
      exercise: this.exercise,
      isRight,
      hints: this.#hinted + this.hints + this.near + (this.isSeen ? 1 : 0),
      isShown,
      ms: this.now() - this.#begun,
    }
    this.ended(this.#result)
  }
}
