/** A game without the board against the server's engine. The server reads, judges and moves; here it is kept how far the game has come. */
import { api, ask, reason } from '../../wire/api'
import { Job } from '../../wire/job.svelte'
import type { components } from '../../wire/openapi'
import type { Side } from '../../wire/types'
import { clearBlindGame, keepBlindGame, keepBlindRung, type KeptBlindGame } from './progress'

type Schemas = components['schemas']
export type BlindGame = Schemas['BlindGame']
type Step = Schemas['BlindStep']
type Text = Schemas['MoveText']

/** What was said last: by whom, and what. */
export type Heard = { own: Text | null; reply: Text | null }

export class BlindMatch {
  game = $state.raw<BlindGame | null>(null)
  heard = $state.raw<Heard>({ own: null, reply: null })
  /** Who plays against the reader, and at which rating, once it has moved. */
  opponent = $state.raw<{ name: string; rating: number | null } | null>(null)
  peeks = $state(0)
  isPeeking = $state(false)
  job = $state.raw<Job | null>(null)
  /** A request is under way. */
  isAsking = $state(false)
  /** Why something that was typed, or the engine's move, was refused. */
  problem = $state<string | null>(null)
  /** The engine is to move, and its move was not to be had. */
  isStuck = $state(false)
  readonly side: Side
  readonly level: number

  constructor(
    { side, level, peeks }: Pick<KeptBlindGame, 'side' | 'level' | 'peeks'>,
    /** Called with what is to be said aloud. */
    private readonly onheard: (what: 'reply' | 'over') => void,
  ) {
    this.side = side
    this.level = level
    this.peeks = peeks
  }

  get isOver(): boolean {
    return !!this.game?.ending
  }

  get isOwnTurn(): boolean {
    return this.game?.turn === this.side && !this.isOver
  }

  private get moves(): string[] {
    return this.game?.moves.map(({ uci }) => uci) ?? []
  }

  /** Begins, or goes on after these moves. */
  async begin(moves: string[] = []): Promise<void> {
    await this.asked(async () => this.reached(await ask(api.POST('/api/blind', { body: { moves } }))))
    if (this.game && !this.isOver && !this.isOwnTurn) await this.reply()
  }

  /** Whether it was taken. */
  async step(step: Step): Promise<boolean> {
    const before = this.game
    await this.asked(async () => {
      const game = await ask(api.POST('/api/blind', { body: { moves: this.moves, step } }))
      this.heard = { own: step.kind === 'move' ? (game.moves.at(-1) ?? null) : null, reply: null }
      this.reached(game, step.kind === 'resign')
    })
    if (this.game === before) return false
    if (!this.isOver) await this.reply()
    return true
  }

  /** Has the engine move. */
  async reply(): Promise<void> {
    const job = new Job()
    this.job = job
    this.isStuck = false
    this.problem = null
    try {
      const answer = await job.begin({ kind: 'blind-game', moves: this.moves, level: this.level })
      if (this.job !== job || answer?.kind !== 'blind-game') return
      this.opponent = { name: answer.engine.name, rating: answer.rating ?? null }
      this.heard = { ...this.heard, reply: answer.played }
      this.reached(answer.game)
      if (!this.isOver) this.onheard('reply')
    } catch (error) {
      if (this.job !== job) return
      this.problem = reason(error)
      this.isStuck = true
    } finally {
      if (this.job === job) this.job = null
    }
  }

  peek(): void {
    if (!this.isPeeking) this.peeks += 1
    this.isPeeking = !this.isPeeking
    this.keep()
  }

  /** Stops what the server does for this game. */
  leave(): void {
    this.job?.stop()
    this.job = null
  }

  private async asked(call: () => Promise<void>): Promise<void> {
    this.isAsking = true
    this.problem = null
    try {
      await call()
    } catch (error) {
      this.problem = reason(error)
    } finally {
      this.isAsking = false
    }
  }

  private reached(game: BlindGame, isResigned = false): void {
    this.game = game
    this.isPeeking = false
    if (!game.ending) {
      this.keep()
      return
    }
    clearBlindGame()
    if (!isResigned) keepBlindRung(this.peeks, Date.now())
    this.onheard('over')
  }

  private keep(): void {
    const { side, level, peeks, moves } = this
    if (!this.isOver) keepBlindGame({ side, level, peeks, moves })
  }
}
