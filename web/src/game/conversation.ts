import type { ActText } from '../wire/grammar'
import { currentLanguage } from '../words/words.svelte'
import { Refusal } from '../wire/api'
import { MESSAGES, type FromClient, type ToClient } from '../wire/types'

const HEARTBEAT = 10_000
const SETTLED = 1_000
/** The longest time for an answer to a heartbeat or a greeting: after that the connection counts as dead. */
const PATIENCE = 15_000
/** How long after a heartbeat's answer a missing update may still arrive. */
const LATE = 2_000
const SHORTEST = 300
const LONGEST = 5_000
/** A connection that lasted this long was stable: the next attempt comes quickly again. */
const STEADY = 5_000

/** The close code after which reconnecting is useless; the refusal before it says why. */
const REFUSED = 1008

export type Line = 'connecting' | 'open' | 'lost' | 'closed'
/** Why a conversation has ended for good. */
export type End = 'refused' | 'deleted'

type Waiting = { resolve: (seq: number) => void; reject: (error: Refusal) => void }
type Timer = ReturnType<typeof setTimeout>

type Listener = {
  message: (message: ToClient) => void
  line: (line: Line) => void
  lag: (ms: number) => void
  /** The last known event: only later ones are sent. */
  since: () => number | undefined
  /** The server has ended the conversation for good. */
  ended: (why: End) => void
}

/** A socket for one role in one game, which reconnects by itself. */
export class Conversation {
  #socket: WebSocket | null = null
  #waiting = new Map<number, Waiting>()
  #pings = new Map<number, number>()
  #number = 0
  #delay = SHORTEST
  #heartbeat: ReturnType<typeof setInterval> | undefined
  /** Fires when the server has not answered in time. */
  #patience: Timer | undefined
  #catchUp: Timer | undefined
  #retry: Timer | undefined
  #first: Timer | undefined
  #steady: Timer | undefined
  #ended = false
  /** The server has said that the game was deleted. */
  #deleted = false

  constructor(
    private readonly game: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    this.#open()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Sends an act; resolves with the number of the last event when it is on disk. */
  act(act: ActText, expected: number, offerDraw: boolean): Promise<number> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) {
        reject(new Refusal(null))
        return
      }
      this.#number += 1
      this.#waiting.set(this.#number, { resolve, reject })
      this.#send({ type: 'act', id: this.#number, expected_seq: expected, act, offer_draw: offerDraw })
    })
  }

  /** Greets again, because something was missed. */
  again(): void {
    this.#drop()
  }

  end(): void {
    this.#ended = true
    this.#stop()
    clearTimeout(this.#retry)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
    this.#forget()
  }

  /** The network or the user is back: reconnect at once, or check an old connection. */
  #hurry = (): void => {
    if (document.hidden || this.#ended) return
    if (this.#socket) {
      this.#ping()
      return
    }
    clearTimeout(this.#retry)
    this.#open()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/socket`)
    this.#socket = socket
    this.#wait()
    socket.onopen = () => {
      if (this.#socket !== socket) return
      const since = this.listener.since()
      this.#send({
        type: 'hello',
        version: MESSAGES,
        language: currentLanguage(),
        ...(this.token ? { token: this.token } : {}),
        ...(since === undefined ? {} : { since }),
      })
      this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT)
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      if (typeof event.data === 'string') this.#hear(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#over(event.code)
    }
  }

  /** Abandons a connection without waiting for the close handshake, which a dead one never completes. */
  #drop(): void {
    const socket = this.#socket
    if (!socket || this.#ended) return
    this.#over(null)
    socket.close()
  }

  /** A connection has ended: with the server's close code, or because we abandoned it. */
  #over(code: number | null): void {
    this.#socket = null
    this.#stop()
    this.#forget()
    if (this.#ended || code === REFUSED) {
      this.listener.line('closed')
      // Reconnecting would not make a link valid, or bring a deleted game back.
      if (!this.#ended) this.listener.ended(this.#deleted ? 'deleted' : 'refused')
      this.end()
      return
    }
    this.listener.line('lost')
    // Random delay: after a restart of the server not all clients reconnect at the same moment.
    this.#retry = setTimeout(() => this.#open(), this.#delay * (0.5 + Math.random() / 2))
    this.#delay = Math.min(this.#delay * 2, LONGEST)
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'state':
        clearTimeout(this.#patience)
        this.#patience = undefined
        this.#steady = setTimeout(() => (this.#delay = SHORTEST), STEADY)
        this.listener.line('open')
        // Not at once: while the page is being drawn the measured latency would be too long.
        this.#first = setTimeout(() => this.#ping(), SETTLED)
        break
      case 'ack':
        this.#waiting.get(message.id)?.resolve(message.seq)
        this.#waiting.delete(message.id)
        break
      case 'refused': {
        if (message.fault.kind === 'gone') this.#deleted = true
        const waiting = this.#waiting.get(message.id)
        this.#waiting.delete(message.id)
        waiting?.reject(new Refusal(message.fault))
        if (waiting) return
        break
      }
      case 'pong': {
        const sent = this.#pings.get(message.id)
        this.#pings.delete(message.id)
        clearTimeout(this.#patience)
        this.#patience = undefined
        if (sent !== undefined) this.listener.lag(performance.now() - sent)
        this.#compare(message.seq)
        break
      }
      default:
    }
    this.listener.message(message)
  }

  /** The server has an event that is unknown here. Its update may be on the way; otherwise it was lost. */
  #compare(seq: number): void {
    clearTimeout(this.#catchUp)
    if ((this.listener.since() ?? 0) >= seq) return
    this.#catchUp = setTimeout(() => {
      if ((this.listener.since() ?? 0) < seq) this.#drop()
    }, LATE)
  }

  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#number += 1
    this.#pings.set(this.#number, performance.now())
    this.#send({ type: 'ping', id: this.#number })
    this.#wait()
  }

  /** Starts the timeout for an answer, unless one is running. */
  #wait(): void {
    this.#patience ??= setTimeout(() => this.#drop(), PATIENCE)
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #stop(): void {
    clearInterval(this.#heartbeat)
    for (const timer of [this.#patience, this.#catchUp, this.#first, this.#steady]) clearTimeout(timer)
    this.#patience = undefined
  }

  #forget(): void {
    for (const { reject } of this.#waiting.values()) reject(new Refusal(null))
    this.#waiting.clear()
    this.#pings.clear()
  }
}
