import { Refusal } from '../wire/api'
import { MESSAGES, type FromClient, type ToClient } from '../wire/types'

const HEARTBEAT = 10_000
const SETTLED = 1_000
const SHORTEST = 300
const LONGEST = 5_000

export type Line = 'connecting' | 'open' | 'lost' | 'closed'

type Waiting = { resolve: (seq: number) => void; reject: (error: Refusal) => void }

type Listener = {
  message: (message: ToClient) => void
  line: (line: Line) => void
  lag: (ms: number) => void
  /** The last event that is known, to be told only the later ones. */
  since: () => number | undefined
}

/** A socket that comes back by itself, for one role in one game. */
export class Conversation {
  #socket: WebSocket | null = null
  #waiting = new Map<number, Waiting>()
  #pings = new Map<number, number>()
  #number = 0
  #delay = SHORTEST
  #heartbeat: ReturnType<typeof setInterval> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #first: ReturnType<typeof setTimeout> | undefined
  #ended = false

  constructor(
    private readonly game: string,
    private readonly token: string | null,
    private readonly listener: Listener,
  ) {
    this.#open()
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
  }

  /** Brings an act; resolves with the number of the last event when it is on disk. */
  act(act: string, expected: number, offerDraw: boolean): Promise<number> {
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

  /** Greets anew: something was missed. */
  again(): void {
    this.#socket?.close()
  }

  end(): void {
    this.#ended = true
    clearInterval(this.#heartbeat)
    clearTimeout(this.#first)
    clearTimeout(this.#retry)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
    this.#forget()
  }

  #hurry = (): void => {
    if (document.hidden || this.#ended || this.#socket) return
    clearTimeout(this.#retry)
    this.#open()
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/games/${this.game}/socket`)
    this.#socket = socket
    socket.onopen = () => {
      const since = this.listener.since()
      this.#send({
        type: 'hello',
        version: MESSAGES,
        ...(this.token ? { token: this.token } : {}),
        ...(since === undefined ? {} : { since }),
      })
      this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT)
    }
    socket.onmessage = (event) => {
      if (typeof event.data === 'string') this.#hear(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = (event) => {
      if (this.#socket !== socket) return
      this.#socket = null
      clearInterval(this.#heartbeat)
      clearTimeout(this.#first)
      this.#forget()
      // 1008: the link is not valid, or was withdrawn. Trying again would not make it so.
      if (this.#ended || event.code === 1008) {
        this.listener.line('closed')
        return
      }
      this.listener.line('lost')
      this.#retry = setTimeout(() => this.#open(), this.#delay)
      this.#delay = Math.min(this.#delay * 2, LONGEST)
    }
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case 'state':
        this.#delay = SHORTEST
        this.listener.line('open')
        // Not at once: while the page is being drawn the answer would wait for that, and be no measure of the line.
        this.#first = setTimeout(() => this.#ping(), SETTLED)
        break
      case 'ack':
        this.#waiting.get(message.id)?.resolve(message.seq)
        this.#waiting.delete(message.id)
        break
      case 'refused': {
        const waiting = this.#waiting.get(message.id)
        this.#waiting.delete(message.id)
        waiting?.reject(new Refusal(message.fault))
        if (waiting) return
        break
      }
      case 'pong': {
        const sent = this.#pings.get(message.id)
        this.#pings.delete(message.id)
        if (sent !== undefined) this.listener.lag(performance.now() - sent)
        break
      }
      default:
    }
    this.listener.message(message)
  }

  #ping(): void {
    this.#number += 1
    this.#pings.set(this.#number, performance.now())
    this.#send({ type: 'ping', id: this.#number })
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  #forget(): void {
    for (const { reject } of this.#waiting.values()) reject(new Refusal(null))
    this.#waiting.clear()
    this.#pings.clear()
  }
}
