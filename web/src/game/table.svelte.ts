import { api, ask, bearer, Refusal } from '../wire/api'
import type { ActText } from '../wire/grammar'
import type { Event, Fault, Link, LinkLine, Moment, Side, ToClient } from '../wire/types'
import { Conversation, type End, type Line } from './conversation'
import { hear, type Known } from './sheet'

/**
 * The secrets of a page by role; `other` while the role is unknown. The organiser's is only for managing links, and opens a conversation
 * only if there is no other.
 */
export type Tokens = { white?: string; black?: string; arbiter?: string; other?: string; organiser?: string }
export type Actor = Side | 'arbiter'

const ACTORS: Actor[] = ['white', 'black', 'arbiter']
/** How often an act is retried after conflicts. */
const TRIES = 5

/** A game as this page follows it. */
export class GameTable {
  known = $state.raw<Known | null>(null)
  line = $state<Line>('connecting')
  lag = $state<number | null>(null)
  connected = $state.raw<{ white: number; black: number; arbiter: number; spectators: number } | null>(null)
  /** Why the game cannot be opened. */
  closed = $state.raw<Fault | null>(null)
  /** Why the server has ended the conversation for good. */
  ended = $state<End | null>(null)
  /** The reader's own link after renewal, to be given away. */
  handed = $state.raw<Link | null>(null)
  /** The holders of the links, for people who have a link. */
  links = $state.raw<LinkLine[] | null>(null)
  rematch = $state<string | null>(null)
  /** When the last update arrived, by this device's clock: the clocks are counted from there. */
  arrived = $state(0)

  #conversations: { actor: Actor | null; conversation: Conversation }[] = []
  #last = 0
  #chain: Promise<unknown> = Promise.resolve()
  #listeners: ((events: Event[], moment: Moment) => void)[] = []
  #asking = false
  #stale = false

  constructor(
    readonly id: string,
    readonly tokens: Tokens,
    /** Whether the user may manage the links because he is signed in as the owner. */
    private readonly owns = false,
  ) {
    for (const actor of ACTORS) {
      const token = tokens[actor]
      if (token) this.#converse(actor, token)
    }
    if (!this.#conversations.length) this.#converse(null, tokens.other ?? tokens.organiser ?? null)
  }

  get moment(): Moment | null {
    return this.known?.state.moment ?? null
  }

  /** Whether one device serves both players. */
  get isShared(): boolean {
    return !!(this.tokens.white && this.tokens.black)
  }

  /** The sides this page may act for. */
  get sides(): Side[] {
    if (this.isShared) return ['white', 'black']
    const role = this.known?.state.role
    return role === 'white' || role === 'black' ? [role] : []
  }

  /** Whether this page may rule. */
  get rules(): boolean {
    return !!this.tokens.arbiter || this.known?.state.role === 'arbiter'
  }

  /** Whether this page acts for a player who has an assistant. */
  get assists(): boolean {
    return this.known?.state.role === 'assistant'
  }

  /** The secret for managing links: that of the role with the most rights. */
  get manager(): string | undefined {
    const { organiser, arbiter, white, black, other } = this.tokens
    return organiser ?? arbiter ?? white ?? black ?? other
  }

  /** Loads the holders of the links, and again after changes. */
  async seeLinks(): Promise<void> {
    if (!this.manager && !this.owns) return
    this.#stale = true
    if (this.#asking) return
    this.#asking = true
    while (this.#stale) {
      this.#stale = false
      try {
        const call = api.GET('/api/games/{id}/links', {
          params: { path: { id: this.id } },
          headers: bearer(this.manager),
        })
        this.links = (await ask(call)).links
      } catch (error) {
        // Without an answer keep what is known until the connection is back.
        if (error instanceof Refusal && error.fault) this.links = null
      }
    }
    this.#asking = false
  }

  tokenOf(side: Side): string | undefined {
    return this.tokens[side] ?? (this.known?.state.role === side ? this.tokens.other : undefined)
  }

  /** Called with whatever happens after the page has caught up. */
  onNews(listener: (events: Event[], moment: Moment) => void): void {
    this.#listeners.push(listener)
  }

  /**
   * Sends an act, after those sent before. An act marked `regardless` is sent again after a conflict.
   */
  act(
    act: ActText,
    options: { actor?: Actor; offerDraw?: boolean; regardless?: boolean } = {},
  ): Promise<void> {
    const bring = async (): Promise<void> => {
      const found = this.#conversations.find(({ actor }) => actor === options.actor) ?? this.#conversations[0]
      if (!found) throw new Refusal(null)
      for (let tries = options.regardless ? TRIES : 1; ; tries -= 1) {
        try {
          const seq = await found.conversation.act(act, this.#last, options.offerDraw ?? false)
          this.#last = Math.max(this.#last, seq)
          return
        } catch (error) {
          const seq = error instanceof Refusal && error.fault?.kind === 'conflict' ? error.fault.seq : null
          if (typeof seq !== 'number' || tries <= 1) throw error
          this.#last = Math.max(this.#last, seq)
        }
      }
    }
    const next = this.#chain.then(bring, bring)
    this.#chain = next.catch(() => undefined)
    return next
  }

  end(): void {
    for (const { conversation } of this.#conversations) conversation.end()
  }

  #converse(actor: Actor | null, token: string | null): void {
    const isFirst = this.#conversations.length === 0
    const conversation = new Conversation(this.id, token, {
      message: (message) => this.#hear(message, isFirst, conversation),
      line: (line) => {
        if (isFirst) this.line = line
      },
      lag: (ms) => {
        if (isFirst) this.lag = ms
      },
      since: () => this.known?.state.moment.seq,
      ended: (why) => (this.ended = why),
    })
    this.#conversations.push({ actor, conversation })
  }

  #hear(message: ToClient, isFirst: boolean, conversation: Conversation): void {
    if (message.type === 'refused') this.closed = message.fault
    if (!isFirst) return
    if (message.type === 'connected') this.connected = message
    if (['state', 'links', 'connected'].includes(message.type)) void this.seeLinks()
    if (message.type === 'rematch') this.rematch = message.game
    const before = this.known
    const heard = hear(before, message)
    if (!heard) return
    if (heard.missed) {
      conversation.again()
      return
    }
    this.known = heard.known
    this.arrived = performance.now()
    this.rematch = heard.known.state.rematch ?? this.rematch
    const { moment } = heard.known.state
    this.#last = Math.max(this.#last, moment.seq)
    if (before) {
      const fresh = heard.known.events.filter((event) => event.seq > before.state.moment.seq)
      if (fresh.length) for (const listener of this.#listeners) listener(fresh, moment)
    }
  }
}
