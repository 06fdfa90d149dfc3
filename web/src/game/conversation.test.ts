import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { player } from '../wire/acts'
import type { Refusal } from '../wire/api'
import type { ToClient } from '../wire/types'
import { Conversation, type End, type Line } from './conversation'

// Without sentences, which only the pages load.
vi.mock('../words/words.svelte', () => ({ say: (key: string) => key, currentLanguage: () => 'en' }))

/** A socket controlled by the test. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: { type: string; id?: number; since?: number; token?: string }[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FakeSocket['sent'][number])
  }

  /** Like a half-open connection: the other end never hears of it. */
  close(): void {
    this.closed = true
    this.readyState = 2
  }

  opens(): void {
    this.readyState = 1
    this.onopen?.()
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  closes(code: number): void {
    this.readyState = 3
    this.onclose?.({ code })
  }

  /** The heartbeats that were sent. */
  get pings(): number[] {
    return this.sent.flatMap(({ type, id }) => (type === 'ping' && id !== undefined ? [id] : []))
  }
}

let known: number | undefined
let lines: Line[]
let ends: End[]
let heard: ToClient[]
let talk: Conversation

function socket(index = -1): FakeSocket {
  const found = FakeSocket.all.at(index)
  if (!found) throw new Error('no socket')
  return found
}

/** The answer to a greeting. */
function state(seq: number): object {
  return { type: 'state', moment: { seq } }
}

/** A conversation in which the greeting was answered. */
function greeted(seq = 7): FakeSocket {
  socket().opens()
  known = seq
  socket().says(state(seq))
  return socket()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'club.example' })
  const listeners = new Map<string, () => void>()
  const target = {
    hidden: false,
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    fire: (name: string) => listeners.get(name)?.(),
  }
  vi.stubGlobal('document', target)
  vi.stubGlobal('addEventListener', target.addEventListener)
  vi.stubGlobal('removeEventListener', target.removeEventListener)
  vi.stubGlobal('fire', target.fire)
  FakeSocket.all = []
  known = undefined
  lines = []
  ends = []
  heard = []
  talk = new Conversation('abc', 'SECRET', {
    message: (message) => heard.push(message),
    line: (line) => lines.push(line),
    lag: () => undefined,
    since: () => known,
    ended: (why) => ends.push(why),
  })
})

afterEach(() => {
  talk.end()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a client that is behind', () => {
  it('greets anew from where it is when a heartbeat knows of more than it was told', () => {
    const first = greeted(7)
    vi.advanceTimersByTime(1_000)
    first.says({ type: 'pong', id: first.pings[0], server_time: 1, seq: 9 })
    vi.advanceTimersByTime(2_000)
    expect(first.closed).toBe(true)
    vi.advanceTimersByTime(400)
    expect(FakeSocket.all).toHaveLength(2)
    socket().opens()
    expect(socket().sent[0]).toMatchObject({ type: 'hello', token: 'SECRET', since: 7 })
  })

  it('stays where the update was only on its way', () => {
    const first = greeted(7)
    vi.advanceTimersByTime(1_000)
    first.says({ type: 'pong', id: first.pings[0], server_time: 1, seq: 9 })
    known = 9
    first.says({ type: 'update' })
    vi.advanceTimersByTime(5_000)
    expect(first.closed).toBe(false)
  })

  it('stays where it knows everything', () => {
    const first = greeted(7)
    vi.advanceTimersByTime(1_000)
    first.says({ type: 'pong', id: first.pings[0], server_time: 1, seq: 7 })
    vi.advanceTimersByTime(8_999)
    expect(first.closed).toBe(false)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('a line that is dead and does not say so', () => {
  it('is given up when a heartbeat is not answered for fifteen seconds', () => {
    const first = greeted()
    vi.advanceTimersByTime(1_000)
    expect(first.pings).toHaveLength(1)
    vi.advanceTimersByTime(14_999)
    expect(first.closed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(first.closed).toBe(true)
    expect(lines.at(-1)).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('says nothing more once it was given up', () => {
    const first = greeted()
    vi.advanceTimersByTime(16_000)
    const before = heard.length
    first.says({ type: 'update' })
    first.closes(1006)
    expect(heard).toHaveLength(before)
    vi.advanceTimersByTime(300)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('is given up when it never opens, or opens and does not answer the greeting', () => {
    vi.advanceTimersByTime(15_000)
    expect(socket(0).closed).toBe(true)
    vi.advanceTimersByTime(300)
    socket(1).opens()
    vi.advanceTimersByTime(15_000)
    expect(socket(1).closed).toBe(true)
  })

  it('holds as long as heartbeats are answered', () => {
    const first = greeted()
    for (let second = 0; second < 120; second += 1) {
      vi.advanceTimersByTime(1_000)
      for (const id of first.pings.slice(-1)) first.says({ type: 'pong', id, server_time: 1, seq: 7 })
    }
    expect(first.closed).toBe(false)
    expect(first.pings).toHaveLength(13)
  })

  it('is asked at once when the network is back', () => {
    const first = greeted()
    vi.advanceTimersByTime(2_000)
    first.says({ type: 'pong', id: first.pings[0], server_time: 1, seq: 7 })
    ;(globalThis as unknown as { fire: (name: string) => void }).fire('online')
    expect(first.pings).toHaveLength(2)
  })

  it('rejects what was being brought', async () => {
    greeted()
    const act = talk.act(player('white', { act: 'Play', play: { from: 'e2', to: 'e4' } }), 7, false)
    vi.advanceTimersByTime(16_000)
    const refusal = await act.catch((error: unknown) => error as Refusal)
    expect(refusal).toMatchObject({ fault: null })
  })
})

describe('a line that the server closes', () => {
  it.each([1001, 1006, 1011, 1012, 1013])('with %i is opened again at once', (code) => {
    greeted().closes(code)
    expect(lines.at(-1)).toBe('lost')
    vi.advanceTimersByTime(300)
    expect(FakeSocket.all).toHaveLength(2)
    expect(ends).toEqual([])
  })

  it('again and again is opened ever more slowly, and never all at one moment', () => {
    const waits: number[] = []
    for (const random of [0, 0.999, 0.5, 0, 0, 0, 0.999]) {
      vi.spyOn(Math, 'random').mockReturnValue(random)
      const count = FakeSocket.all.length
      socket().opens()
      // Even where the greeting is answered before it fails again.
      socket().says(state(7))
      socket().closes(1013)
      let waited = 0
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(10)
        waited += 10
      }
      waits.push(waited)
    }
    expect(waits).toEqual([150, 600, 900, 1_200, 2_400, 2_500, 5_000])
  })

  it('is opened quickly again after it has held', () => {
    for (let i = 0; i < 4; i += 1) {
      socket().closes(1006)
      vi.advanceTimersByTime(5_000)
    }
    const good = greeted()
    vi.advanceTimersByTime(5_000)
    const count = FakeSocket.all.length
    good.closes(1012)
    vi.advanceTimersByTime(300)
    expect(FakeSocket.all).toHaveLength(count + 1)
  })

  it.each([
    ['unauthenticated', 'refused'],
    ['gone', 'deleted'],
  ] as const)('with 1008 after %s stays closed, and says why', (kind, why) => {
    const first = greeted()
    first.says({ type: 'refused', id: 0, fault: { kind } })
    first.closes(1008)
    expect(lines.at(-1)).toBe('closed')
    expect(ends).toEqual([why])
    vi.advanceTimersByTime(60_000)
    ;(globalThis as unknown as { fire: (name: string) => void }).fire('online')
    expect(FakeSocket.all).toHaveLength(1)
  })
})
